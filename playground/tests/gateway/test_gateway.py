"""The websocket: sessions that outlive their connection, and what ends them."""

from __future__ import annotations

import asyncio

import discord
import pytest

from playground import PATIENCE, World
from playground.tests.support.bots import Bot, raw_socket, running, world_with_bot
from playground.tests.support.commands import listener, pong


async def test_a_bot_comes_back_after_a_dropped_socket() -> None:
    async with world_with_bot(pong) as (world, bot):
        await world.drop_sockets()
        await world.connected(bot.app)
        assert (await world.member("Red").slash("pong")).text == "pong"
        assert bot.resumed == 1


async def test_a_press_during_the_gap_is_replayed() -> None:
    async with world_with_bot(pong) as (world, _):
        red = world.member("Red")
        await world.drop_sockets()
        assert (await red.slash("pong")).text == "pong"


async def test_a_forgotten_session_is_not_resumed() -> None:
    async with World.open() as world:
        app = world.application("Bot")
        async with raw_socket(app) as socket:
            resume = {"token": app.token, "session_id": "gone", "seq": 7}
            await socket.send_json({"op": 6, "d": resume})
            assert (await socket.receive_json())["op"] == 10
            assert await socket.receive_json() == {"t": None, "s": None, "op": 9, "d": False}


async def test_a_heartbeat_is_acknowledged() -> None:
    async with World.open() as world:
        app = world.application("Bot")
        async with raw_socket(app) as socket:
            hello = await socket.receive_json()
            assert hello == {"t": None, "s": None, "op": 10, "d": {"heartbeat_interval": 41_250}}
            await socket.send_json({"op": 1, "d": None})
            assert await socket.receive_json() == {"t": None, "s": None, "op": 11, "d": None}
            world.gateway.ask_to_reconnect()
            assert await socket.receive_json() == {"t": None, "s": None, "op": 7, "d": None}


async def test_a_request_to_reconnect_is_followed() -> None:
    async with world_with_bot(pong) as (world, bot):
        world.gateway.ask_to_reconnect()
        await world.until(lambda: bot.resumed)
        assert (await world.member("Red").slash("pong")).text == "pong"


async def test_a_privileged_intent_must_be_granted() -> None:
    async with World.open() as world:
        bot = listener(world, members=True)
        await bot.login(bot.app.token)
        with pytest.raises(discord.ConnectionClosed, match="4014"):
            await asyncio.wait_for(bot.connect(reconnect=False), PATIENCE)
        await bot.close()


async def test_a_wrong_token_opens_nothing() -> None:
    async with World.open() as world:
        bot = Bot(world.application("Bot"))
        with pytest.raises(discord.LoginFailure):
            await bot.login("not-a-token")
        await bot.close()


async def test_members_can_be_asked_for() -> None:
    async with world_with_bot() as (world, bot):
        red = world.member("Red")
        guild = bot.get_guild(world.home.id)
        assert guild is not None
        found = await guild.query_members(user_ids=[red.id])
        assert [member.display_name for member in found] == ["Red"]


async def test_a_bot_that_crashed_and_starts_anew_has_one_session() -> None:
    async with World.open() as world:
        app = world.application("Bot")
        for _ in range(3):
            async with raw_socket(app) as end:
                await end.send_json({"op": 2, "d": {"token": app.token, "intents": 1}})
                await world.connected(app)
                await end.close(code=4000)
            await world.until(lambda: not world.gateway.connections)
        assert len(world.gateway.sessions) == 1


async def test_a_hanging_gateway_acknowledges_nothing() -> None:
    async with World.open() as world:
        app = world.application("Bot")
        world.mute_heartbeats()
        async with raw_socket(app) as end:
            assert (await end.receive_json())["op"] == 10
            await end.send_json({"op": 1, "d": None})
            await end.send_json({"op": 2, "d": {"token": app.token, "intents": 1}})
            assert [(await end.receive_json())["t"] for _ in range(2)] == ["READY", "GUILD_CREATE"]


async def test_a_bot_before_its_identification_is_shown_the_door() -> None:
    async with World.open() as world:
        app = world.application("Bot")
        async with raw_socket(app) as end:
            await end.receive_json()
            await end.send_json({"op": 8, "d": {"guild_id": str(world.home.id)}})
            await end.receive()
            assert end.close_code == 4003


async def test_a_presence_that_names_no_activities_ends_no_connection() -> None:
    async with World.open() as world:
        app = world.application("Bot")
        async with raw_socket(app) as end:
            await end.receive_json()
            await end.send_json({"op": 2, "d": {"token": app.token, "intents": 1}})
            assert [(await end.receive_json())["t"] for _ in range(2)] == ["READY", "GUILD_CREATE"]
            presence = {"status": "online", "since": None, "afk": False}  # as hikari sends it
            await end.send_json({"op": 3, "d": presence})
            await end.send_json({"op": 1, "d": None})
            assert (await end.receive_json())["op"] == 11


async def test_replay_brings_back_every_missed_event_in_order() -> None:
    async with World.open() as world:
        bot = listener(world, guild_messages=True)
        async with running(bot, world):
            await world.drop_sockets()
            for text in ("One", "Two", "Three"):
                await bot.table(world).send(text)
            await world.until(lambda: bot.heard == ["Ears: One", "Ears: Two", "Ears: Three"])
