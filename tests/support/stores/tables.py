"""Matches of the toy game in a real store: dealt, played and ended by short words."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from games.kit.chance import Chance
from games.kit.game import Outcome
from matches.records import Lobby
from matches.referee import Referee
from tests.support.stores.postgres import connect
from tests.support.toys import LANTERNS, TOGETHER, LanternOptions

if TYPE_CHECKING:
    from matches.match import Match
    from storage.address import Address
    from storage.store import Store

ANN, BOB, CLEO = 11, 22, 33


async def deal(
    store: Store, *players: int, channel: int = 5, guild: int = 1, together: bool = False
) -> Match:
    return await Referee(store.matches).start(
        TOGETHER if together else LANTERNS,
        LanternOptions(brightest="6"),
        players or (ANN, BOB),
        guild=guild,
        channel=channel,
        language="de",
        seed="sealed",
    )


def lobby(channel: int = 5, expires: float = 100.0, secret: str | None = "5e" * 32) -> Lobby:
    """Return a lobby of Ann's that is not stored yet."""
    return Lobby(0, 1, channel, None, "lanterns", ANN, (ANN,), "{}", "en", expires, secret)


async def move(store: Store, match: Match, player: int) -> Match:
    wish = match.legal(match.seat_of(player))[0]
    return (await Referee(store.matches).submit(match.id, player, wish)).match


async def play_until_it_counts(referee: Referee, match: Match) -> Match:
    """Make any moves until everybody has moved, and there are enough for ratings."""
    fewest = match.game.spec.fewest_moves * len(match.players)
    while match.ply < fewest or not all(match.acted):
        seat = min(match.to_act())
        move = Chance("any", match.ply).pick(match.legal(seat))
        match = (await referee.submit(match.id, match.players[seat], move)).match
    return match


async def end(
    store: Store,
    match: Match,
    *winners: int,
    scores: tuple[int, ...] = (),
    grade: str | None = None,
) -> None:
    """Write down a result after one move of everybody, whatever came of these."""
    outcome = Outcome(
        winners=frozenset(map(match.seat_of, winners)),
        reason="most-points",
        scores=scores,
        grade=grade,
    )
    for player in match.players:
        if not match.acted[match.seat_of(player)]:
            match = await move(store, match, player)
    await store.matches.record(replace(match, outcome=outcome), [])


def look_up(place: Address, query: str) -> list[Any]:
    """Read from the database behind the store's back."""
    if isinstance(place, Path):
        with closing(sqlite3.connect(place)) as connection:
            return connection.execute(query).fetchall()
    with closing(connect(place)) as postgres:
        return postgres.execute(query.encode()).fetchall()


def spoil(place: Address, statement: str) -> None:
    """Change the database behind the store's back."""
    if isinstance(place, Path):
        with closing(sqlite3.connect(place)) as connection, connection:
            connection.execute(statement)
    else:
        with closing(connect(place)) as postgres:
            postgres.execute(statement.encode())
