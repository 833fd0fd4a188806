"""No string of the window is left untranslated, in none of its languages."""

import ast
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from functools import cache
from importlib import resources
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

import plagcheck.ui
from plagcheck.ui.components import level_name
from plagcheck.ui.translations import install

LANGUAGES = ("zh_CN", "zh_TW", "en")


WINDOW = sorted(Path(plagcheck.ui.__file__).parent.rglob("*.py"))


def strings_of(node: ast.AST, context: str = "") -> Iterator[tuple[str, str]]:
    """Context and text of every string that the code below `node` wants translated: of tr() the class it stands in."""
    for child in ast.iter_child_nodes(node):
        yield from strings_of(child, child.name if isinstance(child, ast.ClassDef) else context)
    if not isinstance(node, ast.Call):
        return
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    if name == "tr":
        yield from ((context, text) for text in literals(node.args[0]))
    elif name in ("translate", "QT_TRANSLATE_NOOP") and len(node.args) >= 2:
        (place,) = literals(node.args[0])
        yield from ((place, text) for text in literals(node.args[1]))


@cache
def wanted() -> set[tuple[str, str]]:
    """Context and text of every string of the window."""
    return {found for path in WINDOW for found in strings_of(ast.parse(path.read_text(encoding="utf-8")))}


def literals(node: ast.AST) -> list[str]:
    """The strings that an argument is, or chooses from."""
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_string_in_the_code_stands_in_the_translations(language: str) -> None:
    known = {(c.findtext("name"), m.findtext("source")) for c in root(language).iter("context") for m in c.iter("message")}
    assert len(wanted()) > 300  # the search itself works
    assert sorted(wanted() - known) == []


def test_the_search_sees_every_way_of_asking_for_a_translation() -> None:
    code = (
        "class A:\n  def f(self):\n    self.tr('a' if x else 'b', '', n); tr(c)\n"
        "QCoreApplication.translate('x', 'd')\nQT_TRANSLATE_NOOP('y', 'e' 'f')"
    )
    assert set(strings_of(ast.parse(code))) == {("A", "a"), ("A", "b"), ("x", "d"), ("y", "ef")}


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
