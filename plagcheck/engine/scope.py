"""Scope: one paper as the options see it: what of its text is excluded, what counts, and what may match.

Exclusions leave numerator and denominator. Their tokens leave before the alignment, so that no passage grows over an excluded
stretch into honest text on its far side; the marks stay, and are shown greyed.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

from plagcheck.engine.alignment import Side
from plagcheck.engine.columns import Tokens
from plagcheck.engine.model import Comparison, Mark, Match, Span, united
from plagcheck.engine.profile import Profile, letters_digest, mask_of

KINDS = ("quotes", "references", "template", "common", "front-matter")
"""Kinds of excluded text in the order in which the reckoning takes them off."""


@dataclass(frozen=True, eq=False)
class Scope:
    """A profile, all that could be excluded of it (`known`), and the kinds that are."""

    profile: Profile
    known: tuple[Mark, ...] = ()
    kinds: frozenset[str] = frozenset()

    @cached_property
    def excluded(self) -> tuple[Mark, ...]:
        """The marks in force, in order of the text."""
        return tuple(mark for mark in self.known if mark.kind in self.kinds)

    @cached_property
    def mask(self) -> npt.NDArray[np.bool_]:
        """bool[length]: the excluded characters."""
        return mask_of(self.excluded, len(self.profile.counted), self.kinds)

    @cached_property
    def counted(self) -> npt.NDArray[np.bool_]:
        """bool[length]: the characters that count."""
        return self.profile.counted & ~self.mask if self.excluded else self.profile.counted

    @cached_property
    def total(self) -> int:
        """Counted characters: the denominator of the copied share."""
        return int(np.count_nonzero(self.counted))

    @cached_property
    def tokens(self) -> Tokens:
        """The match tokens outside all that is excluded."""
        tokens = self.profile.tokens
        return without(tokens, self.mask) if self.excluded else tokens

    @cached_property
    def side(self) -> Side:
        """What the alignment prepares of this paper once for all pairs."""
        return Side.of(self.tokens, len(self.profile.counted))

    @property
    def letters(self) -> bytes:
        """A digest of the counted folded letters; empty without any. Costs a folding where anything is excluded or hidden."""
        if not self.excluded and not self.profile.document.marks:
            return self.profile.letters
        return letters_digest(self.profile.folded, self.counted)

    @cached_property
    def before(self) -> npt.NDArray[np.int32]:
        """i4[length + 1]: how many characters count before each place."""
        return np.concatenate([[0], np.cumsum(self.counted, dtype=np.int32)]).astype(np.int32)

    def covered(self, spans: Iterable[tuple[int, int]]) -> int:
        """Counted characters inside the union of `spans`."""
        return sum(int(self.before[end] - self.before[start]) for start, end in united(spans))

    @cached_property
    def present(self) -> frozenset[str]:
        """The kinds of which the paper holds anything."""
        return frozenset(mark.kind for mark in self.known)

    @cached_property
    def _narrowed(self) -> dict[frozenset[str], "Scope"]:
        return {self.kinds & self.present: self}

    def narrowed(self, kinds: frozenset[str]) -> "Scope":
        """The same paper with just these kinds excluded; the same object for kinds that come to the same."""
        wanted = kinds & self.present
        if wanted not in self._narrowed:
            self._narrowed[wanted] = Scope(self.profile, self.known, wanted)
        return self._narrowed[wanted]

    def whole(self) -> Span:
        """From the first counted character to the last."""
        places = np.flatnonzero(self.counted)
        return Span(int(places[0]), int(places[-1]) + 1)


def spans_a(matches: Iterable[Match]) -> list[Span]:
    """All that matches cover in A, further places of the same passage included."""
    return [span for match in matches for span in (match.a, *match.also_a)]


def spans_b(matches: Iterable[Match]) -> list[Span]:
    """All that matches cover in B, further places of the same passage included."""
    return [span for match in matches for span in (match.b, *match.also) if span is not None]


def spans_of(pair: Comparison, document: int) -> list[Span]:
    """All that the matches of a pair cover in one of its two documents."""
    return spans_a(pair.matches) if pair.a == document else spans_b(pair.matches)


def without(tokens: Tokens, mask: npt.NDArray[np.bool_]) -> Tokens:
    """`tokens` less those that touch a masked character."""
    before = np.concatenate([[0], np.cumsum(mask, dtype=np.int64)])
    free = before[tokens.end] == before[tokens.start]
    return Tokens(
        tokens.start[free],
        tokens.end[free],
        tokens.hash[free],
        tokens.sentence[free],
        han=tokens.han[free] if len(tokens.han) else tokens.han,
    )
