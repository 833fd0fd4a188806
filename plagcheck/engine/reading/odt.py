"""OpenDocument texts (.odt, also as one XML file): paragraphs, tables, text boxes, notes after the body,
headers and footers last.

White space is collapsed as ODF says; tracked deletions are left out; what styles hide, paint white or make tiny is marked.
"""

import re
from dataclasses import dataclass
from xml.parsers import expat

from plagcheck.engine.reading.flow import TINY_POINTS, Extract, Flow, UnreadableError, extracted, lines_once
from plagcheck.engine.reading.unpacking import Attributes, Handler, Package, parse_xml
from plagcheck.engine.reading.word_styles import MAX_INHERITANCE, is_white

_TEXT = "urn:oasis:names:tc:opendocument:xmlns:text:1.0}"
_TABLE = "urn:oasis:names:tc:opendocument:xmlns:table:1.0}"
_STYLE = "urn:oasis:names:tc:opendocument:xmlns:style:1.0}"
_OFFICE = "urn:oasis:names:tc:opendocument:xmlns:office:1.0}"
_DRAW = "urn:oasis:names:tc:opendocument:xmlns:drawing:1.0}"
_FORMAT = "urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0}"
_MANIFEST = "urn:oasis:names:tc:opendocument:xmlns:manifest:1.0}"
_BLANKS = re.compile("[ \t\r\n]+")
_SIZE = re.compile(r"([\d.]{1,8})pt")
_KINDS = (
    ("toc", re.compile(r"contents.*|.*index.*", re.IGNORECASE)),
    ("title", re.compile(r"(sub)?title", re.IGNORECASE)),
    ("block-quote", re.compile(r"quotations?|block.?quot.*|quote", re.IGNORECASE)),
    ("code", re.compile(r"preformatted.*|.*source.?code.*", re.IGNORECASE)),
)
MAX_BLANKS = 1000
"""Blanks one `text:s` may stand for."""


@dataclass(frozen=True, slots=True)
class _Look:
    hidden: bool | None = None
    white: bool | None = None
    points: float | None = None
    ground: bool | None = None
    parent: str = ""


