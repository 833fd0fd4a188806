"""Alignment: which passages two papers share, however they were dressed.

    exact runs ─────────────────────────────┐
    sentence seeds ─ clusters ─ refining ───┼─ choice ─ edges ─ kinds
    each paper's best window against all ───┘           of the other

A passage is a pair of boxes of tokens scored by log-likelihood (`refining`), in either order of words. Everything is done with
the papers in order of content, so swapping them swaps the matches and nothing else. Matches never overlap; a passage that is
found again where the other side is taken already is a further place (`also` in B, `also_a` in A) of the match that took it.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import pairwise
from types import MappingProxyType
from typing import Literal

import numpy as np

from plagcheck.engine.kinds import ALIKE, Box, changed, kind_of, likeness
from plagcheck.engine.model import Match, Span, united
from plagcheck.engine.refining import HAN_WEIGHT, NAT, Floats, Pair, Rates, refined, scored, window_of_whole
from plagcheck.engine.seeding import chained, cluster, exact_runs, unit_seeds
from plagcheck.engine.sides import Ints, Side

__all__ = ["Numbers", "Settings", "Side", "align"]

Sensitivity = Literal["strict", "normal", "thorough"]


@dataclass(frozen=True, slots=True)
class Numbers:
    """What the sensitivity stands for; each may be set in an options file."""

    least_words: float = 22.0
    """Nats that a passage of words must earn on both sides."""
    least_han: float = 26.0
    """The same of a Chinese passage."""
    rare_words: float = 25.0
    """Nats of rarity (−ln share of papers) that an exact run of words must hold: set phrases are nobody's."""
    rare_han: float = 16.0
    shortest_words: int = 25
    """Words of the shortest reworded passage."""
    shortest_han: int = 25
    """Han characters of the shortest reworded passage."""
    summary: float = 80.0
    """Nats of a summary against the whole of the other paper."""
    seed_gap: int = 3
    """Units that neighbouring seeds of one passage may lie apart."""


SCALE: Mapping[str, float] = MappingProxyType({"strict": 1.4, "normal": 1.0, "thorough": 0.75})
"""Factor on every number of nats."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The choices of one alignment."""

    min_match_han: int = 25
    min_match_words: int = 17
    sensitivity: Sensitivity = "normal"
    numbers: Numbers = field(default_factory=Numbers)

    @classmethod
    def of(cls, han: int, words: int, sensitivity: Sensitivity, numbers: Mapping[str, float]) -> "Settings":
        """Settings with single numbers replaced by name (an options file). Raises TypeError for an unknown name."""
        return cls(han, words, sensitivity, replace(Numbers(), **numbers))

    @property
    def scale(self) -> float:
        """Factor on every number of nats."""
        return SCALE[self.sensitivity]


@dataclass(frozen=True, slots=True)
class _Candidate:
    """A pair of boxes, [a0, a1) × [b0, b1) in tokens, with its gain units."""

    box: Box
    score: int
    exact: bool = False
    summary: bool = False
    long: bool = False
    rest: bool = False


SUMMARY_LEAST, SUMMARY_SHORTEST, SUMMARY_LONGEST = 40.0, 40, 150
"""Nats and tokens from which a paper's best window against the whole other paper is looked at, and the longest summary."""
SUMMARY_DENSITY = 0.5
"""Nats per token of such a window at least."""
SUMMARY_RATIO = 3
"""A paper at least so many times as long as the window can be what it sums up."""
LOCAL_SHARE, SPREAD_SHARE, SPREAD = 0.4, 0.85, 1.5
"""One passage that explains up to 40 % of the window's gains is not all of it; nor is one of up to 85 % when the passages lie
spread over 1.5 times the window's length."""
TELLING = 0.3
"""Chance to stand in the other paper by accident up to which a word tells what the summary draws on."""
NEARLY_WHOLE = 0.8
"""A summary that draws on so much of a paper is one of the whole paper."""
MOST_CLUSTERS, CLUSTERS_PER_TOKEN = 60, 0.0025
"""Clusters that are refined at most: the heaviest."""
EDGE = 0.45
"""A sentence at a passage's edge is taken whole when this share of it is inside."""
RUN_EDGE = 5
"""Tokens from a passage's edge within which the edge of an exact run is the true one."""
MOST_OVERLAP = 0.2
"""Share of the shorter that two passages may overlap before one gives way; what overlaps is cut off the weaker one."""
PIECES_FROM = 400
PIECE = 150
MERGE_GAP = 20
USUAL_PLACES = 1e6
PLACES_FACTOR = 1.5
LEAST_ORDER = 0.82
LONG_RUN = 3.0
SMALL = 6
"""Tokens of a stretch beside an exact run that is worth scoring."""
SET_RUNS = 0.9
SET_RUN = 0.6
"""A long exact run that is at least this share of a passage on both sides stands for it, with its exact edges."""
AGAIN = 0.5
"""Share of a passage, on the taken side, that a match must cover for the other side to be a further place of it."""


