"""How a worker process and its master talk: a JSON head and raw blocks of bytes, never pickle.

A worker reads files that strangers made; should one of them take it over, it still can send nothing but data. Numbers,
strings, lists and so on stand in the JSON; long texts, bytes and NumPy arrays of plain numbers follow as blocks. Dataclasses
and named tuples of this package cross as their fields; a message can make no other objects, and runs no code of theirs.
"""

import importlib
import json
import os
import struct
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import IO, Any

MAX_MESSAGE_BYTES = 1024 * 1024 * 1024
MAX_BLOCKS = 10_000
_COUNT = struct.Struct(">Q")
_TEXT, _BYTES, _ARRAY, _TUPLE, _DICT, _SET, _PATH, _OBJECT = "text", "bytes", "array", "tuple", "dict", "set", "path", "object"
LONG_TEXT = 500
"""Characters from which a text travels as a block: quicker than escapes in JSON."""
_PLAIN_NUMBERS = "biuf"


class BrokenMessageError(Exception):
    """The other side ended, or sent what is no message."""


def send(stream: IO[bytes], value: Any) -> None:
    """Write one value."""
    blocks: list[bytes] = []
    head = json.dumps(_flat(value, blocks), ensure_ascii=True, allow_nan=True).encode("ascii")
    stream.write(_COUNT.pack(len(blocks) + 1))
    for block in (head, *blocks):
        stream.write(_COUNT.pack(len(block)))
        stream.write(block)
    stream.flush()


def receive(stream: IO[bytes]) -> Any:
    """Read one value. Raises BrokenMessageError."""
    count = _number(stream, MAX_BLOCKS)
    if not count:
        raise BrokenMessageError
    head, *blocks = [_exactly(stream, _number(stream, MAX_MESSAGE_BYTES)) for _ in range(count)]
    try:
        return _whole(json.loads(head), blocks)
    except (ValueError, TypeError, LookupError, RecursionError, AttributeError, ImportError):
        raise BrokenMessageError from None


def _number(stream: IO[bytes], limit: int) -> int:
    number = int(_COUNT.unpack(_exactly(stream, _COUNT.size))[0])
    if number > limit:
        raise BrokenMessageError
    return number


def _exactly(stream: IO[bytes], size: int) -> bytes:
    data = stream.read(size)
    if data is None or len(data) != size:
        raise BrokenMessageError
    return data


def _flat(value: Any, blocks: list[bytes]) -> Any:
    if isinstance(value, str):
        return value if len(value) <= LONG_TEXT else _block(_TEXT, value.encode("utf-8", "surrogatepass"), blocks)
    if value is None or isinstance(value, bool | int | float):
        return value
    if isinstance(value, list):
        return [_flat(each, blocks) for each in value]
    if isinstance(value, bytes):
        return _block(_BYTES, value, blocks)
    if isinstance(value, tuple):
        name = _name(value) if hasattr(value, "_fields") else ""
        return {_TUPLE: [name, [_flat(each, blocks) for each in value]]}
    return _flat_object(value, blocks)


def _flat_object(value: Any, blocks: list[bytes]) -> Any:
    if isinstance(value, dict):
        return {_DICT: [[_flat(key, blocks), _flat(each, blocks)] for key, each in value.items()]}
    if isinstance(value, frozenset):
        return {_SET: [_flat(each, blocks) for each in sorted(value)]}
    if isinstance(value, Path):
        return {_PATH: _flat(os.fsencode(value), blocks)}
    if getattr(getattr(value, "dtype", None), "kind", "") in tuple(_PLAIN_NUMBERS):
        return {_ARRAY: [_block(_BYTES, value.tobytes(), blocks), value.dtype.str, list(value.shape)]}
    if is_dataclass(value) and not isinstance(value, type):
        return {_OBJECT: [_name(value), {key: _flat(each, blocks) for key, each in _state(value).items()}]}
    raise TypeError(f"{type(value).__name__} cannot cross to another process")


def _block(kind: str, data: bytes, blocks: list[bytes]) -> dict[str, int]:
    blocks.append(data)
    return {kind: len(blocks) - 1}


def _name(value: Any) -> str:
    return f"{type(value).__module__}:{type(value).__qualname__}"


def _state(value: Any) -> dict[str, Any]:
    own = type(value).__dict__.get("__getstate__")
    if own is not None and hasattr(value, "__dict__"):
        return dict(own(value))
    return {each.name: getattr(value, each.name) for each in fields(value)}


def _whole(value: Any, blocks: list[bytes]) -> Any:
    if isinstance(value, list):
        return [_whole(each, blocks) for each in value]
    if not isinstance(value, dict):
        return value
    (kind, content), *_ = value.items()
    return _MAKERS[kind](content, blocks)


def _whole_tuple(content: Any, blocks: list[bytes]) -> Any:
    name, values = content
    whole = [_whole(each, blocks) for each in values]
    return _ours(name, tuple)(*whole) if name else tuple(whole)


def _whole_object(content: Any, blocks: list[bytes]) -> Any:
    name, state = content
    made = object.__new__(_ours(name, object))
    for key, each in state.items():
        object.__setattr__(made, key, _whole(each, blocks))
    return made


def _ours(name: str, base: type) -> Any:
    """The class of this package called so: a dataclass, or a named tuple. Nothing else can be made by a message."""
    module, _, own = name.partition(":")
    if not module.startswith("plagcheck."):
        raise ValueError(name)
    found = getattr(importlib.import_module(module), own)
    fits = isinstance(found, type) and (hasattr(found, "_fields") if base is tuple else is_dataclass(found))
    if not fits:
        raise ValueError(name)
    return found


def _array(content: Any, blocks: list[bytes]) -> Any:
    import numpy as np

    block, dtype, shape = content
    kind = np.dtype(dtype)
    if kind.kind not in _PLAIN_NUMBERS:
        raise TypeError(dtype)
    return np.frombuffer(_whole(block, blocks), dtype=kind).reshape(shape)


_MAKERS: dict[str, Callable[[Any, list[bytes]], Any]] = {
    _TEXT: lambda content, blocks: blocks[content].decode("utf-8", "surrogatepass"),
    _BYTES: lambda content, blocks: blocks[content],
    _TUPLE: _whole_tuple,
    _DICT: lambda content, blocks: {_whole(key, blocks): _whole(each, blocks) for key, each in content},
    _SET: lambda content, blocks: frozenset(_whole(each, blocks) for each in content),
    _PATH: lambda content, blocks: Path(os.fsdecode(_whole(content, blocks))),
    _ARRAY: _array,
    _OBJECT: _whole_object,
}
