"""Tournaments: who has signed up, who meets whom, and the results."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from pydantic import TypeAdapter
from typing_extensions import override

from games.kit.game import IllegalMove
from matches.ports import TournamentStore
from matches.tournaments.tournament import Entrant, Pairing, Result, Tournament

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from storage.database import Connection, Database

COLUMNS: Final = (
    "guild, channel, message, page_round, game, system, rhythm, rounds, table_size, opener,"
    " language, seed, phase, round, lots, due"
)
PAIRING: Final = "round, number, seats, message, called, match, earlier, winners, how"

READ: Final = TypeAdapter(Tournament)
"""Validates the literals in a row."""


class Tournaments(TournamentStore):
    """The tournaments in one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @override
    async def open(self, tournament: Tournament) -> Tournament:
        work, keys = partial(_open, tournament), [("channel", tournament.channel)]
        opened = await self._database.write(work, keys=keys)
        return replace(tournament, id=opened)

    @override
    async def get(self, tournament_id: int) -> Tournament | None:
        return await self._database.read(partial(_one, "id = ?", tournament_id))

    @override
    async def in_channel(self, channel: int) -> Tournament | None:
        condition = "channel = ? ORDER BY ended_at IS NOT NULL, id DESC LIMIT 1"
        return await self._database.read(partial(_one, condition, channel))

    @override
    async def of_match(self, match_id: int) -> int | None:
        return await self._database.read(partial(_of_match, match_id))

    @override
    async def of_player(self, player: int) -> tuple[Tournament, ...]:
        return await self._database.read(partial(_of_player, player))

    @override
    async def over(self, guild: int, player: int) -> tuple[Tournament, ...]:
        return await self._database.read(partial(_over, guild, player))

    @override
    async def under_way(self) -> tuple[tuple[int, int], ...]:
        return await self._database.read(_under_way)

    @override
    async def change(
        self, tournament_id: int, change: Callable[[Tournament], Tournament]
    ) -> Tournament | None:
        work = partial(_change, tournament_id, change)
        return await self._database.write(work, keys=[("tournament", tournament_id)])


def _open(tournament: Tournament, connection: Connection) -> int:
    if _one("channel = ? AND ended_at IS NULL", tournament.channel, connection):
        raise IllegalMove("tournament-here-already")
    values = _values(tournament)
    places = ", ".join("?" * len(values))
    (tournament_id,) = connection.execute(
        f"INSERT INTO tournament ({COLUMNS}) VALUES ({places}) RETURNING id", values
    ).fetchone()
    _write_parts(replace(tournament, id=tournament_id), connection)
    return int(tournament_id)


def _change(
    tournament_id: int, change: Callable[[Tournament], Tournament], connection: Connection
) -> Tournament | None:
    before = _one("id = ?", tournament_id, connection)
    if before is None:
        return None
    after = change(before)
    values = _values(after)
    places = ", ".join("?" * len(values))
    connection.execute(
        f"""UPDATE tournament SET ({COLUMNS}) = ({places}),
            ended_at = CASE WHEN ? THEN coalesce(ended_at, unixepoch()) END
        WHERE id = ?""",
        (*values, after.phase == "over", tournament_id),
    )
    if (before.entrants, before.pairings) != (after.entrants, after.pairings):
        _write_parts(after, connection)
    return after


def _write_parts(tournament: Tournament, connection: Connection) -> None:
    """Write entrants and pairings anew; there are never many."""
    for table in ("entrant", "pairing"):
        connection.execute(f"DELETE FROM {table} WHERE tournament = ?", (tournament.id,))
    connection.executemany(
        "INSERT INTO player (id) VALUES (?) ON CONFLICT DO NOTHING",
        [(player,) for player in sorted(one.player for one in tournament.entrants)],
    )
    connection.executemany(
        "INSERT INTO entrant (tournament, number, player, since, is_out) VALUES (?, ?, ?, ?, ?)",
        [
            (tournament.id, one.number, one.player, one.since, int(one.is_out))
            for one in tournament.entrants
        ],
    )
    connection.executemany(
        f"INSERT INTO pairing (tournament, {PAIRING}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (
                tournament.id,
                one.round,
                one.number,
                json.dumps(one.seats),
                one.message,
                one.called,
                one.match,
                json.dumps(one.earlier),
                one.result and json.dumps(one.result.winners),
                one.result and one.result.how,
            )
            for one in tournament.pairings
        ],
    )


