"""Segments: which stretches of text hold which keys, as sorted columns in segments of one SQLite file.

A posting is a key (a hash, of which the highest `KEY_BITS` bits are kept) and a number (a block of an archived paper). A
segment is sorted and cut into chunks, one row each; its directory names the first key of every chunk, so that looking up k
keys reads at most k rows a segment. Segments of one size are joined when there are `FEW`, and what was added at once is, slice
by slice of the keys, so that neither a hundred thousand papers nor a thousand additions take more memory than a slice (O'Neil
et al. 1996, the log-structured merge tree).
"""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
import numpy.typing as npt

KEY_BITS = 40
"""Bits of a key: of 20 million keys one foreign key in 50,000 seems to be there, which can only compare a pair too many."""
SLICES = 256
"""Parts of the key space, by the highest 8 bits; a chunk lies in one, and keeps the other 32 bits."""
CHUNK = 1024
"""Postings of a chunk, 4 to 9 kB; a key that more hold has a chunk of its own."""
FEW = 8
"""Segments of one size (within a factor of 8) from which on they are joined."""
TABLES = (
    "CREATE TABLE segment (id INTEGER PRIMARY KEY, kind INTEGER NOT NULL, size INTEGER NOT NULL, firsts BLOB NOT NULL)",
    "CREATE TABLE chunk (id INTEGER PRIMARY KEY, keys BLOB NOT NULL, counts BLOB NOT NULL, numbers BLOB NOT NULL)",
)
"""The id of a chunk is segment · 2³² + place."""
PLACES = 32
_LOW_BITS = KEY_BITS - 8

Keys = npt.NDArray[np.uint64]
Numbers = npt.NDArray[np.uint32]
Ints = npt.NDArray[np.int64]
Postings = tuple[Keys, Numbers]


class OutOfOrderError(sqlite3.DatabaseError):
    """Columns that do not fit together: the file is damaged."""


@dataclass(frozen=True, eq=False)
class Directory:
    """The segments of one kind: the id of each and the first keys of its chunks, u8[c]."""

    segments: tuple[tuple[int, Keys], ...]

    @classmethod
    def of(cls, base: sqlite3.Connection, kind: int) -> "Directory":
        """Read it. Raises OutOfOrderError."""
        rows = base.execute("SELECT id, firsts FROM segment WHERE kind = ? ORDER BY id", (kind,)).fetchall()
        read = tuple((segment, _column(firsts, "<u8").astype(np.uint64)) for segment, firsts in rows)
        if any((firsts[1:] < firsts[:-1]).any() for _, firsts in read):
            raise OutOfOrderError("a segment is not in order")
        return cls(read)


def keys_of(hashes: Keys) -> Keys:
    """The keys of well mixed hashes."""
    return hashes >> np.uint64(64 - KEY_BITS)


def append(base: sqlite3.Connection, kind: int, keys: Keys, numbers: Numbers) -> None:
    """Add postings as a segment, and join segments of its size when there are many."""
    if not len(keys):
        return
    segment = _new_segment(base, kind)
    order = np.lexsort((numbers, keys))
    keys, numbers = keys[order], numbers[order]
    edges = np.searchsorted(keys, np.arange(SLICES + 1, dtype=np.uint64) << np.uint64(_LOW_BITS))
    parts = [(keys[a:b], numbers[a:b]) for a, b in pairwise(edges.tolist())]
    _finish(base, segment, [_write(base, segment, part) for part in _placed(parts)], len(keys))
    _join_many(base, kind)


def join_up_to(base: sqlite3.Connection, kind: int, size: int) -> None:
    """Join all segments of up to `size` postings: after adding so many, that costs no more than adding them did.

    A look-up reads each segment.
    """
    small = base.execute("SELECT id FROM segment WHERE kind = ? AND size <= ? ORDER BY id", (kind, size)).fetchall()
    if len(small) > 1:
        _join(base, kind, [row[0] for row in small])


def look_up(base: sqlite3.Connection, directory: Directory, keys: Keys, most: int) -> tuple[Ints, Numbers]:
    """All postings of `keys` (sorted, distinct): the place of its key and its number, i8[p] and u4[p], by key.

    Keys that have more than `most` postings are left out.
    """
    slots: list[Ints] = [np.zeros(0, dtype=np.int64)]
    found: list[Numbers] = [np.zeros(0, dtype=np.uint32)]
    for segment, firsts in directory.segments:
        chunk = np.searchsorted(firsts, keys, side="right") - 1
        # a key above the last chunk of its slice's predecessor stands nowhere: chunks keep the low bits of one slice
        slices = np.append(firsts, np.uint64(2**64 - 1)) >> np.uint64(_LOW_BITS)
        chunk = np.where(slices[chunk] == keys >> np.uint64(_LOW_BITS), chunk, -1)
        edges = np.flatnonzero(np.diff(chunk, prepend=-2))
        for start, end in pairwise([*edges.tolist(), len(keys)]):
            if chunk[start] >= 0:
                hits = _in_chunk(base, (segment << PLACES) + int(chunk[start]), keys[start:end], most)
                if hits is not None:
                    slots.append(start + hits[0])
                    found.append(hits[1])
    slot, number = np.concatenate(slots), np.concatenate(found)
    few = np.bincount(slot, minlength=len(keys)) <= most if len(keys) else np.zeros(0, dtype=np.bool_)
    slot, number = slot[few[slot]], number[few[slot]]
    order = np.argsort(slot, kind="stable")
    return slot[order], number[order]


