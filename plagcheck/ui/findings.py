"""The engine's findings in the words of the window: a chip, a title with the count, what it means and what to do.

Wording stays neutral: a finding is a fact noticed while reading, and often has an innocent reason.
"""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from plagcheck.engine import Finding, Paper
from plagcheck.ui.components import Chip
from plagcheck.ui.components.painting import Tone


class Words(NamedTuple):
    """How one kind of finding is told."""

    chip: str
    title: str
    meaning: str
    icon: str


def words_of(finding: Finding) -> Words:
    """Chip, title and meaning of a finding in the language of the window; an unknown code gives the engine's own words."""
    told = _table().get(finding.code)
    if told is None:
        return Words(finding.code, finding.message, "", "info")
    fill = {"n": f"{finding.count:,}", "detail": finding.detail or ""}
    return Words(*(part.format(**fill) for part in told))


def _table() -> dict[str, tuple[str, str, str, str]]:
    return {
        "invisible-characters": (
            QCoreApplication.translate("findings", "Invisible {n}"), QCoreApplication.translate("findings", "Invisible characters, {n} places"),
            QCoreApplication.translate("findings", "ignored when comparing"), "eye-slash",
        ),
        "look-alike-letters": (
            QCoreApplication.translate("findings", "Look-alike {n}"), QCoreApplication.translate("findings", "Look-alike letters, {n} places"),
            QCoreApplication.translate("findings", "read as the Latin letters they look like"), "text-aa",
        ),
        "spaced-letters": (
            QCoreApplication.translate("findings", "Spaced {n}"), QCoreApplication.translate("findings", "Words with spaces between the letters, {n} places"),
            QCoreApplication.translate("findings", "read without the spaces"), "text-aa",
        ),
        "hidden-text": (
            QCoreApplication.translate("findings", "Hidden {n}"), QCoreApplication.translate("findings", "Hidden text, {n} passages"),
            QCoreApplication.translate("findings", "kept and shown, counted in no share"), "text-strikethrough",
        ),
        "traditional-script": (
            QCoreApplication.translate("findings", "Traditional"), QCoreApplication.translate("findings", "Traditional characters"),
            QCoreApplication.translate("findings", "compared as their simplified forms"), "text-aa",
        ),
        "full-width-letters": (
            QCoreApplication.translate("findings", "Full-width {n}"), QCoreApplication.translate("findings", "Full-width letters, {n}"),
            QCoreApplication.translate("findings", "compared as ordinary letters"), "text-aa",
        ),
        "radicals": (
            QCoreApplication.translate("findings", "Radicals {n}"), QCoreApplication.translate("findings", "Radicals in place of characters, {n}"),
            QCoreApplication.translate("findings", "compared as the characters they stand for"), "text-aa",
        ),
        "soft-hyphens": (
            QCoreApplication.translate("findings", "Soft hyphens {n}"), QCoreApplication.translate("findings", "Soft hyphens, {n}"),
            QCoreApplication.translate("findings", "ignored when comparing"), "info",
        ),
        "line-breaks-joined": (
            QCoreApplication.translate("findings", "Line breaks {n}"), QCoreApplication.translate("findings", "Words divided at line ends, {n}"),
            QCoreApplication.translate("findings", "joined when comparing"), "info",
        ),
        "damaged-text": (
            QCoreApplication.translate("findings", "Damaged text"), QCoreApplication.translate("findings", "The text looks damaged"),
            QCoreApplication.translate("findings", "a wrong encoding or a broken font: read it again with another encoding"), "warning",
        ),
        "no-text-layer": (
            QCoreApplication.translate("findings", "No text layer"), QCoreApplication.translate("findings", "No text layer: takes part in no score"),
            QCoreApplication.translate("findings", "the pages are pictures: run text recognition first, then add the file again"), "prohibit",
        ),
        "encoding-guessed": (
            QCoreApplication.translate("findings", "Encoding guessed"), QCoreApplication.translate("findings", "Encoding guessed: {detail}"),
            QCoreApplication.translate("findings", "if the text looks wrong, read it again with another encoding"), "info",
        ),
        "bad-bytes": (
            QCoreApplication.translate("findings", "Bad bytes {n}"), QCoreApplication.translate("findings", "Bytes that are no text, {n}"),
            QCoreApplication.translate("findings", "each was replaced by one mark"), "warning",
        ),
        "markup-in-text-file": (
            QCoreApplication.translate("findings", "Markup"), QCoreApplication.translate("findings", "Markup in a text file"),
            QCoreApplication.translate("findings", "read as it stands, with the markup"), "info",
        ),
        "wrong-suffix": (
            QCoreApplication.translate("findings", "Wrong suffix"), QCoreApplication.translate("findings", "The file is not what its name says: {detail}"),
            QCoreApplication.translate("findings", "read as what it is"), "info",
        ),
        "quotation-not-closed": (
            QCoreApplication.translate("findings", "Open quotation"), QCoreApplication.translate("findings", "A quotation mark is not closed, {n} places"),
            QCoreApplication.translate("findings", "the quotation is taken to end with its paragraph"), "quotes",
        ),
        "deleted-text-ignored": (
            QCoreApplication.translate("findings", "Deleted text"), QCoreApplication.translate("findings", "Text deleted in tracked changes, {n}"),
            QCoreApplication.translate("findings", "not read"), "info",
        ),
        "too-short": (
            QCoreApplication.translate("findings", "Very short"), QCoreApplication.translate("findings", "Only {n} counted characters"),
            QCoreApplication.translate("findings", "shares of so short a text say little"), "info",
        ),
        "nothing-counted": (
            QCoreApplication.translate("findings", "Nothing counted"), QCoreApplication.translate("findings", "No counted text: takes part in no score"),
            QCoreApplication.translate("findings", "the paper is empty, or all of it is excluded"), "prohibit",
        ),
        "file-gone": (
            QCoreApplication.translate("findings", "File gone"), QCoreApplication.translate("findings", "The file is no longer there"),
            QCoreApplication.translate("findings", "put it back, then read again"), "prohibit",
        ),
        "file-in-use": (
            QCoreApplication.translate("findings", "File in use"), QCoreApplication.translate("findings", "Another program is using the file"),
            QCoreApplication.translate("findings", "close it there, then read again"), "prohibit",
        ),
        "damaged-file": (
            QCoreApplication.translate("findings", "Damaged file"), QCoreApplication.translate("findings", "The file is damaged and could not be read"),
            QCoreApplication.translate("findings", "open and save it in its own program, then read again"), "prohibit",
        ),
        "password": (
            QCoreApplication.translate("findings", "Needs a password"), QCoreApplication.translate("findings", "The file is protected by a password"),
            QCoreApplication.translate("findings", "enter the password: only this paper is read again"), "lock-key",
        ),
        "too-large": (
            QCoreApplication.translate("findings", "Too large"), QCoreApplication.translate("findings", "The file is too large or took too long"),
            QCoreApplication.translate("findings", "divide it, or save it as plain text"), "prohibit",
        ),
        "same-file": (
            QCoreApplication.translate("findings", "Named twice"), QCoreApplication.translate("findings", "This file was named more than once"),
            QCoreApplication.translate("findings", "it is compared with itself"), "files",
        ),
    }  # fmt: skip


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
    names = {
        "zh": QCoreApplication.translate("findings", "Chinese"),
        "en": QCoreApplication.translate("findings", "English"),
        "zh+en": QCoreApplication.translate("findings", "Chinese and English"),
    }
    return names.get(code, code or "–")


def file_icon(kind: str) -> str:
    """The icon of a kind of file."""
    return "file-pdf" if kind == "pdf" else "file-text"
