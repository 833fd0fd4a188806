"""The engine's findings in the words of the window: a chip, a title with the count, what it means and what to do.

Wording stays neutral: a finding is a fact noticed while reading, and often has an innocent reason.
"""

from typing import Any, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from plagcheck.engine import Finding, Paper
from plagcheck.ui.components import Chip
from plagcheck.ui.components.painting import Tone

_TABLE: dict[str, tuple[Any, Any, Any, str]] = {
    "invisible-characters": (
        QT_TRANSLATE_NOOP("findings", "Invisible {n}"),
        QT_TRANSLATE_NOOP("findings", "Invisible characters, {n} places"),
        QT_TRANSLATE_NOOP("findings", "ignored when comparing"),
        "eye-slash",
    ),
    "look-alike-letters": (
        QT_TRANSLATE_NOOP("findings", "Look-alike {n}"),
        QT_TRANSLATE_NOOP("findings", "Look-alike letters, {n} places"),
        QT_TRANSLATE_NOOP("findings", "read as the Latin letters they look like"),
        "text-aa",
    ),
    "spaced-letters": (
        QT_TRANSLATE_NOOP("findings", "Spaced {n}"),
        QT_TRANSLATE_NOOP("findings", "Words with spaces between the letters, {n} places"),
        QT_TRANSLATE_NOOP("findings", "read without the spaces"),
        "text-aa",
    ),
    "hidden-text": (
        QT_TRANSLATE_NOOP("findings", "Hidden {n}"),
        QT_TRANSLATE_NOOP("findings", "Hidden text, {n} passages"),
        QT_TRANSLATE_NOOP("findings", "kept and shown, counted in no share"),
        "text-strikethrough",
    ),
    "traditional-script": (
        QT_TRANSLATE_NOOP("findings", "Traditional"),
        QT_TRANSLATE_NOOP("findings", "Traditional characters"),
        QT_TRANSLATE_NOOP("findings", "compared as their simplified forms"),
        "text-aa",
    ),
    "full-width-letters": (
        QT_TRANSLATE_NOOP("findings", "Full-width {n}"),
        QT_TRANSLATE_NOOP("findings", "Full-width letters, {n}"),
        QT_TRANSLATE_NOOP("findings", "compared as ordinary letters"),
        "text-aa",
    ),
    "radicals": (
        QT_TRANSLATE_NOOP("findings", "Radicals {n}"),
        QT_TRANSLATE_NOOP("findings", "Radicals in place of characters, {n}"),
        QT_TRANSLATE_NOOP("findings", "compared as the characters they stand for"),
        "text-aa",
    ),
    "soft-hyphens": (
        QT_TRANSLATE_NOOP("findings", "Soft hyphens {n}"),
        QT_TRANSLATE_NOOP("findings", "Soft hyphens, {n}"),
        QT_TRANSLATE_NOOP("findings", "ignored when comparing"),
        "info",
    ),
    "line-breaks-joined": (
        QT_TRANSLATE_NOOP("findings", "Line breaks {n}"),
        QT_TRANSLATE_NOOP("findings", "Words divided at line ends, {n}"),
        QT_TRANSLATE_NOOP("findings", "joined when comparing"),
        "info",
    ),
    "damaged-text": (
        QT_TRANSLATE_NOOP("findings", "Damaged text"),
        QT_TRANSLATE_NOOP("findings", "The text looks damaged"),
        QT_TRANSLATE_NOOP("findings", "a wrong encoding or a broken font: read it again with another encoding"),
        "warning",
    ),
    "no-text-layer": (
        QT_TRANSLATE_NOOP("findings", "No text layer"),
        QT_TRANSLATE_NOOP("findings", "No text layer: takes part in no score"),
        QT_TRANSLATE_NOOP("findings", "the pages are pictures: run text recognition first, then add the file again"),
        "prohibit",
    ),
    "encoding-guessed": (
        QT_TRANSLATE_NOOP("findings", "Encoding guessed"),
        QT_TRANSLATE_NOOP("findings", "Encoding guessed: {detail}"),
        QT_TRANSLATE_NOOP("findings", "if the text looks wrong, read it again with another encoding"),
        "info",
    ),
    "bad-bytes": (
        QT_TRANSLATE_NOOP("findings", "Bad bytes {n}"),
        QT_TRANSLATE_NOOP("findings", "Bytes that are no text, {n}"),
        QT_TRANSLATE_NOOP("findings", "each was replaced by one mark"),
        "warning",
    ),
    "markup-in-text-file": (
        QT_TRANSLATE_NOOP("findings", "Markup"),
        QT_TRANSLATE_NOOP("findings", "Markup in a text file"),
        QT_TRANSLATE_NOOP("findings", "read as it stands, with the markup"),
        "info",
    ),
    "wrong-suffix": (
        QT_TRANSLATE_NOOP("findings", "Wrong suffix"),
        QT_TRANSLATE_NOOP("findings", "The file is not what its name says: {detail}"),
        QT_TRANSLATE_NOOP("findings", "read as what it is"),
        "info",
    ),
    "quotation-not-closed": (
        QT_TRANSLATE_NOOP("findings", "Open quotation"),
        QT_TRANSLATE_NOOP("findings", "A quotation mark is not closed, {n} places"),
        QT_TRANSLATE_NOOP("findings", "the quotation is taken to end with its paragraph"),
        "quotes",
    ),
    "wholly-quoted": (
        QT_TRANSLATE_NOOP("findings", "All in quotes"),
        QT_TRANSLATE_NOOP("findings", "Nearly all of the text stands in quotation marks"),
        QT_TRANSLATE_NOOP("findings", "so none of it is taken for a quotation"),
        "quotes",
    ),
    "deleted-text-ignored": (
        QT_TRANSLATE_NOOP("findings", "Deleted text"),
        QT_TRANSLATE_NOOP("findings", "Text deleted in tracked changes, {n}"),
        QT_TRANSLATE_NOOP("findings", "not read"),
        "info",
    ),
    "too-short": (
        QT_TRANSLATE_NOOP("findings", "Very short"),
        QT_TRANSLATE_NOOP("findings", "Only {n} counted characters"),
        QT_TRANSLATE_NOOP("findings", "shares of so short a text say little"),
        "info",
    ),
    "nothing-counted": (
        QT_TRANSLATE_NOOP("findings", "Nothing counted"),
        QT_TRANSLATE_NOOP("findings", "No counted text: takes part in no score"),
        QT_TRANSLATE_NOOP("findings", "the paper is empty, or all of it is excluded"),
        "prohibit",
    ),
    "file-gone": (
        QT_TRANSLATE_NOOP("findings", "File gone"),
        QT_TRANSLATE_NOOP("findings", "The file is no longer there"),
        QT_TRANSLATE_NOOP("findings", "put it back, then read again"),
        "prohibit",
    ),
    "file-in-use": (
        QT_TRANSLATE_NOOP("findings", "File in use"),
        QT_TRANSLATE_NOOP("findings", "Another program is using the file"),
        QT_TRANSLATE_NOOP("findings", "close it there, then read again"),
        "prohibit",
    ),
    "damaged-file": (
        QT_TRANSLATE_NOOP("findings", "Damaged file"),
        QT_TRANSLATE_NOOP("findings", "The file is damaged and could not be read"),
        QT_TRANSLATE_NOOP("findings", "open and save it in its own program, then read again"),
        "prohibit",
    ),
    "password": (
        QT_TRANSLATE_NOOP("findings", "Needs a password"),
        QT_TRANSLATE_NOOP("findings", "The file is protected by a password"),
        QT_TRANSLATE_NOOP("findings", "enter the password: only this paper is read again"),
        "lock-key",
    ),
    "too-large": (
        QT_TRANSLATE_NOOP("findings", "Too large"),
        QT_TRANSLATE_NOOP("findings", "The file is too large or took too long"),
        QT_TRANSLATE_NOOP("findings", "divide it, or save it as plain text"),
        "prohibit",
    ),
    "same-file": (
        QT_TRANSLATE_NOOP("findings", "Named twice"),
        QT_TRANSLATE_NOOP("findings", "This file was named more than once"),
        QT_TRANSLATE_NOOP("findings", "it is compared with itself"),
        "files",
    ),
    "text-not-kept": (
        QT_TRANSLATE_NOOP("findings", "Text not kept"),
        QT_TRANSLATE_NOOP("findings", "The archive does not keep this paper's text"),
        QT_TRANSLATE_NOOP("findings", "only large copies of it are found, and its passages cannot be shown"),
        "eye-slash",
    ),
    "other-version": (
        QT_TRANSLATE_NOOP("findings", "Other version"),
        QT_TRANSLATE_NOOP("findings", "Looks like another version of {detail}"),
        QT_TRANSLATE_NOOP("findings", "if both are one student's, put them in one folder or name them in students.csv"),
        "files",
    ),
}
_LANGUAGES: dict[str, Any] = {
    "zh": QT_TRANSLATE_NOOP("findings", "Chinese"),
    "en": QT_TRANSLATE_NOOP("findings", "English"),
    "zh+en": QT_TRANSLATE_NOOP("findings", "Chinese and English"),
}


