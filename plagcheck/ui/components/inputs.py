"""Inputs: a field to search with, a choice from a list, a box to tick."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QComboBox, QLineEdit, QSpinBox

from plagcheck.ui import theme
from plagcheck.ui.components.buttons import Press
from plagcheck.ui.components.painting import text_width


class SearchField(QLineEdit):
    """A line edit with a magnifying glass; Esc empties it."""

    def __init__(self, placeholder: str, name: str, width: int = 232) -> None:
        super().__init__()
        self._width = width
        self.setPlaceholderText(placeholder)
        self.setAccessibleName(name)
        self.setClearButtonEnabled(True)
        self._glass = QAction(self)
        self.addAction(self._glass, QLineEdit.ActionPosition.LeadingPosition)
        theme.dress(self)
        self._restyle()

    def _restyle(self) -> None:
        self._glass.setIcon(theme.icon("magnifying-glass", "ink3"))
        self.setFixedWidth(theme.px(self._width))

    def changeEvent(self, event: QEvent) -> None:
        """Follow theme and zoom."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and hasattr(self, "_glass"):
            self._restyle()


class Choice(QComboBox):
    """A combo box with a caret of ours."""

    def __init__(self) -> None:
        super().__init__()
        theme.dress(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the box, then the caret."""
        super().paintEvent(event)
        side = theme.px(12)
        picture = theme.pixmap("caret-down", "ink2", 12, self.devicePixelRatioF())
        QPainter(self).drawPixmap(self.width() - side - theme.px(10), (self.height() - side) // 2, picture)


class NumberField(QSpinBox):
    """A whole number to type, in a range; arrows and wheel step it."""

    def __init__(self, lowest: int, highest: int, name: str = "", step: int = 1) -> None:
        super().__init__()
        self.setRange(lowest, highest)
        self.setSingleStep(step)
        self.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.setAccessibleName(name)
        self.setKeyboardTracking(False)
        theme.dress(self)


class TextField(QLineEdit):
    """A line to type, or a password."""

    def __init__(self, placeholder: str, name: str, *, secret: bool = False) -> None:
        super().__init__()
        self.setPlaceholderText(placeholder)
        self.setAccessibleName(name)
        self.setEchoMode(QLineEdit.EchoMode.Password if secret else QLineEdit.EchoMode.Normal)
        theme.dress(self)


class CheckBox(Press):
    """A square to tick, with words beside it or none."""

    radius = 4

    def __init__(self, text: str = "") -> None:
        super().__init__(text)
        self.setCheckable(True)

    def sizeHint(self) -> QSize:
        """Square and words."""
        words = text_width(self.text(), "body") + theme.px(8) if self.text() else 0
        return QSize(round(theme.px(18) + words), theme.px(22 if self.text() else 18))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw square, tick and words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = theme.px(18)
        box = QRectF(0.5, (self.height() - side) / 2 + 0.5, side - 1, side - 1)
        on = self.isChecked()
        painter.setPen(QPen(theme.colour("accent" if on else "ink3" if self._over() else "line2"), 1))
        painter.setBrush(theme.colour("accent" if on else "surface"))
        painter.drawRoundedRect(box, self.radius, self.radius)
        if on:
            inset = theme.px(3)
            tick = theme.pixmap("check-bold", "accent_text", 12, self.devicePixelRatioF())
            painter.drawPixmap(inset, round(box.top()) + inset, tick)
        if self.text():
            painter.setFont(theme.font("body"))
            painter.setPen(theme.colour("ink" if self.isEnabled() else "ink3"))
            words = QRectF(side + theme.px(8), 0, self.width(), self.height())
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, self.text())
