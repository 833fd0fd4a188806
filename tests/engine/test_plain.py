import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from plagcheck.engine.model import Comparison, Finding, Mark, Match, Options, Span, SubmissionPair
from plagcheck.engine.plain import DamagedError, plain, typed

PAIR = Comparison(
    0,
    1,
    0.5,
    None,
    matches=(Match(Span(1, 5), None, "edited", 0.75, also=(Span(7, 9),)),),
    level="high",
    excluded_a=(Mark(2, 3, "quotes"),),
)


def again(value):
    return typed(type(value), json.loads(json.dumps(plain(value))))


@pytest.mark.parametrize("value", [PAIR, Finding("bad-bytes", "…", 2, (Span(0, 1),)), SubmissionPair(0, 1, 0.1, None, None)])
def test_a_value_comes_back_equal_through_json(value):
    assert again(value) == value


def test_named_tuples_come_back_as_such():
    assert again(PAIR).matches[0].a.length == 4


def test_sets_come_back_and_passwords_are_never_written():
    options = Options(exclude=frozenset({"quotes", "common"}), passwords=("secret",))
    assert "secret" not in json.dumps(plain(options))
    assert again(options) == Options(exclude=frozenset({"quotes", "common"}))


@pytest.mark.parametrize(
    "change",
    [{"a": "0"}, {"a": True}, {"a": 0.5}, {"copied_a": "much"}, {"copied_a": float("nan")}, {"level": "awful"},
     {"matches": {}}, {"matches": [[1, 2]]}, {"excluded_a": [[1, 2]]}, {"excluded_a": [[1, 2, 3]]}, {"bits": None}],
)  # fmt: skip
def test_a_field_of_another_type_is_refused(change):
    with pytest.raises(DamagedError):
        typed(Comparison, {**plain(PAIR), **change})


@pytest.mark.parametrize("words", [["a", 1], ["a", None], ["a", ["b"]], "ab", {"a": "b"}])
def test_a_list_of_words_holds_nothing_but_words(words):
    assert typed(tuple[str, ...], ["a", "b"]) == ("a", "b")
    with pytest.raises(DamagedError):
        typed(tuple[str, ...], words)


def test_a_missing_field_is_refused_unless_it_has_a_default():
    kept = plain(PAIR)
    del kept["keywords"]
    assert typed(Comparison, kept) == PAIR
    del kept["b"]
    with pytest.raises(DamagedError):
        typed(Comparison, kept)


def test_a_value_out_of_range_is_refused():
    with pytest.raises(DamagedError, match="bits"):
        typed(Options, {**plain(Options()), "bits": 7})


@given(
    st.recursive(st.none() | st.booleans() | st.integers() | st.text(), lambda v: st.lists(v) | st.dictionaries(st.text(), v))
)
def test_any_other_json_is_refused_in_one_way(value):
    with pytest.raises(DamagedError):
        typed(Comparison, value)
