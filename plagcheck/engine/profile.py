"""Profile: everything computed from one paper alone, the stages in their order, each part on first use.

    text ─ fold ─ words ─┬ denoise ─ weigh ─ features ─ column sums ─ fingerprint
                         └ shingle ─ MinHash signature, bottom-k sketch
                 match tokens ─ (background, alignment, screening)

A profile is plain columns (hashes, offsets, masks) once it is `settled`: it can be sent between processes and kept on disk.
What is large and quickly made again (folded characters, words, their spelling) is dropped then, and made anew when asked for.
"""

import hashlib
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any, overload

import numpy as np
import numpy.typing as npt

from plagcheck.engine import denoising, excluding, folding, minhash, segmentation, shingling, simhash, weighting
from plagcheck.engine.columns import HAN, LATIN, Folded, Tokens
from plagcheck.engine.model import NOT_COUNTED, Document, Finding, Keyword, Mark, Span
from plagcheck.engine.wording import filled

OWN_EXCLUSIONS = frozenset({"quotes", "references", "front-matter"})
"""What can be found in a paper without looking at any other."""
_LEADERS = ("……", ".....", "·····", "_____")
_CONTENTS_LINE = re.compile(r"(?:…{2}|\.{5}|·{5}|_{5})[ \t]*(\d{1,4})[ \t]*$", re.MULTILINE)
"""A leader and a number at the end of a line."""
TOO_SHORT = 50
"""Counted characters below which a share is weak evidence; the contract's limit."""
_COLUMNS = (
    "token_count", "language", "letters", "counted", "tokens", "weighted", "feature_hashes", "places", "shingles",
    "exclusions", "findings",
)  # fmt: skip
_PASSING = ("folded", "words", "word_list", "kept")
"""Parts that `settle` drops: large, and made again from the text in less time than it takes to read them."""


class Keywords(Sequence[Keyword]):
    """The keywords of a paper, made when they are looked at: a class of a thousand papers has a million places."""

    def __init__(self, weighted: weighting.Weighted, places: npt.NDArray[np.int32], ends: npt.NDArray[np.int32]) -> None:
        self._weighted = weighted
        self._places, self._ends = places, ends

    def __len__(self) -> int:
        return len(self._weighted.words)

    @overload
    def __getitem__(self, index: int) -> Keyword: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Keyword, ...]: ...
    def __getitem__(self, index: int | slice) -> Keyword | tuple[Keyword, ...]:
        chosen = range(len(self))[index]
        return self._keyword(chosen) if isinstance(chosen, int) else tuple(self._keyword(i) for i in chosen)

    def rows(self) -> Iterator[tuple[str, int, float, list[list[int]]]]:
        """Word, level, score and places of each keyword, as plain values: a report of a class prints a million places."""
        own, start = self._weighted, 0
        places = self._places.tolist()
        for word, level, score, end in zip(
            own.words, own.level.tolist(), own.score.tolist(), self._ends.tolist(), strict=True
        ):
            yield word, level, score, places[start:end]
            start = end

    def _keyword(self, i: int) -> Keyword:
        own = self._weighted
        places = self._places[(self._ends[i - 1] if i else 0) : self._ends[i]].tolist()
        return Keyword(own.words[i], int(own.level[i]), float(own.score[i]), tuple(Span(s, e) for s, e in places))


