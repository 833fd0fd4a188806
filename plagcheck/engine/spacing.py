"""Undoing spaces between letters: those between Han characters, which lay-out sets, and those inside s p a c e d words.

A letter-spaced stretch is told from a row of letters (a table, notes, answers to a test) by what it spells: letters that cost
no more than those of a language. Where the gaps do not tell words apart, they are cut as the most common ones of English.
"""

import string
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise

import numpy as np
import numpy.typing as npt

from plagcheck.engine.columns import HAN, HAN_STOP, LATIN, NEWLINE, OTHER, SPACE, STOP, runs_of
from plagcheck.engine.disguises import SPANS_KEPT, Marked, ideographs, mark
from plagcheck.engine.model import Finding, united
from plagcheck.engine.pieces import joined_pieces
from plagcheck.engine.spelling import cut
from plagcheck.engine.wording import filled

SPACED_LETTERS = 6
"""Single letters in a row, each apart from the next, that make a letter-spaced stretch; enumerations have fewer."""
SPACED_HAN = 6
"""The same for Han characters; headings are set 摘 要 and 参 考 文 献."""
WIDEST_GAP = 5
"""Spaces up to which two letters belong to one letter-spaced stretch: a space between two spaced words becomes three."""
WIDEST_BREAK = 12
"""Characters between two such stretches (a comma, a line end, a word of one letter) over which they are one."""
PAUSES = tuple(map(ord, "，。、；：,.;:"))
"""Marks that stand between two Han characters in honest texts."""
MARKS = 3
"""Marks that are tried, the most frequent first."""
MARKED_HAN, MARKED_REPEATS = 20, 2
"""Han characters with a mark between each two that are no list of single ones, and how many of them come again."""
LANGUAGE_NATS = 3.2
"""What a letter costs at most where letters spell words: English 1.7 to 2.3, German, French, Spanish 2.7 to 3.1; answers,
notes, matrices, alphabets 3.4 and more."""
SAMPLE_LETTERS = 400
"""Letters of a stretch that are looked at to tell its language."""
OTHER_LETTERS, OTHER_REPEATS = 20, 3
"""Letters of other scripts, for which there is no table, that a stretch has at least, and how often the most common comes:
more than in a row of single letters."""
HEADING_LETTERS = 30
"""Letters of a line of capitals set apart for show, as headings are; it is joined, and nothing is said of it."""
WORD_LETTERS = 12
"""Letters of a mean word above which the wider gaps of a stretch tell no words apart."""

Ints = npt.NDArray[np.int64]
Bools = npt.NDArray[np.bool_]
Spans = list[tuple[int, int]]


@dataclass(slots=True)
class _Run:
    """Letters in a row with a gap between each two: gaps `[a, b)` of all gaps, and the places of its letters."""

    a: int
    b: int
    letters: list[int]
    spelt: str


@dataclass(slots=True)
class _Chain:
    """Runs with nothing but marks, line ends and single letters between them."""

    runs: list[_Run] = field(default_factory=list)

    @property
    def size(self) -> int:
        return sum(len(run.letters) for run in self.runs)


def join_spaced(row: Marked) -> tuple[Marked, list[Finding]]:
    """The row without spaces between Han characters, and without spaces or marks inside words."""
    places: list[tuple[int, int]] = []
    for step in (_without_spaces, _without_marks, joined_pieces):
        row, found = step(row)
        places += found
    if not places:
        return row, []
    spans = tuple(united(places))
    message = filled("{0:passage|passages} with spaces or marks between the letters {0:=was|were} joined", len(spans))
    return row, [Finding("spaced-letters", message, len(spans), spans[:SPANS_KEPT], disguise=True)]


def _without_spaces(row: Marked) -> tuple[Marked, Spans]:
    if not row.has_han and np.count_nonzero(row.kind[_single_gaps(row)] == SPACE) < SPACED_LETTERS - 1:
        return row, []
    first, last = runs_of(row.kind == SPACE)
    inner = (first > 0) & (last < len(row.kind))
    first, last = first[inner], last[inner]
    if not len(first):
        return row, []
    ideograph = ideographs(row)
    set_apart = ideograph[first - 1] & ideograph[last] | _beside_mark(row, ideograph, first, last)
    gone = np.zeros(len(row.kind), dtype=np.bool_)
    mark(gone, first[set_apart], last[set_apart])
    stretches = _stretches(first[set_apart], last[set_apart], SPACED_HAN)
    letters, found = _letter_spaced(row, first, last, last - first)
    mark(gone, first[letters], last[letters])
    return (row.kept(~gone) if gone.any() else row), _originals(row, stretches + found)


