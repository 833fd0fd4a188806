"""Word, OpenDocument, RTF, PowerPoint: the text a reader of the paper sees, once and in order."""

import pytest

from plagcheck.engine.reading import doc, docx, odt, pptx, rtf
from plagcheck.engine.reading.flow import Extract, UnreadableError
from tests.engine.reading.building import STRICT_WORD, doc_of, docx_of, odt_of, ole_of, paragraph, zip_of


def marked(extract: Extract, kind: str) -> list[str]:
    return [extract.text[m.start : m.end].strip() for m in extract.marks if m.kind == kind]


def codes(extract: Extract) -> list[str]:
    return [finding.code for finding in extract.findings]


def text(body: str, **others: str) -> str:
    return docx.read(docx_of(body, **others)).text


def test_runs_of_a_paragraph_are_joined_without_blanks() -> None:
    assert text("<w:p><w:r><w:t>一句</w:t></w:r><w:r><w:t>话</w:t></w:r></w:p>") == "一句话\n"


def test_cells_are_separated_by_tabs_and_rows_by_line_ends() -> None:
    row = f"<w:tr><w:tc>{paragraph('a')}</w:tc><w:tc>{paragraph('b')}</w:tc></w:tr>"
    assert text(f"<w:tbl>{row}{row}</w:tbl>") == "a\tb\na\tb\n"


def test_a_text_box_comes_once_and_after_its_paragraph() -> None:
    box = f"<w:txbxContent>{paragraph('boxed')}</w:txbxContent>"
    choice = f"<mc:Choice Requires='wps'><wps:txbx>{box}</wps:txbx></mc:Choice>"
    fallback = f"<mc:Fallback><w:pict><v:textbox>{box}</v:textbox></w:pict></mc:Fallback>"
    both = f"<mc:AlternateContent>{choice}{fallback}</mc:AlternateContent>"
    assert text(f"<w:p><w:r><w:t>be</w:t></w:r><w:r>{both}</w:r><w:r><w:t>fore</w:t></w:r></w:p>") == "before\nboxed\n"


@pytest.mark.parametrize(
    "wrapper",
    ["w:sdt><w:sdtContent", "w:smartTag", "w:hyperlink", "w:ins", "w:moveTo", "w:fldSimple w:instr='DATE'", "w:customXml"],
)
def test_what_wraps_runs_hides_nothing(wrapper: str) -> None:
    end = "".join(f"</{part.split()[0]}>" for part in reversed(wrapper.split("><")))
    assert text(f"<w:p><{wrapper}><w:r><w:t>seen</w:t></w:r>{end}</w:p>") == "seen\n"


def test_deleted_text_is_left_out_and_said() -> None:
    deleted = "<w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:moveFrom><w:r><w:t>away</w:t></w:r></w:moveFrom>"
    extract = docx.read(docx_of(f"<w:p>{deleted}<w:r><w:t>here</w:t></w:r></w:p>"))
    assert (extract.text, codes(extract)) == ("here\n", ["deleted-text-ignored"])


def test_paragraphs_whose_border_was_deleted_are_one() -> None:
    first = "<w:p><w:pPr><w:rPr><w:del/></w:rPr></w:pPr><w:r><w:t>one </w:t></w:r></w:p>"
    assert text(first + paragraph("sentence")) == "one sentence\n"


def test_field_codes_are_no_text_and_results_are() -> None:
    def char(kind: str) -> str:
        return f"<w:r><w:fldChar w:fldCharType='{kind}'/></w:r>"

    nested = char("begin") + "<w:r><w:t>code</w:t></w:r>" + char("separate") + "<w:r><w:t>inner</w:t></w:r>" + char("end")
    field = char("begin") + "<w:r><w:instrText>IF</w:instrText></w:r>" + nested + char("separate")
    assert text(f"<w:p>{field}<w:r><w:t>result</w:t></w:r>{char('end')}</w:p>") == "result\n"


def test_notes_follow_the_body_and_headers_come_last_once() -> None:
    separator = "<w:footnote w:type='separator'>" + paragraph("----") + "</w:footnote>"
    extract = docx.read(docx_of(
        paragraph("body"), header1=paragraph("head"), header2=paragraph("head"), footer1=paragraph("foot"),
        footnotes=separator + "<w:footnote>" + paragraph("note") + "</w:footnote>",
    ))  # fmt: skip
    assert extract.text == "body\nnote\nhead\nfoot\n"
    assert (marked(extract, "note"), marked(extract, "header"), marked(extract, "footer")) == (["note"], ["head"], ["foot"])


