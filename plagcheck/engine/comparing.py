"""Comparing: two papers → all they have in common.

copied share of A = counted characters of A inside the union of its match spans ÷ counted characters of A; of B likewise, with
the further places (`also`) of a passage. Matches come from the alignment; equal counted text is one match and exactly 1.0.
Resemblance, fingerprint and keywords are of the whole papers, whatever the options exclude.
"""

import unicodedata
from collections.abc import Iterator
from dataclasses import replace

from plagcheck.engine import baselines, minhash, simhash
from plagcheck.engine.alignment import Settings, Side, align
from plagcheck.engine.background import Background
from plagcheck.engine.columns import Tokens
from plagcheck.engine.longest import longest_match
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
)
from plagcheck.engine.profile import Profile, Unfolded, profile_of
from plagcheck.engine.progress import Progress, silent
from plagcheck.engine.reading.pool import Failed, Readers
from plagcheck.engine.scope import KINDS, Scope, spans_a, spans_b

CLOSING = frozenset("。．.！!？?；;…”’」』》）)]】\"'")
"""Marks that close a sentence, a quotation or a bracket."""
CLOSING_REACH = 8
"""Characters behind a passage among which its closing marks are looked for."""
Ids = tuple[int, int]
LONG_PAIR = 60_000
"""Match tokens of two papers together above which they are aligned in a worker: it would take more than a tenth of a second,
in which nobody could cancel."""
LONG_PAIR_SECONDS = 900.0


def compare(
    document: Document, other: Document, options: Options | None = None, *, background: Background | None = None
) -> Comparison:
    """All that two documents have in common; token rates from `background`, or from the shipped table."""
    chosen = options or Options()
    scopes = [scope_of(profile_of(d), chosen) for d in (document, other)]
    return compare_scopes(scopes[0], scopes[1], (0, 1), background or Background.shipped(), chosen)


def shares_unfolded(
    document: Document, other: Document, options: Options | None = None, *, background: Background | None = None
) -> tuple[float, float] | None:
    """Both copied shares as they would be without folding; None without counted text.

    Shown beside the real ones where a paper was disguised: what the disguise would have hidden.
    """
    chosen = options or Options()
    a, b = (scope_of(profile_of(d), chosen) for d in (document, other))
    return unfolded_shares(a, b, background or Background.shipped(), chosen)


def unfolded_shares(a: Scope, b: Scope, background: Background, options: Options) -> tuple[float, float] | None:
    """The same for two papers as the options see them."""
    if not a.total or not b.total:
        return None
    sides = [Scope(Unfolded(scope.profile.document), scope.known, scope.kinds).side for scope in (a, b)]
    found = align(sides[0], sides[1], background, settings_of(options))
    return a.covered(spans_a(found)) / a.total, b.covered(spans_b(found)) / b.total


def scope_of(profile: Profile, options: Options) -> Scope:
    """The paper under the exclusions that need no other paper; the last one is kept, for the next pair."""
    kept = profile.__dict__.get("_scope")
    if not isinstance(kept, Scope) or kept.kinds != options.exclude:
        kept = profile.__dict__["_scope"] = Scope(profile, profile.exclusions, frozenset(options.exclude))
    return kept


def compare_scopes(
    a: Scope, b: Scope, ids: Ids, background: Background, options: Options, progress: Progress = silent
) -> Comparison:
    """The comparison of two papers as the options see them; `ids` are their ids in the report."""
    if not a.total or not b.total:
        return Comparison(*ids, None, None, bits=options.bits, excluded_a=a.excluded, excluded_b=b.excluded)
    return _compared(a, b, ids, passages(a, b, background, options, progress), (background, options, progress))


def compare_if_shared(
    a: Scope, b: Scope, ids: Ids, background: Background, options: Options, progress: Progress = silent
) -> Comparison | None:
    """As `compare_scopes`, for papers with counted text; None at once when they share no passage."""
    matches = passages(a, b, background, options, progress)
    if not matches and not same_letters(a.profile, b.profile):
        return None
    return _compared(a, b, ids, matches, (background, options, progress))


