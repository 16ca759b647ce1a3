"""The rate limiter: no request too many, urgent ones first, one that asks if a refusal is over."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from random import Random
from typing import TYPE_CHECKING

import discord
import pytest
from yarl import URL

from cogs.delivery.sending.rate_limiter import USUAL_RATE, RateLimiter, is_counted
from cogs.delivery.sending.urgency import Urgency, sent_as, take_slot
from playground import World
from tests.support.fast_time import FastLoop

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Coroutine

    from playground import Application


def run(story: Coroutine[None, None, None]) -> None:
    with asyncio.Runner(loop_factory=FastLoop) as runner:
        runner.run(story)


async def send(limiter: RateLimiter, many: int) -> list[float]:
    """Let so many requests ask at once; return when each went."""
    loop = asyncio.get_running_loop()

    async def one() -> float:
        await limiter.acquire()
        return loop.time()

    return sorted(await asyncio.gather(*(one() for _ in range(many))))


def test_no_second_has_more_requests_than_it_may() -> None:
    async def story() -> None:
        went = await send(RateLimiter(45), 450)
        assert min(b - a for a, b in zip(went, went[45:], strict=False)) >= 1 - 1e-9
        assert went[-1] == pytest.approx(450 / 45 - 1 / 9)

    run(story())


def test_what_is_sent_is_spread_so_that_gusts_on_the_way_stay_below_what_discord_takes() -> None:
    async def story() -> None:
        luck = Random(1)  # noqa: S311 - repeatable on purpose
        went = await send(RateLimiter(USUAL_RATE), 900)
        came = sorted(sent + luck.uniform(0.05, 0.15) for sent in went)
        assert min(b - a for a, b in zip(came, came[50:], strict=False)) >= 1

    run(story())


def test_what_is_less_urgent_waits_long_but_not_for_ever() -> None:
    async def story() -> None:
        loop, limiter, gone = asyncio.get_running_loop(), RateLimiter(10), dict[str, float]()

        async def one(wanted: Urgency, name: str) -> None:
            with sent_as(wanted):
                await limiter.acquire()
            gone.setdefault(name, loop.time())

        asking = []
        for second in range(200):
            asking += [asyncio.create_task(one(Urgency.NEXT_HAND, "hand")) for _ in range(11)]
            if second == 20:
                asking += [asyncio.create_task(one(Urgency.TABLE, "table"))]
                asking += [asyncio.create_task(one(Urgency.ENDED, "ended"))]
            await asyncio.sleep(1)
        assert 20 < gone["table"] < gone["ended"] < 140
        for task in asking:
            task.cancel()

    run(story())


def test_it_tells_how_much_of_what_may_go_went_lately() -> None:
    async def story() -> None:
        limiter = RateLimiter(10)
        assert limiter.utilisation() == 0
        await send(limiter, 600)
        assert limiter.utilisation() == pytest.approx(1, abs=0.05)
        await asyncio.sleep(30)
        assert limiter.utilisation() < 0.1

    run(story())


def test_a_process_may_have_a_part_of_a_request_a_second() -> None:
    async def story() -> None:
        assert await send(RateLimiter(0.5), 3) == pytest.approx([0, 2, 4])

    run(story())


def test_what_is_more_urgent_goes_first_and_the_rest_in_its_order() -> None:
    async def story() -> None:
        limiter, gone = RateLimiter(1), []

        async def one(wanted: Urgency, name: str) -> None:
            with sent_as(wanted):
                await limiter.acquire()
            gone.append(name)

        await limiter.acquire()
        await asyncio.gather(
            one(Urgency.TABLE, "table"),
            one(Urgency.ENDED, "ended"),
            one(Urgency.COVER, "cover"),
            one(Urgency.TABLE, "another table"),
            one(Urgency.CALL, "call"),
        )
        assert gone == ["cover", "call", "table", "another table", "ended"]

    run(story())


def test_a_slot_that_is_not_used_goes_to_another_request() -> None:
    async def story() -> None:
        limiter, loop = RateLimiter(1), asyncio.get_running_loop()
        async with limiter.reserve(Urgency.TABLE):
            waiting = asyncio.create_task(limiter.acquire())
            await asyncio.sleep(0.2)
            assert not waiting.done()
        await waiting
        assert loop.time() == pytest.approx(0.2)
        assert limiter.utilisation() == pytest.approx(0.1, abs=0.01)

    run(story())


def test_a_slot_that_is_used_counts() -> None:
    async def story() -> None:
        limiter, loop = RateLimiter(1), asyncio.get_running_loop()
        async with limiter.reserve(Urgency.TABLE):
            assert take_slot() is not None
            assert take_slot() is None, "it is for one request"
        await limiter.acquire()
        assert loop.time() == pytest.approx(1)

    run(story())


def test_who_reserves_and_leaves_keeps_nobody_waiting() -> None:
    async def story() -> None:
        limiter = RateLimiter(10)
        limiter.refused(3)

        async def reserve() -> None:
            async with limiter.reserve(Urgency.TABLE):
                await asyncio.sleep(100)

        reserving = asyncio.create_task(reserve())
        await asyncio.sleep(5)
        reserving.cancel()
        await asyncio.sleep(1)
        assert limiter.waiting() == 0
        assert await limiter.acquire() is True  # it finds out whether the refusal is over

    run(story())


def test_after_a_global_refusal_one_request_asks_whether_it_is_over() -> None:
    async def story() -> None:
        loop, limiter = asyncio.get_running_loop(), RateLimiter(45)
        limiter.refused(3)
        waiting = [asyncio.create_task(limiter.acquire()) for _ in range(5)]
        await asyncio.sleep(10)
        assert [task.done() for task in waiting] == [True, False, False, False, False]
        assert waiting[0].result() is True
        limiter.refused(2)
        limiter.tried(accepted=False)
        await asyncio.sleep(1)
        assert limiter.waiting() == 4
        await asyncio.sleep(1.5)
        assert limiter.waiting() == 3
        limiter.tried(accepted=True)
        assert not any(await asyncio.gather(*waiting[2:]))
        assert loop.time() == pytest.approx(12.5)

    run(story())


def test_where_the_one_that_asks_is_given_up_another_one_does() -> None:
    async def story() -> None:
        limiter = RateLimiter(45)
        limiter.refused(1)
        first, second = (asyncio.create_task(limiter.acquire()) for _ in range(2))
        asyncio.get_running_loop().call_at(1, first.cancel)  # granted in the same turn of the loop
        await asyncio.sleep(2)
        assert (first.cancelled(), second.done()) == (True, True)
        assert second.result() is True

    run(story())


def test_a_request_that_is_given_up_takes_nobody_s_turn() -> None:
    async def story() -> None:
        limiter = RateLimiter(1)
        await limiter.acquire()
        given_up = asyncio.create_task(limiter.acquire())
        later = asyncio.create_task(limiter.acquire())
        await asyncio.sleep(0.5)
        given_up.cancel()
        await later
        assert asyncio.get_running_loop().time() == pytest.approx(1)
        assert limiter.waiting() == 0

    run(story())


@pytest.mark.parametrize(
    ("path", "counted"),
    [
        ("/api/v10/channels/5/messages", True),
        ("/api/v10/interactions/7/aW50ZXJhY3Rpb246Nzpz/callback", False),
        ("/api/v10/webhooks/9/aW50ZXJhY3Rpb246Nzpz/messages/@original", False),
        ("/api/v10/webhooks/9", True),
    ],
)
def test_answers_to_interactions_are_not_counted(path: str, *, counted: bool) -> None:
    assert is_counted(URL(f"https://discord.com{path}")) is counted


@asynccontextmanager
async def open_client(
    limiter: RateLimiter,
) -> AsyncIterator[tuple[discord.Client, Application, World]]:
    """Open a client whose requests are bounded, at a Discord that keeps its limits."""
    async with World.open() as world:
        world.keep_real_limits()
        application = world.application("Gangway")
        client = discord.Client(
            intents=discord.Intents.none(),
            connector=application.connector(),
            http_trace=limiter.trace(),
        )
        async with client:
            await client.login(application.token)
            yield client, application, world


async def burst(limiter: RateLimiter) -> int:
    """Let a bot ask for a hundred things at once; return how often Discord refuses."""
    async with open_client(limiter) as (client, application, world):
        await asyncio.gather(*(client.fetch_user(application.user.id) for _ in range(100)))
        return world.server.limits.refusals


async def test_a_burst_is_sent_at_the_pace_that_discord_takes() -> None:
    limiter = RateLimiter()
    assert await burst(limiter) == limiter.refusals == 0


async def test_slots_that_were_held_for_long_are_not_all_used_at_once() -> None:
    limiter = RateLimiter()
    async with open_client(limiter) as (client, application, world):

        async def ask() -> None:
            async with limiter.reserve(Urgency.TABLE):
                await may_go.wait()
                await client.fetch_user(application.user.id)

        may_go = asyncio.Event()
        asking = [asyncio.create_task(ask()) for _ in range(100)]
        async with limiter.reserve(Urgency.ENDED):  # the last of all
            may_go.set()
        await asyncio.gather(*asking)
        assert world.server.limits.refusals == 0


async def test_what_gets_past_it_is_counted() -> None:
    limiter = RateLimiter(1_000)
    assert await burst(limiter) == limiter.refusals > 0
