"""Buttons of four ranks, icon buttons, the segmented control, and the ring that shows the keyboard's focus.

The ring is one small child of the window laid over the focused button, so no parent clips it; it appears only when the
focus came from the keyboard.
"""

from collections.abc import Sequence
from typing import Literal

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from plagcheck.ui import theme
from plagcheck.ui.components.painting import draw_focus_ring, text_width

Rank = Literal["primary", "plain", "quiet", "link"]
KEYBOARD = {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason}
_RING_GAP = 3


class FocusRing(QWidget):
    """Lies over the window and frames the widget that has the keyboard's focus."""

    def __init__(self, target: QWidget, radius: int) -> None:
        super().__init__(target.window())
        self._target, self._radius = target, radius
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        target.installEventFilter(self)
        self._follow()
        self.show()
        self.raise_()

    def _follow(self) -> None:
        at = self._target.mapTo(self._target.window(), QPoint(0, 0))
        self.setGeometry(self._target.rect().translated(at).adjusted(-_RING_GAP, -_RING_GAP, _RING_GAP, _RING_GAP))

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Move with the target, go when it loses the focus."""
        kind = event.type()
        if kind in (QEvent.Type.FocusOut, QEvent.Type.Hide):
            self._target.removeEventFilter(self)
            self.hide()
            self.deleteLater()
        elif kind in (QEvent.Type.Move, QEvent.Type.Resize):
            self._follow()
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the ring."""
        draw_focus_ring(QPainter(self), QRectF(self.rect()), self._radius + 2)


class Press(QAbstractButton):
    """What all buttons share: an icon, a focus ring, a hand over links, repaint when the theme changes."""

    radius = 6

    def __init__(self, text: str, icon: str = "") -> None:
        super().__init__()
        self._icon_name = icon
        self.setText(text)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring when the keyboard brought the focus."""
        super().focusInEvent(event)
        if event.reason() in KEYBOARD:
            FocusRing(self, self.radius)

    def changeEvent(self, event: QEvent) -> None:
        """Take the new size with a new zoom."""
        if event.type() == QEvent.Type.StyleChange:
            self.updateGeometry()
        super().changeEvent(event)

    def set_text(self, text: str) -> None:
        """Change the text and the room it takes."""
        self.setText(text)
        self.updateGeometry()

    def set_icon(self, icon: str) -> None:
        """Change the icon."""
        self._icon_name = icon
        self.update()

    def _over(self) -> bool:
        return self.underMouse() and self.isEnabled()

    def _draw_content(self, painter: QPainter, role: theme.Role, ink: str) -> None:
        """Icon and text, centred together."""
        side = theme.px(16) if self._icon_name else 0
        gap = theme.px(6) if side and self.text() else 0
        wide = text_width(self.text(), role)
        left = (self.width() - side - gap - wide) / 2
        if side:
            picture = theme.pixmap(self._icon_name, ink, 16, self.devicePixelRatioF())
            painter.drawPixmap(round(left), (self.height() - side) // 2, picture)
        painter.setFont(theme.font(role))
        painter.setPen(theme.colour(ink))
        box = QRectF(left + side + gap, 0, wide + 2, self.height())
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, self.text())


class Button(Press):
    """A button with words: primary (one in a window), plain, quiet, or a link."""

    def __init__(self, text: str, rank: Rank = "plain", icon: str = "") -> None:
        super().__init__(text, icon)
        self.rank: Rank = rank
        self.compact = False
        """22 px high with small words, for the status bar."""
        if rank == "link":
            self.setCursor(Qt.CursorShape.PointingHandCursor)

    def _role(self) -> theme.Role:
        if self.compact:
            return "caption"
        return "strong" if self.rank == "primary" else "body"

    def sizeHint(self) -> QSize:
        """32 px high, 16 px beside the words; a link is as large as its words."""
        wide = text_width(self.text(), self._role()) + (theme.px(22) if self._icon_name else 0)
        if self.rank == "link":
            return QSize(round(wide) + 2, theme.px(22))
        if self.compact:
            return QSize(round(wide) + theme.px(18), theme.px(22))
        return QSize(round(wide) + theme.px(24 if self.rank == "quiet" else 32), theme.px(32))

    def minimumSizeHint(self) -> QSize:
        """Never clipped."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw ground, border, icon and words in the state it is in."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.rank == "link":
            self._paint_link(painter)
            return
        ground, border, ink = self._colours()
        painter.setPen(QPen(border, 1) if border else Qt.PenStyle.NoPen)
        painter.setBrush(ground if ground else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), self.radius, self.radius)
        self._draw_content(painter, self._role(), ink)

    def _colours(self) -> tuple[QColor | None, QColor | None, str]:
        """Ground, border, ink."""
        if not self.isEnabled():
            return theme.colour("sunken") if self.rank != "quiet" else None, _line(self.rank, "line"), "ink3"
        if self.rank == "primary":
            token = "accent_press" if self.isDown() else "accent_hover" if self._over() else "accent"
            return theme.colour(token), None, "accent_text"
        if self.isDown():
            return theme.colour("sunken"), _line(self.rank, "line2"), "ink"
        over = self._over()
        if self.rank == "quiet":
            return theme.colour("sunken") if over else None, None, "ink" if over else "ink2"
        return theme.colour("row" if over else "surface"), theme.colour("ink3" if over else "line2"), "ink"

    def _paint_link(self, painter: QPainter) -> None:
        ink = "ink3" if not self.isEnabled() else "accent_press" if self.isDown() else "accent"
        self._draw_content(painter, "body", ink)
        if self._over():
            y = self.height() / 2 + theme.px(9)
            painter.drawLine(0, round(y), self.width(), round(y))


