"""Shingling: the set of all runs of five neighbouring words, of which resemblance is the Jaccard (Broder 1997)."""

import numpy as np
import numpy.typing as npt

from plagcheck.engine.columns import distinct

WIDTH = 5
"""Words of a shingle; the contract's resemblance is of these."""
_FACTOR = np.uint64(0x9E3779B97F4A7C15)


def shingle(hashes: npt.NDArray[np.uint64], width: int = WIDTH) -> npt.NDArray[np.uint64]:
    """The distinct shingles of n word hashes, sorted, as mixed 64-bit hashes: u8[m ≤ n − width + 1].

    Fewer words than `width` are one shingle, so that short texts stay distinct; no words have none.
    """
    return distinct(runs(hashes, width))


def runs(hashes: npt.NDArray[np.uint64], width: int = WIDTH) -> npt.NDArray[np.uint64]:
    """The mixed hash of the run of `width` words that begins at each word, in the order of the text: u8[n − width + 1]."""
    if not len(hashes):
        return np.zeros(0, dtype=np.uint64)
    size = min(width, len(hashes))
    count = len(hashes) - size + 1
    z = np.zeros(count, dtype=np.uint64)
    for place in range(size):
        z = (z ^ hashes[place : place + count]) * _FACTOR
        z ^= z >> np.uint64(32)
    return z
