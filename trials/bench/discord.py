"""What a player waits for: a move's answer beside a bare bot's, from one run and one playground."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import partial
from statistics import median, quantiles
from time import perf_counter
from typing import TYPE_CHECKING, Final

from trials.bench.delivered import AFTER_BACKLOG, print_delivered
from trials.bench.players import seat
from trials.bench.processes import SETTLED, both_bots
from trials.bench.report import figure
from trials.bench.sustained import print_lag, print_sustained

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from playground import Person, World
    from trials.bench.players import Table
    from trials.bench.processes import Bot

TABLES: Final = 64
CALM: Final = 44
"""Moves and pings one at a time, the bot at rest before each pair of them."""
AT_A_TIME: Final = 11
"""Of them until all is waited for that is put off: the first table comes after five seconds."""
REST: Final = 0.4
"""Seconds in which a bot has certainly shown what the last move led to at once."""
ROUNDS: Final = 9
"""How often 64 people ping at once: a single round takes 40 to 60 ms."""
AT_REST: Final = 100
"""MiB that the process that talks and its workers take before anything is drawn, at most."""
HEAVIER: Final = 60
"""MiB that the idle bot's process that talks may hold above pong."""
WHOLE: Final = 250
"""MiB that it may hold together with its workers, what they share counted once."""


@dataclass(frozen=True)
class Waits:
    """Answer times of one bot, in milliseconds."""

    p50: float
    p99: float
    p50_at_64: float
    """With 64 people at once, as is the next."""
    per_second: float

    @classmethod
    def of(cls, alone: list[float], crowd: list[float], spent: float) -> Waits:
        """Sum up single waits in seconds, those of 64 at once, and the seconds they took in all."""
        p99 = quantiles(alone, n=100)[98]
        return cls(1000 * median(alone), 1000 * p99, 1000 * median(crowd), TABLES / spent)


async def print_discord() -> None:
    """Run both bots against one playground; the crowd comes last."""
    async with both_bots() as (world, pong, gangway, database):
        idle = gangway.resident()
        _print_idle(pong, gangway)
        red = world.member("Ping")
        await print_delivered(world, (pong, gangway), database)
        tables = [await seat(world, "all_aboard", 2, 1 + n, database) for n in range(TABLES)]
        pongs = await _print_waits(world, red, tables)
        await print_lag(world, gangway, tables, pongs.p50)
        await print_sustained(world, gangway, tables, pongs.per_second)
        await asyncio.sleep(SETTLED)
        figure("memory.grown_by_64_tables", gangway.resident() - idle, "MiB")
        figure("memory.whole_with_64_tables", gangway.whole(), "MiB", at_most=WHOLE)
        resident = gangway.resident() + gangway.resident_workers()
        figure("memory.resident_with_64_tables", resident, "MiB")


def _print_idle(pong: Bot, gangway: Bot) -> None:
    extra = gangway.resident() - pong.resident()
    figure("memory.pong", pong.resident(), "MiB")
    figure("memory.gangway", gangway.resident(), "MiB")
    figure("memory.gangway_above_pong", extra, "MiB", at_most=HEAVIER)
    at_rest = gangway.resident() + gangway.resident_workers()
    figure("memory.at_rest", at_rest, "MiB", at_most=AT_REST)


async def _print_waits(world: World, red: Person, tables: Sequence[Table]) -> Waits:
    """Measure answers one at a time, with the bot at rest, and at 64 tables at once.

    Returns those of the pong.
    """
    pings, moves, seen = [], [], []
    for number in range(CALM):
        if number % AT_A_TIME == 0:
            await world.idle(120, AFTER_BACKLOG)
        table = tables[number % TABLES]
        table.answers.clear()
        await asyncio.sleep(REST)
        pings.append(await _timed(lambda: red.slash("ping", at=world.table)))
        if await table.move():
            moves.append(table.acknowledged[-1])
            seen.append(table.answers[-1])
    await world.idle(120, AFTER_BACKLOG)
    pong = Waits.of(pings, *await _crowd_of_pings(tables))
    move = Waits.of(moves, *await _crowd_of_moves(tables))
    await world.idle(120, AFTER_BACKLOG)
    for name, waits in (("pong", pong), ("move", move)):
        figure(f"{name}.p50_ms", waits.p50, "ms")
        figure(f"{name}.p99_ms", waits.p99, "ms")
        figure(f"{name}.p50_ms_at_64", waits.p50_at_64, "ms")
        figure(f"{name}.per_second_at_64", waits.per_second, "per s")
    figure("move.seen_p50_ms", 1000 * median(seen), "ms")
    figure("move.p50_over_pong", move.p50 / pong.p50)
    figure("move.p50_over_pong_at_64", move.p50_at_64 / pong.p50_at_64)
    return pong


async def _crowd_of_pings(tables: Sequence[Table]) -> tuple[list[float], float]:
    """Let one person of every table ping, again and again.

    Returns each wait, and the seconds of all together: the median of the rounds.
    """
    waits, rounds = list[float](), list[float]()
    for _ in range(ROUNDS):
        start = perf_counter()
        waits += await asyncio.gather(
            *(_timed(partial(table.people[0].slash, "ping", at=table.channel)) for table in tables)
        )
        rounds.append(perf_counter() - start)
    return waits, median(rounds)


async def _crowd_of_moves(tables: Sequence[Table]) -> tuple[list[float], float]:
    """Let one person of every table move; return each wait, and the seconds of all together."""
    for table in tables:
        table.acknowledged.clear()
    start = perf_counter()
    await asyncio.gather(*(table.move() for table in tables))
    return [wait for table in tables for wait in table.acknowledged], perf_counter() - start


async def _timed(work: Callable[[], Awaitable[object]]) -> float:
    start = perf_counter()
    await work()
    return perf_counter() - start
