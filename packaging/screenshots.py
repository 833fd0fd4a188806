"""Pictures of the window, without a display: every view of the sample class, light and dark, in a language.

    python packaging/screenshots.py [FOLDER] [--language zh_CN] [--scheme light] [--zoom 1.0]
    python packaging/screenshots.py --readme

They lie beside the mock-ups in a review; with --readme only the two pictures of the README are made, in English and light,
in packaging/pictures. Uses a settings file of its own.
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import numpy as np
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from plagcheck.ui import theme
from plagcheck.ui.main_window import MainWindow
from plagcheck.ui.settings import Settings
from plagcheck.ui.translations import install
from plagcheck.ui.views.pair import TABS

SIZE = (1360, 860)
PICTURES = Path(__file__).resolve().parent / "pictures"
LONGEST_MS = 120_000


def wait(ready: Callable[[], bool], longest_ms: int = LONGEST_MS) -> None:
    """Let the window live until `ready`, or `longest_ms` have passed."""
    loop, poll, end = QEventLoop(), QTimer(), QTimer()
    poll.timeout.connect(lambda: loop.quit() if ready() else None)
    end.setSingleShot(True)
    end.timeout.connect(loop.quit)
    poll.start(20)
    end.start(longest_ms)
    loop.exec()


def pause(ms: int = 150) -> None:
    """Let timers and paints run."""
    wait(lambda: False, ms)


def take(window: MainWindow, folder: Path) -> None:
    """Walk through the views of the sample class and save a picture of each."""

    def save(name: str) -> None:
        pause()
        window.grab().save(str(folder / f"{name}.png"))

    save("1-start")
    window.intake.open_sample()
    save("2-working")
    wait(lambda: not window.desk.busy)
    save("3-overview")
    window.of_class.overview.as_graph.click()
    save("3-graph")
    window.of_class.overview.as_graph.click()
    window.show_papers()
    save("3-papers")
    window.show_reading()
    window.of_class.reading.choose_paper(4)
    save("7-reading-check")
    window.show_overview()
    window.open_pair(0)
    save("4-pair")
    window.pair.review.open_card()
    save("4-review")
    window.pair.review.close_card()
    window.pair.compare.strip.shading.button("papers").click()
    save("4-papers")
    for key in TABS[1:]:
        window.pair.show_tab(key)
        pause(1500)
        save(f"5-{key}")
    window.show_archive()
    save("9-archive")
    window.show_options()
    save("9-options")
    window.show_definitions()
    save("9-definitions")


def save_small(window: MainWindow, name: str) -> None:
    """Save a picture in its 256 most frequent colours, the others as the nearest of them: a third of the bytes."""
    image = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    wide, high = image.width(), image.height()
    pixels = np.frombuffer(image.constBits(), np.uint32).reshape(high, image.bytesPerLine() // 4)[:, :wide] & 0xFFFFFF
    colours, place, count = np.unique(pixels.ravel(), return_inverse=True, return_counts=True)
    kept = colours[np.argsort(-count, kind="stable")[:256]]
    parts, of_kept = (np.stack([c >> 16, c >> 8 & 255, c & 255], 1).astype(np.int32) for c in (colours, kept))
    nearest = np.array([int(np.abs(of_kept - part).sum(1).argmin()) for part in parts], np.uint8)
    indexed = np.ascontiguousarray(nearest[place].reshape(high, wide))
    small = QImage(indexed.tobytes(), wide, high, wide, QImage.Format.Format_Indexed8)
    small.setColorTable([0xFF000000 | int(c) for c in kept])
    small.save(str(PICTURES / f"{name}.png"))


def take_for_readme(window: MainWindow) -> None:
    """The overview of the sample class, and its pair of English papers: the README is English."""
    PICTURES.mkdir(exist_ok=True)
    window.intake.open_sample()
    wait(lambda: not window.desk.busy)
    pause()
    save_small(window, "overview")
    assert window.desk.result is not None
    report = window.desk.result.report
    window.open_pair(next(i for i, pair in enumerate(report.pairs) if report.documents[pair.a].language == "en"))
    pause(600)
    save_small(window, "pair")


def main() -> None:
    """Take all pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", default="screenshots", type=Path)
    parser.add_argument("--language", default="zh_CN", choices=("zh_CN", "zh_TW", "en"))
    parser.add_argument("--scheme", default="light", choices=("light", "dark"))
    parser.add_argument("--zoom", default=1.0, type=float)
    parser.add_argument("--size", default=SIZE, nargs=2, type=int)
    parser.add_argument("--readme", action="store_true")
    given = parser.parse_args()
    if given.readme:
        given.language, given.scheme, given.zoom = "en", "light", 1.0
    else:
        given.folder.mkdir(parents=True, exist_ok=True)
    application = QApplication([])
    with tempfile.TemporaryDirectory() as home:
        settings = Settings(Path(home) / "plagcheck.ini")
        settings.language, settings.scheme, settings.zoom = given.language, given.scheme, given.zoom
        install(application, given.language)
        theme.apply(application, given.scheme, given.zoom, given.language)
        window = MainWindow(settings)
        window.resize(*given.size)
        window.show()
        if given.readme:
            take_for_readme(window)
        else:
            take(window, given.folder)
        window.close()


if __name__ == "__main__":
    main()
