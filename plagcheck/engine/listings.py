"""Listings: stretches that are no sentences: lists of names, references, tables of numbers, program code.

What two listings share says little: both may be drawn from the same class, the same measurements, the same language. So what
stands in listings of both papers, and in the prose of neither, takes part as verbatim runs of the usual least length only,
never in a reworded, reordered or summed-up passage, and no run is carried on over changes there. A list or a program that was
copied stays visible as what it is, a verbatim match.

They are known by their spacing alone, which needs no language and no file format: in prose a mark or a line end stands between
few neighbouring words; in lists a line end or a comma between most, in code several marks; tables of numbers are short tokens.
"""

import numpy as np
import numpy.typing as npt

from plagcheck.engine.columns import Tokens

WINDOW = 24
"""Match tokens of the windows that are looked at: a shorter list is left in its sentence."""
FAR, FAR_SHARE = 3, 0.41
"""Characters between two words, or a line end, and the share of a window's words that stand so far from the one before, from
which it is a listing (1 window in 600 of PAN's sources)."""
APART_WORDS, APART_HAN = 0.75, 0.33
"""The same share for any mark between: words (lists with commas), Han bigrams (prose has one in eight)."""
SPLIT_HAN = 0.5
"""Share of Han bigrams with a line end or space inside up to which that is a list of names; more is text spaced out."""
SHORT, SHORT_SHARE = 3, 0.9
"""Characters of a short token of a script with spaces, and the share of a window from which it is a table."""

Bools = npt.NDArray[np.bool_]


def listings(tokens: Tokens, han: Bools) -> Bools:
    """bool[n]: which match tokens stand in a listing."""
    n = len(tokens)
    listed = np.zeros(n, dtype=np.bool_)
    if n < WINDOW:
        return listed
    gap = tokens.start[1:] - tokens.end[:-1]
    line = tokens.sentence[1:] != tokens.sentence[:-1]
    width = tokens.end - tokens.start
    far, apart, short = np.zeros(n, dtype=np.bool_), np.zeros(n, dtype=np.bool_), width <= SHORT
    far[1:], apart[1:] = line | (gap >= FAR), line | (gap > 1)
    if not han.any():
        hot = _windows(apart) >= APART_WORDS * WINDOW
    else:
        far &= ~han
        apart[1:] = np.where(han[1:] & han[:-1], gap >= 0, apart[1:])
        least = APART_WORDS * WINDOW - (APART_WORDS - APART_HAN) * _windows(han)
        edges, split = _windows(apart), _windows(han & (width > 2))
        short &= ~han
        hot = (edges >= least) | ((edges + split >= least) & (split <= SPLIT_HAN * WINDOW))
    hot |= (_windows(far) >= FAR_SHARE * WINDOW) | (_windows(short) >= SHORT_SHARE * WINDOW)
    first = hot.nonzero()[0]
    if len(first):
        step = np.zeros(n + 1, dtype=np.int64)
        step[first] += 1
        step[first + WINDOW] -= 1
        listed = step.cumsum()[:-1] > 0
    return listed


def _windows(mask: Bools) -> npt.NDArray[np.int64]:
    """i8[n - WINDOW + 1]: how many tokens of each window the mask holds."""
    before = np.zeros(len(mask) + 1, dtype=np.int64)
    mask.cumsum(out=before[1:])
    return before[WINDOW:] - before[:-WINDOW]
