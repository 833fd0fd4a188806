"""The first page: where papers are dropped, in two roles and a template, and the checks made before."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QDate, QEvent, QLocale, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from plagcheck.ui import theme
from plagcheck.ui.components import Button, Card, Header, IconButton, IconLabel, Label, LevelLabel, percent, scrolling
from plagcheck.ui.components.painting import draw_focus_ring
from plagcheck.ui.dropping import Dropped
from plagcheck.ui.settings import Recent

CONTENT_PX, ZONES_PX, RECENT_PX = 1040, 500, 120
RECENT_SHOWN = 3
FORMATS = "Word     PDF     ODT     RTF     HTML     TXT"


class DropZone(QWidget):
    """A dashed field that lights up while files hang over it."""

    def __init__(self, role: str, title: str, meaning: str) -> None:
        super().__init__()
        self.role = role
        self._over: Dropped | None = None
        self.setAccessibleName(title)
        self.setAccessibleDescription(meaning)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.column = QVBoxLayout(self)
        self._resting = QWidget()
        self._inviting = _Invitation()
        self._inviting.hide()
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.addWidget(self._resting)
        self.column.addWidget(self._inviting)
        self.content = QVBoxLayout(self._resting)

    def light(self, over: Dropped | None) -> None:
        """Light up for what hangs over the zone, or go dark."""
        if over == self._over:
            return
        self._over = over
        if over is not None:
            self._inviting.show_count(len(over.paths), over.unsupported)
        self._inviting.setVisible(over is not None)
        self._resting.setVisible(over is None)
        self.update()

    @property
    def lit(self) -> bool:
        """Whether files hang over it."""
        return self._over is not None

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the field."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.lit:
            painter.setPen(QPen(theme.colour("accent"), 2))
            painter.setBrush(theme.colour("soft"))
        else:
            pen = QPen(theme.colour("line2"), 1.5)
            pen.setDashPattern([5, 3])
            painter.setPen(pen)
            painter.setBrush(theme.colour("surface"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 12, 12)


class _Tile(QWidget):
    """The soft square with an icon in the middle of a drop zone."""

    def __init__(self, icon: str, *, raised: bool = False) -> None:
        super().__init__()
        self._icon, self._raised = icon, raised
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """56 px square."""
        return QSize(theme.px(56), theme.px(56))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw tile and icon."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.colour("softline"), 1) if self._raised else Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("surface" if self._raised else "soft"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 12, 12)
        picture = theme.pixmap(self._icon, "accent", 24, self.devicePixelRatioF())
        side = theme.px(24)
        painter.drawPixmap((self.width() - side) // 2, (self.height() - side) // 2, picture)


class _Invitation(QWidget):
    """What a zone says while files hang over it."""

    def __init__(self) -> None:
        super().__init__()
        self._title = Label("", "empty", "accent")
        self._strange = Label("", "caption", "ink2")
        column = QVBoxLayout(self)
        column.setSpacing(8)
        column.addStretch(1)
        column.addWidget(_Tile("download-simple", raised=True), 0, Qt.AlignmentFlag.AlignHCenter)
        column.addSpacing(8)
        column.addWidget(self._title, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self._strange, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)

    def show_count(self, count: int, strange: int) -> None:
        """Announce what letting go would add."""
        self._title.setText(self.tr("Let go to add %n files", "", count))
        self._strange.setText(
            self.tr("%n of them have an unknown format: listed, not compared", "", strange) if strange else ""
        )


class RecentCard(Card):
    """One check made before; a click or Enter makes it again."""

    clicked = Signal()

    def __init__(self, check: Recent, language: str) -> None:
        super().__init__()
        self.check = check
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        row = QHBoxLayout()
        row.setSpacing(14)
        row.addWidget(IconLabel("columns" if check.papers == 2 else "stack", "ink2", 20))
        words, figures = QVBoxLayout(), QVBoxLayout()
        words.addWidget(Label(check.title, "strong", elide=True))
        facts = self.tr("%n papers", "", check.papers) + "   " + when(check.created, language)
        words.addWidget(Label(facts, "caption", "ink2"))
        figures.addWidget(Label(percent(check.copied), "strong"), 0, Qt.AlignmentFlag.AlignRight)
        figures.addWidget(LevelLabel(check.level), 0, Qt.AlignmentFlag.AlignRight)
        row.addLayout(words, 1)
        row.addLayout(figures)
        self.body.setContentsMargins(16, 10, 16, 10)
        self.body.addLayout(row)
        self.setToolTip("\n".join(check.paths[:8]))
        self.setAccessibleName(f"{check.title}, {facts}, {percent(check.copied)}")

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click opens."""
        if self.rect().contains(event.position().toPoint()):
            self.clicked.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space open."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.clicked.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ring the card that has the focus."""
        super().paintEvent(event)
        if self.hasFocus():
            draw_focus_ring(QPainter(self), QRectF(self.rect()), 8)


