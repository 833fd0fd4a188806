"""Speed of the readers beside bare libraries, in turn in one run: `python -m tests.bench.reading [FILE.pdf ...]`.

Prints the least CPU time of seven rotations and the ratios the design asks for: docx at least 5 × python-docx, PDF text within
1.5 × of bare pypdfium2, with layout and hidden-text checks within 6 ×. Without files it makes PDFs of its own.
"""

import io
import sys
import time
from collections.abc import Callable
from pathlib import Path

from plagcheck.engine.reading import docx, pdf
from plagcheck.engine.reading.pdf_library import open_document
from plagcheck.engine.reading.pdf_lines import PageText

ROUNDS = 7
CHINESE = "潮水退去以后，沙滩上留下一道道弯曲的痕迹，孩子们沿着水线寻找贝壳，老人坐在石阶上修补渔网。"
ENGLISH = "When the tide goes out it leaves crooked lines on the beach, and children look for shells along the water. "


def own_docx(paragraph: str, count: int) -> bytes:
    """A document with headings, bold runs and tables."""
    import docx as python_docx

    document = python_docx.Document()
    for number in range(count):
        if number % 20 == 0:
            document.add_heading(f"Part {number // 20}", 1)
        written = document.add_paragraph(paragraph)
        written.add_run(paragraph[:20]).bold = True
        written.add_run(paragraph)
    table = document.add_table(rows=40, cols=4)
    for row in table.rows:
        for cell in row.cells:
            cell.text = paragraph[:30]
    out = io.BytesIO()
    document.save(out)
    return out.getvalue()


def own_pdf(line: str, pages: int, *, chinese: bool) -> bytes:
    """A PDF of plain pages of 40 lines, fonts not embedded."""
    encoded = (line.encode("utf-16-be").hex() if chinese else line.encode().hex()).encode()
    content = b"BT /F1 10 Tf 14 TL 50 780 Td " + b" ".join(b"<%s> Tj T*" % encoded for _ in range(40)) + b" ET"
    font = (
        b"<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UCS2-H/DescendantFonts[<</Type/Font/Subtype/CIDFontType0"
        b"/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 4>>/DW 1000/FontDescriptor<</Type"
        b"/FontDescriptor/FontName/STSong-Light/Flags 6/FontBBox[0 -200 1000 900]/ItalicAngle 0/Ascent 880"
        b"/Descent -120/StemV 90>>>>]>>"
        if chinese
        else b"<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>"
    )
    kids = b" ".join(b"%d 0 R" % (5 + 2 * i) for i in range(pages))
    objects = [b"<</Type/Catalog/Pages 2 0 R>>", b"<</Type/Pages/Count %d/Kids[%s]>>" % (pages, kids), font, b"null"]
    for i in range(pages):
        objects.append(
            b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>/Contents %d 0 R>>" % (6 + 2 * i)
        )
        objects.append(b"<</Length %d>>stream\n" % len(content) + content + b"\nendstream")
    return (
        b"%PDF-1.4\n" + b"".join(b"%d 0 obj %s endobj\n" % pair for pair in enumerate(objects, 1)) + b"trailer<</Root 1 0 R>>"
    )


def bare(data: bytes) -> int:
    """What pypdfium2 alone does for the text."""
    document = open_document(data)  # with our font, so that both see the same characters
    return sum(len(page.get_textpage().get_text_bounded()) for page in document)


def text_only(data: bytes) -> int:
    """Our text of each page, without layout or checks."""
    document = open_document(data)
    return sum(len(PageText(page.get_textpage().raw, page.get_bbox(), 0).text()) for page in document)


def paragraphs(data: bytes) -> int:
    """What python-docx gives, tables included."""
    import docx as python_docx

    document = python_docx.Document(io.BytesIO(data))
    body = sum(len(paragraph.text) for paragraph in document.paragraphs)
    return body + sum(len(cell.text) for table in document.tables for row in table.rows for cell in row.cells)


def in_turn(data: bytes, ways: dict[str, Callable[[bytes], object]]) -> dict[str, float]:
    """Least CPU seconds of each way, measured one after the other in every round."""
    times: dict[str, list[float]] = {name: [] for name in ways}
    for _ in range(ROUNDS):
        for name, way in ways.items():
            start = time.process_time()
            way(data)
            times[name].append(time.process_time() - start)
    return {name: min(each) for name, each in times.items()}


def main() -> None:
    """Print the ratios."""
    for name, line in (("zh", CHINESE), ("en", ENGLISH)):
        took = in_turn(own_docx(line * 3, 400), {"own": docx.read, "python-docx": paragraphs})
        print(f"docx {name}: own {took['own'] * 1e3:.1f} ms, python-docx {took['python-docx'] / took['own']:.1f} x as long")
    files = {Path(name).name: Path(name).read_bytes() for name in sys.argv[1:]}
    files |= {"own zh": own_pdf(CHINESE, 60, chinese=True), "own en": own_pdf(ENGLISH[:90], 60, chinese=False)}
    for name, data in files.items():
        took = in_turn(data, {"bare": bare, "text": text_only, "whole": pdf.read})
        pages = len(open_document(data))
        print(
            f"pdf {name}: bare {took['bare'] * 1e3 / pages:.2f} ms a page, text {took['text'] / took['bare']:.2f} x, "
            f"with layout and checks {took['whole'] / took['bare']:.2f} x"
        )


if __name__ == "__main__":
    main()
