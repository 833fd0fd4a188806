"""What is shipped beside the program: desktop entry, description, spec."""

import configparser
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from PySide6.QtGui import QPixmap

from plagcheck.engine import SAVED_SUFFIX

PACKAGING = Path(__file__).parent.parent / "packaging"
ID = "io.github.plagcheck.Plagcheck"


def test_the_desktop_entry_starts_the_program_with_files():
    parser = configparser.ConfigParser(interpolation=None, strict=True)
    parser.optionxform = str
    parser.read(PACKAGING / "linux" / f"{ID}.desktop", encoding="utf-8")
    entry = parser["Desktop Entry"]
    assert (entry["Type"], entry["Exec"], entry["Icon"]) == ("Application", "plagcheck %F", ID)
    assert entry["Categories"] == "Education;"


def test_a_saved_check_opens_by_double_click():
    space = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    kind = ElementTree.parse(PACKAGING / "linux" / f"{ID}.mime.xml").getroot().find("m:mime-type", space)
    assert kind.find("m:glob", space).get("pattern") == f"*{SAVED_SUFFIX}"
    desktop = (PACKAGING / "linux" / f"{ID}.desktop").read_text(encoding="utf-8")
    assert f"{kind.get('type')};" in desktop


def test_the_description_names_the_same_program():
    root = ElementTree.parse(PACKAGING / "linux" / f"{ID}.metainfo.xml").getroot()
    assert root.findtext("id") == ID
    assert root.findtext("launchable") == f"{ID}.desktop"
    assert root.findtext("project_license") == "MIT"


def test_the_spec_keeps_the_segmenters_dictionary():
    spec = (PACKAGING / "plagcheck.spec").read_text(encoding="utf-8")
    assert 'collect_data_files("jieba")' in spec
    assert "strip=True" not in spec


def test_the_icon_is_a_picture(qapp):
    picture = QPixmap()
    icon = PACKAGING.parent / "plagcheck" / "resources" / "icons" / "plagcheck.svg"
    assert picture.loadFromData(icon.read_bytes())
    assert picture.width() == 256
