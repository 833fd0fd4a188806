"""The nouns: what the stages hand on, and the one frozen report that window, table, JSON, CSV, HTML and PDF all read.

One coordinate system crosses every border: half-open offsets, in Python characters, into `Document.text`.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

Status = Literal["ok", "no-text", "unreadable", "password", "too-large"]
Role = Literal["paper", "reference", "template", "archive"]
Kind = Literal["verbatim", "edited", "reworded", "reordered", "summary"]
Level = Literal["identical", "high", "medium", "low", "none"]
Exclusion = Literal["quotes", "references", "common", "front-matter"]
ReviewState = Literal["open", "discuss", "aside"]
"""Of a pair: not reviewed yet, to be discussed, set aside as of no concern."""

KINDS: tuple[Kind, ...] = ("verbatim", "edited", "reworded", "reordered", "summary")
"""Of a match, from the closest on."""
LEVELS: tuple[Level, ...] = ("none", "low", "medium", "high", "identical")
"""From the least to the most: an order to look in, never a judgement."""
EXCLUSIONS: tuple[Exclusion, ...] = ("quotes", "references", "common", "front-matter")
MEDIUM_SHARE, HIGH_SHARE = 0.15, 0.5
"""The larger copied share at which a pair is `medium`, and `high`."""
DISGUISES = frozenset({"invisible-characters", "look-alike-letters", "spaced-letters", "hidden-text"})
"""The only codes that may be a disguise; all others are reading notes and accuse nobody."""
NOT_COUNTED = frozenset({"hidden", "running-head", "page-number", "header", "footer", "damaged"})
"""Kinds of `Mark` that reading puts on text which is kept and shown but takes part in no share."""


class Span(NamedTuple):
    """A half-open range `[start, end)` of characters of one document's text."""

    start: int
    end: int

    @property
    def length(self) -> int:
        """Characters covered."""
        return self.end - self.start


class Mark(NamedTuple):
    """A range of a document that reading or excluding found to be something: a heading, a running head, a quotation."""

    start: int
    end: int
    kind: str


@dataclass(frozen=True, slots=True)
class Finding:
    """What was noticed while reading or folding a document; `warnings[]` of the contract."""

    code: str
    message: str
    count: int = 1
    spans: tuple[Span, ...] = ()
    disguise: bool = False
    detail: str = ""
    """What fills the gap of the message in another language: an encoding, a true file kind, a page count such as `3/4`."""


@dataclass(frozen=True, eq=False)
class Document:
    """One file's text, exactly as `plagcheck extract` prints it, and what was noticed on the way.

    Two documents are equal only when they are the same object. `marks` are ordered by start; kinds from reading are
    those of `NOT_COUNTED` and `note`, `heading`, `title`, `block-quote`, `code`, `toc` (all of these counted).
    """

    path: str
    text: str
    status: Status = "ok"
    warnings: tuple[Finding, ...] = ()
    kind: str = "txt"
    encoding: str | None = None
    sha256: str = ""
    size: int = 0
    """Bytes of the original file."""
    pages: int | None = None
    marks: tuple[Mark, ...] = ()
    derived: dict[str, Any] = field(default_factory=dict, repr=False)
    """What later stages have computed from this document alone (its profile); lives and dies with it, is never sent on."""

    @property
    def name(self) -> str:
        """The file's own name."""
        return self.path.rsplit("/", 1)[-1]

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "derived": {}}


@dataclass(frozen=True, slots=True)
class Match:
    """A span in A and a span in B that say the same.

    `also` are further places of the same passage in B, and count in B's share; `also_a` further places in A, which count in
    A's (so that swapping A and B swaps the shares). `changes` are the spans, inside `a` and
    inside `b`, of the words that differ (empty for verbatim). `strength` is the log-likelihood gain in nats.
    `b` is None only for a match with an archived paper kept without its text.
    """

    a: Span
    b: Span | None
    kind: Kind
    similarity: float
    also: tuple[Span, ...] = ()
    changes_a: tuple[Span, ...] = ()
    changes_b: tuple[Span, ...] = ()
    strength: float = 0.0
    also_a: tuple[Span, ...] = ()


@dataclass(frozen=True, slots=True)
class SetAside:
    """A match that a person set aside: it is shown, and counts in no share."""

    match: Match
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Resemblance:
    """Jaccard of the two sets of distinct 5-word shingles: exact, and as two sketches of K values estimate it."""

    exact: float
    minhash: float
    error: float
    bottom_k: float
    bottom_k_error: float
    permutations: int


@dataclass(frozen=True, slots=True)
class Keyword:
    """A feature of a paper: its tf × idf score and its level 5..1 (fifths of the list by rank)."""

    word: str
    weight: int
    score: float
    spans: tuple[Span, ...] = ()


