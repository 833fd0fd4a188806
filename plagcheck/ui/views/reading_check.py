"""What was read of each paper, what was dropped, folded and guessed, with the places; and reading one again.

The wording stays neutral: these are facts noticed while reading.
"""

from typing import Any

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from plagcheck.engine import Finding, Paper, Report, Span
from plagcheck.ui import theme
from plagcheck.ui.components import (
    Button,
    Card,
    ChipsCell,
    Choice,
    Column,
    IconLabel,
    Label,
    Line,
    NameCell,
    NameLabel,
    Segmented,
    Table,
    TextCell,
    TextField,
)
from plagcheck.ui.findings import chips_of, language_name, state_icon, words_of
from plagcheck.ui.models import RowModel
from plagcheck.ui.names import Names
from plagcheck.ui.views.places import PlaceRow

PLACES_SHOWN, MOST_PLACES = 2, 200
"""Places shown at first, and after "all"."""
LETTERS_BESIDE = 64
"""A longer meaning stands below the title."""
ENCODINGS = ("", "utf-8", "gb18030", "big5", "utf-16", "windows-1252", "shift_jis", "euc-kr")
"""To choose from when one was guessed wrong; the empty one decides by content."""
SMALLEST_PX = (760, 330)
"""With less room the page scrolls."""
_COLUMNS = (Column(170, 3), Column(84), Column(84, optional=True), Column(206, 1))
_WORRY = {"err": 0, "warn": 1, "ink2": 2}


class ReadingModel(RowModel):
    """One row a paper: state and name, characters read and counted, chips."""

    PAPER, READ, COUNTED, HINTS = range(4)

    def __init__(self, report: Report, names: Names, parent: QObject | None = None) -> None:
        super().__init__(len(report.documents), parent)
        self._papers, self._names = report.documents, names
        self.failed = np.array([p.status != "ok" for p in report.documents], bool)
        self.noticed = np.array([p.status == "ok" and bool(p.warnings) for p in report.documents], bool)
        self.sort(self.HINTS)

    def titles(self) -> tuple[str, ...]:
        """Words over the columns."""
        return self.tr("Paper"), self.tr("Characters"), self.tr("Counted"), self.tr("Notes")

    def right(self) -> frozenset[int]:
        """Figures stand right."""
        return frozenset({self.READ, self.COUNTED})

    def show_which(self, which: str) -> None:
        """Show all papers, those with notes, or the unread ones."""
        masks = {"noticed": self.noticed, "failed": self.failed}
        self.show_only(masks.get(which, np.ones(len(self._papers), bool)))

    def cell(self, row: int, column: int) -> Any:
        """The value to draw."""
        paper = self._papers[row]
        if column == self.PAPER:
            icon, ink = state_icon(paper)
            return NameCell(self._names.whole(row), icon=icon, icon_ink=ink, ink="ink")
        if column == self.HINTS:
            return ChipsCell(chips_of(paper))
        return TextCell(self.text(row, column), right=True)

    def text(self, row: int, column: int) -> str:
        """The value as words."""
        paper = self._papers[row]
        if column == self.PAPER:
            return self._names.whole(row)
        if column == self.READ:
            return f"{len(paper.text):,}" if paper.status in ("ok", "no-text") else "–"
        if column == self.COUNTED:
            return f"{paper.counted:,}" if paper.status == "ok" else "–"
        return ", ".join(chip.text for chip in chips_of(paper))

    def tip(self, row: int, column: int) -> str | None:
        """Whole names, all notes."""
        return self.text(row, column) or None

    def keys(self, column: int) -> npt.NDArray[Any]:
        """What needs a look first."""
        if column == self.READ:
            return np.array([len(p.text) for p in self._papers], float)
        if column == self.COUNTED:
            return np.array([p.counted for p in self._papers], float)
        if column == self.HINTS:
            return np.array([_WORRY[state_icon(p)[1]] + (0 if p.warnings else 1) for p in self._papers], float)
        return np.array([self._names.whole(i).casefold() for i in range(len(self._papers))], str)


