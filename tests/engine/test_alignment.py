"""What the alignment promises: exact spans, symmetry, no overlap, and kinds that mean what they say."""

import random
import re
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from plagcheck.engine.alignment import Numbers, Settings, Side, align
from plagcheck.engine.background import Background
from plagcheck.engine.equivalence import Equivalents
from plagcheck.engine.folding import fold
from plagcheck.engine.kinds import likeness
from plagcheck.engine.model import Match, Span
from plagcheck.engine.refining import best_intervals
from plagcheck.engine.seeding import cluster, exact_runs
from plagcheck.engine.segmentation import match_tokens
from plagcheck.engine.sides import stable_order, units

DATA = Path(__file__).parents[1] / "data" / "rewriting"
COMMON = "the of and to in a is that it was for on are with as be at this have from"
SYLLABLES = "ba ce di fo gu ha je ki lo mu na pe qui ro su ta ve wi xo zu"
PASSAGE = (
    "The old ferry crossed the lake twice a day, carrying letters, flour and an occasional goat to the island. "
    "Nobody remembered who had painted its chimney green, but everyone agreed the colour kept the fog away. "
    "When the engine finally failed in March, the harbour master rowed the mail across himself for eleven weeks."
)


def english(chance: random.Random, words: int) -> str:
    """Honest prose of invented words among common ones."""
    rare = ("".join(chance.choices(SYLLABLES.split(), k=3)) for _ in range(words))
    drawn = [chance.choice(COMMON.split()) if chance.random() < 0.4 else word for word in rare]
    return " ".join(word + (". " if i % 17 == 16 else "") for i, word in enumerate(drawn))


def chinese(chance: random.Random, characters: int) -> str:
    """Honest text of common characters, a full stop after every twenty."""
    drawn = [chr(chance.randrange(0x4E00, 0x5800)) for _ in range(characters)]
    return "".join(c + ("。" if i % 20 == 19 else "") for i, c in enumerate(drawn))


def side(text: str, equivalents: Equivalents | None = None) -> Side:
    return Side.of(match_tokens(fold(text), None), len(text), equivalents)


def matches(a: str, b: str, chosen: Settings | None = None) -> tuple[Match, ...]:
    return align(side(a), side(b), Background.shipped(), chosen)


def swapped(match: Match) -> tuple[object, ...]:
    other = (match.b, match.a, match.kind, match.similarity, match.also_a, match.also)
    return (*other, match.changes_b, match.changes_a, match.strength)


def as_it_is(match: Match) -> tuple[object, ...]:
    own = (match.a, match.b, match.kind, match.similarity, match.also, match.also_a)
    return (*own, match.changes_a, match.changes_b, match.strength)


DISGUISES = {
    "none": lambda text: text,
    "capitals": str.upper,
    "full width": lambda text: re.sub("[!-~]", lambda m: chr(ord(m[0]) + 0xFEE0), text),
    "zero width": lambda text: re.sub(r"(\w)(?=\w)", "\\1\u200b", text),
}


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from([english, chinese]), st.sampled_from(sorted(DISGUISES)))
def test_a_planted_passage_is_found_within_one_token_at_both_ends(seed, honest, disguise):
    chance = random.Random(seed)
    passage = honest(chance, 60).strip(" .。")
    hidden = DISGUISES[disguise](passage)
    left, right, before, after = (honest(chance, chance.randrange(5, 200)) for _ in range(4))
    a, b = f"{left}\n{passage}\n{right}", f"{before}\n{hidden}\n{after}"
    (match,) = matches(a, b)
    slack = 10 if honest is english else 2
    assert abs(match.a.start - len(left) - 1) <= slack
    assert abs(match.a.end - len(left) - 1 - len(passage)) <= slack
    assert abs(match.b.start - len(before) - 1) <= 2 * slack
    assert abs(match.b.end - len(before) - 1 - len(hidden)) <= 2 * slack


@st.composite
def mosaics(draw):
    """Two texts put together from the same few sentences, each any number of times, in any order."""
    chance = random.Random(draw(st.integers(0, 10**6)))
    stock = [english(chance, 25) for _ in range(4)] + [chinese(chance, 40) for _ in range(4)]
    return tuple("\n".join(chance.choices(stock, k=draw(st.integers(1, 12)))) for _ in range(2))


@settings(max_examples=40, deadline=None)
@given(mosaics())
def test_swapping_the_papers_swaps_the_matches_and_nothing_else(texts):
    a, b = texts
    assert sorted(map(swapped, matches(a, b))) == sorted(map(as_it_is, matches(b, a)))