def remove(base: sqlite3.Connection, kind: int, gone: Callable[[Numbers], npt.NDArray[np.bool_]]) -> None:
    """Take the numbers that are `gone` out of every chunk that holds any."""
    for segment, firsts in Directory.of(base, kind).segments:
        taken = 0
        for chunk in range(segment << PLACES, (segment << PLACES) + len(firsts)):
            if gone(_column(_row(base, chunk, "numbers")[0], "<u4").astype(np.uint32)).any():
                keys, numbers = _decoded(base, chunk)
                kept = ~gone(numbers)
                _put(base, chunk, keys[kept], numbers[kept])
                taken += int(np.count_nonzero(~kept))
        base.execute("UPDATE segment SET size = size - ? WHERE id = ?", (taken, segment))


def faults(base: sqlite3.Connection, kind: int, owner: Callable[[Numbers], Ints], owned: Ints) -> Iterator[str]:
    """What is wrong with the segments of a kind, one sentence each.

    `owner` says which paper each number belongs to, -1 for none; `owned` counts the postings that each paper should have.
    """
    count = np.zeros(len(owned), dtype=np.int64)
    for segment, firsts in Directory.of(base, kind).segments:
        total, ends = 0, np.append(firsts, np.uint64(1 << KEY_BITS))
        for place, first in enumerate(firsts):
            try:
                low, numbers = _decoded(base, (segment << PLACES) + place)
            except sqlite3.DatabaseError as error:
                yield f"part {place} of index {segment}: {error}"
                continue
            keys = low | (first & ~np.uint64((1 << _LOW_BITS) - 1))
            if (keys[1:] < keys[:-1]).any() or (len(keys) and not first <= keys[0] <= keys[-1] < ends[place + 1]):
                yield f"part {place} of index {segment} is not in order"
            papers = owner(numbers)
            if (papers < 0).any():
                yield f"part {place} of index {segment} names papers that are not there"
            count += np.bincount(papers[papers >= 0], minlength=len(owned))
            total += len(keys)
        size = base.execute("SELECT size FROM segment WHERE id = ?", (segment,)).fetchone()[0]
        if size != total:
            yield f"index {segment} holds {total} entries, not {size}"
    if (count != owned).any():
        yield f"{np.count_nonzero(count != owned)} papers have more or fewer entries in the index than when they were added"


def _in_chunk(base: sqlite3.Connection, chunk: int, wanted: Keys, most: int) -> tuple[Ints, Numbers] | None:
    """The postings of the wanted keys (of one slice or several) in a chunk: the place of each's key and its number."""
    # of a chunk that is one long list, the list itself is not even read when it is too long
    longest = 4 * max(most, 2 * CHUNK)
    data, packed, held = _row(base, chunk, f"keys, counts, iif(length(numbers) <= {longest:d}, numbers, NULL)")
    keys = _column(data, "<u4")
    if held is None or not len(keys):
        return None
    low = (wanted & np.uint64((1 << _LOW_BITS) - 1)).astype(np.uint32)
    slot = np.minimum(np.searchsorted(keys, low), len(keys) - 1)
    here = np.flatnonzero(keys[slot] == low)
    if not len(here):
        return None
    counts, numbers = _counts(packed, len(keys)), _column(held, "<u4")
    ends = np.cumsum(counts)
    if ends[-1] != len(numbers):
        raise OutOfOrderError("a chunk is damaged")
    length = counts[slot[here]]
    last = np.cumsum(length)
    index = np.arange(int(last[-1])) + np.repeat(ends[slot[here]] - last, length)
    return np.repeat(here, length), numbers[index].astype(np.uint32)


def _row(base: sqlite3.Connection, chunk: int, columns: str) -> tuple[bytes, ...]:
    row: tuple[bytes, ...] | None = base.execute(
        f"SELECT {columns} FROM chunk WHERE id = ?",  # noqa: S608 (nothing of a user's)
        (chunk,),
    ).fetchone()
    if row is None:
        raise OutOfOrderError("a chunk is missing")
    return row


def _decoded(base: sqlite3.Connection, chunk: int) -> Postings:
    """All postings of a chunk, with the keys' low bits only."""
    data, packed, held = _row(base, chunk, "keys, counts, numbers")
    keys, numbers = _column(data, "<u4"), _column(held, "<u4")
    counts = _counts(packed, len(keys))
    if int(counts.sum()) != len(numbers):
        raise OutOfOrderError("a chunk is damaged")
    return np.repeat(keys, counts).astype(np.uint64), numbers.astype(np.uint32)


def _counts(packed: bytes, keys: int) -> Ints:
    """How many postings each key of a chunk has: bytes, or four bytes each where one is above 255."""
    counts = _column(packed, "|u1" if len(packed) == keys else "<u4").astype(np.int64)
    if len(counts) != keys:
        raise OutOfOrderError("a chunk is damaged")
    return counts


