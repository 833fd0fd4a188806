"""The class views on hand-made reports: threshold, empty states, heat map, reading check, working table, start page."""

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from plagcheck.engine import Finding, Span
from plagcheck.ui.findings import words_of
from plagcheck.ui.names import Names
from plagcheck.ui.settings import Recent
from plagcheck.ui.status_bar import TimeLeft
from plagcheck.ui.views.heatmap import HeatMap
from plagcheck.ui.views.histogram import USUAL_PERCENT, suggested_percent
from plagcheck.ui.views.overview import OverviewPage
from plagcheck.ui.views.places import Piece, fact_of, pieces
from plagcheck.ui.views.reading_check import ReadingPage
from plagcheck.ui.views.start import StartPage
from plagcheck.ui.views.working import WorkingPage
from tests.ui import reports

LEFT = Qt.MouseButton.LeftButton


def overview(qtbot: QtBot, report=None) -> OverviewPage:
    report = report or reports.class_report()
    page = OverviewPage()
    page.resize(1360, 748)
    qtbot.addWidget(page)
    page.show_report(report, Names(report))
    page.show()
    return page


def test_the_cards_say_highest_median_groups_and_unread(qtbot: QtBot) -> None:
    page = overview(qtbot, reports.with_troubles(reports.class_report()))
    page.threshold.setValue(40)
    page._regroup()
    cards = (page.highest, page.median, page.grouped, page.unread)
    assert [c.number.text() for c in cards] == ["50.2%", "18.9%", "1", "2"]
    assert page.unread.line.text() == "S13 has no text layer, S14 is protected"


def test_the_highest_share_is_that_of_a_paper_that_is_checked(qtbot: QtBot) -> None:
    report = reports.class_report()
    roles = tuple(replace(p, role="reference", submission=None) if p.id == 1 else p for p in report.documents)
    top = replace(report.pairs[0], copied_a=0.4, copied_b=0.99)
    only = replace(report, documents=roles, pairs=(top,), submission_pairs=())
    page = overview(qtbot, only)
    assert page.highest.number.text() == "40.0%"


def test_a_file_that_is_no_scan_is_said_to_hold_no_text(qtbot: QtBot) -> None:
    report = reports.with_troubles(reports.class_report())
    empty = Finding("nothing-counted", "The file is empty (0 bytes).")
    scan = report.documents[-2]
    blank = replace(scan, document=replace(scan.document, path="class/S13/essay.txt", kind="txt", warnings=(empty,)))
    page = overview(qtbot, replace(report, documents=(*report.documents[:-2], blank, report.documents[-1])))
    assert page.unread.line.text() == "S13 holds no text, S14 is protected"
    assert words_of(empty).title == "No counted text: takes part in no score"


def test_the_threshold_moves_by_key_and_counts_live(qtbot: QtBot) -> None:
    page = overview(qtbot)
    page.threshold.setValue(40)
    qtbot.keyClick(page.histogram, Qt.Key.Key_Right)
    assert page.threshold.value() == 41
    assert page.which.button("above").accessibleName() == "≥ threshold 1"


def test_a_threshold_above_all_says_the_highest_and_offers_it(qtbot: QtBot) -> None:
    page = overview(qtbot)
    page.threshold.setValue(99)
    assert page._stack.currentWidget() is page._empty
    qtbot.mouseClick(page._empty._action, LEFT)
    assert page.table.model().rowCount() == 1


def test_slash_filters_and_the_filter_narrows_the_table(qtbot: QtBot) -> None:
    page = overview(qtbot)
    page.activateWindow()
    page.table.setFocus()
    qtbot.keyClick(page.table, Qt.Key.Key_Slash)
    qtbot.keyClicks(page.filter, "S01")
    assert page.table.model().rowCount() == 1


def test_a_click_in_the_heat_map_opens_the_pair(qtbot: QtBot) -> None:
    page, opened = overview(qtbot), []
    page.opened.connect(opened.append)
    qtbot.mouseClick(page.heat, LEFT, pos=page.heat.cell_rect(0, 1).center())
    assert opened == [0]


def test_pointing_at_a_cell_hovers_its_row_and_the_reverse(qtbot: QtBot) -> None:
    page = overview(qtbot)
    page.threshold.setValue(1)
    qtbot.mouseMove(page.heat, page.heat.cell_rect(0, 1).center())
    page.heat.pointed.emit(0, 1)
    assert page.table.hovered_row == page._model.shown_row(0)
    page.table.hovered.emit(0)
    assert page.heat._marked is not None


