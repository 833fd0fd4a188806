"""The groups of a class as rows: number, keys as chips, how many pairs join them, the largest share."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from plagcheck.ui import theme
from plagcheck.ui.components import CELL, Chip, percent
from plagcheck.ui.components.painting import chip_width, draw_chip, draw_text
from plagcheck.ui.views.grouping import Group

ROW_PX = 61
_ROOT = QModelIndex()


@dataclass(frozen=True, slots=True)
class GroupCell:
    """What one row shows."""

    number: int
    keys: tuple[str, ...]
    caption: str
    copied: float

    def draw(self, painter: QPainter, box: QRectF, _ratio: float) -> None:
        """Draw number, chips, caption and share."""
        side = theme.px(21)
        square = QRectF(box.left() + 0.5, box.center().y() - side / 2, side, side)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.colour("ink2"), 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(square, theme.px(5), theme.px(5))
        painter.restore()
        draw_text(painter, square, str(self.number), "tick-strong", "ink2", Qt.AlignmentFlag.AlignHCenter)
        draw_text(painter, box, percent(self.copied), "strong", "ink", Qt.AlignmentFlag.AlignRight)
        inner = box.adjusted(theme.px(34), theme.px(6), -theme.px(64), -theme.px(6))
        self._draw_chips(painter, inner)
        line = QRectF(inner.left(), inner.bottom() - theme.px(20), inner.width(), theme.px(20))
        draw_text(painter, line, self.caption, "caption", "ink2", Qt.AlignmentFlag.AlignLeft)

    def _draw_chips(self, painter: QPainter, inner: QRectF) -> None:
        left, middle = inner.left(), inner.top() + theme.px(13)
        for shown, key in enumerate(self.keys):
            chip = Chip(key)
            last = shown == len(self.keys) - 1
            if left + chip_width(chip) + (0 if last else theme.px(36)) > inner.right() and shown:
                rest = QRectF(left, middle - 11, theme.px(48), 22)
                draw_text(painter, rest, f"+{len(self.keys) - shown}", "caption", "ink2", Qt.AlignmentFlag.AlignLeft)
                return
            left = draw_chip(painter, left, middle, chip) + theme.px(4)


class GroupModel(QAbstractListModel):
    """The groups at the threshold."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.groups: Sequence[Group] = ()
        self._keys: Sequence[tuple[str, ...]] = ()

    def set_groups(self, groups: Sequence[Group], keys: Sequence[tuple[str, ...]]) -> None:
        """Show groups; `keys` are the short names of the members of each."""
        self.beginResetModel()
        self.groups, self._keys = groups, keys
        self.endResetModel()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _ROOT) -> int:
        """Groups."""
        return 0 if parent.isValid() else len(self.groups)

    def _caption(self, group: Group, keys: Sequence[str]) -> str:
        size, key = len(group.members), dict(zip(group.members, keys, strict=True))
        if group.one_way is not None:
            more, other = (key[each] for each in group.one_way)
            return self.tr("2 papers, mostly one way: {a} is found in {b}").format(a=more, b=other)
        if group.centre is not None:
            return self.tr("{papers} papers, all joined by {key} alone").format(papers=size, key=key[group.centre])
        return self.tr("{papers} papers, {joined} of {pairs} pairs joined").format(
            papers=f"{size:,}", joined=f"{group.joined:,}", pairs=f"{size * (size - 1) // 2:,}"
        )

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The cell, or the same as words."""
        if not index.isValid():
            return None
        group, keys = self.groups[index.row()], self._keys[index.row()]
        if role == CELL:
            return GroupCell(index.row() + 1, keys, self._caption(group, keys), group.copied)
        if role == Qt.ItemDataRole.DisplayRole:
            return f"{index.row() + 1}: {', '.join(keys)}, {percent(group.copied)}"
        if role == Qt.ItemDataRole.ToolTipRole:
            return ", ".join(keys)
        return None
