"""ZIP archives: the names in them as their makers meant them, and one member's bytes, nested ones too, in bounded memory.

Archives made by Chinese Windows store names in GBK without saying so, others in UTF-8 without saying so; the ZIP format
calls anything unsaid CP437.
"""

import io
import re
import zipfile
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from plagcheck.engine.reading import zip_aes
from plagcheck.engine.reading.flow import MAX_FILE_BYTES, UnreadableError
from plagcheck.engine.reading.unpacking import CHUNK_BYTES

MAX_MEMBERS = 50_000
"""Entries read of one archive; no class has more files."""
_UTF8_FLAG, _ENCRYPTED_FLAG = 0x800, 0x1
_UNICODE_PATH = 0x7075
_BROKEN = (zipfile.BadZipFile, zlib.error, EOFError, OSError, ValueError, IndexError, KeyError, OverflowError)
_UNSAFE = re.compile(r"^(?:/|[a-zA-Z]:)|(?:^|/)\.\.(?:/|$)|[\x00-\x1f]")


@dataclass(frozen=True, slots=True)
class Member:
    """One file in an archive: the name it is stored under, the name its maker gave it, its unpacked size as claimed."""

    stored: str
    name: str
    size: int
    encrypted: bool
    safe: bool
    """Whether the name stays inside the archive's folder."""


def open_archive(source: Path | bytes) -> zipfile.ZipFile:
    """The archive in a file, which may be of any size, or in memory. Raises UnreadableError when it is damaged."""
    try:
        return zipfile.ZipFile(source if isinstance(source, Path) else io.BytesIO(source))
    except FileNotFoundError:
        raise UnreadableError("file-gone", "The file is no longer there.") from None
    except PermissionError:
        raise UnreadableError("no-permission", "There is no right to read this file.") from None
    except (*_BROKEN, NotImplementedError, RuntimeError):
        raise UnreadableError.damaged("ZIP archive") from None


def members(archive: zipfile.ZipFile) -> Iterator[Member]:
    """The files of the archive in its order, folders left out, at most MAX_MEMBERS."""
    for entry in archive.infolist()[:MAX_MEMBERS]:
        if not entry.filename.endswith("/"):  # is_dir() stumbles over an empty name
            name = _real_name(entry).replace("\\", "/")
            safe = not _UNSAFE.search(name)
            yield Member(entry.filename, name, entry.file_size, bool(entry.flag_bits & _ENCRYPTED_FLAG), safe)


def _real_name(entry: zipfile.ZipInfo) -> str:
    if entry.flag_bits & _UTF8_FLAG:
        return entry.filename
    if (given := _unicode_path(entry.extra)) is not None:
        return given
    try:
        raw = entry.filename.encode("cp437")
    except UnicodeEncodeError:
        return entry.filename
    for codec in ("utf-8", "gb18030"):
        try:
            return raw.decode(codec)
        except UnicodeDecodeError:
            continue
    return entry.filename


def _unicode_path(extra: bytes) -> str | None:
    """The name that Info-ZIP stores beside the old one: extra field 0x7075, after its version and a checksum."""
    while len(extra) >= 4:
        kind, size = int.from_bytes(extra[:2], "little"), int.from_bytes(extra[2:4], "little")
        if kind == _UNICODE_PATH and size > 5:
            return extra[9 : 4 + size].decode("utf-8", "replace")
        extra = extra[4 + size :]
    return None


def member_bytes(path: Path, chain: Sequence[str], passwords: Sequence[str] = ()) -> bytes:
    """The bytes of the member that `chain` leads to, through nested archives. Raises UnreadableError."""
    source: Path | bytes = path
    for stored in chain:
        with open_archive(source) as archive:
            source = unpacked(archive, stored, passwords)
    assert isinstance(source, bytes)
    return source


def unpacked(archive: zipfile.ZipFile, stored: str, passwords: Sequence[str] = ()) -> bytes:
    """One member, counted while it is unpacked. Raises UnreadableError."""
    try:
        entry = archive.getinfo(stored)
    except KeyError:
        raise UnreadableError("file-gone", "The file is no longer in its archive.") from None
    if not entry.flag_bits & _ENCRYPTED_FLAG:
        return _unpacked_with(archive, entry, None)
    tries = [password.encode(codec, "replace") for password in passwords for codec in ("utf-8", "gb18030")]
    if entry.compress_type == zip_aes.METHOD:
        return _unsealed(archive, entry, tries)
    for password in tries:
        try:
            return _unpacked_with(archive, entry, password)
        except UnreadableError as error:
            if error.status == "too-large":
                raise
    raise UnreadableError.password(tried=bool(passwords))


def _unsealed(archive: zipfile.ZipFile, entry: zipfile.ZipInfo, passwords: Sequence[bytes]) -> bytes:
    """A member under AES, by the first of the passwords that opens it."""
    part = zip_aes.sealed(archive, entry)
    for password in passwords:
        if (plain := zip_aes.opened(part, password)) is not None:
            return plain
    raise UnreadableError.password(tried=bool(passwords))


def _unpacked_with(archive: zipfile.ZipFile, entry: zipfile.ZipInfo, password: bytes | None) -> bytes:
    if entry.file_size > MAX_FILE_BYTES:
        raise UnreadableError.too_large(f"more than {MAX_FILE_BYTES // 2**20} MiB unpacked")
    try:
        with archive.open(entry, pwd=password) as part:
            pieces, size = [], 0
            while piece := part.read(CHUNK_BYTES):
                pieces.append(piece)
                size += len(piece)
                if size > MAX_FILE_BYTES:
                    raise UnreadableError.too_large(f"more than {MAX_FILE_BYTES // 2**20} MiB unpacked")
            return b"".join(pieces)
    except NotImplementedError:
        raise UnreadableError.unsupported("packed by a method") from None
    except RuntimeError:
        raise UnreadableError.password(tried=password is not None) from None
    except _BROKEN:
        raise UnreadableError.damaged("ZIP archive") from None
