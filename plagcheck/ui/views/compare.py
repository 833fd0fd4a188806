"""Two texts side by side: panes, ribbons, rulers, the list of matches, kinds to show or hide, next and previous."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial

import numpy as np
from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from plagcheck.engine import Comparison, Mark, Match, Paper, Report, Span, holders
from plagcheck.ui import theme
from plagcheck.ui.names import Names
from plagcheck.ui.text_positions import positions_of
from plagcheck.ui.views.anchors import anchors
from plagcheck.ui.views.counting import Counting
from plagcheck.ui.views.match_list import rows_of
from plagcheck.ui.views.match_strip import MatchStrip, by_shade, excluded_size, shades_of
from plagcheck.ui.views.reviewing import AsideCard
from plagcheck.ui.views.stretches import headings_of
from plagcheck.ui.views.text_pane import TextPane
from plagcheck.ui.views.texts_card import MatchSide, TextsCard

LIST_WIDTH = 272
LONG_TEXTS = 200_000
"""Characters of both texts above which showing them takes turns: 50,000 take about 2 ms."""
SETTLED_MS = 400
"""After showing a pair, how long the page may still change its size and the current match stays in the middle."""
NARROW_PX, VERY_NARROW_PX = 1180, 900
"""Widths under which the list, and then the ribbons, give way to the texts."""


class CompareView(QWidget):
    """The pair's first tab."""

    fingerprint_asked = Signal()
    set_aside = Signal(object, str)
    """A Match that is to count no more, and why."""
    taken_back = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._matches: tuple[Match, ...] = ()
        self._current = self._hovered = -1
        self._pair: Comparison | None = None
        self._card: AsideCard | None = None
        self._others: list[int] = []
        """How many further papers hold each match."""
        self._shades: list[str] = []
        """The class each match is painted in: its kind, or how many papers hold it."""
        self._anchors: tuple[tuple[float, ...], tuple[float, ...]] = ((), ())
        self._fresh = self._any = False
        self._due: list[Callable[[], None]] = []
        self._soon, self._settling = QTimer(self), QTimer(self)
        for timer, slot in ((self._soon, self._page), (self._settling, self._settle)):
            timer.setSingleShot(True)  # however often the texts move within a turn of the loop, it is done once
            timer.timeout.connect(slot)
        self._turn = QTimer(self)
        self._turn.setSingleShot(True)
        self._turn.timeout.connect(self._do_due)
        self._size = theme.TYPE["reading"][0]
        self.strip = MatchStrip()
        self.side, self.texts = MatchSide(), TextsCard()
        self.filter, self.order, self.list = self.side.filter, self.side.order, self.side.list
        self.a, self.b, self.link, self.ribbons = self.texts.a, self.texts.b, self.texts.link, self.texts.ribbons
        self.ruler_a, self.ruler_b = self.texts.ruler_a, self.texts.ruler_b
        self.head_a, self.head_b, self.stacks = self.texts.head_a, self.texts.head_b, self.texts.stacks
        self.nothing = self.texts.nothing
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 8, 16, 12)
        whole.setSpacing(8)
        whole.addWidget(self.strip)
        body = QHBoxLayout()
        body.setSpacing(12)
        body.addWidget(self.side)
        body.addWidget(self.texts, 1)
        whole.addLayout(body, 1)
        self._connect()

    # ── building ──

    def _connect(self) -> None:
        self.strip.stepped.connect(self._step)
        self.strip.kinds_chosen.connect(self._choose_kinds)
        self.strip.shading_chosen.connect(self._shade)
        self.strip.taken_back.connect(self.taken_back)
        self.list.menu_asked.connect(self._open_menu)
        self.list.chosen.connect(self.go_to)
        self.ribbons.match_clicked.connect(self.go_to)
        self.filter.textChanged.connect(self._choose_rows)
        self.order.toggled.connect(self._choose_rows)
        self.nothing.acted.connect(self.fingerprint_asked)
        self.strip.search.returnPressed.connect(self.find_next)
        self.strip.search.textChanged.connect(self._find_changed)
        self.link.toggled.connect(lambda on: self._follow(self.a) if on else None)
        for pane, ruler in ((self.a, self.ruler_a), (self.b, self.ruler_b)):
            pane.match_clicked.connect(self.go_to)
            pane.match_hovered.connect(self._hover)
            pane.zoomed.connect(self.zoom_text)
            pane.menu_asked.connect(self._open_menu)
            ruler.asked.connect(pane.go_to)
            pane.moved.connect(self._soon.start)
            pane.scrolled.connect(partial(self._follow, pane))
            ruler.asked.connect(lambda _place, pane=pane: self._follow(pane))

    # ── showing ──

    def show_pair(self, report: Report, comparison: Comparison, names: Names, first: int = 0) -> None:
        """Show two papers and what they share, at match `first`.

        Long texts come one after the other, so that no turn of the loop is long.
        """
        a, b = report.documents[comparison.a], report.documents[comparison.b]
        self._matches = ()
        self._current = self._hovered = -1
        self.strip.wrapped.setText("")
        for head, paper, share in ((self.head_a, a, comparison.copied_a), (self.head_b, b, comparison.copied_b)):
            head.show_paper(paper, names.rest(paper.id), names.key_of_paper(paper.id), share)
        self._any = bool(comparison.matches)
        self._arrange()
        self._due = [
            partial(self._show_list, comparison, report),
            partial(self._show_a, comparison, a),
            partial(self._show_b, comparison, b),
            partial(self._show_matches, comparison, a, b, first),
        ]
        if len(a.text) + len(b.text) > LONG_TEXTS:
            self._turn.start(theme.FRAME_MS)
        else:
            while self._due:
                self._due.pop(0)()

    def _do_due(self) -> None:
        """Do one step of showing a pair of long texts; between two the window paints and hears the person."""
        self._due.pop(0)()
        if self._due:
            self._turn.start(theme.FRAME_MS)

    def _show_list(self, comparison: Comparison, report: Report) -> None:
        a, b = report.documents[comparison.a], report.documents[comparison.b]
        self._counting, self._counted = Counting(a.document), a.counted
        self._anchors = anchors(comparison.matches)
        marks = comparison.excluded_a, comparison.excluded_b
        size = excluded_size(marks, (self._counting, Counting(b.document)))
        self.strip.show_excluded([*marks[0], *marks[1]], size)
        self.strip.show_aside(comparison.aside, a.text)
        self._others = [len(each) for each in holders(report, comparison)]
        self._show_chips(comparison.matches)
        self.filter.clear()
        self.list.rows.show_rows(rows_of(comparison.matches, a.text, self._counting, self._others))

    def _show_chips(self, matches: Sequence[Match]) -> None:
        held = any(self._others)
        self.list.by_papers = self.strip.by_papers and held
        self._shades = shades_of(matches, self._others, by_papers=self.list.by_papers)
        self.strip.show_matches(by_shade(matches, self._shades), self._counting, self._counted, held=held)

    def _shade(self) -> None:
        """Colour the matches of the pair in view by their kind, or by how many papers hold them."""
        if self._pair is not None:
            self._show_chips(self._matches)
            self._paint_a(self._pair)
            self._paint_b(self._pair)
            self._choose_kinds()

    def _show_matches(self, comparison: Comparison, a: Paper, b: Paper, first: int) -> None:
        self._matches, self._pair = comparison.matches, comparison
        self.texts.show_states(a, b, nothing=not self._matches and comparison.copied_a is not None)
        self.strip.enable(any_match=bool(self._matches))
        self._tell()
        if self._matches:
            self.go_to(min(first, len(self._matches) - 1))
        self._fresh = True
        self._settle_soon()

    def _settle_soon(self) -> None:
        """Go to the current match once more when the page has got its size: before, no line has its place."""
        if self._fresh and self.isVisible():
            self._settling.start()

    def _settle(self) -> None:
        if self._fresh and self.isVisible():
            self.go_to(self._current)
            QTimer.singleShot(SETTLED_MS, self, self._settled)

    def _settled(self) -> None:
        self._fresh = False

    def showEvent(self, event: QShowEvent) -> None:
        """The page comes into sight."""
        super().showEvent(event)
        self._settle_soon()

    def _show_a(self, comparison: Comparison, paper: Paper) -> None:
        self.a.show_text(positions_of(paper.document), paper.language, headings_of(paper.document))
        self._paint_a(comparison)
        if comparison.matches:
            self.a.go_to(_middle(comparison.matches[0].a))

    def _paint_a(self, comparison: Comparison) -> None:
        matches = comparison.matches
        marks = [(i, self._shades[i], (m.a, *m.also_a)) for i, m in enumerate(matches)]
        changes = [(i, span) for i, m in enumerate(matches) for span in m.changes_a]
        self.a.show_marks(marks, changes, [*comparison.excluded_a, *_aside(each.match.a for each in comparison.aside)])
        self.ruler_a.show_bars(self.a.positions.length, [(i, kind, spans[0]) for i, kind, spans in marks])

    def _show_b(self, comparison: Comparison, paper: Paper) -> None:
        self.b.show_text(positions_of(paper.document), paper.language, headings_of(paper.document))
        self._paint_b(comparison)
        if comparison.matches and comparison.matches[0].b is not None:
            self.b.go_to(_middle(comparison.matches[0].b))

    def _paint_b(self, comparison: Comparison) -> None:
        matches = comparison.matches
        marks = [(i, self._shades[i], (*((m.b,) if m.b else ()), *m.also)) for i, m in enumerate(matches)]
        changes = [(i, span) for i, m in enumerate(matches) for span in m.changes_b]
        self.b.show_marks(marks, changes, [*comparison.excluded_b, *_aside(each.match.b for each in comparison.aside)])
        self.ruler_b.show_bars(self.b.positions.length, [(i, kind, spans[0]) for i, kind, spans in marks if spans])

    def show_unfolded(self, share_a: float, share_b: float) -> None:
        """Tell beside each share what it would be without folding."""
        for head, share in ((self.head_a, share_a), (self.head_b, share_b)):
            head.show_unfolded(share)

    # ── matches ──

    def go_to(self, index: int) -> None:
        """Make a match the current one and bring both its places to the middle."""
        if not 0 <= index < len(self._matches):
            return
        match = self._matches[index]
        self._current = index
        self.a.go_to(_middle(match.a))
        if match.b is not None:
            self.b.go_to(_middle(match.b))
        self._mark()
        self._page()
        self._tell()

    def go_next(self) -> None:
        """Go to the next match shown; from the last to the first, saying so."""
        self._step(1)

    def go_previous(self) -> None:
        """Go to the previous match shown."""
        self._step(-1)

    def go_first(self) -> None:
        """Go to the first match."""
        self.go_to(next(iter(self._order()), -1))

    def go_last(self) -> None:
        """Go to the last match."""
        self.go_to(next(reversed(self._order()), -1))

    def _order(self) -> list[int]:
        hidden = self.strip.hidden_kinds()
        return [i for i in range(len(self._matches)) if self._shades[i] not in hidden]

    def _step(self, by: int) -> None:
        order = self._order()
        if not order:
            return
        at = order.index(self._current) + by if self._current in order else 0 if by > 0 else len(order) - 1
        around = at not in range(len(order))
        words = self.tr("Went on from the first") if by > 0 else self.tr("Went on from the last")
        self.strip.wrapped.setText(words if around else "")
        self.go_to(order[at % len(order)])

    def _choose_kinds(self) -> None:
        hidden = self.strip.hidden_kinds()
        for part in (self.a, self.b, self.ruler_a, self.ruler_b):
            part.set_hidden_kinds(hidden)
        self._choose_rows()
        self.ribbons.update()
        self._tell()

    def _choose_rows(self) -> None:
        self.list.rows.choose(self.filter.text(), self.strip.hidden_kinds(), by_size=self.order.isChecked())

    def _hover(self, index: int) -> None:
        if index != self._hovered:
            self._hovered = index
            self._mark()

    def _mark(self) -> None:
        for pane in (self.a, self.b):
            pane.set_state(self._current, self._hovered)
        self.list.set_state(self._current, self._hovered)
        self.ruler_a.set_current(self._current)
        self.ruler_b.set_current(self._current)
        self.ribbons.update()

    def _tell(self) -> None:
        order = self._order()
        self.strip.tell(order.index(self._current) if self._current in order else -1, len(order))

    @property
    def current(self) -> int:
        """The current match; −1 for none."""
        return self._current

    def _open_menu(self, index: int, at: QPoint) -> None:
        self.menu_of(index).popup(at)

    def menu_of(self, index: int) -> QMenu:
        """What can be done at a place: with its match (−1: none) and with what is selected."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        theme.dress(menu)
        pane = self.b if self.b.textCursor().hasSelection() else self.a
        copy = menu.addAction(self.tr("Copy"), pane.copy)
        copy.setEnabled(pane.textCursor().hasSelection())
        if index >= 0:
            menu.addAction(self.tr("Go to match {}").format(index + 1), partial(self.go_to, index))
            menu.addAction(self.tr("Set match {} aside…").format(index + 1), partial(self.ask_aside, index))
        return menu

    def ask_aside(self, index: int) -> None:
        """Ask why a match is to count no more; nothing where there is none."""
        if not 0 <= index < len(self._matches):
            return
        self.go_to(index)
        if self._card is None:
            self._card = AsideCard(self.window(), self.a)
            self._card.given.connect(lambda at, reason: self.set_aside.emit(self._matches[at], reason))
        self._card.ask(index, self.texts.mapTo(self.window(), QPoint(16, theme.px(60))))

    def close_card(self) -> None:
        """Leave a match as it is."""
        if self._card is not None:
            self._card.hide()

    # ── scrolling ──

    def _follow(self, leader: TextPane) -> None:
        """Bring the other pane to the place that answers to the middle of `leader`, between the matches by proportion."""
        if self.link.isChecked() and self._anchors[0]:
            own, others = self._anchors if leader is self.a else self._anchors[::-1]
            other = self.b if leader is self.a else self.a
            other.go_to(round(float(np.interp(leader.middle(), *_padded(own, others, leader, other)))))

    def _page(self) -> None:
        if self._due:
            return
        for pane, ruler in ((self.a, self.ruler_a), (self.b, self.ruler_b)):
            first, last = pane.in_sight()
            ruler.set_page(pane.positions.to_text(first), pane.positions.to_text(last))

    # ── find, zoom, keys ──

    def start_find(self) -> None:
        """Open the field to search both texts with."""
        self.strip.open_search()

    def find_next(self) -> None:
        """Go to the next place of what was typed: in the pane used last, else in the other."""
        words = self.strip.search.text()
        panes = (self.a, self.b) if not self.b.hasFocus() else (self.b, self.a)
        found = [pane.find_text(words) for pane in panes] if words else [True]
        self.strip.tell_found(found=any(found))
        self._page()

    def _find_changed(self, words: str) -> None:
        for pane in (self.a, self.b):
            pane.clear_found()
        if words:
            self.find_next()

    def zoom_text(self, by: int) -> None:
        """Make the texts larger or smaller by a pixel."""
        self._size = min(max(self._size + by, 12), 24)
        for pane in (self.a, self.b):
            pane.set_size(self._size)

    def show_words(self, in_a: Sequence[Span], in_b: Sequence[Span]) -> None:
        """Box the places of keywords in both texts."""
        self.a.show_words(in_a)
        self.b.show_words(in_b)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """F8/F7, N/P, Alt+arrows, Alt+Home/End, Delete, F6, Esc."""
        alt = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        key, letter = event.key(), event.text().lower()
        if key == Qt.Key.Key_F8 or letter == "n" or (alt and key == Qt.Key.Key_Down):
            self.go_next()
        elif key == Qt.Key.Key_F7 or letter == "p" or (alt and key == Qt.Key.Key_Up):
            self.go_previous()
        elif alt and key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            (self.go_first if key == Qt.Key.Key_Home else self.go_last)()
        elif key == Qt.Key.Key_Delete:
            self.ask_aside(self._current)
        elif key == Qt.Key.Key_F6:
            (self.a if self.b.hasFocus() else self.b).setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif key == Qt.Key.Key_Escape and self.strip.search.isVisible():
            self.strip.close_search()
            self.a.setFocus()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give way: first the list, then the ribbons."""
        super().resizeEvent(event)
        self._arrange()
        self._settle_soon()

    def _arrange(self) -> None:
        zoomed = theme.zoom()
        self.side.setVisible(self._any and self.width() >= NARROW_PX * zoomed)
        self.ribbons.setVisible(self._any and self.width() >= VERY_NARROW_PX * zoomed)


def _aside(spans: Iterable[Span | None]) -> list[Mark]:
    """Marks of what is set aside."""
    return [Mark(span.start, span.end, "aside") for span in spans if span is not None]


def _middle(span: Span) -> int:
    """The place to bring into sight of a passage; of a long one, near its beginning."""
    return (span.start + min(span.end, span.start + 200)) // 2


def _padded(
    own: tuple[float, ...], others: tuple[float, ...], leader: TextPane, other: TextPane
) -> tuple[list[float], list[float]]:
    """The anchors with both beginnings and both ends of the texts."""
    return [0.0, *own, leader.positions.length + 1.0], [0.0, *others, other.positions.length + 1.0]
