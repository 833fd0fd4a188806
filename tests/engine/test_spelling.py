"""Letters without word borders: the cut into words and what it costs."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from plagcheck.engine.spelling import EDGE, OTHER_WORDS, cut, model


def words(letters):
    ends, _ = cut(letters)
    return [letters[a:b] for a, b in itertools.pairwise([0, *ends])]


@pytest.mark.parametrize(
    "sentence",
    [
        "this is a text",
        "the lane in front of the school",
        "a winter in which three minor collisions happened",
        "i",
        "photosynthesis",
    ],
)
def test_common_words_are_told_apart(sentence):
    assert words(sentence.replace(" ", "")) == sentence.split()


def test_a_word_no_table_holds_stays_whole_between_words_it_holds():
    assert words("thecitykublitzkoisold") == ["the", "city", "kublitzko", "is", "old"]


def test_nothing_is_cut_to_nothing():
    assert cut("") == ([], 0.0)


def slow_cost(letters):
    """The cost of the best of all cuts, each tried."""
    import math

    known = model()

    def word_cost(word):
        signs = [EDGE, *(ord(c) - 97 for c in word), EDGE]
        spelt = -math.log(OTHER_WORDS) + sum(known.after[a][b] for a, b in itertools.pairwise(signs))
        return min(known.words.get(word, math.inf), spelt)

    best = math.inf
    for borders in itertools.product([False, True], repeat=len(letters) - 1):
        ends = [i for i, border in enumerate(borders, 1) if border]
        best = min(best, sum(word_cost(letters[a:b]) for a, b in itertools.pairwise([0, *ends, len(letters)])))
    return best


@given(st.text(alphabet="athenisorq", min_size=1, max_size=8))
def test_the_cut_costs_as_little_as_the_best_of_all_cuts(letters):
    assert cut(letters)[1] == pytest.approx(slow_cost(letters))


def test_rows_of_letters_cost_more_than_words():
    rows = ["cdefgabc", "abdcacbdba", "acgtacggtca", "abcdefghijk", "xyzxyz", "wlwwldwl"]
    text = "thechangesincelastseptember"
    assert min(cut(row)[1] / len(row) for row in rows) > 1.5 * cut(text)[1] / len(text)
