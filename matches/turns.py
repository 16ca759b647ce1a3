"""Turns: of many tasks that could go on, one does in each iteration of the event loop."""

from __future__ import annotations

import asyncio


class Turns:
    """Lets tasks through one after another, the first come first.

    Laying out a message takes a millisecond. Thirty tables that are told something in the same
    moment would hold the loop for all of theirs; between turns presses are heard.
    """

    def __init__(self) -> None:
        self._last: asyncio.Future[None] | None = None

    async def take(self) -> None:
        """Wait until all earlier tasks have gone on; return at once if there are none."""
        before, done = self._last, asyncio.get_running_loop().create_future()
        self._last = done
        try:
            if before is not None and not before.done():
                await asyncio.shield(before)
        finally:
            asyncio.get_running_loop().call_soon(done.set_result, None)
