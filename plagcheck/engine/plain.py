"""Frozen dataclasses ↔ plain JSON values, checked against their annotations on the way back.

What is kept on disk may come from anywhere. A value that does not have the type its field is annotated with is refused, so
that everything behind this module may rely on the annotations. Named tuples become lists, sets sorted lists. A field with
`repr=False` (passwords, what is derived) is never written; it has its default when it comes back.
"""

import math
import types
from collections.abc import Iterable
from dataclasses import MISSING, Field, fields, is_dataclass
from functools import cache
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from plagcheck.engine.errors import PlagcheckError

Made = TypeVar("Made")


class DamagedError(PlagcheckError):
    """What was kept on disk is not what this program writes."""


def plain(value: Any) -> Any:
    """`value` as JSON has it: dataclasses as objects, tuples as lists, sets as sorted lists."""
    if is_dataclass(value) and not isinstance(value, type):
        return {each.name: plain(getattr(value, each.name)) for each in _kept(type(value))}
    if isinstance(value, frozenset):
        return sorted(plain(each) for each in value)
    if isinstance(value, (tuple, list)):
        return [plain(each) for each in value]
    return value


def typed(kind: type[Made], value: Any) -> Made:
    """What `plain` made of a `kind`, as such again. Raises DamagedError for a value of another form."""
    try:
        made: Made = _typed(kind, value)
    except (TypeError, ValueError, KeyError, RecursionError) as error:
        raise DamagedError(f"is damaged: {error}") from None
    return made


@cache
def _kept(kind: Any) -> tuple["Field[Any]", ...]:
    return tuple(each for each in fields(kind) if each.repr)


@cache
def _hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind)


def _typed(kind: Any, value: Any) -> Any:
    origin = get_origin(kind)
    if origin is Literal:
        return _wanted(value, isinstance(value, (str, int)) and value in get_args(kind), kind)
    if origin in (Union, types.UnionType):
        return _one_of(get_args(kind), value)
    if origin is tuple:
        return _tuple(get_args(kind), value)
    if origin is frozenset:
        return frozenset(_typed(get_args(kind)[0], each) for each in _listed(value))
    if is_dataclass(kind):
        return _object(kind, value)
    if isinstance(kind, type) and issubclass(kind, tuple):
        hints = list(_hints(kind).values())
        return kind(*(_typed(hint, each) for hint, each in zip(hints, _listed(value), strict=True)))
    return _number_or_text(kind, value)


def _number_or_text(kind: Any, value: Any) -> Any:
    if kind is None or kind is types.NoneType:
        return _wanted(value, value is None, "nothing")
    if kind is float:
        fits = isinstance(value, (int, float)) and not isinstance(value, bool) and math.isfinite(value)
        return float(_wanted(value, fits, "a number"))
    return _wanted(value, type(value) is kind, kind)


def _wanted(value: Any, fits: bool, kind: Any) -> Any:
    if not fits:
        raise TypeError(f"{str(value)[:40]!r} stands where {getattr(kind, '__name__', kind)} belongs")
    return value


def _one_of(kinds: Iterable[Any], value: Any) -> Any:
    if value is None:
        return _wanted(value, types.NoneType in kinds, "a value")
    return _typed(next(kind for kind in kinds if kind is not types.NoneType), value)


def _tuple(kinds: tuple[Any, ...], value: Any) -> tuple[Any, ...]:
    if kinds in ((str, ...), (int, ...)):  # most of what is kept: seen through at once
        return tuple(_wanted(value, isinstance(value, list) and {kinds[0]} >= set(map(type, value)), f"{kinds[0]} in a row"))
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        if kinds[0] is str and all(type(each) is str for each in _listed(value)):  # the many words of a paper, at once
            return tuple(value)
        return tuple(_typed(kinds[0], each) for each in _listed(value))
    return tuple(_typed(kind, each) for kind, each in zip(kinds, _listed(value), strict=True))


def _listed(value: Any) -> list[Any]:
    return list(_wanted(value, isinstance(value, list), "a list"))


def _object(kind: Any, value: Any) -> Any:
    _wanted(value, isinstance(value, dict), kind)
    hints, given = _hints(kind), {}
    for each in _kept(kind):
        if each.name in value:
            given[each.name] = _typed(hints[each.name], value[each.name])
        elif each.default is MISSING and each.default_factory is MISSING:
            raise KeyError(each.name)
    return kind(**given)
