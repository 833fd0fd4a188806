"""PowerPoint presentations: the text of each slide in the order shown, then the speaker's notes, marked as notes."""

import re

from plagcheck.engine.reading.docx import main_part, relations
from plagcheck.engine.reading.flow import Extract, Flow, UnreadableError, extracted
from plagcheck.engine.reading.unpacking import Attributes, Handler, Package, place_of

_DRAWING = (
    "http://schemas.openxmlformats.org/drawingml/2006/main}",
    "http://purl.oclc.org/ooxml/drawingml/main}",
)
_OFFICE_ID = re.compile(r".*officeDocument/(?:2006/)?relationships\}id")
_ALTERNATES = "http://schemas.openxmlformats.org/markup-compatibility/2006}Fallback"


class _Order(Handler):
    """The slides of a presentation by the ids of their relationships."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: list[str] = []

    def root(self, name: str) -> None:
        self.starts[place_of(name) + "sldId"] = self._slide

    def _slide(self, attributes: Attributes) -> None:
        self.ids += [value for name, value in attributes.items() if _OFFICE_ID.fullmatch(name)]


class _Slide(Handler):
    """The paragraphs of one slide; slide numbers and dates that the program fills in are left out."""

    def __init__(self) -> None:
        super().__init__()
        self.flow = Flow()
        self._skipped = 0
        self.starts[_ALTERNATES], self.ends[_ALTERNATES] = self._skip, self._leave
        for place in _DRAWING:
            self.starts |= {place + "t": self._start_text, place + "fld": self._skip, place + "br": self._break}
            self.ends |= {place + "t": self._end_text, place + "fld": self._leave, place + "p": self._end_paragraph}

    def _skip(self, _attributes: Attributes) -> None:
        self._skipped += 1

    def _leave(self) -> None:
        self._skipped -= 1

    def _start_text(self, _attributes: Attributes) -> None:
        self.texts = []

    def _end_text(self) -> None:
        if not self._skipped:
            self.flow.add("".join(self.texts or ()))
        self.texts = None

    def _break(self, _attributes: Attributes) -> None:
        self.flow.line()

    def _end_paragraph(self) -> None:
        self.flow.line()


def read(data: bytes) -> Extract:
    """Read a presentation. Raises UnreadableError."""
    package = Package(data, "PowerPoint presentation")
    part = main_part(package, "ppt/presentation.xml")
    if part not in package:
        raise UnreadableError.damaged("PowerPoint presentation")
    order = _Order()
    package.parse(part, order)
    related = relations(package, part)
    flow, notes = Flow(), Flow()
    for slide in (related[key].target for key in dict.fromkeys(order.ids) if key in related):
        flow.merge(_text(package, slide))
        for relation in relations(package, slide).values():
            if relation.kind == "notesSlide":
                notes.merge(_text(package, relation.target))
    flow.merge(notes, "note")
    return extracted(flow, "pptx")


def _text(package: Package, part: str) -> Flow:
    handler = _Slide()
    package.parse(part, handler)
    return handler.flow