class OdtHandler(Handler):
    """Collects body, notes, headers and footers, and what styles hide; may be fed `styles.xml` and then `content.xml`."""

    def __init__(self) -> None:
        super().__init__()
        self.body, self.notes, self.headers, self.footers = Flow(), Flow(), Flow(), Flow()
        self.deleted = 0
        self._looks: dict[str, _Look] = {}
        self._style = ""
        self._stack: list[tuple[Flow, list[str] | None, int, str]] = []
        self._flow = self.body
        self._pending: list[tuple[Flow, str]] = []
        self._spans: list[str] = []
        self._skipped = self._deletions = self._toc = self._cells = 0
        self._start, self._kind = 0, ""
        self.starts = {
            _STYLE + "style": self._start_style, _STYLE + "text-properties": self._properties,
            _STYLE + "paragraph-properties": self._ground,
            _TEXT + "p": self._start_paragraph, _TEXT + "h": self._start_heading, _TEXT + "span": self._start_span,
            _TEXT + "s": self._blanks,
            _TEXT + "tab": self._tab, _TEXT + "line-break": self._break, _TEXT + "note": self._start_note,
            _TEXT + "note-citation": self._skip, _TEXT + "ruby-text": self._skip, _OFFICE + "annotation": self._skip,
            _TEXT + "tracked-changes": self._start_changes, _DRAW + "text-box": self._start_box,
            _STYLE + "header": self._start_header,
            _STYLE + "footer": self._start_footer, _STYLE + "header-left": self._start_header,
            _STYLE + "footer-left": self._start_footer,
            _TEXT + "table-of-content": self._start_toc, _TEXT + "page-number": self._skip, _TEXT + "hidden-text": self._skip,
        }  # fmt: skip
        self.ends = {
            _TEXT + "p": self._end_paragraph, _TEXT + "h": self._end_paragraph, _TEXT + "span": self._end_span,
            _TEXT + "note": self._end_side,
            _TEXT + "note-citation": self._leave, _TEXT + "ruby-text": self._leave, _OFFICE + "annotation": self._leave,
            _TEXT + "tracked-changes": self._end_changes, _DRAW + "text-box": self._end_side,
            _STYLE + "header": self._end_side,
            _STYLE + "footer": self._end_side, _STYLE + "header-left": self._end_side, _STYLE + "footer-left": self._end_side,
            _TABLE + "table-cell": self._end_cell, _TABLE + "table-row": self._end_row,
            _TEXT + "table-of-content": self._end_toc,
            _TEXT + "page-number": self._leave, _TEXT + "hidden-text": self._leave,
        }  # fmt: skip

    # styles

    def _start_style(self, attributes: Attributes) -> None:
        self._style = attributes.get(_STYLE + "name", "")
        self._looks[self._style] = _Look(parent=attributes.get(_STYLE + "parent-style-name", ""))

    def _properties(self, attributes: Attributes) -> None:
        old = self._looks.get(self._style)
        if old is None:
            return
        colour, size = attributes.get(_FORMAT + "color"), _SIZE.fullmatch(attributes.get(_FORMAT + "font-size", ""))
        shown = attributes.get(_TEXT + "display")
        back = attributes.get(_FORMAT + "background-color")
        self._looks[self._style] = _Look(
            old.hidden if shown is None else shown == "none", old.white if colour is None else is_white(colour.lstrip("#")),
            float(size[1]) if size and size[1].count(".") < 2 else old.points,
            old.ground if back is None else _coloured(back), old.parent,
        )  # fmt: skip

    def _ground(self, attributes: Attributes) -> None:
        old, back = self._looks.get(self._style), attributes.get(_FORMAT + "background-color")
        if old is not None and back is not None:
            self._looks[self._style] = _Look(old.hidden, old.white, old.points, _coloured(back), old.parent)

    def _hidden(self) -> bool:
        found = _Look()
        for style in reversed(self._spans):
            for look in self._chain(style):
                found = _Look(
                    look.hidden if found.hidden is None else found.hidden, look.white if found.white is None else found.white,
                    look.points if found.points is None else found.points,
                    look.ground if found.ground is None else found.ground,
                )  # fmt: skip
        white = bool(found.white) and not found.ground and not self._cells_coloured()
        return bool(found.hidden) or white or (found.points is not None and found.points < TINY_POINTS)

    def _cells_coloured(self) -> bool:
        return self._cells > 0 or bool(self._stack)

    def _chain(self, name: str) -> list[_Look]:
        chain: list[_Look] = []
        while (look := self._looks.get(name)) is not None and len(chain) < MAX_INHERITANCE:
            chain.append(look)
            name = look.parent
        return chain

    # paragraphs

    def _start_paragraph(self, attributes: Attributes) -> None:
        self._flush()
        name = attributes.get(_TEXT + "style-name", "")
        self._spans.append(name)
        self._start = self._flow.length
        self._kind = "toc" if self._toc else self._named_kind(name)
        self.texts = []

    def _start_heading(self, attributes: Attributes) -> None:
        self._start_paragraph(attributes)
        self._kind = self._kind or "heading"

    def _named_kind(self, name: str) -> str:
        names = [name]
        while (look := self._looks.get(names[-1])) is not None and look.parent and len(names) < MAX_INHERITANCE:
            names.append(look.parent)
        plain = [each.replace("_20_", " ") for each in names]
        return next((kind for kind, pattern in _KINDS for each in plain if pattern.fullmatch(each)), "")

    def _end_paragraph(self) -> None:
        self._flush()
        if self._spans:
            self._spans.pop()
        if self._skipped:
            return
        if self._kind:
            self._flow.mark(self._start, self._kind)
        self._flow.add("\n")
        self._kind = ""
        if not self._stack or self._stack[-1][1] is None:
            self.texts = None
            for box, mark in self._pending:
                (self.notes if mark == "note" else self._flow).merge(box, mark or None)
            self._pending = []

    def _start_span(self, attributes: Attributes) -> None:
        self._flush()
        self._spans.append(attributes.get(_TEXT + "style-name", ""))

    def _end_span(self) -> None:
        self._flush()
        if self._spans:
            self._spans.pop()

    def _flush(self) -> None:
        """Write the characters since the last element, white space collapsed."""
        if self.texts is None:
            return
        text = _BLANKS.sub(" ", "".join(self.texts))
        self.texts = []
        if text.startswith(" ") and (self._flow.length == self._start or self._flow.ends_with(" ")):
            text = text[1:]
        self._put(text)

    def _put(self, text: str) -> None:
        if self._deletions:
            self.deleted += len(text.strip())
        if self._skipped or not text:
            return
        start = self._flow.length
        self._flow.add(text)
        if self._hidden():
            self._flow.mark(start, "hidden")

    def _blanks(self, attributes: Attributes) -> None:
        self._flush()
        count = attributes.get(_TEXT + "c", "1")
        self._put(" " * min(int(count[:6]) if count.isascii() and count.isdigit() else 1, MAX_BLANKS))

    def _tab(self, _attributes: Attributes) -> None:
        self._flush()
        self._put("\t")

    def _break(self, _attributes: Attributes) -> None:
        self._flush()
        self._put("\n")

    # what stands beside, and what is no text

    def _skip(self, _attributes: Attributes) -> None:
        self._flush()
        self._skipped += 1

    def _leave(self) -> None:
        self._flush()
        self._skipped -= 1

    def _start_changes(self, _attributes: Attributes) -> None:
        self._skipped += 1
        self._deletions += 1

    def _end_changes(self) -> None:
        self._skipped -= 1
        self._deletions -= 1

    def _start_toc(self, _attributes: Attributes) -> None:
        self._toc += 1

    def _end_toc(self) -> None:
        self._toc -= 1

    def _start_note(self, _attributes: Attributes) -> None:
        self._side(Flow(), "note")

    def _start_box(self, _attributes: Attributes) -> None:
        self._side(Flow(), "")

    def _start_header(self, _attributes: Attributes) -> None:
        self._side(self.headers, "header")

    def _start_footer(self, _attributes: Attributes) -> None:
        self._side(self.footers, "footer")

    def _side(self, flow: Flow, mark: str) -> None:
        self._flush()
        self._stack.append((self._flow, self.texts, self._start, mark))
        self._flow, self.texts = flow, None

    def _end_side(self) -> None:
        if not self._stack:
            return
        side = self._flow
        self._flow, self.texts, self._start, mark = self._stack.pop()
        if mark in ("", "note") and side.length:
            if self.texts is None and not self._stack:
                (self.notes if mark else self._flow).merge(side, mark or None)
            else:
                self._pending.append((side, mark))

    def _end_cell(self) -> None:
        if not self._skipped and self._flow.length and self._flow.ends_with("\n"):
            self._flow.replace_last("\t")

    def _end_row(self) -> None:
        if not self._skipped and self._flow.ends_with("\t"):
            self._flow.replace_last("\n")

    def whole(self) -> Flow:
        """Body, notes, headers and footers in one text."""
        self.body.merge(self.notes)
        for flow, mark in ((self.headers, "header"), (self.footers, "footer")):
            self.body.merge(lines_once(flow), mark)
        return self.body


def _coloured(colour: str) -> bool:
    return colour != "transparent" and not is_white(colour.lstrip("#"))


class _Manifest(Handler):
    def __init__(self) -> None:
        super().__init__()
        self.encrypted = False
        self.starts[_MANIFEST + "encryption-data"] = self._encryption

    def _encryption(self, _attributes: Attributes) -> None:
        self.encrypted = True


def read(data: bytes) -> Extract:
    """Read an OpenDocument text. Raises UnreadableError."""
    handler = OdtHandler()
    if not data.startswith(b"PK"):
        try:
            parse_xml([data], handler)
        except expat.ExpatError:
            raise UnreadableError.damaged("OpenDocument text") from None
        return extracted(handler.whole(), "odt", deleted=handler.deleted)
    package = Package(data, "OpenDocument text")
    manifest = _Manifest()
    if "META-INF/manifest.xml" in package:
        package.parse("META-INF/manifest.xml", manifest)
    if manifest.encrypted:
        raise UnreadableError.password(tried=False)
    for part in ("styles.xml", "content.xml"):
        if part in package:
            package.parse(part, handler)
    if "content.xml" not in package:
        raise UnreadableError.damaged("OpenDocument text")
    return extracted(handler.whole(), "odt", deleted=handler.deleted)