def _without_marks(row: Marked) -> tuple[Marked, Spans]:
    """The row without the one mark that stands between each two letters of a long stretch."""
    spans: Spans = []
    first, last = runs_of((row.kind == LATIN) | (row.kind == HAN)) if row.has_han else row.words
    one = last[:-1][first[1:] - last[:-1] == 1]
    places = one[(row.kind[one] != SPACE) & (row.kind[one] != NEWLINE)]
    again = places[1:][np.diff(places) == 2]  # mark, letter, mark
    if len(again) < SPACED_LETTERS - 2:
        return row, spans
    between, gone = (np.zeros(len(row.kind), dtype=np.bool_) for _ in range(2))
    between[places] = True
    ideograph = ideographs(row)
    codes, counts = np.unique(row.codes[again], return_counts=True)
    for code in codes[np.argsort(-counts, kind="stable")][:MARKS].tolist():
        own = between & (row.codes == code)
        stretches = _marked_han(row, np.flatnonzero(own[1:] & ideograph[:-1]) + 1, gone)
        first, last = runs_of(own | (row.kind == SPACE))
        inner = (first > 0) & (last < len(row.kind))
        first, last = first[inner], last[inner]
        wide = row.kind[first] == SPACE if len(first) else first
        letters, found = _letter_spaced(row, first, last, last - first + wide)
        mark(gone, first[letters], last[letters])
        spans += _originals(row, stretches + (found if letters.any() and own[first[letters]].any() else []))
    return (row.kept(~gone) if gone.any() else row), spans


def _marked_han(row: Marked, places: Ints, gone: Bools) -> list[tuple[int, int]]:
    """Stretches of Han characters with a mark at each of `places` between two; the marks are set `gone`. None where no
    stretch is too long, and has too many characters that come again, to be a list of single ones."""
    cuts = np.flatnonzero(np.diff(places) != 2) + 1
    runs = [places[a:b] for a, b in pairwise([0, *cuts.tolist(), len(places)])]
    if not any(_is_marked_text(row, run) for run in runs):
        return []
    fewest = 2 if int(row.low[places[0]]) in PAUSES else 1
    chosen = [run for run in runs if len(run) >= fewest]
    gone[np.concatenate(chosen)] = True
    return [(int(run[0]) - 1, int(run[-1]) + 2) for run in chosen]


def _is_marked_text(row: Marked, run: Ints) -> bool:
    if len(run) < MARKED_HAN - 1:
        return False
    letters = row.low[np.append(run - 1, run[-1] + 1)]
    return len(letters) - len(np.unique(letters)) >= MARKED_REPEATS


def _originals(row: Marked, stretches: Spans) -> Spans:
    """The original characters of stretches of the row."""
    return [(int(row.start[a]), int(row.end[b - 1])) for a, b in stretches]


def _beside_mark(row: Marked, ideograph: Bools, first: Ints, last: Ints) -> Bools:
    """Spaces between a Han character and a punctuation mark on either side."""
    sign = (row.kind == OTHER) | (row.kind == STOP) | (row.kind == HAN_STOP)
    touching: Bools = (ideograph[first - 1] & sign[last]) | (sign[first - 1] & ideograph[last])
    return touching


def _stretches(first: Ints, last: Ints, least: int) -> list[tuple[int, int]]:
    """Places from the first to the last letter of each stretch of at least `least` letters with a space between each two."""
    if len(first) < least - 1:
        return []
    apart = np.flatnonzero(first[1:] != last[:-1] + 1)
    edges = np.concatenate([[0], apart + 1, [len(first)]])
    pairs = zip(edges[:-1].tolist(), edges[1:].tolist(), strict=True)
    return [(int(first[a]) - 1, int(last[b - 1]) + 1) for a, b in pairs if b - a >= least - 1]


def _single_gaps(row: Marked) -> Ints:
    """The first place of each gap between single letters near one another. A letter-spaced stretch has some; most papers
    have too few, which spares a look at every gap."""
    first, last = row.words
    single = np.flatnonzero(last - first == 1)
    before = single[:-1][single[1:] - single[:-1] == 1]
    end = last[before]
    near: Ints = end[first[before + 1] - end <= WIDEST_GAP]
    return near


def _letter_spaced(row: Marked, first: Ints, last: Ints, width: Ints) -> tuple[Bools, Spans]:
    """Which gaps lie inside letter-spaced words, and where each stretch of such words stands that is no heading."""
    inner = np.zeros(len(first), dtype=np.bool_)
    if len(_single_gaps(row)) < SPACED_LETTERS - 1:
        return inner, []
    letter = row.kind == LATIN
    alone = letter & ~np.concatenate([[False], letter[:-1]]) & ~np.concatenate([letter[1:], [False]])
    linked = alone[first - 1] & alone[last] & (last - first <= WIDEST_GAP)
    if np.count_nonzero(linked) < SPACED_LETTERS - 1:
        return inner, []
    stretches = []
    for chain in _chains(row, alone, _linked_runs(row, linked, first, last)):
        if not any(len(run.letters) >= SPACED_LETTERS and _is_language(run.spelt) for run in chain.runs):
            continue
        for run, gaps in zip(chain.runs, _inner_gaps(chain, width), strict=True):
            inner[run.a : run.b] = gaps
        if not _is_heading(row, chain):
            stretches.append((chain.runs[0].letters[0], chain.runs[-1].letters[-1] + 1))
    return inner, stretches


