"""The one style: colours by token in light and dark, type by role, lengths by zoom, icons by name.

Every widget asks here while it paints (`colour("line")`, `font("title")`, `px(16)`), so no view owns a colour; a switch of
theme or zoom is announced to all of them by `QEvent.StyleChange`. Qt's own inputs, menus and scroll bars get a style sheet
each (`dress`): one sheet for the application would cost a third of a second a switch, since Qt then polishes every label.
The look is Fusion with its own palette: `QStyleHints.setColorScheme` does nothing on some platforms.
Heat colours are blended in linear steps between seven stops at value^0.75, so that small shares stay apart.
"""

from dataclasses import dataclass, field, fields
from functools import cache
from importlib import resources
from typing import Literal, NamedTuple

import numpy as np
import numpy.typing as npt
import qtawesome
from PySide6.QtCore import QEvent, QLocale, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QIcon, QPalette, QPixmap
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QMenu,
    QMenuBar,
    QScrollBar,
    QToolTip,
    QWidget,
)

Scheme = Literal["system", "light", "dark"]
Role = Literal[
    "display", "share", "number", "page", "empty", "title", "body", "strong", "caption", "caption-strong", "tick",
    "tick-strong", "reading",
]  # fmt: skip


class KindColours(NamedTuple):
    """Ground of a match, of the current match, and the edge that line, box and badge are drawn with."""

    tint: str
    current: str
    edge: str


@dataclass(frozen=True, slots=True)
class Colours:
    """One value for each token of the style; names are those of the style sheet's table."""

    window: str
    surface: str
    sunken: str
    row: str
    line: str
    line2: str
    ink: str
    ink2: str
    ink3: str
    accent: str
    accent_text: str
    accent_hover: str
    accent_press: str
    soft: str
    softline: str
    mute: str
    bar: str
    warn: str
    warn_ground: str
    warn_line: str
    err: str
    err_ground: str
    err_line: str
    ok: str
    heat: tuple[str, ...]
    kinds: dict[str, KindColours] = field(default_factory=dict)
    holdings: dict[str, KindColours] = field(default_factory=dict)
    """Passages by how many papers hold them: shades of the one hue, the fewest the strongest."""
    dark: bool = False


LIGHT = Colours(
    window="#F5F6F8", surface="#FFFFFF", sunken="#EDEFF3", row="#F3F6FD", line="#E1E4E9", line2="#C3C9D2",
    ink="#1A1E25", ink2="#505866", ink3="#656D7A",
    accent="#2558C9", accent_text="#FFFFFF", accent_hover="#1D48A8", accent_press="#16398A", soft="#E9EFFC",
    softline="#B7C9F3", mute="#8A94A4", bar="#C9D1DD",
    warn="#8A5200", warn_ground="#FFF5E0", warn_line="#EBCF9A", err="#B3261E", err_ground="#FDEEEC", err_line="#F0C4BF",
    ok="#1C7345",
    heat=("#F1F3F7", "#D5E1F7", "#A9C2EE", "#7199DF", "#3F6FCB", "#1F479C", "#102A63"),
    kinds={
        "verbatim": KindColours("#FFE7D8", "#FFD0B2", "#962B00"),
        "edited": KindColours("#FFF2C6", "#FFE592", "#A87E00"),
        "reworded": KindColours("#DAF2EC", "#B2E4D8", "#0A8577"),
        "reordered": KindColours("#EEE6FA", "#DCCBF5", "#7B3FC0"),
        "summary": KindColours("#E4EAF1", "#CBD6E3", "#2F4358"),
    },
    holdings={
        "of-two": KindColours("#C3D4F4", "#A9C2EE", "#1F479C"),
        "of-few": KindColours("#E3EBFA", "#CFDDF6", "#5580D6"),
        "of-many": KindColours("#EDEFF3", "#DEE2E9", "#8A94A4"),
    },
)  # fmt: skip
DARK = Colours(
    window="#16181D", surface="#1D2026", sunken="#121418", row="#232936", line="#2C3139", line2="#474E5A",
    ink="#E7E9ED", ink2="#AEB5C0", ink3="#929AA7",
    accent="#86ABFF", accent_text="#0E1626", accent_hover="#A4C0FF", accent_press="#6D95F2", soft="#222D45",
    softline="#3B4F7D", mute="#6E7786", bar="#3B424E",
    warn="#F0C274", warn_ground="#33291A", warn_line="#5A4725", err="#FF9C92", err_ground="#3A2220", err_line="#6B3A35",
    ok="#7FD3A4",
    heat=("#22262E", "#26355A", "#2F4B8A", "#4269BC", "#6A91DF", "#9DBBF3", "#D6E3FF"),
    kinds={
        "verbatim": KindColours("#43281A", "#653719", "#FF7F50"),
        "edited": KindColours("#3B3214", "#594A15", "#FFE08A"),
        "reworded": KindColours("#14362F", "#1B5347", "#3DBFA6"),
        "reordered": KindColours("#332848", "#4A3870", "#BFA0F3"),
        "summary": KindColours("#28313C", "#384656", "#D5E0EA"),
    },
    holdings={
        "of-two": KindColours("#2F4B8A", "#3A5CA6", "#B9CEFF"),
        "of-few": KindColours("#25355C", "#2E4375", "#6A91DF"),
        "of-many": KindColours("#272B33", "#343A45", "#6E7786"),
    },
    dark=True,
)  # fmt: skip

