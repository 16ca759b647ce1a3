"""What rings when something breaks at night: `python -m trials.proof.outages`.

The gateway is cut, a worker killed, the disk filled, the hourly backups are stopped, and each is
mended again. What the real bot exposes before, meanwhile and afterwards is judged by the real rules
of `deploy/alerts.yaml` as Prometheus does it, as if each had lasted for some minutes or hours.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Final

import aiohttp

from bot.health import serve_health
from bot.hourly_backups import back_up_hourly
from bot.logs import configure_logs
from games.kit.words import Voice
from matches.workers.processes import WorkerProcesses
from tests.support.evenings.evening import evening
from tests.support.prometheus import PROMTOOL, exposed, ringing

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator, Sequence

    from tests.support.evenings.evening import Evening

BEFORE: Final = 20
"""Minutes for which all is well first."""
AFTERWARDS: Final = 20
"""Minutes after which what was mended must be silent: as far as `increase` looks back, and more."""
DISK: Final = "320m"
"""Size of the disk that is filled, which lies in memory."""
PORT: Final = 18_080


@dataclass(frozen=True)
class Outage:
    """One thing that breaks, and what has to ring then, and nothing else."""

    name: str
    minutes: int
    """For how long it lasts."""
    rings: frozenset[str]


OUTAGES: Final = {
    one.name: one
    for one in (
        Outage("gateway cut", 6, frozenset({"GangwayDisconnected"})),
        Outage("worker killed", 5, frozenset({"GangwayWorkerLost"})),
        Outage("disk filled", 6, frozenset({"GangwayDiskFull", "GangwayFails"})),
        Outage("backups stopped", 200, frozenset({"GangwayBackupOld"})),
    )
}


class Night:
    """A bot that runs as its operator has started it, and hours that pass when the trial says."""

    def __init__(self, table: Evening, folder: Path, workers: WorkerProcesses) -> None:
        self.table = table
        self.folder = folder
        self.backups = folder / "backups"
        self.workers = workers
        self.hours = 0
        """Hours that have passed; the names of backups tell the second, so each needs its own."""
        self.next_hour = asyncio.Event()
        self.at_rest = asyncio.Event()
        """Set once the backup of an hour has been made, or has failed."""

    def now(self) -> datetime:
        """Return the time by the bot's clock."""
        return datetime.now(UTC) + timedelta(hours=self.hours)

    async def sleep(self, _: float) -> None:
        """Sleep until an hour has passed."""
        self.at_rest.set()
        await self.next_hour.wait()
        self.next_hour.clear()

    async def pass_an_hour(self) -> None:
        """Let the next backup be due, and wait until it was tried."""
        self.hours += 1
        self.at_rest.clear()
        self.next_hour.set()
        await self.at_rest.wait()

    async def figures(self) -> str:
        """Return what the bot exposes now."""
        async with (
            aiohttp.ClientSession() as session,
            session.get(f"http://127.0.0.1:{PORT}/metrics") as answer,
        ):
            return await answer.text()

    # ---- what breaks, until the block ends ------------------------------------------

    @asynccontextmanager
    async def gateway_cut(self) -> AsyncIterator[None]:
        """Refuse every connection."""
        world, connections = self.table.world, self.table.bot.connections
        world.expect_complaints()
        world.shut_gateway()
        await world.drop_sockets()
        await world.until(lambda: not connections.connected())
        yield
        world.shut_gateway(down=False)
        await world.until(connections.connected)

    @asynccontextmanager
    async def worker_killed(self) -> AsyncIterator[None]:
        """Kill a worker that does nothing; the next job needs another one."""
        await self.workers.run(int)
        (worker,) = self.workers.processes()
        os.kill(worker, signal.SIGKILL)
        while worker in self.workers.processes():
            await self.workers.run(int)
        yield

    @asynccontextmanager
    async def disk_filled(self) -> AsyncIterator[None]:
        """Fill the disk to the last byte; a move is refused in words then, and made afterwards."""
        filling = self.folder / "filling"
        with filling.open("wb") as file:
            for step in (2**20, 2**12):
                with suppress(OSError):
                    while True:
                        os.posix_fallocate(file.fileno(), file.tell(), step)
                        file.seek(step, os.SEEK_CUR)
        (player,) = self.table.acting()
        refused = await self.table.press_on(player, self.table.hand(player))
        assert Voice("en")("storage-away") in refused.text
        yield
        filling.unlink()
        await self.table.move()

    @asynccontextmanager
    async def backups_stopped(self) -> AsyncIterator[None]:
        """Put a file where their folder was."""
        aside = self.backups.rename(self.folder / "aside")
        self.backups.touch()
        await self.pass_an_hour()
        yield
        self.backups.unlink()
        aside.rename(self.backups)
        await self.pass_an_hour()

    async def suffer(self, outage: Outage) -> list[set[str]]:
        """Break something and mend it; return what rings before, meanwhile and afterwards."""
        broken = getattr(self, outage.name.replace(" ", "_"))
        stages = [exposed(BEFORE, await self.figures())]
        async with broken():
            stages.append(exposed(outage.minutes, await self.figures()))
        stages.append(exposed(AFTERWARDS, await self.figures()))
        with tempfile.TemporaryDirectory() as folder:
            return await asyncio.to_thread(ringing, Path(folder), stages)


