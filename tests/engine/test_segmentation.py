import re

import jieba
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from plagcheck.engine import segmentation
from plagcheck.engine.folding import fold
from plagcheck.engine.segmentation import language, match_tokens, words

mixed = st.text(alphabet="abc图书馆学习座位 ,。\n1", max_size=40)


def spelt(text, tokens):
    return [text[a:b] for a, b in zip(tokens.start.tolist(), tokens.end.tolist(), strict=True)]


def test_latin_words_and_numbers_are_whole():
    assert spelt("AK47 lock 23.4%", words(fold("AK47 lock 23.4%"))) == ["AK47", "lock", "23", "4"]


def test_chinese_is_cut_into_the_words_of_the_dictionary():
    text = "图书馆的座位"
    assert spelt(text, words(fold(text))) == ["图书馆", "的", "座位"]


def test_a_word_spans_the_spaces_that_were_between_its_characters():
    text = "图 书 馆 的 座 位 很 少"
    assert spelt(text, words(fold(text)))[0] == "图 书 馆"


def test_rare_ideographs_are_words_of_their_own():
    assert spelt("𠮷㐀", words(fold("𠮷㐀"))) == ["𠮷", "㐀"]


@settings(deadline=None)  # the first call loads the dictionary
@given(mixed)
def test_jieba_itself_gives_the_same_words(text):
    folded = fold(text)
    ours = spelt(text, words(folded))
    runs = re.findall(r"[\u4e00-\u9fd5]+|[a-z0-9]+", folded.string)
    cut = segmentation._pure_cutter()
    theirs = [word for run in runs for word in (cut(run) if run[0] > "\u4e00" else [run])]
    assert [fold(word).string.replace("\n", "").replace(" ", "") for word in ours] == theirs


def test_jieba_writes_no_cache_into_a_shared_folder(tmp_path, monkeypatch):
    monkeypatch.setattr(jieba.dt, "tmp_dir", str(tmp_path))
    segmentation._pure_cutter.cache_clear()
    segmentation._pure_cutter()("图书馆")
    assert list(tmp_path.iterdir()) == []


def test_match_tokens_are_neighbouring_pairs_of_han_and_beginnings_of_words():
    text = "图书馆 libraries"
    assert spelt(text, match_tokens(fold(text))) == ["图书", "书馆", "libraries"]


def test_words_are_told_apart_by_their_first_five_letters():
    tokens = match_tokens(fold("libraries library librettist"))
    assert tokens.hash[0] == tokens.hash[1] != tokens.hash[2]


def test_punctuation_parts_a_pair_and_a_lonely_character_stands_alone():
    assert spelt("图。书馆", match_tokens(fold("图。书馆"))) == ["图", "书馆"]


def test_hidden_characters_leave_and_their_neighbours_touch():
    text = "图xx书"
    folded = fold(text)
    hidden = folded.counted & False
    hidden[1:3] = True
    assert spelt(text, match_tokens(folded, hidden)) == ["图xx书"]


@given(mixed)
def test_tokens_lie_in_order_inside_the_text(text):
    for tokens in (words(fold(text)), match_tokens(fold(text))):
        assert ((tokens.start < tokens.end) & (tokens.end <= len(text))).all()
        assert (tokens.start[1:] > tokens.start[:-1]).all()


@given(mixed)
def test_equal_words_have_equal_hashes_and_others_do_not(text):
    folded = fold(text)
    tokens = words(folded)
    spelling = [folded.string[a:b] for a, b in zip(tokens.folded_start.tolist(), tokens.folded_end.tolist(), strict=True)]
    assert len(set(tokens.hash.tolist())) == len(set(spelling))
    assert len(set(zip(spelling, tokens.hash.tolist(), strict=True))) == len(set(spelling))


def test_a_word_has_the_same_hash_wherever_it_stands():
    long = words(fold("x " * 70_000 + "zebra")).hash[-1]
    assert long == words(fold("zebra")).hash[0]


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("One two. Three four.", [0, 0, 1, 1]),
        ("e.g. this", [0, 0, 1]),
        ("好。坏！", [0, 1]),
        ("a line\ngoes on", [0, 0, 0, 0]),
        ("A line\nBegins anew", [0, 0, 1, 1]),
        ("version 3.14 here", [0, 0, 0, 0]),
    ],
)
def test_sentences_end_where_a_reader_ends_them(text, numbers):
    assert words(fold(text)).sentence.tolist() == numbers


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", ""),
        ("!?", ""),
        ("图书馆的座位不够用", "zh"),
        ("the library is full", "en"),
        ("библиотека полна", "ru"),
        ("図書館は今日もいっぱいです", "ja"),
        ("도서관 자리가 없다", "ko"),
        ("图书馆 library 座位 seats 很少 few", "zh+en"),
    ],
)
def test_the_language_is_that_of_the_prevailing_scripts(text, code):
    assert language(fold(text)) == code


def test_a_long_text_is_cut_in_calls_of_limited_size_with_the_same_words(monkeypatch):
    text = ("图书馆的座位在考试周总是不够用" * 40 + "\n") * 3
    whole = words(fold(text)).hash.tolist()
    monkeypatch.setattr(segmentation, "AT_ONCE", 700)
    assert words(fold(text)).hash.tolist() == whole


def ends_sentence(text: str, i: int) -> bool:
    """The rule of a line, read off character by character."""
    after = [*text[i + 1 : i + 3], " ", " "]
    if text[i] == "。":
        return True
    return text[i] in ".!?" and (
        after[0] == " " or "\u4e00" <= after[0] < "\u9fff" or (after[0] in '")]”’»」』' and after[1] == " ")
    )


@given(st.text(alphabet='ab中 .!?。")]”’»」』【】😀,', max_size=30))
def test_sentences_end_where_the_rule_says(text):
    folded = fold(text)
    string = folded.string
    expected = [sum(ends_sentence(string, j) for j in range(i)) for i in range(len(string))]
    tokens = words(folded)
    assert tokens.sentence.tolist() == [expected[i] for i in tokens.folded_start]
