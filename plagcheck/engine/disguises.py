"""Disguises of single characters: what cannot be seen, and letters of other scripts that look Latin."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

from plagcheck.engine.columns import HAN, LATIN, NEWLINE, runs_of
from plagcheck.engine.english import idf_table
from plagcheck.engine.model import Finding, Span
from plagcheck.engine.wording import filled

SPANS_KEPT = 1000
"""Places of a finding that are kept; its count stays exact."""
GREEK_WORD = 4
"""Letters that a word with Greek look-alikes has at least: formulas and units mix the scripts in shorter ones (ρgh, kΩ)."""
GREEK = (0x370, 0x3FF)
AROUND, FEWEST_AROUND = 6, 8
"""Words before and after a single letter that tell whether it stands in letter-spaced text, and how many there must be."""
SPELT_LETTERS, SPELT_WORDS, SPELT_SHARE = 4, 5, 0.6
"""Words wholly of look-alikes are read as Latin where so many have so many letters and this share of them are English."""
OVERRIDE, POPS = 0x202E, (0x202C, 0x202D, 0x202E, 0x2069)
"""The sign that shows what follows from right to left, and those that end it, as a line end does."""
RIGHT_TO_LEFT = ((0x590, 0x8FF), (0xFB1D, 0xFDFF), (0xFE70, 0xFEFC))
JOINERS = (0x200C, 0x200D)
"""Zero-width non-joiner and joiner: letters of Persian and Indic spelling, and the glue of emoji families."""
LATIN_END, CYRILLIC_END, HEBREW = 0x250, 0x530, 0x590

Bools = npt.NDArray[np.bool_]


@dataclass(frozen=True, eq=False)
class Marked:
    """Folded characters on their way, parallel columns: original code, folded code, class, flags, original place."""

    codes: npt.NDArray[np.uint32]
    low: npt.NDArray[np.uint32]
    kind: npt.NDArray[np.uint8]
    flag: npt.NDArray[np.uint16] | None
    start: npt.NDArray[np.int32]
    end: npt.NDArray[np.int32]

    @cached_property
    def words(self) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
        """i8[k] each: first and past-the-last place of each run of letters and digits of scripts with word spaces."""
        return runs_of(self.kind == LATIN)

    @cached_property
    def has_han(self) -> bool:
        """Whether any character is of a script without word spaces."""
        return bool((self.kind == HAN).any())

    def kept(self, index: npt.NDArray[np.int64] | Bools) -> "Marked":
        """The characters at `index` (places, or a mask)."""
        flag = None if self.flag is None else self.flag[index]
        return Marked(self.codes[index], self.low[index], self.kind[index], flag, self.start[index], self.end[index])

    def with_low(self, low: npt.NDArray[np.uint32]) -> "Marked":
        """The same with other folded codes."""
        return Marked(self.codes, low, self.kind, self.flag, self.start, self.end)


def turned_round(row: Marked) -> tuple[Marked, Bools]:
    """The row with letters in the order in which they are shown, and which characters turned others round.

    Only what runs from left to right by nature is turned. Places stay in order: a stretch that was turned as a whole is exact,
    a part of it is the part as far from its other end.
    """
    turned = np.zeros(len(row.codes), dtype=np.bool_)
    begins = np.flatnonzero(row.codes == OVERRIDE)
    if not len(begins):
        return row, turned
    ends = np.flatnonzero(np.isin(row.codes, POPS) | (row.kind == NEWLINE))
    order = np.arange(len(row.codes))
    for begin in begins.tolist():
        place = int(np.searchsorted(ends, begin, side="right"))
        end = int(ends[place]) if place < len(ends) else len(order)
        own = row.codes[begin + 1 : end]
        if end - begin > 2 and not any(bool(((own >= low) & (own <= high)).any()) for low, high in RIGHT_TO_LEFT):
            order[begin + 1 : end] = order[begin + 1 : end][::-1]
            turned[begin] = True
    flag = None if row.flag is None else row.flag[order]
    return Marked(row.codes[order], row.low[order], row.kind[order], flag, row.start, row.end), turned


def invisible_findings(row: Marked, invisible: Bools, turned: Bools) -> list[Finding]:
    """One finding over the invisible characters with no honest use where they stand; a disguise when any is inside a word, or
    has `turned` others round.

    Inside a word: letters of Latin, Cyrillic, Greek or Han on both sides, over any number of invisible characters.
    """
    if not invisible.any():
        return []
    seen = np.flatnonzero(~invisible)
    hidden = np.flatnonzero(invisible)
    after = np.searchsorted(seen, hidden)
    left = np.where(after > 0, seen[np.maximum(after - 1, 0)] if len(seen) else 0, -1)
    right = np.where(after < len(seen), seen[np.minimum(after, max(len(seen) - 1, 0))] if len(seen) else 0, -1)
    plain = _plain_letter(row)
    inside = (left >= 0) & (right >= 0) & plain[left] & plain[right] | turned[hidden]
    odd = inside | ~_honest(row, hidden, left, right)
    count = int(np.count_nonzero(odd))
    if not count:
        return []
    spans = tuple(Span(int(row.start[i]), int(row.end[i])) for i in hidden[odd][:SPANS_KEPT].tolist())
    message = filled("{:invisible character was|invisible characters were} ignored", count)
    return [Finding("invisible-characters", message, count, spans, disguise=bool(inside.any()))]


def _plain_letter(row: Marked) -> Bools:
    """Letters of scripts that are spelt without joiners or direction marks."""
    european = (row.kind == LATIN) & (row.low < CYRILLIC_END)
    # Thai and its neighbours mark word borders by zero-width spaces: they lie below the Han radicals
    plain: Bools = european | ((row.kind == HAN) & (row.codes >= 0x2E80))
    return plain


def _honest(row: Marked, hidden: npt.NDArray[np.int64], left: npt.NDArray[np.int64], right: npt.NDArray[np.int64]) -> Bools:
    """Whether an invisible character has an honest use: joiners and selectors beside symbols and joined scripts, marks at an
    edge of the text (a byte-order mark), direction marks in texts that run from right to left."""
    code = row.codes[hidden]
    symbol = np.ones(len(row.codes) + 1, dtype=np.bool_)
    symbol[:-1] = (row.codes >= HEBREW) & ~_plain_letter(row)
    beside = symbol[left] | symbol[right]
    selector = (code >= 0xFE00) & (code <= 0xFE0F) | (code >= 0xE0000)
    edge = (left < 0) | (right < 0)
    joined = (code == JOINERS[0]) | (code == JOINERS[1]) | selector
    directions = (code >= 0x200E) & (code <= 0x206F) | (code == 0x061C)
    right_to_left = bool(((row.codes >= HEBREW) & (row.codes < 0x900)).any())
    ideograph = selector & (left >= 0) & (row.kind[left] == HAN)
    honest: Bools = edge | ideograph | (directions & right_to_left) | ((joined | (code == 0x200B)) & beside)
    return honest


def look_alikes(row: Marked, alike: Bools, pairs: npt.NDArray[np.uint32]) -> tuple[npt.NDArray[np.uint32], list[Finding]]:
    """The folded codes with look-alikes inside Latin words read as Latin letters, and what was found.

    A word is a run of letters. It is Latin in disguise when it has Latin letters and all its others are look-alikes; so is a
    single look-alike in letter-spaced Latin text, and words of look-alikes only that are English throughout. Any other word of
    look-alikes only is folded too where the words on both sides are Latin, but accuses nobody by itself.
    """
    letters = row.kind == LATIN
    first = np.flatnonzero(letters & ~np.concatenate([[False], letters[:-1]]))
    last = np.flatnonzero(letters & ~np.concatenate([letters[1:], [False]])) + 1
    latin = letters & (row.low < LATIN_END)  # ligatures and full-width letters are Latin too
    greek = alike & (row.codes >= GREEK[0]) & (row.codes <= GREEK[1])
    size = last - first
    n_latin, n_alike, n_greek = (_per_word(mask, first) for mask in (latin, alike, greek))
    pure = n_latin + n_alike == size
    digits = _per_word(latin & (row.low < 0x3A), first)
    mixed = pure & (n_alike > 0) & (n_latin > digits) & ((n_greek == 0) | (size >= GREEK_WORD))
    mixed |= _spaced_out(size == 1, (n_latin == 1) & (digits == 0), pure & (n_alike == 1) & (n_greek == 0))
    whole = pure & (n_alike == size)
    if _is_english(row, whole & (size >= SPELT_LETTERS), first, last, pairs):
        mixed |= whole
    plain = (n_latin == size) & (n_latin > digits) | mixed  # a number is of no script
    between = np.concatenate([[False], plain[:-1]]) & np.concatenate([plain[1:], [False]])
    alone = whole & (n_greek == 0) & between
    word = np.cumsum(np.bincount(first, minlength=len(letters))) - 1
    chosen = alike & letters & (mixed | alone)[np.maximum(word, 0)]
    low = row.low.copy()
    place = np.searchsorted(pairs[:, 0], row.codes[chosen])
    low[chosen] = pairs[place, 1]
    count = int(np.count_nonzero(chosen))
    if not count:
        return low, []
    spans = tuple(Span(int(row.start[i]), int(row.end[i])) for i in np.flatnonzero(chosen)[:SPANS_KEPT].tolist())
    message = filled(
        "{:letter of another script was read as the Latin letter it looks|letters of other scripts were read as the Latin "
        "letters they look} like",
        count,
    )
    return low, [Finding("look-alike-letters", message, count, spans, disguise=bool(mixed.any()))]


def _spaced_out(single: Bools, latin: Bools, alike: Bools) -> Bools:
    """Which words are single look-alikes among single letters, a third of them Latin ones."""
    if not alike.any():
        return alike
    place = np.arange(len(single))
    low, high = np.maximum(place - AROUND, 0), np.minimum(place + AROUND + 1, len(single))
    near, other = (np.concatenate([[0], np.cumsum(mask)]) for mask in (single, latin))
    alone, told, size = near[high] - near[low], other[high] - other[low], high - low
    spaced: Bools = single & alike & (size >= FEWEST_AROUND) & (10 * alone >= 9 * size) & (3 * told >= alone)
    return spaced


def _is_english(
    row: Marked, words: Bools, first: npt.NDArray[np.int64], last: npt.NDArray[np.int64], pairs: npt.NDArray[np.uint32]
) -> bool:
    """Whether most words wholly of look-alikes are English when read as the letters they look like."""
    chosen = np.flatnonzero(words)[:SPANS_KEPT]
    if len(chosen) < SPELT_WORDS:
        return False
    found = 0
    for a, b in zip(first[chosen].tolist(), last[chosen].tolist(), strict=True):
        letters = pairs[np.searchsorted(pairs[:, 0], row.codes[a:b]), 1]
        found += "".join(map(chr, letters.tolist())) in idf_table()
    return found >= SPELT_SHARE * len(chosen)


def _per_word(mask: Bools, first: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
    """How many characters of `mask` each word has; between two words stands none."""
    before = np.concatenate([[0], np.cumsum(mask, dtype=np.int64)])
    per_word: npt.NDArray[np.int64] = np.diff(before[np.append(first, len(mask))])
    return per_word


def mark(gone: Bools, first: npt.NDArray[np.int64], last: npt.NDArray[np.int64]) -> None:
    """Set all places of the ranges."""
    if len(first):
        edge = np.zeros(len(gone) + 1, dtype=np.int64)
        np.add.at(edge, first, 1)
        np.add.at(edge, last, -1)
        gone |= np.cumsum(edge[:-1]) > 0


def ideographs(row: Marked) -> Bools:
    """Han and Kana, which are written without spaces; Hangul is not."""
    mask: Bools = row.kind == HAN
    if mask.any():
        mask &= (row.low >= 0x2E80) & ~((row.low >= 0xAC00) & (row.low < 0xD7FF))
    return mask
