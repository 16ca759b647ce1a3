"""What a delivered move costs: processor time of the bot and its workers, with all that is shown.

From the press to the last message sent, one move at a time: hands that are brought up to date later
are waited for. At a lively table there is a second between two moves; at a calm one eight, in which
the processor forgets what it knew. Bare pongs are measured between them, as beside a race.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from functools import partial
from statistics import mean, median
from time import perf_counter
from typing import TYPE_CHECKING, Final

from cogs.delivery.pace import GRACE, LOOKING_ON, TABLES_APART
from games import SHELF
from playground import World
from trials.bench.players import seat
from trials.bench.processes import both_bots, connected_bot, rest
from trials.bench.report import figure

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from trials.bench.players import Table
    from trials.bench.processes import Bot

BETWEEN: Final = 1.0
"""Seconds between two moves."""
BETWEEN_CALM: Final = 8.0
"""The same at a calm table."""
TABLE_SHOWN: Final = TABLES_APART + 1
"""Seconds without a message after which the table has been shown, too, if that was put off."""
ALL_SHOWN: Final = LOOKING_ON.least + 1
"""The same after which hands have been that were put off: at tables of more than two."""
AFTER_BACKLOG: Final = GRACE.least + 1
"""The same after which all is shown that a backlog puts off, and who does not move is called."""
PATIENCE: Final = 150.0
"""Seconds until then, at most: what is put off comes late, and the rest is counted from there."""
WARM_UP: Final = 2
"""Moves before those that are counted: the first ones fill what is kept."""
MOVES: Final = 20
"""Moves that are counted: with twelve a figure was a fifth higher or lower from run to run."""
MOVES_CALM: Final = 12
"""The same at calm tables, which take a minute and a half each."""
BETWEEN_PONGS: Final = 0.02
"""Seconds between two pongs."""
PONGS: Final = 8
"""Pongs between two moves, one soon after another, and one before them that is not counted."""
PONGS_ON_END: Final = 1000
"""Pongs without a pause, beside which rules are measured."""
MOST_SENT: Final = 90
"""Kilobytes of pictures, a move."""
MOST_RACED: Final = 30
"""Tries of moves in games where another player may be faster."""
TABLES_ALONE: Final = (
    ("all_aboard", 2),
    *((slug, game.spec.seats[-1]) for slug, game in SHELF.items()),
)
"""Games and seats that are measured: every game at its most, and the one of the crowd at two."""


@dataclass(frozen=True)
class Cost:
    """Milliseconds of processor for one delivered move, or pong."""

    bot: float
    playground: float
    """The share of the stand-in for Discord and of the people at it."""
    shown: float
    """Milliseconds from the press until the table showed it, p50."""
    files: float = 0.0
    """Files that were sent to Discord."""
    sent: float = 0.0
    """Kilobytes of them."""
    pong: float = 0.0
    """Milliseconds of processor for a pong between two moves."""


async def measure_pong(
    pong: Bot,
    press: Callable[[], Awaitable[object]],
    pings: int = 40,
    between: float = BETWEEN_PONGS,
) -> Cost:
    """Measure what one pong costs, with so many seconds from one to the next."""
    await press()
    before, here = pong.cpu(), time.process_time()
    for _ in range(pings):
        await press()
        await asyncio.sleep(between)
    return Cost(
        1000 * (pong.cpu() - before) / pings, 1000 * (time.process_time() - here) / pings, 0
    )


async def measure_table(
    world: World,
    bot: Bot,
    table: Table,
    ping: Callable[[], Awaitable[Cost]],
    moves: int = MOVES,
    between: float = BETWEEN,
) -> Cost:
    """Measure what moves of one game cost, all other tables at rest.

    `ping` measures pongs; `between` are the seconds from one move to the next.
    """
    await rest(bot)
    first, pongs, aside = table.plies, list[float](), 0.0
    table.shown.clear()
    world.uploads.clear()
    before, here = bot.cpu(), time.process_time()
    for _ in range(MOST_RACED):
        start = perf_counter()
        await table.move()
        await asyncio.sleep(max(0.0, start + between / 2 - perf_counter()))
        began = time.process_time()
        pongs.append((await ping()).bot)
        aside += time.process_time() - began
        await asyncio.sleep(max(0.0, start + between - perf_counter()))
        if table.plies - first >= moves:
            break
    await world.idle(PATIENCE, ALL_SHOWN if len(table.people) > 2 else TABLE_SHOWN)
    made = max(1, table.plies - first)
    return Cost(
        1000 * (bot.cpu() - before) / made,
        1000 * (time.process_time() - here - aside) / made,
        1000 * median(table.shown or [0]),
        len(world.uploads) / made,
        sum(world.uploads) / 1000 / made,
        mean(pongs),
    )


async def seat_all(world: World, bot: Bot, database: Path) -> list[Table]:
    """Seat a table of each kind that is measured, and let it move until all is warm."""
    tables = [await seat(world, slug, seats, 0, database) for slug, seats in TABLES_ALONE]
    for _ in range(WARM_UP):
        await world.idle(60, 0.5)
        for table in tables:
            await table.move()
    await world.idle(PATIENCE, ALL_SHOWN)
    await rest(bot)  # the worker has just started, and draws what will be needed
    return tables


async def measure_tables(
    world: World,
    bots: tuple[Bot, Bot],
    database: Path,
    moves: int = MOVES,
    between: float = BETWEEN,
) -> dict[str, Cost]:
    """Measure moves at one table after another; all are seated, and moved, before.

    `bots` are a bare one and ours.
    """
    pong, gangway = bots
    press = partial(world.member("Metronome").slash, "ping", at=world.table)
    ping = partial(measure_pong, pong, press, PONGS)
    return {
        f"{table.slug}.{len(table.people)}": await measure_table(
            world, gangway, table, ping, moves, between
        )
        for table in await seat_all(world, gangway, database)
    }


async def print_bare_pong() -> float:
    """Measure pongs one after another; return the seconds of processor for one."""
    async with World.open() as world, connected_bot(world, "pong") as pong:
        press = partial(world.member("Red").slash, "ping", at=world.table)
        cost = await measure_pong(pong, press, PONGS_ON_END, 0)
    figure("pong.bare_cpu_ms", cost.bot, "ms")
    return cost.bot / 1000


async def print_delivered(world: World, bots: tuple[Bot, Bot], database: Path) -> None:
    """Measure what pongs, and moves at lively tables, cost."""
    pong = await measure_pong(bots[0], partial(world.member("Red").slash, "ping", at=world.table))
    figure("pong.cpu_ms", pong.bot, "ms")
    figure("pong.playground_cpu_ms", pong.playground, "ms")
    for table, cost in (await measure_tables(world, bots, database)).items():
        _print_cost("delivered", table, cost)
        figure(f"delivered.{table}.playground_cpu_ms", cost.playground, "ms")
        figure(f"delivered.{table}.shown_p50_ms", cost.shown, "ms")
        figure(f"delivered.{table}.files", cost.files)


async def print_calm() -> None:
    """Measure the same at calm tables."""
    async with both_bots() as (world, pong, gangway, database):
        bots = pong, gangway
        costs = await measure_tables(world, bots, database, MOVES_CALM, BETWEEN_CALM)
        for table, cost in costs.items():
            _print_cost("calm", table, cost)


def _print_cost(pace: str, table: str, cost: Cost) -> None:
    figure(f"{pace}.{table}.cpu_ms", cost.bot, "ms")
    figure(f"{pace}.{table}.cpu_over_pong", cost.bot / cost.pong)
    figure(f"{pace}.{table}.sent_kb", cost.sent, "kB", at_most=MOST_SENT)
