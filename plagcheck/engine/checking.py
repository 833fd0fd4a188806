"""Checking: paths → report. A session keeps the papers it has read, so that other options, one paper more or one paper read
again cost no second reading of the rest.

gather ─ read in worker processes ─ profiles ─ background of the class ─ screening ─ compare the candidates ─ report
"""

import os
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from pathlib import Path

from plagcheck.engine import grouping, screening
from plagcheck.engine.assembling import Entry, Made, assembled, is_listed, scoped, with_warning
from plagcheck.engine.background import Background
from plagcheck.engine.comparing import compare_if_shared, compare_scopes, unfolded_shares
from plagcheck.engine.errors import PlagcheckError
from plagcheck.engine.model import Comparison, Document, Finding, Options, Report, Skipped
from plagcheck.engine.preparing import Heard, prepare, unheard
from plagcheck.engine.profile import Profile
from plagcheck.engine.progress import Progress, silent, track
from plagcheck.engine.reading.containers import Gathered, Source, gather
from plagcheck.engine.scope import Scope

Paths = Sequence[Path | str]
Pair = tuple[int, int]
FEWEST_OF_A_CLASS = 3
"""Papers from which on the window takes token rates from the papers themselves."""


def check(paths: Paths, options: Options | None = None, *, progress: Progress = silent) -> Report:
    """Compare a class: each entry of a folder or ZIP is one submission.

    Raises MissingFileError for a path that does not exist, PlagcheckError for a template that cannot be read.
    """
    session = Session()
    session.add(paths, options, progress)
    return session.report(options, progress, own_background=True)


def compare_files(paths: Paths, options: Options | None = None, *, progress: Progress = silent) -> Report:
    """Compare every pair of the files named, in the order named; each file is one submission. Raises as `check`."""
    session = Session(each_file=True)
    session.add(paths, options, progress)
    return session.report(options, progress, own_background=False)


