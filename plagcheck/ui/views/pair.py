"""One pair of papers: header with level and five tabs over texts, fingerprint, MinHash and keywords, methods, steps."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from plagcheck.engine import Comparison, PairExplanation, Report, Session, explain_pair
from plagcheck.ui.components import Button, EmptyState, Header
from plagcheck.ui.names import Names
from plagcheck.ui.views.compare import CompareView
from plagcheck.ui.views.fingerprint import FingerprintView
from plagcheck.ui.views.methods import MethodsView
from plagcheck.ui.views.minhash import MinHashView
from plagcheck.ui.views.reviewing import ReviewButton
from plagcheck.ui.views.steps import StepsView
from plagcheck.ui.worker import Worker

TABS = ("texts", "fingerprint", "minhash", "methods", "steps")
EXPLAINED = ("fingerprint", "minhash", "steps")
"""Tabs that show the steps of the method, worked out once for all three."""
FOLDED = frozenset(
    {
        "invisible-characters",
        "look-alike-letters",
        "spaced-letters",
        "traditional-script",
        "full-width-letters",
        "radicals",
        "soft-hyphens",
        "line-breaks-joined",
    }
)
"""Findings that tell of something folding has undone."""


class PairPage(QWidget):
    """Hosts the five views of a pair; what they show is worked out when first looked at."""

    tab_changed = Signal()
    said = Signal(str, str)
    """State and note of the pair in view."""
    set_aside = Signal(object, str)
    taken_back = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.header = Header()
        self.header.set_tabs(
            [
                ("texts", self.tr("Texts")),
                ("fingerprint", self.tr("Fingerprint")),
                ("minhash", self.tr("MinHash and keywords")),
                ("methods", self.tr("Methods")),
                ("steps", self.tr("Steps")),
            ],
            "texts",
        )
        self.export = Button(self.tr("Export report"), "plain", "export")
        self.review = ReviewButton()
        self.header.set_actions([self.review, self.export])
        self.compare, self.fingerprint, self.minhash = CompareView(), FingerprintView(), MinHashView()
        self.methods, self.steps = MethodsView(), StepsView()
        self.waiting = EmptyState("hourglass")
        self._views: dict[str, QWidget] = dict(
            zip(TABS, (self.compare, self.fingerprint, self.minhash, self.methods, self.steps), strict=True)
        )
        self._stack = QStackedWidget()
        for view in (*self._views.values(), self.waiting):
            self._stack.addWidget(view)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.header)
        whole.addWidget(self._stack, 1)
        self._worker: Worker | None = None
        self._steps: PairExplanation | None = None
        self._unfolded: Worker | None = None
        self._pair: tuple[Report, Comparison] | None = None
        self._asked: set[str] = set()
        self._key = "texts"
        self.header.tab_changed.connect(self.show_tab)
        self.review.said.connect(self.said)
        self.compare.set_aside.connect(self.set_aside)
        self.compare.taken_back.connect(self.taken_back)
        self.compare.fingerprint_asked.connect(lambda: self.show_tab("fingerprint"))
        self.minhash.words_changed.connect(self.compare.show_words)
        self.minhash.place_asked.connect(self._show_place)

    def show_again(self, report: Report, comparison: Comparison, session: Session | None = None) -> None:
        """Show the pair in view as it is now: where nothing but its review has changed, at the same place of the same tab."""
        before = self._pair[1] if self._pair else None
        if before is not None and self._same_texts(report, comparison):
            self._pair = report, comparison
            self.review.show_review(report.review_of(comparison.a, comparison.b))
            if (before.matches, before.aside) != (comparison.matches, comparison.aside):
                self.header.set_level(comparison.level)
                self.compare.show_pair(report, comparison, Names(report), max(0, self.compare.current))
        else:
            self.show_pair(report, comparison, session)

    def _same_texts(self, report: Report, comparison: Comparison) -> bool:
        assert self._pair is not None
        old, before = self._pair
        same = all(
            old.documents[x].document is report.documents[y].document
            for x, y in ((before.a, comparison.a), (before.b, comparison.b))
        )
        return same and old.options == report.options

    def show_pair(self, report: Report, comparison: Comparison, session: Session | None = None) -> None:
        """Show a pair of a report, at its texts."""
        names = Names(report)
        self._pair = report, comparison
        self.review.close_card()
        self.review.show_review(report.review_of(comparison.a, comparison.b))
        self.header.set_crumbs([names.pair(comparison.a, comparison.b)])
        self.header.set_level(comparison.level)
        self.compare.show_pair(report, comparison, names)
        self.stop()
        self._asked = {"methods", *EXPLAINED}
        self._ask_unfolded(session)
        self.show_tab("texts")

    def _ask_unfolded(self, session: Session | None) -> None:
        """Work out what the shares would be without folding, where reading one of the papers undid anything."""
        assert self._pair is not None
        report, pair = self._pair
        found = {f.code for i in (pair.a, pair.b) for f in report.documents[i].warnings}
        if session is None or pair.copied_a is None or not found & FOLDED:
            return
        call = partial(session.shares_unfolded, pair.a, pair.b, report.options)
        self._unfolded = Worker(lambda _progress, _tell: call(), self)
        self._unfolded.succeeded.connect(self._show_unfolded)
        self._unfolded.start()

    def _show_unfolded(self, shares: object) -> None:
        self._unfolded = None
        if isinstance(shares, tuple):
            self.compare.show_unfolded(*shares)

    @property
    def tab(self) -> str:
        """The tab shown."""
        return self._key

    def show_tab(self, key: str) -> None:
        """Show a tab; what it shows is worked out, and filled in, when it is first looked at."""
        if key in self._asked:
            self._fill(key)
        waiting = key in EXPLAINED and self._steps is None
        self._stack.setCurrentWidget(self.waiting if waiting else self._views[key])
        self._key = key
        self.header.set_current_tab(key)
        self.tab_changed.emit()
        view = self.compare.a if key == "texts" else self._stack.currentWidget()
        if view is not None:
            view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fill(self, key: str) -> None:
        assert self._pair is not None
        report, comparison = self._pair
        a, b = report.documents[comparison.a], report.documents[comparison.b]
        if key == "methods":
            self.methods.show_pair(a, b, comparison, report.options)
        elif key == "texts":
            return
        elif self._steps is None:
            self._explain()
            return
        elif key == "fingerprint":
            self.fingerprint.show_pair(self._steps, comparison, report.options)
        elif key == "minhash":
            self.minhash.show_pair(a, b, comparison, self._steps)
        else:
            self.steps.show_pair(self._steps)
        self._asked.discard(key)

    def _explain(self) -> None:
        """Work out the steps of the method for both papers, once."""
        if self._worker is not None or self._pair is None:
            return
        report, pair = self._pair
        a, b = report.documents[pair.a].document, report.documents[pair.b].document
        self._worker = Worker(lambda _progress, _tell: explain_pair(a, b, report.options), self)
        self._worker.succeeded.connect(self._explained)
        self._worker.failed.connect(self._failed)
        self._worker.start()

    def _explained(self, steps: object) -> None:
        assert isinstance(steps, PairExplanation)
        self._worker, self._steps = None, steps
        self.show_tab(self._key)

    def _failed(self, message: str) -> None:
        self._worker = None
        self.waiting.set_message("warning-circle", self.tr("This could not be worked out"), message)

    def hideEvent(self, event: QHideEvent) -> None:
        """Leave nothing open that belongs to this page."""
        self.review.close_card()
        self.compare.close_card()
        super().hideEvent(event)

    def stop(self) -> None:
        """Leave off what is still worked out for the pair shown before, and wait for it."""
        self.methods.stop()
        for worker in (self._worker, self._unfolded):
            if worker is not None:
                worker.abandon()
                worker.wait()
        self._worker = self._unfolded = self._steps = None
        self.waiting.set_message("hourglass", self.tr("Working it out…"), "")

    def start_find(self) -> None:
        """Search the texts."""
        self.show_tab("texts")
        self.compare.start_find()

    def _show_place(self, in_a: int, in_b: int) -> None:
        self.show_tab("texts")
        for pane, place in ((self.compare.a, in_a), (self.compare.b, in_b)):
            if place >= 0:
                pane.go_to(place)
