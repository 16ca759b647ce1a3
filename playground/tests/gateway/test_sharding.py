"""Shards: how many are advised, who is told of which guild, and who identifies too soon."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import discord

from playground import Application, ManualClock, World
from playground.tests.support.bots import ask, raw_session

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    import aiohttp


class Sharded(discord.AutoShardedClient):
    """A bot that identifies its shards without pauses."""

    def __init__(self, app: Application) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True, dm_messages=True),
            connector=app.connector(),
            guild_ready_timeout=0.02,
        )

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for nothing: the world asks for no pauses unless told otherwise."""


@asynccontextmanager
async def sharded(world: World, app: Application) -> AsyncIterator[Sharded]:
    bot = Sharded(app)
    async with bot:
        task = asyncio.create_task(bot.start(app.token))
        await world.connected(app)
        await world.until(bot.is_ready)
        yield bot
    await task


def guilds(world: World, many: int) -> None:
    for number in range(many):
        world.guild(f"Harbour {number}")


async def test_a_bot_uses_as_many_shards_as_it_is_advised_and_each_has_its_guilds() -> None:
    clock = ManualClock()
    async with World.open(clock=clock) as world:
        for number in range(6):
            world.guild(f"Harbour {number}")
            clock.advance(0.001)  # the shard depends on the milliseconds in an id
        app = world.application("Bot")
        world.shard(3, max_concurrency=3)
        async with sharded(world, app) as bot:
            assert bot.shard_count == 3
            assert len(bot.guilds) == 7
            assert {one.shard_id for one in bot.guilds} == {0, 1, 2}
            assert all(one.shard_id == (one.id >> 22) % 3 for one in bot.guilds)


async def test_direct_messages_are_the_first_shards() -> None:
    async with World.open() as world:
        app = world.application("Bot")
        world.shard(2, max_concurrency=2)
        async with sharded(world, app):
            red = world.member("Red")
            red.says("Hello", at=red.dm)
            heard = {
                one.shard[0]: [text for _, text in one.sent if "MESSAGE_CREATE" in text]
                for one in world.gateway.sessions.values()
            }
            assert {shard: len(texts) for shard, texts in heard.items()} == {0: 1, 1: 0}


async def test_each_start_counts_against_those_of_a_day() -> None:
    async with World.open() as world:
        app = world.application("Bot")
        world.shard(2, max_concurrency=16)
        async with sharded(world, app), raw_session(app) as session:
            told = await ask(session, "GET", "/gateway/bot")
            assert told["shards"] == 2
            limit = told["session_start_limit"]
            assert (limit["remaining"], limit["max_concurrency"]) == (998, 16)


async def identify(session: aiohttp.ClientSession, app: Application, *shard: int) -> object:
    """Identify as a shard; return the operation of the answer, or the reason to close."""
    async with session.ws_connect("wss://gateway.discord.gg/") as socket:
        await socket.receive_json()
        content = {"token": app.token, "intents": 1, "shard": shard}
        await socket.send_json({"op": 2, "d": content})
        answer = await socket.receive()
        return answer.json()["op"] if isinstance(answer.data, str) else socket.close_code


async def test_more_guilds_than_a_shard_may_have_need_more_shards() -> None:
    async with World.open() as world:
        app = world.application("Bot")
        world.state.sharding.most_guilds = 1
        guilds(world, 3)
        async with raw_session(app) as session:
            assert await identify(session, app, 0, 1) == 4011


async def test_two_shards_of_one_remainder_do_not_identify_at_once() -> None:
    clock = ManualClock()
    async with World.open(clock=clock) as world:
        app = world.application("Bot")
        world.shard(4, max_concurrency=2, every=5)
        async with raw_session(app) as session:
            told = [await identify(session, app, shard, 4) for shard in (0, 1, 2)]
            assert told == [0, 0, 9]
            clock.advance(5)
            assert await identify(session, app, 2, 4) == 0
