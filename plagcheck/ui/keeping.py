"""Keeping: every check in a file of its own in the user's data folder, so that a crash loses nothing and a recent check opens
at once, as it was, with all that was said of it.

Only as many are kept as the list of recent checks names; the file of a check leaves with its place in that list.
"""

import uuid
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

import platformdirs

from plagcheck.engine import SAVED_SUFFIX, PlagcheckError, Session, own_folder, save_check, save_reviews


def folder_of_checks() -> Path:
    """Where checks are kept."""
    return platformdirs.user_data_path("plagcheck", appauthor=False) / "checks"


def new_place() -> Path:
    """Where a check that begins now is kept."""
    return folder_of_checks() / f"{uuid.uuid4().hex}{SAVED_SUFFIX}"


def keep(place: Path, session: Session, title: str, *, only_reviews: bool) -> None:
    """Write a check there, or only what was said of its pairs; a folder that cannot be used keeps nothing."""
    with suppress(OSError, PlagcheckError):
        if not own_folder(place.parent):
            return
        if only_reviews and place.exists():
            with suppress(PlagcheckError):  # another window has put another check there: then all of this one
                save_reviews(place, session)
                return
        save_check(place, session, title)


def forget_all_but(places: Iterable[str]) -> None:
    """Delete the files of checks that are not among `places`."""
    kept = {Path(each) for each in places if each}
    for path in _files():
        if path not in kept:
            with suppress(OSError):
                path.unlink()


def size() -> int:
    """Bytes of all checks kept."""
    total = 0
    for path in _files():
        with suppress(OSError):
            total += path.stat().st_size
    return total


def _files() -> Iterator[Path]:
    """All files of the folder: nothing else is put there."""
    with suppress(OSError):
        yield from (path for path in folder_of_checks().iterdir() if path.is_file() and not path.is_symlink())