def when(created: str, language: str) -> str:
    """A moment (UTC, ISO) as a person says it: today 14:05, or a date."""
    try:
        moment = datetime.fromisoformat(created).astimezone()
    except ValueError:
        return ""
    day = QDate(moment.year, moment.month, moment.day)
    locale = QLocale(language)
    if day == QDate.currentDate():
        return f"{moment:%H:%M}"
    return locale.toString(day, QLocale.FormatType.ShortFormat)


class StartPage(QWidget):
    """Drop zones and recent checks. `asked` names an action of the window (`add-files`, `add-folder`, …)."""

    asked = Signal(str)
    recent_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._build_header())
        middle = QWidget()
        self._middle = middle
        self._has_recent = False
        self._restyle()
        below = QWidget()
        centred = QGridLayout(below)
        centred.setContentsMargins(24, 16, 24, 16)
        for line in (0, 2):
            centred.setRowStretch(line, 1)
            centred.setColumnStretch(line, 1)
        centred.setRowStretch(1, 100)
        centred.setColumnStretch(1, 100)
        centred.addWidget(middle, 1, 1)
        whole.addWidget(scrolling(below), 1)
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addLayout(self._build_zones(), 1)
        column.addLayout(self._build_promise())
        column.addSpacing(12)
        self._recent = QVBoxLayout()
        column.addLayout(self._recent)

    def _build_header(self) -> Header:
        header = Header(back=False)
        header.set_crumbs(["plagcheck"])
        header.set_mark()
        self.header = header
        options = IconButton("sliders-horizontal", self.tr("Options"))
        options.clicked.connect(lambda: self.asked.emit("options"))
        about = IconButton("question", self.tr("Help"))
        about.clicked.connect(lambda: self.asked.emit("help"))
        header.set_actions([options, about])
        return header

    def _button(self, text: str, rank: str, icon: str, action: str) -> Button:
        button = Button(text, rank, icon)  # type: ignore[arg-type]
        button.clicked.connect(lambda: self.asked.emit(action))
        return button

    def _build_zones(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(8)
        self.papers = self._build_papers()
        self.references = self._build_side(
            "reference", "books", self.tr("References (optional)"),
            self.tr("Earlier papers, texts from the web. Compared against only: never with one another, never ranked."),
            self.tr("Add references…"), "add-references",
        )  # fmt: skip
        self.templates = self._build_side(
            "template", "clipboard-text", self.tr("Task and template (optional)"),
            self.tr("The assignment, a cover sheet, a form. Their text leaves the comparison and is shown in grey."),
            self.tr("Add templates…"), "add-templates",
        )  # fmt: skip
        grid.addLayout(_heading(self.tr("To be checked"), self.tr("with one another and against the references")), 0, 0)
        grid.addLayout(_heading(self.tr("Compared against"), self.tr("not ranked")), 0, 1)
        right = QVBoxLayout()
        right.setSpacing(12)
        right.addWidget(self.references, 1)
        right.addWidget(self.templates, 1)
        grid.addWidget(self.papers, 1, 0)
        grid.addLayout(right, 1, 1)
        grid.setColumnStretch(0, 688)
        grid.setColumnStretch(1, 336)
        grid.setRowStretch(1, 1)
        return grid

    def _build_papers(self) -> DropZone:
        zone = DropZone("paper", self.tr("To be checked"), self.tr("Drop papers here"))
        middle = Qt.AlignmentFlag.AlignHCenter
        column = zone.content
        column.setSpacing(8)
        column.addStretch(3)
        column.addWidget(_Tile("files"), 0, middle)
        column.addSpacing(8)
        self._papers_title = Label(self.tr("Drop the papers to be checked here"), "page", wrap=True)
        self._papers_line = Label(self.tr("Two or more papers, a folder, or a ZIP"), "body", "ink2", wrap=True)
        for words in (self._papers_title, self._papers_line):
            words.setAlignment(middle)
            column.addWidget(words)
        column.addSpacing(8)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addStretch(1)
        self.add_files = self._button(self.tr("Add files…"), "primary", "file-plus", "add-files")
        buttons.addWidget(self.add_files)
        buttons.addWidget(self._button(self.tr("Add folder…"), "plain", "folder-plus", "add-folder"))
        buttons.addStretch(1)
        column.addLayout(buttons)
        self.sample = self._button(self.tr("Try the sample"), "link", "flask", "sample")
        column.addSpacing(4)
        column.addWidget(self.sample, 0, middle)
        column.addStretch(2)
        formats = Label(FORMATS, "caption", "ink3", wrap=True)
        formats.setAlignment(middle)
        column.addWidget(formats)
        column.setContentsMargins(16, 16, 16, 18)
        return zone

    def _build_side(self, role: str, icon: str, title: str, meaning: str, button: str, action: str) -> DropZone:
        zone = DropZone(role, title, meaning)
        column = zone.content
        column.setContentsMargins(20, 18, 20, 18)
        column.setSpacing(6)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(IconLabel(icon, "ink2", 20))
        head.addWidget(Label(title, "title"), 1)
        column.addLayout(head)
        words = Label(meaning, "body", "ink2", wrap=True)
        words.setObjectName("meaning")
        column.addWidget(words)
        column.addStretch(1)
        row = QHBoxLayout()
        row.addWidget(self._button(button, "plain", "plus", action))
        clear = Button("", "link")
        clear.setObjectName("clear")
        clear.hide()
        clear.clicked.connect(lambda: self.asked.emit(f"clear-{role}s"))
        row.addStretch(1)
        row.addWidget(clear)
        column.addLayout(row)
        return zone

    def _build_promise(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addStretch(1)
        row.addWidget(IconLabel("lock-simple", "ink2"))
        row.addWidget(Label(self.tr("Nothing leaves this computer: no upload, no network."), "body", "ink2"))
        row.addStretch(1)
        return row

    def zone_at(self, at: QPoint) -> DropZone:
        """The zone at a point of this page; anywhere else is the papers'."""
        for zone in (self.references, self.templates):
            if zone.rect().contains(zone.mapFrom(self, at)):
                return zone
        return self.papers

    def light(self, zone: DropZone | None, over: Dropped | None) -> None:
        """Light one zone up and the others down."""
        for each in (self.papers, self.references, self.templates):
            each.light(over if each is zone else None)

    def show_staged(self, papers: Sequence[Path], references: Sequence[Path], templates: Sequence[Path]) -> None:
        """Say what has been added and waits for more."""
        if papers:
            self._papers_title.setText(papers[0].name)
            self._papers_line.setText(self.tr("One paper is there: add one more to compare"))
        else:
            self._papers_title.setText(self.tr("Drop the papers to be checked here"))
            self._papers_line.setText(self.tr("Two or more papers, a folder, or a ZIP"))
        for zone, paths in ((self.references, references), (self.templates, templates)):
            words, clear = zone.findChild(Label, "meaning"), zone.findChild(Button, "clear")
            assert words is not None
            assert clear is not None
            words.setText("\n".join(p.name for p in paths[:3]) if paths else zone.accessibleDescription())
            clear.set_text(self.tr("Remove %n", "", len(paths)))
            clear.setVisible(bool(paths))

    def show_recent(self, checks: Sequence[Recent], language: str) -> None:
        """Show the last checks; without any the section is absent."""
        _clear(self._recent)
        self._has_recent = bool(checks)
        self._restyle()
        if not checks:
            return
        head = QHBoxLayout()
        head.addWidget(Label(self.tr("Recent checks"), "title"))
        head.addStretch(1)
        self._recent.addLayout(head)
        row = QHBoxLayout()
        row.setSpacing(12)
        for check in checks[:RECENT_SHOWN]:
            card = RecentCard(check, language)
            card.clicked.connect(lambda chosen=check: self.recent_chosen.emit(chosen))
            row.addWidget(card, 1)
        for _ in range(RECENT_SHOWN - len(checks)):
            row.addWidget(QWidget(), 1)
        self._recent.addLayout(row)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the zoom."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._restyle()

    def _restyle(self) -> None:
        high = ZONES_PX + (RECENT_PX if self._has_recent else 0)
        self._middle.setMaximumSize(theme.px(CONTENT_PX), theme.px(high))


def _heading(title: str, caption: str) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(8)
    row.addWidget(Label(title, "strong"))
    row.addWidget(Label(caption, "caption", "ink2", elide=True), 1)
    return row


def _clear(layout: QVBoxLayout | QHBoxLayout) -> None:
    while (item := layout.takeAt(0)) is not None:
        inner = item.layout()
        if isinstance(inner, QVBoxLayout | QHBoxLayout):
            _clear(inner)
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
