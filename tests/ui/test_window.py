"""The window, used as a person uses it: drops, clicks, keys. No engine runs but in the one test that says so."""

import threading
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QAccessible, QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from plagcheck import engine
from plagcheck.ui import saving
from plagcheck.ui.main_window import MainWindow
from plagcheck.ui.settings import Recent, Settings
from plagcheck.ui.worker import Worker
from tests.ui import reports

CTRL, LEFT = Qt.KeyboardModifier.ControlModifier, Qt.MouseButton.LeftButton


def files(folder: Path, *names: str) -> list[Path]:
    for name in names:
        (folder / name).write_text("text")
    return [folder / name for name in names]


def mime(paths: list[Path]) -> QMimeData:
    made = QMimeData()
    made.setUrls([QUrl.fromLocalFile(str(p)) for p in paths])
    return made


def drag(window: MainWindow, data: QMimeData, at: QPoint) -> None:
    event = QDragEnterEvent(at, Qt.DropAction.CopyAction, data, LEFT, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(window, event)


def drop(window: MainWindow, paths: list[Path], on: QWidget | None = None) -> None:
    target = on or window.start.papers
    at = target.mapTo(window, target.rect().center())
    data = mime(paths)
    drag(window, data, at)
    event = QDropEvent(QPointF(at), Qt.DropAction.CopyAction, data, LEFT, Qt.KeyboardModifier.NoModifier, QEvent.Type.Drop)
    QApplication.sendEvent(window, event)


def settled(qtbot: QtBot, window: MainWindow) -> None:
    qtbot.waitUntil(lambda: not window.desk.busy and not window.saving.busy)


@pytest.fixture
def checked(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> MainWindow:
    drop(window, files(tmp_path, "a.txt", "b.txt", "c.txt"))
    settled(qtbot, window)
    return window


def page(window: MainWindow) -> QWidget:
    return window.pages.currentWidget()


def test_dropped_papers_appear_at_once_and_end_in_the_overview(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    drop(window, files(tmp_path, "a.txt", "b.txt", "c.txt"))
    assert page(window) is window.working
    assert window.working.model.names == ["a.txt", "b.txt", "c.txt"]
    settled(qtbot, window)
    assert page(window) is window.of_class
    assert window.of_class.overview.table.model().rowCount() > 0


def test_the_zone_under_the_pointer_lights_up_and_counts(window: MainWindow, tmp_path: Path) -> None:
    zone = window.start.templates
    drag(window, mime(files(tmp_path, "a.txt", "b.exe")), zone.mapTo(window, zone.rect().center()))
    assert (zone.lit, window.start.papers.lit) == (True, False)


def test_roles_are_kept_apart_and_reach_the_engine(qtbot: QtBot, window: MainWindow, session, tmp_path: Path) -> None:
    a, b, earlier, prompt = files(tmp_path, "a.txt", "b.txt", "earlier.txt", "prompt.txt")
    drop(window, [earlier], window.start.references)
    drop(window, [prompt], window.start.templates)
    drop(window, [a, b])
    settled(qtbot, window)
    assert (session.heard[0].against, session.heard[0].templates) == ((str(earlier),), (str(prompt),))


def test_one_paper_waits_for_another(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    a, b = files(tmp_path, "a.txt", "b.txt")
    drop(window, [a])
    assert page(window) is window.start
    drop(window, [b])
    assert page(window) is window.working
    settled(qtbot, window)


def test_two_papers_go_straight_to_the_pair(qtbot: QtBot, window: MainWindow, session, tmp_path: Path) -> None:
    session.answer = reports.pair_report()
    drop(window, files(tmp_path, "a.txt", "b.txt"))
    qtbot.waitUntil(lambda: page(window) is window.pair)


def test_pasted_files_are_checked(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    QGuiApplication.clipboard().setMimeData(mime(files(tmp_path, "a.txt", "b.txt")))
    qtbot.keyClick(window, Qt.Key.Key_V, CTRL)
    assert page(window) is window.working
    settled(qtbot, window)


def test_a_pasted_text_becomes_a_paper(window: MainWindow, qtbot: QtBot) -> None:
    QGuiApplication.clipboard().setText("傍晚以后，路灯亮了。")
    qtbot.keyClick(window, Qt.Key.Key_V, CTRL)
    (path,) = window.desk.waiting["paper"]
    assert path.read_text(encoding="utf-8") == "傍晚以后，路灯亮了。"


def test_enter_on_a_row_opens_the_pair_and_back_returns(qtbot: QtBot, checked: MainWindow) -> None:
    table = checked.of_class.overview.table
    table.selectRow(0)
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert page(checked) is checked.pair
    qtbot.mouseClick(checked.pair.header.back, LEFT)
    assert page(checked) is checked.of_class


def test_keys_reach_the_three_tabs_and_the_filter(qtbot: QtBot, checked: MainWindow) -> None:
    tabs = []
    for key in (Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_1):
        qtbot.keyClick(checked, key, CTRL)
        tabs.append(checked.of_class.tab)
    assert tabs == ["papers", "reading", "overview"]
    qtbot.keyClick(checked, Qt.Key.Key_F, CTRL)
    qtbot.waitUntil(checked.of_class.overview.filter.hasFocus)


def test_a_paper_added_to_a_finished_check_is_read_alone(qtbot: QtBot, checked: MainWindow, session, tmp_path: Path) -> None:
    read = len(checked.desk.check.session.entries)
    drop(checked, files(tmp_path, "late.txt"), checked.of_class)
    assert page(checked) is checked.of_class
    settled(qtbot, checked)
    assert [p.name for p in checked.desk.check.paths] == ["a.txt", "b.txt", "c.txt", "late.txt"]
    assert len(checked.desk.check.session.entries) > read


def test_an_exclusion_is_reckoned_without_reading_and_undone(qtbot: QtBot, checked: MainWindow, session) -> None:
    checked.menus.actions["exclude-quotes"].trigger()
    settled(qtbot, checked)
    assert session.heard[-1].exclude == {"quotes"}
    assert len(checked.desk.check.session.entries) == len(session.answer.documents)
    qtbot.keyClick(checked, Qt.Key.Key_Z, CTRL)
    settled(qtbot, checked)
    assert session.heard[-1].exclude == frozenset()
    assert not checked.menus.actions["exclude-quotes"].isChecked()


def test_a_locked_paper_is_a_notice_and_its_password_reads_it_again(
    qtbot: QtBot, window: MainWindow, session, tmp_path: Path
) -> None:
    session.answer = reports.with_troubles(reports.class_report())
    drop(window, files(tmp_path, "a.txt", "b.txt", "c.txt"))
    settled(qtbot, window)
    look = next(n for n in window.notices.notices() if n.kind == "look")
    qtbot.mouseClick(look.buttons[0], LEFT)
    reading = window.of_class.reading
    qtbot.keyClicks(reading.password, "secret")
    qtbot.keyClick(reading.password, Qt.Key.Key_Return)
    settled(qtbot, window)
    assert window.desk.check.session.reread_calls == [(len(session.answer.documents) - 1, None, "secret")]


def test_esc_cancels_and_what_was_there_stays(qtbot: QtBot, checked: MainWindow, session, monkeypatch) -> None:
    def endless(self, options=None, progress=None):
        while True:
            progress("comparing", 0, 10)

    before = checked.desk.result
    monkeypatch.setattr(session, "report", endless)
    checked.desk.compare_again()
    qtbot.waitUntil(lambda: checked.status.working)
    with qtbot.waitSignal(checked.desk.cancelled):
        qtbot.keyClick(checked, Qt.Key.Key_Escape)
    assert checked.desk.result is before
    assert page(checked) is checked.of_class


def test_closing_while_working_cancels_and_waits(
    qtbot: QtBot, window: MainWindow, session, monkeypatch, tmp_path: Path
) -> None:
    def endless(self, paths, options=None, progress=None, heard=None):
        while True:
            progress("reading", 0, 10)

    monkeypatch.setattr(session, "add", endless)
    drop(window, files(tmp_path, "a.txt", "b.txt"))
    window.close()
    assert all(worker.isFinished() for worker in window.findChildren(Worker))
    assert not window.settings.geometry.isEmpty()


def test_a_paper_that_is_read_opens_while_the_check_goes_on_and_back_leads_to_its_result(
    qtbot: QtBot, window: MainWindow, session, monkeypatch, tmp_path: Path
) -> None:
    go_on = threading.Event()
    monkeypatch.setattr(session, "report", lambda self, *_: go_on.wait(20) and self.answer)
    drop(window, files(tmp_path, *(f"{i:02d}.txt" for i in range(12))))
    qtbot.waitUntil(lambda: window.working.model.document(0) is not None)
    window.working.table.selectRow(0)
    qtbot.keyClick(window.working.table, Qt.Key.Key_Return)
    assert window.text.text.toPlainText() == session.answer.documents[0].text
    go_on.set()
    settled(qtbot, window)
    assert page(window) is window.text
    qtbot.mouseClick(window.text.header.back, LEFT)
    assert page(window) is window.of_class


def test_the_status_bar_tells_the_keys_of_the_tab_of_a_pair(qtbot: QtBot, window: MainWindow, session, tmp_path: Path) -> None:
    session.answer = reports.pair_report()
    drop(window, files(tmp_path, "a.txt", "b.txt"))
    qtbot.waitUntil(lambda: window.status._hint.text().startswith("F8 next"))
    window.pair.show_tab("fingerprint")
    assert "D next that differs" in window.status._hint.text()
    window.pair.stop()


def test_a_failed_check_is_a_notice_not_a_dialog(
    qtbot: QtBot, window: MainWindow, session, monkeypatch, tmp_path: Path
) -> None:
    def broken(self, paths, options=None, progress=None, heard=None):
        raise OSError(28, "No space left on device", "cache")

    monkeypatch.setattr(session, "add", broken)
    monkeypatch.setattr("plagcheck.ui.main_window.log.warning", lambda *_: None)
    drop(window, files(tmp_path, "a.txt", "b.txt"))
    settled(qtbot, window)
    assert [(n.kind, n.meaning) for n in window.notices.notices()] == [("error", "cache: No space left on device")]
    assert page(window) is window.start


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Files that would be opened in their own program."""
    found: list[Path] = []
    monkeypatch.setattr(saving, "open_file", lambda path: found.append(path) or True)
    return found


def test_a_table_is_written_and_opened(qtbot: QtBot, checked: MainWindow, opened: list[Path], tmp_path: Path) -> None:
    checked.saving.save("csv", tmp_path / "report.csv")
    settled(qtbot, checked)
    assert opened == [tmp_path / "report.csv"]
    assert (tmp_path / "report.csv").read_bytes().startswith(b"\xef\xbb\xbf")
    assert checked.notices.notices()[-1].kind == "done"


def test_a_report_that_cannot_be_written_offers_another_place(
    qtbot: QtBot, checked: MainWindow, opened: list[Path], tmp_path: Path
) -> None:
    checked.saving.save("json", tmp_path / "missing" / "report.json")
    settled(qtbot, checked)
    notice = checked.notices.notices()[-1]
    assert (notice.kind, [b.text() for b in notice.buttons]) == ("error", ["Save as…", "Retry"])
    assert opened == []


def test_a_check_is_remembered_and_made_again(qtbot: QtBot, checked: MainWindow) -> None:
    (recent,) = checked.settings.recent
    assert (len(recent.paths), recent.papers, recent.level) == (3, 12, "high")
    checked.new_check()
    checked.start.recent_chosen.emit(recent)
    settled(qtbot, checked)
    assert page(checked) is checked.of_class


def test_a_recent_check_whose_papers_have_gone_says_so(window: MainWindow) -> None:
    window.start.recent_chosen.emit(Recent("Old", ("/nowhere/a.txt",)))
    assert [n.kind for n in window.notices.notices()] == ["error"]


def test_options_are_taken_over(qtbot: QtBot, checked: MainWindow, session) -> None:
    checked.show_options()
    checked.options.bits.setCurrentIndex(checked.options.bits.findData(128))
    qtbot.mouseClick(checked.options.take, LEFT)
    settled(qtbot, checked)
    assert (session.heard[-1].bits, checked.settings.options.bits) == (128, 128)
    assert page(checked) is checked.of_class


def test_the_options_page_deletes_the_papers_kept(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    engine.check(files(tmp_path, "a.txt", "b.txt"), engine.Options())
    window.show_options()
    assert window.options.kept.text().endswith("MB")
    qtbot.mouseClick(window.options.forget, LEFT)
    assert (window.options.kept.text(), engine.Cache().size()) == ("Nothing is kept", 0)
    assert not window.options.forget.isEnabled()


def test_a_new_language_keeps_the_report(checked: MainWindow) -> None:
    words = []
    for language in ("zh_CN", "zh_TW", "en"):
        checked.set_look("dark", language, 1.2)
        words.append(checked.menus.actions["find"].text())
    assert words == ["查找", "尋找", "Find"]
    assert page(checked) is checked.of_class
    assert checked.of_class.overview.table.model().rowCount() > 0


@pytest.mark.parametrize("language", ["en", "zh_CN", "zh_TW"])
@pytest.mark.parametrize("zoom", [0.8, 2.0])
def test_every_page_fits_the_smallest_window_at_every_zoom(
    qtbot: QtBot, checked: MainWindow, zoom: float, language: str
) -> None:
    checked.resize(1024, 680)
    checked.set_look("light", language, zoom)
    checked.open_pair(0)
    qtbot.wait(50)  # hidden parts leave the layout in the next turn of the loop
    wide = {
        type(shown).__name__: shown.minimumSizeHint().width()
        for shown in map(checked.pages.widget, range(checked.pages.count()))
    }
    assert {name: width for name, width in wide.items() if width > 1024} == {}
    assert checked.status.minimumSizeHint().width() <= 1024


def test_every_button_and_field_has_a_name_for_the_screen_reader(checked: MainWindow) -> None:
    nameless = [
        button
        for button in checked.findChildren(QAbstractButton)
        if type(button).__module__.startswith("plagcheck")
        and not QAccessible.queryAccessibleInterface(button).text(QAccessible.Text.Name)
        and not button.isHidden()
    ]
    assert nameless == []


def test_nobody_reads_anything_and_nothing_is_shared(qtbot: QtBot, window: MainWindow, session, tmp_path: Path) -> None:
    apart = reports.empty_report()
    session.answer = replace(apart, pairs=(), submission_pairs=(), documents=reports.with_troubles(apart).documents)
    drop(window, files(tmp_path, "a.txt", "b.txt", "c.txt"))
    settled(qtbot, window)
    assert window.of_class.overview.highest.number.text() == "–"


def test_a_cancelled_sample_leaves_nothing_for_the_next_check(qtbot: QtBot, window: MainWindow) -> None:
    window.intake.open_sample()
    window.desk.cancel()
    settled(qtbot, window)
    window.desk.clear() if window.desk.check else None
    assert window.desk.waiting["template"] == []


def test_the_sample_class_is_checked_by_the_engine(qtbot: QtBot, settings: Settings) -> None:
    window = MainWindow(settings)
    qtbot.addWidget(window)
    window.show()
    qtbot.mouseClick(window.start.sample, LEFT)
    qtbot.waitUntil(lambda: not window.desk.busy, timeout=60_000)
    assert len(window.desk.result.report.documents) == 10
    assert window.of_class.overview.table.model().rowCount() > 0
    assert page(window) is window.of_class
    window.close()
