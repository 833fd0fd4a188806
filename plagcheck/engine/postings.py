"""Posting lists: which features of the papers of a class two papers or more hold, in which blocks, and what each says.

Three features: rare tokens (reworded, shuffled text), neighbouring pairs (edited text), and grams of eight (copied text,
whoever else has copied it too). Each says what its tokens say and no smaller feature has said already.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from plagcheck.engine.background import Background
from plagcheck.engine.common import GRAM, fewest_holders, gram_hashes
from plagcheck.engine.progress import Progress

BLOCK = 48
"""Match tokens of one block."""
FOUND = 0.8
"""Nats that the alignment takes off for each token missing: what is found has that before what is not."""
REACH = 128
"""Tokens within which a shared token is asked how likely it stands there by chance."""
SINGLE_HOLDERS, PAIR_HOLDERS = (12, 0.04), (24, 0.06)
"""A token, a pair, is left out when more papers hold it than max(12, 4 %), max(24, 6 %): its posting list says too little for
its time. Grams have no such limit but that of the common passages, so a text that half the class has copied is seen."""
PLACE_BITS = 28
"""Places that are told apart while sorting: 268 million tokens in one class."""
Hashes = npt.NDArray[np.uint64]
Entries = tuple[npt.NDArray[np.int64], npt.NDArray[np.int64], npt.NDArray[np.float64]]
_FACTOR = 0x9E3779B97F4A7C15


@dataclass(frozen=True, eq=False)
class Postings:
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
    thinned: bool
    """Whether only some features of each paper are in here."""


def postings_of(
    papers: Sequence[Hashes], first: npt.NDArray[np.int64], background: Background, progress: Progress
) -> Postings:
    """The entries of all features that between two papers and the feature's limit hold."""
    count, sizes = len(papers), np.array([len(tokens) for tokens in papers], dtype=np.int64)
    owner = np.repeat(np.arange(count), sizes)
    place = np.arange(len(owner)) - np.repeat(np.cumsum(sizes) - sizes, sizes)
    block = first[owner] + place // BLOCK
    left = sizes[owner] - place  # tokens from each one to the end of its paper
    tokens = np.concatenate(papers)
    order, key = by_hash(tokens)
    new = np.concatenate([[True], key[1:] != key[:-1]])[: len(key)]
    term, terms = np.empty(len(tokens), dtype=np.int64), tokens[order[new]]
    term[order] = np.cumsum(new) - 1
    progress("screening", 0, count)
    two, whole = left > 1, left >= GRAM
    # what a feature says is what its tokens say and no smaller feature has said already, so that nothing counts twice
    rest = rarity(terms, background)[term]
    singles, dropped = entries_of((order, key), block, owner, rest, most_holders(count, SINGLE_HOLDERS))
    progress("screening", 0, count)
    rest = summed(np.where(dropped, rest, 0.0), 2, two) / 2
    following = np.append(term[1:], 0)
    pairs, dropped = entries_of(
        by_hash(mixed(term * len(terms) + following)[two]),
        block[two],
        owner[two],
        rest[two],
        most_holders(count, PAIR_HOLDERS),
    )
    progress("screening", 0, count)
    left_over = np.zeros(len(term))
    left_over[two] = np.where(dropped, rest[two], 0.0)
    rest = summed(left_over, GRAM - 1, whole) / (GRAM - 1)
    grams = np.concatenate([gram_hashes(tokens) for tokens in papers])
    progress("screening", 0, count)
    kept = entries_of(by_hash(grams), block[whole], owner[whole], rest[whole], fewest_holders(count) - 1)[0]
    return joined([singles, pairs, kept])


def joined(kinds: Sequence[Entries], thinned: bool = False) -> Postings:
    """The posting lists of several kinds of features together."""
    offsets = np.cumsum([0, *(len(own) for _, _, own in kinds)])
    feature = np.concatenate([part + offset for (part, _, _), offset in zip(kinds, offsets[:-1], strict=True)])
    where = np.concatenate([part for _, part, _ in kinds])
    said = np.concatenate([part for _, _, part in kinds])
    by_paper, _ = in_order(where.astype(np.uint64))
    start = np.concatenate([[0], np.cumsum(np.bincount(feature, minlength=len(said)))]).astype(np.int64)
    return Postings(feature[by_paper], where[by_paper], where, start, said, thinned)


def mixed(numbers: npt.NDArray[np.int64] | Hashes) -> Hashes:
    """u8[n]: hashes whose high bits depend on all bits of the numbers."""
    mixed = numbers.astype(np.uint64) * np.uint64(_FACTOR)
    mixed ^= mixed >> np.uint64(32)
    return mixed * np.uint64(_FACTOR)


def in_order(keys: Hashes) -> tuple[npt.NDArray[np.int64], Hashes]:
    """A stable argsort of keys below 2⁶⁴⁻ᵇ, b = PLACE_BITS, and the sorted keys.

    Key and place in one number sort many times faster than an argsort does. Of a hash so cut, the few that fall together can
    only make a pair of papers too many.
    """
    packed = np.sort((keys << np.uint64(PLACE_BITS)) | np.arange(len(keys), dtype=np.uint64))
    return (packed & np.uint64((1 << PLACE_BITS) - 1)).astype(np.int64), packed >> np.uint64(PLACE_BITS)


def by_hash(hashes: Hashes) -> tuple[npt.NDArray[np.int64], Hashes]:
    """A stable argsort of hashes by their highest bits, and these, sorted."""
    return in_order(hashes >> np.uint64(PLACE_BITS))


def most_holders(papers: int, holders: tuple[int, float]) -> int:
    """Papers of a class that may hold a feature."""
    return max(holders[0], int(holders[1] * papers))


def rarity(terms: Hashes, background: Background) -> npt.NDArray[np.float64]:
    """f8[t]: nats that finding each term within `REACH` tokens of another paper says, over not finding it."""
    chance: npt.NDArray[np.float64] = -np.expm1(-REACH * background.rates(terms)[0])
    return FOUND - np.log(np.maximum(1e-9, chance))


def summed(values: npt.NDArray[np.float64], size: int, where: npt.NDArray[np.bool_]) -> npt.NDArray[np.float64]:
    """f8[n]: at each place in `where` the sum of the `size` values from there on."""
    before = np.concatenate([[0.0], np.cumsum(values)])
    sums = np.zeros(len(values))
    places = np.flatnonzero(where)
    sums[places] = before[places + size] - before[places]
    return sums


def entries_of(
    sorted_keys: tuple[npt.NDArray[np.int64], Hashes],
    block: npt.NDArray[np.int64],
    owner: npt.NDArray[np.int64],
    nats: npt.NDArray[np.float64],
    limit: int,
) -> tuple[Entries, npt.NDArray[np.bool_]]:
    """Distinct (feature, block) entries of the keys, given as `by_hash`, that 2..limit papers hold, and each feature's nats.

    And bool[n]: which keys were left out because more papers hold them.
    """
    order, ordered = sorted_keys
    repeated = np.zeros(len(order), dtype=np.bool_)
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
    said = nats[order[~repeated]]
    fit = (holders >= 2) & (holders <= limit) & (said > 0)
    kept = new_block & fit[feature]
    dropped = np.zeros(len(ordered), dtype=np.bool_)
    dropped[order] = (holders > limit)[feature]
    return ((np.cumsum(fit) - 1)[feature[kept]], block[kept], said[fit]), dropped