TYPE: dict[Role, tuple[int, bool]] = {
    "display": (32, True), "number": (24, True), "share": (20, True), "page": (20, True), "empty": (16, True),
    "title": (14, True), "body": (13, False), "strong": (13, True), "caption": (12, False), "caption-strong": (12, True),
    "tick": (11, False), "tick-strong": (11, True), "reading": (15, False),
}  # fmt: skip
"""Size in pixels at zoom 100 % and whether the weight is Medium."""
SYSTEM_FACES = ("Segoe UI", ".AppleSystemUIFont")
LATIN_FACES = ("Plagcheck Sans", "Noto Sans", "Source Sans 3")
"""Before the Chinese face, whose quotation marks and dots are full width, unless the language is Chinese."""
CHINESE_FACES = {
    "zh_TW": ("Microsoft JhengHei UI", "PingFang TC", "Noto Sans TC", "Noto Sans CJK TC"),
    "": ("Microsoft YaHei UI", "PingFang SC"),
}
BUNDLED_FACES = ("Plagcheck Sans SC", "Plagcheck Emoji")
FRAME_MS = 16
"""One frame of a usual screen: what long work of the window leaves between two of its steps."""
HEAT_STEPS = 1000
"""Shades of the heat map: finer than anyone sees, and one look-up a cell."""
ZOOM_RANGE = (0.8, 2.0)
_DRESSED = (QLineEdit, QAbstractSpinBox, QComboBox, QMenuBar, QMenu, QScrollBar)


class _Current:
    """What is in force now; changed by `apply` alone."""

    colours = LIGHT
    zoom = 1.0
    families: tuple[str, ...] = ()
    styled = False


def colours() -> Colours:
    """The tokens in force."""
    return _Current.colours


def colour(token: str) -> QColor:
    """The colour of a token in force, such as `"ink2"`; raises AttributeError for an unknown one."""
    return _parsed(getattr(_Current.colours, token))


def kind_colours(kind: str) -> tuple[QColor, QColor, QColor]:
    """Tint, tint of the current match, and edge of a kind of match, or of how many papers hold it."""
    tint, current, edge = (_Current.colours.kinds | _Current.colours.holdings)[kind]
    return _parsed(tint), _parsed(current), _parsed(edge)


@cache
def _parsed(name: str) -> QColor:
    return QColor(name)


def zoom() -> float:
    """The factor on every length and size of type, 0.8 to 2."""
    return _Current.zoom


def px(length: float) -> int:
    """A length of the style, given at zoom 100 %, in device-independent pixels now."""
    return round(length * _Current.zoom)


def font(role: Role, language: str = "") -> QFont:
    """The font of a role of text: tabular digits, Regular or Medium, faces in the order of a language (the window's own)."""
    faces = families(language) if language else _Current.families
    return QFont(_font(role, _Current.zoom, faces))


@cache
def _font(role: Role, factor: float, families: tuple[str, ...]) -> QFont:
    size, medium = TYPE[role]
    made = QFont()
    if families:
        made.setFamilies([face for name in families for face in (_medium(name) if medium else (name,))])
    made.setPixelSize(max(11, round(size * factor)))
    made.setWeight(QFont.Weight.Medium if medium else QFont.Weight.Normal)
    made.setFeature(QFont.Tag("tnum"), 1)
    return made


def _medium(family: str) -> tuple[str, ...]:
    """The Medium of a family that keeps it as a family of its own, then the family itself."""
    own = f"{family} Medium"
    return (own, family) if own in QFontDatabase.families() else (family,)


def icon(name: str, ink: str = "ink2") -> QIcon:
    """A Phosphor icon (`"file-text"` for `ph.file-text`) in the colour of a token."""
    return _icon(name, getattr(_Current.colours, ink))


@cache
def _icon(name: str, rgb: str) -> QIcon:
    made: QIcon = qtawesome.icon(f"ph.{name}", color=rgb)
    return made


