"""The walk through one part of a Word document: which characters are text, and what they are."""

from collections.abc import Callable
from typing import NamedTuple

from plagcheck.engine.reading.flow import Flow, UnreadableError
from plagcheck.engine.reading.unpacking import Attributes, Handler, place_of
from plagcheck.engine.reading.word_styles import PLAIN, RunProperties, Styles, is_coloured, is_white

_PLACES = (
    "http://schemas.openxmlformats.org/wordprocessingml/2006/main}",
    "http://purl.oclc.org/ooxml/wordprocessingml/main}",
    "http://schemas.microsoft.com/office/word/2003/wordml}",
)
_MATH = (
    "http://schemas.openxmlformats.org/officeDocument/2006/math}",
    "http://purl.oclc.org/ooxml/officeDocument/math}",
)
_DRAWING = (
    "http://schemas.openxmlformats.org/drawingml/2006/main}",
    "http://purl.oclc.org/ooxml/drawingml/main}",
)
_ALTERNATES = "http://schemas.openxmlformats.org/markup-compatibility/2006}"
_SHAPE = "http://schemas.microsoft.com/office/word/2010/wordprocessingShape}wsp"
_VML = "urn:schemas-microsoft-com:vml}"
_PRIVATE_USE = range(0xE000, 0xF900)
_SYMBOL_FONT = dict(
    zip(
        "ABGDEZHQIKLMNXOPRSTUFCYWabgdezhqiklmnxoprstufcywJjVv",
        "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρστυφχψωϑϕςϖ",
        strict=True,
    )
)
"""Letters of the Symbol font, which Word stores at U+F000 plus their old code."""
MAX_BOXES = 50
"""Text boxes inside text boxes; Word allows none."""


class _Place(NamedTuple):
    """What stood around a text box."""

    flow: Flow
    boxes: list[Flow]
    paragraph_start: int
    paragraph_style: str
    filled: bool


