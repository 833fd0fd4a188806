import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from plagcheck.engine import minhash

hashes = st.sets(st.integers(0, 2**64 - 1), min_size=1, max_size=60)


def column(values):
    return np.array(sorted(values), dtype=np.uint64)


def test_two_equal_sets_have_equal_signatures():
    a = minhash.signature(column({5 << 40, 9 << 40}), 64)
    assert minhash.estimate(a, minhash.signature(column({5 << 40, 9 << 40}), 64)) == 1.0


def test_an_empty_set_has_an_empty_signature():
    assert len(minhash.signature(column(set()), 16)) == 0


def test_an_empty_set_has_no_estimate():
    with pytest.raises(ValueError, match="K > 0"):
        minhash.estimate(minhash.signature(column(set()), 16), minhash.signature(column(set()), 16))


@given(hashes, st.integers(1, 40))
def test_each_position_is_the_smallest_value_of_its_own_function(values, k):
    slow = [min((int(f) * (x >> 32)) % 2**32 for x in values) for f in minhash.multipliers(k)[:, 0]]
    assert minhash.signature(column(values), k).tolist() == slow


def test_a_signature_of_many_blocks_equals_that_of_one():
    values = np.arange(1, 20_001, dtype=np.uint64) * np.uint64(minhash.GOLDEN)
    halves = [minhash.signature(values[:9_000], 40), minhash.signature(values[9_000:], 40)]
    assert np.array_equal(minhash.signature(values, 40), np.minimum(*halves))


@given(hashes, st.integers(1, 80))
def test_bottom_k_keeps_the_k_smallest(values, k):
    assert minhash.bottom_k(column(values), k).tolist() == sorted(values)[:k]


@given(hashes, hashes, st.integers(1, 50))
def test_bottom_k_estimate_is_the_share_of_the_unions_smallest_in_both(a, b, k):
    kept_a, kept_b = set(sorted(a)[:k]), set(sorted(b)[:k])
    smallest = sorted(kept_a | kept_b)[:k]
    expected = sum(x in kept_a and x in kept_b for x in smallest) / len(smallest)
    assert minhash.estimate_bottom_k(column(kept_a), column(kept_b), k) == expected


@given(hashes, hashes)
def test_jaccard_is_common_over_all(a, b):
    assert minhash.jaccard(column(a), column(b)) == len(a & b) / len(a | b)


def test_both_estimates_are_exact_enough_on_half_common_sets():
    mixed = np.arange(1, 6_001, dtype=np.uint64) * np.uint64(minhash.GOLDEN)
    a, b = np.sort(mixed[:4_500]), np.sort(mixed[1_500:])  # 3,000 of 6,000 in both
    k = 1024
    five_errors = 5 * minhash.standard_error(0.5, k)
    assert abs(minhash.estimate(minhash.signature(a, k), minhash.signature(b, k)) - 0.5) < five_errors
    assert abs(minhash.estimate_bottom_k(minhash.bottom_k(a, k), minhash.bottom_k(b, k), k) - 0.5) < five_errors


def test_the_standard_error_of_a_half_from_a_hundred_is_a_twentieth():
    assert minhash.standard_error(0.5, 100) == 0.05


def test_bottom_k_has_no_error_when_the_whole_union_is_kept():
    assert minhash.bottom_k_error(0.5, 128, 128) == 0.0


def test_bottom_k_error_shrinks_by_the_share_already_drawn():
    assert minhash.bottom_k_error(0.5, 100, 199) == pytest.approx(0.05 * math.sqrt(99 / 198))


def test_the_articles_ratio_counts_common_minima_over_all_minima():
    assert minhash.ratio_of_minima(column({1, 2, 3}), column({2, 3, 4})) == 0.5
