"""Plain text: which encoding the bytes are in, and the text with every line end as one `\\n`.

A byte-order mark decides, then strict UTF-8. Otherwise each candidate decodes a sample, and the one under which the sample
is most probable wins: characters are drawn from one simple model (ASCII, common Han characters by their rank, punctuation,
accented letters, the rest), so that log-probabilities of the same bytes can be compared. Where nothing reads like a text,
charset-normalizer is asked last. One bad byte never makes a UTF-8 file anything else: it becomes one U+FFFD.
"""

import codecs
import re
from collections import Counter
from dataclasses import dataclass
from functools import cache
from importlib import resources
from math import log

from plagcheck.engine.model import Finding, Mark, Span
from plagcheck.engine.reading.flow import MAX_CHARACTERS, Extract, UnreadableError
from plagcheck.engine.wording import filled

SAMPLE_BYTES = 32 * 1024
"""Enough for the choice to be certain, little enough that a paper of any length is decided in milliseconds."""
GOOD_PER_BAD = 4
"""UTF-8 sequences for each bad byte from which a file is UTF-8 with damage rather than something else."""
PLAUSIBLE_SHARE = 0.75
"""Share of characters of known kinds below which a reading is no text of ours."""
CONTROL_SHARE = 0.1
"""Share of control characters from which bytes are no text."""
NUL_SHARE = 0.1
"""Share of zero bytes from which valid UTF-8 may be UTF-16 of Latin letters."""
TAGS_IN_TEXT = 20

_BOMS = (
    (codecs.BOM_UTF8, "utf-8", "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32-le", "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be", "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le", "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be", "utf-16-be"),
    (b"\x84\x31\x95\x33", "gb18030", "gb18030"),
)
_CANDIDATES = ("gb18030", "big5", "cp950", "big5hkscs", "utf-16-le", "utf-16-be", "cp1252")
_PRIOR = {"gb18030": 1.5}
"""Log-odds before anything is read; it matters for one or two characters alone."""
_LINE_END = re.compile("\r\n?")
_TAG = re.compile(r"</?(?:p|div|span|a|td|tr|li|br|ul|script|body|head|meta|h[1-6])\b[^<>]*>", re.IGNORECASE)
_DAMAGE = re.compile("(?:锟斤拷|烫烫烫|屯屯屯)[锟斤拷烫屯]*")
_HAN_IN_LATIN = re.compile("[a-zA-Z][\u3400-\u9fff]|[\u3400-\u9fff][a-zA-Z]")
_ACCENTS_TOGETHER = re.compile("[\u00a1-\u00ff](?=[\u00a1-\u00ff])")


@dataclass(frozen=True, slots=True)
class Decoded:
    """A text, the codec it was read with, and whether that was a guess."""

    text: str
    encoding: str
    guessed: bool = False


def read(data: bytes, encoding: str | None = None) -> Extract:
    """Read plain text. Raises UnreadableError for what is none or too long, LookupError for an unknown encoding."""
    if len(data) > 4 * MAX_CHARACTERS + 4:
        raise UnreadableError.too_large(f"more than {MAX_CHARACTERS:,} characters")
    decoded = decode(data, encoding)
    text = decoded.text
    if "\r" in text:
        text = _LINE_END.sub("\n", text)
    if len(text) > MAX_CHARACTERS:
        raise UnreadableError.too_large(f"more than {MAX_CHARACTERS:,} characters")
    damage = tuple(Mark(m.start(), m.end(), "damaged") for m in _DAMAGE.finditer(text))
    return Extract(text, "txt", damage, (*_encoding_findings(decoded), *text_findings(text, damage)), decoded.encoding)


