"""The governor: no request too many, urgent ones first, and one that asks if a refusal is over."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING

import discord
import pytest
from yarl import URL

from bot.governor import USUAL_RATE, Governor, is_counted
from cogs.delivery.requests import GrantedSlots, Urgency, sent_as
from playground import World
from tests.support.fast_time import FastLoop

if TYPE_CHECKING:
    from collections.abc import Coroutine


def run(story: Coroutine[None, None, None]) -> None:
    with asyncio.Runner(loop_factory=FastLoop) as runner:
        runner.run(story)


async def send(governor: Governor, many: int) -> list[float]:
    """Let so many requests ask at once; return when each went."""
    loop = asyncio.get_running_loop()

    async def one() -> float:
        await governor.acquire()
        return loop.time()

    return sorted(await asyncio.gather(*(one() for _ in range(many))))


def test_no_second_has_more_requests_than_it_may() -> None:
    async def story() -> None:
        went = await send(Governor(45), 450)
        assert min(b - a for a, b in zip(went, went[45:], strict=False)) >= 1 - 1e-9
        assert went[-1] == pytest.approx(450 / 45 - 1 / 9)

    run(story())


def test_what_is_sent_is_spread_so_that_gusts_on_the_way_stay_below_what_discord_takes() -> None:
    async def story() -> None:
        luck = Random(1)  # noqa: S311 - repeatable on purpose
        went = await send(Governor(USUAL_RATE), 900)
        came = sorted(sent + luck.uniform(0.05, 0.15) for sent in went)
        assert min(b - a for a, b in zip(came, came[50:], strict=False)) >= 1

    run(story())


def test_what_is_less_urgent_waits_long_but_not_for_ever() -> None:
    async def story() -> None:
        loop, governor, gone = asyncio.get_running_loop(), Governor(10), dict[str, float]()

        async def one(wanted: Urgency, name: str) -> None:
            await sent_as(wanted, governor.acquire())
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
        governor = Governor(10)
        assert governor.utilisation() == 0
        await send(governor, 600)
        assert governor.utilisation() == pytest.approx(1, abs=0.05)
        await asyncio.sleep(30)
        assert governor.utilisation() < 0.1

    run(story())


def test_a_process_may_have_a_part_of_a_request_a_second() -> None:
    async def story() -> None:
        assert await send(Governor(0.5), 3) == pytest.approx([0, 2, 4])

    run(story())


def test_what_is_more_urgent_goes_first_and_the_rest_in_its_order() -> None:
    async def story() -> None:
        governor, gone = Governor(1), []

        async def one(wanted: Urgency, name: str) -> None:
            await sent_as(wanted, governor.acquire())
            gone.append(name)

        await governor.acquire()
        await asyncio.gather(
            one(Urgency.TABLE, "table"),
            one(Urgency.ENDED, "ended"),
            one(Urgency.COVER, "cover"),
            one(Urgency.TABLE, "another table"),
            one(Urgency.CALL, "call"),
        )
        assert gone == ["cover", "call", "table", "another table", "ended"]

    run(story())


def test_turns_that_are_taken_together_follow_one_another() -> None:
    async def story() -> None:
        governor = Governor(10)
        asking: list[asyncio.Task[object]] = [
            asyncio.create_task(governor.acquire()) for _ in range(100)
        ]
        together = asyncio.create_task(sent_as(Urgency.PUT_OFF, governor.acquire_many(4)))

        async def others() -> None:
            while not together.done():
                await sent_as(Urgency.PUT_OFF, governor.acquire())

        asking.append(asyncio.create_task(others()))
        had = await together
        assert had == pytest.approx([10.0, 10.1, 10.2, 10.3], abs=0.2)
        for task in asking:
            task.cancel()

    run(story())


def test_who_takes_turns_together_and_leaves_keeps_nobody_waiting() -> None:
    async def story() -> None:
        governor = Governor(10)
        governor.refused(3)
        together = asyncio.create_task(governor.acquire_many(4))
        await asyncio.sleep(1)
        together.cancel()
        await asyncio.sleep(5)
        assert governor.waiting() == 0
        assert await governor.acquire() is True  # it finds out whether the refusal is over

    run(story())


def test_after_a_global_refusal_one_request_asks_whether_it_is_over() -> None:
    async def story() -> None:
        loop, governor = asyncio.get_running_loop(), Governor(45)
        governor.refused(3)
        waiting = [asyncio.create_task(governor.acquire()) for _ in range(5)]
        await asyncio.sleep(10)
        assert [task.done() for task in waiting] == [True, False, False, False, False]
        assert waiting[0].result() is True
        governor.refused(2)
        governor.tried(accepted=False)
        await asyncio.sleep(1)
        assert governor.waiting() == 4
        await asyncio.sleep(1.5)
        assert governor.waiting() == 3
        governor.tried(accepted=True)
        assert not any(await asyncio.gather(*waiting[2:]))
        assert loop.time() == pytest.approx(12.5)

    run(story())


def test_where_the_one_that_asks_is_given_up_another_one_does() -> None:
    async def story() -> None:
        governor = Governor(45)
        governor.refused(1)
        first, second = (asyncio.create_task(governor.acquire()) for _ in range(2))
        asyncio.get_running_loop().call_at(1, first.cancel)  # granted in the same turn of the loop
        await asyncio.sleep(2)
        assert (first.cancelled(), second.done()) == (True, True)
        assert second.result() is True

    run(story())


def test_a_request_that_is_given_up_takes_nobody_s_turn() -> None:
    async def story() -> None:
        governor = Governor(1)
        await governor.acquire()
        given_up = asyncio.create_task(governor.acquire())
        later = asyncio.create_task(governor.acquire())
        await asyncio.sleep(0.5)
        given_up.cancel()
        await later
        assert asyncio.get_running_loop().time() == pytest.approx(1)
        assert governor.waiting() == 0

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


async def burst(governor: Governor) -> int:
    """Let a bot ask for a hundred things at once; return how often Discord refuses."""
    async with World.open() as world:
        world.keep_real_limits()
        application = world.application("Gangway")
        client = discord.Client(
            intents=discord.Intents.none(),
            connector=application.connector(),
            http_trace=governor.trace(),
        )
        async with client:
            await client.login(application.token)
            await asyncio.gather(*(client.fetch_user(application.user.id) for _ in range(100)))
        return world.server.limits.refusals


async def test_a_burst_is_sent_at_the_pace_that_discord_takes() -> None:
    governor = Governor()
    assert await burst(governor) == governor.refusals == 0


async def test_turns_that_were_had_long_ago_are_not_all_taken_at_once() -> None:
    governor, now = Governor(), asyncio.get_running_loop().time()
    assert await sent_as(Urgency.TABLE, burst(governor), GrantedSlots([now - 5] * 100)) == 0
    assert await sent_as(Urgency.TABLE, burst(governor), GrantedSlots([now + 60] * 100)) > 0


async def test_what_gets_past_it_is_counted() -> None:
    governor = Governor(1_000)
    assert await burst(governor) == governor.refusals > 0
