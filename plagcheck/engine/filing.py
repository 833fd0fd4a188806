"""Filing: the tables of an archive, and how a paper gets into them and out again.

    setting   what the archive's way of cutting texts is (`method`), its salt, the next numbers, its revision
    paper     one row a paper: what it is called, its labels and sizes, a digest of its file; where its entries are
    text      its text, where that is kept
    holder    how many papers hold each match token: the archive's part of the background
    segment, chunk   which blocks of which papers hold which tokens and pairs, or which keyed shingles (`segments`)

A paper's match tokens are cut into blocks as the screening cuts them; blocks are numbered through the whole archive and no
number is used twice.
"""

import hashlib
import json
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise

import numpy as np
import numpy.typing as npt

from plagcheck.engine import segments
from plagcheck.engine.background import Holders
from plagcheck.engine.database import Form
from plagcheck.engine.equivalence import Equivalents
from plagcheck.engine.keyed import KEPT_SHARE, Secret
from plagcheck.engine.model import Document
from plagcheck.engine.plain import DamagedError, typed
from plagcheck.engine.postings import BLOCK
from plagcheck.engine.profile import Profile, profile_of
from plagcheck.engine.shingling import WIDTH, runs
from plagcheck.engine.storing import pack_text, unpack_text

FORM = Form(
    "an archive of earlier papers",
    0x706C6161,
    1,
    (
        "CREATE TABLE setting (name TEXT PRIMARY KEY, value NOT NULL)",
        (
            "CREATE TABLE paper (id INTEGER PRIMARY KEY, block INTEGER NOT NULL, blocks INTEGER NOT NULL, "
            "entries INTEGER NOT NULL, kept_under BLOB NOT NULL, content BLOB NOT NULL, letters BLOB NOT NULL, "
            "path TEXT NOT NULL, submission TEXT NOT NULL, labels TEXT NOT NULL, added TEXT NOT NULL, "
            "characters INTEGER NOT NULL, counted INTEGER NOT NULL, tokens INTEGER NOT NULL, terms INTEGER NOT NULL)"
        ),
        "CREATE UNIQUE INDEX paper_content ON paper (content)",
        "CREATE INDEX paper_letters ON paper (letters)",
        "CREATE UNIQUE INDEX paper_block ON paper (block, blocks, kept_under)",
        "CREATE TABLE text (id INTEGER PRIMARY KEY, data BLOB NOT NULL)",
        "CREATE TABLE holder (part INTEGER PRIMARY KEY, terms BLOB NOT NULL, counts BLOB NOT NULL)",
        *segments.TABLES,
    ),
)
WORDS, KEYED = 0, 1
"""Kinds of postings: tokens and pairs of papers with text; keyed shingles of papers without."""
PENDING = 2_000_000
"""Entries that are gathered before they are written: some 100 MB while they are sorted."""
MOST_BLOCKS = (1 << 32) - (1 << 20)
_FACTOR, _SECOND = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xC2B2AE3D27D4EB4F)
_PROBE = (
    "数据的處理方法, ＡＢＣ running quickly；研究者们通过分析得出结论。Naïve co-operation wasn't 3.14 simple — 因此十分重要。"
)
"""A text in which whatever cuts texts otherwise than this program does would cut something otherwise."""

Hashes = npt.NDArray[np.uint64]
Ints = npt.NDArray[np.int64]


@cache
def method() -> str:
    """How this program cuts texts into what an archive keeps; archives of another method cannot be searched."""
    own = Profile(Document("", _PROBE))
    known = Equivalents.shipped()
    parts = (
        own.tokens.hash,
        *terms_and_pairs(known.canonical(own.tokens.hash)),
        runs(own.tokens.hash),
        known.member,
        known.leader,
    )
    digest = hashlib.blake2b(b"".join(each.astype("<u8").tobytes() for each in parts), digest_size=8).hexdigest()
    return f"1; blocks of {BLOCK}; 1 in {KEPT_SHARE} of shingles of {WIDTH}; {digest}"


def terms_and_pairs(tokens: Hashes) -> tuple[Hashes, Hashes]:
    """The keys of n match tokens (words of one meaning as one), u8[n], and of each with the next one, u8[n − 1]."""
    pairs: Hashes = (tokens[1:] ^ (tokens[1:] >> np.uint64(31))) * _SECOND
    pairs += tokens[:-1] * _FACTOR
    return segments.keys_of(_mixed(tokens)), segments.keys_of(_mixed(pairs ^ _SECOND))


def _mixed(hashes: Hashes) -> Hashes:
    mixed = hashes ^ (hashes >> np.uint64(32))
    mixed *= _FACTOR
    mixed ^= mixed >> np.uint64(29)
    mixed *= _SECOND
    mixed ^= mixed >> np.uint64(32)
    return mixed


