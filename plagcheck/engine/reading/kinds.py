"""What a file is, told by its first bytes and, inside an archive, by the names of its parts; never by its suffix."""

import io
import re
import zipfile
import zlib
from contextlib import suppress

SUFFIXES: dict[str, frozenset[str]] = {
    "docx": frozenset({"docx", "docm", "dotx", "dotm"}),
    "pptx": frozenset({"pptx", "pptm", "ppsx", "ppsm", "potx"}),
    "odt": frozenset({"odt", "ott", "fodt"}),
    "doc": frozenset({"doc", "dot", "wps"}),
    "wordml": frozenset({"xml", "doc"}),
    "pdf": frozenset({"pdf"}),
    "rtf": frozenset({"rtf"}),
    "html": frozenset({"html", "htm", "xhtml", "xht"}),
    "epub": frozenset({"epub"}),
    "zip": frozenset({"zip"}),
}
"""The suffixes that fit each kind; `txt` fits every suffix that is not listed for another kind."""

_MAGIC: tuple[tuple[bytes, str], ...] = (
    (b"\x89PNG\r\n\x1a\n", "a PNG picture"),
    (b"\xff\xd8\xff", "a JPEG picture"),
    (b"GIF8", "a GIF picture"),
    (b"BM\x00", "a bitmap picture"),
    (b"II*\x00", "a TIFF picture"),
    (b"MM\x00*", "a TIFF picture"),
    (b"8BPS", "a Photoshop picture"),
    (b"MZ", "a Windows program"),
    (b"\x7fELF", "a program"),
    (b"\xcf\xfa\xed\xfe", "a program"),
    (b"Rar!\x1a\x07", "a RAR archive"),
    (b"7z\xbc\xaf\x27\x1c", "a 7-Zip archive"),
    (b"\x1f\x8b\x08", "a gzip archive"),
    (b"BZh", "a bzip2 archive"),
    (b"\xfd7zXZ\x00", "an xz archive"),
    (b"ID3", "a sound file"),
    (b"OggS", "a sound file"),
    (b"fLaC", "a sound file"),
    (b"SQLite format 3\x00", "a database"),
    (b"%!PS", "a PostScript file"),
    (b"CAJ", "a CAJ file"),
    (b"HN\x00\x00", "a CAJ file"),
    (b"KDH", "a KDH file"),
    (b"AT&TFORM", "a DjVu file"),
)
_OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_HTML_START = re.compile(rb"\s*(?:<!--.*?-->\s*)*<(?:!doctype\s+html|html)[\s>]", re.IGNORECASE | re.DOTALL)
_XML_START = re.compile(rb"\s*<\?xml[\s>]")
_BOMS = (b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff")
_HEAD_BYTES = 4096
_PDF_HEAD_BYTES = 1024
"""How far into a file its %PDF mark may stand (Adobe's readers look that far)."""


def kind_of(data: bytes) -> str:
    """The kind of a file: a key of `SUFFIXES`, `txt`, `ole`, or a phrase such as `a PNG picture` for what is no paper."""
    head = data[:_HEAD_BYTES]
    if b"%PDF-" in head[:_PDF_HEAD_BYTES]:
        return "pdf"
    if head.startswith((b"PK\x03\x04", b"PK\x05\x06", b"PK\x07\x08")):
        return _zip_kind(data)
    if head.startswith(_OLE):
        return "ole"
    if _without_bom(head).lstrip()[:5].lower() == b"{\\rtf":
        return "rtf"
    return _other(data, head)


def looks_like_text(head: bytes) -> bool:
    """Whether a file that begins so is plain text, to be read without a process of its own; `head` is 4 KiB or more."""
    return kind_of(head[:_HEAD_BYTES]) == "txt"


def _other(data: bytes, head: bytes) -> str:
    for magic, name in _MAGIC:
        if head.startswith(magic) and _is_binary(head, magic):
            return name
    if head[4:8] == b"ftyp":
        return "a video or picture file"
    if head[:4] == b"RIFF" and head[8:12] in (b"WAVE", b"AVI ", b"WEBP"):
        return "a sound, video or picture file"
    return _markup_kind(data, _plain_ascii(head))


def _is_binary(head: bytes, magic: bytes) -> bool:
    return any(byte < 9 for byte in magic + head[:512]) or (max(head[:512], default=0) > 0x7F and len(magic) > 3)


def _markup_kind(data: bytes, head: bytes) -> str:
    if _HTML_START.match(head):
        return "html"
    if _XML_START.match(head):
        start = data[:_HEAD_BYTES] if head == data[:_HEAD_BYTES] else head
        if (
            b"schemas.microsoft.com/office/word/2003/wordml" in start
            or b"schemas.microsoft.com/office/2006/xmlPackage" in start
        ):
            return "wordml"
        if b"urn:oasis:names:tc:opendocument" in start and b"office:document" in start:
            return "odt"
        if re.search(rb"<html[\s>]", head, re.IGNORECASE):
            return "html"
    return "txt"


def _plain_ascii(head: bytes) -> bytes:
    """The head with byte-order mark and the zero bytes of UTF-16 gone, so that a pattern of ASCII letters meets it."""
    bare = _without_bom(head)
    return bare.replace(b"\x00", b"") if bare != head and bare.count(0) > len(bare) // 4 else bare


def _without_bom(head: bytes) -> bytes:
    return next((head[len(bom) :] for bom in _BOMS if head.startswith(bom)), head)


def _zip_kind(data: bytes) -> str:
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            return zip_kind(archive)
    except (zipfile.BadZipFile, ValueError, OSError, NotImplementedError, RuntimeError, EOFError, KeyError, IndexError):
        return "zip"


def zip_kind(archive: zipfile.ZipFile) -> str:
    """What a packed file is: `docx`, `odt` and so on, or `zip` for an archive of files."""
    mimetype = b""
    if _short(archive, "mimetype"):
        with suppress(zipfile.BadZipFile, RuntimeError, NotImplementedError, zlib.error, EOFError, OSError):
            mimetype = archive.read("mimetype")[:100]
    return _by_mimetype(mimetype.strip()) or _by_names(set(archive.namelist()))


def _short(archive: zipfile.ZipFile, name: str) -> bool:
    return name in archive.NameToInfo and archive.getinfo(name).file_size <= 100


def _by_mimetype(mimetype: bytes) -> str:
    if mimetype == b"application/epub+zip":
        return "epub"
    if mimetype.startswith((b"application/vnd.oasis.opendocument.text", b"application/vnd.sun.xml.writer")):
        return "odt"
    return "an OpenDocument file other than a text" if mimetype.startswith(b"application/vnd.oasis") else ""


def _by_names(names: set[str]) -> str:
    if "word/document.xml" in names or ("[Content_Types].xml" in names and any(n.startswith("word/") for n in names)):
        return "docx"
    if any(n.startswith("ppt/") for n in names) and "[Content_Types].xml" in names:
        return "pptx"
    if any(n.startswith("xl/") for n in names):
        return "a spreadsheet"
    if "META-INF/container.xml" in names:
        return "epub"
    if "content.xml" in names and "META-INF/manifest.xml" in names:
        return "odt"
    if "Index/Document.iwa" in names:
        return "a Pages document (save it as .docx)"
    return "docx" if "[Content_Types].xml" in names and "_rels/.rels" in names else "zip"


def is_document_name(name: str) -> bool:
    """Whether a packed file of this name ought to be one document, and no archive of files."""
    suffix = name.rpartition(".")[2].lower()
    return any(suffix in SUFFIXES[kind] for kind in ("docx", "pptx", "odt", "epub"))


def fitting(kind: str, suffix: str) -> bool:
    """Whether a file of this kind may carry this suffix (lower case, no dot) without a remark."""
    if not suffix or kind not in ("txt", *SUFFIXES):
        return True
    if kind == "txt":
        return not any(suffix in known for known in SUFFIXES.values())
    return suffix in SUFFIXES[kind] or (kind == "odt" and suffix == "xml")