@settings(max_examples=40, deadline=None)
@given(mosaics())
def test_spans_lie_in_the_text_and_overlap_by_no_more_than_a_fifth(texts):
    found = matches(*texts)
    for spans, text in (([m.a for m in found], texts[0]), ([m.b for m in found], texts[1])):
        assert all(0 <= s.start < s.end <= len(text) for s in spans)
        for i, x in enumerate(spans):
            assert all(min(x.end, y.end) - max(x.start, y.start) <= min(x.length, y.length) / 5 for y in spans[:i])
    changes = [(m.a, c) for m in found for c in m.changes_a] + [(m.b, c) for m in found for c in m.changes_b]
    assert all(span.start <= c.start < c.end <= span.end for span, c in changes)


def test_equal_texts_are_one_verbatim_match():
    (match,) = matches(PASSAGE, PASSAGE)
    assert (match.a, match.kind, match.similarity) == (Span(0, len(PASSAGE) - 1), "verbatim", 1.0)


def test_a_text_without_tokens_has_no_match():
    assert matches("", PASSAGE) == matches("...", PASSAGE) == ()


def test_a_changed_word_is_marked_and_the_match_is_edited():
    (match,) = matches(PASSAGE, PASSAGE.replace("goat", "piano"))
    assert match.kind == "edited"
    assert [PASSAGE[slice(*span)] for span in match.changes_a] == ["goat"]


def test_a_changed_chinese_character_is_marked_alone():
    text = "渡轮每天两次驶过湖面，载着信件、面粉和偶尔出现的一只山羊前往岛上，没有人记得是谁把烟囱漆成绿色。"
    (match,) = matches(text, text.replace("羊", "鹿"))
    assert [text[slice(*span)] for span in match.changes_a] == ["羊"]


def test_sentences_in_another_order_are_reordered():
    sentences = chinese(random.Random(8), 160).split("。")
    (match,) = matches("。".join(sentences), "。".join(sentences[i] for i in (5, 2, 7, 0, 6, 1, 4, 3)))
    assert match.kind == "reordered"
    assert match.similarity < 0.7


def test_words_in_no_order_are_no_match():
    words = (english(random.Random(1), 200)).split()
    mixed = words.copy()
    random.Random(2).shuffle(mixed)
    assert matches(" ".join(words), " ".join(mixed)) == ()


def test_paragraphs_in_another_order_are_as_many_matches():
    chance = random.Random(5)
    parts = [english(chance, 60).strip() for _ in range(4)]
    found = matches("\n".join(parts), "\n".join(parts[i] for i in (2, 0, 3, 1)))
    assert [m.kind for m in found] == ["verbatim"] * 4


def test_a_passage_that_stands_again_in_b_is_a_further_place():
    chance = random.Random(3)
    middle = english(chance, 150)
    (match,) = matches(PASSAGE, f"{PASSAGE}\n{middle}\n{PASSAGE}")
    assert [match.b.start, *(span.start for span in match.also)] in (
        [0, len(PASSAGE) + len(middle) + 2],
        [len(PASSAGE) + len(middle) + 2, 0],
    )


def test_a_passage_that_stands_again_in_a_is_a_further_place_there():
    chance = random.Random(3)
    (match,) = matches(f"{PASSAGE}\n{english(chance, 150)}\n{PASSAGE}", PASSAGE)
    assert len(match.also_a) == 1
    assert match.also == ()


def test_one_sentence_many_times_is_one_match_and_one_further_stretch():
    (match,) = matches(PASSAGE, "\n".join([PASSAGE] * 50))
    assert len(match.also) <= 2
    assert sum(span.length for span in (match.b, *match.also)) >= 49 * len(PASSAGE)


def test_left_out_tokens_neither_match_nor_part_their_neighbours():
    a = PASSAGE.replace("goat to", "goat (quoted elsewhere) to")
    tokens = match_tokens(fold(a), None)
    hidden = (tokens.start >= a.index("(")) & (tokens.end <= a.index(")"))
    kept = type(tokens)(
        *(c[~hidden] for c in (tokens.start, tokens.end, tokens.hash, tokens.sentence)), han=tokens.han[~hidden]
    )
    (match,) = align(Side.of(kept, len(a)), side(PASSAGE), Background.shipped())
    assert match.kind == "verbatim"


def test_a_run_shorter_than_the_shortest_match_is_none():
    shared = "Carrying letters, flour and an occasional goat to the island."
    chance = random.Random(4)
    a, b = (f"{english(chance, 170)}{shared} {english(chance, 170)}" for _ in range(2))
    assert matches(a, b) == ()
    assert len(matches(a, b, Settings(min_match_words=8, numbers=Numbers(rare_words=10)))) == 1


def test_numbers_can_be_set_by_name_and_unknown_names_are_refused():
    assert Settings.of(25, 17, "strict", {"summary": 90.0}).numbers.summary == 90.0
    with pytest.raises(TypeError):
        Settings.of(25, 17, "strict", {"sumary": 90.0})


@pytest.mark.parametrize("number", range(1, 7))
def test_a_chinese_text_rewritten_clause_by_clause_is_followed(number):
    original, rewritten = ((DATA / f"{kind}_{number}.txt").read_text(encoding="utf-8") for kind in ("original", "rewritten"))
    covered = np.zeros(len(rewritten), dtype=bool)
    for match in matches(original, rewritten):
        covered[slice(*match.b)] = True
    letters = np.array([c.isalnum() for c in rewritten])
    assert (covered & letters).sum() >= 0.6 * letters.sum()