class Words(NamedTuple):
    """How one kind of finding is told."""

    chip: str
    title: str
    meaning: str
    icon: str


def words_of(finding: Finding) -> Words:
    """Chip, title and meaning of a finding in the language of the window; an unknown code gives the engine's own words."""
    told = _TABLE.get(finding.code)
    if told is None:
        return Words(finding.code, finding.message, "", "info")
    fill = {"n": f"{finding.count:,}", "detail": finding.detail or ""}
    chip, title, meaning = (QCoreApplication.translate("findings", part).format(**fill) for part in told[:3])
    return Words(chip, title, meaning, told[3])


def tone_of(finding: Finding, paper: Paper) -> Tone:
    """How its chip is coloured: failed, to be looked at, or a plain fact."""
    if paper.status != "ok":
        return "err"
    return "warn" if finding.disguise else "neutral"


def chips_of(paper: Paper) -> tuple[Chip, ...]:
    """A chip for each finding of a paper, what needs a look first."""
    order = {"err": 0, "warn": 1, "neutral": 2, "accent": 3}
    chips = [Chip(words_of(f).chip, tone_of(f, paper)) for f in paper.warnings]
    return tuple(sorted(chips, key=lambda c: order[c.tone]))


def state_icon(paper: Paper) -> tuple[str, str]:
    """Icon and ink that say what became of a paper."""
    if paper.status != "ok":
        return ("lock-key" if paper.status == "password" else "prohibit"), "err"
    if any(f.disguise for f in paper.warnings):
        return "warning", "warn"
    return ("info", "ink2") if paper.warnings else ("check-circle", "ink2")


def language_name(code: str) -> str:
    """The name of a paper's language in the language of the window."""
    return QCoreApplication.translate("findings", _LANGUAGES[code]) if code in _LANGUAGES else code or "–"


def file_icon(kind: str) -> str:
    """The icon of a kind of file."""
    return "file-pdf" if kind == "pdf" else "file-text"
