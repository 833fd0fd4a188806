"""Equivalence: words that say the same count as one term where order and spelling do not matter.

The table is data (`resources/tables/equivalents.txt`): one group a line, the words of a group exchangeable in most papers.
Exact runs, similarity and kinds never see it: a passage with exchanged words is never called verbatim.
"""

from dataclasses import dataclass
from functools import cache, cached_property
from importlib import resources

import numpy as np
import numpy.typing as npt

TABLE = "equivalents.npy"
_LOW = np.uint64(0xFFFF)

Hashes = npt.NDArray[np.uint64]


@dataclass(frozen=True, eq=False)
class Equivalents:
    """m token hashes, sorted, and for each the hash that stands for its group."""

    member: Hashes
    leader: Hashes

    @classmethod
    def none(cls) -> "Equivalents":
        """Every word stands for itself."""
        return cls(np.zeros(0, dtype=np.uint64), np.zeros(0, dtype=np.uint64))

    @classmethod
    @cache
    def shipped(cls) -> "Equivalents":
        """The table shipped with the program."""
        path = resources.files("plagcheck.resources").joinpath("tables", TABLE)
        if not path.is_file():
            return cls.none()
        with path.open("rb") as file:
            table = np.load(file, allow_pickle=False)
        return cls(table[0], table[1])

    def canonical(self, hashes: Hashes) -> Hashes:
        """u8[n]: each hash, or that of its group's leader."""
        if not len(self.member):
            return hashes
        maybe = np.flatnonzero(self._seen[hashes & _LOW])
        slot = np.minimum(np.searchsorted(self.member, hashes[maybe]), len(self.member) - 1)
        leading = hashes.copy()
        leading[maybe] = np.where(self.member[slot] == hashes[maybe], self.leader[slot], hashes[maybe])
        return leading

    @cached_property
    def _seen(self) -> npt.NDArray[np.bool_]:
        """bool[65536]: whether any member has these lowest 16 bits; spares nearly all tokens the search."""
        seen = np.zeros(int(_LOW) + 1, dtype=np.bool_)
        seen[self.member & _LOW] = True
        return seen
