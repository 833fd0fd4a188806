"""Preparing: sources → documents with their profiles, in this process or, when there is enough to read, in several.

Whole files go to the workers and columns come back, never token lists. What a worker does is what this process would do, so
that results do not depend on the number of jobs.
"""

import os
from collections.abc import Sequence
from pathlib import Path

from plagcheck.engine.model import Document, Options
from plagcheck.engine.profile import Profile, described, profile_of
from plagcheck.engine.progress import Progress, track
from plagcheck.engine.reading import read_source
from plagcheck.engine.reading.containers import Source
from plagcheck.engine.reading.pool import Readers

WORTH_WORKERS = 400_000
"""Bytes of files from which on starting workers (half a second) costs less than it saves."""
Task = tuple[Source, str | None, tuple[str, ...]]
Sent = tuple[Document, Profile]


def prepare(sources: Sequence[Source], options: Options, progress: Progress) -> list[Document]:
    """The documents of `sources` in their order, each with its profile."""
    tasks: list[Task] = [(source, options.encoding, options.passwords) for source in sources]
    if not _worth_workers(sources):
        return [prepared(*task) for task in track(tasks, progress, "reading")]
    with Readers(jobs_of(options)) as readers:
        return [described(*sent) for sent in readers.map(settled, tasks, progress)]


def prepared(source: Source, encoding: str | None, passwords: tuple[str, ...]) -> Document:
    """One document, read and profiled in this process."""
    return described(read_source(source, encoding=encoding, passwords=passwords))


def settled(task: Task) -> Sent:
    """One document and its profile as columns: what a worker sends back."""
    source, encoding, passwords = task
    document = read_source(source, encoding=encoding, passwords=passwords)
    return document, profile_of(document).settle()


def jobs_of(options: Options) -> int:
    """Worker processes: as many as asked for, or one less than the processors."""
    return options.jobs or max(1, (os.cpu_count() or 2) - 1)


def _worth_workers(sources: Sequence[Source]) -> bool:
    return sum(_size(source.path) for source in sources) > WORTH_WORKERS


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0
