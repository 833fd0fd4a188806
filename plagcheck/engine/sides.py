"""Sides: all that the alignment needs of one paper, computed once and used for every pair.

A side is the paper's kept match tokens as columns, cut into units (sentences of usual length), with an inverted list
term → units and the sorted hashes of all runs of GRAM tokens. Nothing in it depends on the other paper.
"""

import hashlib
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from plagcheck.engine.columns import Tokens
from plagcheck.engine.equivalence import Equivalents
from plagcheck.engine.listings import listings

GRAM = 6
"""Tokens of one exact seed: the shortest run that is searched for as such."""
UNIT = 60
"""Half words that a long sentence is cut into: 30 words or 60 Han bigrams (a Han character says about half a word)."""
LONG = 90
"""Half words above which a sentence is cut."""
SHORT_WORDS, SHORT_HAN = 6, 8
"""Half words under which a sentence joins the next one: headings, list numbers, initials."""
SEEN_CELLS, SEEN_BITS = 8, 24
"""Cells of the table of seen grams for each of them, so that one foreign gram in eight to sixteen is looked for in vain; and
bits of its index at most (16 MiB)."""
_FACTOR = np.uint64(0x9E3779B97F4A7C15)

Ints = npt.NDArray[np.int64]
Hashes = npt.NDArray[np.uint64]


@dataclass(frozen=True, eq=False)
class Side:
    """One paper as the alignment sees it: n kept tokens, u units, t distinct terms, p postings."""

    start: npt.NDArray[np.int32]
    end: npt.NDArray[np.int32]
    """Original characters of each token."""
    hash: Hashes
    """What the token spells, after folding."""
    han: npt.NDArray[np.bool_]
    length: int
    """Characters of the text."""
    unit: Ints
    """The unit of each token."""
    unit_start: Ints
    """i8[u + 1]: first token of each unit."""
    term: Hashes
    """u8[t]: distinct tokens, words of one meaning counted as one, sorted."""
    term_of: Ints
    """The term of each token."""
    count: Ints
    """i8[t]: how often each term stands in the paper."""
    posting_unit: Ints
    posting_count: Ints
    """i8[p]: the units that hold a term, by term then unit, and how often they do."""
    posting_start: Ints
    """i8[t + 1]: first posting of each term."""
    gram: Hashes
    """u8[n - GRAM + 1]: sorted hashes of all runs of GRAM tokens."""
    gram_at: Ints
    """The first token of each."""
    han_before: Ints
    """i8[n + 1]: Han tokens before each token."""
    characters_before: Ints
    """i8[n + 1]: Han characters before each token's end, each counted once."""
    listed: npt.NDArray[np.bool_]
    """Which tokens stand in a list, a table or code (`listings`)."""

    def __len__(self) -> int:
        return len(self.start)

    @classmethod
    def of(cls, tokens: Tokens, text_length: int, equivalents: Equivalents | None = None) -> "Side":
        """Prepare `tokens` (what is excluded already left out: its neighbours then touch) of a text of `text_length`.

        `equivalents` says which words count as one; None takes the shipped table.
        """
        n = len(tokens)
        han = tokens.han if len(tokens.han) == n else np.zeros(n, dtype=np.bool_)
        unit = units(tokens.sentence, han)
        known = Equivalents.shipped() if equivalents is None else equivalents
        ids = known.canonical(tokens.hash)
        order = stable_order(ids)
        ids, unit_by_term = ids[order], unit[order]
        new_term = _changes(ids)
        new_posting = new_term | _changes(unit_by_term)
        first, posting = new_term.nonzero()[0], new_posting.nonzero()[0]
        term_of = np.empty(n, dtype=np.int64)
        term_of[order] = new_term.cumsum() - 1
        grams = gram_hashes(tokens.hash)
        gram_at = stable_order(grams)
        postings = closed(posting, n)
        terms = closed(first, n)
        return cls(
            start=tokens.start,
            end=tokens.end,
            hash=tokens.hash,
            han=han,
            length=text_length,
            unit=unit,
            unit_start=closed(_changes(unit).nonzero()[0], n),
            term=ids[first],
            term_of=term_of,
            count=terms[1:] - first,
            posting_unit=unit_by_term[posting],
            posting_count=postings[1:] - posting,
            posting_start=postings.searchsorted(terms),
            gram=grams[gram_at],
            gram_at=gram_at,
            han_before=_before(han),
            characters_before=_before(_new_characters(tokens, han)),
            listed=listings(tokens, han),
        )

    @cached_property
    def gram_seen(self) -> npt.NDArray[np.bool_]:
        """bool[power of two]: whether any gram has these lowest bits; spares most foreign grams the search."""
        seen = np.zeros(1 << min((SEEN_CELLS * len(self.gram)).bit_length(), SEEN_BITS), dtype=np.bool_)
        seen[self.gram & np.uint64(len(seen) - 1)] = True
        return seen

    @cached_property
    def kept_rates(self) -> dict[str, tuple[Any, Any]]:
        """The background last asked about this side, and what it said of all terms, None before the second time
        (`refining`); one entry, replaced whole, so that threads may share a side."""
        return {}

    @cached_property
    def order(self) -> bytes:
        """Orders two papers of one length by content, so that no result depends on which is named first."""
        state = hashlib.blake2b(digest_size=16)
        for column in (self.hash.astype("<u8"), self.start.astype("<i4"), self.end.astype("<i4")):
            state.update(column.tobytes())
        return state.digest()

    def han_share(self, start: Ints, end: Ints) -> npt.NDArray[np.float64]:
        """f8[k]: which share of the tokens [start, end) is Han."""
        share: npt.NDArray[np.float64] = (self.han_before[end] - self.han_before[start]) / np.maximum(end - start, 1)
        return share

    def amount(self, start: Ints, end: Ints) -> tuple[Ints, Ints]:
        """Han characters and other words among the tokens [start, end); i8[k] each."""
        han = self.characters_before[end] - self.characters_before[start]
        opening = np.minimum(start, max(len(self) - 1, 0))
        cut = self.han[opening] & (self.end[opening] - self.start[opening] > 1) if len(self) else start > 0
        cut &= self.characters_before[opening + 1] - self.characters_before[opening] == 1 if len(self) else cut
        words = (end - start) - (self.han_before[end] - self.han_before[start])
        return han + cut, words


