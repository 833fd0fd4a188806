"""Sides: all that the alignment needs of one paper, computed once and used for every pair.

A side is the paper's kept match tokens as columns, cut into units (sentences of usual length), with an inverted list
term → units and the sorted hashes of all runs of GRAM tokens. Nothing in it depends on the other paper.
"""

import hashlib
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from plagcheck.engine.columns import Tokens
from plagcheck.engine.equivalence import Equivalents

GRAM = 6
"""Tokens of one exact seed: the shortest run that is searched for as such."""
UNIT = 60
"""Half words that a long sentence is cut into: 30 words or 60 Han bigrams (a Han character says about half a word)."""
LONG = 90
"""Half words above which a sentence is cut."""
SHORT_WORDS, SHORT_HAN = 6, 8
"""Half words under which a sentence joins the next one: headings, list numbers, initials."""
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
    digest: bytes
    """Orders two papers by content, so that no result depends on which is named first."""

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
        count_units = int(unit[-1]) + 1 if n else 0
        known = Equivalents.shipped() if equivalents is None else equivalents
        term, term_of, count = np.unique(known.canonical(tokens.hash), return_inverse=True, return_counts=True)
        key, posting_count = np.unique(term_of * max(count_units, 1) + unit, return_counts=True)
        posting_term, posting_unit = np.divmod(key, max(count_units, 1))
        grams = gram_hashes(tokens.hash)
        order = np.argsort(grams, kind="stable")
        return cls(
            start=tokens.start,
            end=tokens.end,
            hash=tokens.hash,
            han=han,
            length=text_length,
            unit=unit,
            unit_start=np.searchsorted(unit, np.arange(count_units + 1)),
            term=term,
            term_of=term_of,
            count=count,
            posting_unit=posting_unit,
            posting_count=posting_count,
            posting_start=np.searchsorted(posting_term, np.arange(len(term) + 1)),
            gram=grams[order],
            gram_at=order,
            han_before=np.concatenate([[0], np.cumsum(han, dtype=np.int64)]),
            characters_before=np.concatenate([[0], np.cumsum(_new_characters(tokens, han))]),
            digest=_digest(tokens),
        )

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
    if not len(tokens):
        return np.zeros(0, dtype=np.int64)
    own = np.where(tokens.end - tokens.start > 1, 2, 1)
    shared = np.concatenate([[False], (tokens.start[1:] < tokens.end[:-1]) & han[1:] & han[:-1]])
    return np.where(han, own - shared, 0).astype(np.int64)


def units(sentence: npt.NDArray[np.int32], han: npt.NDArray[np.bool_]) -> Ints:
    """i8[n]: the unit of each token: sentences, a very short one joined to the next, a long one cut evenly."""
    n = len(sentence)
    if not n:
        return np.zeros(0, dtype=np.int64)
    weight = np.where(han, 1, 2)
    before = np.concatenate([[0], np.cumsum(weight)])
    first = np.flatnonzero(np.concatenate([[True], sentence[1:] != sentence[:-1]]))
    size = before[np.append(first[1:], n)] - before[first]
    whole = np.concatenate([[True], size[:-1] >= np.where(han[first[:-1]], SHORT_HAN, SHORT_WORDS)])
    first = first[whole]
    size = before[np.append(first[1:], n)] - before[first]
    parts = np.where(size > LONG, (size + UNIT // 2) // UNIT, 1)
    which = np.repeat(np.arange(len(first)), np.diff(np.append(first, n)))
    part = (before[:-1] - before[first][which]) * parts[which] // size[which]
    key = (np.cumsum(parts) - parts)[which] + part
    return np.cumsum(np.concatenate([[0], np.diff(key) != 0]), dtype=np.int64)


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


def _digest(tokens: Tokens) -> bytes:
    state = hashlib.blake2b(digest_size=16)
    for column in (tokens.hash.astype("<u8"), tokens.start.astype("<i4"), tokens.end.astype("<i4")):
        state.update(column.tobytes())
    return state.digest()
