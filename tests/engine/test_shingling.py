import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from plagcheck.engine.shingling import runs, shingle

words = st.lists(st.integers(1, 5), max_size=20)


def column(values):
    return np.array(values, dtype=np.uint64)


@given(words)
def test_there_is_one_shingle_for_each_distinct_run_of_five(values):
    distinct = {tuple(values[i : i + 5]) for i in range(max(1, len(values) - 4))} if values else set()
    assert len(shingle(column(values))) == len(distinct)


@given(words, words)
def test_equal_runs_give_equal_shingles(a, b):
    shared = set(shingle(column([*a, 1, 2, 3, 4, 5, *b])).tolist())
    assert runs(column([1, 2, 3, 4, 5]))[0] in shared


def test_short_texts_are_one_shingle_each_and_stay_distinct():
    assert len({int(shingle(column(values))[0]) for values in ([1], [2], [1, 2], [2, 1], [1, 2, 3, 4])}) == 5


def test_no_words_have_no_shingles():
    assert len(shingle(column([]))) == 0


def test_shingles_come_sorted():
    found = shingle(column(range(100)))
    assert (found[1:] > found[:-1]).all()
