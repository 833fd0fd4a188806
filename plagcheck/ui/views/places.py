"""A place of a finding in its context, with what cannot be seen made visible: a tag for an invisible character, a box for a
look-alike. Pure text in, painted pieces out."""

import unicodedata
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from plagcheck.engine import Span
from plagcheck.ui import theme
from plagcheck.ui.components.painting import draw_focus_ring, draw_text, text_width

AROUND = 14
"""Characters of context on each side of a place."""
LONGEST_SHOWN = 40
_TAGS = {
    0x200B: "ZWSP", 0x200C: "ZWNJ", 0x200D: "ZWJ", 0x2060: "WJ", 0xFEFF: "BOM", 0xAD: "SHY", 0x200E: "LRM", 0x200F: "RLM",
    0x202A: "LRE", 0x202B: "RLE", 0x202C: "PDF", 0x202D: "LRO", 0x202E: "RLO", 0x2066: "LRI", 0x2067: "RLI", 0x2068: "FSI",
    0x2069: "PDI", 0x180E: "MVS", 0x3164: "HF", 0x2062: "IT", 0x2063: "IS", 0x2064: "IP",
}  # fmt: skip


class Piece(NamedTuple):
    """A run of the context: plain text, a tag in place of an invisible character, or boxed text."""

    text: str
    kind: str


def is_invisible(character: str) -> bool:
    """Whether nothing is drawn for a character."""
    return ord(character) in _TAGS or unicodedata.category(character) in ("Cf", "Cc", "Cn", "Co")


def pieces(text: str, span: Span, others: tuple[Span, ...] = ()) -> list[Piece]:
    """The context of `span`, with all spans of the same finding inside it made visible."""
    start, end = max(0, span.start - AROUND), min(len(text), max(span.end, span.start + 1) + AROUND)
    shown = [s for s in others if s.start < end and s.end > start] or [span]
    made, at = [], start
    for s in shown:
        made.append(Piece(_visible(text[at : max(at, s.start)]), "plain"))
        made += _inside(text[max(s.start, start) : min(s.end, s.start + LONGEST_SHOWN)])
        at = s.end
    made.append(Piece(_visible(text[at:end]), "plain"))
    return [p for p in made if p.text]


def _inside(text: str) -> list[Piece]:
    if text and all(is_invisible(c) for c in text):
        return [Piece(_TAGS.get(ord(c), f"U+{ord(c):04X}"), "tag") for c in text[:4]]
    return [Piece(_visible(text), "box")]


def _visible(text: str) -> str:
    return "".join(" " if c in "\n\r\t" else c for c in text if c in "\n\r\t" or not is_invisible(c))


def fact_of(text: str, span: Span) -> str:
    """What stands at a place, in one short fact: a code point, or how long the passage is."""
    inside = text[span.start : span.end]
    if len(inside) == 1:
        return f"U+{ord(inside):04X}"
    return QCoreApplication.translate("places", "{} chars").format(f"{len(inside):,}")


class PlaceRow(QWidget):
    """One place: where it is, the context, the fact; a click or Enter opens the text there."""

    clicked = Signal()

    def __init__(self, text: str, span: Span, others: tuple[Span, ...]) -> None:
        super().__init__()
        self._where = QCoreApplication.translate("places", "Char {}").format(f"{span.start + 1:,}")
        self._pieces = pieces(text, span, others)
        self._fact = fact_of(text, span)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(f"{self._where}: {''.join(p.text for p in self._pieces)} ({self._fact})")

    def sizeHint(self) -> QSize:
        """44 px high."""
        return QSize(theme.px(300), theme.px(44))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw ground, place, context and fact."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(theme.colour("line"), 1))
        painter.setBrush(theme.colour("row" if self.underMouse() else "window"))
        painter.drawRoundedRect(box, 6, 6)
        inner = box.adjusted(theme.px(12), 0, -theme.px(12), 0)
        draw_text(painter, inner, self._where, "caption", "ink2", Qt.AlignmentFlag.AlignLeft)
        draw_text(painter, inner, self._fact, "caption", "ink2", Qt.AlignmentFlag.AlignRight)
        left = inner.left() + max(theme.px(80), text_width(self._where, "caption") + theme.px(16))
        right = inner.right() - text_width(self._fact, "caption") - theme.px(12)
        painter.setClipRect(QRectF(left, 0, max(0.0, right - left), self.height()))
        for piece in self._pieces:
            left = self._draw_piece(painter, left, piece)
        painter.setClipping(False)
        if self.hasFocus():
            draw_focus_ring(painter, QRectF(self.rect()))

    def _draw_piece(self, painter: QPainter, left: float, piece: Piece) -> float:
        role: theme.Role = {"plain": "title", "tag": "tick-strong", "box": "title"}[piece.kind]  # type: ignore[assignment]
        font = theme.font("reading" if role == "title" else role)
        wide = QFontMetricsF(font).horizontalAdvance(piece.text)
        painter.setFont(font)
        middle = self.height() / 2
        if piece.kind == "plain":
            painter.setPen(theme.colour("ink"))
            painter.drawText(QRectF(left, 0, wide + 2, self.height()), Qt.AlignmentFlag.AlignVCenter, piece.text)
            return left + wide
        high, pad = (theme.px(18), theme.px(3)) if piece.kind == "tag" else (theme.px(22), theme.px(2))
        frame = QRectF(left + 2, middle - high / 2, wide + 2 * pad, high)
        painter.setPen(QPen(theme.colour("warn_line" if piece.kind == "tag" else "warn"), 1.2))
        painter.setBrush(theme.colour("warn_ground"))
        painter.drawRoundedRect(frame, 4, 4)
        painter.setPen(theme.colour("warn" if piece.kind == "tag" else "ink"))
        painter.drawText(frame, Qt.AlignmentFlag.AlignCenter, piece.text)
        return frame.right() + 2

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click opens."""
        if self.rect().contains(event.position().toPoint()):
            self.clicked.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.clicked.emit()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: object) -> None:
        """Hovered."""
        self.update()
        super().enterEvent(event)  # type: ignore[arg-type]

    def leaveEvent(self, event: QEvent) -> None:
        """No longer."""
        self.update()
        super().leaveEvent(event)
