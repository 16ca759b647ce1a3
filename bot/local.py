"""The bot on a home computer: all it takes is a database file and a way to Discord."""

from __future__ import annotations

from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING, Final

from bot.app import GameBot
from cogs.delivery.sending.rate_limiter import RateLimiter
from games import SHELF
from games.kit.words import ROOT
from storage.engines import claim
from storage.errors import StorageError
from storage.store import Store

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from aiohttp import BaseConnector

    from matches.workers.processes import Workers
    from storage.address import Address

FONTS: Final = ROOT / "games/kit/draw/fonts"
"""The folder of the typefaces in pictures, for pages that show words beside them."""

WAIT_FOR_SERVERS: Final = 0.1
"""Seconds to wait for further servers after the last one; at home there are one or two."""


class NotOpenedError(Exception):
    """The bot cannot be opened; the sentence says what its owner can do."""


@asynccontextmanager
async def open_bot(
    database: Address, connector: BaseConnector, workers: Workers | None = None
) -> AsyncIterator[GameBot]:
    """Open the database, made when missing, and a bot on it that its owner starts and closes.

    No other process may use the file meanwhile: a second bot would answer every press twice. The
    bot draws and thinks in processes of its own, unless `workers` are given.

    Raises:
        NotOpenedError: if the file cannot be used.
    """
    async with AsyncExitStack() as opened:
        try:
            opened.enter_context(claim(database))
            store = await opened.enter_async_context(await Store.open(database, SHELF))
        except (StorageError, OSError) as error:
            raise NotOpenedError(str(error)) from error
        async with GameBot(
            store,
            connector=connector,
            workers=workers,
            limiter=RateLimiter(),
            guild_ready_timeout=WAIT_FOR_SERVERS,
        ) as bot:
            yield bot
