"""The archive of earlier papers: which file, whether every check is compared with it, what lies in it, what is added."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from plagcheck.engine import Archived
from plagcheck.ui import theme
from plagcheck.ui.components import (
    Button,
    Card,
    CheckBox,
    Column,
    EmptyState,
    Header,
    Label,
    NameCell,
    NameLabel,
    SearchField,
    Table,
    TextCell,
    TextField,
    row_of,
    scrolling,
)
from plagcheck.ui.models import RowModel

CONTENT_PX = 1040
SMALLEST_PX = (760, 620)
"""With less room the page scrolls."""
_COLUMNS = (Column(220, 3), Column(180, 2), Column(110), Column(96), Column(110))


def labels_of(text: str) -> dict[str, str] | None:
    """`year=2026, course=history` as labels; None for what is no such list."""
    labels = {}
    for part in text.replace("，", ",").replace(";", ",").split(","):
        key, equals, value = (each.strip() for each in part.replace("＝", "=").partition("="))
        if not key and not equals:
            continue
        if not key or not value:
            return None
        labels[key] = value
    return labels


class ArchiveModel(RowModel):
    """One row a paper: its name, labels, when it was added, counted characters, whether its text is kept."""

    PAPER, LABELS, ADDED, COUNTED, TEXT = range(5)

    def __init__(self, papers: Sequence[Archived], parent: QObject | None = None) -> None:
        super().__init__(len(papers), parent)
        self.papers = papers
        self._haystack = [f"{self._name(p)} {self._labels(p)}".casefold() for p in papers]

    def titles(self) -> tuple[str, ...]:
        """Words over the columns."""
        return self.tr("Paper"), self.tr("Labels"), self.tr("Added"), self.tr("Counted"), self.tr("Text")

    def right(self) -> frozenset[int]:
        """Figures stand right."""
        return frozenset({self.COUNTED})

    def filter(self, words: str) -> None:
        """Show the papers in whose name or labels every word stands."""
        wanted = words.casefold().split()
        self.show_only(np.array([all(word in hay for word in wanted) for hay in self._haystack], bool))

    @staticmethod
    def _name(paper: Archived) -> str:
        return paper.name if paper.name.startswith(paper.submission) else f"{paper.submission}  {paper.name}"

    @staticmethod
    def _labels(paper: Archived) -> str:
        return ", ".join(f"{key}={value}" for key, value in paper.labels)

    def text(self, row: int, column: int) -> str:
        """The value as words."""
        paper = self.papers[row]
        if column == self.COUNTED:
            return f"{paper.counted:,}"
        if column == self.TEXT:
            return self.tr("kept") if paper.has_text else self.tr("left out")
        return (self._name(paper), self._labels(paper), paper.added[:10])[column]

    def cell(self, row: int, column: int) -> Any:
        """The value to draw."""
        words = self.text(row, column)
        return NameCell(words) if column == self.PAPER else TextCell(words, right=column in self.right())

    def keys(self, column: int) -> npt.NDArray[Any]:
        """Numbers for numbers, words for words."""
        if column == self.COUNTED:
            return np.array([paper.counted for paper in self.papers], float)
        return np.array([self.text(row, column).casefold() for row in range(len(self.papers))], str)


class ArchivePage(QWidget):
    """Tells what a person asks for; the window does it."""

    new_asked = Signal()
    open_asked = Signal()
    used = Signal(bool)
    adding_asked = Signal(str, object, bool)
    """What to add (`check`, `files`, `folder`), its labels, whether the texts are kept."""
    removing_asked = Signal(object)
    """Ids."""
    verify_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model: ArchiveModel | None = None
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        self.header = Header()
        self.header.set_crumbs([self.tr("Archive of earlier papers")])
        whole.addWidget(self.header)
        inner = QWidget()
        self._inner = inner
        column = QVBoxLayout(inner)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(12)
        column.addWidget(self._build_file())
        column.addWidget(self._build_adding())
        column.addWidget(self._build_papers(), 1)
        area = scrolling(inner)
        area.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        whole.addWidget(area, 1)
        self._restyle()
        self.show_archive("", ())

    def _build_file(self) -> Card:
        card = Card(self.tr("Archive"), padding=20)
        self.name = NameLabel()
        self.new, self.open = Button(self.tr("New…")), Button(self.tr("Open…"))
        self.new.clicked.connect(self.new_asked)
        self.open.clicked.connect(self.open_asked)
        row = QHBoxLayout()
        row.addWidget(self.name, 1)
        row.addWidget(row_of(self.new, self.open))
        card.body.addLayout(row)
        self.use = CheckBox(self.tr("Compare every check with this archive"))
        self.use.toggled.connect(self.used)
        card.body.addWidget(self.use)
        self.facts = Label("", "caption", "ink2", wrap=True)
        card.body.addWidget(self.facts)
        return card

    def _build_adding(self) -> Card:
        card = Card(self.tr("Add papers"), padding=20)
        self.labels = TextField(self.tr("Labels, such as year=2026, course=history"), self.tr("Labels"))
        self.labels.textChanged.connect(lambda words: self._tell_labels(labels_of(words) is not None))
        card.body.addWidget(self.labels)
        self.without_texts = CheckBox(self.tr("Leave out the texts"))
        card.body.addWidget(self.without_texts)
        meaning = self.tr(
            "Without its text only a tenth of a paper's word sequences is kept, in a coded form: enough to find large "
            "copies, not small ones. It is not anonymous: who has a paper can tell whether it lies in the archive."
        )
        card.body.addWidget(Label(meaning, "caption", "ink2", wrap=True))
        self.adding = {
            "check": Button(self.tr("Add the papers of this check")),
            "files": Button(self.tr("Add files…")),
            "folder": Button(self.tr("Add folder…")),
        }
        for what, button in self.adding.items():
            button.clicked.connect(lambda _=False, each=what: self._ask_adding(each))
        row = QHBoxLayout()
        row.addWidget(row_of(*self.adding.values()))
        row.addStretch(1)
        card.body.addLayout(row)
        return card

    def _build_papers(self) -> Card:
        card = Card(self.tr("Papers in the archive"))
        card.body.setContentsMargins(1, 10, 1, 1)
        card.bar.setContentsMargins(15, 0, 11, 0)
        self.filter = SearchField(self.tr("Filter: name or label"), self.tr("Filter the papers of the archive"))
        self.filter.textChanged.connect(self._refilter)
        self.remove = Button(self.tr("Remove selected"), "quiet")
        self.verify = Button(self.tr("Verify"), "quiet")
        self.remove.clicked.connect(lambda: self.removing_asked.emit(self.selected()))
        self.verify.clicked.connect(self.verify_asked)
        for widget in (self.remove, self.verify, self.filter):
            card.bar.addWidget(widget)
        self.table = Table(self.tr("Papers in the archive"), _COLUMNS)
        self.table.setSortingEnabled(True)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self._empty = EmptyState("archive")
        self._stack = QStackedWidget()
        self._stack.addWidget(self.table)
        self._stack.addWidget(self._empty)
        card.body.addWidget(self._stack, 1)
        return card

    # ── showing ──

    def show_archive(self, path: str, papers: Sequence[Archived], size: int = 0, *, used: bool = False) -> None:
        """Show an archive and what lies in it; an empty path: none is chosen. `size` is in bytes."""
        self._model = ArchiveModel(papers, self)
        self.table.setModel(self._model)
        self.table.selectionModel().selectionChanged.connect(self._selected)
        self.table.horizontalHeader().setSortIndicator(ArchiveModel.ADDED, Qt.SortOrder.DescendingOrder)
        self.name.set_name(path or self.tr("No archive is chosen"))
        self.use.blockSignals(True)
        self.use.setChecked(used and bool(path))
        self.use.blockSignals(False)
        self.facts.setText(self._told(papers, size) if path else self.tr("An archive is one file with earlier papers"))
        for widget in (self.use, self.verify, *self.adding.values()):
            widget.setEnabled(bool(path))
        words = self.tr("No papers yet"), self.tr("Papers added here are found again in later years")
        self._empty.set_message("archive", *words)
        self._stack.setCurrentIndex(0 if papers else 1)
        self._refilter(self.filter.text())
        self._selected()

    def _told(self, papers: Sequence[Archived], size: int) -> str:
        with_text = sum(paper.has_text for paper in papers)
        return self.tr("{papers} papers, {texts} with their texts, {size} MB").format(
            papers=f"{len(papers):,}", texts=f"{with_text:,}", size=f"{max(size / 1e6, 0.1):,.1f}"
        )

    def offer_check(self, papers: int) -> None:
        """Offer to add the papers of the check at hand, if there are any."""
        self.adding["check"].setVisible(bool(papers))
        self.adding["check"].set_text(self.tr("Add the %n papers of this check", "", papers))

    def selected(self) -> list[int]:
        """Ids of the papers selected."""
        if self._model is None:
            return []
        rows = sorted({index.row() for index in self.table.selectionModel().selectedRows()})
        return [self._model.papers[self._model.source_row(row)].id for row in rows]

    def _selected(self) -> None:
        self.remove.setEnabled(bool(self.selected()))

    def _refilter(self, words: str) -> None:
        if self._model is not None:
            self._model.filter(words)

    def _tell_labels(self, fine: bool) -> None:
        self.labels.setProperty("wrong", not fine)
        self.labels.style().polish(self.labels)

    def _ask_adding(self, what: str) -> None:
        labels = labels_of(self.labels.text())
        if labels is None:
            self.labels.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.adding_asked.emit(what, labels, not self.without_texts.isChecked())

    def changeEvent(self, event: Any) -> None:
        """Follow the zoom."""
        super().changeEvent(event)
        if event.type() == event.Type.StyleChange and hasattr(self, "_inner"):
            self._restyle()

    def _restyle(self) -> None:
        self._inner.setMaximumWidth(theme.px(CONTENT_PX))
        self._inner.setMinimumHeight(theme.px(SMALLEST_PX[1]))
