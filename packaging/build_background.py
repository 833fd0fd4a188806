"""Makes the tables of the alignment in plagcheck/resources/tables: how common match tokens are, and which count as one.

background.npz: rates of Han bigrams and of words by their first letters.
  Chinese: dict.txt of jieba (MIT), words with frequencies. A bigram comes inside words, or where two words meet: words
  ending in its first character times words beginning with its second, by share, where no punctuation stands between.
  English: frequency_dictionary_en_82_765.txt of symspellpy (MIT; Google Books Ngram counts, CC BY 3.0, and SCOWL).
equivalents.npy: the groups of equivalents.txt (our own) as token hashes; every member of a group has the group's summed rate.

    pip install jieba symspellpy && python packaging/build_background.py
"""

from collections import Counter
from collections.abc import Iterable
from importlib import resources
from itertools import pairwise
from pathlib import Path

import numpy as np
import numpy.typing as npt

from plagcheck.engine.background import LEVELS_PER_NAT
from plagcheck.engine.folding import fold
from plagcheck.engine.segmentation import match_tokens

TABLES = Path(__file__).parent.parent / "plagcheck" / "resources" / "tables"
HAN_ENTRIES, WORD_ENTRIES = 78_000, 25_000
"""The most frequent bigrams and word beginnings kept: the table stays under a megabyte."""
DIGIT_RATE = 5e-3
"""Share of English tokens that are a one-digit number; each digit more makes them all together half as frequent."""
MOST_DIGITS = 3
YEARS, YEAR_RATE = range(1500, 2101), 2e-5
MOST_RATIO, MOST_COMMON = 4.0, 5e-4
"""How much rarer than its group's most frequent word a word may be, and the rate above which a word says nothing anyway."""
LETTERS = 5
"""Letters of a word that a match token keeps."""
JOINED = 0.8
"""Share of the borders between Chinese words that no punctuation mark breaks."""
BORDER_CHARACTERS = 1500
"""First and last characters of words that bigrams across a border are reckoned for."""


def main() -> None:
    """Write both tables."""
    rate = {**_top(_han_rates(), HAN_ENTRIES), **_top(_word_rates(), WORD_ENTRIES), **_number_rates()}
    hashes = _hashes(rate)
    table = {hashes[token]: value for token, value in rate.items() if token in hashes}
    pairs = []
    for group in _groups(table):
        total = sum(table.get(member, 0.0) for member in group)
        for member in group:
            pairs.append((member, group[0]))
            if total:
                table[member] = total
    order = sorted(table)
    level = np.clip(np.rint(-LEVELS_PER_NAT * np.log([table[h] for h in order])), 0, 255).astype(np.uint8)
    np.savez(TABLES / "background.npz", hash=np.array(order, dtype="<u8"), level=level)
    np.save(TABLES / "equivalents.npy", np.array(sorted(pairs), dtype="<u8").reshape(-1, 2).T)


def _han_rates() -> dict[str, float]:
    inside, first, last = Counter[str](), Counter[str](), Counter[str]()
    words = characters = 0
    for line in resources.files("jieba").joinpath("dict.txt").read_text(encoding="utf-8").splitlines():
        word, frequency = line.split(" ")[0], int(line.split(" ")[1])
        if not all("\u3400" <= c <= "\u9fff" for c in word):
            continue
        words, characters = words + frequency, characters + frequency * len(word)
        first[word[0]] += frequency
        last[word[-1]] += frequency
        for pair in pairwise(word):
            inside["".join(pair)] += frequency
    counts: dict[str, float] = dict(inside)
    for x, ending in last.most_common(BORDER_CHARACTERS):
        for y, beginning in first.most_common(BORDER_CHARACTERS):
            counts[x + y] = counts.get(x + y, 0.0) + JOINED * ending * beginning / words
    total = characters - words * (1 - JOINED)
    return {bigram: count / total for bigram, count in counts.items()}


def _word_rates() -> dict[str, float]:
    text = resources.files("symspellpy").joinpath("frequency_dictionary_en_82_765.txt").read_text(encoding="utf-8-sig")
    counts = Counter[str]()
    for word, count in (line.split() for line in text.splitlines() if line):
        counts[word[:LETTERS]] += int(count)
    return {beginning: count / counts.total() for beginning, count in counts.items()}


def _number_rates() -> dict[str, float]:
    """Numbers, which no word list counts: shared ones must not look rare."""
    rates = {str(year): YEAR_RATE for year in YEARS}
    for digits in range(1, MOST_DIGITS + 1):
        for number in range(10**digits):
            rates[f"{number:0{digits}}"] = DIGIT_RATE * 2.0 ** (1 - digits) / 10**digits
    return rates


def _top(rates: dict[str, float], most: int) -> dict[str, float]:
    return dict(sorted(rates.items(), key=lambda item: (-item[1], item[0]))[:most])


def _hashes(texts: Iterable[str]) -> dict[str, int]:
    """The token hash of each text that is one match token."""
    texts = list(texts)
    joined = ";".join(texts)
    tokens = match_tokens(fold(joined), None)
    at = np.cumsum([0, *(len(text) + 1 for text in texts)])
    which = np.searchsorted(at, tokens.start, "right") - 1
    count: npt.NDArray[np.int64] = np.bincount(which, minlength=len(texts))
    return {texts[w]: int(h) for w, h in zip(which.tolist(), tokens.hash.tolist(), strict=True) if count[w] == 1}


def _groups(table: dict[int, float]) -> list[list[int]]:
    """The groups of equivalents.txt as token hashes, each token in the first group that names it.

    A word many times rarer than its group says more alone than as one of many, and is left out; a number's spellings never.
    """
    lines = (TABLES / "equivalents.txt").read_text(encoding="utf-8").splitlines()
    groups = [line.split() for line in lines if line and not line.startswith("#")]
    hashes = _hashes(sorted({word for group in groups for word in group}))
    taken: set[int] = set()
    found = []
    for group in groups:
        members = sorted({hashes[word] for word in group if word in hashes} - taken)
        most = max((table.get(member, 0.0) for member in members), default=0.0)
        number = any(word.isdigit() for word in group)
        members = [member for member in members if number or table.get(member, 0.0) * MOST_RATIO >= most]
        if len(members) > 1 and (number or most <= MOST_COMMON):
            found.append(members)
            taken.update(members)
    return found


if __name__ == "__main__":
    main()
