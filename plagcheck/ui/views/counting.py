"""How many counted characters lie in spans of a paper: sums from the left, so that no view walks through a text."""

from collections.abc import Iterable

import numpy as np

from plagcheck.engine import Document, Span, profile_of


class Counting:
    """The counted characters of one document."""

    def __init__(self, document: Document) -> None:
        self._before = np.concatenate([[0], np.cumsum(profile_of(document).counted, dtype=np.int64)])

    def size(self, span: Span) -> int:
        """Counted characters of one span."""
        return int(self._before[span.end] - self._before[span.start])

    def union(self, spans: Iterable[Span]) -> int:
        """Counted characters that lie in any of the spans, each counted once."""
        total = reach = 0
        for span in sorted(spans, key=lambda s: (s.start, s.end)):
            start = max(span.start, reach)
            if span.end > start:
                total += int(self._before[span.end] - self._before[start])
                reach = span.end
        return total
