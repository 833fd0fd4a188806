"""Grouping: pairs of documents → pairs of submissions, groups, and the order in which to look at them."""

from collections.abc import Iterable, Mapping, Sequence

from plagcheck.engine.model import (
    MEDIUM_SHARE,
    Comparison,
    Level,
    Match,
    Span,
    Submission,
    SubmissionPair,
    level_of,
)
from plagcheck.engine.scope import Scope, spans_a, spans_b

Key = tuple[int, int]


def ranked(pairs: Iterable[Comparison]) -> list[Comparison]:
    """Larger copied share first, then the ids; pairs without scores last."""
    return sorted(pairs, key=lambda p: (p.copied_a is None, -p.copied, p.a, p.b))


def submissions_of(owners: Sequence[str | None], names: Mapping[str, str]) -> tuple[list[Submission], list[int | None]]:
    """The submissions in order of their first document, and each document's submission id (None for a reference)."""
    members: dict[str, list[int]] = {}
    for document, owner in enumerate(owners):
        if owner is not None:
            members.setdefault(owner, []).append(document)
    ids = {owner: number for number, owner in enumerate(members)}
    submissions = [Submission(ids[owner], names[owner], tuple(documents)) for owner, documents in members.items()]
    return submissions, [None if owner is None else ids[owner] for owner in owners]


def submission_pairs(
    listed: Sequence[Comparison], compared: Iterable[Comparison], submissions: Sequence[Submission], scopes: Sequence[Scope]
) -> tuple[SubmissionPair, ...]:
    """Shares over all documents of two submissions, for those of which a pair is `listed` (ranked), in ranked order.

    `compared` are all comparisons made, listed or not: whatever two submissions share counts once either is shown.
    """
    owner = {document: s.id for s in submissions for document in s.documents}
    positions: dict[Key, list[int]] = {}
    for position, pair in enumerate(listed):
        if pair.a in owner and pair.b in owner:
            positions.setdefault(_key(owner[pair.a], owner[pair.b]), []).append(position)
    between: dict[Key, list[Comparison]] = {key: [] for key in positions}
    for pair in compared:
        key = _key(owner.get(pair.a, -1), owner.get(pair.b, -1))
        if key in between:
            between[key].append(pair)
    found = [_summed(key, between[key], positions[key], (submissions, scopes, owner)) for key in positions]
    return tuple(sorted(found, key=lambda p: (p.copied_a is None, -p.copied, p.a, p.b)))


def groups(pairs: Iterable[SubmissionPair]) -> tuple[tuple[int, ...], ...]:
    """Submissions joined, directly or through others, at `medium` or more: two or more in each, by id."""
    group: dict[int, set[int]] = {}
    for pair in pairs:
        if pair.copied < MEDIUM_SHARE and pair.level != "identical":
            continue
        joined = group.get(pair.a, {pair.a}) | group.get(pair.b, {pair.b})
        group.update(dict.fromkeys(joined, joined))
    return tuple(sorted({tuple(sorted(members)) for members in group.values()}))


def _key(a: int, b: int) -> Key:
    return (a, b) if a < b else (b, a)


def _summed(
    key: Key,
    pairs: Sequence[Comparison],
    positions: Sequence[int],
    known: tuple[Sequence[Submission], Sequence[Scope], Mapping[int, int]],
) -> SubmissionPair:
    submissions, scopes, owner = known
    if len(pairs) == 1 and all(len(submissions[s].documents) == 1 for s in key):
        return _of_one(key, pairs[0], positions, owner)
    covered: dict[int, list[Span]] = {}
    for pair in pairs:
        covered.setdefault(pair.a, []).extend(spans_a(pair.matches))
        covered.setdefault(pair.b, []).extend(spans_b(pair.matches))
    share_a, share_b = (_share(submissions[s].documents, scopes, covered) for s in key)
    matches = [match for pair in pairs for match in pair.matches]
    level = _level(key, (share_a, share_b), (pairs, matches, submissions))
    return SubmissionPair(*key, share_a, share_b, level, tuple(positions))


def _of_one(key: Key, pair: Comparison, positions: Sequence[int], owner: Mapping[int, int]) -> SubmissionPair:
    turned = owner[pair.a] != key[0]
    share_a, share_b = (pair.copied_b, pair.copied_a) if turned else (pair.copied_a, pair.copied_b)
    return SubmissionPair(*key, share_a, share_b, pair.level, tuple(positions))


def _share(documents: Sequence[int], scopes: Sequence[Scope], covered: Mapping[int, Sequence[Span]]) -> float | None:
    total = sum(scopes[d].total for d in documents)
    return sum(scopes[d].covered(covered.get(d, ())) for d in documents) / total if total else None


def _level(
    key: Key, shares: Sequence[float | None], known: tuple[Sequence[Comparison], Sequence[Match], Sequence[Submission]]
) -> Level | None:
    """`identical` when every document of either side has an identical one on the other; else by the larger share."""
    pairs, matches, submissions = known
    if None in shares:
        return None
    same = {document for pair in pairs if pair.level == "identical" for document in (pair.a, pair.b)}
    if all(document in same for s in key for document in submissions[s].documents):
        return "identical"
    return level_of(max(share or 0.0 for share in shares), bool(matches))
