"""Checking: paths → report. A session keeps the papers it has read, so that other options, one paper more or one paper read
again cost no second reading of the rest.

gather ─ read in worker processes ─ profiles ─ background of the class ─ screening ─ compare the candidates ─ report
"""

import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from pathlib import Path

from plagcheck.engine import grouping, screening
from plagcheck.engine.assembling import Entry, Made, assembled, is_listed, scoped, with_pairs, with_warning
from plagcheck.engine.background import Background
from plagcheck.engine.comparing import compare_if_shared, compare_scopes, unfolded_shares
from plagcheck.engine.earlier import Earlier, Found
from plagcheck.engine.errors import MissingFileError, PlagcheckError
from plagcheck.engine.model import Comparison, Document, Finding, Match, Options, Report, ReviewState, Skipped
from plagcheck.engine.preparing import Heard, prepare, unheard
from plagcheck.engine.profile import Profile
from plagcheck.engine.progress import Progress, silent, track
from plagcheck.engine.reading.containers import Gathered, gather
from plagcheck.engine.reviewing import Key, Reviews, identity, keys_of
from plagcheck.engine.scope import Scope

Paths = Sequence[Path | str]
Pair = tuple[int, int]
REPEATED = Finding("same-file", "This file was named more than once: it is compared with itself")
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
    beside: dict[tuple[str, str | None, tuple[str, ...]], list[Entry]] = field(default_factory=dict)
    """References and templates by how they were named and read."""
    last: Report | None = None
    """The last report, with all that was said of it since."""
    made: Made = field(default_factory=lambda: Made([], [], [], []))
    """What the last report was made of, entries by id, nothing set aside."""
    keys: list[Key] = field(default_factory=list)
    """By id, what reviews know the papers by."""
    reviews: Reviews = field(default_factory=Reviews)
    background: Background = field(default_factory=Background.shipped)
    _earlier: Earlier | None = None
    """The archive that the last report was made with."""

    def add(self, paths: Paths, options: Options | None = None, progress: Progress = silent, heard: Heard = unheard) -> None:
        """Read the papers at `paths` and keep them; `heard` is told of each as soon as it is read.

        When it is cancelled or fails, the session is as before.
        """
        gathered = _in_the_order_named(paths) if self.each_file else gather(paths)
        read, skipped = _read(gathered, options or Options(), progress, heard)
        if self.each_file:
            first = 1 + max((int(entry.owner or 0) for entry in self.entries), default=-1)
            read = [replace(entry, owner=f"{first + i:06}") for i, entry in enumerate(read)]
        self.entries += read
        self.skipped += skipped

    def remove(self, document: int) -> None:
        """Forget the paper that has this id in the last report."""
        gone = self.made.entries[document].source
        self.entries = [entry for entry in self.entries if entry.source is not gone]

    def reread(
        self, document: int, encoding: str | None = None, password: str | None = None, *, progress: Progress = silent
    ) -> Document:
        """Read one paper of the last report again, in another encoding or with a password, and return it.

        Raises PlagcheckError for one that was saved without its name, MissingFileError for one whose text would be lost
        because its file is gone; the paper stays as it was.
        """
        return self._again(self.made.entries[document], encoding, (password,) if password else (), progress)

    def locked(self) -> list[Document]:
        """The papers that need a password which was not among those tried."""
        return [entry.document for entry in self.entries if entry.document.status == "password"]

    def unlock(self, document: Document, options: Options, progress: Progress = silent) -> Document:
        """Read one of the `locked` papers again, with the passwords of `options`, and return it."""
        entry = next(e for e in self.entries if e.document is document)
        return self._again(entry, options.encoding, options.passwords, progress)

    def _again(self, old: Entry, encoding: str | None, passwords: tuple[str, ...], progress: Progress) -> Document:
        shown = old.document.path
        if old.earlier is not None:
            raise PlagcheckError(f"{shown}: cannot be read again: it is kept in an archive, its file is not at hand")
        if old.nameless:
            raise PlagcheckError(f"{shown}: cannot be read again: the check was saved without names; add its file once more")
        if old.document.status == "ok" and not old.source.path.exists():
            raise MissingFileError(f"{shown}: the file is no longer where it was; the text read before is kept")
        chosen = Options(encoding=encoding, passwords=passwords)
        new = replace(old, document=prepare([old.source], chosen, progress)[0])
        self.entries = [new if entry.source is old.source else entry for entry in self.entries]
        self.made = replace(self.made, entries=[new if e.source is old.source else e for e in self.made.entries])
        return new.document

    def review(self, a: int, b: int, *, state: ReviewState | None = None, note: str | None = None) -> Report:
        """Say something of two papers of the last report, and return it with that; None leaves what was said before."""
        self.reviews.say((self.keys[a], self.keys[b]), state, note)
        self.last = replace(self._report(), reviews=self.reviews.reviews(self.keys))
        return self.last

    def set_aside(self, a: int, b: int, match: Match, reason: str = "") -> Report:
        """Let a match of two papers of the last report count no more, or give one that does not another reason.

        Nothing is aligned again. Returns the report with shares, levels, groups and ranks as they are now.
        """
        self.reviews.set_aside((self.keys[a], self.keys[b]), match, reason)
        return self._said()

    def take_back(self, a: int, b: int, match: Match) -> Report:
        """Let a match that was set aside count again."""
        self.reviews.take_back((self.keys[a], self.keys[b]), match)
        return self._said()

    def _said(self) -> Report:
        """The last report without what is set aside now."""
        self.last = with_pairs(self._report(), self.reviewed(), self.reviews.reviews(self.keys))
        return self.last

    def _report(self) -> Report:
        if self.last is None:
            raise ValueError("there is no report yet")
        return self.last

    def reviewed(self) -> Made:
        """What the last report is made of, without what is set aside."""
        return self.made.reviewed(self.reviews.applied(self.made.compared, self.keys, self.made.scopes))

    def compare(self, a: int, b: int, options: Options | None = None, progress: Progress = silent) -> Comparison:
        """Any two papers of the last report with that report's numbers, listed in it or not."""
        scopes, how = self.made.scopes, (self.background, options or Options(), progress)
        if self.made.entries[b].unseen:
            pair = next((p for p in self.made.compared if (p.a, p.b) == (a, b)), Comparison(a, b, None, None))
        else:
            pair = compare_scopes(scopes[a], scopes[b], (a, b), *how)
        return self.reviews.applied([pair], self.keys, scopes).get((a, b), pair)

    def shares_unfolded(self, a: int, b: int, options: Options | None = None) -> tuple[float, float] | None:
        """The copied shares of two papers of the last report as they would be without folding; None without their texts."""
        scopes = self.made.scopes
        return unfolded_shares(scopes[a], scopes[b], self.background, options or Options())

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
        earlier = self._archive(chosen)
        held = earlier.holders() if earlier and own else None
        background = Background.of(track(documents, progress, "screening"), held) if own and shown else Background.shipped()
        templates = self._templates(chosen, progress)
        scopes, passages = scoped(shown, templates, chosen, progress)
        how = (background, chosen, progress)
        compare = compare_scopes if self.each_file else compare_if_shared
        pairs = _pairs(shown, scopes, background, self.each_file, (chosen, progress))
        made = [compare(scopes[a], scopes[b], (a, b), *how) for a, b in track(pairs, progress, "comparing")]
        first, checked = len(shown), len(papers)
        found = earlier.compare(shown[:checked], scopes[:checked], first, templates, how) if earlier else Found()
        shown, scopes = [*shown, *found.entries], [*scopes, *found.scopes]
        compared = [*(pair for pair in made if pair is not None), *found.pairs]
        changed = self.reviews.applied(compared, keys_of(entry.source for entry in shown), scopes)
        listed = [
            p for p in compared
            if (self.each_file and p.b < first) or (p.a, p.b) in changed or is_listed(p, scopes, outside=p.b >= first)
        ]  # fmt: skip
        self.background = background
        whole = Made(shown, scopes, compared, grouping.ranked(listed), passages, (), found.searched, found.notes)
        whole = whole.without_idle_references()
        self.made = whole if self.each_file else whole.with_versions()
        self.keys = keys_of(entry.source for entry in self.made.entries)
        reviews = self.reviews.reviews(self.keys)
        self.last = assembled(self.reviewed(), reviews, chosen, own, self.skipped, time.perf_counter() - started)
        return self.last

    def _archive(self, options: Options) -> Earlier | None:
        """The archive of the options, and what was read of it before."""
        if options.archive is None:
            self._earlier = None
        elif self._earlier is None or self._earlier.path != options.archive:
            self._earlier = Earlier(options.archive)
        return self._earlier

    def _references(self, options: Options, progress: Progress) -> list[Entry]:
        """The papers to compare with, less those that are among the papers to be checked."""
        read = [entry for path in options.against for entry in self._read_beside(path, options, progress)]
        own = {identity(entry.source) for entry in self.entries} if read else set()
        return [replace(entry, owner=None) for entry in read if identity(entry.source) not in own]

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
        if key not in self.beside:
            self.beside[key] = _read(gather([path]), options, progress)[0]
        return self.beside[key]


