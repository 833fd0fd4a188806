"""The fingerprints of a pair, bit by bit: A, B and where they differ, the column sums, and the keywords that pushed a bit."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from plagcheck.engine import Comparison, Explanation, Feature, Options, PairExplanation
from plagcheck.ui import theme
from plagcheck.ui.components import Card, EmptyState, HoverCard, IconLabel, Label, LetterLabel, Line, percent, scrolling
from plagcheck.ui.components.buttons import KEYBOARD
from plagcheck.ui.components.painting import draw_focus_ring, draw_letter, draw_text

_LEFT, _RIGHT, _CENTRE = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignHCenter
UNRELATED = (0.41, 0.55)
"""Between which shares of the bits unrelated papers usually differ (26–35 of 64)."""
LINE_BITS = 64
"""Bits of one line; 128 are two lines."""
KEYWORDS_SHOWN = 7


def signed(value: float, decimals: int = 0) -> str:
    """A number with its sign, a true minus."""
    return f"{value:+,.{decimals}f}".replace("-", "−") if value else "0"


def weight_text(value: int, weights: str) -> str:
    """A vote or a sum with its sign: tf × idf comes in thousandths, levels come whole."""
    return signed(value / 1000, 1) if weights == "tf-idf" else signed(value)


def vote(feature: Feature, bit: int, bits: int) -> int:
    """What a keyword adds to the column of a bit (0 the most significant)."""
    return feature.weight if feature.hash >> (bits - 1 - bit) & 1 else -feature.weight


class _Columns(QWidget):
    """What bits and sums share: where each bit stands, which is pointed at, keys to move along."""

    pointed = Signal(int)
    pinned = Signal(int)

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.bits, self.at = 64, -1
        self.a = self.b = 0
        self._ring_on = False

    def line_bits(self) -> int:
        """Bits of a line."""
        return min(self.bits, LINE_BITS)

    def column(self, bit: int) -> tuple[float, float]:
        """Left edge and width of a bit's column; eight bits stand together."""
        left, gap = theme.px(64), theme.px(8)
        per = self.line_bits()
        room = self.width() - left - theme.px(6) - gap * (per // 8 - 1)
        width = room / per
        inside = bit % per
        return left + inside * width + inside // 8 * gap, width

    def bit_at(self, place: QPointF) -> int:
        """The bit under a place; −1 for none."""
        for bit in range(self.bits):
            left, width = self.column(bit)
            if left <= place.x() < left + width and self.line_of(place) == bit // self.line_bits():
                return bit
        return -1

    def line_of(self, _place: QPointF) -> int:
        """The line of bits a place is on."""
        return 0

    def set_at(self, bit: int) -> None:
        """Point at a bit."""
        if bit != self.at:
            self.at = bit
            self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point."""
        self.pointed.emit(self.bit_at(event.position()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Pin."""
        super().mousePressEvent(event)
        self.pinned.emit(self.bit_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        """Point nowhere."""
        super().leaveEvent(event)
        self.pointed.emit(-1)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring when the keyboard brought the focus."""
        super().focusInEvent(event)
        self._ring_on = event.reason() in KEYBOARD

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring away."""
        super().focusOutEvent(event)
        self._ring_on = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """←/→ bit, D next different, Enter pins; the rest belongs to the page."""
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            by = 1 if event.key() == Qt.Key.Key_Right else -1
            self.pointed.emit((self.at + by) % self.bits if self.at >= 0 else 0)
        elif event.text().lower() == "d":
            xor = self.a ^ self.b
            order = [(self.at + 1 + i) % self.bits for i in range(self.bits)]
            self.pointed.emit(next((bit for bit in order if xor >> (self.bits - 1 - bit) & 1), self.at))
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self.at >= 0:
            self.pinned.emit(self.at)
        else:
            super().keyPressEvent(event)


class BitCells(_Columns):
    """The cells: filled is 1, outlined is 0, a frame where A and B differ."""

    ROW, TOP, LINE = 36, 34, 168

    def show_prints(self, a: int, b: int, bits: int) -> None:
        """Show two fingerprints of `bits` bits."""
        self.a, self.b, self.bits, self.at = a, b, bits, -1
        distance = (a ^ b).bit_count()
        self.setAccessibleDescription(self.tr("{} of {} bits differ").format(distance, bits))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """One or two lines."""
        return QSize(theme.px(900), theme.px(self.LINE) * max(1, self.bits // LINE_BITS))

    def minimumSizeHint(self) -> QSize:
        """As high as its lines."""
        return QSize(theme.px(600), self.sizeHint().height())

    def line_of(self, place: QPointF) -> int:
        """By height."""
        return int(place.y() // theme.px(self.LINE))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw all lines."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for line in range(max(1, self.bits // LINE_BITS)):
            self._draw_line(painter, line, line * theme.px(self.LINE))
        if self._ring_on:
            draw_focus_ring(painter, QRectF(self.rect()))

    def _draw_line(self, painter: QPainter, line: int, top: int) -> None:
        per, row, first = self.line_bits(), theme.px(self.ROW), top + theme.px(self.TOP)
        side = theme.px(22)
        for i, letter in enumerate("AB"):
            draw_letter(painter, QRectF(theme.px(6), first + i * row + (row - side) / 2, side, side), letter)
        words = QRectF(theme.px(6), first + 2 * row + theme.px(2), theme.px(54), row)
        draw_text(painter, words, self.tr("XOR"), "strong", "ink2", _LEFT)
        for bit in range(line * per, min(self.bits, (line + 1) * per)):
            if bit % 8 == 0:
                left, width = self.column(bit)
                box = QRectF(left, top, 8 * width, theme.px(24))
                draw_text(painter, box, f"{bit}–{bit + 7}", "tick", "ink3", _CENTRE)
            self._draw_bit(painter, bit, first, row)

    def _draw_bit(self, painter: QPainter, bit: int, first: int, row: int) -> None:
        left, width = self.column(bit)
        shift = self.bits - 1 - bit
        ones = (self.a >> shift & 1, self.b >> shift & 1)
        different = ones[0] != ones[1]
        first_of_line = bit - bit % LINE_BITS
        cell = QRectF(left + 1, 0, width - 2, theme.px(24))
        frame = QRectF(left - 1, first + 1, width + 2, 3 * row + theme.px(6))
        if different or bit == self.at:
            painter.setPen(QPen(theme.colour("accent"), 1.6 if different else 1))
            painter.setBrush(theme.colour("soft"))
            painter.drawRoundedRect(frame, 4, 4)
        for i, one in enumerate(ones):
            cell.moveTop(first + i * row + (row - cell.height()) / 2)
            self._draw_cell(painter, cell, one)
        cell.moveTop(first + 2 * row + theme.px(8) + (row - cell.height()) / 2 - theme.px(6))
        if different:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("accent"))
            painter.drawRoundedRect(cell, 4, 4)
            draw_text(painter, cell, "1", "tick-strong", "accent_text", _CENTRE)
            words = QRectF(left - theme.px(20), frame.bottom() + 1, width + theme.px(40), theme.px(18))
            crowded = width < theme.px(16) and bit > first_of_line and (self.a ^ self.b) >> shift + 1 & 1
            draw_text(painter, words, "" if crowded else self._bit_words(bit), "tick-strong", "accent", _CENTRE)
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("ink3"))
            painter.drawEllipse(cell.center(), 1.2, 1.2)

    def _bit_words(self, bit: int) -> str:
        """What stands under a bit that differs: its number alone where a neighbour differs too."""
        differ = self.a ^ self.b
        near = [i for i in range(bit - 2, bit + 3) if 0 <= i < self.bits and i != bit and i // LINE_BITS == bit // LINE_BITS]
        crowded = any(differ >> self.bits - 1 - i & 1 for i in near)
        return str(bit) if crowded else self.tr("bit {}").format(bit)

    def _draw_cell(self, painter: QPainter, cell: QRectF, one: int) -> None:
        painter.setPen(QPen(theme.colour("ink2" if one else "line2"), 1))
        painter.setBrush(theme.colour("ink2" if one else "surface"))
        painter.drawRoundedRect(cell, 4, 4)
        draw_text(painter, cell, str(one), "tick-strong" if one else "tick", "surface" if one else "ink3", _CENTRE)


class ColumnSums(_Columns):
    """The column sums as bars: A filled, B outlined, side by side."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.sums: tuple[Sequence[int], Sequence[int]] = ((), ())
        self.weights = "tf-idf"

    def show_sums(self, a: Explanation, b: Explanation) -> None:
        """Show the sums of two papers."""
        self.sums, self.weights = (a.sums, b.sums), a.weights
        self.a, self.b, self.bits, self.at = a.fingerprint or 0, b.fingerprint or 0, a.bits, -1
        self.update()

    def sizeHint(self) -> QSize:
        """Takes what is left."""
        return QSize(theme.px(900), theme.px(240))

    def line_bits(self) -> int:
        """All bits in one line."""
        return self.bits

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw axis, marked columns, bars."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        highest = max((abs(v) for side in self.sums for v in side), default=0) or 1
        step = _step(highest)
        area = QRectF(0, theme.px(8), self.width(), self.height() - theme.px(16))
        zero, unit = area.center().y(), area.height() / 2 / (highest * 1.05)
        xor = self.a ^ self.b
        for bit in range(self.bits):
            left, width = self.column(bit)
            different = bool(xor >> (self.bits - 1 - bit) & 1)
            if different or bit == self.at:
                painter.setPen(QPen(theme.colour("accent"), 1.6 if bit == self.at else 1))
                painter.setBrush(theme.colour("soft"))
                painter.drawRoundedRect(QRectF(left - 1, area.top(), width + 2, area.height()), 4, 4)
        for value in range(-int(highest // step) * step, int(highest // step) * step + 1, step):
            y = zero - value * unit
            painter.fillRect(
                QRectF(theme.px(60), y, self.width() - theme.px(64), 1), theme.colour("line2" if not value else "line")
            )
            words = QRectF(0, y - theme.px(10), theme.px(54), theme.px(20))
            draw_text(painter, words, _axis_text(value, self.weights), "tick", "ink3", _RIGHT)
        for side, values in enumerate(self.sums):
            for bit, value in enumerate(values):
                self._draw_bar(painter, bit, side, (zero, zero - value * unit))
        if self._ring_on:
            draw_focus_ring(painter, QRectF(self.rect()))

    def _draw_bar(self, painter: QPainter, bit: int, side: int, ends: tuple[float, float]) -> None:
        left, width = self.column(bit)
        thick = max(2.0, width * 0.34)
        x = left + width / 2 + (-thick - 0.5 if side == 0 else 0.5)
        box = QRectF(x, min(ends), thick, max(1.0, abs(ends[1] - ends[0])))
        painter.setPen(QPen(theme.colour("ink2"), 1))
        painter.setBrush(theme.colour("ink2" if side == 0 else "surface"))
        painter.drawRoundedRect(box, 1, 1)


def _axis_text(value: int, weights: str) -> str:
    return signed(value / 1000 if weights == "tf-idf" else value)


def _step(highest: int) -> int:
    """A round step with three or four lines above zero."""
    size = 1
    while highest / size > 4:
        size = size * 2 if str(size)[0] in "15" else size * 5 // 2
    return max(1, size)


class DistanceScale(QWidget):
    """Where the distance lies between equal and opposite, the limit, and where unrelated papers lie."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._distance, self._limit, self._bits = 0, 3, 64

    def show_distance(self, distance: int, limit: int, bits: int) -> None:
        """Show a distance of so many bits."""
        self._distance, self._limit, self._bits = distance, limit, bits
        self.update()

    def sizeHint(self) -> QSize:
        """Scale, words above, figures below."""
        return QSize(theme.px(300), theme.px(70))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left, right, y = theme.px(10), self.width() - theme.px(16), self.height() / 2 + 1
        wide, high = right - left, theme.px(8)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("sunken"))
        painter.drawRoundedRect(QRectF(left, y - high / 2, wide, high), high / 2, high / 2)
        low, top = (round(share * self._bits) for share in UNRELATED)
        painter.setBrush(theme.colour("bar"))
        painter.drawRect(QRectF(left + low / self._bits * wide, y - high / 2, (top - low) / self._bits * wide, high))
        at = left + self._distance / self._bits * wide
        painter.setBrush(theme.colour("accent"))
        painter.drawRoundedRect(QRectF(left, y - high / 2, max(high, at - left), high), high / 2, high / 2)
        limit = left + self._limit / self._bits * wide
        painter.setPen(QPen(theme.colour("ink2"), 1, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(limit, y - theme.px(12)), QPointF(limit, y + theme.px(10)))
        painter.setPen(QPen(theme.colour("surface"), 2))
        painter.setBrush(theme.colour("accent"))
        painter.drawEllipse(QPointF(at, y), theme.px(7), theme.px(7))
        words = QRectF(limit - theme.px(8), y - theme.px(32), theme.px(90), theme.px(18))
        draw_text(painter, words, self.tr("Limit {}").format(self._limit), "caption", "ink2", _LEFT)
        middle = left + (low + top) / 2 / self._bits * wide
        words = QRectF(middle - theme.px(140), y - theme.px(32), theme.px(280), theme.px(18))
        draw_text(painter, words, self.tr("Unrelated papers usually {}–{}").format(low, top), "caption", "ink2", _CENTRE)
        for tick in range(0, self._bits + 1, max(1, self._bits // 4)):
            x = left + tick / self._bits * wide
            box = QRectF(x - theme.px(20), y + theme.px(10), theme.px(40), theme.px(18))
            draw_text(painter, box, str(tick), "tick", "ink3", _CENTRE)


class BitCard(HoverCard):
    """What stands behind one bit: both sums, both bits, and the keywords that pushed most."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.title, self.state = Label("", "title"), Label("", "caption-strong", "accent")
        head = QHBoxLayout()
        head.addWidget(self.title)
        head.addStretch(1)
        head.addWidget(self.state)
        self.body.addLayout(head)
        self.sums = tuple((Label("", "number"), Label("", "body", "ink2")) for _ in "AB")
        line = QHBoxLayout()
        line.setSpacing(8)
        for letter, (total, bit) in zip("AB", self.sums, strict=True):
            line.addWidget(LetterLabel(letter))
            line.addWidget(total)
            line.addWidget(bit, 0, _RIGHT)
            line.addSpacing(12)
        line.addStretch(1)
        self.body.addLayout(line)
        self.body.addWidget(Line())
        self.rows = QGridLayout()
        self.rows.setHorizontalSpacing(0)
        self.rows.setVerticalSpacing(3)
        self.rows.setColumnMinimumWidth(0, theme.px(130))
        for column in (1, 2):
            self.rows.setColumnMinimumWidth(column, theme.px(64))
        self.body.addLayout(self.rows)
        self.more = Label("", "caption", "ink2")
        self.body.addWidget(self.more)

    def show_bit(self, bit: int, a: Explanation, b: Explanation) -> None:
        """Show a bit (0 the most significant)."""
        sums = a.sums[bit], b.sums[bit]
        ones = tuple(1 if s > 0 else 0 for s in sums)
        self.title.setText(self.tr("Bit {}").format(bit))
        self.state.setText(self.tr("Different") if ones[0] != ones[1] else self.tr("Equal"))
        self.state.set_ink("accent" if ones[0] != ones[1] else "ink2")
        for (total, label), pushed, one in zip(self.sums, sums, ones, strict=True):
            total.setText(weight_text(pushed, a.weights))
            label.setText(f"→ {one}")
        while (item := self.rows.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        votes = _votes(bit, a, b)
        for column, text in enumerate((self.tr("Keywords that push most"), "A", "B")):
            self.rows.addWidget(Label(text, "caption", "ink2"), 0, column, _RIGHT if column else _LEFT)
        for row, (word, in_a, in_b) in enumerate(votes[:KEYWORDS_SHOWN], 1):
            apart = in_a != in_b
            self.rows.addWidget(_marked(Label(word, "strong" if apart else "body"), apart), row, 0)
            for column, value in ((1, in_a), (2, in_b)):
                text = "–" if value is None else weight_text(value, a.weights)
                label = Label(text, "body", "ink" if apart else "ink2")
                label.setAlignment(_RIGHT)
                self.rows.addWidget(_marked(label, apart), row, column)
        rest = max(0, len(votes) - KEYWORDS_SHOWN)
        self.more.setText(self.tr("%n more keywords; a click pins this card", "", rest))


def _marked(label: Label, apart: bool) -> Label:
    """A cell of a keyword whose weight differs between the papers lies on the soft ground."""
    label.setContentsMargins(6, 1, 6, 1)
    label.setAutoFillBackground(apart)
    palette = label.palette()
    palette.setColor(label.backgroundRole(), theme.colour("soft"))
    label.setPalette(palette)
    return label


def _votes(bit: int, a: Explanation, b: Explanation) -> list[tuple[str, int | None, int | None]]:
    """Each keyword with what it adds to a column in A and in B, the strongest first."""
    sides = [{f.word: vote(f, bit, e.bits) for f in e.features} for e in (a, b)]
    rows = [(word, sides[0].get(word), sides[1].get(word)) for word in {**sides[0], **sides[1]}]
    return sorted(rows, key=lambda r: (-max(abs(r[1] or 0), abs(r[2] or 0)), r[0]))


class FingerprintView(QWidget):
    """The pair's second tab."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._steps: PairExplanation | None = None
        self.empty = EmptyState()
        self.distance, self.of = Label("", "display"), Label("", "body", "ink2")
        self.scale = DistanceScale()
        self.similarity, self.formula = Label("", "number"), Label("", "caption", "ink2")
        self.icon, self.verdict, self.hint = (
            IconLabel("info", "ink2", 20),
            Label("", "title"),
            Label("", "body", "ink2", wrap=True),
        )
        self.cells, self.sums = BitCells(self.tr("Fingerprint cells")), ColumnSums(self.tr("Column sums"))
        self.hex = Label("", "body", "ink2")
        self.card: BitCard | None = None
        page = QWidget()
        whole = QVBoxLayout(page)
        whole.setContentsMargins(16, 16, 16, 12)
        whole.setSpacing(12)
        whole.addLayout(self._top())
        bits = self._bits = Card(self.tr("Fingerprint"), padding=20)
        bits.bar.insertWidget(1, self.hex)
        bits.bar.insertStretch(2, 1)
        bits.caption.setText(self.tr("Filled is 1, outlined is 0; a frame marks bits that differ"))
        bits.body.addWidget(self.cells)
        whole.addWidget(bits)
        sums = Card(
            self.tr("Column sums"),
            self.tr("Each keyword adds or takes its weight by its own hash; a sum above 0 gives 1, any other 0"),
            padding=20,
        )
        sums.bar.addWidget(_Legend())
        sums.body.addWidget(self.sums, 1)
        whole.addWidget(sums, 1)
        self.stack = QStackedWidget(self)
        self.stack.addWidget(scrolling(page))
        self.stack.addWidget(self.empty)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self.stack)
        for part in (self.cells, self.sums):
            part.pointed.connect(self._point)
            part.pinned.connect(self._pin)
        self.setFocusProxy(self.cells)

    def _top(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(12)
        first, second, third = Card(padding=16), Card(padding=16), Card(padding=16)
        inner = QHBoxLayout()
        figure = QVBoxLayout()
        figure.setSpacing(0)
        figure.addWidget(Label(self.tr("Hamming distance"), "caption", "ink2"))
        line = QHBoxLayout()
        line.setSpacing(6)
        self.of.setContentsMargins(0, 0, 0, 6)
        line.addWidget(self.distance)
        line.addWidget(self.of, 0, Qt.AlignmentFlag.AlignBottom)
        line.addStretch(1)
        figure.addLayout(line)
        inner.addLayout(figure)
        inner.addWidget(self.scale, 1)
        first.body.addLayout(inner)
        for widget in (Label(self.tr("Fingerprint similarity"), "caption", "ink2"), self.similarity, self.formula):
            second.body.addWidget(widget)
        second.body.setSpacing(2)
        title = QHBoxLayout()
        title.addWidget(self.icon)
        title.addWidget(self.verdict)
        title.addStretch(1)
        third.body.addLayout(title)
        third.body.addWidget(self.hint, 1)
        row.addWidget(first, 5)
        row.addWidget(second, 1)
        row.addWidget(third, 2)
        return row

    def show_pair(self, steps: PairExplanation, comparison: Comparison, options: Options) -> None:
        """Show the fingerprints of a pair; two papers without keywords have none, and no number."""
        self._steps = steps
        self._close_card()
        a, b = steps.a, steps.b
        missing = a.fingerprint is None or b.fingerprint is None
        self.stack.setCurrentIndex(1 if missing else 0)
        self.empty.set_message(
            "fingerprint-simple",
            self.tr("No keywords, no fingerprint"),
            self.tr("A paper of nothing but stop words, or of no text, has no fingerprint to compare"),
        )
        if a.fingerprint is None or b.fingerprint is None:
            return
        distance = comparison.distance if comparison.distance is not None else len(steps.differing)
        self.distance.setText(str(distance))
        self.of.setText(self.tr("of {} bits").format(a.bits))
        self._bits.title.setText(self.tr("Fingerprint of {} bits").format(a.bits))
        self.scale.show_distance(distance, options.near_duplicate, a.bits)
        self.similarity.setText(percent(1 - distance / a.bits))
        self.formula.setText(f"1 − {distance} ÷ {a.bits}")
        near = distance <= options.near_duplicate
        self.icon.set_icon("check-circle" if near else "info", "accent" if near else "ink2")
        self.verdict.setText(self.tr("Near-duplicate") if near else self.tr("No near-duplicate"))
        limit = options.near_duplicate
        words = self.tr("The distance is not above the limit {}.") if near else self.tr("The distance is above the limit {}.")
        advice = self.tr("A hint, not a verdict: read the texts.")
        gap = "" if words.endswith("。") else " "
        self.hint.setText(f"{words.format(limit)}{gap}{advice}")
        self.hex.setText(f"   A  {_hex(a)}      B  {_hex(b)}")
        self.cells.show_prints(a.fingerprint, b.fingerprint, a.bits)
        self.sums.show_sums(a, b)

    def _point(self, bit: int) -> None:
        card = self.card
        by_keyboard = (self.cells.hasFocus() or self.sums.hasFocus()) and bit >= 0
        if card is not None and card.pinned and card.isVisible() and not by_keyboard:
            return
        for part in (self.cells, self.sums):
            part.set_at(bit)
        if bit < 0 or self._steps is None:
            if card is not None:
                card.close_unless_pinned()
            return
        if card is None:
            card = self.card = BitCard(self.window())
        card.show_bit(bit, self._steps.a, self._steps.b)
        left, width = self.sums.column(bit)
        at = self.sums.mapTo(self.window(), QPointF(left, 0).toPoint())
        card.show_beside(QRectF(at.x(), at.y() - theme.px(30), width, self.sums.height()).toRect())

    def _pin(self, bit: int) -> None:
        if self.card is not None:
            self.card.set_pinned(False)
        self._point(bit)
        if self.card is not None and bit >= 0:
            self.card.set_pinned(True)

    def _close_card(self) -> None:
        if self.card is not None:
            self.card.set_pinned(False)
            self.card.hide()

    def hideEvent(self, event: object) -> None:
        """The card goes with the view."""
        self._close_card()
        super().hideEvent(event)  # type: ignore[arg-type]


def _hex(steps: Explanation) -> str:
    digits = f"{steps.fingerprint or 0:0{steps.bits // 4}x}"
    return " ".join(digits[i : i + 4] for i in range(0, len(digits), 4))


class _Legend(QWidget):
    """A filled, B outlined."""

    def sizeHint(self) -> QSize:
        """Two samples."""
        return QSize(theme.px(84), theme.px(20))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw them."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for side, letter in enumerate("AB"):
            left = side * theme.px(42)
            painter.setPen(QPen(theme.colour("ink2"), 1))
            painter.setBrush(theme.colour("ink2" if side == 0 else "surface"))
            painter.drawRoundedRect(QRectF(left + 1, theme.px(5), theme.px(12), theme.px(10)), 2, 2)
            box = QRectF(left + theme.px(18), 0, theme.px(20), theme.px(20))
            draw_text(painter, box, letter, "caption", "ink2", _LEFT)
