"""Answers under way: which interactions are being answered, so that a stop can let them end."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import structlog

if TYPE_CHECKING:
    from collections.abc import Callable

    import discord


class Answering:
    """The tasks that answer interactions now."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[object]] = set()
        self.listeners: list[Callable[[discord.Interaction[Any]], object]] = []
        """Called with every interaction, in the task that answers it."""

    @property
    def under_way(self) -> int:
        """How many interactions are being answered."""
        return len(self._tasks)

    def note(self, call: discord.Interaction[Any]) -> None:
        """Count the running task among those that answer an interaction, until it ends.

        Its log lines say which interaction they are about.
        """
        structlog.contextvars.bind_contextvars(interaction=call.id)
        for listener in self.listeners:
            listener(call)
        task = asyncio.current_task()
        if task is not None:
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def wait_until_answered(self) -> None:
        """Wait until no interaction is being answered any more."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def give_up(self) -> None:
        """Cancel the answers that are still under way: none may outlive the connection."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
