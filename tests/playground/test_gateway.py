"""The websocket: sessions that outlive their connection, intents, and several bots."""

from __future__ import annotations

import asyncio

import discord
import pytest

from playground import World
from tests.playground.bots import Asked, Bot, evening, running, wire


async def pong(asked: Asked) -> None:
    await asked.response.send_message("pong")


class Listener(Bot):
    """A bot that notes the messages it hears."""

    heard: list[str]

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(f"{message.author.display_name}: {message.content}")


def listener(world: World, *, privileged: bool = False, **intents: bool) -> Listener:
    app = world.application("Ears", privileged=privileged)
    bot = Listener(app, discord.Intents(guilds=True, **intents))
    bot.heard = []
    return bot


async def test_a_bot_comes_back_after_a_dropped_socket() -> None:
    async with evening(pong) as (world, bot):
        await world.drop_sockets()
        await world.connected(bot.app)
        assert (await world.member("Red").slash("pong")).text == "pong"
        assert bot.resumed == 1


async def test_a_press_during_the_gap_is_replayed() -> None:
    async with evening(pong) as (world, _):
        red = world.member("Red")
        await world.drop_sockets()
        assert (await red.slash("pong")).text == "pong"


async def test_a_forgotten_session_is_not_resumed() -> None:
    async with World.open() as world:
        app = world.application("Gangway")
        async with wire(app) as session, session.ws_connect("wss://gateway.discord.gg/") as socket:
            resume = {"token": app.token, "session_id": "gone", "seq": 7}
            await socket.send_json({"op": 6, "d": resume})
            assert (await socket.receive_json())["op"] == 10
            assert await socket.receive_json() == {"op": 9, "d": False}


async def test_a_heartbeat_is_acknowledged() -> None:
    async with World.open() as world:
        app = world.application("Gangway")
        async with wire(app) as session, session.ws_connect("wss://gateway.discord.gg/") as socket:
            assert (await socket.receive_json())["d"]["heartbeat_interval"] > 0
            await socket.send_json({"op": 1, "d": None})
            assert (await socket.receive_json())["op"] == 11


async def test_a_request_to_reconnect_is_followed() -> None:
    async with evening(pong) as (world, bot):
        world.gateway.ask_to_reconnect()
        await world.until(lambda: bot.resumed)
        assert (await world.member("Red").slash("pong")).text == "pong"


async def test_messages_are_heard_only_with_the_intent() -> None:
    async with World.open() as world:
        deaf, keen = listener(world), listener(world, guild_messages=True)
        async with running(deaf, world), running(keen, world):
            world.member("Red").says("Hello")
            await keen.table(world).send("Hello yourself")
            await world.until(lambda: len(keen.heard) == 2)
            assert deaf.heard == []
            assert keen.heard == ["Red: ", "Ears: Hello yourself"]


async def test_content_of_others_needs_the_privileged_intent() -> None:
    async with World.open() as world:
        bot = listener(world, privileged=True, guild_messages=True, message_content=True)
        async with running(bot, world):
            world.member("Red").says("Hello")
            await world.until(lambda: bot.heard == ["Red: Hello"])


async def test_a_privileged_intent_must_be_granted() -> None:
    async with World.open() as world:
        bot = listener(world, members=True)
        await bot.login(bot.app.token)
        with pytest.raises(discord.ConnectionClosed, match="4014"):
            await asyncio.wait_for(bot.connect(reconnect=False), 2)
        await bot.close()


async def test_a_wrong_token_opens_nothing() -> None:
    async with World.open() as world:
        bot = Bot(world.application("Gangway"))
        with pytest.raises(discord.LoginFailure):
            await bot.login("not-a-token")
        await bot.close()


async def test_two_bots_answer_their_own_commands() -> None:
    async with World.open() as world:
        ours, theirs = Bot(world.application("Gangway")), Bot(world.application("Pong"))
        ours.tree.command(name="play", description="Play")(pong)
        theirs.tree.command(name="pong", description="Pong")(pong)
        async with running(ours, world), running(theirs, world):
            red = world.member("Red")
            assert (await red.slash("play")).author == "Gangway"
            assert (await red.slash("pong")).author == "Pong"


async def test_a_sharded_bot_hears_each_guild_on_one_shard() -> None:
    async with World.open() as world:
        world.guild("Harbour")
        app = world.application("Gangway")
        bot = discord.AutoShardedClient(
            intents=discord.Intents(guilds=True),
            connector=app.connector(),
            guild_ready_timeout=0.02,
        )
        async with bot:
            task = asyncio.create_task(bot.start(app.token))
            await world.until(bot.is_ready)
            assert {guild.name: guild.shard_id for guild in bot.guilds} == {"Home": 0, "Harbour": 0}
        await task


async def test_a_bot_learns_of_a_guild_it_is_added_to() -> None:
    async with evening() as (world, bot):
        harbour = world.guild("Harbour", locale="es-ES")
        await world.until(lambda: bot.get_guild(harbour.id) is not None)
        guild = bot.get_guild(harbour.id)
        assert guild is not None
        assert guild.preferred_locale is discord.Locale.spain_spanish


async def test_members_can_be_asked_for() -> None:
    async with evening() as (world, bot):
        red = world.member("Red")
        guild = bot.get_guild(world.home.id)
        assert guild is not None
        found = await guild.query_members(user_ids=[red.id])
        assert [member.display_name for member in found] == ["Red"]


async def test_a_bot_that_crashed_and_starts_anew_has_one_session() -> None:
    async with World.open() as world:
        app = world.application("Gangway")
        for _ in range(3):
            async with wire(app) as session, session.ws_connect("wss://gateway.discord.gg/") as end:
                await end.send_json({"op": 2, "d": {"token": app.token, "intents": 1}})
                await world.connected(app)
                await end.close(code=4000)
            await world.until(lambda: not world.gateway.connections)
        assert len(world.gateway.sessions) == 1


async def test_a_hanging_gateway_acknowledges_nothing() -> None:
    async with World.open() as world:
        app = world.application("Gangway")
        world.mute_heartbeats()
        async with wire(app) as session, session.ws_connect("wss://gateway.discord.gg/") as end:
            assert (await end.receive_json())["op"] == 10
            await end.send_json({"op": 1, "d": None})
            await end.send_json({"op": 2, "d": {"token": app.token, "intents": 1}})
            assert [(await end.receive_json())["t"] for _ in range(2)] == ["READY", "GUILD_CREATE"]


async def test_a_bot_before_its_identification_is_shown_the_door() -> None:
    async with World.open() as world:
        app = world.application("Gangway")
        async with wire(app) as session, session.ws_connect("wss://gateway.discord.gg/") as end:
            await end.receive_json()
            await end.send_json({"op": 8, "d": {"guild_id": str(world.home.id)}})
            await end.receive()
            assert end.close_code == 4003


async def test_replay_brings_back_every_missed_event_in_order() -> None:
    async with World.open() as world:
        bot = listener(world, guild_messages=True)
        async with running(bot, world):
            await world.drop_sockets()
            for text in ("One", "Two", "Three"):
                await bot.table(world).send(text)
            await world.until(lambda: bot.heard == ["Ears: One", "Ears: Two", "Ears: Three"])
