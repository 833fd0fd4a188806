"""RTF: a walk through its groups and control words, with the code page of each font, Unicode escapes, and destinations.

Microsoft's RTF specification 1.9.1 names the words. Footnotes follow the body, headers and footers come last; what is hidden,
white, tiny or deleted is told apart.
"""

import re
from dataclasses import dataclass, replace

from plagcheck.engine.reading.flow import TINY_POINTS, Extract, Flow, UnreadableError, extracted, lines_once
from plagcheck.engine.reading.word_styles import WHITE

_TOKEN = re.compile(
    rb"\\([a-zA-Z]{1,32})(-?\d{1,10})? ?"  # 1 word, 2 number
    rb"|\\'([0-9a-fA-F]{2})"  # 3 a byte
    rb"|\\([^a-zA-Z])"  # 4 a symbol
    rb"|([{}])"  # 5 a group
    rb"|([^\\{}\r\n]+)"  # 6 plain bytes
)
_CODE_PAGES = {
    0: "cp1252", 77: "mac_roman", 128: "cp932", 129: "cp949", 130: "johab", 134: "gb18030", 136: "cp950", 161: "cp1253",
    162: "cp1254",
    163: "cp1258", 177: "cp1255", 178: "cp1256", 186: "cp1257", 204: "cp1251", 222: "cp874", 238: "cp1250", 254: "cp437",
}  # fmt: skip
"""Windows character sets of fonts."""
_SILENT_WORDS = """
fonttbl colortbl stylesheet info pict object objdata themedata colorschememapping datastore latentstyles listtable
listoverridetable revtbl rsidtbl generator xmlnstbl filetbl fldinst bkmkstart bkmkend nonshppict shpinst sp
wgrffmtfilter mmathPr ftnsep ftnsepc aftnsep aftnsepc annotation atnid atnauthor atntime atnref atndate comment private1
pgdsctbl listpicture blipuid template operator passwordhash protusertbl formfield datafield xe tc do falt panose fontemb
fontfile pntext pntxta pntxtb
"""
_SILENT = frozenset(_SILENT_WORDS.split())
_SIDES = {"footnote": "note", "header": "header", "headerl": "header", "headerr": "header", "headerf": "header",
          "footer": "footer", "footerl": "footer", "footerr": "footer", "footerf": "footer"}  # fmt: skip
_CHARACTERS = {
    "par": "\n", "sect": "\n", "page": "\n", "line": "\n", "tab": "\t", "cell": "\t", "nestcell": "\t", "row": "\n",
    "nestrow": "\n",
    "emdash": "—", "endash": "–", "emspace": "\u2003", "enspace": "\u2002", "qmspace": "\u2005", "bullet": "•", "lquote": "‘",
    "rquote": "’", "ldblquote": "“", "rdblquote": "”", "zwj": "\u200d", "zwnj": "\u200c", "column": "\n",
}  # fmt: skip
_SYMBOLS = {b"~": "\u00a0", b"_": "-", b"\\": "\\", b"{": "{", b"}": "}", b"\n": "\n", b"\r": "\n", b"\t": "\t"}
_HEADING = re.compile(r"heading \d|title|标题.*|überschrift.*", re.IGNORECASE)
MAX_DEPTH = 5000
"""Groups inside groups; a fuzzed file has more."""


@dataclass(frozen=True, slots=True)
class _State:
    """What a group inherits and forgets at its end."""

    codec: str
    silent: bool = False
    hidden: bool = False
    deleted: bool = False
    white: bool = False
    ground: bool = False
    points: float = 12.0
    skip: int = 1
    """Characters that follow a Unicode escape for readers that know none."""
    side: str = ""
    table: str = ""
    """`fonttbl`, `colortbl` or `stylesheet`, while inside."""


