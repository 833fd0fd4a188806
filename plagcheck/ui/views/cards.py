"""Cards of the overview: a large number with its caption, and both shares of a pair that is pointed at."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from plagcheck.ui.components import Card, HoverCard, IconLabel, Label


class NumberCard(Card):
    """A caption, one large number, one line about it; a click acts."""

    clicked = Signal()

    def __init__(self, caption: str, icon: str = "") -> None:
        super().__init__()
        self.body.setContentsMargins(16, 10, 16, 10)
        self.body.setSpacing(0)
        top = QHBoxLayout()
        self._caption = Label(caption, "caption", "ink2")
        self.icon = IconLabel(icon or "warning", "warn")
        self.icon.setVisible(False)
        top.addWidget(self._caption)
        top.addStretch(1)
        top.addWidget(self.icon)
        self.number = Label("–", "number")
        self.line = Label("", "caption", "ink2", elide=True)
        self.body.addLayout(top)
        self.body.addWidget(self.number)
        self.body.addWidget(self.line)

    def show_number(self, number: str, line: str, tip: str = "") -> None:
        """Change number and line; `tip` is the definition."""
        self.number.setText(number)
        self.line.setText(line)
        self.setToolTip(tip)
        self.setAccessibleName(f"{self._caption.text()}: {number}. {line}")

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click acts."""
        if self.rect().contains(event.position().toPoint()):
            self.clicked.emit()


class ShareCard(HoverCard):
    """Both shares of a cell of the heat map."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.set_pinned(False)
        self._title, self._share, self._back = Label("", "caption", "ink2"), Label("", "title"), Label("", "caption", "ink2")
        row = QHBoxLayout()
        row.addWidget(self._share)
        row.addSpacing(32)
        row.addStretch(1)
        row.addWidget(self._back)
        self.body.addWidget(self._title)
        self.body.addLayout(row)

    def show_shares(self, title: str, share: str, back: str) -> None:
        """Change all three."""
        self._title.setText(title)
        self._share.setText(share)
        self._back.setText(back)
