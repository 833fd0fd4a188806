"""Ranking: for each paper the shares that a report to an examination board names, over all its pairs together.

total copied share (总文字复制比)          union of its match spans over all listed pairs ÷ counted characters
largest share from one paper (单篇最大…)   its largest single pair
without quotations and references (去除引用) the first with both taken from numerator and denominator
"""

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from plagcheck.engine.model import Comparison, Paper, Report, Span
from plagcheck.engine.profile import mask_of, profile_of
from plagcheck.engine.scope import spans_of

QUOTED = frozenset({"quotes", "references"})


@dataclass(frozen=True, slots=True)
class Ratio:
    """A share with its numerator and denominator, in counted characters."""

    copied: int
    counted: int

    @property
    def share(self) -> float:
        """copied ÷ counted; 0 without counted text."""
        return self.copied / self.counted if self.counted else 0.0


@dataclass(frozen=True, slots=True)
class Ranked:
    """One paper's place: `pair` is the position in the report of its largest pair, `source` the other paper of it."""

    document: int
    total: Ratio
    without_quoted: Ratio
    largest: float
    pair: int | None
    source: int | None


def ranking(report: Report) -> tuple[Ranked, ...]:
    """Every readable paper that was checked, the largest total share first, then by id."""
    of_paper: dict[int, list[tuple[int, Comparison]]] = {}
    for position, pair in enumerate(report.pairs):
        for document in (pair.a, pair.b):
            of_paper.setdefault(document, []).append((position, pair))
    papers = (p for p in report.documents if p.role == "paper" and p.status == "ok" and p.counted)
    found = [_ranked(paper, of_paper.get(paper.id, [])) for paper in papers]
    return tuple(sorted(found, key=lambda r: (-r.total.share, r.document)))


def _ranked(paper: Paper, pairs: list[tuple[int, Comparison]]) -> Ranked:
    profile = profile_of(paper.document)
    length = len(paper.text)
    counted = profile.counted & ~_mask(length, [m for _, pair in pairs[:1] for m in _excluded(pair, paper.id)])
    copied = _mask(length, [s for _, pair in pairs for s in spans_of(pair, paper.id)]) & counted
    plain = counted & ~mask_of(profile.exclusions, length, QUOTED)
    best = max(pairs, key=lambda p: (_share(p[1], paper.id), -p[0]), default=None)
    share = _share(best[1], paper.id) if best else 0.0
    return Ranked(
        paper.id,
        Ratio(int(np.count_nonzero(copied)), int(np.count_nonzero(counted))),
        Ratio(int(np.count_nonzero(copied & plain)), int(np.count_nonzero(plain))),
        share,
        best[0] if best and share else None,
        (best[1].b if best[1].a == paper.id else best[1].a) if best and share else None,
    )


def _share(pair: Comparison, document: int) -> float:
    return (pair.copied_a if pair.a == document else pair.copied_b) or 0.0


def _excluded(pair: Comparison, document: int) -> Iterable[Span]:
    marks = pair.excluded_a if pair.a == document else pair.excluded_b
    return (Span(mark.start, mark.end) for mark in marks)


def _mask(length: int, spans: Iterable[Span]) -> np.ndarray[tuple[int], np.dtype[np.bool_]]:
    mask = np.zeros(length, dtype=np.bool_)
    for start, end in spans:
        mask[start:end] = True
    return mask
