"""Alignment: which passages two papers share, however they were dressed.

    exact runs ─────────────────────────────┐
    sentence seeds ─ clusters ─ refining ───┼─ choice ─ edges ─ kinds
    each paper's best window against all ───┘           of the other

A passage is a pair of boxes of tokens scored by log-likelihood (`refining`), in either order of words. Everything is done with
the papers in order of content, so swapping them swaps the matches and nothing else. Matches never overlap; a passage that is
found again where the other side is taken already is a further place (`also` in B, `also_a` in A) of the match that took it.
"""

from dataclasses import replace

from plagcheck.engine.candidates import Candidate, Numbers, Settings, exact_passages, reworded_passages
from plagcheck.engine.choosing import choose, further_places, rank, span_of
from plagcheck.engine.contrast import REPEATED, contrast, keeps_order
from plagcheck.engine.kinds import ALIKE, Box, changed, kind_of, likeness
from plagcheck.engine.model import Match, Span
from plagcheck.engine.refining import NAT, Pair, Rates
from plagcheck.engine.sides import Side
from plagcheck.engine.summaries import whole_windows

__all__ = ["Numbers", "Settings", "Side", "align"]


def align(a: Side, b: Side, background: Rates, settings: Settings | None = None) -> tuple[Match, ...]:
    """The passages that two papers share, by place in A. Empty when either is empty."""
    chosen = settings or Settings()
    if not len(a) or not len(b):
        return ()
    if len(a) > len(b) or (len(a) == len(b) and a.order > b.order):
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
        match = _match(a, b, Candidate(whole, len(a) * NAT), ((), ()))
        return (match,) if match else ()
    pair = Pair.of(a, b, background)
    if not len(pair.rate):
        return ()
    runs = exact_passages(pair, settings)
    pair = pair.prose
    passages = reworded_passages(pair, settings)
    passages, summaries = whole_windows(pair, passages, runs, settings)
    candidates = [found for found in rank(pair, runs, passages, settings) if found.rest or _telling(pair, found.box)]
    chosen, further = choose([*summaries, *candidates], len(a), len(b))
    places = further_places(pair, chosen, further)
    matches = [_match(a, b, found, also) for found, also in zip(chosen, places, strict=True) if not found.rest]
    return tuple(match for match in matches if match is not None)


def _telling(pair: Pair, box: Box) -> bool:
    """Whether two boxes of tokens are alike by more than chance: nearly equal, or in words and in order."""
    x, y = pair.a.hash[box[0] : box[1]], pair.b.hash[box[2] : box[3]]
    if len(x) == len(y) and not (x != y).any():
        return True
    like = likeness(x, y)
    return like.ordered >= ALIKE or (keeps_order(like) and contrast(pair, box) <= REPEATED)


def _match(a: Side, b: Side, candidate: Candidate, also: tuple[tuple[Span, ...], tuple[Span, ...]]) -> Match | None:
    a0, a1, b0, b1 = candidate.box
    x, y = a.hash[a0:a1], b.hash[b0:b1]
    span_a, span_b, strength = span_of(a, a0, a1), span_of(b, b0, b1), candidate.score / NAT
    if a1 - a0 == b1 - b0 and not (x != y).any():
        return Match(span_a, span_b, "verbatim", 1.0, also[1], strength=strength, also_a=also[0])
    like = likeness(x, y)
    if not candidate.summary and not keeps_order(like):
        return None
    kind = kind_of(like, summary=candidate.summary)
    kept = (like.kept_a, like.kept_b) if kind == "edited" else (like.known_a, like.known_b)
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