def align(a: Side, b: Side, background: Rates, settings: Settings | None = None) -> tuple[Match, ...]:
    """The passages that two papers share, by place in A. Empty when either is empty."""
    chosen = settings or Settings()
    if not len(a) or not len(b):
        return ()
    if a.digest > b.digest:
        found = tuple(_swapped(match) for match in _aligned(b, a, background, chosen))
    else:
        found = _aligned(a, b, background, chosen)
    return tuple(sorted(found, key=lambda match: (match.a, match.b)))


def _swapped(match: Match) -> Match:
    assert match.b is not None
    return replace(
        match,
        a=match.b,
        b=match.a,
        also=match.also_a,
        also_a=match.also,
        changes_a=match.changes_b,
        changes_b=match.changes_a,
    )


def _aligned(a: Side, b: Side, background: Rates, settings: Settings) -> tuple[Match, ...]:
    if len(a) == len(b) and not (a.hash != b.hash).any():
        whole = (0, len(a), 0, len(b))
        match = _match(a, b, _Candidate(whole, len(a) * NAT, exact=True), ((), ()))
        return (match,) if match else ()
    pair = Pair.of(a, b, background)
    if not len(pair.rate):
        return ()
    runs = _runs(pair, settings)
    passages = _passages(pair, settings)
    passages, summaries = _windows(pair, passages, runs, settings)
    candidates = _ranked(pair, runs, passages, settings)
    chosen, further = _chosen([*summaries, *candidates], len(a), len(b))
    places = _places(pair, chosen, further)
    matches = [_match(a, b, found, also) for found, also in zip(chosen, places, strict=True) if not found.rest]
    return tuple(match for match in matches if match is not None)


def _runs(pair: Pair, settings: Settings) -> list[_Candidate]:
    """Exact runs long and rare enough to be matches."""
    runs = chained(exact_runs(pair.a, pair.b))
    if not len(runs):
        return []
    numbers = settings.numbers
    rarity = np.append(-np.log(np.maximum(pair.share, 1e-9)), 0.0)[pair.term_a]
    before = np.concatenate([[0], np.cumsum(np.rint(rarity * np.where(pair.a.han, HAN_WEIGHT, 1.0) * NAT).astype(np.int64))])
    han, words = pair.a.amount(runs[:, 0], runs[:, 1])
    reach = han / settings.min_match_han + words / settings.min_match_words
    chinese = pair.a.han_share(runs[:, 0], runs[:, 1])
    least = _mixed(chinese, numbers.rare_words, numbers.rare_han) * settings.scale * NAT
    enough = (before[runs[:, 1]] - before[runs[:, 0]] >= least) & (reach >= 1)
    runs, long = runs[enough], (reach >= LONG_RUN)[enough].tolist()
    scores = scored(pair, runs).tolist()
    return [_Candidate(_box(r), s, exact=True, long=w) for r, s, w in zip(runs, scores, long, strict=True)]


def _mixed(han_share: Floats, words: float, han: float) -> Floats:
    """A limit between that for words and that for Han, by the share of Han."""
    return words + (han - words) * han_share


def _box(row: Ints) -> Box:
    a0, a1, b0, b1 = row.tolist()
    return a0, a1, b0, b1


