"""Builds plagcheck/resources/tables/common_characters.txt: the Han characters in common use, by falling frequency.

Line 1 is Simplified: frequencies summed over the words of jieba's dictionary (MIT). Line 2 is Traditional: the same words
converted with OpenCC's phrase tables (Apache-2.0). Reading uses both to tell GB18030, Big5 and UTF-16 apart.
"""

from collections import Counter
from pathlib import Path

import jieba
import opencc

KEPT = 4500
TARGET = Path(__file__).parent.parent / "plagcheck" / "resources" / "tables" / "common_characters.txt"


def main() -> None:
    """Write the table."""
    simplified: Counter[str] = Counter()
    traditional: Counter[str] = Counter()
    convert = opencc.OpenCC("s2tw").convert
    for line in Path(jieba.__file__).with_name("dict.txt").read_text(encoding="utf-8").splitlines():
        word, count = line.split(" ")[:2]
        for character in word:
            simplified[character] += int(count)
        for character in convert(word):
            traditional[character] += int(count)
    rows = (
        sorted((c for c in table if "一" <= c <= "鿿"), key=lambda c: (-table[c], c)) for table in (simplified, traditional)
    )
    TARGET.write_text("".join("".join(row[:KEPT]) + "\n" for row in rows), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
