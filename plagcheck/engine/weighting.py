"""Weighting: how much each word says about a paper, as tf × idf, and the levels 5..1 of the simhash paper.

The idf table is fixed (jieba's own for Chinese, one made from word frequencies for English; see resources/tables), so that a
stored fingerprint never depends on the papers beside it.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import numpy.typing as npt

from plagcheck.engine.english import idf_table

FEATURES = 200
"""Features of a paper: the top words by tf × idf (yanyiwu/simhash caps at 200 too)."""
LEVELS = 5
_AT_ONCE = 1 << 18
"""Characters of a table that are read at a time."""
IDF_UNIT = 1000
"""Fingerprint weights are integers of 1/1000, so that no sign depends on the order of summation."""


@dataclass(frozen=True, eq=False)
class Weighted:
    """The m features of a paper by falling score, ties by first place."""

    index: npt.NDArray[np.int32]
    """The first token of each feature."""
    words: tuple[str, ...]
    count: npt.NDArray[np.int32]
    score: npt.NDArray[np.float64]
    """tf × idf with tf as a share of all kept words."""
    milli: npt.NDArray[np.int64]
    """count × idf in thousandths: the weight with which the feature votes in the fingerprint."""
    level: npt.NDArray[np.int8]
    """5..1, fifths of the list by rank."""


def weigh(words: Sequence[str], kept: npt.NDArray[np.bool_], limit: int = FEATURES) -> Weighted:
    """The features of a paper of the folded `words`, of which denoising kept those where `kept` is True."""
    places = np.flatnonzero(kept).tolist()
    left = [words[place] for place in places]
    counts = Counter(left)
    milli = {word: round(count * idf(word) * IDF_UNIT) for word, count in counts.items()}
    chosen = sorted(milli, key=milli.__getitem__, reverse=True)[:limit]  # in order of first place, and so ties stay
    first = dict(zip(reversed(left), reversed(places), strict=True))
    total = max(1, len(left))
    weights = np.array([milli[word] for word in chosen], dtype=np.int64)
    return Weighted(
        index=np.array([first[word] for word in chosen], dtype=np.int32),
        words=tuple(chosen),
        count=np.array([counts[word] for word in chosen], dtype=np.int32),
        score=weights / (IDF_UNIT * total),
        milli=weights,
        level=levels(len(chosen)),
    )


def levels(features: int) -> npt.NDArray[np.int8]:
    """The level of each of `features` ranked words: fifths of the list, the first fifth 5; a list under five starts at 5."""
    rank = np.arange(features)
    return (LEVELS - (rank if features < LEVELS else rank * LEVELS // features)).astype(np.int8)


@lru_cache(maxsize=1 << 16)
def idf(word: str) -> float:
    """ln of how few texts hold the folded `word`; a word that no table holds is as rare as the middle of its table."""
    table = idf_table() if word.isascii() else _chinese()
    value = table.get(word)
    return float(value) if value is not None else _unknown(word.isascii())


@cache
def _chinese() -> dict[str, str]:
    """jieba's table of 267,753 words; values stay text until they are asked for, which halves the time to load."""
    # found, not imported: importing jieba.analyse loads its dictionary and needs a package that new set-ups lack
    spec = find_spec("jieba")
    assert spec is not None
    assert spec.submodule_search_locations
    table = Path(spec.submodule_search_locations[0]) / "analyse" / "idf.txt"
    found: dict[str, str] = {}
    same: dict[str, str] = {}  # 270,000 words have 3,300 values: each is kept once, and never a list of all of them
    with table.open(encoding="utf-8-sig") as lines:
        while parts := " ".join(lines.readlines(_AT_ONCE)).split():
            found |= zip(parts[::2], [same.setdefault(value, value) for value in parts[1::2]], strict=True)
    return found


@cache
def _unknown(ascii_word: bool) -> float:
    """jieba gives an unknown word the middle value of its table; an English word outside the table is rarer than all in it."""
    values = np.array(list((idf_table() if ascii_word else _chinese()).values()), dtype=np.float64)
    return float(values.max() if ascii_word else np.sort(values)[len(values) // 2])
