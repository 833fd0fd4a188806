"""Segmentation: folded characters → tokens as columns, by script runs and never by document.

Two views over one folding. *Words* (keywords, fingerprint, resemblance): Chinese by jieba's statistical model, which takes the
path of highest ∏ P(Wᵢ) through the words of its dictionary (the chain P(W₁)·P(W₂|W₁)… cut to single words; HMM off), all
other scripts by their runs of letters and digits. *Match tokens* (screening, alignment): pairs of neighbouring Han characters,
which no shift of word borders can change, and other words by their first five letters, all the stemming it takes.

rjieba gives jieba's tokens some 17 times faster (0 of 4.13 million differ); jieba itself serves where its wheel is missing.
Hashes are prefix polynomials over code points, ∏ in 64 wrapping bits, then mixed by splitmix64's finaliser: stable everywhere.
"""

import importlib.util
import logging
from functools import cache

import numpy as np
import numpy.typing as npt

from plagcheck.engine.columns import HAN, HAN_STOP, LATIN, NEWLINE, SPACE, STOP, Folded, Tokens, among, runs_of

LETTERS = 5
"""Letters of a word that a match token keeps."""
WORD_LETTERS = 3.0
"""Letters between two hidden characters from which these part words; one in each word, or more, leaves fewer."""
AT_ONCE = 20_000
"""Characters of one call of the segmenter: a call freezes every thread of the process."""
JIEBA_RANGE = (0x4E00, 0x9FD5)
"""Characters jieba's dictionary model knows; rarer Han characters are words of their own."""
BASE = 0x9E3779B97F4A7C15
"""Odd, so that its powers have inverses modulo 2⁶⁴."""
_INVERSE = pow(BASE, -1, 1 << 64)
SCRIPTS = (
    ("ru", 0x400, 0x52F),
    ("el", 0x370, 0x3FF),
    ("ar", 0x600, 0x6FF),
    ("he", 0x590, 0x5FF),
    ("hi", 0x900, 0x97F),
    ("th", 0xE00, 0xE7F),
    ("ko", 0xAC00, 0xD7A3),
    ("ja", 0x3041, 0x30FF),
)
"""The usual language of a script that prevails; Latin script is called English, Han Chinese."""
MINOR = 0.1
"""Share of a script's words in a text from which the language is called a mixture."""

Ints = npt.NDArray[np.int64]
Bools = npt.NDArray[np.bool_]


@cache
def segmenter() -> str:
    """Which segmenter cuts Chinese here: `rjieba` or `jieba`; the words are the same."""
    return "rjieba" if importlib.util.find_spec("rjieba") else "jieba"


def words(folded: Folded) -> Tokens:
    """The words of the text."""
    han = folded.kind == HAN
    first, last = folded.latin
    if han.any():
        han_first, han_last = _han_words(folded, han)
        first, last = np.concatenate([first, han_first]), np.concatenate([last, han_last])
        order = np.argsort(first, kind="stable")
        first, last = first[order], last[order]
    return _tokens(folded, first, last, _hashes(folded.codes, first, last))


def match_tokens(folded: Folded, hidden: Bools | None = None) -> Tokens:
    """Han bigrams and words by their first five letters. Tokens that touch a `hidden` original character are left out, and
    their neighbours are neighbours: a bigram spans what is hidden between its characters, a word what is hidden in it."""
    kind, codes, place = folded.kind, folded.codes, None
    if hidden is not None and hidden.any():
        place = np.flatnonzero(~hidden[folded.start])
        kind, codes = kind[place], codes[place]
    first, last = folded.latin if place is None else _visible_words(kind == LATIN, place)
    han_first, han_last = runs_of(kind == HAN)
    if len(han_first):
        size = han_last - han_first
        lonely, size = han_first[size == 1], np.maximum(size - 1, 0)
        pair = np.repeat(han_first - np.cumsum(size) + size, size) + np.arange(size.sum())
        first, last = np.concatenate([first, pair, lonely]), np.concatenate([last, pair + 2, lonely + 1])
        order = np.argsort(first, kind="stable")
        first, last = first[order], last[order]
    hashes = _hashes(codes, first, np.minimum(last, first + LETTERS))
    if place is not None:
        first, last = place[first], place[last - 1] + 1
    return _tokens(folded, first, last, hashes)


