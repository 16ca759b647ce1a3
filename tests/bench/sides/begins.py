"""How many matches several processes begin and end in a second on one PostgreSQL database.

Each match has a channel of its own; some fifty servers have leagues, in which all are rated.
"""

from __future__ import annotations

import asyncio
import sys
from dataclasses import replace
from time import perf_counter
from typing import TYPE_CHECKING, Final

from games.kit.game import Outcome, Seat
from games.kit.words import ROOT
from matches.transitions import play_move
from storage.store import Store
from tests.bench.report import figure, remark
from tests.support.stores.postgres import binaries, running_server
from tests.support.stores.tables import deal
from tests.support.toys import shelf

if TYPE_CHECKING:
    from matches.match import Played
    from storage.address import PostgresAddress
    from storage.database import Connection

IN_EARNEST: Final = ("fsync=on", "full_page_writes=on", "autovacuum=on", "shared_buffers=128MB")
PROCESSES: Final = 16
MATCHES: Final = 2_000
SERVERS: Final = 50
PLAYERS: Final = 1_000
"""Who has spoken to the bot before, as those have who gathered at a lobby."""


async def print_begins() -> None:
    """Measure; only where PostgreSQL's programs are."""
    programs = binaries()
    if programs is None:
        remark("storage.postgres: not measured, as there is no PostgreSQL on this machine")
        return
    with running_server(programs, *IN_EARNEST) as server:
        place = server.database()
        async with await Store.open(place, shelf()) as store:
            await store.database.write(_add_players)
        per_second, refused = await _at_once(place)
    figure("storage.postgres.begun_and_ended", per_second, "per s")
    figure("storage.postgres.begun_and_ended.refused", refused, "matches", at_most=0)


def _add_players(connection: Connection) -> None:
    connection.executemany(
        "INSERT INTO player (id, name, language) VALUES (?, 'Ann', 'en')",
        [(player,) for player in range(1, PLAYERS + 1)],
    )


async def _at_once(place: PostgresAddress) -> tuple[float, int]:
    """Return how many were begun and ended in a second, and how many were refused."""
    pipe = asyncio.subprocess.PIPE
    processes = [
        await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.bench.sides.begins", place.conninfo, str(number)),
            cwd=ROOT,
            stdin=pipe,
            stdout=pipe,
        )
        for number in range(PROCESSES)
    ]
    for process in processes:
        assert process.stdout
        await process.stdout.readline()
    start = perf_counter()
    told = await asyncio.gather(*(process.communicate(b"\n") for process in processes))
    done = sum(int(line) for line, _ in told)
    return done / (perf_counter() - start), MATCHES - done


async def _begin_and_end(place: str, number: int) -> int:
    """Begin and end the matches of one process; return how many that were."""
    done = 0
    async with await Store.open(place, shelf()) as store:
        await asyncio.gather(*(store.database.read(_look) for _ in range(2)))
        sys.stdout.write("ready\n")
        sys.stdout.flush()
        sys.stdin.readline()
        for channel in range(number, MATCHES, PROCESSES):
            done += await _one(store, channel)
    return done


def _look(connection: Connection) -> None:
    connection.execute("SELECT 1")


async def _one(store: Store, channel: int) -> bool:
    players = (1 + 7 * channel % PLAYERS, 1 + (7 * channel + 13) % PLAYERS)
    try:
        match = await deal(store, *players, channel=channel + 1, guild=1 + channel % SERVERS)
        played: list[Played] = []
        while not all(match.acted):
            seat = min(match.to_act())
            match, line = play_move(match, seat, match.legal(seat)[0])
            played.append(line)
        outcome = Outcome(winners=frozenset({Seat(0)}), reason="most-points", scores=(2, 1))
        await store.matches.record(replace(match, outcome=outcome), played, channel + 1)
    except Exception as error:  # noqa: BLE001 - the figure tells how many were refused
        sys.stderr.write(f"{error!r}\n")
        return False
    return True


if __name__ == "__main__":
    if len(sys.argv) > 1:
        sys.stdout.write(f"{asyncio.run(_begin_and_end(sys.argv[1], int(sys.argv[2])))}\n")
    else:
        asyncio.run(print_begins())
