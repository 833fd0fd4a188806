"""Comparing: two papers → all they have in common.

copied share of A = counted characters of A inside the union of its match spans ÷ counted characters of A; of B likewise, with
the further places (`also`) of a passage. Matches come from the alignment; equal counted text is one match and exactly 1.0.
Resemblance, fingerprint and keywords are of the whole papers, whatever the options exclude.
"""

from collections.abc import Sequence
from itertools import pairwise

from plagcheck.engine import baselines, minhash, simhash
from plagcheck.engine.alignment import Settings, align
from plagcheck.engine.background import Background
from plagcheck.engine.model import (
    Comparison,
    Document,
    Match,
    Options,
    ReckoningStep,
    Resemblance,
    SharedKeyword,
    SharedKeywords,
    Span,
    level_of,
    united,
)
from plagcheck.engine.profile import Profile, profile_of
from plagcheck.engine.scope import KINDS, Scope, spans_a, spans_b

Ids = tuple[int, int]


def compare(
    document: Document, other: Document, options: Options | None = None, *, background: Background | None = None
) -> Comparison:
    """All that two documents have in common; token rates from `background`, or from the shipped table."""
    chosen = options or Options()
    scopes = [scope_of(profile_of(d), chosen) for d in (document, other)]
    return compare_scopes(scopes[0], scopes[1], (0, 1), background or Background.shipped(), chosen)


def scope_of(profile: Profile, options: Options) -> Scope:
    """The paper under the exclusions that need no other paper; the last one is kept, for the next pair."""
    kept = profile.__dict__.get("_scope")
    if not isinstance(kept, Scope) or kept.kinds != options.exclude:
        kept = profile.__dict__["_scope"] = Scope(profile, profile.exclusions, frozenset(options.exclude))
    return kept


def compare_scopes(a: Scope, b: Scope, ids: Ids, background: Background, options: Options) -> Comparison:
    """The comparison of two papers as the options see them; `ids` are their ids in the report."""
    if not a.total or not b.total:
        return Comparison(*ids, None, None, bits=options.bits, excluded_a=a.excluded, excluded_b=b.excluded)
    return _compared(a, b, ids, passages(a, b, background, options), (background, options))


def compare_if_shared(a: Scope, b: Scope, ids: Ids, background: Background, options: Options) -> Comparison | None:
    """As `compare_scopes`, for papers with counted text; None at once when they share no passage."""
    matches = passages(a, b, background, options)
    return _compared(a, b, ids, matches, (background, options)) if matches or same_letters(a.profile, b.profile) else None


def _compared(a: Scope, b: Scope, ids: Ids, matches: tuple[Match, ...], how: tuple[Background, Options]) -> Comparison:
    background, options = how
    copied_a, copied_b = (a.covered(spans_a(matches)), b.covered(spans_b(matches)))
    same = same_letters(a.profile, b.profile)
    distance = 0 if same else _distance(a.profile, b.profile, options.bits)
    share_a, share_b = copied_a / a.total, copied_b / b.total
    return Comparison(
        *ids,
        copied_a=share_a,
        copied_b=share_b,
        matches=matches,
        longest_match=longest_match(a, matches),
        resemblance=resemblance(a.profile, b.profile, options.permutations),
        distance=distance,
        bits=options.bits,
        near_duplicate=None if distance is None else distance <= options.near_duplicate,
        keywords=shared_keywords(a.profile, b.profile),
        level="identical" if same else level_of(max(share_a, share_b), bool(matches)),
        excluded_a=a.excluded,
        excluded_b=b.excluded,
        reckoning=reckoning(a, b, matches, background, options),
    )


def passages(a: Scope, b: Scope, background: Background, options: Options) -> tuple[Match, ...]:
    """The passages that two papers share, in order of A's text; one over everything when their counted text is equal."""
    if equal_counted(a, b):
        return (Match(a.whole(), b.whole(), "verbatim", 1.0),)
    found = align(a.side, b.side, background, settings_of(options))
    return tuple(match for match in found if a.covered([match.a]) and (match.b is None or b.covered([match.b])))


def settings_of(options: Options) -> Settings:
    """What the alignment needs of the options."""
    return Settings(options.min_match_han, options.min_match_words, options.sensitivity)


def same_letters(a: Profile, b: Profile) -> bool:
    """Whether the folded letters, digits and ideographs of two papers are one sequence."""
    return bool(a.letters) and a.letters == b.letters


