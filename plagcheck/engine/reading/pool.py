"""Worker processes: files go to them whole, plain data comes back, and one that dies or hangs costs its own item only.

Each worker is a program of its own (`worker`), started when first needed and used for many items. A thread per worker waits
for its answers; the master looks at all of them every twentieth of a second, calls the progress function, which may raise
to cancel, and kills what takes too long. One idle worker is kept, so that a single file needs no start.
"""

import atexit
import os
import queue
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from plagcheck.engine.progress import Progress, silent
from plagcheck.engine.reading import wire
from plagcheck.engine.reading.limits import MEMORY_EXIT
from plagcheck.engine.reading.worker import FLAG

TIME_LIMIT_SECONDS = 60.0
TICK_SECONDS = 0.05
"""How often the progress function is called while workers work: cancelling answers within this."""
LOOKAHEAD_ITEMS = 64
"""Results kept while one slow item holds up their order."""
ENDING_SECONDS = 0.5
MAX_ITEMS = 500
"""After so many a worker is replaced, so that what libraries leak stays small."""

_ROOT = str(Path(__file__).resolve().parents[3])
"""Where the package lies; it is not on the path when it was installed for editing."""
Task = Callable[[Any], Any]
"""A function of a module of this package: plain data in, plain data out (`wire`)."""


@dataclass(frozen=True, slots=True)
class Failed:
    """What stands in the place of a result: `time`, `memory`, `died`, or `error` with its message."""

    reason: str
    message: str = ""


