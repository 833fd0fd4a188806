"""Letters set apart by spaces: which are joined, to which words, and which are left as the tables and headings they are."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from plagcheck.engine.folding import _looked_up, fold
from plagcheck.engine.joining import join_lines
from plagcheck.engine.spacing import HEADING_LETTERS, _without_marks, _without_spaces

TEXT = "the lane in front of the school has been closed to motor traffic twice a day since last september"


def found(text):
    return [(f.code, f.count, f.disguise) for f in fold(text).findings]


def joined(text):
    return " ".join(fold(text).string.split())


@pytest.mark.parametrize("gap", [" ", "\u00a0", "\u2009", "\u3000", "  "])
def test_words_whose_gaps_are_all_alike_are_cut_as_common_english_words(gap):
    spaced = gap.join(TEXT.replace(" ", ""))
    assert (joined(spaced), found(spaced)) == (TEXT, [("spaced-letters", 1, True)])


@pytest.mark.parametrize("word_gap", ["  ", "   ", "    "])
def test_wider_gaps_tell_words_apart(word_gap):
    spaced = word_gap.join(" ".join(word) for word in TEXT.split())
    assert (joined(spaced), found(spaced)) == (TEXT, [("spaced-letters", 1, True)])


def test_wider_gaps_tell_words_apart_that_no_table_holds():
    assert joined("d i e   s t a d t   h a t   v i e l e   p a r k s") == "die stadt hat viele parks"


@pytest.mark.parametrize("mark", [" , ", ", ", " . ", ".\n", "\n"])
def test_short_words_between_marks_belong_to_the_stretch(mark):
    spaced = mark.join(["t h e l a n e i s s h u t", "b u t", "w e w a l k"])
    assert found(spaced)[0] == ("spaced-letters", 1, True)
    words = fold(spaced).string.translate(str.maketrans(",.\n", "   ")).split()
    assert words == ["the", "lane", "is", "shut", "but", "we", "walk"]


def test_each_joined_letter_keeps_its_place():
    spaced = "ab  t h i s i s a t e x t"
    folded = fold(spaced)
    word = folded.string.index("text")
    assert (folded.start[word], folded.end[word + 3]) == (len(spaced) - 7, len(spaced))


def test_numbers_are_words_of_their_own():
    assert "year 2024 was" in joined("i n t h e y e a r 2 0 2 4 w a s r a i n")


@pytest.mark.parametrize(
    "row",
    [
        "C D E F G A B C", "A B D C A C B D B A", "a b c d e f g h i j k l m", "I V X L C D M", "1 2 3 4 5 6 7 8 9",
        "x y z x y z", "a b c\nd e f\ng h i", "U S A", "U N E S C O", "A C G T T G C A A C G T", "T F F T T T F F",
        "E A D G B E", "f ( x ) = a x + b y + c z + d w", "n m k i j l", "1 a 2 b 3 c 4 d 5 e 6 f", "А Б В Г Д Е Ж З И К Л М",
        "α β γ δ ε ζ η θ ι κ λ μ ν ξ", "a, b, c, d, e, f, g", "W L W W L D W L", "Q W E R T Y U I O P",
    ],
)  # fmt: skip
def test_rows_of_letters_are_no_words_and_no_disguise(row):
    assert found(row) == []
    assert fold(row).string == row.lower().replace("\n", " ")


def test_a_heading_in_spaced_capitals_is_joined_without_a_word():
    assert found("I N T R O D U C T I O N\n\nThe lane is closed.") == []
    assert joined("I N T R O D U C T I O N\n\nThe lane is closed.").startswith("introduction the")


def test_capitals_inside_a_line_or_beyond_a_heading_are_a_disguise():
    assert found("He wrote: T H E L A N E I S C L O S E D today.") == [("spaced-letters", 1, True)]
    assert found(" ".join(("THELANEISCLOSEDTOMOTORTRAFFICTWICEADAY")[: HEADING_LETTERS + 5])) == [("spaced-letters", 1, True)]


def test_other_scripts_are_judged_by_length_and_repeats():
    assert joined("у л и ц а  п е р е д  ш к о л о й  з а к р ы т а") == "улица перед школои закрыта"


def test_spaced_han_is_joined_and_named_from_a_length_no_heading_has():
    assert fold("摘 要").string == "摘要"
    assert found("摘 要") == []
    assert found("校 园 图 书 馆 的") == [("spaced-letters", 1, True)]


@given(
    st.lists(
        st.sampled_from(["t h e l a n e ", "c.l.o.s.e.d. ", "t-o m-o ", "a", "b ", "  ", "-", "- \n", "\n", "word", ".", "I "])
    )
)
def test_a_paper_without_han_is_read_as_one_that_is_looked_at_closely(pieces):
    letters = np.array([ord(c) for c in "".join(pieces)], dtype=np.uint32)
    for step in (_without_spaces, _without_marks, join_lines):
        row, closely = _looked_up(letters), _looked_up(letters)
        closely.__dict__["has_han"] = True  # no short cut is taken then
        (quick, found), (slow, same) = step(row), step(closely)
        assert (quick.start.tolist(), found) == (slow.start.tolist(), same)
