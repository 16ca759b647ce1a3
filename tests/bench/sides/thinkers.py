"""How late the loop of the process that talks is while ten strong computers think."""

from __future__ import annotations

import asyncio
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import perf_counter, thread_time
from typing import TYPE_CHECKING, Final

from games import SHELF
from games.kit.game import Seat
from matches.computers.thinker import Thinker
from matches.referee import Referee
from matches.seated import computer_id
from matches.workers.processes import WorkerProcesses
from storage.store import Store
from tests.bench.report import figure

if TYPE_CHECKING:
    from matches.match import Match

THINKERS: Final = 10
SECONDS: Final = 4.0
"""For which they think."""
TICK: Final = 0.005
MOST_LAG: Final = 20.0
"""Milliseconds that the loop may be late at p99 meanwhile."""
MOST_HELD: Final = 5.0
"""Milliseconds of work that may stand between two ticks at p99."""


async def print_thinking() -> None:
    """Let ten strong computers think over one decision after another, and watch the loop."""
    workers = WorkerProcesses()
    with TemporaryDirectory() as folder:
        async with await Store.open(Path(folder) / "bench.db", dict(SHELF)) as store:
            thinker = Thinker(store.matches, workers)
            matches = [await _deal(Referee(store.matches), n) for n in range(1, THINKERS + 1)]
            await thinker.decide(matches[0], Seat(0))  # the workers have started by then
            idle = await _lags(perf_counter() + SECONDS / 4)
            end = perf_counter() + SECONDS
            watching = asyncio.create_task(_lags(end))
            made = await asyncio.gather(*(_think(thinker, match, end) for match in matches))
            lags = await watching
    await workers.close()
    late, held = zip(*lags, strict=True)
    figure("think.lag_p99_ms", 1000 * quantiles(late, n=100)[98], "ms", at_most=MOST_LAG)
    figure("think.lag_p99_before_ms", 1000 * quantiles([one for one, _ in idle], n=100)[98], "ms")
    figure("think.lag_longest_ms", 1000 * max(late), "ms")
    figure("think.held_p99_ms", 1000 * quantiles(held, n=100)[98], "ms", at_most=MOST_HELD)
    figure("think.decisions", sum(made) / SECONDS, "per s")
    figure("think.lowered", float(thinker.counts["lowered"]))


async def _deal(referee: Referee, channel: int) -> Match:
    game = SHELF["abordaje"]
    return await referee.start(
        game,
        game.spec.options(),
        (computer_id("strong", 1), channel),
        guild=1,
        channel=channel,
        language="en",
    )


async def _think(thinker: Thinker, match: Match, end: float) -> int:
    made = 0
    while perf_counter() < end:
        await thinker.decide(match, Seat(0))
        made += 1
    return made


async def _lags(end: float) -> list[tuple[float, float]]:
    """Return of each tick how late it was, and how much of the processor the loop itself took.

    On a busy machine a tick is late because others have the processors: that is not held up.
    """
    lags = []
    while (start := perf_counter()) < end:
        own = thread_time()
        await asyncio.sleep(TICK)
        lags.append((perf_counter() - start - TICK, thread_time() - own))
    return lags
