"""The papers of a class, ranked: how much of each is found elsewhere, the largest share from one paper, and from which."""

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QModelIndex, QObject, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from plagcheck.engine import Paper, Report
from plagcheck.ui.components import Card, ChipsCell, Column, NameCell, SearchField, ShareCell, Table, TextCell, percent
from plagcheck.ui.findings import chips_of, file_icon, language_name
from plagcheck.ui.models import RowModel, filter_test
from plagcheck.ui.names import Names


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a paper stands: its largest share from one other paper, and that pair's position in the report."""

    largest: float | None
    source: int | None = None
    pair: int | None = None


def standings(report: Report) -> list[Standing]:
    """One for each document, from all pairs of the report."""
    best = [Standing(0.0 if p.status == "ok" and p.counted else None) for p in report.documents]
    for i, pair in enumerate(report.pairs):
        for own, other, share in ((pair.a, pair.b, pair.copied_a), (pair.b, pair.a, pair.copied_b)):
            if share and share > (best[own].largest or 0.0):
                best[own] = Standing(share, other, i)
    return best


class PapersModel(RowModel):
    """One row a paper."""

    PAPER, TYPE, LANGUAGE, COUNTED, LARGEST, SOURCE, HINTS = range(7)

    def __init__(self, report: Report, names: Names, parent: QObject | None = None) -> None:
        super().__init__(len(report.documents), parent)
        self._papers = report.documents
        self._names = names
        self.standings = standings(report)
        self._haystack = [names.whole(p.id).casefold() for p in report.documents]
        self._shares = np.array([s.largest or 0.0 for s in self.standings], float)

    def titles(self) -> tuple[str, ...]:
        """Words over the columns."""
        return (
            self.tr("Paper"), self.tr("Type"), self.tr("Language"), self.tr("Counted"),
            self.tr("Largest share from one paper"), self.tr("From"), self.tr("Reading"),
        )  # fmt: skip

    def right(self) -> frozenset[int]:
        """Figures stand right."""
        return frozenset({self.COUNTED, self.LARGEST})

    def filter(self, text: str) -> None:
        """Show the papers that satisfy a filter text."""
        words, bounds = filter_test(text)
        mask = np.array([all(w in hay for w in words) for hay in self._haystack], bool)
        for operator, bound in bounds:
            mask &= operator(self._shares, bound)
        self.show_only(mask)

    def cell(self, row: int, column: int) -> Any:
        """The value to draw."""
        paper, standing = self._papers[row], self.standings[row]
        match column:
            case self.PAPER:
                kind = file_icon(paper.document.kind)
                return NameCell(self._names.rest(row), self._names.key_of_paper(row), icon=kind, ink="ink")
            case self.LARGEST:
                return ShareCell(standing.largest)
            case self.HINTS:
                return ChipsCell(chips_of(paper))
        return TextCell(self.text(row, column), right=column == self.COUNTED)

    def text(self, row: int, column: int) -> str:
        """The value as words."""
        paper, standing = self._papers[row], self.standings[row]
        match column:
            case self.PAPER:
                return self._names.whole(row)
            case self.TYPE:
                return paper.document.kind
            case self.LANGUAGE:
                return language_name(paper.language)
            case self.COUNTED:
                return _counted(paper)
            case self.LARGEST:
                return percent(standing.largest)
            case self.SOURCE:
                return "" if standing.source is None else self._names.whole(standing.source)
        return ", ".join(chip.text for chip in chips_of(paper))

    def tip(self, row: int, column: int) -> str | None:
        """Whole names and what the figures mean."""
        if column == self.COUNTED:
            return self.tr("Letters, digits and ideographs, less what is excluded: the denominator of the share")
        if column == self.LARGEST:
            return self.tr("Counted characters found in one other paper ÷ counted characters")
        return self.text(row, column) or None

    def keys(self, column: int) -> npt.NDArray[Any]:
        """Numbers for numbers, names for names."""
        if column == self.COUNTED:
            return np.array([p.counted for p in self._papers], float)
        if column == self.LARGEST:
            return np.array([-1.0 if s.largest is None else s.largest for s in self.standings], float)
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
        columns = (Column(220, 3), Column(64), Column(130), Column(96), Column(200), Column(150, 2), Column(240))
        self.table = Table(self.tr("Papers"), columns)
        self.table.setSortingEnabled(True)
        self.table.opened.connect(self._open)
        card.body.addWidget(self.table, 1)
        whole.addWidget(card)

    def show_report(self, report: Report, names: Names) -> None:
        """Show the papers of a report, the most copied first."""
        self._model = PapersModel(report, names, self)
        self.table.setModel(self._model)
        self.table.horizontalHeader().setSortIndicator(PapersModel.LARGEST, Qt.SortOrder.DescendingOrder)

    def _refilter(self, text: str) -> None:
        if self._model is not None:
            self._model.filter(text)

    def _open(self, index: QModelIndex) -> None:
        assert self._model is not None
        pair = self._model.standings[self._model.source_row(index.row())].pair
        if pair is not None:
            self.opened.emit(pair)
