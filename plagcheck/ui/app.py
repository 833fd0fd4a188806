"""Opens the window. Everything that must be right before the first widget is here, in its order.

A display is looked for in a child process: without one QApplication aborts this process instead of raising. The interpreter's
switch interval is shortened, so that the window gets its turn beside a busy worker (measured: 28 ms worst against 48).
"""

import contextlib
import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from importlib import resources

from PySide6.QtCore import QTimer
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QApplication

from plagcheck import __version__
from plagcheck.engine import Document, explain
from plagcheck.ui import theme
from plagcheck.ui.instance import Instance, folder_of_windows
from plagcheck.ui.logs import start_log
from plagcheck.ui.main_window import MainWindow
from plagcheck.ui.settings import LANGUAGES, Settings
from plagcheck.ui.translations import install
from plagcheck.ui.worker import Worker

PROBE = "from PySide6.QtWidgets import QApplication; QApplication([])"
PROBE_S = 30
SWITCH_INTERVAL_S = 0.001
HEAR_SIGNALS_MS = 400


def has_display() -> bool:
    """Whether a QApplication can be made here; always asked of a child process."""
    if sys.platform in ("win32", "darwin") or os.environ.get("QT_QPA_PLATFORM") == "offscreen":
        return True
    try:
        done = subprocess.run([sys.executable, "-c", PROBE], capture_output=True, timeout=PROBE_S, check=False)  # noqa: S603
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def main(paths: Sequence[str] = ()) -> int:
    """Open the window with papers or a folder, and stay until it is closed; the exit status."""
    multiprocessing.freeze_support()
    if not getattr(sys, "frozen", False) and not has_display():
        print(  # noqa: T201
            "plagcheck: there is no display for a window; use `plagcheck check PATH --pdf report.pdf` instead", file=sys.stderr
        )
        return 1
    sys.setswitchinterval(SWITCH_INTERVAL_S)
    start_log()
    application = QApplication(sys.argv[:1])
    instance = Instance(folder_of_windows())
    if not instance.is_first() and instance.hand_over(paths):
        return 0
    settings = prepare(application)
    window = MainWindow(settings)
    window.show()
    warming = warm()
    window.open_paths(paths)
    instance.listen(window.take_over)
    with _closed_by_signals(window):
        status = application.exec()
    instance.release()
    warming.wait()
    return status


def warm() -> Worker:
    """Load the dictionaries in a thread while nobody waits: loading holds every thread, later it would stall a view."""
    worker = Worker(lambda _progress, _tell: explain(Document("", "公园里的路灯 a lamp in the park")))
    worker.start()
    return worker


@contextlib.contextmanager
def _closed_by_signals(window: MainWindow) -> Iterator[None]:
    """Ctrl+C and a request to end close the window; Qt's loop must hand over to Python now and then to hear of them."""
    ear = QTimer()
    ear.timeout.connect(lambda: None)
    ear.start(HEAR_SIGNALS_MS)
    before = {number: signal.signal(number, lambda *_: window.close()) for number in (signal.SIGINT, signal.SIGTERM)}
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


def prepare(application: QApplication) -> Settings:
    """Names, fonts, language and look, in the order Qt needs them; the settings that hold them."""
    application.setApplicationName("plagcheck")
    application.setApplicationVersion(__version__)
    application.setOrganizationName("plagcheck")
    application.setDesktopFileName("io.github.plagcheck.Plagcheck")
    picture = QPixmap()
    picture.loadFromData(resources.files("plagcheck.resources").joinpath("icons", "plagcheck.svg").read_bytes())
    application.setWindowIcon(QIcon(picture))
    settings = Settings()
    asked = os.environ.get("PLAGCHECK_LANG", "")
    if asked in LANGUAGES:
        settings.language = asked
    install(application, settings.language)
    theme.apply(application, settings.scheme, settings.zoom, settings.language)
    return settings