def _visible_words(latin: Bools, place: Ints) -> tuple[Ints, Ints]:
    """First and past-the-last of each word of visible letters at `place`. What is hidden inside a run of letters stands in
    their words, or, where the letters between are as many as words have, in the place of the spaces."""
    first, last = runs_of(latin)
    hidden = np.flatnonzero(latin[:-1] & latin[1:] & (np.diff(place) > 1)) + 1 if len(latin) else first
    if not len(hidden):
        return first, last
    run = np.searchsorted(first, hidden, side="right") - 1
    torn = np.unique(run)
    if np.sum(last[torn] - first[torn]) < WORD_LETTERS * (len(hidden) + len(torn)):
        return first, last
    return np.sort(np.concatenate([first, hidden])), np.sort(np.concatenate([last, hidden]))


def language(folded: Folded) -> str:
    """`zh`, `en`, `zh+en` (the larger part first), or the language of another prevailing script; empty without letters."""
    codes, kind = folded.codes, folded.kind
    latin = len(runs_of((kind == LATIN) & (codes < SCRIPTS[1][1]))[0])
    han = int(np.count_nonzero((kind == HAN) & (codes >= 0x3400))) / 2
    found = {"zh": han, "en": float(latin)}
    highest = int(codes.max(initial=0))
    for name, low, high in SCRIPTS:
        if low > highest:
            found[name] = 0.0
            continue
        letters = (codes >= low) & (codes <= high) & (kind != 0)
        found[name] = np.count_nonzero(letters) / 2 if name in ("ja", "ko", "th") else float(len(runs_of(letters)[0]))
    found["zh"] -= found["ko"]
    if found["ja"] > MINOR * found["zh"]:
        found["ja"], found["zh"] = found["ja"] + found["zh"], 0.0
    total = sum(found.values())
    named = sorted((name for name, size in found.items() if size and size >= MINOR * total), key=lambda n: (-found[n], n))
    return "+".join(named[:2])


def _tokens(folded: Folded, first: Ints, last: Ints, hashes: npt.NDArray[np.uint64]) -> Tokens:
    small = (first.astype(np.int32), last.astype(np.int32))
    end = folded.end[last - 1] if len(last) else np.zeros(0, dtype=np.int32)
    return Tokens(folded.start[first], end, hashes, _sentences(folded, first), *small, folded.kind[first] == HAN)


def _sentences(folded: Folded, first: Ints) -> npt.NDArray[np.int32]:
    """The running number of the sentence of each of the folded characters at `first`, which rises.

    A sentence ends after 。！？；… ; after .!? before white space or the end (closing marks between); at a line end that is
    not followed by a small letter.
    """
    kind, codes = folded.kind, folded.codes
    if not len(first):
        return np.zeros(0, dtype=np.int32)
    ends = kind == HAN_STOP
    stops = np.flatnonzero(kind == STOP)
    padded = np.append(kind, np.full(2, NEWLINE, dtype=kind.dtype))
    following, after = padded[stops + 1], padded[stops + 2]
    closing = among(np.append(codes, np.uint32(0))[stops + 1], _CLOSING)
    blank = (following == SPACE) | (following == NEWLINE)
    ends[stops] = blank | (following == HAN) | closing & ((after == SPACE) | (after == NEWLINE))
    lines = np.flatnonzero(kind == NEWLINE)
    if len(lines):
        ink = (kind != SPACE) & (kind != NEWLINE)
        begins = np.append(np.flatnonzero(ink[1:] > ink[:-1]) + 1, len(kind) - 1)
        nearest = begins[np.searchsorted(begins[:-1], lines)]  # behind the last of them no token stands
        goes_on = (kind[nearest] == LATIN) & ~folded.capital[nearest] & (codes[nearest] >= 0x61)
        ends[lines] = ~goes_on
    begun = np.bincount(first.searchsorted(np.flatnonzero(ends), "right"), minlength=len(first))[: len(first)]
    return begun.cumsum(dtype=np.int32)


_CLOSING = tuple(ord(c) for c in "\"')]”’»」』")


