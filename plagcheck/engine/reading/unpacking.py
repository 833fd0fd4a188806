"""Parts of a packed file (docx, odt, epub, pptx, ZIP), bounded by what really comes out, and XML parsed as it comes.

A ZIP's own word on sizes is never believed: bytes are counted while they are unpacked. Passwords are the caller's.
"""

import io
import zipfile
import zlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any
from xml.parsers import expat

from plagcheck.engine.reading.flow import MAX_UNPACKED_BYTES, UnreadableError

CHUNK_BYTES = 256 * 1024
_BROKEN = (
    zipfile.BadZipFile,
    zlib.error,
    EOFError,
    OSError,
    ValueError,
    IndexError,
    KeyError,
    NotImplementedError,
    OverflowError,
)


class Package:
    """A packed file: its parts by name, with one budget of unpacked bytes for all of them."""

    def __init__(self, data: bytes, what: str) -> None:
        self.what = what
        self.budget = MAX_UNPACKED_BYTES
        try:
            self.archive = zipfile.ZipFile(io.BytesIO(data))
        except _BROKEN:
            raise UnreadableError.damaged(what) from None
        self.names = {_plain(name): name for name in self.archive.namelist()}

    def __contains__(self, name: str) -> bool:
        return _plain(name) in self.names

    def chunks(self, name: str) -> Iterator[bytes]:
        """The part in pieces. Raises UnreadableError when it is missing, damaged or the budget is spent."""
        try:
            with self.archive.open(self.names[_plain(name)]) as part:
                while piece := part.read(CHUNK_BYTES):
                    self.budget -= len(piece)
                    if self.budget < 0:
                        raise UnreadableError.too_large(f"more than {MAX_UNPACKED_BYTES // 2**20} MiB unpacked")
                    yield piece
        except RuntimeError:  # an encrypted entry
            raise UnreadableError.password(tried=False) from None
        except _BROKEN:
            raise UnreadableError.damaged(self.what) from None

    def read(self, name: str) -> bytes:
        """The whole part."""
        return b"".join(self.chunks(name))

    def parse(self, name: str, parser: "Handler") -> None:
        """Feed the part to a handler of XML. Raises UnreadableError when it is no well-formed XML."""
        try:
            parse_xml(self.chunks(name), parser)
        except expat.ExpatError:
            raise UnreadableError.damaged(self.what) from None


def _plain(name: str) -> str:
    return name.replace("\\", "/").lstrip("/").lower()


Attributes = dict[str, str]


class Handler:
    """What to do at the start and end of XML elements, by their full name `namespace}local`; other elements pass."""

    def __init__(self) -> None:
        self.starts: dict[str, Callable[[Attributes], None]] = {}
        self.ends: dict[str, Callable[[], None]] = {}
        self.texts: list[str] | None = None
        """Collects character data while it is a list."""

    def root(self, _name: str) -> None:
        """Called with the name of the outermost element before anything else."""


def place_of(name: str) -> str:
    """The namespace of an element, as it stands before the names of its like: `namespace}`, or nothing."""
    return name[: name.rfind("}") + 1]


def parse_xml(chunks: Iterator[bytes] | Sequence[bytes], handler: Handler) -> None:
    """Run `handler` over an XML text. Raises expat.ExpatError when it is not well-formed or declares entities."""
    parser = expat.ParserCreate(namespace_separator="}")
    parser.buffer_text = True
    parser.buffer_size = 64 * 1024
    parser.StartDoctypeDeclHandler = _refuse_entities(parser)

    def characters(text: str) -> None:
        if handler.texts is not None:
            handler.texts.append(text)

    def first(name: str, attributes: Attributes) -> None:
        handler.root(name)
        starts, ends = handler.starts, handler.ends

        def start(name: str, attributes: Attributes) -> None:
            if name in starts:
                starts[name](attributes)

        def end(name: str) -> None:
            if name in ends:
                ends[name]()

        parser.StartElementHandler, parser.EndElementHandler = start, end
        start(name, attributes)

    parser.StartElementHandler = first
    parser.CharacterDataHandler = characters
    for chunk in chunks:
        parser.Parse(chunk, False)
    parser.Parse(b"", True)


def _refuse_entities(parser: Any) -> Callable[..., None]:
    """A doctype may stand there, but none of its entities is expanded: they are how small files become endless."""

    def doctype(*_arguments: object) -> None:
        parser.EntityDeclHandler = refuse

    def refuse(*_arguments: object) -> None:
        raise expat.ExpatError("entities are not expanded")

    return doctype