def pixmap(name: str, ink: str = "ink2", size: int = 16, ratio: float = 1.0) -> QPixmap:
    """The icon as a picture of `size` px at the zoom in force, sharp at a device pixel ratio."""
    return _pixmap(name, getattr(_Current.colours, ink), px(size), ratio)


@cache
def _pixmap(name: str, rgb: str, side: int, ratio: float) -> QPixmap:
    return _icon(name, rgb).pixmap(QSize(side, side), ratio)


def heat(shares: npt.NDArray[np.float64]) -> npt.NDArray[np.uint32]:
    """0xffRRGGBB of each share in 0..1 (any shape); NaN gives the ground of an empty cell."""
    steps = np.rint(np.nan_to_num(shares).clip(0, 1) * HEAT_STEPS).astype(np.intp)
    return np.asarray(_heat_table(_Current.colours.heat)[steps])


@cache
def _heat_table(names: tuple[str, ...]) -> npt.NDArray[np.uint32]:
    stops = np.array([[QColor(c).red(), QColor(c).green(), QColor(c).blue()] for c in names], float)
    place = np.linspace(0, 1, HEAT_STEPS + 1) ** 0.75 * (len(stops) - 1)
    low = np.minimum(place.astype(int), len(stops) - 2)
    part = (place - low)[..., None]
    rgb = np.rint(stops[low] * (1 - part) + stops[low + 1] * part).astype(np.uint32)
    return np.asarray(np.uint32(0xFF000000) | rgb[..., 0] << np.uint32(16) | rgb[..., 1] << np.uint32(8) | rgb[..., 2])


def on(ground: QColor) -> QColor:
    """Ink or surface, whichever reads better on `ground`."""
    candidates = (colour("ink"), colour("surface"))
    return max(candidates, key=lambda c: contrast(c, ground))


def contrast(first: QColor, second: QColor) -> float:
    """Contrast ratio of two colours, 1 to 21, as WCAG defines it."""
    bright, dim = sorted((_luminance(first), _luminance(second)), reverse=True)
    return (bright + 0.05) / (dim + 0.05)


def _luminance(c: QColor) -> float:
    linear = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in (c.redF(), c.greenF(), c.blueF())]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@cache
def load_fonts() -> tuple[str, ...]:
    """Register the bundled fonts with Qt; the families they add, none where the fonts were left out."""
    folder = resources.files("plagcheck.resources") / "fonts"
    if not folder.is_dir():
        return ()
    files = sorted((f for f in folder.iterdir() if f.name.endswith((".otf", ".ttf"))), key=lambda f: f.name)
    ids = [QFontDatabase.addApplicationFontFromData(f.read_bytes()) for f in files]
    return tuple(family for i in ids for family in QFontDatabase.applicationFontFamilies(i))


@cache
def families(language: str) -> tuple[str, ...]:
    """The faces to ask for, best first: the system's, a Latin one unless the language is Chinese, the bundled one."""
    load_fonts()
    latin = () if language.startswith("zh") else LATIN_FACES
    wanted = (*SYSTEM_FACES, *latin, *CHINESE_FACES.get(language, CHINESE_FACES[""]), *BUNDLED_FACES)
    there = {family.partition(" [")[0] for family in QFontDatabase.families()}
    return tuple(face for face in wanted if face in there)


def apply(app: QApplication, scheme: Scheme = "system", factor: float = 1.0, language: str = "") -> None:
    """Put a colour scheme, a zoom and the faces of a language in force, in every open window."""
    dark = scheme == "dark" or (scheme == "system" and app.styleHints().colorScheme() == Qt.ColorScheme.Dark)
    _Current.colours = DARK if dark else LIGHT
    _Current.zoom = min(max(factor, ZOOM_RANGE[0]), ZOOM_RANGE[1])
    _Current.families = families(language or QLocale.system().name())
    if not _Current.styled:
        app.setStyle("Fusion")
        _Current.styled = True
    app.setPalette(palette())
    app.setFont(font("body"))
    tip = palette()
    tip.setColor(QPalette.ColorRole.Window, colour("ink"))
    QToolTip.setPalette(tip)
    QToolTip.setFont(font("caption"))
    for widget in app.allWidgets():
        dress(widget)
        app.sendEvent(widget, QEvent(QEvent.Type.StyleChange))


