"""Makes plagcheck/resources/tables/english_idf.tsv: how few English texts hold a word, from word frequencies.

Source: frequency_dictionary_en_82_765.txt of symspellpy (MIT), made from Google Books Ngram counts (CC BY 3.0) and the SCOWL
word lists. A word of rate p stands in a text of n words with probability 1 − exp(−p·n), so idf = −ln(1 − exp(−p·n)).

    pip install symspellpy && python packaging/build_idf.py
"""

import math
from importlib import resources
from pathlib import Path

WORDS = 30_000
"""The most frequent words kept: rarer ones are all as good as unknown, and the table stays under half a megabyte."""
TEXT = 500
"""Words of the text that the document frequency is reckoned for; puts the scale beside jieba's (most words 6 to 13)."""
HEAD = (
    "# word, idf. Made by packaging/build_idf.py from symspellpy's frequency dictionary (MIT; Google Books Ngram, CC BY 3.0)\n"
)


def main() -> None:
    """Write the table beside the others."""
    source = resources.files("symspellpy").joinpath("frequency_dictionary_en_82_765.txt").read_text(encoding="utf-8-sig")
    rows = [(word, int(count)) for word, count in (line.split() for line in source.splitlines() if line)]
    total = sum(count for _, count in rows)
    rows.sort(key=lambda row: (-row[1], row[0]))
    lines = [f"{word}\t{-math.log(-math.expm1(-TEXT * count / total)):.2f}\n" for word, count in rows[:WORDS]]
    target = Path(__file__).parent.parent / "plagcheck" / "resources" / "tables" / "english_idf.tsv"
    target.write_text(HEAD + "".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
