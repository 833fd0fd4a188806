"""Progress is a function that is passed down; cancelling is an exception it raises (`errors.Cancelled`).

The engine holds no `if cancelled`: every loop calls its progress function often, and the function raises.
"""

from collections.abc import Callable, Iterable, Iterator, Sized
from typing import TypeVar

Item = TypeVar("Item")
Progress = Callable[[str, int, int], None]
"""Called with the stage (`reading`, `screening`, `comparing`), what is done and the total, both in the stage's own units."""


def silent(_stage: str, _done: int, _total: int) -> None:
    """Report nothing; the default wherever a progress function is taken."""


def track(items: Iterable[Item], progress: Progress, stage: str, total: int | None = None) -> Iterator[Item]:
    """Yield each of `items`, reporting before the first and after each."""
    size = total if total is not None else len(items) if isinstance(items, Sized) else 0
    progress(stage, 0, size)
    for done, item in enumerate(items, 1):
        yield item
        progress(stage, done, size)
