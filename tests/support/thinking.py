"""Workers for tests of computers: threads that can be held up, or fail as processes do."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, TypeVar, TypeVarTuple

from typing_extensions import override

from matches.computers.thinking import ThinkJob
from matches.workers.processes import Priority, WorkerLostError, WorkersBusyError
from tests.support.evenings.threads import Threads

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Thinkers(Threads):
    """Threads that note what is thought about."""

    def __init__(self) -> None:
        super().__init__()
        self.jobs: list[ThinkJob] = []
        self.priorities: set[Priority] = set()
        """At which it is thought."""
        self.loses = 0
        """So many of the next decisions cost their workers their lives."""
        self.full = False
        """Whether no decision gets a worker in time."""
        self.free = asyncio.Event()
        """Cleared, a decision takes until it is set again."""
        self.free.set()

    @override
    async def run(
        self, function: Callable[[*Ts], T], *arguments: *Ts, priority: Priority = Priority.SHOWN
    ) -> T:
        if asked := [job for job in arguments if isinstance(job, ThinkJob)]:
            self.jobs += asked
            self.priorities.add(priority)
            if self.full:
                raise WorkersBusyError("10 s have gone by")
            await self.free.wait()
            if self.loses:
                self.loses -= 1
                raise WorkerLostError("twice a worker was lost over it")
        return await super().run(function, *arguments, priority=priority)
