"""Pictures of the window, without a display: every view of the sample class, light and dark, in a language.

    python packaging/screenshots.py [FOLDER] [--language zh_CN] [--scheme light] [--zoom 1.0]

They lie beside the mock-ups in a review, and the README shows some of them. Uses a settings file of its own.
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from plagcheck.ui import theme
from plagcheck.ui.main_window import MainWindow
from plagcheck.ui.settings import Settings
from plagcheck.ui.translations import install
from plagcheck.ui.views.pair import TABS

SIZE = (1360, 860)
LONGEST_MS = 120_000


def wait(ready: Callable[[], bool], longest_ms: int = LONGEST_MS) -> None:
    """Let the window live until `ready`, or `longest_ms` have passed."""
    loop, poll, end = QEventLoop(), QTimer(), QTimer()
    poll.timeout.connect(lambda: loop.quit() if ready() else None)
    end.setSingleShot(True)
    end.timeout.connect(loop.quit)
    poll.start(20)
    end.start(longest_ms)
    loop.exec()


def pause(ms: int = 150) -> None:
    """Let timers and paints run."""
    wait(lambda: False, ms)


def take(window: MainWindow, folder: Path) -> None:
    """Walk through the views of the sample class and save a picture of each."""

    def save(name: str) -> None:
        pause()
        window.grab().save(str(folder / f"{name}.png"))

    save("1-start")
    window.intake.open_sample()
    save("2-working")
    wait(lambda: not window.desk.busy)
    save("3-overview")
    window.show_papers()
    save("3-papers")
    window.show_reading()
    window.of_class.reading.choose_paper(4)
    save("7-reading-check")
    window.show_overview()
    window.open_pair(0)
    save("4-pair")
    for key in TABS[1:]:
        window.pair.show_tab(key)
        pause(1500)
        save(f"5-{key}")
    window.show_options()
    save("9-options")
    window.show_definitions()
    save("9-definitions")


def main() -> None:
    """Take all pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", default="screenshots", type=Path)
    parser.add_argument("--language", default="zh_CN", choices=("zh_CN", "zh_TW", "en"))
    parser.add_argument("--scheme", default="light", choices=("light", "dark"))
    parser.add_argument("--zoom", default=1.0, type=float)
    parser.add_argument("--size", default=SIZE, nargs=2, type=int)
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    application = QApplication([])
    with tempfile.TemporaryDirectory() as home:
        settings = Settings(Path(home) / "plagcheck.ini")
        settings.language, settings.scheme, settings.zoom = given.language, given.scheme, given.zoom
        install(application, given.language)
        theme.apply(application, given.scheme, given.zoom, given.language)
        window = MainWindow(settings)
        window.resize(*given.size)
        window.show()
        take(window, given.folder)
        window.close()


if __name__ == "__main__":
    main()
