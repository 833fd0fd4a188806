"""Background: how common each match token is, so that what two papers share by chance earns nothing.

Three sources in one number. The shipped table gives a rate λ per token of text (from dictionaries' frequencies); the papers of
a check and of an archive give the share of papers that hold the token, which in papers of L tokens is a rate too:

    own = −ln(1 − (df + ½) ÷ (papers + 1)) ÷ L
    ln λ = w · ln own + (1 − w) · ln shipped,   w = papers ÷ (papers + SHIPPED_PAPERS)

The mean of logarithms lets neither source drown the other: in a small class in which many copied the same passage that passage
does not become common, and a large class has its own say. The share of papers that hold a token is 1 − exp(−λ·L).
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from plagcheck.engine.columns import distinct
from plagcheck.engine.equivalence import Equivalents
from plagcheck.engine.model import Document
from plagcheck.engine.profile import profile_of

TABLE = "background.npz"
LEVELS_PER_NAT = 12.0
"""Steps of the table's rates: level = −12 ln λ, one byte."""
SHIPPED_PAPERS, UNSEEN_PAPERS = 100.0, 25.0
"""Papers that the shipped table counts for: for a token that it holds, and for one that it does not. Of the latter it knows no
more than that it is rare in dictionaries; names and terms of a subject are common in a class."""
USUAL_LENGTH = 500.0
"""Tokens of a paper where no papers are given."""
UNSEEN = 2.5e-7
"""Rate of a token that the table does not hold; no rate of the table is equal to it."""

Hashes = npt.NDArray[np.uint64]
Floats = npt.NDArray[np.float64]
Number = TypeVar("Number", np.float64, np.int32)


@dataclass(frozen=True, eq=False)
class Holders:
    """How many of `papers` papers, of `tokens` match tokens together, hold each of k tokens (words of one meaning as one)."""

    held: Hashes = field(default_factory=lambda: np.zeros(0, dtype=np.uint64))
    """u8[k], sorted."""
    holders: npt.NDArray[np.int32] = field(default_factory=lambda: np.zeros(0, dtype=np.int32))
    papers: int = 0
    tokens: int = 0

    @classmethod
    def of(cls, papers: Iterable[Hashes]) -> "Holders":
        """Of papers given as their match tokens, u8[n] each; empty papers do not count."""
        sets, tokens, known = [], 0, Equivalents.shipped()
        for hashes in papers:
            if len(hashes):
                sets.append(distinct(known.canonical(hashes)))
                tokens += len(hashes)
        if not sets:
            return cls()
        held, holders = np.unique(np.concatenate(sets), return_counts=True)
        return cls(held, holders.astype(np.int32), len(sets), tokens)

    def __add__(self, other: "Holders") -> "Holders":
        """Of the papers of both: the smaller table is laid into the larger one."""
        small, large = sorted((self, other), key=lambda each: len(each.held))
        slot = np.searchsorted(large.held, small.held)
        known = np.zeros(len(slot), dtype=np.bool_)
        inside = slot < len(large.held)
        known[inside] = large.held[slot[inside]] == small.held[inside]
        holders = large.holders.copy()
        holders[slot[known]] += small.holders[known]
        held = np.insert(large.held, slot[~known], small.held[~known])
        holders = np.insert(holders, slot[~known], small.holders[~known])
        return Holders(held, holders, self.papers + other.papers, self.tokens + other.tokens)

    def of_terms(self, terms: Hashes) -> npt.NDArray[np.int32]:
        """i4[n]: how many papers hold each of these tokens."""
        return _looked_up(self.held, self.holders, terms, 0)


@dataclass(frozen=True, eq=False)
class Background:
    """A table of t rates, and how many of `papers` papers of `length` tokens hold each of k tokens."""

    table: Hashes
    """u8[t], sorted."""
    table_rate: Floats
    held: Hashes = field(default_factory=lambda: np.zeros(0, dtype=np.uint64))
    """u8[k], sorted."""
    holders: npt.NDArray[np.int32] = field(default_factory=lambda: np.zeros(0, dtype=np.int32))
    papers: int = 0
    length: float = USUAL_LENGTH

    @classmethod
    @cache
    def shipped(cls) -> "Background":
        """The shipped table alone: what two lone papers are compared with."""
        with resources.files("plagcheck.resources").joinpath("tables", TABLE).open("rb") as file:
            table = np.load(file, allow_pickle=False)
            return cls(table["hash"], np.exp(table["level"] / -LEVELS_PER_NAT))

    @classmethod
    def of(cls, documents: Iterable[Document], earlier: Holders | None = None) -> "Background":
        """The match tokens of `documents`, and of the `earlier` papers of an archive, blended with the shipped table."""
        return cls.of_tokens((profile_of(document).tokens.hash for document in documents), earlier)

    @classmethod
    def of_tokens(cls, papers: Iterable[Hashes], earlier: Holders | None = None) -> "Background":
        """The tokens of papers, u8[n] each, blended with the shipped table; empty papers do not count."""
        own, base = Holders.of(papers), cls.shipped()
        if earlier is not None:
            own += earlier
        if not own.papers:
            return base
        return cls(base.table, base.table_rate, own.held, own.holders, own.papers, own.tokens / own.papers)

    def rates(self, hashes: Hashes) -> tuple[Floats, Floats]:
        """f8[n] rate of each token per token of text, and f8[n] share of papers that hold it; both above 0 and below 1."""
        wanted = Equivalents.shipped().canonical(hashes)
        rate = _looked_up(self.table, self.table_rate, wanted, UNSEEN)
        share = -np.expm1(-rate * self.length)
        if not self.papers:
            return rate, share
        holders = _looked_up(self.held, self.holders, wanted, 0)
        own = -np.log1p(-(holders + 0.5) / (self.papers + 1)) / self.length
        weight = self.papers / (self.papers + np.where(rate == UNSEEN, UNSEEN_PAPERS, SHIPPED_PAPERS))
        rate = np.exp(weight * np.log(own) + (1 - weight) * np.log(rate))
        return rate, -np.expm1(-rate * self.length)

    def rate(self, hashes: Hashes) -> Floats:
        """f8[n]: rate of each token per token of text."""
        return self.rates(hashes)[0]

    def share(self, hashes: Hashes) -> Floats:
        """f8[n]: share of papers that hold each token."""
        return self.rates(hashes)[1]


def _looked_up(keys: Hashes, values: npt.NDArray[Number], wanted: Hashes, missing: float) -> npt.NDArray[Number]:
    if not len(keys):
        return np.full(len(wanted), missing, dtype=values.dtype)
    slot = np.minimum(np.searchsorted(keys, wanted), len(keys) - 1)
    found = values[slot]
    found[keys[slot] != wanted] = missing
    return found
