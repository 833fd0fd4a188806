"""The column between the panes: numbers and edges of the matches in sight on both sides, and ribbons that tie the twins."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QLinearGradient, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from plagcheck.ui import theme
from plagcheck.ui.components.painting import badge_size, draw_badge
from plagcheck.ui.views.text_pane import TextPane

MOST = 60
"""Ribbons drawn at once; with more in sight only the current and the hovered one are."""
GUTTER, MIDDLE = 38, 56
FADE = 46
"""Length in px over which a ribbon to a place out of sight fades."""


class Ribbons(QWidget):
    """Badges and ribbons of the matches that either pane shows. A click on a badge tells its match."""

    match_clicked = Signal(int)

    def __init__(self, left: TextPane, right: TextPane) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self._left, self._right = left, right
        self._badges: list[tuple[QRectF, int]] = []
        self.setMouseTracking(True)
        for pane in (left, right):
            pane.moved.connect(self.update)

    def sizeHint(self) -> QSize:
        """Two gutters for numbers and the column between them."""
        return QSize(theme.px(2 * GUTTER + MIDDLE), theme.px(100))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw ground, ribbons, then edges and badges."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        gutter = theme.px(GUTTER)
        painter.fillRect(self.rect(), theme.colour("surface"))
        painter.fillRect(gutter, 0, self.width() - 2 * gutter, self.height(), theme.colour("window"))
        self._badges = []
        shown = {s.index: s.kind for pane in (self._left, self._right) for s in pane.matches_in_sight()}
        marked = {self._left.current, self._left.hovered}
        for index, kind in sorted(shown.items(), key=lambda item: item[0] in marked):  # the marked ones lie on top
            if len(shown) <= MOST or index in marked:
                self._draw_ribbon(painter, index, kind)
        self._draw_numbers(painter, self._left, gutter - theme.px(5), -1)
        self._draw_numbers(painter, self._right, self.width() - gutter + theme.px(5), 1)

    def _draw_ribbon(self, painter: QPainter, index: int, kind: str) -> None:
        left, right = self._left.match_rows(index), self._right.match_rows(index)
        if left is None or right is None:
            return
        gutter, high = theme.px(GUTTER), self.height()
        a = [min(max(y, -FADE), high + FADE) for y in left]
        b = [min(max(y, -FADE), high + FADE) for y in right]
        x0, x1 = gutter - theme.px(3), self.width() - gutter + theme.px(3)
        path = QPainterPath(QPointF(x0, a[0]))
        bend = (x0 + x1) / 2
        path.cubicTo(bend, a[0], bend, b[0], x1, b[0])
        path.lineTo(x1, b[1])
        path.cubicTo(bend, b[1], bend, a[1], x0, a[1])
        path.closeSubpath()
        strong = index in (self._left.current, self._left.hovered)
        tint, current, edge = theme.kind_colours(kind)
        out_left = a[1] <= 0 or a[0] >= high
        out_right = b[1] <= 0 or b[0] >= high
        fill = QColor(current if strong else tint)
        if out_left or out_right:
            painter.setBrush(_fading(fill, x0, x1, towards_left=out_left))
            painter.setPen(Qt.PenStyle.NoPen)
        else:
            painter.setBrush(fill)
            painter.setPen(QPen(edge, 1.5 if strong else 0.6))
        painter.drawPath(path)

    def _draw_numbers(self, painter: QPainter, pane: TextPane, edge_x: float, side: int) -> None:
        """The vertical edge and the badge of each match in sight of one pane; badges that would meet move down."""
        free = float("-inf")
        for stretch in pane.matches_in_sight():
            rows = pane.match_rows(stretch.index)
            if rows is None:
                continue
            top, bottom = max(rows[0], 0.0), min(rows[1], float(self.height()))
            current = stretch.index == pane.current
            painter.setPen(QPen(theme.kind_colours(stretch.kind)[2], 3 if current else 2))
            painter.drawLine(QPointF(edge_x, top + 2), QPointF(edge_x, bottom - 2))
            text = str(stretch.index + 1)
            size = badge_size(text)
            y = max(top + 2, free)
            free = y + size.height() + 2
            x = edge_x - theme.px(7) - size.width() if side < 0 else edge_x + theme.px(7)
            box = QRectF(QPointF(max(1.0, x), y), size)
            draw_badge(painter, box, text, stretch.kind, current)
            self._badges.append((box, stretch.index))

    def badge_at(self, place: QPointF) -> int:
        """The match whose badge is at a place; −1 for none."""
        return next((index for box, index in self._badges if box.contains(place)), -1)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show that badges can be clicked."""
        over = self.badge_at(event.position()) >= 0
        self.setCursor(Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tell the match of the badge."""
        index = self.badge_at(event.position())
        if index >= 0:
            self.match_clicked.emit(index)


def _fading(fill: QColor, x0: float, x1: float, *, towards_left: bool) -> QLinearGradient:
    """A ground that fades to nothing on the side whose place is out of sight."""
    gone = QColor(fill)
    gone.setAlpha(0)
    made = QLinearGradient(x0, 0, x1, 0)
    made.setColorAt(0.0, gone if towards_left else fill)
    made.setColorAt(1.0, fill if towards_left else gone)
    return made
