"""PDF: reading order, paragraphs, running heads, what cannot be seen, and text layers of no use."""

import pytest

from plagcheck.engine.reading import pdf
from plagcheck.engine.reading.flow import Extract, UnreadableError
from tests.engine.reading.building import PICTURE, pdf_of, shown

LINE = "校园图书馆的座位在考试周总是不够用我们在"


def read(*pages: str, **more: object) -> Extract:
    return pdf.read(pdf_of(pages, **more))  # type: ignore[arg-type]


def marked(extract: Extract, kind: str) -> list[str]:
    return [extract.text[m.start : m.end] for m in extract.marks if m.kind == kind]


def column(lines: list[str], x: float = 50, top: float = 700, size: float = 10) -> str:
    return "".join(shown(line, x, top - 14 * i, size=size) for i, line in enumerate(lines))


def test_chinese_lines_are_joined_without_blanks_and_a_short_line_ends_the_paragraph() -> None:
    assert read(column([LINE, LINE, "结束。", LINE])).text == f"{LINE}{LINE}结束。\n{LINE}\n"


def test_english_lines_are_joined_by_a_blank() -> None:
    lines = ["The tide goes out and leaves crooked lines", "on the beach where the children look for it"]
    assert read(column(lines)).text == " ".join(lines) + "\n"


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (["a new capabili-", "ties are shown here"], "a new capabilities are shown here"),
        (["price-determining is one word and price-", "determining"], "price-determining is one word and price-determining"),
        (["the last meeting with Anglo-", "Saxon kings of that"], "the last meeting with Anglo-Saxon kings of that"),
    ],
)  # fmt: skip
def test_a_hyphen_at_a_line_end_goes_unless_the_paper_writes_it_elsewhere(lines: list[str], expected: str) -> None:
    assert read(column(lines)).text == expected + "\n"


def test_an_indented_line_begins_a_paragraph() -> None:
    indented = shown(LINE[:-2], 70, 686)
    assert read(shown(LINE, 50, 700) + indented + shown(LINE, 50, 672)).text == f"{LINE}\n{LINE[:-2]}{LINE}\n"


def test_running_heads_and_page_numbers_are_marked_and_a_sentence_goes_on_over_the_page() -> None:
    pages = [shown("Report on seats", 200, 760) + column([LINE] * 4) + shown(f"- {i} -", 280, 40) for i in (1, 2, 3)]
    extract = read(*pages)
    assert LINE * 12 in extract.text
    assert marked(extract, "running-head") == ["Report on seats"] * 3
    assert marked(extract, "page-number") == ["- 1 -", "- 2 -", "- 3 -"]


def test_a_line_that_is_repeated_inside_pages_is_text() -> None:
    pages = [column([f"{i}号页的开头", "同一句话。", f"{i}号页别的内容", f"{i}号页结束"]) for i in "甲乙丙"]
    assert marked(read(*pages), "running-head") == []


def test_two_columns_written_row_by_row_are_read_one_after_the_other() -> None:
    left, right = [f"left {i} abcdefgh" for i in range(12)], [f"right {i} abcdefg" for i in range(12)]
    rows = "".join(
        shown(a, 50, 700 - 14 * i) + shown(b, 150, 700 - 14 * i) for i, (a, b) in enumerate(zip(left, right, strict=True))
    )
    text = read(rows).text
    assert max(text.index(a) for a in left) < min(text.index(b) for b in right)


@pytest.mark.parametrize(
    ("before", "size"), [("3 Tr", 10), ("1 1 1 rg", 10), ("", 0.8)], ids=["not drawn", "white", "tiny"]
)  # fmt: skip
def test_text_that_cannot_be_seen_is_marked_and_leaves_the_sentence_whole(before: str, size: float) -> None:
    reset = "0 g BT 0 Tr ET\n"
    page = (
        shown(LINE, 50, 700)
        + "q "
        + shown("unseen words", 50, 693, size=size, before=before)
        + "Q "
        + reset
        + shown(LINE, 50, 686)
    )
    extract = read(page)
    assert (LINE + LINE in extract.text, marked(extract, "hidden")) == (True, ["unseen words"])
    assert [(f.code, f.disguise) for f in extract.findings] == [("hidden-text", True)]


