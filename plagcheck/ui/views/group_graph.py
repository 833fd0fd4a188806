"""The groups as a picture: a dot for each paper, a line for each pair at the threshold, the thicker the more they share.

An arrow stands where it goes mostly one way: most of the one is found in the other, and much less the other way. A click on a
line opens the pair, one on a paper picks it. Left and right walk over the papers, up and down over the lines of one, Enter
opens; the wheel zooms, dragging moves.
"""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from plagcheck.ui import theme
from plagcheck.ui.components import percent
from plagcheck.ui.components.painting import draw_focus_ring, draw_text, text_width
from plagcheck.ui.views.graph_layout import discs, placed, usual_distance
from plagcheck.ui.views.grouping import ONE_WAY, Entrants, Group

DOT_PX, SMALL_DOT_PX = 13, 3
NEAR_PX = 7
"""Distance from a line at which the pointer is on it."""
MARGIN_PX = 30
ZOOMS = (1.0, 12.0)
Pair = tuple[int, int]


class GroupGraph(QWidget):
    """Draws the groups; tells which pair is pointed at or opened, and which paper is picked, as places of `Entrants`."""

    pointed = Signal(int, int)
    """−1 −1 when the pointer left."""
    opened = Signal(int, int)
    picked = Signal(int)
    _node, _edge = -1, -1
    """On the class too: Qt may send the last focus event when the Python half of the widget has gone."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._nodes: list[int] = []
        self._keys: list[str] = []
        self._groups: list[tuple[slice, npt.NDArray[np.float64]]] = []
        self._edges: npt.NDArray[np.int64] = np.zeros((0, 2), np.int64)
        self._shares: npt.NDArray[np.float64] = np.zeros((0, 2))
        self._places: npt.NDArray[np.float64] = np.zeros((0, 2))
        self._apart = 1e9
        """How far the nearest neighbour of a paper is, as a rule, at zoom 1."""
        self._marked: Pair | None = None
        self._zoom, self._shift = 1.0, QPointF()
        self._held: QPointF | None = None
        self._dragged = False
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Graph of the groups"))

    def set_groups(
        self, groups: Sequence[Group], entrants: Entrants, threshold: float, keys: Sequence[tuple[str, ...]]
    ) -> None:
        """Show groups at a threshold (share 0..1); `keys` are the short names of the members of each."""
        self._nodes = [member for group in groups for member in group.members]
        self._keys = [key for each in keys for key in each]
        at = np.full(len(entrants.documents) + 1, -1)
        at[self._nodes] = np.arange(len(self._nodes))
        strong = np.maximum(entrants.copied_a, entrants.copied_b) >= threshold - 1e-9
        chosen = np.flatnonzero(strong & (at[entrants.a] >= 0) & (at[entrants.b] >= 0))
        chosen = chosen[np.argsort(np.maximum(entrants.copied_a, entrants.copied_b)[chosen], kind="stable")]
        self._edges = np.stack([at[entrants.a[chosen]], at[entrants.b[chosen]]], axis=1)
        self._shares = np.stack([entrants.copied_a[chosen], entrants.copied_b[chosen]], axis=1)
        self._groups, start = [], 0
        for group in groups:
            own = slice(start, start + len(group.members))
            inside = (self._edges[:, 0] >= own.start) & (self._edges[:, 0] < own.stop)
            self._groups.append(
                (own, placed(len(group.members), self._edges[inside] - start, self._shares[inside].max(axis=1)))
            )
            start = own.stop
        self._node = self._edge = -1
        self._zoom, self._shift = 1.0, QPointF()
        self.setAccessibleDescription(
            self.tr("{papers} papers in {groups} groups, {pairs} pairs").format(
                papers=len(self._nodes), groups=len(groups), pairs=len(chosen)
            )
        )
        self._lay_out()

    def mark(self, a: int, b: int) -> None:
        """Make the line of places `a`, `b` stand out, as when its row of the table is hovered; −1 none."""
        self._marked = (a, b) if a >= 0 else None
        self.update()

    def cell_rect(self, a: int, b: int) -> QRect:
        """A small square about the middle of the line between places `a` and `b`."""
        ends = [self._at(self._nodes.index(each)) for each in (a, b)]
        middle = (ends[0] + ends[1]) / 2
        return QRectF(middle.x() - 6, middle.y() - 6, 12, 12).toAlignedRect()

    def sizeHint(self) -> QSize:
        """As the heat map."""
        return QSize(theme.px(420), theme.px(320))

    def minimumSizeHint(self) -> QSize:
        """Still legible."""
        return QSize(theme.px(220), theme.px(140))

    # ── places ──

    def _lay_out(self) -> None:
        margin = theme.px(MARGIN_PX)
        wide, high = max(1, self.width() - 2 * margin), max(1, self.height() - 2 * margin)
        centres, radii = discs([own.stop - own.start for own, _ in self._groups], wide, high)
        parts = [centre + unit * radius * 0.72 for (_, unit), centre, radius in zip(self._groups, centres, radii, strict=True)]
        self._places = np.concatenate([*parts, np.zeros((0, 2))]) + margin
        self._apart = usual_distance(self._places)
        self.update()

    def _at(self, node: int) -> QPointF:
        x, y = self._places[node]
        return QPointF(float(x), float(y)) * self._zoom + self._shift

    def _points(self) -> npt.NDArray[np.float64]:
        moved: npt.NDArray[np.float64] = self._places * self._zoom + np.array([self._shift.x(), self._shift.y()])
        return moved

    def _dot(self) -> float:
        """The radius of a dot: with room enough its key stands in it, and most do not touch their neighbours."""
        room = self._apart * self._zoom * 0.45
        return float(min(theme.px(DOT_PX), max(theme.px(SMALL_DOT_PX), room)))

    def _node_at(self, at: QPointF) -> int:
        if not len(self._places):
            return -1
        far = np.hypot(*(self._points() - [at.x(), at.y()]).T)
        nearest = int(far.argmin())
        return nearest if far[nearest] <= max(self._dot(), NEAR_PX) + 2 else -1

    def _edge_at(self, at: QPointF) -> int:
        if not len(self._edges):
            return -1
        points, here = self._points(), np.array([at.x(), at.y()])
        start, end = points[self._edges[:, 0]], points[self._edges[:, 1]]
        along = end - start
        part = ((here - start) * along).sum(axis=1) / np.maximum((along**2).sum(axis=1), 1e-9)
        far = np.hypot(*(start + along * part.clip(0, 1)[:, None] - here).T)
        nearest = int(far.argmin())
        return nearest if far[nearest] <= NEAR_PX else -1

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fill the new size."""
        super().resizeEvent(event)
        self._lay_out()

    # ── drawing ──

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw lines, then dots and keys."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self._nodes:
            draw_text(
                painter, QRectF(self.rect()), self.tr("No groups at this threshold"), "caption", "ink2",
                Qt.AlignmentFlag.AlignHCenter,
            )  # fmt: skip
        lit = self._lit()
        colours = [QColor(each & 0xFFFFFF) for each in theme.heat(self._shares.max(axis=1, initial=0.0)).tolist()]
        for edge in sorted(range(len(self._edges)), key=lambda each: each in lit):  # those that stand out lie on top
            self._draw_edge(painter, edge, colours[edge], faded=bool(lit) and edge not in lit)
        for node in range(len(self._nodes)):
            self._draw_node(painter, node)
        if self.hasFocus():
            draw_focus_ring(painter, QRectF(self.rect()), 4)

    def _lit(self) -> set[int]:
        """The lines that stand out: the one pointed at or marked, or all of the paper pointed at."""
        if self._edge >= 0:
            return {self._edge}
        if self._node >= 0:
            return set(np.flatnonzero((self._edges == self._node).any(axis=1)).tolist())
        if self._marked is not None and all(each in self._nodes for each in self._marked):
            ends = {self._nodes.index(each) for each in self._marked}
            return {i for i, edge in enumerate(self._edges.tolist()) if set(edge) == ends}
        return set()

    def _draw_edge(self, painter: QPainter, edge: int, colour: QColor, *, faded: bool) -> None:
        a, b = (self._at(int(node)) for node in self._edges[edge])
        share_a, share_b = self._shares[edge]
        colour.setAlphaF(0.25 if faded else 1.0)
        painter.setPen(QPen(colour, 1 + 4 * float(max(share_a, share_b)) * theme.zoom()))
        painter.drawLine(a, b)
        if max(share_a, share_b) >= ONE_WAY * min(share_a, share_b) and self._dot() > theme.px(SMALL_DOT_PX):
            tail, head = (a, b) if share_a > share_b else (b, a)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            painter.drawPolygon(_arrow(tail, head, self._dot() + theme.px(2), theme.px(9)))

    def _draw_node(self, painter: QPainter, node: int) -> None:
        at, radius = self._at(node), self._dot()
        key, current = self._keys[node], node == self._node
        inside = radius >= theme.px(DOT_PX)
        box = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
        if inside:
            half = max(radius, text_width(key, "tick-strong") / 2 + theme.px(7))
            box = QRectF(at.x() - half, at.y() - radius, 2 * half, 2 * radius)
        painter.setPen(QPen(theme.colour("accent" if current else "ink2"), 2 if current else 1.2))
        painter.setBrush(theme.colour("soft" if current else "surface"))
        painter.drawRoundedRect(box, radius, radius)
        if inside:
            draw_text(painter, box, key, "tick-strong", "ink", Qt.AlignmentFlag.AlignHCenter)
        elif current:
            wide = text_width(key, "caption-strong") + 4
            tag = QRectF(at.x() - wide / 2, box.top() - theme.px(20), wide, theme.px(18))
            draw_text(painter, tag, key, "caption-strong", "ink", Qt.AlignmentFlag.AlignHCenter)

    # ── acting ──

    def _pair_of(self, edge: int) -> Pair:
        """The places of a line's two papers, the one of which more is found in the other first."""
        a, b = (self._nodes[int(node)] for node in self._edges[edge])
        return (a, b) if self._shares[edge, 0] >= self._shares[edge, 1] else (b, a)

    def _point(self, node: int, edge: int) -> None:
        if (node, edge) == (self._node, self._edge):
            return
        self._node, self._edge = node, edge
        self.setCursor(Qt.CursorShape.PointingHandCursor if max(node, edge) >= 0 else Qt.CursorShape.ArrowCursor)
        self.setToolTip(self._keys[node] if node >= 0 else "")
        self.pointed.emit(*(self._pair_of(edge) if edge >= 0 else (-1, -1)))
        self.update()

    def told(self) -> str:
        """In words what is pointed at."""
        if self._edge >= 0:
            a, b = self._pair_of(self._edge)
            key = [self._keys[self._nodes.index(each)] for each in (a, b)]
            return self.tr("{share} of {a} is found in {b}").format(
                share=percent(float(self._shares[self._edge].max())), a=key[0], b=key[1]
            )
        return self._keys[self._node] if self._node >= 0 else ""

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point at a paper or a line; with the button held, move the picture."""
        if self._held is not None and event.buttons() & Qt.MouseButton.LeftButton:
            self._dragged = self._dragged or (event.position() - self._held).manhattanLength() > NEAR_PX
            if self._dragged and self._zoom > 1:
                self._shift += event.position() - self._held
                self._held = event.position()
                self.update()
            return
        node = self._node_at(event.position())
        self._point(node, -1 if node >= 0 else self._edge_at(event.position()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold."""
        self._held, self._dragged = event.position(), False

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click opens the pair of a line, or picks a paper."""
        self._held = None
        if self._dragged or event.button() != Qt.MouseButton.LeftButton:
            return
        node = self._node_at(event.position())
        edge = -1 if node >= 0 else self._edge_at(event.position())
        if node >= 0:
            self.picked.emit(self._nodes[node])
        elif edge >= 0:
            self.opened.emit(*self._pair_of(edge))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom about the pointer."""
        old = self._zoom
        self._zoom = min(max(old * (1.25 if event.angleDelta().y() > 0 else 0.8), ZOOMS[0]), ZOOMS[1])
        at = event.position()
        self._shift = QPointF() if self._zoom == ZOOMS[0] else at - (at - self._shift) * (self._zoom / old)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right go to another paper, up and down to another of its lines, Enter opens."""
        key = event.key()
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right) and self._nodes:
            step = 1 if key == Qt.Key.Key_Right else -1
            self._point((self._node + step) % len(self._nodes) if self._node >= 0 else 0, -1)
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down) and self._node >= 0:
            own = np.flatnonzero((self._edges == self._node).any(axis=1))[::-1].tolist()
            step = 1 if key == Qt.Key.Key_Down else -1
            at = own.index(self._edge) + step if self._edge in own else 0
            self._point(self._node, own[at % len(own)])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._edge >= 0:
            self.opened.emit(*self._pair_of(self._edge))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._node >= 0:
            self.picked.emit(self._nodes[self._node])
        else:
            super().keyPressEvent(event)
        self.setAccessibleDescription(self.told() or self.accessibleDescription())

    def leaveEvent(self, event: QEvent) -> None:
        """Point at nothing."""
        super().leaveEvent(event)
        self._point(-1, -1)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Point at nothing."""
        super().focusOutEvent(event)
        self._point(-1, -1)


def _arrow(tail: QPointF, head: QPointF, gap: float, size: float) -> QPolygonF:
    """A triangle on the line from `tail` to `head` whose tip is `gap` before the head."""
    along = head - tail
    length = float(np.hypot(along.x(), along.y())) or 1.0
    unit = along / length
    side = QPointF(-unit.y(), unit.x()) * (size * 0.5)
    tip = head - unit * gap
    base = tip - unit * size
    return QPolygonF([tip, base + side, base - side])
