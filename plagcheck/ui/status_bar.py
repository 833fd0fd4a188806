"""The bar below: what the page says of itself, and while work runs its stage, count, time left and Cancel."""

import time

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from plagcheck.ui import theme
from plagcheck.ui.components import Button, IconLabel, Label
from plagcheck.ui.components.painting import draw_share_bar

ESTIMATE_AFTER_S = 2.0


class ProgressLine(QWidget):
    """A thin bar that fills."""

    def __init__(self) -> None:
        super().__init__()
        self._part = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_part(self, part: float) -> None:
        """Fill to a part, 0..1."""
        self._part = part
        self.update()

    def sizeHint(self) -> QSize:
        """220 px long."""
        return QSize(theme.px(220), theme.px(16))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw it."""
        draw_share_bar(QPainter(self), QRectF(self.rect()), self._part)


class TimeLeft:
    """Seconds left of a stage, from how long its done part took; nothing in the first two seconds."""

    def __init__(self) -> None:
        self._stage, self._began = "", 0.0

    def seconds(self, stage: str, done: int, total: int, now: float | None = None) -> int | None:
        """The estimate, rounded to 1 s below 10 s, to 5 s below a minute, to 30 s above."""
        now = time.monotonic() if now is None else now
        if stage != self._stage:
            self._stage, self._began = stage, now
        elapsed = now - self._began
        if elapsed < ESTIMATE_AFTER_S or not done or done >= total:
            return None
        left = elapsed / done * (total - done)
        step = 1 if left < 10 else 5 if left < 60 else 30
        return max(1, round(left / step) * step)


class StatusBar(QWidget):
    """30 px at the bottom of the window."""

    cancelled = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._time = TimeLeft()
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 1, 16, 0)
        row.setSpacing(8)
        row.addWidget(IconLabel("lock-simple", "ink2"))
        row.addWidget(Label(self.tr("Everything stays on this computer"), "caption", "ink2", elide=True))
        row.addStretch(1)
        self._hint = Label("", "caption", "ink2", elide=True, right=True)
        row.addWidget(self._hint)
        self._work = QWidget()
        work = QHBoxLayout(self._work)
        work.setContentsMargins(0, 0, 0, 0)
        work.setSpacing(8)
        self.stage = Label("", "caption-strong")
        self._line = ProgressLine()
        self.count = Label("", "caption", "ink2")
        self.left = Label("", "caption", "ink2")
        self.cancel = Button(self.tr("Cancel  Esc"), "plain")
        self.cancel.setAccessibleName(self.tr("Cancel"))
        self.cancel.compact = True
        self.cancel.clicked.connect(self.cancelled)
        for widget in (self.stage, self._line, self.count, self.left, self.cancel):
            work.addWidget(widget)
        row.addWidget(self._work)
        self._work.hide()

    def sizeHint(self) -> QSize:
        """30 px high."""
        return QSize(super().sizeHint().width(), theme.px(30))

    def stage_name(self, stage: str) -> str:
        """The words for a stage of the engine."""
        names = {
            "reading": self.tr("Reading and splitting"), "screening": self.tr("Screening pairs"),
            "comparing": self.tr("Aligning passages"), "summing": self.tr("Summing up"),
            "writing": self.tr("Writing the report"), "opening": self.tr("Opening the check"),
        }  # fmt: skip
        return names.get(stage, stage)

    def show_progress(self, stage: str, done: int, total: int) -> None:
        """Follow the work."""
        self._hint.hide()
        self._work.show()
        self.stage.setText(self.stage_name(stage))
        self._line.set_part(done / total if total else 0.0)
        self.count.setText(self.tr("{} of {}").format(f"{min(done, total):,}", f"{total:,}") if total > 1 else "")
        seconds = self._time.seconds(stage, done, total)
        if seconds is None:
            self.left.setText("")
        elif seconds < 60:
            self.left.setText(self.tr("about {} s left").format(seconds))
        else:
            self.left.setText(self.tr("about {} min left").format(max(1, round(seconds / 60))))
        self.setAccessibleDescription(f"{self.stage.text()} {self.count.text()}")

    def show_idle(self, hint: str) -> None:
        """No work: say something about the page."""
        self._work.hide()
        self._hint.show()
        self._hint.setText(hint)

    @property
    def working(self) -> bool:
        """Whether progress is shown."""
        return not self._work.isHidden()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The hairline above."""
        QPainter(self).fillRect(0, 0, self.width(), 1, theme.colour("line"))
