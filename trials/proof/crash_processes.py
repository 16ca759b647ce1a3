"""Kill processes of one bot while the others play on; `make crash` does so last.

Three processes keep a shard each of one bot on PostgreSQL. One after the other they are killed, at
the points of `trials.proof.deaths.points` or with a move of theirs under way, while gateway
sessions are cut, the network goes away or the database restarts. An end counts only if something
of that process was under way: an interaction it had not answered, or a match it was showing.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
import tempfile
import time
from collections import Counter
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

from typing_extensions import override

from games import SHELF
from games.kit.words import Voice
from playground import World
from storage.store import Store
from tests.support.stores.postgres import binaries, running_server
from tests.support.stores.tables import look_up, spoil
from trials.people import LobbyTable, hand_of, seat, server_on, shard_of
from trials.proof.crash import MOST_TIMES
from trials.proof.deaths.lives import KILLED, lives
from trials.proof.deaths.points import IN_PLAY
from trials.proof.deaths.trial import (
    LEASE_OVER,
    LONGEST_LIFE,
    LONGEST_SHOWING,
    LONGEST_START,
    Plan,
    Trial,
)

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator, Sequence

    from playground.state.model import Interaction
    from tests.support.stores.postgres import Server
    from trials.proof.deaths.lives import Life, Lives

PROCESSES: Final = 3
SHOWN_BY: Final = "SELECT match FROM unshown WHERE holder <> ''"
"""Matches that a process has in hand; those put off for later are nobody's."""
TROUBLES: Final = (
    "",
    "gateway dropped",
    "session lost",
    "database crashed",
    "",
    "database restarted",
    "no network",
    "interactions twice",
    "429s, 5xx, lost answers",
)
AWAY: Final = 0.7
"""Seconds for which a network or a database is away."""
LONGEST_WAIT_FOR_WORK: Final = 4.0
"""Seconds until a process without anything under way is killed all the same."""
PRESSES_BEFORE: Final = 15
"""Interactions at each table before the first end; a move takes two or three."""
LAST_WORDS: Final = 4000
"""Letters of the log that are shown with a fault."""
UNSURE: Final = {Voice("en")(key) for key in ("storage-unsure", "done-not-told")}
"""What a mover is told whose move may have been stored while the connection was lost, or was."""