class SharedKeyword(NamedTuple):
    """A keyword both papers have, with its level in each."""

    word: str
    weight_a: int
    weight_b: int


@dataclass(frozen=True, slots=True)
class SharedKeywords:
    """The keywords both papers have, heaviest first, and the cosine of the two tf × idf vectors."""

    cosine: float
    shared: tuple[SharedKeyword, ...] = ()


class ReckoningStep(NamedTuple):
    """One line of the step-by-step reckoning of a copied share: numerators and denominators in counted characters.

    `step` is `raw`, `quotes`, `references`, `template`, `common`, `front-matter` or `final`.
    """

    step: str
    copied_a: int
    counted_a: int
    copied_b: int
    counted_b: int


@dataclass(frozen=True, slots=True)
class Comparison:
    """Everything two documents have in common. `a` and `b` are document ids of the report (0 and 1 for a lone pair)."""

    a: int
    b: int
    copied_a: float | None
    """Share of A's counted text that lies in matches; None when A or B has no counted text."""
    copied_b: float | None
    matches: tuple[Match, ...] = ()
    longest_match: int | None = None
    """Counted characters, on A's side, of the longest verbatim run."""
    resemblance: Resemblance | None = None
    distance: int | None = None
    """Hamming distance of the fingerprints; None when either has no features."""
    bits: int = 64
    near_duplicate: bool | None = None
    keywords: SharedKeywords | None = None
    level: Level | None = None
    excluded_a: tuple[Mark, ...] = ()
    """What the options exclude in A: kinds `quotes`, `references`, `template`, `common`, `front-matter`."""
    excluded_b: tuple[Mark, ...] = ()
    reckoning: tuple[ReckoningStep, ...] = ()
    aside: tuple[SetAside, ...] = ()
    """Matches set aside, in order of A's text; none of them is among `matches` or in any number but the earlier steps of
    the reckoning."""

    @property
    def copied(self) -> float:
        """The larger of the two copied shares; 0 when there is none. Only for sorting and thresholds."""
        return max(self.copied_a or 0.0, self.copied_b or 0.0)

    @property
    def similarity(self) -> float | None:
        """1 − distance ÷ bits."""
        return None if self.distance is None else 1.0 - self.distance / self.bits


@dataclass(frozen=True, slots=True)
class Archived:
    """A paper of an archive of earlier papers."""

    id: int
    path: str
    """As a report showed it when it was added."""
    submission: str
    labels: tuple[tuple[str, str], ...]
    """Such as year and course, by name."""
    added: str
    """UTC, `2026-12-01T09:30:00Z`."""
    characters: int
    counted: int
    has_text: bool

    @property
    def name(self) -> str:
        """The file's own name."""
        return self.path.rsplit("/", 1)[-1]


@dataclass(frozen=True, slots=True, eq=False)
class Paper:
    """A document as it stands in a report: its id, whose it is, and what its own profile says."""

    id: int
    document: Document
    submission: int | None
    role: Role = "paper"
    language: str = ""
    """`zh`, `en`, `zh+en`, or the ISO code of the prevailing script's usual language; empty without text."""
    counted: int = 0
    tokens: int = 0
    """Words, in the sense of the keywords and the resemblance."""
    fingerprint: int | None = None
    features: int = 0
    keywords: Sequence[Keyword] = ()
    archived: int | None = None
    """The number that an archive of earlier papers has for it."""
    labels: tuple[tuple[str, str], ...] = ()
    """What the archive says of it, such as its year and course, by name."""
    unseen: int = 0
    """Characters of a text that the archive did not keep."""

    @property
    def path(self) -> str:
        """The path as the report shows it."""
        return self.document.path

    @property
    def name(self) -> str:
        """The file's own name."""
        return self.document.name

    @property
    def text(self) -> str:
        """The document's text."""
        return self.document.text

    @property
    def status(self) -> Status:
        """Whether the file could be read, and if not why."""
        return self.document.status

    @property
    def warnings(self) -> tuple[Finding, ...]:
        """What was noticed while reading and folding."""
        return self.document.warnings


@dataclass(frozen=True, slots=True)
class Submission:
    """One author's hand-in."""

    id: int
    name: str
    documents: tuple[int, ...]
    group: str = ""
    """As the list of students says; empty without one."""


@dataclass(frozen=True, slots=True)
class SubmissionPair:
    """Shares over all documents of two submissions, and the pairs (positions in `Report.pairs`) they come from."""

    a: int
    b: int
    copied_a: float | None
    copied_b: float | None
    level: Level | None
    pairs: tuple[int, ...] = ()

    @property
    def copied(self) -> float:
        """The larger of the two copied shares; 0 when there is none."""
        return max(self.copied_a or 0.0, self.copied_b or 0.0)


