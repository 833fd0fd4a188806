"""Seeding: where two papers may say the same: shared terms, exact runs of tokens, and pairs of sentences alike by cosine.

Every step is a join of sorted arrays. Work is bounded: rare terms first, until a budget linear in both lengths is spent.
The idea of sentence seeds and gap clustering is Sanchez-Perez, Sidorov and Gelbukh's (PAN 2014); exact runs are found by
diagonals of shared grams, as in sequence alignment.
"""

import numpy as np
import numpy.typing as npt

from plagcheck.engine.sides import GRAM, Ints, Side

FULL_PRODUCT = 64
"""Occurrences of one gram (places in A times places in B) up to which all pairs of places are followed."""
CHAIN_GAP = 2
"""Tokens on both sides that two exact runs may lie apart to count as one."""
COMMON_SHARE = 0.15
"""Share of all units above which a term is too common to seed with (three units are always allowed)."""
BUDGET_BASE, BUDGET_PER_TOKEN = 20_000, 5
"""Products of postings that seeding may spend: a constant, and more for each token of both papers."""
LEAST_COSINE = 0.30
"""Cosine of tf × idf from which two units are a seed."""
LEAST_TERMS = 2
"""Terms that the units of a seed share at least."""

Floats = npt.NDArray[np.float64]


def ranges(start: Ints, count: Ints) -> Ints:
    """i8[sum(count)]: the numbers start[0] … start[0] + count[0] - 1, then those from start[1] on, and so forth."""
    if len(start) == 1:
        return np.arange(start[0], start[0] + count[0])
    before = count.cumsum() - count
    return np.repeat(start - before, count) + np.arange(int(count.sum()))


def shared_terms(a: Side, b: Side) -> tuple[Ints, Ints]:
    """Positions, in `a.term` and in `b.term`, of the terms that both hold."""
    if len(a.term) > len(b.term):
        in_b, in_a = shared_terms(b, a)
        return in_a, in_b
    slot = np.searchsorted(b.term, a.term)
    slot[slot == len(b.term)] = 0
    found = b.term[slot] == a.term if len(b.term) else np.zeros(len(a.term), dtype=np.bool_)
    return found.nonzero()[0], slot[found]


def exact_runs(a: Side, b: Side) -> Ints:
    """i8[k, 4]: all longest runs of GRAM and more equal tokens, as boxes [a0, a1) × [b0, b1), by diagonal, then place.

    Of a gram with more than FULL_PRODUCT pairs of places, the i-th place in A is paired with the i-th in B, and every place
    with the first of the other side: enough to cover repetitions on both sides, and linear.
    """
    at_a, at_b = _gram_places(a, b)
    if not len(at_a):
        return np.zeros((0, 4), dtype=np.int64)
    width = len(a) + 1
    key = np.unique((at_b - at_a + len(a)) * width + at_a)
    diagonal, x = np.divmod(key, width)
    first = np.concatenate([[True], np.diff(key) != 1]).nonzero()[0]
    last = np.append(first[1:], len(key)) - 1
    a0, a1, shift = x[first], x[last] + GRAM, diagonal[first] - len(a)
    return np.stack([a0, a1, a0 + shift, a1 + shift], axis=1)


def _gram_places(a: Side, b: Side) -> tuple[Ints, Ints]:
    """Pairs of places (first tokens) of equal grams."""
    held = b.gram_seen[a.gram & np.uint64(len(b.gram_seen) - 1)].nonzero()[0]
    gram = a.gram[held]
    low = b.gram.searchsorted(gram, "left")
    in_b = b.gram.searchsorted(gram, "right") - low
    shared = in_b.nonzero()[0]
    if not len(shared):
        return shared, shared
    held, low, in_b, gram = held[shared], low[shared], in_b[shared], gram[shared]
    first = gram.searchsorted(gram, "left")
    in_a = gram.searchsorted(gram, "right") - first
    rank = np.arange(len(held)) - first
    few = in_a * in_b <= FULL_PRODUCT
    same, lead = ~few & (rank < in_b), ~few & (rank == 0)
    left = (np.repeat(held[few], in_b[few]), held[same], held[~few], np.repeat(held[lead], in_b[lead]))
    right = (ranges(low[few], in_b[few]), (low + rank)[same], low[~few], ranges(low[lead], in_b[lead]))
    return a.gram_at[np.concatenate(left)], b.gram_at[np.concatenate(right)]


def chained(runs: Ints) -> Ints:
    """i8[m, 4]: `runs` in order of place, neighbours at most CHAIN_GAP tokens apart on both sides made one."""
    if len(runs) < 2:
        return runs
    runs = runs[np.lexsort((runs[:, 2], runs[:, 0]))]
    gap_a, gap_b = runs[1:, 0] - runs[:-1, 1], runs[1:, 2] - runs[:-1, 3]
    near = (np.maximum(gap_a, gap_b) <= CHAIN_GAP) & (np.minimum(gap_a, gap_b) >= -CHAIN_GAP)
    first = np.concatenate([[True], ~near]).nonzero()[0]
    last = np.append(first[1:], len(runs)) - 1
    return np.stack([runs[first, 0], runs[last, 1], runs[first, 2], runs[last, 3]], axis=1)


