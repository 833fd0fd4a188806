"""The papers of a class, ranked: how much of each is found elsewhere, the largest share from one paper, and from which."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QModelIndex, QObject, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from plagcheck.engine import Paper, Ranked, Report
from plagcheck.ui.components import Card, ChipsCell, Column, NameCell, SearchField, ShareCell, Table, TextCell, percent
from plagcheck.ui.findings import chips_of, file_icon, language_name
from plagcheck.ui.models import RowModel, filter_test
from plagcheck.ui.names import Names


class PapersModel(RowModel):
    """One row a paper."""

    PAPER, LANGUAGE, COUNTED, TOTAL, PLAIN, LARGEST, SOURCE, HINTS = range(8)

    def __init__(self, report: Report, names: Names, ranked: Sequence[Ranked] = (), parent: QObject | None = None) -> None:
        super().__init__(len(report.documents), parent)
        self._papers = report.documents
        self._names = names
        self.ranked = {r.document: r for r in ranked}
        self._haystack = [names.whole(p.id).casefold() for p in report.documents]
        self._shares = self.keys(self.TOTAL)

    def titles(self) -> tuple[str, ...]:
        """Words over the columns."""
        return (
            self.tr("Paper"), self.tr("Language"), self.tr("Counted"), self.tr("Total copied share"),
            self.tr("Without quotations"), self.tr("Largest from one"), self.tr("From"), self.tr("Reading"),
        )  # fmt: skip

    def right(self) -> frozenset[int]:
        """Figures stand right."""
        return frozenset({self.COUNTED, self.TOTAL, self.PLAIN, self.LARGEST})

    def filter(self, text: str) -> None:
        """Show the papers that satisfy a filter text."""
        words, bounds = filter_test(text)
        mask = np.array([all(w in hay for w in words) for hay in self._haystack], bool)
        for operator, bound in bounds:
            mask &= operator(self._shares, bound)
        self.show_only(mask)

    def share(self, row: int, column: int) -> float | None:
        """The share of a paper in one of the three columns of shares; None for a paper that takes part in none."""
        ranked = self.ranked.get(row)
        if ranked is None:
            return None
        return {self.TOTAL: ranked.total.share, self.PLAIN: ranked.without_quoted.share}.get(column, ranked.largest)

    def cell(self, row: int, column: int) -> Any:
        """The value to draw."""
        paper = self._papers[row]
        if column == self.PAPER:
            icon = file_icon(paper.document.kind)
            return NameCell(self._names.rest(row), self._names.key_of_paper(row), icon=icon, ink="ink")
        if column == self.TOTAL:
            return ShareCell(self.share(row, column))
        if column == self.HINTS:
            return ChipsCell(chips_of(paper))
        return TextCell(self.text(row, column), right=column in self.right())

    def text(self, row: int, column: int) -> str:
        """The value as words."""
        paper = self._papers[row]
        match column:
            case self.PAPER:
                return self._names.whole(row)
            case self.LANGUAGE:
                return language_name(paper.language)
            case self.COUNTED:
                return _counted(paper)
            case self.TOTAL | self.PLAIN | self.LARGEST:
                return percent(self.share(row, column))
            case self.SOURCE:
                source = self.ranked[row].source if row in self.ranked else None
                return "" if source is None else self._names.whole(source)
        return ", ".join(chip.text for chip in chips_of(paper))

    def tip(self, row: int, column: int) -> str | None:
        """Whole names and what the figures mean."""
        meanings = {
            self.COUNTED: self.tr("Letters, digits and ideographs, less what is excluded: the denominator of the share"),
            self.TOTAL: self.tr("Union over all sources ÷ counted characters"),
            self.PLAIN: self.tr("The same with quotations and references taken from both sides of the division"),
            self.LARGEST: self.tr("Counted characters found in one other paper ÷ counted characters"),
        }
        return meanings.get(column) or self.text(row, column) or None

    def keys(self, column: int) -> npt.NDArray[Any]:
        """Numbers for numbers, names for names."""
        if column == self.COUNTED:
            return np.array([p.counted for p in self._papers], float)
        if column in (self.TOTAL, self.PLAIN, self.LARGEST):
            shares = [self.share(row, column) for row in range(len(self._papers))]
            return np.array([-1.0 if s is None else s for s in shares], float)
        if column == self.HINTS:
            return np.array([len(p.warnings) for p in self._papers], float)
        return np.array([self.text(row, column).casefold() for row in range(len(self._papers))], str)


def _counted(paper: Paper) -> str:
    return f"{paper.counted:,}" if paper.status == "ok" else "–"


class PapersPage(QWidget):
    """The table of papers with its filter; Enter opens the pair a paper's largest share comes from."""

    opened = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model: PapersModel | None = None
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 16, 16, 12)
        card = Card(self.tr("Papers"), self.tr("double-click opens the pair the largest share comes from"))
        card.body.setContentsMargins(1, 10, 1, 1)
        card.bar.setContentsMargins(15, 0, 11, 0)
        self.filter = SearchField(self.tr("Filter: name, file, or >50"), self.tr("Filter the papers"))
        self.filter.textChanged.connect(self._refilter)
        card.bar.addWidget(self.filter)
        columns = (
            Column(200, 3), Column(96), Column(84), Column(150), Column(136, optional=True), Column(124), Column(120, 2),
            Column(206, 1, optional=True),
        )  # fmt: skip
        self.table = Table(self.tr("Papers"), columns)
        self.table.setSortingEnabled(True)
        self.table.opened.connect(self._open)
        card.body.addWidget(self.table, 1)
        whole.addWidget(card)

    def show_report(self, report: Report, names: Names, ranked: Sequence[Ranked] = ()) -> None:
        """Show the papers of a report, the most copied first."""
        self._model = PapersModel(report, names, ranked, self)
        self.table.setModel(self._model)
        self.table.horizontalHeader().setSortIndicator(PapersModel.TOTAL, Qt.SortOrder.DescendingOrder)

    def _refilter(self, text: str) -> None:
        if self._model is not None:
            self._model.filter(text)

    def _open(self, index: QModelIndex) -> None:
        assert self._model is not None
        ranked = self._model.ranked.get(self._model.source_row(index.row()))
        if ranked is not None and ranked.pair is not None:
            self.opened.emit(ranked.pair)
