"""The column between the panes: numbers and edges of the matches in sight on both sides, and ribbons that tie the twins."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QLinearGradient, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QMenu, QSizePolicy, QWidget

from plagcheck.ui import theme
from plagcheck.ui.components.painting import badge_size, draw_badge, kind_name
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
        self._badges: list[tuple[QRectF, tuple[int, ...]]] = []
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
        """The vertical edge of each match in sight of one pane, and its badge or the one it shares with others."""
        high = float(self.height())
        shown: list[Numbered] = []
        for stretch in pane.matches_in_sight():
            rows = pane.match_rows(stretch.index)
            if rows is None:
                continue
            top, bottom = max(rows[0], 0.0), min(rows[1], high)
            painter.setPen(QPen(theme.kind_colours(stretch.kind)[2], 3 if stretch.index == pane.current else 2))
            painter.drawLine(QPointF(edge_x, top + 2), QPointF(edge_x, bottom - 2))
            shown.append(Numbered(stretch.index, stretch.kind, top + 2, bottom))
        for y, group in gathered(shown, badge_size("8").height()):
            first = next((each for each in group if each.index == pane.current), group[0])
            text = str(first.index + 1) + (f"+{len(group) - 1}" if len(group) > 1 else "")
            size = badge_size(text)
            x = edge_x - theme.px(7) - size.width() if side < 0 else edge_x + theme.px(7)
            box = QRectF(QPointF(max(1.0, x), y), size)
            draw_badge(painter, box, text, first.kind, first.index == pane.current)
            self._badges.append((box, tuple(each.index for each in group)))

    def badge_at(self, place: QPointF) -> tuple[int, ...]:
        """The matches whose badge is at a place: several where they share one."""
        return next((indices for box, indices in self._badges if box.contains(place)), ())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show that badges can be clicked."""
        over = bool(self.badge_at(event.position()))
        self.setCursor(Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tell the match of the badge; of a badge that several share, open a list of them."""
        indices = self.badge_at(event.position())
        if len(indices) == 1:
            self.match_clicked.emit(indices[0])
        elif indices:
            self.list_of(indices).popup(event.globalPosition().toPoint())

    def list_of(self, indices: Sequence[int]) -> QMenu:
        """The matches that share a badge, to choose one of."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        theme.dress(menu)
        kinds = {s.index: s.kind for pane in (self._left, self._right) for s in pane.matches_in_sight()}
        for index in indices:
            menu.addAction(f"{index + 1}  {kind_name(kinds[index])}", partial(self.match_clicked.emit, index))
        return menu


@dataclass(frozen=True, slots=True)
class Numbered:
    """A match in sight: where its badge would stand, and where its text ends."""

    index: int
    kind: str
    top: float
    bottom: float


def gathered(shown: Sequence[Numbered], height: float) -> list[tuple[float, list[Numbered]]]:
    """Badges of a height, each with its y and its matches.

    A badge that would meet the one above moves down beside its own text; where that has no room for it, the two are one.
    """
    badges: list[tuple[float, list[Numbered]]] = []
    free = float("-inf")
    for each in shown:
        y = max(each.top, free)
        if badges and y > each.top and y + height > max(each.bottom, each.top + height) + 2:
            badges[-1][1].append(each)
            continue
        badges.append((y, [each]))
        free = y + height + 2
    return badges


def _fading(fill: QColor, x0: float, x1: float, *, towards_left: bool) -> QLinearGradient:
    """A ground that fades to nothing on the side whose place is out of sight."""
    gone = QColor(fill)
    gone.setAlpha(0)
    made = QLinearGradient(x0, 0, x1, 0)
    made.setColorAt(0.0, gone if towards_left else fill)
    made.setColorAt(1.0, fill if towards_left else gone)
    return made