@asynccontextmanager
async def night(folder: Path) -> AsyncIterator[Night]:
    """Run a bot with a match in which something happens, health, backups and workers."""
    configure_logs("INFO")
    workers = WorkerProcesses(most=1)
    database = folder / "gangway.db"
    async with evening(folder, workers=workers) as table:
        await table.open_table("bandido_alcatraz", *table.people)
        one = Night(table, folder, workers)
        async with serve_health(table.bot, PORT, database, one.backups) as metrics:
            hourly = asyncio.create_task(
                back_up_hourly(
                    database, one.backups, 3, one.sleep, one.now, verified=metrics.verified.set
                )
            )
            await one.at_rest.wait()
            try:
                yield one
            finally:
                hourly.cancel()


@contextmanager
def small_disk(folder: Path) -> Iterator[bool]:
    """Mount a small disk at a folder, where that is allowed; tell whether it is."""
    mount = shutil.which("mount")
    asked = (str(mount), "-t", "tmpfs", "-o", f"size={DISK}", "gangway", str(folder))
    if not mount or subprocess.run(asked, check=False, capture_output=True).returncode:  # noqa: S603
        yield False
        return
    try:
        yield True
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)  # noqa: S603, S607


async def run(
    names: Sequence[str] = tuple(OUTAGES),
    told: Callable[[str], object] = lambda _: None,
) -> dict[str, list[set[str]]]:
    """Let what is named break, one after another; return what rang, stage by stage.

    Where no disk may be mounted, none is filled, and that is told.
    """
    rang = {}
    with tempfile.TemporaryDirectory(prefix="night-") as place, small_disk(Path(place)) as is_small:
        async with night(Path(place)) as one:
            for name in names:
                if name == "disk filled" and not is_small:
                    told(f"{name}: left out, as no disk may be mounted here")
                    continue
                rang[name] = await one.suffer(OUTAGES[name])
                told(
                    f"{name}: before {_said(rang[name][0])}, meanwhile {_said(rang[name][1])}, "
                    f"afterwards {_said(rang[name][2])}"
                )
    return rang


def _said(alerts: set[str]) -> str:
    return " and ".join(sorted(alerts)) or "nothing"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the trial; return 1 if something else rang than what has to."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("outages", nargs="*", choices=[*OUTAGES, []], help="all unless named")
    asked = parser.parse_args(arguments)
    if not PROMTOOL:
        parser.error("no promtool: `apt-get install prometheus` brings it")
    rang = asyncio.run(run(asked.outages or tuple(OUTAGES), print))
    return int(any(found != [set(), OUTAGES[name].rings, set()] for name, found in rang.items()))


if __name__ == "__main__":
    sys.exit(main())
