import pytest

from plagcheck.engine import excluding
from plagcheck.engine.folding import fold
from plagcheck.engine.model import Mark

ENTRIES = "[1] 甲. 阅览空间的分配[J]. 校园管理, 2019, 12(3): 14-19.\n[2] Author A. Quiet rooms. Journal, 2018.\n"


def excluded(text, *kinds, marks=()):
    found = excluding.exclude(text, fold(text), marks, frozenset(kinds))
    return [text[m.start : m.end] for m in found]


def codes(text):
    return [f.code for f in excluding.findings(text, fold(text), ())]


@pytest.mark.parametrize(
    "quotation",
    [
        "“夜晚的公园需要均匀的灯光来照亮”",
        "「夜晚的公園需要均勻的燈光來照亮」",
        '"the park needs an even light"',
        "«the park needs an even light»",
    ],
)
def test_quotations_are_found_with_their_marks(quotation):
    assert excluded(f"他写道{quotation}。后面是作者自己的话，比引文长得多，也说得更多。", "quotes") == [quotation]


def test_a_term_in_quotation_marks_is_no_quotation():
    assert excluded("灯光存在一个“够用”的区间，再亮也不会让人多走一步。", "quotes") == []


def test_apostrophes_open_nothing():
    assert excluded("The student's lamp isn't the park's lamp, and it's not the council's lamp either.", "quotes") == []


def test_a_mark_that_is_never_closed_ends_with_its_paragraph():
    text = "他说“夜晚的公园需要均匀的灯光来照亮\n下一段是作者自己写的，与引文毫无关系，而且比它长。"
    assert excluded(text, "quotes") == ["“夜晚的公园需要均匀的灯光来照亮"]
    assert codes(text) == ["quotation-not-closed"]


@pytest.mark.parametrize(
    ("opening", "closing", "first", "second", "third"),
    [
        ("“", "”", "The lamps went on before dusk.", "Nobody had asked for them.", "And so they stayed."),
        ('"', '"', "The lamps went on before dusk.", "Nobody had asked for them.", "And so they stayed."),
        ("“", "”", "园里的路灯在黄昏之前就亮了。", "谁也没有要求过。", "于是它们一直亮着。"),
        ("「", "」", "園裡的路燈在黃昏之前就亮了。", "誰也沒有要求過。", "於是它們一直亮著。"),
    ],
)
@pytest.mark.parametrize("between", ["\n", "\n\n", "\n　　"])
def test_a_quotation_of_several_paragraphs_each_opened_anew_is_one(opening, closing, first, second, third, between):
    quotation = f"{opening}{first}{between}{opening}{second}{between}{opening}{third}{closing}"
    own = "这是作者自己写的话，与引文无关，而且比它长得多，这样引文就不是全文了。" * 3
    text = f"{own}\n{quotation}{own}"
    assert excluded(text, "quotes") == [quotation]
    assert codes(text) == []


def test_a_quotation_of_several_paragraphs_that_is_never_closed_is_told_once():
    text = "他说：\n“园里的路灯在黄昏之前就亮了。\n“谁也没有要求过它们亮。\n下一段是作者自己写的，与引文毫无关系。"
    assert excluded(text, "quotes") == ["“园里的路灯在黄昏之前就亮了。\n“谁也没有要求过它们亮。"]
    assert codes(text) == ["quotation-not-closed"]


def test_another_mark_at_the_next_paragraph_opens_another_quotation():
    text = "他说“夜晚的公园需要均匀的灯光来照亮\n「下一段是另一位作者写的话」，与前面的引文毫无关系，而且比它长得多。"
    assert excluded(text, "quotes") == ["“夜晚的公园需要均匀的灯光来照亮", "「下一段是另一位作者写的话」"]
    assert codes(text) == ["quotation-not-closed"]


def test_a_quotation_goes_on_over_the_end_of_a_wrapped_line():
    text = (
        "He wrote that “the park needs an even light so\nthat people see the way” and then went on to say much more himself."
    )
    assert excluded(text, "quotes") == ["“the park needs an even light so\nthat people see the way”"]
    assert codes(text) == []


def test_a_running_head_does_not_part_a_quotation_of_several_paragraphs():
    text = "他说：\n“园里的路灯在黄昏之前就亮了。\n页眉\n“谁也没有要求过它们亮。”\n下一段是作者自己写的，与引文毫无关系。"
    at = text.index("页眉")
    assert excluding.findings(text, fold(text), (Mark(at, at + 2, "running-head"),)) == ()


def test_one_open_mark_is_told_as_one():
    (finding,) = excluding.findings("他说“灯光\n很好。", fold("他说“灯光\n很好。"), ())
    assert finding.message == "1 quotation mark is not closed: it ends with its paragraph"


def test_a_paper_wholly_in_quotation_marks_is_not_excluded_and_it_is_told():
    text = "“夜晚的公园需要均匀的灯光来照亮，散步的人才看得清。”"
    assert excluded(text, "quotes") == []
    assert codes(text) == ["wholly-quoted"]


def test_block_quotes_of_reading_are_quotations():
    text = "前文是作者自己写的一段话。\n引来的一段\n后文也是作者自己写的。"
    at = text.index("引来")
    assert excluded(text, "quotes", marks=(Mark(at, at + 5, "block-quote"),)) == ["引来的一段"]


@pytest.mark.parametrize(
    "heading", ["参考文献", "參考文獻", "References", "BIBLIOGRAPHY", "五、参考文献", "参 考 文 献", "Works cited:"]
)
def test_the_list_of_references_begins_at_its_heading(heading):
    assert excluded(f"正文写在前面。\n{heading}\n{ENTRIES}", "references") == [f"{heading}\n{ENTRIES}"]


def test_the_heading_in_the_contents_does_not_count():
    text = f"目录\n一、引言\n参考文献\n附录\n正文的第一段。\n正文的第二段。\n参考文献\n{ENTRIES}"
    assert excluded(text, "references") == [f"参考文献\n{ENTRIES}"]


def test_an_appendix_after_the_list_stays():
    text = f"正文。\n参考文献\n{ENTRIES}附录\n问卷原文在这里。"
    assert excluded(text, "references") == [f"参考文献\n{ENTRIES}"]


def test_a_heading_repeated_on_each_page_of_the_list_belongs_to_it():
    text = f"正文。\nReferences\n{ENTRIES}References\n{ENTRIES}"
    assert excluded(text, "references") == [text[len("正文。\n") :]]


def test_the_word_in_the_running_text_begins_no_list():
    assert excluded("本节的参考文献主要来自校内，参考文献的排列按出现次序。\n后文没有列表。", "references") == []


@pytest.mark.parametrize(
    "line",
    [
        "姓名：甲",
        "学号：20230001",
        "一、引言",
        "第三章 方法",
        "1.2 Methods",
        "Abstract",
        "一、引言……………………3",
        "Course: Geography",
    ],
)
def test_cover_fields_headings_and_contents_are_front_matter(line):
    text = f"{line}\n这里开始是正文，它由完整的句子组成，不是标题。"
    assert excluded(text, "front-matter") == [line]


def test_a_sentence_is_no_front_matter():
    assert excluded("我们在十四个晚上记录了入园的人数。", "front-matter") == []


def test_only_the_kinds_asked_for_are_found():
    assert excluded(f"他说“夜晚的公园需要均匀的灯光来照亮”，作者不同意，并写了很多。\n参考文献\n{ENTRIES}") == []
