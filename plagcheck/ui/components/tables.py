"""The table: no grid, one hairline a row, selection with an accent edge, cells drawn from small values.

A model answers `CELL` with one of the cell values below and `Qt.DisplayRole` with the same as words (for screen readers and
copying); `SORT` with what to sort by. Only visible cells are drawn, so ten thousand rows cost what twenty do.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QEvent, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QGuiApplication, QKeyEvent, QKeySequence, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from plagcheck.ui import theme
from plagcheck.ui.components.buttons import KEYBOARD
from plagcheck.ui.components.painting import (
    Chip,
    chip_width,
    draw_chip,
    draw_focus_ring,
    draw_level,
    draw_share_bar,
    draw_text,
    elided_name,
    level_name,
    level_size,
    percent,
    text_width,
)

CELL = Qt.ItemDataRole.UserRole + 1
SORT = Qt.ItemDataRole.UserRole + 2
_LEFT, _RIGHT, _CENTRE = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignHCenter
CHIPS_SHOWN = 2
"""More become "+1"."""


@dataclass(frozen=True, slots=True)
class LevelCell:
    """Bars and word of a level."""

    level: str | None

    def draw(self, painter: QPainter, box: QRectF, _ratio: float) -> None:
        """Draw bars, then the word."""
        draw_level(painter, box.left(), box.center().y(), self.level)
        draw_text(
            painter, box.adjusted(level_size().width() + theme.px(7), 0, 0, 0), level_name(self.level), "strong", "ink", _LEFT
        )


@dataclass(frozen=True, slots=True)
class ShareCell:
    """Trough, bar and figure of a share; a dash where there is none."""

    share: float | None
    strong: bool = True

    def draw(self, painter: QPainter, box: QRectF, _ratio: float) -> None:
        """Draw the bar left of the figure."""
        figure = theme.px(48)
        if self.share is not None and box.width() > figure + theme.px(16):
            draw_share_bar(painter, box.adjusted(0, 0, -figure - theme.px(2), 0), self.share)
        draw_text(painter, box, percent(self.share), "strong" if self.strong else "body", "ink", _RIGHT)


@dataclass(frozen=True, slots=True)
class NameCell:
    """Submission key, never shortened, and file name, shortened in the middle; with an icon where there is one."""

    name: str
    key: str = ""
    icon: str = ""
    icon_ink: str = "ink2"
    ink: str = "ink2"
    strong: bool = False

    def draw(self, painter: QPainter, box: QRectF, ratio: float) -> None:
        """Draw icon, key, name."""
        if self.icon:
            side = theme.px(16)
            at = box.topLeft().toPoint()
            at.setY(int(box.center().y() - side / 2))
            painter.drawPixmap(at, theme.pixmap(self.icon, self.icon_ink, 16, ratio))
            box = box.adjusted(theme.px(26), 0, 0, 0)
        if self.key:
            draw_text(painter, box, self.key, "strong", "ink", _LEFT)
            box = box.adjusted(max(theme.px(32), text_width(self.key, "strong") + theme.px(8)), 0, 0, 0)
        role: theme.Role = "strong" if self.strong else "body"
        draw_text(painter, box, elided_name(self.name, role, box.width()), role, self.ink, _LEFT)


@dataclass(frozen=True, slots=True)
class TextCell:
    """Plain words or a figure; figures stand right."""

    text: str
    right: bool = False
    ink: str = "ink2"
    role: theme.Role = "body"

    def draw(self, painter: QPainter, box: QRectF, _ratio: float) -> None:
        """Draw the line."""
        draw_text(painter, box, self.text, self.role, self.ink, _RIGHT if self.right else _LEFT)


@dataclass(frozen=True, slots=True)
class StateCell:
    """An icon and words in one ink: what became of a file."""

    icon: str
    text: str
    icon_ink: str
    ink: str

    def draw(self, painter: QPainter, box: QRectF, ratio: float) -> None:
        """Draw icon and words."""
        NameCell(self.text, icon=self.icon, icon_ink=self.icon_ink, ink=self.ink).draw(painter, box, ratio)


@dataclass(frozen=True, slots=True)
class IconCell:
    """An icon alone, or nothing; the words are the cell's text and tooltip."""

    icon: str

    def draw(self, painter: QPainter, box: QRectF, _ratio: float) -> None:
        """Draw it in the middle."""
        if self.icon:
            side = theme.px(16)
            place = QRectF(box.center().x() - side / 2, box.center().y() - side / 2, side, side)
            theme.icon(self.icon, "ink2").paint(painter, place.toRect())


