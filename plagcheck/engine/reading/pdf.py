"""PDF by pypdfium2."""

from collections.abc import Sequence

from plagcheck.engine.reading.flow import Extract, Flow, Unreadable, extracted


def read(data: bytes, passwords: Sequence[str] = ()) -> Extract:
    """Read a PDF. Raises Unreadable."""
    import pypdfium2

    try:
        document = pypdfium2.PdfDocument(data)
    except pypdfium2.PdfiumError:
        raise Unreadable.damaged("PDF") from None
    flow = Flow()
    for page in document:
        flow.add(page.get_textpage().get_text_bounded().replace("\r\n", "\n") + "\n")
    return extracted(flow, "pdf")
