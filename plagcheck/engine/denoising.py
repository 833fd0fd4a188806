"""Denoising: which words say nothing about what a paper is about (function words 的 地 得, pronouns, common adverbs, the, of).

A mask over the words, never a new text. Such words leave the keywords and the fingerprint, not the passages: a copied sentence
is copied with its function words. A text of nothing else has no features and no fingerprint.
"""

from collections.abc import Sequence
from functools import cache
from importlib import resources

import numpy as np
import numpy.typing as npt

LISTS = ("zh.txt", "adverbs_zh.txt", "en.txt", "adverbs_en.txt")


def denoise(words: Sequence[str], *, stop: frozenset[str] | None = None) -> npt.NDArray[np.bool_]:
    """bool[n]: which of the folded `words` are kept. `stop` replaces the shipped lists, for the words of a field.

    A single character says as little as a stop word: what segmentation leaves over in Chinese, list letters, digits.
    """
    unwanted = stop_words() if stop is None else stop
    kept = {word: len(word) > 1 and word not in unwanted for word in set(words)}
    return np.fromiter(map(kept.__getitem__, words), dtype=np.bool_, count=len(words))


@cache
def stop_words() -> frozenset[str]:
    """The shipped stop words of both languages, folded (lower case, Simplified)."""
    folder = resources.files("plagcheck.resources").joinpath("stopwords")
    lines = [line for name in LISTS for line in folder.joinpath(name).read_text(encoding="utf-8").splitlines()]
    return frozenset(line.strip().lower() for line in lines if line.strip() and not line.startswith("#"))
