"""Office files that open only with a password: those given are tried one after another, in memory; nothing is written.

Method: [MS-OFFCRYPTO] as msoffcrypto-tool has it: packages of Office 2007 and later (agile and standard encryption, AES) and
.doc with RC4. The XOR scheme of Word 95 and rights management are named and refused. Runs in a worker, within its limits.
"""

import hashlib
import io
import struct
from collections.abc import Sequence
from typing import Any
from xml.parsers.expat import ExpatError

from plagcheck.engine.reading.flow import UnreadableError

PLAIN_HEAD_BYTES = 68
"""Bytes at the head of the WordDocument stream that are never encrypted ([MS-DOC] 2.2.6)."""
_XOR = 0x8000
_KEY_OF_KEY, _FILL = bytes.fromhex("146e0be7abacd0d6"), b"\x36"
_BROKEN = (OSError, struct.error, ExpatError, IndexError, ValueError, KeyError, AttributeError, TypeError, RecursionError)


def is_package(data: bytes) -> bool:
    """Whether an OLE file holds an encrypted package of Office 2007 or later."""
    import olefile

    try:
        with olefile.OleFileIO(io.BytesIO(data)) as ole:
            return bool(ole.exists("EncryptedPackage"))
    except _BROKEN:
        return False  # too damaged to tell; whoever reads it as a document says so


def package_of(data: bytes, passwords: Sequence[str]) -> bytes:
    """The packed file inside an encrypted package. Raises UnreadableError (`password`, `unsupported`, `damaged-file`)."""
    from msoffcrypto.exceptions import InvalidKeyError

    if not passwords:
        raise UnreadableError.password(tried=False)
    office = _office(data)
    for password in filter(None, passwords):
        plain = io.BytesIO()
        try:
            if office.type == "agile":
                office.load_key(secret_key=_agile_key(office.info, password))
            else:
                office.load_key(password=password, verify_password=True)
            office.decrypt(plain)  # what opens as a package was opened rightly
        except InvalidKeyError:
            continue
        except _BROKEN:
            raise _damaged() from None
        return plain.getvalue()
    raise UnreadableError.password(tried=True)


def word_streams(data: bytes, table_name: str, passwords: Sequence[str]) -> tuple[bytes, bytes]:
    """The WordDocument stream of an encrypted .doc and its table stream, in clear. Raises UnreadableError as `package_of`."""
    from msoffcrypto.exceptions import DecryptionError, InvalidKeyError

    office = _office(data)
    if struct.unpack_from("<H", _stream(office, "WordDocument"), 10)[0] & _XOR:
        raise _unsupported()
    for password in filter(None, passwords):
        try:
            office.load_key(password=password)
            return _deciphered(office, "WordDocument", PLAIN_HEAD_BYTES), _deciphered(office, table_name, 0)
        except InvalidKeyError:
            continue
        except DecryptionError:
            raise _unsupported() from None
        except _BROKEN:
            raise _damaged() from None
    raise UnreadableError.password(tried=bool(passwords))


def _office(data: bytes) -> Any:
    """The file as the library sees it."""
    from msoffcrypto import OfficeFile
    from msoffcrypto.exceptions import DecryptionError, FileFormatError

    try:
        return OfficeFile(io.BytesIO(data))
    except DecryptionError:
        raise _unsupported() from None
    except (FileFormatError, *_BROKEN):
        raise _damaged() from None


def _agile_key(info: dict[str, Any], password: str) -> bytes:
    """The key of an agile package ([MS-OFFCRYPTO] 2.3.4.11 to 13). The library's own neither lengthens hashes shorter than the
    key nor knows a password to be right when its hash is shorter than the field, as those of Office 2010 are."""
    from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes

    def digest(data: bytes) -> bytes:
        return hashlib.new(info["passwordHashAlgorithm"], data).digest()

    salt, size = info["passwordSalt"], info["passwordKeyBits"] // 8
    key = digest(salt + password.encode("utf-16-le"))
    for i in range(info["spinValue"]):
        key = digest(struct.pack("<I", i) + key)
    key = digest(key + _KEY_OF_KEY).ljust(size, _FILL)[:size]
    opened: bytes = Cipher(algorithms.AES(key), modes.CBC(salt[:16])).decryptor().update(info["encryptedKeyValue"])
    return opened[:size]


def _stream(office: Any, name: str) -> bytes:
    stream: bytes = office.ole.openstream(name).read()
    return stream


def _deciphered(office: Any, name: str, plain: int) -> bytes:
    """A stream of a .doc in clear; its first `plain` bytes are so already. (The library's own `decrypt` would write the
    whole paper into a temporary file.)"""
    from msoffcrypto.method.rc4 import DocumentRC4
    from msoffcrypto.method.rc4_cryptoapi import DocumentRC4CryptoAPI

    raw = _stream(office, name)
    if office.type == "rc4":
        clear = DocumentRC4.decrypt(office.key, office.salt, io.BytesIO(raw))
    else:
        clear = DocumentRC4CryptoAPI.decrypt(office.key, office.salt, office.keySize, io.BytesIO(raw))
    return raw[:plain] + bytes(clear.read())[plain:]


def _unsupported() -> UnreadableError:
    return UnreadableError.unsupported("a file with a kind of protection that cannot be opened here (remove it in Word)")


def _damaged() -> UnreadableError:
    return UnreadableError.damaged("protected Office file")
