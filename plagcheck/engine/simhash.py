"""Simhash: one short fingerprint of a paper in which similar papers differ in few bits (Charikar 2002; Manku et al. 2007).

Each feature's hash votes on every bit with the feature's weight, + for 1 and − for 0; the columns are summed, and a bit of the
fingerprint is 1 where its sum is above 0. The distance of two fingerprints is the number of bits that differ (Hamming).

A screen and a picture, never a verdict: one word in eight changed costs about 11 of 64 bits, unrelated papers lie near 29–32.
"""

from collections.abc import Sequence
from itertools import pairwise

import numpy as np
import numpy.typing as npt

BRUTE_FORCE_BITS = 10
"""Blocks narrower than this put more than a thousandth of all pairs to the test: then every pair is tested row by row."""
_ONES = np.where(np.unpackbits(np.arange(256, dtype=np.uint8)[:, None], axis=1) == 1, 1.0, -1.0)
"""f8[256, 8]: the votes of each byte, most significant bit first."""


def hash_bits(hashes: npt.NDArray[np.uint64], bits: int) -> npt.NDArray[np.uint8]:
    """Stretch or cut 64-bit word hashes to `bits` (8, 32, 64 or 128): u1[n, bits ÷ 8], most significant byte first.

    Each word is mixed by splitmix64's finaliser, so that weak low bits of a word's hash do not show in the fingerprint.
    """
    words = [_mixed(hashes + np.uint64(offset)) for offset in range((bits + 63) // 64)]
    table = np.stack(words, axis=1).astype(">u8").view(np.uint8)
    return np.ascontiguousarray(table[:, : bits // 8])


def _mixed(z: npt.NDArray[np.uint64]) -> npt.NDArray[np.uint64]:
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


def column_sums(hashes: npt.NDArray[np.uint8], weights: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
    """The sum of the signed weights in each column: i8[bits], most significant bit first.

    `hashes` is u1[n, bits ÷ 8], `weights` i8[n]. Exact while the sums stay below 2⁵³, so the order of the features is nothing.
    """
    sums = [np.bincount(column, weights=weights, minlength=256) @ _ONES for column in hashes.T]
    return np.rint(np.concatenate(sums)).astype(np.int64)


def fingerprint(sums: npt.NDArray[np.int64]) -> int:
    """The bits 1 where a column sum is above 0, else 0, read as one number, the first column highest."""
    return int("".join("1" if s > 0 else "0" for s in sums.tolist()), 2)


def distance(a: int, b: int) -> int:
    """In how many bits two fingerprints differ."""
    return (a ^ b).bit_count()


def pairs_within(fingerprints: Sequence[int], bits: int, limit: int) -> npt.NDArray[np.int32]:
    """Every pair (i < j) of `fingerprints` at most `limit` bits apart: i4[k, 2] in rising order, exact.

    By pigeonhole: cut into limit + 1 blocks, two fingerprints that differ in at most `limit` bits agree in one block.
    """
    words = _as_words(fingerprints, bits)
    blocks = limit + 1
    if bits // blocks < BRUTE_FORCE_BITS or bits > 64:
        found = _all_within(words, limit)
    else:
        edges = [bits * b // blocks for b in range(blocks + 1)]
        keys = [(words[:, 0] >> np.uint64(low)) & np.uint64((1 << (high - low)) - 1) for low, high in pairwise(edges)]
        found = np.concatenate([_equal_keys(key, words, limit) for key in keys])
    # as one number: a sort of rows holds every thread of the process for its whole time
    pairs = np.unique(found[:, 0] * len(words) + found[:, 1])
    return np.stack(np.divmod(pairs, max(1, len(words))), axis=1).astype(np.int32)


def _as_words(fingerprints: Sequence[int], bits: int) -> npt.NDArray[np.uint64]:
    size = 16 if bits > 64 else 8
    data = b"".join(value.to_bytes(size, "big") for value in fingerprints)
    return np.frombuffer(data, dtype=">u8").reshape(-1, size // 8).astype(np.uint64)


def _differing(a: npt.NDArray[np.uint64], b: npt.NDArray[np.uint64]) -> npt.NDArray[np.int64]:
    differing: npt.NDArray[np.int64] = np.bitwise_count(a ^ b).sum(axis=1, dtype=np.int64)
    return differing


def _all_within(words: npt.NDArray[np.uint64], limit: int) -> npt.NDArray[np.int64]:
    rows = []
    for i in range(len(words) - 1):
        hits = np.flatnonzero(_differing(words[i + 1 :], words[i]) <= limit) + i + 1
        rows.append(np.stack([np.full_like(hits, i), hits], axis=1))
    return np.concatenate(rows) if rows else np.zeros((0, 2), dtype=np.int64)


def _equal_keys(key: npt.NDArray[np.uint64], words: npt.NDArray[np.uint64], limit: int) -> npt.NDArray[np.int64]:
    """Pairs whose `key` is equal and whose distance is within `limit`, smaller index first."""
    order = np.argsort(key, kind="stable")
    ordered = key[order]
    rows, shift = [], 1
    alive = np.arange(len(key))
    while len(alive):
        alive = alive[alive + shift < len(key)]
        alive = alive[ordered[alive] == ordered[alive + shift]]
        i, j = order[alive], order[alive + shift]
        near = _differing(words[i], words[j]) <= limit
        rows.append(np.stack([np.minimum(i, j), np.maximum(i, j)], axis=1)[near])
        shift += 1
    return np.concatenate(rows) if rows else np.zeros((0, 2), dtype=np.int64)
