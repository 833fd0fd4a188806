"""The method step by step on one paper of the pair: what `plagcheck explain` prints, as a page to read."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from plagcheck.engine import Explanation, PairExplanation
from plagcheck.ui import theme
from plagcheck.ui.components import Card, Label, Segmented
from plagcheck.ui.components.painting import draw_text, text_width
from plagcheck.ui.views.fingerprint import signed, vote, weight_text

_LEFT, _RIGHT, _CENTRE = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignHCenter
WORDS_SHOWN, DROPPED_SHOWN, FEATURES_SHOWN = 60, 40, 12
BITS_SHOWN = 16
WORKED = (("散列值", 5, "01011001"), ("哈希值", 4, "00101010"))
"""The worked example of the simhash paper: two words with weights and hashes of eight bits."""


class VoteTable(QWidget):
    """Words, their weights, and what each adds to every column; below, the sums and the bits."""

    ROW = 28

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._rows: list[tuple[str, str, list[int]]] = []
        self._sums: list[int] = []
        self._note, self._weights = "", "levels"

    def show_votes(
        self, rows: list[tuple[str, str, list[int]]], sums: list[int], note: str = "", weights: str = "levels"
    ) -> None:
        """Show rows of (word, weight, votes) and the sums of all; `note` says what is left out, `weights` what votes."""
        self._rows, self._sums, self._note, self._weights = rows, sums, note, weights
        said = "; ".join(f"{word}: {' '.join(map(signed, votes))}" for word, _, votes in rows)
        self.setAccessibleDescription(f"{said}; {' '.join(map(signed, sums))}")
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """A row for each word, one for what is left out, sums and bits."""
        return QSize(theme.px(600), theme.px(self.ROW) * (len(self._rows) + (1 if self._note else 0) + 3))

    def minimumSizeHint(self) -> QSize:
        """All rows."""
        return QSize(theme.px(400), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the rows."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high = theme.px(self.ROW)
        left = theme.px(190)
        wide = min(theme.px(64), (self.width() - left) / max(1, len(self._sums)))
        draw_text(painter, QRectF(0, 0, theme.px(110), high), self.tr("Word"), "caption", "ink2", _LEFT)
        draw_text(painter, QRectF(theme.px(110), 0, theme.px(70), high), self.tr("Weight"), "caption", "ink2", _RIGHT)
        for bit in range(len(self._sums)):
            draw_text(painter, QRectF(left + bit * wide, 0, wide, high), str(bit), "tick", "ink3", _CENTRE)
        for row, (word, weight, votes) in enumerate(self._rows, 1):
            box = QRectF(0, row * high, theme.px(110), high)
            draw_text(painter, box, word, "strong", "ink", _LEFT)
            draw_text(painter, QRectF(theme.px(110), row * high, theme.px(70), high), weight, "body", "ink2", _RIGHT)
            for bit, value in enumerate(votes):
                ink = "ink" if value > 0 else "ink3"
                draw_text(
                    painter,
                    QRectF(left + bit * wide, row * high, wide, high),
                    weight_text(value, self._weights),
                    "caption",
                    ink,
                    _CENTRE,
                )
        row = len(self._rows) + 1
        if self._note:
            draw_text(painter, QRectF(0, row * high, self.width(), high), self._note, "caption", "ink2", _LEFT)
            row += 1
        painter.fillRect(QRectF(0, row * high, left + wide * len(self._sums), 1), theme.colour("line2"))
        draw_text(painter, QRectF(0, row * high, left - 12, high), self.tr("Column sum"), "strong", "ink", _LEFT)
        draw_text(painter, QRectF(0, (row + 1) * high, left - 12, high), self.tr("Bit"), "strong", "ink", _LEFT)
        for bit, value in enumerate(self._sums):
            box = QRectF(left + bit * wide, row * high, wide, high)
            draw_text(painter, box, weight_text(value, self._weights), "caption-strong", "ink", _CENTRE)
            cell = QRectF(box.center().x() - theme.px(9), box.bottom() + theme.px(3), theme.px(18), theme.px(22))
            one = value > 0
            painter.setPen(QPen(theme.colour("ink2" if one else "line2"), 1))
            painter.setBrush(theme.colour("ink2" if one else "surface"))
            painter.drawRoundedRect(cell, 4, 4)
            draw_text(painter, cell, "1" if one else "0", "tick-strong", "surface" if one else "ink3", _CENTRE)


class Flow(QWidget):
    """Words one after another, as many lines as they need."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._words: list[str] = []

    def show_words(self, words: list[str]) -> None:
        """Show these."""
        self._words = words
        self.setAccessibleName(" ".join(words))
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        """Narrower is higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The lines' height."""
        return int(self._places(width)[1])

    def sizeHint(self) -> QSize:
        """At the width it has."""
        return QSize(theme.px(400), self.heightForWidth(max(self.width(), theme.px(400))))

    def _places(self, width: int) -> tuple[list[QRectF], float]:
        x = y = 0.0
        high, gap = theme.px(24), theme.px(5)
        places = []
        for word in self._words:
            wide = text_width(word, "caption") + theme.px(14)
            if x and x + wide > width:
                x, y = 0.0, y + high + gap
            places.append(QRectF(x, y, wide, high))
            x += wide + gap
        return places, y + high

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw each word on a ground of its own."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for word, box in zip(self._words, self._places(self.width())[0], strict=True):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("sunken"))
            painter.drawRoundedRect(box, 5, 5)
            draw_text(painter, box, word, "caption", "ink", _CENTRE)


