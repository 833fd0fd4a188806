"""The memory of a worker: what each system is asked for, and what comes of it."""

import ctypes
import os
import subprocess
import sys

import pytest

from plagcheck.engine.reading import limits
from plagcheck.engine.reading.pool import Worker, close_idle


class Function:
    """A function of a library as ctypes shows it: types can be set on it, and calls are kept."""

    def __init__(self, result: object) -> None:
        self.result = result
        self.calls: list[tuple[object, ...]] = []
        self.restype: object = None
        self.argtypes: tuple[object, ...] = ()

    def __call__(self, *arguments: object) -> object:
        assert len(arguments) == len(self.argtypes)
        self.calls.append(arguments)
        return self.result


class Kernel:
    """kernel32 with the four functions of job objects."""

    def __init__(self, job: int | None = 4711, *, sets: int = 1, assigns: int = 1) -> None:
        self.CreateJobObjectW = Function(job)
        self.SetInformationJobObject = Function(sets)
        self.GetCurrentProcess = Function(-1)
        self.AssignProcessToJobObject = Function(assigns)


def test_on_windows_the_process_enters_a_job_that_bounds_its_memory() -> None:
    kernel = Kernel()
    assert limits.limit_by_job(kernel)
    ((job, kind, given, size),) = kernel.SetInformationJobObject.calls
    told = given._obj  # type: ignore[attr-defined]
    assert (job, kind, size) == (4711, 9, ctypes.sizeof(limits.Extended))
    assert (told.basic.flags, told.process_memory) == (0x100, limits.MEMORY_BYTES)
    assert kernel.AssignProcessToJobObject.calls == [(4711, -1)]


@pytest.mark.skipif(ctypes.sizeof(ctypes.c_void_p) != 8, reason="the numbers of 64-bit systems")
def test_the_structure_lies_as_windows_has_it() -> None:
    assert ctypes.sizeof(limits.Extended) == 144
    assert (limits.Extended.counters.offset, limits.Extended.process_memory.offset) == (64, 112)
    assert limits._Basic.flags.offset == 16


@pytest.mark.parametrize("kernel", [Kernel(None), Kernel(sets=0), Kernel(assigns=0)])
def test_a_refusal_of_windows_is_no_error(kernel: Kernel) -> None:
    assert not limits.limit_by_job(kernel)


def test_handles_are_as_wide_as_pointers() -> None:
    kernel = Kernel()
    limits.limit_by_job(kernel)
    assert kernel.CreateJobObjectW.restype is ctypes.c_void_p
    assert kernel.AssignProcessToJobObject.argtypes == (ctypes.c_void_p, ctypes.c_void_p)


def test_a_watched_process_ends_when_its_peak_is_above_the_limit() -> None:
    peaks = iter([1, limits.MEMORY_BYTES, limits.MEMORY_BYTES + 1])
    ended: list[int] = []
    paused: list[float] = []
    limits.watch(lambda: next(peaks), ended.append, paused.append)
    assert (ended, len(paused)) == ([limits.MEMORY_EXIT], 2)


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="address space is bounded elsewhere")
def test_an_allocation_above_the_limit_fails() -> None:
    code = (
        "from plagcheck.engine.reading.limits import *\nlimit_this_process()\n"
        "try: bytearray(MEMORY_BYTES)\nexcept MemoryError: print('bounded')"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert done.stdout == "bounded\n"


@pytest.mark.parametrize(("status", "cause"), [(limits.MEMORY_EXIT, "memory"), (1, "died")])
def test_a_worker_that_ended_itself_for_its_memory_says_so(status: int, cause: str) -> None:
    close_idle()
    worker = Worker()
    worker.kill()
    worker._process = subprocess.Popen(
        [sys.executable, "-c", f"raise SystemExit({status})"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    worker._process.wait()
    assert worker.cause() == cause
    worker.kill()
