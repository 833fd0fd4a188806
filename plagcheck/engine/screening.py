"""Screening: many papers → every pair that the alignment could call `medium` or more, without aligning all pairs.

The alignment scores a pair of text windows by the rarity of the tokens both hold. So does this screen, coarser. Each paper is
cut into blocks of `BLOCK` match tokens. Posting lists of three features sum up how many nats two blocks share: rare tokens
(reworded, shuffled text), neighbouring pairs (edited text), and grams of eight (copied text, whoever else has copied it too).
Four neighbouring block pairs together see a passage wherever it lies. A pair of papers is kept when one place reaches `LOCAL`
nats, or when all places together exceed what the paper shares with most others by `SPREAD` nats a token of the shorter.

All of it is NumPy over flat arrays: no Python per token, one loop per paper.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from plagcheck.engine import simhash
from plagcheck.engine.background import Background
from plagcheck.engine.common import GRAM, fewest_holders, gram_hashes
from plagcheck.engine.equivalence import Equivalents
from plagcheck.engine.model import MEDIUM_SHARE, Options
from plagcheck.engine.progress import Progress, silent
from plagcheck.engine.scope import Scope

BLOCK = 128
"""Match tokens of one block."""
LOCAL = 26.0
"""Nats that one neighbourhood of blocks must share. The alignment asks for 22 net of what is missing, and this counts gross:
of 385 PAN pairs with any match at all in a class of 917, none is lost at 36, one `medium` of 229 at 50."""
SPREAD = 0.15
"""Nats a token of the shorter paper, above what the paper shares with most: text that was copied says one and more a token."""
SINGLE_HOLDERS, PAIR_HOLDERS = (16, 0.04), (48, 0.06)
"""A token, a pair, is left out when more papers hold it than max(16, 4 %), max(48, 6 %): its posting list says too little for
its time. Grams have no such limit but that of the common passages, so a text that half the class has copied is seen."""
GRAM_NATS = 2.0
MOST_NEAR = 4
"""Near-duplicates of a paper, on average, up to which they are compared whatever the posting lists say."""
FEW_PAIRS = 400
"""So few pairs are compared without screening: that takes less than a second."""
PLACE_BITS = 28
"""Places that are told apart while sorting: 268 million tokens in one class."""
BINS_AT_ONCE = 4_000_000
"""Block pairs summed in one array (32 MB)."""
Hashes = npt.NDArray[np.uint64]
Pairs = npt.NDArray[np.int32]
_FACTOR = 0x9E3779B97F4A7C15


@dataclass(frozen=True, eq=False)
class _Postings:
    """Features held by two papers or more, k entries."""

    feature: npt.NDArray[np.int64]
    """i8[k] in order of paper: the feature of each entry."""
    block: npt.NDArray[np.int64]
    """i8[k]: its block, counted over all papers."""
    by_feature: npt.NDArray[np.int64]
    """The blocks again, in order of feature, then block."""
    start: npt.NDArray[np.int64]
    """i8[m + 1]: where each feature's entries start in `by_feature`."""
    nats: npt.NDArray[np.float64]
    """f8[m]: what sharing the feature says."""


def worth_comparing(
    scopes: Sequence[Scope],
    owner: Sequence[str | None],
    background: Background,
    options: Options,
    progress: Progress = silent,
) -> list[tuple[int, int]]:
    """Pairs (a < b) of different owners to compare, in rising order. None owns the references: never compared together."""
    numbers = {name: number for number, name in enumerate(dict.fromkeys(owner))}
    group = np.array([numbers[name] for name in owner], dtype=np.int64)
    counts = np.array([scope.total > 0 for scope in scopes], dtype=np.bool_)
    total = len(scopes)
    if total * (total - 1) // 2 <= FEW_PAIRS:
        found = np.stack(np.triu_indices(total, 1), axis=1).astype(np.int32)
    else:
        terms = Equivalents.shipped()
        papers = [terms.canonical(scope.tokens.hash) for scope in scopes]
        found = np.concatenate(
            [candidates(papers, background, progress), near_duplicates(scopes, options), _much_common(scopes)]
        )
    a, b = found.T
    kept = found[(group[a] != group[b]) & counts[a] & counts[b]]
    return [(x, y) for x, y in np.unique(kept, axis=0).tolist()] if len(kept) else []


def near_duplicates(scopes: Sequence[Scope], options: Options) -> Pairs:
    """Pairs whose fingerprints are within the limit of the options.

    None of them where a paper has more than `MOST_NEAR` on average: then the fingerprints of this class tell nothing.
    """
    prints = [scope.profile.fingerprint(options.bits) for scope in scopes]
    having = np.array([i for i, value in enumerate(prints) if value is not None], dtype=np.int32)
    found = simhash.pairs_within([p for p in prints if p is not None], options.bits, options.near_duplicate)
    return having[found] if len(found) <= MOST_NEAR * len(scopes) else found[:0]


