"""Two bots on one database: one hears a server, the other one direct messages.

Both run in this process, each as if the other were somewhere else: they share nothing but the
database and Discord.
"""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING

from bot.app import GameBot
from bot.shards import Shards
from games import SHELF
from playground import World
from storage.store import Store
from tests.support.evenings.evening import NAMES, UNHURRIED
from tests.support.evenings.threads import Threads
from tests.support.luck import DEALS

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from playground import Application, Person, Seen
    from playground.state.model import Guild
    from storage.address import PostgresAddress

BOTS = 2
BETWEEN_LOOKS = 0.2
"""Seconds until a bot looks for what the other one has left."""


class Pair:
    """The two bots, and some friends in a server of the second one's shard."""

    def __init__(self, world: World, application: Application, server: Guild, people: int) -> None:
        self.world = world
        self.application = application
        self.server = server
        (self.channel,) = server.channels.values()
        self.people: tuple[Person, ...] = tuple(
            world.member(name, guild=server) for name in NAMES[:people]
        )
        self.bots: list[GameBot] = []

    @property
    def of_dms(self) -> GameBot:
        """The bot that hears what is pressed in direct messages."""
        return self.bots[0]

    @property
    def of_server(self) -> GameBot:
        """The bot that hears what is pressed in the server."""
        return self.bots[1]

    async def settle(self) -> None:
        """Wait until everything is on show, whichever bot shows it."""
        for _ in self.bots:
            await self.world.idle()
            for bot in [one for one in self.bots if not one.is_closed()]:
                bot.delivery.try_again()
                await bot.delivery.wait_until_shown()
        await self.world.idle()

    async def open_table(self, game: str) -> None:
        """Let the first person open a table in the server, the other join, and the first start."""
        host, guest, *_ = self.people
        await host.slash("play", game=game, at=self.channel)
        await guest.press("Join", at=self.channel)
        await host.press("Start", at=self.channel)
        await self.settle()

    def table(self) -> Seen:
        """Return the table message: the newest one with a picture."""
        return [seen for seen in self.people[0].sees(self.channel) if seen.pictures][-1]


@asynccontextmanager
async def pair(place: PostgresAddress, people: int = 2) -> AsyncIterator[Pair]:
    """Open the playground with two bots on the database at `place`, and so many people."""
    async with World.open() as world, AsyncExitStack() as stack:
        world.answer_within(UNHURRIED)
        world.shard(BOTS, max_concurrency=BOTS)
        application = world.application("Gangway")
        opened = Pair(world, application, _server(world), people)
        for shard in range(BOTS):
            store = await stack.enter_async_context(await Store.open(place, SHELF))
            await store.configs.greet(world.home.id)
            await store.configs.greet(opened.server.id)
            bot = GameBot(
                store,
                shards=Shards((shard,), BOTS),
                connector=application.connector(),
                guild_ready_timeout=0.05,
                workers=Threads(),
            )
            bot.interaction_tasks.longest_answer = UNHURRIED
            bot.referee.seed_for = DEALS
            bot.claim_abandoned.change_interval(seconds=BETWEEN_LOOKS)
            opened.bots.append(await stack.enter_async_context(_started(bot, application.token)))
        world.busy_bots[:] = [
            lambda: any(bool(bot.interaction_tasks.under_way) for bot in opened.bots),
        ]
        for bot in opened.bots:
            await bot.wait_until_ready()
        await opened.settle()
        yield opened


@asynccontextmanager
async def _started(bot: GameBot, token: str) -> AsyncIterator[GameBot]:
    """Let a bot run, and end it, whatever happens."""
    async with bot:
        running = asyncio.create_task(bot.start(token))
        try:
            yield bot
        finally:
            if not bot.is_closed():
                await bot.close()
            await running


def _server(world: World) -> Guild:
    """Make a server of the second shard: ids go by the time, and the shard by the id."""
    while True:
        server = world.guild("Away")
        if (server.id >> 22) % BOTS == BOTS - 1:
            return server
