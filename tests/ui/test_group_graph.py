"""The graph of the groups: where papers stand, and what a person does with them."""

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from plagcheck.ui.models import pair_rows
from plagcheck.ui.names import Names
from plagcheck.ui.views.graph_layout import discs, placed
from plagcheck.ui.views.group_graph import GroupGraph
from plagcheck.ui.views.grouping import Entrants, groups_at
from plagcheck.ui.views.overview import OverviewPage
from tests.ui.reports import class_report, compared, paper, report_of, same_sentences, text_of


@pytest.mark.parametrize("members", [1, 2, 3, 7, 40])
def test_every_member_of_a_group_stands_in_the_unit_disc_apart_from_the_others(members: int) -> None:
    edges = np.array([[0, i] for i in range(1, members)]).reshape(-1, 2)
    places = placed(members, edges, np.full(len(edges), 0.5))
    assert np.hypot(*places.T).max() <= 1 + 1e-9
    apart = np.hypot(*(places[:, None] - places[None]).transpose(2, 0, 1)) + 9 * np.eye(members)
    assert apart.min() > 0.02


def test_papers_that_share_stand_closer_than_papers_that_do_not() -> None:
    edges = np.array([[0, 1], [1, 2], [0, 2], [3, 4], [4, 5], [3, 5], [2, 3]])
    places = placed(6, edges, np.ones(7))
    assert np.hypot(*(places[0] - places[1])) < np.hypot(*(places[0] - places[5]))


def test_the_same_groups_stand_in_the_same_places_every_time() -> None:
    edges = np.array([[0, 1], [1, 2], [2, 3], [3, 4]])
    assert (placed(5, edges, np.ones(4)) == placed(5, edges, np.ones(4))).all()


@pytest.mark.parametrize("sizes", [[3], [6, 2], [40, 3, 2, 2, 2], [2] * 50])
def test_the_discs_of_groups_lie_inside_the_picture_and_do_not_overlap(sizes: list[int]) -> None:
    centres, radii = discs(sizes, 400, 300)
    assert (centres - radii[:, None] >= -1e-6).all()
    assert (centres + radii[:, None] <= np.array([400, 300]) + 1e-6).all()
    apart = np.hypot(*(centres[:, None] - centres[None]).transpose(2, 0, 1)) + 1e9 * np.eye(len(sizes))
    assert (apart >= radii[:, None] + radii[None] - 1e-6).all()


def overview(qtbot: QtBot, report) -> OverviewPage:
    page = OverviewPage()
    qtbot.addWidget(page)
    page.resize(1360, 760)
    page.show()
    page.show_report(report, Names(report))
    qtbot.mouseClick(page.as_graph, Qt.MouseButton.LeftButton)
    return page


def middle(graph: GroupGraph, a: int, b: int) -> QPoint:
    return graph.cell_rect(a, b).center()


def test_a_click_on_a_line_opens_its_pair(qtbot: QtBot) -> None:
    page = overview(qtbot, class_report())
    with qtbot.waitSignal(page.opened) as caught:
        qtbot.mouseClick(page.graph, Qt.MouseButton.LeftButton, pos=middle(page.graph, 2, 3))
    report = class_report()
    assert {report.pairs[caught.args[0]].a, report.pairs[caught.args[0]].b} == {2, 3}


def test_a_click_on_a_paper_lists_its_pairs(qtbot: QtBot) -> None:
    page = overview(qtbot, class_report())
    qtbot.mouseClick(page.graph, Qt.MouseButton.LeftButton, pos=page.graph._at(page.graph._nodes.index(2)).toPoint())
    assert page.filter.text() == "S03"


def test_keys_walk_over_papers_and_lines_and_enter_opens(qtbot: QtBot) -> None:
    page = overview(qtbot, class_report())
    qtbot.keyClick(page.graph, Qt.Key.Key_Right)
    qtbot.keyClick(page.graph, Qt.Key.Key_Down)
    assert "S01" in page.graph.told()
    with qtbot.waitSignal(page.opened):
        qtbot.keyClick(page.graph, Qt.Key.Key_Return)


def test_at_a_threshold_above_all_the_graph_says_that_there_are_no_groups(qtbot: QtBot) -> None:
    graph = GroupGraph()
    qtbot.addWidget(graph)
    report = class_report()
    graph.set_groups([], Entrants(report, pair_rows(report)), 1.0, [])
    assert "0 groups" in graph.accessibleDescription()
    graph.grab()


def groups_of(*texts: str):
    papers = tuple(paper(i, text) for i, text in enumerate(texts))
    found = ((a, b, same_sentences(a, b)) for a in papers for b in papers if a.id < b.id)
    report = report_of(papers, tuple(compared(a, b, matches) for a, b, matches in found if matches))
    return groups_at(Entrants(report, pair_rows(report)), 0.05)


def test_a_short_paper_that_lies_in_a_long_one_goes_one_way() -> None:
    (group,) = groups_of(text_of(0), text_of(0, 1, 2, 3))
    assert group.one_way == (0, 1)


def test_two_papers_that_share_as_much_either_way_have_no_direction() -> None:
    (group,) = groups_of(text_of(0, 1), text_of(0, 2))
    assert group.one_way is None


def test_the_paper_in_which_all_others_meet_is_the_centre_of_its_group() -> None:
    (group,) = groups_of(text_of(0, 1), text_of(0, 1, 2, 3), text_of(2, 3))
    assert group.centre == 1


def test_papers_that_all_share_with_one_another_have_no_centre() -> None:
    (group,) = groups_of(text_of(0, 1), text_of(0, 2), text_of(0, 3))
    assert group.centre is None
