"""The tables of a report as Qt models. Sorting and filtering are done on columns of NumPy, not by comparing rows in Python:
ten thousand pairs sort in a few milliseconds.

The filter takes words (each must stand in a name) and bounds on the larger share in percent: `S07 >50`.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from plagcheck.engine import Comparison, Report, Review, ReviewState
from plagcheck.ui.components import CELL, SORT, Chip, ChipsCell, IconCell, LevelCell, NameCell, ShareCell, TextCell
from plagcheck.ui.components.painting import LIT_BARS, level_name, percent
from plagcheck.ui.names import Names
from plagcheck.ui.states import STATES, review_icon, state_name

Index = QModelIndex | QPersistentModelIndex
_BOUND = re.compile(r"(>=|<=|[><≥≤])\s*(\d+(?:\.\d+)?)%?")
_ROOT = QModelIndex()


@dataclass(frozen=True, slots=True)
class PairRow:
    """One row of the table of pairs: two submissions, or a paper and a reference; `pairs` are positions in the report."""

    a: int
    b: int
    """Documents that stand for the row."""
    copied_a: float | None
    copied_b: float | None
    level: str | None
    longest: int | None
    distance: int | None
    near: bool
    pairs: tuple[int, ...]

    @property
    def copied(self) -> float:
        """The larger share."""
        return max(self.copied_a or 0.0, self.copied_b or 0.0)


def pair_rows(report: Report) -> list[PairRow]:
    """All rows of a report: pairs of submissions, then pairs of documents that belong to no pair of submissions."""
    rows = [
        _row([report.pairs[i] for i in s.pairs], s.pairs, (s.copied_a, s.copied_b), s.level)
        for s in report.submission_pairs
        if s.pairs
    ]
    told = {i for s in report.submission_pairs for i in s.pairs}
    rows += [_row([p], (i,), (p.copied_a, p.copied_b), p.level) for i, p in enumerate(report.pairs) if i not in told]
    return rows


def _row(
    pairs: Sequence[Comparison], places: tuple[int, ...], shares: tuple[float | None, float | None], level: str | None
) -> PairRow:
    best = pairs[0]
    if len(pairs) == 1:
        longest = (best.longest_match or 0) if level else None
        return PairRow(best.a, best.b, *shares, level, longest, best.distance, bool(best.near_duplicate), places)
    distances = [p.distance for p in pairs if p.distance is not None]
    return PairRow(
        best.a,
        best.b,
        *shares,
        level,
        max((p.longest_match or 0 for p in pairs), default=0) if level else None,
        min(distances, default=None),
        any(p.near_duplicate for p in pairs),
        places,
    )


def _ids(pair: Comparison) -> tuple[int, int]:
    return min(pair.a, pair.b), max(pair.a, pair.b)


def _review(reviews: Sequence[Review | None]) -> Review:
    """What was said of a row: the state furthest on of its pairs of papers, and all notes."""
    said = [each for each in reviews if each is not None]
    state: ReviewState = next((s for s in ("discuss", "aside") if any(each.state == s for each in said)), "open")
    return Review(0, 0, state, "\n".join(each.note for each in said if each.note))


class RowModel(QAbstractTableModel):
    """Rows that are shown in an order of their own; subclasses give columns, cells and sort keys."""

    def __init__(self, rows: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._all = rows
        self._shown: npt.NDArray[np.int64] = np.arange(rows)
        self._sorted_by: tuple[int, bool] | None = None
        self._mask: npt.NDArray[np.bool_] = np.ones(rows, bool)

    def titles(self) -> tuple[str, ...]:
        """Words over the columns."""
        raise NotImplementedError

    def right(self) -> frozenset[int]:
        """Columns whose cells stand right."""
        return frozenset()

    def cell(self, row: int, column: int) -> Any:
        """The cell value of a row of the report."""
        raise NotImplementedError

    def text(self, row: int, column: int) -> str:
        """The same as words."""
        raise NotImplementedError

    def keys(self, column: int) -> npt.NDArray[Any]:
        """What all rows are sorted by in a column."""
        raise NotImplementedError

    def tip(self, _row: int, _column: int) -> str | None:
        """Tooltip of a cell."""
        return None

    def rowCount(self, parent: Index = _ROOT) -> int:
        """Rows shown now."""
        return 0 if parent.isValid() else len(self._shown)

    def columnCount(self, parent: Index = _ROOT) -> int:
        """Columns."""
        return 0 if parent.isValid() else len(self.titles())

    def source_row(self, shown: int) -> int:
        """The report's row behind a shown one."""
        return int(self._shown[shown])

    def shown_row(self, source: int) -> int:
        """Where a row of the report is shown, −1 when it is filtered out."""
        found = np.flatnonzero(self._shown == source)
        return int(found[0]) if len(found) else -1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Words, cell, sort key or tooltip."""
        if not index.isValid():
            return None
        row, column = self.source_row(index.row()), index.column()
        if role == CELL:
            return self.cell(row, column)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.text(row, column)
        if role == Qt.ItemDataRole.ToolTipRole:
            return self.tip(row, column)
        if role == SORT:
            return self.keys(column)[row].item()
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Words over a column and where they stand."""
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(self.titles()):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.titles()[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignRight if section in self.right() else Qt.AlignmentFlag.AlignLeft
        return None

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Order the rows by a column; equal ones keep the report's order."""
        if not 0 <= column < len(self.titles()):
            return
        self._sorted_by = (column, order == Qt.SortOrder.DescendingOrder)
        self._rearrange()

    def show_only(self, mask: npt.NDArray[np.bool_]) -> None:
        """Show the rows of the report for which `mask` (bool, one a row) holds."""
        self.beginResetModel()
        self._mask = mask
        self._shown = self._ordered()
        self.endResetModel()

    def _rearrange(self) -> None:
        self.layoutAboutToBeChanged.emit()
        old = self.persistentIndexList()
        sources = [(self.source_row(i.row()), i.column()) for i in old]
        self._shown = self._ordered()
        place = np.full(self._all, -1)
        place[self._shown] = np.arange(len(self._shown))
        self.changePersistentIndexList(old, [self.index(int(place[r]), c) for r, c in sources])
        self.layoutChanged.emit()

    def _ordered(self) -> npt.NDArray[np.int64]:
        if self._sorted_by is None:
            return np.flatnonzero(self._mask)
        column, falling = self._sorted_by
        keys = self.keys(column)
        if falling:  # reversed twice, so that equal rows keep their order
            order = np.argsort(keys[::-1], kind="stable")[::-1]
            order = len(keys) - 1 - order
        else:
            order = np.argsort(keys, kind="stable")
        return np.asarray(order[self._mask[order]])


def filter_test(text: str) -> tuple[list[str], list[tuple[Callable[[Any, Any], Any], float]]]:
    """The words and the bounds on the share (0..1) of a filter text."""
    operators: dict[str, Callable[[Any, Any], Any]] = {
        ">": np.greater, ">=": np.greater_equal, "≥": np.greater_equal,
        "<": np.less, "<=": np.less_equal, "≤": np.less_equal,
    }  # fmt: skip
    bounds = [(operators[sign], float(number) / 100) for sign, number in _BOUND.findall(text)]
    return _BOUND.sub(" ", text).casefold().split(), bounds


class PairModel(RowModel):
    """The pairs of a report: level, the two papers, both shares, longest passage, fingerprint distance, what was said."""

    LEVEL, A, B, A_IN_B, B_IN_A, LONGEST, DISTANCE, REVIEW = range(8)

    def __init__(self, report: Report, names: Names, parent: QObject | None = None) -> None:
        self.rows = pair_rows(report)
        super().__init__(len(self.rows), parent)
        self._names = names
        self._report = report
        self.copied = np.array([r.copied for r in self.rows], float)
        folded = [names.whole(p.id).casefold() for p in report.documents]
        reviews = {(each.a, each.b): each for each in report.reviews}
        self.reviews = [_review([reviews.get(_ids(report.pairs[i])) for i in r.pairs]) for r in self.rows]
        self._haystack = [f"{folded[r.a]}\n{folded[r.b]}" for r in self.rows]
        self._keys: dict[int, npt.NDArray[Any]] = {}

    def titles(self) -> tuple[str, ...]:
        """Words over the columns."""
        return (
            self.tr("Level"), self.tr("Paper A"), self.tr("Paper B"), self.tr("A in B"), self.tr("B in A"),
            self.tr("Longest passage"), self.tr("Distance"), "",
        )  # fmt: skip

    def right(self) -> frozenset[int]:
        """Figures stand right."""
        return frozenset({self.A_IN_B, self.B_IN_A, self.LONGEST, self.DISTANCE})

    def filter(self, text: str, threshold: float, state: str = "") -> None:
        """Show the pairs at or above `threshold` (0..1), in a state of review if any, that satisfy a filter text."""
        words, bounds = filter_test(text)
        mask = self.copied >= threshold - 1e-9
        if state:
            mask &= np.array([review.state == state for review in self.reviews], bool)
        for operator, bound in bounds:
            mask &= operator(self.copied, bound)
        if words:
            mask &= np.array([all(w in hay for w in words) for hay in self._haystack], bool)
        self.show_only(mask)

    def cell(self, row: int, column: int) -> Any:
        """The value to draw."""
        r = self.rows[row]
        if column == self.LEVEL:
            return LevelCell(r.level)
        if column in (self.A, self.B):
            paper = r.a if column == self.A else r.b
            return NameCell(self._names.rest(paper), self._names.key_of_paper(paper))
        if column in (self.A_IN_B, self.B_IN_A):
            return ShareCell(r.copied_a if column == self.A_IN_B else r.copied_b)
        if column == self.REVIEW:
            return IconCell(review_icon(self.reviews[row]))
        if column == self.DISTANCE and r.near:
            return ChipsCell((Chip(str(r.distance), "accent"),), right=True)
        return TextCell(self.text(row, column), right=True)

    def text(self, row: int, column: int) -> str:
        """The value as words."""
        r = self.rows[row]
        if column == self.LEVEL:
            return level_name(r.level)
        if column in (self.A, self.B):
            return self._names.whole(r.a if column == self.A else r.b)
        if column in (self.A_IN_B, self.B_IN_A):
            return percent(r.copied_a if column == self.A_IN_B else r.copied_b)
        if column == self.REVIEW:
            said = self.reviews[row]
            return "" if said == Review(0, 0) else f"{state_name(said.state)} {said.note}".strip()
        if column == self.LONGEST:
            return "–" if r.longest is None else self.tr("{} chars").format(f"{r.longest:,}")
        return "–" if r.distance is None else str(r.distance)

    def tip(self, row: int, column: int) -> str | None:
        """Whole names and definitions."""
        r = self.rows[row]
        a, b = self._names.key_of_paper(r.a), self._names.key_of_paper(r.b)
        match column:
            case self.A | self.B:
                return self.text(row, column)
            case self.A_IN_B:
                return self.tr("{} of the counted text of {} is found in {}").format(percent(r.copied_a), a, b)
            case self.B_IN_A:
                return self.tr("{} of the counted text of {} is found in {}").format(percent(r.copied_b), b, a)
            case self.LONGEST:
                return self.tr("The longest run of equal text, in counted characters of {}").format(a)
            case self.REVIEW:
                return self.text(row, column) or None
            case self.DISTANCE:
                return self.tr("Bits in which the fingerprints differ, of {}").format(self._report.options.bits)
        return None

    def keys(self, column: int) -> npt.NDArray[Any]:
        """Numbers for numbers, names for names."""
        if column not in self._keys:
            self._keys[column] = self._reckon(column)
        return self._keys[column]

    def _reckon(self, column: int) -> npt.NDArray[Any]:
        none = -1.0
        match column:
            case self.LEVEL:
                return np.array([LIT_BARS.get(r.level or "", -1) + r.copied / 2 for r in self.rows], float)
            case self.A | self.B:
                return np.array([self._names.whole(r.a if column == self.A else r.b).casefold() for r in self.rows], str)
            case self.A_IN_B:
                return np.array([none if r.copied_a is None else r.copied_a for r in self.rows], float)
            case self.B_IN_A:
                return np.array([none if r.copied_b is None else r.copied_b for r in self.rows], float)
            case self.REVIEW:
                return np.array([STATES.index(review.state) + bool(review.note) / 2 for review in self.reviews], float)
            case self.LONGEST:
                return np.array([r.longest or 0 for r in self.rows], float)
        return np.array([np.inf if r.distance is None else r.distance for r in self.rows], float)
