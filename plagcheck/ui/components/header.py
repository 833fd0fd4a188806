"""The header of a page, 52 px: back, crumbs, level, tabs with an accent line, at most two actions on the right.

Every page holds its own header on top; the window only listens to `back_clicked`, `crumb_clicked` and `tab_changed`.
"""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from plagcheck.ui import theme
from plagcheck.ui.components.buttons import Button, IconButton, Press
from plagcheck.ui.components.painting import elided_name, text_width
from plagcheck.ui.components.widgets import IconLabel, Label, LevelLabel
from plagcheck.ui.components.wrapping import Wrapping

CRUMB_PX = 200
"""The longest crumb that leads back, at zoom 100 %."""


class _Tab(Press):
    """One tab: words, a 2 px accent line when chosen, a badge with the number of notices."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.notices = 0

    def _badge_width(self) -> int:
        return max(theme.px(20), round(text_width(str(self.notices), "tick-strong")) + theme.px(10)) if self.notices else 0

    def sizeHint(self) -> QSize:
        """As wide as the words in Medium, so that nothing moves when the tab is chosen."""
        extra = self._badge_width() + theme.px(6) if self.notices else 0
        return QSize(round(text_width(self.text(), "strong")) + extra + 2, theme.px(51))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw words, badge and line."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = self.isChecked()
        painter.setFont(theme.font("strong" if chosen else "body"))
        painter.setPen(theme.colour("ink" if chosen or self._over() else "ink2"))
        painter.drawText(QRectF(self.rect()), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.text())
        if self.notices:
            self._draw_badge(painter)
        if chosen:
            painter.fillRect(QRectF(0, self.height() - 2, self.width(), 2), theme.colour("accent"))

    def _draw_badge(self, painter: QPainter) -> None:
        wide, high = self._badge_width(), theme.px(18)
        box = QRectF(self.width() - wide, (self.height() - high) / 2, wide, high).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(theme.colour("warn_line"), 1))
        painter.setBrush(theme.colour("warn_ground"))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.setFont(theme.font("tick-strong"))
        painter.setPen(theme.colour("warn"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(self.notices))


class Mark(QWidget):
    """The program's mark: three lines of text on accent, the middle one shorter."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """20 px square."""
        return QSize(theme.px(20), theme.px(20))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit = self.width() / 20
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("accent"))
        painter.drawRoundedRect(QRectF(self.rect()), 5 * unit, 5 * unit)
        painter.setBrush(theme.colour("accent_text"))
        for top, wide in ((5, 12), (9.2, 8), (13.4, 12)):
            painter.drawRoundedRect(QRectF(4 * unit, top * unit, wide * unit, 1.8 * unit), unit, unit)


class Header(QWidget):
    """Back, crumbs, level, tabs and actions of one page."""

    back_clicked = Signal()
    crumb_clicked = Signal(int)
    tab_changed = Signal(str)

    def __init__(self, *, back: bool = True) -> None:
        super().__init__()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 0, 16, 1)
        self.back = IconButton("arrow-left", self.tr("Back"))
        self.back.clicked.connect(self.back_clicked)
        self.back.setVisible(back)
        self._level = LevelLabel()
        self._level.hide()
        place, crumbs = _part(6)
        if back:
            place.addWidget(self.back)
        self._crumbs = QHBoxLayout()
        self._crumbs.setSpacing(8)
        place.addLayout(self._crumbs)
        place.addWidget(self._level)
        (self._tabs, tabs), (self._actions, actions) = _part(24), _part(8)
        self._bar = Wrapping([crumbs, tabs, actions], 32, least=51)
        whole.addWidget(self._bar)
        self._group = QButtonGroup(self)
        self._group.buttonClicked.connect(self._tab_clicked)
        self._tab_of: dict[str, _Tab] = {}

    def set_crumbs(self, crumbs: Sequence[str]) -> None:
        """Show the way here; every crumb but the last is a link that emits its place, a long one shortened in the middle."""
        _empty(self._crumbs)
        for place, text in enumerate(crumbs):
            if place:
                self._crumbs.addWidget(IconLabel("caret-right", "ink3", 12))
            if place == len(crumbs) - 1:
                self._crumbs.addWidget(Label(text, "title", elide=True))
            else:
                link = Button(elided_name(text, "body", theme.px(CRUMB_PX)), "quiet")
                link.setAccessibleName(text)
                link.setToolTip("" if link.text() == text else text)
                link.clicked.connect(lambda _=False, at=place: self.crumb_clicked.emit(at))
                self._crumbs.addWidget(link)

    def set_mark(self) -> None:
        """Put the program's mark before the crumbs, for the first page."""
        self._crumbs.insertWidget(0, Mark())

    def set_level(self, level: str | None) -> None:
        """Show a level beside the crumbs, or none."""
        self._level.set_level(level)
        self._level.setVisible(level is not None)

    def set_tabs(self, tabs: Sequence[tuple[str, str]], current: str) -> None:
        """Show tabs (key, text)."""
        _empty(self._tabs)
        self._tab_of = {}
        for key, text in tabs:
            tab = _Tab(text)
            tab.setChecked(key == current)
            self._tab_of[key] = tab
            self._group.addButton(tab)
            self._tabs.addWidget(tab)

    def tab(self, key: str) -> QWidget:
        """The button of a tab."""
        return self._tab_of[key]

    def set_current_tab(self, key: str) -> None:
        """Mark a tab as chosen, without a signal."""
        self._tab_of[key].setChecked(True)

    def set_notices(self, key: str, count: int) -> None:
        """Show how many notices stand behind a tab."""
        tab = self._tab_of[key]
        tab.notices = count
        tab.setAccessibleDescription(self.tr("%n notices", "", count) if count else "")
        tab.updateGeometry()
        tab.update()

    def set_actions(self, actions: Sequence[QWidget]) -> None:
        """Put buttons on the right."""
        _empty(self._actions)
        for action in actions:
            self._actions.addWidget(action)

    def _tab_clicked(self, clicked: object) -> None:
        self.tab_changed.emit(next(key for key, tab in self._tab_of.items() if tab is clicked))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The hairline below."""
        QPainter(self).fillRect(0, self.height() - 1, self.width(), 1, theme.colour("line"))


def _part(spacing: int) -> tuple[QHBoxLayout, QWidget]:
    """A row as high as the header, and the widget that holds it."""
    part = QWidget()
    part.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
    row = QHBoxLayout(part)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(spacing)
    return row, part


def _empty(layout: QHBoxLayout) -> None:
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
