"""Plain pieces of a page: labels, cards, hairlines, names, levels, chips, empty states."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLabel, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from plagcheck.ui import theme
from plagcheck.ui.components.buttons import Button
from plagcheck.ui.components.painting import (
    Chip,
    chip_width,
    draw_chip,
    draw_letter,
    draw_level,
    draw_text,
    elided_name,
    level_name,
    level_size,
    text_width,
)


class Label(QLabel):
    """Text in a role and an ink of the theme; never interprets markup, since names come from outside.

    With `elide` it takes the room there is and ends in "…", its whole text as the tooltip; `right` sets it right then.
    """

    def __init__(
        self, text: str = "", role: theme.Role = "body", ink: str = "ink", *,
        wrap: bool = False, elide: bool = False, right: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(text)
        self._role: theme.Role = role
        self._ink = ink
        self._elide, self._right = elide, right
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        if elide:
            self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._restyle()

    def set_ink(self, ink: str) -> None:
        """Change the colour to another token."""
        self._ink = ink
        self._restyle()

    def minimumSizeHint(self) -> QSize:
        """An elided label may shrink to nothing."""
        smallest = super().minimumSizeHint()
        return QSize(0, smallest.height()) if self._elide else smallest

    def paintEvent(self, event: QPaintEvent) -> None:
        """Elide where asked to."""
        if not self._elide:
            super().paintEvent(event)
            return
        align = Qt.AlignmentFlag.AlignRight if self._right else Qt.AlignmentFlag.AlignLeft
        draw_text(QPainter(self), QRectF(self.rect()), self.text(), self._role, self._ink, align)
        if text_width(self.text(), self._role) > self.width() + 1:
            self.setToolTip(self.text())

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        if event.type() == QEvent.Type.StyleChange:
            self._restyle()
        super().changeEvent(event)

    def _restyle(self) -> None:
        self.setFont(theme.font(self._role))
        palette = self.palette()
        palette.setColor(self.foregroundRole(), theme.colour(self._ink))
        self.setPalette(palette)


class IconLabel(QWidget):
    """An icon that is only looked at."""

    def __init__(self, name: str, ink: str = "ink2", size: int = 16) -> None:
        super().__init__()
        self._name, self._ink, self._size = name, ink, size
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_icon(self, name: str, ink: str) -> None:
        """Show another icon."""
        self._name, self._ink = name, ink
        self.update()

    def sizeHint(self) -> QSize:
        """The icon's own size at the zoom in force."""
        return QSize(theme.px(self._size), theme.px(self._size))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw it sharp at the screen's density."""
        QPainter(self).drawPixmap(0, 0, theme.pixmap(self._name, self._ink, self._size, self.devicePixelRatioF()))


class Line(QWidget):
    """A hairline across the page."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(1)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Fill with the line colour."""
        QPainter(self).fillRect(self.rect(), theme.colour("line"))


