"""Classes of generated English papers whose copies are known: for benchmarks, the same for the same arguments.

A paper is drawn from a vocabulary by Zipf's law, strewn with phrases that all papers use, and holds one long prompt that
stands in every paper, as papers of a class do. Some papers copy a passage of another: verbatim, with words replaced, or with
its sentences in another order and the words of each thrown about.
"""

from importlib import resources
from pathlib import Path

import numpy as np

VOCABULARY, PHRASES = 20_000, 300
PROMPT_SHARE = 1 / 15
"""Of a paper's words, the prompt: 200 words in 3,000. More, and the prompt alone would come to a copied share worth a look."""
PHRASE_EVERY = 60
"""Words from one stock phrase to the next, on average."""
SENTENCE_WORDS = 15
COPIED_SHARE = 0.25
"""Of a paper's words, what it copies from another."""
HOW = ("verbatim", "edited", "shuffled")
EDITED_SHARE = 0.15
"""Of the words of an edited passage, what is replaced."""
Pair = tuple[int, int]


def english_words() -> list[str]:
    """The most frequent English words, the most frequent first."""
    table = resources.files("plagcheck.resources").joinpath("tables", "english_idf.tsv").read_text(encoding="utf-8")
    return [line.split("\t")[0] for line in table.splitlines() if not line.startswith("#")][:VOCABULARY]


def write_class(folder: Path, papers: int, words: int, copies: int = 0, seed: int = 1) -> dict[Pair, str]:
    """Write `papers` text files of so many words; which of them (by number) hold a copied passage, and how it was changed."""
    folder.mkdir(parents=True, exist_ok=True)
    chance, known = np.random.default_rng(seed), english_words()
    rank = 1.0 / np.arange(1, len(known) + 1)
    draw = _Drawing(chance, rank / rank.sum())
    phrases = [draw.words(int(length)) for length in chance.integers(3, 8, PHRASES)]
    prompt = draw.words(int(PROMPT_SHARE * words))
    made = [_own(draw, words - len(prompt), phrases) for _ in range(papers)]
    planted = {}
    for number in range(copies):
        pair, how = (number, papers - 1 - number), HOW[number % len(HOW)]
        _copy(draw, made[pair[0]], made[pair[1]], how)
        planted[pair] = how
    for number, own in enumerate(made):
        text = np.concatenate([prompt, own])
        lines = [" ".join(known[i] for i in text[s : s + SENTENCE_WORDS]) for s in range(0, len(text), SENTENCE_WORDS)]
        (folder / name(number)).write_text(". ".join(line.capitalize() for line in lines) + ".\n", encoding="utf-8")
    return planted


def name(number: int) -> str:
    """The file of a paper."""
    return f"{number:05}.txt"


class _Drawing:
    """Words drawn by their probabilities."""

    def __init__(self, chance: np.random.Generator, probability: np.ndarray) -> None:
        self.chance = chance
        self._upto = np.cumsum(probability)

    def words(self, count: int) -> np.ndarray:
        """i8[count]: numbers of words."""
        return np.searchsorted(self._upto, self.chance.random(count)).clip(max=len(self._upto) - 1)


def _own(draw: _Drawing, words: int, phrases: list[np.ndarray]) -> np.ndarray:
    text = draw.words(words)
    for place in draw.chance.integers(0, max(1, words - 8), words // PHRASE_EVERY):
        phrase = phrases[int(draw.chance.integers(len(phrases)))][: words - place]
        text[place : place + len(phrase)] = phrase
    return text


def _copy(draw: _Drawing, source: np.ndarray, target: np.ndarray, how: str) -> None:
    size = int(COPIED_SHARE * len(source))
    start, place = (int(draw.chance.integers(0, len(text) - size)) for text in (source, target))
    passage = source[start : start + size].copy()
    if how == "edited":
        new = draw.chance.random(size) < EDITED_SHARE
        passage[new] = draw.words(int(new.sum()))
    elif how == "shuffled":
        sentences = [passage[s : s + SENTENCE_WORDS] for s in range(0, size, SENTENCE_WORDS)]
        order = draw.chance.permutation(len(sentences))
        passage = np.concatenate([sentences[i] for i in order])
    target[place : place + size] = passage
