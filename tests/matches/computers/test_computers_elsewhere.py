"""Computers where several processes play: one of them thinks, and another one when it is gone."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from games.kit.game import Seat
from matches.computers.computers import COMPUTER_RETRY_PAUSES
from matches.seated import computer_id
from storage.errors import StorageError
from tests.matches.computers.test_computers import ANN, Table, table
from tests.support.fast_time import run_fast
from tests.support.stores.tables import spoil

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine
    from typing import Any

    from matches.match import Match
    from storage.address import PostgresAddress
    from tests.support.fast_time import FastLoop

    Story = Callable[[Table, Table, Match], Coroutine[Any, Any, None]]

COMPUTER, PERSON = Seat(0), Seat(1)
HERE = 1
"""The server in which `Table.deal` deals."""


@asynccontextmanager
async def two(place: PostgresAddress, loop: FastLoop) -> AsyncIterator[tuple[Table, Table, Match]]:
    """Two processes, and a match in which a computer is to act that neither of them began."""
    async with table(place, loop) as past:
        past.workers.free.clear()
        match = await past.deal("all_aboard", computer_id("easy", 1), ANN)
    spoil(place, "DELETE FROM thinking")
    async with table(place, loop) as here, table(place, loop) as there:
        yield here, there, match


@pytest.fixture
def play(postgres: PostgresAddress, monkeypatch: pytest.MonkeyPatch) -> Callable[[Story], None]:
    """Let a story happen at two processes, in no time."""

    def play(story: Story) -> None:
        async def run(loop: FastLoop) -> None:
            async with two(postgres, loop) as (here, there, match):
                await story(here, there, match)

        run_fast(monkeypatch, run)

    return play


def test_of_two_that_begin_one_thinks(play: Callable[[Story], None]) -> None:
    async def story(here: Table, there: Table, match: Match) -> None:
        await asyncio.gather(here.computers.resume(), there.computers.resume())
        await asyncio.gather(here.computers.wait(), there.computers.wait())
        assert len(here.workers.jobs) + len(there.workers.jobs) == 1
        assert len(await here.moved_by(match, COMPUTER)) == 1

    play(story)


def test_a_process_of_other_servers_does_not_begin(play: Callable[[Story], None]) -> None:
    async def story(here: Table, there: Table, match: Match) -> None:
        await here.computers.resume(lambda guild: guild != HERE)
        await there.computers.resume(lambda guild: guild == HERE)
        await asyncio.gather(here.computers.wait(), there.computers.wait())
        assert [len(one.workers.jobs) for one in (here, there)] == [0, 1]
        assert (await there.now(match)).to_act() == {PERSON}

    play(story)


def test_what_a_process_was_thinking_about_that_stops_is_decided_by_another(
    play: Callable[[Story], None],
) -> None:
    async def story(here: Table, there: Table, match: Match) -> None:
        here.workers.free.clear()
        await here.computers.resume()
        await here.thinks(1)
        await there.computers.claim_abandoned([match.id])
        await there.computers.wait()
        assert not there.workers.jobs, "somebody thinks already"
        await here.computers.close()
        await there.computers.claim_abandoned([])
        await there.computers.wait()
        assert there.workers.jobs == here.workers.jobs
        assert len(await there.moved_by(match, COMPUTER)) == 1

    play(story)


def test_what_a_dead_process_had_written_and_not_shown_is_thought_about(
    play: Callable[[Story], None],
) -> None:
    async def story(_: Table, there: Table, match: Match) -> None:
        await there.computers.claim_abandoned([match.id])
        await there.computers.wait()
        assert len(await there.moved_by(match, COMPUTER)) == 1

    play(story)


def test_a_seat_that_falls_due_while_another_process_lets_it_go_is_not_forgotten(
    play: Callable[[Story], None],
) -> None:
    async def story(here: Table, there: Table, match: Match) -> None:
        async def be_moved_at() -> None:
            here.thinking.before_letting_go = None
            await there.move(match, ANN)  # while `here` holds the seat still
            await there.computers.wait()

        here.thinking.before_letting_go = be_moved_at
        await here.computers.resume()
        await here.computers.wait()
        assert len(await here.moved_by(match, COMPUTER)) == 2
        assert not there.workers.jobs

    play(story)


def test_a_computer_waits_for_a_database_that_is_away(
    play: Callable[[Story], None],
) -> None:
    async def story(here: Table, _: Table, match: Match) -> None:
        away = iter(range(7))

        async def be_away() -> None:
            if next(away, None) is not None:
                raise StorageError("unreachable", Path("here"), "it is away")

        here.thinking.before_taking = be_away
        await here.computers.resume()
        await asyncio.sleep(7 * COMPUTER_RETRY_PAUSES[0] + 60)
        assert len(await here.moved_by(match, COMPUTER)) == 1

    play(story)
