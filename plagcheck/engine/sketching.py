"""Sketches: the posting lists of a class of many thousand papers, of at most `KEPT` features of each paper.

Above `MOST_PAPERS` papers, or more tokens than sorting tells apart, the lists of all features would outgrow memory. Then
tables of counters say roughly how many papers hold each feature, and of the features that can tell papers apart each paper
keeps those of lowest rank: bottom-k, so that two papers keep the same ones of what they share. The rank is −ln u ÷ nats, u
being the feature's hash in 0..1, so that what says more is kept more often. Broder, "On the resemblance and containment of
documents" (1997); Cohen and Kaplan, "Summarizing data using bottom-k sketches" (2007). A share of `medium` leaves dozens.

A counter shared by several features can only make one look more common than it is; with so many counters few do.
"""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from plagcheck.engine.background import Background
from plagcheck.engine.common import GRAM, fewest_holders, gram_hashes
from plagcheck.engine.postings import (
    BLOCK,
    PAIR_HOLDERS,
    PLACE_BITS,
    SINGLE_HOLDERS,
    Hashes,
    Postings,
    by_hash,
    entries_of,
    joined,
    mixed,
    most_holders,
    rarity,
    summed,
)
from plagcheck.engine.progress import Progress

MOST_PAPERS = 20_000
"""Papers of a class up to which all features are kept."""
KEPT = 512
"""Features of one paper; a copied seventh of it leaves some sixty."""
TOKEN_BITS, PAIR_BITS = 22, 26
"""Counters of two bytes for tokens, of which there are fewer, for pairs and as many for grams: 264 MiB of them."""
MOST_HOLDERS = 400
"""Papers that may hold a token or a pair at most, whatever the share of the class: a longer list takes too long."""
_Counts = npt.NDArray[np.uint16]
_Counters = tuple[_Counts, _Counts, _Counts]
"""Of tokens, pairs and grams."""


def too_many(papers: Sequence[Hashes]) -> bool:
    """Whether a class is to be screened by sketches."""
    return len(papers) > MOST_PAPERS or sum(len(tokens) for tokens in papers) >= 1 << PLACE_BITS


def sketched_postings(
    papers: Sequence[Hashes], first: npt.NDArray[np.int64], background: Background, progress: Progress
) -> Postings:
    """The entries of the features that the papers keep and that two papers or more hold."""
    counters, count = _counted(papers, progress), len(papers)
    limits = tuple(min(MOST_HOLDERS, most_holders(count, share)) for share in (SINGLE_HOLDERS, PAIR_HOLDERS))
    limits = (*limits, fewest_holders(count) - 1)
    kept = []
    for i, tokens in enumerate(papers):
        progress("screening", 0, count)
        keys, place, nats = _features(tokens, counters, limits, background)
        rank = -np.log((keys.astype(np.float64) + 1.0) / 2.0**64) / nats
        least = np.sort(np.argsort(rank, kind="stable")[:KEPT])
        block = first[i] + place[least] // BLOCK
        kept.append((keys[least], block, np.full(len(least), i), nats[least]))
    keys, block, owner, nats = (np.concatenate(parts) for parts in zip(*kept, strict=True))
    return joined([entries_of(by_hash(keys), block, owner, nats, limits[-1])[0]], thinned=True)


def _counted(papers: Sequence[Hashes], progress: Progress) -> _Counters:
    """How many papers hold each feature, by slot, at least; no more than a counter holds."""
    counters = tuple(np.zeros(1 << bits, dtype=np.uint16) for bits in (TOKEN_BITS, PAIR_BITS, PAIR_BITS))
    for tokens in papers:
        progress("screening", 0, len(papers))
        for counts, keys in zip(counters, _keys(tokens), strict=True):
            slots = np.unique(_slots(keys, counts))
            counts[slots] += counts[slots] < np.iinfo(np.uint16).max
    return counters  # type: ignore[return-value]


def _features(
    tokens: Hashes, counters: _Counters, limits: tuple[int, ...], background: Background
) -> tuple[Hashes, npt.NDArray[np.int64], npt.NDArray[np.float64]]:
    """The distinct features of one paper that may be worth keeping: key, first place in order of place, nats."""
    keys = _keys(tokens)
    held, held_pair, held_gram = (c[_slots(k, c)] for k, c in zip(keys, counters, strict=True))
    two, whole = np.arange(len(tokens)) < len(tokens) - 1, np.arange(len(tokens)) < len(tokens) - GRAM + 1
    single = rarity(tokens, background)
    pair = summed(np.where(held > limits[0], single, 0.0), 2, two)[two] / 2
    left_over = np.zeros(len(tokens))
    left_over[two] = np.where(held_pair > limits[1], pair, 0.0)
    gram = summed(left_over, GRAM - 1, whole)[whole] / (GRAM - 1)
    kinds = list(zip(keys, (held, held_pair, held_gram), limits, (single, pair, gram), strict=True))
    chosen = [np.flatnonzero((count > 1) & (count <= limit) & (nats > 0)) for _, count, limit, nats in kinds]
    key = np.concatenate([own[places] for (own, _, _, _), places in zip(kinds, chosen, strict=True)])
    said = np.concatenate([own[places] for (_, _, _, own), places in zip(kinds, chosen, strict=True)])
    place = np.concatenate(chosen)
    _, once = np.unique(key, return_index=True)
    once = once[np.argsort(place[once], kind="stable")]
    return key[once], place[once], said[once]


def _keys(tokens: Hashes) -> tuple[Hashes, Hashes, Hashes]:
    """A mixed hash of each token, each pair and each gram of a paper."""
    single = mixed(tokens)
    return single, mixed(single[:-1] + tokens[1:]), mixed(gram_hashes(tokens))


def _slots(keys: Hashes, counts: _Counts) -> npt.NDArray[np.int64]:
    return (keys >> np.uint64(65 - len(counts).bit_length())).astype(np.int64)
