"""Sketches: the posting lists of a class of many thousand papers, of at most `KEPT` features of each paper.

Above `MOST_PAPERS` papers, or more tokens than sorting tells apart, the lists of all features would outgrow memory. Then a
table of counters says roughly how many papers hold each token and each pair, and of the features that can tell papers apart
each paper keeps those whose hashes are smallest: bottom-k, so that two papers keep the same ones of what they share. Broder,
"On the resemblance and containment of documents" (1997). A share of `medium` leaves dozens of them.

A counter shared by several features can only make one look more common than it is; with `SLOT_BITS` bits few do.
"""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from plagcheck.engine.background import Background
from plagcheck.engine.common import GRAM, fewest_holders, gram_hashes
from plagcheck.engine.postings import BLOCK, PLACE_BITS, Hashes, Postings, entries_of, joined, mixed, rarity, summed
from plagcheck.engine.progress import Progress

MOST_PAPERS = 20_000
"""Papers of a class up to which all features are kept."""
KEPT = 256
"""Features of one paper; a copied seventh of it leaves some thirty."""
SLOT_BITS = 26
"""Counters for pairs, 128 MiB of them; there are fewer different tokens."""
SINGLE_HOLDERS, PAIR_HOLDERS = 400, 800
"""Papers that may hold a token, a pair; the limits of smaller classes go on from here as they are: a longer list says less."""
_Counts = npt.NDArray[np.uint16]


def too_many(papers: Sequence[Hashes]) -> bool:
    """Whether a class is to be screened by sketches."""
    return len(papers) > MOST_PAPERS or sum(len(tokens) for tokens in papers) >= 1 << PLACE_BITS


def sketched_postings(
    papers: Sequence[Hashes], first: npt.NDArray[np.int64], background: Background, progress: Progress
) -> Postings:
    """The entries of the features that the papers keep and that two papers or more hold."""
    singles, pairs = _counted(papers, progress)
    kept = []
    for i, tokens in enumerate(papers):
        progress("screening", 0, len(papers))
        keys, place, nats = _features(tokens, singles, pairs, background)
        least = np.sort(np.argsort(keys, kind="stable")[:KEPT])
        block = first[i] + place[least] // BLOCK
        kept.append((keys[least], block, np.full(len(least), i), nats[least]))
    keys, block, owner, nats = (np.concatenate(parts) for parts in zip(*kept, strict=True))
    return joined([entries_of(keys, block, owner, nats, fewest_holders(len(papers)) - 1)[0]], thinned=True)


def _counted(papers: Sequence[Hashes], progress: Progress) -> tuple[_Counts, _Counts]:
    """How many papers hold each token and each pair, by slot, at least."""
    singles, pairs = (np.zeros(1 << SLOT_BITS, dtype=np.uint16) for _ in range(2))
    for tokens in papers:
        progress("screening", 0, len(papers))
        for counts, keys in ((singles, _tokens(tokens)), (pairs, _pairs(tokens))):
            slots = np.unique(_slots(keys))
            counts[slots] += counts[slots] < np.iinfo(np.uint16).max
    return singles, pairs


def _features(
    tokens: Hashes, singles: _Counts, pairs: _Counts, background: Background
) -> tuple[Hashes, npt.NDArray[np.int64], npt.NDArray[np.float64]]:
    """The distinct features of one paper that may be worth keeping: key, first place in order of place, nats."""
    of_token, of_pair = _tokens(tokens), _pairs(tokens)
    two, whole = np.arange(len(tokens)) < len(tokens) - 1, np.arange(len(tokens)) < len(tokens) - GRAM + 1
    held = singles[_slots(of_token)]
    single = rarity(tokens, background)
    pair = summed(np.where(held > SINGLE_HOLDERS, single, 0.0), 2, two)[two] / 2
    held_pair = pairs[_slots(of_pair)]
    left_over = np.zeros(len(tokens))
    left_over[two] = np.where(held_pair > PAIR_HOLDERS, pair, 0.0)
    gram = summed(left_over, GRAM - 1, whole)[whole] / (GRAM - 1)
    parts = (
        (of_token, single, (held > 1) & (held <= SINGLE_HOLDERS)),
        (of_pair, pair, (held_pair > 1) & (held_pair <= PAIR_HOLDERS)),
        (gram_hashes(tokens), gram, np.ones(len(gram), dtype=np.bool_)),
    )
    chosen = [np.flatnonzero(fit & (nats > 0)) for _, nats, fit in parts]
    keys = np.concatenate([key[places] for (key, _, _), places in zip(parts, chosen, strict=True)])
    place, nats = np.concatenate(chosen), np.concatenate([n[p] for (_, n, _), p in zip(parts, chosen, strict=True)])
    _, once = np.unique(keys, return_index=True)
    once = once[np.argsort(place[once], kind="stable")]
    return keys[once], place[once], nats[once]


def _tokens(tokens: Hashes) -> Hashes:
    return mixed(tokens)


def _pairs(tokens: Hashes) -> Hashes:
    return mixed(mixed(tokens[:-1]) + tokens[1:])


def _slots(keys: Hashes) -> npt.NDArray[np.int64]:
    return (keys >> np.uint64(64 - SLOT_BITS)).astype(np.int64)
