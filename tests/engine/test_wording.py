"""Words in the number they stand for."""

import pytest

from plagcheck.engine.wording import filled


@pytest.mark.parametrize(
    ("value", "expected"), [(0, "0 files"), (1, "1 file"), (2, "2 files"), ("1", "1 file"), ("1,001", "1,001 files")]
)
def test_a_word_takes_the_number_before_it(value, expected):
    assert filled("{:file|files}", value) == expected


def test_a_word_alone_takes_the_number_too():
    assert [filled("{0:file|files} {0:=was|were} left out", n) for n in (1, 2)] == [
        "1 file was left out",
        "2 files were left out",
    ]


def test_gaps_without_a_bar_are_those_of_format():
    assert filled("{0:.2f} {name}", 0.5, name="x") == "0.50 x"
