"""Faults that a test injects: refusals, slow answers, lost requests and answers."""

from __future__ import annotations

import asyncio

import aiohttp
import discord
import pytest

from playground import ManualClock, World
from playground.tests.support.bots import Asked, ask, raw_session, world_with_bot


async def test_a_429_is_waited_out_by_the_library() -> None:
    async with world_with_bot() as (world, bot):
        world.fault("POST", "/channels/{id}/messages", status=429, times=2)
        await bot.table(world).send("Patience")
        assert [one.text for one in world.member("Red").sees()] == ["Patience"]


async def test_a_fault_strikes_its_route_as_often_as_told() -> None:
    async with World.open() as world, raw_session(world.application("Bot")) as session:
        world.fault("POST", "/channels/{id}/messages", status=500, times=1)
        path = f"/channels/{world.table.id}/messages"
        told = [await ask(session, "POST", path, content="Hello") for _ in range(2)]
        assert [one["status"] for one in told] == [500, 200]
        assert len(world.member("Red").sees()) == 1


async def test_an_answer_may_be_lost_after_its_effect() -> None:
    async with World.open() as world, raw_session(world.application("Bot")) as session:
        world.fault("POST", "/channels/{id}/messages", status=502, after=True)
        told = await ask(session, "POST", f"/channels/{world.table.id}/messages", content="Hello")
        assert told["status"] == 502
        assert len(world.member("Red").sees()) == 1


async def test_a_lost_answer_to_an_interaction_leads_to_40060() -> None:
    async def pong(asked: Asked) -> None:
        await asked.client.trying(asked.response.send_message("pong"))

    async with world_with_bot(pong) as (world, bot):
        world.fault(
            "POST", "/interactions/{id}/{token}/callback", status=429, after=True, retry_after=0.01
        )
        assert (await world.member("Red").slash("pong")).text == "pong"
        await world.until(lambda: bot.refusals)
        assert bot.refusals == [40060]


async def test_a_forbidden_fault_carries_its_code() -> None:
    async with world_with_bot() as (world, bot):
        world.fault("POST", "/users/@me/channels", status=403, code=40003)
        user = await bot.fetch_user(world.member("Red").id)
        await bot.trying(user.create_dm())
        assert bot.refusals == [40003]


async def test_a_503_on_an_edit_is_not_tried_again_by_the_library() -> None:
    async with world_with_bot() as (world, bot):
        message = await bot.table(world).send("One")
        world.fault("PATCH", "*", status=503, times=2)
        for _ in range(2):
            with pytest.raises(discord.DiscordServerError):
                await message.edit(content="Two")
        await message.edit(content="Three")
        assert [one.text for one in world.member("Red").sees()] == ["Three"]


async def test_a_callback_may_come_too_late_for_discord() -> None:
    async def pong(asked: Asked) -> None:
        try:
            await asked.response.send_message("pong")
        except discord.NotFound as error:
            refused.append(str(error))
            assert isinstance(asked.channel, discord.TextChannel)
            await asked.channel.send("here")

    refused: list[str] = []
    async with world_with_bot(pong) as (world, _):
        red = world.member("Red")
        world.fault("POST", "/interactions/{id}/{token}/callback", status=404, code=10062)
        asked = red.client.run("pong", {}, world.table)
        await world.until(lambda: red.sees()[-1].text == "here")
        assert refused == ["404 Not Found (error code: 10062): Unknown interaction"]
        assert asked.pending


async def test_a_wait_of_a_minute_is_an_error_of_its_own() -> None:
    async with World.open() as world:
        bot = discord.Client(
            intents=discord.Intents.none(),
            connector=world.application("Bot").connector(),
            max_ratelimit_timeout=30,
        )
        async with bot:
            await bot.login(next(iter(world.state.tokens)))
            world.fault("POST", "/channels/{id}/messages", status=429, retry_after=60)
            with pytest.raises(discord.RateLimited):
                await bot.get_partial_messageable(world.table.id).send("Patience")


async def test_an_answer_is_lost_with_its_connection_and_took_effect() -> None:
    async with World.open() as world, raw_session(world.application("Bot")) as session:
        path = f"/channels/{world.table.id}/messages"
        world.lose("POST", "/channels/{id}/messages")
        with pytest.raises(aiohttp.ClientConnectionError):
            await ask(session, "POST", path, content="One")
        world.lose("POST", "/channels/{id}/messages", after=False)
        with pytest.raises(aiohttp.ClientConnectionError):
            await ask(session, "POST", path, content="Two")
        await ask(session, "POST", path, content="Three")
        assert [one.text for one in world.member("Red").sees()] == ["One", "Three"]
        assert world.complaints == []


async def test_a_slow_answer_took_effect_and_a_slow_request_not_yet() -> None:
    clock = ManualClock()
    async with (
        World.open(clock=clock) as world,
        raw_session(world.application("Bot")) as session,
    ):
        red, path = world.member("Red"), f"/channels/{world.table.id}/messages"
        world.delay("POST", "*", 2.5, after=True)
        world.delay("POST", "*", 2.5)
        first = asyncio.create_task(ask(session, "POST", path, content="One"))
        await world.until(lambda: [one.text for one in red.sees()] == ["One"])
        second = asyncio.create_task(ask(session, "POST", path, content="Two"))
        await world.until(lambda: world.server.in_flight == 2)
        assert not first.done()
        clock.advance(2.5)
        assert [(await one)["status"] for one in (first, second)] == [200, 200]
        assert [one.text for one in red.sees()] == ["One", "Two"]


async def test_a_refused_sync_of_commands_is_told_to_the_bot() -> None:
    async with world_with_bot() as (world, bot):
        world.fault("PUT", "/applications/{id}/commands", status=400, code=30034)
        await bot.trying(bot.tree.sync())
        await bot.trying(bot.tree.sync())
        assert bot.refusals == [30034, 0]


async def test_faults_that_still_wait_are_forgotten_when_all_is_well() -> None:
    async with World.open() as world, raw_session(world.application("Bot")) as session:
        world.fault("*", "*", status=500, times=9)
        world.end_bad_day()
        assert (await ask(session, "GET", "/users/@me"))["status"] == 200


async def test_a_proxys_refusal_is_no_json() -> None:
    async with world_with_bot() as (world, bot):
        world.fault("POST", "*", status=503)
        with pytest.raises(discord.DiscordServerError) as refused:
            await bot.table(world).send("?")
        assert refused.value.text == "upstream connect error or disconnect/reset before headers"
