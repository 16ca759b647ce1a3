"""What a delivered move costs: processor time of the bot and its workers, with all that is shown.

From the press to the last message sent, one move at a time, a second between them: hands that are
brought up to date later are waited for. A bare pong is measured the same way.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, Final

from games import SHELF
from tests.bench.players import seat
from tests.bench.processes import rest
from tests.bench.report import figure

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from playground import World
    from tests.bench.processes import Bot

BETWEEN: Final = 1.0
"""Seconds between two moves."""
REST: Final = 2.5
"""Seconds without a message after which everything has been shown."""
WARM_UP: Final = 2
"""Moves before those that are counted: the first ones fill what is kept."""
MOVES: Final = {"all_aboard": 10}
MOVES_OF_OTHERS: Final = 6
GOALS: Final = {("all_aboard", 2): 40.0, ("all_aboard", 5): 100.0}
"""Milliseconds of processor."""
MOST_RACED: Final = 40
"""Tries of moves in games where somebody else may be faster."""


@dataclass(frozen=True)
class Cost:
    """Milliseconds of processor for one delivered move, or pong."""

    bot: float
    playground: float
    """The share of the stand-in for Discord and of the people at it."""
    shown: float
    """Milliseconds from the press until the table showed it, p50."""


async def measure_pong(pong: Bot, press: Callable[[], Awaitable[object]]) -> Cost:
    """Measure what one pong costs."""
    pings = 40
    await press()
    before, here = pong.cpu(), time.process_time()
    for _ in range(pings):
        await press()
        await asyncio.sleep(0.02)
    return Cost(
        1000 * (pong.cpu() - before) / pings, 1000 * (time.process_time() - here) / pings, 0
    )


async def measure_game(world: World, bot: Bot, database: Path, slug: str, seats: int) -> Cost:
    """Measure what moves of one game cost, at a table of so many seats."""
    table = await seat(world, slug, seats, 0, database)
    await world.idle(60, REST)
    for _ in range(WARM_UP):
        await table.move()
        await world.idle(60, 0.5)
    await world.idle(60, REST)
    await rest(bot)
    wanted, first = MOVES.get(slug, MOVES_OF_OTHERS), table.plies
    table.shown.clear()
    before, here = bot.cpu(), time.process_time()
    for _ in range(MOST_RACED):
        start = perf_counter()
        await table.move()
        await asyncio.sleep(max(0.0, start + BETWEEN - perf_counter()))
        if table.plies - first >= wanted:
            break
    await world.idle(60, REST)
    made = table.plies - first
    return Cost(
        1000 * (bot.cpu() - before) / made,
        1000 * (time.process_time() - here) / made,
        1000 * median(table.shown or [0]),
    )


async def print_delivered(
    world: World, bot: Bot, database: Path, chosen: tuple[str, ...] = ()
) -> None:
    """Measure every game at its most seats, and those that have a goal at others."""
    for slug, game in SHELF.items():
        if chosen and slug not in chosen:
            continue
        aims = {seats for name, seats in GOALS if name == slug}
        for seats in sorted({*aims, game.spec.seats[-1]}):
            cost = await measure_game(world, bot, database, slug, seats)
            name, goal = f"delivered.{slug}.{seats}", GOALS.get((slug, seats))
            figure(f"{name}.cpu_ms", cost.bot, "ms", at_most=goal)
            figure(f"{name}.playground_cpu_ms", cost.playground, "ms")
            figure(f"{name}.shown_p50_ms", cost.shown, "ms")
