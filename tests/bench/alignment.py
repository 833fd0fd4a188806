"""The alignment's speed and growth: `python -m tests.bench.alignment [FOLDER]`.

English texts are slices of the texts in FOLDER; without it, and for Chinese, they are made of invented words and characters,
which repeat less than prose does.

Times are CPU seconds of this process; only ratios within one run mean anything on another machine.
"""

import difflib
import random
import resource
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from plagcheck.engine.alignment import Side, align
from plagcheck.engine.background import Background
from plagcheck.engine.folding import fold
from plagcheck.engine.segmentation import match_tokens
from tests.bench.turns import in_turn
from tests.engine.test_alignment import chinese
from tests.engine.test_alignment import english as invented

SHARED = 400
"""Words, or characters, of the passage that two texts share."""


def prepared(text: str) -> Side:
    """All that is prepared of one paper."""
    return Side.of(match_tokens(fold(text), None), len(text))


def pair(size: int, honest: Callable[[random.Random, int], str], seed: int) -> tuple[str, str]:
    """Two honest texts of `size` that share one passage."""
    chance = random.Random(seed)
    shared = honest(chance, SHARED)
    return tuple(f"{honest(chance, size // 2)}\n{shared}\n{honest(chance, size // 2 - SHARED)}" for _ in range(2))  # type: ignore[return-value]


def seconds(run: Callable[[], Any], rounds: int = 5) -> float:
    """Median CPU seconds."""
    taken = []
    for _ in range(rounds):
        start = time.process_time()
        run()
        taken.append(time.process_time() - start)
    return sorted(taken)[rounds // 2]


def prose(folder: Path) -> Callable[[random.Random, int], str]:
    """Text of slices of the texts in a folder."""
    words = " ".join(
        path.read_text(encoding="utf-8", errors="replace") for path in sorted(folder.glob("*.txt"))[:1000]
    ).split()

    def sliced(chance: random.Random, size: int) -> str:
        starts = [chance.randrange(len(words) - 300) for _ in range(size // 300 + 1)]
        return " ".join([word for start in starts for word in words[start : start + 300]][:size])

    return sliced


def main(folder: Path | None = None) -> None:
    """Print every figure of the alignment's speed list."""
    background = Background.shipped()
    english = prose(folder) if folder else invented
    texts = [pair(900, english, seed) for seed in range(40)]
    in_turn(
        "40 pairs of 900 words, preparing both and aligning; difflib",
        lambda: [align(prepared(a), prepared(b), background) for a, b in texts],
        lambda: [difflib.SequenceMatcher(None, a.split(), b.split(), autojunk=False).get_matching_blocks() for a, b in texts],
        goal=4.0,
    )
    for label, size, honest, goal in (("5,000 words", 5_000, english, 5), ("10,000 Chinese characters", 10_000, chinese, 10)):
        sides = [prepared(text) for text in pair(size, honest, 1)]
        print(f"{label}: align {1000 * seconds(lambda s=sides: align(*s, background)):.1f} ms, goal {goal} ms")
    growth = {}
    for size in (10_000, 30_000, 100_000, 300_000):
        a, b = pair(size, english, 2)
        growth[size] = seconds(lambda a=a, b=b: align(prepared(a), prepared(b), background))
        print(f"{size:8,} words: prepared and aligned in {1000 * growth[size]:.0f} ms")
    print(f"10,000 → 300,000: {growth[300_000] / growth[10_000]:.0f} times, goal {30**1.3:.0f} times")
    hostile = {
        "a million words a side": pair(1_000_000, english, 3),
        "one sentence 50,000 times": tuple("The quick team checked the roof twice. " * times for times in (50_000, 40_000)),
        "one character a million times": ("好" * 1_000_000, "好" * 900_000 + "坏"),
        "300,000 characters without punctuation": tuple(chinese(random.Random(s), 300_000).replace("。", "") for s in (1, 2)),
    }
    for label, (a, b) in hostile.items():
        taken = seconds(lambda a=a, b=b: align(prepared(a), prepared(b), background), 1)
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**20
        print(f"{label}: {taken:.1f} s, goal 20 s; peak so far {peak:.2f} GiB, goal 2 GiB")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else None)
