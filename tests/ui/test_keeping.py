"""Checks that are saved, kept and opened again, as a person does it; the engine is the real one."""

import os
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from plagcheck.ui import keeping
from plagcheck.ui.main_window import MainWindow
from plagcheck.ui.settings import Settings
from tests.ui.reports import SENTENCES


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "settings.ini")


def opened(qtbot: QtBot, settings: Settings) -> MainWindow:
    made = MainWindow(settings)
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def window(qtbot: QtBot, settings: Settings, tmp_path: Path) -> MainWindow:
    """A class of three that has been checked; 01 and 02 share a passage."""
    made = opened(qtbot, settings)
    folder = tmp_path / "class"
    folder.mkdir()
    shared = "".join(SENTENCES[:3])
    for number, text in enumerate((shared + SENTENCES[5], SENTENCES[7] + shared, "".join(SENTENCES[9:14])), 1):
        (folder / f"{number:02}.txt").write_text(text, encoding="utf-8")
    made.desk.add([folder], "paper")
    settled(qtbot, made)
    yield made
    made.close()


def settled(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.waitUntil(lambda: not window.desk.busy and window.desk.wait_for_writing(), timeout=20_000)


def report(window: MainWindow):
    assert window.desk.result is not None
    return window.desk.result.report


def test_a_check_is_kept_in_a_file_of_the_users_alone(window: MainWindow) -> None:
    (path,) = keeping.folder_of_checks().iterdir()
    assert os.name != "posix" or (path.stat().st_mode & 0o777, path.parent.stat().st_mode & 0o777) == (0o600, 0o700)


def test_a_recent_check_opens_as_it_was_though_its_papers_have_gone(
    qtbot: QtBot, window: MainWindow, settings: Settings, tmp_path: Path
) -> None:
    window.open_pair(0)
    window.menus.actions["discuss"].trigger()
    settled(qtbot, window)
    before = report(window).to_json()
    for path in (tmp_path / "class").iterdir():
        path.unlink()
    second = opened(qtbot, settings)
    second.intake.open_recent(settings.recent[0])
    settled(qtbot, second)
    assert report(second).to_json() == before
    assert report(second).review_of(0, 1).state == "discuss"
    second.close()


def test_what_is_said_after_opening_is_kept_too(qtbot: QtBot, window: MainWindow, settings: Settings) -> None:
    second = opened(qtbot, settings)
    second.intake.open_recent(settings.recent[0])
    settled(qtbot, second)
    second.desk.review(0, 1, "aside", "as agreed")
    settled(qtbot, second)
    second.close()
    third = opened(qtbot, settings)
    third.intake.open_recent(settings.recent[0])
    settled(qtbot, third)
    assert report(third).review_of(0, 1).note == "as agreed"
    third.close()


def test_a_kept_check_that_is_damaged_is_made_again_from_its_papers(
    qtbot: QtBot, window: MainWindow, settings: Settings
) -> None:
    Path(settings.recent[0].saved).write_bytes(b"no check at all")
    window.intake.open_recent(settings.recent[0])
    settled(qtbot, window)
    assert len(report(window).documents) == 3


def test_a_check_is_saved_where_the_person_says_and_opens_from_there(
    qtbot: QtBot, window: MainWindow, settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "mine"), ""))
    window.menus.actions["save-check"].trigger()
    settled(qtbot, window)
    qtbot.waitUntil((tmp_path / "mine.plagcheck").exists)
    second = opened(qtbot, settings)
    second.open_paths([str(tmp_path / "mine.plagcheck")])
    settled(qtbot, second)
    assert report(second).to_json() == report(window).to_json()
    second.close()


def test_saving_again_asks_no_more(qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    target = str(tmp_path / "mine.plagcheck")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (asked.append(1), (target, ""))[1])
    for _ in range(2):
        with qtbot.waitSignal(window.desk.saved):
            window.menus.actions["save-check"].trigger()
    assert len(asked) == 1


def test_a_saved_check_that_is_damaged_is_a_notice_and_nothing_opens(
    qtbot: QtBot, window: MainWindow, settings: Settings, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "broken.plagcheck"
    with qtbot.waitSignal(window.desk.saved):
        window.desk.save_to(path)
    data = bytearray(path.read_bytes())
    data[200:] = bytes(len(data) - 200)
    path.write_bytes(data)
    second = opened(qtbot, settings)
    second.open_paths([str(path)])
    settled(qtbot, second)
    assert second.pages.currentWidget() is second.start
    assert [notice.kind for notice in second.notices.notices()] == ["error"]
    second.close()
    caplog.clear()


def test_only_the_checks_that_recent_ones_name_are_kept(qtbot: QtBot, window: MainWindow) -> None:
    stray = keeping.folder_of_checks() / "old.plagcheck"
    stray.write_bytes(b"")
    window.desk.compare_again()
    settled(qtbot, window)
    assert not stray.exists()


def test_the_options_page_deletes_the_checks_kept(window: MainWindow) -> None:
    window.show_options()
    window.options.forget.click()
    assert list(keeping.folder_of_checks().iterdir()) == []
    assert window.options.kept.text() == "Nothing is kept"


def test_the_choices_of_an_opened_check_are_those_in_force(qtbot: QtBot, window: MainWindow, settings: Settings) -> None:
    window.desk.toggle("quotes", True)
    settled(qtbot, window)
    window.desk.toggle("quotes", False)
    settled(qtbot, window)
    settings.options = settings.options.__class__(exclude=frozenset({"references"}))
    window.intake.open_recent(settings.recent[0])
    settled(qtbot, window)
    assert settings.options.exclude == frozenset()
