"""Two long Chinese papers made by a fixed rule, for benchmarks of the window: own nonsense, some passages shared."""

import random
from pathlib import Path

LETTERS = [chr(c) for c in range(0x4E00, 0x4E00 + 3000)]
WORDS, SENTENCE_WORDS = 6000, 12
SHARED_EVERY = 10
"""One paragraph in so many is the same in both papers."""


def paragraphs(count: int, seed: int) -> list[str]:
    """Paragraphs of some 120 characters of made-up words."""
    words = random.Random(0)
    vocabulary = ["".join(words.choices(LETTERS, k=2)) for _ in range(WORDS)]
    rng = random.Random(seed)

    def sentence() -> str:
        return "".join(rng.choices(vocabulary, k=SENTENCE_WORDS)) + "。"

    return ["".join(sentence() for _ in range(5)) for _ in range(count)]


def two_papers(folder: Path, characters: int) -> list[Path]:
    """Two text files of `characters` each that share every tenth paragraph."""
    count = characters // 126
    both, paths = paragraphs(count // SHARED_EVERY + 1, 1), []
    for seed, name in ((2, "one.txt"), (3, "two.txt")):
        own = paragraphs(count, seed)
        own[::SHARED_EVERY] = both[: len(own[::SHARED_EVERY])]
        paths.append(folder / name)
        paths[-1].write_text("\n".join(own), encoding="utf-8")
    return paths
