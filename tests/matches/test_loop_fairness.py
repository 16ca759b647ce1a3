"""Fairness of the loop: tasks that could all go on at once go on one after another."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from matches.caching import LoopFairness
from playground import PATIENCE


async def rounds_of(tasks: int, fairness: LoopFairness) -> list[int]:
    """Let so many tasks take a turn at once; return in which turn of the loop each went on."""
    rounds, now = [], 0

    async def go_on() -> None:
        await fairness.wait()
        rounds.append(now)

    going = [asyncio.ensure_future(go_on()) for _ in range(tasks)]
    while not all(task.done() for task in going):
        now += 1
        await asyncio.sleep(0)
    return rounds


async def test_of_thirty_tasks_one_goes_on_in_each_turn_of_the_loop() -> None:
    rounds = await rounds_of(30, LoopFairness())
    assert len(set(rounds)) == len(rounds) == 30


async def test_those_who_came_first_go_on_first() -> None:
    fairness, order = LoopFairness(), []

    async def go_on(number: int) -> None:
        await fairness.wait()
        order.append(number)

    await asyncio.gather(*(go_on(number) for number in range(10)))
    assert order == list(range(10))


async def test_a_single_one_does_not_wait() -> None:
    fairness = LoopFairness()
    assert await rounds_of(1, fairness) == [1]
    assert await rounds_of(1, fairness) == [1]


async def test_one_that_gives_up_waiting_holds_up_no_other() -> None:
    fairness = LoopFairness()
    first, second, third = (asyncio.ensure_future(fairness.wait()) for _ in range(3))
    await asyncio.sleep(0)
    second.cancel()
    with suppress(asyncio.CancelledError):
        await second
    await asyncio.wait_for(asyncio.gather(first, third), PATIENCE)
    assert second.cancelled()
