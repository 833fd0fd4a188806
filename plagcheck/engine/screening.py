"""Screening: many papers → every pair that the alignment could call `medium` or more, without aligning all pairs.

The alignment scores a pair of text windows by the rarity of the tokens both hold. So does this screen, coarser. Each paper is
cut into blocks of `BLOCK` match tokens. Posting lists of three features sum up how many nats two blocks share: rare tokens
(reworded, shuffled text), neighbouring pairs (edited text), and grams of eight (copied text, whoever else has copied it too).
Windows of two by two blocks, and larger ones, see a passage wherever it lies. A pair of papers is kept when one window reaches
the nats asked for.

All of it is NumPy over flat arrays: no Python per token, one loop per paper.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from plagcheck.engine import simhash
from plagcheck.engine.background import Background
from plagcheck.engine.common import GRAM, fewest_holders, gram_hashes
from plagcheck.engine.comparing import settings_of
from plagcheck.engine.equivalence import Equivalents
from plagcheck.engine.model import MEDIUM_SHARE, Options
from plagcheck.engine.progress import Progress, silent, track
from plagcheck.engine.scope import Scope

BLOCK = 48
"""Match tokens of one block."""
SMALL, SMALL_NATS = 1, 36.0
"""Blocks of a small window, two by two of which see most passages, and the nats that must be shared there, gross. The
alignment asks for 22 net in 25 words at least, or for 25 in an exact run of 17, which makes 42 and 38 here. Of 510 PAN pairs
with any match, in a class of 1,136 papers, none is lost at 42."""
LARGE, LARGE_NATS = 4, 120.0
"""The same of a large window, for text whose words were thrown about over a page, above what chance puts there."""
RARE_WORDS, RARE_HAN = 25.0, 29.0
"""Nats that the alignment asks of an exact run, however short it may be, as they are counted here."""
CHANCES = 4.0
"""Standard deviations of chance that a large window must exceed as well."""
TYPICAL_NATS = 6.0
"""What one shared feature says."""
FOUND = 0.8
"""Nats that the alignment takes off for each token missing: what is found has that before what is not."""
REACH = 128
"""Tokens within which a shared token is asked how likely it stands there by chance."""
SINGLE_HOLDERS, PAIR_HOLDERS = (12, 0.04), (24, 0.06)
"""A token, a pair, is left out when more papers hold it than max(12, 4 %), max(24, 6 %): its posting list says too little for
its time. Grams have no such limit but that of the common passages, so a text that half the class has copied is seen."""
MOST_NEAR = 4
"""Near-duplicates of a paper, on average, up to which they are compared whatever the posting lists say."""
FEW_PAIRS = 400
"""So few pairs are compared without screening: that takes less than a second."""
PLACE_BITS = 28
"""Places that are told apart while sorting: 268 million tokens in one class."""
Hashes = npt.NDArray[np.uint64]
Pairs = npt.NDArray[np.int32]
_Entries = tuple[npt.NDArray[np.int64], npt.NDArray[np.int64], npt.NDArray[np.float64]]
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


@dataclass(frozen=True, eq=False)
class _Hits:
    """k features that one paper shares with others: which other, the blocks of both, and what it says."""

    paper: npt.NDArray[np.int64]
    row: npt.NDArray[np.int64]
    column: npt.NDArray[np.int64]
    nats: npt.NDArray[np.float64]

    def of(self, wanted: npt.NDArray[np.bool_]) -> "_Hits":
        """Those that are wanted."""
        return _Hits(self.paper[wanted], self.row[wanted], self.column[wanted], self.nats[wanted])


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
            [
                candidates(papers, background, least_of(options), progress),
                near_duplicates(scopes, options, progress),
                _much_common(scopes),
            ]
        )
    a, b = found.T
    kept = found[(group[a] != group[b]) & counts[a] & counts[b]]
    pairs = np.unique(kept[:, 0].astype(np.int64) * total + kept[:, 1])
    return [divmod(pair, total) for pair in pairs.tolist()]


def near_duplicates(scopes: Sequence[Scope], options: Options, progress: Progress = silent) -> Pairs:
    """Pairs whose fingerprints are within the limit of the options.

    None of them where a paper has more than `MOST_NEAR` on average: then the fingerprints of this class tell nothing.
    """
    prints = [scope.profile.fingerprint(options.bits) for scope in track(scopes, progress, "screening")]
    having = np.array([i for i, value in enumerate(prints) if value is not None], dtype=np.int32)
    found = simhash.pairs_within([p for p in prints if p is not None], options.bits, options.near_duplicate)
    return having[found] if len(found) <= MOST_NEAR * len(scopes) else found[:0]


def least_of(options: Options) -> float:
    """Nats of a small window at these options: less where shorter or weaker passages are asked for."""
    scale = settings_of(options).scale
    words = RARE_WORDS * scale + FOUND * options.min_match_words
    han = RARE_HAN * scale + FOUND * (options.min_match_han - 1)
    return min(SMALL_NATS * min(1.0, scale), words, han)


def candidates(
    papers: Sequence[Hashes], background: Background, least: float = SMALL_NATS, progress: Progress = silent
) -> Pairs:
    """Pairs (i < j) of papers, given as their match tokens in order, that share `least` nats in one place: i4[k, 2]."""
    blocks = np.array([-(-len(tokens) // BLOCK) for tokens in papers], dtype=np.int64)
    first = np.concatenate([[0], np.cumsum(blocks)])
    postings = _postings(papers, first, background, progress)
    edges = np.searchsorted(postings.block, first)
    cursor = postings.start[:-1].copy()
    found: list[tuple[int, int]] = []
    for i in range(len(papers)):
        progress("screening", i, len(papers))
        own = slice(int(edges[i]), int(edges[i + 1]))
        np.add.at(cursor, postings.feature[own], 1)
        found += [(i, j) for j in _partners(i, own, cursor, (postings, first, least))]
    progress("screening", len(papers), len(papers))
    return np.array(found, dtype=np.int32).reshape(-1, 2)


def _partners(
    i: int, own: slice, cursor: npt.NDArray[np.int64], known: tuple[_Postings, npt.NDArray[np.int64], float]
) -> list[int]:
    """The later papers that share enough with paper `i`; `cursor` points each feature past the entries of `i`."""
    postings, first, nats = known
    feature, row = postings.feature[own], postings.block[own] - first[i]
    later = int(first[i + 1])
    width, height = int(first[-1]) - later, int(first[i + 1] - first[i])
    if not width or not len(feature):
        return []
    reach = postings.start[feature + 1] - cursor[feature]
    column = postings.by_feature[_ranges(cursor[feature], reach)] - later
    sizes = np.diff(first[i + 1 :])
    paper = np.repeat(np.arange(len(sizes)), sizes)[column]
    hits = _Hits(paper, np.repeat(row, reach), column, np.repeat(postings.nats[feature], reach))
    total = np.bincount(paper, hits.nats, len(sizes))
    rest = hits.of((total >= nats)[paper])
    found = _in_one_place(rest, sizes, SMALL, np.full(len(sizes), nats))
    # what two papers share in one large window by chance: as much as most papers of their size share with this one
    usual = float(np.median(total[sizes > 0] / sizes[sizes > 0])) if (sizes > 0).any() else 0.0
    chance = usual * (2 * LARGE) ** 2 / max(2 * LARGE, height)
    least = LARGE_NATS + chance + CHANCES * np.sqrt(chance * TYPICAL_NATS)
    found |= _in_one_place(rest.of(~found[rest.paper]), sizes, LARGE, np.full(len(sizes), least))
    chosen: list[int] = (np.flatnonzero(found) + i + 1).tolist()
    return chosen


def _in_one_place(
    hits: _Hits, sizes: npt.NDArray[np.int64], size: int, least: npt.NDArray[np.float64]
) -> npt.NDArray[np.bool_]:
    """bool[papers]: whose hits reach `least` nats in two by two neighbouring blocks of `size`; `sizes` are in blocks of 1."""
    found = np.zeros(len(sizes), dtype=np.bool_)
    hits = hits.of(_in_one_row(hits, size, least))
    width, start = int(sizes.sum()) + len(sizes) + 1, (np.cumsum(sizes) - sizes)[hits.paper]
    for down in (0, size):
        for right in (0, size):
            # a window never reaches from one paper into the next: columns are counted in each paper anew
            column = start + hits.paper + (hits.column - start + right) // (2 * size)
            order, key = _in_order(((hits.row + down) // (2 * size) * width + column).astype(np.uint64))
            first = np.flatnonzero(np.diff(key, prepend=np.uint64(2**64 - 1)))
            if len(first):
                paper = hits.paper[order[first]]
                found[paper[np.add.reduceat(hits.nats[order], first) >= least[paper]]] = True
    return found


def _in_one_row(hits: _Hits, size: int, least: npt.NDArray[np.float64]) -> npt.NDArray[np.bool_]:
    """bool[k]: the hits that stand in a window of this paper which reaches `least` with all of the other: few do."""
    enough = np.zeros(len(hits.row), dtype=np.bool_)
    for down in (0, size):
        bins = (hits.row + down) // (2 * size) * len(least) + hits.paper
        enough |= np.bincount(bins, hits.nats)[bins] >= least[hits.paper] if len(bins) else False
    return enough


def _ranges(starts: npt.NDArray[np.int64], lengths: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
    """All indices of the ranges [start, start + length), one after another."""
    ends = np.cumsum(lengths)
    return np.arange(int(ends[-1]) if len(ends) else 0) + np.repeat(starts - ends + lengths, lengths)


def _postings(papers: Sequence[Hashes], first: npt.NDArray[np.int64], background: Background, progress: Progress) -> _Postings:
    """The entries of all features that between two papers and the feature's limit hold."""
    count, sizes = len(papers), np.array([len(tokens) for tokens in papers], dtype=np.int64)
    owner = np.repeat(np.arange(count), sizes)
    place = np.arange(len(owner)) - np.repeat(np.cumsum(sizes) - sizes, sizes)
    block = first[owner] + place // BLOCK
    left = sizes[owner] - place  # tokens from each one to the end of its paper
    tokens = np.concatenate(papers)
    order, key = _in_order(tokens >> np.uint64(PLACE_BITS))
    new = np.diff(key, prepend=np.uint64(2**64 - 1)) != 0
    term, terms = np.empty(len(tokens), dtype=np.int64), tokens[order[new]]
    term[order] = np.cumsum(new) - 1
    progress("screening", 0, count)
    two, whole = left > 1, left >= GRAM
    # what a feature says is what its tokens say and no smaller feature has said already, so that nothing counts twice
    rest = _rarity(terms, background)[term]
    singles, dropped = _entries(_mixed(term), block, owner, rest, _limit(count, SINGLE_HOLDERS))
    progress("screening", 0, count)
    rest = _summed(np.where(dropped, rest, 0.0), 2, two) / 2
    following = np.append(term[1:], 0)
    pairs, dropped = _entries(
        _mixed(term * len(terms) + following)[two], block[two], owner[two], rest[two], _limit(count, PAIR_HOLDERS)
    )
    progress("screening", 0, count)
    left_over = np.zeros(len(term))
    left_over[two] = np.where(dropped, rest[two], 0.0)
    rest = _summed(left_over, GRAM - 1, whole) / (GRAM - 1)
    grams = np.concatenate([gram_hashes(tokens) for tokens in papers])
    progress("screening", 0, count)
    kinds = (singles, pairs, _entries(grams, block[whole], owner[whole], rest[whole], fewest_holders(count) - 1)[0])
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
    """f8[t]: nats that finding each term within `REACH` tokens of another paper says, over not finding it."""
    chance: npt.NDArray[np.float64] = -np.expm1(-REACH * background.rates(terms)[0])
    return FOUND - np.log(np.maximum(1e-9, chance))


