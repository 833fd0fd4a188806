"""Word 97–2003 documents (.doc): the piece table says where each stretch of text lies and how it is encoded.

Method: Microsoft's [MS-DOC], the file information block, the table stream's Clx (2.8.35) and the character formatting pages
(2.9.33) for deleted and hidden text. Word 6 and 95 files are named and refused, as are all other OLE files.
"""

import io
import re
import struct
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from plagcheck.engine.reading.flow import MAX_CHARACTERS, TINY_POINTS, Extract, Flow, UnreadableError, extracted, lines_once

_MAGIC, _WORD_97 = 0xA5EC, 0x00C1
_ENCRYPTED, _SECOND_TABLE = 0x0100, 0x0200
_COMPRESSED = 0x40000000
MAX_PIECES = 1_000_000
PAGE_BYTES = 512
_SUBDOCUMENTS = ("body", "note", "header", "", "", "note", "box", "header")
"""Body, footnotes, headers, macros, annotations, endnotes, text boxes, text boxes in headers: the order of their texts."""
_DELETED, _HIDDEN, _SIZE, _COLOUR, _COLOUR_INDEX = 0x0800, 0x083C, 0x4A43, 0x6870, 0x2A42
_OPERAND_BYTES = {0: 1, 1: 1, 2: 2, 3: 4, 4: 2, 5: 2, 7: 3}
_WHITE_INDEX = 8
_CHARACTERS = {"\r": "\n", "\x0b": "\n", "\x0c": "\n", "\x07": "\t", "\x1e": "-", "\xa0": "\xa0", "\t": "\t", "\n": "\n"}
_CLEAN = {code: None for code in range(32) if chr(code) not in _CHARACTERS} | {0x1F: None}


class _Piece(NamedTuple):
    """A stretch of text: characters [start, end) of the document, at a place in the stream, two bytes each or one."""

    start: int
    end: int
    place: int
    wide: bool


class _Run(NamedTuple):
    """Formatting of bytes [start, end) of the stream."""

    start: int
    end: int
    deleted: bool
    hidden: bool


def read(data: bytes, passwords: Sequence[str] = ()) -> Extract:
    """Read a Word document in an OLE file. Raises UnreadableError."""
    import olefile

    try:
        with olefile.OleFileIO(io.BytesIO(data)) as ole:
            names = {"/".join(path).lower() for path in ole.listdir()}
            _refuse_others(names)
            stream = ole.openstream("WordDocument").read()
            return _extract(stream, ole, data, passwords)
    except UnreadableError:
        raise
    except (OSError, struct.error, IndexError, ValueError, KeyError, AttributeError, TypeError, RecursionError):
        raise UnreadableError.damaged("old Word document (save it as .docx)") from None


def _refuse_others(names: set[str]) -> None:
    others = {"workbook": "a spreadsheet", "book": "a spreadsheet", "powerpoint document": "an old PowerPoint presentation"}
    for name, what in others.items():
        if name in names:
            raise UnreadableError.unsupported(f"{what} (save it as .pptx or PDF)" if "Point" in what else what)
    if "worddocument" not in names:
        raise UnreadableError.unsupported("an Office file other than a Word document")


def _extract(stream: bytes, ole: Any, data: bytes, passwords: Sequence[str]) -> Extract:
    magic, version = struct.unpack_from("<HH", stream, 0)
    flags = struct.unpack_from("<H", stream, 10)[0]
    if magic != _MAGIC or version < _WORD_97:
        raise UnreadableError.unsupported("a document of Word 6 or 95 (save it as .docx)")
    name = "1Table" if flags & _SECOND_TABLE else "0Table"
    if flags & _ENCRYPTED:
        from plagcheck.engine.reading.protected import word_streams

        stream, table = word_streams(data, name, passwords)
    else:
        table = ole.openstream(name).read()
    counts, places = _block(stream)
    pieces = list(_pieces(_part(table, places, 33)))
    runs = list(_runs(stream, _part(table, places, 12)))
    return _assembled(stream, pieces, runs, counts)


def _block(stream: bytes) -> tuple[list[int], bytes]:
    """The lengths of the eight texts, and the table of places in the table stream."""
    shorts = struct.unpack_from("<H", stream, 32)[0]
    longs_at = 34 + 2 * shorts
    longs = struct.unpack_from("<H", stream, longs_at)[0]
    values = struct.unpack_from(f"<{longs}i", stream, longs_at + 2)
    places_at = longs_at + 2 + 4 * longs
    pairs = struct.unpack_from("<H", stream, places_at)[0]
    return [max(0, value) for value in values[3:11]], stream[places_at + 2 : places_at + 2 + 8 * pairs]


def _part(table: bytes, places: bytes, number: int) -> bytes:
    start, size = struct.unpack_from("<II", places, 8 * number)
    return table[start : start + size]


def _pieces(clx: bytes) -> Iterator[_Piece]:
    position = 0
    while position < len(clx) and clx[position] == 1:  # formatting of pieces
        position += 3 + struct.unpack_from("<H", clx, position + 1)[0]
    if position >= len(clx) or clx[position] != 2:
        raise ValueError("no piece table")
    size = struct.unpack_from("<I", clx, position + 1)[0]
    plc = clx[position + 5 : position + 5 + size]
    count = (len(plc) - 4) // 12
    if not 0 < count <= MAX_PIECES:
        raise ValueError("no pieces")
    borders = struct.unpack_from(f"<{count + 1}I", plc, 0)
    for i in range(count):
        place = struct.unpack_from("<I", plc, 4 * (count + 1) + 8 * i + 2)[0]
        wide = not place & _COMPRESSED
        start = (place & 0x3FFFFFFF) if wide else (place & 0x3FFFFFFF) // 2
        if borders[i] < borders[i + 1]:
            yield _Piece(borders[i], borders[i + 1], start, wide)


