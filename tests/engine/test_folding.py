import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from plagcheck.engine.columns import HAN, LATIN
from plagcheck.engine.folding import _looked_up, fold, fold_case_only, table

anything = st.text(alphabet="aBé汉漢 \n\u200b\u00ad\u0301ｆﬁ½⽤а.。-𠮷😀", max_size=40)


def codes(text):
    return {f.code: (f.count, f.disguise) for f in fold(text).findings}


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("ABC", "abc"),
        ("Ｆｕｌｌ", "full"),
        ("ﬁne", "fine"),
        ("Café", "cafe"),
        ("Cafe\u0301", "cafe"),
        ("漢語圖書館", "汉语图书馆"),
        ("⽤⼀⽅", "用一方"),
        ("⻅⻚⻔", "见页门"),
        ("s\u200bch\u2060ool", "school"),
        ("soft\u00adhyphen", "softhyphen"),
        ("sсhооl", "school"),
        ("校 园　图\u2009书 馆", "校园图书馆"),
        ("t h e  p a p e r", "the  paper"),
        ("capabili-\nties", "capabilities"),
        ("㎏", "kg"),
    ],
)
def test_the_same_characters_everywhere(text, folded):
    assert fold(text).string == folded


@pytest.mark.parametrize(
    "text", ["A B C D", "привет мир", "ρgh", "kΩ", "αβ", "μm", "a b, c d", "price-\nDetermining", "первая a вторая", ""]
)
def test_what_is_honest_keeps_its_letters(text):
    assert fold(text).string == text.lower().replace("\n", " ")


@pytest.mark.parametrize(
    ("text", "code", "count", "disguise"),
    [
        ("s\u200bcho\u200bol", "invisible-characters", 2, True),
        ("汉\u200b字", "invisible-characters", 1, True),
        ("sсhооl lessons", "look-alike-letters", 3, True),
        ("t h e  p a p e r", "spaced-letters", 1, True),
        ("校 园 图 书 馆 的 座 位", "spaced-letters", 1, True),
        ("soft\u00adhyphen", "soft-hyphens", 1, False),
        ("Ｆｕｌｌ ｗｉｄｔｈ", "full-width-letters", 9, False),
        ("⽤⼀方法", "radicals", 2, False),
        ("漢語圖書館", "traditional-script", 5, False),
        ("capabili-\nties", "line-breaks-joined", 1, False),
    ],
)
def test_what_was_undone_is_told_with_its_number(text, code, count, disguise):
    assert codes(text)[code] == (count, disguise)


@pytest.mark.parametrize(
    ("text", "one", "two"),
    [
        ("a\u200bb", "1 invisible character was ignored", "2 invisible characters were ignored"),
        ("sсhool ", "1 letter of another script was read as the Latin letter it looks like",
         "2 letters of other scripts were read as the Latin letters they look like"),
        ("a\u00adb", "1 soft hyphen was ignored", "2 soft hyphens were ignored"),
        ("Ａ", "1 full-width letter was compared as ordinary", "2 full-width letters were compared as ordinary"),
        ("漢字", "1 Traditional character was compared as Simplified", "2 Traditional characters were compared as Simplified"),
        ("⽤", "1 radical was compared as the character it stands for",
         "2 radicals were compared as the characters they stand for"),
        ("t h e p a p e r, the ", "1 passage with spaces or marks between the letters was joined",
         "2 passages with spaces or marks between the letters were joined"),
    ],
)  # fmt: skip
def test_one_is_told_as_one_and_two_as_two(text, one, two):
    assert [fold(text * n).findings[0].message for n in (1, 2)] == [one, two]


@pytest.mark.parametrize(
    "text",
    [
        "👨\u200d👩\u200d👧 a family",
        "می\u200cخواهم",
        "\ufeffa text with a mark before it",
        "Он сказал: «хорошо», and left.",
        "The word логос is Greek in spirit: λόγος.",
        "2\u200e × 3 שלום\u200f",
        "摘 要 与 目 录",
        "❤\ufe0f",
    ],
)
def test_honest_text_is_no_disguise(text):
    assert not any(f.disguise for f in fold(text).findings)


def test_japanese_is_not_called_traditional_for_its_characters():
    assert "traditional-script" not in codes("この國の歴史を學ぶことは、未來を考えることである。")


def test_a_simplified_text_with_a_name_in_old_characters_is_not_called_traditional():
    assert "traditional-script" not in codes(
        "这是一篇用简体字写成的文章，只有一个名字里有後字，其余的都是简体字，长度也足够。" * 2
    )


@given(anything)
def test_every_folded_character_points_into_the_text(text):
    folded = fold(text)
    assert ((folded.start >= 0) & (folded.start < folded.end) & (folded.end <= len(text))).all()
    assert (np.diff(folded.start) >= 0).all()


@given(anything.map(lambda text: text.replace("\n", "")))
def test_folding_twice_is_folding_once(text):
    once = fold(text).string
    assert fold(once).string == once


@given(st.text(alphabet="abcXYZ ,.\n", max_size=40))
def test_plain_ascii_folds_to_its_lower_case_but_for_joined_words(text):
    if not any(f.code in ("spaced-letters", "line-breaks-joined") for f in fold(text).findings):
        assert fold(text).string == text.lower().replace("\n", " ")


def test_the_span_of_a_disguised_word_covers_its_original_characters():
    folded = fold("the s\u200bch\u200bool bell")
    first = folded.string.index("school")
    assert (folded.start[first], folded.end[first + 5]) == (4, 12)


def test_an_accent_belongs_to_the_letter_before_it():
    folded = fold("e\u0301x")
    assert (folded.start.tolist(), folded.end.tolist()) == ([0, 2], [2, 3])


def test_a_character_that_folds_to_several_gives_them_all_its_place():
    folded = fold("a½")
    assert folded.string == "a1⁄2"
    assert folded.start.tolist() == [0, 1, 1, 1]


def test_letters_digits_and_ideographs_count_once_each():
    assert fold("ab½ 汉。").counted.tolist() == [True, True, True, False, True, False]


@pytest.mark.parametrize("char", ["㐀", "〇", "𠮷", "か", "한"])
def test_rare_ideographs_and_other_unspaced_scripts_are_characters(char):
    assert fold(char).kind.tolist() == [HAN]


@pytest.mark.parametrize("text", ["\ud800a", "a\x00b", "\u0301" * 5, "\u200b" * 1000, "\U000e0041", "\U0010ffff"])
def test_hostile_characters_do_no_harm(text):
    assert fold(text).length == len(text)


def test_wrapped_chinese_lines_are_joined_and_short_headings_are_not():
    lines = ["校园图书馆的座位在考试周总是不够用", "我们在两个月里记录了三层阅览室的入", "座情况并且发现真正的问题是占座"]
    assert fold("\n".join(lines)).string == "".join(lines)
    assert fold("引言\n" + "很长的一段文字" * 30).string.startswith("引言 很长")


def test_without_folding_only_ascii_case_is_folded():
    assert fold_case_only("Ab漢\u200bé").string == "ab漢\u200bé"


def test_classes_follow_the_script():
    assert fold("a汉").kind.tolist() == [LATIN, HAN]


@given(st.text(alphabet=st.characters(max_codepoint=127), max_size=40))
def test_ascii_folds_as_the_table_says(text):
    row = _looked_up(np.array([ord(c) for c in text], dtype=np.uint32))
    assert [(int(table().low[ord(c)]), int(table().kind[ord(c)])) for c in text] == list(
        zip(row.low.tolist(), row.kind.tolist(), strict=True)
    )
