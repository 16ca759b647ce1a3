"""The bots that are measured, each in a process of its own: `python -m tests.bench.bots NAME …`."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import aiohttp
import discord
from discord import app_commands

from bot.app import GameBot
from cogs.delivery.delivery import Delivery
from games import SHELF
from storage.store import Store

CROWD = 1000
"""Direct messages that may be opened in a minute: at a table of every day they come one by one."""


class Pong(discord.Client):
    """The least that discord.py can answer: what everything else is compared with."""

    def __init__(self, connector: aiohttp.BaseConnector) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            connector=connector,
            guild_ready_timeout=0.05,
        )
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        """Offer `/ping`."""

        @self.tree.command(name="ping", description="Answers at once")
        async def ping(call: discord.Interaction[Pong]) -> None:
            await call.response.send_message("pong", ephemeral=True)

        await self.tree.sync()


async def run(name: str, socket: str, token: str, database: str) -> None:
    """Connect a bot to the playground at `socket` and serve until killed."""
    connector = aiohttp.UnixConnector(socket, limit=0)
    if name == "pong":
        async with Pong(connector) as pong:
            await pong.start(token)
        return
    store = await Store.open(Path(database), SHELF)
    async with GameBot(store, connector=connector, guild_ready_timeout=0.05) as gangway:
        assert isinstance(gangway.delivery, Delivery)
        gangway.delivery.fresh_dms.most = CROWD  # all of it comes within a minute
        await gangway.serve(token)


if __name__ == "__main__":
    asyncio.run(run(*sys.argv[1:]))
