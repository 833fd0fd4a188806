"""Refining: how much better two stretches of text are explained by copying than by chance, and where that is best.

A token found in the other stretch earns ln((1 − p) + p / q): p is the chance that a copied token is still there, q the chance
that it stands there anyway, from its rate (the geometric mean of the pair's and the background's) and the stretch's length.
One that is not found costs −ln(1 − p). A token that stands more often here than there earns only the share it can have been
copied (the multiset limit: neighbouring text on the same subject is not swallowed). The best interval is the maximum-sum
subarray. Gains are integers of 1/1024 nat, so that sums are exact and the same on every machine.
"""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Protocol

import numpy as np
import numpy.typing as npt

from plagcheck.engine.seeding import ranges, shared_terms
from plagcheck.engine.sides import Hashes, Ints, Side

NAT = 1024
"""Gain units of one nat."""
KEPT_WORD, KEPT_HAN = 0.55, 0.65
"""Chance that a copied word, a copied Han bigram, is still there after rewording."""
SHORT_PAPER, KEPT_WORD_SHORT = 520, 0.4
"""In pairs of papers of fewer tokens, answers of a page, copying is freer."""
HAN_WEIGHT = 0.55
"""Neighbouring Han bigrams overlap: each says about half of what a word of its rate says."""
FLOOR_WORD, FLOOR_HAN = 8.0, 1.5
"""Exponents of the share of papers that hold a token: its least chance to be found anywhere. Words that nearly every paper
holds earn nothing; Chinese terms of the subject earn less."""
MARGIN = 30
"""Tokens by which a stretch may grow in one round of refining."""
ROUNDS = 3
NEAR = 400
"""Tokens of the other stretch in which chance counts at most: a copied token stands near its place in a long passage too."""
KEPT_SUMMARY = 0.85
"""As KEPT_WORD, against the whole other paper."""
DENSE = 200_000
"""Cells of a table of segments × terms that is kept whole; larger ones are sorted."""
_FAR = 1 << 42
"""More gain units than any text can earn."""

Bools = npt.NDArray[np.bool_]
Floats = npt.NDArray[np.float64]


class Rates(Protocol):
    """How common tokens are (`background.Background`)."""

    def rates(self, hashes: Hashes) -> tuple[Floats, Floats]:
        """Rate of each token per token of text, and the share of papers that hold it."""
        ...


@dataclass(frozen=True, eq=False)
class Pair:
    """Two sides and their c shared terms."""

    a: Side
    b: Side
    shared: tuple[Ints, Ints]
    """Positions of the shared terms in `a.term` and `b.term`."""
    term_a: Ints
    term_b: Ints
    """Which shared term each token is; c for none."""
    background: Floats
    """f8[c]: the background's rate."""
    share: Floats
    rate: Floats
    """f8[c]: the mixed rate."""
    floor: Floats
    """f8[c]: the least chance to be found."""
    rates: Rates
    """Where the background's rates come from."""

    @classmethod
    def of(cls, a: Side, b: Side, rates: Rates) -> "Pair":
        """Join two sides."""
        in_a, in_b = shared = shared_terms(a, b)
        own = (a.count[in_a] + b.count[in_b]) / max(len(a) + len(b), 1)
        background, share, floor = _common(a, in_a, rates)
        rate = np.sqrt(own * background)
        return cls(a, b, shared, _places(a, in_a), _places(b, in_b), background, share, rate, floor, rates)

    @cached_property
    def turned(self) -> "Pair":
        """The same pair seen from B."""
        return replace(self, a=self.b, b=self.a, shared=self.shared[::-1], term_a=self.term_b, term_b=self.term_a)

    @cached_property
    def prose(self) -> "Pair":
        """The same pair without what stands in listings of both papers alone: all but exact runs is sought here."""
        if not (self.a.listed.any() and self.b.listed.any()):
            return self
        none = len(self.rate)
        spoken_a, spoken_b = (
            np.bincount(term[~side.listed], minlength=none + 1) > 0
            for side, term in ((self.a, self.term_a), (self.b, self.term_b))
        )
        term_a = np.where(self.a.listed & ~spoken_b[self.term_a], none, self.term_a)
        term_b = np.where(self.b.listed & ~spoken_a[self.term_b], none, self.term_b)
        return replace(self, term_a=term_a, term_b=term_b)

    @cached_property
    def copied(self) -> tuple[Floats, Floats, Floats]:
        """f8[n] each, or f8[1] for a paper without Han: the chance that a token of A, if copied, is still there, the nats it
        earns where it is not, and its gain units of one nat."""
        word = KEPT_WORD_SHORT if max(len(self.a), len(self.b)) < SHORT_PAPER else KEPT_WORD
        han = self.a.han if self.a.han_before[-1] else np.zeros(1, dtype=np.bool_)
        kept = np.where(han, KEPT_HAN, word)
        return kept, np.log1p(-kept), np.where(han, HAN_WEIGHT * NAT, float(NAT))

    @cached_property
    def cost(self) -> Ints:
        """i8[n], or i8[1] for a paper without Han: gain units of a token of A where it is not found."""
        units: Ints = np.rint(self.copied[1] * self.copied[2]).astype(np.int64)
        return units


