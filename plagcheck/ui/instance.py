"""One window for one user: a second start hands its papers to the window that is open, when that has nothing to lose by it.

The first window holds a lock and watches a folder of the user's own; a second start puts a small file there and waits for the
answer. Whatever goes wrong (no answer, a folder that cannot be used), the second start opens a window of its own.
"""

import json
import os
import stat
import time
import uuid
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

import platformdirs
from PySide6.QtCore import QFileSystemWatcher, QLockFile, QObject

from plagcheck.engine import own_folder

WAIT_S = 3.0
"""How long a second start waits for the open window's answer."""
LOOK_AGAIN_S = 0.03
LARGEST_BYTES = 1 << 20
"""Of a request: some thousand paths."""
MOST_WAITING = 20
"""Requests looked at in one go: more is none of our doing."""
Accepts = Callable[[list[str]], bool]


def folder_of_windows() -> Path:
    """Where windows of this user find one another."""
    return platformdirs.user_cache_path("plagcheck", appauthor=False) / "window"


class Instance(QObject):
    """Holds the lock of the first window, and hands on what later starts ask for."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._lock: QLockFile | None = None
        self._accepts: Accepts | None = None
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(self._look)

    def is_first(self) -> bool:
        """Whether no other window of this user is open; True as well where that cannot be told."""
        if not own_folder(self._folder):
            return True
        lock = QLockFile(str(self._folder / "lock"))
        lock.setStaleLockTime(0)  # a window may be open for weeks; that its process is gone is looked at all the same
        if lock.tryLock(0):
            self._lock = lock
            return True
        return lock.error() != QLockFile.LockError.LockFailedError

    def listen(self, accepts: Accepts) -> None:
        """Ask `accepts` about the papers of every later start; it says whether this window has taken them."""
        if self._lock is not None:
            self._accepts = accepts
            self._watcher.addPath(str(self._folder))

    def hand_over(self, paths: Sequence[str], wait_s: float = WAIT_S) -> bool:
        """Ask the first window to take the papers; False when it does not, or does not answer."""
        name = uuid.uuid4().hex
        asked, refused = self._folder / f"{name}.asked", self._folder / f"{name}.refused"
        beside = self._folder / f"{name}.new"
        try:
            descriptor = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(descriptor, "w", encoding="utf-8") as file:
                json.dump([str(Path(path).absolute()) for path in paths], file)
            beside.replace(asked)
        except (OSError, UnicodeError):
            return False
        end = time.monotonic() + wait_s
        while time.monotonic() < end:
            if refused.exists():
                break
            if not asked.exists():
                return True
            time.sleep(LOOK_AGAIN_S)
        taken = not asked.exists() and not refused.exists()
        for left in (asked, refused):
            with suppress(OSError):
                left.unlink()
        return taken

    def release(self) -> None:
        """Let the next start be the first."""
        self._accepts = None
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def _look(self, _folder: str) -> None:
        for asked in sorted(self._folder.glob("*.asked"))[:MOST_WAITING]:
            paths = _request(asked)
            taken = paths is not None and self._accepts is not None and self._accepts(paths)
            with suppress(OSError):
                if taken:
                    asked.unlink()
                else:
                    asked.replace(asked.with_suffix(".refused"))


def _request(path: Path) -> list[str] | None:
    """The paths a start asks to open; None for what is no such request."""
    try:
        found = path.lstat()
        if not stat.S_ISREG(found.st_mode) or found.st_size > LARGEST_BYTES:
            return None
        paths = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return None
    return paths if isinstance(paths, list) and all(isinstance(each, str) for each in paths) else None
