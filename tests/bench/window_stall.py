"""Does the window stall? Longest gaps of a 10 ms timer while two papers of 500,000 characters are compared and shown.

Prints the longest gap of an idle run just before, the longest of the check with the showing of its result and of each
tab of the pair, the time a cancel takes, and the time closing takes while work runs. Aim: at most 50 ms above idle.
"""

import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from tests.bench.long_papers import two_papers

CHARACTERS = 500_000
TICK_MS = 10
LONGEST_S = 120.0


def main() -> None:
    """Measure, and print a line for each gap."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as folder:
        _measure(Path(folder))


def _measure(folder: Path) -> None:
    from PySide6.QtCore import QEventLoop, QTimer
    from PySide6.QtWidgets import QApplication

    from plagcheck.ui import app, theme
    from plagcheck.ui.main_window import MainWindow
    from plagcheck.ui.settings import Settings
    from plagcheck.ui.views.pair import TABS

    application = QApplication.instance() or QApplication([])
    theme.apply(application, "light", 1.0, "en")
    gaps: list[tuple[float, float]] = []
    last = [time.perf_counter()]

    def tick() -> None:
        now = time.perf_counter()
        gaps.append((now - last[0], now))
        last[0] = now

    timer = QTimer()
    timer.timeout.connect(tick)
    timer.start(TICK_MS)

    def longest(ready: Callable[[], bool], at_least_s: float = 0.0, start: Callable[[], object] | None = None) -> float:
        """The longest gap in s until `ready`; `start` counts too."""
        loop, poll, began = QEventLoop(), QTimer(), time.perf_counter()
        last[0] = began
        gaps.clear()

        def look() -> None:
            passed = time.perf_counter() - began
            if passed > LONGEST_S or (passed >= at_least_s and ready()):
                loop.quit()

        poll.timeout.connect(look)
        poll.start(20)
        if start is not None:
            start()
        loop.exec()
        return max(gap for gap, _ in gaps)

    papers = two_papers(folder, CHARACTERS)
    window = MainWindow(Settings(folder / "plagcheck.ini"))
    window.show()
    sys.setswitchinterval(app.SWITCH_INTERVAL_S)
    warming = app.warm()
    longest(warming.isFinished, 1.0)
    began = time.perf_counter()
    idle_s = longest(lambda: True, 8.0)
    began = time.perf_counter()
    check_s = longest(lambda: window.pair.isVisible(), start=lambda: window.desk.add(papers, "paper"))
    took = time.perf_counter() - began
    print(f"idle {idle_s * 1e3:.0f} ms; check and showing of {took:.1f} s {check_s * 1e3:.0f} ms at", _worst(gaps, began))
    print(f"afterwards {longest(lambda: True, 1.0) * 1e3:.0f} ms", flush=True)

    def settled() -> bool:
        return window.pair._worker is None and not window.pair.methods.state.text().startswith("Measuring")

    for key in (*TABS[1:], "texts"):
        gap = longest(settled, 0.5, lambda key=key: window.pair.show_tab(key))
        print(f"tab {key} {gap * 1e3:.0f} ms", flush=True)
    window.new_check()
    for wait_s in (0.3, 1.5, 3.0):
        longest(lambda: True, wait_s, lambda: window.desk.add(papers, "paper"))
        began = time.perf_counter()
        busy = window.desk.busy
        longest(lambda: not window.desk.busy, start=window.desk.cancel)
        print(f"cancel after {wait_s} s ({'at work' if busy else 'done'}): {(time.perf_counter() - began) * 1e3:.0f} ms")
        window.new_check()
    longest(lambda: True, 1.5, lambda: window.desk.add(papers, "paper"))
    began = time.perf_counter()
    window.close()
    print(f"close while working {(time.perf_counter() - began) * 1e3:.0f} ms")


def _worst(gaps: list[tuple[float, float]], began: float) -> str:
    """The five longest gaps and the time since the start at which each ended."""
    return ", ".join(f"{gap * 1e3:.0f} ms @ {at - began:.2f} s" for gap, at in sorted(gaps, reverse=True)[:6])


if __name__ == "__main__":
    main()