def equal_counted(a: Scope, b: Scope) -> bool:
    """Whether the counted text of two papers is equal. Cheap tests first: digests of excluded text cost a folding."""
    if a.total != b.total or len(a.tokens) != len(b.tokens) or (a.tokens.hash != b.tokens.hash).any():
        return False
    return a.letters == b.letters


def share(copied: int, counted: int) -> float:
    """A copied share; 0 without counted text."""
    return copied / counted if counted else 0.0


def longest_match(a: Scope, matches: Sequence[Match]) -> int:
    """Counted characters on A's side of the longest verbatim run: a verbatim match, or what lies between two changed words."""
    runs = [run for match in matches for run in _verbatim_runs(match)]
    return max((a.covered([run]) for run in runs), default=0)


def _verbatim_runs(match: Match) -> list[Span]:
    if match.kind == "verbatim":
        return [match.a]
    if match.kind != "edited" or not match.changes_a:
        return []
    changed = list(united(match.changes_a))
    edges = [match.a.start, *(edge for span in changed for edge in span), match.a.end]
    return [Span(start, end) for start, end in list(pairwise(edges))[::2] if end > start]


def resemblance(a: Profile, b: Profile, k: int) -> Resemblance | None:
    """Jaccard of the shingle sets, exact and estimated; None without words."""
    if same_letters(a, b):
        return Resemblance(1.0, 1.0, 0.0, 1.0, 0.0, k)
    if not len(a.shingles) or not len(b.shingles):
        return None
    union = minhash.union_size(a.shingles, b.shingles)
    exact = (len(a.shingles) + len(b.shingles) - union) / union
    return Resemblance(
        exact=exact,
        minhash=minhash.estimate(a.signature(k), b.signature(k)),
        error=minhash.standard_error(exact, k),
        bottom_k=minhash.estimate_bottom_k(a.bottom_k(k), b.bottom_k(k), k),
        bottom_k_error=minhash.bottom_k_error(exact, k, union),
        permutations=k,
    )


def _distance(a: Profile, b: Profile, bits: int) -> int | None:
    x, y = a.fingerprint(bits), b.fingerprint(bits)
    return None if x is None or y is None else simhash.distance(x, y)


def shared_keywords(a: Profile, b: Profile) -> SharedKeywords:
    """The features both papers have, heaviest in both first, and the cosine of the two weight vectors."""
    weight_b = dict(zip(b.weighted.words, zip(b.weighted.milli.tolist(), b.weighted.level.tolist(), strict=True), strict=True))
    rows = [
        (-milli - weight_b[word][0], word, level, weight_b[word][1])
        for word, milli, level in zip(a.weighted.words, a.weighted.milli.tolist(), a.weighted.level.tolist(), strict=True)
        if word in weight_b
    ]
    cosine = baselines.cosine(a.feature_hashes, a.weighted.milli, b.feature_hashes, b.weighted.milli)
    return SharedKeywords(cosine, tuple(SharedKeyword(word, x, y) for _, word, x, y in sorted(rows)))


def reckoning(
    a: Scope, b: Scope, matches: tuple[Match, ...], background: Background, options: Options
) -> tuple[ReckoningStep, ...]:
    """Raw shares, the same with one kind of text after another taken off, and what the options make of it.

    A kind that the options exclude is taken off before the passages are sought (as for `final`); one that they do not is
    taken off the passages found, which tells a reader what excluding it would change without seeking anew.
    """
    active, taken = a.kinds | b.kinds, frozenset[str]()
    x, y = a.narrowed(taken), b.narrowed(taken)
    found = _again(x, y, (a, b, matches), background, options)
    steps = [_step("raw", x, y, found)]
    for kind in KINDS:
        taken |= {kind}
        x, y, before = a.narrowed(taken), b.narrowed(taken), (x, y)
        if taken <= active and (x, y) != before:
            found = _again(x, y, (a, b, matches), background, options)
        steps.append(_step(kind, x, y, found))
    return (*steps, _step("final", a, b, matches))


def _again(
    x: Scope, y: Scope, known: tuple[Scope, Scope, tuple[Match, ...]], background: Background, options: Options
) -> tuple[Match, ...]:
    """The passages of two scopes: those already found when the scopes are the same."""
    a, b, matches = known
    if x is a and y is b:
        return matches
    return passages(x, y, background, options) if x.total and y.total else ()


def _step(name: str, a: Scope, b: Scope, matches: tuple[Match, ...]) -> ReckoningStep:
    return ReckoningStep(name, a.covered(spans_a(matches)), a.total, b.covered(spans_b(matches)), b.total)
