"""Segments: what was put in is found again, whatever was joined or taken out since."""

import sqlite3

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from plagcheck.engine import segments


@pytest.fixture
def base():
    made = opened()
    yield made
    made.close()


def opened():
    made = sqlite3.connect(":memory:", isolation_level=None)
    for table in segments.TABLES:
        made.execute(table)
    return made


def put(base, keys, number):
    distinct = np.unique(np.array(keys, dtype=np.uint64))
    segments.append(base, 0, distinct, np.full(len(distinct), number, dtype=np.uint32))
    return set(distinct.tolist())


def looked_up(base, keys, most=10):
    asked = np.array(sorted(keys), dtype=np.uint64)
    slot, numbers = segments.look_up(base, segments.Directory.of(base, 0), asked, most)
    return {key: set(numbers[slot == i].tolist()) for i, key in enumerate(asked.tolist())}


@settings(max_examples=25, deadline=None)
@given(st.lists(st.lists(st.integers(0, 2**40 - 1) | st.integers(0, 5), max_size=40), max_size=20), st.integers(0, 19))
def test_postings_answer_as_a_dictionary_does(batches, gone):
    base, known = opened(), {3: set(), 2**39: set()}
    for number, keys in enumerate(batches):
        for key in put(base, keys, number):
            known.setdefault(key, set()).add(number)
    assert looked_up(base, known) == {key: held if len(held) <= 10 else set() for key, held in known.items()}
    segments.remove(base, 0, lambda numbers: numbers == gone)
    assert looked_up(base, known, 20) == {key: held - {gone} for key, held in known.items()}
    base.close()


def test_many_segments_of_one_size_become_one(base):
    for number in range(segments.FEW):
        put(base, [number, 2**39 + number], number)
    assert base.execute("SELECT count(*), total(size) FROM segment").fetchone() == (1, 2 * segments.FEW)


def test_small_segments_are_joined_and_larger_ones_left(base):
    for number, keys in enumerate((range(50), range(9), range(9, 12))):
        put(base, keys, number)
    segments.join_up_to(base, 0, 9)
    assert [row[0] for row in base.execute("SELECT size FROM segment ORDER BY id")] == [50, 12]
    assert looked_up(base, [2, 10, 40]) == {2: {0, 1}, 10: {0, 2}, 40: {0}}


def test_a_key_that_many_hold_is_left_out_without_hiding_its_neighbours(base):
    long = np.full(5_000, 7, dtype=np.uint64)
    keys, numbers = np.append(long, [6, 8]).astype(np.uint64), np.append(np.arange(5_000), [1, 2]).astype(np.uint32)
    segments.append(base, 0, keys, numbers)
    assert looked_up(base, [6, 7, 8], 100) == {6: {1}, 7: set(), 8: {2}}
    assert len(looked_up(base, [7], 5_000)[7]) == 5_000


def test_kinds_are_kept_apart(base):
    put(base, [1], 4)
    segments.append(base, 1, np.array([1], dtype=np.uint64), np.array([9], dtype=np.uint32))
    assert looked_up(base, [1]) == {1: {4}}


def test_sound_postings_have_no_faults(base):
    put(base, range(3_000), 0)
    put(base, range(5), 1)
    assert list(segments.faults(base, 0, lambda numbers: numbers.astype(np.int64), np.array([3_000, 5]))) == []


def test_a_posting_lost_is_a_fault(base):
    put(base, range(10), 0)
    (fault,) = segments.faults(base, 0, lambda numbers: numbers.astype(np.int64), np.array([11]))
    assert fault == "1 papers have more or fewer entries in the index than when they were added"


@pytest.mark.parametrize(
    "spoil",
    [
        "UPDATE chunk SET numbers = x'01'", "UPDATE chunk SET counts = x'00'", "DELETE FROM chunk",
        "UPDATE segment SET firsts = x'01'",
    ],
)  # fmt: skip
def test_columns_that_do_not_fit_are_damage(base, spoil):
    put(base, [1, 2], 0)
    base.execute(spoil)
    with pytest.raises(sqlite3.DatabaseError):
        looked_up(base, [1])
