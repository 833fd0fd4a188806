import re
from dataclasses import replace

import pypdf
import pypdfium2
import pytest

from plagcheck.engine import Match, Options, Span
from plagcheck.ui.report.contents import Contents
from plagcheck.ui.report.pdf import SOURCE, write_pdf
from plagcheck.ui.report.sheet import POINTS
from plagcheck.ui.report.wording import Words
from tests.ui import reports


def text_of(path):
    document = pypdfium2.PdfDocument(path)
    pages = [document[i].get_textpage().get_text_bounded() for i in range(len(document))]
    document.close()
    return pages


@pytest.fixture
def written(qapp, tmp_path):
    def write(report, **more):
        path = tmp_path / "report.pdf"
        write_pdf(report, path, **more)
        return path

    return write


def test_the_text_of_both_papers_comes_back_from_the_pdf(written):
    pages = "".join(text_of(written(reports.pair_report(), language="zh_CN")))
    joined = re.sub(r"\s", "", pages)
    assert "与白天相比，夜里的公园更依赖灯光来划定边界" in joined
    assert not re.search("[\u2e80-\u2fdf]", joined)


def test_both_scripts_come_back(written):
    report = reports.pair_report()
    text = report.documents[0].text.replace("与白天相比", "與白天相較，為裡國")
    papers = (replace(report.documents[0], document=replace(report.documents[0].document, text=text)), report.documents[1])
    joined = re.sub(r"\s", "", "".join(text_of(written(replace(report, documents=papers)))))
    assert "與白天相較，為裡國" in joined


def test_no_line_stands_twice(written):
    page = text_of(written(reports.pair_report(), language="zh_CN"))[1]
    assert page.count("受访者") <= 1
    assert page.count("第 1 对") == 1


def test_the_summary_links_to_each_pair_and_bookmarks_name_them(written):
    reader = pypdf.PdfReader(written(reports.class_report(), title="Class"))
    links = [a.get_object() for a in reader.pages[0].get("/Annots", [])]
    assert links
    assert all(link["/Subtype"] == "/Link" for link in links)
    titles = [item.title for item in reader.outline if not isinstance(item, list)]
    assert titles[:2] == ["Summary", "Pairs"]


def test_every_page_tells_its_number_and_the_total(written):
    pages = text_of(written(reports.class_report()))
    assert all(f"Page {i} of {len(pages)}" in page for i, page in enumerate(pages, 1))


def test_it_is_recognised_as_a_report_of_ours(written):
    assert pypdf.PdfReader(written(reports.pair_report())).metadata.creator == "plagcheck"


def test_odd_names_survive(written):
    report = reports.pair_report()
    odd = "a&b<1>$x${0}100%😀.docx"
    papers = tuple(replace(p, document=replace(p.document, path=f"class/{odd}")) for p in report.documents)
    assert odd in "".join(text_of(written(replace(report, documents=papers)))).replace("\r\n", "")


def test_a_long_passage_goes_on_over_the_page_with_its_number(written):
    report = reports.pair_report()
    long = "夜里的公园更依赖灯光来划定边界。" * 400
    papers = tuple(replace(p, document=replace(p.document, text=long), counted=5000) for p in report.documents)
    match = Match(Span(0, len(long)), Span(0, len(long)), "verbatim", 1.0)
    pair = replace(report.pairs[0], matches=(match,) * 3, excluded_b=())
    pages = text_of(written(replace(report, documents=papers, pairs=(pair,))))
    assert any("Verbatim continued" in page for page in pages)


def test_what_was_left_out_of_a_passage_is_said_plainly_under_it(written):
    report = reports.pair_report()
    long = "夜里的公园更依赖灯光来划定边界。" * 100
    papers = tuple(replace(p, document=replace(p.document, text=long), counted=1500) for p in report.documents)
    match = Match(Span(0, len(long)), Span(0, len(long)), "verbatim", 1.0)
    pair = replace(report.pairs[0], matches=(match,))
    line = picture_of("100 more characters", written(replace(report, documents=papers, pairs=(pair,))))
    assert (line.max(axis=2) - line.min(axis=2)).max() < 60


def picture_of(words, path):
    """The line of `words`, rendered: int[height, width, 3]."""
    document = pypdfium2.PdfDocument(path)
    for page in document:
        text = page.get_textpage()
        found = text.search(words).get_next()
        if found is None:
            continue
        left, bottom, _, top = text.get_charbox(found[0], loose=True)
        right = text.get_charbox(sum(found) - 1)[2]
        shown = page.render(scale=2).to_numpy()[..., :3].astype(int)
        high = page.get_height()
        return shown[int((high - top) * 2) : int((high - bottom + 3) * 2), int(left * 2) : int(right * 2)]
    raise AssertionError(f"{words} is nowhere")


def test_an_unreadable_paper_is_named_with_its_reason(written):
    pages = "".join(text_of(written(reports.with_troubles(reports.class_report(4)))))
    assert "needs a password" in pages


def test_hidden_names_are_nowhere(written):
    report = replace(reports.pair_report(), options=Options(hide_names=True))
    assert "公园灯光" not in "".join(text_of(written(report, title="x")))


def test_an_empty_class_still_makes_a_report(written):
    report = replace(reports.empty_report(), documents=(), pairs=(), submissions=(), submission_pairs=(), groups=())
    assert "No two papers share text." in text_of(written(report))[0]


def test_only_the_first_hundred_pairs_are_shown_and_it_says_so(written):
    pages = text_of(written(reports.big_report(40, 130)))
    assert len(pages) < 260
    assert "100 of 130 shown" in "".join(pages)


