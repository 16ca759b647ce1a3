"""Hours of many tables: `make soak`, or `python -m trials.proof.soak --hours 6 --tables 200`.

The hours are those of a fast loop: people think for minutes, which pass at once. The bot and the
playground share a process, so its memory is that of both; what the playground alone would keep for
ever, old messages and interactions, is dropped now and then.

Before the hours that count people press faster for one, each table at its own pace: so its matches
come to be at all stages, and caches are as full as they get. What grows from then on is a leak.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

import pytest

from games import SHELF
from playground import World
from tests.support.evenings.evening import Evening
from tests.support.fast_time import FastLoop, run_fast
from trials.bench.processes import resident
from trials.people import LobbyTable, Table, let_all_come

if TYPE_CHECKING:
    from collections.abc import Sequence

MINUTE: Final = 60.0
THINKING: Final = 3 * MINUTE
"""Seconds for which a person thinks before a press, on average."""
WARM_UP: Final = 60 * MINUTE
"""Seconds before those that count."""
FASTEST, SLOWEST = 15.0, 90.0
"""Seconds for which a person thinks meanwhile, on average, at the fastest and slowest table."""
BETWEEN_LOOKS: Final = 30 * MINUTE
"""Seconds between two looks at what the process holds."""
KEPT_MESSAGES: Final = 25
"""Messages that the playground keeps in each channel."""
KEPT_INTERACTIONS: Final = 20 * MINUTE
"""Seconds for which it keeps interactions: longer than their tokens last."""
REST: Final = 20 * MINUTE
"""Seconds without a press before it is counted what is left over."""
MOST_GROWTH: Final = 0.05
"""By which memory may grow in the last half."""
MOST_IDLE_SOCKETS: Final = 20
"""Sockets that may be kept for the next request, both ends counted."""
ALONE, LOBBIES = 0.05, 0.05
"""Shares of tables with a computer, and of lobbies where people only come and go."""


@dataclass(frozen=True)
class Held:
    """What the process holds at one moment."""

    hours: float
    mib: float
    tasks: int
    """Of the bot: one more of the playground's serves each connection."""
    files: int
    sockets: int
    match_locks: int
    lobby_locks: int
    to_show: int
    """Matches in the outbox."""
    pending: int
    """Matches that delivery is showing, or tries again later."""

    @property
    def left_over(self) -> tuple[int, ...]:
        """What must be as before once all is at rest."""
        return (
            self.tasks,
            self.files,
            self.match_locks,
            self.lobby_locks,
            self.to_show,
            self.pending,
        )

    def __str__(self) -> str:
        return (
            f"{self.hours:5.2f} h  {self.mib:7.1f} MiB  {self.tasks:4} tasks  "
            f"{self.files:3} files  {self.sockets:3} sockets  "
            f"{self.match_locks + self.lobby_locks:3} locks  {self.to_show:3} to show  "
            f"{self.pending:3} pending"
        )


