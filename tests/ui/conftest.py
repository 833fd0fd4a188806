"""A window on hand-made reports: a session that reads nothing and answers with the report it was given."""

import gc
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from plagcheck.engine import Comparison, Document, Options, Progress, Report, silent
from plagcheck.ui import check, desk, theme
from plagcheck.ui.main_window import MainWindow
from plagcheck.ui.settings import Settings
from plagcheck.ui.translations import install
from tests.ui import reports

Heard = Callable[[Document], object]


class HandMadeSession:
    """Stands in for the engine's session; `answer` is the report of every check, `heard` the options of each."""

    answer: Report = reports.class_report()
    heard: list[Options]

    def __init__(self) -> None:
        self.entries: list[SimpleNamespace] = []
        type(self).heard = []
        self.reread_calls: list[tuple[int, str | None, str | None]] = []

    def add(self, paths: object, options: Options | None = None, progress: Progress = silent, heard: Heard = print) -> None:
        papers = self.answer.documents
        for done, paper in enumerate(papers):
            progress("reading", done, len(papers))
            self.entries.append(SimpleNamespace(document=paper.document))
            heard(paper.document)

    def report(self, options: Options | None = None, progress: Progress = silent) -> Report:
        progress("comparing", 0, 1)
        self.heard.append(options or Options())
        return self.answer

    def compare(self, a: int, b: int, options: Options | None = None) -> Comparison:
        return self.answer.pairs[0]

    def reread(self, document: int, encoding: str | None = None, password: str | None = None) -> None:
        self.reread_calls.append((document, encoding, password))


@pytest.fixture(autouse=True)
def look(qapp: QApplication) -> Iterator[None]:
    """Every widget in English, light, at 100 %."""
    install(qapp, "en")
    theme.apply(qapp, "light", 1.0, "en")
    yield
    for widget in qapp.topLevelWidgets():
        widget.hide()
        widget.deleteLater()
    # a widget that the garbage collector deletes while another one is painted takes the process with it: do it here
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    made = Settings(tmp_path / "plagcheck.ini")
    made.language, made.scheme = "en", "light"
    return made


@pytest.fixture
def session(monkeypatch: pytest.MonkeyPatch) -> type[HandMadeSession]:
    """The class of the stand-in; set `answer` to choose the report."""
    made = type("Session", (HandMadeSession,), {})
    monkeypatch.setattr(check, "gather", lambda paths: SimpleNamespace(sources=[SimpleNamespace(shown=str(p)) for p in paths]))
    monkeypatch.setattr(check, "ranking", lambda report: ())
    monkeypatch.setattr(desk, "keep", lambda *_, **__: None)  # there is nothing that could be written
    monkeypatch.setattr(desk, "Check", lambda *parts: check.Check(*parts, session=made()))
    return made


@pytest.fixture
def window(qtbot: QtBot, settings: Settings, session: type[HandMadeSession]) -> MainWindow:
    """The whole window, shown, on the hand-made session."""
    made = MainWindow(settings)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made