def _summed(values: npt.NDArray[np.float64], size: int, where: npt.NDArray[np.bool_]) -> npt.NDArray[np.float64]:
    """f8[n]: at each place in `where` the sum of the `size` values from there on."""
    before = np.concatenate([[0.0], np.cumsum(values)])
    sums = np.zeros(len(values))
    places = np.flatnonzero(where)
    sums[places] = before[places + size] - before[places]
    return sums


def _entries(
    keys: Hashes,
    block: npt.NDArray[np.int64],
    owner: npt.NDArray[np.int64],
    nats: npt.NDArray[np.float64],
    limit: int,
) -> tuple[_Entries, npt.NDArray[np.bool_]]:
    """Distinct (feature, block) entries of the keys that 2..limit papers hold, sorted, and the nats of each feature.

    And bool[n]: which keys were left out because more papers hold them.
    """
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
    said = nats[order[~repeated]]
    fit = (holders >= 2) & (holders <= limit) & (said > 0)
    kept = new_block & fit[feature]
    dropped = np.zeros(len(keys), dtype=np.bool_)
    dropped[order] = (holders > limit)[feature]
    return ((np.cumsum(fit) - 1)[feature[kept]], block[kept], said[fit]), dropped


def _much_common(scopes: Sequence[Scope]) -> Pairs:
    """Pairs of papers both of which hold so much that is common to the class that this alone may come to `medium`."""
    shares = [s.covered([(m.start, m.end) for m in s.known if m.kind == "common"]) / max(1, s.total) for s in scopes]
    much = np.array(shares) >= MEDIUM_SHARE / 2
    i, j = np.triu_indices(len(scopes), 1)
    kept = much[i] | much[j]
    some = np.array(shares) > 0
    kept &= some[i] & some[j]
    return np.stack([i[kept], j[kept]], axis=1).astype(np.int32)