class ReadingPage(QWidget):
    """The table of papers and, beside it, all that is known about reading the chosen one."""

    opened = Signal(int, object)
    """A paper, and the span to show in its text."""
    original_asked = Signal(int)
    reread_asked = Signal(int, str, str)
    """A paper, an encoding and a password, either may be empty."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._report: Report | None = None
        self._model: ReadingModel | None = None
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 16, 16, 12)
        row.setSpacing(12)
        row.addWidget(self._build_table(), 756)
        row.addWidget(self._build_detail(), 560)
        self._restyle()

    def _build_table(self) -> Card:
        card = Card()
        card.body.setContentsMargins(1, 12, 1, 1)
        choices = [("all", self.tr("All")), ("noticed", self.tr("With notes")), ("failed", self.tr("Not read"))]
        self.which = Segmented(choices, self.tr("Papers shown"))
        self.which.chosen.connect(self._choose)
        bar = QHBoxLayout()
        bar.setContentsMargins(11, 0, 11, 0)
        bar.addWidget(self.which)
        bar.addStretch(1)
        self.again = Button(self.tr("Read again"), "quiet", "arrows-clockwise")
        self.again.clicked.connect(lambda: self._reread("", ""))
        bar.addWidget(self.again)
        card.body.addLayout(bar)
        self.table = Table(self.tr("Papers"), _COLUMNS, row_height=38)
        self.table.opened.connect(self._open)
        card.body.addWidget(self.table, 1)
        return card

    def _build_detail(self) -> Card:
        card = Card()
        card.body.setContentsMargins(20, 14, 8, 14)
        head = QHBoxLayout()
        head.setContentsMargins(0, 0, 12, 0)
        self._name = NameLabel("", role="title")
        self.original = Button(self.tr("Open original"), "plain", "arrow-square-out")
        self.original.clicked.connect(self._ask_original)
        head.addWidget(self._name, 1)
        head.addWidget(self.original)
        card.body.addLayout(head)
        self._scroll = QScrollArea()
        theme.dress(self._scroll)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.viewport().setAutoFillBackground(False)
        card.body.addWidget(self._scroll, 1)
        note = QHBoxLayout()
        note.setSpacing(8)
        note.addWidget(IconLabel("info", "ink2"))
        words = self.tr("These are facts noticed while reading; they may have good reasons, such as copying from a web page.")
        note.addWidget(Label(words, "caption", "ink2", wrap=True), 1)
        card.body.addLayout(note)
        return card

    def changeEvent(self, event: QEvent) -> None:
        """Follow the zoom."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._restyle()

    def _restyle(self) -> None:
        self.setMinimumSize(theme.px(SMALLEST_PX[0]), theme.px(SMALLEST_PX[1]))

    # ── showing ──

    def show_report(self, report: Report, names: Names) -> None:
        """Show the papers of a report; the chosen one stays chosen."""
        kept = self.current()
        self._report, self._names = report, names
        self._model = ReadingModel(report, names, self)
        self.which.set_count("all", len(report.documents))
        self.which.set_count("noticed", int(self._model.noticed.sum()))
        self.which.set_count("failed", int(self._model.failed.sum()))
        self.table.setModel(self._model)
        self.table.selectionModel().currentRowChanged.connect(self._row_changed)
        self._choose(self.which.current())
        row = self._model.shown_row(kept) if kept >= 0 else 0
        self.table.selectRow(max(0, row))

    def current(self) -> int:
        """The paper chosen, −1 for none."""
        index = self.table.currentIndex()
        return self._model.source_row(index.row()) if self._model and index.isValid() else -1

    def choose_paper(self, document: int) -> None:
        """Show one paper."""
        assert self._model is not None
        self.which.set_current("all")
        self._model.show_which("all")
        self.table.selectRow(self._model.shown_row(document))

    def _choose(self, which: str) -> None:
        if self._model is not None:
            self._model.show_which(which)
            self.table.selectRow(0)
            self._show_detail(self.current())

    def _row_changed(self, now: QModelIndex, _before: QModelIndex) -> None:
        if self._model is not None and now.isValid():
            self._show_detail(self._model.source_row(now.row()))

    def _show_detail(self, document: int) -> None:
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 12, 0)
        column.setSpacing(6)
        there = document >= 0 and self._report is not None
        for button in (self.original, self.again):
            button.setEnabled(there)
        self._name.set_name(self._names.whole(document) if there else "")
        if there and self._report is not None:
            paper = self._report.documents[document]
            column.addLayout(self._facts(paper))
            if paper.status == "password" or paper.document.encoding:
                column.addLayout(self._way_to_reread(paper))
            column.addSpacing(4)
            column.addWidget(Line())
            self._add_findings(column, paper)
        column.addStretch(1)
        self._scroll.setWidget(box)
        box.setAutoFillBackground(False)

    def _facts(self, paper: Paper) -> QGridLayout:
        document = paper.document
        kind = document.kind if document.pages is None else self.tr("{}, {} pages").format(document.kind, document.pages)
        facts = [
            (self.tr("Type"), kind),
            (self.tr("Language"), language_name(paper.language)),
            (self.tr("Read"), self.tr("{} characters").format(f"{len(paper.text):,}")),
            (self.tr("Counted"), self.tr("{} characters").format(f"{paper.counted:,}")),
        ]
        if document.encoding:
            facts.append((self.tr("Encoding"), document.encoding))
        excluded = self._excluded(paper)
        if excluded:
            facts.append((self.tr("Not counted"), excluded))
        sha = document.sha256
        facts.append(("SHA-256", f"{sha[:4]} {sha[4:8]} {sha[8:12]} {sha[12:16]} … {sha[-4:]}" if sha else "–"))
        grid = QGridLayout()
        grid.setColumnMinimumWidth(0, 84)
        grid.setColumnStretch(1, 1)
        grid.setVerticalSpacing(3)
        for i, (name, value) in enumerate(facts):
            grid.addWidget(Label(name, "caption", "ink2"), i, 0)
            words = Label(value, "body")
            words.setToolTip(sha if name == "SHA-256" else "")
            words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            grid.addWidget(words, i, 1)
        return grid

    def _excluded(self, paper: Paper) -> str:
        assert self._report is not None
        names = {
            "quotes": self.tr("quotations"), "references": self.tr("references"), "template": self.tr("template"),
            "common": self.tr("common passages"), "front-matter": self.tr("front matter"), "hidden": self.tr("hidden text"),
            "header": self.tr("headers"), "footer": self.tr("footers"), "running-head": self.tr("running heads"),
            "page-number": self.tr("page numbers"),
        }  # fmt: skip
        pairs = (p for p in self._report.pairs if paper.id in (p.a, p.b))
        marks = set(paper.document.marks).union(*(p.excluded_a if p.a == paper.id else p.excluded_b for p in pairs))
        sizes: dict[str, int] = {}
        for mark in marks:
            if mark.kind in names:
                sizes[mark.kind] = sizes.get(mark.kind, 0) + mark.end - mark.start
        return self.tr(", ").join(self.tr("{} {} chars").format(names[k], f"{n:,}") for k, n in sorted(sizes.items()))

    def _way_to_reread(self, paper: Paper) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        button = Button(self.tr("Read again"), "plain", "arrows-clockwise")
        if paper.status == "password":
            self.password = TextField(self.tr("Password of this file"), self.tr("Password"), secret=True)
            self.password.returnPressed.connect(button.click)
            row.addWidget(self.password, 1)
            button.clicked.connect(lambda: self._reread("", self.password.text()))
        else:
            self.encoding = Choice()
            self.encoding.setAccessibleName(self.tr("Encoding"))
            for name in ENCODINGS:
                self.encoding.addItem(name or self.tr("Decide by content"), name)
            row.addWidget(self.encoding)
            row.addStretch(1)
            button.clicked.connect(lambda: self._reread(str(self.encoding.currentData()), ""))
        row.addWidget(button)
        return row

    def _add_findings(self, column: QVBoxLayout, paper: Paper) -> None:
        if not paper.warnings:
            column.addSpacing(8)
            column.addWidget(Label(self.tr("Read without anything to note."), "body", "ink2"))
        for finding in sorted(paper.warnings, key=lambda f: not f.disguise):
            self._add_finding(column, paper, finding)

    def _add_finding(self, column: QVBoxLayout, paper: Paper, finding: Finding) -> None:
        told = words_of(finding)
        head = QHBoxLayout()
        head.setSpacing(8)
        ink = "err" if paper.status != "ok" else "warn" if finding.disguise else "ink2"
        head.addWidget(IconLabel(told.icon, ink))
        head.addWidget(Label(told.title, "strong"))
        column.addSpacing(10)
        column.addLayout(head)
        beside = len(told.title) + len(told.meaning) <= LETTERS_BESIDE
        if beside:
            head.addWidget(Label(told.meaning, "caption", "ink2"))
        else:
            column.addWidget(Label(told.meaning, "caption", "ink2", wrap=True))
        head.addStretch(1)
        places = QVBoxLayout()
        places.setSpacing(4)
        column.addLayout(places)
        self._add_places(places, paper, finding, 0, PLACES_SHOWN)
        if len(finding.spans) > PLACES_SHOWN:
            every = Button(self.tr("All %n places", "", len(finding.spans)), "link")
            every.clicked.connect(lambda: self._add_places(places, paper, finding, PLACES_SHOWN, MOST_PLACES))
            every.clicked.connect(every.hide)
            head.addWidget(every)

    def _add_places(self, layout: QVBoxLayout, paper: Paper, finding: Finding, first: int, last: int) -> None:
        for span in finding.spans[first:last]:
            row = PlaceRow(paper.text, span, finding.spans)
            row.clicked.connect(lambda at=span: self.opened.emit(paper.id, at))
            layout.addWidget(row)

    # ── acting ──

    def _open(self, _index: QModelIndex) -> None:
        document = self.current()
        if document >= 0 and self._report is not None:
            spans = [s for f in self._report.documents[document].warnings for s in f.spans]
            self.opened.emit(document, spans[0] if spans else Span(0, 0))

    def _ask_original(self) -> None:
        if self.current() >= 0:
            self.original_asked.emit(self.current())

    def _reread(self, encoding: str, password: str) -> None:
        if self.current() >= 0:
            self.reread_asked.emit(self.current(), encoding, password)
