"""While the work runs: the four steps, what was read, and each paper with its state, from the moment it was dropped."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from plagcheck.engine import Document
from plagcheck.ui import theme
from plagcheck.ui.components import (
    CELL,
    Button,
    Card,
    Column,
    Header,
    IconLabel,
    Label,
    NameCell,
    StateCell,
    Table,
    TextCell,
)
from plagcheck.ui.components.painting import draw_text, text_width
from plagcheck.ui.findings import file_icon, words_of

STAGES = ("reading", "screening", "comparing", "summing")
_COLUMNS = (Column(230, 1), Column(84), Column(170), Column(340, gap=16))
_ROOT = QModelIndex()
Index = QModelIndex | QPersistentModelIndex


class Steps(QWidget):
    """The numbered steps of a check; the one at work is filled."""

    def __init__(self) -> None:
        super().__init__()
        self._at = 0
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.set_stage("reading")

    def names(self) -> tuple[str, ...]:
        """The steps in their order."""
        return self.tr("Read and split"), self.tr("Screen pairs"), self.tr("Align passages"), self.tr("Sum up")

    def set_stage(self, stage: str) -> None:
        """Fill the step of a stage."""
        self._at = STAGES.index(stage) if stage in STAGES else self._at
        self.setAccessibleName(self.tr("Step {} of {}: {}").format(self._at + 1, len(STAGES), self.names()[self._at]))
        self.update()

    def sizeHint(self) -> QSize:
        """Room for all four."""
        wide = sum(text_width(n, "strong") for n in self.names()) + len(STAGES) * theme.px(32) + 3 * theme.px(52)
        return QSize(round(wide), theme.px(28))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw circles, names and the lines between."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left, side = 0.0, theme.px(20)
        for i, name in enumerate(self.names()):
            box = QRectF(left + 0.5, (self.height() - side) / 2, side - 1, side - 1)
            done = i <= self._at
            painter.setPen(QPen(theme.colour("accent" if done else "line2"), 1))
            painter.setBrush(theme.colour("accent" if done else "sunken"))
            painter.drawEllipse(box)
            draw_text(
                painter, box, str(i + 1), "tick-strong", "accent_text" if done else "ink2", Qt.AlignmentFlag.AlignHCenter
            )
            role: theme.Role = "strong" if i == self._at else "body"
            words = QRectF(box.right() + theme.px(8), 0, text_width(name, "strong") + 4, self.height())
            draw_text(painter, words, name, role, "ink" if done else "ink2", Qt.AlignmentFlag.AlignLeft)
            left = words.right() + theme.px(10)
            if i < len(STAGES) - 1:
                painter.fillRect(QRectF(left, self.height() / 2, theme.px(28), 1.5), theme.colour("line2"))
                left += theme.px(40)


class WorkModel(QAbstractTableModel):
    """The papers of a running check: waiting, being read, read with what was noticed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.names: list[str] = []
        self._documents: dict[int, Document] = {}
        self._first, self._done, self._reading = 0, 0, False

    def set_names(self, names: Sequence[str], ready: Sequence[Document] = ()) -> None:
        """List papers by name; the first ones may be read already."""
        self.beginResetModel()
        self.names = [d.name for d in ready] + list(names)
        self._documents = dict(enumerate(ready))
        self._first, self._done, self._reading = len(ready), 0, False
        self.endResetModel()

    def set_read(self, done: int) -> None:
        """So many of the new papers are read; the next one is being read."""
        old, self._done, self._reading = self._done, done, True
        self._tell(self._first + old, self._first + done)

    def set_document(self, number: int, document: Document) -> None:
        """Show what was read from a paper."""
        row = self._first + number
        if row < len(self.names):
            self._documents[row] = document
            self._tell(row, row)

    def document(self, row: int) -> Document | None:
        """What was read in a row, None while nothing was."""
        return self._documents.get(row)

    def _tell(self, first: int, last: int) -> None:
        last = min(last, len(self.names) - 1)
        if first <= last:
            self.dataChanged.emit(self.index(first, 0), self.index(last, self.columnCount() - 1))

    def counts(self) -> tuple[int, int, int]:
        """Papers, read, unreadable."""
        failed = sum(1 for d in self._documents.values() if d.status != "ok")
        return len(self.names), min(len(self.names), self._first + self._done), failed

    def rowCount(self, parent: Index = _ROOT) -> int:
        """Papers."""
        return 0 if parent.isValid() else len(self.names)

    def columnCount(self, parent: Index = _ROOT) -> int:
        """Paper, type, length, state."""
        return 0 if parent.isValid() else len(_COLUMNS)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Words over a column."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return (self.tr("Paper"), self.tr("Type"), self.tr("Length"), self.tr("State"))[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignRight if section == 2 else Qt.AlignmentFlag.AlignLeft
        return None

    def state(self, row: int) -> StateCell:
        """What has become of a paper."""
        document = self._documents.get(row)
        if document is not None and document.status != "ok":
            text = words_of(document.warnings[0]).title if document.warnings else document.status
            return StateCell("prohibit", text, "err", "err")
        if document is not None and document.warnings:
            look = any(w.disguise for w in document.warnings)
            told = self.tr("Read: {}").format(words_of(document.warnings[0]).title)
            return StateCell("warning" if look else "info", told, "warn" if look else "ink2", "warn" if look else "ink2")
        place = row - self._first
        if document is not None or place < self._done:
            return StateCell("check-circle", self.tr("Read"), "ok", "ink2")
        if self._reading and place == self._done:
            return StateCell("circle-dashed", self.tr("Reading"), "accent", "accent")
        return StateCell("clock", self.tr("Waiting"), "ink3", "ink3")

    def cell(self, row: int, column: int) -> Any:
        """The value to draw."""
        name, document = self.names[row], self._documents.get(row)
        kind = document.kind if document else name.rsplit(".", 1)[-1].lower() if "." in name else ""
        if column == 0:
            waiting = self.state(row).icon == "clock"
            return NameCell(name, icon=file_icon(kind), ink="ink2" if waiting else "ink")
        if column == 1:
            return TextCell(kind)
        if column == 2:
            read = document is not None and document.status == "ok"
            length = self.tr("{} chars").format(f"{len(document.text):,}") if read and document else "–" if document else ""
            return TextCell(length, right=True)
        return self.state(row)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The cell, or the same as words."""
        if not index.isValid() or role not in (CELL, Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        cell = self.cell(index.row(), index.column())
        if role == CELL:
            return cell
        return cell.name if isinstance(cell, NameCell) else cell.text


class WorkingPage(QWidget):
    """Steps, counts and the table of papers."""

    adding_asked = Signal()
    opened = Signal(object)
    """A document that was read."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        self.header = Header()
        add = Button(self.tr("Add files…"), "plain", "file-plus")
        add.clicked.connect(self.adding_asked)
        self.header.set_actions([add])
        whole.addWidget(self.header)
        column = QVBoxLayout()
        column.setContentsMargins(16, 16, 16, 10)
        column.setSpacing(12)
        column.addWidget(self._build_steps())
        column.addWidget(self._build_table(), 1)
        note = QHBoxLayout()
        note.setSpacing(8)
        note.addWidget(IconLabel("info", "ink2"))
        words = self.tr("You can keep adding files. Cancelling leaves earlier results as they are.")
        note.addWidget(Label(words, "caption", "ink2"), 1)
        column.addLayout(note)
        whole.addLayout(column, 1)

    def _build_steps(self) -> Card:
        card = Card()
        card.body.setContentsMargins(20, 14, 20, 14)
        row = QHBoxLayout()
        self.steps = Steps()
        row.addWidget(self.steps)
        row.addStretch(1)
        self._figures = [Label("0", "title"), Label("0", "title"), Label("0", "title", "ink")]
        for figure, words in zip(self._figures, (self.tr("papers"), self.tr("read"), self.tr("unreadable")), strict=True):
            row.addSpacing(12)
            row.addWidget(figure)
            row.addWidget(Label(words, "body", "ink2"))
        card.body.addLayout(row)
        return card

    def _build_table(self) -> Card:
        card = Card()
        card.body.setContentsMargins(1, 4, 1, 1)
        self.model = WorkModel(self)
        self.table = Table(self.tr("Papers"), _COLUMNS)
        self.table.setModel(self.model)
        self.table.opened.connect(self._open)
        card.body.addWidget(self.table)
        return card

    def begin(self, title: str, names: Sequence[str], ready: Sequence[Document] = ()) -> None:
        """Show a check that starts now."""
        self.header.set_crumbs([title])
        self.model.set_names(names, ready)
        self._heard = 0
        self.steps.set_stage("reading")
        self._count()

    def show_names(self, names: Sequence[str], ready: Sequence[Document] = ()) -> None:
        """Replace dropped folders by the papers found in them."""
        self.model.set_names(names, ready)
        self._heard = 0
        self._count()

    def show_progress(self, stage: str, done: int) -> None:
        """Follow the work."""
        self.steps.set_stage(stage)
        if stage == "reading":
            self.model.set_read(done)
        self._count()

    def show_next(self, document: Document) -> None:
        """Show what was read from the next paper, in the order of the names."""
        self.show_document(self._heard, document)
        self._heard += 1

    def show_document(self, number: int, document: Document) -> None:
        """Show what was read from a paper."""
        self.model.set_document(number, document)
        self._count()

    def _open(self, index: QModelIndex) -> None:
        document = self.model.document(index.row())
        if document is not None and document.status == "ok":
            self.opened.emit(document)

    def _count(self) -> None:
        for figure, count in zip(self._figures, self.model.counts(), strict=True):
            figure.setText(f"{count:,}")
        self._figures[2].set_ink("err" if self.model.counts()[2] else "ink")
