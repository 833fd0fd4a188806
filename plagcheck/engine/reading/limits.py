"""How much memory a worker may take: by the means of each system, set by the worker on itself.

Linux and most others bound the address space (`setrlimit`), Windows what a process of a job object may commit; both make the
allocation fail, which is a MemoryError. macOS takes the first and does not hold it: there a thread looks at the highest
memory so far, and ends the process.
"""

import ctypes
import os
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

MEMORY_BYTES = 1280 * 1024 * 1024
"""Above what any honest paper takes, below what makes a small machine swap."""
MEMORY_EXIT = 77
"""The exit status of a worker that ended itself for its memory."""
NICENESS = 5
LOOK_SECONDS = 0.1
_EXTENDED_LIMIT_INFORMATION, _PROCESS_MEMORY = 9, 0x100
"""`JobObjectExtendedLimitInformation` and `JOB_OBJECT_LIMIT_PROCESS_MEMORY` of winnt.h."""


def limit_this_process() -> None:
    """Set the limits; where the system refuses, the time limit of the master is all there is."""
    if sys.platform == "win32":
        limit_by_job(ctypes.WinDLL("kernel32"))
        return
    import resource

    os.nice(NICENESS)
    for kind, size in ((resource.RLIMIT_AS, MEMORY_BYTES), (resource.RLIMIT_CORE, 0)):
        hard = resource.getrlimit(kind)[1]
        allowed = size if hard == resource.RLIM_INFINITY else min(size, hard)
        try:
            resource.setrlimit(kind, (allowed, hard))
        except (ValueError, OSError):
            continue
    if sys.platform == "darwin":
        peak = lambda: resource.getrusage(resource.RUSAGE_SELF).ru_maxrss  # noqa: E731 (bytes there)
        threading.Thread(target=watch, args=(peak,), daemon=True).start()


def watch(peak: Callable[[], int], end: Callable[[int], Any] = os._exit, pause: Callable[[float], Any] = time.sleep) -> None:
    """Look at `peak()` (bytes) until it is above the limit, then `end` the process."""
    while peak() <= MEMORY_BYTES:
        pause(LOOK_SECONDS)
    end(MEMORY_EXIT)


class _Basic(ctypes.Structure):
    """JOBOBJECT_BASIC_LIMIT_INFORMATION."""

    _fields_ = (
        ("process_time", ctypes.c_int64), ("job_time", ctypes.c_int64), ("flags", ctypes.c_uint32),
        ("least_working_set", ctypes.c_size_t), ("most_working_set", ctypes.c_size_t), ("processes", ctypes.c_uint32),
        ("affinity", ctypes.c_size_t), ("priority", ctypes.c_uint32), ("scheduling", ctypes.c_uint32),
    )  # fmt: skip


class Extended(ctypes.Structure):
    """JOBOBJECT_EXTENDED_LIMIT_INFORMATION, 144 bytes on 64-bit systems."""

    _fields_ = (
        ("basic", _Basic), ("counters", ctypes.c_uint64 * 6), ("process_memory", ctypes.c_size_t),
        ("job_memory", ctypes.c_size_t), ("process_peak", ctypes.c_size_t), ("job_peak", ctypes.c_size_t),
    )  # fmt: skip


def limit_by_job(kernel: Any) -> bool:
    """Put this process into a job object of its own (they nest from Windows 8 on) that bounds its memory; whether it is so.

    `kernel` is kernel32. The job lives as long as its process: its handle is never closed.
    """
    handle, whole = ctypes.c_void_p, ctypes.c_int
    kernel.CreateJobObjectW.restype, kernel.CreateJobObjectW.argtypes = handle, (ctypes.c_void_p, ctypes.c_wchar_p)
    kernel.SetInformationJobObject.restype = whole
    kernel.SetInformationJobObject.argtypes = (handle, whole, ctypes.c_void_p, ctypes.c_uint32)
    kernel.GetCurrentProcess.restype, kernel.GetCurrentProcess.argtypes = handle, ()
    kernel.AssignProcessToJobObject.restype, kernel.AssignProcessToJobObject.argtypes = whole, (handle, handle)
    job = kernel.CreateJobObjectW(None, None)
    if not job:
        return False
    limits = Extended()
    limits.basic.flags = _PROCESS_MEMORY
    limits.process_memory = MEMORY_BYTES
    size = ctypes.sizeof(limits)
    if not kernel.SetInformationJobObject(job, _EXTENDED_LIMIT_INFORMATION, ctypes.byref(limits), size):
        return False
    return bool(kernel.AssignProcessToJobObject(job, kernel.GetCurrentProcess()))