def dress(widget: QWidget) -> None:
    """Give one of Qt's own inputs, menus or scroll areas the rules of the style; other widgets are left alone.

    Call it for such a widget that is made while the window is open; those that are there already are dressed by `apply`.
    """
    if isinstance(widget, QAbstractScrollArea):
        dress(widget.verticalScrollBar())
        dress(widget.horizontalScrollBar())
        if widget.property("input"):
            widget.setStyleSheet(_style_sheet(_TEXT_RULES, _Current.colours.dark, _Current.zoom))
    elif isinstance(widget, _DRESSED) and not isinstance(widget.parentWidget(), QComboBox | QAbstractSpinBox):
        rules = _BAR_RULES if isinstance(widget, QScrollBar) else _MENU_RULES
        rules = _INPUT_RULES if isinstance(widget, QLineEdit | QAbstractSpinBox | QComboBox) else rules
        sheet = _style_sheet(rules, _Current.colours.dark, _Current.zoom)
        if widget.styleSheet() != sheet:
            widget.setStyleSheet(sheet)


def palette() -> QPalette:
    """Qt's own roles, so that what no rule names is in keeping."""
    made = QPalette()
    role = QPalette.ColorRole
    pairs = {
        role.Window: "window", role.WindowText: "ink", role.Base: "surface", role.AlternateBase: "row", role.Text: "ink",
        role.Button: "surface", role.ButtonText: "ink", role.BrightText: "err", role.Highlight: "accent",
        role.HighlightedText: "accent_text", role.Link: "accent", role.LinkVisited: "accent", role.ToolTipBase: "ink",
        role.ToolTipText: "surface", role.PlaceholderText: "ink3", role.Mid: "line2", role.Dark: "line2",
        role.Light: "surface", role.Midlight: "line", role.Shadow: "line2", role.Accent: "accent",
    }  # fmt: skip
    for which, token in pairs.items():
        made.setColor(which, colour(token))
    for which in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, which, colour("ink3"))
    return made


@cache
def _style_sheet(rules: str, _dark: bool, _zoom: float) -> str:
    values = {f.name: getattr(_Current.colours, f.name) for f in fields(Colours) if f.name not in ("heat", "kinds", "dark")}
    sizes = {f"p{n}": f"{px(n)}px" for n in (2, 4, 5, 6, 8, 10, 12, 16, 18, 24, 28, 30, 32)}
    return rules.format(**values, **sizes)


_MENU_RULES = """
QMenuBar {{ background: {window}; color: {ink2}; padding: 0 {p10}; }}
QMenuBar::item {{ background: transparent; padding: {p5} {p12}; border-radius: {p5}; }}
QMenuBar::item:selected, QMenuBar::item:pressed {{ background: {sunken}; color: {ink}; }}
QMenu {{ background: {surface}; color: {ink}; border: 1px solid {line2}; padding: {p4}; }}
QMenu::item {{ padding: {p5} {p24} {p5} {p12}; border-radius: {p5}; }}
QMenu::item:selected {{ background: {soft}; }}
QMenu::item:disabled {{ color: {ink3}; }}
QMenu::separator {{ height: 1px; background: {line}; margin: {p4} {p8}; }}
QMenu::indicator {{ left: {p4}; width: {p12}; height: {p12}; }}
"""
_INPUT_RULES = """
QLineEdit, QSpinBox, QComboBox {{ background: {surface}; color: {ink}; border: 1px solid {line2};
  border-radius: {p6}; padding: 0 {p8}; min-height: {p28}; selection-background-color: {accent};
  selection-color: {accent_text}; }}
QLineEdit:focus, QSpinBox:focus, QComboBox:focus {{ border: 2px solid {accent}; }}
QLineEdit[wrong="true"], QSpinBox[wrong="true"] {{ border: 2px solid {err}; }}
QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled {{ background: {sunken}; color: {ink3}; }}
QSpinBox {{ padding: 0 {p8}; }}
QSpinBox::up-button, QSpinBox::down-button {{ width: 0; border: none; }}
QComboBox::drop-down {{ border: none; width: {p24}; }}
QComboBox QAbstractItemView {{ background: {surface}; border: 1px solid {line2}; selection-background-color: {soft};
  selection-color: {ink}; outline: none; }}
"""
_TEXT_RULES = """
QPlainTextEdit {{ background: {surface}; color: {ink}; border: 1px solid {line2}; border-radius: {p6}; padding: {p4};
  selection-background-color: {accent}; selection-color: {accent_text}; }}
QPlainTextEdit:focus {{ border: 2px solid {accent}; }}
"""
_BAR_RULES = """
QScrollBar:vertical {{ background: transparent; width: {p10}; margin: 0; border: none; }}
QScrollBar:horizontal {{ background: transparent; height: {p10}; margin: 0; border: none; }}
QScrollBar::handle {{ background: {line2}; border-radius: 3px; margin: 2px; min-height: {p32}; min-width: {p32}; }}
QScrollBar::handle:hover {{ background: {mute}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""
