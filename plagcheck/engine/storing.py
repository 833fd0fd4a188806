"""Storing: a paper with its profile as bytes and back; one container for the cache, the archive and saved checks.

    magic · BLAKE2b of all that follows · length of the head · head (JSON) · columns, one after another

The head names each column with its type and shape. Nothing in it is code, nothing is unpickled. On the way back sizes are
checked before anything is made of them, and every offset must lie inside the text: what comes from disk is never trusted.
"""

import hashlib
import json
import math
import struct
import zlib
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import numpy as np
import numpy.typing as npt

from plagcheck.engine.columns import Tokens
from plagcheck.engine.model import Document, Finding, Mark
from plagcheck.engine.plain import DamagedError, plain, typed
from plagcheck.engine.profile import Profile, profile_of
from plagcheck.engine.weighting import LEVELS, Weighted

Array = npt.NDArray[Any]
MAGIC = b"plagcheck columns 1\n"
MOST_BYTES = 1 << 30
"""Of one container: above that of the longest paper that is read."""
MOST_TEXT_BYTES = 256 << 20
"""Of one text with its marks, unpacked: a few bytes that unpack to more are no text of ours."""
_DIGEST_BYTES = 16
_LENGTH = struct.Struct("<Q")
_TOKENS = {"start": "<i4", "end": "<i4", "hash": "<u8", "sentence": "<i4", "han": "|b1"}
_WEIGHTED = {"index": "<i4", "count": "<i4", "score": "<f8", "milli": "<i8", "level": "|i1"}
_LARGE = {f"tokens.{name}": kind for name, kind in _TOKENS.items()} | {"shingles": "<u8"}
"""Columns that are large, and made again from the text when they are missing."""
_KINDS = _LARGE | {f"weighted.{name}": kind for name, kind in _WEIGHTED.items()} | {
    "counted": "|u1", "feature_hashes": "<u8", "places": "<i4", "ends": "<i4", "text": "|u1",
}  # fmt: skip


def pack(head: Any, columns: Mapping[str, Array]) -> bytes:
    """One container of a JSON value and columns of plain numbers."""
    arrays = {name: np.ascontiguousarray(array) for name, array in columns.items()}
    described = {name: [array.dtype.str, list(array.shape)] for name, array in arrays.items()}
    text = json.dumps({"head": head, "columns": described}, allow_nan=False, separators=(",", ":")).encode("ascii")
    body = b"".join([_LENGTH.pack(len(text)), text, *(array.tobytes() for array in arrays.values())])
    return MAGIC + _digest(body) + body


def unpack(data: bytes) -> tuple[Any, dict[str, Array]]:
    """What `pack` was given; the columns cannot be written to. Raises DamagedError."""
    start = len(MAGIC) + _DIGEST_BYTES
    body = memoryview(data)[start:]
    if len(data) > MOST_BYTES or not data.startswith(MAGIC) or data[len(MAGIC) : start] != _digest(body):
        raise DamagedError("is damaged, or was written by another version")
    try:
        size = int(_LENGTH.unpack_from(body)[0])
        text = json.loads(bytes(body[_LENGTH.size : _LENGTH.size + size]))
        return text["head"], _columns(text["columns"], body[_LENGTH.size + size :])
    except (ValueError, TypeError, LookupError, AttributeError, RecursionError, struct.error) as error:
        raise DamagedError(f"is damaged: {error}") from None


def _digest(body: bytes | memoryview) -> bytes:
    return hashlib.blake2b(body, digest_size=_DIGEST_BYTES).digest()


def _columns(described: Mapping[str, Any], data: memoryview) -> dict[str, Array]:
    found, place = {}, 0
    for name, (kind, shape) in described.items():
        dtype = np.dtype(kind)
        size = dtype.itemsize * math.prod(shape)
        if dtype.kind not in "biuf" or len(shape) > 2 or min(shape) < 0 or place + size > len(data):
            raise ValueError(f"{name} is no column")
        found[name] = np.frombuffer(data[place : place + size], dtype=dtype).reshape(shape)
        place += size
    return found


def pack_paper(document: Document, *, light: bool = False) -> bytes:
    """A document with its profile; `light` leaves out what is large and can be made again from the text."""
    own = profile_of(document)
    facts = {
        "document": {**plain(document), "text": ""},
        "token_count": own.token_count,
        "language": own.language,
        "letters": own.letters.hex(),
        "words": list(own.weighted.words),
        "exclusions": plain(own.exclusions),
        "findings": plain(own.findings),
    }
    places, ends = own.places
    text = np.frombuffer(document.text.encode("utf-8", "surrogatepass"), dtype=np.uint8)
    columns: dict[str, Array] = {"text": text, "counted": np.packbits(own.counted), "feature_hashes": own.feature_hashes,
               "places": places, "ends": ends}  # fmt: skip
    columns |= {f"weighted.{name}": getattr(own.weighted, name) for name in _WEIGHTED}
    if not light:
        columns |= {f"tokens.{name}": getattr(own.tokens, name) for name in _TOKENS} | {"shingles": own.shingles}
    return pack(facts, {name: array.astype(_KINDS[name], copy=False) for name, array in columns.items()})


