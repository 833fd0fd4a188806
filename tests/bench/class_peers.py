"""100 papers as a whole process tree, in turn with copydetect and Dolos, which need places of their own:

    python -m venv PEERS && PEERS/bin/pip install copydetect      PLAGCHECK_PEER_PYTHON=PEERS/bin/python
    npm install --prefix DOLOS @dodona/dolos-lib                  PLAGCHECK_DOLOS=DOLOS (and node on the path)

    python -m tests.bench class_peers

Goals: at most a third of copydetect's time on English papers of 5,000 words; at most half of Dolos' memory there, and no more
than its memory on Chinese ones. A peer that is not there is left out, with a line that says so.
"""

import os
import random
import shutil
import statistics
import tempfile
from collections.abc import Callable
from pathlib import Path

from tests.bench.class_papers import write_class
from tests.bench.whole_process import Ran, plagcheck, run

PAPERS, WORDS, CHARACTERS, COPIES, ROUNDS = 100, 5000, 8000, 10, 3
_COPYDETECT = """
import sys
from copydetect import CopyDetector
detector = CopyDetector(test_dirs=[sys.argv[1]], extensions=["txt"], noise_t=25, guarantee_t=40, display_t=0.1,
                        disable_filtering=True, silent=True, autoopen=False, out_file=sys.argv[2])
detector.run()
detector.generate_html_report()
"""
_DOLOS = """
import { Dolos } from "@dodona/dolos-lib";
import { readdirSync } from "node:fs";
const folder = process.argv[2];
const dolos = new Dolos({ language: "char", kgramLength: 25, kgramsInWindow: 17 });
const report = await dolos.analyzePaths(readdirSync(folder).map(name => folder + "/" + name));
console.log(report.allPairs().filter(pair => pair.similarity > 0.1).length);
"""


def main() -> None:
    """Measure, and print a line for each peer and language."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write_class(folder / "English", PAPERS, WORDS, COPIES)
        _write_chinese(folder / "Chinese")
        for peer, command in (("copydetect", _copydetect(folder)), ("Dolos", _dolos(folder))):
            for language in ("English", "Chinese"):
                if command is not None:
                    _in_turn(folder, language, peer, command)


def _in_turn(folder: Path, language: str, peer: str, command: Callable[[Path], list[str]]) -> None:
    ours: list[Ran] = []
    theirs: list[Ran] = []
    for turn in range(ROUNDS):
        ours.append(plagcheck(folder / language, folder / f"cache {peer} {language} {turn}"))
        theirs.append(run(command(folder / language)))
    rows = [
        (a.seconds / b.seconds, a.cpu_seconds / b.cpu_seconds, a.peak_mib / b.peak_mib)
        for a, b in zip(ours, theirs, strict=True)
    ]
    time, cpu, memory = (statistics.median(column) for column in zip(*rows, strict=True))
    print(
        f"{PAPERS} {language} papers, ours against {peer}: time {time:.2f}, CPU {cpu:.2f}, memory {memory:.2f} of theirs "
        f"(ours {ours[-1].seconds:.1f} s, {ours[-1].peak_mib:.0f} MiB; theirs {theirs[-1].seconds:.1f} s, "
        f"{theirs[-1].peak_mib:.0f} MiB; load {os.getloadavg()[0]:.1f})"
    )


def _copydetect(folder: Path) -> Callable[[Path], list[str]] | None:
    python = os.environ.get("PLAGCHECK_PEER_PYTHON")
    if not python:
        print("copydetect left out: name the interpreter of a venv that has it in PLAGCHECK_PEER_PYTHON")
        return None
    return lambda papers: [python, "-c", _COPYDETECT, str(papers), str(folder / "copydetect.html")]


def _dolos(folder: Path) -> Callable[[Path], list[str]] | None:
    place, node = os.environ.get("PLAGCHECK_DOLOS"), shutil.which("node")
    if not place or not node:
        print("Dolos left out: name the folder where npm installed it in PLAGCHECK_DOLOS, with node on the path")
        return None
    script = Path(place) / "plagcheck-bench.mjs"
    script.write_text(_DOLOS, encoding="utf-8")
    return lambda papers: [node, str(script), str(papers)]


def _write_chinese(folder: Path) -> None:
    """Papers of words of two common characters by Zipf's law; the last ones hold a quarter of the first."""
    folder.mkdir()
    chance = random.Random(4)
    characters = [bytes([row, cell]).decode("gb2312") for row in range(0xB0, 0xD7) for cell in range(0xA1, 0xFF)]
    words = ["".join(chance.choices(characters, k=2)) for _ in range(20_000)]
    weights = [1 / rank for rank in range(1, len(words) + 1)]
    papers = [chance.choices(words, weights, k=CHARACTERS // 2) for _ in range(PAPERS)]
    for number in range(COPIES):
        papers[-1 - number][500:1500] = papers[number][1000:2000]
    for number, own in enumerate(papers):
        lines = ["".join(own[start : start + 12]) for start in range(0, len(own), 12)]
        (folder / f"{number:03}.txt").write_text("。".join(lines) + "。\n", encoding="utf-8")


if __name__ == "__main__":
    main()
