"""Files of ours that are SQLite databases (archives, saved checks): made, opened and distrusted in one way.

The application id in the file's header says what it is, the user version in which form. Before anything is taken from a file,
its tables must be exactly those that this program makes: no views, no triggers, nothing that would run by being read. The
journal is SQLite's rollback journal, so that the file is one file whenever nobody writes, and is as before or complete
whenever a writer was killed.
"""

import os
import sqlite3
import stat
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from plagcheck.engine.errors import MissingFileError, PlagcheckError

WAIT_SECONDS = 10.0
"""How long another program may hold the file."""
LARGEST_VALUE = 256 << 20
"""Bytes of one value: SQLite refuses a larger one before it is loaded."""
_MAGIC = b"SQLite format 3\0"


@dataclass(frozen=True, slots=True)
class Form:
    """A kind of file: what it is called, its application id, the number of its form, and the SQL of its tables."""

    name: str
    application: int
    version: int
    tables: tuple[str, ...]


def is_of(path: Path, form: Form) -> bool:
    """Whether the file says that it is of this form, in whatever version."""
    try:
        with path.open("rb") as file:
            head = file.read(72)
    except OSError:
        return False
    return head.startswith(_MAGIC) and head[68:72] == form.application.to_bytes(4, "big")


@contextmanager
def opened(path: Path, form: Form, *, write: bool = False) -> Iterator[sqlite3.Connection]:
    """The database in `path`, checked; closed after use, what was not committed undone.

    Raises MissingFileError, and PlagcheckError for a file that is none of ours, newer, damaged, in use or not writable.
    """
    _look(path, form)
    # a writer that was killed has left its journal beside the file: only a connection that may write can undo what it began
    mode = "rw" if write or os.path.lexists(f"{path}-journal") else "ro"
    with explained(path, form), closing(_connected(path, mode)) as base:
        if not write:
            base.execute("PRAGMA query_only = ON")
        _check(base, path, form)
        yield base


def make(path: Path, form: Form) -> None:
    """Make an empty database of this form in an empty file or none; a new file is the user's alone.

    Raises PlagcheckError for a file that is none of ours, in use or not writable.
    """
    if os.path.lexists(path):
        _look(path, form)
    with explained(path, form):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    with explained(path, form), closing(_connected(path, "rwc")) as base:
        base.execute("BEGIN IMMEDIATE")
        if not base.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:  # another program may have been faster
            base.execute(f"PRAGMA application_id = {form.application:d}")
            base.execute(f"PRAGMA user_version = {form.version:d}")
            for table in form.tables:
                base.execute(table)
        base.execute("COMMIT")


@contextmanager
def transaction(base: sqlite3.Connection) -> Iterator[None]:
    """All that is written inside stands together in the file when the block ends well, and nothing of it when it does not."""
    base.execute("BEGIN IMMEDIATE")
    try:
        yield
        base.execute("COMMIT")
    finally:
        if base.in_transaction:
            base.execute("ROLLBACK")


@contextmanager
def explained(path: Path, form: Form) -> Iterator[None]:
    """Errors of SQLite as sentences that name the file, the fault and the remedy."""
    try:
        yield
    except sqlite3.Error as error:
        raise PlagcheckError(f"{path}: {_reason(error, form)}") from error
    except UnicodeError as error:  # SQLite quotes damaged names in its messages, and Python cannot read them
        raise PlagcheckError(f"{path}: is damaged and cannot be used as {form.name}; take a copy of it from before") from error
    except OSError as error:
        raise PlagcheckError(f"{path}: cannot be used ({error.strerror or error}); choose another place") from error


def _reason(error: sqlite3.Error, form: Form) -> str:
    code = (getattr(error, "sqlite_errorcode", 0) or 0) & 0xFF
    return {
        sqlite3.SQLITE_BUSY: "is in use by another program; try again when that is done",
        sqlite3.SQLITE_LOCKED: "is in use by another program; try again when that is done",
        sqlite3.SQLITE_READONLY: "cannot be written (no right to write there); copy it to another place",
        sqlite3.SQLITE_FULL: "cannot be written (the disk is full); free some space, the file is as it was before",
        sqlite3.SQLITE_CANTOPEN: "cannot be opened; check that its folder exists and may be written to",
    }.get(code, f"is damaged and cannot be used as {form.name} ({error}); take a copy of it from before")


def _look(path: Path, form: Form) -> None:
    if not os.path.lexists(path):
        raise MissingFileError(f"{path}: there is no such file; check the spelling")
    with explained(path, form):
        if not stat.S_ISREG(path.stat().st_mode):
            raise PlagcheckError(f"{path}: is no file; name {form.name}")
        size = path.stat().st_size
        with path.open("rb") as file:
            file.read(1)
    if size and not is_of(path, form):
        raise PlagcheckError(f"{path}: is not {form.name}; name another file")


def _connected(path: Path, mode: str) -> sqlite3.Connection:
    base = sqlite3.connect(f"{path.absolute().as_uri()}?mode={mode}", uri=True, timeout=WAIT_SECONDS, isolation_level=None)
    base.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LARGEST_VALUE)
    base.setlimit(sqlite3.SQLITE_LIMIT_ATTACHED, 0)
    for setting in ("trusted_schema = OFF", "cell_size_check = ON", "secure_delete = ON", "temp_store = MEMORY"):
        base.execute(f"PRAGMA {setting}")
    return base


def _check(base: sqlite3.Connection, path: Path, form: Form) -> None:
    version = int(base.execute("PRAGMA user_version").fetchone()[0])
    if version > form.version:
        raise PlagcheckError(f"{path}: was made by a newer version of plagcheck; open it with that version")
    found: Sequence[str] = [
        row[0] for row in base.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rowid")
    ]
    if not found and not version and not path.stat().st_size:
        raise PlagcheckError(f"{path}: is empty; name {form.name}")
    if version != form.version or tuple(found) != form.tables:
        raise PlagcheckError(f"{path}: is damaged and cannot be used as {form.name}; take a copy of it from before")
