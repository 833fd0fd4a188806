import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from plagcheck.engine import baselines

words = st.lists(st.integers(1, 6), max_size=12)


def column(values):
    return np.array(values, dtype=np.uint64)


def slow_lcs(a, b):
    if not a or not b:
        return 0
    if a[-1] == b[-1]:
        return 1 + slow_lcs(a[:-1], b[:-1])
    return max(slow_lcs(a[:-1], b), slow_lcs(a, b[:-1]))


def test_equal_strings_are_one_and_all_others_zero():
    assert (baselines.equal_strings("ab", "ab"), baselines.equal_strings("ab", "ba")) == (1.0, 0.0)


@given(st.lists(st.integers(1, 4), max_size=7), st.lists(st.integers(1, 4), max_size=7))
def test_common_subsequence_counts_words_in_order_on_both_sides(a, b):
    expected = 2 * slow_lcs(a, b) / (len(a) + len(b)) if a or b else 0.0
    assert baselines.common_subsequence(column(a), column(b)) == expected


def test_one_word_of_four_replaced_costs_a_quarter_of_the_edit_similarity():
    assert baselines.edit_similarity(column([1, 2, 3, 4]), column([1, 2, 9, 4])) == 0.75


@pytest.mark.parametrize("method", [baselines.common_subsequence, baselines.edit_similarity])
def test_a_paper_over_the_limit_is_too_long(method):
    long = np.arange(baselines.QUADRATIC_LIMIT + 1, dtype=np.uint64)
    assert method(long, column([1])) is None


def test_the_longest_sentences_are_found_by_their_number_of_words():
    found = baselines.longest_sentences(column([1, 2, 2, 3, 3, 3]), np.array([0, 1, 1, 2, 2, 2], dtype=np.int32), n=2)
    assert found == {column([2, 2]).tobytes(), column([3, 3, 3]).tobytes()}


def test_two_of_three_longest_sentences_in_common():
    assert baselines.shared_longest(frozenset({b"1", b"2", b"3"}), frozenset({b"2", b"3", b"4"})) == pytest.approx(2 / 3)


def test_equal_vectors_have_cosine_exactly_one():
    weights = np.array([333, 7, 123_457], dtype=np.int64)
    assert baselines.cosine(column([1, 2, 3]), weights, column([1, 2, 3]), weights) == 1.0


def test_a_right_angle_has_cosine_zero():
    assert baselines.cosine(column([1]), np.array([5]), column([2]), np.array([5])) == 0.0


def test_cosine_of_three_four_against_the_first_axis_is_three_fifths():
    assert baselines.cosine(column([1, 2]), np.array([3, 4]), column([1]), np.array([1])) == 0.6


def test_nothing_has_no_cosine():
    assert baselines.cosine(column([]), np.array([], dtype=np.int64), column([1]), np.array([1])) == 0.0
