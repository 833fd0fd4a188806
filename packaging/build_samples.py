"""Builds the sample class in plagcheck/resources/samples from the plain texts in packaging/samples.

The first line of a source is its title. A line `# …` is a heading, `@prompt NAME` the assignment (prompt_NAME.txt),
`@copy NN K` the K-th paragraph of NN.txt word for word (so what 02 copied stays equal to it), and `|` stands for an
invisible character. Every other line is a paragraph. Texts and papers are our own.

    python packaging/build_samples.py [FOLDER]

Building twice gives the same texts; PDF files differ in their date of creation.
"""

import importlib.util
import io
import itertools
import os
import re
import shutil
import sys
import zipfile
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple
from xml.sax.saxutils import escape

if TYPE_CHECKING:
    from PySide6.QtGui import QPdfWriter

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "packaging" / "samples"
SAMPLES = ROOT / "plagcheck" / "resources" / "samples"
FONTS = ROOT / "plagcheck" / "resources" / "fonts"
INVISIBLE = "\u200b\u2060\u00ad\u200d\ufeff"  # taken in turn for each `|`
TITLE, HEADING, BODY = "Title", "Heading1", "Normal"

PAPERS = {  # submission: (file name, how it is written)
    "01": ("城市公园夜间照明与步行意愿.docx", "docx"),
    "02": ("灯光、树影与散步的人.pdf", "pdf"),
    "03": ("夜间灯光与公园步行.txt", "gbk"),
    "04": ("公園夜間照明.docx", "docx"),
    "05": ("观察笔记（终稿）.docx", "docx"),
    "06": ("课程论文.docx", "docx"),
    "07": ("从遛狗的路线看夜间的公园.txt", "utf-8"),
    "08": ("夜跑者眼中的公园灯光.docx", "docx"),
    "09": ("A Street Without Cars.pdf", "pdf"),
    "10": ("School Streets final.docx", "docx"),
}


class Paragraph(NamedTuple):
    """One paragraph and its style: TITLE, HEADING or BODY."""

    style: str
    text: str


def prompt(name: str) -> str:
    """The assignment in `zh`, `zh_hant` or `en`."""
    return (SOURCES / f"prompt_{name}.txt").read_text(encoding="utf-8").strip()


def source_lines(submission: str) -> list[str]:
    return (SOURCES / f"{submission}.txt").read_text(encoding="utf-8").strip().split("\n")


def own_paragraphs(submission: str) -> list[str]:
    """What `@copy` counts: the paragraphs without title, headings and directives."""
    return [line for line in source_lines(submission)[1:] if line[0] not in "#@"]


def paragraphs(submission: str) -> list[Paragraph]:
    """The paper as it is handed in, directives carried out."""
    title, *lines = source_lines(submission)
    shown = [Paragraph(TITLE, title), *map(_paragraph, lines)]
    marks = itertools.cycle(INVISIBLE)
    return [Paragraph(style, re.sub(r"\|", lambda _: next(marks), text)) for style, text in shown]


def _paragraph(line: str) -> Paragraph:
    if line.startswith("# "):
        return Paragraph(HEADING, line[2:])
    if line.startswith("@prompt "):
        return Paragraph(BODY, prompt(line.split()[1]))
    if line.startswith("@copy "):
        _, submission, number = line.split()
        return Paragraph(BODY, own_paragraphs(submission)[int(number) - 1])
    return Paragraph(BODY, line)


def plain_text(paper: Iterable[Paragraph]) -> str:
    """The paper as typed into an editor: paragraphs indented by two full-width spaces, headings and title not."""
    return "".join(("\u3000\u3000" if style == BODY else "") + text + "\n" for style, text in paper)


# --- docx: the smallest package that word processors open -------------------------------------------------------------

WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
PACKAGE = "http://schemas.openxmlformats.org/package/2006"
MAIN = "application/vnd.openxmlformats-officedocument.wordprocessingml"
XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
DOCX_PARTS = {
    "[Content_Types].xml": f'{XML}<Types xmlns="{PACKAGE}/content-types">'
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
    f'<Override PartName="/word/document.xml" ContentType="{MAIN}.document.main+xml"/>'
    f'<Override PartName="/word/styles.xml" ContentType="{MAIN}.styles+xml"/></Types>',
    "_rels/.rels": f'{XML}<Relationships xmlns="{PACKAGE}/relationships">'
    f'<Relationship Id="rId1" Type="{OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>',
    "word/_rels/document.xml.rels": f'{XML}<Relationships xmlns="{PACKAGE}/relationships">'
    f'<Relationship Id="rId1" Type="{OFFICE}/styles" Target="styles.xml"/></Relationships>',
}
STYLES = {  # name shown, half-points, bold, alignment
    BODY: ("Normal", 22, "", "left"),
    TITLE: ("Title", 34, "<w:b/>", "center"),
    HEADING: ("heading 1", 26, "<w:b/>", "left"),
}