@dataclass(frozen=True, slots=True)
class CommonPassage:
    """A passage that many submissions hold: one span in each document named."""

    documents: tuple[int, ...]
    spans: tuple[Span, ...]


@dataclass(frozen=True, slots=True)
class Review:
    """What a person said of two documents, the smaller id first."""

    a: int
    b: int
    state: ReviewState = "open"
    note: str = ""


@dataclass(frozen=True, slots=True)
class Skipped:
    """A file that was found but is no paper, and why."""

    path: str
    reason: str


@dataclass(frozen=True, slots=True)
class Options:
    """All choices of a check; every field has the contract's default.

    Raises ValueError when built with a value outside its range.
    """

    min_match_han: int = 25
    """Shortest verbatim match of a Chinese passage, in Han characters."""
    min_match_words: int = 17
    """Shortest verbatim match of a passage in words."""
    exclude: frozenset[Exclusion] = frozenset()
    sensitivity: Literal["strict", "normal", "thorough"] = "normal"
    bits: int = 64
    permutations: int = 128
    near_duplicate: int = 3
    """Hamming distance up to which two fingerprints are called near-duplicates."""
    encoding: str | None = None
    """The encoding of every text file; None decides for each."""
    passwords: tuple[str, ...] = field(default=(), repr=False)
    """Tried on every protected file; kept in no report, session, cache or log."""
    templates: tuple[str, ...] = ()
    """Paths of assignment prompts and templates: their text leaves numerator and denominator."""
    against: tuple[str, ...] = ()
    """Paths of papers that every paper is compared with, but not with one another."""
    archive: str | None = None
    """Path of an archive of earlier papers that every paper is compared with."""
    jobs: int | None = None
    """Worker processes; None is one less than the processors, at least 1. Never changes a result."""
    hide_names: bool = False

    def __post_init__(self) -> None:
        checks = {
            "min_match_han must be at least 5": self.min_match_han >= 5,
            "min_match_words must be at least 4": self.min_match_words >= 4,
            f"exclude takes {', '.join(EXCLUSIONS)}": self.exclude <= set(EXCLUSIONS),
            "sensitivity is strict, normal or thorough": self.sensitivity in ("strict", "normal", "thorough"),
            "bits is 8, 32, 64 or 128": self.bits in (8, 32, 64, 128),
            "permutations must lie in 16..4096": 16 <= self.permutations <= 4096,
            "near_duplicate must lie in 0..bits": 0 <= self.near_duplicate <= self.bits,
            "jobs must be at least 1": self.jobs is None or self.jobs >= 1,
        }
        wrong = [rule for rule, holds in checks.items() if not holds]
        if wrong:
            raise ValueError("; ".join(wrong))


@dataclass(frozen=True, slots=True, eq=False)
class Report:
    """The result of a check or of a comparison: all that any view, table or file shows.

    `documents` are ordered by path (a lone comparison keeps the order named), `pairs` by falling copied share, then ids.
    """

    documents: tuple[Paper, ...]
    submissions: tuple[Submission, ...]
    pairs: tuple[Comparison, ...]
    submission_pairs: tuple[SubmissionPair, ...] = ()
    groups: tuple[tuple[int, ...], ...] = ()
    """Submission ids joined at `medium` or more."""
    common: tuple[CommonPassage, ...] = ()
    skipped: tuple[Skipped, ...] = ()
    options: Options = field(default_factory=Options)
    background: Literal["class", "shipped"] = "shipped"
    created: str = ""
    """UTC, `2026-12-01T09:30:00Z`."""
    version: str = ""
    compared: int = 0
    """Pairs of documents that were screened."""
    seconds: float = 0.0
    """How long the check took; shown in the window, never exported."""
    reviews: tuple[Review, ...] = ()
    """By ids; only of documents of which something was said, their pair listed or not."""

    def review_of(self, a: int, b: int) -> Review:
        """What was said of two documents; an open review without a note when nothing was."""
        key = min(a, b), max(a, b)
        return next((each for each in self.reviews if (each.a, each.b) == key), Review(*key))

    def to_json(self) -> str:
        """The contract's JSON, format `plagcheck-report/1`."""
        from plagcheck.engine.exporting import to_json

        return to_json(self)


def united(spans: Iterable[Span | tuple[int, int]]) -> Iterator[Span]:
    """Yield the union of `spans` as disjoint spans in order."""
    start = end = -1
    for s, e in sorted((span[0], span[1]) for span in spans):
        if s > end:
            if end > start:
                yield Span(start, end)
            start, end = s, e
        else:
            end = max(end, e)
    if end > start:
        yield Span(start, end)


def level_of(copied: float, matched: bool) -> Level:
    """The level of a pair that is not identical, from its larger copied share."""
    if copied >= HIGH_SHARE:
        return "high"
    if copied >= MEDIUM_SHARE:
        return "medium"
    return "low" if matched else "none"
