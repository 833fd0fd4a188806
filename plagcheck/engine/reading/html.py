"""HTML and EPUB: the text a browser would show. Scripts, styles and what is set not to be displayed are no text.

Tolerant by nature: the parser of the standard library takes any bytes. White and tiny text is kept and marked as hidden.
"""

import posixpath
import re
from html.parser import HTMLParser

from plagcheck.engine.model import Finding
from plagcheck.engine.reading.flow import TINY_POINTS, Extract, Flow, UnreadableError, extracted
from plagcheck.engine.reading.text import decode, decode_marking
from plagcheck.engine.reading.unpacking import Attributes, Handler, Package
from plagcheck.engine.reading.word_styles import is_white

_BLOCK_NAMES = """
address article aside blockquote body caption center dd details dialog div dl dt fieldset figcaption figure footer form
h1 h2 h3 h4 h5 h6 header hr html legend li main nav ol optgroup option p pre section summary table tbody tfoot thead
title tr ul
"""
_BLOCKS = frozenset(_BLOCK_NAMES.split())
_SILENT_NAMES = """
script style template head noscript svg object iframe canvas select textarea rt rp audio video
"""
_SILENT = frozenset(_SILENT_NAMES.split())
_EMPTY_NAMES = """
area base br col embed hr img input link meta param source track wbr
"""
_EMPTY = frozenset(_EMPTY_NAMES.split())
_MARKS = {"h1": "heading", "h2": "heading", "h3": "heading", "h4": "heading", "h5": "heading", "h6": "heading",
          "blockquote": "block-quote", "pre": "code"}  # fmt: skip
_META_CHARSET = re.compile(rb"""<meta[^>]+charset\s*=\s*["']?\s*([\w.:-]{2,40})""", re.IGNORECASE)
_XML_CHARSET = re.compile(rb"""<\?xml[^>]+encoding\s*=\s*["']([\w.:-]{2,40})""", re.IGNORECASE)
_WHITE_SPACE = re.compile("[ \t\n\r\f]+")
_NOT_SHOWN = re.compile(r"(?:display\s*:\s*none|visibility\s*:\s*hidden)", re.IGNORECASE)
_COLOUR = re.compile(r"(?:^|;)\s*color\s*:\s*(#[0-9a-f]{3,8}|white|transparent|rgba?\([^)]*\))", re.IGNORECASE)
_SIZE = re.compile(r"font-size\s*:\s*([\d.]{1,8})\s*(px|pt|em|rem|%)?", re.IGNORECASE)
_BACKGROUND = re.compile(r"background", re.IGNORECASE)
_POINTS = {"px": 0.75, "pt": 1.0, "em": 12.0, "rem": 12.0, "%": 0.12, "": 0.75}
MAX_DEPTH = 2000
"""Open elements remembered; deeper ones are read as if they were closed at once."""


class PageText(HTMLParser):
    """Collects the shown text of one page into `flow`."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.flow = Flow()
        self._open: list[tuple[str, int, str]] = []
        """Open elements: their name, where their text starts, and what it is to be marked as."""
        self._silent = self._pre = 0
        self._space = False
        self._row_started = True
        self._coloured = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Open an element."""
        if tag == "br":
            self._newline(force=True)
            return
        self._boundary(tag)
        if tag in _EMPTY or len(self._open) >= MAX_DEPTH:
            return
        kind = self._kind(tag, dict(attrs))
        self._silent += kind == "silent"
        self._pre += tag == "pre"
        self._open.append((tag, self.flow.length, kind))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """`<br/>` and the like; HTML ignores the slash of others."""
        self.handle_starttag(tag, attrs)

    def handle_endtag(self, tag: str) -> None:
        """Close the nearest open element of this name and all inside it."""
        if all(name != tag for name, _, _ in self._open[-200:]):
            return
        while self._open:
            name, start, kind = self._open.pop()
            self._close(name, start, kind)
            if name == tag:
                break

    def handle_data(self, data: str) -> None:
        """Text, with white space as a browser shows it."""
        if self._silent:
            return
        if self._pre:
            self.flow.add(data.replace("\r\n", "\n").replace("\r", "\n"))
            return
        text = _WHITE_SPACE.sub(" ", data)
        if text.startswith(" ") and not self.flow.ends_with("\n"):
            self._space = True
        if text := text.strip(" "):
            self.flow.add(" " + text if self._space and not self.flow.ends_with("\n") else text)
            self._space = data[-1] in " \t\n\r\f"

    def finish(self) -> Flow:
        """The whole text, once everything was fed."""
        self.close()
        while self._open:
            self._close(*self._open.pop())
        self._newline()
        return self.flow

    def _close(self, name: str, start: int, kind: str) -> None:
        self._silent -= kind == "silent"
        self._pre -= name == "pre"
        self._coloured -= kind == "coloured"
        if kind and kind not in ("silent", "coloured"):
            self.flow.mark(start, kind)
        self._boundary(name)

    def _boundary(self, tag: str) -> None:
        if self._silent:
            return
        if tag in _BLOCKS:
            self._newline()
        elif tag in ("td", "th") and not self.flow.ends_with("\n"):
            if not self.flow.ends_with("\t"):
                self.flow.add("\t")
            self._space = False

    def _newline(self, force: bool = False) -> None:
        if self._silent:
            return
        self._space = False
        if self.flow.ends_with("\t"):
            self.flow.replace_last("\n")
        elif force and self.flow.length:
            self.flow.add("\n")
        else:
            self.flow.line()

    def _kind(self, tag: str, attributes: dict[str, str | None]) -> str:
        style = attributes.get("style") or ""
        if tag in _SILENT or "hidden" in attributes or _NOT_SHOWN.search(style):
            return "silent"
        if "bgcolor" in attributes or _BACKGROUND.search(style):
            self._coloured += 1
            return "coloured"
        if not self._coloured and self._invisible(style, attributes.get("color") if tag == "font" else None):
            return "hidden"
        return _MARKS.get(tag, "")

    @staticmethod
    def _invisible(style: str, font: str | None) -> bool:
        colour = _COLOUR.search(style)
        named = (colour[1] if colour else font or "").lower()
        size = _SIZE.search(style)
        try:
            tiny = size is not None and float(size[1]) * _POINTS[(size[2] or "").lower()] < TINY_POINTS
        except ValueError:
            tiny = False
        return tiny or named in ("white", "transparent", "#fff") or is_white(named.lstrip("#")[:6])


