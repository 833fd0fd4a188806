"""A piece of work in its thread: heard in the window's thread, throttled, cancelled, forgotten."""

import threading
import time

import pytest
from PySide6.QtCore import QObject, QThread
from pytestqt.qtbot import QtBot

from plagcheck.engine import PlagcheckError
from plagcheck.ui.worker import Worker


class Listener(QObject):
    def __init__(self, worker: Worker) -> None:
        super().__init__()
        self.heard: list[tuple] = []
        self.threads: set = set()
        worker.progressed.connect(self.progress)
        worker.succeeded.connect(self.success)
        worker.failed.connect(self.failure)
        worker.cancelled.connect(self.cancel)

    def note(self, *what: object) -> None:
        self.threads.add(QThread.currentThread())
        self.heard.append(what)

    def progress(self, stage: str, done: int, total: int) -> None:
        self.note(stage, done, total)

    def success(self, result: object) -> None:
        self.note("success", result)

    def failure(self, message: str) -> None:
        self.note("failure", message)

    def cancel(self) -> None:
        self.note("cancelled")


def ran(qtbot: QtBot, call) -> Listener:
    worker = Worker(call)
    listener = Listener(worker)
    with qtbot.waitSignal(worker.finished):
        worker.start()
    qtbot.waitUntil(lambda: listener.heard and listener.heard[-1][0] in ("success", "failure", "cancelled"))
    return listener


def test_what_a_worker_says_is_heard_in_the_thread_of_the_window(qtbot: QtBot) -> None:
    def call(progress, tell):
        progress("reading", 1, 2)
        return threading.get_ident()

    listener = ran(qtbot, call)
    assert listener.threads == {QThread.currentThread()}
    assert listener.heard[-1] != ("success", threading.get_ident())


def test_progress_is_told_at_most_twenty_times_a_second(qtbot: QtBot) -> None:
    def call(progress, tell):
        for done in range(20_000):
            progress("comparing", done, 20_001)

    began = time.monotonic()
    told = [h for h in ran(qtbot, call).heard if h[0] == "comparing"]
    assert len(told) <= 2 + (time.monotonic() - began) * 20


@pytest.mark.parametrize(
    ("error", "message"),
    [
        (PlagcheckError("a.docx: is damaged"), "a.docx: is damaged"),
        (PermissionError(13, "Permission denied", "report.pdf"), "report.pdf: Permission denied"),
    ],
)
def test_a_fault_is_one_line(qtbot: QtBot, error: Exception, message: str) -> None:
    def call(progress, tell):
        raise error

    assert ran(qtbot, call).heard == [("failure", message)]


def test_cancelling_stops_at_the_next_report(qtbot: QtBot) -> None:
    def call(progress, tell):
        while True:
            progress("reading", 0, 1)

    worker = Worker(call)
    listener = Listener(worker)
    with qtbot.waitSignal(worker.cancelled):
        worker.start()
        worker.cancel()
    assert worker.wait(1000)
    assert listener.heard[-1] == ("cancelled",)


def test_an_abandoned_worker_is_not_heard(qtbot: QtBot) -> None:
    gate = threading.Event()

    def call(progress, tell):
        gate.wait(5)
        return "late"

    worker = Worker(call)
    listener = Listener(worker)
    worker.start()
    worker.abandon()
    gate.set()
    assert worker.wait(2000)
    qtbot.wait(20)
    assert listener.heard == []
