"""The steps of the method on one paper or on two, as data: `plagcheck explain` prints them, the window walks through them.

words → what denoising drops → weights and levels → each feature's hash and signed weights → column sums → fingerprint; with a
second paper also the differing bits, the MinHash estimates beside the exact resemblance, and the baselines.
"""

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from itertools import starmap
from typing import Any

import numpy as np
import numpy.typing as npt

from plagcheck.engine import baselines, minhash, segmentation, shingling, simhash, weighting
from plagcheck.engine.comparing import resemblance
from plagcheck.engine.errors import PlagcheckError
from plagcheck.engine.model import Document, Options, Resemblance
from plagcheck.engine.profile import Profile, profile_of
from plagcheck.engine.progress import Progress, silent
from plagcheck.engine.reading.pool import Failed, Readers

RUNS = 3
"""Times a method of the table is run, of which the shortest counts: the first loads tables and libraries."""
LONG_RUN = 0.5
"""Seconds from which a method is run once only."""


@dataclass(frozen=True, slots=True)
class Feature:
    """One keyword on its way into the fingerprint."""

    word: str
    count: int
    idf: float
    weight: int
    """What it votes with: thousandths of count × idf, or its level."""
    level: int
    hash: int
    """Its hash, as wide as the fingerprint."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """How one paper's fingerprint comes about. `sums` has the most significant bit first."""

    name: str
    language: str
    segmenter: str
    words: tuple[str, ...]
    dropped: tuple[tuple[str, int], ...]
    """What denoising left out, with counts, most frequent first."""
    features: tuple[Feature, ...]
    weights: str
    """`tf-idf` or `levels`: what the features vote with."""
    bits: int
    sums: tuple[int, ...]
    fingerprint: int | None


@dataclass(frozen=True, slots=True)
class Baseline:
    """What one method says of two papers. `score` is None with the reason in `note`."""

    method: str
    score: float | None
    seconds: float
    note: str = ""


@dataclass(frozen=True, slots=True)
class Minimum:
    """The smallest value of one hash function in each paper, and the shingle that has it."""

    value_a: int
    words_a: str
    value_b: int
    words_b: str

    @property
    def equal(self) -> bool:
        """Whether both papers have the same smallest value."""
        return self.value_a == self.value_b


@dataclass(frozen=True, slots=True)
class PairExplanation:
    """Two papers side by side: which bits differ, and how the sketches estimate the resemblance."""

    a: Explanation
    b: Explanation
    differing: tuple[int, ...]
    """Bits that differ, 0 the most significant."""
    resemblance: Resemblance | None
    minima: tuple[Minimum, ...]
    """The smallest value of each of the K functions in both papers."""
    article_ratios: tuple[float, float] | None
    """The article's ratios of the two sets of minima, of K functions and of one: biased, shown for comparison only."""


def explain(document: Document, options: Options | None = None, *, levels: bool = False) -> Explanation:
    """The steps for one paper; with `levels` the fingerprint is fed with the levels 5..1 instead of tf × idf."""
    chosen = options or Options()
    profile = profile_of(document)
    features = _features(profile, chosen.bits, levels)
    sums: tuple[int, ...] = ()
    if features:
        table = simhash.hash_bits(profile.feature_hashes, chosen.bits)
        sums = tuple(simhash.column_sums(table, np.array([f.weight for f in features], dtype=np.int64)).tolist())
    words = profile.word_list
    dropped = Counter(word for word, kept in zip(words, profile.kept.tolist(), strict=True) if not kept)
    return Explanation(
        name=document.name,
        language=profile.language,
        segmenter=segmentation.segmenter(),
        words=tuple(words),
        dropped=tuple(sorted(dropped.items(), key=lambda row: (-row[1], row[0]))),
        features=features,
        weights="levels" if levels else "tf-idf",
        bits=chosen.bits,
        sums=sums,
        fingerprint=simhash.fingerprint(np.array(sums)) if sums else None,
    )


def explain_pair(a: Document, b: Document, options: Options | None = None, *, levels: bool = False) -> PairExplanation:
    """The steps for two papers, with what the fingerprints and the sketches say of them together."""
    chosen = options or Options()
    first, second = explain(a, chosen, levels=levels), explain(b, chosen, levels=levels)
    differing: tuple[int, ...] = ()
    if first.fingerprint is not None and second.fingerprint is not None:
        both = first.fingerprint ^ second.fingerprint
        differing = tuple(bit for bit in range(chosen.bits) if both >> (chosen.bits - 1 - bit) & 1)
    x, y, k = profile_of(a), profile_of(b), chosen.permutations
    if not len(x.shingles) or not len(y.shingles):
        return PairExplanation(first, second, differing, None, (), None)
    return PairExplanation(
        first,
        second,
        differing,
        resemblance(x, y, k),
        tuple(starmap(Minimum, zip(*_minima(x, k), *_minima(y, k), strict=True))),
        (minhash.ratio_of_minima(x.signature(k), y.signature(k)), minhash.ratio_of_minima(x.bottom_k(k), y.bottom_k(k))),
    )


