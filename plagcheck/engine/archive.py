"""The archive of earlier papers: one SQLite file that a class is compared with and added to.

Adding is one transaction: killed at any moment, the archive is as before or complete. A paper whose file is there already is
not added twice. Texts may be left out (`keyed`): then only large copies are found, and shown in the new paper alone.
"""

import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_bytes, token_hex

from plagcheck.engine import filing
from plagcheck.engine.database import make, opened, transaction
from plagcheck.engine.errors import PlagcheckError
from plagcheck.engine.filing import FORM, Filed, Filing
from plagcheck.engine.keyed import Secret, user_key
from plagcheck.engine.model import Archived, Document, Options, Skipped
from plagcheck.engine.plain import DamagedError
from plagcheck.engine.preparing import prepare
from plagcheck.engine.profile import profile_of
from plagcheck.engine.progress import Progress, silent, track
from plagcheck.engine.reading.containers import Source, gather

PORTION, PORTION_BYTES = 250, 64 << 20
"""Papers, and bytes of their files, that are read before they are filed: what bounds the memory."""
MOST_LABELS, LONGEST_LABEL = 20, 200
_COLUMNS = "id, path, submission, labels, added, characters, counted, kept_under"
Told = Callable[[Skipped], None]
"""Told of each file that is not added, and why."""


class _OtherMethodError(Exception):
    """The archive was made by another method than this program's."""


def untold(_skipped: Skipped) -> None:
    """Tell nobody of a file that is not added."""


class Archive:
    """The archive in one file, which need not be there before papers are added.

    Every method raises MissingFileError where the file is missing, and PlagcheckError for a file that is none of ours,
    damaged, newer, made by another method, in use or not writable.
    """

    def __init__(self, path: Path | str) -> None:
        self.path = Path(path)

    def add(
        self, paths: Sequence[Path | str], *, labels: Mapping[str, str] | None = None, text: bool = True,
        options: Options | None = None, progress: Progress = silent, told: Told = untold,
    ) -> list[Archived]:  # fmt: skip
        """Add the papers at `paths` in one transaction, and return those added; `told` is told of all others.

        Without `text` only keyed shingles are kept. Raises what `progress` raises, the archive then being as before.
        """
        gathered, chosen, own = gather(paths), options or Options(), checked_labels(labels or {})
        key = None if text else user_key(make=True)
        for skipped in gathered.skipped:
            told(skipped)
        make(self.path, FORM)
        with self.opened(write=True, fresh=True) as base, transaction(base):
            secret = Secret.of(key, salt_of(base)) if key else None
            known = user_key()
            adding = _Adding(Filing(base, secret), Secret.of(known, salt_of(base)) if known else None, own, told)
            done = 0
            for portion in _portions(gathered.sources):
                shift = _shifted(progress, done, len(gathered.sources))
                for source, document in zip(portion, prepare(portion, chosen, shift, keep=False), strict=True):
                    adding.add(source, document)
                done += len(portion)
            adding.filing.finish()
            filing.put_setting(base, "revision", token_hex(16))
            return list(rows(base, "id >= ?", (adding.first,)))

    def papers(self) -> tuple[Archived, ...]:
        """All papers in the order in which they were added."""
        with self.opened() as base:
            return tuple(rows(base))

    def remove(self, ids: Sequence[int] = (), labels: Mapping[str, str] | None = None) -> int:
        """Remove the papers named, and those that have all of `labels`, in one transaction; how many they were."""
        with self.opened(write=True) as base, transaction(base):
            held, chosen = list(rows(base)), set(ids)
            missing = chosen - {paper.id for paper in held}
            if missing:
                raise PlagcheckError(f"{self.path}: holds no paper {min(missing)}; plagcheck archive list names all of them")
            wanted = set((labels or {}).items())
            gone = [paper.id for paper in held if paper.id in chosen or (wanted and wanted <= set(paper.labels))]
            filing.take_out(base, gone)
            filing.put_setting(base, "revision", token_hex(16))
            return len(gone)

    def verify(self, progress: Progress = silent) -> list[str]:
        """What is wrong with the archive, in sentences; nothing when it is sound."""
        found: list[str] = []
        with self.opened() as base:
            try:
                rows = [row[0] for row in base.execute("SELECT id FROM paper ORDER BY id")]
                found.extend(filing.faults(base, track(rows, progress, "reading")))
            except (DamagedError, sqlite3.DatabaseError) as error:
                found.append(str(error))
        return found

    @contextmanager
    def opened(self, *, write: bool = False, fresh: bool = False) -> Iterator[sqlite3.Connection]:
        """The open file, checked, to be read as it is now; what was not committed is undone."""
        with opened(self.path, FORM, write=write) as base:
            try:
                if fresh:
                    _begin(base)
                if not write:
                    base.execute("BEGIN")
                _check_method(base)
                yield base
            except DamagedError as error:
                raise PlagcheckError(f"{self.path}: {error}; take a copy of it from before") from error
            except _OtherMethodError as error:
                raise PlagcheckError(f"{self.path}: {error}") from error


