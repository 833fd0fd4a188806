import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from plagcheck.engine import comparing
from plagcheck.engine.comparing import compare, shares_unfolded
from plagcheck.engine.longest import longest_common
from plagcheck.engine.model import Document, Mark, Match, Options, Span
from tests.papers import BEES, FOX, GLASS, MILL, RIVER, STARS, TEA

QUOTED = f"{FOX}“{MILL.strip()}” {BEES}"


def paper(text, **facts):
    return Document("a.txt", text, **facts)


def both(a, b, **options):
    return compare(paper(a), paper(b), Options(**options))


def test_nothing_shared_is_level_none_with_all_other_numbers_there():
    found = both(FOX, MILL)
    assert (found.level, found.copied_a, found.matches, found.longest_match) == ("none", 0.0, (), 0)
    assert found.resemblance.exact == 0.0


def test_a_copied_sentence_is_one_verbatim_match_in_its_place():
    found = both(FOX + MILL, MILL + BEES)
    (match,) = found.matches
    assert match.kind == "verbatim"
    assert (FOX + MILL)[slice(*match.a)].strip().startswith("Nobody")
    assert found.longest_match == sum(c.isalnum() for c in MILL)


def test_chinese_copies_are_found_by_their_characters():
    found = both(RIVER + TEA, STARS + TEA)
    assert found.copied_a == pytest.approx(len(TEA) / len(RIVER + TEA), abs=0.08)


def test_identical_is_exact_in_every_number():
    found = both(FOX, FOX)
    numbers = (found.copied_a, found.copied_b, found.resemblance.exact, found.resemblance.minhash, found.resemblance.bottom_k)
    assert numbers == (1.0,) * 5
    assert (found.distance, found.similarity, found.level, found.keywords.cosine) == (0, 1.0, "identical", 1.0)


@pytest.mark.parametrize("text", ["Yes.", "好", "42", "the of and", "aaaa " * 400])
def test_even_tiny_and_dull_texts_are_identical_to_themselves(text):
    found = both(text, text)
    assert (found.copied_a, found.copied_b, found.distance, found.level) == (1.0, 1.0, 0, "identical")


@pytest.mark.parametrize(("a", "b"), [("Yes.", "No."), ("好", "坏"), ("42", "43")])
def test_different_tiny_texts_share_nothing(a, b):
    assert both(a, b).level == "none"


def test_letters_spaced_otherwise_are_identical_with_resemblance_one():
    found = both("therapist office", "the rapist office")
    assert (found.level, found.resemblance.exact, found.distance) == ("identical", 1.0, 0)


@pytest.mark.parametrize(("a", "b"), [("", FOX), (FOX, "…"), ("", "")])
def test_without_counted_text_there_is_no_score(a, b):
    found = both(a, b)
    assert (found.copied_a, found.copied_b, found.level, found.resemblance, found.distance) == (None,) * 5


def test_hidden_text_is_in_no_share():
    a = paper(FOX + MILL, marks=(Mark(0, len(FOX), "hidden"),))
    assert compare(a, paper(MILL)).copied_a == 1.0


def test_excluded_quotations_leave_numerator_and_denominator():
    plain, less = both(QUOTED, MILL), both(QUOTED, MILL, exclude=frozenset({"quotes"}))
    assert plain.copied_a > 0.25
    assert (less.copied_a, less.level) == (0.0, "none")
    assert [mark.kind for mark in less.excluded_a] == ["quotes"]


def test_equal_text_beside_what_is_excluded_is_copied_wholly():
    found = both(QUOTED, f"{FOX}{BEES}", exclude=frozenset({"quotes"}))
    assert (found.copied_a, found.copied_b) == (1.0, 1.0)
    assert found.level == "high"


def test_the_reckoning_goes_from_raw_to_final():
    found = both(QUOTED, MILL + GLASS, exclude=frozenset({"quotes"}))
    steps = {step.step: step for step in found.reckoning}
    assert [step.step for step in found.reckoning] == [
        "raw", "quotes", "references", "template", "common", "front-matter", "final",
    ]  # fmt: skip
    letters = [sum(c.isalnum() for c in text) for text in (QUOTED, MILL)]
    assert steps["raw"].counted_a == letters[0]
    assert steps["quotes"].counted_a == steps["final"].counted_a == letters[0] - letters[1]
    assert steps["raw"].copied_a >= 0.9 * letters[1]
    assert steps["final"].copied_a == 0


