"""Turns: of many tasks that could all go on at once, one goes on in each turn of the loop."""

from __future__ import annotations

import asyncio


class Turns:
    """Lets tasks through one after another, the first come first.

    Laying out a message takes a millisecond. Thirty tables that are told something in the same
    moment would hold the loop for all of theirs; between turns, whoever presses is heard.
    """

    def __init__(self) -> None:
        self._last: asyncio.Future[None] | None = None

    async def take(self) -> None:
        """Wait until everybody has gone on who came before; at once if nobody has just now."""
        before, done = self._last, asyncio.get_running_loop().create_future()
        self._last = done
        try:
            if before is not None and not before.done():
                await asyncio.shield(before)
        finally:
            asyncio.get_running_loop().call_soon(done.set_result, None)