@pytest.mark.parametrize(
    "run", ["<w:vanish/>", "<w:color w:val='FFFFFF'/>", "<w:color w:themeColor='background1'/>", "<w:sz w:val='2'/>"]
)
def test_text_that_cannot_be_seen_is_marked_and_named(run: str) -> None:
    extract = docx.read(docx_of(paragraph("seen") + paragraph("unseen", run=run)))
    assert marked(extract, "hidden") == ["unseen"]
    assert [(f.code, f.disguise) for f in extract.findings] == [("hidden-text", True)]


def test_a_style_hides_and_a_run_shows_again() -> None:
    styles = (
        "<w:style w:styleId='a'><w:rPr><w:vanish/></w:rPr></w:style><w:style w:styleId='b'><w:basedOn w:val='a'/></w:style>"
    )
    extract = docx.read(docx_of(paragraph("unseen", "b") + paragraph("seen", "b", "<w:vanish w:val='0'/>"), styles=styles))
    assert marked(extract, "hidden") == ["unseen"]


@pytest.mark.parametrize("where", ["<w:shd w:fill='003366'/>", "<w:highlight w:val='blue'/>"])
def test_white_text_on_a_coloured_ground_is_seen(where: str) -> None:
    assert codes(docx.read(docx_of(paragraph("seen", run=f"<w:color w:val='FFFFFF'/>{where}")))) == []


def test_white_text_in_a_coloured_cell_is_seen_and_in_a_white_one_is_not() -> None:
    def cell(fill: str) -> str:
        white = paragraph(fill, run="<w:color w:val='FFFFFF'/>")
        return f"<w:tc><w:tcPr><w:shd w:fill='{fill}'/></w:tcPr>{white}</w:tc>"

    extract = docx.read(docx_of(f"<w:tbl><w:tr>{cell('112233')}{cell('FFFFFF')}</w:tr></w:tbl>"))
    assert marked(extract, "hidden") == ["FFFFFF"]


@pytest.mark.parametrize(
    ("name", "kind"), [("heading 1", "heading"), ("Title", "title"), ("Intense Quote", "block-quote"),
    ("toc 2", "toc"),
    ("HTML Preformatted", "code")]
)  # fmt: skip
def test_what_a_paragraph_is_comes_from_its_style(name: str, kind: str) -> None:
    styles = f"<w:style w:styleId='1'><w:name w:val='{name}'/></w:style>"
    assert marked(docx.read(docx_of(paragraph("p", "1"), styles=styles)), kind) == ["p"]


def test_equations_symbols_and_hyphens_are_text() -> None:
    symbol = "<w:r><w:sym w:font='Symbol' w:char='F061'/></w:r>"
    hyphens = "<w:r><w:t>co</w:t><w:noBreakHyphen/><w:t>op</w:t><w:softHyphen/><w:t>era</w:t></w:r>"
    assert text(f"<w:p><m:oMath><m:r><m:t>x=1</m:t></m:r></m:oMath>{symbol}{hyphens}</w:p>") == "x=1αco-opera\n"


def test_strict_documents_are_read() -> None:
    assert text(paragraph("strict"), space=STRICT_WORD) == "strict\n"


def test_entities_are_not_expanded() -> None:
    bomb = "<!DOCTYPE a [<!ENTITY b 'bbbb'>]><w:document xmlns:w='x'>&b;</w:document>"
    with pytest.raises(UnreadableError, match="damaged"):
        docx.read(zip_of({"word/document.xml": bomb}))


def test_a_bomb_is_too_large() -> None:
    with pytest.raises(UnreadableError) as caught:
        text(paragraph("a" * 6_000_000))
    assert caught.value.status == "too-large"


def test_word_xml_in_one_file_is_read() -> None:
    xml = "<?xml version='1.0'?><w:wordDocument xmlns:w='http://schemas.microsoft.com/office/word/2003/wordml'>"
    assert docx.read_wordml((xml + f"<w:body>{paragraph('old')}</w:body></w:wordDocument>").encode()).text == "old\n"


def test_odt_paragraphs_blanks_notes_boxes_and_tables() -> None:
    note = "<text:note-citation>1</text:note-citation><text:note-body><text:p>note</text:p></text:note-body>"
    note = f"<text:note>{note}</text:note>"
    box = "<draw:text-box><text:p>boxed</text:p></draw:text-box>"
    cells = "<table:table-cell><text:p>c</text:p></table:table-cell>" * 2
    extract = odt.read(odt_of(
        f"<text:h>Head</text:h><text:p>a \n  b<text:s text:c='2'/>c<text:tab/>{note}{box}d</text:p>"
        f"<table:table-row>{cells}</table:table-row>"
    ))  # fmt: skip
    assert extract.text == "Head\na b  c\td\nboxed\nc\tc\nnote\n"
    assert (marked(extract, "heading"), marked(extract, "note")) == (["Head"], ["note"])