def unpack_paper(data: bytes) -> Document:
    """The document that `pack_paper` was given, its profile with it. Raises DamagedError."""
    facts, columns = unpack(data)
    try:
        return _paper(facts, columns)
    except (ValueError, TypeError, LookupError, AttributeError) as error:
        raise DamagedError(f"is damaged: {error}") from None


def pack_text(document: Document) -> bytes:
    """A document without its profile, compressed: all of it can be made again from the text."""
    text = np.frombuffer(document.text.encode("utf-8", "surrogatepass"), dtype=np.uint8)
    return zlib.compress(pack({**plain(document), "text": ""}, {"text": text}), 6)


def unpack_text(data: bytes) -> Document:
    """The document that `pack_text` was given. Raises DamagedError."""
    try:
        inflating = zlib.decompressobj()
        facts, columns = unpack(inflating.decompress(data, MOST_TEXT_BYTES))
        _agree(columns["text"].dtype == np.uint8 and not inflating.unconsumed_tail, "the text")
        document = replace(typed(Document, facts), text=columns["text"].tobytes().decode("utf-8", "surrogatepass"))
        _inside(document.marks, len(document.text))
        for finding in document.warnings:
            _inside(finding.spans, len(document.text))
    except (zlib.error, ValueError, TypeError, LookupError, AttributeError) as error:
        raise DamagedError(f"is damaged: {error}") from None
    return document


def _paper(facts: Mapping[str, Any], columns: dict[str, Array]) -> Document:
    _agree(all(array.dtype == np.dtype(_KINDS[name]) for name, array in columns.items()), "column types")
    text = columns.pop("text").tobytes().decode("utf-8", "surrogatepass")
    document = replace(typed(Document, facts["document"]), text=text)
    _inside(document.marks, len(text))
    for finding in document.warnings:
        _inside(finding.spans, len(text))
    made = {
        "token_count": typed(int, facts["token_count"]),
        "language": typed(str, facts["language"]),
        "letters": bytes.fromhex(facts["letters"]),
        "exclusions": typed(tuple[Mark, ...], facts["exclusions"]),
        "findings": typed(tuple[Finding, ...], facts["findings"]),
        "counted": columns["counted"],
        **_features(typed(tuple[str, ...], facts["words"]), columns, len(text)),
    }
    _inside(made["exclusions"], len(text))
    _agree(columns["counted"].shape == (-(-len(text) // 8),), "the counted text")
    if "shingles" in columns:
        made |= {"shingles": columns["shingles"], "tokens": _tokens(columns, len(text))}
    document.derived["profile"] = Profile.of_columns(document, made)
    return document


def _tokens(columns: Mapping[str, Array], length: int) -> Tokens:
    own = {name: columns[f"tokens.{name}"] for name in _TOKENS}
    _agree(len({array.shape for array in own.values()}) == 1 and own["start"].ndim == 1, "tokens")
    _ordered(own["start"], own["end"], length)
    return Tokens(**own)


def _features(words: tuple[str, ...], columns: Mapping[str, Array], length: int) -> dict[str, Any]:
    own = {name: columns[f"weighted.{name}"] for name in _WEIGHTED}
    places, ends = columns["places"], columns["ends"]
    count = (len(words),)
    _agree(all(array.shape == count for array in (*own.values(), ends, columns["feature_hashes"])), "keywords")
    _agree(bool(np.isfinite(own["score"]).all()), "scores")
    _agree(bool(((own["level"] >= 1) & (own["level"] <= LEVELS)).all()), "levels")
    _agree(places.ndim == 2 and places.shape[1] == 2, "places")
    _agree(int(ends[-1]) == len(places) if len(words) else not len(places), "places")
    _agree(bool((np.diff(ends, prepend=0) >= 0).all()), "places")
    _ordered(places[:, 0], places[:, 1], length)
    weighted = Weighted(words=words, **own)
    return {"weighted": weighted, "feature_hashes": columns["feature_hashes"], "places": (places, ends)}


def _ordered(start: Array, end: Array, length: int) -> None:
    _agree(
        not len(start) or bool((start >= 0).all() and (start <= end).all() and int(end.max()) <= length), "places in the text"
    )


def _inside(spans: tuple[Any, ...], length: int) -> None:
    _agree(all(0 <= span[0] <= span[1] <= length for span in spans), "places in the text")


def _agree(fits: bool, what: str) -> None:
    if not fits:
        raise ValueError(f"{what} do not fit")
