"""What the styles of a Word document say about its text: hidden, white, tiny, and what a paragraph is (heading, quotation …).

Run properties come from the run, its character style, its paragraph style and the document's defaults, in that order; each
style inherits from the one it is based on.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from xml.parsers import expat

from plagcheck.engine.reading.flow import TINY_POINTS
from plagcheck.engine.reading.unpacking import Attributes, Handler, parse_xml, place_of

MAX_INHERITANCE = 30
"""Longer chains are loops."""
WHITE = 0xF5
"""A channel from which on a colour cannot be told from white paper."""

_KINDS = (
    ("toc", re.compile(r"toc( ?\d|heading| heading)|table of contents|contents heading|contents \d|目录|目錄", re.IGNORECASE)),
    ("title", re.compile(r"(sub)?title|标题|標題|副标题|文档标题", re.IGNORECASE)),
    ("heading", re.compile(r"(heading|标题|標題|überschrift|titre) ?\d.*|heading", re.IGNORECASE)),
    ("block-quote", re.compile(r"(intense )?quote.*|block ?(text|quote.*)|quotations?|明显引用|引用|引文", re.IGNORECASE)),
    ("code", re.compile(r".*\bcode\b.*|html preformatted|preformatted text|macro text|源代码|代码", re.IGNORECASE)),
)


@dataclass(frozen=True, slots=True)
class Look:
    """What makes a run visible or not; None where a layer says nothing."""

    vanish: bool | None = None
    white: bool | None = None
    points: float | None = None
    shaded: bool | None = None

    def over(self, below: "Look") -> "Look":
        """This layer on top of another."""
        return Look(
            below.vanish if self.vanish is None else self.vanish,
            below.white if self.white is None else self.white,
            below.points if self.points is None else self.points,
            below.shaded if self.shaded is None else self.shaded,
        )

    def hidden(self, on_colour: bool) -> bool:
        """Whether no reader of the paper sees such text; `on_colour` when what lies behind is not white."""
        white = bool(self.white) and not self.shaded and not on_colour
        return bool(self.vanish) or white or (self.points is not None and self.points < TINY_POINTS)


PLAIN = Look()
"""What says nothing."""


@dataclass(slots=True)
class Style:
    """One style of the document."""

    name: str = ""
    based: str = ""
    look: Look = Look()
    outline: bool = False
    shades: bool = False
    """Whether it gives anything a ground."""


class Styles:
    """The styles of a document by their id. Each is parsed when the first text of it comes: most of them are never used."""

    def __init__(self, xml: bytes = b"") -> None:
        self._root, self._sources = _split(xml)
        self._parsed: dict[str, Style | None] = {}
        self._looks: dict[tuple[str, str], Look] = {}
        self._kinds: dict[str, str] = {}
        self._default = self._parse(self._sources.pop("", b"")).look

    def look(self, paragraph: str, run: str) -> Look:
        """How text of these two styles looks."""
        found = self._looks.get((paragraph, run))
        if found is None:
            found = self._default
            for style in (*reversed(self._chain(paragraph)), *reversed(self._chain(run))):
                found = style.look.over(found)
            self._looks[paragraph, run] = found
        return found

    def kind(self, paragraph: str) -> str:
        """What a paragraph of this style is: a kind of `Mark`, or empty."""
        if paragraph not in self._kinds:
            self._kinds[paragraph] = next((k for style in self._chain(paragraph) if (k := _kind(style))), "")
        return self._kinds[paragraph]

    def colours_cells(self, table: str) -> bool:
        """Whether a table style gives some of its cells a ground."""
        return any(style.shades for style in self._chain(table))

    def _chain(self, name: str) -> list[Style]:
        chain: list[Style] = []
        while (style := self._style(name)) is not None and len(chain) < MAX_INHERITANCE:
            chain.append(style)
            name = style.based
        return chain

    def _style(self, name: str) -> Style | None:
        if name not in self._parsed:
            source = self._sources.get(name)
            self._parsed[name] = None if source is None else self._parse(source)
        return self._parsed[name]

    def _parse(self, source: bytes) -> Style:
        if not source:
            return Style()
        handler = _StyleHandler()
        try:
            parse_xml([self._root, source, b"</", _name_of(self._root), b">"], handler)
        except expat.ExpatError:
            return Style()
        return handler.style


_ROOT = re.compile(rb"<((?:\w+:)?styles)\b[^>]*>")
_ID = re.compile(rb"""\bstyleId\s*=\s*["']([^"']*)["']""")


def _split(xml: bytes) -> tuple[bytes, dict[str, bytes]]:
    """The root's start tag, and the source of each style by its id; the document's defaults stand under an empty id."""
    root = _ROOT.search(xml)
    if root is None:
        return b"", {}
    prefix = root[1].removesuffix(b"styles")
    sources = {"": next(_elements(xml, prefix + b"docDefaults"), b"")}
    for style in _elements(xml, prefix + b"style"):
        if (name := _ID.search(style, 0, style.find(b">"))) is not None:
            sources[name[1].decode("utf-8", "replace")] = style
    return root[0], sources


def _elements(xml: bytes, name: bytes) -> Iterator[bytes]:
    """The source of each element of this name; they are never nested."""
    opening, closing = re.compile(b"<%s[\\s>]" % re.escape(name)), b"</%s>" % name
    position = 0
    while (start := opening.search(xml, position)) is not None:
        position = xml.find(closing, start.end()) + len(closing)
        if position < start.end():
            return
        yield xml[start.start() : position]


def _name_of(root: bytes) -> bytes:
    match = _ROOT.match(root)
    assert match
    return match[1]


def _kind(style: Style) -> str:
    named = next((kind for kind, pattern in _KINDS if pattern.fullmatch(style.name.strip())), "")
    return named or ("heading" if style.outline else "")


def is_on(value: str | None) -> bool:
    """The value of a Word switch: on unless it says otherwise."""
    return value not in ("0", "false", "off", "none")


@lru_cache(maxsize=1024)
def is_white(colour: str | None, theme: str | None = None) -> bool:
    """Whether a colour such as `FFFFFF`, or one of the theme, is that of paper."""
    if theme in ("background1", "light1", "bg1", "lt1"):
        return True
    if not colour or not re.fullmatch("[0-9a-fA-F]{6}", colour):
        return False
    return min(bytes.fromhex(colour)) >= WHITE


class RunProperties:
    """Collects one `w:rPr` into a Look; shared by the reader of styles and that of the body. Counts only while `on`."""

    def __init__(self, namespace: str) -> None:
        self._value, self._fill, self._theme = namespace + "val", namespace + "fill", namespace + "themeColor"
        self.on = True
        self.clear()
        self.handlers = {
            namespace + "vanish": self._vanish, namespace + "color": self._color, namespace + "sz": self._size,
            namespace + "shd": self.shade, namespace + "highlight": self._highlight,
        }  # fmt: skip

    def clear(self) -> None:
        """Forget what was collected."""
        self._vanished: bool | None = None
        self._white: bool | None = None
        self._points: float | None = None
        self._shaded: bool | None = None

    def look(self) -> Look:
        """What was collected."""
        if self._vanished is None and self._white is None and self._points is None and self._shaded is None:
            return PLAIN
        return Look(self._vanished, self._white, self._points, self._shaded)

    def _vanish(self, attributes: Attributes) -> None:
        if self.on:
            self._vanished = is_on(attributes.get(self._value))

    def _color(self, attributes: Attributes) -> None:
        if self.on:
            self._white = is_white(attributes.get(self._value), attributes.get(self._theme))

    def _size(self, attributes: Attributes) -> None:
        value = attributes.get(self._value, "")
        if self.on and value.isascii() and value.isdigit():
            self._points = int(value[:6]) / 2

    def shade(self, attributes: Attributes) -> None:
        """The ground of a run."""
        if self.on:
            self._shaded = is_coloured(attributes.get(self._fill))

    def _highlight(self, attributes: Attributes) -> None:
        if self.on:
            self._shaded = attributes.get(self._value) not in ("none", "white", None)


def is_coloured(fill: str | None) -> bool:
    """Whether a shading is another colour than that of paper."""
    return fill not in (None, "", "auto") and not is_white(fill)


class _StyleHandler(Handler):
    """Reads one style, or the document's defaults."""

    def __init__(self) -> None:
        super().__init__()
        self.style = Style()

    def root(self, name: str) -> None:
        """Learn the namespace: there is a transitional and a strict one."""
        w = place_of(name)
        self._value, self._fill = w + "val", w + "fill"
        self._run = RunProperties(w)
        self.starts = {
            **self._run.handlers, w + "name": self._name, w + "basedOn": self._based, w + "outlineLvl": self._outline,
            w + "shd": self._shade,
        }  # fmt: skip
        self.ends = {w + "style": self._end, w + "docDefaults": self._end}

    def _name(self, attributes: Attributes) -> None:
        self.style.name = attributes.get(self._value, "")

    def _based(self, attributes: Attributes) -> None:
        self.style.based = attributes.get(self._value, "")

    def _outline(self, attributes: Attributes) -> None:
        self.style.outline = attributes.get(self._value, "9") in tuple("012345678")

    def _shade(self, attributes: Attributes) -> None:
        self._run.shade(attributes)
        self.style.shades = self.style.shades or is_coloured(attributes.get(self._fill))

    def _end(self) -> None:
        self.style.look = self._run.look()
