"""Words cut to pieces by spaces or marks inside them (pla yer, pla-yer, pla.yer), and words run together without a space.

Only where words are uncommonly short is anything looked at, and pieces are put together only where few of them, but nearly all
that comes of them, are English. Method: the path of least cost over all ways to keep or drop each gap (see `spelling`).
"""

import math
from itertools import pairwise

import numpy as np
import numpy.typing as npt

from plagcheck.engine.columns import LATIN, OTHER, SPACE, STOP, runs_of
from plagcheck.engine.disguises import Marked
from plagcheck.engine.spelling import cut, is_word, word_cost

BLOCK = 40
"""Words that are looked at together."""
MEAN_LETTERS = 3.5
"""Letters of a mean word under which a block is looked at more closely: English has 4.7, simple English some 4.2, words cut
after every third or fourth letter 2.4 to 2.9."""
MOST_PIECES = 8
"""Pieces of one word."""
KNOWN, GAINED = 0.8, 0.15
"""Share of the letters that lie in known words after pieces are put together, and by how much it must have grown."""
APOSTROPHES = (0x27, 0x2019)
RUN_LETTERS, RUN_NATS = 30, 2.5
"""Letters in a row that are no word, and what each costs at most where they are English words run together."""

Ints = npt.NDArray[np.int64]
Bools = npt.NDArray[np.bool_]


def joined_pieces(row: Marked) -> tuple[Marked, list[tuple[int, int]]]:
    """The row without the gaps inside words, and the original characters of each stretch that had them."""
    first, last = row.words
    spans: list[tuple[int, int]] = []
    gone = np.zeros(len(row.kind), dtype=np.bool_)
    for a, b in _short_blocks(last - first):
        words = _letters(row, first[a:b], last[a:b])
        known = _known_share(words)
        if known > 1 - GAINED:
            continue
        kept = _cuts(words, _gaps(row, first[a:b], last[a:b]))
        joined = _known_share(["".join(words[i:j]) for i, j in pairwise(kept)])
        if joined < KNOWN or joined - known < GAINED:
            continue
        inner = np.setdiff1d(np.arange(a, b - 1), np.array(kept[1:-1], dtype=np.int64) + a - 1)
        gone[last[inner]] = True
        spans.append((int(row.start[first[a]]), int(row.end[last[b - 1] - 1])))
    return (row.kept(~gone) if spans else row), spans


def parted_words(row: Marked) -> Marked:
    """The row with a space between English words that stand without one; it has the place of the letter before it."""
    first, last = row.words
    if not (last - first >= RUN_LETTERS).any():
        return row
    first, last = runs_of((row.kind == LATIN) & (row.low >= 0x61) & (row.low <= 0x7A))
    ends: list[int] = []
    for i in np.flatnonzero(last - first >= RUN_LETTERS).tolist():
        letters = row.low[first[i] : last[i]].astype("<u4").tobytes().decode("utf-32-le")
        places, cost = cut(letters)
        if cost <= RUN_NATS * len(letters):
            ends += [int(first[i]) + place - 1 for place in places[:-1]]
    if not ends:
        return row
    repeat = np.ones(len(row.kind), dtype=np.int64)
    repeat[ends] = 2
    wide = row.kept(np.repeat(np.arange(len(repeat)), repeat))
    space = np.cumsum(repeat)[ends] - 1
    for column, value in ((wide.codes, 0x20), (wide.low, 0x20), (wide.kind, SPACE)):
        column[space] = value
    return wide


def _short_blocks(size: Ints) -> list[tuple[int, int]]:
    """Ranges of words with few letters, in blocks that touch put together."""
    blocks = len(size) // BLOCK
    if not blocks:
        return [(0, len(size))] if len(size) >= BLOCK // 2 and size.mean() < MEAN_LETTERS else []
    means = size[: blocks * BLOCK].reshape(blocks, BLOCK).mean(axis=1)
    starts, ends = runs_of(means < MEAN_LETTERS)
    pairs = zip(starts.tolist(), ends.tolist(), strict=True)
    return [(a * BLOCK, b * BLOCK if b < blocks else len(size)) for a, b in pairs]


def _letters(row: Marked, first: Ints, last: Ints) -> list[str]:
    string = row.low[first[0] : last[-1]].astype("<u4").tobytes().decode("utf-32-le", "replace")
    return [string[a:b] for a, b in zip((first - first[0]).tolist(), (last - first[0]).tolist(), strict=True)]


def _gaps(row: Marked, first: Ints, last: Ints) -> list[bool]:
    """Whether one space or mark alone parts each two words."""
    one = first[1:] - last[:-1] == 1
    kind, code = row.kind[last[:-1]], row.codes[last[:-1]]
    can_go = one & ((kind == SPACE) | (kind == OTHER) | (kind == STOP)) & ~np.isin(code, APOSTROPHES)
    found: list[bool] = can_go.tolist()
    return found


def _cuts(words: list[str], gaps: list[bool]) -> list[int]:
    """Where the words begin that the pieces make at the least cost, and the end."""
    best, start = [0.0] + [math.inf] * len(words), [0] * (len(words) + 1)
    for i, piece in enumerate(words):
        word = piece
        for j in range(i + 1, min(i + MOST_PIECES, len(words)) + 1):
            cost = best[i] + (word_cost(word) if word.isascii() and word.isalpha() else 0.0 if j == i + 1 else math.inf)
            if cost < best[j]:
                best[j], start[j] = cost, i
            if j == len(words) or not gaps[j - 1]:
                break
            word += words[j]
    cuts = [len(words)]
    while cuts[-1]:
        cuts.append(start[cuts[-1]])
    return cuts[::-1]


def _known_share(words: list[str]) -> float:
    """Share of the letters that lie in known words, numbers left out; a single letter other than a and i is none."""
    spelt = [word for word in words if word.isalpha()]
    return sum(len(word) for word in spelt if is_word(word)) / max(1, sum(map(len, spelt)))