def _hashes(codes: npt.NDArray[np.uint32], first: Ints, last: Ints) -> npt.NDArray[np.uint64]:
    """u8[k]: the hash of the folded characters [first, last) of each token."""
    if not len(first):
        return np.zeros(0, dtype=np.uint64)
    power, inverse = _powers(len(codes))
    prefix = np.zeros(len(codes) + 1, dtype=np.uint64)
    summand = prefix[1:]  # all in place: new memory costs more than the sums
    summand += codes
    summand += np.uint64(1)
    summand *= power
    np.cumsum(summand, out=summand)
    z = (prefix[last] - prefix[first]) * inverse[first]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


def _powers(n: int) -> tuple[npt.NDArray[np.uint64], npt.NDArray[np.uint64]]:
    """BASE⁰ … BASEⁿ⁻¹ and their inverses, modulo 2⁶⁴; kept for the longest text so far up to a size."""
    if n <= _KEPT:
        power, inverse = _kept_powers()
        return power[:n], inverse[:n]
    return _multiplied(BASE, n), _multiplied(_INVERSE, n)


_KEPT = 1 << 17
"""Powers that are kept between texts: 2 MiB, enough for most papers."""


@cache
def _kept_powers() -> tuple[npt.NDArray[np.uint64], npt.NDArray[np.uint64]]:
    return _multiplied(BASE, _KEPT), _multiplied(_INVERSE, _KEPT)


def _multiplied(base: int, n: int) -> npt.NDArray[np.uint64]:
    factors = np.full(n, base, dtype=np.uint64)
    factors[:1] = 1
    product: npt.NDArray[np.uint64] = np.multiply.accumulate(factors)
    return product


def _han_words(folded: Folded, han: Bools) -> tuple[Ints, Ints]:
    """First and past-the-last folded character of each word of the scripts without word spaces."""
    codes = folded.codes
    known = han & (codes >= JIEBA_RANGE[0]) & (codes <= JIEBA_RANGE[1])
    rare_first, rare_last = runs_of(han & ~known & _spelt(codes))
    single = np.flatnonzero(han & ~known & ~_spelt(codes))
    # all runs of known characters in one string, a space between each two
    starts = known & ~np.concatenate([[False], known[:-1]])
    kept = np.flatnonzero(known | np.concatenate([starts[1:], [False]]))
    chosen = np.where(known[kept], codes[kept], 0x20).astype("<u4")
    pieces = _cut(chosen.tobytes().decode("utf-32-le"))
    lengths = np.fromiter(map(len, pieces), dtype=np.int64, count=len(pieces))
    last = np.cumsum(lengths)
    first = last - lengths
    word = known[kept[first]] if len(first) else np.zeros(0, dtype=np.bool_)
    first, last = kept[first[word]], kept[last[word] - 1] + 1
    return np.concatenate([first, rare_first, single]), np.concatenate([last, rare_last, single + 1])


def _spelt(codes: npt.NDArray[np.uint32]) -> Bools:
    """Kana, Hangul, Bopomofo, Thai and the like: runs of them are words; rare ideographs are words by themselves."""
    kana = (codes >= 0x3041) & (codes < 0x3400)
    hangul = (codes >= 0xAC00) & (codes < 0xD800)
    return (codes < 0x2E80) | kana | hangul | ((codes >= 0xA960) & (codes < 0xA980))


def _cut(string: str) -> list[str]:
    """jieba's words of `string`, in calls of at most AT_ONCE characters that end at a run's end where one is near."""
    cut = _cutter()
    pieces: list[str] = []
    start = 0
    while start < len(string):
        end = min(len(string), start + AT_ONCE)
        if end < len(string):
            end = max(string.rfind(" ", start, end) + 1, 0) or end
        pieces += cut(string[start:end])
        start = end
    return pieces


@cache
def _cutter():  # type: ignore[no-untyped-def]
    """A function that cuts a string by jieba's model with HMM off."""
    if segmenter() == "rjieba":
        import rjieba

        return lambda string: rjieba.cut(string, False)
    return _pure_cutter()


@cache
def _pure_cutter():  # type: ignore[no-untyped-def]
    """jieba itself, quiet, with a dictionary of its own that leaves no cache in a shared folder."""
    import jieba

    jieba.setLogLevel(logging.ERROR)
    tokenizer = jieba.Tokenizer()
    # what initialize() does, without reading or writing a cache that another user may have planted
    tokenizer.FREQ, tokenizer.total = tokenizer.gen_pfdict(tokenizer.get_dict_file())
    tokenizer.initialized = True
    return lambda string: tokenizer.lcut(string, HMM=False)
