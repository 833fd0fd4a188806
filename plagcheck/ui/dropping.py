"""What a person drops or pastes: local files and folders, or a text that becomes a paper. Counts, without reading anything."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QMimeData

from plagcheck.engine import SAVED_SUFFIX

PAPER_SUFFIXES = frozenset(
    ".txt .md .markdown .text .log .tex .csv .docx .docm .doc .pptx .pdf .odt .rtf .html .htm .xhtml .epub .zip".split()  # noqa: SIM905
)
KNOWN_SUFFIXES = PAPER_SUFFIXES | {SAVED_SUFFIX}
FILE_FILTER = " ".join(f"*{suffix}" for suffix in sorted(PAPER_SUFFIXES))


@dataclass(frozen=True, slots=True)
class Dropped:
    """Paths in the order dropped, and how many of them no reader is known for."""

    paths: tuple[Path, ...]
    unsupported: int = 0


def dropped(mime: QMimeData) -> Dropped:
    """The local files and folders of a drag or of the clipboard."""
    paths = tuple(Path(url.toLocalFile()) for url in mime.urls() if url.isLocalFile())
    strange = sum(1 for p in paths if p.suffix.lower() not in KNOWN_SUFFIXES and not p.is_dir())
    return Dropped(paths, strange)


def is_many(paths: Sequence[Path]) -> bool:
    """Whether these can be a check by themselves: two files, or something that may hold several."""
    return len(paths) > 1 or any(p.is_dir() or p.suffix.lower() == ".zip" for p in paths)
