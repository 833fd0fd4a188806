"""Candidates: the passages that two papers may share, before they choose their place.

Exact runs, long and rare enough, and refined clusters of sentence seeds. A passage is a pair of boxes of tokens scored by
log-likelihood (`refining`). A long cluster is refined piece by piece, each piece against its own place, and joined again.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Literal

import numpy as np

from plagcheck.engine.kinds import Box
from plagcheck.engine.refining import HAN_WEIGHT, NAT, Floats, Pair, refined, scored
from plagcheck.engine.seeding import chained, cluster, exact_runs, unit_seeds
from plagcheck.engine.sides import Ints

Sensitivity = Literal["strict", "normal", "thorough"]


@dataclass(frozen=True, slots=True)
class Numbers:
    """What the sensitivity stands for; each may be set in an options file."""

    least_words: float = 25.0
    """Nats that a passage of words must earn on both sides."""
    least_han: float = 26.0
    """The same of a Chinese passage."""
    rare_words: float = 25.0
    """Nats of rarity (−ln share of papers) that an exact run of words must hold: set phrases are nobody's."""
    rare_han: float = 16.0
    shortest_words: float = 25
    """Words of the shortest reworded passage."""
    shortest_han: float = 25
    """Han characters of the shortest reworded passage."""
    summary: float = 80.0
    """Nats of a summary against the whole of the other paper."""
    seed_gap: float = 3
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
        return cls(han, words, sensitivity, Numbers(**numbers))

    @property
    def scale(self) -> float:
        """Factor on every number of nats."""
        return SCALE[self.sensitivity]


@dataclass(frozen=True, slots=True)
class Candidate:
    """A pair of boxes, [a0, a1) × [b0, b1) in tokens, with its gain units."""

    box: Box
    score: int
    summary: bool = False
    """A window of one paper that sums up a stretch of the other."""
    long: bool = False
    """An exact run that nobody writes by chance, whatever stands around it."""
    rest: bool = False
    """Too little for a match of its own: only what joins two others."""


MOST_CLUSTERS, CLUSTERS_PER_TOKEN = 60, 0.0025
"""Clusters that are refined at most: the heaviest."""
PIECES_FROM, PIECE = 400, 150
"""Tokens from which a cluster is refined in pieces, and tokens of a piece."""
MERGE_GAP = 30
"""Tokens that may lie between two passages on both sides for them to be one."""
USUAL_PLACES, PLACES_NATS, PLACES_RANGE = 1e6, 2.5, (-8.0, 10.0)
"""The more pairs of places two papers have, the more is found by chance: the least gain grows by 2.5 nats for each factor e
over a million pairs (two papers of 1,000 tokens), and falls for short papers, within these bounds."""
LONG_RUN = 3.0
"""Times the shortest match from which an exact run is long."""


def mixed(han_share: Floats, words: float, han: float) -> Floats:
    """A limit between that for words and that for Han, by the share of Han."""
    return words + (han - words) * han_share


def _box(row: Ints) -> Box:
    a0, a1, b0, b1 = row.tolist()
    return a0, a1, b0, b1


def overlap(x: tuple[int, int], y: tuple[int, int]) -> int:
    return max(0, min(x[1], y[1]) - max(x[0], y[0]))


def exact_passages(pair: Pair, settings: Settings) -> list[Candidate]:
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
    least = mixed(chinese, numbers.rare_words, numbers.rare_han) * settings.scale * NAT
    enough = (before[runs[:, 1]] - before[runs[:, 0]] >= least) & (reach >= 1)
    runs, long = runs[enough], (reach >= LONG_RUN)[enough].tolist()
    scores = scored(pair, runs).tolist()
    return [Candidate(_box(r), s, long=w) for r, s, w in zip(runs, scores, long, strict=True)]


def reworded_passages(pair: Pair, settings: Settings) -> list[Candidate]:
    """Refined clusters of sentence seeds that earn enough; long ones refined piece by piece and joined again."""
    seeds = unit_seeds(pair.a, pair.b, pair.shared)
    boxes, row = _clusters(pair, seeds, settings.numbers.seed_gap)
    size = np.maximum(boxes[:, 1] - boxes[:, 0], boxes[:, 3] - boxes[:, 2])
    long = (size > PIECES_FROM).nonzero()[0]
    found = enough(pair, *refined(pair, boxes[size <= PIECES_FROM]), settings)
    if not len(long):
        return found
    far = np.isin(row, long)
    pieces = _pieces(pair, (row[far], seeds[0][far], seeds[1][far], seeds[2][far]), boxes)
    return found + enough(pair, *merged(*refined(pair, pieces)), settings)


