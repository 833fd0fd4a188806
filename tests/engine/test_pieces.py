"""Words in pieces and words run together."""

import re

import pytest

from plagcheck.engine.folding import fold

TEXT = (
    "the lane in front of the primary school in my neighbourhood has been closed to motor traffic twice a day from a quarter "
    "past eight to nine in the morning and from three to a quarter to four in the afternoon"
)


def pieces(text, mark, size):
    return re.sub(rf"(\w{{{size}}})(?=\w)", rf"\1{mark}", text)


@pytest.mark.parametrize("mark", [" ", "-", ".", "_", "·", "\u2009", "\u00a0", "*"])
@pytest.mark.parametrize("size", [2, 3])
def test_pieces_that_make_english_words_are_put_together(mark, size):
    folded = fold(pieces(TEXT, mark, size))
    assert folded.string == TEXT
    assert [(f.code, f.disguise) for f in folded.findings] == [("spaced-letters", True)]


def test_each_letter_keeps_its_place():
    text = pieces(TEXT, "-", 3)
    folded = fold(text)
    word = folded.string.index("neighbourhood")
    assert text[folded.start[word] : folded.end[word + 12]] == "nei-ghb-our-hoo-d"


@pytest.mark.parametrize(
    "text",
    [
        TEXT,
        "we go up to it and so on if it is as it was or is not in on at by my or our own way to do so or no " * 3,
        "la cité a des rues et des parcs où il y a du monde le soir et on y va à pied ou en bus si on a le temps " * 2,
        "er ist da und sie ist es auch wo ist er denn nun so ist es ja gut wenn du es so willst dann tu es doch nur zu " * 2,
        "a b c d e f g h i j k l m n o p q r s t u v w x y z " * 3,
        "chéng shì de gōng yuán lǐ yǒu hěn duō rén zài sàn bù tā men dōu hěn gāo xìng " * 4,
        "1.2 a-b 3.4 c-d 5.6 e-f 7.8 g-h " * 10,
    ],
)  # fmt: skip
def test_short_words_of_any_language_are_left_alone(text):
    folded = fold(text)
    assert [f.code for f in folded.findings] == []
    assert len(folded.string.split()) == len(text.split())


def test_english_words_run_together_are_parted_at_the_letter_before():
    folded = fold(TEXT.replace(" ", ""))
    assert folded.string.split()[:9] == ["the", "lane", "in", "front", "of", "the", "primary", "school", "in"]
    space = folded.string.index(" ")
    assert (folded.start[space], folded.end[space]) == (2, 3)


@pytest.mark.parametrize(
    "word",
    ["donaudampfschifffahrtsgesellschaftskapitaen", "acgtacgtttgacagtacgatcgatcagctagcatcg",
     "qwertzuiopasdfghjklyxcvbnmqwertzuiop",
     "pneumonoultramicroscopicsilicovolcanoconiosis"],
)  # fmt: skip
def test_a_long_word_stays_one(word):
    assert fold(word).string == word
