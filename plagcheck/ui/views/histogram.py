"""The distribution of the copied shares with the threshold as a slider below it.

25 bins of 4 %. Only pairs that share text are counted. The count axis turns logarithmic when the tallest bin is more than
50 times the lowest. The suggested threshold is the first valley of the smoothed distribution above its mean, as Dolos does.
"""

import math

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractSlider, QSizePolicy, QWidget

from plagcheck.ui import theme
from plagcheck.ui.components.painting import draw_text

BINS = 25
USUAL_PERCENT = 15
"""The threshold when there are too few pairs to suggest one: where the level `medium` begins."""
FEWEST_PAIRS = 20
_LOG_RATIO = 50


def suggested_percent(copied: npt.NDArray[np.float64]) -> int:
    """A threshold in whole percent that separates the many low shares from the few high ones."""
    shares = copied[copied > 0]
    if len(shares) < FEWEST_PAIRS:
        return USUAL_PERCENT
    counts = np.histogram(shares, bins=50, range=(0, 1))[0].astype(float)
    smooth = np.convolve(counts, [0.25, 0.5, 0.25], mode="same")
    start = int(shares.mean() * 50)
    for i in range(max(1, start), 45):
        if smooth[i] <= smooth[i - 1] and smooth[i] <= smooth[i + 1]:
            return int(min(75, max(10, 2 * i + 1)))
    return USUAL_PERCENT


def _nice_step(top: float) -> int:
    """A round step of which three to five fit below `top`."""
    for step in (int(10**e) * f for e in range(8) for f in (1, 2, 5)):
        if top / step <= 4:
            return step
    return max(1, round(top))


class Histogram(QAbstractSlider):
    """Bars, axis, and a rail with the threshold; a slider to keyboard and screen reader."""

    threshold_changed = Signal(float)
    """The threshold as a share, 0..1."""
    _ring = False

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._counts: npt.NDArray[np.int64] = np.zeros(BINS, np.int64)
        self._suggested = USUAL_PERCENT
        self.setRange(1, 100)
        self.setSingleStep(1)
        self.setPageStep(5)
        self.setOrientation(Qt.Orientation.Horizontal)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Threshold"))
        self.setToolTip(self.tr("Pairs whose larger copied share reaches the threshold are listed"))
        self.valueChanged.connect(self._tell)

    def _tell(self, value: int) -> None:
        self.update()
        self.threshold_changed.emit(value / 100)

    def set_shares(self, copied: npt.NDArray[np.float64], suggested: int) -> None:
        """Show the distribution of the larger shares (0..1)."""
        shares = copied[copied > 0]
        self._counts = np.histogram(np.minimum(shares, 1.0), bins=BINS, range=(0, 1))[0]
        self._suggested = suggested
        self.update()

    def sizeHint(self) -> QSize:
        """Wide and low."""
        return QSize(theme.px(600), theme.px(140))

    def minimumSizeHint(self) -> QSize:
        """Still legible."""
        return QSize(theme.px(240), theme.px(110))

    # ── places ──

    def _plot(self) -> QRectF:
        return QRectF(theme.px(40), theme.px(8), self.width() - theme.px(60), self.height() - theme.px(50))

    def _x(self, share: float) -> float:
        return self._plot().left() + share * self._plot().width()

    def _rail_y(self) -> float:
        return self._plot().bottom() + theme.px(14)

    def _logarithmic(self) -> bool:
        there = self._counts[self._counts > 0]
        return bool(len(there)) and there.max() > _LOG_RATIO * there.min()

    def _part(self, count: float) -> float:
        """Height of a count as a part of the plot."""
        top = max(1.0, float(self._counts.max()))
        if self._logarithmic():
            return math.log10(1 + count) / math.log10(1 + top) * 0.93
        return count / top * 0.93

    def _ticks(self) -> list[int]:
        top = int(self._counts.max())
        if self._logarithmic():
            return [10**e for e in range(8) if 10**e <= top]
        step = _nice_step(top) if top else 1
        return list(range(step, top + 1, step))

    # ── drawing ──

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw axis, bars, rail and handle."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_axes(painter)
        self._draw_bars(painter)
        self._draw_rail(painter)

    def _draw_axes(self, painter: QPainter) -> None:
        plot = self._plot()
        for count in self._ticks():
            y = round(plot.bottom() - self._part(count) * plot.height()) + 0.5
            painter.setPen(QPen(theme.colour("line"), 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            box = QRectF(0, y - 8, plot.left() - theme.px(8), 16)
            draw_text(painter, box, f"{count:,}", "tick", "ink3", Qt.AlignmentFlag.AlignRight)
        y = round(plot.bottom()) + 0.5
        painter.setPen(QPen(theme.colour("line2"), 1))
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
        for part in range(0, 101, 20):
            left = self._x(part / 100) - theme.px(24)
            box = QRectF(left, self.height() - theme.px(18), theme.px(48), theme.px(16))
            draw_text(painter, box, f"{part}%", "tick", "ink3", Qt.AlignmentFlag.AlignHCenter)

    def _draw_bars(self, painter: QPainter) -> None:
        plot, threshold = self._plot(), self.value() / 100
        wide = plot.width() / BINS
        painter.setPen(Qt.PenStyle.NoPen)
        for i, count in enumerate(self._counts):
            if not count:
                continue
            above = (i + 1) / BINS > threshold + 1e-9
            painter.setBrush(theme.colour("accent" if above else "mute"))
            high = max(theme.px(3), self._part(float(count)) * plot.height())
            box = QRectF(plot.left() + i * wide + 1.5, plot.bottom() - high, wide - 3, high)
            painter.drawRoundedRect(box, 2, 2)

    def _draw_rail(self, painter: QPainter) -> None:
        plot, y, x = self._plot(), self._rail_y(), self._x(self.value() / 100)
        dashes = QPen(theme.colour("accent"), 1.5)
        dashes.setDashPattern([3, 2])
        painter.setPen(dashes)
        painter.drawLine(QPointF(x, 0), QPointF(x, y))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("sunken"))
        painter.drawRoundedRect(QRectF(plot.left(), y - 2, plot.width(), 4), 2, 2)
        painter.setBrush(theme.colour("accent"))
        painter.drawRoundedRect(QRectF(x, y - 2, plot.right() - x, 4), 2, 2)
        tick = self._x(self._suggested / 100)
        painter.fillRect(QRectF(tick - 0.75, y - theme.px(6), 1.5, theme.px(12)), theme.colour("ink2"))
        painter.setPen(QPen(theme.colour("accent"), 2))
        painter.setBrush(theme.colour("surface"))
        painter.drawEllipse(QPointF(x, y), theme.px(7), theme.px(7))
        if self._ring:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(x, y), theme.px(11), theme.px(11))

    # ── acting ──

    def _set_from(self, x: float) -> None:
        plot = self._plot()
        self.setValue(round((x - plot.left()) / plot.width() * 100))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of the threshold, anywhere in the plot."""
        self._ring = False
        self._set_from(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag it."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._set_from(event.position().x())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """←/→ one percent, Page five, Home and End."""
        self._ring = True
        super().keyPressEvent(event)
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring when the keyboard came."""
        self._ring = event.reason() != Qt.FocusReason.MouseFocusReason
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take it away."""
        super().focusOutEvent(event)
        if self._ring:
            self._ring = False
            self.update()
