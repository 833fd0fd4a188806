"""Parts of a bar side by side, on more than one line where one has no room for them: at a large zoom nothing is cut off."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from plagcheck.ui import theme


class Wrapping(QWidget):
    """Lays its parts out from the left, each as wide as it asks for; the last one stands right.

    A part that does not fit beside those before it begins a new line; one that is wider than the bar is made as narrow as it
    can be. No line is lower than `least` px at zoom 100 %.
    """

    def __init__(self, parts: Sequence[QWidget], gap: int, line_gap: int = 0, least: int = 0) -> None:
        super().__init__()
        self._parts, self._gap, self._line_gap, self._least = list(parts), gap, line_gap, least
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        for part in self._parts:
            part.setParent(self)

    def _lines(self, width: int) -> list[list[QWidget]]:
        lines: list[list[QWidget]] = [[]]
        taken = 0
        for part in self._parts:
            wide = part.sizeHint().width()
            if part.isHidden() or not wide:
                continue
            if lines[-1] and taken + self._gap + wide > width:
                lines.append([])
                taken = 0
            taken += wide + (self._gap if lines[-1] else 0)
            lines[-1].append(part)
        return lines

    def _height(self, line: Sequence[QWidget]) -> int:
        return max([theme.px(self._least), *map(_own_height, line)])

    def hasHeightForWidth(self) -> bool:
        """The narrower, the more lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Of all lines in this width."""
        lines = self._lines(width)
        return sum(map(self._height, lines)) + self._line_gap * (len(lines) - 1)

    def sizeHint(self) -> QSize:
        """Everything on one line."""
        shown = [part for part in self._parts if not part.isHidden()]
        wide = sum(part.sizeHint().width() for part in shown) + self._gap * max(0, len(shown) - 1)
        return QSize(wide, self.heightForWidth(max(self.width(), 1)))

    def minimumSizeHint(self) -> QSize:
        """The widest part at its narrowest."""
        wide = max((part.minimumSizeHint().width() for part in self._parts if not part.isHidden()), default=0)
        return QSize(wide, self.heightForWidth(max(self.width(), 1)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the lines the new width asks for."""
        super().resizeEvent(event)
        self._arrange()
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()

    def event(self, event: QEvent) -> bool:
        """A part has other words, comes or goes."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self._arrange()
        return super().event(event)

    def _arrange(self) -> None:
        top = 0
        for line in self._lines(self.width()):
            high, left = self._height(line), 0
            for part in line:
                wide = min(part.sizeHint().width(), self.width() - left)
                if part is self._parts[-1]:
                    left = self.width() - wide
                own = _own_height(part)
                part.setGeometry(QRect(left, top + (high - own) // 2, wide, own))
                left += wide + self._gap
            top += high + self._line_gap


def _own_height(part: QWidget) -> int:
    return max(part.sizeHint().height(), part.minimumSizeHint().height())


def row_of(*widgets: QWidget, spacing: int = 8) -> QWidget:
    """Widgets in a row, as one part of a bar."""
    part = QWidget()
    row = QHBoxLayout(part)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(spacing)
    for widget in widgets:
        row.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)
    return part
