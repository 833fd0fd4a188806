"""The child process that reads files: it takes one request after another from standard input and answers on standard output.

It is started as a program of its own, so no script that uses the engine is run a second time. It limits its own memory where
the system lets it, and ends at once when its master does. A frozen program calls `serve_if_asked` before anything else.
"""

import importlib
import os
import queue
import sys
import threading
from pathlib import Path
from typing import IO, Any

from plagcheck.engine.model import Document
from plagcheck.engine.reading import wire
from plagcheck.engine.reading.limits import limit_this_process

FLAG = "--plagcheck-reading-worker"
"""What a frozen program is started with to become a worker."""
_PACKAGE = "plagcheck."
inside = False
"""Whether this process is a worker: it reads at once, and starts none of its own."""


def serve_if_asked() -> None:
    """Become a worker, and never return, when this process was started as one (frozen programs only)."""
    if len(sys.argv) > 1 and sys.argv[1] == FLAG:
        serve()


def serve() -> None:
    """Answer requests until the master closes the pipe."""
    source, sink = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    null = os.open(os.devnull, os.O_RDWR)
    for number in (0, 1):  # a library that prints must not write into the answers
        os.dup2(null, number)
    global inside
    inside = True
    limit_this_process()
    requests: queue.SimpleQueue[Any] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(source, requests), daemon=True).start()
    while True:
        wire.send(sink, _answer(requests.get()))


def _listen(source: IO[bytes], requests: "queue.SimpleQueue[Any]") -> None:
    """Hand on requests; end the process, whatever it is busy with, when the master is gone."""
    while True:
        try:
            requests.put(wire.receive(source))
        except (wire.BrokenMessageError, OSError):
            os._exit(0)


def _answer(request: dict[str, Any]) -> dict[str, Any]:
    try:
        module, _, name = request["function"].partition(":")
        if not module.startswith(_PACKAGE):
            raise ValueError(module)
        return {"value": getattr(importlib.import_module(module), name)(request["item"])}
    except MemoryError:
        return {"failed": "memory"}
    except Exception as error:
        return {"failed": "error", "message": f"{type(error).__name__}: {error}"}


def read_item(item: dict[str, Any]) -> Document:
    """Read one source, a request of `reading`: `path`, `members`, `shown`, `encoding`, `passwords`, perhaps `data`."""
    from plagcheck.engine.reading.sources import read_here

    path = Path(os.fsdecode(item["path"]))
    return read_here(path, item["members"], item["shown"], (item["encoding"], item["passwords"], item["data"]))
