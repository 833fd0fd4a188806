"""Reviewing: what a person says of the pairs of a check: a state and a note for each, matches set aside with a reason.

All of it is kept by where papers come from, never by their ids, so that other options, a paper more or one read again lose
nothing of it. A match found anew is known again when it overlaps the one that was set aside by most of both, in both papers.
What is set aside leaves the numerators of the shares and stays in the denominators: that text is still the author's.
"""

import os
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from plagcheck.engine.longest import longest_match
from plagcheck.engine.model import Comparison, Match, ReckoningStep, Review, ReviewState, SetAside, Span, level_of
from plagcheck.engine.reading import Source
from plagcheck.engine.scope import Scope, spans_a, spans_b

MOST = 0.5
"""Of the longer of two spans, what they must have in common, and more, to be the same passage."""
Key = tuple[str, tuple[str, ...], int]
"""Where a paper comes from: the file itself, the place in it when it is an archive, and how many times it was named before."""
Keys = tuple[Key, Key]
Ids = tuple[int, int]


def identity(source: Source) -> tuple[str, tuple[str, ...]]:
    """The file itself, whatever it is called.

    A path of another computer on the network is taken as it is written: looking it up would ask that computer.
    """
    path = os.fspath(source.path)
    return path if path.startswith(("\\\\", "//")) else os.path.realpath(path), tuple(source.member)


def keys_of(sources: Iterable[Source]) -> list[Key]:
    """The key of each paper, in their order."""
    seen: Counter[tuple[str, tuple[str, ...]]] = Counter()
    keys: list[Key] = []
    for source in sources:
        own = identity(source)
        keys.append((*own, seen[own]))
        seen[own] += 1
    return keys


@dataclass(eq=False)
class Reviews:
    """What was said of pairs of papers, by their keys in the order of the ids they had then."""

    said: dict[Keys, tuple[ReviewState, str]] = field(default_factory=dict)
    aside: dict[Keys, tuple[SetAside, ...]] = field(default_factory=dict)
    """As they were set aside; a later comparison may have found them a little longer or shorter."""
    _reckoned: dict[Ids, tuple[Comparison, tuple[SetAside, ...], Comparison]] = field(default_factory=dict)
    """The last result for each pair: of this comparison without these."""

    def say(self, keys: Keys, state: ReviewState | None, note: str | None) -> None:
        """Note a state, a text or both; None leaves what there is."""
        own = _known(self.said, keys)
        before: tuple[ReviewState, str] = self.said.pop(own, ("open", ""))
        now = (before[0] if state is None else state, before[1] if note is None else note)
        if now != ("open", ""):
            self.said[own] = now

    def set_aside(self, keys: Keys, match: Match, reason: str) -> None:
        """Set a match aside, or give one that is the reason anew."""
        own = _known(self.aside, keys)
        wanted = match if own == keys else flipped(match)
        rest = self._without(own, wanted)
        self.aside[own] = tuple(sorted((*rest, SetAside(wanted, reason)), key=lambda each: each.match.a))

    def take_back(self, keys: Keys, match: Match) -> None:
        """Let a match count again."""
        own = _known(self.aside, keys)
        self.aside[own] = self._without(own, match if own == keys else flipped(match))
        if not self.aside[own]:
            del self.aside[own]

    def _without(self, keys: Keys, match: Match) -> tuple[SetAside, ...]:
        kept = self.aside.get(keys, ())
        gone = {id(old) for old, _ in known_again(kept, [match])}
        return tuple(each for each in kept if id(each) not in gone)

    def reviews(self, keys: Sequence[Key]) -> tuple[Review, ...]:
        """What was said of papers with these keys, as a report of them has it."""
        number = {key: i for i, key in enumerate(keys)}
        found = [
            (min(number[a], number[b]), max(number[a], number[b]), said)
            for (a, b), said in self.said.items()
            if a in number and b in number
        ]
        return tuple(Review(a, b, *said) for a, b, said in sorted(found))

    def applied(self, pairs: Iterable[Comparison], keys: Sequence[Key], scopes: Sequence[Scope]) -> dict[Ids, Comparison]:
        """Those of `pairs` of which something is set aside, reckoned anew, by their ids."""
        number = {key: i for i, key in enumerate(keys)}
        wanted = {(number[a], number[b]): kept for (a, b), kept in self.aside.items() if a in number and b in number}
        found = {}
        for pair in pairs:
            kept = wanted.get((pair.a, pair.b)) or _turned(wanted.get((pair.b, pair.a), ()))
            if kept:
                less = self._less((pair.a, pair.b), pair, kept, (scopes[pair.a], scopes[pair.b]))
                if less.aside:
                    found[pair.a, pair.b] = less
        return found

    def _less(self, ids: Ids, pair: Comparison, kept: tuple[SetAside, ...], scopes: tuple[Scope, Scope]) -> Comparison:
        known = self._reckoned.get(ids)
        if known is None or known[0] is not pair or known[1] != kept:
            again = [SetAside(match, old.reason) for old, match in known_again(kept, pair.matches)]
            known = self._reckoned[ids] = pair, kept, less(pair, again, *scopes)
        return known[2]


