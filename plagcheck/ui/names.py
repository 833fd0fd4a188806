"""How papers are called in the window: a short key that is never shortened, and the file's name.

The key is the submission's folder or ZIP, or what a file name begins with (`S03_essay.docx` is S03), or the whole stem.
With names hidden, everything is `Paper 07`.
"""

import re

from PySide6.QtCore import QCoreApplication

from plagcheck.engine import Paper, Report

_NUMBERED = re.compile(r"[A-Za-z]{0,3}\d{1,12}(?=[_\-\s.—、]|$)")
KEY_LETTERS = 14
"""A longer key is cut: it has to fit a chip and a table column."""


def _short(key: str) -> str:
    return key if len(key) <= KEY_LETTERS else key[: KEY_LETTERS - 1] + "…"


def earlier(paper: Paper) -> str:
    """What tells a paper of the archive from a new one of the same name: its year or first label, else its number there."""
    labels = dict(paper.labels)
    return labels.get("year") or next(iter(labels.values()), f"#{paper.archived}")


class Names:
    """The names of one report's papers and submissions."""

    def __init__(self, report: Report) -> None:
        self._report = report
        self._hidden = report.options.hide_names
        self._keys = {s.id: self._key_of(s.id, s.name) for s in report.submissions}
        self._wholes: dict[int, str] = {}

    def _key_of(self, number: int, name: str) -> str:
        if self._hidden:
            return f"{number + 1:02d}"
        found = _NUMBERED.match(name)
        stem = name.rsplit(".", 1)[0] if re.search(r"\.\w{1,5}$", name) else name
        key = found.group() if found else stem
        return _short(key)

    def key(self, submission: int | None, document: int | None = None) -> str:
        """The short key of a submission, or of a paper that belongs to none."""
        if submission is not None and submission in self._keys:
            return self._keys[submission]
        paper = self._report.documents[document or 0]
        if self._hidden or paper.archived is None:
            return self._key_of(document or 0, paper.name)
        return _short(f"{earlier(paper)} {self._key_of(document or 0, paper.name)}")

    def key_of_paper(self, document: int) -> str:
        """The short key of the submission a paper belongs to."""
        return self.key(self._report.documents[document].submission, document)

    def file(self, document: int) -> str:
        """The paper's whole file name."""
        if self._hidden:
            return QCoreApplication.translate("names", "Paper {}").format(f"{document + 1:02d}")
        return self._report.documents[document].name

    def rest(self, document: int) -> str:
        """The file name without the key it begins with; the whole name where it does not."""
        name, key = self.file(document), self.key_of_paper(document)
        rest = name.removeprefix(key).lstrip("_- ") if name.startswith(key) else name
        return name if rest.startswith(".") or not rest else rest

    def whole(self, document: int) -> str:
        """Key and file name, as the tooltip and Ctrl+C give them."""
        if document not in self._wholes:
            name, key = self.file(document), self.key_of_paper(document)
            self._wholes[document] = name if key in name else f"{key} {name}"
        return self._wholes[document]

    def pair(self, a: int, b: int) -> str:
        """Two papers, as a crumb."""
        return f"{self.key_of_paper(a)} ↔ {self.key_of_paper(b)}"
