"""Sharing: which further papers hold a passage that two papers share.

A passage that only two papers have says that one took it from the other, or both from a place outside; one that five have
says that they share a source; one that most have is the assignment. The shares alone tell none of these apart.
"""

from collections.abc import Iterable

import numpy as np
import numpy.typing as npt

from plagcheck.engine.model import Comparison, Report, Span, united
from plagcheck.engine.scope import spans_of

HELD = 0.8
"""Share of a passage that must lie in what a third paper shares with either of the two."""


def holders(report: Report, pair: Comparison) -> tuple[tuple[int, ...], ...]:
    """For each match of `pair`, the further papers that hold its passage: the first document of each submission, by id.

    Read from the listed pairs of both papers and from the common passages; nothing is compared anew.
    """
    found: list[set[int]] = [set() for _ in pair.matches]
    for document, passages in (
        (pair.a, [match.a for match in pair.matches]),
        (pair.b, [match.b for match in pair.matches]),
    ):
        for other, spans in _shared_with(report, pair, document).items():
            for number in np.flatnonzero(_held(passages, spans)).tolist():
                found[number].add(other)
    return tuple(tuple(sorted(each)) for each in found)


def _shared_with(report: Report, pair: Comparison, document: int) -> dict[int, list[Span]]:
    """What `document` shares with every paper of a third submission: spans in it, by that submission's first document."""
    own = {_first(report, pair.a), _first(report, pair.b)}
    shared: dict[int, list[Span]] = {}
    for each in report.pairs:
        if document in (each.a, each.b):
            other = _first(report, each.b if each.a == document else each.a)
            shared.setdefault(other, []).extend(spans_of(each, document))
    for passage in report.common:
        if document in passage.documents:
            span = passage.spans[passage.documents.index(document)]
            for other in {_first(report, each) for each in passage.documents}:
                shared.setdefault(other, []).append(span)
    return {other: spans for other, spans in shared.items() if other not in own}


def _first(report: Report, document: int) -> int:
    submission = report.documents[document].submission
    return document if submission is None else report.submissions[submission].documents[0]


def _held(passages: Iterable[Span | None], spans: Iterable[Span]) -> npt.NDArray[np.bool_]:
    """bool[n]: the passages of which `HELD` lies in the spans; none of a passage without a place."""
    places = np.array([each or (0, 0) for each in passages], dtype=np.int64).reshape(-1, 2)
    covered = np.array(list(united(spans)), dtype=np.int64).reshape(-1, 2)
    inside = _before(covered, places[:, 1]) - _before(covered, places[:, 0])
    whole = places[:, 1] - places[:, 0]
    return np.asarray((whole > 0) & (inside >= HELD * whole))


def _before(covered: npt.NDArray[np.int64], places: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
    """i8[n]: how many characters before each place lie in `covered`, i8[k, 2] of disjoint spans in order."""
    start = np.append(covered[:, 0], np.iinfo(np.int64).max)
    sums = np.concatenate([[0], np.cumsum(covered[:, 1] - covered[:, 0])])
    ends = np.concatenate([[0], covered[:, 1]])
    last = np.searchsorted(start, places, side="right")
    return np.asarray(sums[last] - np.maximum(0, ends[last] - places))
