"""Marks on a text: where each stretch lies and of what it is, found by bisection; the headings of a paper."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from plagcheck.engine import Document, Span


@dataclass(frozen=True, slots=True)
class Painted:
    """A stretch of this paper: of match `index` (−1: excluded, −2: a keyword), in positions of the widget."""

    start: int
    end: int
    index: int
    kind: str


class Stretches:
    """Stretches by start, found by bisection although they may overlap."""

    def __init__(self, stretches: Sequence[Painted] = ()) -> None:
        self.items = sorted(stretches, key=lambda s: (s.start, s.end))
        self._starts = [s.start for s in self.items]
        self._reach: list[int] = []
        reach = 0
        for stretch in self.items:
            reach = max(reach, stretch.end)
            self._reach.append(reach)

    def within(self, start: int, end: int) -> Iterator[Painted]:
        """Those that touch [start, end)."""
        first = bisect_right(self._reach, start)
        for stretch in self.items[first : bisect_left(self._starts, end)]:
            if stretch.end > start:
                yield stretch


def headings_of(document: Document) -> list[Span]:
    """The title and the headings that reading found in a paper."""
    return [Span(mark.start, mark.end) for mark in document.marks if mark.kind in ("title", "heading")]
