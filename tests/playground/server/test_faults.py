"""Faults that a test injects, and limits that a route keeps."""

from __future__ import annotations

import pytest

from playground import ManualClock, World
from tests.playground.support.bots import Asked, ask, raw_session, world_with_bot


async def test_a_limited_route_counts_down_and_then_refuses() -> None:
    clock = ManualClock()
    async with World.open(clock=clock) as world:
        world.limit("POST", "/channels/{channel_id}/messages", 2, per=5)
        async with raw_session(world.application("Gangway")) as session:
            path = f"/channels/{world.table.id}/messages"
            told = [await ask(session, "POST", path, content="Hello") for _ in range(3)]
            assert [one["status"] for one in told] == [200, 200, 429]
            assert told[-1]["retry_after"] == pytest.approx(5)
            clock.advance(5)
            assert (await ask(session, "POST", path, content="Hello"))["status"] == 200


async def test_a_429_is_waited_out_by_the_library() -> None:
    async with world_with_bot() as (world, bot):
        world.fault("POST", "/channels/{id}/messages", status=429, times=2)
        await bot.table(world).send("Patience")
        assert [one.text for one in world.member("Red").sees()] == ["Patience"]


async def test_a_fault_strikes_its_route_as_often_as_told() -> None:
    async with World.open() as world, raw_session(world.application("Gangway")) as session:
        world.fault("POST", "/channels/{id}/messages", status=500, times=1)
        path = f"/channels/{world.table.id}/messages"
        told = [await ask(session, "POST", path, content="Hello") for _ in range(2)]
        assert [one["status"] for one in told] == [500, 200]
        assert len(world.member("Red").sees()) == 1


async def test_an_answer_may_be_lost_after_its_effect() -> None:
    async with World.open() as world, raw_session(world.application("Gangway")) as session:
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
        await world.idle()
        assert bot.refusals == [40060]


async def test_a_forbidden_fault_carries_its_code() -> None:
    async with world_with_bot() as (world, bot):
        world.fault("POST", "/users/@me/channels", status=403, code=40003)
        user = await bot.fetch_user(world.member("Red").id)
        await bot.trying(user.create_dm())
        assert bot.refusals == [40003]
