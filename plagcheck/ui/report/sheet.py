"""Sheets of paper: A4 pages painted one after another on a QPdfWriter, with header, footer, bookmarks and links.

Everything is in px of 1/96 inch. A report is laid out twice: once without paint, which tells how many pages there are and
where each target lies, and once with it. Bookmarks and links are added to the finished file by pypdf: Qt has no call for them.
Fonts are the bundled ones only: others would make a PDF that cannot be searched.
"""

import io
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import pypdf
from pypdf.annotations import Link
from pypdf.generic import DictionaryObject, Fit, IndirectObject, NameObject, StreamObject
from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPen,
    QRawFont,
    QTextLayout,
    QTextLine,
    QTextOption,
)

from plagcheck.ui import theme
from plagcheck.ui.theme import LIGHT

WIDTH, HEIGHT = 794.0, 1123.0
LEFT, RIGHT, TOP, BOTTOM = 56.0, 738.0, 84.0, 1048.0
MIDDLE = 409.0
"""Left edge of the right column."""
SCALE = 4
"""Device dots a px: 384 dpi keeps thin lines thin."""
EMOJI = "Plagcheck Emoji"
FACES = ("Plagcheck Sans SC", EMOJI)
"""Regular; the Medium faces have names of their own."""
LATIN = "Plagcheck Sans"
LEADING = 1.45
POINTS = 72 / 96
ELIDE = {True: Qt.TextElideMode.ElideMiddle, False: Qt.TextElideMode.ElideRight}


@cache
def font(size: float, medium: bool = False, latin: bool = False) -> QFont:
    """A bundled face of `size` px; for Latin texts the one whose quotation marks are narrow comes first."""
    theme.load_fonts()
    made = QFont()
    faces = [*((LATIN,) if latin else ()), *FACES]
    made.setFamilies([*(f"{face} Medium" for face in faces if medium and face != EMOJI), *faces])
    made.setPixelSize(max(1, round(size)))
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    made.setStyleStrategy(QFont.StyleStrategy.NoSubpixelAntialias)
    made.setFeature(QFont.Tag("tnum"), 1)
    return made


@dataclass
class Target:
    """Where something lies that links lead to."""

    page: int
    y: float


@dataclass
class Notes:
    """What the first run learns and the finished file gets: targets, links (page, box, target), bookmarks."""

    targets: dict[str, Target] = field(default_factory=dict)
    links: list[tuple[int, QRectF, str]] = field(default_factory=list)
    layouts: dict[tuple[str, float, float, bool], tuple[QTextLayout, list[QTextLine]]] = field(default_factory=dict)
    emoji: dict[str, None] = field(default_factory=dict)
    """Characters that only the emoji face has, in the order of their first use: the order of its glyphs in the file."""
    bookmarks: list[tuple[str, int, float, int]] = field(default_factory=list)
    """Title, page, y, depth."""
    pages: int = 1


