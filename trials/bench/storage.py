"""What a move costs in storage, on both engines: commits, waits, many running matches; and a month.

The server writes through to the disk, as in earnest. Drawing and Discord are left out.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path
from resource import RUSAGE_SELF, getrusage
from statistics import quantiles
from time import perf_counter
from typing import TYPE_CHECKING, Final

from games.kit.words import ROOT
from matches.days.day import days_of
from matches.referee import Referee
from matches.standings.seasons import Season
from storage.errors import StorageError
from storage.store import Store
from tests.support.stores.postgres import binaries, running_server
from tests.support.stores.tables import deal
from tests.support.toys import shelf
from trials.bench.report import figure, remark

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from storage.address import Address, PostgresAddress
    from storage.database import Connection

IN_EARNEST: Final = ("fsync=on", "full_page_writes=on", "autovacuum=on", "shared_buffers=128MB")
RUNNING: Final = (10, 10_000)
"""Matches that run beside those that are measured."""
MOVES: Final = 200
"""Moves that are measured one by one."""
TABLES: Final = 16
"""Tables at which people move at the same time."""
MOVES_AT_ONCE: Final = 30
"""Moves at each of them."""
PROCESSES: Final = (1, 2, 4)
SPAN: Final = 2.0
"""Seconds for which processes play at once."""

COPY_MATCH: Final = """
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
    INSERT INTO match (guild, channel, language, game, version, options, seed, ply, state, document)
    SELECT guild, 1000000 + i, language, game, version, options, seed, ply, state, document
    FROM match CROSS JOIN n WHERE channel = 1
"""
COPY_SEATS: Final = """
    INSERT INTO seat SELECT match.id, seat.seat, seat.player FROM match, seat, match AS first
    WHERE first.channel = 1 AND seat.match = first.id AND match.channel > 1000000
"""

SERVER: Final = 1
PLAYERS: Final = 10_000
MONTH: Final = Season(2026, 11)
SEATED: Final = """
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
    INSERT INTO player (id) SELECT i FROM n WHERE true ON CONFLICT DO NOTHING
"""
JOINED: Final = "INSERT INTO day_member SELECT ?, id FROM player"
TRIED: Final = """
    INSERT INTO day_try
    SELECT ?1 + (id - ?2) / ?3, 1 + (id - ?2) % ?3, id, 1, id * 7919 % 6,
           id * 104729 % 40, 0, '{"said": {"key": "daily-result", "args": {"points": 12}}}'
    FROM match WHERE id >= ?2
"""


async def print_storage() -> None:
    """Measure both engines; PostgreSQL only where its programs are."""
    with tempfile.TemporaryDirectory() as folder:
        for running in RUNNING:
            await _measure("sqlite", Path(folder) / f"{running}.db", running)
    programs = binaries()
    if programs is None:
        remark("storage.postgres: not measured, as there is no PostgreSQL on this machine")
        return
    with running_server(programs, *IN_EARNEST) as server:
        for running in RUNNING:
            await _measure("postgres", server.database(), running)
        for processes in PROCESSES:
            commits = await _play_at_once(server.database(), processes)
            figure(f"storage.postgres.processes_{processes}.commits", commits, "per s")


async def _measure(engine: str, place: Address, running: int) -> None:
    async with await Store.open(place, shelf()) as store:
        await _fill(store, running)
        waits, spent = await _moves_one_by_one(store)
        named = f"storage.{engine}.{running}"
        cuts = quantiles(waits, n=100)
        figure(f"{named}.move_p50_ms", cuts[49], "ms")
        figure(f"{named}.move_p99_ms", cuts[98], "ms")
        figure(f"{named}.move_cpu_ms", spent, "ms")
        made, contended = await _moves_at_once(store)
        figure(f"{named}.commits", made, "per s")
        figure(f"{named}.contended", contended, "moves")


async def _fill(store: Store, running: int) -> None:
    await deal(store, 1, 2, channel=1)

    def copy(connection: Connection) -> None:
        connection.execute(COPY_MATCH, (running,))
        connection.execute(COPY_SEATS)

    await store.database.write(copy)


async def _moves_one_by_one(store: Store) -> tuple[list[float], float]:
    """Return the milliseconds that each move took, and those of our processor for one."""
    before = _cpu()
    waits = [wait async for wait in _play(store, 2, MOVES)]
    return waits, (_cpu() - before) * 1000 / len(waits)


async def _moves_at_once(store: Store) -> tuple[float, int]:
    """Return the moves a second at several tables, and how many more were refused as contended."""

    async def table(channel: int) -> int:
        return MOVES_AT_ONCE - len([_ async for _ in _play(store, channel, MOVES_AT_ONCE)])

    start = perf_counter()
    refused = sum(await asyncio.gather(*(table(100 + number) for number in range(TABLES))))
    return (TABLES * MOVES_AT_ONCE - refused) / (perf_counter() - start), refused


async def _play(store: Store, channel: int, moves: int) -> AsyncIterator[float]:
    """Play at a table of its own, and tell how many milliseconds each move took."""
    referee = Referee(store.matches)
    match = await deal(store, 2 * channel, 2 * channel + 1, channel=channel)
    for number in range(moves):
        if match.outcome:
            match = await deal(store, 2 * channel, 2 * channel + 1, channel=channel)
        seat = min(match.to_act())
        wish, start = match.legal(seat)[0], perf_counter()
        interaction = channel * 1_000_000 + number
        try:
            turn = await referee.submit(
                match.id, match.players[seat], wish, interaction=interaction
            )
        except StorageError:
            continue  # others kept changing the same rows: the mover is asked to try again
        match = turn.match
        yield (perf_counter() - start) * 1000


async def _play_at_once(place: PostgresAddress, processes: int) -> float:
    """Return the moves a second of several processes that play on one database."""
    await (await Store.open(place, shelf())).close()
    playing = [
        await asyncio.create_subprocess_exec(
            *(
                sys.executable,
                "-m",
                "tests.support.processes.endless",
                place.conninfo,
                str(10_000_000 * number),
            ),
            cwd=ROOT,
            stdout=asyncio.subprocess.PIPE,
        )
        for number in range(1, processes + 1)
    ]
    for process in playing:
        assert process.stdout
        await process.stdout.readline()
    start = perf_counter()
    await asyncio.sleep(SPAN)
    for process in playing:
        process.kill()
    told = [len((await process.communicate())[0].splitlines()) for process in playing]
    return sum(told) / (perf_counter() - start)


def _cpu() -> float:
    used = getrusage(RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


async def print_month() -> None:
    """Let everybody play every day of a month, each day with up to 240 results; then read it."""
    with tempfile.TemporaryDirectory() as folder:
        async with await Store.open(str(Path(folder) / "month.db"), shelf()) as store:
            await deal(store, 1, 2, channel=1)
            await store.database.write(_play_month)
            start, before = perf_counter(), getrusage(RUSAGE_SELF).ru_utime
            _, total = await store.days.month(SERVER, MONTH, 0, 10)
            figure("month.cpu_s", getrusage(RUSAGE_SELF).ru_utime - before, "s", at_most=1)
            figure("month.wait_s", perf_counter() - start, "s")
            figure("month.players", total, "players")


def _play_month(connection: Connection) -> None:
    first, after = days_of(MONTH)
    days = after.number - first.number
    connection.execute(COPY_MATCH, (days * PLAYERS,))
    (least,) = connection.execute("SELECT min(id) FROM match WHERE channel > 1000000").fetchone()
    connection.execute(SEATED, (PLAYERS,))
    connection.execute(JOINED, (SERVER,))
    connection.execute(TRIED, (first.number, least, PLAYERS))
