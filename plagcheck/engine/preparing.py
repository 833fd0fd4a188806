"""Preparing: sources → documents with their profiles: from the cache, in this process or, when there is enough to read, in
workers.

Whole files go to the workers and columns come back, never token lists. What a worker does is what this process would do, so
that results do not depend on the number of jobs.
"""

import os
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from plagcheck.engine.cache import Cache, may_keep
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


def prepare(
    sources: Sequence[Source], options: Options, progress: Progress, heard: Heard = unheard, *, keep: bool = True
) -> list[Document]:
    """The documents of `sources` in their order, each with its profile; `heard` is told of each as soon as it is there.

    Without `keep` none of them goes into the cache: they are read for once.
    """
    cache = Cache()
    places, kept, found = [], [], 0
    for source in sources:
        progress("reading", found, len(sources))
        places.append(cache.place(source, options))
        kept.append(cache.get(places[-1], source.shown))
        found += kept[-1] is not None
    new = [source for source, document in zip(sources, kept, strict=True) if document is None]
    with closing(_read(new, options, _behind(len(sources) - len(new), len(sources), progress))) as read:
        documents = [_told(document or next(read), heard) for document in kept]
        assert next(read, None) is None
    if keep and may_keep(options):
        for source, place, before, document in zip(sources, places, kept, documents, strict=True):
            if before is None:
                cache.put(place, source, document)
        cache.trim()
    return documents


def _behind(done: int, total: int, progress: Progress) -> Progress:
    """A progress function for the rest of a work of which so much is done."""
    return lambda stage, more, _total: progress(stage, done + more, total)


def _read(sources: Sequence[Source], options: Options, progress: Progress) -> Generator[Document, None, None]:
    if sum(_size(source.path) for source in sources) > WORTH_WORKERS:
        yield from _in_workers(sources, options, progress)
        return
    read = read_all(sources, jobs=jobs_of(options), encoding=options.encoding, passwords=options.passwords, progress=progress)
    for document in read:
        yield described(document)


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
