"""Summaries: a stretch of one paper whose words are drawn from all over the other, where no single passage explains it.

Each paper's best window against the whole other paper is looked at, in both directions; where no passage covers it, it is a
seed of its own besides.
"""

from dataclasses import replace

import numpy as np

from plagcheck.engine.candidates import Candidate, Settings, enough, overlap
from plagcheck.engine.contrast import REPEATED_SUMMARY, contrast
from plagcheck.engine.refining import NAT, Pair, refined, window_of_whole
from plagcheck.engine.sides import Ints

SUMMARY_LEAST, SUMMARY_SHORTEST, SUMMARY_LONGEST = 40.0, 40, 150
"""Nats and tokens from which a paper's best window against the whole other paper is looked at, and the longest summary."""
WINDOW_DENSITY, SUMMARY_DENSITY = 0.5, 0.8
"""Nats per token of such a window at least, to look for its passage and to call it a summary."""
SUMMARY_RATIO = 4
"""A paper at least so many times as long as the window can be what it sums up."""
LOCAL_SHARE, SPREAD_SHARE, SPREAD = 0.4, 0.85, 1.5
"""One passage that explains up to 40 % of the window's gains is not all of it; nor is one of up to 85 % when the passages lie
spread over 1.5 times the window's length."""
TELLING = 0.3
"""Chance to stand in the other paper by accident up to which a word tells what the summary draws on."""
NEARLY_WHOLE = 0.8
"""A summary that draws on so much of a paper is one of the whole paper."""


def whole_windows(
    pair: Pair, passages: list[Candidate], runs: list[Candidate], settings: Settings
) -> tuple[list[Candidate], list[Candidate]]:
    """Passages found by each paper's best window against the whole other paper, and summaries."""
    summaries: list[Candidate] = []
    for turned in (False, True):
        view = pair.turned if turned else pair
        if len(view.a) - int(view.a.han_before[-1]) < SUMMARY_SHORTEST / 2:
            continue  # no window long enough would be less than half Han
        seen = [_turn(p) for p in passages] if turned else passages
        gain, start, end, best = window_of_whole(view)
        length = end - start
        if view.a.han_before[end] - view.a.han_before[start] > length / 2:
            continue  # a bigram says too little against a whole paper
        if best < max(SUMMARY_LEAST, WINDOW_DENSITY * length) * settings.scale * NAT or length < SUMMARY_SHORTEST:
            continue
        if not any(overlap((start, end), p.box[:2]) * 2 > length for p in seen):
            box, score = refined(view, np.array([[start, end, 0, len(view.b)]]))
            seen = seen + enough(view, box, score, settings)
        exact = any(overlap((start, end), (run.box[2:] if turned else run.box[:2])) for run in runs if run.long)
        if not exact and best >= max(settings.numbers.summary, SUMMARY_DENSITY * length) * settings.scale * NAT:
            found = _summary(view, seen, gain, (start, end))
            if found is not None:
                seen = [p for p in seen if not overlap((start, end), p.box[:2])]
                summaries.append(_turn(found) if turned else found)
        passages = [_turn(p) for p in seen] if turned else seen
    return passages, summaries


def _turn(candidate: Candidate) -> Candidate:
    a0, a1, b0, b1 = candidate.box
    return replace(candidate, box=(b0, b1, a0, a1))


def _summary(view: Pair, passages: list[Candidate], gain: Ints, window: tuple[int, int]) -> Candidate | None:
    """The window of A as a summary of B, unless one passage explains it."""
    start, end = window
    length = end - start
    if length > SUMMARY_LONGEST or len(view.b) < SUMMARY_RATIO * length:
        return None
    before = np.concatenate([[0], np.cumsum(np.maximum(gain, 0))])
    inside = [p.box for p in passages if overlap(window, p.box[:2])]
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
    if high <= low or contrast(view, (start, end, low, high)) > REPEATED_SUMMARY:
        return None
    return Candidate((start, end, low, high), int(before[end] - before[start]), summary=True)
