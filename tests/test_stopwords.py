"""The shipped stop lists are clean: one lower-case word a line, no entry twice."""

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
STOP_LISTS = {"zh": (300, 550), "adverbs_zh": (150, 300), "en": (200, 350), "adverbs_en": (80, 150)}


def stop_list(name: str) -> list[str]:
    path = ROOT / "plagcheck" / "resources" / "stopwords" / f"{name}.txt"
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


@pytest.mark.parametrize("name", STOP_LISTS)
def test_a_stop_list_holds_single_lower_case_words(name: str) -> None:
    entries, (least, most) = stop_list(name), STOP_LISTS[name]
    assert least <= len(entries) <= most
    assert entries == [entry.strip().lower() for entry in entries]
    assert not any(" " in entry for entry in entries)


def test_stop_lists_share_no_entry() -> None:
    entries = [entry for name in STOP_LISTS for entry in stop_list(name)]
    assert len(entries) == len(set(entries))
