"""Folding: the same characters everywhere, so that a copy in another dress is still a copy.

The text is never rewritten. Folding yields a second row of characters with the map back: compatibility forms (NFKC by
character), case, accents, Traditional → Simplified (one to one), radicals, look-alikes inside Latin words. Invisible signs,
spaces between Han characters, letter-spacing and line ends inside sentences are left out. What was undone is told as findings.

Only invisible characters inside words, look-alikes inside Latin words and letter-spaced words may be a disguise: honest texts
have no use for them there. Emoji families, Persian joiners, Russian and Greek words and formulas have.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import resources

import numpy as np
import numpy.typing as npt

from plagcheck.engine.columns import HAN, LATIN, OTHER, Folded
from plagcheck.engine.disguises import SPANS_KEPT, Marked, invisible_findings, look_alikes, turned_round
from plagcheck.engine.joining import join_lines
from plagcheck.engine.model import Finding, Span
from plagcheck.engine.pieces import parted_words
from plagcheck.engine.spacing import join_spaced
from plagcheck.engine.wording import filled

SIZE = 0x32400
"""Code points the table covers: through the last extension of Han. Above lie emoji tags and private use."""
INVISIBLE, SOFT_HYPHEN, ACCENT, LOOK_ALIKE, FULL_WIDTH, RADICAL, TRADITIONAL, MANY = (1 << bit for bit in range(8))
DROPPED = INVISIBLE | SOFT_HYPHEN | ACCENT
TRADITIONAL_SHARE = 0.03
"""Share of the Han characters that must differ from their Simplified form before a text is called Traditional: Simplified
texts hold a few such characters (著 乾 後 in names), Traditional ones a third."""
KANA = (0x3041, 0x30FF)
"""Hiragana and katakana."""
TAGS = (0xE0000, 0xE0FFF)
"""Language tags and variation selectors above the table, and what Unicode keeps free there for more that shows nothing."""


@dataclass(frozen=True, eq=False)
class Table:
    """What each code point folds to; made by packaging/build_tables.py."""

    low: npt.NDArray[np.uint32]
    kind: npt.NDArray[np.uint8]
    flag: npt.NDArray[np.uint16]
    alike: npt.NDArray[np.uint32]
    """u4[k, 2]: letters that look like a Latin one, and that one."""
    many: npt.NDArray[np.uint32]
    """Code points that fold to several, rising; the j-th to `many_codes[many_end[j-1]:many_end[j]]`."""
    many_end: npt.NDArray[np.int32]
    many_codes: npt.NDArray[np.uint32]

    @cached_property
    def of_ascii(self) -> tuple[bytes, bytes]:
        """`low` and `kind` of the first 128 code points, as tables for `bytes.translate`."""
        low, kind = (column[:128].astype(np.uint8).tobytes() + bytes(128) for column in (self.low, self.kind))
        return low, kind


@cache
def table() -> Table:
    """The shipped table."""
    path = resources.files("plagcheck.resources").joinpath("tables", "folding.npz")
    with path.open("rb") as stream, np.load(stream, allow_pickle=False) as parts:
        low = (np.arange(SIZE) + parts["low"]).astype(np.uint32)
        names = ("kind", "flag", "alike", "many", "many_end", "many_codes")
        return Table(low, *(parts[name] for name in names))


def fold(text: str) -> Folded:
    """The folded characters of `text`, each with the original characters it stands for."""
    codes = np.frombuffer(text.encode("utf-32-le", "surrogatepass"), dtype="<u4").astype(np.uint32, copy=False)
    row = _looked_up(codes)
    findings: list[Finding] = []
    if row.flag is not None:
        findings += _findings_of_characters(row)
        row, found = _visible(row)
        findings += found
    row, found = join_spaced(row)
    findings += found
    row, found = join_lines(row)
    findings += found
    row = parted_words(row)
    capital = (row.kind == LATIN) & (row.codes != row.low)
    folded = Folded(row.low, row.start, row.end, row.kind, len(text), tuple(findings), capital)
    folded.__dict__["latin"] = row.words  # known already
    return folded


def fold_case_only(text: str) -> Folded:
    """What a program without folding would see: ASCII letters in lower case, every other character as it is."""
    row = _looked_up(np.frombuffer(text.encode("utf-32-le", "surrogatepass"), dtype="<u4").astype(np.uint32, copy=False))
    low = np.where(row.codes < 128, row.low, row.codes)
    return Folded(low, row.start, row.end, row.kind, len(text), capital=row.codes != low)


def _looked_up(codes: npt.NDArray[np.uint32]) -> Marked:
    """Each character by the table, still one for one. `flag` is None when nothing but case was folded."""
    lookup = table()
    place = np.arange(len(codes), dtype=np.int32)
    highest = int(codes.max(initial=0))
    if highest < 128:
        raw = codes.astype(np.uint8).tobytes()
        small, kind = (np.frombuffer(raw.translate(each), dtype=np.uint8) for each in lookup.of_ascii)
        return Marked(codes, small.astype(np.uint32), kind, None, place, place + 1)
    index = codes.astype(np.intp)  # cast once, not for each table
    if highest < SIZE:
        low, kind, flag = lookup.low.take(index), lookup.kind.take(index), lookup.flag.take(index)
    else:
        inside = codes < SIZE
        index = np.where(inside, codes, 0)
        low = np.where(inside, lookup.low[index], codes)
        kind = np.where(inside, lookup.kind[index], OTHER).astype(np.uint8)
        tags = (codes >= TAGS[0]) & (codes <= TAGS[1])
        flag = np.where(inside, lookup.flag[index], np.where(tags, INVISIBLE, 0)).astype(np.uint16)
    return Marked(codes, low, kind, flag if flag.any() else None, place, place + 1)


def _visible(row: Marked) -> tuple[Marked, list[Finding]]:
    """The row without what cannot be seen, look-alikes read as what they look like, ligatures and the like written out."""
    assert row.flag is not None
    findings: list[Finding] = []
    if (row.flag & DROPPED).any():
        row, turned = turned_round(row)
        assert row.flag is not None
        findings += invisible_findings(row, (row.flag & INVISIBLE) > 0, turned)
        findings += _found("soft-hyphens", (row.flag & SOFT_HYPHEN) > 0, row, "{:soft hyphen was|soft hyphens were} ignored")
        row = _dropped(row)
    flag = row.flag
    assert flag is not None
    if (flag & LOOK_ALIKE).any():
        low, found = look_alikes(row, (flag & LOOK_ALIKE) > 0, table().alike)
        row, findings = row.with_low(low), findings + found
    return (_written_out(row) if (flag & MANY).any() else row), findings


def _dropped(row: Marked) -> Marked:
    """Without the invisible; an accent belongs to the span of the letter before it."""
    assert row.flag is not None
    gone = (row.flag & DROPPED) > 0
    end = row.end.copy()
    accent = np.flatnonzero((row.flag & ACCENT) > 0)
    if len(accent):
        letters = np.flatnonzero((row.flag & ACCENT) == 0)
        before = np.searchsorted(letters, accent) - 1
        accent, before = accent[before >= 0], letters[np.maximum(before[before >= 0], 0)] if len(letters) else before[:0]
        np.maximum.at(end, before, row.end[accent])
    return Marked(row.codes, row.low, row.kind, row.flag, row.start, end).kept(~gone)


def _written_out(row: Marked) -> Marked:
    """Characters that fold to several stand as several, all with the place of the one."""
    lookup = table()
    assert row.flag is not None
    which = np.flatnonzero(row.flag & MANY)
    entry = np.searchsorted(lookup.many, row.codes[which])
    size = np.diff(lookup.many_end, prepend=0)[entry]
    repeat = np.ones(len(row.codes), dtype=np.int64)
    repeat[which] = size
    index = np.repeat(np.arange(len(row.codes)), repeat)
    wide = row.kept(index)
    first = np.cumsum(repeat)[which] - size
    inner = np.arange(size.sum()) - np.repeat(np.cumsum(size) - size, size)
    target = np.repeat(first, size) + inner
    source = np.repeat(lookup.many_end[entry] - size, size) + inner
    low, kind = wide.low.copy(), wide.kind.copy()
    low[target] = lookup.many_codes[source]
    kind[target] = lookup.kind[np.minimum(low[target], SIZE - 1)]
    return Marked(wide.codes, low, kind, wide.flag, wide.start, wide.end)


def _findings_of_characters(row: Marked) -> Iterable[Finding]:
    """Reading notes on single characters: Traditional script, full-width letters, radicals."""
    assert row.flag is not None
    traditional = (row.flag & TRADITIONAL) > 0
    few = TRADITIONAL_SHARE * np.count_nonzero(row.kind == HAN)
    # Japanese shares many characters with the Traditional script; its kana tell it apart.
    japanese = np.count_nonzero((row.codes >= KANA[0]) & (row.codes <= KANA[1])) > few
    if np.count_nonzero(traditional) > few and not japanese:
        message = "{:Traditional character was|Traditional characters were} compared as Simplified"
        yield from _found("traditional-script", traditional, row, message)
    wide = (row.flag & FULL_WIDTH) > 0
    message = "{:full-width letter was|full-width letters were} compared as ordinary"
    yield from _found("full-width-letters", wide & (row.kind == LATIN), row, message)
    radicals = (row.flag & RADICAL) > 0
    message = "{:radical was compared as the character it stands|radicals were compared as the characters they stand} for"
    yield from _found("radicals", radicals, row, message)


def _found(code: str, where: npt.NDArray[np.bool_], row: Marked, message: str) -> list[Finding]:
    """One finding over the characters `where`, neighbours joined into spans; none when there are none."""
    count = int(np.count_nonzero(where))
    if not count:
        return []
    edges = np.flatnonzero(np.diff(np.concatenate([[False], where, [False]])))
    pairs = zip(edges[::2][:SPANS_KEPT].tolist(), edges[1::2][:SPANS_KEPT].tolist(), strict=True)
    spans = tuple(Span(int(row.start[a]), int(row.end[b - 1])) for a, b in pairs)
    return [Finding(code, filled(message, count), count, spans)]
