"""A class as a whole process: 1,000 papers cold and from the cache, what is found, and how time grows with the papers.

    python -m tests.bench class_speed

Goals, on two processors with nothing else to do: 1,000 papers of 3,000 words in 20 s and 1 GiB, all planted copies found and
nothing else above `low`, the second run in a quarter of the first; from 300 to 3,000 papers CPU time grows by at most n^1.3.
"""

import json
import math
import os
import tempfile
from pathlib import Path

from tests.bench.class_papers import write_class
from tests.bench.whole_process import plagcheck

PAPERS, WORDS, COPIES = 1000, 3000, 20
GROWTH, SHORT_WORDS, COPIES_EACH = (10, 30, 100, 300, 1000, 3000), 300, 0.02
"""Papers of each class, their words, and how many of them hold a copied passage: the same share of each class."""


def main() -> None:
    """Measure, and print a line for each figure and its goal."""
    with tempfile.TemporaryDirectory() as folder:
        _class_of_a_thousand(Path(folder))
        _second_reading(Path(folder))
        _growth(Path(folder))


def _class_of_a_thousand(folder: Path) -> None:
    planted = set(write_class(folder / "class", PAPERS, WORDS, COPIES))
    cold = plagcheck(folder / "class", folder / "cache")
    warm = plagcheck(folder / "class", folder / "cache")
    report = json.loads(cold.output)
    high = {(p["a"], p["b"]) for p in report["pairs"] if p["level"] not in ("low", "none")}
    print(f"{PAPERS:,} papers of {WORDS:,} words, load {os.getloadavg()[0]:.1f}")
    print(f"  cold {cold.seconds:.1f} s, goal 20 s; CPU {cold.cpu_seconds:.1f} s; peak {cold.peak_mib:.0f} MiB, goal 1,024")
    print(f"  warm {warm.seconds:.1f} s, {warm.seconds / cold.seconds:.2f} of cold, goal 0.25; CPU {warm.cpu_seconds:.1f} s, "
          f"{warm.cpu_seconds / cold.cpu_seconds:.2f} of cold")  # fmt: skip
    print(f"  planted copies found {len(planted & high)} of {len(planted)}; other pairs above low {len(high - planted)}")


def _second_reading(folder: Path) -> None:
    """How many papers of a class of 500 a second check reads: counted in this process."""
    from plagcheck.engine import check, preparing

    write_class(folder / "five hundred", 500, WORDS, seed=2)
    os.environ["XDG_CACHE_HOME"] = os.environ["LOCALAPPDATA"] = str(folder / "cache")
    counts: list[int] = []
    real = preparing._read

    def counted(sources, *rest):  # type: ignore[no-untyped-def]
        counts.append(len(sources))
        return real(sources, *rest)

    preparing._read = counted
    try:
        first, second = (check([folder / "five hundred"]) for _ in range(2))
    finally:
        preparing._read = real
    same = [line for line in first.to_json().split("\n") if "created" not in line] == [
        line for line in second.to_json().split("\n") if "created" not in line
    ]
    print(f"500 papers: read {counts[0]} the first time, {counts[1]} the second, goal 0; the same result: {same}")


def _growth(folder: Path) -> None:
    taken: dict[int, float] = {}
    for papers in GROWTH:
        place = folder / f"class of {papers}"
        copies = round(COPIES_EACH * papers)
        planted = set(write_class(place, papers, SHORT_WORDS, copies, seed=3))
        ran = plagcheck(place, folder / f"cache of {papers}")
        found = {(p["a"], p["b"]) for p in json.loads(ran.output)["pairs"] if p["level"] not in ("low", "none")}
        taken[papers] = ran.cpu_seconds
        print(f"{papers:6,} papers of {SHORT_WORDS} words: CPU {ran.cpu_seconds:6.2f} s, {ran.peak_mib:5.0f} MiB, "
              f"{len(found & planted)} of {copies} copies found, {len(found - planted)} others")  # fmt: skip
    exponent = math.log(taken[3000] / taken[300]) / math.log(10)
    print(f"from 300 to 3,000 papers CPU time grows as n^{exponent:.2f}, goal 1.30")


if __name__ == "__main__":
    main()