def _linked_runs(row: Marked, linked: Bools, first: Ints, last: Ints) -> Iterator[_Run]:
    """The linked gaps in runs: each gap ends at the letter the next one begins at."""
    gaps = np.flatnonzero(linked)
    cuts = np.flatnonzero((np.diff(gaps) > 1) | (first[gaps[1:]] - 1 != last[gaps[:-1]])) + 1
    for a, b in pairwise([0, *cuts.tolist(), len(gaps)]):
        own = slice(int(gaps[a]), int(gaps[b - 1]) + 1)
        places = np.append(first[own] - 1, last[own.stop - 1])
        spelt = row.low[places].astype("<u4").tobytes().decode("utf-32-le", "replace")
        yield _Run(own.start, own.stop, places.tolist(), spelt)


def _chains(row: Marked, alone: Bools, runs: Iterator[_Run]) -> Iterator[_Chain]:
    """The runs put together over what parts them, where that is no word and no empty line."""
    word = np.concatenate([[0], np.cumsum(((row.kind == LATIN) & ~alone) | (row.kind == HAN))])
    line = np.concatenate([[0], np.cumsum(row.kind == NEWLINE)])
    chain = _Chain()
    for run in runs:
        if chain.runs:
            end, start = chain.runs[-1].letters[-1] + 1, run.letters[0]
            near = start - end <= WIDEST_BREAK and word[end] == word[start] and line[start] - line[end] <= 1
            if not near:
                yield chain
                chain = _Chain()
        chain.runs.append(run)
    if chain.runs:
        yield chain


def _is_language(spelt: str) -> bool:
    """Whether letters in a row spell words of a language, as far as their costs tell."""
    sample = "".join(letter for letter in spelt if letter in string.ascii_lowercase)[:SAMPLE_LETTERS]
    if 2 * len(sample) > min(len(spelt), SAMPLE_LETTERS):
        return cut(sample)[1] <= LANGUAGE_NATS * len(sample)
    others = [letter for letter in spelt if letter.isalpha()]
    return len(others) >= OTHER_LETTERS and max(map(others.count, set(others))) >= OTHER_REPEATS


def _is_heading(row: Marked, chain: _Chain) -> bool:
    """Whether a short chain is all in capitals and nothing else stands in its lines."""
    places = [place for run in chain.runs for place in run.letters]
    if len(places) > HEADING_LETTERS or not bool((row.codes[places] != row.low[places]).all()):
        return False
    start, end = chain.runs[0].letters[0], chain.runs[-1].letters[-1] + 1
    breaks = np.flatnonzero(row.kind == NEWLINE)
    before = int(breaks[np.searchsorted(breaks, start) - 1]) + 1 if len(breaks) and breaks[0] < start else 0
    place = int(np.searchsorted(breaks, end))
    after = int(breaks[place]) if place < len(breaks) else len(row.kind)
    rest = np.concatenate([row.kind[before:start], row.kind[end:after]])
    return not bool(((rest == LATIN) | (rest == HAN)).any())


def _inner_gaps(chain: _Chain, width: Ints) -> Iterator[Bools]:
    """For each run of a chain which of its gaps lie inside words: the narrowest, or where those are all, between the letters
    of the words it is cut to."""
    narrowest = min(int(width[run.a : run.b].min()) for run in chain.runs)
    narrow = [width[run.a : run.b] == narrowest for run in chain.runs]
    words = len(chain.runs) + sum(int(np.count_nonzero(~gaps)) for gaps in narrow)
    told = chain.size <= WORD_LETTERS * words and any(not gaps.all() for gaps in narrow)
    for run, gaps in zip(chain.runs, narrow, strict=True):
        yield gaps if told else gaps & _within_words(run.spelt)


def _within_words(spelt: str) -> Bools:
    """bool[n − 1]: which neighbours of n letters belong to one word."""
    within = np.ones(len(spelt) - 1, dtype=np.bool_)
    kinds = [0 if letter in string.ascii_lowercase else 1 if letter.isdecimal() else 2 for letter in spelt]
    changes = [i for i, (a, b) in enumerate(pairwise(kinds), 1) if a != b]
    for start, end in pairwise([0, *changes, len(spelt)]):
        ends = [start + place for place in cut(spelt[start:end])[0]] if kinds[start] == 0 else [end]
        within[[place - 1 for place in ends if place < len(spelt)]] = False
    return within
