"""A pool in front of a server: all clients share one session, transaction by transaction.

It does what PgBouncer does with `pool_mode=transaction` and room for one session.
"""

from __future__ import annotations

import asyncio
import struct
import tempfile
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

from storage.address import PostgresAddress
from tests.support.stores.cutting import SOCKET

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from tests.support.stores.postgres import Server

READY, IDLE = b"Z", b"I"


class _Session:
    """The session that all share."""

    def __init__(self, answers: asyncio.StreamReader, asks: asyncio.StreamWriter) -> None:
        self.answers, self.asks = answers, asks
        self.lock = asyncio.Lock()
        self.greeting = b""

    async def answer(self) -> tuple[bytes, bool]:
        """Return what the server says until it is ready, and whether no transaction is open."""
        said = b""
        while True:
            head = await self.answers.readexactly(5)
            rest = await self.answers.readexactly(struct.unpack(">I", head[1:])[0] - 4)
            said += head + rest
            if head[:1] == READY:
                return said, rest == IDLE


@asynccontextmanager
async def pooled(server: Server, place: PostgresAddress) -> AsyncIterator[PostgresAddress]:
    """Open a pool in front of a database."""
    with tempfile.TemporaryDirectory(prefix="gangway-pool-") as folder:
        session = _Session(*await asyncio.open_unix_connection(str(server.folder / SOCKET)))

        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            (length,) = struct.unpack(">I", head := await reader.readexactly(4))
            startup = head + await reader.readexactly(length - 4)
            async with session.lock:
                if not session.greeting:
                    session.asks.write(startup)
                    session.greeting, _ = await session.answer()
            writer.write(session.greeting)
            while said := await reader.read(65_536):
                async with session.lock:
                    idle = False
                    while said and not idle:
                        if said[:1] == b"X":
                            writer.close()
                            return
                        session.asks.write(said)
                        answer, idle = await session.answer()
                        writer.write(answer)
                        said = b"" if idle else await reader.read(65_536)

        serving = await asyncio.start_unix_server(serve, str(Path(folder) / SOCKET))
        there, here = quote(str(server.folder), safe=""), quote(folder, safe="")
        try:
            yield PostgresAddress(place.conninfo.replace(there, here))
        finally:
            serving.close()
            session.asks.close()
