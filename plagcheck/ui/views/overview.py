"""A class at a glance: four numbers, the distribution with the threshold, the pairs, the heat map, the groups.

Everything leads to the text: Enter, a double click or a click in the heat map opens the pair.
"""

from collections.abc import Iterator
from statistics import median

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from plagcheck.engine import Report
from plagcheck.ui import theme
from plagcheck.ui.components import (
    Button,
    Card,
    Column,
    EmptyState,
    IconButton,
    Label,
    NumberField,
    SearchField,
    Segmented,
    Table,
    percent,
)
from plagcheck.ui.components.painting import LIT_BARS, level_name, text_width
from plagcheck.ui.models import PairModel
from plagcheck.ui.names import Names
from plagcheck.ui.states import state_name
from plagcheck.ui.views.cards import NumberCard, ShareCard
from plagcheck.ui.views.group_graph import GroupGraph
from plagcheck.ui.views.group_list import ROW_PX, GroupModel
from plagcheck.ui.views.grouping import Entrants, Group, groups_at, heat_order, shares_matrix
from plagcheck.ui.views.heatmap import HeatMap
from plagcheck.ui.views.histogram import USUAL_PERCENT, Histogram, suggested_percent

SMALLEST_PX = (1010, 560)
"""With less room the page scrolls."""
REGROUP_AFTER_MS = 60
"""While the threshold is dragged, groups and heat map follow a little later than the table."""


def pair_columns() -> tuple[Column, ...]:
    """Columns of the table of pairs; level and longest passage are as wide as their words in the language in force."""
    level = max(text_width(level_name(name), "strong") for name in LIT_BARS) / theme.zoom()
    longest = text_width(QCoreApplication.translate("PairModel", "Longest passage"), "caption") / theme.zoom()
    return (
        Column(round(level) + 54, gap=8), Column(110, 1, gap=8), Column(110, 1), Column(122), Column(122),
        Column(max(76, round(longest) + 20), optional=True), Column(74, optional=True), Column(24, optional=True),
    )  # fmt: skip


