"""Choosing: which candidates become matches, with which edges, so that none overlap.

By falling score each candidate takes what is free of its place on both sides. One that gives way on one side only is a further
place of the match that holds that side (`also` in B, `also_a` in A): a passage that stands several times is one match.
"""

from dataclasses import replace
from itertools import pairwise

import numpy as np
import numpy.typing as npt

from plagcheck.engine.candidates import MERGE_GAP, Candidate, Settings, enough, overlap
from plagcheck.engine.kinds import ALIKE, Box, likeness
from plagcheck.engine.model import Span, united
from plagcheck.engine.refining import Pair, refined
from plagcheck.engine.sides import Hashes, Ints, Side

EDGE = 0.45
"""A sentence at a passage's edge is taken whole when this share of it is inside."""
RUN_EDGE = 5
"""Tokens from a passage's edge within which the edge of an exact run is the true one."""
GROW_AFTER, GROW_AT_ONCE = 3, 256
"""Equal tokens that must follow for a passage to be carried on, and tokens looked at in one step."""
_SKIPS = ((0, 0), (1, 1), (0, 1), (1, 0), (2, 2))
"""Tokens of A and of B passed over; a changed Han character is two bigrams."""
SMALL = 6
"""Tokens of a stretch beside an exact run that is worth scoring."""
SET_RUN, SET_RUNS = 0.6, 0.9
"""A long exact run that is this share of a passage on both sides stands for it, with its exact edges; so do several runs of
any length that together are SET_RUNS of it."""
MOST_OVERLAP = 0.2
"""Share of the shorter that two passages may overlap before one gives way; what overlaps is cut off the weaker one."""
AGAIN = 0.5
"""Share of a passage, on the taken side, that a match must cover for the other side to be a further place of it."""

Further = tuple[Candidate, int, int]
"""A candidate that gave way on one side (0 for A, 1 for B), and the match that holds that side."""


def rank(pair: Pair, runs: list[Candidate], passages: list[Candidate], settings: Settings) -> list[Candidate]:
    """All candidates in the order in which they choose their place: by falling score."""
    runs, passages = ([replace(c, box=_grown(pair, c.box)) for c in found] for found in (runs, passages))
    passages = _parted(pair, runs, passages, settings)
    boxes = _boxes(runs)
    snapped = [_snapped(pair, p, boxes) if not p.rest else p for p in passages]
    wide = [p for p in snapped if p is not None and (p.rest or _long_enough(pair, p.box, settings))]
    return sorted([*wide, *runs], key=lambda p: (-p.score, p.box))


def _grown(pair: Pair, box: Box) -> Box:
    """A box carried on at both ends over a token that was put in, left out or changed, where GROW_AFTER equal ones follow.

    One that ends in a listing is left as it is: two lists with many entries in common go on like that by chance.
    """
    a0, a1, b0, b1 = box
    if (pair.a.listed[a0] and pair.b.listed[b0]) or (pair.a.listed[a1 - 1] and pair.b.listed[b1 - 1]):
        return box
    x, y = pair.a.hash, pair.b.hash
    more_a, more_b = _carried(x[a1:], y[b1:])
    less_a, less_b = _carried(x[:a0][::-1], y[:b0][::-1])
    return a0 - less_a, a1 + more_a, b0 - less_b, b1 + more_b


def _carried(x: Hashes, y: Hashes) -> tuple[int, int]:
    """How many tokens at the beginning of x and y still belong to a passage that ends before them."""
    i = j = 0
    while True:
        for skip_x, skip_y in _SKIPS:
            p, q = i + skip_x, j + skip_y
            n = min(len(x) - p, len(y) - q, GROW_AT_ONCE)
            if n >= GROW_AFTER and (x[p : p + GROW_AFTER] == y[q : q + GROW_AFTER]).all():
                different = (x[p : p + n] != y[q : q + n]).nonzero()[0]
                n = int(different[0]) if len(different) else n
                i, j = p + n, q + n
                break
        else:
            return i, j


def _boxes(candidates: list[Candidate]) -> Ints:
    return np.array([c.box for c in candidates], dtype=np.int64).reshape(-1, 4)


