"""A checked class: header with three tabs over overview, papers and reading check."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from plagcheck.engine import Ranked, Report
from plagcheck.ui import theme
from plagcheck.ui.components import Button, Header, scrolling
from plagcheck.ui.names import Names
from plagcheck.ui.views.overview import OverviewPage
from plagcheck.ui.views.papers import PapersPage
from plagcheck.ui.views.reading_check import ReadingPage

TABS = ("overview", "papers", "reading")


class ClassPage(QWidget):
    """Hosts the three views of a class."""

    opened = Signal(int)
    """Position of a pair in the report."""
    tab_changed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        self.header = Header()
        self.header.set_tabs(
            [("overview", self.tr("Overview")), ("papers", self.tr("Papers")), ("reading", self.tr("Reading"))], "overview"
        )
        self.header.tab_changed.connect(self.show_tab)
        self.options = Button(self.tr("Options"), "quiet", "sliders-horizontal")
        self.export = Button(self.tr("Export report"), "plain", "export")
        self.header.set_actions([self.options, self.export])
        whole.addWidget(self.header)
        self.overview, self.papers, self.reading = OverviewPage(), PapersPage(), ReadingPage()
        self._due: dict[str, Callable[[], None]] = {}
        self._stack = QStackedWidget()
        self._scroll = QScrollArea()
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setWidget(self.overview)
        theme.dress(self._scroll)
        for page in (self._scroll, self.papers, scrolling(self.reading)):
            self._stack.addWidget(page)
        whole.addWidget(self._stack, 1)
        self.overview.opened.connect(self.opened)
        self.overview.reading_asked.connect(self._show_reading)
        self.papers.opened.connect(self.opened)

    def show_report(self, title: str, report: Report, names: Names, ranked: Sequence[Ranked] = ()) -> None:
        """Show a report in all three views; each is filled when it comes into sight."""
        self.header.set_crumbs([title])
        self.header.set_notices("reading", sum(1 for p in report.documents if p.warnings or p.status != "ok"))
        self._due = {
            "overview": partial(self.overview.show_report, report, names),
            "papers": partial(self.papers.show_report, report, names, ranked),
            "reading": partial(self.reading.show_report, report, names),
        }
        if self.isVisible():
            self._fill(self.tab)

    def _fill(self, key: str) -> None:
        self._due.pop(key, lambda: None)()

    def showEvent(self, event: QShowEvent) -> None:
        """The page comes into sight."""
        self._fill(self.tab)
        super().showEvent(event)

    @property
    def tab(self) -> str:
        """The tab shown."""
        return TABS[self._stack.currentIndex()]

    def current_paper(self) -> int:
        """The paper chosen in the reading check; −1 for none."""
        return -1 if "reading" in self._due else self.reading.current()

    def show_tab(self, key: str) -> None:
        """Show a tab."""
        self._fill(key)
        self._stack.setCurrentIndex(TABS.index(key))
        self.header.set_current_tab(key)
        (self.overview, self.papers, self.reading)[TABS.index(key)].table.setFocus()
        self.tab_changed.emit(key)

    def _show_reading(self) -> None:
        self.show_tab("reading")

    def start_find(self) -> None:
        """Put the cursor into the filter of the tab."""
        if self.tab != "reading":
            page = self.overview if self.tab == "overview" else self.papers
            page.filter.setFocus()
            page.filter.selectAll()