def _common(side: Side, terms: Ints, rates: Rates) -> tuple[Floats, Floats, Floats]:
    """f8[c] each of these terms: rate, share of papers, and the least chance to be found.

    From the second pair of a side on, those of all its terms are kept with it: a paper of a class meets all the others.
    """
    asked, known = side.kept_rates.get("last", (None, None))
    if asked is not rates:
        side.kept_rates["last"] = (rates, None)
        return _rated(side, terms, rates)
    if known is None:
        known = _rated(side, np.arange(len(side.term)), rates)
        side.kept_rates["last"] = (rates, known)
    return known[0][terms], known[1][terms], known[2][terms]


def _rated(side: Side, terms: Ints, rates: Rates) -> tuple[Floats, Floats, Floats]:
    rate, share = rates.rates(side.term[terms])
    if not side.han_before[-1]:
        return rate, share, share ** np.full(len(terms), FLOOR_WORD)
    han = np.zeros(len(side.term), dtype=np.bool_)
    han[side.term_of] = side.han
    return rate, share, share ** np.where(han[terms], FLOOR_HAN, FLOOR_WORD)


def _places(side: Side, terms: Ints) -> Ints:
    place = np.full(len(side.term), len(terms), dtype=np.int64)
    place[terms] = np.arange(len(terms))
    return place[side.term_of]


def gains(pair: Pair, window: Ints, box: Ints) -> Ints:
    """Gain units of the tokens of k windows of A, each against its box of B; i8[k, 2] token ranges, i8[sum of lengths]."""
    size = window[:, 1] - window[:, 0]
    token = ranges(window[:, 0], size)
    units = pair.cost[token] if len(pair.cost) > 1 else pair.cost.repeat(len(token))
    term = pair.term_a[token]
    shared = (term < len(pair.rate)).nonzero()[0]
    term = term[shared]
    segment = np.repeat(np.arange(len(window)), size)[shared] if len(window) > 1 else np.zeros_like(shared)
    there, here = _often(pair, (segment, term), box)
    found = there.nonzero()[0]
    hit = shared[found]
    limit = np.minimum(1.0, there[found] / here[found])
    near = np.minimum(box[:, 1] - box[:, 0], NEAR)[segment[found]]
    kept, missing, weight = pair.copied if len(pair.copied[0]) == 1 else (column[token[hit]] for column in pair.copied)
    earned = _earned(pair, term[found], near, kept)
    units[hit] = np.rint((missing + (earned - missing) * limit) * weight)
    return units


def _often(pair: Pair, tokens: tuple[Ints, Ints], box: Ints) -> tuple[Ints, Ints]:
    """How often each token (its segment, its shared term) comes in its segment's box of B, and among the tokens themselves."""
    terms = len(pair.rate) + 1
    width = box[:, 1] - box[:, 0]
    key_there = pair.term_b[ranges(box[:, 0], width)]
    key_here = tokens[1]
    if len(box) > 1:
        key_there += np.repeat(np.arange(0, len(box) * terms, terms), width)
        key_here = tokens[0] * terms + key_here
    cells = len(box) * terms
    if cells > DENSE + 4 * len(key_here):
        _, place = np.unique(np.concatenate([key_here, key_there]), return_inverse=True)
        key_here, key_there = place[: len(key_here)], place[len(key_here) :]
        cells = int(place.max(initial=-1)) + 1
    return np.bincount(key_there, minlength=cells)[key_here], np.bincount(key_here, minlength=cells)[key_here]


