"""What a report says, made ready once for PDF and HTML: names, rows, the matrix, the pairs that are shown in full.

Pure functions of a Report. Student text and file names pass through as they are; whoever writes a format escapes them.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import PurePosixPath
from statistics import median

import numpy as np
import numpy.typing as npt

from plagcheck.engine import KINDS, Comparison, Match, Paper, Ranked, Report, Review, Span, holders, profile_of, ranking
from plagcheck.ui.names import earlier
from plagcheck.ui.report.wording import Words, percent

THRESHOLD = 0.15
"""The copied share from which pairs are shown and grouped: the contract's `medium`."""
PAIRS_SHOWN = 100
"""Pairs shown in full; more make a report that nobody reads."""
PASSAGES_SHOWN = 60
LONGEST_PASSAGE = 1500
"""Characters of a passage that are printed."""
HOLDERS_NAMED = 4
"""Further papers that hold a passage which are named beside it."""
RANKED_SHOWN = 12
KEYWORDS_SHOWN = 14


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A pair that was reviewed; `position` is its place in the report, where it has one."""

    review: Review
    position: int | None = None
    copied: float | None = None
    aside: int = 0


@dataclass(frozen=True)
class Contents:
    """A report with its words, and all that is worked out of it."""

    report: Report
    words: Words
    title: str
    _held: dict[tuple[int, int], dict[Match, tuple[int, ...]]] = field(default_factory=dict)

    def name(self, document: int) -> str:
        """The file name of a paper, or its number where names are hidden."""
        paper = self.report.documents[document]
        return self.words("hidden-name", f"{document + 1:02d}") if self.report.options.hide_names else paper.name

    def key(self, document: int) -> str:
        """The submission a paper belongs to, short."""
        paper = self.report.documents[document]
        if not self.report.options.hide_names and paper.archived is not None:
            return f"{earlier(paper)} {paper.name.rsplit('.', 1)[0]}"
        if self.report.options.hide_names or paper.submission is None:
            return f"{document + 1:02d}"
        return next((s.name for s in self.report.submissions if s.id == paper.submission), "")

    def brief(self, document: int) -> str:
        """The key for narrow places: that of a single file is its name without the suffix."""
        paper = self.report.documents[document]
        if self.report.options.hide_names or paper.submission is None or paper.archived is not None:
            return self.key(document)
        return self._briefly.get(paper.submission, "")

    @cached_property
    def _briefly(self) -> dict[int, str]:
        """Names of submissions without the suffix of a file, except where two would then be called the same."""
        names = {s.id: s.name for s in self.report.submissions}
        single = {s.id for s in self.report.submissions if any(self.report.documents[d].name == s.name for d in s.documents)}
        stems = {number: PurePosixPath(name).stem if number in single else name for number, name in names.items()}
        often = Counter(stems.values())
        return {number: stem if often[stem] == 1 else names[number] for number, stem in stems.items()}

    def whole(self, document: int) -> str:
        """Submission and file name."""
        key, name = self.key(document), self.name(document)
        return name if self.report.options.hide_names or key == name or name.startswith(key) else f"{key}  {name}"

    @cached_property
    def ranked(self) -> tuple[Ranked, ...]:
        """All readable papers, the largest total share first."""
        return ranking(self.report)

    @cached_property
    def shown(self) -> tuple[int, ...]:
        """Positions of the pairs shown in full: what shares text, the largest share first, and all that was reviewed."""
        said = {row.position for row in self.reviewed}
        found = [i for i, p in enumerate(self.report.pairs) if p.matches or i in said or len(self.report.pairs) == 1]
        return tuple(position for place, position in enumerate(found) if place < PAIRS_SHOWN or position in said)

    @cached_property
    def reviewed(self) -> tuple["Reviewed", ...]:
        """The pairs of which something was said or set aside, in the order of the report; those it does not list last."""
        said = {(review.a, review.b): review for review in self.report.reviews}
        rows = []
        for position, pair in enumerate(self.report.pairs):
            review = said.pop((min(pair.a, pair.b), max(pair.a, pair.b)), None)
            if review or pair.aside:
                rows.append(Reviewed(review or Review(pair.a, pair.b), position, pair.copied, len(pair.aside)))
        return (*rows, *(Reviewed(review) for review in said.values()))

    def said(self, review: Review, aside: int = 0) -> str:
        """What was said of a pair, in one line: its state, how many matches are set aside, the note."""
        words = self.words
        parts = [words(f"review-{review.state}")] if review.state != "open" or not (review.note or aside) else []
        parts += [words("aside-count", aside)] if aside else []
        parts += [review.note] if review.note else []
        return (". " if words.language == "en" else "。").join(parts)

    def facts(self, pair: Comparison, match: Match) -> str:
        """Where a passage stands in A, how long and how like it is, and which further papers hold it, in one line."""
        words = self.words
        told = [self.place(match), self.also(pair, match, HOLDERS_NAMED, self.key)]
        return (", " if words.language == "en" else "，").join(filter(None, told))

    def place(self, match: Match) -> str:
        """Where a passage stands in A, how long and how like it is."""
        words = self.words
        told = [words("at", f"{match.a.start + 1:,}", f"{match.a.length:,}")]
        if match.kind != "verbatim":
            told.append(words("similar", f"{int(match.similarity * 100) / 100:.2f}"))
        return (", " if words.language == "en" else "，").join(told)

    def also(self, pair: Comparison, match: Match, named: int, called: Callable[[int], str]) -> str:
        """Which further papers hold a passage, `named` of them by what they are `called`; nothing where there are none."""
        others, words = self._holders(pair).get(match, ()), self.words
        names = words("list-comma").join(called(document) for document in others[:named])
        more = len(others) - named
        return (words("also-in-more", names, more) if more > 0 else words("also-in", names)) if others else ""

    def _holders(self, pair: Comparison) -> dict[Match, tuple[int, ...]]:
        """The further holders of each match of a pair."""
        key = pair.a, pair.b
        if key not in self._held:
            self._held[key] = dict(zip(pair.matches, holders(self.report, pair), strict=True))
        return self._held[key]

    @cached_property
    def sharing(self) -> int:
        """Pairs that share text."""
        return sum(1 for p in self.report.pairs if p.matches)

    @property
    def shares(self) -> list[float]:
        """The larger share of each pair that shares text."""
        return [p.copied for p in self.report.pairs if p.matches]

    @property
    def unread(self) -> list[Paper]:
        """Papers that take part in no score."""
        return [p for p in self.report.documents if p.status != "ok" or not p.counted]

    def reason(self, paper: Paper) -> str:
        """Why a paper was not read."""
        if paper.status == "ok":
            return self.words("status-no-text")
        return self.words(f"status-{paper.status}")

    def nearness(self, pair: Comparison) -> tuple[str, str]:
        """The distance of two fingerprints, and whether that is near."""
        near = self.words("near" if pair.near_duplicate else "not-near", self.report.options.near_duplicate)
        return self.words("distance", pair.distance, pair.bits), near

    def cards(self, called: Callable[[int], str]) -> list[tuple[str, str, str]]:
        """Caption, figure and note of the four cards of the first page, papers `called` as there is room for."""
        words, top = self.words, next(iter(self.ranked), None)
        best = max(self.ranked, key=lambda r: (r.largest, -r.document), default=None)
        middle = median(self.shares) if self.shares else None
        joined = [g for g in self.report.groups if len(g) > 1]
        over = sum(1 for p in self.report.pairs if p.copied >= THRESHOLD)
        total = percent(top.total.share if top else None), words("all-sources", called(top.document)) if top else ""
        single = percent(best.largest if best else None)
        source = words("from", called(best.document), called(best.source)) if best and best.source is not None else ""
        return [
            (words("highest-total"), *total),
            (words("highest-single"), single, source),
            (words("median"), percent(middle), words("of-pairs", self.sharing)),
            (words("groups", f"{THRESHOLD:.0%}"), str(len(joined)), words("in-groups", sum(map(len, joined)), over)),
        ]

    @cached_property
    def order(self) -> list[int]:
        """Readable papers in the order of the heat map: group by group, then by share."""
        of_group = {s: g for g, members in enumerate(self.report.groups) for s in members}
        place = {r.document: i for i, r in enumerate(self.ranked)}

        def rank(document: int) -> tuple[int, int]:
            submission = self.report.documents[document].submission
            return of_group.get(submission if submission is not None else -1, len(self.report.groups)), place[document]

        return sorted(place, key=rank)

    @cached_property
    def matrix(self) -> npt.NDArray[np.float64]:
        """f8[n, n]: the share of the row's paper that stands in the column's, NaN on the diagonal."""
        row = {document: i for i, document in enumerate(self.order)}
        made = np.zeros((len(row), len(row)))
        np.fill_diagonal(made, np.nan)
        for pair in self.report.pairs:
            if pair.a in row and pair.b in row and pair.a != pair.b:
                made[row[pair.a], row[pair.b]] = pair.copied_a or 0.0
                made[row[pair.b], row[pair.a]] = pair.copied_b or 0.0
        return made

    @property
    def frames(self) -> list[tuple[int, int]]:
        """First and past-the-last row of each group in the heat map."""
        found, first = [], 0
        for members in self.report.groups:
            size = sum(1 for d in self.order if self.report.documents[d].submission in members)
            if size > 1:
                found.append((first, first + size))
            first += size
        return found

    @cached_property
    def group_rows(self) -> list[tuple[str, str]]:
        """Members and highest share of each group."""
        rows = []
        for members in self.report.groups:
            inside = [p.copied for p in self.report.submission_pairs if p.a in members and p.b in members]
            keys = [f"{m + 1:02d}" if self.report.options.hide_names else self._briefly.get(m, "") for m in members]
            rows.append(("   ".join(keys), self.words("highest", percent(max(inside, default=0.0)))))
        return rows

    @property
    def options_text(self) -> str:
        """The options in one sentence."""
        options, words = self.report.options, self.words
        excluded = "、" if words.language != "en" else ", "
        kinds = excluded.join(words(kind) for kind in sorted(options.exclude)) or words("none-excluded")
        if options.templates:
            kinds = words("template") if not options.exclude else f"{kinds}{excluded}{words('template')}"
        return words(
            "options-text", options.min_match_han, options.min_match_words, kinds, options.bits, options.near_duplicate,
            options.permutations, words(self.report.background),
        )  # fmt: skip

    @property
    def created(self) -> str:
        """Date and time of the check, UTC, to the minute."""
        return self.report.created[:16].replace("T", " ")

    def kind_shares(self, pair: Comparison) -> list[tuple[str, float, float]]:
        """Kinds of match of a pair with the share of A and of B in matches of that kind."""
        counted = [profile_of(self.report.documents[i].document).counted for i in (pair.a, pair.b)]
        totals = [self.report.documents[i].counted or 1 for i in (pair.a, pair.b)]
        rows: list[tuple[str, float, float]] = []
        for kind in KINDS:
            chosen = [m for m in pair.matches if m.kind == kind]
            if chosen:
                sides = ([s for m in chosen for s in spans_a(m)], [s for m in chosen for s in spans_b(m)])
                shares = [_covered(mask, spans) / total for mask, spans, total in zip(counted, sides, totals, strict=True)]
                rows.append((kind, shares[0], shares[1]))
        return rows

    def copied_of(self, pair: Comparison, side: int) -> tuple[int, int] | None:
        """Numerator and denominator of a share, from the reckoning; None where there is none."""
        final = next((s for s in pair.reckoning if s.step == "final"), None)
        if final is None:
            return None
        return (final.copied_a, final.counted_a) if side == 0 else (final.copied_b, final.counted_b)


def spans_a(match: Match) -> tuple[Span, ...]:
    """The places of a match in A."""
    return match.a, *match.also_a


def spans_b(match: Match) -> tuple[Span, ...]:
    """The places of a match in B."""
    return (*((match.b,) if match.b else ()), *match.also)


def _covered(counted: npt.NDArray[np.bool_], spans: Sequence[Span]) -> int:
    mask = np.zeros(len(counted), dtype=np.bool_)
    for start, end in spans:
        mask[start:end] = True
    return int(np.count_nonzero(mask & counted))


def pieces(text: str, span: Span, changes: Sequence[Span]) -> Iterator[tuple[str, bool]]:
    """The text of a passage in pieces, changed words apart (True), cut at LONGEST_PASSAGE; control characters as pictures."""
    start, end = span.start, min(span.end, span.start + LONGEST_PASSAGE)
    for change in sorted(c for c in changes if c.start < end and c.end > start):
        if change.start > start:
            yield printable(text[start : change.start]), False
        yield printable(text[max(start, change.start) : min(end, change.end)]), True
        start = max(start, change.end)
    if start < end:
        yield printable(text[start:end]), False


def printable(text: str) -> str:
    """Text for a page: line ends become spaces, control characters their pictures, lone surrogates U+FFFD."""
    return text.translate(_PRINTED)


_PRINTED: dict[int, str] = {
    **{code: chr(0x2400 + code) for code in range(0x20)},
    **dict.fromkeys(range(0xD800, 0xE000), "\ufffd"),
    **dict.fromkeys((0x09, 0x0A, 0x2028, 0x2029), " "),
    **dict.fromkeys((0xAD, 0x200B, 0x200C, 0x2060, 0xFEFF), ""),
    **dict.fromkeys((0xFFFE, 0xFFFF), "\ufffd"),
}
