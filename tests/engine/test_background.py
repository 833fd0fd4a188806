"""What the background promises: rates from the shipped table, the papers at hand, and both blended."""

from importlib import resources

import numpy as np
import pytest

from plagcheck.engine.background import SHIPPED_PAPERS, UNSEEN, UNSEEN_PAPERS, Background
from plagcheck.engine.equivalence import Equivalents
from plagcheck.engine.folding import fold
from plagcheck.engine.model import Document
from plagcheck.engine.segmentation import match_tokens


def hashes(text):
    return match_tokens(fold(text), None).hash


def rate(text, background=None):
    return float((background or Background.shipped()).rate(hashes(text))[0])


@pytest.mark.parametrize(("common", "rare"), [("the", "zebra"), ("中国", "斑马"), ("7", "777"), ("have", "heron")])
def test_common_tokens_have_higher_rates(common, rare):
    assert rate(common) > 10 * rate(rare) > 0


def test_a_token_in_no_table_has_the_rate_of_the_unseen():
    assert rate("xqzvw") == UNSEEN


def test_the_table_was_built_with_the_hashes_of_today():
    table = Background.shipped().table
    assert np.isin(hashes("the; of; history; 中国; 一个; 2024"), table).all()
    assert (np.diff(table.astype(object)) > 0).all()


def test_the_shipped_tables_stay_under_a_megabyte():
    folder = resources.files("plagcheck.resources").joinpath("tables")
    assert sum(len(folder.joinpath(name).read_bytes()) for name in ("background.npz", "equivalents.npy")) < 1_000_000


def test_a_word_that_all_papers_hold_becomes_common():
    papers = [hashes(f"photosynthesis {i}{i}") for i in range(40)]
    assert rate("photosynthesis", Background.of_tokens(papers)) > 5 * rate("photosynthesis")


def test_a_small_class_does_not_drown_the_shipped_table():
    background = Background.of_tokens([hashes("photosynthesis in green plants")] * 5)
    weight = 5 / (5 + SHIPPED_PAPERS)
    own = -np.log1p(-5.5 / 6) / 4
    expected = own**weight * rate("photosynthesis") ** (1 - weight)
    assert rate("photosynthesis", background) == pytest.approx(expected)


def test_of_a_token_in_no_table_the_class_says_more():
    background = Background.of_tokens([hashes("xqzvw xqzva xqzvb xqzvc")] * 5)
    weight = 5 / (5 + UNSEEN_PAPERS)
    own = -np.log1p(-5.5 / 6) / 4
    assert rate("xqzvw", background) == pytest.approx(own**weight * UNSEEN ** (1 - weight))
    assert UNSEEN_PAPERS < SHIPPED_PAPERS


def test_papers_without_tokens_do_not_count():
    assert Background.of_tokens([hashes("")] * 9) is Background.shipped()


def test_documents_give_their_match_tokens():
    background = Background.of([Document("a.txt", "green plants"), Document("b.txt", "green water"), Document("c.txt", "")])
    assert background.papers == 2
    assert background.length == 2


def test_shares_and_rates_lie_above_nothing_and_below_one():
    background = Background.of_tokens([hashes("the the the")] * 500)
    rates, share = background.rates(hashes("the of xqzvw"))
    assert (rates > 0).all()
    assert ((share > 0) & (share < 1)).all()


def test_the_order_of_papers_changes_nothing():
    papers = [hashes(text) for text in ("green plants grow", "water runs", "plants need water")]
    wanted = hashes("plants water green")
    assert (Background.of_tokens(papers).rate(wanted) == Background.of_tokens(papers[::-1]).rate(wanted)).all()


def test_words_of_one_group_have_one_rate_and_a_paper_with_either_holds_both():
    assert rate("twenty") == rate("20") == rate("二十")
    background = Background.of_tokens([hashes("twenty green plants")] * 30)
    assert rate("twenty", background) == rate("20", background)


def test_canonical_is_idempotent_and_leaves_other_tokens_alone():
    known, wanted = Equivalents.shipped(), hashes("twenty 20 photosynthesis")
    leading = known.canonical(wanted)
    assert leading[0] == leading[1]
    assert leading[2] == wanted[2]
    assert (known.canonical(leading) == leading).all()
