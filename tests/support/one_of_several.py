"""One of several processes that play as one bot: `python -m tests.support.one_of_several …`.

Arguments: the playground's socket, the token, the database, and the shards, as in the settings.
"""

from __future__ import annotations

import asyncio
import sys

import aiohttp

import bot.app
import bot.running
from bot.app import GameBot
from bot.running import run_until_stopped
from bot.shards import read_shards
from games import SHELF
from matches.workers import WorkerProcesses
from storage.address import address
from storage.engines import claim
from storage.store import Store

# The playground lets them all in at once.
bot.app.BETWEEN_IDENTIFYING = 0.0  # type: ignore[misc]
bot.running.BETWEEN_RENEWALS = 0.5  # type: ignore[misc]


async def run(socket: str, token: str, database: str, written: str) -> None:
    """Play until killed."""
    place, shards = address(database), read_shards(written)
    with claim(place, shards.ids, shards.total) as renew:
        async with (
            await Store.open(place, SHELF) as store,
            GameBot(
                store,
                shards=shards,
                connector=aiohttp.UnixConnector(socket, limit=0),
                guild_ready_timeout=0.05,
                workers=WorkerProcesses(most=1),
            ) as gangway,
        ):
            gangway.take_up.change_interval(seconds=0.5)
            await run_until_stopped(gangway, token, renew)


if __name__ == "__main__":
    asyncio.run(run(*sys.argv[1:]))
