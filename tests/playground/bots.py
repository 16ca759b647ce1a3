"""Small real bots for the playground's own tests."""

from __future__ import annotations

import asyncio
import logging
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import discord
from discord import app_commands

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from playground import World
    from playground.model import Application


class Bot(discord.Client):
    """A bare client with a command tree; tests hang their commands on it."""

    def __init__(self, app: Application, intents: discord.Intents | None = None) -> None:
        super().__init__(
            intents=intents or discord.Intents(guilds=True),
            connector=app.connector(),
            guild_ready_timeout=0.02,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.app = app
        self.tree = app_commands.CommandTree(self)
        self.resumed = 0

    async def on_resumed(self) -> None:
        """Count how often the session was resumed."""
        self.resumed += 1


@asynccontextmanager
async def running(bot: Bot, world: World) -> AsyncIterator[Bot]:
    """Sync the bot's commands and keep it connected while the block lasts."""
    logging.getLogger("discord").setLevel(logging.ERROR)
    await bot.login(bot.app.token)
    await bot.tree.sync()
    task = asyncio.create_task(bot.connect())
    try:
        await world.connected(bot.app)
        await bot.wait_until_ready()
        yield bot
    finally:
        await bot.close()
        await task