class RtfText:
    """One pass over the bytes of an RTF file."""

    def __init__(self) -> None:
        self.body, self.notes, self.headers, self.footers = Flow(), Flow(), Flow(), Flow()
        self.deleted = 0
        self._state = _State("cp1252")
        self._stack: list[_State] = []
        self._fonts: dict[int, str] = {}
        self._font = self._style = 0
        self._colours: list[list[int | None]] = [[None, None, None]]
        self._styles: dict[int, str] = {}
        self._style_name: list[str] = []
        self._current_style = 0
        self._bytes = bytearray()
        self._to_skip = 0
        self._high = 0
        self._starred = False
        self._starts = {"": 0, "note": 0, "header": 0, "footer": 0}
        self._default = "cp1252"

    def feed(self, data: bytes) -> None:
        """Read all of it. Raises UnreadableError for a file too deep."""
        position, end = 0, len(data)
        match_at = _TOKEN.match
        while position < end:
            match = match_at(data, position)
            if match is None:
                position += 1
                continue
            position = match.end()
            word = match[1]
            if word is not None:
                position += self._word(word.decode("ascii"), int(match[2]) if match[2] else None, match[2] is not None)
            elif match[3] is not None:
                self._byte(bytes([int(match[3], 16)]))
            elif match[4] is not None:
                self._symbol(match[4])
            elif match[5] is not None:
                self._group(match[5])
            else:
                self._byte(match[6])
        self._flush()

    def whole(self) -> Flow:
        """Body, notes, headers and footers in one text."""
        self.body.line()
        self.body.merge(self.notes, "note")
        for flow, mark in ((self.headers, "header"), (self.footers, "footer")):
            self.body.merge(lines_once(flow), mark)
        return self.body

    def _group(self, brace: bytes) -> None:
        self._flush()
        self._to_skip = 0
        self._starred = False
        if brace == b"{":
            if len(self._stack) >= MAX_DEPTH:
                raise UnreadableError.damaged("RTF document")
            self._stack.append(self._state)
        elif self._stack:
            before = self._state
            self._state = self._stack.pop()
            if before.side and not self._state.side:
                self._flow(before.side).line()

    def _flow(self, side: str) -> Flow:
        return {"": self.body, "note": self.notes, "header": self.headers, "footer": self.footers}[side]

    def _byte(self, raw: bytes) -> None:
        if self._to_skip:
            taken = min(self._to_skip, len(raw))
            self._to_skip -= taken
            raw = raw[taken:]
        if self._state.table:
            self._table_text(raw)
        elif not self._state.silent:
            self._bytes += raw

    def _symbol(self, symbol: bytes) -> None:
        if symbol == b"*":
            self._starred = True
        elif symbol in _SYMBOLS:
            self._flush()
            self._put(_SYMBOLS[symbol])
            if symbol in b"\r\n":
                self._end_paragraph()

    def _flush(self) -> None:
        if self._bytes:
            raw, self._bytes = bytes(self._bytes), bytearray()
            self._put(raw.decode(self._state.codec, "replace"))

    def _put(self, text: str) -> None:
        state = self._state
        if state.silent or state.table:
            return
        if state.deleted:
            self.deleted += len(text)
            return
        flow = self._flow(state.side)
        start = flow.length
        flow.add(text)
        if state.hidden or (state.white and not state.ground) or state.points < TINY_POINTS:
            flow.mark(start, "hidden")

    def _end_paragraph(self) -> None:
        side = self._state.side
        flow = self._flow(side)
        if _HEADING.fullmatch(self._styles.get(self._current_style, "")):
            flow.mark(self._starts[side], "heading")
        self._starts[side] = flow.length

    def _word(self, word: str, number: int | None, given: bool) -> int:
        """Obey a control word; the number of raw bytes that follow it and are to be passed over."""
        starred, self._starred = self._starred, False
        if word == "bin":
            return max(0, number or 0)
        if word == "u":
            self._unicode(number or 0)
            return 0
        if self._to_skip and word in _CHARACTERS:
            self._to_skip -= 1
            return 0
        self._flush()
        if word in _CHARACTERS:
            self._put(_CHARACTERS[word])
            if word in ("par", "row", "sect"):
                self._end_paragraph()
        elif word in _SILENT or (starred and word not in ("shptxt", "footnote", "fldrslt")):
            table = word if word in ("fonttbl", "colortbl", "stylesheet") else self._state.table
            self._state = replace(self._state, silent=True, table=table)
        elif word in _SIDES:
            self._state = replace(self._state, side=_SIDES[word], silent=False)
            flow = self._flow(_SIDES[word])
            self._starts[_SIDES[word]] = flow.length
        else:
            self._format(word, 1 if not given else number or 0)
        return 0

    def _unicode(self, number: int) -> None:
        self._flush()
        code = number & 0xFFFF if -0x8000 <= number <= 0xFFFF else number
        if 0xD800 <= code < 0xDC00:
            self._high = code
        elif 0xDC00 <= code < 0xE000 and self._high:
            self._put(chr(0x10000 + ((self._high - 0xD800) << 10) + code - 0xDC00))
            self._high = 0
        else:
            self._put(chr(code) if 0 < code <= 0x10FFFF and not 0xD800 <= code < 0xE000 else "\ufffd")
        self._to_skip = self._state.skip

    def _format(self, word: str, number: int) -> None:
        state = self._state
        if word == "f":
            self._font = number
            codec = state.codec if state.table else self._fonts.get(number, self._default)
            self._state = replace(state, codec=codec)
        elif word == "fcharset" and state.table == "fonttbl":
            self._fonts[self._font] = _CODE_PAGES.get(number, self._default)
        elif word == "ansicpg":
            self._default = _codec(number)
            self._state = replace(state, codec=self._default)
        elif word == "mac":
            self._default = "mac_roman"
            self._state = replace(state, codec=self._default)
        elif word == "uc":
            self._state = replace(state, skip=max(0, min(number, 8)))
        elif word in ("red", "green", "blue") and state.table == "colortbl":
            self._colours[-1][("red", "green", "blue").index(word)] = number
        elif word == "s":
            self._current_style = number
            self._style = number
        else:
            self._look(word, number)

    def _look(self, word: str, number: int) -> None:
        state = self._state
        if word == "plain":
            self._state = replace(state, hidden=False, white=False, ground=False, points=12.0, codec=self._default)
        elif word == "pard":
            self._current_style = 0
        elif word == "v":
            self._state = replace(state, hidden=number != 0)
        elif word == "deleted":
            self._state = replace(state, deleted=number != 0)
        elif word == "fs":
            self._state = replace(state, points=number / 2)
        elif word == "cf":
            self._state = replace(state, white=self._is_white(number))
        elif word in ("cb", "highlight", "chcbpat", "cbpat", "clcbpat"):
            self._state = replace(state, ground=number > 0 and not self._is_white(number))

    def _is_white(self, number: int) -> bool:
        colour = self._colours[number] if 0 <= number < len(self._colours) else [None]
        return all(channel is not None and channel >= WHITE for channel in colour)

    def _table_text(self, raw: bytes) -> None:
        if self._state.table == "colortbl":
            self._colours += [[None, None, None] for _ in range(raw.count(b";"))]
        elif self._state.table == "stylesheet":
            self._style_name.append(raw.decode("latin-1"))
            if b";" in raw:
                self._styles[self._style] = "".join(self._style_name).partition(";")[0].strip()
                self._style_name, self._style = [], 0


def _codec(number: int) -> str:
    known = {936: "gb18030", 10000: "mac_roman", 65001: "utf-8", 0: "cp1252", 1: "cp1252"}
    name = known.get(number, f"cp{number}")
    try:
        "".encode(name)
    except LookupError:
        return "cp1252"
    return name


def read(data: bytes) -> Extract:
    """Read an RTF document. Raises UnreadableError."""
    text = RtfText()
    text.feed(data)
    return extracted(text.whole(), "rtf", deleted=text.deleted)
