"""A command as a whole: its time, the processor time of all its processes, and the most memory they hold at one time.

Memory is the proportional set size (shared pages are counted once), looked at every few milliseconds, where the system tells
it (Linux); elsewhere it is unknown, and NaN.
"""

import os
import resource
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

LOOK_EVERY_S = 0.03


@dataclass(frozen=True)
class Ran:
    """What a command took, and what it printed."""

    seconds: float
    cpu_seconds: float
    peak_mib: float
    output: str


def run(command: Sequence[str], environment: Mapping[str, str] | None = None) -> Ran:
    """Run a command to its end. Raises CalledProcessError when it fails."""
    before, started, peak = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter(), [float("nan")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env={**os.environ, **(environment or {})}, text=True) as process:
        watcher = threading.Thread(target=_watch, args=(process, peak), daemon=True)
        watcher.start()
        output = process.communicate()[0]
    watcher.join()
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, command)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Ran(time.perf_counter() - started, cpu, peak[0], output)


def plagcheck(folder: Path, cache: Path, *more: str) -> Ran:
    """`plagcheck check FOLDER --json -` with its cache in `cache`."""
    command = [sys.executable, "-m", "plagcheck", "check", str(folder), "--json", "-", "--quiet", *more]
    return run(command, {"XDG_CACHE_HOME": str(cache), "LOCALAPPDATA": str(cache)})


def _watch(process: "subprocess.Popen[str]", peak: list[float]) -> None:
    while process.poll() is None:
        held = sum(_proportional_kib(pid) for pid in _family(process.pid))
        if held:
            peak[0] = max(held / 1024, 0.0 if peak[0] != peak[0] else peak[0])
        time.sleep(LOOK_EVERY_S)


def _family(pid: int) -> Iterator[int]:
    yield pid
    for path in Path(f"/proc/{pid}/task").glob("*/children"):
        try:
            children = path.read_text().split()
        except OSError:
            continue
        for child in children:
            yield from _family(int(child))


def _proportional_kib(pid: int) -> int:
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) for line in lines if line.startswith("Pss:")), 0)
