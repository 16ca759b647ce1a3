"""A busy evening: how many moves 64 tables get delivered, and how long the loop is held."""

from __future__ import annotations

import asyncio
import time
from statistics import quantiles
from time import perf_counter
from typing import TYPE_CHECKING, Final

from tests.bench.report import figure

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playground import World
    from tests.bench.players import Table
    from tests.bench.processes import Bot

REDRAWN: Final = 30
"""Tables that are redrawn at once while the loop is watched."""
MOST_LAG: Final = 10.0
"""Milliseconds that the loop may be held at p99 while they are redrawn."""


async def print_lag(world: World, bot: Bot, tables: Sequence[Table]) -> None:
    """Let many tables move at once, and tell how late the bot's loop was meanwhile."""
    await bot.ask("watch")
    await asyncio.gather(*(table.move() for table in tables[:REDRAWN]))
    await world.idle(120, 0.5)
    lags = await bot.ask("lags")
    figure("lag.p99_ms", 1000 * quantiles(lags, n=100)[98], "ms", at_most=MOST_LAG)
    figure("lag.longest_ms", 1000 * max(lags), "ms")


async def print_sustained(world: World, bot: Bot, tables: Sequence[Table], seconds: float) -> None:
    """Let everybody press as fast as they are answered, for so many seconds."""
    for table in tables:
        table.acknowledged.clear()
        table.answers.clear()
        table.shown.clear()
        table.plies = 0
    start, before, here = perf_counter(), bot.cpu(), time.process_time()
    await asyncio.gather(*(table.keep_moving(start + seconds) for table in tables))
    await world.idle(240, 1.5)
    spent, made = perf_counter() - start - 1.5, sum(table.plies for table in tables)
    figure("delivered.per_second", made / spent, "moves/s")
    figure("delivered.crowd_cpu_ms", 1000 * (bot.cpu() - before) / made, "ms")
    figure("delivered.crowd_playground_cpu_ms", 1000 * (time.process_time() - here) / made, "ms")
    for name, waits in (
        ("answered", [wait for table in tables for wait in table.acknowledged]),
        ("seen", [wait for table in tables for wait in table.answers]),
        ("shown", [wait for table in tables for wait in table.shown]),
    ):
        cuts = quantiles(waits, n=100)
        figure(f"delivered.{name}_p50_ms", 1000 * cuts[49], "ms")
        figure(f"delivered.{name}_p99_ms", 1000 * cuts[98], "ms")
