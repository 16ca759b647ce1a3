"""Small real bots for the playground's own tests, and bare requests without a library."""

from __future__ import annotations

import asyncio
import logging
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, TypeAlias

import aiohttp
import discord
from discord import app_commands

from playground import World

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

    from playground.state.clock import Clock
    from playground.state.model import Application

API = "https://discord.com/api/v10"
Asked: TypeAlias = "discord.Interaction[Bot]"
Json: TypeAlias = dict[str, Any]  # Any: whatever the server answers


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
        self.refusals: list[int] = []

    async def on_resumed(self) -> None:
        """Count how often the session was resumed."""
        self.resumed += 1

    async def trying(self, request: Awaitable[object]) -> None:
        """Note with which code Discord refuses a request; 0 says that it did not."""
        try:
            await request
        except discord.HTTPException as error:
            self.refusals.append(error.code)
        else:
            self.refusals.append(0)

    def table(self, world: World) -> discord.TextChannel:
        """The home guild's channel as the library sees it."""
        channel = self.get_channel(world.table.id)
        assert isinstance(channel, discord.TextChannel)
        return channel


@asynccontextmanager
async def running(bot: Bot, world: World) -> AsyncIterator[Bot]:
    """Sync the bot's commands and keep it connected while the block lasts."""
    logging.getLogger("discord").setLevel(logging.CRITICAL)
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


@asynccontextmanager
async def world_with_bot(
    *commands: Callable[..., Awaitable[None]], clock: Clock | None = None
) -> AsyncIterator[tuple[World, Bot]]:
    """A world with one connected bot that has these functions as its commands."""
    async with World.open(clock=clock) as world:
        bot = Bot(world.application("Bot"))
        for command in commands:
            callback: Any = command  # Any: the library infers options from the signature
            bot.tree.command(description="For a test")(callback)
        async with running(bot, world):
            yield world, bot


@asynccontextmanager
async def raw_session(app: Application) -> AsyncIterator[aiohttp.ClientSession]:
    """A session that speaks for a bot without any library."""
    headers = {"Authorization": f"Bot {app.token}"}
    async with aiohttp.ClientSession(connector=app.connector(), headers=headers) as session:
        yield session


@asynccontextmanager
async def raw_socket(app: Application) -> AsyncIterator[aiohttp.ClientWebSocketResponse]:
    """A connection to the gateway, without any library."""
    async with raw_session(app) as session, session.ws_connect("wss://gateway.discord.gg/") as end:
        yield end


async def ask(session: aiohttp.ClientSession, method: str, path: str, **body: object) -> Json:
    """Send JSON to the API; the answer's body with its status added."""
    sent = {"json": body} if body else {}
    async with session.request(method, API + path, **sent) as response:  # type: ignore[arg-type]
        known: Json = await response.json() if response.content_type.endswith("json") else {}
        return known | {"status": response.status}
