"""Pairing: comparisons as columns of plain numbers and back, for saved checks.

Three thousand pairs as JSON take longer to check, value by value, than five hundred papers; as columns they are checked at
once. What follows from the two papers' scopes (what is excluded) is left out. Every id, offset and share is checked on the
way back, before any of it is used.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any

import numpy as np
import numpy.typing as npt

from plagcheck.engine.model import (
    KINDS,
    LEVELS,
    Comparison,
    Match,
    ReckoningStep,
    Resemblance,
    SharedKeyword,
    SharedKeywords,
    Span,
)
from plagcheck.engine.plain import DamagedError, typed
from plagcheck.engine.scope import KINDS as EXCLUDED
from plagcheck.engine.scope import Scope
from plagcheck.engine.storing import pack, unpack

Array = npt.NDArray[Any]
STEPS = ("raw", *EXCLUDED, "final")
WIDTHS = (8, 32, 64, 128)
_COLUMNS = {"pair": ("<i8", 12), "share": ("<f8", 8), "match": ("<i4", 9), "like": ("<f8", 2), "span": ("<i4", 2),
            "weight": ("<i4", 2), "step": ("<i4", 5)}  # fmt: skip
"""Type and width of each. −1 and NaN stand for None.

pair: a, b, longest match, distance, bits, near-duplicate, level, permutations, and how many matches, keywords (−1: none at
all), steps; whether there is a resemblance. share: both copied shares, the five numbers of the resemblance, cosine.
match: span of A, span of B, kind, how many of also, also_a, changes_a, changes_b. like: similarity, strength. span: those
spans in that order. weight: levels of shared keywords, whose words stand in the head. step: name, then copied and counted of
A and of B.
"""


def pack_pairs(pairs: Sequence[Comparison]) -> bytes:
    """Comparisons as bytes; what is set aside of them is not in it."""
    matches = [match for pair in pairs for match in pair.matches]
    keywords = [word for pair in pairs if pair.keywords for word in pair.keywords.shared]
    rows: dict[str, list[Any]] = {
        "pair": [_pair_row(pair) for pair in pairs],
        "share": [_share_row(pair) for pair in pairs],
        "match": [_match_row(match) for match in matches],
        "like": [(match.similarity, match.strength) for match in matches],
        "span": [span for match in matches for spans in _spans(match) for span in spans],
        "weight": [word[1:] for word in keywords],
        "step": [(STEPS.index(step.step), *step[1:]) for pair in pairs for step in pair.reckoning],
    }
    columns = {
        name: np.array(rows[name], dtype=kind).reshape(len(rows[name]), width) for name, (kind, width) in _COLUMNS.items()
    }
    return pack([word.word for word in keywords], columns)


def _pair_row(pair: Comparison) -> tuple[int, ...]:
    return (
        pair.a, pair.b, _or_none(pair.longest_match), _or_none(pair.distance), pair.bits, _or_none(pair.near_duplicate),
        -1 if pair.level is None else LEVELS.index(pair.level), pair.resemblance.permutations if pair.resemblance else 0,
        len(pair.matches), -1 if pair.keywords is None else len(pair.keywords.shared), len(pair.reckoning),
        int(pair.resemblance is not None),
    )  # fmt: skip


def _share_row(pair: Comparison) -> tuple[float | None, ...]:
    found = pair.resemblance
    five = (found.exact, found.minhash, found.error, found.bottom_k, found.bottom_k_error) if found else (None,) * 5
    return pair.copied_a, pair.copied_b, *five, pair.keywords.cosine if pair.keywords else None


def _match_row(match: Match) -> tuple[int, ...]:
    counts = (len(spans) for spans in _spans(match))
    return *match.a, *(match.b or (-1, -1)), KINDS.index(match.kind), *counts


def _spans(match: Match) -> tuple[tuple[Span, ...], ...]:
    return match.also, match.also_a, match.changes_a, match.changes_b


def _or_none(number: int | None) -> int:
    return -1 if number is None else int(number)


def unpack_pairs(data: bytes, scopes: Sequence[Scope], unseen: frozenset[int] = frozenset()) -> list[Comparison]:
    """What `pack_pairs` was given, of papers with these scopes; those `unseen` without their text. Raises DamagedError."""
    head, columns = unpack(data)
    try:
        words = typed(tuple[str, ...], head)
        _check(columns, words, scopes, unseen)
    except (ValueError, TypeError, LookupError) as error:
        raise DamagedError(f"is damaged: {error}") from None
    return list(_made(columns, words, scopes))


def _made(columns: Mapping[str, Array], words: Sequence[str], scopes: Sequence[Scope]) -> Iterator[Comparison]:
    matches = _matches(columns)
    keywords = (SharedKeyword(word, *levels) for word, levels in zip(words, columns["weight"].tolist(), strict=True))
    steps = (ReckoningStep(STEPS[row[0]], *row[1:]) for row in columns["step"].tolist())
    for row, shares in zip(columns["pair"].tolist(), columns["share"].tolist(), strict=True):
        a, b, longest, distance, bits, near, level, permutations, of_matches, of_keywords, of_steps, resembles = row
        scored = [share == share for share in shares[:2]]
        yield Comparison(
            a,
            b,
            shares[0] if scored[0] else None,
            shares[1] if scored[1] else None,
            tuple(islice(matches, of_matches)),
            longest_match=None if longest < 0 else longest,
            resemblance=Resemblance(*(*shares[2:7], permutations)) if resembles else None,
            distance=None if distance < 0 else distance,
            bits=bits,
            near_duplicate=None if near < 0 else bool(near),
            keywords=None if of_keywords < 0 else SharedKeywords(shares[7], tuple(islice(keywords, of_keywords))),
            level=None if level < 0 else LEVELS[level],
            excluded_a=scopes[a].excluded,
            excluded_b=scopes[b].excluded,
            reckoning=tuple(islice(steps, of_steps)),
        )


def _matches(columns: Mapping[str, Array]) -> Iterator[Match]:
    spans = map(Span._make, columns["span"].tolist())
    for row, (similarity, strength) in zip(columns["match"].tolist(), columns["like"].tolist(), strict=True):
        also, also_a, changes_a, changes_b = (tuple(islice(spans, count)) for count in row[5:])
        b = None if row[2] < 0 else Span(row[2], row[3])
        yield Match(Span(row[0], row[1]), b, KINDS[row[4]], similarity, also, changes_a, changes_b, strength, also_a)


def _check(columns: Mapping[str, Array], words: Sequence[str], scopes: Sequence[Scope], unseen: frozenset[int]) -> None:
    for name, (kind, width) in _COLUMNS.items():
        column = columns[name]
        _agree(column.dtype == np.dtype(kind) and column.ndim == 2 and column.shape[1] == width, name)
    pair, match = columns["pair"], columns["match"]
    dark = np.isin(np.arange(len(scopes)), list(unseen))
    _check_pairs(pair, columns["share"], scopes, dark)
    _agree(int(pair[:, 8].sum()) == len(match) == len(columns["like"]), "matches")
    _agree(int(pair[:, 9].clip(min=0).sum()) == len(words) == len(columns["weight"]), "keywords")
    _agree(int(pair[:, 10].sum()) == len(columns["step"]), "reckoning")
    _agree(_within(columns["step"][:, 0], 0, len(STEPS) - 1) and bool((columns["step"][:, 1:] >= 0).all()), "reckoning")
    _check_matches(columns, np.array([len(scope.profile.counted) for scope in scopes], dtype=np.int64), dark)


def _check_pairs(pair: Array, share: Array, scopes: Sequence[Scope], dark: Array) -> None:
    a, b, longest, distance, bits, near, level, permutations, of_matches, of_keywords, of_steps, resembles = pair.T
    _agree(_within(a, 0, len(scopes) - 1) and _within(b, 0, len(scopes) - 1) and bool((a < b).all()), "papers of a pair")
    _agree(len(np.unique(pair[:, :2], axis=0)) == len(pair) == len(share), "pairs")
    _agree(bool(np.isin(bits, WIDTHS).all()) and bool((distance <= bits).all()), "fingerprints")
    most = np.iinfo(np.int32).max
    for column, low, high in (
        (longest, -1, most), (distance, -1, 128), (near, -1, 1), (level, -1, len(LEVELS) - 1), (permutations, 0, 4096),
        (of_matches, 0, most), (of_keywords, -1, most), (of_steps, 0, most), (resembles, 0, 1),
    ):  # fmt: skip
        _agree(_within(column, low, high), "numbers of a pair")
    _agree(bool((((share >= 0) & (share <= 1)) | np.isnan(share)).all()), "shares")
    scored = ~np.isnan(share[:, 0])
    counted = np.array([scope.total > 0 for scope in scopes], dtype=np.bool_)
    _agree(not dark[a].any() and bool((scored == (counted[a] & (counted[b] | dark[b]))).all()), "shares")
    _agree(bool(((scored & ~dark[b]) == ~np.isnan(share[:, 1])).all()), "shares")
    _agree(bool((scored == (level >= 0)).all() and (scored | (of_matches == 0)).all()), "levels")
    _agree(not np.isnan(share[:, 2:7][resembles == 1]).any() and not np.isnan(share[:, 7][of_keywords >= 0]).any(), "shares")


def _check_matches(columns: Mapping[str, Array], length: Array, dark: Array) -> None:
    pair, match, like = columns["pair"], columns["match"].astype(np.int64), columns["like"]
    ends = [np.repeat(length[pair[:, side]], pair[:, 8]) for side in (0, 1)]
    nowhere = (match[:, 2] == -1) & (match[:, 3] == -1)
    _agree(bool((nowhere | ~np.repeat(dark[pair[:, 1]], pair[:, 8])).all()), "places of matches")
    _agree(_in_text(match[:, 0], match[:, 1], ends[0]), "places of matches")
    _agree(_in_text(match[~nowhere, 2], match[~nowhere, 3], ends[1][~nowhere]), "places of matches")
    _agree(_within(match[:, 4], 0, len(KINDS) - 1) and bool((match[:, 5:] >= 0).all()), "kinds of matches")
    _agree(bool(((like[:, 0] >= 0) & (like[:, 0] <= 1) & np.isfinite(like[:, 1])).all()), "similarities")
    _agree(int(match[:, 5:].sum()) == len(columns["span"]), "places of matches")
    limits = np.repeat(np.stack([ends[1], ends[0], ends[0], ends[1]], axis=1).ravel(), match[:, 5:].ravel())
    _agree(_in_text(columns["span"][:, 0], columns["span"][:, 1], limits), "places of matches")


def _within(column: Array, low: int, high: int) -> bool:
    return bool(((column >= low) & (column <= high)).all())


def _in_text(start: Array, end: Array, length: Array) -> bool:
    return bool(((start >= 0) & (start <= end) & (end <= length)).all())


def _agree(fits: bool, what: str) -> None:
    if not fits:
        raise ValueError(f"{what} do not fit")
