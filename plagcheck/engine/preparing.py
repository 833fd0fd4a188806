"""Preparing: sources → documents with their profiles, in this process or, when there is enough to read, in workers.

Whole files go to the workers and columns come back, never token lists. What a worker does is what this process would do, so
that results do not depend on the number of jobs.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from plagcheck.engine.model import Document, Options
from plagcheck.engine.profile import Profile, described, profile_of
from plagcheck.engine.progress import Progress
from plagcheck.engine.reading import Source, read_all, read_source
from plagcheck.engine.reading.pool import Failed, Readers
from plagcheck.engine.reading.sources import failed

Heard = Callable[[Document], None]
"""Told of each document as soon as it is read, in order."""
WORTH_WORKERS = 400_000
"""Bytes of files from which on profiles are made in workers: less takes no longer than starting them does."""
Task = tuple[Source, str | None, tuple[str, ...]]


def unheard(_document: Document) -> None:
    """Tell nobody of a document that was read."""


def prepare(sources: Sequence[Source], options: Options, progress: Progress, heard: Heard = unheard) -> list[Document]:
    """The documents of `sources` in their order, each with its profile; `heard` is told of each as soon as it is there."""
    progress("reading", 0, len(sources))
    if sum(_size(source.path) for source in sources) > WORTH_WORKERS:
        return [_told(document, heard) for document in _in_workers(sources, options, progress)]
    read = read_all(sources, jobs=jobs_of(options), encoding=options.encoding, passwords=options.passwords, progress=progress)
    return [_told(described(document), heard) for document in read]


def _told(document: Document, heard: Heard) -> Document:
    heard(document)
    return document


def jobs_of(options: Options) -> int:
    """Worker processes: as many as asked for, or one less than the processors."""
    return options.jobs or max(1, (os.cpu_count() or 2) - 1)


def profiled(task: Task) -> tuple[Document, dict[str, Any]]:
    """What a worker does with one source: read it, and send back the document and its profile's columns."""
    source, encoding, passwords = task
    document = read_source(source, encoding=encoding, passwords=passwords)
    return document, profile_of(document).columns()


def _in_workers(sources: Sequence[Source], options: Options, progress: Progress) -> Iterator[Document]:
    tasks: list[Task] = [(source, options.encoding, options.passwords) for source in sources]
    with Readers(jobs_of(options)) as readers:
        for source, answer in zip(sources, readers.map(profiled, tasks, progress), strict=True):
            if isinstance(answer, Failed):
                yield described(failed(answer, source))
            else:
                yield described(answer[0], Profile.of_columns(*answer))


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0