def _column(data: object, kind: str) -> npt.NDArray[np.generic]:
    if not isinstance(data, bytes) or len(data) % np.dtype(kind).itemsize:
        raise OutOfOrderError("a column is damaged")
    return np.frombuffer(data, dtype=kind)


def _new_segment(base: sqlite3.Connection, kind: int) -> int:
    return int(base.execute("INSERT INTO segment (kind, size, firsts) VALUES (?, 0, x'')", (kind,)).lastrowid or 0)


def _finish(base: sqlite3.Connection, segment: int, firsts: Sequence[Keys], size: int) -> None:
    directory = np.concatenate([np.zeros(0, dtype=np.uint64), *firsts]).astype("<u8").tobytes()
    base.execute("UPDATE segment SET size = ?, firsts = ? WHERE id = ?", (size, directory, segment))


def _placed(parts: Sequence[Postings]) -> Iterator[tuple[int, Keys, Numbers]]:
    """The sorted postings of each slice, with the place of its first chunk."""
    place = 0
    for keys, numbers in parts:
        yield place, keys, numbers
        place += len(_edges(keys)) - 1


def _write(base: sqlite3.Connection, segment: int, part: tuple[int, Keys, Numbers]) -> Keys:
    """Write the postings of one slice in chunks from a place on; the first key of each."""
    place, keys, numbers = part
    edges = _edges(keys)
    for at, (start, end) in enumerate(pairwise(edges.tolist()), place):
        _put(base, (segment << PLACES) + at, keys[start:end], numbers[start:end])
    return keys[edges[:-1]]


def _put(base: sqlite3.Connection, chunk: int, keys: Keys, numbers: Numbers) -> None:
    """Write a chunk, over the one that has this id."""
    first = np.flatnonzero(np.diff(keys, prepend=np.uint64(2**64 - 1)))
    counts = np.diff(np.append(first, len(keys)))
    low = (keys[first] & np.uint64((1 << _LOW_BITS) - 1)).astype("<u4")
    packed = counts.astype("|u1" if not len(counts) or counts.max() < 256 else "<u4")
    base.execute(
        "INSERT OR REPLACE INTO chunk VALUES (?, ?, ?, ?)",
        (chunk, low.tobytes(), packed.tobytes(), numbers.astype("<u4").tobytes()),
    )


def _edges(keys: Keys) -> Ints:
    """Where the chunks of sorted keys begin, and their number: all postings of one key lie in one chunk."""
    if not len(keys):
        return np.zeros(1, dtype=np.int64)
    first = np.append(np.flatnonzero(np.diff(keys, prepend=np.uint64(2**64 - 1))), len(keys))
    long = np.diff(first) > CHUNK
    new = np.ones(len(long), dtype=np.bool_)
    new[1:] = (first[1:-1] // CHUNK != first[:-2] // CHUNK) | long[1:] | long[:-1]
    return np.append(first[:-1][new], len(keys))


def _join_many(base: sqlite3.Connection, kind: int) -> None:
    """Join segments while any size has `FEW` of them."""
    while True:
        sizes: dict[int, list[int]] = {}
        for segment, size in base.execute("SELECT id, size FROM segment WHERE kind = ? ORDER BY id", (kind,)):
            sizes.setdefault(max(1, int(size)).bit_length() // 3, []).append(segment)
        many = next((segments for segments in sizes.values() if len(segments) >= FEW), None)
        if many is None:
            return
        _join(base, kind, many)


def _join(base: sqlite3.Connection, kind: int, segments: Sequence[int]) -> None:
    """Make one segment of several, slice by slice; what has been read is deleted at once, so that its pages are used again."""
    joined, place, size = _new_segment(base, kind), 0, 0
    directory = dict(Directory.of(base, kind).segments)
    firsts: list[Keys] = []
    for part in range(SLICES):
        read = [each for segment in segments for each in _taken(base, segment, directory[segment], part)]
        if not read:
            continue
        keys, numbers = (np.concatenate(columns) for columns in zip(*read, strict=True))
        order = np.lexsort((numbers, keys))
        firsts.append(_write(base, joined, (place, keys[order], numbers[order])))
        place, size = place + len(firsts[-1]), size + len(keys)
    for segment in segments:
        base.execute("DELETE FROM segment WHERE id = ?", (segment,))
    _finish(base, joined, firsts, size)


def _taken(base: sqlite3.Connection, segment: int, firsts: Keys, part: int) -> Iterator[Postings]:
    """The postings of one slice of a segment, with their whole keys, taken out of the file."""
    bounds = np.searchsorted(firsts, np.array([part, part + 1], dtype=np.uint64) << np.uint64(_LOW_BITS))
    for place in range(*bounds.tolist()):
        keys, numbers = _decoded(base, (segment << PLACES) + place)
        if len(keys):
            yield keys | np.uint64(part << _LOW_BITS), numbers
    low, high = ((segment << PLACES) + int(place) for place in bounds)
    base.execute("DELETE FROM chunk WHERE id >= ? AND id < ?", (low, high))