def _new_characters(tokens: Tokens, han: npt.NDArray[np.bool_]) -> Ints:
    """i8[n]: how many Han characters each token adds to those of the token before it (a bigram shares one with it)."""
    if not han.any():
        return np.zeros(len(han), dtype=np.int64)
    own = np.where(tokens.end - tokens.start > 1, 2, 1)
    own[1:] -= (tokens.start[1:] < tokens.end[:-1]) & han[1:] & han[:-1]
    own[~han] = 0
    return own.astype(np.int64, copy=False)


def units(sentence: npt.NDArray[np.int32], han: npt.NDArray[np.bool_]) -> Ints:
    """i8[n]: the unit of each token: sentences, a very short one joined to the next, a long one cut evenly."""
    n = len(sentence)
    if not n:
        return np.zeros(0, dtype=np.int64)
    before = _before(2 - han)
    first = _changes(sentence).nonzero()[0]
    at = before[closed(first, n)]
    whole = np.ones(len(first), dtype=np.bool_)
    np.greater_equal(at[1:-1] - at[:-2], np.where(han[first[:-1]], SHORT_HAN, SHORT_WORDS), out=whole[1:])
    first = first[whole]
    end = closed(first, n)[1:]
    size = before[end] - before[first]
    starts = np.zeros(n, dtype=np.bool_)
    starts[first] = True
    long = size > LONG
    if long.any():
        length = end - first
        token = long.repeat(length).nonzero()[0]
        begun, total = (column[long].repeat(length[long]) for column in (before[first], size))
        part = (before[token] - begun) * ((total + UNIT // 2) // UNIT) // total
        starts[token] |= _changes(part)  # where two long sentences meet, a unit begins anyway
    return starts.cumsum() - 1


def gram_hashes(hashes: Hashes) -> Hashes:
    """u8[max(0, n - GRAM + 1)]: one hash for each run of GRAM tokens, dependent on their order."""
    m = len(hashes) - GRAM + 1
    if m <= 0:
        return np.zeros(0, dtype=np.uint64)
    mixed = hashes ^ (hashes >> np.uint64(32))
    grams = np.zeros(m, dtype=np.uint64)
    for k in range(GRAM):
        grams = grams * _FACTOR + mixed[k : k + m]
    return grams


def _changes(values: npt.NDArray[Any]) -> npt.NDArray[np.bool_]:
    """bool[n]: where a value differs from the one before it; the first always does."""
    changes = np.ones(len(values), dtype=np.bool_)
    np.not_equal(values[1:], values[:-1], out=changes[1:])
    return changes


def _before(values: npt.NDArray[Any]) -> Ints:
    """i8[n + 1]: the sum of all values before each place."""
    sums = np.zeros(len(values) + 1, dtype=np.int64)
    values.cumsum(out=sums[1:])
    return sums


def closed(start: Ints, end: int) -> Ints:
    """i8[k + 1]: `start`, then `end`."""
    edges = np.empty(len(start) + 1, dtype=np.int64)
    edges[:-1] = start
    edges[-1] = end
    return edges


def stable_order(hashes: Hashes) -> Ints:
    """i8[n]: the order that sorts `hashes`, equal ones by place.

    The place replaces the lowest bits, so that a plain sort does it, several times as fast as a stable one of positions; where
    two hashes differ in those bits alone, the slow way is taken.
    """
    bits = np.uint64(len(hashes).bit_length())
    low = (np.uint64(1) << bits) - np.uint64(1)
    keys = hashes & ~low
    keys |= np.arange(len(hashes), dtype=np.uint64)
    keys.sort()
    keys &= low
    order = keys.view(np.int64)
    ordered = hashes[order]
    return order if (ordered[1:] >= ordered[:-1]).all() else hashes.argsort(kind="stable")
