"""HTML and EPUB: what a browser shows."""

import pytest

from plagcheck.engine.reading import html
from tests.engine.reading.building import zip_of


def text(page: str) -> str:
    return html.read(page.encode()).text


@pytest.mark.parametrize(
    ("page", "expected"),
    [
        ("<p>one</p><p>two<br>three</p>", "one\ntwo\nthree\n"),
        ("<p>a\n  b <b>c</b>d</p>", "a b cd\n"),
        ("<script>x</script><style>y</style><p hidden>z</p><p style='display: none'>w</p>v", "v\n"),
        ("<table><tr><td>a<td>b</tr></table>", "a\tb\n"),
        ("&lt;b&gt; &amp; &#20320;", "<b> & 你\n"),
        ("<p>unclosed <b>bold", "unclosed bold\n"),
    ],
)
def test_shown_text(page: str, expected: str) -> None:
    assert text(page) == expected


def test_white_and_tiny_text_is_marked_as_hidden() -> None:
    extract = html.read(b"<p>seen <span style='color:#fff'>white</span> <i style='font-size:1px'>tiny</i></p>")
    assert [(m.kind, extract.text[m.start : m.end].strip()) for m in extract.marks] == [("hidden", "white tiny")]


def test_white_text_on_a_ground_is_seen() -> None:
    assert html.read(b"<p style='background:#036'><span style='color:white'>seen</span></p>").findings == ()


def test_headings_quotations_and_code_are_marked() -> None:
    extract = html.read(b"<h1>h</h1><blockquote>q</blockquote><pre>c  d</pre>")
    assert [(m.kind, extract.text[m.start : m.end].strip()) for m in extract.marks] == [
        ("heading", "h"), ("block-quote", "q"), ("code", "c  d"),
    ]  # fmt: skip


def test_the_page_names_its_encoding() -> None:
    page = "<meta charset=gb2312><p>你好</p>".encode("gbk")
    assert (html.read(page).text, html.read(page).encoding) == ("你好\n", "gb18030")


def test_an_epub_is_read_in_its_own_order() -> None:
    container = '<c xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfile full-path="b/book.opf"/></c>'
    items = "".join(f'<item id="{i}" href="{i}.xhtml" media-type="application/xhtml+xml"/>' for i in "xy")
    book = f'<package xmlns="http://www.idpf.org/2007/opf">{items}<itemref idref="y"/><itemref idref="x"/></package>'
    parts = {
        "META-INF/container.xml": container,
        "b/book.opf": book,
        "b/x.xhtml": "<p>second</p>",
        "b/y.xhtml": "<p>first</p>",
    }
    assert html.read_epub(zip_of(dict(parts))).text == "first\nsecond\n"
