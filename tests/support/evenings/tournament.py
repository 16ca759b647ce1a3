"""A tournament at the playground: people who sign up, give up and look, and a clock that jumps."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from math import inf
from typing import TYPE_CHECKING, Any, cast

import pytest

from matches.tournaments.tournament import is_person
from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from cogs.tournaments.cog import Tournaments
    from matches.tournaments.tournament import Pairing, Tournament
    from playground import Channel, Person, Seen
    from tests.support.evenings.evening import Evening
    from tests.support.fast_time import FastLoop


class Arena:
    """A server with people enough for a tournament."""

    def __init__(self, table: Evening, people: tuple[Person, ...], loop: FastLoop) -> None:
        self.table = table
        self.people = people
        self.opener = people[0]
        self._loop = loop

    @property
    def channel(self) -> Channel:
        """Where the tournament is."""
        return self.table.world.table

    @property
    def cog(self) -> Tournaments:
        """The cog of the bot that runs now."""
        return cast("Tournaments", self.table.bot.get_cog("Tournaments"))

    async def settle(self) -> None:
        """Wait until everything that can happen without people and time has happened."""
        await self.table.settle()
        await self.cog.rounds.wait()
        await self.table.bot.computers.wait()
        await self.cog.rounds.wait()
        await self.table.settle()

    async def pass_time(self, seconds: float) -> None:
        """Let time pass in which the bot is alive, and what falls due meanwhile happen."""
        self._loop.jump(seconds)
        await asyncio.sleep(1)  # a long time ends the connection: the library dials anew
        bot = self.table.bot
        await bot.timekeeper.look()
        for tournament, _ in await bot.store.tournaments.under_way():
            await self.cog.rounds.go_on(tournament)
        await self.settle()

    async def open(self, *signed_up: Person, **options: Any) -> Seen:
        """Let the first person open a tournament, and others sign up: by default all of them."""
        asked = {"game": "abordaje"} | options
        await self.opener.slash("tournament open", at=self.channel, **asked)
        for person in signed_up or self.people[1:]:
            await person.press("Sign up", at=self.channel)
        await self.settle()
        return self.page

    async def begin(self) -> None:
        """Let the opener start."""
        await self.opener.press("Start", at=self.channel)
        await self.settle()

    @property
    def page(self) -> Seen:
        """The newest message that speaks of a tournament as a whole, as those see who are there."""
        members = self.table.world.home.members
        there = next(one for one in self.people if one.id in members)
        return [one for one in there.sees(self.channel) if "Tournament:" in one.text][-1]

    async def now(self) -> Tournament:
        """Return the tournament as it is stored."""
        found = await self.table.bot.store.tournaments.in_channel(self.channel.id)
        assert found is not None
        return found

    async def player(self, number: int) -> Person:
        """Return the person that an entrant is."""
        entrant = (await self.now()).entrant(number)
        return next(one for one in self.people if one.id == entrant.player)

    def thread(self, pairing: Pairing) -> Channel:
        """Return where the table of a pairing stands."""
        return next(one for one in self.table.world.threads if one.id == pairing.message)

    async def give_up(self, pairing: Pairing, loser: int) -> None:
        """Let an entrant give up the seat at a table."""
        assert pairing.match is not None
        player = (await self.now()).entrant(loser).player
        turn = await self.table.bot.referee.resign(pairing.match, player)
        self.table.bot.delivery.show(turn)

    async def play_round(self) -> None:
        """Let the person with the highest number at each table give up."""
        now = await self.now()
        for pairing in now.unfinished:
            people = [one for one in pairing.seats if is_person(now.entrant(one))]
            if people:
                await self.give_up(pairing, max(people))
        await self.settle()


@asynccontextmanager
async def arena(
    folder: Path, loop: FastLoop, people: int = 4, *, gives_back: bool = False
) -> AsyncIterator[Arena]:
    """Open a server with the bot and so many people, by the loop's clock; lots are fixed.

    With `gives_back` a jump of time is one in which nobody could reach the bot.
    """
    with pytest.MonkeyPatch.context() as patch:
        if not gives_back:
            patch.setattr("matches.clocks.timekeeper.LONGEST_SILENCE", inf)
        # A bot loads its cogs anew, so what they import is replaced where it comes from.
        patch.setattr("games.kit.chance.fresh_seed", lambda: "lots")
        async with _opened(folder, loop, people) as there:
            yield there


@asynccontextmanager
async def _opened(folder: Path, loop: FastLoop, people: int) -> AsyncIterator[Arena]:
    async with evening(folder, min(people, 5), clock=loop) as table:
        more = [table.world.member(f"Guest{n}") for n in range(6, people + 1)]
        table.bot.thinker.scale = 0.01
        yield Arena(table, (*table.people, *more), loop)
