"""Catching up: what a crash has left to be shown is shown, one match after another, at a slow pace.

Thousands at once would hold the loop for seconds, and use up Discord's 50 requests a second.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

log = logging.getLogger(__name__)

MESSAGES_PER_SECOND: Final = 25.0
"""At most so many messages are brought up to date: half of what Discord allows, for the players."""


class CatchingUp:
    """Brings matches up to date in the background; `bring` tells how many messages it changed."""

    def __init__(
        self,
        bring: Callable[[int], Awaitable[int]],
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self._bring = bring
        self._sleep = sleep
        self._left: deque[int] = deque()
        self._task: asyncio.Task[None] | None = None

    def start(self, match_ids: Sequence[int]) -> None:
        """Add these matches to whatever is left of earlier ones."""
        self._left.extend(one for one in match_ids if one not in self._left)
        if self._left and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._work(), name="catch-up")

    def stop(self) -> None:
        """Stop; the rest is left to the next start."""
        self._left.clear()
        if self._task:
            self._task.cancel()
            self._task = None

    async def wait(self) -> None:
        """Wait until all are up to date, or the rest has been left."""
        if self._task:
            await asyncio.wait({self._task})

    async def _work(self) -> None:
        while self._left:
            match_id = self._left.popleft()
            try:
                changed = await self._bring(match_id)
            except Exception:
                log.exception("match %s could not be caught up with", match_id)
                changed = 0
            await self._sleep(changed / MESSAGES_PER_SECOND)
