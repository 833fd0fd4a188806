import re
from dataclasses import replace
from html.parser import HTMLParser

import pytest

from plagcheck.engine import Options, Review, SetAside
from plagcheck.ui.report.html import render
from plagcheck.ui.report.wording import Words
from tests.ui import reports

ODD = '<img src="x.png"> & {0} $\\frac{1}{$ 100% 😀.docx'


class Tags(HTMLParser):
    def __init__(self, page):
        super().__init__()
        self.seen, self.attributes, self.words = [], [], []
        self.feed(page)

    def handle_starttag(self, tag, attrs):
        self.seen.append(tag)
        self.attributes += attrs

    def handle_data(self, data):
        self.words.append(data)


def test_the_page_has_no_script_and_no_outside_address():
    tags = Tags(render(reports.pair_report()))
    assert "script" not in tags.seen
    assert all(value.startswith(("#", "data:")) for name, value in tags.attributes if name in ("src", "href"))


def test_its_policy_allows_only_its_own_styles_and_data_images():
    page = render(reports.pair_report())
    policy = re.search(r'Content-Security-Policy" content="([^"]+)"', page)[1]
    assert policy.startswith("default-src 'none'; style-src 'unsafe-inline'; img-src data:")


def test_odd_names_come_out_as_they_are():
    report = reports.pair_report()
    papers = tuple(replace(p, document=replace(p.document, path=f"class/{ODD}")) for p in report.documents)
    tags = Tags(render(replace(report, documents=papers)))
    assert any(ODD in words for words in tags.words)
    assert all(value != "x.png" for name, value in tags.attributes if name == "src")


@pytest.mark.parametrize(("language", "tag"), [("zh_CN", "zh-Hans"), ("zh_TW", "zh-Hant"), ("en", "en"), ("xx", "en")])
def test_it_tells_its_language(language, tag):
    assert f'<html lang="{tag}">' in render(reports.pair_report(), language=language)


def test_it_is_recognised_as_a_report_of_ours():
    assert '<meta name="generator" content="plagcheck">' in render(reports.pair_report())


def test_changed_words_are_marked_inside_their_passage():
    assert "<b>2023 年秋季</b>" in render(reports.pair_report())


def test_every_kind_of_match_has_its_number_and_word():
    words = " ".join(Tags(render(reports.pair_report())).words)
    for kind in ("Verbatim", "Edited", "Reworded", "Reordered", "Summary"):
        assert kind in words


def test_a_paper_that_was_not_read_is_named_with_the_reason():
    words = " ".join(Tags(render(reports.with_troubles(reports.class_report(4)))).words)
    assert "论文（加密）.docx (needs a password)" in words


def test_hidden_names_are_nowhere():
    report = replace(reports.pair_report(), options=Options(hide_names=True))
    assert "公园灯光" not in "".join(Tags(render(report, title="x")).words)


def test_an_empty_class_still_makes_a_page():
    report = replace(reports.empty_report(), documents=(), pairs=(), submissions=(), submission_pairs=(), groups=())
    assert "No two papers share text." in render(report)


def test_control_characters_are_shown_as_their_pictures():
    report = reports.pair_report()
    text = report.documents[0].text.replace("与白天", "与\x00\x07", 1)
    papers = (replace(report.documents[0], document=replace(report.documents[0].document, text=text)), report.documents[1])
    page = render(replace(report, documents=papers))
    assert "\x00" not in page
    assert "␀␇" in page


def test_state_and_note_of_a_pair_and_what_is_set_aside_are_in_the_page_with_their_reasons():
    page = render(reports.reviewed_report())
    words = " ".join(Tags(page).words)
    assert "To discuss" in words
    assert "Both quote <one> handout" in words
    assert "Reason: It stands in the task" in words
    assert reports.SENTENCES[3] in words
    assert "Reviewed pairs" in words


def test_a_report_of_which_nothing_was_said_says_nothing_of_reviews():
    words = " ".join(Tags(render(reports.pair_report())).words)
    assert "Reviewed pairs" not in words
    assert "Matches set aside" not in words


def test_a_pair_of_which_all_is_set_aside_is_still_shown():
    report = reports.reviewed_report()
    aside = tuple(SetAside(match, "why") for match in report.pairs[0].matches)
    page = render(replace(report, pairs=(replace(report.pairs[0], matches=(), aside=aside), report.pairs[0])))
    assert 'id="pair-0"' in page


def test_a_reviewed_pair_is_shown_however_far_down_it_stands():
    report = reports.big_report(40, 130)
    last = report.pairs[-1]
    page = render(replace(report, reviews=(Review(last.a, last.b, "discuss"), Review(0, 39, note="never listed"))))
    assert 'id="pair-129"' in page
    assert 'id="pair-128"' not in page
    assert "never listed" in page


@pytest.mark.parametrize(("language", "word"), [("zh_CN", "待讨论"), ("zh_TW", "待討論")])
def test_reviews_are_told_in_the_report_s_language(language, word):
    assert word in render(reports.reviewed_report(), language=language)


def test_a_passage_names_the_further_papers_that_hold_it():
    papers = tuple(reports.paper(i, reports.text_of(*n)) for i, n in enumerate([(0, 1), (0, 1), (0,)]))
    pairs = tuple(reports.compared(a, b, reports.same_sentences(a, b)) for a in papers for b in papers if a.id < b.id)
    page = render(reports.report_of(papers, pairs), language="en")
    assert page.count("also in S03") == 1


@pytest.mark.parametrize(
    ("key", "values", "one"),
    [
        ("untitled", (1,), "Check of 1 paper"),
        ("papers", (1, 1, 1), "1 paper, 1 compared, 1 pair"),
        ("rest", (1,), "1 more paper shares less; see the list of all papers at the end."),
        ("unread", (1,), "1 could not be read and takes part in no score:"),
        ("size", ("1", "1"), "1 character, 1 counted"),
        ("at", ("7", "1"), "at 7, 1 character"),
        ("size", ("1,024", "1,000"), "1,024 characters, 1,000 counted"),
    ],
)
def test_words_stand_in_the_number_they_are_told_with(key, values, one):
    assert Words("en")(key, *values) == one
