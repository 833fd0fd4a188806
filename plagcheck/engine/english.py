"""How common English words are: the shipped table, read once, for weighing words and for telling words apart."""

from functools import cache
from importlib import resources


@cache
def idf_table() -> dict[str, str]:
    """The idf of 30,000 words, the most common first; values stay text until they are asked for."""
    text = resources.files("plagcheck.resources").joinpath("tables", "english_idf.tsv").read_text(encoding="utf-8")
    return dict(line.split("\t") for line in text.splitlines() if not line.startswith("#"))