@dataclass(frozen=True, slots=True)
class ChipsCell:
    """At most two chips, then "+1"; right-aligned when asked."""

    chips: tuple[Chip, ...]
    right: bool = False

    def draw(self, painter: QPainter, box: QRectF, _ratio: float) -> None:
        """Draw what fits, then the number of the others."""
        if not self.chips:
            draw_text(painter, box, "–", "body", "ink3", _LEFT)
            return
        left = box.right() - sum(map(chip_width, self.chips[:CHIPS_SHOWN])) if self.right else box.left()
        shown = 0
        for chip in self.chips[:CHIPS_SHOWN]:
            if shown and left + chip_width(chip) > box.right():
                break
            left = draw_chip(painter, left, box.center().y(), chip) + theme.px(6)
            shown += 1
        if shown < len(self.chips):
            rest = QRectF(left + theme.px(2), box.top(), theme.px(40), box.height())
            draw_text(painter, rest, f"+{len(self.chips) - shown}", "caption", "ink2", _LEFT)


Cell = LevelCell | ShareCell | NameCell | TextCell | StateCell | ChipsCell


@dataclass(frozen=True, slots=True)
class Column:
    """Width in px at zoom 100 %, or a part of what is left over; `gap` is the room between its cell and the next."""

    width: int
    stretch: int = 0
    gap: int = 16
    optional: bool = False
    """Hidden, the last first, when there is no room for all."""


