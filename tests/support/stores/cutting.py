"""A way to a PostgreSQL server that can be cut just as a transaction is committed."""

from __future__ import annotations

import asyncio
import tempfile
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal
from urllib.parse import quote

from storage.address import PostgresAddress

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from tests.support.stores.postgres import Server

SOCKET: Final = ".s.PGSQL.5432"


@dataclass
class Way:
    """The way; it is whole unless it is told to break."""

    address: PostgresAddress
    next_commit: Literal["arrives", "gets lost", "is heard of"] | None = None
    """What becomes of the next one of a move: in the first two cases nobody hears of it."""
    closed: bool = False
    """Whether nobody gets through after that."""

    @property
    def is_shut(self) -> bool:
        """Whether nobody gets through now."""
        return self.closed and self.next_commit is None


@asynccontextmanager
async def way_to(server: Server, place: PostgresAddress) -> AsyncIterator[Way]:
    """Open a way to a database."""
    with tempfile.TemporaryDirectory(prefix="gangway-way-") as folder:
        there = quote(str(server.folder), safe="")
        way = Way(PostgresAddress(place.conninfo.replace(there, quote(folder, safe=""))))

        async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            if way.is_shut:
                writer.close()
                return
            answers, asked = await asyncio.open_unix_connection(str(server.folder / SOCKET))
            back = asyncio.create_task(_pump(answers, writer))
            has_moved = False
            try:
                while (said := await reader.read(65_536)) and not way.is_shut:
                    has_moved |= b"INSERT INTO move" in said
                    if has_moved and b"COMMIT" in said and way.next_commit:
                        fate, way.next_commit = way.next_commit, None
                        if fate != "is heard of":
                            back.cancel()
                            await asyncio.gather(back, return_exceptions=True)
                            if fate == "arrives":
                                asked.write(said)
                                await answers.read(65_536)
                            break
                    asked.write(said)
                    await asked.drain()
            finally:
                back.cancel()
                asked.close()
                writer.close()

        serving = await asyncio.start_unix_server(carry, str(Path(folder) / SOCKET))
        try:
            yield way
        finally:
            serving.close()


async def _pump(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
    while said := await source.read(65_536):
        sink.write(said)
        await sink.drain()
    sink.close()
