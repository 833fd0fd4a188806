"""Assembling: compared papers → the frozen report: what is excluded of each, which pairs are listed, who is called what."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime

import numpy as np

from plagcheck import __version__
from plagcheck.engine import common, grouping
from plagcheck.engine.model import (
    Archived,
    CommonPassage,
    Comparison,
    Document,
    Finding,
    Mark,
    Match,
    Options,
    Paper,
    Report,
    Review,
    Skipped,
    Span,
    Submission,
)
from plagcheck.engine.profile import Profile, profile_of
from plagcheck.engine.progress import Progress, silent, track
from plagcheck.engine.reading.containers import Source
from plagcheck.engine.scope import Scope
from plagcheck.engine.templates import template_marks
from plagcheck.engine.versions import Pair, noted, versions

MOSTLY_COMMON = 0.8
"""A match of which so much lies in common passages is one of them; the alignment may carry it a few words further."""
NOTHING_BEYOND = Finding(
    "nothing-counted", "Nothing beyond the template or what is excluded: the paper takes part in no score"
)


@dataclass(frozen=True, eq=False)
class Entry:
    """One paper: where it comes from, what was read there, and whose it is (None: a reference or an earlier paper).

    That of a `nameless` one is not known: it was saved without names.
    """

    source: Source
    document: Document
    owner: str | None
    nameless: bool = False
    earlier: Archived | None = None
    """What an archive says of it, when it comes from one."""

    @property
    def unseen(self) -> bool:
        """Whether it is an earlier paper whose text was not kept."""
        return self.earlier is not None and not self.earlier.has_text

    @property
    def profile(self) -> Profile:
        """The paper's profile."""
        return profile_of(self.document)


@dataclass(frozen=True, eq=False)
class Made:
    """All that was compared; entries and scopes by id, `listed` ranked."""

    entries: Sequence[Entry]
    scopes: Sequence[Scope]
    compared: Sequence[Comparison]
    listed: Sequence[Comparison]
    common: tuple[CommonPassage, ...] = ()
    versions: Sequence[Pair] = ()
    """Documents that look like versions of one paper."""
    searched: int = 0
    """Earlier papers of an archive that each paper was looked for in."""
    notes: tuple[Skipped, ...] = ()
    """What is said of that search."""

    def reviewed(self, changed: dict[tuple[int, int], Comparison]) -> "Made":
        """The same with some pairs as they are without what was set aside; each of these is listed."""
        listed = {(p.a, p.b): p for p in self.listed} | changed
        compared = [changed.get((p.a, p.b), p) for p in self.compared]
        return replace(self, compared=compared, listed=grouping.ranked(listed.values()))

    def without_idle_references(self) -> "Made":
        """The same without the references that no listed pair needs."""
        used = {document for pair in self.listed for document in (pair.a, pair.b)}
        kept = [i for i, entry in enumerate(self.entries) if entry.owner is not None or i in used]
        new = {old: number for number, old in enumerate(kept)}
        compared = [replace(p, a=new[p.a], b=new[p.b]) for p in self.compared if p.a in new and p.b in new]
        listed = [replace(p, a=new[p.a], b=new[p.b]) for p in self.listed]
        entries, scopes = [self.entries[i] for i in kept], [self.scopes[i] for i in kept]
        return replace(self, entries=entries, scopes=scopes, compared=compared, listed=listed)

    def with_versions(self) -> "Made":
        """The same, with the pairs of entries that look like versions of one paper."""
        names = {i: name for i, entry in enumerate(self.entries) if (name := entry_name(entry))}
        return replace(self, versions=versions(self.listed, names))


def scoped(
    entries: Sequence[Entry], templates: Sequence[Profile], options: Options, progress: Progress = silent
) -> tuple[list[Scope], tuple[CommonPassage, ...]]:
    """Every paper as the options see it, and the passages that are common to the class."""
    kinds = frozenset(options.exclude) | ({"template"} if templates else frozenset())
    each = track(entries, progress, "screening")
    bare = [Scope(e.profile, _known(e.profile, templates), kinds - {"common"}) for e in each]
    own = [i for i, entry in enumerate(entries) if entry.owner is not None]
    tokens = [bare[i].tokens for i in own]
    runs = common.common_runs(tokens, [str(entries[i].owner) for i in own], progress)
    marks: dict[int, list[Mark]] = {}
    for run in runs:
        marks.setdefault(own[run.document], []).append(Mark(*common.span_of(tokens[run.document], run), "common"))
    passages = tuple(CommonPassage(tuple(own[d] for d in p.documents), p.spans) for p in common.common_passages(tokens, runs))
    return [_with_common(scope, marks.get(i, []), kinds) for i, scope in enumerate(bare)], passages


def _known(profile: Profile, templates: Sequence[Profile]) -> tuple[Mark, ...]:
    return tuple(sorted((*profile.exclusions, *template_marks(profile, templates))))


def _with_common(scope: Scope, marks: Sequence[Mark], kinds: frozenset[str]) -> Scope:
    if not marks:
        return scope if scope.kinds == kinds else Scope(scope.profile, scope.known, kinds)
    return Scope(scope.profile, tuple(sorted((*scope.known, *marks))), kinds)


def is_listed(pair: Comparison, scopes: Sequence[Scope], *, outside: bool = False) -> bool:
    """Whether a class report lists the pair: it has a match, and not merely ones in common passages.

    `outside`: B is no paper of the class, so that only A's side says what is common.
    """
    if pair.level in (None, "none"):
        return False
    if outside:
        return pair.level != "low" or not all(_share_common(m.a, scopes[pair.a]) >= MOSTLY_COMMON for m in pair.matches)
    return pair.level != "low" or not all(_is_common(match, scopes[pair.a], scopes[pair.b]) for match in pair.matches)