class Profile:
    """What one document's own text says. Every part is computed on first use and kept."""

    def __init__(self, document: Document) -> None:
        self.document = document

    @cached_property
    def folded(self) -> Folded:
        """The text with the same characters everywhere."""
        return folding.fold(self.document.text)

    @cached_property
    def words(self) -> Tokens:
        """The words of the text, of which keywords, fingerprint and resemblance are made."""
        return segmentation.words(self.folded)

    @cached_property
    def word_list(self) -> list[str]:
        """The folded letters of each word."""
        string, words = self.folded.string, self.words
        return [string[s:e] for s, e in zip(words.folded_start.tolist(), words.folded_end.tolist(), strict=True)]

    @cached_property
    def token_count(self) -> int:
        """Words of the text."""
        return len(self.words)

    @cached_property
    def language(self) -> str:
        """`zh`, `en`, `zh+en`, an ISO code, or nothing for a text without letters."""
        return segmentation.language(self.folded) if self.folded.length else ""

    @cached_property
    def hidden(self) -> npt.NDArray[np.bool_]:
        """bool[length]: the characters that reading marked as never counted (hidden text, running heads, page numbers).

        The page numbers of a list of contents are page numbers too.
        """
        mask = mask_of(self.document.marks, len(self.document.text), NOT_COUNTED)
        if any(leader in self.document.text for leader in _LEADERS):  # far quicker to look for than the pattern
            for found in _CONTENTS_LINE.finditer(self.document.text):
                mask[found.start(1) : found.end(1)] = True
        return mask

    @cached_property
    def tokens(self) -> Tokens:
        """The match tokens (Han bigrams, first five letters of other words) of what is counted."""
        found = segmentation.match_tokens(self.folded, self.hidden)
        return Tokens(found.start, found.end, found.hash, found.sentence, han=found.han)

    @cached_property
    def counted(self) -> npt.NDArray[np.bool_]:
        """bool[length]: the letters, digits and ideographs that count, before any exclusion."""
        return self.folded.counted & ~self.hidden

    @cached_property
    def letters(self) -> bytes:
        """A digest of the folded letters, digits and ideographs of the whole text; nothing when there are none."""
        return letters_digest(self.folded)

    @cached_property
    def kept(self) -> npt.NDArray[np.bool_]:
        """bool[words]: which words denoising keeps."""
        return denoising.denoise(self.word_list)

    @cached_property
    def weighted(self) -> weighting.Weighted:
        """The features: the words left after denoising, weighed."""
        return weighting.weigh(self.word_list, self.kept)

    @cached_property
    def feature_hashes(self) -> npt.NDArray[np.uint64]:
        """u8[m]: the hash of each feature's word."""
        return self.words.hash[self.weighted.index]

    @cached_property
    def places(self) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int32]]:
        """i4[k, 2] original offsets, all places of the first feature, then of the second …; i4[m] where each feature's end."""
        return _places(self.words, self.feature_hashes)

    @property
    def keywords(self) -> Keywords:
        """The features as the report shows them."""
        return Keywords(self.weighted, *self.places)

    def sums(self, bits: int) -> npt.NDArray[np.int64]:
        """Column sums of the fingerprint of `bits` bits, most significant first."""
        return simhash.column_sums(simhash.hash_bits(self.feature_hashes, bits), self.weighted.milli)

    def fingerprint(self, bits: int) -> int | None:
        """The fingerprint of `bits` bits; None for a text without features."""
        if not self.weighted.words:
            return None
        known: dict[int, int] = self.__dict__.setdefault("_fingerprints", {})
        if bits not in known:
            known[bits] = simhash.fingerprint(self.sums(bits))
        return known[bits]

    @cached_property
    def shingles(self) -> npt.NDArray[np.uint64]:
        """The distinct 5-word shingles, sorted."""
        return shingling.shingle(self.words.hash)

    def signature(self, k: int) -> npt.NDArray[np.uint32]:
        """The K values of the K hash functions, kept for the K asked for last."""
        kept = self.__dict__.get("_signature")
        if kept is None or kept[0] != k:
            kept = self.__dict__["_signature"] = (k, minhash.signature(self.shingles, k))
        signature: npt.NDArray[np.uint32] = kept[1]
        return signature

    def bottom_k(self, k: int) -> npt.NDArray[np.uint64]:
        """The K smallest shingle hashes."""
        return minhash.bottom_k(self.shingles, k)

    @cached_property
    def exclusions(self) -> tuple[Mark, ...]:
        """Quotations, references and front matter, found once whatever the options say."""
        return excluding.exclude(self.document.text, self.folded, self.document.marks, OWN_EXCLUSIONS)

    @cached_property
    def findings(self) -> tuple[Finding, ...]:
        """What folding and excluding noticed, and whether the text is too short to say much."""
        closing = excluding.findings(self.document.text, self.folded, self.document.marks)
        return (*self.folded.findings, *closing, *_size_findings(int(np.count_nonzero(self.counted))))

    def columns(self) -> dict[str, Any]:
        """All parts but the passing ones as plain columns: to be sent, or kept on disk."""
        columns = {name: getattr(self, name) for name in _COLUMNS}
        return {**columns, "counted": np.packbits(self.counted)}

    @classmethod
    def of_columns(cls, document: Document, columns: dict[str, Any]) -> "Profile":
        """The profile of `document` from what `columns` gave."""
        own = cls(document)
        counted = np.unpackbits(columns["counted"], count=len(document.text)).astype(np.bool_)
        own.__dict__ |= {**columns, "counted": counted}
        return own

    def settle(self) -> None:
        """Compute every column and drop what is only passed through."""
        self.columns()
        for name in _PASSING:
            self.__dict__.pop(name, None)


