"""What processes cost, as Linux tells it: processor time and memory, with their children's."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final

from playground import World

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

SLOWEST_START: Final = 60.0
"""Seconds until a bot is connected, at most: on a busy machine it takes long."""
SETTLED: Final = 37.0
"""Seconds at rest after which every process has given back the memory that is free."""
AT_REST: Final = 0.025
"""Seconds of processor in one, at most, of a bot that does nothing."""


@dataclass
class Bot:
    """A bot in a process of its own, and whatever processes it has started."""

    process: asyncio.subprocess.Process

    @property
    def pid(self) -> int:
        """The process that talks to Discord."""
        return self.process.pid

    def workers(self) -> list[int]:
        """Return the processes that it has started."""
        return children(self.pid)

    def cpu(self) -> float:
        """Return the seconds of processor that all of them have taken so far."""
        return sum(map(cpu_seconds, (self.pid, *self.workers())))

    def resident(self) -> float:
        """Return the memory of the process that talks, in MiB."""
        return resident(self.pid)

    def resident_workers(self) -> float:
        """Return the memory of the processes that it has started, in MiB."""
        return sum(map(resident, self.workers()))

    def whole(self) -> float:
        """Return the memory of all of them, in MiB: what they share is counted once."""
        return sum(map(proportional, (self.pid, *self.workers())))

    async def ask(self, what: str) -> Any:
        """Let `trials.bench.gangway` answer a question of one word."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(f"{what}\n".encode())
        return json.loads(await self.process.stdout.readline())


@asynccontextmanager
async def running_bot(
    name: str, socket: str, token: str, database: Path = Path()
) -> AsyncIterator[Bot]:
    """Start `trials.bench.gangway` or `trials.bench.pong`, and end it afterwards."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", f"trials.bench.{name}", socket, token, str(database)),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        yield Bot(process)
    finally:
        with suppress(ProcessLookupError):
            process.terminate()
        await process.wait()


@asynccontextmanager
async def connected_bot(world: World, name: str, database: Path = Path()) -> AsyncIterator[Bot]:
    """Start one of the two on a playground and wait until it is connected."""
    application = world.application(name.title())
    async with running_bot(name, world.socket, application.token, database) as bot:
        await world.until(lambda: world.gateway.ready(application), SLOWEST_START)
        yield bot


@asynccontextmanager
async def both_bots() -> AsyncIterator[tuple[World, Bot, Bot, Path]]:
    """Run a bare bot and ours, at rest, on one playground: that, both, and the database of ours."""
    with TemporaryDirectory() as folder:
        database = Path(folder) / "bench.db"
        async with (
            World.open() as world,
            connected_bot(world, "pong") as pong,
            connected_bot(world, "gangway", database) as gangway,
        ):
            await rest(gangway)
            yield world, pong, gangway, database


async def rest(bot: Bot) -> None:
    """Wait until a bot and its workers have prepared what they need, and do nothing any more."""
    before = -1.0
    while bot.cpu() - before > AT_REST:
        before = bot.cpu()
        await asyncio.sleep(1)


def cpu_seconds(pid: int) -> float:
    """Return the processor time of a process with all its threads, as `getrusage` there would.

    The clock of another process has a number that is made of its id; see clock_getcpuclockid(3).
    """
    return time.clock_gettime(~pid << 3 | 2)


def children(pid: int) -> list[int]:
    """Return the processes that a process has started and that still run."""
    found = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for listed in found for child in listed.read_text("utf-8").split()]


def resident(pid: int) -> float:
    """Return the memory that a process holds, in MiB, with all that it shares with others."""
    return _noted(Path(f"/proc/{pid}/status"), "VmRSS:")


def proportional(pid: int) -> float:
    """Return the memory that a process holds, in MiB, with its share of what others hold as well.

    See Pss in https://docs.kernel.org/filesystems/proc.html.
    """
    return _noted(Path(f"/proc/{pid}/smaps_rollup"), "Pss:")


def _noted(file: Path, what: str) -> float:
    """Return what a file of the kernel says in kB, in MiB."""
    lines = file.read_text("utf-8").splitlines()
    return int(next(line for line in lines if line.startswith(what)).split()[1]) / 1024
