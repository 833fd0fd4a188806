"""From a source to its document: plain text at once, in this process; everything else in a worker with its limits."""

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from plagcheck.engine.errors import MissingFileError, PlagcheckError
from plagcheck.engine.model import Document
from plagcheck.engine.progress import Progress, silent
from plagcheck.engine.reading import loading, worker
from plagcheck.engine.reading.archives import member_bytes
from plagcheck.engine.reading.containers import Source
from plagcheck.engine.reading.extracting import document_of, failed_document
from plagcheck.engine.reading.flow import UnreadableError
from plagcheck.engine.reading.kinds import looks_like_text
from plagcheck.engine.reading.pool import TIME_LIMIT_SECONDS, Failed, Readers

Choice = tuple[str | None, Sequence[str], bytes | None]
"""How to read: the encoding the user named, the passwords to try, the bytes where they are at hand already."""


def read(
    path: Path | str, *, shown: str | None = None, encoding: str | None = None, passwords: Sequence[str] = (),
    data: bytes | None = None, progress: Progress = silent,
) -> Document:  # fmt: skip
    """Read one file, or `data` as if it were that file's content.

    Bad content never raises: it is in `status` and `warnings`. Raises MissingFileError when the path does not exist,
    PlagcheckError for an unknown encoding, and what `progress` raises (the worker is killed first).
    """
    path = Path(path)
    if data is None and not os.path.lexists(path):
        raise MissingFileError(f"{_shown(path)}: there is no such file; check the name.")
    source = Source(_shown(path) if shown is None else shown, path.name, path)
    return next(_documents([source], progress, (encoding, passwords, data), jobs=1))


def read_source(
    source: Source, *, encoding: str | None = None, passwords: Sequence[str] = (), progress: Progress = silent,
) -> Document:  # fmt: skip
    """Read one source of `gather`; a file that has gone meanwhile is a document that says so."""
    return next(_documents([source], progress, (encoding, passwords, None), jobs=1))


def read_all(
    sources: Sequence[Source], *, jobs: int = 1, encoding: str | None = None, passwords: Sequence[str] = (),
    progress: Progress = silent,
) -> Iterator[Document]:  # fmt: skip
    """Yield the documents of many sources in order, read by at most `jobs` workers."""
    return _documents(sources, progress, (encoding, passwords, None), jobs=jobs)


def _documents(sources: Sequence[Source], progress: Progress, choice: Choice, *, jobs: int) -> Iterator[Document]:
    _check_encoding(choice[0])
    here = [_is_read_here(source, choice[2]) for source in sources]
    items = [_item(source, choice) for source, text in zip(sources, here, strict=True) if not text]
    done = 0

    def counted(stage: str, in_workers: int, _total: int) -> None:
        progress(stage, done + in_workers, len(sources))

    with Readers(jobs) as readers:
        answers = readers.map(worker.read_item, items, counted)
        for source, text in zip(sources, here, strict=True):
            if text:
                yield read_here(source.path, source.member, source.shown, choice)
                done += 1
                progress("reading", done, len(sources))
            else:
                yield _received(next(answers), source)
        for _ in answers:
            raise AssertionError


def read_here(path: Path, members: Sequence[str], shown: str, choice: Choice) -> Document:
    """Read in this process: plain text in the master, anything in a worker."""
    encoding, passwords, data = choice
    try:
        if members:
            data = member_bytes(path, members, passwords)
        elif data is None:
            data = loading.load(path)
        return document_of(data, shown, encoding=encoding, passwords=passwords)
    except UnreadableError as error:
        return failed_document(error, shown)


def _is_read_here(source: Source, data: bytes | None) -> bool:
    if worker.inside:
        return True  # this is a worker already: whatever it is, it is read here
    if source.member:
        return False
    start = loading.head(source.path) if data is None else data[:4096]
    return looks_like_text(start)


def _item(source: Source, choice: Choice) -> dict[str, Any]:
    return {"path": os.fsencode(source.path), "members": list(source.member), "shown": source.shown, "encoding": choice[0],
            "passwords": list(choice[1]), "data": choice[2]}  # fmt: skip


def _received(answer: Any, source: Source) -> Document:
    if not isinstance(answer, Failed):
        return answer if isinstance(answer, Document) else failed(Failed("died"), source)
    return failed(answer, source)


def failed(answer: Failed, source: Source) -> Document:
    """The document of a source whose worker died or took too long."""
    reasons = {
        "time": UnreadableError.too_large(f"reading it takes longer than {TIME_LIMIT_SECONDS:.0f} seconds"),
        "memory": UnreadableError.too_large("reading it takes too much memory"),
    }
    damaged = UnreadableError("damaged-file", "The file made its reader stop; it is damaged.", detail=answer.message)
    return failed_document(reasons.get(answer.reason, damaged), source.shown)


def _check_encoding(encoding: str | None) -> None:
    if encoding is None:
        return
    import codecs

    try:
        codecs.lookup(encoding)
        b"".decode(encoding)
    except LookupError:
        raise PlagcheckError(f"There is no encoding called {encoding}; try utf-8, gb18030, big5, utf-16 or cp1252.") from None


def _shown(path: Path) -> str:
    return os.fsencode(path.as_posix()).decode("utf-8", "replace")
