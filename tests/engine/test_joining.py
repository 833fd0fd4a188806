"""Line ends: which stand inside a sentence, by how full the lines around them are."""

import pytest

from plagcheck.engine.folding import fold

FULL = "园里的路灯在黄昏之前就亮了起来"
HALF = "园里的路灯"


def string(*lines):
    return fold("\n".join(lines)).string


def count(*lines):
    return {f.code: f.count for f in fold("\n".join(lines)).findings}.get("line-breaks-joined", 0)


def test_full_lines_are_joined_and_the_space_with_the_break():
    assert string(FULL, FULL + " ", FULL) == FULL * 3


def test_a_short_line_ends_its_paragraph():
    assert string(FULL, HALF, FULL) == f"{FULL}{HALF} {FULL}"


def test_a_sentence_that_ends_with_its_line_is_left_alone():
    assert count(FULL + "。", FULL) == 0


def test_an_empty_line_parts_blocks():
    assert count(HALF, "", FULL, FULL) == 1


def test_one_long_line_does_not_hide_the_wrap_of_the_others():
    assert count(*[FULL] * 6, "x" * 300, *[FULL] * 6) == 10


def test_paragraphs_of_one_long_line_each_are_not_joined():
    assert count(*[FULL * 9] * 3) == 0


def test_letters_count_half_as_wide_as_han():
    assert count("灯" * 20, "灯" * 10 + "abcdefgh 0123456789" + "灯", "灯" * 20) == 2


@pytest.mark.parametrize("hyphen", "-\u2010\u2011")
def test_a_word_divided_by_a_hyphen_is_one(hyphen):
    assert string(f"the neigh{hyphen}", "bourhood") == "the neighbourhood"


@pytest.mark.parametrize("second", ["Smith", "1999", "”"])
def test_a_hyphen_before_anything_but_a_small_letter_stays(second):
    assert string("the Jones-", second).split() == ["the", "jones-", second.lower()]


def test_each_joined_line_end_is_a_place():
    (finding,) = fold(f"{FULL}\n{FULL}\n{FULL}").findings
    assert finding.spans == ((len(FULL), len(FULL) + 1), (2 * len(FULL) + 1, 2 * len(FULL) + 2))
    assert (finding.message, finding.disguise) == ("2 line ends inside sentences were joined", False)


def test_one_line_end_is_told_as_one():
    assert fold("neigh-\nbourhood").findings[0].message == "1 line end inside sentences was joined"
