"""Contrast: whether two passages share more than papers of their kind share by chance, by words and by order.

Papers of few words, tables of numbers and sentences from one mould repeat themselves as often as one another: tokens
that no table holds are then no rarity. How often a paper's own words come again says what chance puts into the other. So the
pairs of equal tokens across the two passages are held against those inside each of them and between them and the rest:

    contrast = (Σ w·own ÷ own places) ÷ (Σ w·a·b ÷ (n·m)),   own = a(a−1)/2 + b(b−1)/2 + (a+b)·c

for a token that stands a and b times in passages of n and m tokens and c times in the rest of both papers. Were the places of
a token in both papers dealt out at random, each pair of places would be as likely as any other, and the contrast 1, however
rich or poor the vocabulary is. The weight w is what the token says, ÷ (a + b + c), so that no single one drowns the others.
"""

import numpy as np

from plagcheck.engine.kinds import Box, Likeness
from plagcheck.engine.refining import FLOOR_WORD, KEPT_WORD, NEAR, Pair
from plagcheck.engine.sides import Hashes, Ints, Side

REPEATED, REPEATED_SUMMARY = 0.6, 0.5
"""Contrast from which a passage, a summary, says no more than its papers say of themselves. Of 1,106 reworded PAN passages the
highest has 0.32, of 85 summaries 0.48; answers of a page on one question reach 0.58; independent texts lie about 1."""
LEAST_ORDER = 0.82
"""A passage must keep so many times the tokens in order that chance would: words in no order say nothing."""
LONG_PASSAGE = 100
"""Tokens from which a passage must keep more than chance does: nobody throws a page's words about, and lists hold no order."""


def contrast(pair: Pair, box: Box) -> float:
    """How much of what the two boxes share the papers share with themselves; about 1 in independent texts, 0 in copies."""
    n, m = box[1] - box[0], box[3] - box[2]
    own = (pair.a.term[pair.a.term_of[box[0] : box[1]]], pair.b.term[pair.b.term_of[box[2] : box[3]]])
    terms, of = np.unique(np.concatenate(own), return_inverse=True)
    a, b = np.bincount(of[:n], minlength=len(terms)), np.bincount(of[n:], minlength=len(terms))
    total = _count(pair.a, terms) + _count(pair.b, terms)
    rate, share = pair.rates.rates(terms)
    chance = np.maximum(-np.expm1(-min(max(n, m), NEAR) * rate), share**FLOOR_WORD)
    weight = np.log((1 - KEPT_WORD) + KEPT_WORD / chance) / total
    rest = len(pair.a) + len(pair.b) - n - m
    across = float(weight @ (a * b)) / (n * m)
    inside = float(weight @ (a * (a - 1) + b * (b - 1) + 2 * (a + b) * (total - a - b)))
    places = n * (n - 1) + m * (m - 1) + 2 * (n + m) * rest
    return inside / places / across if across and places else float(not across)


def _count(side: Side, terms: Hashes) -> Ints:
    """i8[k]: how often each of the terms stands in the paper."""
    slot = np.minimum(side.term.searchsorted(terms), len(side.term) - 1)
    count: Ints = np.where(side.term[slot] == terms, side.count[slot], 0)
    return count


def keeps_order(like: Likeness) -> bool:
    """Whether two passages keep more order than chance does.

    The longest rising subsequence of a random permutation of R has 2·√R − 1.77·R^⅙ elements on average, with a standard
    deviation of 0.90·R^⅙ (Baik, Deift and Johansson 1999): long passages must exceed that by three.
    """
    least = LEAST_ORDER * like.by_chance
    if len(like.kept_a) + len(like.kept_b) >= 2 * LONG_PASSAGE:
        least = like.by_chance + float(np.cbrt(like.by_chance / 2))
    return int(np.count_nonzero(like.kept_a)) >= least