def unit_seeds(a: Side, b: Side, shared: tuple[Ints, Ints]) -> tuple[Ints, Ints, Floats]:
    """Pairs of units alike by cosine: i8[k] units of A, i8[k] units of B, f8[k] the dot products."""
    in_a, in_b = shared
    total = len(a.unit_start) + len(b.unit_start) - 2
    df_a, df_b = (side.posting_start[1:] - side.posting_start[:-1] for side in (a, b))
    own_a, own_b = df_a[in_a], df_b[in_b]
    df = own_a + own_b
    products = own_a * own_b
    seeding = (df <= max(3, COMMON_SHARE * total)).nonzero()[0]
    seeding = seeding[products[seeding].argsort(kind="stable")]
    spent = products[seeding].cumsum()
    seeding = seeding[: spent.searchsorted(BUDGET_BASE + BUDGET_PER_TOKEN * (len(a) + len(b)), "right")]
    if len(seeding) < LEAST_TERMS:
        return in_a[:0], in_b[:0], np.zeros(0)
    joint_a, joint_b = df_a.copy(), df_b.copy()
    joint_a[in_a] = joint_b[in_b] = df
    value_a, norm_a = _weights(a, np.log(total / joint_a), df_a)
    value_b, norm_b = _weights(b, np.log(total / joint_b), df_b)
    posting_a, posting_b = _products(a, b, (in_a[seeding], in_b[seeding]))
    key = a.posting_unit[posting_a] * len(norm_b) + b.posting_unit[posting_b]
    return _alike(key, value_a[posting_a] * value_b[posting_b], (LEAST_COSINE * norm_a, norm_b))


def _weights(side: Side, idf: Floats, postings: Ints) -> tuple[Floats, Floats]:
    """f8[p] tf × idf of each posting, of which each term has so many; f8[u] length of each unit's vector."""
    value: Floats = np.multiply(side.posting_count, np.repeat(idf, postings), dtype=np.float64)
    return value, np.sqrt(np.bincount(side.posting_unit, value * value, len(side.unit_start) - 1))


def _products(a: Side, b: Side, terms: tuple[Ints, Ints]) -> tuple[Ints, Ints]:
    """All pairs of a posting of A and one of B for each pair of `terms`."""
    start_a, start_b = a.posting_start[terms[0]], b.posting_start[terms[1]]
    count_a, count_b = a.posting_start[terms[0] + 1] - start_a, b.posting_start[terms[1] + 1] - start_b
    posting_a = ranges(start_a, count_a)
    repeat = np.repeat(count_b, count_a)
    return np.repeat(posting_a, repeat), ranges(np.repeat(start_b, count_a), repeat)


def _alike(key: Ints, value: Floats, least: tuple[Floats, Floats]) -> tuple[Ints, Ints, Floats]:
    """The cells (row, column) whose `key` comes LEAST_TERMS times or more with a sum of values above the product of the two
    `least` of its row and column; rising, with the sums."""
    rows, columns = len(least[0]), len(least[1])
    if rows * columns <= 4 * len(key) + 10_000:
        sums: Floats = np.bincount(key, weights=value, minlength=rows * columns).astype(np.float64, copy=False)
        pair = (sums > np.multiply.outer(*least).ravel()).nonzero()[0]
        if len(pair):
            pair = pair[np.bincount(key, minlength=rows * columns)[pair] >= LEAST_TERMS]
        row, column = np.divmod(pair, columns)
        return row, column, sums[pair]
    order = np.argsort(key, kind="stable")
    key = key[order]
    first = np.concatenate([[True], key[1:] != key[:-1]]).nonzero()[0]
    often = np.diff(np.append(first, len(key))) >= LEAST_TERMS
    sums = np.add.reduceat(value[order], first)[often]
    row, column = np.divmod(key[first[often]], columns)
    alike = sums > least[0][row] * least[1][column]
    return row[alike], column[alike], sums[alike]


def cluster(seed_a: Ints, seed_b: Ints, gap: float) -> Ints:
    """i8[k]: which cluster each seed belongs to: split where neighbours lie more than `gap` units apart, on A, then on B,
    until neither splits."""
    label = np.zeros(len(seed_a), dtype=np.int64)
    clusters, unchanged, sides = min(1, len(label)), 0, (seed_a, seed_b)
    turn = 0
    while unchanged < 2 and clusters:
        unit = sides[turn]
        order = np.lexsort((unit, label))
        unit, own = unit[order], label[order]
        new = np.concatenate([[0], np.cumsum((own[1:] != own[:-1]) | (unit[1:] - unit[:-1] > gap))])
        label[order] = new
        unchanged = unchanged + 1 if new[-1] + 1 == clusters else 1
        clusters, turn = int(new[-1]) + 1, 1 - turn
    return label
