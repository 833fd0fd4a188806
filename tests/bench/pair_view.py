"""Is the view of a pair quick? Two texts of a million characters with 2,000 matches: first show, wheel steps, jumps.

Prints the time from asking for the pair to its first picture, and median and worst of the frames of 200 wheel steps and of
50 jumps to the next match, each with everything painted (both texts, ribbons, rulers, list). Aims: first show within 0.5 s,
a wheel step within 10 ms in the median.
"""

import os
import statistics
import time
from collections.abc import Callable
from dataclasses import replace

from plagcheck.engine import Comparison, Document, Match, Paper, Report, Span
from tests.bench.long_papers import paragraphs

CHARACTERS, MATCHES = 1_000_000, 2_000
WHEEL_STEPS, JUMPS = 200, 50
SIZE = (1360, 860)
KINDS = ("verbatim", "edited", "reworded", "reordered", "summary")


def main() -> None:
    """Measure, and print a line for each."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QEvent
    from PySide6.QtWidgets import QApplication

    from plagcheck.ui import theme
    from plagcheck.ui.names import Names
    from plagcheck.ui.text_positions import positions_of
    from plagcheck.ui.views.compare import CompareView
    from plagcheck.ui.views.counting import Counting

    application = QApplication.instance() or QApplication([])
    theme.apply(application, "light", 1.0, "zh_CN")
    report = long_report()
    for paper in report.documents:  # the thread that compares has made these when a pair is shown
        positions_of(paper.document)
        Counting(paper.document)
    view = CompareView()
    view.resize(*SIZE)
    view.show()
    application.processEvents()

    def frame(act: Callable[[], object]) -> float:
        """Seconds until what `act` does is painted."""
        began = time.perf_counter()
        act()
        application.sendEvent(view, QEvent(QEvent.Type.UpdateRequest))  # paints what is dirty now, not 5 ms later
        took = time.perf_counter() - began
        application.processEvents()
        return took

    def show() -> None:
        view.show_pair(report, report.pairs[0], Names(report))
        while str(MATCHES - 1) not in view.counter.text():  # long texts are shown in turns
            application.processEvents()

    first = frame(show)
    print(f"first show {first * 1e3:.0f} ms (aim 500)")
    all_of_it = statistics.median(frame(view.update) for _ in range(20))
    bar = view.a.verticalScrollBar()
    _tell("wheel step", [frame(lambda: bar.setValue(bar.value() + 3)) for _ in range(WHEEL_STEPS)], all_of_it)
    _tell("jump", [frame(view.go_next) for _ in range(JUMPS)], all_of_it)
    view.close()


def _tell(what: str, frames: list[float], all_of_it: float) -> None:
    """A frame holds the work of the step and the painting of what it changed (`all_of_it`: that of the whole view)."""
    ms = [f * 1e3 for f in frames]
    whole = f"the whole view painted anew: {all_of_it * 1e3:.1f} ms"
    print(f"{what}: median {statistics.median(ms):.1f} ms, worst {max(ms):.1f} ms ({whole})")


def long_report() -> Report:
    """A report on two texts of the same length whose every n-th stretch is a match, kinds in turn, some words changed."""
    papers = []
    for number, seed in enumerate((2, 3)):
        text = "\n".join(paragraphs(CHARACTERS // 126, seed))
        papers.append(Paper(number, Document(f"long-{number}.txt", text), None, language="zh", counted=len(text)))
    step = CHARACTERS // MATCHES
    pair = Comparison(0, 1, 0.4, 0.4, matches=tuple(_match(n * step, KINDS[n % len(KINDS)]) for n in range(MATCHES - 1)))
    return Report(documents=tuple(papers), submissions=(), pairs=(replace(pair, level="medium"),))


def _match(start: int, kind: str) -> Match:
    """200 characters at `start` in A that lie 100 further on in B."""
    a, b = Span(start, start + 200), Span(start + 100, start + 300)
    if kind != "edited":
        return Match(a, b, kind, 0.8)  # type: ignore[arg-type]
    return Match(a, b, "edited", 0.8, (), (Span(start + 9, start + 13),), (Span(start + 109, start + 115),))


if __name__ == "__main__":
    main()
