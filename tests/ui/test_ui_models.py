"""The tables of a report: what they show, how they sort and filter; each passes Qt's own model tester."""

import time

import pytest
from PySide6.QtCore import QPersistentModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from plagcheck.engine import Baseline, Options, Ranked, Ratio
from plagcheck.ui.components import SORT
from plagcheck.ui.models import PairModel, filter_test, pair_rows
from plagcheck.ui.names import Names
from plagcheck.ui.views.group_list import GroupModel
from plagcheck.ui.views.grouping import Entrants, groups_at, heat_order, shares_matrix
from plagcheck.ui.views.methods import MethodModel
from plagcheck.ui.views.papers import PapersModel
from plagcheck.ui.views.reading_check import ReadingModel
from plagcheck.ui.views.working import WorkModel
from tests.ui import reports


def pairs(report=None) -> PairModel:
    report = report or reports.class_report()
    return PairModel(report, Names(report))


def column(model, which: int) -> list:
    return [model.index(row, which).data() for row in range(model.rowCount())]


@pytest.fixture(params=["pairs", "papers", "reading", "working", "groups", "methods"])
def any_model(request: pytest.FixtureRequest):
    report = reports.with_troubles(reports.class_report())
    names = Names(report)
    if request.param == "working":
        made = WorkModel()
        made.set_names(["a.txt", "b.pdf"])
        return made
    if request.param == "groups":
        made = GroupModel()
        rows = Entrants(report, pair_rows(report))
        groups = groups_at(rows, 0.15)
        made.set_groups(groups, [("S01",) * len(group.members) for group in groups])
        return made
    if request.param == "methods":
        return MethodModel([Baseline("equal-strings", 0.0, 0.001), Baseline("simhash", 0.9, 0.002)], report.pairs[0])
    kinds = {"pairs": PairModel, "papers": PapersModel, "reading": ReadingModel}
    return kinds[request.param](report, names)


def test_every_model_keeps_the_rules_of_qt(any_model, qtbot: QtBot) -> None:
    tester = QAbstractItemModelTester(any_model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    any_model.sort(0, Qt.SortOrder.DescendingOrder)
    if isinstance(any_model, PairModel):
        any_model.filter("S01", 0.2)
        any_model.sort(3)
        any_model.filter("", 0.0)
    if isinstance(any_model, WorkModel):
        any_model.set_read(1)
        any_model.set_names(["c.txt"])
    assert tester.model() is any_model


def test_the_filter_takes_names_and_bounds() -> None:
    words, bounds = filter_test("S07 >50 ≤90% Parks")
    assert words == ["s07", "parks"]
    assert [share for _, share in bounds] == [0.5, 0.9]


@pytest.mark.parametrize(("text", "rows"), [("S01", 1), ("s01 s02", 1), (">40", 1), ("<40", 9), ("nobody", 0), ("S01 <40", 0)])
def test_pairs_are_filtered_by_name_and_share(text: str, rows: int) -> None:
    model = pairs()
    model.filter(text, 0.0)
    assert model.rowCount() == rows


def test_shares_sort_as_numbers_and_missing_ones_come_last() -> None:
    model = pairs()
    model.sort(PairModel.A_IN_B, Qt.SortOrder.DescendingOrder)
    shares = [model.index(row, PairModel.A_IN_B).data(SORT) for row in range(model.rowCount())]
    assert shares == sorted(shares, reverse=True)


def test_a_chosen_row_stays_the_same_pair_when_sorted() -> None:
    model = pairs()
    chosen = QPersistentModelIndex(model.index(0, PairModel.A))
    before = chosen.data()
    model.sort(PairModel.DISTANCE, Qt.SortOrder.DescendingOrder)
    assert chosen.data() == before
    assert chosen.row() == model.shown_row(0)


def test_a_pair_of_submissions_with_several_files_is_one_row() -> None:
    report = reports.class_report()
    merged = reports.replace(report.submission_pairs[0], pairs=(0, 1))
    rows = pair_rows(reports.replace(report, submission_pairs=(merged,)))
    assert rows[0].pairs == (0, 1)
    assert len(rows) == len(report.pairs) - 1


def test_ten_thousand_pairs_sort_and_filter_without_python_per_comparison() -> None:
    model = pairs(reports.big_report(200, 10_000))
    model.filter("S07 >50", 0.0)
    few = model.rowCount()
    model.sort(PairModel.B_IN_A)
    began = time.perf_counter()
    model.filter("", 0.0)
    assert (0 < few < 200, model.rowCount(), time.perf_counter() - began < 5) == (True, 10_000, True)


def test_hidden_names_show_in_no_table() -> None:
    report = reports.replace(reports.class_report(), options=Options(hide_names=True))
    model = PairModel(report, Names(report))
    assert column(model, PairModel.A)[0] == "Paper 01"
    assert "docx" not in "".join(column(model, PairModel.A) + column(model, PairModel.B))


def test_a_paper_stands_with_its_shares_and_where_the_largest_comes_from() -> None:
    report = reports.class_report()
    ranked = (Ranked(0, Ratio(50, 100), Ratio(40, 90), 0.48, 0, 1),)
    model = PapersModel(report, Names(report), ranked)
    first = [model.index(0, c).data() for c in range(PapersModel.TOTAL, PapersModel.SOURCE + 1)]
    assert first == ["50.0%", "44.4%", "48.0%", "S02 parks-and-noise.pdf"]
    assert model.index(1, PapersModel.TOTAL).data() == "–"


def test_reading_shows_first_what_needs_a_look() -> None:
    report = reports.with_troubles(reports.class_report())
    shown = column(ReadingModel(report, Names(report)), ReadingModel.HINTS)
    assert shown[:3] == ["No text layer", "Needs a password", "Invisible 2, Look-alike 1, Encoding guessed"]


def test_groups_are_papers_joined_at_the_threshold() -> None:
    report = reports.class_report()
    rows = pair_rows(report)
    groups = groups_at(Entrants(report, rows), 0.4)
    assert [(set(g.members), g.joined) for g in groups] == [({0, 1}, 1)]
    assert groups_at(Entrants(report, rows), 0.9) == []


def test_the_heat_map_shows_groups_first_and_every_paper_once() -> None:
    report = reports.class_report()
    rows = pair_rows(report)
    entrants = Entrants(report, rows)
    matrix = shares_matrix(entrants)
    order = heat_order(matrix, groups_at(entrants, 0.4))
    assert set(order[:2]) == {0, 1}
    assert sorted(order) == list(range(len(report.documents)))
    assert matrix[0, 1] == report.pairs[0].copied_a
    assert matrix[1, 0] == report.pairs[0].copied_b
