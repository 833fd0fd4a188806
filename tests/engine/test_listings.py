"""Lists, tables and code are known by their spacing, and are shared as verbatim runs alone."""

import random

import numpy as np
import pytest

from plagcheck.engine.comparing import compare
from plagcheck.engine.folding import fold
from plagcheck.engine.listings import FAR_SHARE, WINDOW, listings
from plagcheck.engine.model import Document
from plagcheck.engine.segmentation import match_tokens
from tests.honest import CHINESE_NAMES, NAMES, PLAIN, code, names, numbers, sentences, whole_numbers
from tests.papers import BEES, FOX, GLASS, MILL, RIVER, STARS, TEA

LISTINGS = {
    "names by line": names(NAMES, 150, ordered=True),
    "names with commas": names(NAMES, 150, ordered=True, a_line=5),
    "names in no order": names(NAMES, 300, ordered=False),
    "Chinese names by line": names(CHINESE_NAMES, 150, ordered=True),
    "Chinese names with commas": names(CHINESE_NAMES, 150, ordered=True, a_line=5),
    "measurements": numbers,
    "whole numbers": whole_numbers,
    "code": code,
}
ENGLISH, CHINESE = FOX + MILL + BEES + GLASS, RIVER + TEA + STARS


def listed(text: str) -> np.ndarray:
    tokens = match_tokens(fold(text), None)
    return listings(tokens, tokens.han)


@pytest.mark.parametrize("kind", LISTINGS)
def test_a_listing_is_known(kind):
    assert listed(LISTINGS[kind](random.Random(kind))).mean() > 0.9


@pytest.mark.parametrize("text", [ENGLISH, CHINESE, "\n".join(CHINESE[i : i + 30] for i in range(0, len(CHINESE), 30))])
def test_prose_is_none(text):
    assert len(listed(text)) > WINDOW
    assert not listed(text).any()


def test_chinese_prose_spaced_out_is_none():
    assert not listed(" ".join(CHINESE)).any()


def test_a_text_shorter_than_a_window_is_none():
    assert listed("alpha, beta, gamma, delta").tolist() == [False] * 4


def test_a_listing_ends_within_part_of_a_window_of_the_prose_around():
    text = f"{ENGLISH}\n{LISTINGS['names by line'](random.Random(5))}\n{ENGLISH}"
    tokens = match_tokens(fold(text), None)
    inside = (tokens.start > len(ENGLISH)) & (tokens.end < len(text) - len(ENGLISH))
    assert listed(text)[inside].all()
    assert np.count_nonzero(listed(text)[~inside]) <= 2 * (1 - FAR_SHARE) * WINDOW + 1


@pytest.mark.parametrize("kind", LISTINGS)
def test_independent_listings_of_one_kind_stay_below_medium(kind):
    made = [LISTINGS[kind](random.Random(f"{kind} {i}")) for i in range(5)]
    for i, a in enumerate(made):
        for b in made[:i]:
            assert compare(Document("a", a), Document("b", b)).level in ("none", "low")


@pytest.mark.parametrize("kind", ["names by line", "Chinese names by line", "measurements", "code"])
def test_honest_papers_with_like_listings_stay_below_medium(kind):
    prose = sentences(PLAIN, 300)
    a, b = (f"{prose(chance)}\n{LISTINGS[kind](chance)}" for chance in (random.Random(1), random.Random(2)))
    assert compare(Document("a", a), Document("b", b)).level in ("none", "low")


def test_copied_code_stays_visible_as_a_verbatim_match():
    program = code(random.Random(3))
    found = compare(Document("a", f"{ENGLISH}\n{program}"), Document("b", f"{program}\n{CHINESE}")).matches
    assert [m.kind for m in found] == ["verbatim"]
    assert found[0].a.length > 0.9 * len(program)


def test_copied_prose_around_other_code_is_found():
    a, b = (f"{ENGLISH}\n{code(random.Random(seed))}" for seed in (1, 2))
    found = compare(Document("a", a), Document("b", b)).matches
    assert [m.kind for m in found if m.a.start < len(ENGLISH)] == ["verbatim"]
