"""The list of matches of a pair: number, beginning of the passage, kind with its line, size and similarity."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QFrame, QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from plagcheck.engine import Match
from plagcheck.ui import theme
from plagcheck.ui.components import kind_name
from plagcheck.ui.components.painting import badge_size, draw_badge, draw_focus_ring, draw_text, draw_underline, text_width
from plagcheck.ui.views.counting import Counting
from plagcheck.ui.views.match_strip import holding

ROW = 56
SNIPPET = 80
"""Characters of the passage that are handed to the row, which elides them."""


@dataclass(frozen=True, slots=True)
class MatchRow:
    """What a row shows of match `index`."""

    index: int
    kind: str
    snippet: str
    size: int
    similarity: float
    others: int = 0
    """Further papers that hold the passage."""

    @property
    def classes(self) -> frozenset[str]:
        """What the row can be hidden by: its kind, and how many papers hold it."""
        return frozenset({self.kind, holding(self.others)})


def rows_of(matches: Sequence[Match], text: str, counting: Counting, others: Sequence[int]) -> list[MatchRow]:
    """A row for each match, from A's text; its size is in counted characters, `others` are its further holders."""
    rows = []
    for index, (match, more) in enumerate(zip(matches, others, strict=True)):
        passage = " ".join(text[match.a.start : min(match.a.end, match.a.start + 4 * SNIPPET)].split())[:SNIPPET]
        rows.append(MatchRow(index, match.kind, passage, counting.size(match.a), match.similarity, more))
    return rows


class MatchModel(QAbstractListModel):
    """The rows that pass the search and whose kinds are shown, by number or by size."""

    ROW_ROLE = Qt.ItemDataRole.UserRole + 1

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._all: list[MatchRow] = []
        self._shown: list[MatchRow] = []
        self._words, self._hidden, self._by_size = "", frozenset[str](), False

    def show_rows(self, rows: Sequence[MatchRow]) -> None:
        """Show the matches of another pair."""
        self._all = list(rows)
        self._choose()

    def choose(self, words: str, hidden: frozenset[str], *, by_size: bool) -> None:
        """Which rows are shown, and in what order."""
        self._words, self._hidden, self._by_size = words.casefold(), hidden, by_size
        self._choose()

    def _choose(self) -> None:
        self.beginResetModel()
        self._shown = [r for r in self._all if not r.classes & self._hidden and self._words in r.snippet.casefold()]
        if self._by_size:
            self._shown.sort(key=lambda r: (-r.size, r.index))
        self.endResetModel()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        """Rows shown; a row has no children."""
        return 0 if parent.isValid() else len(self._shown)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The row, or the same as words."""
        if not index.isValid():
            return None
        row = self._shown[index.row()]
        if role == self.ROW_ROLE:
            return row
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return f"{row.index + 1} {kind_name(row.kind)} {row.snippet}"
        return row.snippet if role == Qt.ItemDataRole.ToolTipRole else None

    def order(self) -> list[int]:
        """The matches shown, in the order of the rows."""
        return [r.index for r in self._shown]


class _Delegate(QStyledItemDelegate):
    """Draws two lines beside a badge."""

    def __init__(self, view: "MatchList") -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        """All rows are of one height."""
        return QSize(theme.px(120), theme.px(ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        """Draw one row."""
        row: MatchRow = index.data(MatchModel.ROW_ROLE)
        view, box = self._view, QRectF(option.rect)
        current = view.current == row.index
        if current or view.hovered == row.index:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("soft" if current else "row"))
            painter.drawRoundedRect(box.adjusted(4, 2, -4, -2), 6, 6)
        if current:
            painter.fillRect(QRectF(box.left() + 4, box.top() + 8, theme.px(3), box.height() - 16), theme.colour("accent"))
        self._draw(painter, box.adjusted(theme.px(16), theme.px(6), -theme.px(14), -theme.px(6)), row, current)
        if view.hasFocus() and view.ring_on and current:
            draw_focus_ring(painter, box.adjusted(4, 2, -4, -2), 6)

    def _draw(self, painter: QPainter, box: QRectF, row: MatchRow, current: bool) -> None:
        number = str(row.index + 1)
        size = badge_size(number)
        shade = holding(row.others) if self._view.by_papers else row.kind
        draw_badge(painter, QRectF(box.topLeft() + QPointF(0, 2), size), number, shade, current)
        left = box.left() + max(size.width(), badge_size("88").width()) + theme.px(8)
        first = QRectF(left, box.top(), box.right() - left, theme.px(22))
        role: theme.Role = "strong" if current else "body"
        draw_text(painter, first, row.snippet, role, "ink", Qt.AlignmentFlag.AlignLeft)
        second = QRectF(left, first.bottom(), first.width(), theme.px(20))
        draw_underline(painter, left, left + theme.px(20), second.center().y() + 1, shade)
        words = second.adjusted(theme.px(26), 0, 0, 0)
        kind = kind_name(row.kind)
        if row.others:
            kind = self.tr("{}, in {} papers").format(kind, row.others + 2)
        draw_text(painter, words, kind, "caption", "ink2", Qt.AlignmentFlag.AlignLeft)
        words.setLeft(words.left() + text_width(kind, "caption") + theme.px(8))
        facts = self.tr("{} chars").format(f"{row.size:,}")
        if row.kind != "verbatim":
            more = self.tr("{}, sim. {}").format(facts, f"{int(row.similarity * 100) / 100:.2f}")
            facts = more if text_width(more, "caption") <= words.width() else facts
        draw_text(painter, words, facts, "caption", "ink2", Qt.AlignmentFlag.AlignRight)


class MatchList(QListView):
    """The rows; a click or Enter chooses a match."""

    chosen = Signal(int)
    menu_asked = Signal(int, QPoint)
    """For a match, at a point of the screen."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.current = self.hovered = -1
        self.ring_on = False
        self.by_papers = False
        """Whether badges and lines tell how many papers hold a passage instead of its kind."""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegate(_Delegate(self))
        self.rows = MatchModel(self)
        self.setModel(self.rows)
        theme.dress(self)
        self.activated.connect(self._choose)
        self.clicked.connect(self._choose)

    def _choose(self, index: QModelIndex) -> None:
        self.chosen.emit(index.data(MatchModel.ROW_ROLE).index)

    def set_state(self, current: int, hovered: int) -> None:
        """Which match is the current one (scrolled into view), and which the pointer is over."""
        moved = current != self.current
        self.current, self.hovered = current, hovered
        order = self.rows.order()
        if moved and current in order:
            index = self.rows.index(order.index(current), 0)
            self.setCurrentIndex(index)
            self.scrollTo(index)
        self.viewport().update()

    def keyPressEvent(self, event: Any) -> None:
        """Arrows move among the rows and choose; letters and Delete belong to the page."""
        self.ring_on = True
        if event.text().lower() in ("n", "p") or event.key() == Qt.Key.Key_Delete:
            event.ignore()
            return
        before = self.currentIndex()
        super().keyPressEvent(event)
        if self.currentIndex() != before and self.currentIndex().isValid():
            self._choose(self.currentIndex())

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of a match."""
        index = self.indexAt(event.pos()) if event.reason() != QContextMenuEvent.Reason.Keyboard else self.currentIndex()
        if index.isValid():
            self.menu_asked.emit(index.data(MatchModel.ROW_ROLE).index, event.globalPos())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The pointer takes the ring away."""
        self.ring_on = False
        super().mousePressEvent(event)
