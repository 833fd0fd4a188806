"""An archive of short papers: adding them (peak memory), one new paper in an open session, and as a command.

`PLAGCHECK_BENCH_PAPERS` sets how many (default 100,000); each has some 300 words of its topic's vocabulary and of all others'.
"""

import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import numpy as np

from plagcheck.engine import Archive, Options, Session

WORDS, TOPICS, FOLDER = 300, 400, 1000


def texts(count: int) -> Iterator[str]:
    """`count` papers, the same on every run: Zipf's law over the words of all, two in five from the paper's topic."""
    table = resources.files("plagcheck.resources").joinpath("tables/english_idf.tsv").read_text(encoding="utf-8")
    words = np.array([line.split("\t")[0] for line in table.splitlines() if "\t" in line])
    random = np.random.default_rng(5)
    words = words[random.permutation(len(words))]
    chance = 1 / (np.arange(len(words)) + 20)
    ends = np.cumsum(chance / chance.sum())
    topics = random.integers(0, len(words), (TOPICS, 200))
    for number in range(count):
        chosen = np.searchsorted(ends, random.random(WORDS)).clip(max=len(words) - 1)
        own = random.random(WORDS) < 0.4
        chosen[own] = topics[number % TOPICS][random.integers(0, 200, int(own.sum()))]
        yield ". ".join(" ".join(words[part]) for part in np.split(chosen, range(15, WORDS, 15))) + ".\n"


def main() -> None:
    """Print the figures."""
    count = int(os.environ.get("PLAGCHECK_BENCH_PAPERS", "100000"))
    with tempfile.TemporaryDirectory() as place:
        folder, archive = Path(place), Path(place) / "earlier.db"
        sample: list[str] = []
        for number, text in enumerate(texts(count)):
            path = folder / f"class{number // FOLDER:03}" / f"{number:06}.txt"
            path.parent.mkdir(exist_ok=True)
            path.write_text(text)
            if number in (7, count // 2):
                sample.append(text)
        started, spent = time.perf_counter(), time.process_time()
        Archive(archive).add(sorted(folder.glob("class*")))
        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        print(f"{count} papers added in {time.perf_counter() - started:.0f} s ({time.process_time() - spent:.0f} s "
              f"of processor in this process), peak {peak:.0f} MB, {archive.stat().st_size / 2**20:.0f} MB")  # fmt: skip
        new = folder / "new.txt"
        new.write_text(sample[0][:900] + sample[1][900:])
        options, session = Options(archive=str(archive)), Session()
        session.add([new])
        for _ in range(4):
            spent, started = time.process_time(), time.perf_counter()
            report = session.report(options, own_background=True)
            print(f"open session: {time.perf_counter() - started:.3f} s, {time.process_time() - spent:.3f} s of processor, "
                  f"{len(report.pairs)} pairs")  # fmt: skip
        for _ in range(3):
            before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
            started = time.perf_counter()
            command = [sys.executable, "-m", "plagcheck", "check", str(new), "--archive", str(archive), "--quiet"]
            subprocess.run(command, check=True)
            spent = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
            print(f"command: {time.perf_counter() - started:.2f} s, {spent:.2f} s of processor")


if __name__ == "__main__":
    main()