def _in_the_order_named(paths: Paths) -> Gathered:
    each = [gather([path]) for path in paths]
    return Gathered(tuple(s for one in each for s in one.sources), tuple(s for one in each for s in one.skipped))


def _read(
    gathered: Gathered, options: Options, progress: Progress, heard: Heard = unheard
) -> tuple[list[Entry], tuple[Skipped, ...]]:
    documents = prepare(gathered.sources, options, progress, heard)
    read = [Entry(s, d, s.submission) for s, d in zip(gathered.sources, documents, strict=True)]
    return read, tuple(gathered.skipped)


def _repeats_noted(entries: Sequence[Entry]) -> list[Entry]:
    """The entries; those whose file was named more than once say so."""
    files = [identity(entry.source) for entry in entries]
    times = Counter(files)
    return [repeat_noted(entry) if times[file] > 1 else entry for entry, file in zip(entries, files, strict=True)]


def repeat_noted(entry: Entry) -> Entry:
    """The entry, which says that its file was named more than once."""
    return replace(entry, document=with_warning(entry.document, REPEATED))


def _pairs(
    entries: Sequence[Entry], scopes: Sequence[Scope], background: Background, every: bool, how: tuple[Options, Progress]
) -> list[Pair]:
    """Which papers to compare, in order: never two of one submission, never two references."""
    options, progress = how
    owner = [e.owner for e in entries]
    if every:
        return [(a, b) for a, b in combinations(range(len(entries)), 2) if owner[a] is not None]
    return screening.worth_comparing(scopes, owner, background, options, progress)
