"""No string of the window is left untranslated, in none of its languages."""

import xml.etree.ElementTree as ElementTree
from importlib import resources

import pytest
from PySide6.QtCore import QCoreApplication

from plagcheck.ui.components import level_name
from plagcheck.ui.translations import install

LANGUAGES = ("zh_CN", "zh_TW", "en")


def root(language: str) -> ElementTree.Element:
    file = resources.files("plagcheck.resources") / "i18n" / f"plagcheck_{language}.ts"
    return ElementTree.fromstring(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_entry_is_unfinished_or_empty(language: str) -> None:
    for message in root(language).iter("message"):
        target = message.find("translation")
        forms = [f.text for f in target.iter("numerusform")] or [target.text]
        assert target.get("type") is None
        assert all(forms), message.findtext("source")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_gap_of_a_string_is_in_its_translation(language: str) -> None:
    for message in root(language).iter("message"):
        source, target = message.findtext("source") or "", message.find("translation")
        forms = [f.text or "" for f in target.iter("numerusform")] or [target.text or ""]
        for form in forms:
            assert form.count("{") == source.count("{"), source


def test_all_languages_hold_the_same_strings() -> None:
    strings = [{(c.findtext("name"), m.findtext("source")) for c in root(x).iter("context") for m in c} for x in LANGUAGES]
    assert strings[0] == strings[1] == strings[2]


@pytest.mark.parametrize(("language", "word"), [("zh_CN", "完全相同"), ("zh_TW", "完全相同"), ("en", "Identical")])
def test_a_language_is_put_in_force(qapp, language: str, word: str) -> None:
    install(qapp, language)
    assert level_name("identical") == word


def test_plurals_have_their_forms(qapp) -> None:
    install(qapp, "en")
    assert [QCoreApplication.translate("_Invitation", "Let go to add %n files", "", n) for n in (1, 2)] == [
        "Let go to add 1 file",
        "Let go to add 2 files",
    ]
