"""Shared work: what several callers ask for at once is done once, and all get the result."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

K = TypeVar("K")
T = TypeVar("T")


class SharedWork(Generic[K, T]):
    """The work under way, by key; results are not cached."""

    def __init__(self) -> None:
        self._tasks: dict[K, asyncio.Task[T]] = {}

    async def do(self, key: K, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Return the result of `work`, or of the work with that key that is under way.

        A caller that stops waiting does not stop it: others may wait as well.

        Raises:
            Exception: what the work raises, in every caller that waits for it.
        """
        if key not in self._tasks:
            task = asyncio.create_task(work())
            self._tasks[key] = task
            task.add_done_callback(lambda _: self._tasks.pop(key))
        return await asyncio.shield(self._tasks[key])