def _passages(pair: Pair, settings: Settings) -> list[_Candidate]:
    """Refined clusters of sentence seeds that earn enough."""
    a, b = pair.a, pair.b
    seed_a, seed_b, weight = unit_seeds(a, b, pair.shared)
    if not len(seed_a):
        return []
    label = cluster(seed_a, seed_b, settings.numbers.seed_gap)
    order = np.argsort(label, kind="stable")
    first = np.flatnonzero(np.diff(label[order], prepend=-1))
    unit_a, unit_b = seed_a[order], seed_b[order]
    boxes = np.stack(
        [
            a.unit_start[np.minimum.reduceat(unit_a, first)],
            a.unit_start[np.maximum.reduceat(unit_a, first) + 1],
            b.unit_start[np.minimum.reduceat(unit_b, first)],
            b.unit_start[np.maximum.reduceat(unit_b, first) + 1],
        ],
        axis=1,
    )
    most = max(MOST_CLUSTERS, int(CLUSTERS_PER_TOKEN * (len(a) + len(b))))
    if len(boxes) > most:
        heavy = np.rint(np.add.reduceat(weight[order], first) * NAT)
        boxes = boxes[np.sort(np.argsort(-heavy, kind="stable")[:most])]
    size = np.maximum(boxes[:, 1] - boxes[:, 0], boxes[:, 3] - boxes[:, 2])
    short = size <= PIECES_FROM
    found = _enough(pair, *refined(pair, boxes[short]), settings)
    if short.all():
        return found
    row = np.repeat(np.arange(len(first)), np.diff(np.append(first, len(order))))
    if len(boxes) != len(first):
        raise NotImplementedError
    far = ~short[row]
    cut = _pieces(pair, (row[far], unit_a[far], unit_b[far], weight[order][far]), boxes)
    return found + _enough(pair, *_merged(*refined(pair, cut)), settings)


def _pieces(pair: Pair, seeds, boxes: Ints) -> Ints:
    row, unit_a, unit_b, weight = seeds
    at = (pair.a.unit_start[unit_a] + pair.a.unit_start[unit_a + 1]) // 2 - boxes[row, 0]
    to = (pair.b.unit_start[unit_b] + pair.b.unit_start[unit_b + 1]) // 2
    w = np.rint(weight * NAT).astype(np.int64)
    many = len(pair.a) // PIECE + 1
    group = row * many + at // PIECE
    cell = to // PIECE
    order = np.lexsort((cell, group))
    group, cell, to, w = group[order], cell[order], to[order], w[order]
    head = np.flatnonzero((np.diff(group, prepend=-1) != 0) | (np.diff(cell, prepend=-1) != 0))
    total = np.add.reduceat(w, head)
    middle = np.add.reduceat(w * to, head) // np.maximum(total, 1)
    g = group[head]
    best = np.lexsort((middle, -total, g))
    best = best[np.flatnonzero(np.diff(g[best], prepend=-1))]
    which, part = np.divmod(g[best], many)
    a0 = boxes[which, 0] + part * PIECE
    return np.stack(
        [
            a0,
            np.minimum(a0 + PIECE, boxes[which, 1]),
            np.maximum(middle[best] - PIECE, 0),
            np.minimum(middle[best] + PIECE, len(pair.b)),
        ],
        axis=1,
    )


def _merged(boxes: Ints, score: Ints) -> tuple[Ints, Ints]:
    """Boxes that follow one another on both sides made one."""
    if len(boxes) < 2:
        return boxes, score
    order = np.lexsort((boxes[:, 2], boxes[:, 0]))
    rows: list[list[int]] = []
    for (a0, a1, b0, b1), s in zip(boxes[order].tolist(), score[order].tolist(), strict=True):
        if s <= 0:
            continue
        last = rows[-1] if rows else None
        if last and a0 - last[1] <= MERGE_GAP and b0 - last[3] <= MERGE_GAP and last[2] - b1 <= MERGE_GAP:
            last[:] = [last[0], max(last[1], a1), min(last[2], b0), max(last[3], b1), last[4] + s]
        else:
            rows.append([a0, a1, b0, b1, s])
    table = np.array(rows, dtype=np.int64).reshape(-1, 5)
    return table[:, :4], table[:, 4]


def _enough(pair: Pair, boxes: Ints, score: Ints, settings: Settings) -> list[_Candidate]:
    """Boxes that earn enough, by falling score."""
    chinese = pair.a.han_share(boxes[:, 0], boxes[:, 1])
    least = _mixed(chinese, settings.numbers.least_words, settings.numbers.least_han) * settings.scale
    places = np.log(len(pair.a) * len(pair.b) / USUAL_PLACES)
    least = (least + min(max(PLACES_FACTOR * places, -6.0), 10.0)) * NAT
    order = np.lexsort((boxes[:, 2], boxes[:, 0], -score))
    return [_Candidate(_box(boxes[i]), int(score[i])) for i in order if score[i] >= least[i]]