def less(pair: Comparison, aside: Iterable[SetAside], a: Scope, b: Scope) -> Comparison:
    """`pair` without the matches set aside: its shares, level and longest match anew, all else as it was."""
    gone = {each.match: each for each in aside}
    if not gone or pair.copied_a is None:
        return pair
    rest = tuple(match for match in pair.matches if match not in gone)
    copied = a.covered(spans_a(rest)), b.covered(spans_b(rest))
    shares = copied[0] / a.total, None if pair.copied_b is None else copied[1] / b.total
    return replace(
        pair,
        copied_a=shares[0],
        copied_b=shares[1],
        matches=rest,
        longest_match=None if pair.longest_match is None else longest_match(a, b, rest),
        level=level_of(max(shares[0], shares[1] or 0.0), bool(rest)),
        reckoning=tuple(_step(step, copied) if step.step == "final" else step for step in pair.reckoning),
        aside=tuple(gone[match] for match in pair.matches if match in gone),
    )


def _step(step: ReckoningStep, copied: tuple[int, int]) -> ReckoningStep:
    return step._replace(copied_a=copied[0], copied_b=copied[1])


def known_again(kept: Sequence[SetAside], matches: Sequence[Match]) -> list[tuple[SetAside, Match]]:
    """Which of `matches` are those that were set aside, the likest first; each is one of them at most."""
    free = dict.fromkeys(matches)
    found = [(old, old.match) for old in kept if old.match in free]
    for _, match in found:
        free.pop(match, None)
    left = [old for old in kept if old.match not in {match for _, match in found}]
    likeness = [(_likeness(old.match, match), i, j) for i, old in enumerate(left) for j, match in enumerate(free)]
    rest = list(free)
    used_old, used_new = set[int](), set[int]()
    for like, i, j in sorted(likeness, key=lambda each: (-each[0], each[1], each[2])):
        if like > MOST and i not in used_old and j not in used_new:
            used_old.add(i)
            used_new.add(j)
            found.append((left[i], rest[j]))
    return found


def _likeness(old: Match, new: Match) -> float:
    """0..1: what two matches have in common of the longer of both, in the paper where that is less."""
    if old.b is None or new.b is None:
        return _common(old.a, new.a) if old.b is new.b else 0.0
    return min(_common(old.a, new.a), _common(old.b, new.b))


def _common(x: Span, y: Span) -> float:
    longer = max(x.length, y.length)
    return max(0, min(x.end, y.end) - max(x.start, y.start)) / longer if longer else 0.0


def flipped(match: Match) -> Match:
    """The match with A and B changed places; one without a place in B stays as it is."""
    if match.b is None:
        return match
    return replace(
        match, a=match.b, b=match.a, also=match.also_a, also_a=match.also,
        changes_a=match.changes_b, changes_b=match.changes_a,
    )  # fmt: skip


def _turned(kept: Iterable[SetAside]) -> tuple[SetAside, ...]:
    return tuple(replace(each, match=flipped(each.match)) for each in kept)


def _known(said: Iterable[Keys], keys: Keys) -> Keys:
    """The keys in the order in which something is kept under them; as given when nothing is."""
    turned = keys[1], keys[0]
    return turned if keys not in said and turned in said else keys