def read(data: bytes, encoding: str | None = None) -> Extract:
    """Read a page. Raises UnreadableError when it is no text, LookupError for an unknown encoding."""
    text, codec, findings = _decoded(data, encoding)
    extract = extracted(page_flow(text), "html", encoding=codec)
    return Extract(extract.text, "html", extract.marks, (*findings, *extract.findings), codec)


def page_flow(text: str) -> Flow:
    """The shown text of a page given as a string."""
    page = PageText()
    page.feed(text)
    return page.finish()


def _decoded(data: bytes, encoding: str | None) -> tuple[str, str, tuple[Finding, ...]]:
    named = _META_CHARSET.search(data[:4096]) or _XML_CHARSET.match(data[:200].lstrip())
    if encoding is None and named and not data.startswith((b"\xff\xfe", b"\xfe\xff", b"\xef\xbb\xbf")):
        codec = {"gb2312": "gb18030", "gbk": "gb18030", "iso-8859-1": "cp1252"}.get(
            named[1].decode().lower(), named[1].decode()
        )
        try:
            text = decode_marking(data, codec)
        except LookupError:
            text = "\ufffd"
        if "\ufffd" not in text:
            return text, codec.lower(), ()
    decoded = decode(data, encoding)
    guess = Finding("encoding-guessed", f"The page does not say its encoding; it reads best as {decoded.encoding.upper()}.",
                    detail=decoded.encoding)  # fmt: skip
    return decoded.text, decoded.encoding, (guess,) if decoded.guessed else ()


class _Container(Handler):
    def __init__(self) -> None:
        super().__init__()
        self.package = ""
        self.starts["urn:oasis:names:tc:opendocument:xmlns:container}rootfile"] = self._rootfile

    def _rootfile(self, attributes: Attributes) -> None:
        self.package = self.package or attributes.get("full-path", "")


class _Book(Handler):
    """The manifest and the reading order of an EPUB."""

    def __init__(self) -> None:
        super().__init__()
        self.items: dict[str, str] = {}
        self.order: list[str] = []
        place = "http://www.idpf.org/2007/opf}"
        self.starts = {place + "item": self._item, place + "itemref": self._reference}

    def _item(self, attributes: Attributes) -> None:
        if "html" in attributes.get("media-type", "html") and "nav" not in attributes.get("properties", "").split():
            self.items[attributes.get("id", "")] = attributes.get("href", "")

    def _reference(self, attributes: Attributes) -> None:
        self.order.append(attributes.get("idref", ""))


def read_epub(data: bytes) -> Extract:
    """Read a book, chapter by chapter in its reading order. Raises UnreadableError."""
    from urllib.parse import unquote

    package = Package(data, "EPUB book")
    container, book = _Container(), _Book()
    package.parse("META-INF/container.xml", container)
    package.parse(container.package, book)
    folder = posixpath.dirname(container.package)
    flow = Flow()
    for key in dict.fromkeys(book.order):
        part = posixpath.normpath(posixpath.join(folder, unquote(book.items.get(key, "").split("#")[0])))
        if key in book.items and part in package:
            flow.merge(page_flow(_decoded(package.read(part), None)[0]))
    if not flow.length and "META-INF/encryption.xml" in package:
        raise UnreadableError.password(tried=False)
    return extracted(flow, "epub")
