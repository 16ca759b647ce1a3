"""Notifications by the server of players whose name or preferences have changed."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Final

import psycopg

from storage.postgres.connecting import SETTINGS

if TYPE_CHECKING:
    from collections.abc import Callable

    from storage.address import PostgresAddress

log = logging.getLogger(__name__)

BETWEEN_TRIES: Final = 2.0
"""Seconds until a lost connection is opened again."""


async def listen(address: PostgresAddress, hear: Callable[[int | None], None]) -> None:
    """Call `hear` with the number of each player who is changed; runs until it is cancelled.

    It is called with None whenever something may have been missed: at first, and after the
    connection was lost. All cached copies must be dropped then.
    """
    told = False
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(
                address.conninfo, **SETTINGS
            ) as connection:
                told = False
                await _hear_all(connection, hear)
        except psycopg.Error:  # its words may hold the password
            if not told:
                log.warning("changes made by other processes are not heard of; trying again")
            told = True
        await asyncio.sleep(BETWEEN_TRIES)


async def _hear_all(
    connection: psycopg.AsyncConnection[Any], hear: Callable[[int | None], None]
) -> None:
    """Call `hear` with each notification until the connection ends."""
    await connection.execute("LISTEN gangway_player")
    hear(None)
    async for told in connection.notifies():
        hear(int(told.payload))