def docx(paper: Iterable[Paragraph]) -> bytes:
    """The paper as a Word document; the same bytes every time."""
    body = "".join(
        f'<w:p><w:pPr><w:pStyle w:val="{style}"/></w:pPr><w:r><w:t xml:space="preserve">{escape(text)}</w:t></w:r></w:p>'
        for style, text in paper
    )
    document = f'{XML}<w:document xmlns:w="{WORD}"><w:body>{body}<w:sectPr/></w:body></w:document>'
    parts = {**DOCX_PARTS, "word/styles.xml": _styles(), "word/document.xml": document}
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in parts.items():  # ZipInfo's own date is 1980-01-01: no clock in the file
            archive.writestr(zipfile.ZipInfo(name), text.encode(), zipfile.ZIP_DEFLATED)
    return packed.getvalue()


def _styles() -> str:
    styles = "".join(
        f'<w:style w:type="paragraph" w:styleId="{key}"><w:name w:val="{name}"/>'
        f'<w:pPr><w:spacing w:after="120"/><w:jc w:val="{align}"/></w:pPr>'
        f'<w:rPr>{bold}<w:sz w:val="{size}"/></w:rPr></w:style>'
        for key, (name, size, bold, align) in STYLES.items()
    )
    return f'{XML}<w:styles xmlns:w="{WORD}">{styles}</w:styles>'


# --- pdf: Qt, with a font of just the characters needed ---------------------------------------------------------------


def chinese_font() -> Path:
    """Noto Sans SC: the program's own where it is built already, else the one the `tables` extra installs."""
    shipped = sorted(FONTS.glob("PlagcheckSansSC-Regular*.[ot]tf"))
    if shipped:
        return shipped[0]
    found = importlib.util.find_spec("pylopdf_fonts_zh_cn")
    if found is None or found.origin is None:
        raise FileNotFoundError("no Chinese font: install the extra 'tables'")
    return Path(found.origin).with_name("NotoSansSC-Regular.otf")


def font_subset(characters: str) -> bytes:
    """The font cut down to `characters`.

    Full Noto fonts give one glyph to 文 and to its Kangxi radical, and Qt writes the radical's code into the PDF;
    a font without the radicals cannot.
    """
    from fontTools import subset

    options = subset.Options(notdef_outline=True, layout_features=["kern"])
    with subset.load_font(str(chinese_font()), options) as font:
        cut = subset.Subsetter(options)
        cut.populate(text=characters)
        cut.subset(font)
        packed = io.BytesIO()
        font.save(packed)
    return packed.getvalue()


def pdf(paper: list[Paragraph]) -> bytes:
    """The paper as a PDF of A4 pages whose text can be extracted again."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QBuffer, QIODevice, QMarginsF
    from PySide6.QtGui import QFontDatabase, QGuiApplication, QPageLayout, QPageSize, QPdfWriter

    application = QGuiApplication.instance() or QGuiApplication([])
    loaded = QFontDatabase.addApplicationFontFromData(font_subset("".join(text for _, text in paper) + " "))
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(QMarginsF(25, 25, 25, 25), QPageLayout.Unit.Millimeter)
    writer.setTitle(paper[0].text)
    _draw(paper, writer, QFontDatabase.applicationFontFamilies(loaded)[0])
    QFontDatabase.removeApplicationFont(loaded)
    assert application is not None
    return bytes(buffer.data().data())


def _draw(paper: Iterable[Paragraph], writer: "QPdfWriter", family: str) -> None:
    """Line by line: QTextDocument.print_ draws a line at a page's end twice, once cut off but still in the text."""
    from PySide6.QtCore import QPointF
    from PySide6.QtGui import QFont, QPainter, QTextLayout

    painter, y = QPainter(writer), 0.0
    for style, text in paper:
        layout = QTextLayout(text, QFont(family, {TITLE: 17, HEADING: 13, BODY: 11}[style]), writer)
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(writer.width())
            if y + line.height() > writer.height():
                writer.newPage()
                y = 0.0
            line.draw(painter, QPointF(0, y))
            y += line.height()
        layout.endLayout()
        y += writer.logicalDpiY() / 12  # six points of air after each paragraph
    painter.end()


# --- the class --------------------------------------------------------------------------------------------------------


def paper_bytes(submission: str) -> bytes:
    """The file of a submission."""
    how, paper = PAPERS[submission][1], paragraphs(submission)
    if how == "docx":
        return docx(paper)
    if how == "pdf":
        return pdf(paper)
    return plain_text(paper).encode(how)


def build(folder: Path) -> None:
    """Write assignment.txt and class/01 … class/10 below `folder`, in place of an older class."""
    shutil.rmtree(folder / "class", ignore_errors=True)
    for submission, (name, _) in PAPERS.items():
        target = folder / "class" / submission / name
        target.parent.mkdir(parents=True)
        target.write_bytes(paper_bytes(submission))
    (folder / "assignment.txt").write_text(f"{prompt('zh')}\n\n{prompt('en')}\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    build(Path(sys.argv[1]) if len(sys.argv) > 1 else SAMPLES)