@pytest.mark.parametrize("ground", ["0 0 0.5 rg 40 690 300 30 re f 1 g ", "q 300 0 0 30 40 690 cm /Im Do Q 1 g "])
def test_white_text_on_a_ground_is_seen(ground: str) -> None:
    page = ground + shown("white on blue", 50, 700, before="1 g")
    assert read(page, objects=[PICTURE], resources="/XObject<</Im 3 0 R>>").findings == ()


def test_text_under_a_box_drawn_later_is_hidden() -> None:
    page = shown("covered words", 50, 700) + "1 g 40 690 200 25 re f 0 g " + shown("open words", 50, 600)
    assert marked(read(page), "hidden") == ["covered words"]


def test_text_over_a_picture_that_is_not_drawn_is_the_layer_of_a_scan() -> None:
    page = "q 600 0 0 800 0 0 cm /Im Do Q " + shown(LINE, 50, 700, before="3 Tr")
    extract = read(page, objects=[PICTURE], resources="/XObject<</Im 3 0 R>>")
    assert (extract.text, extract.findings) == (LINE + "\n", ())


def test_pages_without_text_that_hold_pictures_are_scans() -> None:
    scan = "q 600 0 0 800 0 0 cm /Im Do Q "
    extract = read(scan, column([LINE]), scan, objects=[PICTURE], resources="/XObject<</Im 3 0 R>>")
    assert [(f.code, f.detail) for f in extract.findings] == [("no-text-layer", "2/3")]


def test_text_off_the_page_is_left_out() -> None:
    assert read(shown("off", 50, 2000) + shown("on the page", 50, 700)).text == "on the page\n"


def test_letters_set_apart_are_words_again() -> None:
    def letters(word: str, x: float) -> str:
        return "".join(shown(letter, x + 9 * i, 700) for i, letter in enumerate(word))

    assert read(letters("here", 50) + letters("some", 100) + letters("text", 150)).text == "here some text\n"


def test_a_text_layer_of_private_characters_is_of_no_use() -> None:
    cmap = b"/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00><FF> endcodespacerange\n"
    cmap += b"1 beginbfrange <20><7E><E020> endbfrange endcmap"
    font = b"<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 3 0 R>>"
    stream = b"<</Length %d>>stream\n%s\nendstream" % (len(cmap), cmap)
    page = "".join(f"BT /F3 10 Tf 50 {700 - 14 * i} Td (words that look fine on paper) Tj ET\n" for i in range(5))
    extract = read(page.replace("/F3", "/Fx"), objects=[stream, font], resources="/ExtGState<<>>/Font<</Fx 4 0 R>>")
    assert [f.code for f in extract.findings] in (["damaged-text"], [])
    assert "words" not in extract.text or extract.status == "ok"


def test_letters_of_no_language_are_a_damaged_text_layer() -> None:
    shifted = "uif ujef hpft pvu boe mfbwft dsppfe mjoft po uif cfbdi xifsf uifz mppl"
    extract = read(column([shifted] * 12))
    assert (extract.status, extract.text, [f.code for f in extract.findings]) == ("unreadable", "", ["damaged-text"])


@pytest.mark.parametrize("data", [b"%PDF-1.4\n", b"%PDF-1.4 <html>", pdf_of(["x"])[:90]])
def test_a_damaged_pdf_says_so(data: bytes) -> None:
    with pytest.raises(UnreadableError, match="damaged"):
        pdf.read(data)


def test_bytes_before_and_after_do_no_harm() -> None:
    assert pdf.read(b"garbage\n" * 9 + pdf_of([column([LINE])]) + b"\0" * 3000).text == LINE + "\n"


def locked(user: str) -> bytes:
    import io

    from pypdf import PdfReader, PdfWriter

    writer, out = PdfWriter(clone_from=PdfReader(io.BytesIO(pdf_of([column([LINE])])))), io.BytesIO()
    writer.encrypt(user, "owner", algorithm="RC4-128")
    writer.write(out)
    return out.getvalue()


def test_a_pdf_that_only_forbids_copying_opens() -> None:
    assert pdf.read(locked("")).text == LINE + "\n"


def test_a_password_is_asked_for_and_tried() -> None:
    with pytest.raises(UnreadableError) as caught:
        pdf.read(locked("open"), ("wrong",))
    assert caught.value.status == "password"
    assert pdf.read(locked("open"), ("wrong", "open")).text == LINE + "\n"
