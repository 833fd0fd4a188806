"""Disguises of single characters: what cannot be seen, what looks like another letter, what is shown the other way round."""

import pytest

from plagcheck.engine.columns import HAN, LATIN
from plagcheck.engine.disguises import JOINERS, OVERRIDE, turned_round
from plagcheck.engine.folding import _looked_up, fold


def found(text):
    return [(f.code, f.count, f.disguise) for f in fold(text).findings]


def shown(text):
    return "".join(map(chr, turned_round(_looked_up_row(text))[0].codes.tolist()))


def _looked_up_row(text):
    import numpy as np

    return _looked_up(np.array([ord(c) for c in text], dtype=np.uint32))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("sch\u200bool", [("invisible-characters", 1, True)]),
        ("sch\u200b\u200d\u2060ool", [("invisible-characters", 3, True)]),
        ("公\u200d园", [("invisible-characters", 1, True)]),
        ("end\u200b of a word", [("invisible-characters", 1, False)]),
        ("\ufeffa mark before the text", []),
        ("a mark behind the text\u200b", []),
        ("can\x19t", []),
    ],
)
def test_an_invisible_character_accuses_only_inside_a_word(text, expected):
    assert found(text) == expected


@pytest.mark.parametrize("joiner", [chr(code) for code in JOINERS])
@pytest.mark.parametrize("around", ["می{}خواهم", "क{}ष", "👨{}👩"])
def test_joiners_have_their_use_in_other_scripts_and_in_emoji(joiner, around):
    assert found(around.format(joiner)) == []


def test_direction_marks_have_their_use_where_text_runs_from_right_to_left():
    assert found("שלום\u200f (a)") == []
    assert found("peace\u200f (a)") == [("invisible-characters", 1, False)]


@pytest.mark.parametrize(
    ("text", "folded", "count", "disguise"),
    [
        ("sсhool", "school", 1, True),
        ("sсhооl", "school", 3, True),
        ("the оо end", "the oo end", 2, False),
        ("frοm", "from", 1, True),
        ("kο", "kο", 0, None),
        ("школа", "школа", 0, None),
        ("а b", "а b", 0, None),
        ("2х2", "2х2", 0, None),
        ("cӑfё", "cafe", 2, True),
    ],
)
def test_look_alikes_are_read_as_latin_inside_latin_words(text, folded, count, disguise):
    assert fold(text).string == folded
    assert found(text) == ([("look-alike-letters", count, disguise)] if count else [])


def test_single_look_alikes_among_single_latin_letters_are_latin():
    assert fold("t h е l а n е i s s h u t").string == "the lane is shut"


def test_words_wholly_of_look_alikes_are_latin_only_where_they_are_english():
    english = "ꓔꓧꓮꓔ ꓦꓰꓣꓬ ꓡꓮꓠꓰ ꓪꓮꓢ ꓚꓡꓳꓢꓰꓓ ꓡꓮꓢꓔ ꓬꓰꓮꓣ"
    assert fold(english).string == "that very lane was closed last year"
    russian = "рост тест сорт море нос тон тест сорт хор ком"
    assert fold(russian).string == russian


def test_what_is_overridden_is_read_as_it_is_shown():
    assert shown("the \u202eloohcs\u202c bell") == "the \u202eschool\u202c bell"


@pytest.mark.parametrize("end", ["", "\n", "\u202c", "\u2069"])
def test_an_override_ends_with_its_sign_its_line_or_the_text(end):
    assert shown(f"a \u202eba{end}") == f"a \u202eab{end}"


def test_letters_that_run_from_right_to_left_by_nature_are_not_turned():
    text = "\u202eשלום\u202c"
    assert shown(text) == text
    assert found(text) == []


def test_an_override_that_turns_letters_is_a_disguise():
    assert found(f"the {chr(OVERRIDE)}loohcs\u202c bell") == [("invisible-characters", 2, True)]


def test_places_stay_in_order_where_letters_are_turned():
    folded = fold("a \u202ecba\u202c")
    assert folded.string == "a abc"
    assert folded.start.tolist() == [0, 1, 3, 4, 5]


@pytest.mark.parametrize(
    ("dressed", "plain"),
    [("𝐁𝐨𝐥𝐝", "bold"), ("ⓒⓘⓡ", "cir"), ("🅰🅱", "ab"), ("⒜⒝", "ab"), ("ꜱᴍᴀʟʟ", "small"), ("Łódź", "lodz"), ("Ｆｕｌｌ", "full")],
)
def test_letters_in_another_dress_are_letters(dressed, plain):
    folded = fold(dressed)
    assert folded.string == plain
    assert set(folded.kind.tolist()) == {LATIN}


@pytest.mark.parametrize("blank", ["\u2800", "\u3164", "\uffa0"])
def test_what_shows_nothing_but_takes_room_is_a_space(blank):
    assert fold(f"two{blank}words").string == "two words"


@pytest.mark.parametrize("mark", ["\u302a", "\uff9e", "\u0307", "\u20dd"])
def test_combining_marks_hide_no_character(mark):
    folded = fold(f"公{mark}园{mark}")
    assert (folded.string, folded.kind.tolist()) == ("公园", [HAN, HAN])