def _encoding_findings(decoded: Decoded) -> tuple[Finding, ...]:
    found = []
    if decoded.guessed:
        name = decoded.encoding
        message = f"The file does not say its encoding; it reads best as {name.upper()}."
        found.append(Finding("encoding-guessed", message, detail=name))
    spans = tuple(Span(m.start(), m.end()) for m in re.finditer("\ufffd+", _LINE_END.sub("\n", decoded.text)))
    bad = sum(span.length for span in spans)
    if bad:
        message = filled("Not valid {0}: {1:byte, shown|bytes, each shown} as \ufffd.", decoded.encoding.upper(), bad)
        found.append(Finding("bad-bytes", message, count=bad, spans=spans))
    return tuple(found)


def text_findings(text: str, damage: tuple[Mark, ...]) -> tuple[Finding, ...]:
    """What stands in a text that should not: the traces of a wrong conversion, markup."""
    found = []
    if damage:
        message = filled("Lost in an earlier wrong conversion, and not counted: {:passage|passages}.", len(damage))
        found.append(Finding("damaged-text", message, count=len(damage), spans=tuple(Span(m.start, m.end) for m in damage)))
    tags = len(_TAG.findall(text[:200_000]))
    if tags >= TAGS_IN_TEXT:
        message = f"The text holds {tags} HTML tags; they were read as text."
        found.append(Finding("markup-in-text-file", message, count=tags))
    return tuple(found)


def decode(data: bytes, encoding: str | None = None) -> Decoded:
    """The text of `data`. Raises UnreadableError when it is no text, LookupError for an unknown encoding."""
    for bom, codec, _name in _BOMS:
        if data.startswith(bom) and encoding in (None, codec, "utf-8-sig", "utf-16", "utf-32"):
            return Decoded(decode_marking(data[len(bom) :], codec), codec)
    if encoding is not None:
        return Decoded(decode_marking(data, codecs.lookup(encoding).name), encoding.lower())
    return _decode_unnamed(data)


def _decode_unnamed(data: bytes) -> Decoded:
    zeros = data.count(0)
    if zeros <= NUL_SHARE * len(data):
        text, good, bad = _as_utf8(data)
        if not bad or good >= GOOD_PER_BAD * bad:
            return Decoded(_checked(text), "utf-8")
    elif (codec := _utf16_of_latin(data)) is not None:
        return Decoded(decode_marking(data, codec), codec, guessed=True)
    codec = _most_probable(data)
    return Decoded(_checked(decode_marking(data, codec)), codec, guessed=True)


def _as_utf8(data: bytes) -> tuple[str, int, int]:
    """The text as UTF-8, its valid sequences beyond ASCII, and its bad bytes."""
    try:
        return data.decode("utf-8"), 0, 0
    except UnicodeDecodeError:
        text = decode_marking(data, "utf-8")
        # a U+FFFD that stood in the file is a valid sequence of its own
        bad = text.count("\ufffd") - data.count(b"\xef\xbf\xbd")
        good = sum(1 for c in text[:MAX_CHARACTERS] if c > "\x7f") - bad
        return text, good, bad


def _checked(text: str) -> str:
    """The text itself. Raises UnreadableError when it is too full of control characters to be one."""
    sample = text[:SAMPLE_BYTES]
    controls = len(re.findall("[\x00-\x08\x0e-\x1a\x1c-\x1f\x7f-\x84\x86-\x9f]", sample))
    if controls > CONTROL_SHARE * len(sample) and controls > 1:
        raise UnreadableError("unsupported", "This is not a text file.", detail="a binary file")
    return text


def _utf16_of_latin(data: bytes) -> str | None:
    even, odd = data[0::2].count(0), data[1::2].count(0)
    codec = "utf-16-le" if odd > even else "utf-16-be"
    text = data[:SAMPLE_BYTES].decode(codec, "replace")
    return codec if abs(odd - even) > NUL_SHARE * len(data) / 2 and _plausible(text) and "\x00" not in text[:-1] else None


def decode_marking(data: bytes, codec: str) -> str:
    """Decode with one U+FFFD for each bad byte."""
    if codec.startswith("cp125"):
        return data.decode(codec, _ONE_FOR_EACH)
    return data.decode(codec, _ONE_FOR_EACH).removeprefix("\ufeff")


