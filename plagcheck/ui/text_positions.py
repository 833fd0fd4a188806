"""Spans of the engine ↔ positions of Qt: the one place where code points become UTF-16 units.

Qt counts UTF-16 units, so a character beyond U+FFFF (rare Han, emoji) is two positions; and a paragraph of a hundred thousand
characters stalls every frame, so long ones are broken for show. Both are counted by sorted places and bisection.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

from plagcheck.engine import Document, Span

LONG_PARAGRAPH = 20_000
"""Characters above which a paragraph is broken for show: laying out 100,000 in one takes 450 ms a frame."""
PIECE, NEAR = 5_000, 200
_CONTROL_PICTURES = 0x2400
_UNSHOWN = {0x2028: 0x20, 0x2029: 0x20, 0xFFFE: 0xFFFD, 0xFFFF: 0xFFFD, 0xFDD0: 0xFFFD, 0xFDD1: 0xFFFD}
"""Characters that QTextDocument takes for its own structure."""


@dataclass(frozen=True, eq=False)
class Positions:
    """A text as it is shown, and the map between its code points and the positions of the widget."""

    shown: str
    length: int
    """Code points of the text itself."""
    astral: npt.NDArray[np.int64]
    """Places of the characters that are two units, in code points, rising."""
    breaks: npt.NDArray[np.int64]
    """Places before which a paragraph is broken for show, rising."""

    @classmethod
    def of(cls, text: str) -> "Positions":
        """The map for `text`; control characters are shown as their pictures, one for one."""
        codes = np.frombuffer(text.encode("utf-32-le", "surrogatepass"), dtype="<u4").copy()
        control = (codes < 0x20) & (codes != 0x0A) & (codes != 0x09)
        codes[control] += _CONTROL_PICTURES
        codes[(codes >= 0xD800) & (codes < 0xE000)] = 0xFFFD
        for code, shown in _UNSHOWN.items():
            codes[codes == code] = shown
        breaks = _soft_breaks(codes)
        astral = np.flatnonzero(codes > 0xFFFF)
        whole = np.insert(codes, breaks, 0x0A) if len(breaks) else codes
        return cls(whole.astype("<u4").tobytes().decode("utf-32-le"), len(text), astral, breaks)

    def to_qt(self, place: int) -> int:
        """The widget's position of the code point at `place` (0..length)."""
        astral = int(np.searchsorted(self.astral, place))
        return place + astral + int(np.searchsorted(self.breaks, place, side="right"))

    def spans_to_qt(self, spans: Sequence[Span]) -> list[tuple[int, int]]:
        """`span_to_qt` of many spans in one pass; for empty spans both are the place of the first."""
        edges = np.array([(s.start, s.end) for s in spans], np.int64).reshape(-1, 2)
        last = np.maximum(edges[:, 1] - 1, edges[:, 0])
        starts, ends = self._to_qt(edges[:, 0]), self._to_qt(last)
        wide = np.searchsorted(self.astral, last + 1) - np.searchsorted(self.astral, last)
        ends = np.where(edges[:, 1] > edges[:, 0], ends + 1 + wide, starts)
        return list(zip(starts.tolist(), ends.tolist(), strict=True))

    def _to_qt(self, places: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
        return places + np.searchsorted(self.astral, places) + np.searchsorted(self.breaks, places, side="right")

    def to_text(self, position: int) -> int:
        """The code point at a position of the widget; inside a pair of units, the one character."""
        units, breaks = self._inserted
        place = (
            position
            - int(np.searchsorted(units, position, side="right"))
            - int(np.searchsorted(breaks, position, side="right"))
        )
        return min(max(place, 0), self.length)

    @cached_property
    def _inserted(self) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
        """Positions of the widget that the text has no character for: second units of characters, breaks for show."""
        return self._to_qt(self.astral) + 1, self._to_qt(self.breaks) - 1

    def span_to_qt(self, span: Span) -> tuple[int, int]:
        """First and past-the-last position of a span; its end stays before a break for show."""
        if span.end <= span.start:
            return self.to_qt(span.start), self.to_qt(span.start)
        return self.to_qt(span.start), self.to_qt(span.end - 1) + (2 if self._is_astral(span.end - 1) else 1)

    def _is_astral(self, place: int) -> bool:
        found = int(np.searchsorted(self.astral, place))
        return found < len(self.astral) and int(self.astral[found]) == place


def positions_of(document: Document) -> Positions:
    """The map of a document, made once: by the thread that compared it where there is one, so that the window need not."""
    kept = document.derived.get("positions")
    if not isinstance(kept, Positions):
        kept = document.derived["positions"] = Positions.of(document.text)
    return kept


def _soft_breaks(codes: npt.NDArray[np.uint32]) -> npt.NDArray[np.int64]:
    """Places at which paragraphs over the limit are broken, after a space or mark where one is near."""
    edges = np.concatenate([[-1], np.flatnonzero(codes == 0x0A), [len(codes)]])
    places: list[int] = []
    for start, end in zip((edges[:-1] + 1).tolist(), edges[1:].tolist(), strict=True):
        if end - start <= LONG_PARAGRAPH:
            continue
        done, at = start, start + PIECE
        while at < end:
            window = codes[max(done, at - NEAR) : at]
            marks = np.flatnonzero((window == 0x20) | (window == 0x3002) | (window == 0xFF0C) | (window == 0x2C))
            done = at - len(window) + int(marks[-1]) + 1 if len(marks) else at
            places.append(done)
            at = done + PIECE
    return np.array(places, dtype=np.int64)
