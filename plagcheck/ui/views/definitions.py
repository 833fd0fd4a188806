"""What every number of the program means, and what it does not."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from plagcheck.ui import theme
from plagcheck.ui.components import Card, Header, Label

CONTENT_PX = 860
_DEFINITIONS = (
    (
        QT_TRANSLATE_NOOP("definitions", "Copied share"),
        QT_TRANSLATE_NOOP(
            "definitions",
            "“of A is found in B”: counted characters of A in matches with B, divided by all counted characters of A. "
            "It has a direction: a short paper can lie wholly in a long one. Both directions are always shown.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("definitions", "Counted"),
        QT_TRANSLATE_NOOP(
            "definitions",
            "Letters, digits and ideographs, without hidden text, running heads, page numbers, and what is excluded.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("definitions", "Level"),
        QT_TRANSLATE_NOOP(
            "definitions",
            "An order to look in, never a judgement. Identical: the same text. High: a share of half or more. "
            "Medium: 15% or more. Low: some match. None: no match.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("definitions", "Kinds of match"),
        QT_TRANSLATE_NOOP(
            "definitions",
            "Verbatim: word for word. Edited: at least 70% of the words, in order. "
            "Reordered: the same words in another order. Reworded: said in other words. Summary: a passage told more shortly.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("definitions", "Fingerprint distance"),
        QT_TRANSLATE_NOOP(
            "definitions",
            "The weighted keywords of a paper vote on each bit of its fingerprint; the distance counts the bits that differ. "
            "Unrelated papers differ in about half. A small distance is a hint, not a verdict: read the texts.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("definitions", "Resemblance"),
        QT_TRANSLATE_NOOP(
            "definitions",
            "Of all distinct runs of five words in either paper, the part that both hold (Jaccard). "
            "MinHash estimates it from K values; the estimate is shown with one standard error.",
        ),
    ),
    (
        QT_TRANSLATE_NOOP("definitions", "Threshold and groups"),
        QT_TRANSLATE_NOOP(
            "definitions",
            "Pairs whose larger share reaches the threshold are listed; papers joined by such pairs are a group. "
            "The suggested value is the first valley in the distribution of the shares.",
        ),
    ),
)


class DefinitionsPage(QWidget):
    """A card of terms and sentences."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        self.header = Header()
        self.header.set_crumbs([self.tr("What the numbers mean")])
        whole.addWidget(self.header)
        card = Card(padding=20)
        card.setMaximumWidth(theme.px(CONTENT_PX))
        for term, meaning in _DEFINITIONS:
            card.body.addWidget(Label(QCoreApplication.translate("definitions", str(term)), "title"))
            card.body.addWidget(Label(QCoreApplication.translate("definitions", str(meaning)), "body", "ink2", wrap=True))
            card.body.addSpacing(8)
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(16, 16, 16, 16)
        column.addWidget(card)
        column.addStretch(1)
        scroll = QScrollArea()
        theme.dress(scroll)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        scroll.setWidget(holder)
        holder.setMaximumWidth(theme.px(CONTENT_PX + 32))
        whole.addWidget(scroll, 1)
