"""The archive in the window, as a person uses it; the engine is the real one."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from plagcheck.engine import Archive
from plagcheck.ui.main_window import MainWindow
from plagcheck.ui.settings import Settings
from plagcheck.ui.views.archive import ArchiveModel, labels_of
from tests.ui.reports import SENTENCES

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "settings.ini")


def put(folder: Path, **texts: str) -> Path:
    folder.mkdir()
    for name, text in texts.items():
        (folder / f"{name}.txt").write_text(text, encoding="utf-8")
    return folder


@pytest.fixture
def window(qtbot: QtBot, settings: Settings, tmp_path: Path) -> MainWindow:
    """A class of two that share nothing; last year's paper, not in it, holds a passage of the first."""
    made = MainWindow(settings)
    qtbot.addWidget(made)
    made.show()
    folder = put(tmp_path / "class", a="".join(SENTENCES[:4]), b="".join(SENTENCES[8:12]), c="".join(SENTENCES[12:14]) * 2)
    made.desk.add([folder], "paper")
    settled(qtbot, made)
    yield made
    made.close()


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    """An archive with one paper of 2025 that shares three sentences with a.txt."""
    path = tmp_path / "earlier.plagarchive"
    Archive(path).add([put(tmp_path / "old", o="".join(SENTENCES[:3]) + SENTENCES[6])], labels={"year": "2025"})
    return path


def settled(qtbot: QtBot, window: MainWindow) -> None:
    idle = lambda: not window.desk.busy and not window.archives.busy and window.desk.wait_for_writing()  # noqa: E731
    qtbot.waitUntil(idle, timeout=20_000)


def chosen(monkeypatch: pytest.MonkeyPatch, kind: str, path: Path) -> None:
    monkeypatch.setattr(QFileDialog, kind, lambda *_: (str(path), ""))


def open_archive(qtbot: QtBot, window: MainWindow, archive: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    window.menus.actions["archive"].trigger()
    settled(qtbot, window)
    chosen(monkeypatch, "getOpenFileName", archive)
    qtbot.mouseClick(window.archive.open, LEFT)
    settled(qtbot, window)


def listed(window: MainWindow) -> list[str]:
    model = window.archive.table.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def test_an_archive_that_is_opened_shows_its_papers(qtbot, window, archive, monkeypatch) -> None:
    open_archive(qtbot, window, archive, monkeypatch)
    assert listed(window) == ["o.txt"]
    assert window.archive.table.model().index(0, ArchiveModel.LABELS).data() == "year=2025"


def test_a_check_is_compared_with_the_archive_once_it_is_in_use(qtbot, window, archive, monkeypatch) -> None:
    assert window.desk.result.report.pairs == ()
    open_archive(qtbot, window, archive, monkeypatch)
    qtbot.mouseClick(window.archive.use, LEFT)
    settled(qtbot, window)
    report = window.desk.result.report
    assert [(report.documents[p.a].name, report.documents[p.b].role) for p in report.pairs] == [("a.txt", "archive")]
    assert window.names.key_of_paper(report.pairs[0].b) == "2025 o"


def test_the_papers_of_the_check_are_added_with_their_labels(qtbot, window, tmp_path, monkeypatch) -> None:
    window.show_archive()
    chosen(monkeypatch, "getSaveFileName", tmp_path / "mine")
    qtbot.mouseClick(window.archive.new, LEFT)
    settled(qtbot, window)
    qtbot.keyClicks(window.archive.labels, "year=2026, course=history")
    qtbot.mouseClick(window.archive.adding["check"], LEFT)
    settled(qtbot, window)
    assert sorted(listed(window)) == ["a.txt", "b.txt", "c.txt"]
    assert {p.labels for p in Archive(tmp_path / "mine.plagarchive").papers()} == {(("course", "history"), ("year", "2026"))}


def test_a_label_without_a_value_is_marked_and_nothing_is_added(qtbot, window, archive, monkeypatch) -> None:
    open_archive(qtbot, window, archive, monkeypatch)
    qtbot.keyClicks(window.archive.labels, "year")
    qtbot.mouseClick(window.archive.adding["check"], LEFT)
    settled(qtbot, window)
    assert window.archive.labels.property("wrong") is True
    assert listed(window) == ["o.txt"]


def test_texts_can_be_left_out_and_the_page_says_what_that_means(qtbot, window, archive, monkeypatch) -> None:
    open_archive(qtbot, window, archive, monkeypatch)
    qtbot.mouseClick(window.archive.without_texts, LEFT)
    qtbot.mouseClick(window.archive.adding["check"], LEFT)
    settled(qtbot, window)
    assert [p.has_text for p in Archive(archive).papers()] == [True, False, False, False]


def test_removing_is_asked_first_and_then_done(qtbot, window, archive, monkeypatch) -> None:
    open_archive(qtbot, window, archive, monkeypatch)
    window.archive.table.selectRow(0)
    qtbot.mouseClick(window.archive.remove, LEFT)
    assert listed(window) == ["o.txt"]
    qtbot.mouseClick(window.notices.notices()[-1].buttons[0], LEFT)
    settled(qtbot, window)
    assert listed(window) == []


def test_a_sound_archive_is_said_to_be_sound(qtbot, window, archive, monkeypatch) -> None:
    open_archive(qtbot, window, archive, monkeypatch)
    qtbot.mouseClick(window.archive.verify, LEFT)
    settled(qtbot, window)
    assert window.notices.notices()[-1].title == "The archive is sound"


def test_a_file_that_is_no_archive_is_a_notice(qtbot, window, tmp_path, monkeypatch) -> None:
    (tmp_path / "x.plagarchive").write_text("no archive")
    open_archive(qtbot, window, tmp_path / "x.plagarchive", monkeypatch)
    assert [notice.kind for notice in window.notices.notices()] == ["error"]
    assert window.settings.archive == ""


@pytest.mark.parametrize(
    ("text", "labels"),
    [
        ("", {}),
        ("year=2026, course=history", {"year": "2026", "course": "history"}),
        ("学年＝2026，课程＝历史", {"学年": "2026", "课程": "历史"}),
        ("year", None),
        ("=2026", None),
    ],
)
def test_labels_are_read_as_a_person_types_them(text: str, labels: dict[str, str] | None) -> None:
    assert labels_of(text) == labels


def test_the_list_keeps_the_rules_of_qt_models(archive: Path) -> None:
    model = ArchiveModel(Archive(archive).papers())
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.filter("2025")
    model.sort(ArchiveModel.COUNTED)
    model.filter("nothing")
    assert tester.model() is model
