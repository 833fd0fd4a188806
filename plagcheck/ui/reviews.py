"""Reviews: what a person says of the pair in view, by card, menu or key, handed to the desk."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Qt

from plagcheck.engine import Comparison, Match, ReviewState
from plagcheck.ui.components.overlays import Action
from plagcheck.ui.desk import Desk
from plagcheck.ui.saving import Notify
from plagcheck.ui.views.pair import PairPage


class Reviews(QObject):
    """State and note of a pair, and matches set aside; every change can be undone."""

    def __init__(self, window: QObject, desk: Desk, in_view: Callable[[], Comparison | None], notify: Notify) -> None:
        super().__init__(window)
        self._desk, self._in_view, self._notify = desk, in_view, notify
        self._page: PairPage | None = None

    def follow(self, page: PairPage) -> None:
        """Hear what is said on a page."""
        self._page = page
        page.said.connect(self._review)
        page.set_aside.connect(self._set_aside)
        page.taken_back.connect(self._take_back)

    def _review(self, state: ReviewState, note: str) -> None:
        pair = self._in_view()
        if pair is not None:
            self._desk.review(pair.a, pair.b, state, note)

    def mark_to_discuss(self) -> None:
        """Mark the pair in view as one to discuss."""
        self._mark("discuss")

    def mark_aside(self) -> None:
        """Mark the pair in view as one of no concern."""
        self._mark("aside")

    def _mark(self, state: ReviewState) -> None:
        pair, result = self._in_view(), self._desk.result
        if pair is not None and result is not None:
            self._review(state, result.report.review_of(pair.a, pair.b).note)

    def write_note(self) -> None:
        """Open the note of the pair in view."""
        if self._in_view() is not None and self._page is not None:
            self._page.review.open_card()
            self._page.review.card.note.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _set_aside(self, match: object, reason: str) -> None:
        pair = self._in_view()
        if pair is not None and isinstance(match, Match):
            self._desk.set_aside(pair.a, pair.b, match, reason)
            undo: list[Action] = [(self.tr("Undo"), partial(self._desk.take_back, pair.a, pair.b, match, reason))]
            self._notify("done", self.tr("Match set aside"), self.tr("It counts in no share, and the report lists it"), undo)

    def _take_back(self, match: object) -> None:
        pair = self._in_view()
        if pair is not None and isinstance(match, Match):
            reason = next((each.reason for each in pair.aside if each.match == match), "")
            self._desk.take_back(pair.a, pair.b, match, reason)
