"""A busy evening: how many moves 64 tables get delivered, and how long the loop is held."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from statistics import quantiles
from time import perf_counter
from typing import TYPE_CHECKING, Final

from trials.bench.delivered import AFTER_BACKLOG
from trials.bench.report import figure

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playground import World
    from trials.bench.players import Table
    from trials.bench.processes import Bot

REDRAWN: Final = 30
"""Tables that are redrawn at once while the loop is watched."""
AT_REST: Final = 0.5
"""Seconds without a message after which all has been shown that is shown at once."""
LATEST_CALL: Final = 2 * AFTER_BACKLOG
"""Seconds after which the last one is called who does not move: some hands are ten seconds late."""
SUSTAINED: Final = 60.0
"""Seconds for which all tables play."""


async def print_lag(world: World, bot: Bot, tables: Sequence[Table], pong: float) -> None:
    """Let many tables move at once, and tell how late the bot's loop was while it showed that.

    What it puts off comes at once, too, and counts as well; the rest between the two does not.
    `pong` is how many milliseconds the answer of a bare bot takes.
    """
    await bot.ask("watch")
    await asyncio.gather(*(table.move() for table in tables[:REDRAWN]))
    await world.idle(120, AT_REST)
    lags = await bot.ask("lags")
    with suppress(TimeoutError):
        await asyncio.wait_for(world.state.changes.next(), AFTER_BACKLOG)
    await bot.ask("watch")
    await world.idle(120, AT_REST)
    lags += await bot.ask("lags")
    await world.idle(120, AFTER_BACKLOG)
    late = 1000 * quantiles(lags, n=100)[98]
    figure("lag.p99_ms", late, "ms")
    figure("lag.p99_over_pong", late / pong)
    figure("lag.longest_ms", 1000 * max(lags), "ms")


async def print_sustained(world: World, bot: Bot, tables: Sequence[Table], pongs: float) -> None:
    """Let everybody press as fast as they are answered, for a minute, and all be shown.

    `pongs` is how many a bare bot gives in a second to as many people at once.
    """
    for table in tables:
        table.acknowledged.clear()
        table.answers.clear()
        table.shown.clear()
        table.plies = 0
    start, before, here = perf_counter(), bot.cpu(), time.process_time()
    await asyncio.gather(*(table.keep_moving(start + SUSTAINED) for table in tables))
    pressed, made = perf_counter() - start, sum(table.plies for table in tables)
    await world.idle(240, AFTER_BACKLOG)
    later = perf_counter() - start - pressed - AFTER_BACKLOG
    figure("delivered.per_second", made / pressed, "moves/s")
    figure("delivered.per_second_over_pong", made / pressed / pongs)
    figure("delivered.all_shown_s", max(0.0, later), "s", at_most=LATEST_CALL)
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
