"""The lines of a PDF page with their places, in the order of the page's own stream.

PDFium puts a line end where the base line changes, and takes a line's last hyphen away together with the line end (U+FFFE
stands there). One box is asked for at each end of a line, never one for each character.
"""

import ctypes
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

import pypdfium2.raw as raw

from plagcheck.engine.reading.flow import TINY_POINTS
from plagcheck.engine.reading.pdf_hidden import address_of

HYPHEN = "\ufffe"
_LINES = re.compile("[^\r\n\ufffe\x02]+(?:[\ufffe\x02]|\r?\n|$)|[\ufffe\x02]")
_LETTERS_APART = re.compile(r"(?:(?<=\s)|^)[A-Za-z]{1,3}(?: [A-Za-z]{1,3}){5}(?=\s|$)")
"""Six scraps of a word in a row, which hardly any sentence has."""
WORD_GAP = 0.25
"""Letter heights by which the gap between words is wider than that between letters."""
LOWER = 0.7
"""Letter heights from which on a lower character is in another line, and no index."""
INK_SAMPLES = 8
OVERLAP = 0.4
"""Share of the lower of two lines from which on they stand side by side."""

Box = tuple[float, float, float, float]


@dataclass(slots=True)
class Line:
    """A line, or a piece of one: its text and its extent in points, x to the right and y upwards."""

    text: str
    left: float
    bottom: float
    right: float
    top: float
    page: int
    hyphen: bool = False
    """Whether a hyphen at its end was taken away."""
    hidden: bool = False
    turned: bool = False
    """Whether it runs in another direction than most of its page."""
    column: int = -1
    """0 and 1 are the left and the right of two columns, -1 is the whole width."""
    kind: str = ""
    """`running-head` or `page-number`."""
    place: int | None = None
    """Where it starts in the page's text; None when it was put together."""

    @property
    def height(self) -> float:
        """About the size of its letters."""
        return self.top - self.bottom


