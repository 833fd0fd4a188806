"""ZIP entries encrypted with AES, which WinZip, 7-Zip and WinRAR write and Python's own reader does not know.

Method: WinZip's AE-1 and AE-2: keys by PBKDF2 with HMAC-SHA-1, AES in counter mode with the lowest byte first, and ten bytes
of HMAC-SHA-1 over what is encrypted. Nothing is unpacked before that sum is right.
"""

import hashlib
import hmac
import struct
import zipfile
import zlib
from typing import NamedTuple

import numpy as np

from plagcheck.engine.reading.flow import MAX_FILE_BYTES, UnreadableError

METHOD = 99
"""What an entry names as its method of compression when AES hides the true one."""
ROUNDS = 1000
SUM_BYTES, CHECK_BYTES, BLOCK_BYTES = 10, 2, 16
SALT_BYTES, KEY_BYTES = {1: 8, 2: 12, 3: 16}, {1: 16, 2: 24, 3: 32}
_EXTRA, _LOCAL_HEAD = 0x9901, 30


class Sealed(NamedTuple):
    """The parts of an encrypted entry as they lie in the archive."""

    strength: int
    method: int
    salt: bytes
    check: bytes
    body: bytes
    sum: bytes


def sealed(archive: zipfile.ZipFile, entry: zipfile.ZipInfo) -> Sealed:
    """The encrypted entry, whole. Raises UnreadableError (`too-large`, `damaged-file`)."""
    if entry.compress_size > MAX_FILE_BYTES:
        raise UnreadableError.too_large(f"more than {MAX_FILE_BYTES // 2**20} MiB")
    strength, method = _described(entry.extra)
    assert archive.fp is not None
    if entry.header_offset < 0:
        raise _damaged()
    archive.fp.seek(entry.header_offset)
    head = archive.fp.read(_LOCAL_HEAD)
    if len(head) < _LOCAL_HEAD or head[:4] != b"PK\x03\x04":
        raise _damaged()
    archive.fp.seek(sum(struct.unpack_from("<HH", head, 26)), 1)
    raw = archive.fp.read(entry.compress_size)
    start = SALT_BYTES[strength]
    if len(raw) < entry.compress_size or len(raw) < start + CHECK_BYTES + SUM_BYTES:
        raise _damaged()
    body = raw[start + CHECK_BYTES : -SUM_BYTES]
    return Sealed(strength, method, raw[:start], raw[start : start + CHECK_BYTES], body, raw[-SUM_BYTES:])


def _described(extra: bytes) -> tuple[int, int]:
    """Strength of the key and true method of compression, from extra field 0x9901."""
    while len(extra) >= 4:
        kind, size = struct.unpack_from("<HH", extra)
        if kind == _EXTRA and size >= 7 and len(extra) >= 11 and extra[8] in KEY_BYTES:
            return extra[8], struct.unpack_from("<H", extra, 9)[0]
        extra = extra[4 + size :]
    raise _damaged()


def opened(part: Sealed, password: bytes) -> bytes | None:
    """The entry in clear and unpacked; None when the password is another. Raises UnreadableError."""
    size = KEY_BYTES[part.strength]
    keys = hashlib.pbkdf2_hmac("sha1", password, part.salt, ROUNDS, 2 * size + CHECK_BYTES)
    if keys[2 * size :] != part.check:
        return None
    if not hmac.compare_digest(hmac.digest(keys[size : 2 * size], part.body, "sha1")[:SUM_BYTES], part.sum):
        return None  # one password in 65,536 passes the short check; a damaged entry looks the same
    return _unpacked(counted(part.body, keys[:size]), part.method)


def counted(data: bytes, key: bytes) -> bytes:
    """`data` with AES in counter mode: encrypts and decrypts. The counter is 16 bytes, lowest first, and begins at 1."""
    from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes

    blocks = -(-len(data) // BLOCK_BYTES)
    counter = np.zeros((blocks, 2), dtype="<u8")
    counter[:, 0] = np.arange(1, blocks + 1)
    # each block of the key stream is one counter by itself, which is what this mode means
    stream = Cipher(algorithms.AES(key), modes.ECB()).encryptor().update(counter.tobytes())  # noqa: S305
    return (np.frombuffer(data, np.uint8) ^ np.frombuffer(stream, np.uint8)[: len(data)]).tobytes()


def _unpacked(data: bytes, method: int) -> bytes:
    if method == zipfile.ZIP_STORED:
        return data
    if method != zipfile.ZIP_DEFLATED:
        raise UnreadableError.unsupported("packed by a method")
    machine = zlib.decompressobj(-zlib.MAX_WBITS)
    try:
        plain = machine.decompress(data, MAX_FILE_BYTES + 1)
    except zlib.error:
        raise _damaged() from None
    if len(plain) > MAX_FILE_BYTES:
        raise UnreadableError.too_large(f"more than {MAX_FILE_BYTES // 2**20} MiB unpacked")
    return plain


def _damaged() -> UnreadableError:
    return UnreadableError.damaged("ZIP archive")
