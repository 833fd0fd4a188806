"""Screening: many papers → every pair that the alignment could call `medium` or more, without aligning all pairs.

The alignment scores a pair of text windows by the rarity of the tokens both hold. So does this screen, coarser. Each paper is
cut into blocks of match tokens. Posting lists of features sum up how many nats two blocks share; of very large classes they
hold sketches of the papers only, and a whole paper is one more window then.
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
from plagcheck.engine.comparing import settings_of
from plagcheck.engine.equivalence import Equivalents
from plagcheck.engine.model import MEDIUM_SHARE, Options
from plagcheck.engine.postings import BLOCK, FOUND, Hashes, Postings, in_order, postings_of
from plagcheck.engine.progress import Progress, silent, track
from plagcheck.engine.scope import Scope
from plagcheck.engine.sketching import sketched_postings, too_many

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
MOST_NEAR = 4
"""Near-duplicates of a paper, on average, up to which they are compared whatever the posting lists say."""
FEW_PAIRS = 400
"""So few pairs are compared without screening: that takes less than a second."""
Pairs = npt.NDArray[np.int32]
_Places = npt.NDArray[np.int64]


@dataclass(frozen=True, eq=False)
class Hits:
    """k features that one paper shares with others: which other, the blocks of both, and what it says."""

    paper: npt.NDArray[np.int64]
    row: npt.NDArray[np.int64]
    column: npt.NDArray[np.int64]
    nats: npt.NDArray[np.float64]

    def of(self, wanted: npt.NDArray[np.bool_]) -> "Hits":
        """Those that are wanted."""
        return Hits(self.paper[wanted], self.row[wanted], self.column[wanted], self.nats[wanted])


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
    listed = sketched_postings if too_many(papers) else postings_of
    postings = listed(papers, first, background, progress)
    paper = np.repeat(np.arange(len(papers)), blocks)
    edges = np.searchsorted(postings.block, first)
    cursor = postings.start[:-1].copy()
    found: list[tuple[int, int]] = []
    for i in range(len(papers)):
        progress("screening", i, len(papers))
        own = slice(int(edges[i]), int(edges[i + 1]))
        np.add.at(cursor, postings.feature[own], 1)
        found += [(i, j) for j in _partners(i, own, cursor, (postings, first, paper, least))]
    progress("screening", len(papers), len(papers))
    return np.array(found, dtype=np.int32).reshape(-1, 2)


def _partners(i: int, own: slice, cursor: npt.NDArray[np.int64], known: tuple[Postings, _Places, _Places, float]) -> list[int]:
    """The later papers that share enough with paper `i`; `cursor` points each feature past the entries of `i`."""
    postings, first, paper_of, nats = known
    feature, row = postings.feature[own], postings.block[own] - first[i]
    later = int(first[i + 1])
    width, height = int(first[-1]) - later, int(first[i + 1] - first[i])
    if not width or not len(feature):
        return []
    reach = postings.start[feature + 1] - cursor[feature]
    block = postings.by_feature[ranges(cursor[feature], reach)]
    column, paper = block - later, paper_of[block] - (i + 1)
    sizes = np.diff(first[i + 1 :])
    hits = Hits(paper, np.repeat(row, reach), column, np.repeat(postings.nats[feature], reach))
    enough = sharing_enough(hits, sizes, height, nats, thinned=postings.thinned)
    chosen: list[int] = (np.flatnonzero(enough) + i + 1).tolist()
    return chosen


def sharing_enough(
    hits: Hits, sizes: npt.NDArray[np.int64], height: int, nats: float, *, thinned: bool = False
) -> npt.NDArray[np.bool_]:
    """bool[papers]: which papers share enough in one place with a paper of `height` blocks.

    `sizes` are the papers' blocks, `nats` what a small window must reach; `thinned` as of the posting lists.
    """
    total = np.bincount(hits.paper, hits.nats, len(sizes))
    rest = hits.of((total >= nats)[hits.paper])
    found = _in_one_place(rest, sizes, SMALL, np.full(len(sizes), nats))
    # what two papers share in one large window by chance: as much as most papers of their size share with this one
    usual = float(np.median(total[sizes > 0] / sizes[sizes > 0])) if (sizes > 0).any() else 0.0
    chance = usual * (2 * LARGE) ** 2 / max(2 * LARGE, height)
    least = LARGE_NATS + chance + CHANCES * np.sqrt(chance * TYPICAL_NATS)
    found |= _in_one_place(rest.of(~found[rest.paper]), sizes, LARGE, np.full(len(sizes), least))
    if thinned:  # what is left of passages that are strewn over a long paper
        everywhere = usual * sizes
        found |= total >= SMALL_NATS + everywhere + CHANCES * np.sqrt(everywhere * TYPICAL_NATS)
    return found


def _in_one_place(
    hits: Hits, sizes: npt.NDArray[np.int64], size: int, least: npt.NDArray[np.float64]
) -> npt.NDArray[np.bool_]:
    """bool[papers]: whose hits reach `least` nats in two by two neighbouring blocks of `size`; `sizes` are in blocks of 1."""
    found = np.zeros(len(sizes), dtype=np.bool_)
    hits = hits.of(_in_one_row(hits, size, least))
    width, start = int(sizes.sum()) + len(sizes) + 1, (np.cumsum(sizes) - sizes)[hits.paper]
    for down in (0, size):
        for right in (0, size):
            # a window never reaches from one paper into the next: columns are counted in each paper anew
            column = start + hits.paper + (hits.column - start + right) // (2 * size)
            order, key = in_order(((hits.row + down) // (2 * size) * width + column).astype(np.uint64))
            first = np.flatnonzero(np.concatenate([[True], key[1:] != key[:-1]])) if len(key) else ()
            if len(first):
                paper = hits.paper[order[first]]
                found[paper[np.add.reduceat(hits.nats[order], first) >= least[paper]]] = True
    return found


def _in_one_row(hits: Hits, size: int, least: npt.NDArray[np.float64]) -> npt.NDArray[np.bool_]:
    """bool[k]: the hits that stand in a window of this paper which reaches `least` with all of the other: few do."""
    enough = np.zeros(len(hits.row), dtype=np.bool_)
    for down in (0, size):
        bins = (hits.row + down) // (2 * size) * len(least) + hits.paper
        enough |= np.bincount(bins, hits.nats)[bins] >= least[hits.paper] if len(bins) else False
    return enough


def ranges(starts: npt.NDArray[np.int64], lengths: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
    """All indices of the ranges [start, start + length), one after another."""
    ends = np.cumsum(lengths)
    return np.arange(int(ends[-1]) if len(ends) else 0) + np.repeat(starts - ends + lengths, lengths)


def _much_common(scopes: Sequence[Scope]) -> Pairs:
    """Pairs of papers both of which hold so much that is common to the class that this alone may come to `medium`."""
    shares = [s.covered([(m.start, m.end) for m in s.known if m.kind == "common"]) / max(1, s.total) for s in scopes]
    much, some = np.flatnonzero(np.array(shares) >= MEDIUM_SHARE / 2), np.flatnonzero(np.array(shares) > 0)
    ends = np.stack([np.repeat(much, len(some)), np.tile(some, len(much))], axis=1).astype(np.int32)
    return np.sort(ends[ends[:, 0] != ends[:, 1]], axis=1)
