"""Word documents (.docx, .docm, strict OOXML, Word 2003 XML): the text a reader of the paper sees, once and in order.

The parts are streamed through expat; what counts is decided element by element. Text boxes come after their paragraph and
only from one of the two copies Word keeps; insertions count, deletions do not; field codes are no text; foot- and endnotes
follow the body, headers and footers come last and are marked. The element names are those of ECMA-376.
"""

import posixpath
from typing import NamedTuple

from plagcheck.engine.reading.flow import Extract, Flow, UnreadableError, extracted
from plagcheck.engine.reading.unpacking import Attributes, Handler, Package, parse_xml, place_of
from plagcheck.engine.reading.word_styles import Styles
from plagcheck.engine.reading.word_text import WordHandler

MAX_HEADERS = 200
"""Headers and footers read; more of them are a fuzzed file."""


class Relation(NamedTuple):
    """One relationship of a part: the last word of its type, and the part it leads to."""

    kind: str
    target: str


class _Relations(Handler):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, str, str]] = []

    def root(self, name: str) -> None:
        self.starts[place_of(name) + "Relationship"] = self._relation

    def _relation(self, attributes: Attributes) -> None:
        if attributes.get("TargetMode") != "External":
            kind = attributes.get("Type", "").rpartition("/")[2]
            self.found.append((attributes.get("Id", ""), kind, attributes.get("Target", "")))


def relations(package: Package, part: str) -> dict[str, Relation]:
    """The relationships of a part by id; those that lead nowhere are left out."""
    folder, name = posixpath.split(part)
    source = posixpath.join(folder, "_rels", name + ".rels")
    if source not in package:
        return {}
    handler = _Relations()
    package.parse(source, handler)
    found = {}
    for key, kind, target in handler.found:
        full = posixpath.normpath(posixpath.join("/" + folder, target)).lstrip("/")
        if full in package:
            found[key] = Relation(kind, full)
    return found


def main_part(package: Package, usual: str) -> str:
    """The part that holds the document itself."""
    targets = [r.target for r in relations(package, "").values() if r.kind == "officeDocument"]
    return next(iter(targets), usual)


def read(data: bytes) -> Extract:
    """Read a Word document. Raises UnreadableError."""
    package = Package(data, "Word document")
    part = main_part(package, "word/document.xml")
    if part not in package:
        raise UnreadableError.damaged("Word document")
    related = relations(package, part)
    styles = _styles(package, related)
    body = WordHandler(styles)
    package.parse(part, body)
    flow = body.flow
    deleted = body.deleted
    for kind, mark in (("footnotes", "note"), ("endnotes", "note"), ("header", "header"), ("footer", "footer")):
        deleted += _side_parts(package, related, kind, (flow, mark, styles))
    return extracted(flow, "docx", deleted=deleted)


def _styles(package: Package, related: dict[str, Relation]) -> Styles:
    target = next((r.target for r in related.values() if r.kind == "styles"), "word/styles.xml")
    return Styles(package.read(target) if target in package else b"")


def _side_parts(package: Package, related: dict[str, Relation], kind: str, into: tuple[Flow, str, Styles]) -> int:
    """Append notes, headers or footers, each text once; the number of deleted characters in them."""
    flow, mark, styles = into
    usual = f"word/{kind}.xml"
    targets = [r.target for r in related.values() if r.kind == kind] or [usual] * (usual in package)
    seen: set[str] = set()
    deleted = 0
    for target in list(dict.fromkeys(targets))[:MAX_HEADERS]:
        handler = WordHandler(styles)
        package.parse(target, handler)
        text = handler.flow.text().strip()
        if text and text not in seen:
            seen.add(text)
            flow.merge(handler.flow, mark)
        deleted += handler.deleted
    return deleted


def read_wordml(data: bytes) -> Extract:
    """Read Word 2003 XML, or a Word document saved as one XML file. Raises UnreadableError."""
    from xml.parsers import expat

    handler = WordHandler(Styles())
    try:
        parse_xml([data], handler)
    except expat.ExpatError:
        raise UnreadableError.damaged("Word XML document") from None
    return extracted(handler.flow, "wordml", deleted=handler.deleted)
