"""One engine call in a thread of its own, so that the window never waits.

The call gets a progress function that reports at most 20 times a second and raises `Cancelled` once the user stops it.
Receivers of the signals must be methods of a QObject that lives in the window's thread: Qt runs anything else in the thread
of the worker.
"""

import logging
import threading
import time
from collections.abc import Callable

from PySide6.QtCore import QObject, QThread, Signal

from plagcheck.engine import Cancelled, PlagcheckError, Progress

Tell = Callable[[str, object], None]
Call = Callable[[Progress, Tell], object]
"""A piece of work: reports progress, and may tell of something it has found on the way by a name."""
REPORT_EVERY_S = 0.05
log = logging.getLogger(__name__)


class Worker(QThread):
    """Runs `call(progress, tell)`; exactly one of `succeeded`, `failed` and `cancelled` follows, then Qt's `finished`."""

    progressed = Signal(str, int, int)
    succeeded = Signal(object)
    failed = Signal(str)
    """One line that a person can read."""
    cancelled = Signal()
    told = Signal(str, object)

    def __init__(self, call: Call, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._call = call
        self._stop = threading.Event()
        self._stage, self._told = "", 0.0

    def cancel(self) -> None:
        """Ask the call to stop at its next report."""
        self._stop.set()

    def abandon(self) -> None:
        """Cancel, and let nothing of it be heard any more."""
        self.cancel()
        self.blockSignals(True)

    def run(self) -> None:
        """Do the work; Qt calls this in the new thread."""
        try:
            result = self._call(self._progress, self.told.emit)
            self._progress("", 0, 0)
        except Cancelled:
            self.cancelled.emit()
        except PlagcheckError as error:
            self.failed.emit(str(error))
        except OSError as error:
            self.failed.emit(f"{error.filename or ''}: {error.strerror or error}".removeprefix(": "))
        except Exception as error:  # a fault of the program: logged, told, and the window lives on
            log.exception("a piece of work failed")
            self.failed.emit(self.tr("A fault of the program ({}); its log tells where").format(type(error).__name__))
        else:
            self.succeeded.emit(result)

    def _progress(self, stage: str, done: int, total: int) -> None:
        if self._stop.is_set():
            raise Cancelled
        now = time.monotonic()
        if stage and (stage != self._stage or done == total or now - self._told >= REPORT_EVERY_S):
            self._stage, self._told = stage, now
            self.progressed.emit(stage, done, total)
