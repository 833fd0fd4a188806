"""The cache: papers that were read before, with their profiles, in the user's cache folder.

A paper is kept under a digest of its file's content and of all else that its profile depends on: the suffix of its name, the
encoding asked for, and the program itself (`_stamp`). So nothing in the cache is ever wrong, only unused; what is unused
longest is deleted first. Each paper is a file of its own, written beside and renamed, so that two programs may share the
folder; a file that is damaged is deleted and made anew. A folder that cannot be used is as an empty one.

Papers read with passwords at hand are not kept: neither they nor their text belong where nobody asked for them.
"""

import hashlib
import os
import stat
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import platformdirs

from plagcheck import __version__
from plagcheck.engine.folders import own_folder
from plagcheck.engine.model import Document, Options
from plagcheck.engine.plain import DamagedError
from plagcheck.engine.reading import Source
from plagcheck.engine.storing import pack_paper, unpack_paper

LIMIT_BYTES = 1 << 30
"""Of the whole cache: some 7,000 papers of 3,000 words."""
KEPT_SHARE = 0.8
"""Of the limit, what is left when the oldest papers are deleted: so that not every check must delete."""
LARGEST_FILE = 200 << 20
"""Bytes of a file above which it is not read anyway."""
KEPT = frozenset({"ok", "no-text"})
"""Any other status may be another the next time."""
_READERS = ("pypdfium2", "jieba")
"""Packages whose version may change what is read in a file."""
Key = str


@dataclass(frozen=True, slots=True)
class Place:
    """Where a source is kept, and how its file looked when that was reckoned."""

    key: Key
    seen: tuple[int, int]


@dataclass(eq=False)
class Cache:
    """The papers kept in `folder`; the user's cache folder when none is given."""

    folder: Path = field(default_factory=lambda: platformdirs.user_cache_path("plagcheck", appauthor=False) / "papers")
    limit: int = LIMIT_BYTES
    _contents: dict[Path, str] = field(default_factory=dict)
    """Digests of files, so that an archive of a hundred papers is read once."""
    _grown: bool = False

    def place(self, source: Source, options: Options) -> Place | None:
        """Where the paper of `source` is kept, read under `options`; None for what cannot be kept."""
        with suppress(OSError):
            seen = _seen(source.path)
            if seen is not None:
                content = self._contents.get(source.path) or _content(source.path)
                self._contents[source.path] = content
                suffix = os.path.splitext(source.shown)[1].lower()  # noqa: PTH122 (a path as shown, not of this system)
                parts = (_stamp(), content, *source.member, suffix, options.encoding or "")
                return Place(hashlib.blake2b("\0".join(parts).encode("utf-8", "replace"), digest_size=20).hexdigest(), seen)
        return None

    def get(self, place: Place | None, shown: str) -> Document | None:
        """The paper kept there, called `shown`; None when there is none."""
        if place is None:
            return None
        path = self._path(place)
        try:
            document = unpack_paper(path.read_bytes())
        except OSError:
            return None
        except DamagedError:
            with suppress(OSError):
                path.unlink()
            return None
        with suppress(OSError):
            os.utime(path)
        named = replace(document, path=shown, derived=document.derived)
        named.derived["profile"].document = named
        return named

    def put(self, place: Place | None, source: Source, document: Document) -> None:
        """Keep a paper there, unless its file has changed since the place was reckoned; a full folder keeps nothing."""
        if place is None or document.status not in KEPT:
            return
        with suppress(OSError):
            if _seen(source.path) == place.seen and own_folder(self.folder):
                _write(self._path(place), pack_paper(replace(document, path="", derived=document.derived)))
                self._grown = True

    def trim(self) -> None:
        """Delete what is unused longest when the papers put have made the cache larger than its limit."""
        if not self._grown:
            return
        self._grown = False
        files = sorted(_files(self.folder), key=lambda each: each[1].st_mtime_ns)
        total = sum(each.st_size for _, each in files)
        if total <= self.limit:
            return
        for path, each in files:
            if total <= KEPT_SHARE * self.limit:
                return
            with suppress(OSError):
                path.unlink()
                total -= each.st_size

    def clear(self) -> int:
        """Delete every paper kept; the bytes that are free now."""
        freed = 0
        for path, each in _files(self.folder):
            with suppress(OSError):
                path.unlink()
                freed += each.st_size
        return freed

    def size(self) -> int:
        """Bytes of all papers kept."""
        return sum(each.st_size for _, each in _files(self.folder))

    def _path(self, place: Place) -> Path:
        return self.folder / place.key[:2] / place.key[2:]


def may_keep(options: Options) -> bool:
    """Whether papers read under `options` may be kept."""
    return not options.passwords


def _write(path: Path, data: bytes) -> None:
    path.parent.mkdir(mode=0o700, exist_ok=True)
    beside = path.with_name(f"{path.name}-{os.getpid()}")
    try:
        descriptor = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
        beside.replace(path)
    except OSError:
        beside.unlink(missing_ok=True)
        raise


def _files(folder: Path) -> Sequence[tuple[Path, os.stat_result]]:
    """All files of the cache; what lies in a folder of another form is none of ours."""
    found = []
    for path in folder.glob("[0-9a-f][0-9a-f]/*"):
        with suppress(OSError):
            found.append((path, path.lstat()))
    return found


def _seen(path: Path) -> tuple[int, int] | None:
    """Time of change and size of a file that can be kept."""
    found = path.stat()
    return (found.st_mtime_ns, found.st_size) if stat.S_ISREG(found.st_mode) and found.st_size <= LARGEST_FILE else None


def _content(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


@cache
def _stamp() -> str:
    """What of the program a profile depends on: its version, its readers' versions, and its own files where they are files."""
    parts = [__version__]
    for name in _READERS:
        with suppress(PackageNotFoundError):
            parts.append(version(name))
    engine, resources = Path(__file__).parent, Path(__file__).parents[1] / "resources"
    with suppress(OSError):
        for path in sorted([*engine.rglob("*.py"), *resources.glob("tables/*"), *resources.glob("stopwords/*")]):
            found = path.stat()
            parts.append(f"{path.name} {found.st_size} {found.st_mtime_ns}")
    return hashlib.blake2b("\0".join(parts).encode("utf-8", "replace"), digest_size=16).hexdigest()
