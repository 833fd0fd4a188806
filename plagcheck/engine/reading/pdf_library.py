"""PDFium, set up so that it reads the same on every machine: no system fonts, one of our own in the place of missing ones.

Without a font PDFium gives a character no box, and drops it when it stands alone, as most characters do in the PDFs of
Chinese journals. The reading font (packaging/build_reading_font.py) has a box for everything.
"""

import ctypes
from functools import cache
from importlib import resources
from typing import Any

import pypdfium2
import pypdfium2.raw as raw

EAST_ASIAN = frozenset({128, 129, 134, 136})
"""Windows character sets: Japanese, Korean, Simplified and Traditional Chinese."""
_HANDLE = 1


@cache
def ready() -> None:
    """Give PDFium our font once in this process."""
    font = resources.files("plagcheck.resources").joinpath("tables/reading_font.ttf").read_bytes()
    info = raw.FPDF_SYSFONTINFO()
    info.version = 1
    fields: dict[str, Any] = dict(raw.FPDF_SYSFONTINFO._fields_)

    def data(_info: Any, _font: Any, table: int, buffer: Any, size: int) -> int:
        if table:
            return 0
        if buffer and size >= len(font):
            ctypes.memmove(buffer, font, len(font))
        return len(font)

    def mapped(_info: Any, _weight: int, _italic: int, charset: int, _pitch: int, _face: Any, _exact: Any) -> int | None:
        return _HANDLE if charset in EAST_ASIAN else None

    def nothing(*_arguments: Any) -> int:
        return 0

    acts = {
        "Release": nothing, "EnumFonts": nothing, "MapFont": mapped, "GetFont": nothing, "GetFontData": data,
        "GetFaceName": nothing, "GetFontCharset": nothing, "DeleteFont": nothing,
    }  # fmt: skip
    for name, act in acts.items():
        setattr(info, name, fields[name](act))
    _KEPT.append(info)
    raw.FPDF_SetSystemFontInfo(info)


_KEPT: list[Any] = []
"""What PDFium holds pointers to must not be collected."""


def open_document(data: bytes, password: str | None = None) -> "pypdfium2.PdfDocument":
    """The document. Raises pypdfium2.PdfiumError."""
    ready()
    return pypdfium2.PdfDocument(data, password=password)