@dataclass(eq=False)
class Session:
    """Papers that have been read. With `each_file` every file is a submission, every pair is listed, in the order named."""

    each_file: bool = False
    entries: list[Entry] = field(default_factory=list)
    skipped: list[Skipped] = field(default_factory=list)
    _beside: dict[tuple[str, str | None, tuple[str, ...]], list[Entry]] = field(default_factory=dict)
    """References and templates by how they were named and read."""
    _shown: list[Entry] = field(default_factory=list)
    """The entries of the last report, by id."""
    _scopes: list[Scope] = field(default_factory=list)
    _background: Background = field(default_factory=Background.shipped)

    def add(self, paths: Paths, options: Options | None = None, progress: Progress = silent, heard: Heard = unheard) -> None:
        """Read the papers at `paths` and keep them; `heard` is told of each as soon as it is read.

        When it is cancelled or fails, the session is as before.
        """
        gathered = _in_the_order_named(paths) if self.each_file else gather(paths)
        read, skipped = _read(gathered, options or Options(), progress, heard)
        if self.each_file:
            read = [replace(entry, owner=f"{len(self.entries) + i:06}") for i, entry in enumerate(read)]
        self.entries += read
        self.skipped += skipped

    def remove(self, document: int) -> None:
        """Forget the paper that has this id in the last report."""
        gone = self._shown[document].source
        self.entries = [entry for entry in self.entries if entry.source is not gone]

    def reread(
        self, document: int, encoding: str | None = None, password: str | None = None, *, progress: Progress = silent
    ) -> Document:
        """Read one paper of the last report again, in another encoding or with a password, and return it."""
        return self._again(self._shown[document], encoding, (password,) if password else (), progress)

    def locked(self) -> list[Document]:
        """The papers that need a password which was not among those tried."""
        return [entry.document for entry in self.entries if entry.document.status == "password"]

    def unlock(self, document: Document, options: Options, progress: Progress = silent) -> Document:
        """Read one of the `locked` papers again, with the passwords of `options`, and return it."""
        entry = next(e for e in self.entries if e.document is document)
        return self._again(entry, options.encoding, options.passwords, progress)

    def _again(self, old: Entry, encoding: str | None, passwords: tuple[str, ...], progress: Progress) -> Document:
        chosen = Options(encoding=encoding, passwords=passwords)
        new = replace(old, document=prepare([old.source], chosen, progress)[0])
        self.entries = [new if entry.source is old.source else entry for entry in self.entries]
        self._shown = [new if entry.source is old.source else entry for entry in self._shown]
        return new.document

    def compare(self, a: int, b: int, options: Options | None = None, progress: Progress = silent) -> Comparison:
        """Any two papers of the last report with that report's numbers, listed in it or not."""
        return compare_scopes(self._scopes[a], self._scopes[b], (a, b), self._background, options or Options(), progress)

    def shares_unfolded(self, a: int, b: int, options: Options | None = None) -> tuple[float, float] | None:
        """The copied shares of two papers of the last report as they would be without folding."""
        return unfolded_shares(self._scopes[a], self._scopes[b], self._background, options or Options())

    def report(
        self, options: Options | None = None, progress: Progress = silent, *, own_background: bool | None = None
    ) -> Report:
        """Compare all papers under `options`, without reading any again; only references and templates new in them are read.

        `own_background` takes token rates from the papers themselves; None does so from three papers on.
        """
        chosen, started = options or Options(), time.perf_counter()
        papers = self.entries if self.each_file else sorted(self.entries, key=lambda e: e.document.path)
        shown = _repeats_noted([*papers, *self._references(chosen, progress)])
        own = len(papers) >= FEWEST_OF_A_CLASS if own_background is None else own_background
        documents = [entry.document for entry in shown]
        self._background = Background.of(track(documents, progress, "screening")) if own and shown else Background.shipped()
        scopes, passages = scoped(shown, self._templates(chosen, progress), chosen, progress)
        pairs = _pairs(shown, scopes, self._background, self.each_file, (chosen, progress))
        compare = compare_scopes if self.each_file else compare_if_shared
        made = [
            compare(scopes[a], scopes[b], (a, b), self._background, chosen, progress)
            for a, b in track(pairs, progress, "comparing")
        ]
        compared = [pair for pair in made if pair is not None]
        listed = compared if self.each_file else [p for p in compared if is_listed(p, scopes)]
        whole = Made(shown, scopes, compared, grouping.ranked(listed), passages).without_idle_references()
        self._shown, self._scopes = list(whole.entries), list(whole.scopes)
        return assembled(whole, chosen, own, self.skipped, time.perf_counter() - started)

    def _references(self, options: Options, progress: Progress) -> list[Entry]:
        """The papers to compare with, less those that are among the papers to be checked."""
        own = {_identity(entry.source) for entry in self.entries}
        read = [entry for path in options.against for entry in self._read_beside(path, options, progress)]
        return [replace(entry, owner=None) for entry in read if _identity(entry.source) not in own]

    def _templates(self, options: Options, progress: Progress) -> list[Profile]:
        read = [entry for path in options.templates for entry in self._read_beside(path, options, progress)]
        for entry in read:
            if entry.document.status != "ok":
                reason = entry.document.warnings[0].message if entry.document.warnings else entry.document.status
                raise PlagcheckError(
                    f"{entry.document.path}: the template cannot be used ({reason}); save it as text or .docx"
                )
        return [entry.profile for entry in read]

    def _read_beside(self, path: str, options: Options, progress: Progress) -> list[Entry]:
        key = (path, options.encoding, options.passwords)
        if key not in self._beside:
            self._beside[key] = _read(gather([path]), options, progress)[0]
        return self._beside[key]


def _in_the_order_named(paths: Paths) -> Gathered:
    each = [gather([path]) for path in paths]
    return Gathered(tuple(s for one in each for s in one.sources), tuple(s for one in each for s in one.skipped))


def _read(
    gathered: Gathered, options: Options, progress: Progress, heard: Heard = unheard
) -> tuple[list[Entry], tuple[Skipped, ...]]:
    documents = prepare(gathered.sources, options, progress, heard)
    read = [Entry(s, d, s.submission) for s, d in zip(gathered.sources, documents, strict=True)]
    return read, tuple(gathered.skipped)


def _identity(source: Source) -> tuple[str, tuple[str, ...]]:
    """The file itself, whatever it is called."""
    return os.path.realpath(source.path), tuple(source.member)


def _repeats_noted(entries: Sequence[Entry]) -> list[Entry]:
    """The entries; those whose file was named more than once say so."""
    times = Counter(_identity(entry.source) for entry in entries)
    note = Finding("same-file", "This file was named more than once: it is compared with itself")
    return [
        replace(entry, document=with_warning(entry.document, note)) if times[_identity(entry.source)] > 1 else entry
        for entry in entries
    ]


def _pairs(
    entries: Sequence[Entry], scopes: Sequence[Scope], background: Background, every: bool, how: tuple[Options, Progress]
) -> list[Pair]:
    """Which papers to compare, in order: never two of one submission, never two references."""
    options, progress = how
    owner = [e.owner for e in entries]
    if every:
        return [(a, b) for a, b in combinations(range(len(entries)), 2) if owner[a] is not None]
    return screening.worth_comparing(scopes, owner, background, options, progress)
