"""The rewriting texts are what their README says: rewritten enough, long enough, and honest where they claim to be.

A character is covered when it lies in a run of 13 equal characters shared with the other text, counted over letters,
digits and Han only (NFKC, lower case). Written anew here, by sets of slices, so that it depends on nothing it measures.
"""

import unicodedata
from itertools import combinations
from pathlib import Path

import pytest

DATA = Path(__file__).parents[1] / "data" / "rewriting"
RUN = 13  # characters; the length at which equal Chinese stops being chance
NUMBERS = range(1, 7)


def bare(name: str) -> str:
    """The letters, digits and Han of a text."""
    text = (DATA / f"{name}.txt").read_text(encoding="utf-8")
    return "".join(c for c in unicodedata.normalize("NFKC", text).lower() if c.isalnum())


def covered_share(source: str, copy: str, run: int = RUN) -> float:
    """The share of `copy` that lies in runs of `run` characters which `source` holds too."""
    runs = {source[i : i + run] for i in range(len(source) - run + 1)}
    covered: set[int] = set()
    for i in range(len(copy) - run + 1):
        if copy[i : i + run] in runs:
            covered.update(range(i, i + run))
    return len(covered) / len(copy)


@pytest.mark.parametrize("number", NUMBERS)
def test_a_rewritten_text_keeps_at_most_a_quarter_in_equal_runs(number: int) -> None:
    share = covered_share(bare(f"original_{number}"), bare(f"rewritten_{number}"))
    print(f"rewritten_{number}: {share:.3f} in runs of {RUN}")
    assert 0.05 < share <= 0.25


@pytest.mark.parametrize("number", NUMBERS)
def test_originals_and_rewritten_texts_have_a_thousand_characters(number: int) -> None:
    assert min(len(bare(f"original_{number}")), len(bare(f"rewritten_{number}"))) >= 1000


def test_honest_texts_have_800_to_1200_characters() -> None:
    assert all(800 <= len((DATA / f"honest_{i:02}.txt").read_text(encoding="utf-8")) <= 1200 for i in range(1, 11))


def test_honest_texts_share_no_run_with_any_other_text() -> None:
    honest = [bare(f"honest_{i:02}") for i in range(1, 11)]
    others = [bare(f"{kind}_{i}") for kind in ("original", "rewritten") for i in NUMBERS]
    pairs = [*combinations(honest, 2), *((a, b) for a in honest for b in others)]
    assert max(covered_share(a, b, 10) for a, b in pairs) == 0


def test_texts_on_different_subjects_share_no_run() -> None:
    originals = [bare(f"original_{i}") for i in NUMBERS]
    assert all(covered_share(a, b) == 0 for a, b in combinations(originals, 2))


def test_coverage_counts_a_shared_run_and_nothing_shorter() -> None:
    assert covered_share("abcdefghijklm", "abcdefghijklmxyz") == 13 / 16
    assert covered_share("abcdefghijkl", "abcdefghijklxyzw") == 0