def test_honest_papers_on_the_same_subjects_share_next_to_nothing():
    names = sorted([*DATA.glob("honest_*.txt"), *DATA.glob("original_*.txt")])
    sides = [side(path.read_text(encoding="utf-8")) for path in names]
    for i, a in enumerate(sides):
        for b in sides[:i]:
            found = align(a, b, Background.shipped())
            assert sum(m.a.length for m in found) < 0.15 * a.length


def test_best_interval_of_each_segment_is_its_maximum_sum():
    value, size = np.array([-1, 3, -1, 2, -9, 4, -5]), np.array([5, 2])
    start, end, best = best_intervals(value, size)
    assert (start.tolist(), end.tolist(), best.tolist()) == ([1, 5], [4, 6], [4, 4])


@given(st.lists(st.integers(-5, 5), min_size=1, max_size=30))
def test_best_interval_agrees_with_trying_all(values):
    _, _, best = best_intervals(np.array(values), np.array([len(values)]))
    assert best[0] == max(sum(values[i:j]) for i in range(len(values)) for j in range(i + 1, len(values) + 1))


@given(st.lists(st.lists(st.integers(-5, 5), min_size=1, max_size=12), min_size=1, max_size=5))
def test_best_intervals_of_many_segments_are_those_of_each(segments):
    size = np.array([len(segment) for segment in segments])
    found = np.stack(best_intervals(np.concatenate(segments), size), axis=1)
    alone = [np.concatenate(best_intervals(np.array(segment), np.array([len(segment)]))) for segment in segments]
    shift = (size.cumsum() - size)[:, None] * [1, 1, 0]
    assert (found == np.array(alone) + shift).all()


@given(st.lists(st.sampled_from([0, 1, 2, 5, 1 << 63, (1 << 63) + 1, 1 << 32]), max_size=20))
def test_hashes_alike_but_for_their_lowest_bits_are_ordered_as_well(hashes):
    values = np.array(hashes, dtype=np.uint64)
    assert stable_order(values).tolist() == values.argsort(kind="stable").tolist()


def test_a_side_that_met_another_background_before_is_aligned_the_same():
    chance = random.Random(4)
    a, b = (f"{english(chance, 200)}\n{PASSAGE}\n{english(chance, 200)}" for _ in range(2))
    papers, shipped = Background.of_tokens([match_tokens(fold(a), None).hash] * 5), Background.shipped()
    used = (side(a), side(b))
    asked = [align(*used, background) for background in (shipped, shipped, papers, papers, shipped)]
    fresh = [align(side(a), side(b), background) for background in (shipped, papers)]
    assert asked == [fresh[0], fresh[0], fresh[1], fresh[1], fresh[0]]


@given(st.lists(st.integers(0, 3), min_size=1, max_size=12), st.lists(st.integers(0, 3), min_size=1, max_size=12))
def test_likeness_keeps_a_longest_common_subsequence(x, y):
    table = np.zeros((len(x) + 1, len(y) + 1), dtype=int)
    for i, p in enumerate(x):
        for j, q in enumerate(y):
            table[i + 1, j + 1] = table[i, j] + 1 if p == q else max(table[i, j + 1], table[i + 1, j])
    like = likeness(np.array(x, dtype=np.uint64), np.array(y, dtype=np.uint64))
    assert like.kept_a.sum() == like.kept_b.sum() == table[-1, -1]


def test_a_long_likeness_is_found_between_anchors():
    x = np.random.default_rng(1).integers(0, 2**60, 6000).astype(np.uint64)
    like = likeness(x, np.delete(x, np.arange(0, 6000, 100)))
    assert like.kept_a.sum() == 5940


def test_exact_runs_are_the_longest_equal_stretches():
    a, b = side("ab cd ef gh ij kl mn op xx yy"), side("zz ab cd ef gh ij kl mn op ww")
    assert exact_runs(a, b).tolist() == [[0, 8, 1, 9]]


def test_clusters_split_where_seeds_lie_apart_on_either_side():
    assert len(set(cluster(np.array([0, 1, 2, 20]), np.array([0, 50, 1, 2]), 3).tolist())) == 3


def test_a_short_sentence_joins_the_next_and_a_long_one_is_cut():
    sentence = np.repeat(np.arange(3), [2, 10, 90]).astype(np.int32)
    assert np.bincount(units(sentence, np.zeros(102, dtype=bool))).tolist() == [12, 30, 30, 30]


def test_exchanged_words_count_as_one_where_the_table_says_so():
    assert side("二十").term.tolist() == side("20").term.tolist()
    assert side("二十", Equivalents.none()).term.tolist() != side("20", Equivalents.none()).term.tolist()
