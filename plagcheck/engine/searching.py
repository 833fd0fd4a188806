"""Searching: which papers of an open archive may share a passage with a new paper, without unpacking any text.

The archive's postings stand for the screening's: rare tokens, and pairs of tokens of which one is not rare, by blocks of 48:
a window that the screening would see between two papers of a class is seen here. Of a paper kept without its text the keyed
shingles are looked up (`keyed`).
"""

import sqlite3
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from plagcheck.engine import filing, keyed, postings, screening, segments
from plagcheck.engine.archive import salt_of
from plagcheck.engine.background import Background, Holders
from plagcheck.engine.equivalence import Equivalents
from plagcheck.engine.filing import KEYED, WORDS, Places
from plagcheck.engine.keyed import Secret
from plagcheck.engine.profile import Profile
from plagcheck.engine.scope import Scope, without

MOST_ENTRIES = (4_000, 0.06)
"""A pair of tokens, a keyed shingle, is left out when it has more entries than max(4,000, 6 %): in an archive of up to 4,000
short papers none is."""
STRIP = 100
"""Blocks of a long paper that are looked up at once, and the next ones with the last eight of them: what bounds the memory."""
Hashes = npt.NDArray[np.uint64]
Ints = npt.NDArray[np.int64]


@dataclass(frozen=True, eq=False)
class Index:
    """What is read of an archive once, and kept while the archive stays as it is."""

    mark: tuple[object, ...]
    words: Places
    """Papers with text."""
    directory: segments.Directory
    holders: Holders
    unseen: Places
    """Papers without text that the user's key opens."""
    keyed: segments.Directory
    secret: Secret | None
    locked: int
    """Papers without text that it does not open."""

    @classmethod
    def of(cls, base: sqlite3.Connection, known: "Index | None" = None) -> "Index":
        """The index of an open archive: `known` if that is still right. Raises DamagedError, sqlite3.Error."""
        key, said = keyed.user_key(), filing.settings(base)
        mark = (said.get("salt"), said.get("revision"), key)
        if known is not None and known.mark == mark:
            return known
        secret = Secret.of(key, salt_of(base)) if key and said else None
        every = Places.of(base, KEYED)
        unseen = Places.of(base, KEYED, secret.name if secret else b"")
        return cls(
            mark, Places.of(base, WORDS), segments.Directory.of(base, WORDS), filing.holders(base), unseen,
            segments.Directory.of(base, KEYED), secret, len(every.paper) - len(unseen.paper),
        )  # fmt: skip

    @property
    def papers(self) -> int:
        """How many papers can be searched."""
        return len(self.words.paper) + len(self.unseen.paper)


def near(base: sqlite3.Connection, index: Index, scope: Scope, background: Background, least: float) -> list[int]:
    """The papers with text that share `least` nats in one place, those first that share most of the shorter text."""
    places, best = index.words, np.zeros(len(index.words.paper))
    tokens = Equivalents.shipped().canonical(scope.tokens.hash)
    for start in range(0, len(tokens), (STRIP - 2 * screening.LARGE) * postings.BLOCK):
        strip = tokens[start : start + STRIP * postings.BLOCK]
        hits = _hits(base, index, strip, background)
        enough = screening.sharing_enough(hits, places.size, _blocks(strip), least)
        best += np.where(enough, np.bincount(hits.paper, hits.nats, len(places.paper)), 0.0)
    chosen = np.flatnonzero(best > 0)
    shorter = np.maximum(1, np.minimum(places.size[chosen], _blocks(tokens)))
    return [int(number) for number in places.paper[chosen[np.lexsort((chosen, -best[chosen] / shorter))]]]


def _blocks(tokens: Hashes) -> int:
    return -(-len(tokens) // postings.BLOCK)


def _hits(base: sqlite3.Connection, index: Index, tokens: Hashes, background: Background) -> screening.Hits:
    """What a strip of a new paper shares with each earlier paper, by blocks of both."""
    keys, row, nats = _features(index.holders, tokens, background)
    distinct, slot = np.unique(keys, return_inverse=True)
    which, number = segments.look_up(base, index.directory, distinct, _most(index.words))
    start = np.concatenate([[0], np.cumsum(np.bincount(which, minlength=len(distinct)))]).astype(np.int64)
    reach = start[slot + 1] - start[slot]
    number = number[screening.ranges(start[slot], reach)]
    paper = index.words.owner(number)
    if (paper < 0).any():
        raise segments.OutOfOrderError("its index names papers that are not there")
    first = np.cumsum(index.words.size) - index.words.size
    column = first[paper] + number - index.words.first[paper]
    return screening.Hits(paper, np.repeat(row, reach), column, np.repeat(nats, reach))


def _features(holders: Holders, tokens: Hashes, background: Background) -> tuple[Hashes, Ints, npt.NDArray[np.float64]]:
    """Distinct keys of each block of a strip, the block of each, and what sharing it says: as the screening has it."""
    held = holders.of_terms(tokens)
    common = held > postings.most_holders(holders.papers, postings.SINGLE_HOLDERS)
    said = postings.rarity(tokens, background)
    terms, pairs = filing.terms_and_pairs(tokens)
    block = np.arange(len(tokens)) // postings.BLOCK
    rest = np.where(common, said, 0.0)
    of_pair = (rest[:-1] + rest[1:]) / 2
    single, pair = (held > 0) & ~common & (said > 0), of_pair > 0
    keys = np.concatenate([terms[single], pairs[pair]])
    rows, nats = np.concatenate([block[single], block[:-1][pair]]), np.concatenate([said[single], of_pair[pair]])
    _, first = np.unique(np.stack([keys, rows.astype(np.uint64)], axis=1), axis=0, return_index=True)
    return keys[first], rows[first], nats[first]


def _most(places: Places) -> int:
    return postings.most_holders(int(places.size.sum()), MOST_ENTRIES)


def shingled(base: sqlite3.Connection, index: Index, scope: Scope) -> tuple[keyed.Shingled, dict[int, Ints]] | None:
    """A paper's shingles under the key, and which of them each paper without text holds, if enough; None without key."""
    if index.secret is None or not len(index.unseen.paper):
        return None
    bare = Profile(scope.profile.document)  # its words take more room than they are worth keeping
    own = keyed.Shingled.of(without(bare.words, scope.mask | bare.hidden), index.secret)
    keys, slot = np.unique(segments.keys_of(own.keyed), return_inverse=True)
    which, number = segments.look_up(base, index.keyed, keys, _most(index.unseen))
    owner = index.unseen.owner(number)
    which, owner = which[owner >= 0], owner[owner >= 0]
    count = np.bincount(owner, minlength=len(index.unseen.paper))
    chosen = np.flatnonzero(count >= keyed.FEWEST)
    order = chosen[np.lexsort((chosen, -count[chosen]))].tolist()
    return own, {int(index.unseen.paper[i]): np.flatnonzero(np.isin(slot, which[owner == i])) for i in order}