def _windows(
    pair: Pair, passages: list[_Candidate], runs: list[_Candidate], settings: Settings
) -> tuple[list[_Candidate], list[_Candidate]]:
    """Passages found by each paper's best window against the whole other paper, and summaries."""
    summaries: list[_Candidate] = []
    for turned in (False, True):
        view = pair.turned() if turned else pair
        seen = [_turn(p) for p in passages] if turned else passages
        gain, start, end, best = window_of_whole(view)
        length = end - start
        if view.a.han_before[end] - view.a.han_before[start] > length / 2:
            continue  # a bigram says too little against a whole paper
        if best < max(SUMMARY_LEAST, SUMMARY_DENSITY * length) * settings.scale * NAT or length < SUMMARY_SHORTEST:
            continue
        if not any(_overlap((start, end), p.box[:2]) * 2 > length for p in seen):
            box, score = refined(view, np.array([[start, end, 0, len(view.b)]]))
            seen = seen + _enough(view, box, score, settings)
        exact = any(_overlap((start, end), (run.box[2:] if turned else run.box[:2])) for run in runs if run.long)
        if not exact and best >= settings.numbers.summary * settings.scale * NAT:
            found = _summary(view, seen, gain, (start, end))
            if found is not None:
                seen = [p for p in seen if not _overlap((start, end), p.box[:2])]
                summaries.append(_turn(found) if turned else found)
        passages = [_turn(p) for p in seen] if turned else seen
    return passages, summaries


def _turn(candidate: _Candidate) -> _Candidate:
    a0, a1, b0, b1 = candidate.box
    return replace(candidate, box=(b0, b1, a0, a1))


def _overlap(x: tuple[int, int], y: tuple[int, int]) -> int:
    return max(0, min(x[1], y[1]) - max(x[0], y[0]))


def _summary(view: Pair, passages: list[_Candidate], gain: Ints, window: tuple[int, int]) -> _Candidate | None:
    """The window of A as a summary of B, unless one passage explains it."""
    start, end = window
    length = end - start
    if length > SUMMARY_LONGEST or len(view.b) < SUMMARY_RATIO * length:
        return None
    before = np.concatenate([[0], np.cumsum(np.maximum(gain, 0))])
    inside = [p.box for p in passages if _overlap(window, p.box[:2])]
    largest = max((int(before[min(end, box[1])] - before[max(start, box[0])]) for box in inside), default=0)
    share = largest / int(before[end] - before[start])
    low, high = min((box[2] for box in inside), default=0), max((box[3] for box in inside), default=0)
    if share > LOCAL_SHARE and (share > SPREAD_SHARE or high - low < SPREAD * length):
        return None
    telling = np.zeros(len(view.rate) + 1, dtype=np.bool_)
    telling[view.term_a[start:end]] = True
    telling[:-1] &= -np.expm1(-len(view.b) * view.background) < TELLING
    telling[-1] = False
    drawn = np.flatnonzero(telling[view.term_b])
    if len(drawn):
        low, high = (min(low, int(drawn[0])) if inside else int(drawn[0])), max(high, int(drawn[-1]) + 1)
    if high - low > NEARLY_WHOLE * len(view.b):
        low, high = 0, len(view.b)
    score = int(before[end] - before[start])
    return _Candidate((start, end, low, high), score, summary=True) if high > low else None


def _ranked(pair: Pair, runs: list[_Candidate], passages: list[_Candidate], settings: Settings) -> list[_Candidate]:
    """All candidates in the order in which they choose their place: by falling score."""
    passages = _parted(pair, runs, passages, settings)
    snapped = [_snapped(pair, p, runs) if not p.rest else p for p in passages]
    wide = [p for p in snapped if p is not None and (p.rest or _long_enough(pair, p.box, settings))]
    return sorted([*wide, *runs], key=lambda p: (-p.score, p.box))


def _parted(pair: Pair, runs: list[_Candidate], passages: list[_Candidate], settings: Settings) -> list[_Candidate]:
    """Passages less those that are little more than exact runs: of these, what lies beside the runs must earn its own place.

    So a copied block keeps its exact edges, and paragraphs copied in another order are as many matches.
    """
    kept, beside = [], []
    for passage in passages:
        core = _core(passage.box, runs)
        if not core:
            kept.append(passage)
            continue
        a0, a1, b0, b1 = passage.box
        edges = [(a0, a0, b0, b0), *core, (a1, a1, b1, b1)]
        beside += [(x[1], y[0], x[3], y[2]) for x, y in pairwise(edges) if y[0] > x[1] and y[2] > x[3]]
    if not beside:
        return kept
    rest = np.array(beside, dtype=np.int64)
    alike = [_alike(pair, box) for box in beside]
    near = [_Candidate(box, 0, rest=True) for box, same in zip(beside, alike, strict=True) if same]
    far = rest[~np.array(alike) & (np.minimum(rest[:, 1] - rest[:, 0], rest[:, 3] - rest[:, 2]) >= SMALL)]
    return kept + near + _enough(pair, *refined(pair, far, 1), settings)