def _runs(stream: bytes, plc: bytes) -> Iterator[_Run]:
    """Stretches of the stream that are deleted or hidden."""
    count = (len(plc) - 4) // 8
    for i in range(max(0, count)):
        number = struct.unpack_from("<I", plc, 4 * (count + 1) + 4 * i)[0] & 0x3FFFFF
        page = stream[PAGE_BYTES * number : PAGE_BYTES * (number + 1)]
        if len(page) == PAGE_BYTES:
            yield from _page_runs(page)


def _page_runs(page: bytes) -> Iterator[_Run]:
    count = min(page[PAGE_BYTES - 1], 0x65)
    borders = struct.unpack_from(f"<{count + 1}I", page, 0)
    for i in range(count):
        at = page[4 * (count + 1) + i] * 2
        if not at:
            continue
        deleted, hidden = _formatting(page[at + 1 : at + 1 + page[at]])
        if (deleted or hidden) and borders[i] < borders[i + 1]:
            yield _Run(borders[i], borders[i + 1], deleted, hidden)


def _formatting(sprms: bytes) -> tuple[bool, bool]:
    """Whether a list of property changes makes text deleted, and whether it hides it."""
    deleted = vanished = white = tiny = False
    position = 0
    while position + 2 < len(sprms):
        code = struct.unpack_from("<H", sprms, position)[0]
        position += 2
        size = _OPERAND_BYTES.get(code >> 13, 1 + sprms[position])
        operand = int.from_bytes(sprms[position : position + min(size, 4)], "little")
        position += size
        deleted = operand & 1 == 1 if code == _DELETED else deleted
        vanished = operand & 1 == 1 if code == _HIDDEN else vanished
        tiny = 0 < operand / 2 < TINY_POINTS if code == _SIZE else tiny
        white = operand == 0xFFFFFF if code == _COLOUR else operand == _WHITE_INDEX if code == _COLOUR_INDEX else white
    return deleted, vanished or tiny or white


def _assembled(stream: bytes, pieces: list[_Piece], runs: list[_Run], counts: list[int]) -> Extract:
    if sum(counts) > MAX_CHARACTERS:
        raise UnreadableError.too_large(f"more than {MAX_CHARACTERS:,} characters")
    flow, deleted = Flow(), 0
    parts: dict[str, list[Flow]] = {}
    start = 0
    for kind, count in zip(_SUBDOCUMENTS, counts, strict=True):
        if kind and count:
            part = Flow()
            deleted += _Writer(part, stream, runs).write(pieces, start, start + count)
            parts.setdefault(kind, []).append(part)
        start += count
    for kind, mark in (("body", None), ("box", None), ("note", "note"), ("header", "header")):
        for part in parts.get(kind, []):
            flow.merge(lines_once(part) if kind == "header" else part, mark)
    return extracted(flow, "doc", deleted=deleted)


class _Writer:
    """Writes one of the texts into a flow: field codes and control characters left out, hidden stretches marked."""

    def __init__(self, flow: Flow, stream: bytes, runs: list[_Run]) -> None:
        self.flow = flow
        self.stream = stream
        self.runs = sorted(runs)
        self.starts = [run.start for run in self.runs]
        self.fields: list[bool] = []
        self.deleted = 0

    def write(self, pieces: list[_Piece], start: int, end: int) -> int:
        """Write characters [start, end) of the document; the number of deleted ones left out."""
        for piece in pieces:
            low, high = max(piece.start, start), min(piece.end, end)
            if low < high:
                width = 2 if piece.wide else 1
                self._bytes(piece.place + (low - piece.start) * width, (high - low) * width, piece.wide)
        return self.deleted

    def _bytes(self, place: int, size: int, wide: bool) -> None:
        """A stretch of the stream, cut where its formatting changes."""
        end = min(place + size, len(self.stream))
        while place < end:
            index = bisect_right(self.starts, place) - 1
            run = self.runs[index] if index >= 0 and self.runs[index].end > place else None
            border = run.end if run else self.starts[index + 1] if index + 1 < len(self.starts) else end
            cut = max(min(border, end), place + (2 if wide else 1))
            if wide and (cut - place) % 2:
                cut += 1
            raw = self.stream[place:cut]
            self._text(raw.decode("utf-16-le", "replace") if wide else raw.decode("cp1252", "replace"), run)
            place = cut

    def _text(self, text: str, run: _Run | None) -> None:
        shown = self._without_fields(text)
        if run is not None and run.deleted:
            self.deleted += len(shown)
            return
        start = self.flow.length
        self.flow.add(_ROW_END.sub("\n", shown).translate(_CLEAN).translate(_TABLE))
        if run is not None and run.hidden:
            self.flow.mark(start, "hidden")

    def _without_fields(self, text: str) -> str:
        """The text with results of fields but without their codes: 13h begins one, 14h its result, 15h ends it."""
        if not self.fields and not any(mark in text for mark in "\x13\x14\x15"):
            return text
        kept = []
        for character in text:
            if character == "\x13":
                self.fields.append(True)
            elif character == "\x14" and self.fields:
                self.fields[-1] = False
            elif character == "\x15" and self.fields:
                self.fields.pop()
            elif True not in self.fields:
                kept.append(character)
        return "".join(kept)


_ROW_END = re.compile("\x07{2}")
"""A row ends with a mark of its own after that of its last cell."""
_TABLE = str.maketrans(_CHARACTERS)
