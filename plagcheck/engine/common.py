"""Common passages: what max(4, 30 %) of the submissions hold, such as an assignment prompt or a form.

A run of tokens every one of which begins or lies in a gram of `GRAM` tokens that enough submissions hold. Runs of different
papers are one passage when their grams hang together, so that a prompt is one passage even where a paper has cut it short.
"""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from plagcheck.engine.columns import Tokens, distinct
from plagcheck.engine.model import CommonPassage, Span
from plagcheck.engine.progress import Progress, silent, track

GRAM = 8
"""Match tokens of one gram: nine Han characters or eight words, which unrelated papers do not share by chance."""
FEWEST, SHARE = 4, 0.3
"""A passage is common from max(4, 30 %) of the submissions on."""
_LOW = 0xFFFF
_FACTOR = 0x9E3779B97F4A7C15
Hashes = npt.NDArray[np.uint64]


class Run(NamedTuple):
    """Tokens `[first, last]` of a document that lie in common grams, and the passage they are a part of."""

    document: int
    first: int
    last: int
    passage: int


def fewest_holders(submissions: int) -> int:
    """How many submissions must hold a passage before it is common."""
    return max(FEWEST, math.ceil(SHARE * submissions))


def common_runs(papers: Sequence[Tokens], owner: Sequence[str], progress: Progress = silent) -> list[Run]:
    """The common runs of all papers in order of document and text; `owner` is each paper's submission."""
    needed = fewest_holders(len(set(owner)))
    grams = [gram_hashes(tokens.hash) for tokens in track(papers, progress, "screening")]
    shared = _held_by(grams, owner, needed, progress)
    if not len(shared):
        return []
    seen = np.zeros(_LOW + 1, dtype=np.bool_)
    seen[shared & np.uint64(_LOW)] = True
    slots = [_slots(own, shared, seen) for own in track(grams, progress, "screening")]
    label = _passages(slots, len(shared))
    return [run for document, slot in enumerate(slots) for run in _runs(document, slot, label)]


def common_passages(papers: Sequence[Tokens], runs: Sequence[Run]) -> tuple[CommonPassage, ...]:
    """Each passage with one span in each document that holds it: the longest of its runs there."""
    best: dict[int, dict[int, Run]] = {}
    for run in runs:
        own = best.setdefault(run.passage, {})
        known = own.get(run.document)
        if known is None or run.last - run.first > known.last - known.first:
            own[run.document] = run
    passages = [
        CommonPassage(tuple(sorted(own)), tuple(span_of(papers[d], own[d]) for d in sorted(own))) for own in best.values()
    ]
    return tuple(sorted(passages, key=lambda p: (p.documents[0], p.spans[0], p.documents)))


def span_of(tokens: Tokens, run: Run) -> Span:
    """The characters of a run."""
    return Span(int(tokens.start[run.first]), int(tokens.end[run.last]))


def gram_hashes(hashes: Hashes) -> Hashes:
    """u8[n − GRAM + 1]: a hash of each `GRAM` tokens in a row."""
    count = len(hashes) - GRAM + 1
    if count < 1:
        return np.zeros(0, dtype=np.uint64)
    mixed = hashes[:count].copy()
    for shift in range(1, GRAM):
        mixed *= np.uint64(_FACTOR)
        mixed ^= mixed >> np.uint64(29)
        mixed += hashes[shift : shift + count]
    return mixed


def _held_by(grams: Sequence[Hashes], owner: Sequence[str], needed: int, progress: Progress) -> Hashes:
    """The distinct grams, sorted, that at least `needed` submissions hold."""
    own: dict[str, list[Hashes]] = {}
    for gram, submission in zip(grams, owner, strict=True):
        own.setdefault(submission, []).append(gram)
    if len(own) < needed:
        return np.zeros(0, dtype=np.uint64)
    everything = np.sort(
        np.concatenate([distinct(np.concatenate(parts)) for parts in track(own.values(), progress, "screening")])
    )
    return np.unique(
        everything[: len(everything) - needed + 1][everything[needed - 1 :] == everything[: len(everything) - needed + 1]]
    )


def _slots(grams: Hashes, shared: Hashes, seen: npt.NDArray[np.bool_]) -> npt.NDArray[np.int64]:
    """i8[n]: which of the `shared` grams each gram is, −1 for none; `seen` are their lowest bits, to search for few."""
    slots = np.full(len(grams), -1)
    maybe = np.flatnonzero(seen[grams & np.uint64(_LOW)])
    slot = np.searchsorted(shared, grams[maybe]).clip(max=len(shared) - 1)
    slots[maybe] = np.where(shared[slot] == grams[maybe], slot, -1)
    return slots


def _passages(slots: Sequence[npt.NDArray[np.int64]], count: int) -> list[int]:
    """A label for each shared gram: grams that follow one another in any paper have the same."""
    edges = [s[:-1][both] * count + s[1:][both] for s in slots if len(s) > 1 for both in [(s[:-1] >= 0) & (s[1:] >= 0)]]
    parent = list(range(count))

    def root(node: int) -> int:
        while parent[node] != node:
            parent[node] = parent[parent[node]]
            node = parent[node]
        return node

    for edge in (np.unique(np.concatenate(edges)) if edges else np.zeros(0, dtype=np.int64)).tolist():
        x, y = root(edge // count), root(edge % count)
        parent[max(x, y)] = min(x, y)
    return [root(node) for node in range(count)]


def _runs(document: int, slot: npt.NDArray[np.int64], label: Sequence[int]) -> list[Run]:
    """Stretches of neighbouring common grams; two whose tokens touch or overlap are one run."""
    places = np.flatnonzero(slot >= 0)
    if not len(places):
        return []
    cuts = np.flatnonzero(np.diff(places) > GRAM)
    edges = [0, *(cuts + 1).tolist(), len(places)]
    stretches = [(int(places[i]), int(places[j - 1])) for i, j in pairwise(edges)]
    return [Run(document, first, last + GRAM - 1, label[int(slot[first])]) for first, last in stretches]