@dataclass
class Several(Trial):
    """What is tried, with several processes in place of one."""

    server: Server | None = None
    mothers: Sequence[Lives] = ()
    """Where the process of each shard is started: a mother has one child at a time."""
    running_processes: dict[int, Life] = field(default_factory=dict)
    """By their shards."""
    befallen: Counter[str] = field(default_factory=Counter)
    """What befell all processes meanwhile, at ends that count."""
    taken_over: int = 0
    """Matches that others went on to show in a dead process's place."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.ledger.unsure |= UNSURE

    # ---- one end --------------------------------------------------------------------------------

    async def end_one(self, shard: int, plan: Plan) -> bool:
        """Let a process end while all play, and check what it has left; tell whether it counts.

        Raises:
            AssertionError: if anything is not as it was acknowledged.
        """
        await self._stop(shard)
        await self._begin(shard, plan)
        victim = self.running_processes.pop(shard)
        await self._or_death(victim, self._get_ready())  # it may come to its point already
        trouble = asyncio.create_task(self._befall(plan))
        how, under_way = await self._play_until_ended(victim, shard, plan)
        await trouble
        self.world.end_bad_day()
        assert await victim.ended == KILLED, f"it ended by itself; see {self.lives.log}"
        await self.world.until(self._survivors_are_connected, LONGEST_START)
        await self.world.idle(LONGEST_SHOWING, quiet=0.5)
        left = look_up(self.place, SHOWN_BY)
        self.taken_over += len(left)
        counts = bool(under_way or left)
        self.idle_ends += not counts
        if counts:
            self.ended[how] += 1
            self.befallen[plan.trouble or "no trouble"] += 1
        for life in self.running_processes.values():
            assert not life.ended.done(), f"another process ended, too; see {self.lives.log}"
        await self.check()
        spoil(self.place, LEASE_OVER)
        await self._until_shown()
        await self._begin(shard, Plan())
        await self._until_all_connected()
        return counts

    @override
    async def check(self) -> None:
        """Hold what is stored against what people were told, while nobody plays."""
        async with await Store.open(self.place, SHELF) as store:
            matches = await self.ledger.check(store)
            lobby = await store.lobbies.in_channel(self.lobby.channel.id)
        self.standing = {match.channel: match for match in matches}
        self._check_lobby(lobby)

    @override
    async def finish(self) -> int:
        """Hold whatever is on show against the same drawn anew; return how much was compared."""
        await self._until_shown()
        await self.world.until(lambda: not look_up(self.place, SHOWN_BY), LONGEST_SHOWING)
        await self.world.idle(LONGEST_SHOWING, quiet=0.5)
        return sum([await self._compare(table) for table in self.tables])

    # ---- processes ------------------------------------------------------------------------------

    async def begin_all(self) -> None:
        """Start every process."""
        for shard in range(PROCESSES):
            await self._begin(shard, Plan())
        await self._until_all_connected()

    async def open_tables(self) -> None:
        """Let everybody play until all tables are in play, and some moves are made."""
        async with self._playing():
            await self.world.until(
                lambda: (
                    len(self.ledger.asked) >= PRESSES_BEFORE * len(self.tables)
                    and all(any(map(hand_of, table.people)) for table in self.tables)
                ),
                LONGEST_SHOWING,
            )
        await self.world.idle(LONGEST_SHOWING, quiet=0.5)
        await self.check()

    async def stop_all(self) -> None:
        """Stop those that are left, as their operator would."""
        for shard in [*self.running_processes]:
            await self._stop(shard)

    async def _get_ready(self) -> None:
        await self._until_all_connected()
        await self._until_shown()
        await self._press_again()

    async def _begin(self, shard: int, plan: Plan) -> None:
        self.running_processes[shard] = await self.mothers[shard].begin(
            "serve",
            plan.point,
            plan.at,
            database=self._database(),
            socket=self.world.socket,
            token=self.application.token,
            shards=f"{shard}/{PROCESSES}",
        )

    async def _stop(self, shard: int) -> None:
        life = self.running_processes.pop(shard)
        life.send(signal.SIGTERM)
        async with asyncio.timeout(LONGEST_START):
            assert await life.ended == 0, f"it did not stop in order; see {self.lives.log}"

    async def _until_all_connected(self) -> None:
        await self.world.until(self._all_are_well, LONGEST_START)
        await self._until_connected()

    def _all_are_well(self) -> bool:
        for life in self.running_processes.values():
            assert not life.ended.done(), f"a process ended; see {self.lives.log}"
        return self.world.gateway.ready(self.application)

    def _survivors_are_connected(self) -> bool:
        sessions = self.world.gateway.sessions.values()
        connected = {one.shard[0] for one in sessions if one.connection and one.ready}
        return connected >= self.running_processes.keys()

    # ---- what happens meanwhile -----------------------------------------------------------------

    async def _play_until_ended(self, victim: Life, shard: int, plan: Plan) -> tuple[str, bool]:
        """Let everybody play until a process ends; tell how, and whether it had to answer."""
        async with self._playing():
            await asyncio.wait({victim.ended}, timeout=plan.seconds)
            if not victim.ended.done():
                with suppress(AssertionError):
                    await self.world.until(lambda: self._waiting_for(shard), LONGEST_WAIT_FOR_WORK)
                if not plan.point:
                    await asyncio.sleep(self.luck.random() / 20)
            under_way = bool(self._waiting_for(shard))
            how = plan.point if victim.ended.done() else "at a random moment"
            await victim.kill()
        return how, under_way

    def _waiting_for(self, shard: int) -> list[Interaction]:
        """Return the interactions that a process has still to answer."""
        asked = self.world.services.interactions.unanswered
        return [one for one in asked if shard_of(one.channel.guild, PROCESSES) == shard]

    async def _befall(self, plan: Plan) -> None:
        """Let something befall all processes while people play."""
        await asyncio.sleep(self.luck.random())
        match plan.trouble:
            case "database crashed":
                await self._restart_database("immediate")
            case "database restarted":
                await self._restart_database("fast")
            case "no network":
                await self.world.go_offline()
                await asyncio.sleep(AWAY)
                await self.world.go_online()
            case _:
                await self._trouble(plan.trouble)

    async def _restart_database(self, how: str) -> None:
        assert self.server
        await asyncio.to_thread(self.server.stop, how)
        await asyncio.sleep(AWAY)
        await asyncio.to_thread(self.server.start)


def plans(luck: Random) -> Iterator[tuple[int, Plan]]:
    """Yield for ever which process ends next, and how: every other one at a point, in turn."""
    points, number = list(IN_PLAY), 0
    while True:
        trouble = TROUBLES[number % len(TROUBLES)]
        if number % 2:
            point = points[number // 2 % len(points)]
            plan = Plan(point, luck.randint(1, MOST_TIMES), LONGEST_LIFE, trouble=trouble)
        else:
            plan = Plan(seconds=luck.uniform(0.1, 2.0), trouble=trouble)
        # Shard 0 hears all presses on hands, so it ends as often as the others together.
        yield (0 if number // 2 % 2 else 1 + number % (PROCESSES - 1)), plan
        number += 1


@asynccontextmanager
async def several(
    server: Server, folder: Path, seed: int, slugs: Sequence[str] = tuple(SHELF)
) -> AsyncIterator[Several]:
    """Open a playground with a table of each game, on servers of all shards, and a lobby."""
    place: Any = server.database()
    async with AsyncExitStack() as stack:
        world = await stack.enter_async_context(World.open())
        mothers = [await stack.enter_async_context(lives(folder)) for _ in range(PROCESSES)]
        world.shard(PROCESSES, max_concurrency=PROCESSES)
        tables = [
            seat(world, slug, seed, server_on(world, slug, number % PROCESSES, PROCESSES))
            for number, slug in enumerate(slugs)
        ]
        home = server_on(world, "lobby", PROCESSES - 1, PROCESSES)
        (channel,) = home.channels.values()
        guests = [world.member(f"guest-{n}", guild=home) for n in range(3)]
        lobby = LobbyTable(world, channel, guests, "off_the_rails", Random(seed))
        tried = Several(
            *(world, place, mothers[0], tables, lobby, Random(seed)),
            server=server,
            mothers=mothers,
        )
        await tried.begin_all()
        await tried.open_tables()
        yield tried
        await tried.stop_all()
        await world.until(lambda: not world.gateway.connections, LONGEST_START)


async def run(kills: int, minutes: float, seed: int) -> None:
    """Kill until so many ends count, or for so many minutes, and print what was found."""
    programs = binaries()
    assert programs, "no PostgreSQL on this machine"
    with tempfile.TemporaryDirectory(prefix="crash-") as name, running_server(programs) as server:
        async with several(server, Path(name), seed) as tried:
            began, counted = time.monotonic(), 0
            for shard, plan in plans(Random(seed)):
                try:
                    counted += await tried.end_one(shard, plan)
                except AssertionError as error:
                    said = tried.lives.log.read_text("utf-8", "replace")[-LAST_WORDS:]
                    error.add_note(f"process {shard}, {plan}; they said last:\n{said}")
                    raise
                if counted % 10 == 0:
                    sys.stderr.write(f"{counted}/{kills}: {tried.ledger.figures}\n")
                if counted >= kills or time.monotonic() - began > 60 * minutes:
                    break
            compared = await tried.finish()
            tried.report(
                compared,
                *(f"{count:6}  with {name}" for name, count in sorted(tried.befallen.items())),
                "",
                f"{counted:6}  ends that count, in {time.monotonic() - began:.0f} s",
                f"{tried.taken_over:6}  matches that others showed in a dead process's place",
            )


def main() -> None:
    """Read what is asked for, and do it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--minutes", type=float, default=60.0, help="stop after so many")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    asyncio.run(run(asked.kills, asked.minutes, asked.seed))


if __name__ == "__main__":
    main()
