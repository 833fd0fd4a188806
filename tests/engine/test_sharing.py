"""Sharing: which further papers hold a passage."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from plagcheck.engine import CommonPassage, Span, Submission, holders
from plagcheck.engine.sharing import HELD, _held
from tests.ui.reports import compared, paper, report_of, same_sentences, text_of


def made(*texts: str):
    """A report of papers with these texts in which every pair that shares a sentence is listed."""
    papers = tuple(paper(i, text) for i, text in enumerate(texts))
    found = ((a, b, same_sentences(a, b)) for a in papers for b in papers if a.id < b.id)
    return report_of(papers, tuple(compared(a, b, matches) for a, b, matches in found if matches))


def pair_of(report, a: int, b: int):
    return next(pair for pair in report.pairs if (pair.a, pair.b) == (a, b))


def test_a_passage_that_only_two_papers_have_has_no_further_holder():
    report = made(text_of(0, 1), text_of(1, 2))
    assert holders(report, pair_of(report, 0, 1)) == ((),)


def test_each_passage_of_a_pair_names_its_own_further_holders():
    report = made(text_of(0, 1, 2), text_of(0, 1, 3), text_of(0, 4), text_of(0, 5))
    assert holders(report, pair_of(report, 0, 1)) == ((2, 3), ())


def test_a_paper_that_shares_the_passage_with_either_of_the_two_counts_once():
    report = made(text_of(0), text_of(0), text_of(0))
    assert holders(report, pair_of(report, 1, 2)) == ((0,),)


def test_a_passage_common_to_the_class_counts_where_its_pairs_are_not_listed():
    report = made(text_of(0, 1), text_of(0, 2), text_of(0, 3))
    whole = Span(0, len(text_of(0)))
    report = replace(
        report,
        pairs=tuple(p for p in report.pairs if (p.a, p.b) == (0, 1)),
        common=(CommonPassage((0, 1, 2), (whole, whole, whole)),),
    )
    assert holders(report, report.pairs[0]) == ((2,),)


def test_the_files_of_one_submission_are_one_holder():
    report = made(text_of(0, 1), text_of(0, 2), text_of(0, 3), text_of(0, 4))
    documents = tuple(replace(p, submission=min(p.id, 2)) for p in report.documents)
    submissions = (Submission(0, "01", (0,)), Submission(1, "02", (1,)), Submission(2, "03", (2, 3)))
    report = replace(report, documents=documents, submissions=submissions)
    assert holders(report, pair_of(report, 0, 1)) == ((2,),)


def test_a_part_of_a_passage_is_not_held_as_the_passage():
    report = made(text_of(0, 1, 2), text_of(0, 1, 2), text_of(0))
    pair = pair_of(report, 0, 1)
    whole = replace(pair.matches[0], a=Span(0, len(report.documents[0].text)), b=Span(0, len(report.documents[1].text)))
    assert holders(report, replace(pair, matches=(whole,))) == ((),)


@given(
    st.lists(st.tuples(st.integers(0, 60), st.integers(1, 20)), max_size=8),
    st.lists(st.tuples(st.integers(0, 60), st.integers(1, 20)), min_size=1, max_size=5),
)
def test_what_is_held_is_what_a_mask_of_characters_says(spans, passages):
    mask = [any(s <= i < s + size for s, size in spans) for i in range(100)]
    slow = [sum(mask[s : s + size]) >= HELD * size for s, size in passages]
    fast = _held([Span(s, s + size) for s, size in passages], [Span(s, s + size) for s, size in spans])
    assert fast.tolist() == slow
