"""Where the server listens: on a port for any library, and nowhere without a network."""

from __future__ import annotations

import base64
import json

import aiohttp
import discord
import pytest

from playground import World
from playground.tests.support.bots import Bot, ask, raw_session, world_with_bot
from playground.tests.support.commands import drawing, pong


async def test_a_library_finds_everything_at_one_port() -> None:
    async with World.open(tcp=True) as world:
        app, at = world.application("Bot"), world.addresses
        headers = {"Authorization": f"Bot {app.token}"}
        async with aiohttp.ClientSession(headers=headers) as session:
            async with session.get(f"{at.api}/gateway/bot") as response:
                gateway = (await response.json())["url"]
            assert gateway == at.gateway
            async with session.ws_connect(f"{gateway}/?v=10&encoding=json") as socket:
                await socket.receive_json()
                identify = {"op": 2, "d": {"token": app.token, "intents": 1}}
                await socket.send_bytes(json.dumps(identify).encode())
                ready = await socket.receive_json()
            assert ready["t"] == "READY"
            assert ready["d"]["resume_gateway_url"] == at.gateway


async def test_files_are_where_the_world_says() -> None:
    async with World.open(tcp=True) as world:
        bot = Bot(world.application("Bot"))
        await bot.login(bot.app.token)
        channel = bot.get_partial_messageable(world.table.id)
        message = await channel.send(file=discord.File(drawing(), "boat.png"))
        async with (
            aiohttp.ClientSession() as session,
            session.get(message.attachments[0].url) as response,
        ):
            assert await response.read() == drawing().getvalue()
        await bot.close()


async def test_without_a_network_a_bot_cannot_sign_in_and_later_it_can() -> None:
    async with World.open() as world:
        early, late = Bot(app := world.application("Bot")), Bot(app)
        await world.go_offline()
        with pytest.raises(aiohttp.ClientConnectionError):
            await early.login(app.token)
        await early.close()
        await world.go_online()
        await late.login(app.token)
        await late.close()


async def test_a_bot_comes_back_when_the_network_does() -> None:
    async with world_with_bot(pong) as (world, bot):
        await world.go_offline()
        await world.until(lambda: not world.gateway.connections)
        with pytest.raises(aiohttp.ClientConnectionError):
            await bot.table(world).send("?")
        await world.go_online()
        await world.connected(bot.app)
        assert (await world.member("Red").slash("pong")).text == "pong"
        assert bot.resumed == 1


async def test_a_port_stays_the_same_over_a_pause() -> None:
    async with World.open(tcp=True) as world:
        app, port = world.application("Bot"), world.listener.port
        await world.go_offline()
        await world.go_online()
        assert world.listener.port == port
        async with raw_session(app) as session:
            assert (await ask(session, "GET", "/users/@me"))["status"] == 200


async def test_a_token_tells_whose_it_is() -> None:
    async with World.open() as world:
        app = world.application("Bot")
        owner, *rest = app.token.split(".")
        told = base64.urlsafe_b64decode(owner + "=" * (-len(owner) % 4))
        assert (told, len(rest)) == (str(app.id).encode(), 2)
