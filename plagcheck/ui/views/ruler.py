"""The overview ruler beside a pane: every match of the paper in one column, and the part in sight; it is the scroll bar."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from plagcheck.engine import Span
from plagcheck.ui import theme

LEAST = 3
"""Height of the shortest match in px."""


class Ruler(QWidget):
    """Matches as bars in the colours of their kinds, the page as a frame, the current match as a notch."""

    asked = Signal(int)
    """The code point that a click or drag points at."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self._length = 1
        self._bars: list[tuple[int, str, Span]] = []
        self._hidden: frozenset[str] = frozenset()
        self._page = (0, 0)
        self._current = -1
        self._picture: QPixmap | None = None

    def sizeHint(self) -> QSize:
        """16 px wide."""
        return QSize(theme.px(16), theme.px(100))

    def show_bars(self, length: int, bars: Sequence[tuple[int, str, Span]]) -> None:
        """Show the matches (number, kind, span) of a text of `length` characters."""
        self._length, self._bars = max(1, length), list(bars)
        self._drop()

    def set_hidden_kinds(self, kinds: frozenset[str]) -> None:
        """Leave these kinds out."""
        self._hidden = kinds
        self._drop()

    def set_page(self, first: int, last: int) -> None:
        """The code points in sight."""
        self._page = (first, last)
        self.update()

    def set_current(self, index: int) -> None:
        """Which match has the notch."""
        self._current = index
        self.update()

    def _drop(self) -> None:
        self._picture = None
        self.update()

    def _y(self, place: int) -> float:
        return 2 + place / self._length * (self.height() - 4)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The picture is of another size."""
        super().resizeEvent(event)
        self._drop()

    def changeEvent(self, event: QEvent) -> None:
        """The picture is in other colours."""
        if event.type() == QEvent.Type.StyleChange:
            self._drop()
            self.updateGeometry()
        super().changeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the kept picture, the page's frame and the notch."""
        if self._picture is None:
            self._picture = self._drawn()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(0, 0, self._picture)
        top, bottom = self._y(self._page[0]), self._y(self._page[1])
        frame = QRectF(0.75, top - 1, self.width() - 1.5, max(theme.px(14), bottom - top) + 2)
        frame.moveBottom(min(frame.bottom(), self.height() - 0.75))
        painter.setPen(QPen(theme.colour("ink2"), 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(frame, 4, 4)
        for index, _, span in self._bars:
            if index == self._current:
                self._draw_notch(painter, self._y((span.start + span.end) // 2))
                break

    def _draw_notch(self, painter: QPainter, y: float) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("ink"))
        side = theme.px(4)
        painter.drawPolygon(QPolygonF([QPointF(0, y - side), QPointF(side, y), QPointF(0, y + side)]))

    def _drawn(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(theme.colour("sunken"))
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        inset = theme.px(4)
        small: dict[str, list[QRectF]] = {}
        for _, kind, span in self._bars:
            if kind in self._hidden:
                continue
            top = self._y(span.start)
            bar = QRectF(inset, top, self.width() - 2 * inset, max(LEAST, self._y(span.end) - top))
            if bar.height() > LEAST:
                painter.setBrush(theme.kind_colours(kind)[2])
                painter.drawRoundedRect(bar, 1, 1)
            else:
                small.setdefault(kind, []).append(bar)
        for kind, bars in small.items():  # thousands of them: rounded one by one they would take 30 ms
            painter.setBrush(theme.kind_colours(kind)[2])
            painter.drawRects(bars)
        painter.end()
        return picture

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go there."""
        self._ask(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the drag."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._ask(event)

    def _ask(self, event: QMouseEvent) -> None:
        share = (event.position().y() - 2) / max(1, self.height() - 4)
        self.asked.emit(round(min(max(share, 0.0), 1.0) * self._length))
