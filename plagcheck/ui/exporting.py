"""Report files: which there are, and the call that writes one in the worker's thread, whole or not at all."""

from pathlib import Path
from typing import Literal

from PySide6.QtCore import QObject, Signal

from plagcheck.engine import Progress, Report, to_csv, whole, write
from plagcheck.ui.worker import Call, Tell, Worker

Form = Literal["pdf", "html", "csv", "json"]
FORMS: tuple[Form, ...] = ("pdf", "html", "csv", "json")


def writing(report: Report, form: Form, path: Path, title: str, language: str) -> Call:
    """A call that writes `report` to `path` and returns the path; raises OSError or PlagcheckError when it cannot."""

    def call(progress: Progress, _tell: Tell) -> Path:
        progress("writing", 0, 1)
        if form == "pdf":
            from plagcheck.ui.report.pdf import write_pdf  # loads matplotlib: only when a report is asked for

            with whole(path) as beside:
                write_pdf(report, beside, title=title, language=language)
        else:
            write(path, _text(report, form, title, language))
        return path

    return call


def _text(report: Report, form: Form, title: str, language: str) -> str:
    if form == "csv":
        return str(to_csv(report))
    if form == "json":
        return report.to_json()
    from plagcheck.ui.report.html import render

    return str(render(report, title=title, language=language))


class Exporter(QObject):
    """Writes one report file at a time in a thread of its own, beside whatever else runs."""

    written = Signal(object)
    """The path."""
    failed = Signal(str, object, str)
    """Form, path, one line why."""
    progressed = Signal(str, int, int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker: Worker | None = None
        self._what: tuple[Form, Path] = ("pdf", Path())

    @property
    def busy(self) -> bool:
        """Whether a file is being written."""
        return self._worker is not None

    def export(self, report: Report, form: Form, path: Path, title: str, language: str) -> None:
        """Start writing; a file being written is given up."""
        self.wait()
        self._what = (form, path)
        self._worker = Worker(writing(report, form, path, title, language), self)
        self._worker.progressed.connect(self.progressed)
        self._worker.succeeded.connect(self._succeeded)
        self._worker.failed.connect(self._failed)
        self._worker.start()

    def wait(self) -> None:
        """Give up what is being written and wait for the thread."""
        if self._worker is not None:
            self._worker.abandon()
            self._worker.wait()
            self._worker = None

    def _succeeded(self, path: object) -> None:
        self._worker = None
        self.written.emit(path)

    def _failed(self, message: str) -> None:
        self._worker = None
        self.failed.emit(*self._what, message)
