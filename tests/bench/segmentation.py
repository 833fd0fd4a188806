"""Tokens with offsets and hashes: Chinese against a loop over jieba.tokenize, English against re.finditer."""

import re
from pathlib import Path

import jieba

from plagcheck.engine.folding import fold
from plagcheck.engine.segmentation import words
from tests.bench.turns import in_turn

ROOT = Path(__file__).parent.parent.parent
HAN_RUN = re.compile("[\u4e00-\u9fd5]+")


def main() -> None:
    """Print both ratios; Chinese tokens are compared one by one first."""
    chinese = "".join(p.read_text(encoding="utf-8") for p in sorted((ROOT / "tests/data/rewriting").glob("*.txt"))) * 4
    english = (ROOT / "packaging" / "samples" / "09.txt").read_text(encoding="utf-8") * 10
    jieba.setLogLevel(60)
    jieba.initialize()

    def theirs() -> list[tuple[int, int, str]]:
        found = []
        for run in HAN_RUN.finditer(chinese):
            found += [(run.start() + s, run.start() + e, w) for w, s, e in jieba.tokenize(run.group(), HMM=False)]
        return found

    tokens = words(fold(chinese))
    ours = [(s, e) for s, e, h in zip(tokens.start.tolist(), tokens.end.tolist(), tokens.han.tolist(), strict=True) if h]
    equal = sum(1 for x in set(ours) & {(s, e) for s, e, _ in theirs()})
    print(f"Chinese tokens in both: {equal} of {len(ours)} (line ends inside sentences and old characters are folded)")
    in_turn("Chinese tokens, offsets, hashes; jieba.tokenize", lambda: words(fold(chinese)), theirs, goal=12)
    pattern = re.compile(r"[A-Za-z0-9']+")
    in_turn(
        "English tokens, offsets, hashes; re.finditer",
        lambda: words(fold(english)),
        lambda: [(m.start(), m.end(), m.group().lower()) for m in pattern.finditer(english)],
        goal=4,
    )
