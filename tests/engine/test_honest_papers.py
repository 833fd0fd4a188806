"""The worst fault of a checker is to accuse: papers of one kind, drawn independently, are never called `medium` or above."""

import random
from itertools import combinations

import pytest

from plagcheck.engine.background import Background
from plagcheck.engine.comparing import compare
from plagcheck.engine.contrast import REPEATED, contrast
from plagcheck.engine.folding import fold
from plagcheck.engine.model import Document
from plagcheck.engine.refining import Pair
from plagcheck.engine.segmentation import match_tokens
from plagcheck.engine.sides import Side
from tests.honest import (
    CHINESE_FILLINGS,
    CHINESE_TEMPLATES,
    FILLINGS,
    HAN,
    PLAIN,
    TEMPLATES,
    characters,
    chinese_lab_report,
    filled,
    invented,
    lab_report,
    sentences,
)

KINDS = {
    "30 words": sentences(invented("few", 30), 600),
    "60 words": sentences(PLAIN[:60], 600),
    "80 words, a page": sentences(PLAIN[:80], 200),
    "120 words": sentences(invented("few", 120), 1500),
    "300 words": sentences(PLAIN + invented("more", 300 - len(PLAIN)), 600),
    "1,000 words": sentences(invented("many", 1000), 600),
    "1,000 words, some often": sentences(invented("many", 1000), 1500, skewed=True),
    "6,000 words": sentences(invented("very many", 6000), 2000),
    "80 characters": characters(HAN[:80], 600),
    "60 Chinese words": characters(HAN[:120], 1200, word=2),
    "300 rare characters": characters("".join(chr(0x5F00 + 7 * i) for i in range(300)), 1500),
    "120 sentences of 10 moulds": filled(TEMPLATES, FILLINGS, 120),
    "120 Chinese sentences of 10 moulds": filled(CHINESE_TEMPLATES, CHINESE_FILLINGS, 120),
    "lab reports": lab_report,
    "Chinese lab reports": chinese_lab_report,
}
PAPERS = 5
COPIED = (
    "The old ferry crossed the lake twice a day, carrying letters, flour and an occasional goat to the island. "
    "Nobody remembered who had painted its chimney green, but everyone agreed the colour kept the fog away."
)


def papers(kind: str, count: int = PAPERS) -> list[Document]:
    return [Document(str(i), KINDS[kind](random.Random(f"{kind} {i}"))) for i in range(count)]


@pytest.mark.parametrize("kind", KINDS)
def test_independent_papers_of_one_kind_stay_below_medium(kind):
    documents = papers(kind)
    own = Background.of(documents)
    for a, b in combinations(documents, 2):
        assert {compare(a, b).level, compare(a, b, background=own).level} <= {"none", "low"}


@pytest.mark.parametrize("kind", ["60 words", "300 words", "120 sentences of 10 moulds"])
def test_a_copied_passage_is_found_among_few_words(kind):
    first, second = papers(kind, 2)
    a, b = (Document(d.path, f"{d.text[:1500]}. {COPIED} {d.text[1500:]}") for d in (first, second))
    found = compare(a, b).matches
    assert [m.kind for m in found if COPIED in a.text[slice(*m.a)]] == ["verbatim"]


def pair(a: str, b: str) -> Pair:
    sides = [Side.of(match_tokens(fold(text), None), len(text)) for text in (a, b)]
    return Pair.of(*sides, Background.shipped())


def whole(both: Pair) -> tuple[int, int, int, int]:
    return 0, len(both.a), 0, len(both.b)


def test_contrast_of_texts_dealt_out_at_random_is_one():
    for words, length in ((80, 2000), (1000, 4000)):
        make = sentences(invented("dealt", words), length)
        both = pair(make(random.Random(1)), make(random.Random(2)))
        assert contrast(both, whole(both)) == pytest.approx(1.0, abs=0.1)


def test_contrast_of_a_text_without_repetition_and_its_copy_is_nothing():
    both = pair(" ".join(invented("once", 60)), " ".join(invented("once", 60)[::-1]))
    assert contrast(both, whole(both)) < 0.1 < REPEATED


def test_contrast_of_passages_that_share_nothing_is_that_of_chance():
    both = pair("alpha beta gamma delta", "one two three four")
    assert contrast(both, whole(both)) == 1.0
