"""Preparing: sources → documents with their profiles, in this process or, when there is enough to read, in workers.

Whole files go to the workers and columns come back, never token lists. What a worker does is what this process would do, so
that results do not depend on the number of jobs.
"""

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from plagcheck.engine.model import Document, Options
from plagcheck.engine.profile import Profile, described, profile_of
from plagcheck.engine.progress import Progress
from plagcheck.engine.reading import wire
from plagcheck.engine.reading.containers import Source
from plagcheck.engine.reading.pool import Failed, Readers
from plagcheck.engine.reading.sources import _item, _received, read_all
from plagcheck.engine.reading.worker import read_item

WORTH_WORKERS = 400_000
"""Bytes of files from which on profiles are made in workers: less takes no longer than starting them does."""


def prepare(sources: Sequence[Source], options: Options, progress: Progress) -> list[Document]:
    """The documents of `sources` in their order, each with its profile."""
    progress("reading", 0, len(sources))
    if sum(_size(source.path) for source in sources) > WORTH_WORKERS:
        return list(_in_workers(sources, options, progress))
    choice = {"encoding": options.encoding, "passwords": options.passwords}
    return [described(document) for document in read_all(sources, jobs=jobs_of(options), progress=progress, **choice)]


def jobs_of(options: Options) -> int:
    """Worker processes: as many as asked for, or one less than the processors."""
    return options.jobs or max(1, (os.cpu_count() or 2) - 1)


def profiled(item: dict[str, Any]) -> dict[str, Any]:
    """What a worker does with one source: read it, and send back document and profile as plain data."""
    plain = read_item(item)
    return {"document": plain, "profile": profile_of(wire.document_from_plain(plain)).columns()}


def _in_workers(sources: Sequence[Source], options: Options, progress: Progress) -> Iterator[Document]:
    requests = [_item(source, (options.encoding, options.passwords, None)) for source in sources]
    with Readers(jobs_of(options)) as readers:
        for source, answer in zip(sources, readers.map(profiled, requests, progress), strict=True):
            if isinstance(answer, Failed):
                yield described(_received(answer, source))
            else:
                document = _received(answer["document"], source)
                yield described(document, Profile.of_columns(document, answer["profile"]))


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0