def _clusters(pair: Pair, seeds: tuple[Ints, Ints, Floats], gap: float) -> tuple[Ints, Ints]:
    """Boxes i8[k, 4] of the heaviest clusters, and the box of each seed; -1 for none."""
    a, b = pair.a, pair.b
    if not len(seeds[0]):
        return np.zeros((0, 4), dtype=np.int64), np.zeros(0, dtype=np.int64)
    label = cluster(seeds[0], seeds[1], gap)
    order = np.argsort(label, kind="stable")
    first = np.diff(label[order], prepend=-1).nonzero()[0]
    unit_a, unit_b, weight = (column[order] for column in seeds)
    edges = (
        a.unit_start[np.minimum.reduceat(unit_a, first)],
        a.unit_start[np.maximum.reduceat(unit_a, first) + 1],
        b.unit_start[np.minimum.reduceat(unit_b, first)],
        b.unit_start[np.maximum.reduceat(unit_b, first) + 1],
    )
    boxes = np.stack(edges, axis=1)
    most = max(MOST_CLUSTERS, int(CLUSTERS_PER_TOKEN * (len(a) + len(b))))
    if len(boxes) <= most:
        return boxes, label
    weights = np.rint(np.add.reduceat(weight, first) * NAT)
    heavy = np.sort(np.argsort(-weights, kind="stable")[:most])
    place = np.full(len(boxes), -1)
    place[heavy] = np.arange(most)
    return boxes[heavy], place[label]


def _pieces(pair: Pair, seeds: tuple[Ints, Ints, Ints, Floats], boxes: Ints) -> Ints:
    """i8[k, 4]: the `boxes` of the seeds (box, unit of A, unit of B, weight) cut into pieces of PIECE tokens of A, each with
    the surroundings of the place in B that most of its seeds' weight points to.

    In a long passage chance would find every word somewhere in the other stretch; a piece is held against its own place only.
    """
    box, unit_a, unit_b, weight = seeds
    at = (pair.a.unit_start[unit_a] + pair.a.unit_start[unit_a + 1]) // 2 - boxes[box, 0]
    to = (pair.b.unit_start[unit_b] + pair.b.unit_start[unit_b + 1]) // 2
    units = np.rint(weight * NAT).astype(np.int64)
    pieces = len(pair.a) // PIECE + 1
    piece, cell = box * pieces + at // PIECE, to // PIECE
    order = np.lexsort((cell, piece))
    piece, cell, to, units = piece[order], cell[order], to[order], units[order]
    head = ((np.diff(piece, prepend=-1) != 0) | (np.diff(cell, prepend=-1) != 0)).nonzero()[0]
    total = np.add.reduceat(units, head)
    middle, piece = np.add.reduceat(units * to, head) // np.maximum(total, 1), piece[head]
    best = np.lexsort((middle, -total, piece))
    best = best[np.diff(piece[best], prepend=-1).nonzero()[0]]
    which, part = np.divmod(piece[best], pieces)
    a0, b0 = boxes[which, 0] + part * PIECE, middle[best]
    a1, b1 = np.minimum(a0 + PIECE, boxes[which, 1]), np.minimum(b0 + PIECE, len(pair.b))
    return np.stack([a0, a1, np.maximum(b0 - PIECE, 0), b1], axis=1)


def merged(boxes: Ints, score: Ints) -> tuple[Ints, Ints]:
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


def enough(pair: Pair, boxes: Ints, score: Ints, settings: Settings) -> list[Candidate]:
    """Boxes that earn enough, by falling score."""
    chinese = pair.a.han_share(boxes[:, 0], boxes[:, 1])
    least = mixed(chinese, settings.numbers.least_words, settings.numbers.least_han) * settings.scale
    places = np.log(len(pair.a) * len(pair.b) / USUAL_PLACES)
    least = (least + np.clip(PLACES_NATS * places, *PLACES_RANGE)) * NAT
    order = np.lexsort((boxes[:, 2], boxes[:, 0], -score))
    return [Candidate(_box(boxes[i]), int(score[i])) for i in order if score[i] >= least[i]]