class WordHandler(Handler):
    """Collects the text of a body, of notes, or of a header into `flow`."""

    def __init__(self, styles: Styles) -> None:
        super().__init__()
        self.styles = styles
        self.flow = Flow()
        self.deleted = 0
        self._run = RunProperties("")
        self._look = PLAIN
        self._paragraph_style = self._run_style = ""
        self._skipped = self._in_paragraph_properties = self._old_properties = 0
        self._visible: set[tuple[str, str]] = set()
        """Paragraph and run styles in which text without properties of its own is visible."""
        self._fields: list[bool] = []
        """For each open field whether its code is still going on."""
        self._outer: list[_Place] = []
        self._boxes: list[Flow] = []
        self._paragraph_start = 0
        self._outline = self._goes_on = False
        self._shaded_cells: list[bool] = []
        self._shaded_tables: list[bool] = []
        self._shaded_paragraph = self._dark_page = False
        self._alternates: list[int] = []
        self._fallbacks: list[bool] = []
        self._written = self._outlines = 0
        self._filled = self._separator = False
        self._in_run_properties = False

    def root(self, name: str) -> None:
        """Choose the names of the elements by the namespace the part uses."""
        place = place_of(name)
        w = place if place in _PLACES else _PLACES[0]
        self._w, self._value = w, w + "val"
        self._run = RunProperties(w)
        self._run.on = False
        plain: dict[str, tuple[Callable[[Attributes], None] | None, Callable[[], None] | None]] = {
            "p": (self._start_paragraph, self._end_paragraph), "r": (self._start_run, None), "t": (self._start_text,
            self._end_text),
            "delText": (self._start_text, self._end_deleted), "tab": (self._tab, None), "ptab": (self._tab, None),
            "br": (self._break, None), "cr": (self._break, None), "noBreakHyphen": (self._hyphen, None),
            "sym": (self._symbol, None),
            "pPr": (self._start_paragraph_properties, self._end_paragraph_properties), "pStyle": (self._style, None),
            "rPr": (self._start_run_properties, self._end_run_properties), "rStyle": (self._style_run, None),
            "outlineLvl": (self._level, None), "del": (self._start_deletion, self._leave), "moveFrom": (self._skip,
            self._leave),
            "rt": (self._skip, self._leave), "fldChar": (self._field, None), "txbxContent": (self._start_box, self._end_box),
            "tbl": (self._start_table, self._end_table), "tc": (self._start_cell, self._end_cell), "tr": (None,
            self._end_row),
            "tblStyle": (self._table_style, None), "background": (self._background, None), "footnote": (self._note,
            self._end_note),
            "endnote": (self._note, self._end_note),
        }  # fmt: skip
        for old in ("rPrChange", "pPrChange", "sectPrChange", "tblPrChange", "tcPrChange", "trPrChange"):
            plain[old] = (self._start_old, self._end_old)
        self.starts = {w + local: start for local, (start, _) in plain.items() if start}
        self.ends = {w + local: end for local, (_, end) in plain.items() if end}
        self._other_handlers(w)

    def _other_handlers(self, w: str) -> None:
        self.starts |= self._run.handlers
        self.starts[w + "shd"] = self._shade
        for place in (*_MATH, *_DRAWING):
            self.starts[place + "t"], self.ends[place + "t"] = self._start_text, self._end_text
        for place in _DRAWING:
            self.ends[place + "p"] = self._end_drawn_paragraph
        self.starts[_ALTERNATES + "AlternateContent"] = self._start_alternates
        self.ends[_ALTERNATES + "AlternateContent"] = self._end_alternates
        self.starts[_ALTERNATES + "Fallback"], self.ends[_ALTERNATES + "Fallback"] = self._start_fallback, self._end_fallback
        for name in (_SHAPE, *(_VML + local for local in ("shape", "rect", "roundrect", "oval"))):
            self.starts[name] = self._start_shape
        for place in _DRAWING:
            self.starts |= {place + fill: self._fill for fill in ("solidFill", "gradFill", "blipFill", "pattFill")}
            self.starts |= {place + "srgbClr": self._fill_colour, place + "fillRef": self._fill_reference}
            self.starts[place + "ln"], self.ends[place + "ln"] = self._start_outline, self._end_outline

    # paragraphs

    def _start_paragraph(self, _attributes: Attributes) -> None:
        self._paragraph_style = ""
        self._outline = self._goes_on = self._shaded_paragraph = False
        self._paragraph_start = self.flow.length

    def _end_paragraph(self) -> None:
        if self._skipped:
            return
        kind = self.styles.kind(self._paragraph_style) or ("heading" if self._outline else "")
        if kind:
            self.flow.mark(self._paragraph_start, kind)
        if self._goes_on:  # its own end was deleted with change tracking
            return
        self.flow.add("\n")
        if self._boxes:
            boxes, self._boxes = self._boxes, []
            for box in boxes:
                self.flow.merge(box)

    def _end_drawn_paragraph(self) -> None:
        if not self._skipped:
            self.flow.line()

    def _start_paragraph_properties(self, _attributes: Attributes) -> None:
        self._in_paragraph_properties += 1

    def _end_paragraph_properties(self) -> None:
        self._in_paragraph_properties -= 1

    def _style(self, attributes: Attributes) -> None:
        if not self._old_properties:
            self._paragraph_style = attributes.get(self._value, "")

    def _level(self, attributes: Attributes) -> None:
        if not self._old_properties:
            self._outline = attributes.get(self._value, "9") in tuple("012345678")

    def _start_old(self, _attributes: Attributes) -> None:
        self._old_properties += 1
        self._run.on = False

    def _end_old(self) -> None:
        self._old_properties -= 1
        self._run.on = self._in_run_properties and not self._old_properties

    # runs

    def _start_run(self, _attributes: Attributes) -> None:
        self._look = PLAIN
        self._run_style = ""

    def _start_run_properties(self, _attributes: Attributes) -> None:
        if not self._in_paragraph_properties and not self._old_properties:
            self._in_run_properties = self._run.on = True
            self._run.clear()

    def _end_run_properties(self) -> None:
        if self._in_run_properties and not self._old_properties:
            self._in_run_properties = self._run.on = False
            self._look = self._run.look()

    def _style_run(self, attributes: Attributes) -> None:
        if self._in_run_properties and not self._old_properties:
            self._run_style = attributes.get(self._value, "")

    def _shade(self, attributes: Attributes) -> None:
        coloured = is_coloured(attributes.get(self._w + "fill"))
        if self._old_properties:
            return
        if self._in_run_properties:
            self._run.shade(attributes)
        elif self._in_paragraph_properties:
            self._shaded_paragraph = coloured
        elif self._shaded_cells:
            self._shaded_cells[-1] = coloured

    def _hidden(self) -> bool:
        below = self.styles.look(self._paragraph_style, self._run_style)
        look = below if self._look is PLAIN else self._look.over(below)
        if not look.hidden(on_colour=False):
            if self._look is PLAIN:
                self._visible.add((self._paragraph_style, self._run_style))
            return False
        on_colour = self._shaded_paragraph or self._dark_page or (bool(self._outer) and self._outer[-1].filled)
        return look.hidden(on_colour or any(self._shaded_cells) or any(self._shaded_tables))

    # characters

    def _start_text(self, _attributes: Attributes) -> None:
        self.texts = []

    def _end_text(self) -> None:
        """The most frequent of all: nearly every text is visible, and of a style that was seen to be so before."""
        texts, self.texts = self.texts, None
        if (
            not texts
            or self._skipped
            or self._look is not PLAIN
            or (self._paragraph_style, self._run_style) not in self._visible
        ):
            self._put("".join(texts or ()))
        elif True not in self._fields:
            text = texts[0] if len(texts) == 1 else "".join(texts)
            self.flow.parts.append(text)
            self.flow.length += len(text)  # its limit is looked at with every line end
            self._written += len(text)

    def _put(self, text: str) -> None:
        if self._skipped or not text or True in self._fields:
            return
        start = self.flow.length
        self.flow.add(text)
        self._written += len(text)
        if self._hidden():
            self.flow.mark(start, "hidden")

    def _end_deleted(self) -> None:
        self.deleted += len("".join(self.texts or ()))
        self.texts = None

    def _tab(self, _attributes: Attributes) -> None:
        if not self._in_paragraph_properties:  # there it is a tab stop
            self._put("\t")

    def _break(self, _attributes: Attributes) -> None:
        self._put("\n")

    def _hyphen(self, _attributes: Attributes) -> None:
        self._put("-")

    def _symbol(self, attributes: Attributes) -> None:
        try:
            code = int(attributes.get(self._w + "char", "")[:6], 16)
        except ValueError:
            return
        if code in _PRIVATE_USE:
            symbol = attributes.get(self._w + "font", "").lower() == "symbol" and 0xF000 <= code <= 0xF0FF
            self._put(_SYMBOL_FONT.get(chr(code - 0xF000), "•") if symbol else "•")
        elif code >= 0x20:
            self._put(chr(code) if code <= 0x10FFFF else "\ufffd")

    # what is no text

    def _skip(self, _attributes: Attributes) -> None:
        self._skipped += 1

    def _leave(self) -> None:
        self._skipped -= 1

    def _start_deletion(self, _attributes: Attributes) -> None:
        self._skipped += 1
        if self._in_paragraph_properties:
            self._goes_on = True

    def _field(self, attributes: Attributes) -> None:
        kind = attributes.get(self._w + "fldCharType")
        if kind == "begin":
            self._fields.append(True)
        elif kind == "separate" and self._fields:
            self._fields[-1] = False
        elif kind == "end" and self._fields:
            self._fields.pop()

    def _start_alternates(self, _attributes: Attributes) -> None:
        self._alternates.append(self._written)

    def _end_alternates(self) -> None:
        if self._alternates:
            self._alternates.pop()

    def _start_fallback(self, _attributes: Attributes) -> None:
        """The second copy counts only where the first held no text at all."""
        twice = bool(self._alternates) and self._written > self._alternates[-1]
        self._fallbacks.append(twice)
        self._skipped += twice

    def _end_fallback(self) -> None:
        if self._fallbacks:
            self._skipped -= self._fallbacks.pop()

    # boxes, tables, notes

    def _start_shape(self, attributes: Attributes) -> None:
        colour = attributes.get("fillcolor", "")  # VML; drawings have elements for it
        self._filled = (
            bool(colour)
            and colour.lstrip("#").lower()[:6] not in ("white", "ffffff", "fff", "window")
            and (attributes.get("filled", "t") not in ("f", "false"))
        )

    def _fill(self, _attributes: Attributes) -> None:
        if not self._outlines:
            self._filled = True

    def _fill_colour(self, attributes: Attributes) -> None:
        if not self._outlines and is_white(attributes.get("val")):
            self._filled = False

    def _fill_reference(self, attributes: Attributes) -> None:
        self._filled = self._filled or attributes.get("idx", "0") != "0"

    def _start_outline(self, _attributes: Attributes) -> None:
        self._outlines += 1

    def _end_outline(self) -> None:
        self._outlines -= 1

    def _start_box(self, _attributes: Attributes) -> None:
        if len(self._outer) >= MAX_BOXES:
            raise UnreadableError.damaged("Word document")
        self._outer.append(_Place(self.flow, self._boxes, self._paragraph_start, self._paragraph_style, self._filled))
        self.flow, self._boxes = Flow(), []

    def _end_box(self) -> None:
        box, inner = self.flow, self._boxes
        for each in inner:
            box.merge(each)
        self.flow, self._boxes, self._paragraph_start, self._paragraph_style, _ = self._outer.pop()
        if box.length:
            self._boxes.append(box)

    def _start_table(self, _attributes: Attributes) -> None:
        self._shaded_tables.append(False)

    def _end_table(self) -> None:
        self._shaded_tables.pop()
        if not self._skipped:
            self.flow.line()

    def _table_style(self, attributes: Attributes) -> None:
        if self._shaded_tables:
            self._shaded_tables[-1] = self.styles.colours_cells(attributes.get(self._value, ""))

    def _start_cell(self, _attributes: Attributes) -> None:
        self._shaded_cells.append(False)

    def _end_cell(self) -> None:
        self._shaded_cells.pop()
        if self._skipped:
            return
        if self.flow.ends_with("\n") and self.flow.length:
            self.flow.replace_last("\t")

    def _end_row(self) -> None:
        if not self._skipped and self.flow.ends_with("\t"):
            self.flow.replace_last("\n")

    def _background(self, attributes: Attributes) -> None:
        self._dark_page = is_coloured(attributes.get(self._w + "color"))

    def _note(self, attributes: Attributes) -> None:
        self._separator = attributes.get(self._w + "type", "normal") not in ("normal", "")
        self._skipped += self._separator

    def _end_note(self) -> None:
        self._skipped -= self._separator
        self._separator = False