def _core(passage: Box, runs: list[_Candidate]) -> list[Box]:
    """The exact runs that are nearly all of a passage, by place in A: one long run of SET_RUN of it, or several of SET_RUNS."""
    size = (passage[1] - passage[0], passage[3] - passage[2])
    inside: list[Box] = []
    covered = [0, 0]
    for run in runs:
        part = (_overlap(passage[:2], run.box[:2]), _overlap(passage[2:], run.box[2:]))
        if not min(part) or any(_overlap(run.box[:2], o[:2]) or _overlap(run.box[2:], o[2:]) for o in inside):
            continue
        if run.long and min(part[0] / size[0], part[1] / size[1]) >= SET_RUN:
            return [run.box]
        inside.append(run.box)
        covered = [covered[0] + part[0], covered[1] + part[1]]
    return sorted(inside) if min(covered[0] / size[0], covered[1] / size[1]) >= SET_RUNS else []


def _alike(pair: Pair, box: Box) -> bool:
    """Whether two stretches are the same but for single tokens."""
    x, y = pair.a.hash[box[0] : box[1]], pair.b.hash[box[2] : box[3]]
    return 0 < ALIKE * max(len(x), len(y)) <= min(len(x), len(y)) and likeness(x, y).ordered >= ALIKE


def _snapped(pair: Pair, passage: _Candidate, runs: list[_Candidate]) -> _Candidate | None:
    """The passage with edges where an exact run begins or ends, else at units' edges; None when nothing of it is left."""
    a0, a1, b0, b1 = passage.box
    start_a, end_a = _edges(pair.a, a0, a1)
    start_b, end_b = _edges(pair.b, b0, b1)
    for r0, r1, r2, r3 in (run.box for run in runs):
        if abs(r0 - a0) <= RUN_EDGE and abs(r2 - b0) <= RUN_EDGE:
            start_a, start_b = (a0, b0) if _alike(pair, (a0, r0, b0, r2)) else (r0, r2)
        if abs(r1 - a1) <= RUN_EDGE and abs(r3 - b1) <= RUN_EDGE:
            end_a, end_b = (a1, b1) if _alike(pair, (r1, a1, r3, b1)) else (r1, r3)
    return replace(passage, box=(start_a, end_a, start_b, end_b)) if end_a > start_a and end_b > start_b else None


def _edges(side: Side, start: int, end: int) -> tuple[int, int]:
    unit = int(side.unit[start])
    low, high = int(side.unit_start[unit]), int(side.unit_start[unit + 1])
    start = low if min(high, end) - start >= EDGE * (high - low) else min(high, end)
    if end <= start:
        return start, start
    unit = int(side.unit[end - 1])
    low, high = int(side.unit_start[unit]), int(side.unit_start[unit + 1])
    return start, high if end - max(low, start) >= EDGE * (high - low) else max(low, start)


def _long_enough(pair: Pair, box: Box, settings: Settings) -> bool:
    for side, start, end in ((pair.a, box[0], box[1]), (pair.b, box[2], box[3])):
        han, words = side.amount(np.array([start]), np.array([end]))
        if han[0] / settings.numbers.shortest_han + words[0] / settings.numbers.shortest_words < 1:
            return False
    return True


def _chosen(candidates: list[_Candidate], n: int, m: int) -> tuple[list[_Candidate], list[tuple[_Candidate, int, int]]]:
    """Matches in the order chosen, none overlapping; and those that gave way on one side only, with side and match."""
    owner = (np.full(n, -1, dtype=np.int32), np.full(m, -1, dtype=np.int32))
    chosen: list[_Candidate] = []
    further: list[tuple[_Candidate, int, int]] = []
    for candidate in candidates:
        cut = [_free(owner[s], chosen, s, candidate.box) for s in (0, 1)]
        if isinstance(cut[0], tuple) and isinstance(cut[1], tuple):
            box = (*cut[0], *cut[1])
            owner[0][box[0] : box[1]] = owner[1][box[2] : box[3]] = len(chosen)
            chosen.append(replace(candidate, box=box))
        elif isinstance(cut[0], tuple) != isinstance(cut[1], tuple):
            side = 0 if isinstance(cut[0], int) else 1
            if cut[side] >= 0:  # type: ignore[operator]
                further.append((candidate, side, cut[side]))  # type: ignore[arg-type]
    return _rejoined(chosen, further)


