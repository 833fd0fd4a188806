"""Reviewing, as a person does it, on a small class that the engine has checked."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from plagcheck.ui.main_window import MainWindow
from plagcheck.ui.models import PairModel
from plagcheck.ui.settings import Settings
from tests.ui.reports import SENTENCES

KEY, CTRL, LEFT = Qt.Key, Qt.KeyboardModifier.ControlModifier, Qt.MouseButton.LeftButton
OWN = (
    "这一段写的是清晨的菜市场，卖豆腐的老人每天五点开门，先把案板擦上三遍。",
    "那一段写的是山里的小学，冬天教室里生着炉子，孩子们轮流添柴。",
    "另一段写的是旧书店的猫，它睡在词典上，谁来买词典它都不肯让开。",
)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    """A class of three: 01 and 02 share two long passages with other text between; 03 shares nothing."""
    made = MainWindow(Settings(tmp_path / "settings.ini"))
    qtbot.addWidget(made)
    made.show()
    first, second = SENTENCES[0] + SENTENCES[1], SENTENCES[3] + SENTENCES[4]
    texts = (first + OWN[0] * 3 + second, second + OWN[1] * 3 + first, OWN[2] * 6)
    folder = tmp_path / "class"
    folder.mkdir()
    for number, text in enumerate(texts, 1):
        (folder / f"{number:02}.txt").write_text(text, encoding="utf-8")
    made.desk.add([folder], "paper")
    settle(qtbot, made)
    made.open_pair(0)
    yield made
    made.close()


def settle(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.waitUntil(lambda: not window.desk.busy, timeout=20_000)


def report(window: MainWindow):
    assert window.desk.result is not None
    return window.desk.result.report


def test_the_fixture_shares_two_passages(window: MainWindow) -> None:
    assert [m.kind for m in report(window).pairs[0].matches] == ["verbatim", "verbatim"]


def test_a_state_is_chosen_in_the_card_below_the_button(qtbot: QtBot, window: MainWindow) -> None:
    button = window.pair.review
    qtbot.mouseClick(button, LEFT)
    qtbot.mouseClick(button.card.states.button("discuss"), LEFT)
    settle(qtbot, window)
    assert report(window).review_of(0, 1).state == "discuss"
    assert button.text() == "To discuss"


def test_a_note_is_kept_when_the_card_closes(qtbot: QtBot, window: MainWindow) -> None:
    button = window.pair.review
    qtbot.mouseClick(button, LEFT)
    qtbot.keyClicks(button.card.note, "ask about the second passage")
    qtbot.keyClick(button.card.note, KEY.Key_Escape)
    settle(qtbot, window)
    assert not button.card.isVisible()
    assert report(window).review_of(0, 1).note == "ask about the second passage"


def test_a_press_elsewhere_closes_the_card(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.mouseClick(window.pair.review, LEFT)
    qtbot.mouseClick(window.pair.compare.a.viewport(), LEFT)
    assert not window.pair.review.card.isVisible()


def test_a_pair_to_discuss_is_marked_by_key_and_listed_alone_in_the_overview(qtbot: QtBot, window: MainWindow) -> None:
    window.menus.actions["discuss"].trigger()
    settle(qtbot, window)
    window.show_overview()
    overview = window.of_class.overview
    qtbot.mouseClick(overview.which.button("discuss"), LEFT)
    model = overview.table.model()
    assert (model.rowCount(), model.index(0, PairModel.REVIEW).data()) == (1, "To discuss")


def test_without_a_pair_to_discuss_the_overview_offers_no_such_list(window: MainWindow) -> None:
    window.show_overview()
    assert window.of_class.overview.which.button("discuss").isHidden()


def aside(qtbot: QtBot, window: MainWindow, reason: str) -> None:
    qtbot.keyClick(window.pair.compare.a, KEY.Key_Delete)
    qtbot.keyClicks(window.pair.compare._card.reason, reason)
    qtbot.keyClick(window.pair.compare._card.reason, KEY.Key_Return)
    settle(qtbot, window)


def test_delete_sets_the_current_match_aside_and_the_share_falls(qtbot: QtBot, window: MainWindow) -> None:
    before = report(window).pairs[0]
    aside(qtbot, window, "quoted")
    after = report(window).pairs[0]
    assert (len(after.matches), after.aside[0].match, after.aside[0].reason) == (1, before.matches[0], "quoted")
    assert after.copied_a < before.copied_a
    assert window.pair.compare.strip.counter.text() == "Match 1 of 1"
    assert window.pair.compare.strip.aside.text() == "1 set aside"


def test_a_usual_reason_is_one_click(qtbot: QtBot, window: MainWindow) -> None:
    window.pair.compare.ask_aside(1)
    qtbot.mouseClick(window.pair.compare._card.usual[0], LEFT)
    settle(qtbot, window)
    assert [each.reason for each in report(window).pairs[0].aside] == ["Quoted with its source"]


def test_undo_takes_back_what_was_said_last(qtbot: QtBot, window: MainWindow) -> None:
    before = report(window).pairs[0]
    aside(qtbot, window, "quoted")
    window.menus.actions["undo"].trigger()
    settle(qtbot, window)
    assert report(window).pairs[0].matches == before.matches


def test_a_match_set_aside_counts_again_from_the_list_of_those(qtbot: QtBot, window: MainWindow) -> None:
    before = report(window).pairs[0]
    aside(qtbot, window, "quoted")
    menu = window.pair.compare.strip.menu_of_aside()
    choice = menu.actions()[-1]
    assert "quoted" in choice.text()
    choice.trigger()
    settle(qtbot, window)
    assert report(window).pairs[0].matches == before.matches
    menu.close()


def test_text_that_is_set_aside_is_greyed_with_its_own_icon(qtbot: QtBot, window: MainWindow) -> None:
    aside(qtbot, window, "")
    assert [s.kind for s in window.pair.compare.a._greyed.items] == ["aside"]


def test_the_menu_of_a_match_offers_to_set_it_aside(window: MainWindow) -> None:
    menu = window.pair.compare.menu_of(1)
    assert [action.text() for action in menu.actions()] == ["Copy", "Go to match 2", "Set match 2 aside…"]
    menu.close()


def test_reviews_do_not_move_the_overview(qtbot: QtBot, window: MainWindow) -> None:
    window.show_overview()
    window.of_class.overview.threshold.setValue(7)
    window.open_pair(0)
    window.menus.actions["aside"].trigger()
    settle(qtbot, window)
    window.back()
    assert window.of_class.overview.threshold.value() == 7


def test_the_undo_of_a_notice_takes_back_its_own_match_and_nothing_else(qtbot: QtBot, window: MainWindow) -> None:
    aside(qtbot, window, "first")
    notice = window.notices.notices()[-1]
    window.menus.actions["undo"].trigger()
    settle(qtbot, window)
    window.menus.actions["discuss"].trigger()
    settle(qtbot, window)
    notice.buttons[0].click()
    settle(qtbot, window)
    assert report(window).review_of(0, 1).state == "discuss"
