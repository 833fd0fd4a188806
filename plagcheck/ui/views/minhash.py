"""MinHash and keywords of a pair: both estimates with errors beside the exact value, the K positions, shared keywords."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from plagcheck.engine import Comparison, Keyword, Minimum, PairExplanation, Paper, Resemblance, Span
from plagcheck.ui import theme
from plagcheck.ui.components import (
    Card,
    Chip,
    ChipsCell,
    Column,
    EmptyState,
    IconLabel,
    Label,
    Line,
    Segmented,
    Table,
    TextCell,
    scrolling,
)
from plagcheck.ui.components.painting import draw_focus_ring, draw_text, text_width
from plagcheck.ui.models import RowModel

WORDS_WIDTH = 490
"""Px that the table of keywords needs for all its columns at 100 %."""
_LEFT, _RIGHT, _CENTRE = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignHCenter
STRIP_MOST = 256
"""Positions drawn one by one; more are a bar with the count."""
PER_LINE = 32
VALUES_SHOWN = 6


def figure(value: float) -> str:
    """A resemblance with three decimals, rounded down so that 1.000 means all."""
    return f"{int(value * 1000 + 1e-9) / 1000:.3f}"


class EstimateChart(QWidget):
    """Three rows over one axis: the exact value, and two estimates with one and two standard errors."""

    ROW = 56

    def __init__(self) -> None:
        super().__init__()
        self.found: Resemblance | None = None

    def show_resemblance(self, found: Resemblance) -> None:
        """Show another resemblance."""
        self.found = found
        words = self.tr("Exact {}, estimate {} ± {}").format(figure(found.exact), figure(found.minhash), figure(found.error))
        self.setAccessibleName(words)
        self.update()

    def sizeHint(self) -> QSize:
        """Three rows and the axis."""
        return QSize(theme.px(500), 3 * theme.px(self.ROW) + theme.px(24))

    def minimumSizeHint(self) -> QSize:
        """Never less high."""
        return QSize(theme.px(360), self.sizeHint().height())

    def _axis(self) -> tuple[float, float, float]:
        """First and last value of the axis and its step: zoomed to the values, within 0..1."""
        assert self.found is not None
        f = self.found
        low = min(f.exact, f.minhash - 2 * f.error, f.bottom_k - 2 * f.bottom_k_error)
        high = max(f.exact, f.minhash + 2 * f.error, f.bottom_k + 2 * f.bottom_k_error)
        first = max(0.0, int(low * 10) / 10 - 0.1)
        last = min(1.0, int(high * 10) / 10 + 0.2)
        return first, last, 0.1 if last - first <= 0.7 else 0.2

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw axis, exact line, rows."""
        if self.found is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        first, last, step = self._axis()
        left, right = theme.px(150), self.width() - theme.px(130)
        row, bottom = theme.px(self.ROW), 3 * theme.px(self.ROW)

        def x(value: float) -> float:
            return left + (value - first) / (last - first) * (right - left)

        for i in range(round((last - first) / step) + 1):
            value = first + i * step
            painter.fillRect(QRectF(x(value), 0, 1, bottom), theme.colour("line"))
            box = QRectF(x(value) - theme.px(20), bottom + theme.px(2), theme.px(40), theme.px(18))
            draw_text(painter, box, f"{value:.1f}", "tick", "ink3", _CENTRE)
        f = self.found
        painter.setPen(QPen(theme.colour("accent"), 1.5, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(x(f.exact), 0), QPointF(x(f.exact), bottom))
        rows = (
            (self.tr("Exact"), self.tr("all shingles"), figure(f.exact)),
            (self.tr("K hash functions"), f"K = {f.permutations}", f"{figure(f.minhash)} ± {figure(f.error)}"),
            (self.tr("K smallest values"), f"K = {f.permutations}", f"{figure(f.bottom_k)} ± {figure(f.bottom_k_error)}"),
        )
        for i, (name, note, words) in enumerate(rows):
            top = i * row
            draw_text(painter, QRectF(0, top + 6, left - 12, theme.px(20)), name, "strong", "ink", _LEFT)
            draw_text(painter, QRectF(0, top + 6 + theme.px(19), left - 12, theme.px(18)), note, "caption", "ink2", _LEFT)
            draw_text(painter, QRectF(right, top, self.width() - right, row), words, "strong", "ink", _RIGHT)
        y = row / 2
        side = theme.px(7)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("accent"))
        centre = QPointF(x(f.exact), y)
        corners = (QPointF(0, -side), QPointF(side, 0), QPointF(0, side), QPointF(-side, 0))
        painter.drawPolygon(QPolygonF([centre + corner for corner in corners]))
        for i, (value, error) in enumerate(((f.minhash, f.error), (f.bottom_k, f.bottom_k_error)), 1):
            self._draw_estimate(painter, (x(value), (i + 0.5) * row), error / (last - first) * (right - left))

    def _draw_estimate(self, painter: QPainter, at: tuple[float, float], error: float) -> None:
        x, y = at
        painter.setPen(QPen(theme.colour("softline"), 1))
        painter.setBrush(theme.colour("soft"))
        painter.drawRoundedRect(QRectF(x - 2 * error, y - 3, 4 * error, 6), 3, 3)
        painter.setPen(QPen(theme.colour("ink2"), 2))
        painter.drawLine(QPointF(x - error, y), QPointF(x + error, y))
        for end in (x - error, x + error):
            painter.drawLine(QPointF(end, y - theme.px(7)), QPointF(end, y + theme.px(7)))
        painter.setBrush(theme.colour("surface"))
        painter.drawEllipse(QPointF(x, y), theme.px(5), theme.px(5))


