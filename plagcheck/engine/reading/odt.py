"""Placeholder."""

from collections.abc import Sequence

from plagcheck.engine.reading.flow import Extract, Unreadable


def read(data: bytes, passwords: Sequence[str] = ()) -> Extract:
    """Raises Unreadable."""
    raise Unreadable.unsupported("odt")
