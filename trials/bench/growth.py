"""What many running matches cost: a move among them, the start, and their memory."""

from __future__ import annotations

import asyncio
import shutil
import time
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TYPE_CHECKING, Final

from cogs.delivery.messages.recent_events import NewsDesk
from cogs.delivery.sending.posting import digest
from cogs.kit.users import Users
from games import SHELF
from games.kit.chance import Chance
from games.kit.words import Voice
from matches.match import Match
from matches.records import TABLE
from matches.referee import Referee
from playground import World
from storage import match_rows
from storage.store import Store
from tests.support.stores.many_matches import copy_matches
from trials.bench.processes import SETTLED, connected_bot
from trials.bench.report import figure

if TYPE_CHECKING:
    from storage.database import Connection

COUNTS: Final = (10, 1_000, 10_000)
MOVES: Final = 100
"""Moves measured in each, in matches chosen by lot."""
TURNS: Final = 5
"""How often they are measured in turn, each time from the beginning; the median counts."""
WARM_UP: Final = 20
"""Moves before those that are counted; all together are too few to end any match."""
MOST_GROWTH: Final = 1.2
MOST_MEMORY: Final = 300
"""MiB of the bot and its workers with 1,000 running matches."""
WRITTEN: Final = 100
"""Matches that are written one by one; the others are copies of theirs."""


async def print_growth() -> None:
    """Measure a move among few and among many matches, and a start with the most."""
    with TemporaryDirectory() as folder:
        paths = {running: Path(folder) / f"{running}.db" for running in COUNTS}
        for running, path in paths.items():
            await _fill(path, running)
        taken: dict[int, list[float]] = {running: [] for running in COUNTS}
        for _ in range(TURNS):
            for running, path in paths.items():
                copy = shutil.copyfile(path, path.with_suffix(".copy"))
                taken[running].append(await _cost(copy, running))
        costs = {running: median(times) for running, times in taken.items()}
        for running in COUNTS:
            figure(f"growth.{running}_cpu_ms", costs[running], "ms")
        few, *_, most = COUNTS
        ratio = costs[most] / costs[few]
        figure(f"growth.{most}_over_{few}", ratio, at_most=MOST_GROWTH)
        _, some, _ = COUNTS
        less = await _print_start(paths[some], some)
        more = await _print_start(paths[most], most)
        figure("memory.running_match_kb", 1024 * (more - less) / (most - some), "KiB")


async def _print_start(path: Path, running: int) -> float:
    """Start the bot among so many matches; return the memory of the process that talks, in MiB."""
    start = perf_counter()
    async with World.open() as world, connected_bot(world, "gangway", path) as bot:
        figure(f"ready.{running}_s", perf_counter() - start, "s")
        await asyncio.sleep(SETTLED)
        figure(f"memory.{running}_running", resident := bot.resident(), "MiB")
        most = MOST_MEMORY if running < COUNTS[-1] else None
        figure(f"memory.{running}_running_whole", bot.whole(), "MiB", at_most=most)
    return resident


async def _fill(path: Path, running: int) -> None:
    """Write so many matches, all of them on show already, and tables unknown to the bot."""
    game, written = SHELF["all_aboard"], min(running, WRITTEN)
    options = game.spec.options()
    state = game.setup(2, options, Chance("bench", 0))
    first = Match(
        id=0,
        guild=1,
        channel=0,
        language="en",
        game=game,
        options=options,
        players=(1, 2),
        seed="bench",
        ply=0,
        acted=(0, 0),
        resigned=frozenset(),
        state=state,
        outcome=None,
    )
    voice = Voice("en", "all_aboard", ("?", "?"))
    mark = digest(first, first.view(None), voice, sorted(first.to_act()))

    def write(connection: Connection) -> None:
        for number in range(1, written + 1):
            players = (2 * number, 2 * number + 1)
            match = replace(first, channel=number, players=players)
            match_id = match_rows.insert(connection, match)
            for viewer, kind, shown in (
                (TABLE, "board", mark),
                (min(first.to_act()), "notice", ""),
            ):
                connection.execute(
                    """INSERT INTO showing (match, viewer, kind, channel, message, state, digest,
                        reader, posted) VALUES (?, ?, ?, ?, ?, 'stands', ?, '', ?)""",
                    (match_id, viewer, kind, number, number, shown, time.time()),
                )

    async with await Store.open(path, SHELF) as store:
        await store.database.write(write)
    copy_matches(path, running // written - 1)


async def _cost(path: Path, running: int) -> float:
    """Return the milliseconds of processor for one move: checked, stored, and noted as shown."""
    luck = Random("growth")
    async with await Store.open(path, SHELF) as store:
        referee, news, before = (
            Referee(store.matches),
            NewsDesk(store.matches, Users(store.users, store.preferences)),
            0.0,
        )
        for number in range(MOVES + WARM_UP):
            if number == WARM_UP:
                before = time.process_time()
            match_id = luck.randint(1, running)
            match = await store.matches.load(match_id)
            seat = min(match.to_act())
            move = match.legal(seat)[0]
            await referee.submit(match_id, match.players[seat], move, interaction=number + 1)
            await _deliver(store, news, match_id)
        return 1000 * (time.process_time() - before) / MOVES


async def _deliver(store: Store, news: NewsDesk, match_id: int) -> None:
    """Read and write what showing a move takes, as `cogs.delivery` does."""
    mark = await store.outbox.acquire(match_id)
    assert mark is not None
    match = await store.matches.load(match_id)
    shown = await store.messages.of_match(match_id)
    await news.of(match)
    await store.messages.change([replace(one, digest=str(match.ply)) for one in shown])
    await store.outbox.acknowledge(match_id, mark)


if __name__ == "__main__":
    asyncio.run(print_growth())
