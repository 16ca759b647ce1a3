"""Limits that routes keep, and what the headers say of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from playground import ManualClock, World
from playground.tests.support.bots import API, ask, raw_session

if TYPE_CHECKING:
    import aiohttp


async def test_a_limited_route_counts_down_and_then_refuses() -> None:
    clock = ManualClock()
    async with World.open(clock=clock) as world:
        world.limit("POST", "/channels/{channel_id}/messages", 2, per=5)
        async with raw_session(world.application("Bot")) as session:
            path = f"/channels/{world.table.id}/messages"
            told = [await ask(session, "POST", path, content="Hello") for _ in range(3)]
            assert [one["status"] for one in told] == [200, 200, 429]
            assert told[-1]["retry_after"] == pytest.approx(5)
            clock.advance(5)
            assert (await ask(session, "POST", path, content="Hello"))["status"] == 200


async def answers(session: aiohttp.ClientSession, path: str, many: int) -> list[int]:
    return [(await ask(session, "POST", path, content="Hello"))["status"] for _ in range(many)]


async def test_without_limits_a_bot_may_hurry() -> None:
    async with World.open() as world, raw_session(world.application("Bot")) as session:
        assert set(await answers(session, f"/channels/{world.table.id}/messages", 60)) == {200}


async def test_the_real_limits_take_five_messages_in_five_seconds_a_channel() -> None:
    clock = ManualClock()
    async with World.open(clock=clock) as world:
        world.keep_real_limits()
        harbour = world.channel("harbour")
        async with raw_session(world.application("Bot")) as session:
            here, there = (f"/channels/{one.id}/messages" for one in (world.table, harbour))
            assert await answers(session, here, 6) == [200] * 5 + [429]
            assert await answers(session, there, 1) == [200]
            clock.advance(5)
            assert await answers(session, here, 1) == [200]


async def test_the_real_limits_take_fifty_requests_a_second_of_each_bot() -> None:
    clock = ManualClock()
    async with World.open(clock=clock) as world:
        world.keep_real_limits()
        ours, theirs = world.application("Bot"), world.application("Pong")
        async with raw_session(ours) as session, raw_session(theirs) as other:
            told = [await ask(session, "GET", "/users/@me") for _ in range(51)]
            assert [one["status"] for one in told] == [200] * 50 + [429]
            assert told[-1]["global"] is True
            assert (await ask(other, "GET", "/users/@me"))["status"] == 200
            async with session.get(f"{API}/users/@me") as refused:
                assert refused.headers["X-RateLimit-Global"] == "true"
                assert refused.headers["X-RateLimit-Scope"] == "global"
                assert refused.headers["Retry-After"] == "1"


async def test_the_first_answer_to_an_interaction_knows_no_limits() -> None:
    async with World.open() as world, raw_session(world.application("Bot")) as session:
        path = f"{API}/interactions/7/token/callback"
        async with session.post(path, json={"type": 6}) as response:
            assert response.status == 404
            assert not [one for one in response.headers if one.startswith("X-RateLimit")]


async def test_headers_count_down_as_those_of_discord_do() -> None:
    clock = ManualClock(start=1_800_000_000.0)
    async with World.open(clock=clock) as world:
        world.keep_real_limits()
        async with raw_session(world.application("Bot")) as session:
            path = f"{API}/channels/{world.table.id}/messages"
            told = []
            for _ in range(6):
                async with session.post(path, json={"content": "Hello"}) as response:
                    told.append(response.headers)
        last, refused = told[-2:]
        names = ("Limit", "Remaining", "Reset-After", "Reset")
        counted = [last[f"X-RateLimit-{one}"] for one in names]
        assert counted == ["5", "0", "5.000", "1800000005.000"]
        assert last["X-RateLimit-Bucket"] == refused["X-RateLimit-Bucket"]
        assert (refused["Retry-After"], refused["X-RateLimit-Scope"]) == ("5", "user")
