import statistics
from pathlib import Path

import jieba
import numpy as np
import pytest

from plagcheck.engine import weighting


def weigh(*words, kept=None, limit=200):
    return weighting.weigh(words, np.array([True] * len(words) if kept is None else kept), limit)


def test_a_word_said_twice_weighs_twice_its_idf():
    weighted = weigh("散列", "散列")
    assert weighted.milli.tolist() == [round(2 * 1000 * weighting.idf("散列"))]


def test_features_come_by_falling_score():
    assert weigh("the", "resemblance").words == ("resemblance", "the")


def test_equal_scores_come_by_first_place():
    assert weigh("qqqzx", "qqqzy", "qqqzx", "qqqzy").words == ("qqqzx", "qqqzy")


def test_denoised_words_are_no_features():
    assert weigh("fingerprint", "paper", kept=[True, False]).words == ("fingerprint",)


def test_only_the_top_words_are_features():
    assert len(weigh(*(f"word{i}" for i in range(9)), limit=4).words) == 4


def test_a_feature_points_to_its_first_token():
    assert weigh("of", "zebra", "zebra", kept=[False, True, True]).index.tolist() == [1]


def test_score_is_the_share_of_the_kept_words_times_idf():
    assert weigh("zebra", "of", kept=[True, False]).score[0] == pytest.approx(weighting.idf("zebra"), abs=0.001)


@pytest.mark.parametrize(
    ("features", "expected"), [(0, []), (1, [5]), (3, [5, 4, 3]), (5, [5, 4, 3, 2, 1]), (10, [5, 5, 4, 4, 3, 3, 2, 2, 1, 1])]
)
def test_levels_are_fifths_by_rank_and_a_short_list_starts_at_five(features, expected):
    assert weighting.levels(features).tolist() == expected


def test_an_unknown_chinese_word_is_as_rare_as_the_middle_of_the_table():
    lines = (Path(jieba.__file__).parent / "analyse" / "idf.txt").read_text(encoding="utf-8").splitlines()
    assert weighting.idf("鱻鱻鱻") == statistics.median_high(float(line.split(" ")[1]) for line in lines)


def test_a_common_word_weighs_less_than_a_rare_one():
    assert weighting.idf("the") < weighting.idf("people") < weighting.idf("resemblance")


def test_nothing_gives_no_features():
    assert weigh().words == ()
