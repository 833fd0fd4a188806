"""Joining what lay-out and disguise pull apart: spaces between Han characters, letter-spaced words, line ends, hyphens."""

import numpy as np
import numpy.typing as npt

from plagcheck.engine.columns import HAN, HAN_STOP, LATIN, NEWLINE, OTHER, SPACE, STOP, among
from plagcheck.engine.disguises import Marked
from plagcheck.engine.model import Finding, Span

SPANS_KEPT = 1000
"""Places of a finding that are kept; its count stays exact."""
SPACED_LETTERS = 6
"""Single letters in a row, each apart from the next, that make a letter-spaced stretch; enumerations have fewer."""
SPACED_HAN = 6
"""The same for Han characters; headings are set 摘 要 and 参 考 文 献."""
WIDEST_GAP = 5
"""Spaces up to which two letters belong to one letter-spaced stretch: a space between two spaced words becomes three."""
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


def join_spaced(row: Marked) -> tuple[Marked, list[Finding]]:
    """The row without spaces between Han characters and inside letter-spaced words."""
    first, last = _runs(row.kind == SPACE)
    inner = (first > 0) & (last < len(row.kind))
    first, last = first[inner], last[inner]
    if not len(first):
        return row, []
    ideograph = _ideograph(row)
    between_han = ideograph[first - 1] & ideograph[last]
    gone = np.zeros(len(row.kind), dtype=np.bool_)
    _mark(gone, first[between_han], last[between_han])
    touching = _beside_mark(row, ideograph, first, last)
    _mark(gone, first[touching], last[touching])
    spans = _stretches(first[between_han | touching], last[between_han | touching], SPACED_HAN)
    letters, letter_spans = _letter_spaced(row, first, last)
    gone |= letters
    places = [Span(int(row.start[a]), int(row.end[b - 1])) for a, b in spans + letter_spans]
    kept = row.kept(~gone) if gone.any() else row
    if not places:
        return kept, []
    message = f"letters set apart by spaces were joined ({len(places)})"
    ordered = tuple(sorted(places)[:SPANS_KEPT])
    return kept, [Finding("spaced-letters", message, len(places), ordered, disguise=True)]


def join_lines(row: Marked) -> tuple[Marked, list[Finding]]:
    """The row without the line ends that stand inside a sentence: of wrapped Chinese lines, and after a hyphen."""
    breaks = row.kind == NEWLINE
    if not breaks.any():
        return row, []
    blank = breaks | (row.kind == SPACE)
    first, last = _runs(blank)
    lines = np.concatenate([[0], np.cumsum(breaks)])
    one = (lines[last] - lines[first] == 1) & (first > 0) & (last < len(row.kind))
    first, last = first[one], last[one]
    gone = np.zeros(len(row.kind), dtype=np.bool_)
    wrapped = _wrapped(row, first, last)
    _mark(gone, first[wrapped], last[wrapped])
    hyphen = _hyphenated(row, first, last)
    _mark(gone, first[hyphen] - 1, last[hyphen])
    joined = wrapped | hyphen
    count = int(np.count_nonzero(joined))
    if not count:
        return row, []
    places = zip(first[joined][:SPANS_KEPT].tolist(), last[joined][:SPANS_KEPT].tolist(), strict=True)
    spans = tuple(Span(int(row.start[a]), int(row.end[b - 1])) for a, b in places)
    return row.kept(~gone), [Finding("line-breaks-joined", f"{count} line ends inside sentences were joined", count, spans)]


def _runs(mask: Bools) -> tuple[Ints, Ints]:
    """First and past-the-last place of each run of True."""
    edges = np.flatnonzero(np.diff(np.concatenate([[False], mask, [False]]).view(np.int8)))
    return edges[::2], edges[1::2]


def _mark(gone: Bools, first: Ints, last: Ints) -> None:
    """Set all places of the ranges."""
    if len(first):
        edge = np.zeros(len(gone) + 1, dtype=np.int64)
        np.add.at(edge, first, 1)
        np.add.at(edge, last, -1)
        gone |= np.cumsum(edge[:-1]) > 0


def _ideograph(row: Marked) -> Bools:
    """Han and Kana, which are written without spaces; Hangul is not."""
    mask: Bools = (row.kind == HAN) & (row.low >= 0x2E80) & ~((row.low >= 0xAC00) & (row.low < 0xD7FF))
    return mask


def _beside_mark(row: Marked, ideograph: Bools, first: Ints, last: Ints) -> Bools:
    """Spaces between a Han character and a punctuation mark on either side."""
    mark = (row.kind == OTHER) | (row.kind == STOP) | (row.kind == HAN_STOP)
    touching: Bools = (ideograph[first - 1] & mark[last]) | (mark[first - 1] & ideograph[last])
    return touching


def _stretches(first: Ints, last: Ints, least: int) -> list[tuple[int, int]]:
    """Places from the first to the last letter of each stretch of at least `least` letters with a space between each two."""
    if len(first) < least - 1:
        return []
    apart = np.flatnonzero(first[1:] != last[:-1] + 1)
    edges = np.concatenate([[0], apart + 1, [len(first)]])
    pairs = zip(edges[:-1].tolist(), edges[1:].tolist(), strict=True)
    return [(int(first[a]) - 1, int(last[b - 1]) + 1) for a, b in pairs if b - a >= least - 1]


def _letter_spaced(row: Marked, first: Ints, last: Ints) -> tuple[Bools, list[tuple[int, int]]]:
    """The spaces inside letter-spaced words, and where each stretch of such words stands.

    In a stretch the narrowest gap is the one between letters; wider ones part words. Where all gaps are equal, words cannot
    be told apart, and the stretch is one word.
    """
    gone = np.zeros(len(row.kind), dtype=np.bool_)
    letter = row.kind == LATIN
    alone = letter & ~np.concatenate([[False], letter[:-1]]) & ~np.concatenate([letter[1:], [False]])
    linked = alone[first - 1] & alone[last] & (last - first <= WIDEST_GAP)
    if np.count_nonzero(linked) < SPACED_LETTERS - 1:
        return gone, []
    # two linked gaps side by side share the letter between them: any other character there would unlink one
    starts, ends = _runs(linked)
    stretches, inner = [], np.zeros(len(first), dtype=np.bool_)
    for a, b in zip(starts.tolist(), ends.tolist(), strict=True):
        places = np.append(first[a:b] - 1, last[b - 1])
        alphabetic = row.low[places] >= 0x61
        if b - a < SPACED_LETTERS - 1 or np.count_nonzero(alphabetic) * 2 <= len(places):
            continue
        width = last[a:b] - first[a:b]
        inner[a:b] = width == width.min()
        stretches.append((int(places[0]), int(places[-1]) + 1))
    _mark(gone, first[inner], last[inner])
    return gone, stretches


def _wrapped(row: Marked, first: Ints, last: Ints) -> Bools:
    """Line ends between two Han characters (or a comma and one) where the line is as wide as the lines around it."""
    ideograph = _ideograph(row)
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


def _hyphenated(row: Marked, first: Ints, last: Ints) -> Bools:
    """Line ends after letter + hyphen, with a small letter following."""
    before = np.maximum(first - 2, 0)
    hyphen = among(row.codes[first - 1], HYPHENS) & (first > 1) & (row.kind[before] == LATIN)
    small = (row.kind[last] == LATIN) & (row.codes[last] == row.low[last]) & (row.low[last] >= 0x61)
    joined: Bools = hyphen & small
    return joined