def _parted(pair: Pair, runs: list[Candidate], passages: list[Candidate], settings: Settings) -> list[Candidate]:
    """Passages less those that are little more than exact runs: of these, what lies beside the runs must earn its own place.

    So a copied block keeps its exact edges, and paragraphs copied in another order are as many matches.
    """
    kept, beside = [], []
    boxes = _boxes(runs)
    for passage in passages:
        core = _core(passage.box, runs, boxes)
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
    near = [Candidate(box, 0, rest=True) for box, same in zip(beside, alike, strict=True) if same]
    far = rest[~np.array(alike) & (np.minimum(rest[:, 1] - rest[:, 0], rest[:, 3] - rest[:, 2]) >= SMALL)]
    return kept + near + enough(pair, *refined(pair, far, 1), settings)


def _core(passage: Box, runs: list[Candidate], boxes: Ints) -> list[Box]:
    """The exact runs that are nearly all of a passage, by place in A: a long one of SET_RUN of it, or several of SET_RUNS."""
    size = (passage[1] - passage[0], passage[3] - passage[2])
    inside: list[Box] = []
    covered = [0, 0]
    for i in _touching(passage, boxes):
        run = runs[i]
        part = (overlap(passage[:2], run.box[:2]), overlap(passage[2:], run.box[2:]))
        if run.long and min(part[0] / size[0], part[1] / size[1]) >= SET_RUN:
            return [run.box]
        inside.append(run.box)
        covered = [covered[0] + part[0], covered[1] + part[1]]
    if min(covered[0] / size[0], covered[1] / size[1]) < SET_RUNS:
        return []
    order = sorted(inside)
    apart = all(x[1] <= y[0] for x, y in pairwise(order))
    return order if apart and all(x[3] <= y[2] for x, y in pairwise(sorted(order, key=lambda r: r[2]))) else []


def _touching(passage: Box, boxes: Ints) -> list[int]:
    """Which of the boxes i8[k, 4] overlap a passage on both sides."""
    a0, a1, b0, b1 = passage
    touching = (boxes[:, 0] < a1) & (boxes[:, 1] > a0) & (boxes[:, 2] < b1) & (boxes[:, 3] > b0)
    return [int(i) for i in touching.nonzero()[0]]


def _alike(pair: Pair, box: Box) -> bool:
    """Whether two stretches are the same but for single tokens."""
    x, y = pair.a.hash[box[0] : box[1]], pair.b.hash[box[2] : box[3]]
    return 0 < ALIKE * max(len(x), len(y)) <= min(len(x), len(y)) and likeness(x, y).ordered >= ALIKE


def _snapped(pair: Pair, passage: Candidate, runs: Ints) -> Candidate | None:
    """The passage with edges where an exact run begins or ends, else at units' edges; None when nothing of it is left."""
    a0, a1, b0, b1 = passage.box
    start_a, end_a = _edges(pair.a, a0, a1)
    start_b, end_b = _edges(pair.b, b0, b1)
    for r0, _, r2, _ in runs[(np.abs(runs[:, 0] - a0) <= RUN_EDGE) & (np.abs(runs[:, 2] - b0) <= RUN_EDGE)].tolist():
        start_a, start_b = (a0, b0) if _alike(pair, (a0, r0, b0, r2)) else (r0, r2)
    for _, r1, _, r3 in runs[(np.abs(runs[:, 1] - a1) <= RUN_EDGE) & (np.abs(runs[:, 3] - b1) <= RUN_EDGE)].tolist():
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


def choose(candidates: list[Candidate], n: int, m: int) -> tuple[list[Candidate], list[Further]]:
    """Matches by place in A, none overlapping, of papers of n and m tokens; and the candidates that gave way on one side."""
    owner = (np.full(n, -1, dtype=np.int32), np.full(m, -1, dtype=np.int32))
    chosen: list[Candidate] = []
    further: list[Further] = []
    for candidate in candidates:
        holder, free = zip(*(_free(owner[s], chosen, s, candidate.box) for s in (0, 1)), strict=True)
        if free[0] and free[1]:
            box = (*free[0], *free[1])
            owner[0][box[0] : box[1]] = owner[1][box[2] : box[3]] = len(chosen)
            chosen.append(replace(candidate, box=box))
        elif bool(free[0]) != bool(free[1]):
            side = 0 if free[1] else 1
            if holder[side] >= 0:
                further.append((candidate, side, holder[side]))
    return _rejoined(chosen, further, owner[1] >= 0)