def _is_common(match: Match, a: Scope, b: Scope) -> bool:
    return _share_common(match.a, a) >= MOSTLY_COMMON and match.b is not None and _share_common(match.b, b) >= MOSTLY_COMMON


def _share_common(span: Span, scope: Scope) -> float:
    whole = scope.covered([span])
    inside = [(max(m.start, span.start), min(m.end, span.end)) for m in scope.known if m.kind == "common"]
    return scope.covered([(s, e) for s, e in inside if s < e]) / whole if whole else 1.0


def assembled(
    made: Made,
    reviews: tuple[Review, ...],
    options: Options,
    own_background: bool,
    skipped: Sequence[Skipped],
    seconds: float,
) -> Report:
    """The report of what was made."""
    owners = [entry.owner for entry in made.entries]
    names = {str(entry.owner): submission_name(entry) for entry in made.entries}
    submissions, numbers = grouping.submissions_of(owners, names)
    submissions = [replace(s, group=made.entries[s.documents[0]].source.group) for s in submissions]
    papers = [paper(i, entry, scope, numbers[i], options) for i, (entry, scope) in enumerate(_zip(made))]
    skipped = [*skipped, *made.notes]
    if options.hide_names:
        papers, submissions = hidden(papers, submissions)
        skipped = [Skipped(f"File {i}", s.reason) for i, s in enumerate(skipped, 1)]
    papers = noted(papers, made.versions)  # under the names that are shown
    report = Report(
        documents=tuple(papers),
        submissions=tuple(submissions),
        pairs=(),
        common=made.common,
        skipped=tuple(skipped),
        options=replace(options, passwords=()),
        background="class" if own_background else "shipped",
        created=datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        version=__version__,
        compared=_possible([e.owner for e in made.entries if e.earlier is None]) + made.searched * _checked(made),
        seconds=seconds,
    )
    return with_pairs(report, made, reviews)


def _checked(made: Made) -> int:
    return sum(scope.total > 0 for entry, scope in _zip(made) if entry.owner is not None)


def with_pairs(report: Report, made: Made, reviews: tuple[Review, ...]) -> Report:
    """`report` with the pairs of `made` and all that follows from them, and with these reviews."""
    pairs = grouping.submission_pairs(made.listed, made.compared, report.submissions, made.scopes)
    groups = grouping.groups(pairs)
    return replace(report, pairs=tuple(made.listed), submission_pairs=pairs, groups=groups, reviews=reviews)


def _zip(made: Made) -> list[tuple[Entry, Scope]]:
    return list(zip(made.entries, made.scopes, strict=True))


def paper(number: int, entry: Entry, scope: Scope, submission: int | None, options: Options) -> Paper:
    """A document as it stands in the report."""
    profile, document, earlier = entry.profile, entry.document, entry.earlier
    if scope.total == 0 and np.any(profile.counted):
        document = with_warning(document, NOTHING_BEYOND)
    return Paper(
        number,
        document,
        submission,
        role="paper" if entry.owner is not None else "reference" if earlier is None else "archive",
        language=profile.language,
        counted=earlier.counted if earlier and entry.unseen else scope.total,
        tokens=profile.token_count,
        fingerprint=profile.fingerprint(options.bits),
        features=len(profile.weighted.words),
        keywords=profile.keywords,
        archived=earlier.id if earlier else None,
        labels=earlier.labels if earlier and not options.hide_names else (),
        unseen=earlier.characters if earlier and entry.unseen else 0,
    )


def with_warning(document: Document, finding: Finding) -> Document:
    """`document` with one warning more, unless it has that already."""
    if any(known.code == finding.code for known in document.warnings):
        return document
    return replace(document, warnings=(*document.warnings, finding))


def submission_name(entry: Entry) -> str:
    """What a submission is called: its folder, archive or file."""
    return entry.source.submission.rsplit("/", 1)[-1]


def entry_name(entry: Entry) -> str:
    """The name of the file or folder that makes a submission; nothing where a list or a platform says whose it is."""
    name = submission_name(entry)
    return name if entry.owner is not None and name in entry.source.shown.split("/") else ""


def hidden(papers: Sequence[Paper], submissions: Sequence[Submission]) -> tuple[list[Paper], list[Submission]]:
    """The same with `Paper 07` for every path and name; the papers of one submission are told apart by a second number."""
    width = max(2, len(str(len(submissions))))
    renamed = [replace(s, name=f"Paper {s.id + 1:0{width}}", group="") for s in submissions]
    names: dict[int, str] = {}
    for submission in renamed:
        for place, document in enumerate(submission.documents, 1):
            names[document] = submission.name if len(submission.documents) == 1 else f"{submission.name}-{place}"
    for role, name in (("reference", "Reference"), ("archive", "Archive")):
        outside = [p.id for p in papers if p.role == role]
        names |= {document: f"{name} {place:02}" for place, document in enumerate(outside, 1)}
    return [replace(p, document=replace(p.document, path=names[p.id])) for p in papers], renamed


def _possible(owners: Sequence[str | None]) -> int:
    """Pairs of documents that may be compared: of different submissions, and of papers with references."""
    sizes: dict[str | None, int] = {}
    for owner in owners:
        sizes[owner] = sizes.get(owner, 0) + 1
    total = len(owners)
    return (total * total - sum(n * n for n in sizes.values())) // 2
