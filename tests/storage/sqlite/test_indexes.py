"""Indexes: whatever is asked while people wait is looked up, and never read through.

Expired lobbies are not: the few that are open are read through. Pruning goes through what is shown
once a day, in slices between which others write.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from matches.days.day import Day
from matches.records import PostedMessage
from matches.referee import Referee
from matches.standings.seasons import Season
from storage.matches import Matches
from storage.sqlite.database import SqliteDatabase
from tests.support.stores.tables import ANN, deal, move
from tests.support.toys import shelf

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from storage.database import Connection
    from storage.store import Store

DAY = Day.of("2026-11-28")
QUESTIONS: dict[str, Callable[[Store], Awaitable[Any]]] = {
    "a match": lambda store: Matches(store.database, shelf(), "").load(1),
    "the match of a channel": lambda store: store.matches.in_channel(5),
    "the last match of a channel": lambda store: store.matches.last_in_channel(5),
    "the matches of a player": lambda store: store.matches.of_player(ANN),
    "the log of a match": lambda store: store.matches.log_of(1),
    "a repeated interaction": lambda store: store.matches.answered(9),
    "the messages of a match": lambda store: store.messages.of_match(1),
    "the hands of a player": lambda store: store.messages.hands_of(ANN),
    "a message gone": lambda store: store.messages.change(
        gone=[PostedMessage(1, 0, "board", 5, 7, "", 0.0)]
    ),
    "the lobby of a channel": lambda store: store.lobbies.in_channel(5),
    "the tournament of a channel": lambda store: store.tournaments.in_channel(5),
    "the tournament of a match": lambda store: store.tournaments.of_match(1),
    "the tournaments of a player": lambda store: store.tournaments.of_player(ANN),
    "the tournaments that a player has ended": lambda store: store.tournaments.over(1, ANN),
    "tournaments at the start": lambda store: store.tournaments.under_way(),
    "a user": lambda store: store.users.get(ANN),
    "a leaderboard": lambda store: store.standings.page(1, "lanterns", 0, 10),
    "a leaderboard of a month": lambda store: store.standings.page(
        1, "lanterns", 0, 10, season=Season(2026, 11)
    ),
    "a leaderboard of teams": lambda store: store.standings.team_page(1, "lanterns", (), 0, 10),
    "the tables of a game": lambda store: store.standings.tables(1, "lanterns", None),
    "the results of a player": lambda store: store.standings.results_of(1, ANN),
    "a try at a day": lambda store: store.days.try_of(DAY, ANN),
    "who has looked at a day": lambda store: store.days.has_looked(DAY, ANN),
    "whether a try is shown": lambda store: store.days.is_shown(1, ANN),
    "the table of a day": lambda store: store.days.table(1, DAY, 0, 10),
    "how a result stands on a day": lambda store: store.days.field(DAY, (0, 0, 0)),
    "all results of a day": lambda store: store.days.spread(DAY),
    "whether anybody has a result": lambda store: store.days.is_played(DAY),
    "those compared with the best of a day": lambda store: store.days.compared(DAY, 9),
    "days in a row": lambda store: store.days.streak(ANN, DAY),
    "the month of a server": lambda store: store.days.month(1, DAY.season, 0, 10),
    "what is due": lambda store: store.matches.due(99.0),
    "matches with a clock": lambda store: store.matches.timed(),
    "running matches at the start": lambda store: store.matches.running(),
}


async def plans(store: Store, ask: Callable[[Store], Awaitable[Any]]) -> list[str]:
    """Return how SQLite goes about every statement of a question."""
    asked: list[str] = []
    database = store.database
    assert isinstance(database, SqliteDatabase)
    await database.set_trace_callback(asked.append)
    try:
        await ask(store)
    finally:
        await database.set_trace_callback(None)  # type: ignore[arg-type]

    def explain(connection: Connection) -> list[str]:
        return [
            str(row[3])
            for statement in asked
            if statement.lstrip().startswith(("SELECT", "INSERT", "UPDATE", "DELETE"))
            for row in connection.execute(f"EXPLAIN QUERY PLAN {statement}")
        ]

    return await database.read(explain)


def read_through(steps: list[str]) -> list[str]:
    """Return the steps that go through a whole table; a list that a statement made is none."""
    made = {step.split()[1] for step in steps if step.startswith(("CO-ROUTINE", "MATERIALIZE"))}
    scans = [step for step in steps if step.startswith("SCAN") and "INDEX" not in step]
    return [step for step in scans if step.split()[1] not in made | {"seated"}]


@pytest.mark.parametrize("question", QUESTIONS)
async def test_a_question_is_answered_by_an_index(store: Store, question: str) -> None:
    match = await deal(store)
    await move(store, match, match.players[min(match.to_act())])
    steps = await plans(store, QUESTIONS[question])
    assert steps
    assert not read_through(steps)


async def test_a_move_is_written_by_index(store: Store) -> None:
    match = await deal(store)
    player = match.players[min(match.to_act())]
    wish = match.legal(match.seat_of(player))[0]

    async def submit(store: Store) -> None:
        await Referee(store.matches).submit(match.id, player, wish, interaction=9)

    steps = await plans(store, submit)
    assert steps
    assert not read_through(steps)


async def test_a_month_is_read_from_one_index_and_asks_of_members_alone_who_hides(
    store: Store,
) -> None:
    steps = await plans(store, QUESTIONS["the month of a server"])
    assert [step for step in steps if "day_try" in step] == [
        "SEARCH day_try USING COVERING INDEX day_try_result (day>? AND day<?)"
    ]
    assert not [step for step in steps if "TEMP B-TREE" in step], "nothing is put in order anew"
