"""What lies over the page: notices in the corner that never interrupt, and the card that opens beside what it explains."""

from collections.abc import Callable, Sequence
from typing import Literal

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent, QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from plagcheck.ui import theme
from plagcheck.ui.components.buttons import Button, IconButton
from plagcheck.ui.components.widgets import IconLabel, Label

Action = tuple[str, Callable[[], object]]
"""Words of a link and what it does."""
NoticeKind = Literal["done", "error", "look", "news"]
_LOOK = {
    "done": ("check-circle", "ok", "surface", "line2"),
    "error": ("warning-circle", "err", "err_ground", "err_line"),
    "look": ("lock-key", "warn", "warn_ground", "warn_line"),
    "news": ("info", "ink2", "surface", "line2"),
}
SUCCESS_STAYS_MS = 6000
MOST_SHOWN = 3
_SHADOW = 6


def _draw_raised(painter: QPainter, box: QRectF, ground: str, border: str) -> None:
    """A rounded surface with a soft shadow."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    for reach in range(_SHADOW, 0, -1):
        painter.setBrush(QColor(0, 0, 0, 5))
        painter.drawRoundedRect(box.adjusted(-reach, -reach + 2, reach, reach), 8 + reach, 8 + reach)
    painter.setPen(QPen(theme.colour(border), 1))
    painter.setBrush(theme.colour(ground))
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)


class Notice(QWidget):
    """One line what happened, one line what it means, up to two things to do."""

    def __init__(
        self, kind: NoticeKind, title: str, meaning: str = "", actions: Sequence[tuple[str, Callable[[], object]]] = ()
    ):
        super().__init__()
        self.kind, self.title, self.meaning = kind, title, meaning
        icon, ink, self._ground, self._border = _LOOK[kind]
        row = QHBoxLayout(self)
        row.setContentsMargins(_SHADOW + 16, _SHADOW + 10, _SHADOW + 8, _SHADOW + 10)
        row.setSpacing(12)
        row.addWidget(IconLabel(icon, ink), 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(2)
        top = QHBoxLayout()
        top.setSpacing(16)
        top.addWidget(Label(title, "strong", wrap=True), 1)
        words.addLayout(top)
        if meaning:
            words.addWidget(Label(meaning, "caption", "ink2", wrap=True))
        row.addLayout(words, 1)
        self.buttons = [self._action(top, text, act) for text, act in actions]
        self.dismiss = IconButton("x", self.tr("Dismiss"))
        self.dismiss.clicked.connect(self.leave)
        row.addWidget(self.dismiss, 0, Qt.AlignmentFlag.AlignTop)
        self.setAccessibleName(f"{title}. {meaning}")

    def _action(self, layout: QHBoxLayout, text: str, act: Callable[[], object]) -> Button:
        button = Button(text, "link")
        button.clicked.connect(self.leave)
        button.clicked.connect(lambda: act())
        layout.addWidget(button)
        return button

    def leave(self) -> None:
        """Go away."""
        parent = self.parent()
        self.hide()
        self.setParent(None)
        self.deleteLater()
        if isinstance(parent, NoticeStack):
            parent.arrange()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the raised ground."""
        box = QRectF(self.rect()).adjusted(_SHADOW, _SHADOW, -_SHADOW, -_SHADOW)
        _draw_raised(QPainter(self), box, self._ground, self._border)


class NoticeStack(QWidget):
    """The notices of a window, bottom right above the status bar, newest lowest; at most three, then "2 more"."""

    width_px = 412

    def __init__(self, window: QWidget, bottom: int = 30) -> None:
        super().__init__(window)
        self._window = window
        self._bottom = bottom
        self._more = Button("", "link")
        self._more.setParent(self)
        self._more.hide()
        self._more.clicked.connect(self._unfold)
        self._unfolded = False
        window.installEventFilter(self)
        self.hide()

    def notices(self) -> list[Notice]:
        """All that stand, oldest first."""
        return [child for child in self.children() if isinstance(child, Notice)]

    def show_notice(self, notice: Notice) -> None:
        """Add a notice and have it read out; success leaves by itself."""
        notice.setParent(self)
        if notice.kind == "done":
            QTimer.singleShot(SUCCESS_STAYS_MS, notice, notice.leave)
        self.arrange()
        QAccessible.updateAccessibility(QAccessibleEvent(notice, QAccessible.Event.Alert))

    def clear(self) -> None:
        """Dismiss all."""
        for notice in self.notices():
            notice.leave()

    def _unfold(self) -> None:
        self._unfolded = True
        self.arrange()

    def arrange(self) -> None:
        """Lay the notices out from the bottom up."""
        notices = self.notices()
        hidden = 0 if self._unfolded else max(0, len(notices) - MOST_SHOWN)
        self._unfolded = self._unfolded and len(notices) > MOST_SHOWN
        wide = min(theme.px(self.width_px), self._window.width() - 2 * _SHADOW)
        y = self._place_more(hidden, wide)
        for place, notice in enumerate(notices):
            notice.setVisible(place >= hidden)
            if place >= hidden:
                high = max(notice.heightForWidth(wide), notice.sizeHint().height())
                notice.setGeometry(0, y, wide, high)
                y += high
        self._place(wide, y, shown=bool(notices))

    def _place_more(self, hidden: int, wide: int) -> int:
        self._more.setVisible(bool(hidden))
        if not hidden:
            return 0
        self._more.set_text(self.tr("%n more", "", hidden))
        size = self._more.sizeHint()
        self._more.setGeometry(wide - size.width() - 16, 0, size.width(), size.height())
        return size.height() + 2

    def _place(self, wide: int, high: int, *, shown: bool) -> None:
        window = self._window
        bottom = window.height() - theme.px(self._bottom) - 4
        self.setGeometry(window.width() - wide - 10, max(0, bottom - high), wide, high)
        self.setVisible(shown)
        self.raise_()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Keep to the corner of the window."""
        if event.type() == QEvent.Type.Resize:
            self.arrange()
        return False


class HoverCard(QWidget):
    """A raised card beside its target, never over it; put widgets into `body`. Esc closes a pinned one."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.pinned = False
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(_SHADOW + 16, _SHADOW + 12, _SHADOW + 16, _SHADOW + 12)
        self.body.setSpacing(8)
        self.hide()

    def show_beside(self, target: QRect) -> None:
        """Open right of `target` (in the window's coordinates), left of it where there is no room."""
        window = self._window
        self.adjustSize()
        left = target.right() + 4
        if left + self.width() > window.width():
            left = max(0, target.left() - 4 - self.width())
        top = min(max(0, target.top() - _SHADOW), max(0, window.height() - self.height()))
        self.move(QPoint(left, top))
        self.show()
        self.raise_()

    def set_pinned(self, pinned: bool) -> None:
        """Stay when the pointer leaves."""
        self.pinned = pinned
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not pinned)
        if pinned:
            self.setFocus()

    def close_unless_pinned(self) -> None:
        """The pointer left the target."""
        if not self.pinned:
            self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes."""
        if event.key() == Qt.Key.Key_Escape:
            self.pinned = False
            self.hide()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the raised ground."""
        box = QRectF(self.rect()).adjusted(_SHADOW, _SHADOW, -_SHADOW, -_SHADOW)
        _draw_raised(QPainter(self), box, "surface", "line2")