class Sheet:
    """The page at hand. Without a painter everything is measured and nothing is drawn."""

    def __init__(self, painter: QPainter | None, new_page: Callable[[], object], known: Notes, latin: bool) -> None:
        self.painter = painter
        self._new_page = new_page
        self.known = known
        """What the run before learnt."""
        self.notes = Notes()
        self.latin = latin
        self.page, self.y = 0, TOP
        self.head, self.foot = "", ""
        self.on_page: Callable[[Sheet], None] = lambda _sheet: None
        """Draws header and footer."""

    # ── pages ──

    def begin(self) -> None:
        """Start the first page."""
        self.on_page(self)

    def turn(self) -> None:
        """Go to the top of the next page."""
        self.page += 1
        self.notes.pages = self.page + 1
        self.y = TOP
        if self.painter is not None:
            self._new_page()
        self.on_page(self)

    def need(self, height: float) -> None:
        """Turn the page unless `height` px are left on it."""
        if self.y + height > BOTTOM and self.y > TOP:
            self.turn()

    def bookmark(self, title: str, depth: int = 0) -> None:
        """Note a bookmark at this place."""
        self.notes.bookmarks.append((title, self.page, self.y, depth))

    def target(self, name: str) -> None:
        """Note that links to `name` lead here."""
        self.notes.targets[name] = Target(self.page, self.y)

    def link(self, box: QRectF, name: str) -> None:
        """Make `box` of this page a link to a target."""
        self.notes.links.append((self.page, box, name))

    def page_of(self, name: str) -> int:
        """The number of the page a target is on, from 1; 1 while it is not known."""
        target = self.known.targets.get(name)
        return 1 if target is None else target.page + 1

    # ── drawing ──

    def text(
        self, x: float, y: float, text: str, size: float = 13, ink: str = LIGHT.ink, *, medium: bool = False,
        right: float | None = None, width: float | None = None, middle: bool = True,
    ) -> float:  # fmt: skip
        """Draw one line from x (or ending at `right`), its top at y; how wide it is. A line longer than `width` is elided in
        the middle, as file names are, or at its end."""
        face = font(size, medium, self.latin)
        text = self._noted(text)
        metrics = QFontMetricsF(face)
        shown = self.elided(text, width, size, medium=medium, middle=middle) if width is not None else text
        wide = metrics.horizontalAdvance(shown)
        if self.painter is not None and shown:
            self.painter.setFont(face)
            self.painter.setPen(QColor(ink))
            left = x if right is None else right - wide
            self.painter.drawText(QPointF(left, y + metrics.ascent()), shown)
        return wide

    def elided(self, text: str, width: float, size: float = 13, *, medium: bool = False, middle: bool = True) -> str:
        """What of a line fits in `width`, in the middle or at the end an ellipsis for the rest."""
        return QFontMetricsF(font(size, medium, self.latin)).elidedText(text, ELIDE[middle], width)

    def wide(self, text: str, size: float = 13, *, medium: bool = False) -> float:
        """Width of a line."""
        return QFontMetricsF(font(size, medium, self.latin)).horizontalAdvance(text)

    def box(self, box: QRectF, fill: str | None = None, edge: str | None = None, radius: float = 0, width: float = 1) -> None:
        """Draw a rectangle with round corners."""
        if self.painter is not None:
            self.painter.setPen(QPen(QColor(edge), width) if edge else Qt.PenStyle.NoPen)
            self.painter.setBrush(QColor(fill) if fill else Qt.BrushStyle.NoBrush)
            self.painter.drawRoundedRect(box, radius, radius)

    def rule(self, y: float, left: float = LEFT, right: float = RIGHT, ink: str = LIGHT.line) -> None:
        """Draw a hairline."""
        if self.painter is not None:
            self.painter.setPen(QPen(QColor(ink), 0.8))
            self.painter.drawLine(QPointF(left, y), QPointF(right, y))

    def stroke(self, pen: QPen, ends: Sequence[QPointF]) -> None:
        """Draw a line in a pen."""
        if self.painter is not None:
            self.painter.setPen(pen)
            self.painter.drawLine(ends[0], ends[1])

    def image(self, data: bytes, box: QRectF) -> None:
        """Place a picture, keeping its proportions, at the left top of `box`."""
        if self.painter is not None:
            picture = QImage.fromData(data)
            height = box.width() * picture.height() / max(1, picture.width())
            self.painter.drawImage(QRectF(box.left(), box.top(), box.width(), height), picture)

    def _noted(self, text: str) -> str:
        """The text without joiners and selectors of emoji, which have no glyph; emoji are noted in order."""
        shown = text.translate(_UNDRAWN)
        if self.painter is not None and not shown.isascii():
            self.notes.emoji.update(dict.fromkeys(c for c in shown if c > "\u2000" and not _has(c)))
        return shown

    # ── running text ──

    def section(self, title: str, note: str = "") -> None:
        """The title of a section, with a note right of it."""
        self.need(64)
        wide = self.text(LEFT, self.y, title, 14, medium=True)
        self.text(0, self.y + 2, note, 11, LIGHT.ink2, right=RIGHT, width=RIGHT - LEFT - wide - 20)
        self.y += 27

    def laid_out(self, text: str, width: float, size: float, *, medium: bool = False) -> tuple[QTextLayout, list[QTextLine]]:
        """Lines of running text; the layout has to live as long as its lines."""
        known = self.notes.layouts.get((text, width, size, medium)) or self.known.layouts.get((text, width, size, medium))
        if known is not None:  # the second run draws what the first one laid out
            self._noted(text)
            return known
        layout = QTextLayout(self._noted(text), font(size, medium, self.latin))
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        option.setUseDesignMetrics(True)
        layout.setTextOption(option)
        layout.beginLayout()
        lines, y = [], 0.0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width)
            line.setPosition(QPointF(0, y))
            y += size * LEADING
            lines.append(line)
        layout.endLayout()
        self.notes.layouts[text, width, size, medium] = layout, lines
        return layout, lines

    def draw_line(self, line: QTextLine, x: float, y: float, ink: str = LIGHT.ink) -> None:
        """Draw one laid-out line with its top at y."""
        if self.painter is not None:
            self.painter.setPen(QColor(ink))
            line.draw(self.painter, QPointF(x, y - line.y()))

    def paragraph(self, text: str, size: float = 13, ink: str = LIGHT.ink) -> None:
        """Running text from here on, over pages where needed."""
        layout, lines = self.laid_out(text, RIGHT - LEFT, size)
        for line in lines:
            self.need(size * LEADING)
            self.draw_line(line, LEFT, self.y, ink)
            self.y += size * LEADING
        del layout


