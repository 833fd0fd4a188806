"""Comparisons as columns: what comes back is what was packed, of whatever is there and whatever is not."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from plagcheck.engine.model import (
    LEVELS,
    Comparison,
    Document,
    Match,
    ReckoningStep,
    Resemblance,
    SharedKeyword,
    SharedKeywords,
    Span,
)
from plagcheck.engine.pairing import KINDS, STEPS, pack_pairs, unpack_pairs
from plagcheck.engine.plain import plain, typed
from plagcheck.engine.profile import profile_of
from plagcheck.engine.scope import Scope
from tests.papers import BEES, MILL, TEA

SCOPES = [Scope(profile_of(Document(name, text))) for name, text in (("a", MILL), ("b", TEA), ("c", BEES), ("d", "…"))]
SIZES = [len(scope.profile.counted) for scope in SCOPES]
SHARE = st.floats(0, 1)


def spans(size):
    return st.tuples(st.integers(0, size), st.integers(0, size)).map(lambda ends: Span(*sorted(ends)))


@st.composite
def matches(draw, a, b):
    of_a, of_b = spans(SIZES[a]), spans(SIZES[b])
    several_a, several_b = st.lists(of_a, max_size=3).map(tuple), st.lists(of_b, max_size=3).map(tuple)
    return Match(
        draw(of_a), draw(st.none() | of_b), draw(st.sampled_from(KINDS)), draw(SHARE), draw(several_b), draw(several_a),
        draw(several_b), draw(st.floats(-9, 9_999)), draw(several_a),
    )  # fmt: skip


@st.composite
def comparisons(draw, a, b):
    if b == 3:  # the paper without counted text
        return Comparison(a, b, None, None, bits=draw(st.sampled_from((8, 64, 128))))
    count, scored = st.integers(0, 2**31 - 1), {}
    if draw(st.booleans()):
        scored["resemblance"] = Resemblance(*(draw(SHARE) for _ in range(5)), draw(st.integers(16, 4096)))
    if draw(st.booleans()):
        words = st.builds(SharedKeyword, st.text(max_size=5), st.integers(1, 5), st.integers(1, 5))
        scored["keywords"] = SharedKeywords(draw(SHARE), draw(st.lists(words, max_size=3).map(tuple)))
    if draw(st.booleans()):
        scored |= {"distance": draw(st.integers(0, 64)), "near_duplicate": draw(st.booleans())}
    steps = st.builds(ReckoningStep, st.sampled_from(STEPS), count, count, count, count)
    return Comparison(
        a, b, draw(SHARE), draw(SHARE), draw(st.lists(matches(a, b), max_size=3).map(tuple)),
        longest_match=draw(st.none() | count), level=draw(st.sampled_from(LEVELS)),
        reckoning=draw(st.lists(steps, max_size=3).map(tuple)), **scored,
    )  # fmt: skip


@settings(deadline=None, max_examples=60)
@given(st.tuples(*(comparisons(a, b) for a in range(4) for b in range(a + 1, 4))), st.data())
def test_comparisons_come_back_as_json_would_bring_them(pairs, data):
    chosen = data.draw(st.lists(st.sampled_from(pairs), unique_by=lambda pair: (pair.a, pair.b)))
    assert unpack_pairs(pack_pairs(chosen), SCOPES) == [
        typed(Comparison, json.loads(json.dumps(plain(pair)))) for pair in chosen
    ]


def test_what_is_excluded_comes_from_the_papers():
    marked = [Scope(scope.profile, scope.profile.exclusions, frozenset({"quotes"})) for scope in SCOPES[:2]]
    (pair,) = unpack_pairs(pack_pairs([Comparison(0, 1, 0.5, 0.5, level="high")]), marked)
    assert (pair.excluded_a, pair.excluded_b) == (marked[0].excluded, marked[1].excluded)


def test_no_pairs_are_no_pairs():
    assert unpack_pairs(pack_pairs([]), []) == []