class OverviewPage(QWidget):
    """All pairs of a report."""

    opened = Signal(int)
    """Position of a pair in the report."""
    reading_asked = Signal()
    _card: ShareCard | None = None

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._report: Report | None = None
        self._model: PairModel | None = None
        self._matrix: npt.NDArray[np.float64] = np.zeros((0, 0))
        self._suggested = USUAL_PERCENT
        self._build()
        self._restyle()
        self._late = QTimer(self)
        self._late.setSingleShot(True)
        self._late.setInterval(REGROUP_AFTER_MS)
        self._late.timeout.connect(self._regroup)

    # ── building ──

    def _build(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(16, 16, 16, 12)
        grid.setSpacing(12)
        cards = QHBoxLayout()
        cards.setSpacing(12)
        self.highest = NumberCard(self.tr("Highest copied share"))
        self.median = NumberCard(self.tr("Median"))
        self.grouped = NumberCard(self.tr("Groups at the threshold"))
        self.unread = NumberCard(self.tr("Could not be read"))
        for card in (self.highest, self.median, self.grouped, self.unread):
            cards.addWidget(card, 1)
        self.unread.clicked.connect(self.reading_asked)
        self.highest.clicked.connect(self._open_highest)
        grid.addLayout(cards, 0, 0, 1, 2)
        left, right = QVBoxLayout(), QVBoxLayout()
        for column in (left, right):
            column.setSpacing(12)
        left.addWidget(self._build_distribution(), 0)
        left.addWidget(self._build_pairs(), 1)
        right.addWidget(self._build_heat(), 3)
        right.addWidget(self._build_groups(), 2)
        grid.addLayout(left, 1, 0)
        grid.addLayout(right, 1, 1)
        grid.setRowStretch(1, 1)
        grid.setColumnStretch(0, 864)
        grid.setColumnStretch(1, 452)

    def _build_distribution(self) -> Card:
        card = Card(self.tr("Distribution of the shares"), " ")
        self._spread = card
        self.threshold = NumberField(1, 100, self.tr("Threshold"))
        self.threshold.setSuffix("%")
        self.use_suggested = Button("", "link")
        self.use_suggested.clicked.connect(self._take_suggested)
        card.bar.addWidget(Label(self.tr("Threshold"), "caption", "ink2"))
        card.bar.addWidget(self.threshold)
        card.bar.addWidget(self.use_suggested)
        self.histogram = Histogram()
        card.body.addWidget(self.histogram, 1)
        card.body.setContentsMargins(16, 12, 16, 10)
        self.histogram.valueChanged.connect(self.threshold.setValue)
        self.threshold.valueChanged.connect(self.histogram.setValue)
        self.threshold.valueChanged.connect(self._threshold_moved)
        return card

    def _build_pairs(self) -> Card:
        card = Card(self.tr("Pairs"), self.tr("double-click opens"))
        choices = [("above", self.tr("≥ threshold")), ("all", self.tr("All")), ("discuss", state_name("discuss"))]
        self.which = Segmented(choices, self.tr("Pairs shown"))
        self.which.set_offered("discuss", False)
        self.which.chosen.connect(self._refilter)
        self.filter = SearchField(self.tr("Filter: name, file, or >50"), self.tr("Filter the pairs"))
        self.filter.textChanged.connect(self._refilter)
        QShortcut(QKeySequence("/"), self, self.filter.setFocus)
        card.bar.addWidget(self.which)
        card.bar.addWidget(self.filter)
        self.table = Table(self.tr("Pairs"), pair_columns())
        self.table.setSortingEnabled(True)
        self.table.opened.connect(self._open_row)
        self.table.hovered.connect(self._row_hovered)
        self._empty = EmptyState("funnel-simple")
        self._empty.acted.connect(self._lower_threshold)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.table)
        self._stack.addWidget(self._empty)
        card.body.addWidget(self._stack, 1)
        card.body.setContentsMargins(1, 10, 1, 1)
        card.bar.setContentsMargins(15, 0, 11, 0)
        return card

    def _build_heat(self) -> Card:
        self._picture = card = Card(self.tr("Heat map"))
        self._picture_caption = Label("", "caption", "ink2", elide=True, right=True)
        card.bar.addWidget(self._picture_caption, 1)
        self.as_graph = IconButton("share-network", self.tr("Show the groups as a graph"))
        self.as_graph.setCheckable(True)
        self.as_graph.toggled.connect(self._show_picture)
        card.bar.addWidget(self.as_graph)
        self.heat, self.graph = HeatMap(), GroupGraph()
        self._pictures = QStackedWidget()
        for picture in (self.heat, self.graph):
            picture.pointed.connect(self._cell_pointed)
            picture.opened.connect(self._open_cell)
            self._pictures.addWidget(picture)
        self.graph.picked.connect(self._pick)
        card.body.addWidget(self._pictures, 1)
        card.body.setContentsMargins(16, 11, 16, 16)
        self._show_picture(False)
        return card

    def _show_picture(self, as_graph: bool) -> None:
        self._pictures.setCurrentWidget(self.graph if as_graph else self.heat)
        if as_graph:
            title, caption = self.tr("Graph"), self.tr("an arrow: most of it is found there")
        else:
            title, caption = self.tr("Heat map"), self.tr("how much of the row is found in the column")
        self._picture.title.setText(title)
        self._picture_caption.setText(caption)
        self._regroup()

    def _build_groups(self) -> Card:
        card = Card(self.tr("Groups"))
        self._groups_caption = Label("", "caption", "ink2", elide=True, right=True)
        card.bar.addWidget(self._groups_caption, 1)
        self._group_model = GroupModel(self)
        self.groups = Table(self.tr("Groups"), (Column(10, 1),), row_height=ROW_PX)
        self.groups.horizontalHeader().hide()
        self.groups.setModel(self._group_model)
        self.groups.opened.connect(self._open_group)
        card.body.addWidget(self.groups, 1)
        card.body.setContentsMargins(1, 16, 1, 1)
        card.bar.setContentsMargins(15, 0, 15, 0)
        return card

    # ── showing ──

    def show_report(self, report: Report, names: Names) -> None:
        """Show a report from the start, at the suggested threshold; one on the same papers as before at the same place."""
        again = self._report is not None and [p.path for p in report.documents] == [p.path for p in self._report.documents]
        selected = self._selected_ids()
        self._report, self._names = report, names
        self._model = PairModel(report, names, self)
        self._entrants = Entrants(report, self._model.rows)
        self._matrix = shares_matrix(self._entrants)
        self._suggested = suggested_percent(self._model.copied)
        self.table.setModel(self._model)
        if not again:
            self.table.horizontalHeader().setSortIndicator(PairModel.A_IN_B, Qt.SortOrder.DescendingOrder)
        header = self.table.horizontalHeader()
        self._model.sort(header.sortIndicatorSection(), header.sortIndicatorOrder())
        self.histogram.set_shares(self._model.copied, self._suggested)
        self.use_suggested.set_text(self.tr("use suggested {}%").format(self._suggested))
        self._show_numbers()
        with_text = int((self._model.copied > 0).sum())
        self._spread.caption.setText(
            self.tr("{shared} pairs share text, the other {rest} do not").format(
                shared=f"{with_text:,}", rest=f"{max(0, report.compared - with_text):,}"
            )
        )
        self.which.set_count("all", with_text)
        to_discuss = sum(review.state == "discuss" for review in self._model.reviews)
        self.which.set_count("discuss", to_discuss)
        self.which.set_offered("discuss", bool(to_discuss))
        if not again:
            self.threshold.setValue(self._suggested)
        self._threshold_moved()
        self._regroup()
        if again:
            self._select_source(next((i for i, r in enumerate(self._model.rows) if (r.a, r.b) == selected), -1))

    def _selected_ids(self) -> tuple[int, int]:
        source = self._selected_source()
        return (self._model.rows[source].a, self._model.rows[source].b) if self._model and source >= 0 else (-1, -1)

    def _show_numbers(self) -> None:
        model, report = self._model, self._report
        assert model is not None
        assert report is not None
        shared = model.copied[model.copied > 0]
        definition = self.tr("Copied share of A: counted characters of A inside matches ÷ all counted characters of A")
        if len(shared):
            share, a, b = max(self._shares_of_papers(), key=lambda each: each[0])
            key = self._names.key_of_paper
            self.highest.show_number(percent(share), self.tr("of {} is found in {}").format(key(a), key(b)), definition)
            line = self.tr("of the {} pairs that share text, larger direction").format(f"{len(shared):,}")
            self.median.show_number(percent(median(shared.tolist())), line, definition)
        else:
            self.highest.show_number("–", self.tr("no two papers share text"), definition)
            self.median.show_number("–", "", definition)
        self._show_unread(report)

    def _shares_of_papers(self) -> Iterator[tuple[float, int, int]]:
        """Every share of a paper that is checked, with that paper and the one it is found in; none of an earlier text."""
        assert self._model is not None
        assert self._report is not None
        for row in self._model.rows:
            for share, paper, other in ((row.copied_a, row.a, row.b), (row.copied_b, row.b, row.a)):
                if self._report.documents[paper].role == "paper":
                    yield share or 0.0, paper, other

    def _show_unread(self, report: Report) -> None:
        unread = [p for p in report.documents if p.status != "ok"]
        words = {
            "no-text": self.tr("{} holds no text"), "password": self.tr("{} is protected"),
            "unreadable": self.tr("{} is damaged"), "too-large": self.tr("{} is too large"),
        }  # fmt: skip
        scan = self.tr("{} has no text layer")
        said = [scan if any(f.code == "no-text-layer" for f in p.warnings) else words[p.status] for p in unread[:2]]
        told = [line.format(self._names.key_of_paper(p.id)) for line, p in zip(said, unread, strict=False)]
        line = self.tr(", ").join(told) if unread else self.tr("every paper was read")
        self.unread.show_number(str(len(unread)), line)
        self.unread.icon.setVisible(bool(unread))

    def _threshold_moved(self) -> None:
        if self._model is None:
            return
        above = int((self._model.copied >= self.threshold.value() / 100 - 1e-9).sum())
        self.which.set_count("above", above)
        self._refilter()
        self._late.start()

    def _refilter(self) -> None:
        if self._model is None:
            return
        kept = self._selected_source()
        which = self.which.current()
        threshold = self.threshold.value() / 100 if which == "above" else 0.0
        self._model.filter(self.filter.text(), threshold, "discuss" if which == "discuss" else "")
        self._select_source(kept)
        rows = self._model.rowCount()
        self._stack.setCurrentIndex(0 if rows else 1)
        if not rows:
            self._say_why_empty()

    def _say_why_empty(self) -> None:
        assert self._model is not None
        if self.filter.text().strip():
            self._empty.set_message("funnel-simple", self.tr("No pair fits the filter"), self.filter.text(), "")
        elif not len(self._model.copied) or not self._model.copied.max():
            self._empty.set_message("files", self.tr("No equal text was found"), self.tr("No two papers share a passage"), "")
        else:
            top = self._model.rows[int(np.argmax(self._model.copied))]
            key = self._names.key_of_paper
            self._empty.set_message(
                "funnel-simple",
                self.tr("No pair reaches {}%").format(self.threshold.value()),
                self.tr("The highest is {} ({} and {})").format(percent(top.copied), key(top.a), key(top.b)),
                self.tr("Lower the threshold to {}%").format(max(1, int(top.copied * 100))),
            )

    def _regroup(self) -> None:
        if self._model is None:
            return
        threshold = self.threshold.value()
        groups = groups_at(self._entrants, threshold / 100)
        keys = [self._keys_of(g) for g in groups]
        if self._pictures.currentWidget() is self.heat:
            self.heat.set_matrix(self._matrix, heat_order(self._matrix, groups), [len(g.members) for g in groups])
        else:
            self.graph.set_groups(groups, self._entrants, threshold / 100, keys)
        self._group_model.set_groups(groups, keys)
        self._groups_caption.setText(self.tr("papers joined at {}% or more").format(threshold))
        papers, joined = sum(len(g.members) for g in groups), sum(g.joined for g in groups)
        line = self.tr("{} papers, {} pairs ≥ {}%").format(f"{papers:,}", f"{joined:,}", threshold)
        self.grouped.show_number(str(len(groups)), line, self.tr("Papers joined by pairs at or above the threshold"))

    def _keys_of(self, group: Group) -> tuple[str, ...]:
        return tuple(self._names.key_of_paper(self._entrants.documents[m]) for m in group.members)

    # ── acting ──

    def _selected_source(self) -> int:
        index = self.table.currentIndex()
        return self._model.source_row(index.row()) if self._model and index.isValid() else -1

    def _select_source(self, source: int) -> None:
        row = self._model.shown_row(source) if self._model and source >= 0 else -1
        if row >= 0:
            self.table.selectRow(row)

    def _take_suggested(self) -> None:
        self.threshold.setValue(self._suggested)

    def _lower_threshold(self) -> None:
        assert self._model is not None
        self.threshold.setValue(max(1, int(self._model.copied.max() * 100)))

    def _open_row(self, index: QModelIndex) -> None:
        assert self._model is not None
        self.opened.emit(self._model.rows[self._model.source_row(index.row())].pairs[0])

    def _open_highest(self) -> None:
        if self._model is not None and len(self._model.rows):
            self.opened.emit(self._model.rows[int(np.argmax(self._model.copied))].pairs[0])

    def _open_group(self, index: QModelIndex) -> None:
        assert self._model is not None
        self.opened.emit(self._model.rows[self._group_model.groups[index.row()].best].pairs[0])

    def _source_of_cell(self, a: int, b: int) -> int:
        ends = self._entrants
        found = np.flatnonzero(((ends.a == a) & (ends.b == b)) | ((ends.a == b) & (ends.b == a)))
        return int(found[0]) if len(found) else -1

    def _open_cell(self, a: int, b: int) -> None:
        source = self._source_of_cell(a, b)
        if source >= 0 and self._model is not None:
            self.opened.emit(self._model.rows[source].pairs[0])

    def _cell_pointed(self, a: int, b: int) -> None:
        if a < 0 or a == b or self._model is None:
            if self._card is not None:
                self._card.hide()
            self.table.set_hovered_row(-1)
            return
        key = [self._names.key_of_paper(self._entrants.documents[p]) for p in (a, b)]
        if self._card is None:
            self._card = ShareCard(self.window())
        self._card.show_shares(
            self.tr("of {} is found in {}").format(*key),
            percent(float(self._matrix[a, b])),
            self.tr("other way {}").format(percent(float(self._matrix[b, a]))),
        )
        picture = self._in_view()
        self._card.show_beside(picture.cell_rect(a, b).translated(picture.mapTo(self.window(), QPoint(0, 0))))
        source = self._source_of_cell(a, b)
        self.table.set_hovered_row(self._model.shown_row(source) if source >= 0 else -1)

    def _row_hovered(self, row: int) -> None:
        if self._model is None or row < 0 or row >= self._model.rowCount():
            self._in_view().mark(-1, -1)
            return
        r = self._model.rows[self._model.source_row(row)]
        self._in_view().mark(self._entrants.place(r.a), self._entrants.place(r.b))

    def _in_view(self) -> HeatMap | GroupGraph:
        return self.heat if self._pictures.currentWidget() is self.heat else self.graph

    def _pick(self, place: int) -> None:
        """List the pairs of one paper of the graph."""
        self.filter.setText(self._names.key_of_paper(self._entrants.documents[place]))

    def hideEvent(self, event: object) -> None:
        """Take the card of the heat map away."""
        if self._card is not None:
            self._card.hide()
        super().hideEvent(event)  # type: ignore[arg-type]

    def changeEvent(self, event: QEvent) -> None:
        """Follow the zoom."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._restyle()

    def _restyle(self) -> None:
        self._spread.setFixedHeight(theme.px(202))
        self.setMinimumSize(theme.px(SMALLEST_PX[0]), theme.px(SMALLEST_PX[1]))
