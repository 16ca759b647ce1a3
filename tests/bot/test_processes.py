"""One bot in four processes on one database; one of them is killed in the middle of an evening."""

from __future__ import annotations

import asyncio
import sys
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from games import SHELF
from games.kit.words import ROOT
from playground import World
from storage.store import Store
from tests.support.answers import answer, questions_deep
from tests.support.evening import Evening
from tests.support.postgres import connect
from tests.support.tables import spoil

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from matches.match import Match
    from storage.address import PostgresAddress

PROCESSES = 4


class Several:
    """The processes of one bot, each with one shard."""

    def __init__(self, world: World, token: str, place: PostgresAddress) -> None:
        self._arguments = world.socket, token, place.conninfo
        self.running: dict[int, asyncio.subprocess.Process] = {}

    async def start(self, shard: int) -> None:
        """Start the process that keeps a shard."""
        self.running[shard] = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.support.one_of_several", *self._arguments),
            f"{shard}/{PROCESSES}",
            cwd=ROOT,
        )

    async def kill(self, shard: int) -> None:
        """End it as the machine would that lost its power."""
        process = self.running.pop(shard)
        process.kill()
        await process.wait()

    async def stop(self) -> None:
        """Stop those that are left, as their operator would."""
        for process in self.running.values():
            process.terminate()
        for process in self.running.values():
            assert await process.wait() == 0


@asynccontextmanager
async def several(place: PostgresAddress) -> AsyncIterator[tuple[Evening, Several]]:
    """Open the playground with one bot in several processes, and two people."""
    async with World.open() as world:
        world.shard(PROCESSES, max_concurrency=PROCESSES)
        table = Evening(world, place, [world.member("Red"), world.member("Blue")])
        processes = Several(world, table.application.token, place)
        for shard in range(PROCESSES):
            await processes.start(shard)
        await world.until(lambda: world.gateway.ready(table.application), 60)
        await world.until(lambda: table.application.commands, 60)
        try:
            yield table, processes
        finally:
            await processes.stop()


async def until_shown(table: Evening, ply: int) -> None:
    """Wait until the table and a hand to act from show the match after so many moves."""
    name = f"table-{ply}.png"
    await table.world.until(lambda: table.table().pictures[0].filename == name, 30)
    await table.world.until(table.acting, 30)


def plies(place: PostgresAddress) -> int:
    with connect(place) as connection:
        found = connection.execute("SELECT count(*) FROM move").fetchone()
    assert found
    return int(found[0])


async def move(table: Evening, place: PostgresAddress) -> None:
    """Answer question after question until a move is stored, whether it is shown or not."""
    (player,) = table.acting()
    before = plies(place)
    while plies(place) == before:
        hand = table.hand(player)
        asked = questions_deep(hand)
        await answer(player, hand)
        await table.world.until(
            lambda asked=asked: (
                plies(place) > before  # type: ignore[misc]
                or questions_deep(table.hand(player)) > asked
            ),
            30,
        )


def is_shown_once(table: Evening) -> bool:
    """Whether there is one table, one call to act, and one hand for each player."""
    seen = table.people[0].sees(table.world.table)
    tables = [one for one in seen if one.pictures]
    calls = [one for one in seen if "it is your turn" in one.text]
    hands = [[one for one in person.dms() if one.pictures] for person in table.people]
    return [len(tables), len(calls), *map(len, hands)] == [1, 1, 1, 1]


async def stored(place: PostgresAddress) -> Match:
    async with await Store.open(place, SHELF) as store:
        match = await store.matches.load(1)
        log = await store.matches.log_of(1)
        assert [line.ply for line in log] == [*range(1, match.ply + 1)], "nothing lost or doubled"
        return match


async def test_what_a_killed_process_has_left_is_shown_by_the_others(
    postgres: PostgresAddress,
) -> None:
    async with several(postgres) as (table, processes):
        world, (red, blue) = table.world, table.people
        await red.slash("play", game="all_aboard", at=world.table)
        await blue.press(table.label(red, "button-join"), at=world.table)
        await red.press(table.label(red, "button-start"), at=world.table)
        await until_shown(table, 0)
        for ply in (1, 2):
            await move(table, postgres)
            await until_shown(table, ply)
        for method, path in (
            ("PATCH", "/channels/{id}/messages/{id}"),
            ("POST", "/channels/{id}/messages"),
        ):
            world.fault(method, path, status=503, times=1000)
        await move(table, postgres)  # direct messages are heard by the process that keeps shard 0
        assert (await stored(postgres)).ply == 3
        await processes.kill(0)
        assert table.table().pictures[0].filename == "table-2.png", "nobody has seen it yet"
        world.faults.clear()
        spoil(postgres, "UPDATE unshown SET held_until = held_until - 20")  # so many seconds later
        await until_shown(table, 3)
        await world.until(lambda: is_shown_once(table), 30)
        await processes.start(0)
        await world.until(lambda: world.gateway.ready(table.application), 60)
        await move(table, postgres)
        await until_shown(table, 4)
        await world.until(lambda: is_shown_once(table), 30)
        assert (await stored(postgres)).ply == 4