def _minima(profile: Profile, k: int) -> tuple[list[int], list[str]]:
    """The K smallest values and the words of the shingles that have them."""
    first = minhash.argmin(shingling.runs(profile.words.hash), k).tolist()
    words = profile.word_list
    gap = "" if profile.language.startswith("zh") else " "
    return profile.signature(k).tolist(), [gap.join(words[i : i + shingling.WIDTH]) for i in first]


def measure_apart(
    a: Document, b: Document, options: Options | None = None, progress: Progress = silent
) -> tuple[Baseline, ...]:
    """`measure_baselines` in a worker process, which what `progress` raises kills.

    Raises PlagcheckError when the worker runs out of time or memory.
    """
    chosen = options or Options()
    item = {"texts": [a.text, b.text], "bits": chosen.bits, "permutations": chosen.permutations}
    with Readers(1) as workers:
        rows = next(workers.map(measured_here, [item], progress, "baselines"))
    if isinstance(rows, Failed):
        raise PlagcheckError(f"{a.name}, {b.name}: the plainer methods could not be run on papers of this length")
    return tuple(starmap(Baseline, rows))


def measured_here(item: dict[str, Any]) -> list[list[Any]]:
    """What a worker answers: the rows of the table for two texts, as plain data."""
    documents = [Document(str(place), text) for place, text in enumerate(item["texts"])]
    options = Options(bits=item["bits"], permutations=item["permutations"])
    return [[r.method, r.score, r.seconds, r.note] for r in measure_baselines(documents[0], documents[1], options)]


def measure_baselines(a: Document, b: Document, options: Options | None = None) -> tuple[Baseline, ...]:
    """Every method of the Methods table on two papers, each timed from the words on.

    Takes up to seconds and holds all threads while rapidfuzz works: run it in a child process that can be killed.
    """
    chosen = options or Options()
    x, y = profile_of(a), profile_of(b)
    k, bits = chosen.permutations, chosen.bits
    methods: dict[str, Callable[[], float | None]] = {
        "equal-strings": lambda: baselines.equal_strings(x.folded.string, y.folded.string),
        "common-subsequence": lambda: baselines.common_subsequence(x.words.hash, y.words.hash),
        "edit-distance": lambda: baselines.edit_similarity(x.words.hash, y.words.hash),
        "longest-sentences": lambda: baselines.shared_longest(*(_longest(p) for p in (x, y))),
        "shingles": lambda: minhash.jaccard(*(shingling.shingle(p.words.hash) for p in (x, y))),
        "minhash": lambda: minhash.estimate(*(minhash.signature(shingling.shingle(p.words.hash), k) for p in (x, y))),
        "bottom-k": lambda: minhash.estimate_bottom_k(_smallest(x, k), _smallest(y, k), k),
        "simhash": lambda: 1.0 - simhash.distance(*(_fingerprint(p, bits) for p in (x, y))) / bits,
        "cosine": lambda: _cosine(x, y),
    }
    return tuple(_timed(name, method) for name, method in methods.items())


def _timed(name: str, method: Callable[[], float | None]) -> Baseline:
    score, seconds = None, float("inf")
    try:
        for _ in range(RUNS):
            start = time.perf_counter()
            score = method()
            seconds = min(seconds, time.perf_counter() - start)
            if seconds > LONG_RUN:
                break
    except ValueError:
        return Baseline(name, None, 0.0, "no-text")
    return Baseline(name, score, seconds, "too-long" if score is None else "")


def _smallest(profile: Profile, k: int) -> npt.NDArray[np.uint64]:
    return minhash.bottom_k(shingling.shingle(profile.words.hash), k)


def _longest(profile: Profile) -> frozenset[bytes]:
    return baselines.longest_sentences(profile.words.hash, profile.words.sentence)


def _fingerprint(profile: Profile, bits: int) -> int:
    """Computed anew, since its time is shown; raises ValueError without features."""
    weighted = weighting.weigh(profile.word_list, profile.kept)
    if not weighted.words:
        raise ValueError("no features")
    hashes = profile.words.hash[weighted.index]
    return simhash.fingerprint(simhash.column_sums(simhash.hash_bits(hashes, bits), weighted.milli))


def _cosine(x: Profile, y: Profile) -> float:
    return baselines.cosine(x.feature_hashes, x.weighted.milli, y.feature_hashes, y.weighted.milli)


def _features(profile: Profile, bits: int, levels: bool) -> tuple[Feature, ...]:
    weighted = profile.weighted
    votes = weighted.level if levels else weighted.milli
    hashes = simhash.hash_bits(profile.feature_hashes, bits)
    return tuple(
        Feature(
            word=word,
            count=int(weighted.count[i]),
            idf=weighting.idf(word),
            weight=int(votes[i]),
            level=int(weighted.level[i]),
            hash=int.from_bytes(hashes[i].tobytes(), "big"),
        )
        for i, word in enumerate(weighted.words)
    )
