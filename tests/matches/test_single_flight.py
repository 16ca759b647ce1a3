"""What several ask for at once is done once."""

from __future__ import annotations

import asyncio

import pytest

from matches.caching import SingleFlight


class Work:
    """Counts how often it is done; ends when it may."""

    def __init__(self) -> None:
        self.times = 0
        self.may_end = asyncio.Event()

    async def __call__(self) -> int:
        self.times += 1
        await self.may_end.wait()
        return self.times


async def test_whoever_asks_meanwhile_gets_the_same() -> None:
    work, flight = Work(), SingleFlight[str, int]()
    asked = [asyncio.create_task(flight.run("a", work)) for _ in range(3)]
    await asyncio.sleep(0)
    work.may_end.set()
    assert await asyncio.gather(*asked) == [1, 1, 1]
    assert await flight.run("a", work) == 2, "nothing is kept"


async def test_other_work_is_done_by_itself() -> None:
    work, flight = Work(), SingleFlight[str, int]()
    work.may_end.set()
    assert sorted(await asyncio.gather(flight.run("a", work), flight.run("b", work))) == [1, 2]


async def test_whoever_stops_waiting_does_not_stop_it() -> None:
    work, flight = Work(), SingleFlight[str, int]()
    first, second = (asyncio.create_task(flight.run("a", work)) for _ in range(2))
    await asyncio.sleep(0)
    first.cancel()
    work.may_end.set()
    assert await second == 1
    assert first.cancelled()


async def test_what_fails_fails_for_all_and_is_done_again() -> None:
    async def fail() -> int:
        raise ValueError("wrong")

    work, flight = Work(), SingleFlight[str, int]()
    work.may_end.set()
    failed = await asyncio.gather(
        flight.run("a", fail), flight.run("a", fail), return_exceptions=True
    )
    assert [str(one) for one in failed] == ["wrong", "wrong"]
    with pytest.raises(ValueError, match="wrong"):
        await flight.run("a", fail)
    assert await flight.run("a", work) == 1
