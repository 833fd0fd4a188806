"""What a person says of a pair: its state and a note, in a card below a button; and why a match is set aside."""

from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QWidget

from plagcheck.engine import Review
from plagcheck.ui import theme
from plagcheck.ui.components import Button, HoverCard, Label, Segmented, TextField, row_of
from plagcheck.ui.states import STATE_ICONS, STATES, review_icon, state_name

NOTE_AFTER_MS = 800
"""A note is kept so long after the last key."""
LONGEST_NOTE = 2000


class NoteField(QPlainTextEdit):
    """A few lines to type; `left` when the focus goes."""

    left = Signal()

    def __init__(self, name: str, placeholder: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setPlaceholderText(placeholder)
        self.setTabChangesFocus(True)
        self.setFixedSize(theme.px(320), theme.px(84))
        self.setFont(theme.font("body"))
        self.setProperty("input", True)
        theme.dress(self)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell that the person has gone on."""
        super().focusOutEvent(event)
        self.left.emit()


class Popover(HoverCard):
    """A card that asks something; a press anywhere else closes it, but for one on the widget that opens it."""

    def __init__(self, window: QWidget, opener: QWidget | None = None) -> None:
        super().__init__(window)
        self._opener = opener

    def showEvent(self, event: QShowEvent) -> None:
        """Hear of presses outside."""
        super().showEvent(event)
        QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]

    def hideEvent(self, event: QHideEvent) -> None:
        """No longer; the focus goes back to where the card was opened, not on to whatever comes next."""
        focus = QApplication.focusWidget()
        if self._opener is not None and focus is not None and (focus is self or self.isAncestorOf(focus)):
            self._opener.setFocus(Qt.FocusReason.OtherFocusReason)
        QApplication.instance().removeEventFilter(self)  # type: ignore[union-attr]
        super().hideEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Close for a press outside, which goes where it went."""
        if event.type() == QEvent.Type.MouseButtonPress and isinstance(watched, QWidget):
            inside = watched is self or self.isAncestorOf(watched) or watched is self._opener
            if not inside and watched.window() is self.window():
                self.hide()
        return False

    def open_at(self, at: QPoint, *, right: bool = False) -> None:
        """Open with the left or right upper corner at a point of the window, wholly inside it."""
        self.adjustSize()
        box = QRect(QPoint(at.x() - (self.width() if right else 0), at.y()), self.size())
        room = self._window.size()
        box.moveLeft(max(0, min(box.left(), room.width() - box.width())))
        box.moveTop(max(0, min(box.top(), room.height() - box.height())))
        self.setGeometry(box)
        self.show()
        self.raise_()
        self.set_pinned(True)


class ReviewCard(Popover):
    """State and note of the pair in view; what is chosen or typed is told at once."""

    said = Signal(str, str)

    def __init__(self, window: QWidget, opener: QWidget) -> None:
        super().__init__(window, opener)
        self.states = Segmented([(state, state_name(state)) for state in STATES], self.tr("Review"))
        self.note = NoteField(self.tr("Note"), self.tr("A note on this pair, for yourself and the report"))
        self.body.addWidget(self.states)
        self.body.addWidget(self.note)
        self._review = Review(0, 0)
        self._late = QTimer(self)
        self._late.setSingleShot(True)
        self._late.setInterval(NOTE_AFTER_MS)
        self._late.timeout.connect(self._say)
        self.states.chosen.connect(self._say)
        self.note.textChanged.connect(self._late.start)
        self.note.left.connect(self._say)

    def show_review(self, review: Review) -> None:
        """Show what was said so far; what is being typed stays."""
        typing = self.isVisible() and (review.a, review.b) == (self._review.a, self._review.b)
        self._review = review
        self.states.set_current(review.state)
        if not typing:
            self.note.blockSignals(True)
            self.note.setPlainText(review.note)
            self.note.blockSignals(False)
            self._late.stop()

    def _say(self) -> None:
        self._late.stop()
        state, note = self.states.current(), self.note.toPlainText().strip()[:LONGEST_NOTE]
        if (state, note) != (self._review.state, self._review.note):
            self._review = Review(self._review.a, self._review.b, state, note)  # type: ignore[arg-type]
            self.said.emit(state, note)

    def hideEvent(self, event: QHideEvent) -> None:
        """What was typed last is not lost."""
        if self._late.isActive():
            self._say()
        super().hideEvent(event)


class ReviewButton(Button):
    """Shows the state of the pair in view and opens the card."""

    said = Signal(str, str)

    def __init__(self) -> None:
        super().__init__(state_name("open"), "quiet", STATE_ICONS["open"])
        self._card: ReviewCard | None = None
        self._review = Review(0, 0)
        self.clicked.connect(self.open_card)

    @property
    def card(self) -> ReviewCard:
        """The card, made when first asked for: it lies over the whole window."""
        if self._card is None:
            self._card = ReviewCard(self.window(), self)
            self._card.said.connect(self.said)
        return self._card

    def show_review(self, review: Review) -> None:
        """Show the state of another pair, or a new one of this."""
        self._review = review
        self.set_text(state_name(review.state))
        self.set_icon(review_icon(review) or STATE_ICONS["open"])
        self.setToolTip(review.note)
        name = self.tr("Review")  # lupdate sees no string inside another
        self.setAccessibleName(f"{name}: {state_name(review.state)}. {review.note}".strip())
        if self._card is not None:
            self._card.show_review(review)

    def open_card(self) -> None:
        """Open the card below the button, or close it."""
        if self.card.isVisible():
            self.card.hide()
            return
        self.card.show_review(self._review)
        self.card.open_at(self.mapTo(self.window(), QPoint(self.width(), self.height())), right=True)
        self.card.states.button(self._review.state).setFocus(Qt.FocusReason.OtherFocusReason)

    def close_card(self) -> None:
        """Close it, with another pair or page."""
        if self._card is not None:
            self._card.hide()


class AsideCard(Popover):
    """Asks why a match is to count no more."""

    given = Signal(int, str)
    """The match and the reason."""

    def __init__(self, window: QWidget, opener: QWidget) -> None:
        super().__init__(window, opener)
        self._match = -1
        self.title = Label("", "strong")
        self.reason = TextField(self.tr("Reason, for the report"), self.tr("Reason"))
        self.reason.setFixedWidth(theme.px(360))
        self.usual = [
            Button(text, "link")
            for text in (self.tr("Quoted with its source"), self.tr("Part of the task"), self.tr("Common wording"))
        ]
        self.act = Button(self.tr("Set aside"), "plain")
        self.body.addWidget(self.title)
        self.body.addWidget(self.reason)
        self.body.addWidget(row_of(*self.usual, spacing=12))
        self.body.addWidget(self.act, 0, Qt.AlignmentFlag.AlignRight)
        for button in self.usual:
            button.clicked.connect(partial(self._give, button.text()))
        self.act.clicked.connect(lambda: self._give(self.reason.text().strip()))
        self.reason.returnPressed.connect(self.act.click)

    def ask(self, match: int, at: QPoint) -> None:
        """Ask about match number `match` (from 0), at a point of the window."""
        self._match = match
        self.title.setText(self.tr("Set match {} aside: it counts in no share").format(match + 1))
        self.reason.clear()
        self.open_at(at)
        self.reason.setFocus(Qt.FocusReason.OtherFocusReason)

    def _give(self, reason: str, _checked: bool = False) -> None:
        self.hide()
        self.given.emit(self._match, reason)