class StepsView(QWidget):
    """The pair's fifth tab."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._steps: PairExplanation | None = None
        self.which = Segmented([("a", "A"), ("b", "B")], self.tr("Which paper"))
        self.which.chosen.connect(self._fill)
        self.name = Label("", "title")
        self.words, self.dropped, self.votes = Flow(), Flow(), VoteTable(self.tr("Signed weights and column sums"))
        self.words_card = Card(self.tr("1  Words"), padding=20)
        self.dropped_card = Card(self.tr("2  What is left out"), padding=20)
        self.votes_card = Card(self.tr("3  Weights, hashes, column sums, fingerprint"), padding=20)
        self.fingerprint = Label("", "strong", wrap=True)
        column = QVBoxLayout()
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(12)
        head = QHBoxLayout()
        head.addWidget(self.which)
        head.addSpacing(8)
        head.addWidget(self.name, 1)
        column.addLayout(head)
        told = (
            self.tr(
                "The text is cut into words: Chinese along the path of highest probability P(W1) · P(W2) · … through a "
                "dictionary, other scripts at their spaces."
            ),
            self.tr(
                "Function words and common adverbs say nothing about the subject. They leave the keywords and the "
                "fingerprint, not the passages."
            ),
            self.tr(
                "Each keyword has a weight (times it stands × how rare it is) and a hash. Where the hash has a 1 the weight "
                "is added to the column, where it has a 0 it is taken away. A sum above 0 gives the bit 1, any other 0."
            ),
        )
        parts_of: tuple[tuple[Card, tuple[QWidget, ...]], ...] = (
            (self.words_card, (self._told(told[0]), self.words)),
            (self.dropped_card, (self._told(told[1]), self.dropped)),
            (self.votes_card, (self._told(told[2]), self.votes, self.fingerprint)),
            (self._worked(), ()),
        )
        for card, parts in parts_of:
            for part in parts:
                card.body.addWidget(part)
            column.addWidget(card)
        column.addStretch(1)
        page = QWidget()
        page.setLayout(column)
        area = QScrollArea()
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setWidget(page)
        area.setAccessibleName(self.tr("Steps of the method"))
        theme.dress(area)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(area)
        self.setFocusProxy(area)

    def _told(self, text: str) -> Label:
        return Label(text, "body", "ink2", wrap=True)

    def _worked(self) -> Card:
        """The worked example of the paper the method comes from."""
        card = Card(self.tr("The same with two words and eight bits"), padding=20)
        table = VoteTable(self.tr("Worked example"))
        rows = [(word, str(weight), [weight if c == "1" else -weight for c in bits]) for word, weight, bits in WORKED]
        table.show_votes(rows, [sum(column) for column in zip(*(votes for _, _, votes in rows), strict=True)])
        words = self.tr(
            "Two words with weights 5 and 4 give the fingerprint 01011001. Two such fingerprints are compared by counting the "
            "bits that differ: 01010011 and 00010101 differ in 3."
        )
        card.body.addWidget(self._told(words))
        card.body.addWidget(table)
        return card

    def show_pair(self, steps: PairExplanation) -> None:
        """Show the steps of a pair, A first."""
        self._steps = steps
        self.which.set_current("a")
        self._fill("a")

    def _fill(self, which: str) -> None:
        if self._steps is None:
            return
        steps = self._steps.a if which == "a" else self._steps.b
        self.name.setText(steps.name)
        self.words_card.caption.setText(self.tr("%n words", "", len(steps.words)))
        self.words.show_words([*steps.words[:WORDS_SHOWN], *(["…"] if len(steps.words) > WORDS_SHOWN else [])])
        gone = sum(count for _, count in steps.dropped)
        self.dropped_card.caption.setText(self.tr("%n words", "", gone))
        self.dropped.show_words([f"{word} × {count}" for word, count in steps.dropped[:DROPPED_SHOWN]])
        self._fill_votes(steps)

    def _fill_votes(self, steps: Explanation) -> None:
        shown = steps.features[:FEATURES_SHOWN]
        bits = min(BITS_SHOWN, steps.bits)
        rows = [
            (f.word, weight_text(f.weight, steps.weights)[1:], [vote(f, b, steps.bits) for b in range(bits)]) for f in shown
        ]
        rest = len(steps.features) - len(shown)
        note = self.tr("and %n more keywords", "", rest) if rest else ""
        self.votes.show_votes(rows, list(steps.sums[:bits]), note, steps.weights)
        self.votes_card.caption.setText(self.tr("the first {} of {} bits").format(bits, steps.bits))
        if steps.fingerprint is None:
            self.fingerprint.setText(self.tr("No keywords, no fingerprint"))
        else:
            whole = f"{steps.fingerprint:0{steps.bits}b}"
            self.fingerprint.setText(" ".join(whole[i : i + 8] for i in range(0, steps.bits, 8)))
