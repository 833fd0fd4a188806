"""One paper's text with its matches: tint, underline, word boxes and greyed exclusions painted under the text.

Only what is in sight is painted: the visible paragraphs are found by Qt, the marks on them by bisection, so a million
characters with two thousand matches cost what one page does. Spans come in code points and are converted
once (`text_positions`).
"""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextOption,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QTextEdit, QWidget

from plagcheck.engine import Mark, Span
from plagcheck.ui import theme
from plagcheck.ui.components.buttons import KEYBOARD
from plagcheck.ui.components.painting import draw_focus_ring, draw_underline
from plagcheck.ui.text_positions import Positions
from plagcheck.ui.views.stretches import Painted, Stretches

READING_ZOOM = (12, 24)
"""Smallest and largest size of the text in px."""
EXCLUDED_ICONS = {"quotes": "quotes", "references": "books", "template": "clipboard-text", "aside": "prohibit"}
"""In the margin beside excluded text, by the kind of its mark."""
MOST_LIGHT = 2000
"""Excluded stretches that are drawn in the lighter ink: Qt looks through all of them for every line."""
MOST_HEADINGS, MOST_HEADING = 400, 0.3
"""Headings that are drawn heavier, and the share of a text above which they are none."""
LINE = 22 / 15
"""Height of a line in sizes of the text."""


