"""Templates: the assignment prompt or form that papers contain, found in each paper, edited copies of it too.

Three nets, from fine to coarse: whole lines and sentences of the template, runs of a few of its tokens, and the passages that
the alignment finds. `LEAST_LEFT` and `MOSTLY` decide when what is left of a paper between them is nothing to speak of.
"""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from plagcheck.engine.alignment import Settings, align
from plagcheck.engine.background import Background
from plagcheck.engine.columns import Tokens
from plagcheck.engine.model import Mark, united
from plagcheck.engine.profile import Profile
from plagcheck.engine.scope import Scope

RUN = 6
"""Match tokens in a row (seven Han characters, six words) that make a run of the template."""
LEAST_LEFT, MOSTLY = 12, 0.03
"""A paper of which fewer counted characters, or a smaller share, lie outside the template holds nothing beyond it."""
_FACTOR = 0xD6E8FEB86659FD93
Hashes = npt.NDArray[np.uint64]


def template_marks(profile: Profile, templates: Sequence[Profile]) -> tuple[Mark, ...]:
    """The parts of a paper that stand in one of the templates, as marks of kind `template`, in order."""
    found = [span for template in templates for span in _inside(profile, template)]
    marks = tuple(Mark(start, end, "template") for start, end in united(found))
    if not marks:
        return ()
    scope = Scope(profile, marks, frozenset({"template"}))
    counted = int(np.count_nonzero(profile.counted))
    if scope.total < LEAST_LEFT or scope.total < MOSTLY * counted:
        return (Mark(0, len(profile.counted), "template"),)
    return marks


def _inside(profile: Profile, template: Profile) -> list[tuple[int, int]]:
    own, known = profile.tokens, template.tokens
    if not len(own) or not len(known):
        return []
    covered = _in_runs(own.hash, known.hash) | _in_sentences(own, known)
    spans = _spans(own, covered)
    settings = Settings(sensitivity="thorough")
    a, b = Scope(profile), Scope(template)
    return spans + [(match.a.start, match.a.end) for match in align(a.side, b.side, Background.shipped(), settings)]


def _in_runs(own: Hashes, known: Hashes) -> npt.NDArray[np.bool_]:
    """bool[n]: the tokens inside a run of `RUN` that the template holds."""
    grams, theirs = _rolled(own, RUN), np.unique(_rolled(known, RUN))
    covered = np.zeros(len(own), dtype=np.bool_)
    for place in np.flatnonzero(np.isin(grams, theirs)).tolist():
        covered[place : place + RUN] = True
    return covered


def _in_sentences(own: Tokens, known: Tokens) -> npt.NDArray[np.bool_]:
    """bool[n]: the tokens of sentences and lines that stand in the template as they are, however short."""
    theirs = np.unique(_sentence_hashes(known))
    return np.isin(_sentence_hashes(own), theirs)


def _sentence_hashes(tokens: Tokens) -> Hashes:
    """u8[n]: for each token a hash of its whole sentence."""
    starts = np.flatnonzero(np.concatenate([[True], tokens.sentence[1:] != tokens.sentence[:-1]]))
    place = np.arange(len(tokens)) - np.repeat(starts, np.diff(np.append(starts, len(tokens))))
    mixed = (tokens.hash + place.astype(np.uint64)) * np.uint64(_FACTOR)
    mixed ^= mixed >> np.uint64(31)
    sums = np.add.reduceat(mixed * np.uint64(_FACTOR), starts)
    return np.repeat(sums, np.diff(np.append(starts, len(tokens))))


def _rolled(hashes: Hashes, size: int) -> Hashes:
    count = len(hashes) - size + 1
    if count < 1:
        return np.zeros(0, dtype=np.uint64)
    mixed = np.zeros(count, dtype=np.uint64)
    for shift in range(size):
        mixed = (mixed ^ hashes[shift : shift + count]) * np.uint64(_FACTOR)
        mixed ^= mixed >> np.uint64(32)
    return mixed


def _spans(tokens: Tokens, covered: npt.NDArray[np.bool_]) -> list[tuple[int, int]]:
    """Stretches of covered tokens, with what stands between neighbours (punctuation, spaces)."""
    edges = np.flatnonzero(np.diff(np.concatenate([[False], covered, [False]]).astype(np.int8)))
    return [
        (int(tokens.start[i]), int(tokens.end[j - 1])) for i, j in zip(edges[::2].tolist(), edges[1::2].tolist(), strict=True)
    ]
