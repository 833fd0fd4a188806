import random
from importlib import resources

import numpy as np
import pytest

from plagcheck.engine import screening, sketching
from plagcheck.engine.background import Background
from plagcheck.engine.comparing import compare_if_shared, scope_of
from plagcheck.engine.model import Document, Mark, Options
from plagcheck.engine.postings import BLOCK
from plagcheck.engine.profile import profile_of
from plagcheck.engine.progress import silent
from plagcheck.engine.scope import Scope
from tests.papers import BEES, FOX, GLASS, MILL, RIVER, STARS, TEA

TABLE = resources.files("plagcheck.resources").joinpath("tables", "english_idf.tsv").read_text(encoding="utf-8")
WORDS = sorted((float(line.split("\t")[1]), line.split("\t")[0]) for line in TABLE.splitlines() if not line.startswith("#"))
COMMON, RARER = [word for _, word in WORDS[:60]], [word for _, word in WORDS[400:9000]]


def texts(seed, papers=24, words=700):
    """Unrelated papers of English words, some of which then copy from others: word for word, edited, or shuffled."""
    pick = random.Random(seed)
    made = [[pick.choice(COMMON if pick.random() < 0.5 else RARER) for _ in range(words)] for _ in range(papers)]
    for copy, how in enumerate(("verbatim", "edited", "shuffled", "verbatim", "edited", "shuffled")):
        passage = list(made[copy][100:300])
        if how == "edited":
            passage = [pick.choice(RARER) if pick.random() < 0.25 else word for word in passage]
        if how == "shuffled":
            passage = [w for i in range(0, 200, 10) for w in pick.sample(passage[i : i + 10], 10)]
        made[papers - 1 - copy][300:500] = passage
    return [". ".join(" ".join(words[i : i + 12]).capitalize() for i in range(0, len(words), 12)) for words in made]


def scopes_of(papers):
    return [scope_of(profile_of(Document(f"{i}.txt", text)), Options()) for i, text in enumerate(papers)]


def kept(scopes, owner=None, options=None):
    background = Background.of([s.profile.document for s in scopes])
    return screening.worth_comparing(scopes, owner or [str(i) for i in range(len(scopes))], background, options or Options())


@pytest.fixture
def no_brute_force(monkeypatch):
    monkeypatch.setattr(screening, "FEW_PAIRS", 0)


@pytest.mark.parametrize("seed", [1, 2])
def test_no_pair_is_lost_that_the_alignment_calls_medium(no_brute_force, seed):
    scopes = scopes_of(texts(seed))
    background = Background.of([s.profile.document for s in scopes])
    found = {}
    for a in range(len(scopes)):
        for b in range(a + 1, len(scopes)):
            pair = compare_if_shared(scopes[a], scopes[b], (a, b), background, Options())
            if pair and pair.copied >= 0.15:
                found[a, b] = pair
    assert len(found) >= 5
    assert set(found) <= set(kept(scopes))


@pytest.mark.parametrize("kept_features", [256, 128])
def test_sketches_find_the_planted_pairs_that_all_features_find(no_brute_force, monkeypatch, kept_features):
    papers = scopes_of(texts(1, papers=60))
    planted = {(copy, 59 - copy) for copy in range(6)}
    assert planted <= set(kept(papers))
    monkeypatch.setattr(sketching, "MOST_PAPERS", 59)
    monkeypatch.setattr(sketching, "PAIR_BITS", 18)
    monkeypatch.setattr(sketching, "KEPT", kept_features)
    found = kept(papers)
    assert planted <= set(found)
    assert len(found) < 120


def test_a_text_that_many_have_copied_is_seen_in_sketches_too(no_brute_force, monkeypatch):
    papers = scopes_of([f"{GLASS}{BEES}{text}" if i < 12 else text for i, text in enumerate(texts(5, papers=60, words=300))])
    for name, value in (("MOST_PAPERS", 59), ("PAIR_BITS", 18), ("MOST_HOLDERS", 6)):
        monkeypatch.setattr(sketching, name, value)
    assert {(a, b) for a in range(12) for b in range(a + 1, 12)} <= set(kept(papers))


def test_a_sketch_keeps_no_more_of_a_long_paper_than_of_a_short_one(monkeypatch):
    monkeypatch.setattr(sketching, "PAIR_BITS", 18)
    monkeypatch.setattr(sketching, "KEPT", 100)
    short, long = (np.random.default_rng(n).integers(0, 2**64, n, dtype=np.uint64) for n in (90, 9000))
    tokens = [short, long, long, short]
    first = np.cumsum([0, *(-(-len(each) // BLOCK) for each in tokens)])
    postings = sketching.sketched_postings(tokens, first, Background.shipped(), silent)
    assert np.bincount(np.searchsorted(first, postings.block, side="right") - 1).tolist() == [90, 100, 100, 90]


def test_most_unrelated_pairs_are_left_out(no_brute_force):
    assert len(kept(scopes_of(texts(3)))) < 60


def test_few_papers_are_all_compared():
    assert kept(scopes_of([FOX, MILL, BEES])) == [(0, 1), (0, 2), (1, 2)]


def test_papers_of_one_owner_are_never_compared(no_brute_force):
    scopes = scopes_of([FOX, FOX, FOX, MILL])
    assert kept(scopes, ["x", "x", None, None]) == [(0, 2), (1, 2)]


def test_a_text_that_half_the_class_has_copied_is_seen_in_every_pair(no_brute_force):
    others = texts(4, papers=40, words=300)
    papers = [f"{FOX}{text}" if i < 11 else text for i, text in enumerate(others)]
    found = kept(scopes_of(papers))
    assert {(a, b) for a in range(11) for b in range(a + 1, 11)} <= set(found)


def test_papers_much_of_which_is_common_are_compared_even_though_nothing_else_is_shared(no_brute_force):
    own = (BEES, MILL, RIVER, STARS, TEA)
    scopes = [
        Scope(profile_of(Document(f"{i}", GLASS + text)), (Mark(0, len(GLASS), "common"),)) for i, text in enumerate(own)
    ]
    assert len(kept(scopes)) == 10


def test_papers_without_counted_text_are_left_out():
    assert kept(scopes_of([FOX, "…", FOX])) == [(0, 2)]


def test_shorter_matches_and_higher_sensitivity_lower_the_limit():
    plain, short, thorough = Options(), Options(min_match_words=4), Options(sensitivity="thorough")
    assert screening.least_of(short) < screening.least_of(plain)
    assert screening.least_of(thorough) < screening.least_of(plain)


def test_nothing_to_screen_gives_nothing():
    empty = np.zeros(0, dtype=np.uint64)
    assert screening.candidates([empty, empty], Background.shipped()).shape == (0, 2)
