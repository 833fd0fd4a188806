"""Letters without word borders → words: the cut whose words are together the most common in English.

Method: the path of highest ∏ P(word) over all cuts, as jieba cuts Chinese; the rates are those behind the shipped idf table
(idf = −ln(1 − e^(−p·n)), see packaging/build_idf.py). A word outside the table is spelt letter by letter, each by the letter
before it, so that names and other languages stay whole, and costs tell a language from a row of letters.
"""

import math
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from plagcheck.engine.english import idf_table

TEXT_WORDS = 500
"""Words of the text the shipped idf is reckoned for."""
LEAST_IDF = 0.005
"""The table's two decimals tell no words apart below this."""
OTHER_WORDS = 0.02
"""Share of the words of English texts that the table does not hold."""
EDGE = 26
"""The sign before the first and after the last letter of a word, beside 0..25 for a..z."""


@dataclass(frozen=True, eq=False)
class Model:
    """Costs in nats: of each known word, and of each letter (or the end) after another."""

    words: dict[str, float]
    beginnings: frozenset[str]
    """All beginnings of known words, so that a search ends where no word can come of it."""
    after: list[list[float]]


@cache
def model() -> Model:
    """The shipped model."""
    rates = {word: -math.log(-math.expm1(-max(LEAST_IDF, float(idf)))) / TEXT_WORDS for word, idf in idf_table().items()}
    counts = [[1e-5] * (EDGE + 1) for _ in range(EDGE + 1)]
    for word, rate in rates.items():
        signs = [EDGE, *(ord(letter) - 97 for letter in word), EDGE]
        if all(0 <= sign <= EDGE for sign in signs):
            for before, sign in pairwise(signs):
                counts[before][sign] += rate
    after = [[math.log(sum(row)) - math.log(count) for count in row] for row in counts]
    words = {word: -math.log(rate) for word, rate in rates.items()}
    return Model(words, frozenset(word[:i] for word in words for i in range(1, len(word) + 1)), after)


def cut(letters: str) -> tuple[list[int], float]:
    """Where each word of `letters` (a to z alone) ends, and what they cost in nats."""
    known, size = model(), len(letters)
    signs = [ord(letter) - 97 for letter in letters]
    new = -math.log(OTHER_WORDS)
    best, start = [0.0] + [math.inf] * size, [0] * (size + 1)
    spelt, spelt_from = math.inf, 0
    for i in range(size):
        for j in range(i + 1, size + 1):
            piece = letters[i:j]
            if piece not in known.beginnings:
                break
            cost = best[i] + known.words.get(piece, math.inf)
            if cost < best[j]:
                best[j], start[j] = cost, i
        # the unknown word that letter i belongs to goes on, or begins here
        goes_on = spelt + known.after[signs[i - 1]][signs[i]] if i else math.inf
        begins = best[i] + new + known.after[EDGE][signs[i]]
        spelt, spelt_from = (begins, i) if begins <= goes_on else (goes_on, spelt_from)
        whole = spelt + known.after[signs[i]][EDGE]
        if whole < best[i + 1]:
            best[i + 1], start[i + 1] = whole, spelt_from
    ends, place = [], size
    while place:
        ends.append(place)
        place = start[place]
    return ends[::-1], best[size]


def word_cost(word: str) -> float:
    """What one word costs in nats, in the table or spelt letter by letter; letters other than a to z make it infinite."""
    known = model()
    if word in known.words:
        return known.words[word]
    signs = [EDGE, *(ord(letter) - 97 for letter in word), EDGE]
    if not all(0 <= sign < EDGE for sign in signs[1:-1]):
        return math.inf
    return -math.log(OTHER_WORDS) + sum(known.after[a][b] for a, b in pairwise(signs))


def is_word(word: str) -> bool:
    """Whether the table holds `word`."""
    return word in idf_table()
