"""Builds plagcheck/resources/i18n: collects every string of the window, fills in the translations, compiles them.

    python packaging/build_translations.py          rewrites the .ts and .qm files; exit 1 names what is not translated
    python packaging/build_translations.py --check  writes nothing; exit 1 when a string lacks a translation

The translations are plain TOML in packaging/translations/*.toml, any number of files, one entry a string:

    "Add files…" = ["添加文件…", "新增檔案…"]                      zh_CN, zh_TW
    "%n papers" = { en = ["%n paper", "%n papers"], zh_CN = "%n 篇", zh_TW = "%n 篇" }
    "WorkModel|Reading" = ["正在读取", "正在讀取"]               only in this class (the context of tr)

English is the source; only plurals need an entry for it. Needs pyside6-lupdate and pyside6-lrelease, which come with PySide6.
"""

import subprocess
import sys
import tempfile
import tomllib
import xml.etree.ElementTree as ElementTree
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "plagcheck" / "ui"
TARGET = ROOT / "plagcheck" / "resources" / "i18n"
LANGUAGES = ("zh_CN", "zh_TW", "en")
Entry = dict[str, list[str]]


def tool(name: str) -> str:
    """The path of a Qt tool beside this interpreter, else its bare name."""
    beside = Path(sys.executable).parent / name
    return str(beside) if beside.exists() else name


def collected() -> ElementTree.Element:
    """All strings of the window, as lupdate finds them."""
    files = sorted(str(path) for path in SOURCES.rglob("*.py"))
    with tempfile.TemporaryDirectory() as folder:
        template = Path(folder) / "template.ts"
        command = [tool("pyside6-lupdate"), "-locations", "none", "-silent", *files, "-ts", str(template)]
        subprocess.run(command, check=True, capture_output=True)
        return ElementTree.parse(template).getroot()


def entries() -> dict[str, Entry]:
    """Every entry of every TOML file, as lists of plural forms by language."""
    merged: dict[str, Entry] = {}
    for path in sorted((ROOT / "packaging" / "translations").glob("*.toml")):
        for key, value in tomllib.loads(path.read_text(encoding="utf-8")).items():
            merged[key] = _entry(value)
    return merged


def _entry(value: list[str] | dict[str, str | list[str]]) -> Entry:
    by_language = value if isinstance(value, dict) else dict(zip(LANGUAGES, value, strict=False))
    return {language: [forms] if isinstance(forms, str) else list(forms) for language, forms in by_language.items()}


def forms_of(known: dict[str, Entry], context: str, message: ElementTree.Element, language: str) -> list[str]:
    """The translations of a string (several for plurals); empty when there is none."""
    source = message.findtext("source") or ""
    entry = known.get(f"{context}|{source}") or known.get(source) or {}
    if language in entry:
        return entry[language]
    plural = message.get("numerus") == "yes"
    return [source] if language == "en" and not plural else []


def translated(root: ElementTree.Element, known: dict[str, Entry], language: str) -> tuple[str, list[str]]:
    """The text of a .ts file, and the strings that are not translated."""
    made = ElementTree.fromstring(ElementTree.tostring(root))
    made.set("language", language)
    made.attrib.pop("sourcelanguage", None)
    missing = []
    for context in made.iter("context"):
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            forms = forms_of(known, name, message, language)
            if not forms:
                missing.append(f"{language}: {name}|{message.findtext('source')}")
            _fill(message, forms)
    ElementTree.indent(made, "    ")
    text = ElementTree.tostring(made, encoding="unicode")
    return f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{text}\n', missing


def _fill(message: ElementTree.Element, forms: list[str]) -> None:
    target = message.find("translation")
    assert target is not None
    target.clear()
    if not forms:
        target.set("type", "unfinished")
    elif message.get("numerus") == "yes":
        for form in forms:
            ElementTree.SubElement(target, "numerusform").text = form
    else:
        target.text = forms[0]


def main() -> int:
    """Build, or with --check only look."""
    root, known, missing = collected(), entries(), []
    for language in LANGUAGES:
        text, lacking = translated(root, known, language)
        missing += lacking
        if "--check" not in sys.argv:
            TARGET.mkdir(parents=True, exist_ok=True)
            path = TARGET / f"plagcheck_{language}.ts"
            path.write_text(text, encoding="utf-8")
            subprocess.run([tool("pyside6-lrelease"), "-silent", str(path)], check=True)
    print("\n".join(missing) or f"{sum(1 for _ in root.iter('message'))} strings, all translated")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
