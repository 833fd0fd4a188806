"""Reviews: what is said of pairs, and shares without the matches that were set aside."""

import json
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from plagcheck.engine.checking import Session
from plagcheck.engine.model import Match, Options, Review, SetAside, Span
from plagcheck.engine.ranking import ranking
from plagcheck.engine.reviewing import Reviews, flipped, known_again
from tests.papers import BEES, FOX, GLASS, MILL, RIVER, STARS, TEA


def size(*texts):
    return sum(c.isalnum() for text in texts for c in text)


@pytest.fixture
def two(write):
    """Two matches: MILL and BEES, far apart."""
    session = Session(each_file=True)
    session.add([write("a.txt", FOX + MILL + RIVER + TEA + BEES), write("b.txt", MILL + GLASS + STARS + BEES)])
    session.report(own_background=False)
    return session


@pytest.fixture
def class_of_four(write, tmp_path):
    """1 and 2 share MILL; 2 and 3 share BEES; 1 and 4 share nothing."""
    for name, text in (("1", FOX + MILL), ("2", MILL + BEES), ("3", BEES + RIVER + TEA), ("4", GLASS)):
        write(f"class/{name}.txt", text)
    session = Session()
    session.add([tmp_path / "class"])
    session.report()
    return session


def test_shares_are_reckoned_without_what_is_set_aside_and_denominators_stay(two):
    mill, bees = two.last.pairs[0].matches
    (pair,) = two.set_aside(0, 1, mill, "from the handout").pairs
    assert Fraction(pair.copied_a).limit_denominator(9999) == Fraction(size(BEES), size(FOX, MILL, RIVER, TEA, BEES))
    assert Fraction(pair.copied_b).limit_denominator(9999) == Fraction(size(BEES), size(MILL, GLASS, STARS, BEES))
    assert pair.matches == (bees,)
    assert pair.aside == (SetAside(mill, "from the handout"),)
    assert pair.longest_match == size(BEES)


def test_the_reckoning_ends_with_the_shares_that_are_reported(two):
    before = two.last.pairs[0].reckoning
    (pair,) = two.set_aside(0, 1, two.last.pairs[0].matches[0]).pairs
    final = pair.reckoning[-1]
    assert (final.copied_a, final.counted_a) == (size(BEES), size(FOX, MILL, RIVER, TEA, BEES))
    assert pair.reckoning[:-1] == before[:-1]


def test_the_further_places_of_a_passage_are_set_aside_with_it(write):
    session = Session(each_file=True)
    session.add([write("a.txt", MILL + BEES), write("b.txt", MILL + GLASS + MILL)])
    (match,) = session.report(own_background=False).pairs[0].matches
    assert match.also
    (pair,) = session.set_aside(0, 1, match).pairs
    assert (pair.copied_a, pair.copied_b, pair.level, pair.longest_match) == (0.0, 0.0, "none", 0)


def test_an_identical_pair_with_something_set_aside_is_what_its_shares_say(write):
    session = Session(each_file=True)
    session.add([write("a.txt", FOX), write("b.txt", FOX)])
    (pair,) = session.report().pairs
    assert pair.level == "identical"
    (pair,) = session.set_aside(0, 1, pair.matches[0]).pairs
    assert (pair.level, pair.copied_a, pair.resemblance.exact) == ("none", 0.0, 1.0)


def test_a_pair_of_which_all_is_set_aside_stays_in_the_report_and_leaves_its_group(class_of_four):
    report = class_of_four.last
    assert report.groups == ((0, 1, 2),)
    pair = next(p for p in report.pairs if (p.a, p.b) == (0, 1))
    report = class_of_four.set_aside(0, 1, pair.matches[0], "the assignment")
    assert report.groups == ((1, 2),)
    assert [(p.a, p.b, p.level) for p in report.pairs][-1] == (0, 1, "none")
    assert [(p.a, p.b, p.copied, p.pairs) for p in report.submission_pairs][-1] == (0, 1, 0.0, (1,))
    assert {row.document: row.total.copied for row in ranking(report)}[0] == 0


def test_nothing_is_read_or_aligned_again(class_of_four, monkeypatch):
    from plagcheck.engine import checking, comparing

    for module, name in ((checking, "prepare"), (comparing, "align"), (checking, "compare_if_shared")):
        monkeypatch.setattr(module, name, None)
    pair = class_of_four.last.pairs[0]
    class_of_four.set_aside(pair.a, pair.b, pair.matches[0])
    assert class_of_four.review(0, 3, state="discuss").reviews == (Review(0, 3, "discuss"),)
    assert class_of_four.take_back(pair.a, pair.b, pair.matches[0]).pairs[0] == pair


def test_a_review_has_a_state_and_a_note_each_said_alone(two):
    two.review(0, 1, state="discuss")
    assert two.review(1, 0, note="同一小组").reviews == (Review(0, 1, "discuss", "同一小组"),)
    assert two.review(0, 1, state="open").reviews == (Review(0, 1, "open", "同一小组"),)
    assert two.review(0, 1, note="").reviews == ()
    assert two.last.review_of(1, 0) == Review(0, 1)


def test_what_was_said_stays_with_the_papers_when_ids_change(class_of_four, write):
    pair = next(p for p in class_of_four.last.pairs if (p.a, p.b) == (0, 1))
    class_of_four.set_aside(0, 1, pair.matches[0], "why")
    class_of_four.review(1, 2, state="aside")
    class_of_four.add([write("0.txt", STARS)])
    report = class_of_four.report()
    assert report.reviews == (Review(2, 3, "aside"),)
    assert [(p.a, p.b, p.aside[0].reason) for p in report.pairs if p.aside] == [(1, 2, "why")]