class TextPane(QPlainTextEdit):
    """A read-only text with matches. `match_clicked` and `match_hovered` give the match's number, −1 for none."""

    match_clicked = Signal(int)
    match_hovered = Signal(int)
    menu_asked = Signal(int, QPoint)
    """For a match (−1: none), at a point of the screen."""
    moved = Signal()
    """What is in sight has changed, by whatever: laying a text out, Qt counts its lines anew, and nobody has scrolled."""
    scrolled = Signal()
    """A person has scrolled, by wheel or key."""
    zoomed = Signal(int)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.setCursorWidth(0)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.viewport().setMouseTracking(True)
        self.positions = Positions.of("")
        self.current = self.hovered = -1
        self._ring_on = False
        self.hidden_kinds: frozenset[str] = frozenset()
        self._size = theme.TYPE["reading"][0]
        self._language = ""
        self._matches, self._changes, self._greyed, self._words = (Stretches() for _ in range(4))
        self._of_match: dict[int, tuple[int, int]] = {}
        self._found: tuple[int, int] | None = None
        self._sight: tuple[object, tuple[int, int]] | None = None
        self.verticalScrollBar().valueChanged.connect(self.moved)
        self._restyle()

    # ── what is shown ──

    def show_text(self, positions: Positions, language: str, headings: Sequence[Span] = ()) -> None:
        """Show a paper without marks; `language` chooses the order of faces, `headings` are in the heavier weight."""
        self.positions = positions
        self._language = "zh_CN" if language.startswith("zh") else "en" if language else ""
        self._matches, self._changes, self._greyed, self._words = (Stretches() for _ in range(4))
        self._of_match, self._found = {}, None
        self.current = self.hovered = -1
        self.setExtraSelections([])
        self.setPlainText(self.positions.shown)
        self._embolden(headings)
        self._restyle()
        self.moveCursor(QTextCursor.MoveOperation.Start)

    def _embolden(self, headings: Sequence[Span]) -> None:
        """Titles stand out as they do on paper; a text that calls half of itself a title is shown plain."""
        if not headings or sum(span.length for span in headings) > MOST_HEADING * self.positions.length:
            return
        heavy = QTextCharFormat()
        heavy.setFontWeight(QFont.Weight.Medium)
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()
        for start, end in self.positions.spans_to_qt(headings[:MOST_HEADINGS]):
            cursor.setPosition(start)
            cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
            cursor.mergeCharFormat(heavy)
        cursor.endEditBlock()

    def show_marks(
        self, matches: Sequence[tuple[int, str, Sequence[Span]]], changes: Sequence[tuple[int, Span]], excluded: Sequence[Mark]
    ) -> None:
        """Mark matches (number, kind, spans: the place first, further places after), changed words and exclusions."""
        self._matches = self._painted([(s, i, kind) for i, kind, spans in matches for s in spans])
        with_place = [(i, spans[0]) for i, _, spans in matches if spans]
        places = self.positions.spans_to_qt([span for _, span in with_place])
        self._of_match = {i: place for (i, _), place in zip(with_place, places, strict=True)}
        kind_of = {i: kind for i, kind, _ in matches}
        self._changes = self._painted([(s, i, kind_of.get(i, "edited")) for i, s in changes])
        self._greyed = self._painted([(Span(m.start, m.end), -1, m.kind) for m in excluded])
        self._lighten()
        self.viewport().update()

    def _lighten(self) -> None:
        """Excluded text in the lighter ink."""
        chosen = []
        for stretch in self._greyed.items[:MOST_LIGHT]:
            one = QTextEdit.ExtraSelection()
            one.cursor = QTextCursor(self.document())
            one.cursor.setPosition(stretch.start)
            one.cursor.setPosition(stretch.end, QTextCursor.MoveMode.KeepAnchor)
            one.format.setForeground(theme.colour("ink3"))
            chosen.append(one)
        self.setExtraSelections(chosen)

    def show_words(self, spans: Sequence[Span]) -> None:
        """Box all places of keywords; an empty sequence takes the boxes away."""
        self._words = self._painted([(s, -2, "keyword") for s in spans])
        self.viewport().update()

    def _painted(self, marks: Sequence[tuple[Span, int, str]]) -> Stretches:
        places = self.positions.spans_to_qt([span for span, _, _ in marks])
        return Stretches([Painted(*p, i, kind) for p, (_, i, kind) in zip(places, marks, strict=True)])

    def set_state(self, current: int, hovered: int) -> None:
        """Which match is the current one, and which the pointer is over."""
        if (current, hovered) != (self.current, self.hovered):
            self.current, self.hovered = current, hovered
            self.viewport().update()

    def set_hidden_kinds(self, kinds: frozenset[str]) -> None:
        """Leave matches of these kinds unpainted."""
        self.hidden_kinds = kinds
        self.viewport().update()

    # ── moving ──

    def go_to(self, place: int) -> None:
        """Bring a code point to the middle of the pane."""
        self.go_to_position(self.positions.to_qt(place))

    def go_to_position(self, position: int) -> None:
        """Bring a position of the widget to the middle."""
        cursor = self.textCursor()
        cursor.setPosition(min(position, max(0, self.document().characterCount() - 1)))
        self.setTextCursor(cursor)
        self.centerCursor()

    def in_sight(self) -> tuple[int, int]:
        """First and past-the-last position of what is visible; kept while nothing moves, for every ribbon asks for it."""
        viewport = self.viewport().rect()
        state = (self.verticalScrollBar().value(), viewport, self.font(), self.document().revision())
        if self._sight is None or self._sight[0] != state:
            first = self.cursorForPosition(viewport.topLeft()).position()
            last = self.cursorForPosition(viewport.bottomRight()).position()
            self._sight = state, (first, max(first, last))
        return self._sight[1]

    def middle(self) -> int:
        """The code point in the middle of the pane."""
        at = self.viewport().rect().center()
        at.setX(0)
        return self.positions.to_text(self.cursorForPosition(at).position())

    def find_text(self, words: str, *, backward: bool = False) -> bool:
        """Go to the next place of `words` from the last one found, round the end; whether there is any."""
        flag = self.document().FindFlag.FindBackward if backward else self.document().FindFlag(0)
        start = self._found[0 if backward else 1] if self._found else self.textCursor().position()
        found = self.document().find(words, start, flag)
        if found.isNull():
            edge = self.document().characterCount() - 1 if backward else 0
            found = self.document().find(words, edge, flag)
        self._found = None if found.isNull() else (found.selectionStart(), found.selectionEnd())
        if self._found:
            self.go_to_position(self._found[0])
        self.viewport().update()
        return self._found is not None

    def clear_found(self) -> None:
        """Take the mark of the last search away."""
        self._found = None
        self.viewport().update()

    # ── geometry ──

    def match_rows(self, index: int) -> tuple[float, float] | None:
        """Top and bottom of a match in the viewport, ±infinity where it lies out of sight; None for no such match."""
        place = self._of_match.get(index)
        if place is None:
            return None
        first, last = self.in_sight()
        if place[1] <= first:
            return float("-inf"), float("-inf")
        if place[0] > last:
            return float("inf"), float("inf")
        top = self._row(place[0])[0] if place[0] >= first else float("-inf")
        bottom = self._row(place[1] - 1)[1] if place[1] <= last + 1 else float("inf")
        return top, bottom

    def matches_in_sight(self) -> list[Painted]:
        """The first places of matches that are visible, in order."""
        first, last = self.in_sight()
        found = self._matches.within(first, last + 1)
        return [s for s in found if self._of_match.get(s.index) == (s.start, s.end) and s.kind not in self.hidden_kinds]

    def _row(self, position: int) -> tuple[float, float]:
        block = self.document().findBlock(position)
        box = self.blockBoundingGeometry(block).translated(self.contentOffset())
        line = block.layout().lineForTextPosition(position - block.position())
        return box.top() + line.y(), box.top() + line.y() + line.height()

    def _visible_blocks(self) -> Iterator[tuple[QTextBlock, QPointF]]:
        block, offset = self.firstVisibleBlock(), self.contentOffset()
        bottom = self.viewport().height()
        top = self.blockBoundingGeometry(block).translated(offset).topLeft()
        while block.isValid() and top.y() < bottom:
            yield block, top
            top = QPointF(top.x(), top.y() + self.blockBoundingRect(block).height())
            block = block.next()

    def _boxes(self, block: QTextBlock, top: QPointF, start: int, end: int) -> Iterator[QRectF]:
        """The rectangles of positions [start, end) on the visible lines of a block."""
        layout, base, bottom = block.layout(), block.position(), self.viewport().height()
        first, last = max(0, start - base), min(block.length() - 1, end - base)
        if last <= first:
            return
        number = layout.lineForTextPosition(first).lineNumber()
        for line in (layout.lineAt(n) for n in range(max(0, number), layout.lineCount())):
            if line.textStart() >= last or top.y() + line.y() > bottom:
                return
            left = line.cursorToX(max(first, line.textStart()))[0]  # type: ignore[index]
            until = min(last, line.textStart() + line.textLength())
            right = line.cursorToX(until)[0]  # type: ignore[index]
            if until == line.textStart() + line.textLength() and line.lineNumber() + 1 < layout.lineCount():
                right = line.x() + line.naturalTextWidth()
            yield QRectF(top.x() + left, top.y() + line.y(), right - left, line.height())

    # ── painting ──

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what lies under the text, then the text."""
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for block, top in self._visible_blocks():
            start, end = block.position(), block.position() + block.length()
            self._paint_greyed(painter, block, top, (start, end))
            for stretch in self._matches.within(start, end):
                if stretch.kind not in self.hidden_kinds:
                    self._paint_match(painter, block, top, stretch)
            self._paint_boxes(painter, block, top, (start, end))
        painter.end()
        super().paintEvent(event)
        if self._ring_on:
            over = QPainter(self.viewport())
            draw_focus_ring(over, QRectF(self.viewport().rect()), 3)

    def _paint_greyed(self, painter: QPainter, block: QTextBlock, top: QPointF, within: tuple[int, int]) -> None:
        for stretch in self._greyed.within(*within):
            first = True
            for box in self._boxes(block, top, stretch.start, stretch.end):
                painter.fillRect(box, theme.colour("sunken"))
                if first and stretch.start >= within[0]:  # what is left out here, said once, in the margin of its first line
                    icon = theme.icon(EXCLUDED_ICONS.get(stretch.kind, "eye-slash"), "ink3")
                    side = min(theme.px(12), int(self.document().documentMargin()) - 1)
                    icon.paint(painter, 0, round(box.top() + (self._descent(box) - box.top() - side) / 2), side, side)
                first = False

    def _paint_match(self, painter: QPainter, block: QTextBlock, top: QPointF, stretch: Painted) -> None:
        tint, current, _ = theme.kind_colours(stretch.kind)
        ground = current if stretch.index in (self.current, self.hovered) else tint
        changed = [(c.start, c.end) for c in self._changes.within(stretch.start, stretch.end) if c.index == stretch.index]
        for box in self._boxes(block, top, stretch.start, stretch.end):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ground)
            low = self._descent(box)
            painter.drawRoundedRect(QRectF(box.left(), box.top() + 1, box.width(), low - box.top() - 1), 3, 3)
            draw_underline(painter, box.left(), box.right(), low + 2, stretch.kind)
        for start, end in changed:
            for box in self._boxes(block, top, start, end):
                _, _, edge = theme.kind_colours(stretch.kind)
                painter.setPen(QPen(edge, 1.2))
                painter.setBrush(theme.colour("surface"))
                low = self._descent(box)
                painter.drawRoundedRect(QRectF(box.left(), box.top() + 1.5, box.width(), low - box.top() - 2.5), 3, 3)

    def _descent(self, box: QRectF) -> float:
        """The y below the letters of a line, where the underline lies; lines may be higher than their letters."""
        return min(box.bottom() - 2.5, box.top() + QFontMetricsF(self.font()).height() + 1)

    def _paint_boxes(self, painter: QPainter, block: QTextBlock, top: QPointF, within: tuple[int, int]) -> None:
        """Keywords and the place a search found."""
        for stretch in self._words.within(*within):
            for box in self._boxes(block, top, stretch.start, stretch.end):
                painter.setPen(QPen(theme.colour("accent"), 1.2))
                painter.setBrush(theme.colour("soft"))
                painter.drawRoundedRect(box.adjusted(0, 1, 0, -2), 3, 3)
        if self._found and self._found[0] < within[1] and self._found[1] > within[0]:
            for box in self._boxes(block, top, *self._found):
                painter.setPen(QPen(theme.colour("accent"), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(box.adjusted(-1, 0, 1, -1), 3, 3)

    # ── pointer, keys, style ──

    def match_at(self, position: int) -> int:
        """The match at a position of the widget, the shortest where several overlap; −1 for none."""
        found = [s for s in self._matches.within(position, position + 1) if s.kind not in self.hidden_kinds]
        return min(found, key=lambda s: s.end - s.start).index if found else -1

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell which match is under the pointer."""
        super().mouseMoveEvent(event)
        at = self.match_at(self.cursorForPosition(event.position().toPoint()).position())
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if at >= 0 else Qt.CursorShape.IBeamCursor)
        self.match_hovered.emit(at)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click on a match without a selection goes to its twin."""
        super().mouseReleaseEvent(event)
        if event.button() == Qt.MouseButton.LeftButton and not self.textCursor().hasSelection():
            at = self.match_at(self.cursorForPosition(event.position().toPoint()).position())
            if at >= 0:
                self.match_clicked.emit(at)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of the match at the place, or of the current one when the key asked."""
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        at = self.current if by_key else self.match_at(self.cursorForPosition(event.pos()).position())
        self.menu_asked.emit(at, event.globalPos())

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring when the keyboard brought the focus."""
        super().focusInEvent(event)
        self._ring_on = event.reason() in KEYBOARD
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring away."""
        super().focusOutEvent(event)
        self._ring_on = False
        self.viewport().update()

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer is over no match."""
        super().leaveEvent(event)
        self.match_hovered.emit(-1)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Ctrl and wheel change the size of the text."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoomed.emit(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
        else:
            before = self.verticalScrollBar().value()
            super().wheelEvent(event)
            self._tell_scrolled(before)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters belong to the page (N, P), arrows with Alt and Delete too."""
        alt = event.modifiers() & Qt.KeyboardModifier.AltModifier
        if alt or event.key() == Qt.Key.Key_Delete or event.text().lower() in ("n", "p"):
            event.ignore()
        else:
            before = self.verticalScrollBar().value()
            super().keyPressEvent(event)
            self._tell_scrolled(before)

    def _tell_scrolled(self, before: int) -> None:
        if self.verticalScrollBar().value() != before:
            self.scrolled.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell that something else is in sight."""
        super().resizeEvent(event)
        self.moved.emit()

    def set_size(self, size: int) -> None:
        """Size of the text in px at zoom 100 %, kept within 12..24."""
        self._size = min(max(size, READING_ZOOM[0]), READING_ZOOM[1])
        self._restyle()
        self.moved.emit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        if event.type() == QEvent.Type.StyleChange:
            self._restyle()
        super().changeEvent(event)

    def _restyle(self) -> None:
        font = theme.font("reading", self._language)
        font.setPixelSize(theme.px(self._size))
        if self.font() != font:
            self.setFont(font)
        palette = self.palette()
        palette.setColor(palette.ColorRole.Base, theme.colour("surface"))
        palette.setColor(palette.ColorRole.Text, theme.colour("ink"))
        self.setPalette(palette)
        self._lighten()
        self.viewport().update()