def _earned(pair: Pair, term: Ints, near: Ints, kept: Floats) -> Floats:
    """Nats that a token found in a stretch of `near` tokens earns."""
    chance = np.maximum(-np.expm1(-near * pair.rate[term]), pair.floor[term])
    return np.log((1 - kept) + kept / chance)


def best_intervals(value: Ints, size: Ints) -> tuple[Ints, Ints, Ints]:
    """Start, end (positions in `value`) and sum of the maximum-sum interval of each of the consecutive segments of `size`."""
    total = value.cumsum()
    if len(size) == 1:
        segment = np.zeros(1, dtype=np.int64)
        first = segment
    else:
        segment = np.repeat(np.arange(len(size)), size)
        first = size.cumsum() - size
        total -= segment * _FAR
    before = total - value
    least = np.minimum.accumulate(before)
    rise = total - least
    if len(size) == 1:
        at = np.array([rise.argmax()])
        best = rise[at]
    else:
        best = np.maximum.reduceat(rise, first)
        at = (rise == best[segment]).nonzero()[0]
        at = at[at.searchsorted(first)]
    lowest = (least == before).nonzero()[0]
    return lowest[lowest.searchsorted(at, "right") - 1], at + 1, best


def refined(pair: Pair, boxes: Ints, rounds: int = ROUNDS) -> tuple[Ints, Ints]:
    """Boxes i8[k, 4] moved to where copying explains them best, and their scores: the smaller of the two sides' sums."""
    boxes = boxes.copy()
    score = np.zeros(len(boxes), dtype=np.int64)
    views = (pair, pair.turned)
    moving = np.arange(len(boxes))
    for _ in range(rounds):
        if not len(moving):
            break
        box, last = boxes[moving], boxes[moving]
        least = np.full(len(box), _FAR)
        for side, view in enumerate(views):
            own, other = slice(2 * side, 2 * side + 2), slice(2 - 2 * side, 4 - 2 * side)
            window = box[:, own] + (-MARGIN, MARGIN)
            np.maximum(window[:, 0], 0, out=window[:, 0])
            np.minimum(window[:, 1], len(view.a), out=window[:, 1])
            size = window[:, 1] - window[:, 0]
            start, end, best = best_intervals(gains(view, window, box[:, other]), size)
            shift = window[:, 0] - (size.cumsum() - size)
            box[:, 2 * side] = start + shift
            box[:, 2 * side + 1] = end + shift
            np.minimum(least, best, out=least)
        boxes[moving], score[moving] = box, least
        moving = moving[(box != last).any(axis=1)]
    return boxes, score


def scored(pair: Pair, boxes: Ints) -> Ints:
    """i8[k]: what boxes i8[k, 4] earn as they are, the smaller of the two sides' sums."""
    if not len(boxes):
        return np.zeros(0, dtype=np.int64)
    sums = []
    for view, own, other in ((pair, boxes[:, :2], boxes[:, 2:]), (pair.turned, boxes[:, 2:], boxes[:, :2])):
        size = own[:, 1] - own[:, 0]
        sums.append(np.add.reduceat(gains(view, own, other), np.cumsum(size) - size))
    least: Ints = np.minimum(*sums)
    return least


def window_of_whole(pair: Pair) -> tuple[Ints, int, int, int]:
    """Gain units of A's tokens against all of B, with the background's rates alone, and the best interval and its sum."""
    p = KEPT_SUMMARY
    chance = np.maximum(-np.expm1(-len(pair.b) * pair.background), 1e-12)
    earned = np.append(np.log((1 - p) + p / chance), np.log(1 - p))
    weight = pair.copied[2]
    if len(weight) > 1:
        whole = np.rint(earned[pair.term_a] * weight).astype(np.int64)
    else:
        whole = np.rint(earned * weight).astype(np.int64)[pair.term_a]
    start, end, best = best_intervals(whole, np.array([len(whole)]))
    return whole, int(start[0]), int(end[0]), int(best[0])
