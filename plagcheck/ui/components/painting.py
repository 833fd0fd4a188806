"""Small things drawn the same everywhere: level bars, share bars, chips, badges, focus rings, elided names.

Each function takes a painter and a rectangle, so that a widget, a table delegate and the pair's margin share one drawing.
Colour is never alone: levels are counted bars, matches have numbers, chips have words.
"""

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from plagcheck.ui import theme

Tone = Literal["neutral", "warn", "err", "accent"]
LIT_BARS = {"identical": 4, "high": 3, "medium": 2, "low": 1, "none": 0}
ELLIPSIS = "…"
ICON_PX = 14
"""Side of the icon in a chip."""


@dataclass(frozen=True, slots=True)
class Chip:
    """A short fact: neutral, to be looked at, failed, or within the limit."""

    text: str
    tone: Tone = "neutral"
    icon: str = ""


def level_name(level: str | None) -> str:
    """The word for a level in the language of the window; a dash when there is none."""
    words = {
        "identical": QCoreApplication.translate("level", "Identical"),
        "high": QCoreApplication.translate("level", "High"),
        "medium": QCoreApplication.translate("level", "Medium"),
        "low": QCoreApplication.translate("level", "Low"),
        "none": QCoreApplication.translate("level", "None"),
    }
    return words.get(level or "", "–")


def kind_name(kind: str) -> str:
    """The word for a kind of match, or for how many papers hold it, in the language of the window."""
    words = {
        "verbatim": QCoreApplication.translate("kind", "Verbatim"),
        "edited": QCoreApplication.translate("kind", "Edited"),
        "reworded": QCoreApplication.translate("kind", "Reworded"),
        "reordered": QCoreApplication.translate("kind", "Reordered"),
        "summary": QCoreApplication.translate("kind", "Summary"),
        "of-two": QCoreApplication.translate("kind", "Only these two"),
        "of-few": QCoreApplication.translate("kind", "3 or 4 papers"),
        "of-many": QCoreApplication.translate("kind", "5 papers or more"),
    }
    return words[kind]


def percent(share: float | None) -> str:
    """A share with one decimal, rounded down so that 100% means all; a dash when there is none."""
    if share is None:
        return "–"
    tenths = int(share * 1000 + 1e-9)
    return "100%" if tenths >= 1000 else f"{tenths / 10:.1f}%"


def draw_text(painter: QPainter, box: QRectF, text: str, role: theme.Role, ink: str, align: Qt.AlignmentFlag) -> None:
    """Draw one line of text, centred upright in `box`, elided on the right when it is too long."""
    font = theme.font(role)
    painter.setFont(font)
    painter.setPen(theme.colour(ink))
    shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, box.width() + 0.5)
    painter.drawText(box, align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, shown)


def text_width(text: str, role: theme.Role) -> float:
    """Width of a line of text in px."""
    return QFontMetricsF(theme.font(role)).horizontalAdvance(text)


def elided_name(name: str, role: theme.Role, width: float) -> str:
    """A file name shortened in the middle so that its beginning, last letter and suffix stay."""
    metrics = QFontMetricsF(theme.font(role))
    if metrics.horizontalAdvance(name) <= width:
        return name
    stem, dot, suffix = name.rpartition(".")
    tail = f"{stem[-1:]}{dot}{suffix}" if dot and len(suffix) <= 5 else name[-4:]
    room = width - metrics.horizontalAdvance(tail)
    head = metrics.elidedText(name[: len(name) - len(tail)] + ELLIPSIS, Qt.TextElideMode.ElideRight, room)
    return head + tail if len(head) > 2 else metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, width)


def level_size() -> QSizeF:
    """Room the four bars of a level take, without the word."""
    return QSizeF(theme.px(19), theme.px(13))


def draw_level(painter: QPainter, left: float, middle: float, level: str | None) -> None:
    """Draw four rising bars from x = `left`, centred upright on y = `middle`; the lit ones say the level."""
    lit = LIT_BARS.get(level or "none", 0)
    unit = theme.zoom()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    bottom = middle + 6.5 * unit
    for bar, height in enumerate((4.5, 7, 10, 13)):
        painter.setBrush(theme.colour("accent" if bar < lit else "bar"))
        box = QRectF(left + bar * 5 * unit, bottom - height * unit, 4 * unit, height * unit)
        painter.drawRoundedRect(box, 1.2 * unit, 1.2 * unit)
    painter.restore()


