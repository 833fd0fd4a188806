"""The heat map: how much of the row's paper is found in the column's, one cell a direction.

The cells are one small picture that Qt enlarges without smoothing, so 500 papers (250,000 cells) redraw in a few milliseconds.
Above 200 papers the gaps go and the wheel zooms. Arrow keys move a cell, Enter opens it.
"""

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QImage,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from plagcheck.ui import theme
from plagcheck.ui.components.painting import draw_text

MOST_WITH_GAPS = 200
_LEGEND_PX, _NUMBERS_PX = 76, 28


class HeatMap(QWidget):
    """Draws a matrix of shares in an order; tells which cell is pointed at and which is opened."""

    pointed = Signal(int, int)
    """Row and column as places of the matrix, −1 −1 when the pointer left."""
    opened = Signal(int, int)
    _cell = (-1, -1)
    """On the class too: Qt may send the last focus event when the Python half of the widget has gone."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._matrix: npt.NDArray[np.float64] = np.zeros((0, 0))
        self._order: npt.NDArray[np.int64] = np.zeros(0, np.int64)
        self._sizes: list[int] = []
        self._image = QImage()
        self._view = QRectF()
        self._marked: tuple[int, int] | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Heat map"))

    def set_matrix(self, matrix: npt.NDArray[np.float64], order: npt.NDArray[np.int64], group_sizes: list[int]) -> None:
        """Show f8[n, n] in `order`; the first `sum(group_sizes)` places are framed group by group."""
        keep = len(matrix) == len(self._matrix) and not self._view.isEmpty()
        self._matrix, self._order, self._sizes = matrix, order, group_sizes
        if not keep:
            self._view = QRectF(0, 0, len(matrix), len(matrix))
        self._paint_cells()
        self.update()

    def mark(self, a: int, b: int) -> None:
        """Frame the cell of places `a`, `b`, as when its row of the table is hovered; −1 frames none."""
        self._marked = (a, b) if a >= 0 else None
        self.update()

    def cell_rect(self, a: int, b: int) -> QRect:
        """Where the cell of places `a`, `b` is drawn."""
        row, column = int(np.flatnonzero(self._order == a)[0]), int(np.flatnonzero(self._order == b)[0])
        return self._box(row, column).toAlignedRect()

    def _paint_cells(self) -> None:
        size = len(self._order)
        shown = self._matrix[np.ix_(self._order, self._order)]
        pixels = theme.heat(shown)
        diagonal = np.uint32(theme.colour("line").rgb())
        np.fill_diagonal(pixels, diagonal)
        pixels = np.ascontiguousarray(pixels)
        self._image = QImage(pixels.data, size, size, 4 * size, QImage.Format.Format_RGB32).copy() if size else QImage()

    def changeEvent(self, event: QEvent) -> None:
        """Take the colours of the new theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and len(self._order):
            self._paint_cells()
            self.update()

    def sizeHint(self) -> QSize:
        """Square, with room for the legend."""
        return QSize(theme.px(420), theme.px(320))

    def minimumSizeHint(self) -> QSize:
        """Still legible."""
        return QSize(theme.px(220), theme.px(140))

    # ── places ──

    def _field(self) -> QRectF:
        side = min(self.width() - theme.px(_LEGEND_PX + _NUMBERS_PX), self.height() - 4)
        return QRectF(theme.px(_NUMBERS_PX), 2, max(1, side), max(1, side))

    def _unit(self) -> float:
        return self._field().width() / max(1.0, self._view.width())

    def _box(self, row: int, column: int, rows: int = 1) -> QRectF:
        field, unit = self._field(), self._unit()
        left = field.left() + (column - self._view.left()) * unit
        top = field.top() + (row - self._view.top()) * unit
        return QRectF(left, top, unit * rows, unit * rows)

    def _cell_at(self, at: QPointF) -> tuple[int, int]:
        field, unit = self._field(), self._unit()
        if not field.contains(at) or not len(self._order):
            return -1, -1
        row = int((at.y() - field.top()) / unit + self._view.top())
        column = int((at.x() - field.left()) / unit + self._view.left())
        return min(row, len(self._order) - 1), min(column, len(self._order) - 1)

    # ── drawing ──

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw cells, gaps, frames and legend."""
        painter = QPainter(self)
        field = self._field()
        if not self._image.isNull():
            painter.save()
            painter.setClipRect(field)
            painter.drawImage(field, self._image, self._view)
            self._draw_gaps(painter, field)
            self._draw_frames(painter)
            painter.restore()
            self._draw_numbers(painter)
        self._draw_legend(painter, field)
        if self.hasFocus():
            painter.setPen(QPen(theme.colour("accent"), 2))
            painter.drawRect(field.adjusted(-1, -1, 1, 1))

    def _draw_gaps(self, painter: QPainter, field: QRectF) -> None:
        if self._view.width() > MOST_WITH_GAPS or self._unit() < 4:
            return
        painter.setPen(QPen(theme.colour("surface"), 1))
        for i in range(int(self._view.width()) + 2):
            x, y = field.left() + i * self._unit(), field.top() + i * self._unit()
            painter.drawLine(QPointF(x, field.top()), QPointF(x, field.bottom()))
            painter.drawLine(QPointF(field.left(), y), QPointF(field.right(), y))

    def _draw_frames(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.colour("ink2"), 1.2))
        start = 0
        for size in self._sizes:
            painter.drawRoundedRect(self._box(start, start, size).adjusted(0, 0, -1, -1), 3, 3)
            start += size
        for cell in (self._cell, self._places_of(self._marked)):
            if cell[0] >= 0:
                painter.setPen(QPen(theme.colour("ink"), 2))
                painter.drawRect(self._box(*cell).adjusted(0, 0, -1, -1))

    def _places_of(self, marked: tuple[int, int] | None) -> tuple[int, int]:
        if marked is None:
            return -1, -1
        found = [np.flatnonzero(self._order == m) for m in marked]
        return (int(found[0][0]), int(found[1][0])) if all(len(f) for f in found) else (-1, -1)

    def _draw_numbers(self, painter: QPainter) -> None:
        start, last = 0, -100.0
        for number, size in enumerate(self._sizes, 1):
            y = self._box(start, start, size).center().y()
            start += size
            inside = self._field().top() <= y <= self._field().bottom()
            if inside and y - last >= theme.px(14):
                box = QRectF(0, y - 8, theme.px(_NUMBERS_PX - 8), 16)
                draw_text(painter, box, str(number), "tick-strong", "ink2", Qt.AlignmentFlag.AlignRight)
                last = y

    def _draw_legend(self, painter: QPainter, field: QRectF) -> None:
        high = min(field.height(), theme.px(290))
        bar = QRectF(self.width() - theme.px(62), field.center().y() - high / 2 + 4, theme.px(10), high - 8)
        gradient = QLinearGradient(bar.bottomLeft(), bar.topLeft())
        for i in range(21):
            rgb = int(theme.heat(np.array([i / 20]))[0])
            gradient.setColorAt(i / 20, rgb & 0xFFFFFF)
        painter.fillRect(bar, gradient)
        for part in (0, 25, 50, 75, 100) if high > theme.px(120) else (0, 100):
            box = QRectF(bar.right() + 6, bar.bottom() - bar.height() * part / 100 - 8, theme.px(44), 16)
            draw_text(painter, box, f"{part}%", "tick", "ink3", Qt.AlignmentFlag.AlignLeft)

    # ── acting ──

    def _point(self, cell: tuple[int, int]) -> None:
        if cell == self._cell:
            return
        self._cell = cell
        self.update()
        row, column = cell
        self.pointed.emit(*((int(self._order[row]), int(self._order[column])) if row >= 0 else (-1, -1)))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point at a cell."""
        self._point(self._cell_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        """Point at none."""
        super().leaveEvent(event)
        self._point((-1, -1))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click opens the pair."""
        cell = self._cell_at(event.position())
        self._point(cell)
        if event.button() == Qt.MouseButton.LeftButton:
            self._open(cell)

    def _open(self, cell: tuple[int, int]) -> None:
        if cell[0] >= 0 and cell[0] != cell[1]:
            self.opened.emit(int(self._order[cell[0]]), int(self._order[cell[1]]))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom about the pointer where there are many papers."""
        size = len(self._order)
        if size <= MOST_WITH_GAPS:
            event.ignore()
            return
        row, column = self._cell_at(event.position())
        factor = 0.8 if event.angleDelta().y() > 0 else 1.25
        wide = min(float(size), max(20.0, self._view.width() * factor))
        part = wide / self._view.width()
        left = min(max(0.0, column - (column - self._view.left()) * part), size - wide)
        top = min(max(0.0, row - (row - self._view.top()) * part), size - wide)
        self._view = QRectF(left, top, wide, wide)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move the cell, Enter opens it."""
        moves = {Qt.Key.Key_Left: (0, -1), Qt.Key.Key_Right: (0, 1), Qt.Key.Key_Up: (-1, 0), Qt.Key.Key_Down: (1, 0)}
        move = moves.get(Qt.Key(event.key()))
        if move and len(self._order):
            last = len(self._order) - 1
            row, column = (min(last, max(0, c + m)) for c, m in zip(self._cell, move, strict=True))
            self._point((row, column))
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._open(self._cell)
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Point at none."""
        super().focusOutEvent(event)
        self._point((-1, -1))