def test_what_was_said_of_a_paper_returns_with_it(class_of_four, tmp_path):
    class_of_four.review(1, 2, note="n")
    class_of_four.remove(2)
    assert class_of_four.report().reviews == ()
    class_of_four.add([tmp_path / "class" / "3.txt"])
    assert class_of_four.report().reviews == (Review(1, 2, "open", "n"),)


def test_other_options_know_the_passage_again(two):
    mill = two.last.pairs[0].matches[0]
    two.set_aside(0, 1, mill, "why")
    (pair,) = two.report(Options(min_match_words=8, sensitivity="thorough"), own_background=False).pairs
    assert [each.reason for each in pair.aside] == ["why"]
    assert abs(pair.aside[0].match.a.start - mill.a.start) < 9


def test_two_papers_compared_once_more_have_the_same_set_aside(two):
    (pair,) = two.set_aside(0, 1, two.last.pairs[0].matches[1], "why").pairs
    assert two.compare(0, 1) == pair
    turned = two.compare(1, 0)
    assert (turned.copied_a, turned.copied_b, len(turned.aside)) == (pair.copied_b, pair.copied_a, 1)


def test_a_file_named_twice_is_two_papers_to_reviews(write):
    session = Session(each_file=True)
    session.add([write("a.txt", FOX), write("a.txt", FOX), write("b.txt", FOX)])
    session.report()
    assert session.review(1, 2, state="discuss").reviews == (Review(1, 2, "discuss"),)


def test_another_reason_takes_the_place_of_the_first(two):
    match = two.last.pairs[0].matches[0]
    two.set_aside(0, 1, match, "first")
    assert two.set_aside(0, 1, match, "second").pairs[0].aside == (SetAside(match, "second"),)


def at(a, b):
    return Match(Span(*a), Span(*b), "verbatim", 1.0)


@pytest.mark.parametrize(
    ("a", "b", "known"),
    [
        ((0, 100), (50, 150), True),
        ((10, 105), (55, 160), True),
        ((49, 150), (50, 150), True),  # 51 of 101
        ((51, 151), (50, 150), False),  # 49 of 100
        ((0, 100), (200, 300), False),  # another place of B
        ((0, 30), (50, 80), False),  # a small part
        ((0, 300), (50, 350), False),  # a small part of the new one
    ],
)
def test_a_passage_is_known_again_by_most_of_both_spans(a, b, known):
    old, new = SetAside(at((0, 100), (50, 150))), at(a, b)
    assert known_again([old], [new]) == ([(old, new)] if known else [])


def test_the_likest_is_taken_first_and_each_but_once():
    old = [SetAside(at((0, 60), (0, 60)), "x"), SetAside(at((0, 100), (0, 100)), "y")]
    new = [at((0, 98), (0, 98)), at((0, 70), (0, 70))]
    assert known_again(old, new) == [(old[1], new[0]), (old[0], new[1])]


def test_a_match_without_a_place_in_b_is_known_by_its_place_in_a():
    old = SetAside(Match(Span(0, 10), None, "verbatim", 1.0))
    assert known_again([old], [Match(Span(1, 10), None, "verbatim", 1.0)])
    assert not known_again([old], [at((0, 10), (0, 10))])


def test_a_match_turned_twice_is_itself():
    match = Match(Span(0, 9), Span(3, 9), "edited", 0.8, (Span(20, 25),), (Span(1, 2),), (Span(4, 5),), 3.0, (Span(30, 31),))
    assert flipped(match).also_a == (Span(20, 25),)
    assert flipped(flipped(match)) == match


def test_the_json_says_so_only_where_there_is_something_to_say(two):
    plain = json.loads(two.last.to_json())
    assert "reviews" not in plain
    assert "aside" not in plain["pairs"][0]
    mill = two.last.pairs[0].matches[0]
    two.set_aside(0, 1, mill, "from the handout")
    said = json.loads(two.review(0, 1, state="aside", note="both ours").to_json())
    assert said["reviews"] == [{"a": 0, "b": 1, "state": "aside", "note": "both ours"}]
    assert said["pairs"][0]["aside"] == [{**plain["pairs"][0]["matches"][0], "reason": "from the handout"}]


@pytest.fixture(scope="module")
def long_session(tmp_path_factory):
    folder = tmp_path_factory.mktemp("class")
    for name, text in (
        ("1", FOX + MILL + RIVER + TEA + BEES),
        ("2", MILL + GLASS + STARS + BEES),
        ("3", BEES + RIVER + STARS),
    ):
        (folder / f"{name}.txt").write_text(text)
    session = Session()
    session.add([folder])
    session.report()
    return session


@settings(deadline=None, max_examples=30)
@given(st.data())
def test_what_is_set_aside_and_taken_back_leaves_no_trace(long_session, data):
    session = replace(long_session, reviews=Reviews())
    before = session.last
    every = [(p.a, p.b, match) for p in before.pairs for match in p.matches]
    chosen = data.draw(st.lists(st.sampled_from(every), unique=True, min_size=1))
    for a, b, match in chosen:
        turned = data.draw(st.booleans())
        report = session.set_aside(*((b, a, flipped(match)) if turned else (a, b, match)), "why")
    assert {(p.a, p.b, each.match) for p in report.pairs for each in p.aside} == set(chosen)
    for a, b, match in data.draw(st.permutations(chosen)):
        report = session.take_back(a, b, match)
    assert report.to_json() == before.to_json()