@dataclass
class Soak:
    """Many tables in one playground."""

    table: Evening
    tables: Sequence[Table]
    loop: FastLoop
    luck: Random
    presses: int = 0
    at_rest: list[Held] = field(default_factory=list)
    """Before the first press, and after the last."""
    held: list[Held] = field(default_factory=list)
    """Every so often in the hours that count."""
    counts_from: float = 0.0
    """The loop's time at which these begin."""

    async def look(self) -> Held:
        """Return what the process holds now."""
        gc.collect()
        bot = self.table.bot
        opened = [
            str(one.readlink()) for one in Path("/proc/self/fd").iterdir() if one.is_symlink()
        ]
        sockets = sum(one.startswith("socket:") for one in opened)
        return Held(
            hours=self.loop.time() / (60 * MINUTE),
            mib=resident(os.getpid()),
            tasks=sum(not _serves(task) for task in asyncio.all_tasks()),
            files=len(opened) - sockets,
            sockets=sockets,
            match_locks=len(bot.referee._locks),
            lobby_locks=len(bot.lobby_locks),
            to_show=len(await bot.store.outbox.claim_abandoned()),
            pending=bot.delivery.waiting(),
        )

    async def play(self, hours: float, warm_up: float) -> None:
        """Let all warm up for so many seconds, play for so many hours, and rest.

        Note what is held.
        """
        self.at_rest.append(await self.look())
        self.counts_from = self.loop.time() + warm_up
        at_work = [asyncio.create_task(self._play(one)) for one in self.tables]
        while (now := self.loop.time()) < self.counts_from + hours * 60 * MINUTE:
            await asyncio.sleep(min(BETWEEN_LOOKS, hours * 10 * MINUTE))
            self._tidy()
            held = await self.look()
            if now >= self.counts_from:
                self.held.append(held)
            sys.stderr.write(f"{held}  {self.presses} presses\n")
            assert not any(one.done() for one in at_work), "somebody has stopped"
        for task in at_work:
            task.cancel()
        await asyncio.gather(*at_work, return_exceptions=True)
        await asyncio.sleep(REST)
        await self.table.settle()
        self._tidy()
        self.at_rest.append(await self.look())

    async def _play(self, table: Table) -> None:
        pace = self.luck.uniform(FASTEST, SLOWEST)
        while True:
            thinking = pace if self.loop.time() < self.counts_from else THINKING
            await asyncio.sleep(self.luck.expovariate(1 / thinking))
            self.presses += await table.step()

    def _tidy(self) -> None:
        """Let the playground forget what no bot can ask for any more."""
        world = self.table.world
        world.drop_old_messages(KEPT_MESSAGES)
        known = world.services.interactions
        before = self.loop.now() - KEPT_INTERACTIONS
        old = [one.id for one in known._by_id.values() if one.created < before]
        known.forget(max(old, default=0))

    @property
    def growth(self) -> float:
        """By which share memory has grown from the middle to the end: means of two looks each."""
        middle = len(self.held) // 2
        half = sum(one.mib for one in self.held[middle - 1 : middle + 1])
        return sum(one.mib for one in self.held[-2:]) / half - 1

    def check(self) -> None:
        """Check that nothing is left over.

        Raises:
            AssertionError: if something is.
        """
        first, last = self.at_rest
        assert last.left_over == first.left_over, f"{first}\n{last}"
        assert last.sockets <= first.sockets + MOST_IDLE_SOCKETS, f"{first}\n{last}"


def _serves(task: asyncio.Task[object]) -> bool:
    """Whether a task serves a connection of the playground, idle or not."""
    return "RequestHandler" in repr(task.get_coro()) or "Connection." in repr(task.get_coro())


def seated(world: World, tables: int, seed: int) -> list[Table]:
    """Return tables of every game with people at them; some are lobbies, some have a computer."""
    found: list[Table] = []
    slugs = list(SHELF)
    for number in range(tables):
        slug, luck = slugs[number % len(slugs)], Random(f"{seed} {number}")
        channel = world.channel(f"table-{number}")
        people = [world.member(f"P{number}-{seat}") for seat in range(2)]
        if number < LOBBIES * tables:
            found.append(LobbyTable(world, channel, people, slug, luck))
        elif number < (LOBBIES + ALONE) * tables:
            found.append(Table(world, channel, people[:1], "all_aboard", luck, computers="easy"))
        else:
            found.append(Table(world, channel, people, slug, luck))
    return found


async def run(
    folder: Path, loop: FastLoop, *, tables: int, hours: float, seed: int, warm_up: float = WARM_UP
) -> Soak:
    """Let so many tables play for so many hours; return what was found."""
    async with World.open(clock=loop) as world:
        places = seated(world, tables, seed)
        people = [person for place in places for person in place.people]
        table = Evening(world, folder / "gangway.db", people, clock=loop)
        await table.start()
        let_all_come(table.bot, len(people))
        try:
            soak = Soak(table, places, loop, Random(seed))
            await soak.play(hours, warm_up)
        finally:
            await table.stop()
    return soak


def main() -> None:
    """Read what is asked for, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hours", type=float, default=6.0)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    began = time.monotonic(), time.process_time()
    with tempfile.TemporaryDirectory(prefix="soak-") as name, pytest.MonkeyPatch.context() as patch:
        soak = run_fast(
            patch,
            lambda loop: run(
                Path(name), loop, tables=asked.tables, hours=asked.hours, seed=asked.seed
            ),
        )
    lines = ["at rest, before and after:", *map(str, soak.at_rest), "at work:"]
    lines += map(str, soak.held)
    lines += [
        f"{soak.presses} presses at {asked.tables} tables in {asked.hours:g} simulated hours",
        f"{time.monotonic() - began[0]:.0f} s; {time.process_time() - began[1]:.0f} s of processor",
        f"memory grew by {soak.growth:.1%} in the last half",
    ]
    sys.stdout.write("\n".join(lines) + "\n")
    soak.check()
    assert soak.growth <= MOST_GROWTH


if __name__ == "__main__":
    main()