def _rejoined(
    chosen: list[_Candidate], further: list[tuple[_Candidate, int, int]]
) -> tuple[list[_Candidate], list[tuple[_Candidate, int, int]]]:
    """Matches that follow one another at once on both sides made one."""
    order = sorted(range(len(chosen)), key=lambda i: chosen[i].box)
    joined: list[_Candidate] = []
    place = [0] * len(chosen)
    for i in order:
        this = chosen[i]
        last = joined[-1] if joined else None
        if last and not (last.summary or this.summary) and _follows(last.box, this.box):
            box = (last.box[0], this.box[1], last.box[2], this.box[3])
            joined[-1] = _Candidate(box, last.score + this.score)
        else:
            joined.append(this)
        place[i] = len(joined) - 1
    return joined, [(candidate, side, place[match]) for candidate, side, match in further]


def _follows(first: Box, second: Box) -> bool:
    return 0 <= second[0] - first[1] <= MERGE_GAP and 0 <= second[2] - first[3] <= MERGE_GAP


def _free(owner: np.ndarray, chosen: list[_Candidate], side: int, box: Box) -> tuple[int, int] | int:
    """What is free of one side of a box; or the match that covers AGAIN of it, or -1, when too much is taken."""
    start, end = box[2 * side], box[2 * side + 1]
    own = owner[start:end]
    taken = own >= 0
    if not taken.any():
        return start, end
    counts = np.bincount(own[taken])
    heavy = int(counts.argmax())
    for match in np.flatnonzero(counts).tolist():
        other = chosen[match].box
        if counts[match] > MOST_OVERLAP * min(end - start, other[2 * side + 1] - other[2 * side]):
            return heavy if counts[heavy] >= AGAIN * (end - start) else -1
    free = np.flatnonzero(~taken)
    edges = np.flatnonzero(np.diff(free) > 1)
    starts, ends = np.concatenate([[0], edges + 1]), np.append(edges, len(free) - 1)
    longest = int(np.argmax(ends - starts))
    return start + int(free[starts[longest]]), start + int(free[ends[longest]]) + 1


def _places(
    pair: Pair, chosen: list[_Candidate], further: list[tuple[_Candidate, int, int]]
) -> list[tuple[tuple[Span, ...], tuple[Span, ...]]]:
    """For each match its further places in A and in B."""
    taken = (np.zeros(len(pair.a), dtype=np.bool_), np.zeros(len(pair.b), dtype=np.bool_))
    for candidate in chosen:
        a0, a1, b0, b1 = candidate.box
        taken[0][a0:a1] = taken[1][b0:b1] = True
    found: list[tuple[list[Span], list[Span]]] = [([], []) for _ in chosen]
    for candidate, side, match in further:
        other = 1 - side
        start, end = candidate.box[2 * other], candidate.box[2 * other + 1]
        if taken[other][start:end].sum() > MOST_OVERLAP * (end - start):
            continue
        taken[other][start:end] = True
        found[match][other].append(_span((pair.a, pair.b)[other], start, end))
    return [(_joined(in_a, pair.a), _joined(in_b, pair.b)) for in_a, in_b in found]


def _joined(spans: list[Span], _side: Side) -> tuple[Span, ...]:
    return tuple(united(spans))


def _span(side: Side, start: int, end: int) -> Span:
    return Span(int(side.start[start]), int(side.end[end - 1]))


def _match(a: Side, b: Side, candidate: _Candidate, also: tuple[tuple[Span, ...], tuple[Span, ...]]) -> Match | None:
    a0, a1, b0, b1 = candidate.box
    x, y = a.hash[a0:a1], b.hash[b0:b1]
    span_a, span_b, strength = _span(a, a0, a1), _span(b, b0, b1), candidate.score / NAT
    if a1 - a0 == b1 - b0 and not (x != y).any():
        return Match(span_a, span_b, "verbatim", 1.0, also[1], strength=strength, also_a=also[0])
    like = likeness(x, y)
    if not candidate.summary and np.count_nonzero(like.kept_a) < LEAST_ORDER * like.by_chance:
        return None
    kind = kind_of(like, summary=candidate.summary)
    kept = (like.kept_a, like.kept_b) if kind == "edited" else (np.isin(x, y), np.isin(y, x))
    return Match(
        span_a,
        span_b,
        kind,
        like.ordered,
        also[1],
        changed(a, a0, a1, kept[0]),
        changed(b, b0, b1, kept[1]),
        strength,
        also[0],
    )
