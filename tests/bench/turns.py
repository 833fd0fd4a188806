"""Two ways of doing one thing, timed in turn in one run: the ratio holds where single times drift with the machine's load."""

import os
import statistics
import time
from collections.abc import Callable
from typing import Any


def in_turn(
    name: str, ours: Callable[[], Any], peer: Callable[[], Any], *, goal: float, rounds: int = 5, repeat: int = 1
) -> float:
    """Print and return how many times faster `ours` is than `peer`: the median over rounds of the ratio within a round.

    `repeat` runs `ours` so many times a round, where one run is too short to time. CPU seconds of this process.
    """
    ours(), peer()
    ratios, own = [], []
    for _ in range(rounds):
        own.append(_seconds(ours, repeat))
        ratios.append(_seconds(peer, 1) / own[-1])
    ratio = statistics.median(ratios)
    verdict = "reached" if ratio >= goal else "MISSED"
    milliseconds = 1000 * statistics.median(own)
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else float("nan")
    print(f"{name:56} {ratio:9.1f}x  goal {goal:6.1f}x  {verdict:8} ours {milliseconds:9.3f} ms  load {load:.1f}")
    return ratio


def _seconds(run: Callable[[], Any], repeat: int) -> float:
    start = time.process_time()
    for _ in range(repeat):
        run()
    return max(1e-9, time.process_time() - start) / repeat
