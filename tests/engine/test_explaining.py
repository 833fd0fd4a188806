import pytest

from plagcheck.engine.explaining import explain, explain_pair, measure_apart, measure_baselines
from plagcheck.engine.model import Document, Options

PAPER = "散列值的指纹很短。散列值说明指纹。"


def document(text, name="01.txt"):
    return Document(name, text)


def test_the_words_come_in_the_order_of_the_text():
    assert explain(document("the quick fox")).words == ("the", "quick", "fox")


def test_dropped_words_are_named_with_their_number_the_most_frequent_first():
    assert explain(document("the fox of the hill of the wood")).dropped == (("the", 3), ("of", 2))


def test_column_sums_are_the_signed_weights_of_all_features():
    steps = explain(document(PAPER), Options(bits=8))
    column = sum(f.weight if f.hash >> 7 & 1 else -f.weight for f in steps.features)
    assert steps.sums[0] == column


def test_each_bit_of_the_fingerprint_is_one_where_its_column_is_above_zero():
    steps = explain(document(PAPER), Options(bits=8))
    assert f"{steps.fingerprint:08b}" == "".join("1" if s > 0 else "0" for s in steps.sums)


def test_with_levels_the_features_vote_with_five_to_one():
    assert [f.weight for f in explain(document("fox hill wood tree bird"), levels=True).features] == [5, 4, 3, 2, 1]


def test_nothing_but_stop_words_has_no_features_and_no_fingerprint():
    steps = explain(document("the of and"))
    assert (steps.features, steps.sums, steps.fingerprint) == ((), (), None)


def test_a_paper_and_itself_differ_in_no_bit():
    both = explain_pair(document(PAPER), document(PAPER, "02.txt"))
    assert (both.differing, both.resemblance.exact, {m.equal for m in both.minima}) == ((), 1.0, {True})


def test_differing_bits_are_counted_from_the_most_significant():
    both = explain_pair(document(PAPER), document("公园照明与步行", "02.txt"), Options(bits=8))
    xor = both.a.fingerprint ^ both.b.fingerprint
    assert both.differing == tuple(i for i, bit in enumerate(f"{xor:08b}") if bit == "1")


def test_two_papers_without_words_have_no_resemblance():
    both = explain_pair(document(""), document("！", "02.txt"))
    assert (both.resemblance, both.minima, both.article_ratios) == (None, (), None)


def test_each_smallest_value_names_the_shingle_that_has_it():
    both = explain_pair(document("one two three four five"), document("one two three four six", "02.txt"))
    assert {(m.words_a, m.words_b, m.equal) for m in both.minima} == {
        ("one two three four five", "one two three four six", False)
    }


def test_a_worker_gives_the_same_scores_as_this_process():
    papers = document(PAPER), document("公园照明与步行", "02.txt")
    apart, here = measure_apart(*papers), measure_baselines(*papers)
    assert [(r.method, r.score, r.note) for r in apart] == [(r.method, r.score, r.note) for r in here]


def test_every_baseline_of_a_paper_and_itself_is_one():
    rows = measure_baselines(document(PAPER), document(PAPER, "02.txt"))
    assert {row.method: row.score for row in rows} == dict.fromkeys((row.method for row in rows), 1.0)


def test_baselines_of_empty_papers_say_that_there_is_no_text():
    rows = {row.method: row for row in measure_baselines(document(""), document("", "02.txt"))}
    assert rows["minhash"].score is None
    assert rows["minhash"].note == "no-text"


@pytest.mark.parametrize("method", ["common-subsequence", "edit-distance"])
def test_papers_over_the_limit_are_too_long_for_the_quadratic_methods(method, monkeypatch):
    monkeypatch.setattr("plagcheck.engine.baselines.QUADRATIC_LIMIT", 2)
    rows = {row.method: row for row in measure_baselines(document("one two three"), document("one", "02.txt"))}
    assert (rows[method].score, rows[method].note) == (None, "too-long")