def test_odt_deletions_and_hidden_text() -> None:
    style = "<style:style style:name='T1'><style:text-properties text:display='none'/></style:style>"
    deleted = "<text:tracked-changes><text:p>gone</text:p></text:tracked-changes>"
    extract = odt.read(
        odt_of(f"{deleted}<text:p>seen <text:span text:style-name='T1'>unseen</text:span></text:p>", automatic=style)
    )
    assert (extract.text, marked(extract, "hidden")) == ("seen unseen\n", ["unseen"])
    assert codes(extract) == ["hidden-text", "deleted-text-ignored"]


def test_odt_with_a_password_says_so() -> None:
    manifest = "<m:x xmlns:m='urn:oasis:names:tc:opendocument:xmlns:manifest:1.0'><m:encryption-data/></m:x>"
    with pytest.raises(UnreadableError) as caught:
        odt.read(zip_of({"content.xml": "garbage", "META-INF/manifest.xml": manifest}))
    assert caught.value.status == "password"


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        (rb"a\par b\tab c", "a\nb\tc\n"),
        (rb"\'c4\'e3\'ba\'c3", "ÄãºÃ\n"),
        (rb"{\fonttbl{\f1\fcharset134 SimSun;}}\f1 \'c4\'e3\'ba\'c3", "你好\n"),
        (rb"\u20320?\u-10179?\u-8704?", "你😀\n"),
        (rb"\uc2\u20320 ??x\uc1", "你x\n"),
        (rb"{\field{\*\fldinst HYPERLINK x}{\fldrslt link}}", "link\n"),
        (rb"{\*\unknown silent}\{braces\}", "{braces}\n"),
        (rb"{\pict 0102ff}{\info{\title t}}body", "body\n"),
        (rb"body{\footnote note}", "body\nnote\n"),
    ],
)
def test_rtf(source: bytes, expected: str) -> None:
    assert rtf.read(rb"{\rtf1\ansi " + source + b"}").text == expected


def test_rtf_hidden_deleted_and_header() -> None:
    extract = rtf.read(
        rb"{\rtf1{\header head\par}seen {\v unseen}{\deleted gone}{\colortbl;\red255\green255\blue255;}{\cf1 white}}"
    )
    assert marked(extract, "hidden") == ["unseenwhite"]
    assert marked(extract, "header") == ["head"]
    assert codes(extract) == ["hidden-text", "deleted-text-ignored"]


def test_rtf_deeper_than_any_document_is_damaged() -> None:
    with pytest.raises(UnreadableError, match="damaged"):
        rtf.read(b"{\\rtf1" + b"{" * 6000)


def test_doc_reads_chinese_and_leaves_out_field_codes_and_deletions() -> None:
    extract = doc.read(doc_of("潮水退去\x13PAGE\x14结果\x15以后\x01。\r第二段\r", deleted=(1, 3)))
    assert extract.text == "潮去结果以后。\n第二段\n"
    assert codes(extract) == ["deleted-text-ignored"]


@pytest.mark.parametrize(
    ("data", "status"),
    [
        (doc_of("x", flags=0x0100), "password"), (doc_of("x", version=0x0065), "unreadable"),
        (ole_of({"Workbook": b""}), "unreadable"),
        (doc_of("x")[:700], "unreadable"),
    ],
)  # fmt: skip
def test_doc_that_cannot_be_read_says_why(data: bytes, status: str) -> None:
    with pytest.raises(UnreadableError) as caught:
        doc.read(data)
    assert caught.value.status == status


def test_pptx_slides_in_order_with_notes_after() -> None:
    place = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"'
    office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    relations = "".join(f'<Relationship Id="r{i}" Type="{office}/slide" Target="slides/s{i}.xml"/>' for i in (1, 2))
    slides = {f"ppt/slides/s{i}.xml": f"<p {place}><a:p><a:r><a:t>slide {i}</a:t></a:r></a:p></p>" for i in (1, 2)}
    extract = pptx.read(zip_of({
        "ppt/presentation.xml": f'<p:x xmlns:p="p" xmlns:r="{office}"><p:sldId r:id="r2"/><p:sldId r:id="r1"/></p:x>',
        "ppt/_rels/presentation.xml.rels": f"<Relationships>{relations}</Relationships>", **slides,
        "ppt/slides/_rels/s1.xml.rels": f'<R><Relationship Id="n" Type="{office}/notesSlide" Target="../n.xml"/></R>',
        "ppt/n.xml": f"<p {place}><a:p><a:r><a:t>spoken</a:t></a:r></a:p></p>",
    }))  # fmt: skip
    assert (extract.text, marked(extract, "note")) == ("slide 2\nslide 1\nspoken\n", ["spoken"])