def _line(rank: Rank, token: str) -> QColor | None:
    return None if rank == "quiet" else theme.colour(token)


class IconButton(Press):
    """A button of one icon, 32 px square; its name is read out and shown as the tooltip."""

    def __init__(self, icon: str, name: str, *, bordered: bool = False) -> None:
        super().__init__("", icon)
        self._bordered = bordered
        self.set_name(name)

    def set_name(self, name: str) -> None:
        """What it does, for the tooltip and the screen reader."""
        self.setToolTip(name)
        self.setAccessibleName(name)

    def sizeHint(self) -> QSize:
        """A square."""
        return QSize(theme.px(32), theme.px(32))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the icon on a ground that tells the state."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        on = self.isChecked()
        ground = "soft" if on else "sunken" if self.isDown() or self._over() else "surface" if self._bordered else ""
        border = "softline" if on else "line2" if self._bordered else ""
        painter.setPen(QPen(theme.colour(border), 1) if border else Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour(ground) if ground else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), self.radius, self.radius)
        self._draw_content(painter, "body", "accent" if on else "ink2" if self.isEnabled() else "bar")


class _Segment(Press):
    """One choice of a segmented control."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.count: int | None = None
        self.setCheckable(True)

    def sizeHint(self) -> QSize:
        """26 px high."""
        return QSize(round(text_width(self._shown(), "caption-strong")) + theme.px(34), theme.px(26))

    def _shown(self) -> str:
        return self.text() if self.count is None else f"{self.text()}  {self.count:,}"

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Raise the chosen one on a surface."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = self.isChecked()
        if chosen:
            painter.setPen(QPen(theme.colour("line"), 1))
            painter.setBrush(theme.colour("surface"))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)
        painter.setFont(theme.font("caption-strong" if chosen else "caption"))
        painter.setPen(theme.colour("ink" if chosen or self._over() else "ink2"))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self._shown())


class Segmented(QWidget):
    """A few exclusive choices side by side, each with a live count; arrow keys move between them."""

    chosen = Signal(str)

    def __init__(self, choices: Sequence[tuple[str, str]], name: str = "") -> None:
        """`choices`: key and text of each; the first is chosen."""
        super().__init__()
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(2, 2, 2, 2)
        row.setSpacing(2)
        self._group = QButtonGroup(self)
        self._segments: dict[str, _Segment] = {}
        for key, text in choices:
            segment = _Segment(text)
            self._segments[key] = segment
            self._group.addButton(segment)
            row.addWidget(segment)
        next(iter(self._segments.values())).setChecked(True)
        self._group.buttonClicked.connect(self._clicked)

    def _clicked(self, _button: QAbstractButton) -> None:
        self.chosen.emit(self.current())

    def current(self) -> str:
        """Key of the choice in force."""
        return next(key for key, segment in self._segments.items() if segment.isChecked())

    def set_current(self, key: str) -> None:
        """Choose without a signal."""
        self._segments[key].setChecked(True)

    def set_count(self, key: str, count: int) -> None:
        """Show how many there are behind a choice."""
        segment = self._segments[key]
        segment.count = count
        segment.setAccessibleName(f"{segment.text()} {count}")
        segment.updateGeometry()
        segment.update()

    def set_offered(self, key: str, offered: bool) -> None:
        """Offer a choice or not; when the one in force goes, the first takes its place."""
        segment = self._segments[key]
        segment.setVisible(offered)
        if not offered and segment.isChecked():
            next(iter(self._segments.values())).setChecked(True)
        self.updateGeometry()

    def set_text(self, key: str, text: str) -> None:
        """Change the words of a choice."""
        self._segments[key].set_text(text)

    def button(self, key: str) -> QAbstractButton:
        """The button of a choice."""
        return self._segments[key]

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The sunken ground."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("sunken"))
        painter.drawRoundedRect(QRectF(self.rect()), 6, 6)
