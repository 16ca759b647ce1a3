"""Tournaments as a server sees them: signing up, rounds, tables in threads, and how they end."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, cast

import pytest

from games.kit.words import Voice
from matches.tournaments.records import ROUND_LENGTHS, is_person
from tests.support.evening import Evening, evening
from tests.support.fast_time import run_fast

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine
    from pathlib import Path

    from cogs.tournaments import Tournaments
    from matches.tournaments.records import Pairing, Tournament
    from playground import Person, Seen
    from tests.support.fast_time import FastLoop

    Fast = Callable[[Callable[[FastLoop], Coroutine[Any, Any, None]]], None]

ENGLISH = Voice("en")


@pytest.fixture
def fast(monkeypatch: pytest.MonkeyPatch) -> Fast:
    return lambda story: run_fast(monkeypatch, story)


class Arena:
    """A server with people enough for a tournament."""

    def __init__(self, table: Evening, people: tuple[Person, ...]) -> None:
        self.table = table
        self.people = people
        self.opener = people[0]

    @property
    def channel(self) -> Any:
        return self.table.world.table

    async def settle(self) -> None:
        cog = cast("Tournaments", self.table.bot.get_cog("Tournaments"))
        await self.table.settle()
        await cog.rounds.wait()
        await self.table.settle()

    async def open(self, *signed_up: Person, **options: Any) -> Seen:
        """Let the first person open a tournament and everybody sign up."""
        asked = {"game": "abordaje"} | options
        await self.opener.slash("tournament open", at=self.channel, **asked)
        for person in signed_up or self.people[1:]:
            await person.press("Sign up", at=self.channel)
        await self.settle()
        return self.page

    async def begin(self) -> None:
        await self.opener.press("Start", at=self.channel)
        await self.settle()

    @property
    def page(self) -> Seen:
        """The newest message that speaks of a tournament as a whole."""
        return [one for one in self.opener.sees(self.channel) if "Tournament:" in one.text][-1]

    async def now(self) -> Tournament:
        found = await self.table.bot.store.tournaments.in_channel(self.channel.id)
        assert found is not None
        return found

    async def give_up(self, pairing: Pairing, loser: int) -> None:
        """Let an entrant give up the seat at a table."""
        player = (await self.now()).entrant(loser).player
        assert pairing.match is not None
        turn = await self.table.bot.referee.resign(pairing.match, player)
        self.table.bot.delivery.show(turn)

    async def play_round(self) -> None:
        """Let the later number of each table give up, but no computer."""
        now = await self.now()
        for pairing in now.unfinished:
            people = [one for one in pairing.seats if is_person(now.entrant(one))]
            await self.give_up(pairing, max(people))
        await self.settle()


@asynccontextmanager
async def arena(
    folder: Path, people: int = 4, clock: FastLoop | None = None
) -> AsyncIterator[Arena]:
    async with evening(folder, min(people, 5), clock=clock) as table:
        more = [table.world.member(f"Guest{n}") for n in range(6, people + 1)]
        table.bot.thinker.scale = 0.01
        yield Arena(table, (*table.people, *more))


async def test_a_swiss_evening_from_sign_up_to_the_last_standings(tmp_path: Path) -> None:
    async with arena(tmp_path) as there:
        page = await there.open()
        print(page.text)
        await there.begin()
        print(there.table.told())
        for _ in range(3):
            await there.play_round()
            print(there.page.text)
        print(there.table.world.dump()[:3000])
