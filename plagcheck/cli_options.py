"""The choices of the command line and of an options file, and what becomes of them: `Options`."""

import argparse
import locale
import os
import sys
import tomllib
from pathlib import Path
from typing import Any

from plagcheck.engine import SAVED_SUFFIX, MissingFileError, Options, PlagcheckError

LANGUAGES = ("zh_CN", "zh_TW", "en")
Argument = tuple[tuple[str, ...], dict[str, Any]]
OUTPUTS: tuple[Argument, ...] = (
    (("--json",), {"metavar": "FILE|-", "help": "the report for programs; - is standard output"}),
    (("--csv",), {"metavar": "FILE", "help": "a table of the pairs"}),
    (("--pdf",), {"metavar": "FILE", "help": "the report to read, print and hand on"}),
    (("--html",), {"metavar": "FILE", "help": "the same for a browser"}),
    (("--save",), {"metavar": f"FILE{SAVED_SUFFIX}", "help": "the whole check, to be opened and reviewed in the window"}),
)
CHOICES: tuple[Argument, ...] = (
    (("--exclude",), {"metavar": "KINDS", "help": "of quotes,references,common,front-matter (default: none)"}),
    (("--template",), {"metavar": "FILE", "action": "append", "help": "assignment prompt or form; may be repeated"}),
    (("--against",), {"metavar": "PATH", "action": "append", "help": "compare with these, not these with one another"}),
    (("--archive",), {"metavar": "FILE", "help": "compare with the earlier papers of this archive too"}),
    (("--min-match",), {"metavar": "HAN[,WORDS]", "help": "shortest verbatim match (default 25,17)"}),
    (("--sensitivity",), {"choices": ("strict", "normal", "thorough")}),
    (("--bits",), {"type": int, "choices": (8, 32, 64, 128), "help": "width of the fingerprint (default 64)"}),
    (("--permutations",), {"type": int, "metavar": "N", "help": "K of MinHash (default 128)"}),
    (("--near-duplicate",), {"type": int, "metavar": "N", "help": "largest distance of near-duplicates (default 3)"}),
    (("--jobs",), {"type": int, "metavar": "N", "help": "worker processes (default: processors less one)"}),
    (("--encoding",), {"metavar": "NAME", "help": "of text files (default: found out for each)"}),
    (("--password-file",), {"metavar": "FILE|-", "help": "passwords, one a line, each tried"}),
    (("--hide-names",), {"action": "store_true", "default": None, "help": "Paper 07 instead of path and name"}),
    (("--lang",), {"choices": LANGUAGES, "help": "of table and report (default: the system's)"}),
    (("--options",), {"metavar": "FILE.toml", "help": "choices from a file; the command line wins"}),
    (("--quiet",), {"action": "store_true", "help": "no progress, no table"}),
)
_PLAIN = ("archive", "sensitivity", "bits", "permutations", "near_duplicate", "jobs", "encoding", "hide_names")


def options_of(given: argparse.Namespace) -> Options:
    """The options of parsed arguments over those of the file they name.

    Raises ValueError for a value out of range, PlagcheckError for a file that cannot be read or used.
    """
    chosen: dict[str, Any] = _from_file(path) if (path := getattr(given, "options", None)) else {}
    chosen |= {name: value for name in _PLAIN if (value := getattr(given, name, None)) is not None}
    for name, key in (("template", "templates"), ("against", "against")):
        if value := getattr(given, name, None):
            chosen[key] = tuple(value)
    if getattr(given, "exclude", None) is not None:
        chosen["exclude"] = frozenset(kind.strip() for kind in given.exclude.split(",") if kind.strip())
    if getattr(given, "min_match", None):
        chosen |= _shortest(given.min_match)
    if getattr(given, "password_file", None):
        chosen["passwords"] = _lines_of(given.password_file)
    return _made(chosen)


def language_of(chosen: str | None) -> str:
    """The language asked for, or the system's."""
    if chosen:
        return chosen
    names = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    name = next((n for n in names if n), None) or locale.getlocale()[0] or ""
    if name.startswith("zh"):
        return "zh_TW" if any(part in name for part in ("TW", "HK", "MO", "Hant")) else "zh_CN"
    return "en"


def _made(chosen: dict[str, Any]) -> Options:
    encoding = chosen.get("encoding")
    if encoding is not None:
        try:
            "".encode(encoding)
        except (LookupError, UnicodeError) as error:
            raise ValueError(f"{encoding} is no encoding; name one such as utf-8, gb18030 or big5") from error
    try:
        return Options(**chosen)
    except TypeError as error:
        raise ValueError(str(error)) from error


def _shortest(text: str) -> dict[str, int]:
    parts = text.split(",")
    if len(parts) > 2 or not all(part.strip().isdigit() for part in parts):
        raise ValueError(f"--min-match {text}: write HAN or HAN,WORDS, such as 25,17")
    return dict(zip(("min_match_han", "min_match_words"), map(int, parts), strict=False))


def _from_file(path: str) -> dict[str, Any]:
    """The file's table, with the names of the JSON report's options (or of the command line)."""
    try:
        table = tomllib.loads(_read(path))
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"{path}: is no valid TOML ({error}); mend or leave out --options") from error
    table = {name.replace("-", "_"): value for name, value in table.items()}
    chosen = {name: table.pop(name) for name in _PLAIN if name in table}
    shortest = table.pop("min_match", {})
    chosen |= (
        _shortest(str(shortest)) if not isinstance(shortest, dict) else {f"min_match_{k}": v for k, v in shortest.items()}
    )
    chosen |= {"exclude": frozenset(_listed(table.pop("exclude")))} if "exclude" in table else {}
    for name, key in (("template", "templates"), ("templates", "templates"), ("against", "against")):
        if name in table:
            chosen[key] = tuple(_listed(table.pop(name)))
    if table:
        raise ValueError(f"{path}: {sorted(table)[0]} is no option; leave it out")
    for name, kind in _TYPES.items():
        if name in chosen and type(chosen[name]) is not kind:
            raise ValueError(f"{path}: {name} takes {_TOLD[kind]}; write it so or leave it out")
    return chosen


_TYPES = {
    "min_match_han": int, "min_match_words": int, "bits": int, "permutations": int, "near_duplicate": int, "jobs": int,
    "hide_names": bool, "encoding": str, "sensitivity": str, "archive": str,
}  # fmt: skip
_TOLD = {int: "a whole number", bool: "true or false", str: "a text in quotation marks"}


def _listed(value: Any) -> list[str]:
    if isinstance(value, str):
        return [part.strip() for part in value.split(",") if part.strip()]
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        raise ValueError(f'{value!r} is no list of words; write it as ["a", "b"]')
    return value


def _lines_of(path: str) -> tuple[str, ...]:
    text = sys.stdin.read() if path == "-" else _read(path)
    return tuple(line for line in text.splitlines() if line)


def _read(path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8-sig")
    except FileNotFoundError as error:
        raise MissingFileError(f"{path}: there is no such file; check the spelling") from error
    except (OSError, UnicodeDecodeError) as error:
        raise PlagcheckError(f"{path}: cannot be read ({error}); save it as UTF-8 text") from error