class _Delegate(QStyledItemDelegate):
    """Draws ground, edge, hairline and the cell of the model."""

    def __init__(self, table: "Table") -> None:
        super().__init__(table)
        self._table = table

    def sizeHint(self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        """The table gives every row the same height."""
        return QSize(theme.px(40), theme.px(self._table.row_height))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        """Draw one cell."""
        table, box = self._table, QRectF(option.rect)
        selected = table.selectionModel().isRowSelected(index.row(), QModelIndex())
        ground = "soft" if selected else "row" if index.row() == table.hovered_row else "surface"
        painter.fillRect(box, theme.colour(ground))
        painter.fillRect(QRectF(box.left(), box.bottom() - 1, box.width(), 1), theme.colour("line"))
        if selected and index.column() == 0:
            painter.fillRect(QRectF(box.left(), box.top(), theme.px(3), box.height() - 1), theme.colour("accent"))
        cell = index.data(CELL)
        if cell is not None:
            cell.draw(painter, table.inner(box, index.column()), table.devicePixelRatioF())
        if table.ring_on and index.row() == table.currentIndex().row():
            self._draw_ring(painter, box)

    def _draw_ring(self, painter: QPainter, box: QRectF) -> None:
        whole = QRectF(0, box.top(), self._table.viewport().width(), box.height() - 1)
        painter.save()
        painter.setClipRect(box)
        draw_focus_ring(painter, whole, 4)
        painter.restore()


class _Header(QHeaderView):
    """Captions over the columns, with an arrow where the rows are sorted."""

    def __init__(self, table: "Table") -> None:
        super().__init__(Qt.Orientation.Horizontal, table)
        self._table = table
        self.setSectionsClickable(True)
        self.setHighlightSections(False)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setMinimumSectionSize(1)

    def sizeHint(self) -> QSize:
        """32 px high."""
        return QSize(super().sizeHint().width(), theme.px(32))

    def paintSection(self, painter: QPainter, rect: Any, section: int) -> None:
        """Draw one caption."""
        box = QRectF(rect)
        painter.save()
        painter.fillRect(box, theme.colour("surface"))
        painter.fillRect(QRectF(box.left(), box.bottom() - 1, box.width(), 1), theme.colour("line"))
        self._draw_caption(painter, self._table.inner(box, section), section)
        painter.restore()

    def _draw_caption(self, painter: QPainter, inner: QRectF, section: int) -> None:
        model = self.model()
        text = str(model.headerData(section, Qt.Orientation.Horizontal) or "")
        align = model.headerData(section, Qt.Orientation.Horizontal, Qt.ItemDataRole.TextAlignmentRole) or _LEFT
        right = bool(Qt.AlignmentFlag(align) & _RIGHT)
        if self._table.isSortingEnabled() and self.sortIndicatorSection() == section and text:
            side = theme.px(12)
            name = "arrow-up" if self.sortIndicatorOrder() == Qt.SortOrder.AscendingOrder else "arrow-down"
            wide = min(text_width(text, "caption"), inner.width() - side - 2)
            at = inner.right() - side if right else inner.left() + wide + 3
            picture = theme.pixmap(name, "ink2", 12, self.devicePixelRatioF())
            painter.drawPixmap(round(at), round(inner.center().y() - side / 2), picture)
            inner = inner.adjusted(0, 0, -side - 2, 0)
        draw_text(painter, inner, text, "caption", "ink2", _RIGHT if right else _LEFT)


class Table(QTableView):
    """Rows that are chosen whole; Enter or a double click opens one, Ctrl+C copies it."""

    opened = Signal(QModelIndex)
    hovered = Signal(int)
    """Row under the pointer, −1 when it left."""
    ring_on = False
    hovered_row = -1

    def __init__(self, name: str, columns: Sequence[Column], *, row_height: int = 36, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._columns = tuple(columns)
        self.row_height = row_height
        self.setAccessibleName(name)
        self.setItemDelegate(_Delegate(self))
        self.setHorizontalHeader(_Header(self))
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setShowGrid(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setMouseTracking(True)
        self.setCornerButtonEnabled(False)
        self.doubleClicked.connect(self.opened)
        theme.dress(self)
        self._restyle()

    def _restyle(self) -> None:
        height = theme.px(self.row_height)
        self.verticalHeader().setMinimumSectionSize(height)
        self.verticalHeader().setDefaultSectionSize(height)
        self._share_out()

    def changeEvent(self, event: QEvent) -> None:
        """Follow zoom and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._restyle()

    def setModel(self, model: QAbstractItemModel | None) -> None:
        """Take a model and lay out its columns."""
        super().setModel(model)
        self._share_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width out among the columns."""
        super().resizeEvent(event)
        self._share_out()

    def _share_out(self) -> None:
        if self.model() is None:
            return
        room = self.viewport().width()
        wide = [theme.px(c.width) for c in self._columns]
        for i in reversed(range(len(wide))):
            hide = self._columns[i].optional and sum(wide) > room
            wide[i] = 0 if hide else wide[i]
            self.setColumnHidden(i, hide)
        total = sum(c.stretch for c in self._columns)
        left, given = max(0, room - sum(wide)), 0
        last = max((i for i, c in enumerate(self._columns) if c.stretch), default=-1)
        for i, column in enumerate(self._columns):
            extra = left - given if i == last else left * column.stretch // total if column.stretch else 0
            given += extra
            if wide[i]:
                self.setColumnWidth(i, wide[i] + extra)

    def inner(self, box: QRectF, column: int) -> QRectF:
        """Where the content of a cell goes: the first column starts 16 px in, each ends before its gap."""
        left = theme.px(16) if column == 0 else 0
        return box.adjusted(left, 0, -theme.px(self._columns[column].gap), 0)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Ring the current row when the keyboard came; choose the first row when none is."""
        super().focusInEvent(event)
        self.ring_on = event.reason() in KEYBOARD
        if self.ring_on and not self.currentIndex().isValid() and self.model() and self.model().rowCount():
            self.selectRow(0)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring away."""
        super().focusOutEvent(event)
        if self.ring_on:
            self.ring_on = False
            self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens, Ctrl+C copies the row as words."""
        index = self.currentIndex()
        if index.isValid() and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit(index)
        elif index.isValid() and event.matches(QKeySequence.StandardKey.Copy):
            cells = [index.siblingAtColumn(c).data() for c in range(self.model().columnCount())]
            QGuiApplication.clipboard().setText("\t".join(str(c) for c in cells if c))
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The pointer takes the ring away."""
        self.ring_on = False
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer."""
        super().mouseMoveEvent(event)
        self.set_hovered_row(self.rowAt(event.position().toPoint().y()))

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is under the pointer."""
        super().leaveEvent(event)
        self.set_hovered_row(-1)

    def set_hovered_row(self, row: int) -> None:
        """Tint a row as hovered, also from elsewhere (the heat map)."""
        if row != self.hovered_row:
            self.hovered_row = row
            self.hovered.emit(row)
            self.viewport().update()
