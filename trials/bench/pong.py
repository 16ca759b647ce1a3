"""A bare bot in a process of its own: `python -m trials.bench.pong SOCKET TOKEN`.

It imports discord.py and nothing of ours, which would make it as large as what it is compared with.
"""

from __future__ import annotations

import asyncio
import sys

import aiohttp
import discord
from discord import app_commands


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


async def run(socket: str, token: str, *_: str) -> None:
    """Connect to the playground at `socket` and serve until killed."""
    async with Pong(aiohttp.UnixConnector(socket, limit=0)) as pong:
        await pong.start(token)


if __name__ == "__main__":
    asyncio.run(run(*sys.argv[1:]))
