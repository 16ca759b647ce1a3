"""What a player waits for: a move's answer beside a bare bot's, from one run and one playground."""

from __future__ import annotations

import asyncio
import sys
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TYPE_CHECKING, Final

from playground import World
from tests.bench.race import Race, measure_race

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

    from playground import Channel, Person

TABLES: Final = 64
CALM: Final = 60
"""Moves and pings one at a time, the bot at rest before each."""
REST: Final = 0.5
"""Seconds in which a bot has certainly shown what the last move led to."""


@dataclass(frozen=True)
class Waits:
    """Answer times of one bot, in milliseconds."""

    p50: float
    p99: float
    per_second: float
    """Answers per second with 64 people at once."""

    @classmethod
    def of(cls, alone: list[float], crowd: float) -> Waits:
        """Sum up single waits in seconds, and the seconds that 64 at once took."""
        p99 = quantiles(alone, n=100)[98]
        return cls(1000 * median(alone), 1000 * p99, TABLES / crowd)


@dataclass(frozen=True)
class Figures:
    """Everything measured beside Discord; memory in MiB."""

    pong: Waits
    move: Waits
    race: Race
    pong_idle: float
    gangway_idle: float
    gangway_busy: float


@dataclass
class Table:
    """Two people and a match in a channel of their own."""

    people: tuple[Person, Person]
    channel: Channel

    async def choose(self) -> Callable[[], Awaitable[object]]:
        """Find a legal move; return the command that makes it."""
        for person in self.people:
            animals = await person.complete("allaboard board", "animal", "", at=self.channel)
            if animals:
                animal = animals[0][1]
                boats = await person.complete(
                    "allaboard board", "boat", "", at=self.channel, animal=animal
                )
                boat = boats[0][1]
                return lambda: person.slash(
                    "allaboard board", at=self.channel, animal=animal, boat=boat
                )
        raise LookupError("nobody is to act")


async def measure() -> Figures:
    """Run both bots against one playground; the crowd comes last, it is loud."""
    with TemporaryDirectory() as folder:
        async with (
            World.open() as world,
            _bot(world, "pong") as pong,
            _bot(world, "gangway", Path(folder) / "bench.db") as gangway,
        ):
            await asyncio.sleep(2)
            idle = (_resident(pong), _resident(gangway))
            red = world.member("Ping")
            tables = [await _seat(world, number) for number in range(TABLES)]
            await asyncio.sleep(10)
            pings, moves = [], []
            for number in range(CALM):
                await asyncio.sleep(REST)
                pings.append(await _timed(lambda: red.slash("ping", at=world.table)))
                move = await tables[number % TABLES].choose()
                await asyncio.sleep(REST)
                moves.append(await _timed(move))
            await asyncio.sleep(5)
            crowd_of_pings = await _timed(
                lambda: asyncio.gather(
                    *(table.people[0].slash("ping", at=table.channel) for table in tables)
                )
            )
            chosen = [await table.choose() for table in tables]
            crowd_of_moves = await _timed(lambda: asyncio.gather(*(move() for move in chosen)))
            await asyncio.sleep(10)
            race = await measure_race(world)
            busy = _resident(gangway)
    waits = (Waits.of(pings, crowd_of_pings), Waits.of(moves, crowd_of_moves))
    return Figures(*waits, race, *idle, busy)


async def _seat(world: World, number: int) -> Table:
    channel = world.channel(f"table-{number}")
    people = (world.member(f"A{number}"), world.member(f"B{number}"))
    await people[0].slash("play", game="all_aboard", at=channel)
    await people[1].press("Join", at=channel)
    await people[0].press("Start", at=channel)
    return Table(people, channel)


async def _timed(work: Callable[[], Awaitable[object]]) -> float:
    start = perf_counter()
    await work()
    return perf_counter() - start


@asynccontextmanager
async def _bot(
    world: World, name: str, database: Path = Path()
) -> AsyncIterator[asyncio.subprocess.Process]:
    application = world.application(name.title())
    arguments = (name, world.socket, application.token, str(database))
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.bench.bots", *arguments
    )
    try:
        await world.connected(application)
        yield process
    finally:
        process.terminate()
        await process.wait()


def _resident(process: asyncio.subprocess.Process) -> float:
    """Return the memory a process holds, in MiB, as Linux tells it."""
    status = Path(f"/proc/{process.pid}/status").read_text("utf-8")
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024