class PositionStrip(QWidget):
    """The K smallest values as cells: filled where A's and B's are equal, outlined with a stroke where not."""

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.equal: tuple[bool, ...] = ()
        self.at = 0

    def show_minima(self, minima: Sequence[Minimum]) -> None:
        """Show the values of a pair."""
        self.equal, self.at = tuple(m.equal for m in minima), 0
        self.setAccessibleName(self.tr("{} of {} positions are equal").format(sum(self.equal), len(self.equal)))
        self.updateGeometry()
        self.update()

    def _lines(self) -> int:
        return 1 if len(self.equal) > STRIP_MOST else max(1, -(-len(self.equal) // PER_LINE))

    def sizeHint(self) -> QSize:
        """A line for each 32 positions."""
        return QSize(theme.px(400), self._lines() * theme.px(30))

    def _cell(self, place: int) -> QRectF:
        line, inside = divmod(place, PER_LINE)
        gap = theme.px(8)
        width = (self.width() - 3 * gap) / PER_LINE
        return QRectF(inside * width + inside // 8 * gap + 1, line * theme.px(30) + 2, width - 3, theme.px(24))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the cells, or the bar."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if len(self.equal) > STRIP_MOST:
            self._draw_bar(painter)
            return
        for place, equal in enumerate(self.equal):
            cell = self._cell(place)
            _draw_cell(painter, cell, equal)
            if self.hasFocus() and place == self.at:
                draw_focus_ring(painter, cell.adjusted(-2, -2, 2, 2), 5)

    def _draw_bar(self, painter: QPainter) -> None:
        share = sum(self.equal) / len(self.equal)
        box = QRectF(0, theme.px(8), self.width(), theme.px(14))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("sunken"))
        painter.drawRoundedRect(box, 4, 4)
        painter.setBrush(theme.colour("ink2"))
        painter.drawRoundedRect(QRectF(box.left(), box.top(), box.width() * share, box.height()), 4, 4)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose a position."""
        super().mousePressEvent(event)
        for place in range(min(len(self.equal), STRIP_MOST)):
            if self._cell(place).adjusted(-1, -2, 2, 2).contains(event.position()):
                self._choose(place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """←/→ position, D next different."""
        size = len(self.equal)
        if size and event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._choose((self.at + (1 if event.key() == Qt.Key.Key_Right else -1)) % size)
        elif size and event.text().lower() == "d":
            order = [(self.at + 1 + i) % size for i in range(size)]
            self._choose(next((place for place in order if not self.equal[place]), self.at))
        else:
            super().keyPressEvent(event)

    def _choose(self, place: int) -> None:
        self.at = place
        self.update()
        self.chosen.emit(place)


class EqualLegend(QWidget):
    """The two sorts of cells with their counts."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._words = ("", "")

    def show_counts(self, equal: int, different: int) -> None:
        """Show how many positions are equal, and how many not."""
        self._words = self.tr("equal {}").format(equal), self.tr("not equal {}").format(different)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Two samples and their words."""
        words = sum(text_width(w, "caption") for w in self._words)
        return QSize(round(words) + theme.px(2 * 24 + 20), theme.px(20))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw them."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left = 0.0
        for words, equal in zip(self._words, (True, False), strict=True):
            cell = QRectF(left + 1, theme.px(4), theme.px(16), theme.px(12))
            _draw_cell(painter, cell, equal)
            box = QRectF(cell.right() + theme.px(6), 0, text_width(words, "caption") + 2, theme.px(20))
            draw_text(painter, box, words, "caption", "ink2", _LEFT)
            left = box.right() + theme.px(18)


def _draw_cell(painter: QPainter, cell: QRectF, equal: bool) -> None:
    """A position: filled, or outlined with a stroke."""
    painter.setPen(QPen(theme.colour("ink2" if equal else "line2"), 1))
    painter.setBrush(theme.colour("ink2" if equal else "surface"))
    painter.drawRoundedRect(cell, 4, 4)
    if not equal:
        painter.setPen(QPen(theme.colour("ink3"), 1.2))
        c, d = cell.center(), theme.px(3)
        painter.drawLine(QPointF(c.x() - d, c.y() + d), QPointF(c.x() + d, c.y() - d))


def _look(minimum: Minimum) -> tuple[str, str]:
    """Ink and role of a value: one that differs stands out."""
    return ("ink2", "caption") if minimum.equal else ("accent", "caption-strong")


class ValueTable(QWidget):
    """Six positions round the chosen one: the shingle with the smallest value, and both values."""

    def __init__(self) -> None:
        super().__init__()
        self._minima: Sequence[Minimum] = ()
        self._first = 0

    def show_minima(self, minima: Sequence[Minimum], at: int) -> None:
        """Show the values round position `at`."""
        self._minima = minima
        self._first = max(0, min(at - VALUES_SHOWN // 2, len(minima) - VALUES_SHOWN))
        self.update()

    def sizeHint(self) -> QSize:
        """Four lines."""
        return QSize(theme.px(400), theme.px(26) * 4)

    def minimumSizeHint(self) -> QSize:
        """Never less high."""
        return QSize(theme.px(300), theme.px(26) * 4)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw positions, shingles, values."""
        painter = QPainter(self)
        left, high = theme.px(64), theme.px(26)
        names = (self.tr("Position"), self.tr("Shingle"), "A", "B")
        for line, name in enumerate(names):
            draw_text(painter, QRectF(0, line * high, left, high), name, "caption-strong", "ink", _LEFT)
        shown = self._minima[self._first : self._first + VALUES_SHOWN]
        width = (self.width() - left) / VALUES_SHOWN
        for i, minimum in enumerate(shown):
            words = minimum.words_a if minimum.equal else self.tr("not the same")
            cells = (
                (f"{self._first + i + 1}", "ink2", "caption"),
                (words, "ink" if minimum.equal else "ink3", "caption"),
                (f"{minimum.value_a >> 16:04x}", *_look(minimum)),
                (f"{minimum.value_b >> 16:04x}", *_look(minimum)),
            )
            for line, (text, ink, role) in enumerate(cells):
                box = QRectF(left + i * width, line * high, width - theme.px(10), high)
                draw_text(painter, box, text, role, ink, _LEFT)  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True)
class LevelSquares:
    """A keyword's level as five squares and a digit."""

    level: int

    def draw(self, painter: QPainter, box: QRectF, _ratio: float) -> None:
        """Draw the lit squares first."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side, step = theme.px(8), theme.px(11)
        for place in range(5):
            square = QRectF(box.left() + place * step + 0.5, round(box.center().y() - side / 2) + 0.5, side - 1, side - 1)
            lit = place < self.level
            painter.setPen(QPen(theme.colour("accent" if lit else "line2"), 1))
            painter.setBrush(theme.colour("accent" if lit else "surface"))
            painter.drawRoundedRect(square, 1.5, 1.5)
        painter.restore()
        words = box.adjusted(5 * step + theme.px(5), 0, 0, 0)
        draw_text(painter, words, str(self.level) if self.level else "–", "body", "ink2", _LEFT)


@dataclass(frozen=True, slots=True)
class WordRow:
    """One keyword in both papers."""

    word: str
    a: Keyword | None
    b: Keyword | None

    def spans(self) -> tuple[tuple[Span, ...], tuple[Span, ...]]:
        """All its places in A and in B."""
        return (self.a.spans if self.a else ()), (self.b.spans if self.b else ())


class WordModel(RowModel):
    """The keywords of a pair: those both have, or all."""

    WORD, LEVEL_A, LEVEL_B, TIMES, SHOWN = range(5)

    def __init__(self, rows: Sequence[WordRow], parent: QObject | None = None) -> None:
        super().__init__(len(rows), parent)
        self.rows = list(rows)
        self.marked: set[str] = set()

    def titles(self) -> tuple[str, ...]:
        """Words over the columns."""
        return self.tr("Keyword"), self.tr("Level in A"), self.tr("Level in B"), self.tr("Times"), ""

    def right(self) -> frozenset[int]:
        """Figures stand right."""
        return frozenset({self.TIMES})

    def cell(self, row: int, column: int) -> Any:
        """What a cell shows."""
        found = self.rows[row]
        in_a, in_b = found.spans()
        if column == self.WORD:
            return TextCell(found.word, role="strong", ink="ink" if found.a and found.b else "ink2")
        if column in (self.LEVEL_A, self.LEVEL_B):
            side = found.a if column == self.LEVEL_A else found.b
            return LevelSquares(side.weight if side else 0)
        if column == self.TIMES:
            return TextCell(f"{len(in_a)} / {len(in_b)}", right=True)
        words = self.tr("Marked") if found.word in self.marked else self.tr("Mark")
        return ChipsCell((Chip(words, "accent" if found.word in self.marked else "neutral"),), right=True)

    def text(self, row: int, column: int) -> str:
        """The same as words."""
        found = self.rows[row]
        in_a, in_b = found.spans()
        values = (
            found.word,
            str(found.a.weight if found.a else 0),
            str(found.b.weight if found.b else 0),
            f"{len(in_a)} / {len(in_b)}",
            self.tr("Marked") if found.word in self.marked else "",
        )
        return values[column]

    def keys(self, column: int) -> npt.NDArray[Any]:
        """The rows keep the order of weight."""
        return np.arange(len(self.rows)) + column * 0

    def toggle(self, row: int) -> None:
        """Mark a keyword in both texts, or no longer."""
        self.marked ^= {self.rows[row].word}
        self.dataChanged.emit(self.index(row, 0), self.index(row, self.columnCount() - 1))


class WordTable(Table):
    """Space marks a keyword, Enter goes to its first place."""

    toggled = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space, else as any table."""
        if event.key() == Qt.Key.Key_Space and self.currentIndex().isValid():
            self.toggled.emit(self.currentIndex().row())
        else:
            super().keyPressEvent(event)


class MinHashView(QWidget):
    """The pair's third tab. `words_changed` gives the places of all marked keywords in A and in B."""

    words_changed = Signal(object, object)
    place_asked = Signal(int, int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._minima: tuple[Minimum, ...] = ()
        self._rows: list[WordRow] = []
        self._marked: set[str] = set()
        self.chart, self.strip, self.values = EstimateChart(), PositionStrip(), ValueTable()
        self.legend = EqualLegend()
        self.verdict, self.count = Label("", "body", "ink2", wrap=True), Label("", "body", "ink2")
        self.empty = EmptyState()
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 16, 16, 12)
        row.setSpacing(12)
        row.addWidget(self._left(), 23)
        right = self._right()
        right.setMinimumWidth(WORDS_WIDTH)
        row.addWidget(right, 17)
        self.strip.chosen.connect(self._show_values)
        self.setFocusProxy(self.table)

    def _left(self) -> Card:
        card = Card(
            self.tr("Jaccard resemblance"),
            self.tr("Line: one standard error; band: two. The axis is zoomed to the values"),
            padding=20,
        )
        self.stack = QStackedWidget()
        page = QWidget()
        inner = QVBoxLayout(page)
        inner.setContentsMargins(0, 8, 0, 0)
        inner.setSpacing(12)
        title = QHBoxLayout()
        self.positions = Label("", "title")
        title.addWidget(self.positions)
        title.addWidget(self.count)
        title.addStretch(1)
        title.addWidget(self.legend)
        inner.addWidget(self.chart)
        inner.addWidget(self.verdict)
        inner.addWidget(Line())
        inner.addLayout(title)
        inner.addWidget(self.strip)
        inner.addWidget(Line())
        inner.addWidget(self.values)
        inner.addStretch(1)
        words = self.tr("The chance that the smallest values at one position are equal is the Jaccard resemblance itself.")
        note = QHBoxLayout()
        note.addWidget(IconLabel("info", "ink2"))
        note.addWidget(Label(words, "caption", "ink2", wrap=True), 1)
        inner.addLayout(note)
        self.stack.addWidget(scrolling(page))
        self.stack.addWidget(self.empty)
        card.body.addWidget(self.stack, 1)
        return card

    def _right(self) -> Card:
        card = Card(self.tr("Keywords"), padding=1)
        card.bar.setContentsMargins(16, 10, 14, 0)
        self.which = Segmented([("shared", self.tr("Shared")), ("all", self.tr("All"))], self.tr("Which keywords"))
        self.which.chosen.connect(self._choose)
        card.bar.addWidget(self.which)
        self.caption = card.caption
        columns = (Column(96, stretch=1), Column(104), Column(104), Column(84), Column(84, gap=14))
        self.table = WordTable(self.tr("Keywords"), columns)
        self.table.toggled.connect(self._toggle)
        self.table.opened.connect(self._open)
        self.table.clicked.connect(self._clicked)
        card.body.addWidget(self.table, 1)
        return card

    def show_pair(self, a: Paper, b: Paper, comparison: Comparison, steps: PairExplanation) -> None:
        """Show the resemblance and the keywords of a pair."""
        found = comparison.resemblance or steps.resemblance
        self._minima = steps.minima
        self.stack.setCurrentIndex(0 if found else 1)
        self.empty.set_message("text-aa", self.tr("No words, no resemblance"), self.tr("One of the papers holds no words"))
        if found:
            self._show_resemblance(found)
        self._show_keywords(a, b, comparison)

    def _show_resemblance(self, found: Resemblance) -> None:
        self.chart.show_resemblance(found)
        off = found.minhash - found.exact
        errors = abs(off) / found.error if found.error else 0.0
        if not off:
            words = self.tr("The estimate is the exact value.")
        else:
            side = self.tr("above") if off > 0 else self.tr("below")
            words = self.tr("The estimate lies {} {} the exact value: {} standard errors √(J(1−J)/K).")
            words = words.format(figure(abs(off)), side, f"{errors:.1f}")
        self.verdict.setText(words)
        equal, size = sum(m.equal for m in self._minima), len(self._minima)
        self.positions.setText(self.tr("{} positions").format(size))
        self.count.setText(f"{equal} ÷ {size} = {figure(equal / size)}" if size else "")
        self.legend.show_counts(equal, size - equal)
        self.strip.show_minima(self._minima)
        self._show_values(0)

    def _show_values(self, at: int) -> None:
        self.values.show_minima(self._minima, at)

    def _show_keywords(self, a: Paper, b: Paper, comparison: Comparison) -> None:
        by_word = [{k.word: k for k in paper.keywords} for paper in (a, b)]
        shared = [s.word for s in comparison.keywords.shared] if comparison.keywords else []
        rest = [w for w in (*by_word[0], *by_word[1]) if w not in set(shared)]
        words = [*shared, *dict.fromkeys(rest)]
        self._rows = [WordRow(w, by_word[0].get(w), by_word[1].get(w)) for w in words]
        self._marked = set()
        both = sum(1 for r in self._rows if r.a and r.b)
        self.which.set_count("shared", both)
        self.which.set_count("all", len(self._rows))
        cosine = comparison.keywords.cosine if comparison.keywords else None
        self.caption.setText(self.tr("weighted cosine {}").format(figure(cosine)) if cosine is not None else "")
        self._choose()

    def _choose(self, _key: str = "") -> None:
        shown = [r for r in self._rows if (r.a and r.b) or self.which.current() == "all"]
        self.model = WordModel(shown, self)
        self.model.marked = self._marked
        self.table.setModel(self.model)

    def _clicked(self, index: Any) -> None:
        if index.column() == WordModel.SHOWN:
            self._toggle(index.row())

    def _toggle(self, row: int) -> None:
        self.model.toggle(row)
        self._marked = self.model.marked
        marked = [r.spans() for r in self._rows if r.word in self._marked]
        self.words_changed.emit([s for x, _ in marked for s in x], [s for _, y in marked for s in y])

    def _open(self, index: Any) -> None:
        row = self.model.rows[index.row()]
        if row.word not in self._marked:
            self._toggle(index.row())
        in_a, in_b = row.spans()
        self.place_asked.emit(in_a[0].start if in_a else -1, in_b[0].start if in_b else -1)
