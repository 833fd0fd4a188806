"""PDF, by PDFium: the text of each page, in reading order, as paragraphs, with what cannot be seen or is no body text marked.

Permission-only encryption opens by itself; a password is tried from those given. Pages without text that hold pictures are
scans, and a text layer of wrong characters is named: neither is ever taken for an original paper.
"""

import re
from collections.abc import Sequence
from typing import Any

from plagcheck.engine.model import Finding, Mark, Span
from plagcheck.engine.reading.flow import Extract, UnreadableError, extracted
from plagcheck.engine.reading.text_quality import damage_share, is_gibberish
from plagcheck.engine.wording import filled

MAX_PAGES = 5000
DAMAGED_SHARE = 0.3
"""Share of unreadable characters from which a text layer is of no use."""
NOTED_SHARE = 0.02
_UNREADABLE_RUN = re.compile("[\ufffd\ue000-\uf8ff\U000f0000-\U0010ffff]+(?:\\s?[\ufffd\ue000-\uf8ff\U000f0000-\U0010ffff]+)*")


def read(data: bytes, passwords: Sequence[str] = ()) -> Extract:
    """Read a PDF. Raises UnreadableError."""
    document = _opened(data, passwords)
    try:
        return _extract(document)
    finally:
        document.close()


def _opened(data: bytes, passwords: Sequence[str]) -> Any:
    from pypdfium2 import PdfiumError

    from plagcheck.engine.reading.pdf_library import open_document

    for password in (None, *passwords):
        try:
            return open_document(data, password)
        except PdfiumError as error:
            if "password" not in str(error).lower():
                raise UnreadableError.damaged("PDF") from None
    raise UnreadableError.password(tried=bool(passwords))


def _extract(document: Any) -> Extract:
    from plagcheck.engine.reading.pdf_flow import to_flow
    from plagcheck.engine.reading.pdf_heads import mark_heads

    count = len(document)
    if not count:
        raise UnreadableError.damaged("PDF")
    if count > MAX_PAGES:
        raise UnreadableError.too_large(f"more than {MAX_PAGES:,} pages")
    pages, scans, broken = [], 0, 0
    for number in range(count):
        lines, pictures = _page(document, number)
        pages.append(lines)
        scans += not lines and pictures > 0
        broken += pictures < 0
    if broken == count:
        raise UnreadableError.damaged("PDF")
    mark_heads(pages)
    extract = extracted(to_flow(pages), "pdf")
    return _judged(extract, count, scans)


def _page(document: Any, number: int) -> tuple[list[Any], int]:
    """The lines of a page and the number of its pictures; -1 for a page that cannot be loaded."""
    from pypdfium2 import PdfiumError

    from plagcheck.engine.reading.pdf_columns import in_columns
    from plagcheck.engine.reading.pdf_hidden import look
    from plagcheck.engine.reading.pdf_lines import PageText, page_lines

    try:
        page = document[number]
    except PdfiumError:
        return [], -1
    try:
        text_page = page.get_textpage()
    except PdfiumError:
        page.close()
        return [], -1
    seen = look(page.raw)
    text = PageText(text_page.raw, page.get_bbox(), number)
    lines = in_columns(page_lines(text, seen.hidden), text)
    text_page.close()
    page.close()
    return lines, seen.pictures


def _judged(extract: Extract, count: int, scans: int) -> Extract:
    """Say what is wrong with the text layer; the text of one that is of no use is left out."""
    found = list(extract.findings)
    if scans:
        message = filled(
            "{0} of {1:page|pages} {0:=is a picture|are pictures} without text (scans); text recognition (OCR) is needed.",
            scans,
            count,
        )
        found.append(Finding("no-text-layer", message, count=scans, detail=f"{scans}/{count}"))
    share = damage_share(extract.text)
    if share >= DAMAGED_SHARE or is_gibberish(extract.text):
        message = "The text layer of this PDF holds other characters than the page shows; it cannot be compared."
        return Extract("", "pdf", (), (Finding("damaged-text", message),), pages=count, status="unreadable")
    marks = extract.marks
    if share >= NOTED_SHARE:
        runs = tuple(Span(*m.span()) for m in _UNREADABLE_RUN.finditer(extract.text))
        message = filled("{0:passage|passages} of the text layer {0:=is|are} unreadable characters.", len(runs))
        found.append(Finding("damaged-text", message, count=len(runs), spans=runs))
        marks = tuple(sorted([*marks, *(Mark(run.start, run.end, "damaged") for run in runs)]))
    return Extract(extract.text, "pdf", marks, tuple(found), pages=count)
