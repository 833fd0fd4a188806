"""Which text objects of a PDF page no reader sees: not drawn, white on white, tiny, or under a box drawn later.

Text that is not drawn but lies over a picture is the layer of an honest scan. Objects are looked at, not characters: a page
has few of them, and nearly all pages have none that need a second look.
"""

import ctypes
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import pypdfium2.raw as raw

from plagcheck.engine.reading.flow import TINY_POINTS

TEXT, PATH, IMAGE, SHADING, FORM = 1, 2, 3, 4, 5
NOT_DRAWN = 3
"""The text render mode that paints nothing."""
WHITE, NEARLY_WHITE = 250, 240
"""Channel from which on text is white, and up to which a ground is not."""
MAX_OBJECTS = 200_000
MAX_PATHS = 3000
"""Paths looked at on one page; drawings with more are no cover of text."""
MAX_COVERS = 300
"""Rectangles over text looked at; a drawing of more hides nothing on purpose."""
MAX_FORM_DEPTH = 8
FEWEST_COVER_POINTS = 4.0
RECTANGLE_SEGMENTS = 6

Box = tuple[float, float, float, float]
Matrix = tuple[float, float, float, float, float, float]
_UNMOVED: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)


def _lean(function: Any, *arguments: Any) -> Callable[..., int]:
    """The C function without conversions of its arguments: these calls are made for every object."""
    address = ctypes.cast(function, ctypes.c_void_p).value
    return ctypes.CFUNCTYPE(ctypes.c_int, *arguments)(address or 0)


_P = ctypes.c_void_p
_type = _lean(raw.FPDFPageObj_GetType, _P)
_mode = _lean(raw.FPDFTextObj_GetTextRenderMode, _P)
_fill = _lean(raw.FPDFPageObj_GetFillColor, _P, _P, _P, _P, _P)
_size = _lean(raw.FPDFTextObj_GetFontSize, _P, _P)
_bounds = _lean(raw.FPDFPageObj_GetBounds, _P, _P, _P, _P, _P)
_count = _lean(raw.FPDFPage_CountObjects, _P)
_form_count = _lean(raw.FPDFFormObj_CountObjects, _P)
_segments = _lean(raw.FPDFPath_CountSegments, _P)
_draw_mode = _lean(raw.FPDFPath_GetDrawMode, _P, _P, _P)
_transparent = _lean(raw.FPDFPageObj_HasTransparency, _P)
_object = ctypes.CFUNCTYPE(_P, _P, ctypes.c_int)(ctypes.cast(raw.FPDFPage_GetObject, _P).value or 0)
_form_object = ctypes.CFUNCTYPE(_P, _P, ctypes.c_ulong)(ctypes.cast(raw.FPDFFormObj_GetObject, _P).value or 0)


@dataclass(frozen=True, slots=True)
class _Thing:
    """One object: its address, its place in the order of drawing, and how its form moves it."""

    address: int
    order: int
    matrix: Matrix


@dataclass(slots=True)
class _Page:
    """The objects of a page, by what they may do to text."""

    texts: list[_Thing] = field(default_factory=list)
    unseen: list[_Thing] = field(default_factory=list)
    white: list[_Thing] = field(default_factory=list)
    tiny: list[_Thing] = field(default_factory=list)
    paths: list[_Thing] = field(default_factory=list)
    pictures: list[_Thing] = field(default_factory=list)
    seen: int = 0
    _boxes: dict[int, Box | None] = field(default_factory=dict)

    def box(self, thing: _Thing) -> Box | None:
        """The extent of an object, asked for once: a page may have many of both texts and grounds."""
        if thing.order not in self._boxes:
            self._boxes[thing.order] = _box(thing)
        return self._boxes[thing.order]


class Registers:
    """C variables to receive results, made once."""

    def __init__(self) -> None:
        self.colour = [ctypes.c_uint() for _ in range(4)]
        self.numbers = [ctypes.c_float() for _ in range(4)]
        self.to_colour = [ctypes.addressof(each) for each in self.colour]
        self.to_numbers = [ctypes.addressof(each) for each in self.numbers]
        self.flags = [ctypes.c_int() for _ in range(2)]
        self.to_flags = [ctypes.addressof(each) for each in self.flags]


_registers = Registers()


def address_of(handle: Any) -> int:
    """The address behind a handle of pypdfium2."""
    return int(ctypes.cast(handle, _P).value or 0)


@dataclass(frozen=True, slots=True)
class Look:
    """What a page is made of: the addresses of text objects that cannot be seen, and whether it has text and pictures."""

    hidden: frozenset[int]
    texts: int
    pictures: int


def look(page: Any) -> Look:
    """Look at all objects of a page (a handle of PDFium)."""
    found = _Page()
    address = address_of(page)
    _collect(((_object(address, i) or 0) for i in range(min(_count(address), MAX_OBJECTS))), _UNMOVED, found, 0)
    hidden = [thing for thing in found.unseen if not _over_picture(thing, found)]
    hidden += [thing for thing in found.white if not _on_colour(thing, found)]
    hidden += found.tiny
    hidden += _covered(found)
    return Look(frozenset(thing.address for thing in hidden), len(found.texts), len(found.pictures))