class PageText:
    """What PDFium says of one page's characters."""

    def __init__(self, text_page: Any, box: Box, number: int) -> None:
        self.handle = text_page
        self.box = box
        self.number = number
        self._rectangle = raw.FS_RECTF()
        self._numbers = [ctypes.c_double() for _ in range(4)]

    def text(self) -> str:
        """All characters, those off the page too."""
        count = raw.FPDFText_CountChars(self.handle)
        if count <= 0:
            return ""
        buffer = ctypes.create_string_buffer(count * 4 + 4)
        size = raw.FPDFText_GetText(self.handle, 0, count, ctypes.cast(buffer, ctypes.POINTER(ctypes.c_ushort)))
        return buffer.raw[: max(0, size - 1) * 2].decode("utf-16-le", "replace")

    def place(self, index: int) -> Box:
        """The box of the character at a place of the text: left, bottom, right, top."""
        box = self._rectangle
        if not raw.FPDFText_GetLooseCharBox(self.handle, self.character(index), box):
            return (0.0, 0.0, 0.0, 0.0)
        return (box.left, box.bottom, box.right, box.top)

    def ink(self, start: int, length: int) -> float:
        """The height of what is drawn for the highest of some characters; the boxes of fonts made of drawings say nothing."""
        low, high = self._numbers[2:]
        highest = 0.0
        for index in range(start, start + length, max(1, length // INK_SAMPLES)):
            if raw.FPDFText_GetCharBox(self.handle, self.character(index), *self._numbers[:2], low, high):
                highest = max(highest, high.value - low.value)
        return highest

    def character(self, index: int) -> int:
        """PDFium's number of the character at a place of the text."""
        found = raw.FPDFText_GetCharIndexFromTextIndex(self.handle, index)
        return int(found) if found >= 0 else index

    def quarter(self, index: int) -> int | None:
        """In which of four directions a character runs; None for one between them."""
        angle = raw.FPDFText_GetCharAngle(self.handle, self.character(index)) * 2 / 3.141592653589793
        return round(angle) % 4 if abs(angle - round(angle)) < 0.06 else None

    def hidden(self, length: int, objects: frozenset[int]) -> list[bool]:
        """For each place of the text whether its character belongs to one of the text objects at these addresses."""
        flags = []
        last = False
        for index in range(length):
            owner = raw.FPDFText_GetTextObject(self.handle, self.character(index))
            if owner:
                last = address_of(owner) in objects
            flags.append(last)
        return flags

    def rectangles(self) -> list[Box]:
        """The extents of the pieces that text was drawn in."""
        numbers = self._numbers
        found = []
        for i in range(raw.FPDFText_CountRects(self.handle, 0, -1)):
            if raw.FPDFText_GetRect(self.handle, i, *numbers):
                left, top, right, bottom = (number.value for number in numbers)
                found.append((left, bottom, right, top))
        return found


def page_lines(page: PageText, hidden_objects: frozenset[int]) -> list[Line]:
    """The lines of a page; what lies off the page is left out, pieces of one line are put together."""
    text = page.text()
    flags = page.hidden(len(text), hidden_objects) if hidden_objects else []
    pieces = []
    for match in _LINES.finditer(text):
        for start, end in _runs(match.start(), match.end(), flags):
            found = (_piece(page, text, span, bool(flags) and flags[start]) for span in _levels(page, text, (start, end)))
            pieces += [piece for piece in found if piece is not None]
    quarters = [quarter for _, quarter in pieces]
    common = max(sorted({q for q in quarters if q is not None}), key=quarters.count, default=0)
    lines = [_turned(line, quarter, common) for line, quarter in pieces if _on_page(line, page.box)]
    return together(lines)


def _runs(start: int, end: int, flags: Sequence[bool]) -> list[tuple[int, int]]:
    """The parts of a line that are all hidden or all visible."""
    if not flags or len(set(flags[start:end])) < 2:
        return [(start, end)]
    cuts = [start, *(i for i in range(start + 1, end) if flags[i] != flags[i - 1]), end]
    return list(pairwise(cuts))


def _levels(page: PageText, text: str, span: tuple[int, int]) -> list[tuple[int, int]]:
    """The parts of a line that stand on different levels: PDFium sometimes puts a blank between two lines, and no line end."""
    solid = [i for i in range(*span) if not text[i].isspace() and text[i] not in "\x00\x02\ufffe"]
    if not solid or not _lower(page, solid[0], solid[-1]):
        return [span]
    cuts = [span[0]]
    cuts += [b for a, b in pairwise(solid) if b > a + 1 and _lower(page, a, b)]
    return list(pairwise([*cuts, span[1]]))


def _lower(page: PageText, first: int, second: int) -> bool:
    """Whether a character upright on the page stands on a lower line than another before it."""
    one, other = page.place(first), page.place(second)
    return one[1] - other[1] > LOWER * max(one[3] - one[1], other[3] - other[1]) > 0 and page.quarter(first) == 0


def _piece(page: PageText, text: str, span: tuple[int, int], hidden: bool) -> tuple[Line, int | None] | None:
    raw_text = text[span[0] : span[1]]
    bare = raw_text.rstrip("\r\n \t\u3000\ufffe\x02\x00")
    lead = len(bare) - len(bare.lstrip(" \t\u3000\x00"))
    shown = bare[lead:]
    hyphen = raw_text.endswith((HYPHEN, "\x02"))
    if not shown:
        return None
    first, last = page.place(span[0] + lead), page.place(span[0] + len(bare) - 1)
    if _LETTERS_APART.search(shown):
        shown = respaced(page, shown, span[0] + lead)
    line = Line(
        shown.replace("\x00", ""), min(first[0], last[0]), min(first[1], last[1]), max(first[2], last[2]),
        max(first[3], last[3]),
        page.number, hyphen, hidden, place=span[0] + lead if len(shown) == len(bare) - lead and "\x00" not in shown else None,
    )  # fmt: skip
    quarter = page.quarter(span[0] + lead)
    if quarter == 0 and 0 < line.height < TINY_POINTS and page.ink(span[0] + lead, len(bare) - lead) < TINY_POINTS:
        line.hidden = True
    return line, quarter


def respaced(page: PageText, text: str, place: int) -> str:
    """A line whose letters stand apart, without the blanks supposed in gaps no wider than those between letters."""
    boxes = [page.place(place + i) for i in range(len(text))]
    solid = [i for i, character in enumerate(text) if character != " "]
    gaps = [boxes[b][0] - boxes[a][2] for a, b in pairwise(solid)]
    usual = sorted(gaps)[len(gaps) // 2]
    border = usual + WORD_GAP * max(box[3] - box[1] for box in boxes)
    supposed = {
        a + 1 for a, b, gap in zip(solid, solid[1:], gaps, strict=False)
        if b == a + 2 and gap < border and raw.FPDFText_IsGenerated(page.handle, page.character(place + a + 1)) == 1
    }  # fmt: skip
    return "".join(character for i, character in enumerate(text) if i not in supposed)


def _on_page(line: Line, box: Box) -> bool:
    return line.right > box[0] and line.left < box[2] and line.top > box[1] and line.bottom < box[3]


def _turned(line: Line, quarter: int | None, common: int) -> Line:
    """The line as it stands when most of the page is upright."""
    left, bottom, right, top = line.left, line.bottom, line.right, line.top
    if common == 1:
        line = replace(line, left=bottom, right=top, bottom=-right, top=-left)
    elif common == 2:
        line = replace(line, left=-right, right=-left, bottom=-top, top=-bottom)
    elif common == 3:
        line = replace(line, left=-top, right=-bottom, bottom=left, top=right)
    line.turned = quarter != common
    return line


def together(lines: list[Line]) -> list[Line]:
    """Put together what stands side by side: words drawn apart, exponents and indices."""
    done: list[Line] = []
    for line in lines:
        before = done[-1] if done else None
        if before is None or not _continues(before, line):
            done.append(line)
            continue
        gap = line.left - before.right
        blank = gap > 0.2 * min(before.height, line.height) and not (wide(before.text[-1]) and wide(line.text[0]))
        text = before.text + (" " if blank else "") + line.text
        larger = before if before.height >= line.height else line
        done[-1] = replace(
            larger,
            text=text,
            left=min(before.left, line.left),
            right=max(before.right, line.right),
            hyphen=line.hyphen,
            place=None,
        )
    return done


def _continues(before: Line, line: Line) -> bool:
    if before.hyphen or before.hidden != line.hidden or before.turned or line.turned:
        return False
    overlap = min(before.top, line.top) - max(before.bottom, line.bottom)
    low = min(before.height, line.height)
    gap = line.left - before.right
    return low > 0 and overlap > OVERLAP * low and -0.5 * low < gap < 0.8 * max(before.height, line.height)


def wide(character: str) -> bool:
    """Whether a character belongs to a script that is written without blanks between words."""
    code = ord(character)
    return (
        0x2E80 <= code <= 0x9FFF or 0xF900 <= code <= 0xFAFF or 0xFF00 <= code <= 0xFF65 or code >= 0x20000 or code in _QUOTES
    )


_QUOTES = frozenset(map(ord, "“”‘’—…·"))
