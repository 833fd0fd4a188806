"""Joining what lay-out pulls apart at line ends: wrapped Chinese lines, and words divided by a hyphen."""

import numpy as np
import numpy.typing as npt

from plagcheck.engine.columns import LATIN, NEWLINE, OTHER, SPACE, among, runs_of
from plagcheck.engine.disguises import SPANS_KEPT, Marked, ideographs, mark
from plagcheck.engine.model import Finding, Span
from plagcheck.engine.wording import filled

WRAPPED = 0.8
"""Share of the usual width around it that a line must fill for its end to be a wrap and no end of paragraph."""
AROUND, UPPER = 5, 4
"""Lines before and after one that tell the usual width, and the part of them that may be wider: one in so many."""
HYPHENS = (0x2D, 0x2010, 0x2011)
COMMAS = (0x2C, 0x3001, 0x3A)
WIDEST_WRAP = 240
"""Columns of the widest lines that a hard wrap makes, 120 Han characters; wider ones are paragraphs."""
FIRST_WIDE = 0x1100
"""Code point from which on characters take two columns, but for a few that do not matter here."""

Ints = npt.NDArray[np.int64]
Bools = npt.NDArray[np.bool_]


def join_lines(row: Marked) -> tuple[Marked, list[Finding]]:
    """The row without the line ends that stand inside a sentence: of wrapped Chinese lines, and after a hyphen."""
    breaks = row.kind == NEWLINE
    if not breaks.any() or not (row.has_han or _hyphen_at_end(row)):
        return row, []
    first, last = runs_of(breaks | (row.kind == SPACE))
    lines = np.flatnonzero(breaks)
    one = (lines.searchsorted(last) - lines.searchsorted(first) == 1) & (first > 0) & (last < len(row.kind))
    first, last = first[one], last[one]
    gone = np.zeros(len(row.kind), dtype=np.bool_)
    wrapped = _wrapped(row, first, last)
    mark(gone, first[wrapped], last[wrapped])
    hyphen = _hyphenated(row, first, last)
    mark(gone, first[hyphen] - 1, last[hyphen])
    joined = wrapped | hyphen
    count = int(np.count_nonzero(joined))
    if not count:
        return row, []
    places = zip(first[joined][:SPANS_KEPT].tolist(), last[joined][:SPANS_KEPT].tolist(), strict=True)
    spans = tuple(Span(int(row.start[a]), int(row.end[b - 1])) for a, b in places)
    message = filled("{0:line end|line ends} inside sentences {0:=was|were} joined", count)
    return row.kept(~gone), [Finding("line-breaks-joined", message, count, spans)]


def _wrapped(row: Marked, first: Ints, last: Ints) -> Bools:
    """Line ends between two Han characters (or a comma and one) where the line is as wide as the lines around it."""
    ideograph = ideographs(row)
    before = first - 1
    comma = (row.kind[before] == OTHER) & among(row.low[before], COMMAS)
    candidates: Bools = (ideograph[before] | comma) & ideograph[last]
    if not candidates.any():
        return candidates
    ends = np.flatnonzero(row.kind == NEWLINE)
    width = _widths(row, ends)
    line = np.searchsorted(ends, first[candidates])
    limit = _usual_widths(width, line)
    candidates[candidates] = (width[line] >= WRAPPED * limit) & (limit <= WIDEST_WRAP)
    return candidates


def _widths(row: Marked, ends: Ints) -> Ints:
    """What is drawn in each line, in half-width columns: a Han character takes two."""
    drawn = np.where((row.kind == SPACE) | (row.kind == NEWLINE), 0, np.where(row.codes >= FIRST_WIDE, 2, 1))
    reach = np.concatenate([[0], np.cumsum(drawn)])
    width: Ints = np.diff(reach[np.concatenate([[0], ends, [len(row.kind)]])])
    return width


def _usual_widths(width: Ints, line: Ints) -> Ints:
    """For each `line` the width that full lines have around it: the upper quarter of its neighbours in its block, so that one
    long line (a table's row, an address) does not hide the wrap of all others. Empty lines part blocks."""
    block = np.cumsum(width == 0)
    near = line[:, None] + np.arange(-AROUND, AROUND + 1)
    inside = (near >= 0) & (near < len(width))
    near = near.clip(0, len(width) - 1)
    inside &= (block[near] == block[line][:, None]) & (width[near] > 0)
    ranked = np.sort(np.where(inside, width[near], -1), axis=1)[:, ::-1]
    upper = np.count_nonzero(inside, axis=1) // UPPER
    usual: Ints = np.take_along_axis(ranked, upper[:, None], axis=1)[:, 0]
    return usual


def _hyphen_at_end(row: Marked) -> bool:
    """Whether white space follows a letter and a hyphen anywhere: spares most papers without Han the look at every gap."""
    place = np.flatnonzero(among(row.codes[1:-1], HYPHENS)) + 1
    after = row.kind[place + 1]
    return bool(((row.kind[place - 1] == LATIN) & ((after == SPACE) | (after == NEWLINE))).any())


def _hyphenated(row: Marked, first: Ints, last: Ints) -> Bools:
    """Line ends after letter + hyphen, with a small letter following."""
    before = np.maximum(first - 2, 0)
    hyphen = among(row.codes[first - 1], HYPHENS) & (first > 1) & (row.kind[before] == LATIN)
    small = (row.kind[last] == LATIN) & (row.codes[last] == row.low[last]) & (row.low[last] >= 0x61)
    joined: Bools = hyphen & small
    return joined