def test_the_heat_map_of_500_papers_is_one_small_picture(qtbot: QtBot) -> None:
    heat = HeatMap()
    qtbot.addWidget(heat)
    heat.set_matrix(np.full((500, 500), 0.5), np.arange(500), [40, 3])
    assert (heat._image.width(), heat._image.height()) == (500, 500)
    assert not heat.grab().isNull()


def test_the_heat_map_is_walked_by_keys(qtbot: QtBot) -> None:
    heat, opened = HeatMap(), []
    qtbot.addWidget(heat)
    heat.set_matrix(np.zeros((3, 3)), np.array([2, 0, 1]), [])
    heat.opened.connect(lambda a, b: opened.append((a, b)))
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Return):
        qtbot.keyClick(heat, key)
    assert opened == [(2, 1)]


def test_a_class_without_papers_or_pairs_draws(qtbot: QtBot) -> None:
    nothing = reports.report_of((), ())
    page = overview(qtbot, nothing)
    assert page.highest.number.text() == "–"
    assert not page.grab().isNull()


@pytest.mark.parametrize(
    ("shares", "percent"),
    [([], USUAL_PERCENT), ([0.5] * 5, USUAL_PERCENT), ([0.05] * 90 + [0.1] * 30 + [0.9] * 6, 17)],
)
def test_the_suggested_threshold_lies_in_the_valley(shares: list[float], percent: int) -> None:
    assert abs(suggested_percent(np.array(shares, float)) - percent) <= 2


def reading(qtbot: QtBot) -> ReadingPage:
    report = reports.with_troubles(reports.class_report())
    page = ReadingPage()
    page.resize(1360, 748)
    qtbot.addWidget(page)
    page.show_report(report, Names(report))
    page.show()
    return page


def test_choosing_not_read_lists_only_those(qtbot: QtBot) -> None:
    page = reading(qtbot)
    qtbot.mouseClick(page.which.button("failed"), LEFT)
    assert page.table.model().rowCount() == 2
    assert page.current() in (12, 13)


def test_enter_opens_the_text_at_the_first_place(qtbot: QtBot) -> None:
    page, opened = reading(qtbot), []
    page.opened.connect(lambda paper, span: opened.append((paper, span)))
    page.choose_paper(0)
    qtbot.keyClick(page.table, Qt.Key.Key_Return)
    assert opened == [(0, Span(8, 9))]


def test_invisible_characters_are_made_visible_in_context() -> None:
    text = "提高步行\u200b意愿"
    assert pieces(text, Span(4, 5)) == [Piece("提高步行", "plain"), Piece("ZWSP", "tag"), Piece("意愿", "plain")]
    assert fact_of(text, Span(4, 5)) == "U+200B"


def test_a_look_alike_is_boxed_and_line_ends_do_not_break_the_row() -> None:
    text = "the\nаverage"
    assert pieces(text, Span(4, 5)) == [Piece("the ", "plain"), Piece("а", "box"), Piece("verage", "plain")]


def test_each_paper_shows_its_state_while_work_runs(qtbot: QtBot) -> None:
    report = reports.with_troubles(reports.class_report())
    page = WorkingPage()
    qtbot.addWidget(page)
    page.begin("Term papers", ["a.docx", "b.pdf", "c.txt", "d.txt"])
    page.show_progress("reading", 2)
    page.show_next(report.documents[-2].document)
    states = [page.model.index(row, 3).data() for row in range(4)]
    assert states == ["No text layer: takes part in no score", "Read", "Reading", "Waiting"]
    assert page.model.counts() == (4, 2, 1)


def test_the_time_left_is_told_after_two_seconds_and_rounded() -> None:
    left = TimeLeft()
    assert left.seconds("reading", 1, 30, now=0.0) is None
    assert left.seconds("reading", 1, 30, now=1.9) is None
    assert left.seconds("reading", 10, 30, now=8.0) == 15
    assert left.seconds("comparing", 1, 9, now=9.0) is None


def test_recent_checks_are_absent_until_there_are_some(qtbot: QtBot) -> None:
    page, chosen = StartPage(), []
    qtbot.addWidget(page)
    page.show_recent((), "en")
    assert page._recent.count() == 0
    page.recent_chosen.connect(chosen.append)
    check = Recent("Term papers", ("/a",), papers=30, created="2026-11-30T14:05:00Z", copied=0.911, level="high")
    page.show_recent((check,), "en")
    page.resize(1200, 800)
    page.show()
    card = page._recent.itemAt(1).layout().itemAt(0).widget()
    qtbot.mouseClick(card, LEFT, pos=QPoint(20, 20))
    assert chosen == [check]
