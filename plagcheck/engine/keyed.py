"""Keyed shingles: what an archive keeps of a paper whose text it does not keep, and what that alone says of a copy.

Of the paper's distinct 5-word shingles a tenth is kept, in no order, as a keyed hash (BLAKE2b) whose key lies in the user's
config folder and not in the archive. Which tenth only the key decides (the smallest hashes, as in a bottom-k sketch), so that
all papers keep the same shingles of a text that they share. Without the key nobody can try words against the file; with it and
a suspicion one can, so this is not anonymous.

Each kept shingle that a new paper holds covers its five words there. Since a tenth is kept, copied text shows one in ten words
on average: finds up to `JOIN_WORDS` words apart are one passage, from the first to the last of them, and a passage counts from
`FEWEST` different finds on. Shorter copies are not found.
"""

import hashlib
import os
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from secrets import token_bytes

import numpy as np
import numpy.typing as npt
import platformdirs

from plagcheck.engine.columns import Tokens
from plagcheck.engine.errors import PlagcheckError
from plagcheck.engine.model import Match, Span
from plagcheck.engine.shingling import WIDTH, runs

KEPT_SHARE = 10
"""One in so many distinct shingles is kept."""
JOIN_WORDS = 40
"""Words between the starts of two finds up to which they are one passage: of copied text, one gap in 70 is wider."""
FEWEST = 3
"""Different finds of a passage: one or two stock phrases are nobody's."""
EDITED = 0.7
"""Similarity from which on a passage is `edited`, as everywhere."""
MOST_SIMILAR = 0.99
"""Nobody can see that such a passage is verbatim."""
KEY_BYTES = 32
Hashes = npt.NDArray[np.uint64]
Ints = npt.NDArray[np.int64]


def key_path() -> Path:
    """Where the user's key lies."""
    return platformdirs.user_config_path("plagcheck", appauthor=False) / "archive.key"


def user_key(*, make: bool = False) -> bytes | None:
    """The user's key; None when there is none and none shall be made. Raises PlagcheckError when it cannot be read or made."""
    path = key_path()
    try:
        if make and not path.exists():
            _make(path)
        key = path.read_bytes()
    except FileNotFoundError:
        return None
    except OSError as error:
        raise PlagcheckError(f"{path}: the key of archives cannot be used ({error.strerror or error})") from error
    if len(key) != KEY_BYTES:
        raise PlagcheckError(f"{path}: the key of archives is damaged; put a copy of it back, or delete it to have a new one")
    return key


def _make(path: Path) -> None:
    """Write a new key for the user alone, whole or not at all; of two programs at once the first one's stays."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    beside = path.with_name(f"{path.name}-{os.getpid()}")
    try:
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(token_bytes(KEY_BYTES))
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileExistsError):
            os.link(beside, path)
    finally:
        beside.unlink(missing_ok=True)


@dataclass(frozen=True, slots=True)
class Secret:
    """The key of one archive, made of the user's key and the archive's salt."""

    key: bytes

    @classmethod
    def of(cls, key: bytes, salt: bytes) -> "Secret":
        """The key of the archive that has this salt."""
        return cls(hashlib.blake2b(salt, key=key, digest_size=32, person=b"plagcheck key").digest())

    @property
    def name(self) -> bytes:
        """Says which key a paper was kept under, and nothing about the key."""
        return hashlib.blake2b(b"name", key=self.key, digest_size=8).digest()

    def digest(self, data: bytes) -> bytes:
        """A keyed digest: of a file's SHA-256, so that the same file is known again by who has the key."""
        return hashlib.blake2b(data, key=self.key, digest_size=32, person=b"content").digest()

    def hashes(self, shingles: Hashes) -> Hashes:
        """u8[n]: the keyed hash of each shingle."""
        each, blake, key = shingles.astype("<u8").tobytes(), hashlib.blake2b, self.key
        digests = [blake(each[i : i + 8], key=key, digest_size=8).digest() for i in range(0, len(each), 8)]
        return np.frombuffer(b"".join(digests), dtype="<u8").astype(np.uint64)

    def kept(self, shingles: Hashes) -> Hashes:
        """u8[k]: what is kept of the distinct shingles of a paper, by value."""
        return np.sort(self.hashes(shingles))[: -(-len(shingles) // KEPT_SHARE)]


@dataclass(frozen=True, eq=False)
class Shingled:
    """The shingles of a new paper in the order of its text, n of them, and the distinct ones under a key."""

    start: npt.NDArray[np.int32]
    end: npt.NDArray[np.int32]
    """Characters that each covers."""
    slot: Ints
    """Which of the distinct ones each is."""
    keyed: Hashes
    """u8[m]: the distinct ones' keyed hashes, sorted."""

    @classmethod
    def of(cls, words: Tokens, secret: Secret) -> "Shingled":
        """Of the words that are compared."""
        every = runs(words.hash)
        width = min(WIDTH, len(words))
        keyed = secret.hashes(every)
        distinct, slot = np.unique(keyed, return_inverse=True)
        return cls(words.start[: len(every)], words.end[max(0, width - 1) :], slot.astype(np.int64), distinct)


def passages(own: Shingled, found: Sequence[int] | Ints, kept_share: float) -> tuple[Match, ...]:
    """The passages of a new paper in which the kept shingles `found` (of the distinct ones) stand.

    `kept_share` is the part of the earlier paper's shingles that was kept. A word in so many changed breaks five shingles, so
    the similarity is the fifth root of the share of shingles found among those that would be there of unchanged text.
    """
    hit = np.zeros(len(own.keyed), dtype=np.bool_)
    hit[found] = True
    places = np.flatnonzero(hit[own.slot])
    matches = []
    for stretch in np.split(places, np.flatnonzero(np.diff(places) > JOIN_WORDS) + 1):
        distinct = np.unique(own.slot[stretch])
        if len(distinct) < FEWEST:
            continue
        whole = len(np.unique(own.slot[stretch[0] : stretch[-1] + 1]))
        similarity = min(MOST_SIMILAR, (len(distinct) / max(1.0, whole * kept_share)) ** (1 / WIDTH))
        span = Span(int(own.start[stretch[0]]), int(own.end[stretch[-1]]))
        matches.append(Match(span, None, "edited" if similarity >= EDITED else "reworded", similarity))
    return tuple(matches)
