"""Answers under way: which interactions are being answered, so that a stop can let them end."""

from __future__ import annotations

import asyncio


class Answering:
    """The tasks that answer interactions now."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[object]] = set()

    @property
    def under_way(self) -> int:
        """How many interactions are being answered."""
        return len(self._tasks)

    def note(self) -> None:
        """Count the running task among those that answer an interaction, until it ends."""
        task = asyncio.current_task()
        if task is not None:
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def wait_until_answered(self) -> None:
        """Wait until no interaction is being answered any more."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def give_up(self) -> None:
        """End whatever is being answered still: none may outlive the connection."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
