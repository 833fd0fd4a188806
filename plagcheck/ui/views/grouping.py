"""Which papers hang together at a threshold, in what order the heat map shows them, and the matrix itself. Plain arrays."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from plagcheck.engine import Report
from plagcheck.ui.models import PairRow

ONE_WAY = 1.25
"""How many times the smaller share the larger one of a pair must be for the pair to go mostly one way."""


@dataclass(frozen=True, slots=True)
class Group:
    """Papers joined by pairs at or above the threshold, the first the most copied; `best` is a row of the table of pairs.

    `centre` is the paper that alone joins three or more. `one_way` are, of two papers, the one of which clearly more is found
    in the other than the other way, and that other.
    """

    members: tuple[int, ...]
    joined: int
    best: int
    copied: float
    centre: int | None = None
    one_way: tuple[int, int] | None = None


class Entrants:
    """The submissions of a report, and references by document, as places 0..n−1 of a matrix."""

    def __init__(self, report: Report, rows: Sequence[PairRow]) -> None:
        documents = report.documents
        joining = [p for p in documents if p.status == "ok" and p.counted]
        in_pairs = {d for r in rows for d in (r.a, r.b)}
        submissions = {p.submission: p.id for p in reversed(joining) if p.submission is not None}
        alone = [p.id for p in documents if p.submission is None and p.id in in_pairs]
        self.documents = (*sorted(submissions.values()), *alone)
        """A document that stands for each place."""
        place_of_submission = {documents[d].submission: i for i, d in enumerate(self.documents)}
        self._place = {d: i for i, d in enumerate(self.documents)}
        for p in documents:
            if p.submission is not None and p.submission in place_of_submission:
                self._place[p.id] = place_of_submission[p.submission]

        self.a = np.array([self._place.get(r.a, -1) for r in rows], np.int64)
        self.b = np.array([self._place.get(r.b, -1) for r in rows], np.int64)
        self.copied_a = np.array([r.copied_a or 0.0 for r in rows], float)
        self.copied_b = np.array([r.copied_b or 0.0 for r in rows], float)

    def place(self, document: int) -> int:
        """Where the submission of a document stands."""
        return self._place.get(document, -1)


def groups_at(entrants: Entrants, threshold: float) -> list[Group]:
    """Connected papers at a threshold (share 0..1), the group with the largest share first."""
    strong = np.flatnonzero(np.maximum(entrants.copied_a, entrants.copied_b) >= threshold - 1e-9)
    ends = list(zip(strong.tolist(), entrants.a[strong].tolist(), entrants.b[strong].tolist(), strict=True))
    parent = {p: p for _, a, b in ends for p in (a, b)}

    def root(x: int) -> int:
        while parent[x] != x:
            parent[x] = parent[parent[x]]
            x = parent[x]
        return x

    for _, a, b in ends:
        parent[root(b)] = root(a)
    by_root: dict[int, list[tuple[int, int, int]]] = {}
    for end in ends:
        by_root.setdefault(root(end[1]), []).append(end)
    made = [_group(pairs, entrants) for pairs in by_root.values()]
    return sorted(made, key=lambda g: (-g.copied, g.members))


def _group(pairs: list[tuple[int, int, int]], entrants: Entrants) -> Group:
    most: dict[int, float] = {}
    best, copied = pairs[0][0], -1.0
    for i, a, b in pairs:
        share_a, share_b = float(entrants.copied_a[i]), float(entrants.copied_b[i])
        most[a], most[b] = max(most.get(a, 0.0), share_a), max(most.get(b, 0.0), share_b)
        if max(share_a, share_b) > copied:
            best, copied = i, max(share_a, share_b)
    members = tuple(sorted(most, key=lambda p: (-most[p], p)))
    return Group(members, len(pairs), best, copied, _centre(members, pairs), _one_way(pairs, entrants))


def _centre(members: tuple[int, ...], pairs: list[tuple[int, int, int]]) -> int | None:
    """The paper that is in every pair of three papers or more: there all of them meet."""
    in_all = set(pairs[0][1:]).intersection(*({a, b} for _, a, b in pairs))
    return min(in_all) if len(members) > 2 and in_all else None


def _one_way(pairs: list[tuple[int, int, int]], entrants: Entrants) -> tuple[int, int] | None:
    if len(pairs) > 1:
        return None
    row, a, b = pairs[0]
    share_a, share_b = float(entrants.copied_a[row]), float(entrants.copied_b[row])
    if max(share_a, share_b) < ONE_WAY * min(share_a, share_b):
        return None
    return (a, b) if share_a > share_b else (b, a)


def shares_matrix(entrants: Entrants) -> npt.NDArray[np.float64]:
    """f8[n, n]: how much of the row's text is found in the column's; the diagonal is NaN."""
    matrix = np.zeros((len(entrants.documents), len(entrants.documents)))
    there = (entrants.a >= 0) & (entrants.b >= 0)
    a, b = entrants.a[there], entrants.b[there]
    matrix[a, b], matrix[b, a] = entrants.copied_a[there], entrants.copied_b[there]
    np.fill_diagonal(matrix, np.nan)
    return matrix


def heat_order(matrix: npt.NDArray[np.float64], groups: Sequence[Group]) -> npt.NDArray[np.int64]:
    """The order in which the matrix is shown: group by group, then the others by their largest share."""
    grouped = [p for g in groups for p in g.members]
    largest = np.nan_to_num(matrix).max(axis=1, initial=0.0)
    rest = sorted(set(range(len(matrix))) - set(grouped), key=lambda p: (-largest[p], p))
    return np.array([*grouped, *rest], np.int64)