class Card(QFrame):
    """A surface with a border of radius 8: title left, one caption beside it, room for a control on the right.

    `body` is the layout below the title, `bar` the title's own layout (add controls to its end).
    """

    def __init__(self, title: str = "", caption: str = "", *, padding: int = 16) -> None:
        super().__init__()
        self.title = Label(title, "title")
        self.caption = Label(caption, "caption", "ink2", elide=True)
        self.bar = QHBoxLayout()
        self.bar.setSpacing(8)
        self.bar.addWidget(self.title)
        self.bar.addWidget(self.caption)
        self.bar.addStretch(0)
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(padding, padding, padding, padding)
        self.body.setSpacing(8)
        if title:
            self.body.addLayout(self.bar)
            self.setAccessibleName(title)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the surface and its border."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.colour("line"), 1))
        painter.setBrush(theme.colour("surface"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)


class NameLabel(QWidget):
    """A submission's key, never shortened, and its file name, shortened in the middle; Ctrl+C copies all of it."""

    def __init__(self, name: str = "", key: str = "", role: theme.Role = "strong") -> None:
        super().__init__()
        self._role: theme.Role = role
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.set_name(name, key)

    def set_name(self, name: str, key: str = "") -> None:
        """Show another name; the whole of it is the tooltip and what a screen reader says."""
        self.name, self.key = name, key
        whole = f"{key} {name}".strip()
        self.setToolTip(whole)
        self.setAccessibleName(whole)
        self.update()

    def sizeHint(self) -> QSize:
        """Room for the whole name."""
        return QSize(int(text_width(f"{self.key}  {self.name}", self._role)) + 2, theme.px(20))

    def keyPressEvent(self, event: object) -> None:
        """Copy the whole name."""
        if event.matches(QKeySequence.StandardKey.Copy):  # type: ignore[attr-defined]
            QApplication.clipboard().setText(self.toolTip())
        else:
            super().keyPressEvent(event)  # type: ignore[arg-type]

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw key and shortened name."""
        painter = QPainter(self)
        box = QRectF(self.rect())
        if self.key:
            draw_text(painter, box, self.key, "strong", "ink", Qt.AlignmentFlag.AlignLeft)
            box.setLeft(text_width(self.key, "strong") + theme.px(8))
        draw_text(painter, box, elided_name(self.name, self._role, box.width()), self._role, "ink", Qt.AlignmentFlag.AlignLeft)


class LevelLabel(QWidget):
    """The bars of a level and its word."""

    def __init__(self, level: str | None = None) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_level(level)

    def set_level(self, level: str | None) -> None:
        """Show another level."""
        self.level = level
        self.setAccessibleName(level_name(level))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Bars, gap, word."""
        return QSize(int(level_size().width() + text_width(level_name(self.level), "strong")) + theme.px(8), theme.px(20))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw bars and word."""
        painter = QPainter(self)
        box = QRectF(self.rect())
        draw_level(painter, 0, box.center().y(), self.level)
        box.setLeft(level_size().width() + theme.px(7))
        draw_text(painter, box, level_name(self.level), "strong", "ink", Qt.AlignmentFlag.AlignLeft)


class ChipLabel(QWidget):
    """A chip that stands by itself."""

    def __init__(self, chip: Chip) -> None:
        super().__init__()
        self.chip = chip
        self.setAccessibleName(chip.text)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """The chip's own size."""
        return QSize(round(chip_width(self.chip)) + 1, theme.px(22))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw it."""
        draw_chip(QPainter(self), 0, self.height() / 2, self.chip)


class LetterLabel(QWidget):
    """The dark square with A or B."""

    def __init__(self, letter: str) -> None:
        super().__init__()
        self.letter = letter
        self.setAccessibleName(letter)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """22 px square."""
        return QSize(theme.px(22), theme.px(22))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw it."""
        draw_letter(QPainter(self), QRectF(self.rect()), self.letter)


class EmptyState(QWidget):
    """What a place says when there is nothing to show: icon, what happened, what it means, one thing to do."""

    acted = Signal()

    def __init__(self, icon: str = "files") -> None:
        super().__init__()
        self._icon = IconLabel(icon, "ink2", 28)
        self._title = Label("", "empty", wrap=True)
        self._meaning = Label("", "body", "ink2", wrap=True)
        self._action = Button("", "link")
        self._action.hide()
        self._action.clicked.connect(self.acted)
        column = QVBoxLayout(self)
        column.setSpacing(8)
        column.addStretch(1)
        column.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignHCenter)
        for label in (self._title, self._meaning):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(label)
        column.addWidget(self._action, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)

    def set_message(self, icon: str, title: str, meaning: str, action: str = "") -> None:
        """Change all four; without an action the link is absent."""
        self._icon.set_icon(icon, "ink2")
        self._title.setText(title)
        self._meaning.setText(meaning)
        self._action.setText(action)
        self._action.setVisible(bool(action))
        self.setAccessibleName(f"{title}. {meaning}")


def scrolling(page: QWidget) -> QScrollArea:
    """A page that may be taller than its place: nothing on it is squeezed or cut, it scrolls then."""
    area = QScrollArea()
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setWidget(page)
    for ground in (page, area.viewport()):  # what lies below shows through: a card's surface, the window
        ground.setAutoFillBackground(False)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    theme.dress(area)
    return area