@dataclass(eq=False)
class _Adding:
    """One adding: what is known already, what was added."""

    filing: Filing
    known: Secret | None
    labels: Mapping[str, str]
    told: Told

    def __post_init__(self) -> None:
        self.first = max(1, filing.number(self.filing.base, "next paper"))
        self.now = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")

    def add(self, source: Source, document: Document) -> None:
        reason = self._reason(document)
        if reason:
            self.told(Skipped(source.shown, reason))
            return
        name = source.submission.rsplit("/", 1)[-1]
        self.filing.put(document, Filed(source.shown, name, self.labels, self.now))

    def _reason(self, document: Document) -> str:
        """Why a paper is not added; nothing when it is."""
        if document.status != "ok" or not profile_of(document).counted.any():
            return document.warnings[0].message if document.warnings else document.status
        same = next(with_content(self.filing.base, document, self.known), None)
        return f"this very file is in the archive already, as paper {same.id}" if same else ""


def rows(base: sqlite3.Connection, where: str = "1", given: Sequence[object] = ()) -> Iterator[Archived]:
    """The papers of an open archive for which a condition of ours holds, in order. Raises DamagedError."""
    found = base.execute(f"SELECT {_COLUMNS} FROM paper WHERE {where} ORDER BY id", given)  # noqa: S608 (nothing of a user's)
    yield from map(_archived, found.fetchall())


def with_content(base: sqlite3.Connection, document: Document, secret: Secret | None) -> Iterator[Archived]:
    """The papers that are this very file, kept with their texts or, where `secret` opens those, without."""
    open_one = filing.content_of(document, None)
    return rows(base, "content IN (?, ?)", (open_one, filing.content_of(document, secret)))


def _archived(row: Sequence[object]) -> Archived:
    """A paper from its row. Raises DamagedError."""
    number, path, submission, labels, added, characters, counted, under = row
    if not all(isinstance(each, str) for each in (path, submission, added)) or not isinstance(under, bytes):
        raise DamagedError("is damaged: a paper's row is none of ours")
    sizes = [filing.whole(each, filing.MOST_BLOCKS) for each in (number, characters, counted)]
    return Archived(
        sizes[0], str(path), str(submission), filing.labels_of(labels), str(added), sizes[1], sizes[2], under == b""
    )


def checked_labels(labels: Mapping[str, str]) -> dict[str, str]:
    """The labels, trimmed. Raises PlagcheckError for one that cannot be used."""
    made = {key.strip(): value.strip() for key, value in labels.items()}
    try:
        "".join((*made, *made.values())).encode()
    except UnicodeEncodeError:
        raise PlagcheckError("a label holds what is no text; write it anew") from None
    if len(made) > MOST_LABELS or any(not k or "=" in k or max(len(k), len(v)) > LONGEST_LABEL for k, v in made.items()):
        raise PlagcheckError(f"a label is KEY=VALUE, each up to {LONGEST_LABEL} characters, and {MOST_LABELS} labels at most")
    return made


def _begin(base: sqlite3.Connection) -> None:
    """Say in a new archive how it is made."""
    with transaction(base):
        if "method" not in filing.settings(base):
            filing.put_setting(base, "method", filing.method())
            filing.put_setting(base, "salt", token_bytes(16))


def _check_method(base: sqlite3.Connection) -> None:
    known = filing.settings(base)
    if known and known.get("method") != filing.method():
        raise _OtherMethodError(
            "was made with other options or by a version of plagcheck that cuts texts otherwise; "
            "add its papers to a new archive"
        )


def salt_of(base: sqlite3.Connection) -> bytes:
    """What the archive's key is made of, with the user's. Raises DamagedError."""
    salt = filing.settings(base).get("salt")
    if not isinstance(salt, bytes) or len(salt) != 16:
        raise DamagedError("is damaged: its salt is missing")
    return salt


def _portions(sources: Sequence[Source]) -> Iterator[list[Source]]:
    portion: list[Source] = []
    size = 0
    for source in sources:
        length = source.path.stat().st_size if source.path.is_file() else 0
        if portion and (len(portion) >= PORTION or size + length > PORTION_BYTES):
            yield portion
            portion, size = [], 0
        portion.append(source)
        size += length
    if portion:
        yield portion


def _shifted(progress: Progress, before: int, total: int) -> Progress:
    return lambda stage, done, _total: progress(stage, before + done, total)