def _compared(
    a: Scope, b: Scope, ids: Ids, matches: tuple[Match, ...], how: tuple[Background, Options, Progress]
) -> Comparison:
    options = how[1]
    copied_a, copied_b = (a.covered(spans_a(matches)), b.covered(spans_b(matches)))
    same = same_letters(a.profile, b.profile)
    distance = 0 if same else _distance(a.profile, b.profile, options.bits)
    share_a, share_b = copied_a / a.total, copied_b / b.total
    return Comparison(
        *ids,
        copied_a=share_a,
        copied_b=share_b,
        matches=matches,
        longest_match=longest_match(a, b, matches),
        resemblance=resemblance(a.profile, b.profile, options.permutations),
        distance=distance,
        bits=options.bits,
        near_duplicate=None if distance is None else distance <= options.near_duplicate,
        keywords=shared_keywords(a.profile, b.profile),
        level="identical" if same else level_of(max(share_a, share_b), bool(matches)),
        excluded_a=a.excluded,
        excluded_b=b.excluded,
        reckoning=reckoning(a, b, matches, how),
    )


def passages(a: Scope, b: Scope, background: Background, options: Options, progress: Progress = silent) -> tuple[Match, ...]:
    """The passages that two papers share, in order of A's text; one over everything when their counted text is equal."""
    if equal_counted(a, b):
        return (Match(a.whole(), b.whole(), "verbatim", 1.0),)
    if progress is not silent and len(a.tokens) + len(b.tokens) > LONG_PAIR:
        found = _aligned_elsewhere((a, b), background, options, progress)
    else:
        found = align(a.side, b.side, background, settings_of(options))
    kept = (match for match in found if a.covered([match.a]) and (match.b is None or b.covered([match.b])))
    texts = a.profile.document.text, b.profile.document.text
    return tuple(closed(match, *texts) for match in kept)


def closed(match: Match, text_a: str, text_b: str) -> Match:
    """The match with the closing marks that stand behind it in both texts: a copied sentence is copied with its full stop."""
    if match.b is None:
        return match
    end_a, end_b = match.a.end, match.b.end
    for (mark, after_a), (twin, after_b) in zip(_marks(text_a, end_a), _marks(text_b, end_b), strict=False):
        if mark != twin:
            break
        end_a, end_b = after_a, after_b
    return replace(match, a=Span(match.a.start, end_a), b=Span(match.b.start, end_b))


def _marks(text: str, end: int) -> Iterator[tuple[str, int]]:
    """The closing marks behind a place and where each ends, invisible characters before them passed over."""
    for place, char in enumerate(text[end : end + CLOSING_REACH], end + 1):
        if char in CLOSING:
            yield char, place
        elif unicodedata.category(char) != "Cf":
            return


def aligned(task: tuple[tuple[Tokens, int], tuple[Tokens, int], Background | None, Settings]) -> tuple[Match, ...]:
    """The alignment of two papers given as match tokens and length of text: what a worker does for a long pair."""
    a, b, background, settings = task
    return align(Side.of(*a), Side.of(*b), background or Background.shipped(), settings)


def _aligned_elsewhere(
    pair: tuple[Scope, Scope], background: Background, options: Options, progress: Progress
) -> tuple[Match, ...]:
    """As `align`, in a process that ends at once when `progress` raises; in this one when that process fails."""
    sides = [(scope.tokens, len(scope.profile.counted)) for scope in pair]
    sent = None if background is Background.shipped() else background
    task = (sides[0], sides[1], sent, settings_of(options))
    with Readers(1, time_limit=LONG_PAIR_SECONDS) as workers:
        answer = next(workers.map(aligned, [task], lambda _stage, done, _total: progress("comparing", done, 1)))
    return aligned(task) if isinstance(answer, Failed) else tuple(answer)


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
    a: Scope, b: Scope, matches: tuple[Match, ...], how: tuple[Background, Options, Progress]
) -> tuple[ReckoningStep, ...]:
    """Raw shares, the same with one kind of text after another taken off, and what the options make of it.

    A kind that the options exclude is taken off before the passages are sought (as for `final`); one that they do not is
    taken off the passages found, which tells a reader what excluding it would change without seeking anew.
    """
    active, taken = a.kinds | b.kinds, frozenset[str]()

    def sought(x: Scope, y: Scope) -> tuple[Match, ...]:
        if x is a and y is b:
            return matches
        return passages(x, y, *how) if x.total and y.total else ()

    x, y = a.narrowed(taken), b.narrowed(taken)
    found = sought(x, y)
    steps = [_step("raw", x, y, found)]
    for kind in KINDS:
        taken |= {kind}
        x, y, before = a.narrowed(taken), b.narrowed(taken), (x, y)
        if taken <= active and (x, y) != before:
            found = sought(x, y)
        steps.append(_step(kind, x, y, found))
    return (*steps, _step("final", a, b, matches))


def _step(name: str, a: Scope, b: Scope, matches: tuple[Match, ...]) -> ReckoningStep:
    return ReckoningStep(name, a.covered(spans_a(matches)), a.total, b.covered(spans_b(matches)), b.total)