class Unfolded(Profile):
    """The same paper as a program without folding would see it."""

    @cached_property
    def folded(self) -> Folded:
        """ASCII letters in lower case, all else untouched."""
        return folding.fold_case_only(self.document.text)


def profile_of(document: Document) -> Profile:
    """The profile of `document`, kept with it."""
    profile = document.derived.get("profile")
    if not isinstance(profile, Profile):
        profile = document.derived["profile"] = Profile(document)
    return profile


def described(document: Document, profile: Profile | None = None) -> Document:
    """`document` with what its profile noticed among its warnings, and the profile (a sent one, if given) kept with it."""
    own = profile or Profile(document)
    own.document = document
    found = own.findings if document.status == "ok" else ()
    whole = replace(document, warnings=(*document.warnings, *found), derived={})
    own.document = whole
    whole.derived["profile"] = own
    return whole


def mask_of(marks: Sequence[Mark], length: int, kinds: frozenset[str]) -> npt.NDArray[np.bool_]:
    """bool[length]: the characters inside marks of these kinds."""
    mask = np.zeros(length, dtype=np.bool_)
    for start, end, kind in marks:
        if kind in kinds:
            mask[start:end] = True
    return mask


def letters_digest(folded: Folded, within: npt.NDArray[np.bool_] | None = None) -> bytes:
    """A digest of the folded letters, digits and ideographs (of original characters `within`); empty without any."""
    chosen = (folded.kind == LATIN) | (folded.kind == HAN)
    if within is not None:
        chosen &= within[folded.start]
    codes = folded.codes[chosen]
    return hashlib.blake2b(codes.astype("<u4").tobytes(), digest_size=16).digest() if len(codes) else b""


def _places(words: Tokens, hashes: npt.NDArray[np.uint64]) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int32]]:
    """All places of each of the distinct `hashes` among `words`: offsets in order of feature, then of text."""
    if not len(hashes):
        return np.zeros((0, 2), dtype=np.int32), np.zeros(0, dtype=np.int32)
    order = np.argsort(hashes)
    slot = np.searchsorted(hashes[order], words.hash).clip(max=len(hashes) - 1)
    feature = order[slot]
    token = np.flatnonzero(hashes[feature] == words.hash)
    token = token[np.argsort(feature[token], kind="stable")]
    places = np.stack([words.start[token], words.end[token]], axis=1)
    return places, np.cumsum(np.bincount(feature[token], minlength=len(hashes))).astype(np.int32)


def _size_findings(counted: int) -> tuple[Finding, ...]:
    if not counted:
        message = "No letters, digits or ideographs to compare: the paper takes part in no score"
        return (Finding("nothing-counted", message),)
    if counted < TOO_SHORT:
        message = filled("Only {:counted character|counted characters}: a share of so short a text is weak evidence", counted)
        return (Finding("too-short", message, count=counted),)
    return ()
