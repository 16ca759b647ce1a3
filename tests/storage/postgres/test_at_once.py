"""Matches that begin and end at once wait for one another only in the same channel or league."""

from __future__ import annotations

import asyncio
from contextlib import closing
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from games.kit.game import Outcome, Seat
from matches.transitions import play_move
from storage.store import Store
from tests.support.stores.postgres import connect
from tests.support.stores.tables import ANN, BOB, CLEO, deal, look_up
from tests.support.toys import shelf

if TYPE_CHECKING:
    import pytest

    from matches.match import Match, Played
    from storage.address import PostgresAddress
    from tests.support.stores.postgres import Server

CONNECTIONS: Final = 16
"""Of both stores together."""
PATIENCE: Final = 10.0
"""Seconds after which something is taken to wait for what it need not wait for."""
HELD: Final = "BEGIN; SELECT 1 FROM match WHERE id = {match} FOR UPDATE"
WAITING: Final = """
    SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()
"""


def until_one_waits(place: PostgresAddress) -> None:
    """Wait until a transaction waits for another one."""
    while not look_up(place, WAITING):
        pass


async def finish(store: Store, match: Match) -> None:
    """Make a move for everybody and end a match, as one write."""
    played: list[Played] = []
    while not all(match.acted):
        seat = min(match.to_act())
        match, line = play_move(match, seat, match.legal(seat)[0])
        played.append(line)
    outcome = Outcome(winners=frozenset({Seat(0)}), reason="most-points", scores=(2, 1))
    await store.matches.record(replace(match, outcome=outcome), played, interaction=match.id)


async def test_a_match_that_ends_keeps_those_of_other_channels_and_leagues_from_nothing(
    place: PostgresAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.postgres.database.LONGEST_LOCK", 60_000)
    async with await Store.open(place, shelf()) as store:
        held = await deal(store, channel=5, guild=1)
        other = await deal(store, channel=6, guild=2)
        with closing(connect(place)) as connection:
            connection.execute(HELD.format(match=held.id).encode())
            ending = asyncio.create_task(finish(store, held))
            await asyncio.to_thread(until_one_waits, place)
            async with asyncio.timeout(PATIENCE):
                await finish(store, other)
                await deal(store, channel=7)
            assert not ending.done()
            connection.execute("ROLLBACK")
        await ending


async def test_sixteen_connections_begin_and_end_matches_and_none_is_refused(
    store: Store, other: Store, place: PostgresAddress, server: Server
) -> None:
    before = len((server.folder / "log").read_bytes())

    async def play(number: int) -> None:
        at = (store, other)[number % 2]
        # In two leagues, and each by other strangers, who are written down in either order.
        players = (number % 9 - 20, number % 7 - 30)[:: 1 if number % 2 else -1]
        for again in range(4):
            channel, guild = 1 + 4 * number + again, 1 + again % 2
            match = await deal(at, *players, channel=channel, guild=guild)
            await finish(at, match)

    await asyncio.gather(*(play(number) for number in range(CONNECTIONS)))
    assert look_up(place, "SELECT count(*) FROM result WHERE mu IS NOT NULL") == [(128,)]
    assert await store.standings.recompute() == 0, "as if one had ended after the other"
    log = (server.folder / "log").read_bytes()[before:]
    assert b"deadlock" not in log


async def test_all_who_end_at_once_in_a_league_are_rated_one_after_the_other(
    store: Store, other: Store
) -> None:
    dealt = [
        await deal((store, other)[number % 2], *players, channel=10 + number)
        for number, players in enumerate(((ANN, BOB), (BOB, CLEO), (CLEO, ANN)) * 4)
    ]
    await asyncio.gather(
        *(finish((store, other)[number % 2], match) for number, match in enumerate(dealt))
    )
    assert await store.standings.recompute() == 0