def draw_share_bar(painter: QPainter, box: QRectF, share: float | None, ink: str = "accent") -> None:
    """Draw a trough with a bar `share` long, centred upright in `box`."""
    height = theme.px(6)
    trough = QRectF(box.left(), box.center().y() - height / 2, box.width(), height)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour("sunken"))
    painter.drawRoundedRect(trough, height / 2, height / 2)
    if share:
        painter.setBrush(theme.colour(ink))
        bar = QRectF(trough.topLeft(), QSizeF(max(height, trough.width() * min(share, 1.0)), height))
        painter.drawRoundedRect(bar, height / 2, height / 2)
    painter.restore()


def chip_colours(tone: Tone) -> tuple[QColor, QColor, QColor]:
    """Ground, border and text of a chip."""
    tokens = {
        "neutral": ("sunken", "line", "ink2"),
        "warn": ("warn_ground", "warn_line", "warn"),
        "err": ("err_ground", "err_line", "err"),
        "accent": ("soft", "softline", "accent"),
    }[tone]
    ground, border, text = (theme.colour(token) for token in tokens)
    return ground, border, text


def chip_width(chip: Chip) -> float:
    """Width a chip takes in px."""
    return text_width(chip.text, "caption") + theme.px(16) + (theme.px(ICON_PX + 4) if chip.icon else 0)


def draw_chip(painter: QPainter, left: float, middle: float, chip: Chip) -> float:
    """Draw a chip 22 px high from x = `left`, centred upright on `middle`; the x of its right edge."""
    height = theme.px(22)
    box = QRectF(left + 0.5, middle - height / 2 + 0.5, chip_width(chip) - 1, height - 1)
    ground, border, text = chip_colours(chip.tone)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(border, 1))
    painter.setBrush(ground)
    painter.drawRoundedRect(box, height / 2, height / 2)
    if chip.icon:
        side = theme.px(ICON_PX)
        place = QRectF(left + theme.px(8), middle - side / 2, side, side)
        theme.icon(chip.icon, "ink2").paint(painter, place.toRect())
        box.setLeft(box.left() + side + theme.px(4))
    painter.setFont(theme.font("caption"))
    painter.setPen(text)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, chip.text)
    painter.restore()
    return left + chip_width(chip)


def badge_size(text: str) -> QSizeF:
    """Room a badge takes; three digits widen it."""
    return QSizeF(max(theme.px(18), text_width(text, "tick-strong") + theme.px(8)), theme.px(18))


def draw_badge(painter: QPainter, box: QRectF, text: str, kind: str, current: bool = False) -> None:
    """Draw the number of a match: tint and outline, or filled with the edge colour when it is the current one."""
    tint, _, edge = theme.kind_colours(kind)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(edge, 1.2))
    painter.setBrush(edge if current else tint)
    painter.drawRoundedRect(box.adjusted(0.6, 0.6, -0.6, -0.6), theme.px(5), theme.px(5))
    painter.setFont(theme.font("tick-strong"))
    painter.setPen(theme.on(edge) if current else theme.colour("ink"))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
    painter.restore()


def kind_pen(kind: str, width: float = 2.0) -> QPen:
    """The line a kind of match is underlined with: solid, dashes, dots, dash-dot; `summary` is drawn twice, 1 px thin."""
    _, _, edge = theme.kind_colours(kind)
    pen = QPen(edge, 1.0 if kind == "summary" else width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    patterns = {
        "edited": [4.0, 2.0], "reworded": [1.0, 1.0], "reordered": [4.0, 1.5, 1.0, 1.5],
        "of-few": [4.0, 2.0], "of-many": [1.0, 1.0],
    }  # fmt: skip
    if kind in patterns:
        pen.setDashPattern(patterns[kind])
    return pen


def draw_underline(painter: QPainter, left: float, right: float, bottom: float, kind: str) -> None:
    """Underline from `left` to `right`, its lower edge at y = `bottom`, in the style of a kind."""
    painter.setPen(kind_pen(kind))
    middle = bottom - 1
    for y in (bottom - 3.0, bottom) if kind == "summary" else (middle,):
        painter.drawLine(QPointF(left, y), QPointF(right, y))


def draw_focus_ring(painter: QPainter, box: QRectF, radius: float = 6) -> None:
    """Draw the keyboard's focus: 2 px of accent just inside `box`."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.colour("accent"), 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), theme.px(radius), theme.px(radius))
    painter.restore()


def draw_letter(painter: QPainter, box: QRectF, letter: str) -> None:
    """Draw the dark square that names a side, A or B."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour("ink2"))
    painter.drawRoundedRect(box, theme.px(5), theme.px(5))
    painter.setFont(theme.font("caption-strong"))
    painter.setPen(theme.colour("surface"))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, letter)
    painter.restore()
