"""Kinds: what a match says: how alike two passages are in order, what kind of copying that is, and which words differ.

similarity = 2·LCS ÷ (n + m) over folded match tokens in order. The longest common subsequence is exact up to EXACT_CELLS
(tokens of A × tokens of B); above that it is a lower bound: equal beginnings and ends, then the longest chain, in order, of
token runs unique on both sides (the anchors of patience diff), then exact between neighbouring anchors where that is small.
"""

import math
from bisect import bisect_left
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
import numpy.typing as npt
from rapidfuzz.distance import LCSseq

from plagcheck.engine.model import Kind, Span
from plagcheck.engine.sides import GRAM, Hashes, Ints, Side, gram_hashes

EXACT_CELLS = 1 << 22
"""Tokens of A times tokens of B that are compared exactly (2,000 tokens a side)."""
ALIKE = 0.7
"""Similarity from which a match is edited, or reordered when only the order differs."""
_FIRST_CODE = 0xE000
"""Above the surrogates: tokens become characters of a string, which the comparison reads without copying."""
_CODES = 1_000_000
"""Distinct tokens that fit above it."""

Bools = npt.NDArray[np.bool_]
Box = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Likeness:
    """What two passages have in common: which tokens stay in order, and the two similarities."""

    kept_a: Bools
    kept_b: Bools
    known_a: Bools
    """bool[n]: which tokens of A stand anywhere in B's passage."""
    known_b: Bools
    ordered: float
    """2·LCS ÷ (n + m)."""
    unordered: float
    """The same without order: common tokens, each as often as both hold it."""
    by_chance: float
    """Tokens that would stay in order if both passages were shuffled: 2·√R for R pairs of equal tokens (the longest rising
    subsequence of a random permutation; Vershik and Kerov, Logan and Shepp 1977, for single tokens)."""


def likeness(x: Hashes, y: Hashes) -> Likeness:
    """Compare two token sequences, neither empty."""
    _, code = np.unique(np.concatenate([x, y]), return_inverse=True)
    code_x, code_y = code[: len(x)], code[len(x) :]
    kept_x, kept_y = np.zeros(len(x), dtype=np.bool_), np.zeros(len(y), dtype=np.bool_)
    _mark(code_x, code_y, kept_x, kept_y)
    size = int(code.max()) + 1
    count_x, count_y = np.bincount(code_x, minlength=size), np.bincount(code_y, minlength=size)
    common, total = int(np.minimum(count_x, count_y).sum()), len(x) + len(y)
    chance = 2 * math.sqrt(int(count_x @ count_y))
    known_x, known_y = count_y[code_x] > 0, count_x[code_y] > 0
    return Likeness(kept_x, kept_y, known_x, known_y, 2 * int(kept_x.sum()) / total, 2 * common / total, chance)


def _mark(x: Ints, y: Ints, kept_x: Bools, kept_y: Bools) -> None:
    """Set in `kept_x` and `kept_y` the tokens of one longest common subsequence (views: parts are marked in place)."""
    n, m = len(x), len(y)
    if n * m <= EXACT_CELLS:
        for op in LCSseq.opcodes(*_strings(x, y)):
            if op.tag == "equal":
                kept_x[op.src_start : op.src_end] = True
                kept_y[op.dest_start : op.dest_end] = True
        return
    blocks = [(0, 0, 0), *_trimmed(x, y), (n, m, 0)]
    for i, j, k in blocks:
        kept_x[i : i + k] = True
        kept_y[j : j + k] = True
    for (i, j, k), (p, q, _) in pairwise(sorted(blocks)):
        if 0 < (p - i - k) * (q - j - k) <= EXACT_CELLS:
            _mark(x[i + k : p], y[j + k : q], kept_x[i + k : p], kept_y[j + k : q])


def _strings(x: Ints, y: Ints) -> tuple[str, str]:
    """Both sequences as strings of one character a token; of very many distinct tokens only shared ones are told apart."""
    if max(int(x.max(initial=0)), int(y.max(initial=0))) >= _CODES:
        both = np.intersect1d(x, y)
        x = np.where(np.isin(x, both), np.searchsorted(both, x) + 2, 0)
        y = np.where(np.isin(y, both), np.searchsorted(both, y) + 2, 1)
    return _string(x), _string(y)


def _string(codes: Ints) -> str:
    return (codes + _FIRST_CODE).astype("<u4").tobytes().decode("utf-32-le")


