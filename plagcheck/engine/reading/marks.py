"""Files that are no papers: what office programs and systems leave lying about, and earlier reports of ours.

A report is known by a mark inside it, never by its name:
JSON `"format": "plagcheck-report/…"`, HTML `<meta name="generator" content="plagcheck…">`, PDF /Creator or /Producer with
`plagcheck`, CSV the header line, and the application id of a saved check (an SQLite file).
"""

import re
from pathlib import Path

REPORT_MARK = "plagcheck-report"
"""What the `format` of a JSON report begins with."""
SAVED_CHECK = int.from_bytes(b"plgC", "big")
"""The application id of a saved check."""
CSV_HEADER = "a,b,submission_a,submission_b,copied_a,copied_b,level,longest_match,resemblance,distance"
GENERATOR = "plagcheck"
PDF_ENDS_BYTES = 256 * 1024
"""How much of both ends of a PDF is searched for the name of its maker."""

_LOCKS = re.compile(r"~\$.*|\.~lock\..*#|~WRL\d*\.tmp", re.IGNORECASE)
_SYSTEM = frozenset(
    {"thumbs.db", "desktop.ini", "ehthumbs.db", "__macosx", "icon\r", "$recycle.bin", "system volume information"}
)
_NO_PAPERS = {
    "picture": "png jpg jpeg jpe gif bmp tif tiff webp svg ico heic psd raw",
    "sound or video": "mp3 wav ogg flac m4a aac wma mp4 avi mov mkv webm wmv flv m4v 3gp",
    "program": "exe dll so dylib msi apk bin com iso dmg jar class pyc o",
    "font": "ttf otf ttc woff woff2",
    "database": "db sqlite mdb accdb",
    "saved check": "plagcheck",
}
_SQLITE = b"SQLite format 3\0"
_BY_SUFFIX = {suffix: what for what, suffixes in _NO_PAPERS.items() for suffix in suffixes.split()}
_JSON = re.compile(rb'"format"\s*:\s*"' + REPORT_MARK.encode())
_HTML = re.compile(
    rb"""<meta\s[^>]*(?:name=["']?generator["']?[^>]*content=["']?|content=["']?)""" + GENERATOR.encode(), re.IGNORECASE
)
_PDF = re.compile(rb"/(?:Creator|Producer)\s*(?:\(((?:[^()\\]|\\.){0,400})\)|<([0-9A-Fa-f\s]{0,800})>)", re.DOTALL)


def junk_reason(name: str) -> str | None:
    """Why a file or folder of this name is no paper; None when it may be one."""
    if _LOCKS.fullmatch(name):
        return "office lock file"
    lower = name.lower()
    if lower in _SYSTEM or name.startswith("."):
        return "system or hidden file"
    suffix = lower.rpartition(".")[2] if "." in lower else ""
    if suffix == "tmp":
        return "temporary file"
    return f"no paper ({_BY_SUFFIX[suffix]})" if suffix in _BY_SUFFIX else None


def is_report(name: str, start: bytes, path: Path | None) -> bool:
    """Whether a file that begins with `start` is a report of ours; `path`, where there is one, to look further into a PDF."""
    if start.startswith(_SQLITE) and start[68:72] == SAVED_CHECK.to_bytes(4, "big"):
        return True
    text = start.removeprefix(b"\xef\xbb\xbf")
    if text[:1] == b"{":
        return _JSON.search(text) is not None
    if text.startswith(CSV_HEADER.encode()):
        return True
    if b"%PDF-" in text[:1024]:
        return _is_pdf_report(start, path)
    if text.startswith(b"PK") or name.lower().endswith((".txt", ".md")):
        return False
    return b"<" in text[:200] and _HTML.search(text) is not None


def _is_pdf_report(start: bytes, path: Path | None) -> bool:
    pieces = [start]
    if path is not None:
        try:
            with path.open("rb") as file:
                pieces = [file.read(PDF_ENDS_BYTES)]
                file.seek(max(0, file.seek(0, 2) - PDF_ENDS_BYTES))
                pieces.append(file.read(PDF_ENDS_BYTES))
        except OSError:
            return False
    return any(GENERATOR in _readable(match) for piece in pieces for match in _PDF.finditer(piece))


def _readable(match: "re.Match[bytes]") -> str:
    """A PDF string, however it is written, in lower case without the zero bytes of UTF-16."""
    if match[2] is not None:
        digits = re.sub(rb"\s", b"", match[2])
        raw = bytes.fromhex((digits + b"0" * (len(digits) % 2)).decode())
    else:
        raw = re.sub(rb"\\([0-7]{3})", lambda octal: bytes([int(octal[1], 8) & 255]), match[1])
    return raw.replace(b"\x00", b"").decode("latin-1").lower()
