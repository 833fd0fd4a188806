"""Baselines: what plainer methods say of the same two papers, so that a reader sees what this program's method buys.

Equal strings; longest common subsequence and edit distance on words (rapidfuzz, bit-parallel: Hyyrö 2004); the signature of a
paper's longest sentences (Baidu's, as the article on simhash tells it); cosine of tf × idf vectors. No score uses them.
The two quadratic ones hold every thread of the process for their whole run, so callers put them into a child process.
"""

from array import array

import numpy as np
import numpy.typing as npt
from rapidfuzz.distance import LCSseq, Levenshtein

LONGEST_SENTENCES = 3
"""n of the longest-n-sentences signature."""
QUADRATIC_LIMIT = 50_000
"""Words a side above which the quadratic methods are not run: 200,000 words a side take some 7 s."""


def equal_strings(a: str, b: str) -> float:
    """1.0 when the two folded texts are the same string, else 0.0."""
    return float(a == b)


def common_subsequence(a: npt.NDArray[np.uint64], b: npt.NDArray[np.uint64]) -> float | None:
    """2·LCS ÷ (n + m) of two word sequences given as hashes; None above `QUADRATIC_LIMIT` words a side."""
    if _too_long(a, b):
        return None
    x, y = _numbered(a, b)
    return 2.0 * LCSseq.similarity(x, y) / (len(x) + len(y)) if len(x) + len(y) else 0.0


def edit_similarity(a: npt.NDArray[np.uint64], b: npt.NDArray[np.uint64]) -> float | None:
    """1 − edit distance ÷ longer length of two word sequences; None above `QUADRATIC_LIMIT` words a side."""
    if _too_long(a, b):
        return None
    x, y = _numbered(a, b)
    return 1.0 - Levenshtein.distance(x, y) / max(len(x), len(y)) if len(x) + len(y) else 0.0


def longest_sentences(
    words: npt.NDArray[np.uint64], sentence: npt.NDArray[np.int32], n: int = LONGEST_SENTENCES
) -> frozenset[bytes]:
    """The n longest sentences (by words, ties by first place) as the byte strings of their word hashes."""
    if not len(words):
        return frozenset()
    starts = np.flatnonzero(np.concatenate([[True], sentence[1:] != sentence[:-1]]))
    ends = np.append(starts[1:], len(words))
    longest = np.argsort(starts - ends, kind="stable")[:n]
    return frozenset(words[starts[i] : ends[i]].tobytes() for i in longest)


def shared_longest(a: frozenset[bytes], b: frozenset[bytes]) -> float:
    """The share of the longest sentences that both papers have, of the larger number of them."""
    return len(a & b) / max(len(a), len(b)) if a and b else 0.0


def cosine(
    hashes_a: npt.NDArray[np.uint64],
    weights_a: npt.NDArray[np.int64],
    hashes_b: npt.NDArray[np.uint64],
    weights_b: npt.NDArray[np.int64],
) -> float:
    """Cosine of two sparse vectors with integer weights at distinct hashes; exactly 1.0 for equal vectors, 0.0 for empty."""
    _, left, right = np.intersect1d(hashes_a, hashes_b, assume_unique=True, return_indices=True)
    # Python's integers: the sums are exact, so two equal vectors cannot come out as 1.0000000000000002
    dot = sum(x * y for x, y in zip(weights_a[left].tolist(), weights_b[right].tolist(), strict=True))
    squares = sum(x * x for x in weights_a.tolist()) * sum(y * y for y in weights_b.tolist())
    if not squares:
        return 0.0
    return 1.0 if dot * dot == squares else float(min(1.0, dot / squares**0.5))


def _too_long(a: npt.NDArray[np.uint64], b: npt.NDArray[np.uint64]) -> bool:
    return max(len(a), len(b)) > QUADRATIC_LIMIT


def _numbered(a: npt.NDArray[np.uint64], b: npt.NDArray[np.uint64]) -> tuple["array[int]", "array[int]"]:
    """Both sequences with small numbers for hashes, in the form rapidfuzz reads without making objects."""
    _, numbers = np.unique(np.concatenate([a, b]), return_inverse=True)
    whole = numbers.astype(np.int64)
    return array("q", whole[: len(a)].tobytes()), array("q", whole[len(a) :].tobytes())