class Worker:
    """One child process and the thread that waits for its answers."""

    def __init__(self) -> None:
        self.served = 0
        flags = 0x00004000 if sys.platform == "win32" else 0  # BELOW_NORMAL_PRIORITY_CLASS
        self._process = subprocess.Popen(  # noqa: S603 (our own interpreter, our own code)
            _command(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            env={**os.environ, "OPENBLAS_NUM_THREADS": "1", "PYTHONUTF8": "1"}, creationflags=flags,
        )  # fmt: skip
        self._answers: queue.SimpleQueue[tuple[Worker, Any]] | None = None
        threading.Thread(target=self._wait, daemon=True).start()

    def ask(self, request: dict[str, Any], answers: "queue.SimpleQueue[tuple[Worker, Any]]") -> None:
        """Send a request; the answer, or None when the worker died, will come into `answers`."""
        self._answers = answers
        self.served += 1
        assert self._process.stdin
        try:
            wire.send(self._process.stdin, request)
        except OSError:
            answers.put((self, None))

    def _wait(self) -> None:
        assert self._process.stdout
        while True:
            try:
                answer = wire.receive(self._process.stdout)
            except (wire.BrokenMessageError, OSError, ValueError):
                answer = None
            if self._answers is not None:
                self._answers.put((self, answer))
            if answer is None:
                return

    @property
    def alive(self) -> bool:
        """Whether it can take another item."""
        return self._process.poll() is None and self.served < MAX_ITEMS

    def cause(self) -> str:
        """Why it is gone: `memory` when it ended itself for that, else `died`."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(ENDING_SECONDS)  # its pipe closes a moment before its status is known
        return "memory" if self._process.returncode == MEMORY_EXIT else "died"

    def kill(self) -> None:
        """End it at once, whatever it does."""
        self._answers = None
        self._process.kill()
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout):
            with suppress(OSError, ValueError):
                if stream:
                    stream.close()


def _command() -> list[str]:
    if getattr(sys, "frozen", False):
        return [sys.executable, FLAG]
    places = [place or str(Path.cwd()) for place in (*sys.path, _ROOT)]
    # the package `engine` is entered without running its door, which would import all that checking needs
    code = (
        "import sys, types; sys.path[:] = %r; import plagcheck; engine = types.ModuleType('plagcheck.engine'); "
        "engine.__path__ = [plagcheck.__path__[0] + '/engine']; sys.modules['plagcheck.engine'] = engine; "
        "from plagcheck.engine.reading.worker import serve; serve()"
    )
    return [sys.executable, "-I", "-S", "-c", code % (places,)]


_idle: list[Worker] = []
_idle_lock = threading.Lock()


def _take() -> Worker:
    with _idle_lock:
        while _idle:
            worker = _idle.pop()
            if worker.alive:
                return worker
            worker.kill()
    return Worker()


def _give_back(worker: Worker) -> None:
    with _idle_lock:
        if worker.alive and not _idle:
            _idle.append(worker)
            return
    worker.kill()


@atexit.register
def close_idle() -> None:
    """End the worker that waits for the next file; the next one starts its own."""
    with _idle_lock:
        while _idle:
            _idle.pop().kill()


@dataclass(slots=True)
class _Job:
    index: int
    deadline: float
    fresh: bool
    """Whether the worker had served nobody before."""


class Readers:
    """At most `jobs` workers; a context manager, so that none outlives the work."""

    def __init__(self, jobs: int = 1, *, time_limit: float = TIME_LIMIT_SECONDS) -> None:
        self.jobs = max(1, jobs)
        self.time_limit = time_limit
        self._free: list[Worker] = []
        self._busy: dict[Worker, _Job] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._kill_busy()
        while self._free:
            _give_back(self._free.pop())

    def map(
        self, function: Task, items: Iterable[Any], progress: Progress = silent, stage: str = "reading", *,
        total: int | None = None,
    ) -> Iterator[Any]:  # fmt: skip
        """Yield `function(item)`, or `Failed`, for each item in order; what `progress` raises ends all work at once."""
        name = f"{function.__module__}:{function.__qualname__}"
        run = _Run(name, list(items))
        size = len(run.items) if total is None else total
        try:
            for place in range(len(run.items)):
                while place not in run.results:
                    self._fill(run, place)
                    progress(stage, run.done, size)
                    self._step(run)
                yield run.results.pop(place)
            progress(stage, run.done, size)
        finally:
            self._kill_busy()

    def _fill(self, run: "_Run", place: int) -> None:
        while run.waiting and len(self._busy) < self.jobs and run.waiting[0] < place + LOOKAHEAD_ITEMS:
            index = run.waiting.popleft()
            worker = (
                self._free.pop() if self._free and index not in run.again else _take() if index not in run.again else Worker()
            )
            self._busy[worker] = _Job(index, time.monotonic() + self.time_limit, worker.served == 0)
            worker.ask({"function": run.function, "item": run.items[index]}, run.answers)

    def _step(self, run: "_Run") -> None:
        with suppress(queue.Empty):
            self._settle(run, *run.answers.get(timeout=TICK_SECONDS))
        now = time.monotonic()
        for worker, job in [pair for pair in self._busy.items() if pair[1].deadline < now]:
            del self._busy[worker]
            worker.kill()
            run.finish(job.index, Failed("time"))

    def _settle(self, run: "_Run", worker: Worker, answer: Any) -> None:
        job = self._busy.pop(worker, None)
        if job is None:  # killed in the meantime
            return
        failed = worker.cause() if not isinstance(answer, dict) else answer.get("failed")
        if failed in ("died", "memory"):
            worker.kill()
        elif worker.alive:
            self._free.append(worker)
        else:
            worker.kill()
        if failed in ("died", "memory") and not job.fresh and job.index not in run.again:
            run.again.add(job.index)  # an earlier file may have left the worker ill: once more in a new one
            run.waiting.appendleft(job.index)
        elif failed:
            run.finish(job.index, Failed(failed, answer.get("message", "") if isinstance(answer, dict) else ""))
        else:
            run.finish(job.index, answer.get("value"))

    def _kill_busy(self) -> None:
        while self._busy:
            self._busy.popitem()[0].kill()


class _Run:
    """The state of one map: what waits, what is done but not yet yielded."""

    def __init__(self, function: str, items: list[Any]) -> None:
        self.function = function
        self.items = items
        self.waiting = deque(range(len(items)))
        self.results: dict[int, Any] = {}
        self.again: set[int] = set()
        self.answers: queue.SimpleQueue[tuple[Worker, Any]] = queue.SimpleQueue()
        self.done = 0

    def finish(self, index: int, result: Any) -> None:
        """Keep a result until its turn comes."""
        self.results[index] = result
        self.done += 1
