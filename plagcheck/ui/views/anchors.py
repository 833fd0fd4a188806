"""Which places of two texts answer to each other while they scroll together: the ends of a longest rising chain of matches.

Matches that change places cannot all be followed; of all chains in which both texts only go forward, the one that covers
most of A is taken. One pass from left to right keeps, by where a chain ends in B, only chains that no shorter reach beats;
the best one before a match is found by bisection, so that two thousand matches take a few milliseconds.
"""

from bisect import bisect_right
from collections.abc import Sequence
from heapq import heappop, heappush

from plagcheck.engine import Match

Places = tuple[float, ...]


class _Reached:
    """Chains by the place in B where they end: both places and lengths rise."""

    def __init__(self) -> None:
        self._ends: list[int] = []
        self._chains: list[tuple[int, int]] = []
        """Length of a chain, and its last match."""

    def best(self, start: int) -> tuple[int, int]:
        """Length and last match of the longest chain that ends at or before `start`; (0, −1) for none."""
        at = bisect_right(self._ends, start)
        return self._chains[at - 1] if at else (0, -1)

    def add(self, end: int, length: int, match: int) -> None:
        """Keep a chain, and drop those that it beats."""
        if self.best(end)[0] >= length:
            return
        at = past = bisect_right(self._ends, end)
        while past < len(self._chains) and self._chains[past][0] <= length:
            past += 1
        self._ends[at:past] = [end]
        self._chains[at:past] = [(length, match)]


def anchors(matches: Sequence[Match]) -> tuple[Places, Places]:
    """Places in A and in B, both rising, that answer to each other; matches without a place in B take no part."""
    pairs = sorted(((m.a, m.b) for m in matches if m.b is not None), key=lambda p: (p[0].start, p[0].end))
    reached, waiting, lengths, links = _Reached(), list[tuple[int, int]](), list[int](), list[int]()
    for i, (x, y) in enumerate(pairs):
        while waiting and waiting[0][0] <= x.start:
            done = heappop(waiting)[1]
            reached.add(pairs[done][1].end, lengths[done], done)
        length, link = reached.best(y.start)
        lengths.append(length + x.end - x.start)
        links.append(link)
        heappush(waiting, (x.end, i))
    at = max(range(len(pairs)), key=lambda i: lengths[i], default=-1)
    chain = []
    while at >= 0:
        chain.append(pairs[at])
        at = links[at]
    chain.reverse()
    own = tuple(float(place) for x, _ in chain for place in (x.start, x.end))
    return own, tuple(float(place) for _, y in chain for place in (y.start, y.end))
