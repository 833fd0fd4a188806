"""Screening 1,000 papers against a plain dictionary index of the same features: `python -m tests.bench screening_index`.

The index holds for each token, pair and gram the papers that have it, and adds up for each two papers what they share: no
windows, no places, so that it does less than the screening. Goals: 10 times as fast, at most 80 bytes of memory a feature.
"""

import tempfile
import tracemalloc
from collections import defaultdict
from collections.abc import Sequence
from itertools import combinations, pairwise
from pathlib import Path

import numpy as np

from plagcheck.engine import screening
from plagcheck.engine.background import Background
from plagcheck.engine.common import fewest_holders, gram_hashes
from plagcheck.engine.folding import fold
from plagcheck.engine.postings import PAIR_HOLDERS, SINGLE_HOLDERS, most_holders
from plagcheck.engine.segmentation import match_tokens
from tests.bench.class_papers import write_class
from tests.bench.turns import in_turn

PAPERS, WORDS, COPIES = 1000, 1500, 20
"""Some 4,000 features a paper: its tokens, pairs and grams."""


def main() -> None:
    """Print the ratio and the memory."""
    with tempfile.TemporaryDirectory() as folder:
        write_class(Path(folder), PAPERS, WORDS, COPIES)
        texts = [path.read_text(encoding="utf-8") for path in sorted(Path(folder).iterdir())]
    papers = [match_tokens(fold(text), None).hash for text in texts]
    background = Background.of_tokens(papers)
    features = sum(3 * len(tokens) for tokens in papers)
    in_turn(
        f"all pairs of {PAPERS:,} papers, {features / PAPERS:,.0f} features each; dictionary",
        lambda: screening.candidates(papers, background),
        lambda: by_dictionary(papers),
        goal=10,
        rounds=3,
    )
    tracemalloc.start()
    screening.candidates(papers, background)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    print(f"peak memory {peak / features:.0f} bytes a feature, goal 80")


def by_dictionary(papers: Sequence[np.ndarray]) -> list[tuple[int, int]]:
    """Pairs of papers that share several features that few papers hold."""
    shared: dict[tuple[int, int], int] = defaultdict(int)
    count = len(papers)
    limits = (most_holders(count, SINGLE_HOLDERS), most_holders(count, PAIR_HOLDERS), fewest_holders(count) - 1)
    for kind, limit in enumerate(limits):
        index: dict[object, list[int]] = defaultdict(list)
        for number, tokens in enumerate(papers):
            own = tokens.tolist()
            features = (own, list(pairwise(own)), gram_hashes(tokens).tolist())[kind]
            for feature in set(features):
                index[feature].append(number)
        for holders in index.values():
            if 2 <= len(holders) <= limit:
                for pair in combinations(holders, 2):
                    shared[pair] += 1
    return [pair for pair, number in shared.items() if number >= 5]


if __name__ == "__main__":
    main()
