"""Earlier papers: a class is compared with the papers of an archive, and none of those with one another.

A file that is in the archive under the same submission name is the new paper itself and is not compared with it (and this is
said); the same file under another submission name is a find like any other.
"""

import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from plagcheck.engine import filing, keyed, searching
from plagcheck.engine.archive import Archive, rows, with_content
from plagcheck.engine.assembling import Entry, scoped, submission_name
from plagcheck.engine.background import Background, Holders
from plagcheck.engine.comparing import compare_if_shared, passages, same_letters
from plagcheck.engine.errors import PlagcheckError
from plagcheck.engine.model import Archived, Comparison, Document, Finding, Match, Options, Skipped, level_of
from plagcheck.engine.plain import DamagedError
from plagcheck.engine.profile import Profile
from plagcheck.engine.progress import Progress, track
from plagcheck.engine.reading.containers import Source
from plagcheck.engine.scope import Scope, spans_a
from plagcheck.engine.screening import least_of
from plagcheck.engine.searching import Index
from plagcheck.engine.wording import filled

MOST_FOUND = 150
"""Earlier papers of each kind that one new paper is compared with: those that share most of the shorter text."""
UNKEPT = Finding(
    "text-not-kept",
    "Its text is not kept: only large copies are found, and its passages cannot be shown. It is not anonymous",
)
How = tuple[Background, Options, Progress]


@dataclass(frozen=True, eq=False)
class Found:
    """The earlier papers that share something with the new ones, with their scopes and comparisons, and what is to be said."""

    entries: list[Entry] = field(default_factory=list)
    scopes: list[Scope] = field(default_factory=list)
    pairs: list[Comparison] = field(default_factory=list)
    notes: tuple[Skipped, ...] = ()
    searched: int = 0


@dataclass(eq=False)
class Earlier:
    """An archive that a session searches again and again."""

    path: str
    _index: Index | None = None
    _kept: dict[int, Entry] = field(default_factory=dict)
    """The papers found the last time, so that other options need no second unpacking; none when the archive has changed."""

    def holders(self) -> Holders:
        """The archive's part of the background."""
        with Archive(self.path).opened() as base:
            return self._known(base).holders

    def compare(
        self, entries: Sequence[Entry], scopes: Sequence[Scope], first: int, templates: Sequence[Profile], how: How
    ) -> Found:
        """Compare each new paper with the earlier ones that may share a passage with it; their ids begin with `first`."""
        background, options, progress = how
        with Archive(self.path).opened() as base:
            index = self._known(base)
            search = _Search(base, index, least_of(options))
            for paper, entry in enumerate(track(entries, progress, "screening")):
                if scopes[paper].total:
                    search.paper(paper, entry, scopes[paper], background)
            packed = {number: _packed(base, number) for number in search.numbers() if number not in self._kept}
        found = Found(notes=tuple(search.notes(self.path)), searched=index.papers)
        for number in track(search.numbers(), progress, "comparing"):
            entry = self._kept.get(number) or self._unpacked(*packed.pop(number))
            papers = search.wanted.get(number, [])
            if not (options.exclude or templates or entry.unseen or _share([scopes[p] for p in papers], entry.profile, how)):
                continue  # where nothing is excluded, nobody need look for what could be
            scope = scoped([entry], templates, options)[0][0]
            ids = first + len(found.entries)
            each = [compare_if_shared(scopes[p], scope, (p, ids), *how) for p in papers]
            each += [_without_text(scopes[p], (p, ids), matches) for p, matches in search.unseen.get(number, ())]
            pairs = [pair for pair in each if pair is not None]
            if pairs:  # the others leave the memory at once
                found.entries.append(entry)
                found.scopes.append(scope)
                found.pairs.extend(pairs)
        self._kept = {entry.earlier.id: entry for entry in found.entries if entry.earlier}
        return found

    def _known(self, base: sqlite3.Connection) -> Index:
        index = Index.of(base, self._index)
        if index is not self._index:
            self._index, self._kept = index, {}
        return index

    def _unpacked(self, paper: Archived, data: bytes | None) -> Entry:
        shown = f"{self.path}/{paper.id}/{paper.path.lstrip('/')}"
        try:
            document = filing.unpacked(paper.id, data) if paper.has_text else _textless(paper)
        except DamagedError as error:
            raise PlagcheckError(f"{self.path}: {error}; take a copy of it from before") from error
        source = Source(shown, paper.submission, Path(self.path), (str(paper.id),))
        return Entry(source, replace(document, path=shown, derived={}), None, earlier=paper)