def _collect(addresses: Iterator[int], matrix: Matrix, found: _Page, depth: int) -> None:
    for address in addresses:
        kind = _type(address)
        found.seen += 1
        if found.seen > MAX_OBJECTS:
            return
        thing = _Thing(address, found.seen, matrix)
        if kind == TEXT:
            _sort_text(thing, found)
        elif kind == PATH and len(found.paths) < MAX_PATHS:
            found.paths.append(thing)
        elif kind in (IMAGE, SHADING):
            found.pictures.append(thing)
        elif kind == FORM and depth < MAX_FORM_DEPTH:
            inner = ((_form_object(address, i) or 0) for i in range(min(max(_form_count(address), 0), MAX_OBJECTS)))
            _collect(inner, _times(_matrix(address), matrix), found, depth + 1)


def _sort_text(thing: _Thing, found: _Page) -> None:
    found.texts.append(thing)
    if _mode(thing.address) == NOT_DRAWN:
        found.unseen.append(thing)
        return
    if _fill(thing.address, *_registers.to_colour):
        red, green, blue, alpha = (each.value for each in _registers.colour)
        if alpha == 0:
            found.unseen.append(thing)
            return
        if red >= WHITE and green >= WHITE and blue >= WHITE:
            found.white.append(thing)
    if _size(thing.address, _registers.to_numbers[0]) and abs(_registers.numbers[0].value) < TINY_POINTS and _is_tiny(thing):
        found.tiny.append(thing)


def _is_tiny(thing: _Thing) -> bool:
    size = abs(_registers.numbers[0].value)
    _, _, c, d, _, _ = _times(_matrix(thing.address), thing.matrix)
    if not 0 < size * (c * c + d * d) ** 0.5 < TINY_POINTS:
        return False
    box = _box(thing)  # fonts made of drawings (Type 3) bring a scale of their own
    return box is None or min(box[2] - box[0], box[3] - box[1]) < TINY_POINTS


def _matrix(address: int) -> Matrix:
    found = raw.FS_MATRIX()
    if not raw.FPDFPageObj_GetMatrix(ctypes.cast(address, raw.FPDF_PAGEOBJECT), found):
        return _UNMOVED
    return (found.a, found.b, found.c, found.d, found.e, found.f)


def _times(inner: Matrix, outer: Matrix) -> Matrix:
    a, b, c, d, e, f = inner
    g, h, i, j, k, m = outer
    return (a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + m)


def _box(thing: _Thing) -> Box | None:
    """Left, bottom, right and top on the page; None when the object has no extent."""
    if not _bounds(thing.address, *_registers.to_numbers):
        return None
    left, bottom, right, top = (each.value for each in _registers.numbers)
    a, b, c, d, e, f = thing.matrix
    xs = [x * a + y * c + e for x in (left, right) for y in (bottom, top)]
    ys = [x * b + y * d + f for x in (left, right) for y in (bottom, top)]
    return min(xs), min(ys), max(xs), max(ys)


def _holds(outer: Box | None, inner: Box | None) -> bool:
    """Whether the middle of one box lies inside the other."""
    if outer is None or inner is None:
        return False
    x, y = (inner[0] + inner[2]) / 2, (inner[1] + inner[3]) / 2
    return outer[0] <= x <= outer[2] and outer[1] <= y <= outer[3]


def _over_picture(thing: _Thing, found: _Page) -> bool:
    box = found.box(thing)
    return any(_holds(found.box(picture), box) for picture in found.pictures[:MAX_PATHS])


def _on_colour(thing: _Thing, found: _Page) -> bool:
    box = found.box(thing)
    grounds = (*found.pictures[:MAX_PATHS], *found.paths)
    return any(each.order < thing.order and _holds(found.box(each), box) and _coloured(each) for each in grounds)


def _coloured(thing: _Thing) -> bool:
    if _type(thing.address) != PATH:
        return True
    if not _draw_mode(thing.address, *_registers.to_flags) or not _registers.flags[0].value:
        return False
    if not _fill(thing.address, *_registers.to_colour):
        return True  # a pattern
    *colour, alpha = (each.value for each in _registers.colour)
    return alpha > 0 and min(colour) < NEARLY_WHITE


def _covered(found: _Page) -> list[_Thing]:
    """Text under an opaque rectangle that was drawn after it."""
    if not found.texts:
        return []
    first = found.texts[0].order
    covers = [(path.order, box) for path in found.paths if path.order > first and (box := _cover(path)) is not None]
    if not 0 < len(covers) <= MAX_COVERS:
        return []
    hidden = []
    for text in found.texts:
        later = [box for order, box in covers if order > text.order]
        if later and (own := _box(text)) is not None and any(_inside(own, box) for box in later):
            hidden.append(text)
    return hidden


def _cover(path: _Thing) -> Box | None:
    if not 4 <= _segments(path.address) <= RECTANGLE_SEGMENTS or _transparent(path.address):
        return None
    if not _draw_mode(path.address, *_registers.to_flags) or not _registers.flags[0].value:
        return None
    if not _fill(path.address, *_registers.to_colour) or _registers.colour[3].value < 255:
        return None
    box = _box(path)
    if box is None or box[2] - box[0] < FEWEST_COVER_POINTS or box[3] - box[1] < FEWEST_COVER_POINTS:
        return None
    return box


def _inside(inner: Box, outer: Box) -> bool:
    slack = 0.5
    return bool(
        outer[0] - slack <= inner[0]
        and inner[2] <= outer[2] + slack
        and outer[1] - slack <= inner[1]
        and inner[3] <= outer[3] + slack
    )
