"""The longest verbatim run that two papers share: match tokens in a row, the same on both sides, inside their matches.

Its length is found by bisection, since a run of k holds runs of all shorter lengths: k is tried by joining the hashes of all
k-grams of both sides. A gram's hash is a difference of prefix sums of h·Bⁱ (mod 2⁶⁴), taken back to one place by B⁻ⁱ.
"""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from plagcheck.engine.model import Match, Span
from plagcheck.engine.scope import Scope

Hashes = npt.NDArray[np.uint64]
_BASE = 0x9E3779B97F4A7C15
_INVERSE = pow(_BASE, -1, 1 << 64)


def longest_match(a: Scope, b: Scope, matches: Sequence[Match]) -> int:
    """Counted characters on A's side of the longest verbatim run; 0 without one."""
    best = max((a.covered([m.a]) for m in matches if m.kind == "verbatim"), default=0)
    for match in matches:
        if match.kind != "verbatim" and match.b is not None and a.covered([match.a]) > best:
            best = max(best, a.covered([_run_inside(a, b, match.a, match.b)]))
    return best


def _run_inside(a: Scope, b: Scope, span_a: Span, span_b: Span) -> Span:
    """The longest run inside a match, as a span of A; empty when nothing is the same."""
    (first, x), (_, y) = _tokens_in(a, span_a), _tokens_in(b, span_b)
    start, length = longest_common(x, y)
    if not length:
        return Span(span_a.start, span_a.start)
    tokens = a.tokens
    return Span(int(tokens.start[first + start]), int(tokens.end[first + start + length - 1]))


def _tokens_in(scope: Scope, span: Span) -> tuple[int, Hashes]:
    first, last = np.searchsorted(scope.tokens.start, span)
    return int(first), scope.tokens.hash[first:last]


def longest_common(x: Hashes, y: Hashes) -> tuple[int, int]:
    """Where in `x` the first of the longest runs that stand in `y` too begins, and its length."""
    short, long = 0, min(len(x), len(y)) + 1  # a run of `short` is shared, none of `long`
    place, sums = 0, (_prefix(x), _prefix(y))
    while long - short > 1:
        middle = (short + long) // 2
        shared = np.flatnonzero(np.isin(_grams(sums[0], middle), _grams(sums[1], middle)))
        if len(shared):
            short, place = middle, int(shared[0])
        else:
            long = middle
    return place, short


def _powers(base: int, count: int) -> Hashes:
    powers = np.full(count, base, dtype=np.uint64)
    if count:
        powers[0] = 1
    return np.multiply.accumulate(powers)


def _prefix(hashes: Hashes) -> Hashes:
    """u8[n + 1]: sums of h·Bⁱ before each place."""
    mixed = hashes ^ (hashes >> np.uint64(31))
    return np.concatenate([np.zeros(1, dtype=np.uint64), np.cumsum(mixed * _powers(_BASE, len(hashes)), dtype=np.uint64)])


def _grams(prefix: Hashes, size: int) -> Hashes:
    """u8[n − size + 1]: the hash of each gram of `size`."""
    return (prefix[size:] - prefix[:-size]) * _powers(_INVERSE, len(prefix) - size)