def _one(condition: str, value: int, connection: Connection) -> Tournament | None:
    row = connection.execute(
        f"SELECT id, {COLUMNS} FROM tournament WHERE {condition}", (value,)
    ).fetchone()
    if row is None:
        return None
    columns = ("id", *COLUMNS.split(", "))
    return READ.validate_python(
        dict(zip(columns, row, strict=True))
        | {"entrants": _entrants(row[0], connection), "pairings": _pairings(row[0], connection)}
    )


def _entrants(tournament_id: int, connection: Connection) -> Sequence[Entrant]:
    found = connection.execute(
        "SELECT number, player, since, is_out FROM entrant WHERE tournament = ? ORDER BY number",
        (tournament_id,),
    )
    return [Entrant(number, who, since, bool(out)) for number, who, since, out in found]


def _pairings(tournament_id: int, connection: Connection) -> Sequence[Pairing]:
    found = connection.execute(
        f"SELECT {PAIRING} FROM pairing WHERE tournament = ? ORDER BY round, number",
        (tournament_id,),
    )
    return [
        Pairing(
            round_,
            number,
            tuple(json.loads(seats)),
            message,
            called,
            match,
            tuple(json.loads(earlier)),
            None if winners is None else Result(tuple(json.loads(winners)), how),
        )
        for round_, number, seats, message, called, match, earlier, winners, how in found
    ]


def _values(tournament: Tournament) -> tuple[int | str | float | None, ...]:
    return tuple(getattr(tournament, column) for column in COLUMNS.split(", "))


def _of_match(match_id: int, connection: Connection) -> int | None:
    found = connection.execute(
        "SELECT tournament FROM pairing WHERE match = ?", (match_id,)
    ).fetchone()
    return None if found is None else int(found[0])


def _of_player(player: int, connection: Connection) -> tuple[Tournament, ...]:
    found = connection.execute(
        """SELECT id FROM entrant JOIN tournament ON id = tournament
        WHERE player = ? AND is_out = 0 AND ended_at IS NULL ORDER BY id""",
        (player,),
    )
    ids = [tournament_id for (tournament_id,) in found]
    return tuple(filter(None, (_one("id = ?", one, connection) for one in ids)))


def _over(guild: int, player: int, connection: Connection) -> tuple[Tournament, ...]:
    found = connection.execute(
        """SELECT id FROM entrant JOIN tournament ON id = tournament
        WHERE player = ? AND guild = ? AND is_out = 0 AND ended_at IS NOT NULL ORDER BY id""",
        (player, guild),
    )
    ids = [tournament_id for (tournament_id,) in found]
    return tuple(filter(None, (_one("id = ?", one, connection) for one in ids)))


def _under_way(connection: Connection) -> tuple[tuple[int, int], ...]:
    found = connection.execute("SELECT id, guild FROM tournament WHERE ended_at IS NULL")
    return tuple((tournament_id, guild) for tournament_id, guild in found)


def tournaments_of(player: int, connection: Connection) -> tuple[Tournament, ...]:
    """Return the tournaments that a player is in, or has opened."""
    found = connection.execute(
        """SELECT tournament FROM entrant WHERE player = ?
        UNION SELECT id FROM tournament WHERE opener = ? ORDER BY 1""",
        (player, player),
    )
    ids = [tournament_id for (tournament_id,) in found]
    read = (_one("id = ?", tournament_id, connection) for tournament_id in ids)
    return tuple(one for one in read if one is not None)


def withdraw(player: int, nobody: int, connection: Connection) -> tuple[int, ...]:
    """Replace a player by a former player in every tournament; return those under way.

    A sign-up is simply taken back. A tournament under way goes on without them.
    """
    under_way = []
    for tournament in tournaments_of(player, connection):
        _change(tournament.id, lambda now: _withdrawn(now, player, nobody), connection)
        if tournament.phase != "over":
            under_way.append(tournament.id)
    return tuple(under_way)


def _withdrawn(tournament: Tournament, player: int, nobody: int) -> Tournament:
    entrants = tournament.entrants
    if tournament.phase == "signup":
        entrants = tuple(one for one in entrants if one.player != player)
    else:
        entrants = tuple(
            replace(one, player=nobody, is_out=True) if one.player == player else one
            for one in entrants
        )
    after = replace(tournament, entrants=entrants)
    if after.opener == player:
        after = replace(after, opener=after.people[0].player if after.people else nobody)
    return after
