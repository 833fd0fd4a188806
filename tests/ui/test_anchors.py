"""What two scrolling texts are tied by, held against the obvious search through all chains."""

from itertools import combinations, pairwise

from hypothesis import given
from hypothesis import strategies as st

from plagcheck.engine import Document, Match, Span
from plagcheck.ui.views.anchors import anchors
from plagcheck.ui.views.counting import Counting

PLACES = st.tuples(st.integers(0, 30), st.integers(1, 6), st.integers(0, 30))


def match(at: int, size: int, to: int) -> Match:
    return Match(Span(at, at + size), Span(to, to + size), "verbatim", 1.0)


def longest_by_trying_all(matches: list[Match]) -> int:
    ordered = sorted(matches, key=lambda m: m.a.start)
    chains = (c for size in range(len(ordered) + 1) for c in combinations(ordered, size))
    rising = [c for c in chains if all(x.a.end <= y.a.start and x.b.end <= y.b.start for x, y in pairwise(c))]
    return max(sum(m.a.length for m in c) for c in rising)


def test_matches_in_the_same_order_are_all_followed():
    assert anchors([match(0, 5, 10), match(20, 5, 40)]) == ((0.0, 5.0, 20.0, 25.0), (10.0, 15.0, 40.0, 45.0))


def test_of_two_that_changed_places_the_longer_is_followed():
    assert anchors([match(0, 5, 40), match(20, 9, 10)]) == ((20.0, 29.0), (10.0, 19.0))


def test_without_a_place_in_b_nothing_is_tied():
    assert anchors([Match(Span(0, 5), None, "summary", 0.4)]) == ((), ())


@given(st.lists(PLACES, max_size=7))
def test_no_chain_covers_more_of_a(places):
    matches = [match(*p) for p in places]
    own, others = anchors(matches)
    assert list(own) == sorted(own)
    assert list(others) == sorted(others)
    assert sum(own[1::2]) - sum(own[::2]) == longest_by_trying_all(matches)


def test_counted_characters_of_overlapping_spans_count_once():
    counting = Counting(Document("a.txt", "路灯，亮了。ab c"))
    assert counting.size(Span(0, 6)) == 4
    assert counting.union([Span(0, 4), Span(1, 3), Span(3, 8)]) == 6