def test_state_and_note_of_a_pair_and_what_is_set_aside_are_in_the_pdf_with_their_reasons(written):
    joined = re.sub(r"\s", "", "".join(text_of(written(reports.reviewed_report()))))
    for told in ("Todiscuss", "Bothquote<one>handout", "Reason:Itstandsinthetask", "Reviewedpairs", reports.SENTENCES[3]):
        assert re.sub(r"\s", "", told) in joined


def test_a_long_note_is_written_whole(written):
    report = reports.reviewed_report()
    note = "".join(f"第 {i} 句备注。" for i in range(900))
    pages = text_of(written(replace(report, reviews=(replace(report.reviews[0], note=note),))))
    assert "第899句备注。" in re.sub(r"\s", "", "".join(pages))


def loose(report, *names):
    """The same report of single files with these names, each a submission that is called as its file."""
    papers = tuple(replace(p, document=replace(p.document, path=n)) for p, n in zip(report.documents, names, strict=True))
    submissions = tuple(replace(s, name=n) for s, n in zip(report.submissions, names, strict=True))
    return replace(report, documents=papers, submissions=submissions)


def test_the_ranking_says_how_the_name_begins_that_the_share_is_from(written):
    report = loose(reports.pair_report(), "Observation of walking habits.docx", "Personal reflection on lamps.docx")
    document = pypdfium2.PdfDocument(written(report))
    column = document[0].get_textpage().get_text_bounded(left=(SOURCE - 4) * POINTS)
    document.close()
    assert re.search("Observation[^\n]*…", column)
    assert re.search("Personal ref[^\n]*…", column)


def test_files_that_differ_in_their_suffix_alone_keep_it():
    def brief(*names):
        contents = Contents(loose(reports.pair_report(), *names), Words("en"), "")
        return [contents.brief(0), contents.brief(1)]

    assert brief("a.docx", "b v1.2.docx") == ["a", "b v1.2"]
    assert brief("a.docx", "a.txt") == ["a.docx", "a.txt"]


def test_a_folder_with_a_dot_keeps_its_whole_name():
    report = reports.pair_report()
    submissions = tuple(replace(s, name=f"group 1.{s.id}") for s in report.submissions)
    assert Contents(replace(report, submissions=submissions), Words("en"), "").brief(1) == "group 1.1"


@pytest.mark.parametrize(("language", "near", "far"), [
    ("en", "near-duplicate (limit 3)", "no near-duplicate (limit 3)"),
    ("zh_CN", "近似重复（界限 3）", "不属近似重复（界限 3）"),
    ("zh_TW", "近似重複（界限 3）", "不屬近似重複（界限 3）"),
])  # fmt: skip
@pytest.mark.parametrize("bits", [64, 128])
def test_near_or_not_is_written_whole(written, language, near, far, bits):
    report = reports.pair_report()
    for is_near, told in ((True, near), (False, far)):
        pair = replace(report.pairs[0], bits=bits, distance=bits - 1, near_duplicate=is_near)
        page = text_of(written(replace(report, pairs=(pair,)), language=language))[1]
        assert told in page


def test_the_cards_are_written_whole(written):
    page = text_of(written(reports.big_report(40, 130)))[0]
    assert "Largest share from one paper" in page
    assert "of the 130 pairs with shared text" in " ".join(page.split())


def test_the_groups_have_a_heading(written):
    page = text_of(written(reports.class_report()))[0]
    assert page.count("Groups at 15% or more") == 2  # the card, and over the groups
    assert re.search(r"Groups at 15% or more\s+1\s+S01", page)


def test_without_groups_there_is_no_heading_of_groups(written):
    assert text_of(written(reports.empty_report()))[0].count("Groups at") == 1


def test_a_full_summary_stays_on_one_page(written):
    report = reports.class_report(40)
    copied = tuple(replace(p, copied_a=0.9, copied_b=0.9) for p in reports.big_report(40, 40).pairs)
    groups = tuple((4 * i, 4 * i + 1, 4 * i + 2) for i in range(6))
    page = text_of(written(replace(report, pairs=copied, groups=groups)))[0]
    assert "shortest verbatim match" in page


def test_a_card_names_both_papers_of_the_largest_share(written):
    report = loose(reports.pair_report(), "Observation of walking habits.docx", "Personal reflection on lamps.docx")
    page = " ".join(text_of(written(report))[0].split())
    assert re.search("(Observation|Personal)[^…]*…, found in (Observation|Personal)[^…]*…", page)


def test_as_many_further_holders_of_a_passage_are_named_as_have_room(written):
    names = [f"Walking habits near schools, observed by day and night, part {i}.docx" for i in range(9)]
    report = loose(shared_by_all(9), *names)
    head = text_of(written(report))[1]
    assert re.search(r"at 1, \d+ characters\s", head)
    assert re.search(r"also in Walking[^\r\n]*, Walking[^\r\n]* and \d more", head)


def test_four_short_holders_and_the_rest_stand_in_one_line(written):
    assert re.search(r"also in S03, S04, S05, S06 and 3 more", text_of(written(shared_by_all(9)))[1])


def shared_by_all(size):
    """Papers that hold the same sentence, which stands in all of their pairs."""
    whole = reports.SENTENCES[1]
    papers = tuple(reports.paper(i, whole + f"这是第 {i} 篇自己的话。" * 3) for i in range(size))
    match = Match(Span(0, len(whole)), Span(0, len(whole)), "edited", 0.9)
    found = ((a, b) for a in papers for b in papers if a.id < b.id)
    return reports.report_of(papers, tuple(reports.compared(a, b, (match,)) for a, b in found))