@dataclass(eq=False)
class _Search:
    """One search in an open archive: which earlier papers each new one is to be compared with, by their numbers."""

    base: sqlite3.Connection
    index: Index
    least: float
    wanted: dict[int, list[int]] = field(default_factory=dict)
    unseen: dict[int, list[tuple[int, tuple[Match, ...]]]] = field(default_factory=dict)
    itself: int = 0
    cut: int = 0

    def numbers(self) -> list[int]:
        """All earlier papers that are wanted, in order."""
        return sorted({*self.wanted, *self.unseen})

    def paper(self, paper: int, entry: Entry, scope: Scope, background: Background) -> None:
        """Search for what one new paper may share something with."""
        own = self._itself(entry)
        self.itself += bool(own)
        letters = entry.profile.letters
        same = [each.id for each in rows(self.base, "letters = ?", (letters,))] if letters else []
        near = searching.near(self.base, self.index, scope, background, self.least)
        for number in self._nearest(dict.fromkeys((*same, *near)), own):
            self.wanted.setdefault(number, []).append(paper)
        shingled = searching.shingled(self.base, self.index, scope)
        if shingled:
            for number in self._nearest(shingled[1], own):
                matches = self._passages(scope, shingled[0], number, shingled[1][number])
                if matches:
                    self.unseen.setdefault(number, []).append((paper, matches))

    def _nearest(self, numbers: Iterable[int], own: set[int]) -> list[int]:
        found = [number for number in numbers if number not in own]
        self.cut += len(found) > MOST_FOUND
        return found[:MOST_FOUND]

    def _itself(self, entry: Entry) -> set[int]:
        """The archived papers that are this very one: its file under its submission's name."""
        if not entry.document.sha256:
            return set()
        same = with_content(self.base, entry.document, self.index.secret)
        return {paper.id for paper in same if paper.submission == submission_name(entry)}

    def _passages(self, scope: Scope, own: keyed.Shingled, number: int, found: searching.Ints) -> tuple[Match, ...]:
        row = self.base.execute("SELECT entries, terms FROM paper WHERE id = ?", (number,)).fetchone()
        kept, whole = (filing.whole(each, filing.MOST_BLOCKS) for each in row)
        return tuple(m for m in keyed.passages(own, found, kept / max(1, whole)) if scope.covered([m.a]))

    def notes(self, path: str) -> Iterable[Skipped]:
        """What the report says of the search."""
        if self.itself:
            words = (
                "{0:paper of this check lies|papers of this check lie} in it under the same name, and {0:=is|are} not "
                "compared with {0:=itself|themselves}"
            )
            yield Skipped(path, filled(words, self.itself))
        if self.cut:
            reason = "much with more earlier papers than the"
            yield Skipped(path, filled("{0:paper|papers} {0:=shares|share} {1} {2} compared", self.cut, reason, MOST_FOUND))
        if self.index.locked:
            reason = "not searched: the key is not in this user's settings"
            yield Skipped(path, filled("{0:paper|papers} kept without text {0:=was|were} {1}", self.index.locked, reason))


def _share(scopes: Iterable[Scope], earlier: Profile, how: How) -> bool:
    """Whether any of the new papers shares a passage with an earlier one of which nothing is excluded."""
    bare = Scope(earlier)
    return any(same_letters(scope.profile, earlier) or passages(scope, bare, *how) for scope in scopes)


def _packed(base: sqlite3.Connection, number: int) -> tuple[Archived, bytes | None]:
    paper = next(rows(base, "id = ?", (number,)))
    return paper, filing.packed_text(base, number) if paper.has_text else None


def _textless(paper: Archived) -> Document:
    return Document(paper.path, "", warnings=(UNKEPT,), kind=paper.name.rpartition(".")[2].lower())


def _without_text(scope: Scope, ids: tuple[int, int], matches: tuple[Match, ...]) -> Comparison:
    """A comparison with a paper whose text is not there: nothing is known of it but that it holds these passages."""
    share = scope.covered(spans_a(matches)) / scope.total
    return Comparison(*ids, share, None, matches, level=level_of(share, bool(matches)), excluded_a=scope.excluded)