def settings(base: sqlite3.Connection) -> dict[str, object]:
    """All settings."""
    return dict(base.execute("SELECT name, value FROM setting").fetchall())


def number(base: sqlite3.Connection, name: str) -> int:
    """A setting that is a number; 0 where it is missing. Raises DamagedError."""
    row = base.execute("SELECT value FROM setting WHERE name = ?", (name,)).fetchone()
    return whole(row[0], MOST_BLOCKS) if row else 0


def put_setting(base: sqlite3.Connection, name: str, value: object) -> None:
    """Write a setting over what it was."""
    base.execute("INSERT OR REPLACE INTO setting VALUES (?, ?)", (name, value))


def whole(value: object, most: int) -> int:
    """A whole number from 0 to `most`. Raises DamagedError."""
    if type(value) is not int or not 0 <= value <= most:
        raise DamagedError(f"is damaged: {str(value)[:40]!r} stands where a number belongs")
    return value


@dataclass(frozen=True, slots=True)
class Filed:
    """What goes into the row of a paper besides what it says of itself."""

    path: str
    submission: str
    labels: Mapping[str, str]
    added: str


@dataclass(eq=False)
class Filing:
    """Puts papers into an open archive, inside a transaction of the caller, who calls `finish` at the end."""

    base: sqlite3.Connection
    secret: Secret | None = None
    """Given when texts are not kept."""
    _next: list[int] = field(default_factory=list)
    _keys: dict[int, list[Hashes]] = field(default_factory=lambda: {WORDS: [], KEYED: []})
    _numbers: dict[int, list[npt.NDArray[np.uint32]]] = field(default_factory=lambda: {WORDS: [], KEYED: []})
    _added: dict[int, int] = field(default_factory=lambda: {WORDS: 0, KEYED: 0})
    _terms: list[Hashes] = field(default_factory=list)
    _pending: int = 0

    def __post_init__(self) -> None:
        self._next = [max(1, number(self.base, "next paper")), number(self.base, "next block")]

    def put(self, document: Document, filed: Filed) -> int:
        """File one paper; its number."""
        own, (paper, block) = profile_of(document), self._next
        kind = WORDS if self.secret is None else KEYED
        keys, numbers, blocks, terms = self._entries(own)
        if block + blocks > MOST_BLOCKS:
            raise DamagedError("is full; begin another archive")
        counts = (len(document.text), int(np.count_nonzero(own.counted)), len(own.tokens), terms)
        under = self.secret.name if self.secret else b""
        letters = b"" if self.secret else own.letters
        names = (filed.path, filed.submission, json.dumps(sorted(filed.labels.items())), filed.added)
        row = (paper, block, blocks, len(keys), under, content_of(document, self.secret), letters, *names, *counts)
        self.base.execute(f"INSERT INTO paper VALUES ({', '.join('?' * len(row))})", row)  # noqa: S608
        if self.secret is None:
            self.base.execute("INSERT INTO text VALUES (?, ?)", (paper, pack_text(document)))
        self._keys[kind].append(keys)
        self._numbers[kind].append((numbers + block).astype(np.uint32))
        self._next = [paper + 1, block + blocks]
        self._added[kind] += len(keys)
        self._pending += len(keys)
        if self._pending >= PENDING:
            self._write()
        return paper

    def finish(self) -> None:
        """Write what is pending, and where the next papers begin."""
        self._write()
        for kind, size in self._added.items():
            segments.join_up_to(self.base, kind, size)
        put_setting(self.base, "next paper", self._next[0])
        put_setting(self.base, "next block", self._next[1])

    def _entries(self, own: Profile) -> tuple[Hashes, Ints, int, int]:
        """The distinct keys of each block, the block of each, how many blocks there are, and the paper's distinct terms."""
        if self.secret is not None:
            keys = np.unique(segments.keys_of(self.secret.kept(own.shingles)))
            return keys, np.zeros(len(keys), dtype=np.int64), 1, len(own.shingles)
        tokens = Equivalents.shipped().canonical(own.tokens.hash)
        distinct = np.unique(tokens)
        self._terms.append(distinct)
        keys, block = entries_of(tokens)
        return keys, block, max(1, -(-len(tokens) // BLOCK)), len(distinct)

    def _write(self) -> None:
        for kind, parts in self._keys.items():
            if parts:
                segments.append(self.base, kind, np.concatenate(parts), np.concatenate(self._numbers[kind]))
            self._keys[kind], self._numbers[kind] = [], []
        if self._terms:
            terms, counts = np.unique(np.concatenate(self._terms), return_counts=True)
            add_holders(self.base, terms, counts)
        self._terms, self._pending = [], 0


def entries_of(tokens: Hashes) -> tuple[Hashes, Ints]:
    """The distinct keys of terms and pairs in each block of a paper, and the block of each."""
    terms, pairs = terms_and_pairs(tokens)
    block = np.arange(len(tokens)) // BLOCK
    keys = np.concatenate([terms, pairs])
    entry = np.unique((np.concatenate([block, block[:-1]]).astype(np.uint64) << np.uint64(segments.KEY_BITS)) | keys)
    return entry & np.uint64((1 << segments.KEY_BITS) - 1), (entry >> np.uint64(segments.KEY_BITS)).astype(np.int64)


def content_of(document: Document, secret: Secret | None) -> bytes:
    """What the archive knows a file by: its SHA-256, under the key where the text is not kept."""
    digest = bytes.fromhex(document.sha256)
    return digest if secret is None else secret.digest(digest)


def holders(base: sqlite3.Connection) -> Holders:
    """How many papers hold each match token. Raises DamagedError, sqlite3.Error."""
    rows = base.execute("SELECT terms, counts FROM holder ORDER BY part").fetchall()
    terms, counts = _held_columns(rows)
    papers, tokens = base.execute("SELECT count(*), total(tokens) FROM paper WHERE kept_under = x'' AND tokens > 0").fetchone()
    if len(terms) and not papers:
        raise DamagedError("is damaged: words of no paper")
    if len(terms) and not (int(counts.min()) >= 1 and int(counts.max()) <= papers):
        raise DamagedError("is damaged: words in more papers than there are")
    return Holders(terms, counts.astype(np.int32), int(papers), int(tokens))


def add_holders(base: sqlite3.Connection, terms: Hashes, counts: Ints) -> None:
    """Add to the number of papers that hold each of `terms` (sorted, distinct); negative numbers take away."""
    edges = np.searchsorted(terms, np.arange(1, 256, dtype=np.uint64) << np.uint64(56))
    for part, (start, end) in enumerate(pairwise([0, *edges.tolist(), len(terms)])):
        if start < end:
            row = base.execute("SELECT terms, counts FROM holder WHERE part = ?", (part,)).fetchone()
            known, held = _held_columns([row] if row else [])
            every, place = np.unique(np.concatenate([known, terms[start:end]]), return_inverse=True)
            total = np.bincount(place, np.concatenate([held, counts[start:end]])).astype(np.int64)
            kept = total > 0
            columns = every[kept].astype("<u8").tobytes(), total[kept].astype("<u4").tobytes()
            base.execute("INSERT OR REPLACE INTO holder VALUES (?, ?, ?)", (part, *columns))


def _held_columns(rows: Sequence[tuple[object, object]]) -> tuple[Hashes, Ints]:
    parts: list[Hashes] = [np.zeros(0, dtype=np.uint64)]
    numbers: list[Ints] = [np.zeros(0, dtype=np.int64)]
    for terms, counts in rows:
        if not isinstance(terms, bytes) or not isinstance(counts, bytes) or len(terms) % 8 or 2 * len(counts) != len(terms):
            raise DamagedError("is damaged: the words of its papers do not fit")
        parts.append(np.frombuffer(terms, dtype="<u8").astype(np.uint64))
        numbers.append(np.frombuffer(counts, dtype="<u4").astype(np.int64))
    held = np.concatenate(parts)
    if (held[1:] <= held[:-1]).any():
        raise DamagedError("is damaged: the words of its papers are not in order")
    return held, np.concatenate(numbers)


def text_of(base: sqlite3.Connection, paper: int) -> Document:
    """The document of a paper that was kept with its text. Raises DamagedError."""
    return unpacked(paper, packed_text(base, paper))


def packed_text(base: sqlite3.Connection, paper: int) -> bytes | None:
    """That document as it is kept; None when it is missing."""
    row = base.execute("SELECT data FROM text WHERE id = ?", (paper,)).fetchone()
    return row[0] if row and isinstance(row[0], bytes) else None


def unpacked(paper: int, data: bytes | None) -> Document:
    """The document that `packed_text` gave. Raises DamagedError."""
    if data is None:
        raise DamagedError(f"is damaged: the text of paper {paper} is missing")
    return unpack_text(data)


def take_out(base: sqlite3.Connection, papers: Sequence[int]) -> None:
    """Delete papers with all that is known of them. Raises DamagedError."""
    known = Equivalents.shipped()
    for start in range(0, len(papers), 500):
        sets = [
            np.unique(known.canonical(profile_of(text_of(base, paper)).tokens.hash))
            for paper in papers[start : start + 500]
            if base.execute("SELECT kept_under FROM paper WHERE id = ?", (paper,)).fetchone()[0] == b""
        ]
        if sets:
            terms, counts = np.unique(np.concatenate(sets), return_counts=True)
            add_holders(base, terms, -counts)
    gone = np.array(sorted(papers), dtype=np.int64)
    for kind in (WORDS, KEYED):
        places = Places.of(base, kind)
        leaving = np.isin(places.paper, gone)
        if leaving.any():
            segments.remove(base, kind, lambda numbers, p=places, out=leaving: _leaving(p, out, numbers))  # type: ignore[misc]
    base.executemany("DELETE FROM text WHERE id = ?", [(paper,) for paper in papers])
    base.executemany("DELETE FROM paper WHERE id = ?", [(paper,) for paper in papers])


def _leaving(places: "Places", out: npt.NDArray[np.bool_], numbers: npt.NDArray[np.uint32]) -> npt.NDArray[np.bool_]:
    owner = places.owner(numbers)
    return np.asarray(out[np.maximum(owner, 0)] & (owner >= 0), dtype=np.bool_)


@dataclass(frozen=True, eq=False)
class Places:
    """Which blocks belong to which paper: n papers of one kind, in order of their blocks."""

    paper: Ints
    """i8[n]: the papers' numbers."""
    first: Ints
    """i8[n]: the first block of each."""
    size: Ints
    """i8[n]: how many blocks it has."""

    @classmethod
    def of(cls, base: sqlite3.Connection, kind: int, under: bytes | None = None) -> "Places":
        """Of papers with text, or of those without (under one key, or whatever key). Raises DamagedError."""
        which = {WORDS: "kept_under = x''", KEYED: "kept_under != x''"}[kind] + (
            "" if under is None else " AND kept_under = ?"
        )
        given = () if under is None else (under,)
        query = f"SELECT id, block, blocks FROM paper WHERE {which} ORDER BY block"  # noqa: S608 (nothing of a user's)
        rows = base.execute(query, given).fetchall()
        try:
            table = np.array(rows, dtype=np.int64).reshape(-1, 3)
        except (ValueError, TypeError, OverflowError):
            raise DamagedError("is damaged: its papers are not where they should be") from None
        paper, first, size = table.T
        if len(table) and (
            first[0] < 0 or (size < 1).any() or (first[1:] < (first + size)[:-1]).any() or first[-1] > MOST_BLOCKS
        ):
            raise DamagedError("is damaged: its papers are not where they should be")
        return cls(paper, first, size)

    def owner(self, numbers: npt.NDArray[np.uint32]) -> Ints:
        """i8[k]: the place, among these papers, of the paper that each block belongs to; −1 for none."""
        if not len(self.first):
            return np.full(len(numbers), -1, dtype=np.int64)
        owner = np.searchsorted(self.first, numbers, side="right") - 1
        inside = numbers < (self.first + self.size)[owner]
        return np.where(inside, owner, -1)


def faults(base: sqlite3.Connection, rows: Iterator[int]) -> Iterator[str]:
    """What is wrong inside an archive, one sentence each; `rows` are the numbers of its papers, tracked by the caller."""
    for (line,) in base.execute("PRAGMA integrity_check(10)").fetchall():
        if line != "ok":
            yield f"the file itself: {line}"
    for paper in rows:
        yield from _paper_faults(base, paper)
    lost = base.execute("SELECT count(*) FROM text WHERE id NOT IN (SELECT id FROM paper)").fetchone()[0]
    if lost:
        yield f"{lost} texts belong to no paper"
    held = holders(base)
    terms = base.execute("SELECT total(terms) FROM paper WHERE kept_under = x''").fetchone()[0]
    if int(held.holders.sum(dtype=np.int64)) != int(terms):
        yield f"its table of words counts {held.holders.sum(dtype=np.int64)} words of papers, not {int(terms)}"
    entries = dict(base.execute("SELECT id, entries FROM paper").fetchall())
    for kind in (WORDS, KEYED):
        places = Places.of(base, kind)
        owned = np.array([entries[paper] for paper in places.paper.tolist()], dtype=np.int64)
        yield from segments.faults(base, kind, places.owner, owned)


def _paper_faults(base: sqlite3.Connection, paper: int) -> Iterator[str]:
    row = base.execute("SELECT kept_under, content, characters, labels FROM paper WHERE id = ?", (paper,)).fetchone()
    try:
        labels_of(row[3])
        if row[0] == b"":
            document = text_of(base, paper)
            if len(document.text) != row[2] or bytes.fromhex(document.sha256) != row[1]:
                yield f"paper {paper}: its text is not the one that was added"
    except (DamagedError, ValueError) as error:
        yield f"paper {paper}: {error}"


def labels_of(text: object) -> tuple[tuple[str, str], ...]:
    """The labels of a row. Raises DamagedError."""
    try:
        return typed(tuple[tuple[str, str], ...], json.loads(str(text)))
    except ValueError as error:
        raise DamagedError(f"is damaged: {error}") from None