def candidates(papers: Sequence[Hashes], background: Background, progress: Progress = silent) -> Pairs:
    """Pairs (i < j) of papers, given as their match tokens in order, that may share a passage: i4[k, 2]."""
    blocks = np.array([-(-len(tokens) // BLOCK) for tokens in papers], dtype=np.int64)
    first = np.concatenate([[0], np.cumsum(blocks)])
    postings = _postings(papers, first, background)
    edges = np.searchsorted(postings.block, first)
    cursor = postings.start[:-1].copy()
    found: list[tuple[int, int]] = []
    for i in range(len(papers)):
        progress("screening", i, len(papers))
        own = slice(int(edges[i]), int(edges[i + 1]))
        np.add.at(cursor, postings.feature[own], 1)
        found += [(i, j) for j in _partners(i, own, cursor, postings, first)]
    progress("screening", len(papers), len(papers))
    return np.array(found, dtype=np.int32).reshape(-1, 2)


def _partners(
    i: int, own: slice, cursor: npt.NDArray[np.int64], postings: _Postings, first: npt.NDArray[np.int64]
) -> list[int]:
    """The later papers that share enough with paper `i`; `cursor` points each feature past the entries of `i`."""
    feature, row = postings.feature[own], postings.block[own] - first[i]
    later = int(first[i + 1])
    width, height = int(first[-1]) - later, int(first[i + 1] - first[i])
    if not width or not len(feature):
        return []
    reach = postings.start[feature + 1] - cursor[feature]
    column = postings.by_feature[_ranges(cursor[feature], reach)] - later
    nats, rows = np.repeat(postings.nats[feature], reach), np.repeat(row, reach)
    sizes = np.diff(first[i + 1 :])
    paper = np.repeat(np.arange(len(sizes)), sizes)[column]
    total = np.bincount(paper, nats, len(sizes))
    shorter = np.minimum(sizes, height) * BLOCK
    spread = total - np.median(total) >= SPREAD * shorter
    wanted = (total >= LOCAL) & ~spread
    peak = _peaks((rows, column, nats), wanted[paper], (height, width))
    local = np.zeros(len(sizes), dtype=np.bool_)
    full = np.flatnonzero(sizes > 0)
    local[full] = np.maximum.reduceat(peak, first[i + 1 : -1][full] - later) >= LOCAL
    chosen: list[int] = (np.flatnonzero(spread | local) + i + 1).tolist()
    return chosen


def _peaks(
    hits: tuple[npt.NDArray[np.int64], npt.NDArray[np.int64], npt.NDArray[np.float64]],
    wanted: npt.NDArray[np.bool_],
    shape: tuple[int, int],
) -> npt.NDArray[np.float64]:
    """f8[width]: the largest neighbourhood sum of each column, of the hits (row, column, nats) that are `wanted`."""
    rows, columns, nats = (part[wanted] for part in hits)
    height, width = shape
    # most columns are empty: only those hit, and the one before each, are summed
    hit = np.zeros(width + 1, dtype=np.bool_)
    hit[columns] = hit[columns - 1] = True
    used = np.flatnonzero(hit[:width])
    place = (np.cumsum(hit) - 1)[columns]
    apart = np.diff(used, append=-1) != 1
    peak = np.zeros(width)
    step = max(1, BINS_AT_ONCE // max(1, len(used)))
    for top in range(0, height, step):
        bottom = min(height, top + step + 1)  # one row more, so that a passage over the border is seen whole
        here = (rows >= top) & (rows < bottom)
        bins = (rows[here] - top) * len(used) + place[here]
        sums = np.bincount(bins, nats[here], (bottom - top) * len(used)).astype(np.float64, copy=False)
        peak[used] = np.maximum(peak[used], _neighbourhoods(sums.reshape(bottom - top, len(used)), apart))
    return peak


def _neighbourhoods(sums: npt.NDArray[np.float64], apart: npt.NDArray[np.bool_]) -> npt.NDArray[np.float64]:
    """f8[columns]: the largest sum of 2 × 2 block pairs in each column and the next, unless that is no neighbour (`apart`)."""
    sums[:-1] += sums[1:].copy()
    following = np.concatenate([sums[:, 1:], np.zeros((len(sums), 1))], axis=1)
    following[:, apart] = 0.0
    largest: npt.NDArray[np.float64] = (sums + following).max(axis=0)
    return largest


def _ranges(starts: npt.NDArray[np.int64], lengths: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
    """All indices of the ranges [start, start + length), one after another."""
    ends = np.cumsum(lengths)
    return np.arange(int(ends[-1]) if len(ends) else 0) + np.repeat(starts - ends + lengths, lengths)


def _postings(papers: Sequence[Hashes], first: npt.NDArray[np.int64], background: Background) -> _Postings:
    """The entries of all features that between two papers and the feature's limit hold."""
    count, sizes = len(papers), np.array([len(tokens) for tokens in papers], dtype=np.int64)
    owner = np.repeat(np.arange(count), sizes)
    place = np.arange(len(owner)) - np.repeat(np.cumsum(sizes) - sizes, sizes)
    block = first[owner] + place // BLOCK
    left = sizes[owner] - place  # tokens from each one to the end of its paper
    terms, term = np.unique(np.concatenate(papers), return_inverse=True)
    nats = _rarity(terms, background)[term]
    two = left[: len(left) - 1] > 1
    pairs = _mixed(term[:-1] * len(terms) + term[1:])[two]
    whole = left >= GRAM
    grams = np.concatenate([gram_hashes(tokens) for tokens in papers])
    kinds = (
        _entries(_mixed(term), block, owner, nats, _limit(count, SINGLE_HOLDERS)),
        _entries(pairs, block[:-1][two], owner[:-1][two], np.minimum(nats[:-1], nats[1:])[two], _limit(count, PAIR_HOLDERS)),
        _entries(grams, block[whole], owner[whole], np.full(len(grams), GRAM_NATS), fewest_holders(count) - 1),
    )
    offsets = np.cumsum([0, *(len(own) for _, _, own in kinds)])
    feature = np.concatenate([part + offset for (part, _, _), offset in zip(kinds, offsets[:-1], strict=True)])
    where = np.concatenate([part for _, part, _ in kinds])
    said = np.concatenate([part for _, _, part in kinds])
    by_paper, _ = _in_order(where.astype(np.uint64))
    start = np.concatenate([[0], np.cumsum(np.bincount(feature, minlength=len(said)))]).astype(np.int64)
    return _Postings(feature[by_paper], where[by_paper], where, start, said)


def _mixed(numbers: npt.NDArray[np.int64]) -> Hashes:
    """u8[n]: hashes whose high bits depend on all bits of the numbers."""
    mixed = numbers.astype(np.uint64) * np.uint64(_FACTOR)
    mixed ^= mixed >> np.uint64(32)
    return mixed * np.uint64(_FACTOR)


def _in_order(keys: Hashes) -> tuple[npt.NDArray[np.int64], Hashes]:
    """A stable argsort of keys below 2⁶⁴⁻ᵇ, b = PLACE_BITS, and the sorted keys.

    Key and place in one number sort many times faster than an argsort does. Of a hash so cut, the few that fall together can
    only make a pair of papers too many.
    """
    packed = np.sort((keys << np.uint64(PLACE_BITS)) | np.arange(len(keys), dtype=np.uint64))
    return (packed & np.uint64((1 << PLACE_BITS) - 1)).astype(np.int64), packed >> np.uint64(PLACE_BITS)


def _limit(papers: int, holders: tuple[int, float]) -> int:
    return max(holders[0], int(holders[1] * papers))


def _rarity(terms: Hashes, background: Background) -> npt.NDArray[np.float64]:
    """f8[t]: nats that finding each term in a block of another paper says."""
    chance: npt.NDArray[np.float64] = -np.expm1(-BLOCK * background.rates(terms)[0])
    return -np.log(np.maximum(1e-9, chance))


def _entries(
    keys: Hashes,
    block: npt.NDArray[np.int64],
    owner: npt.NDArray[np.int64],
    nats: npt.NDArray[np.float64],
    limit: int,
) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64], npt.NDArray[np.float64]]:
    """Distinct (feature, block) entries of the keys that 2..limit papers hold, sorted, and the nats of each feature."""
    order, ordered = _in_order(keys >> np.uint64(PLACE_BITS))
    repeated = np.zeros(len(keys), dtype=np.bool_)
    repeated[1:] = ordered[1:] == ordered[:-1]
    several = repeated.copy()
    several[:-1] |= repeated[1:]
    order, repeated = order[several], repeated[several]  # most keys stand once, and drop out here
    block, owner = block[order], owner[order]
    new_paper, new_block = ~repeated, ~repeated
    new_paper[1:] |= owner[1:] != owner[:-1]
    new_block[1:] |= block[1:] != block[:-1]
    feature = np.cumsum(~repeated) - 1
    holders = np.bincount(feature[new_paper]) if len(order) else np.zeros(0, dtype=np.int64)
    fit = (holders >= 2) & (holders <= limit)
    kept = new_block & fit[feature]
    return (np.cumsum(fit) - 1)[feature[kept]], block[kept], nats[order[~repeated]][fit]


def _much_common(scopes: Sequence[Scope]) -> Pairs:
    """Pairs of papers both of which hold so much that is common to the class that this alone may come to `medium`."""
    shares = [s.covered([(m.start, m.end) for m in s.known if m.kind == "common"]) / max(1, s.total) for s in scopes]
    much = np.array(shares) >= MEDIUM_SHARE / 2
    i, j = np.triu_indices(len(scopes), 1)
    kept = much[i] | much[j]
    some = np.array(shares) > 0
    kept &= some[i] & some[j]
    return np.stack([i[kept], j[kept]], axis=1).astype(np.int32)
