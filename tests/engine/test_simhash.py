import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from plagcheck.engine import simhash


def byte(bits: str):
    return np.array([[int(bits[i : i + 8], 2) for i in range(0, len(bits), 8)]], dtype=np.uint8)


def sums(*pairs):
    table = np.concatenate([byte(bits) for bits, _ in pairs])
    return simhash.column_sums(table, np.array([weight for _, weight in pairs], dtype=np.int64)).tolist()


def test_a_word_votes_with_its_weight_on_every_bit():
    assert sums(("01011001", 5)) == [-5, 5, -5, 5, 5, -5, -5, 5]


def test_a_second_word_votes_with_its_own_weight():
    assert sums(("00101010", 4)) == [-4, -4, 4, -4, 4, -4, 4, -4]


def test_the_columns_of_both_words_are_summed():
    assert sums(("01011001", 5), ("00101010", 4)) == [-9, 1, -1, 1, 9, -9, -1, 1]


def test_a_sum_above_zero_gives_one_and_any_other_zero():
    assert simhash.fingerprint(np.array([-9, 1, -1, 1, 9, -9, -1, 1])) == 0b01011001
    assert simhash.fingerprint(np.array([13, 108, -22, -5, -32, 55])) == 0b110001
    assert simhash.fingerprint(np.array([0, 1])) == 0b01


@pytest.mark.parametrize(("a", "b"), [(0b01010011, 0b00010101), (0b100111, 0b101010)])
def test_the_distance_is_the_number_of_differing_bits(a, b):
    assert simhash.distance(a, b) == 3


@pytest.mark.parametrize("bits", [8, 32, 64, 128])
def test_hashes_are_cut_or_stretched_to_the_width(bits):
    assert simhash.hash_bits(np.array([1, 2], dtype=np.uint64), bits).shape == (2, bits // 8)


def test_a_narrow_hash_is_the_front_of_a_wide_one():
    one = np.array([123456789], dtype=np.uint64)
    assert simhash.hash_bits(one, 128)[0, :4].tolist() == simhash.hash_bits(one, 32)[0].tolist()


@given(st.lists(st.tuples(st.integers(0, 2**64 - 1), st.integers(1, 10**6)), min_size=1, max_size=20))
def test_column_sums_equal_the_slow_count_of_votes(features):
    table = np.array([list(h.to_bytes(8, "big")) for h, _ in features], dtype=np.uint8)
    slow = [sum(w if h >> (63 - bit) & 1 else -w for h, w in features) for bit in range(64)]
    assert simhash.column_sums(table, np.array([w for _, w in features])).tolist() == slow


@pytest.mark.parametrize("bits", [8, 32, 64, 128])
@given(seeds=st.lists(st.integers(0, 2**16), min_size=2, max_size=30), limit=st.integers(0, 7))
def test_pairs_within_finds_every_pair_and_no_other(bits, seeds, limit):
    prints = [(seed * 0x9E3779B97F4A7C15F39CC0605CEDC835 >> 20) & ((1 << bits) - 1) for seed in seeds]
    prints += [p ^ 0b101 for p in prints[:3]]
    slow = [
        [i, j] for i in range(len(prints)) for j in range(i + 1, len(prints)) if (prints[i] ^ prints[j]).bit_count() <= limit
    ]
    assert simhash.pairs_within(prints, bits, limit).tolist() == slow


def test_no_pairs_among_less_than_two_fingerprints():
    assert simhash.pairs_within([], 64, 3).shape == (0, 2)
    assert simhash.pairs_within([7], 64, 3).shape == (0, 2)