def _trimmed(x: Ints, y: Ints) -> list[tuple[int, int, int]]:
    """Blocks (place in x, place in y, length) in order: the equal beginning, anchors, the equal end."""
    n = min(len(x), len(y))
    head = _equal(x[:n], y[:n])
    tail = _equal(x[head:][::-1][: n - head], y[head:][::-1][: n - head])
    middle_x, middle_y = x[head : len(x) - tail], y[head : len(y) - tail]
    anchors = [(i + head, j + head, k) for i, j, k in _anchors(middle_x, middle_y)]
    return [(0, 0, head), *anchors, (len(x) - tail, len(y) - tail, tail)]


def _equal(x: Ints, y: Ints) -> int:
    """How many elements at the beginning are equal."""
    different = (x != y).nonzero()[0]
    return int(different[0]) if len(different) else len(x)


def _anchors(x: Ints, y: Ints) -> list[tuple[int, int, int]]:
    """Blocks of the longest rising chain of grams that stand once in x and once in y."""
    grams_x, at_x = _single(x)
    grams_y, at_y = _single(y)
    _, in_x, in_y = np.intersect1d(grams_x, grams_y, assume_unique=True, return_indices=True)
    order = np.argsort(at_x[in_x])
    places, others = at_x[in_x][order], at_y[in_y][order]
    chain = _rising(others.tolist())
    i, j = places[chain], others[chain]
    if not len(i):
        return []
    starts = np.concatenate([[True], (np.diff(i) != 1) | (np.diff(j) != 1)]).nonzero()[0]
    ends = np.append(starts[1:], len(i)) - 1
    blocks: list[tuple[int, int, int]] = []
    end_x = end_y = 0
    for s, e in zip(starts.tolist(), ends.tolist(), strict=True):
        skip = max(0, end_x - int(i[s]), end_y - int(j[s]))
        length = int(i[e]) + GRAM - int(i[s]) - skip
        if length > 0:
            blocks.append((int(i[s]) + skip, int(j[s]) + skip, length))
            end_x, end_y = int(i[s]) + skip + length, int(j[s]) + skip + length
    return blocks


def _single(x: Ints) -> tuple[Hashes, Ints]:
    """The grams that stand once in x, and where."""
    grams, at, count = np.unique(gram_hashes(x.astype(np.uint64)), return_index=True, return_counts=True)
    return grams[count == 1], at[count == 1]


def _rising(values: list[int]) -> Ints:
    """Positions of a longest strictly rising subsequence."""
    if all(x < y for x, y in pairwise(values)):
        return np.arange(len(values))
    tails: list[int] = []
    at: list[int] = []
    previous = [-1] * len(values)
    for i, value in enumerate(values):
        k = bisect_left(tails, value)
        previous[i] = at[k - 1] if k else -1
        tails[k : k + 1] = [value]
        at[k : k + 1] = [i]
    chain: list[int] = []
    i = at[-1] if at else -1
    while i >= 0:
        chain.append(i)
        i = previous[i]
    return np.array(chain[::-1], dtype=np.int64)


def kind_of(like: Likeness, *, summary: bool) -> Kind:
    """The contract's kind of a match."""
    if like.ordered == 1.0:
        return "verbatim"
    if like.ordered >= ALIKE:
        return "edited"
    if like.unordered >= ALIKE:
        return "reordered"
    return "summary" if summary else "reworded"


def changed(side: Side, start: int, end: int, kept: Bools) -> tuple[Span, ...]:
    """Spans of the tokens of [start, end) that are not kept, less the characters that kept tokens cover as well."""
    if kept.all():
        return ()
    first = int(side.start[start])
    length = int(side.end[start:end].max()) - first
    mask = _cover(side, (start, end), ~kept, length) & ~_cover(side, (start, end), kept, length)
    edges = np.diff(np.concatenate([[0], mask.view(np.int8), [0]])).nonzero()[0]
    return tuple(map(Span, (edges[::2] + first).tolist(), (edges[1::2] + first).tolist()))


def _cover(side: Side, tokens: tuple[int, int], which: Bools, length: int) -> Bools:
    """bool[length]: the characters, from the first token's on, that the chosen tokens cover."""
    first = int(side.start[tokens[0]])
    start, end = side.start[tokens[0] : tokens[1]][which] - first, side.end[tokens[0] : tokens[1]][which] - first
    step = np.bincount(start, minlength=length + 1) - np.bincount(end, minlength=length + 1)
    return np.cumsum(step)[:length] > 0
