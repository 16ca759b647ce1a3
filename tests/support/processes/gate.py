"""A gate at which a job in another process waits, and is seen to wait: nothing is looked up."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from playground import PATIENCE

if TYPE_CHECKING:
    from collections.abc import AsyncIterator


class Gate:
    """Where jobs knock by `port` (`jobs.wait_at`); they pass when it is open."""

    def __init__(self) -> None:
        self.port = 0
        self._knocked = asyncio.Event()
        self._open = asyncio.Event()

    async def serve(self, _: asyncio.StreamReader, knocker: asyncio.StreamWriter) -> None:
        """Let one job wait until the gate is open."""
        self._knocked.set()
        await self._open.wait()
        knocker.close()

    async def knocked(self) -> None:
        """Wait until a job has come."""
        await asyncio.wait_for(self._knocked.wait(), PATIENCE)

    def open(self) -> None:
        """Let all pass, those that are there and those that come."""
        self._open.set()


@asynccontextmanager
async def gate() -> AsyncIterator[Gate]:
    """Build a gate that is shut; at the end it is open."""
    built = Gate()
    server = await asyncio.start_server(built.serve, "127.0.0.1", 0)
    built.port = server.sockets[0].getsockname()[1]
    try:
        async with server:
            yield built
    finally:
        built.open()
