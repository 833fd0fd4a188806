"""The bytes of a file: read whole, once, with patience for one that another program is just writing."""

import errno
import os
import stat
import sys
import time
from pathlib import Path

from plagcheck.engine.reading.flow import MAX_FILE_BYTES, UnreadableError

TRIES, PAUSE_SECONDS = 4, 0.1
"""A save by an editor takes well under this; a file still locked after it is in use."""
_SHARING_VIOLATIONS = (32, 33)
"""Windows: another program holds the file or a part of it."""
_LONG_PATH = 240
"""Windows refuses longer paths unless they carry a prefix."""


def load(path: Path) -> bytes:
    """The whole file. Raises UnreadableError: `file-gone`, `file-in-use`, `no-permission`, `too-large` or `damaged-file`."""
    for rest in range(TRIES - 1, -1, -1):
        try:
            data, settled = _load_once(path)
            if settled or not rest:
                return data
        except FileNotFoundError:
            if not rest:
                raise UnreadableError("file-gone", "The file is no longer there.") from None
        except OSError as error:
            if not rest or not _in_use(error):
                raise _refusal(error) from None
        time.sleep(PAUSE_SECONDS)
    raise AssertionError


def head(path: Path, size: int = 4096) -> bytes:
    """The first bytes of a file, empty when it cannot be read (`load` then says why)."""
    try:
        if not stat.S_ISREG(_openable(path).stat().st_mode):
            return b""
        with _openable(path).open("rb") as file:
            return file.read(size)
    except OSError:
        return b""


def _load_once(path: Path) -> tuple[bytes, bool]:
    """The bytes, and whether size and time of the file stayed the same meanwhile."""
    name = _openable(path)
    if not stat.S_ISREG(name.stat().st_mode):  # a pipe would make open() wait for ever
        raise UnreadableError("damaged-file", "This is not a regular file.", detail="special file")
    with name.open("rb") as file:
        before = os.fstat(file.fileno())
        if before.st_size > MAX_FILE_BYTES:
            raise UnreadableError.too_large(f"more than {MAX_FILE_BYTES // 2**20} MiB")
        data = file.read(MAX_FILE_BYTES + 1)
        after = os.fstat(file.fileno())
    if len(data) > MAX_FILE_BYTES:
        raise UnreadableError.too_large(f"more than {MAX_FILE_BYTES // 2**20} MiB")
    return data, (before.st_size, before.st_mtime_ns) == (after.st_size, after.st_mtime_ns) and len(data) == after.st_size


def _openable(path: Path) -> Path:
    name = os.fspath(path)
    if sys.platform == "win32" and len(name) > _LONG_PATH and not name.startswith("\\\\"):
        return Path(f"\\\\?\\{path.absolute()}")
    return path


def _in_use(error: OSError) -> bool:
    return getattr(error, "winerror", None) in _SHARING_VIOLATIONS or error.errno in (errno.EBUSY, errno.ETXTBSY, errno.EAGAIN)


def _refusal(error: OSError) -> UnreadableError:
    if _in_use(error):
        return UnreadableError("file-in-use", "The file is in use; close it in the program that has it open.")
    if isinstance(error, PermissionError):
        return UnreadableError("no-permission", "There is no right to read this file.")
    return UnreadableError("damaged-file", f"The file cannot be read: {error.strerror or error}.", detail=error.strerror or "")
