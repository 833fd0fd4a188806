"""The two tables of columns that stages hand to one another: folded characters and tokens.

Tokens are arrays, never objects: a million words as three arrays cost a tenth of the memory and a third of the time.
"""

from dataclasses import dataclass, field
from functools import cached_property

import numpy as np
import numpy.typing as npt

from plagcheck.engine.model import Finding

OTHER, LATIN, HAN, SPACE, STOP, HAN_STOP, NEWLINE = range(7)
"""Classes of folded characters: punctuation and symbols; letters and digits of scripts with word spaces; Han, Kana and
Hangul (no word spaces to rely on); white space within a line; `.!?`; `。！？；…`; line end."""


def distinct(numbers: npt.NDArray[np.uint64]) -> npt.NDArray[np.uint64]:
    """The distinct numbers, sorted. As `np.unique`, which hashes them first and takes ten times as long."""
    ordered = np.sort(numbers)
    return ordered[np.concatenate([[True], ordered[1:] != ordered[:-1]])] if len(ordered) else ordered


def runs_of(mask: npt.NDArray[np.bool_]) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    """i8[k] each: first and past-the-last place of each run of True in bool[n]."""
    if not len(mask):
        return np.zeros(0, dtype=np.int64), np.zeros(0, dtype=np.int64)
    edges = np.flatnonzero(mask[1:] != mask[:-1]) + 1
    if mask[0] or mask[-1]:
        edges = np.concatenate([[0] if mask[0] else [], edges, [len(mask)] if mask[-1] else []]).astype(np.int64)
    return edges[::2], edges[1::2]


def among(values: npt.NDArray[np.uint32], few: tuple[int, ...]) -> npt.NDArray[np.bool_]:
    """Which of the values are one of a few. As `np.isin`, which sorts them all."""
    found = np.zeros(len(values), dtype=np.bool_)
    for each in few:
        found |= values == each
    return found


@dataclass(frozen=True, eq=False)
class Folded:
    """A text with the same characters everywhere, each mapped back to the original. n folded characters.

    `codes[i]` is a code point; it stands for the original characters `[start[i], end[i])`. What folding drops (invisible
    characters, joined line ends, spaces inside spaced-out words) is in no range, or in that of the character before it.
    """

    codes: npt.NDArray[np.uint32]
    start: npt.NDArray[np.int32]
    end: npt.NDArray[np.int32]
    kind: npt.NDArray[np.uint8]
    """One of OTHER, LATIN, HAN, SPACE, STOP, HAN_STOP, NEWLINE for each folded character."""
    length: int
    """Characters of the original text."""
    findings: tuple[Finding, ...] = ()
    capital: npt.NDArray[np.bool_] = field(default_factory=lambda: np.zeros(0, dtype=np.bool_))
    """bool[n]: which characters were capital letters (or may be); a line that begins with another goes on with a sentence."""

    @cached_property
    def latin(self) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
        """i8[k] each: first and past-the-last folded character of each word of scripts with word spaces."""
        return runs_of(self.kind == LATIN)

    @cached_property
    def string(self) -> str:
        """The folded characters as a string of n characters."""
        return self.codes.astype("<u4").tobytes().decode("utf-32-le", "surrogatepass")

    @cached_property
    def counted(self) -> npt.NDArray[np.bool_]:
        """bool[length]: which original characters are letters, digits or ideographs (the contract's counted text)."""
        letters: npt.NDArray[np.bool_] = (self.kind == LATIN) | (self.kind == HAN)
        if len(letters) == self.length and (self.start[1:] > self.start[:-1]).all():
            return letters  # nothing was dropped or written out: each stands for itself
        mask = np.zeros(self.length, dtype=np.bool_)
        mask[self.start[letters]] = True
        return mask


@dataclass(frozen=True, eq=False)
class Tokens:
    """n tokens in the order of the text.

    `start`/`end` are half-open original offsets, `folded_start`/`folded_end` the same in folded characters, `hash` a
    64-bit hash of the folded characters (stable across runs and machines), `sentence` the running number of the sentence.
    """

    start: npt.NDArray[np.int32]
    end: npt.NDArray[np.int32]
    hash: npt.NDArray[np.uint64]
    sentence: npt.NDArray[np.int32]
    folded_start: npt.NDArray[np.int32] = field(default_factory=lambda: np.zeros(0, dtype=np.int32))
    folded_end: npt.NDArray[np.int32] = field(default_factory=lambda: np.zeros(0, dtype=np.int32))
    han: npt.NDArray[np.bool_] = field(default_factory=lambda: np.zeros(0, dtype=np.bool_))
    """Which tokens are of a script without word spaces (a Han bigram, a jieba word)."""

    def __len__(self) -> int:
        return len(self.start)
