"""Bots in this process: what opens one, and how it fares in a world."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING

import discord
import pytest
from discord import app_commands

from playground import World
from playground.bots import opened
from playground.web.bot_runner import BotRunner

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

pytest_plugins = ["playground.pytest_plugin"]


@app_commands.command(description="Are you there?")
async def ping(asked: discord.Interaction) -> None:
    await asked.response.send_message("Pong!")


class Pinged(discord.Client):
    """Answers one command; hears what is written."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.all())
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        self.tree.add_command(ping, override=True)
        await self.tree.sync()

    async def on_message(self, message: discord.Message) -> None:
        if message.content == "Hello":
            await message.reply("Hello yourself")


async def make() -> Pinged:
    """Make a bot, with time to read its settings first."""
    return Pinged()


@asynccontextmanager
async def made_with_a_database() -> AsyncIterator[Pinged]:
    """Make a bot that needs something for as long as it runs."""
    async with Pinged() as bot:
        yield bot


@pytest.mark.parametrize(
    "bot",
    [Pinged, make, made_with_a_database, Pinged()],
    ids=["class", "function", "context", "client"],
)
async def test_a_client_or_whatever_makes_one_can_be_started(
    bot: object, discord_playground: World
) -> None:
    await discord_playground.start(bot)
    anna = discord_playground.member("Anna")
    assert (await anna.slash("ping")).content == "Pong!"
    anna.says("Hello")
    await discord_playground.until(lambda: anna.sees()[-1].content == "Hello yourself")


async def test_a_client_that_has_run_runs_again() -> None:
    async with World.open() as world:
        runner = BotRunner(
            world, world.application("Bot", privileged=True), partial(opened, Pinged())
        )
        anna = world.member("Anna")
        for _ in range(2):
            await runner.start()
            await world.idle()
            assert (await anna.slash("ping")).content == "Pong!"
            await runner.stop()
            assert not runner.online


async def test_a_bot_that_fails_at_its_start_fails_the_test() -> None:
    class Broken(Pinged):
        async def setup_hook(self) -> None:
            raise LookupError("no settings")

    async with World.open() as world:
        with pytest.raises(LookupError, match="no settings"):
            await world.start(Broken)


async def test_a_bot_that_asks_for_more_than_its_application_may_is_turned_away() -> None:
    async with World.open() as world:
        with pytest.raises(discord.PrivilegedIntentsRequired):
            await world.start(Pinged, world.application("Modest"))


async def test_a_bot_that_ends_by_itself_fails_the_test_at_its_end() -> None:
    class Lost(Pinged):
        def __init__(self) -> None:
            super().__init__()
            self.told = asyncio.Event()

        async def start(self, token: str, *, reconnect: bool = True) -> None:
            serving = asyncio.create_task(super().start(token, reconnect=reconnect))
            await self.told.wait()
            await self.close()
            await serving
            raise LookupError("lost its way")

    async def lose_it() -> None:
        async with World.open() as world:
            bot = Lost()
            await world.start(bot)
            bot.told.set()
            await world.until(bot.is_closed)
            await world.idle()

    with pytest.raises(AssertionError, match="a bot has ended: LookupError"):
        await lose_it()