def _one_for_each(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeDecodeError)
    return "\ufffd" * (error.end - error.start), error.end


_ONE_FOR_EACH = "plagcheck-one-for-each"
codecs.register_error(_ONE_FOR_EACH, _one_for_each)


def _most_probable(data: bytes) -> str:
    """The candidate codec under which a sample of `data` is most probable. Raises UnreadableError when none gives a text."""
    sample = data[:SAMPLE_BYTES]
    readings = {codec: decode_marking(sample, codec) for codec in _CANDIDATES}
    best = max(_CANDIDATES, key=lambda codec: log_probability(readings[codec], codec) + _PRIOR.get(codec, 0.0))
    if _plausible(readings[best]):
        return best
    other = _last_resort(data[: 4 * SAMPLE_BYTES])
    if other is None:
        raise UnreadableError("unsupported", "This is not a text file.", detail="a binary file")
    return other


def _last_resort(sample: bytes) -> str | None:
    from charset_normalizer import from_bytes

    match = from_bytes(sample).best()
    if match is None or not _plausible(sample.decode(match.encoding, "replace")):
        return None
    return str(match.encoding)


@cache
def _weights() -> dict[str, float]:
    """Log-probability of each Han character in common use: Zipf over its rank in Simplified or in Traditional."""
    table = resources.files("plagcheck.resources").joinpath("tables/common_characters.txt").read_text(encoding="utf-8")
    weights: dict[str, float] = {}
    for row in table.splitlines():
        for rank, character in enumerate(row):
            weight = -log(rank + 20) - 2.5
            weights[character] = max(weight, weights.get(character, weight))
    return weights


def common_han(character: str) -> bool:
    """Whether a Han character is in common use, in either script."""
    return character in _weights()


_RANGES: tuple[tuple[int, float], ...] = (
    (0x08, -14.0), (0x0D, -4.5), (0x1F, -14.0), (0x7E, -3.5), (0x9F, -16.0), (0xBF, -7.0), (0xFF, -6.5), (0x24F, -10.0),
    (0x2FF, -14.0), (0x52F, -9.5), (0x1FFF, -13.0), (0x203A, -5.5), (0x206F, -13.0), (0x2312, -9.0), (0x2FFF, -12.0),
    (0x303F, -5.0), (0x30FF, -9.0), (0x33FF, -13.0), (0x4DBF, -16.0), (0x9FFF, -13.0), (0xABFF, -17.0), (0xD7A3, -10.0),
    (0xFAFF, -18.0), (0xFEFF, -15.0), (0xFF5E, -5.5), (0xFFEE, -11.0), (0x1FAFF, -14.0), (0x2FFFF, -17.0), (0x10FFFF, -20.0),
)  # fmt: skip
"""Upper ends of code point ranges and the log-probability of one character in each; Han in common use comes from the table."""
_BAD = -20.0


def log_probability(text: str, codec: str) -> float:
    """The log-probability of a sample's characters, were its bytes text in `codec`."""
    common = _weights()
    counts = Counter(text)
    total = sum(n * (common.get(c) or _range_weight(c)) for c, n in counts.items())
    if codec == "cp1252":
        return total - 2.5 * len(_ACCENTS_TOGETHER.findall(text))
    return total - 2.5 * len(_HAN_IN_LATIN.findall(text))


@cache
def _range_weight(character: str) -> float:
    if character == "\ufffd":
        return _BAD
    return next(weight for end, weight in _RANGES if ord(character) <= end)


def _plausible(text: str) -> bool:
    """Whether nearly all characters are of kinds that papers are written in."""
    common = _weights()
    counts = Counter(text[:SAMPLE_BYTES])
    known = sum(n for c, n in counts.items() if c in common or _range_weight(c) >= -10.0)
    return known >= PLAUSIBLE_SHARE * sum(counts.values())