def test_the_reckoning_tells_what_an_exclusion_not_chosen_would_take_off():
    steps = {step.step: step for step in both(QUOTED, MILL + GLASS).reckoning}
    assert steps["final"][1:] == steps["raw"][1:]
    assert steps["quotes"].copied_a < 0.1 * steps["raw"].copied_a


def test_near_duplicates_lie_within_the_limit():
    assert both(FOX, FOX + "Yes", near_duplicate=64).near_duplicate is True
    assert both(FOX, TEA, near_duplicate=0).near_duplicate is False


def test_shared_keywords_have_both_levels_and_come_heaviest_first():
    found = both("zebra zebra zebra quagga", "quagga zebra zebra okapi")
    assert [k.word for k in found.keywords.shared] == ["zebra", "quagga"]
    assert found.keywords.shared[0].weight_a == 5


@given(st.permutations([FOX, MILL, BEES]), st.permutations([MILL, BEES, GLASS]))
@settings(max_examples=10, deadline=None)
def test_swapping_swaps_the_directional_numbers_only(one, two):
    a, b = both("".join(one), "".join(two)), both("".join(two), "".join(one))
    assert (a.copied_a, a.copied_b) == (b.copied_b, b.copied_a)
    assert sorted((m.a, m.b) for m in a.matches) == sorted((m.b, m.a) for m in b.matches)
    assert (a.resemblance, a.distance, a.level) == (b.resemblance, b.distance, b.level)


def test_a_long_pair_aligned_in_a_worker_gives_the_same_matches(monkeypatch):
    here = both(FOX + MILL + BEES, GLASS + MILL)
    monkeypatch.setattr(comparing, "LONG_PAIR", 10)
    calls = []
    scopes = [comparing.scope_of(comparing.profile_of(paper(text)), Options()) for text in (FOX + MILL + BEES, GLASS + MILL)]
    background = comparing.Background.shipped()
    there = comparing.compare_scopes(*scopes, (0, 1), background, Options(), lambda *call: calls.append(call))
    assert there.matches == here.matches
    assert calls


def slow_longest(x, y):
    runs = [(i, k) for k in range(1, len(x) + 1) for i in range(len(x) - k + 1) if has(y, x[i : i + k])]
    return max(runs, key=lambda run: (run[1], -run[0]), default=(0, 0))


def has(text, run):
    return any(text[i : i + len(run)] == run for i in range(len(text)))


@given(st.lists(st.integers(0, 3), max_size=14), st.lists(st.integers(0, 3), max_size=14))
@settings(max_examples=100, deadline=None)
def test_the_longest_common_run_is_that_of_all_runs_tried(x, y):
    place, length = longest_common(np.array(x, dtype=np.uint64), np.array(y, dtype=np.uint64))
    assert length == slow_longest(x, y)[1]
    assert not length or place == slow_longest(x, y)[0]


def test_the_longest_run_is_found_inside_an_edited_match():
    found = both(GLASS, GLASS.replace("eleven", "twelve"))
    assert found.longest_match == sum(c.isalnum() for c in GLASS.split("eleven")[1])


def test_without_folding_a_disguised_copy_would_hide():
    text = "城市公园的夜间照明应当均匀，散步的人才看得清前面的路，也愿意多走一段。" * 3
    plain, disguised = Document("01.txt", text), Document("02.txt", "\u200b".join(text))
    assert compare(plain, disguised).copied_a == 1.0
    assert shares_unfolded(plain, disguised) == (0.0, 0.0)


def test_without_a_disguise_folding_changes_nothing():
    text = "The lamps along the river were lit one after another, and more people came out to walk there. " * 4
    a, b = Document("01.txt", text), Document("02.txt", text + "Some other words stand here at the end of it.")
    assert shares_unfolded(a, b) == (compare(a, b).copied_a, compare(a, b).copied_b)


@pytest.mark.parametrize(
    ("behind_a", "behind_b", "more"),
    [("。下", "。上", 1), ("。”完", "。”又", 2), ("，下", "，下", 0), ("。", "！", 0), ("", "。", 0)],
)
def test_a_passage_takes_the_closing_marks_that_both_papers_have(behind_a, behind_b, more):
    match = Match(Span(1, 3), Span(2, 4), "verbatim", 1.0)
    found = comparing.closed(match, "x照明" + behind_a, "yz照明" + behind_b)
    assert (found.a, found.b) == (Span(1, 3 + more), Span(2, 4 + more))
