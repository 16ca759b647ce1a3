"""One bot in four processes on one database; one of them is killed in the middle of an evening.

Every game is played, each in a server of its own, so that all processes have something to show;
what people press in their direct messages is heard by the process that keeps shard 0.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, TypeVar

import pytest

from games import SHELF
from games.kit.words import ROOT
from playground import World
from storage.store import Store
from tests.support.evenings.answers import answer
from tests.support.stores.tables import spoil

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

    from matches.match import Match
    from playground import Application, Person, Seen
    from playground.state.model import Guild
    from storage.address import PostgresAddress

T = TypeVar("T")

PROCESSES = 4
ROUNDS = int(os.environ.get("EVENING_ROUNDS", "1"))
"""Moves at each table before the process is killed, and after it is back; `make evening`: more."""
AGREED = {
    "alles_an_bord": ("Loading", "Loading: Calm"),
}
"""Options without which a game is not played by answering questions in turn."""
LOADS = "load:"
"""How the custom ids of buttons begin that load a ship."""
MOST_QUESTIONS = 12
"""Answers that a move takes, at most."""


class Several:
    """The processes of one bot, each with one shard."""

    def __init__(
        self, world: World, application: Application, mother: asyncio.subprocess.Process
    ) -> None:
        self._world = world
        self._application = application
        self._mother = mother
        self.running: dict[int, int] = {}
        """Their ids, by shard."""

    async def start(self, shard: int) -> None:
        """Start the process that keeps a shard."""
        assert self._mother.stdin
        self._mother.stdin.write(f"{shard}/{PROCESSES}\n".encode())
        (self.running[shard],) = await self._told()

    def kill(self, shard: int) -> None:
        """End it as the machine would that lost its power."""
        os.kill(self.running.pop(shard), signal.SIGKILL)

    async def until_ready(self) -> None:
        """Wait until all shards are connected."""
        await self._world.until(lambda: self._world.gateway.ready(self._application))

    async def stop(self) -> None:
        """Stop those that are left, as their operator would; each ends in order."""
        assert self._mother.stdin
        for process in self.running.values():
            os.kill(process, signal.SIGTERM)
        self._mother.stdin.close()
        ended = {}
        while told := await self._told():
            ended[told[0]] = told[1]
        assert [ended[process] for process in self.running.values()] == [0] * len(self.running)

    async def _told(self) -> list[int]:
        assert self._mother.stdout
        return [int(number) for number in (await self._mother.stdout.readline()).split()]


class Table:
    """A match of one game between two people, in a server of their own."""

    def __init__(self, world: World, store: Store, game: str, shard: int) -> None:
        self.world = world
        self.store = store
        self.game = game
        self.server = guild_on(world, game, shard)
        (self.channel,) = self.server.channels.values()
        self.people = [world.member(f"{who} {game}", guild=self.server) for who in "AB"]

    async def begin(self) -> None:
        """Open the table, sit down, and start."""
        host, guest = self.people
        await host.slash("play", game=self.game, at=self.channel)
        await guest.press("Join", at=self.channel)
        if self.game in AGREED:
            asked, agreed = AGREED[self.game]
            opened = await host.press("Options…", at=self.channel)
            await host.select(asked, agreed, on=opened)
        await host.press("Start", at=self.channel)

    async def match(self) -> Match:
        found = await self.store.matches.in_channel(self.channel.id)
        assert found
        return found

    def shown(self) -> Seen:
        """Return the table: the newest message with a picture."""
        return [seen for seen in self.people[0].sees(self.channel) if seen.pictures][-1]

    async def player(self) -> Person:
        """Return the first of those who are to act."""
        match = await self.match()
        wanted = match.players[min(match.awaited())]
        return next(one for one in self.people if one.id == wanted)

    async def until_shown(self) -> None:
        """Wait until the table shows the match as it stands, and the seat to act can."""
        match, player = await self.match(), await self.player()
        name, stamp = f"table-{match.ply}.", match.stamp(match.seat_of(player.id))
        await self.world.until(
            lambda: (
                self.shown().pictures[0].filename.startswith(name)
                and is_fresh(player.dms()[-1], stamp)
            )
        )

    async def move(self) -> None:
        """Answer question after question until a move is stored, whether it is shown or not."""
        player, before = await self.player(), (await self.match()).ply
        for _ in range(MOST_QUESTIONS):
            hand = player.dms()[-1]
            loads = [one.text for one in hand.buttons if one.custom_id.startswith(LOADS)]
            await answer(player, hand, *loads[:1])
            if (await self.match()).ply > before:
                return
        raise AssertionError(self.world.dump())


def guild_on(world: World, name: str, shard: int) -> Guild:
    """Make a server of a shard: ids go by the time, and the shard by the id."""
    while True:
        while (world.state.ids.next() >> 22) % PROCESSES != shard:
            pass
        guild = world.guild(name)
        if (guild.id >> 22) % PROCESSES == shard:
            return guild


def is_fresh(hand: Seen, stamp: str) -> bool:
    """Whether a hand offers what may be done now; what is loaded goes by no stamp."""
    ids = [one.custom_id for one in hand.buttons] + [one.custom_id for one in hand.selects]
    return any(stamp in each.split(":") or each.startswith(LOADS) for each in ids)


@asynccontextmanager
async def several(place: PostgresAddress) -> AsyncIterator[tuple[World, Several, Store]]:
    """Open the playground with one bot in several processes."""
    async with World.open() as world:
        world.shard(PROCESSES, max_concurrency=PROCESSES)
        application = world.application("Gangway")
        mother = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.support.processes.one_of_several"),
            *(world.socket, application.token, place.conninfo),
            cwd=ROOT,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        processes = Several(world, application, mother)
        for shard in range(PROCESSES):
            await processes.start(shard)
        await processes.until_ready()
        await world.until(lambda: application.commands)
        try:
            async with await Store.open(place, SHELF) as store:
                yield world, processes, store
        finally:
            await processes.stop()
            await mother.wait()


async def check_log(table: Table, ply: int) -> None:
    """Check that a match has so many entries, and that everything of it is shown once."""
    match = await table.match()
    log = await table.store.matches.log_of(match.id)
    assert [line.ply for line in log] == [*range(1, ply + 1)], "nothing lost, nothing doubled"
    tables = [seen for seen in table.people[0].sees(table.channel) if seen.pictures]
    hands = [[seen for seen in one.dms() if seen.pictures] for one in table.people]
    assert len(tables) == 1
    assert all(len(hand) <= 1 for hand in hands)


@pytest.mark.long
async def test_an_evening_of_all_games_outlives_a_killed_process(
    postgres: PostgresAddress,
) -> None:
    async with several(postgres) as (world, processes, store):
        tables = [
            Table(world, store, game, number % PROCESSES) for number, game in enumerate(SHELF)
        ]

        async def at_all(do: Callable[[Table], Awaitable[T]]) -> list[T]:
            return await asyncio.gather(*map(do, tables))

        await at_all(Table.begin)
        await at_all(Table.until_shown)
        for _ in range(ROUNDS):
            await at_all(Table.move)
            await at_all(Table.until_shown)
        before = [table.shown().pictures[0].filename for table in tables]
        for method, path in (
            ("PATCH", "/channels/{id}/messages/{id}"),
            ("POST", "/channels/{id}/messages"),
        ):
            world.fault(method, path, status=503, times=100_000)
        await at_all(Table.move)
        plies = [match.ply for match in await at_all(Table.match)]
        processes.kill(0)
        seen = [table.shown().pictures[0].filename for table in tables]
        assert seen == before, "nobody has seen it yet"
        world.faults.clear()
        spoil(postgres, "UPDATE unshown SET held_until = held_until - 20")  # so many seconds later
        await at_all(Table.until_shown)
        await asyncio.gather(*map(check_log, tables, plies))
        await processes.start(0)
        await processes.until_ready()
        for _ in range(ROUNDS):
            await at_all(Table.move)
            await at_all(Table.until_shown)
        plies = [match.ply for match in await at_all(Table.match)]
        await asyncio.gather(*map(check_log, tables, plies))
