"""Bytes in, Document out: chooses the reader by content, and turns whatever goes wrong into a status and a finding."""

import hashlib
from collections.abc import Sequence
from dataclasses import replace

from plagcheck.engine.model import Document, Finding
from plagcheck.engine.reading.flow import Extract, UnreadableError
from plagcheck.engine.reading.kinds import SUFFIXES, fitting, kind_of

PHRASES = {
    "txt": "plain text", "docx": "a Word document", "doc": "an old Word document", "wordml": "a Word XML document",
    "pdf": "a PDF", "odt": "an OpenDocument text", "rtf": "an RTF document", "html": "an HTML page", "epub": "an EPUB book",
    "pptx": "a PowerPoint presentation", "zip": "a ZIP archive",
}  # fmt: skip
"""What each kind is called in a sentence."""


def document_of(data: bytes, shown: str, *, encoding: str | None = None, passwords: Sequence[str] = ()) -> Document:
    """Read a file given as bytes. Never raises for bad content; LookupError for an unknown encoding."""
    kind = kind_of(data)
    try:
        found = extract(kind, data, encoding, passwords)
    except UnreadableError as error:
        if kind == "zip" and error.finding.code == "damaged-file":
            error = UnreadableError.damaged(_bare(_by_suffix(shown)))
        known = kind if kind in SUFFIXES else {"ole": "doc"}.get(kind, "txt" if kind == "txt" else "other")
        found = Extract("", known, findings=(error.finding,), status=error.status)
    except LookupError:
        raise
    except MemoryError:
        found = refused(UnreadableError.too_large("reading it takes too much memory"), kind)
    except Exception:  # a reader met what its author did not think of: this file's fault, and no other's
        found = refused(UnreadableError.damaged(_bare(kind)), kind)
    return _document(found, data, shown)


def _bare(kind: str) -> str:
    return PHRASES.get(kind, "file").removeprefix("a ").removeprefix("an ")


def _by_suffix(shown: str) -> str:
    """The packed kind that a damaged archive was meant to be."""
    suffix = shown.rpartition(".")[2].lower()
    return next((kind for kind in ("docx", "pptx", "odt", "epub") if suffix in SUFFIXES[kind]), "zip")


def refused(error: UnreadableError, kind: str = "other") -> Extract:
    """What remains of a file that gave no text."""
    return Extract("", kind if kind in PHRASES else "other", findings=(error.finding,), status=error.status)


def failed_document(error: UnreadableError, shown: str) -> Document:
    """The document of a file whose bytes never came."""
    return Document(shown, "", error.status, (error.finding,), kind="other")


def _document(extract: Extract, data: bytes, shown: str) -> Document:
    extract = _noticed_suffix(_noticed_emptiness(extract, data), shown)
    return Document(
        path=shown, text=extract.text, status=extract.status, warnings=extract.findings, kind=extract.kind,
        encoding=extract.encoding, sha256=hashlib.sha256(data).hexdigest(), size=len(data), pages=extract.pages,
        marks=extract.marks,
    )  # fmt: skip


def _noticed_emptiness(extract: Extract, data: bytes) -> Extract:
    if extract.status != "ok" or extract.text.strip().strip("\ufeff\u200b\x00"):
        return extract
    if any(f.code == "no-text-layer" for f in extract.findings):
        return replace(extract, status="no-text")
    message = "The file holds no text." if data else "The file is empty (0 bytes)."
    return replace(extract, status="no-text", findings=(*extract.findings, Finding("nothing-counted", message)))


def _noticed_suffix(extract: Extract, shown: str) -> Extract:
    name = shown.rsplit("/", 1)[-1]
    suffix = name.rpartition(".")[2].lower() if "." in name else ""
    if (
        fitting(extract.kind, suffix)
        or extract.kind == "zip"
        or extract.status == "password"
        or (extract.status == "no-text" and extract.kind == "txt")
    ):
        return extract
    phrase = PHRASES[extract.kind]
    message = f"The name ends in .{suffix}, but the file is {phrase}."
    return replace(extract, findings=(*extract.findings, Finding("wrong-suffix", message, detail=phrase)))


def extract(kind: str, data: bytes, encoding: str | None, passwords: Sequence[str]) -> Extract:
    """Call the reader of the kind; each is imported when its first file comes. Raises UnreadableError."""
    if kind == "txt":
        from plagcheck.engine.reading import text

        return text.read(data, encoding)
    if kind == "html":
        from plagcheck.engine.reading import html

        return html.read(data, encoding)
    if kind == "pdf":
        from plagcheck.engine.reading import pdf

        return pdf.read(data, passwords)
    if kind == "ole":
        return _extract_ole(data, encoding, passwords)
    return _extract_office(kind, data)


def _extract_ole(data: bytes, encoding: str | None, passwords: Sequence[str]) -> Extract:
    """An old Word document, or a package that is encrypted: opened, it is of another kind."""
    from plagcheck.engine.reading import doc, protected

    if not protected.is_package(data):
        return doc.read(data, passwords)
    package = protected.package_of(data, passwords)
    return extract(kind_of(package), package, encoding, passwords)


def _extract_office(kind: str, data: bytes) -> Extract:
    from plagcheck.engine.reading import docx, html, odt, pptx, rtf

    readers = {
        "docx": docx.read, "wordml": docx.read_wordml, "odt": odt.read, "rtf": rtf.read, "epub": html.read_epub,
        "pptx": pptx.read,
    }  # fmt: skip
    if kind in readers:
        return readers[kind](data)
    if kind == "zip":
        from plagcheck.engine.reading.archives import open_archive

        open_archive(data)  # says so when it is damaged
        raise UnreadableError.unsupported("a ZIP archive")
    raise UnreadableError.unsupported(kind)