_UNDRAWN = dict.fromkeys((0x200D, 0xFE0E, 0xFE0F))


@cache
def _has(char: str) -> bool:
    """Whether the Chinese face has a character."""
    return QRawFont.fromFont(font(13)).supportsCharacter(ord(char))


def paint(path: Path, title: str, compose: Callable[[Sheet], None], *, latin: bool) -> int:
    """Write the PDF that `compose` fills; how many pages it has. Raises OSError when `path` cannot be written."""
    first = Sheet(None, lambda: None, Notes(), latin)
    compose(first)
    made = QBuffer()  # Qt does not say when a disk is full
    made.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(made)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0), QPageLayout.Unit.Point)
    writer.setResolution(96 * SCALE)
    writer.setTitle(title)
    writer.setCreator("plagcheck")
    painter = QPainter()
    if not painter.begin(writer):
        raise OSError(f"{path}: the PDF could not be made")
    try:
        painter.scale(SCALE, SCALE)
        second = Sheet(painter, writer.newPage, first.notes, latin)
        compose(second)
    finally:
        painter.end()
    _finish(bytes(made.data().data()), path, second.notes)
    return second.notes.pages


def _finish(made: bytes, path: Path, notes: Notes) -> None:
    """Write the PDF that was made with bookmarks and links."""
    document = pypdf.PdfWriter(clone_from=io.BytesIO(made))
    parents: dict[int, IndirectObject] = {}
    for title, page, y, depth in notes.bookmarks:
        fit = Fit.xyz(top=(HEIGHT - y + 20) * POINTS)
        parents[depth] = document.add_outline_item(
            title=title,
            page_number=page,
            parent=parents.get(depth - 1),
            fit=fit,
        )
    _name_emoji(document, list(notes.emoji))
    for page, box, name in notes.links:
        target = notes.targets.get(name)
        if target is not None:
            rect = (
                box.left() * POINTS, (HEIGHT - box.bottom()) * POINTS, box.right() * POINTS, (HEIGHT - box.top()) * POINTS,
            )  # fmt: skip
            fit = Fit.xyz(top=(HEIGHT - target.y + 20) * POINTS)
            document.add_annotation(page_number=page, annotation=Link(rect=rect, target_page_index=target.page, fit=fit))
    document.add_metadata({"/Creator": "plagcheck", "/Producer": "plagcheck (Qt, pypdf)"})
    if document.page_mode is None:
        document.page_mode = "/UseOutlines"
    with path.open("wb") as stream:
        document.write(stream)


def _name_emoji(document: pypdf.PdfWriter, emoji: Sequence[str]) -> None:
    """Say in the file which characters the glyphs of the emoji face stand for: Qt says nothing beyond U+FFFF."""
    rows = "\n".join(f"<{i:04X}> <{c.encode('utf-16-be').hex().upper()}>" for i, c in enumerate(emoji, 1))
    table = _TO_UNICODE.format(len(emoji), rows).encode("ascii")
    fonts = {ref.idnum: ref.get_object() for page in document.pages for ref in _font_references(page)}
    for face in fonts.values():
        if not isinstance(face, DictionaryObject):
            continue
        if emoji and EMOJI.replace(" ", "") in str(face["/BaseFont"]) and "/ToUnicode" in face:
            stream = StreamObject()
            stream.set_data(table)
            face[NameObject("/ToUnicode")] = document._add_object(stream)


def _font_references(page: pypdf.PageObject) -> list[IndirectObject]:
    fonts = page.get("/Resources", {}).get_object().get("/Font", {}).get_object()
    return [fonts.raw_get(name) for name in fonts if isinstance(fonts.raw_get(name), IndirectObject)]


_TO_UNICODE = """/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def /CMapName /Adobe-Identity-UCS def /CMapType 2 def
1 begincodespacerange <0000> <FFFF> endcodespacerange
{} beginbfchar
{}
endbfchar endcmap CMapName currentdict /CMap defineresource pop end end
"""
