"""Folders and ZIP archives: which files are papers, whose they are, and what was passed over and why.

Each entry of a folder or archive that is named is one submission: a file, a folder with all below it, or an archive inside.
Nothing is unpacked to disk and no link is followed. Several paths are one class. Where all there is lies in a single folder
inside, its entries are the submissions. The folders and files that Moodle makes are gathered by student, and so is what a
`students.csv` beside the entries says is one student's.
"""

import os
import re
import stat
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from zipfile import ZipFile

from plagcheck.engine.errors import MissingFileError
from plagcheck.engine.model import Skipped
from plagcheck.engine.reading import loading
from plagcheck.engine.reading.archives import Member, member_bytes, members, open_archive, unpacked
from plagcheck.engine.reading.flow import UnreadableError
from plagcheck.engine.reading.kinds import is_document_name, zip_kind
from plagcheck.engine.reading.marks import REPORT_MARK, SAVED_CHECK, is_report, junk_reason
from plagcheck.engine.reading.students import LIST_NAME, ListError, Student, StudentList, read_list

__all__ = ["REPORT_MARK", "SAVED_CHECK", "Gathered", "Source", "gather"]

MAX_DEPTH = 60
"""Folders inside folders; deeper ones are a loop of mounts or a fuzzed archive."""
MAX_NESTED_ARCHIVES = 3
NESTED_BYTES = 2 * 1024**3
"""What all archives inside archives may unpack to while they are listed: a bomb stops here."""
_MOODLE = re.compile(r"(.+?)_(\d+)_assignsubmission_(?:file|onlinetext)_?(.*)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Source:
    """One paper to be read: the path a report shows, whose it is, the file, and where in it when it is an archive."""

    shown: str
    submission: str
    path: Path
    member: tuple[str, ...] = ()
    group: str = ""
    """What the list of students says of its author's group."""


@dataclass(frozen=True, slots=True)
class Gathered:
    """What was found: the papers by submission and name, and the files that are none."""

    sources: tuple[Source, ...]
    skipped: tuple[Skipped, ...] = ()


@dataclass(slots=True)
class _Found:
    """A paper below one of the paths: the names that lead to it from there."""

    path: Path
    names: tuple[str, ...]
    member: tuple[str, ...] = ()


class _Walk:
    """One path that was named, walked through to the end."""

    def __init__(self, shown: str) -> None:
        self.shown = shown
        self.found: list[_Found] = []
        self.skipped: list[Skipped] = []
        self.nested_bytes = NESTED_BYTES

    def skip(self, names: Sequence[str], reason: str) -> None:
        self.skipped.append(Skipped("/".join((self.shown, *names)), reason))

    def folder(self, path: Path, names: tuple[str, ...]) -> None:
        """All below a folder, in the order of names."""
        if len(names) > MAX_DEPTH:
            self.skip(names, "too many folders inside one another")
            return
        try:
            entries = sorted(os.scandir(path), key=lambda entry: os.fsencode(entry.name))
        except OSError as error:
            reason = "no right to open this folder" if isinstance(error, PermissionError) else "this folder cannot be opened"
            self.skip(names, reason)
            return
        for entry in entries:
            self._entry(entry, (*names, shown_name(entry.name)))

    def _entry(self, entry: "os.DirEntry[str]", names: tuple[str, ...]) -> None:
        reason = junk_reason(names[-1])
        if reason is None and entry.is_symlink():
            reason = "a link, not followed"
        if reason is not None:
            self.skip(names, reason)
        elif entry.is_dir(follow_symlinks=False):
            self.folder(Path(entry.path), names)
        elif entry.is_file(follow_symlinks=False):
            self.file(Path(entry.path), names)
        else:
            self.skip(names, "not a regular file")

    def file(self, path: Path, names: tuple[str, ...]) -> None:
        """A file: a paper, an archive, or an earlier report of ours."""
        name = (names or (self.shown,))[-1]
        start = loading.head(path)
        if is_report(name, start, path):
            self.skip(names, "an earlier plagcheck report")
        elif start.startswith(b"PK") and self.archive(path, names):
            pass
        else:
            self.found.append(_Found(path, names))

    def archive(self, path: Path, names: tuple[str, ...]) -> bool:
        """A ZIP archive of papers; False when it is something else, or cannot be opened and so is to be read and refused."""
        if is_document_name(path.name):  # a damaged document rather than somebody's archive
            return False
        try:
            with open_archive(path) as archive:
                if zip_kind(archive) != "zip":
                    return False
                self._members(archive, (path, names, ()))
        except UnreadableError:
            return False
        return True

    def _members(self, archive: ZipFile, place: tuple[Path, tuple[str, ...], tuple[str, ...]]) -> None:
        _, names, _ = place
        seen: set[str] = set()
        for member in sorted(members(archive), key=lambda each: each.name):
            inside = (*names, *(part for part in member.name.split("/") if part not in ("", ".")))
            reason = _member_reason(member, inside[len(names) :], seen)
            seen.add(member.stored)
            if reason is not None:
                self.skip((*names, member.name) if not member.safe else inside, reason)
            else:
                self._member(archive, member, (place[0], inside, (*place[2], member.stored)))

    def _member(self, archive: ZipFile, member: Member, place: tuple[Path, tuple[str, ...], tuple[str, ...]]) -> None:
        path, names, chain = place
        if not member.encrypted and member.name.lower().endswith(".zip") and self._nested(archive, member, place):
            return
        if not member.encrypted and is_report(names[-1], _member_head(archive, member), None):
            self.skip(names, "an earlier plagcheck report")
            return
        self.found.append(_Found(path, names, chain))

    def _nested(self, archive: ZipFile, member: Member, place: tuple[Path, tuple[str, ...], tuple[str, ...]]) -> bool:
        if len(place[2]) > MAX_NESTED_ARCHIVES or member.size > self.nested_bytes:
            self.skip(place[1], "too many archives inside one another")
            return True
        self.nested_bytes -= member.size
        try:
            with open_archive(unpacked(archive, member.stored)) as inner:
                if zip_kind(inner) != "zip":
                    return False
                self._members(inner, place)
        except UnreadableError:
            return False
        return True


def _member_reason(member: Member, parts: tuple[str, ...], seen: set[str]) -> str | None:
    if not member.safe or not parts:
        return "a name that leads out of the archive"
    if len(parts) > MAX_DEPTH:
        return "too many folders inside one another"
    if member.stored in seen:
        return "a second entry of the same name"
    return next((reason for part in parts if (reason := junk_reason(part)) is not None), None)


def _member_head(archive: ZipFile, member: Member) -> bytes:
    try:
        with archive.open(member.stored) as part:
            return part.read(4096)
    except Exception:  # reading it for good will say what is wrong
        return b""


def gather(paths: Sequence[Path | str]) -> Gathered:
    """The papers at `paths`, which are one class. Raises MissingFileError for a path that does not exist."""
    walks = [_walked(path) for path in paths]
    sources = [source for walk in _levelled(walks) for source in walk]
    skipped = tuple(skip for walk in walks for skip in walk.skipped)
    return Gathered(tuple(sorted(_named_apart(sources), key=lambda source: source.shown)), skipped)


def _walked(path: Path | str) -> _Walk:
    shown = shown_name(os.fspath(path).replace(os.sep, "/")).rstrip("/") or "/"
    walk = _Walk(shown)
    path = Path(path)
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        raise MissingFileError(f"{shown}: there is no such file or folder; check the name.") from None
    except OSError as error:
        walk.skip((), f"cannot be opened ({error.strerror})")
        return walk
    if stat.S_ISDIR(mode):
        walk.folder(path, ())
    elif stat.S_ISREG(mode):
        walk.file(path, ())
    else:
        walk.skip((), "not a regular file")
    return walk


def _levelled(walks: Sequence[_Walk]) -> Iterator[list[Source]]:
    """Sources with their submissions: the first name below each path, or the first that tells papers apart."""
    level = 0
    found = [item for walk in walks for item in walk.found if not _is_list(item)]
    if len(walks) == 1:
        while (
            len(found) > 1
            and len({item.names[: level + 1] for item in found}) == 1
            and min(len(i.names) for i in found) > level + 1
        ):
            level += 1
    for walk in walks:
        students = _listed(walk, level)
        yield [_source(walk, item, level, students) for item in walk.found]


def _is_list(item: _Found) -> bool:
    return bool(item.names) and item.names[-1].lower() == LIST_NAME


def _listed(walk: _Walk, level: int) -> StudentList | None:
    """The list of students beside the entries or, failing that, above them; lists are no papers, usable or not."""
    lists = [item for item in walk.found if _is_list(item) and len(item.names) <= level + 1]
    walk.found = [item for item in walk.found if item not in lists]
    used = None
    for item in sorted(lists, key=lambda each: -len(each.names)):
        try:
            found = None if used else read_list(_bytes(item))
            if found and not any(_student(found, each, level) for each in walk.found):
                raise ListError("it names none of the papers here")
        except (ListError, UnreadableError) as error:
            walk.skip(item.names, f"a list of students that cannot be used: {error}")
        else:
            used = used or found
            walk.skip(item.names, "list of students" if found else "a second list of students")
    return used


def _bytes(item: _Found) -> bytes:
    return member_bytes(item.path, item.member) if item.member else loading.load(item.path)


def _student(students: StudentList, item: _Found, level: int) -> Student | None:
    """Whose a paper is by the list, which may name its entry or the file itself."""
    entry = item.names[level] if len(item.names) > level else ""
    moodle = _MOODLE.fullmatch(entry)
    below = ["/".join(item.names[start:]) for start in range(min(level, len(item.names)) + 1)]
    return students.owner([*below, entry], moodle[1] if moodle else "")


def _source(walk: _Walk, item: _Found, level: int, students: StudentList | None) -> Source:
    shown = "/".join((walk.shown, *item.names))
    if students and (student := _student(students, item, level)):
        name = student.name.replace("/", "\u2215") or item.names[min(level, len(item.names) - 1)]
        return Source(shown, f"{walk.shown}/{student.key}\x00{name}", item.path, item.member, student.group)
    owner = "/".join((walk.shown, *item.names[: level + 1]))  # told apart by place; `_named_apart` makes it a name
    name = item.names[level] if len(item.names) > level else ""
    if moodle := _MOODLE.fullmatch(name):
        owner = "/".join((walk.shown, *item.names[:level], f"{moodle[1]}_{moodle[2]}\x00{moodle[1]}"))
    return Source(shown, owner, item.path, item.member)


def _named_apart(sources: Sequence[Source]) -> list[Source]:
    """Every submission under a short name of its own."""
    count: dict[str, int] = {}
    owners: dict[str, str] = {}
    result = []
    used_as_file: dict[str, int] = {}
    for source in sources:
        owner = source.submission
        if owner == source.shown:  # a file named twice is two submissions
            used_as_file[owner] = used_as_file.get(owner, 0) + 1
            owner += f"\x01{used_as_file[owner]}"
        owners.setdefault(owner, "")
        result.append(replace(source, submission=owner))
    short = {owner: _short_name(owner) for owner in owners}
    folded = [unicodedata.normalize("NFC", name) for name in short.values()]
    places = [unicodedata.normalize("NFC", owner.partition("\x01")[0].replace("\x00", "/")) for owner in owners]
    for owner, name in short.items():
        same = folded.count(unicodedata.normalize("NFC", name)) > 1
        place = owner.partition("\x01")[0].replace("\x00", "/")
        label = place if same and places.count(unicodedata.normalize("NFC", place)) == 1 else name
        key = unicodedata.normalize("NFC", label)
        count[key] = count.get(key, 0) + 1
        owners[owner] = label if count[key] == 1 else f"{label} ({count[key]})"
    return [replace(source, submission=owners[source.submission]) for source in result]


def _short_name(owner: str) -> str:
    place = owner.partition("\x01")[0]
    moodle = place.rpartition("\x00")[2] if "\x00" in place else ""
    return moodle or place.rpartition("/")[2]


def shown_name(name: str) -> str:
    """A name fit for UTF-8; bytes that are none become U+FFFD."""
    return os.fsencode(name).decode("utf-8", "replace")
