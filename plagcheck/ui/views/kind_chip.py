"""A kind of match as a button: its line, its name and its share; off, its matches are hidden."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from plagcheck.ui import theme
from plagcheck.ui.components import kind_name
from plagcheck.ui.components.buttons import Press
from plagcheck.ui.components.painting import draw_underline, text_width


class KindChip(Press):
    """A kind of match with its share of A; pressed, its matches are shown."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind_name(kind))
        self.kind = kind
        self._share = ""
        self.setCheckable(True)
        self.setChecked(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_share(self, share: str) -> None:
        """Show the share of A's counted text in matches of this kind."""
        self._share = share
        self.setAccessibleName(f"{self.text()} {share}")
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """28 px high."""
        words = text_width(self.text(), "caption") + text_width(self._share, "caption-strong")
        return QSize(round(words) + theme.px(62), theme.px(28))

    def minimumSizeHint(self) -> QSize:
        """The sample and the share; the name goes into the tooltip where there is no room for it."""
        return QSize(round(text_width(self._share, "caption-strong")) + theme.px(52), theme.px(28))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The name is not lost where it has no room."""
        super().resizeEvent(event)
        self.setToolTip("" if self._named() else self.text())

    def _named(self) -> bool:
        return self.width() >= self.sizeHint().width()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the sample of the line, the word and the share; off, the sample is empty."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        on = self.isChecked()
        painter.setPen(QPen(theme.colour("ink3" if self._over() else "line2"), 1))
        painter.setBrush(theme.colour("surface" if on else "sunken"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        sample = QRectF(theme.px(8), self.height() / 2 - theme.px(9), theme.px(24), theme.px(16))
        if on:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.kind_colours(self.kind)[0])
            painter.drawRoundedRect(sample, 3, 3)
        painter.setFont(theme.font("caption"))
        painter.setPen(theme.colour("ink" if on else "ink3"))
        painter.drawText(sample, Qt.AlignmentFlag.AlignCenter, self.tr("ab"))
        draw_underline(painter, sample.left(), sample.right(), sample.bottom() + 2, self.kind)
        left = sample.right() + theme.px(8)
        painter.setFont(theme.font("caption"))
        painter.setPen(theme.colour("ink2" if on else "ink3"))
        box = QRectF(left, 0, self.width(), self.height())
        named = self._named()
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, self.text() if named else "")
        painter.setFont(theme.font("caption-strong"))
        painter.setPen(theme.colour("ink" if on else "ink3"))
        box.setLeft(left + (text_width(self.text(), "caption") + theme.px(6) if named else 0))
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, self._share)