def _rejoined(
    chosen: list[Candidate], further: list[Further], taken: npt.NDArray[np.bool_]
) -> tuple[list[Candidate], list[Further]]:
    """Matches that follow one another at once on both sides made one; `taken` tokens of B belong to some match."""
    order = sorted(range(len(chosen)), key=lambda i: chosen[i].box)
    joined: list[Candidate] = []
    place = [0] * len(chosen)
    for i in order:
        this = chosen[i]
        last = joined[-1] if joined else None
        if last and not (last.summary or this.summary) and _follows(last.box, this.box, taken):
            box = (last.box[0], this.box[1], last.box[2], this.box[3])
            joined[-1] = Candidate(box, last.score + this.score)
        else:
            joined.append(this)
        place[i] = len(joined) - 1
    return joined, [(candidate, side, place[match]) for candidate, side, match in further]


def _follows(first: Box, second: Box, taken: npt.NDArray[np.bool_]) -> bool:
    near = 0 <= second[0] - first[1] <= MERGE_GAP and 0 <= second[2] - first[3] <= MERGE_GAP
    return near and not taken[first[3] : second[2]].any()


def _free(owner: npt.NDArray[np.int32], chosen: list[Candidate], side: int, box: Box) -> tuple[int, tuple[int, int] | None]:
    """What is free of one side of a box; where too much is taken, the match that holds AGAIN of it, or -1."""
    start, end = box[2 * side], box[2 * side + 1]
    own = owner[start:end]
    taken = own >= 0
    if not taken.any():
        return -1, (start, end)
    counts = np.bincount(own[taken])
    heavy = int(counts.argmax())
    for match in counts.nonzero()[0].tolist():
        other = chosen[match].box
        if counts[match] > MOST_OVERLAP * min(end - start, other[2 * side + 1] - other[2 * side]):
            return (heavy if counts[heavy] >= AGAIN * (end - start) else -1), None
    edges = np.diff(np.concatenate([[True], taken, [True]])).nonzero()[0]
    longest = int(np.argmax(edges[1::2] - edges[::2]))
    return -1, (start + int(edges[2 * longest]), start + int(edges[2 * longest + 1]))


def further_places(
    pair: Pair, chosen: list[Candidate], further: list[Further]
) -> list[tuple[tuple[Span, ...], tuple[Span, ...]]]:
    """For each match its further places in A and in B: free stretches only, neighbours joined."""
    sides = (pair.a, pair.b)
    taken = (np.zeros(len(pair.a), dtype=np.bool_), np.zeros(len(pair.b), dtype=np.bool_))
    for candidate in chosen:
        a0, a1, b0, b1 = candidate.box
        taken[0][a0:a1] = taken[1][b0:b1] = True
    found: list[tuple[list[tuple[int, int]], ...]] = [([], []) for _ in chosen]
    for candidate, side, match in further:
        other = 1 - side
        start, end = candidate.box[2 * other], candidate.box[2 * other + 1]
        if np.count_nonzero(taken[other][start:end]) <= MOST_OVERLAP * (end - start):
            taken[other][start:end] = True
            found[match][other].append((start, end))
    return [(_spans(sides[0], places[0]), _spans(sides[1], places[1])) for places in found]


def _spans(side: Side, places: list[tuple[int, int]]) -> tuple[Span, ...]:
    """Stretches of tokens as spans, those without a token between them as one."""
    return tuple(span_of(side, start, end) for start, end in united(places))


def span_of(side: Side, start: int, end: int) -> Span:
    """The original characters of the tokens [start, end)."""
    return Span(int(side.start[start]), int(side.end[end - 1]))
