"""What a delivered move costs: processor time of the bot and its workers, with all that is shown.

From the press to the last message sent, one move at a time: hands that are brought up to date later
are waited for. At a lively table there is a second between two moves; at a calm one eight, in which
the processor forgets what it knew. A bare pong is measured the same way.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from functools import partial
from operator import attrgetter
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, Final

from cogs.delivery.plans import PAUSE
from cogs.delivery.table.presence import GRACE
from games import SHELF
from tests.bench.players import seat
from tests.bench.processes import both_bots, rest
from tests.bench.report import figure

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from playground import World
    from tests.bench.players import Table
    from tests.bench.processes import Bot

BETWEEN: Final = 1.0
"""Seconds between two moves."""
BETWEEN_CALM: Final = 8.0
"""The same at a calm table."""
REST: Final = 2.5
"""Seconds without a message after which everything has been shown but what was put off."""
ALL_SHOWN: Final = PAUSE + 1
"""The same after which hands are shown, too, that were put off: at tables of more than two."""
AFTER_BACKLOG: Final = GRACE + 1
"""The same after which all is shown that a backlog puts off, and who does not move is called."""
PATIENCE: Final = 150.0
"""Seconds until then, at most: what is put off comes late, and the rest is counted from there."""
WARM_UP: Final = 2
"""Moves before those that are counted: the first ones fill what is kept."""
MOVES: Final = 20
"""Moves that are counted: with twelve a figure was a fifth higher or lower from run to run."""
MOVES_CALM: Final = 12
"""The same at calm tables, which take a minute and a half each."""
PONGS_CALM: Final = 8
"""Pongs at that pace: they cost twice what they do without a pause, so that is told as well."""
MOST_OVER_PONG: Final = {
    "all_aboard.2": 25,
    "all_aboard.5": 35,
    "alles_an_bord.4": 25,
    "abordaje.2": 25,
    "bandido_alcatraz.4": 40,
    "off_the_rails.4": 40,
}
"""How many pongs' processor a move may take, at most."""
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


async def measure_pong(
    pong: Bot, press: Callable[[], Awaitable[object]], pings: int = 40, between: float = 0.02
) -> Cost:
    """Measure what one pong costs; `between` are the seconds from one to the next."""
    await press()
    before, here = pong.cpu(), time.process_time()
    for _ in range(pings):
        await press()
        await asyncio.sleep(between)
    return Cost(
        1000 * (pong.cpu() - before) / pings, 1000 * (time.process_time() - here) / pings, 0
    )


async def measure_table(
    world: World, bot: Bot, table: Table, moves: int = MOVES, between: float = BETWEEN
) -> Cost:
    """Measure what moves of one game cost, all other tables at rest.

    `between` are the seconds from one to the next.
    """
    await rest(bot)
    first = table.plies
    table.shown.clear()
    world.uploads.clear()
    before, here = bot.cpu(), time.process_time()
    for _ in range(MOST_RACED):
        start = perf_counter()
        await table.move()
        await asyncio.sleep(max(0.0, start + between - perf_counter()))
        if table.plies - first >= moves:
            break
    await world.idle(PATIENCE, ALL_SHOWN if len(table.people) > 2 else REST)
    made = max(1, table.plies - first)
    return Cost(
        1000 * (bot.cpu() - before) / made,
        1000 * (time.process_time() - here) / made,
        1000 * median(table.shown or [0]),
        len(world.uploads) / made,
        sum(world.uploads) / 1000 / made,
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
) -> tuple[Cost, dict[str, Cost]]:
    """Measure a pong, and moves at one table after another; all are seated, and moved, before.

    `bots` are a bare one and ours. Pongs are measured before each table and after the last, and the
    median counts: within minutes one may cost twice what another does.
    """
    pong, gangway = bots
    red = world.member("Metronome")
    ping = partial(measure_pong, pong, lambda: red.slash("ping", at=world.table))
    tables = await seat_all(world, gangway, database)
    pongs, costs = [await ping()], dict[str, Cost]()
    for table in tables:
        name = f"{table.slug}.{len(table.people)}"
        costs[name] = await measure_table(world, gangway, table, moves, between)
        pongs.append(await ping())
    return sorted(pongs, key=attrgetter("bot"))[len(pongs) // 2], costs


async def print_delivered(world: World, bots: tuple[Bot, Bot], database: Path) -> None:
    """Measure what pongs, and moves at lively tables, cost."""
    pong, costs = await measure_tables(world, bots, database)
    figure("pong.cpu_ms", pong.bot, "ms")
    figure("pong.playground_cpu_ms", pong.playground, "ms")
    for table, cost in costs.items():
        _print_cost("delivered", table, cost, pong)
        figure(f"delivered.{table}.playground_cpu_ms", cost.playground, "ms")
        figure(f"delivered.{table}.shown_p50_ms", cost.shown, "ms")
        figure(f"delivered.{table}.files", cost.files)


async def print_calm() -> None:
    """Measure the same at calm tables."""
    async with both_bots() as (world, pong, gangway, database):
        pace = MOVES_CALM, BETWEEN_CALM
        alone, costs = await measure_tables(world, (pong, gangway), database, *pace)
        red = world.member("Andante")
        press = partial(red.slash, "ping", at=world.table)
        calm = await measure_pong(pong, press, PONGS_CALM, BETWEEN_CALM)
        figure("calm.pong.cpu_ms", calm.bot, "ms")
        for table, cost in costs.items():
            _print_cost("calm", table, cost, alone)


def _print_cost(pace: str, table: str, cost: Cost, pong: Cost) -> None:
    figure(f"{pace}.{table}.cpu_ms", cost.bot, "ms")
    figure(f"{pace}.{table}.cpu_over_pong", cost.bot / pong.bot, at_most=MOST_OVER_PONG[table])
    figure(f"{pace}.{table}.sent_kb", cost.sent, "kB", at_most=MOST_SENT)
