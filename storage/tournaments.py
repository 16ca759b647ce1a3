"""Tournaments: who has signed up, who meets whom, and the results."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from games.kit.game import IllegalMove
from matches.tournaments.tournament import Entrant, Pairing, Tournament
from storage.mapping import named, places, read, record, records, values
from storage.queries import Part, reads, writes
from storage.users import add_players

if TYPE_CHECKING:
    from collections.abc import Callable

    from storage.database import Connection

COLUMNS: Final = "guild, channel, game, system, opener, document"
PARTS: Final = frozenset({"id", "entrants", "pairings"})
"""What stands in tables of its own, but for the id."""
ENTRANT: Final = "number, player, since, is_out"
MEETING: Final = "round, number, message, called, match"
PAIRING: Final = f"{MEETING}, seats, earlier, winners, how"
JSON: Final = ("seats", "earlier", "winners")
"""Columns of a pairing that are written as JSON, the last one of a result that there may be."""

OF_ENTRANT: Final = "SELECT id FROM entrant JOIN tournament ON id = tournament WHERE player = ?"


class Tournaments(Part):
    """The tournaments in one database, at most one under way in a channel."""

    @writes(key=lambda tournament: ("channel", tournament.channel))
    def open(self, connection: Connection, tournament: Tournament) -> Tournament:
        """Write a new tournament (its id is ignored) and return it with the id it got.

        Raises:
            IllegalMove: "tournament-here-already" if another one is under way in its channel.
        """
        if _one(connection, "channel = ? AND ended_at IS NULL", tournament.channel):
            raise IllegalMove("tournament-here-already")
        (tournament_id,) = connection.execute(
            f"INSERT INTO tournament ({COLUMNS}) VALUES ({places(COLUMNS)}) RETURNING id",
            values(tournament, COLUMNS, PARTS),
        ).fetchone()
        opened = replace(tournament, id=int(tournament_id))
        _write_parts(connection, opened)
        return opened

    @reads
    def get(self, connection: Connection, tournament_id: int) -> Tournament | None:
        """Return a tournament, also one that is over."""
        return _one(connection, "id = ?", tournament_id)

    @reads
    def in_channel(self, connection: Connection, channel: int) -> Tournament | None:
        """Return the tournament that is under way in a channel, else the one that was last."""
        condition = "channel = ? ORDER BY ended_at IS NOT NULL, id DESC LIMIT 1"
        return _one(connection, condition, channel)

    @reads
    def of_match(self, connection: Connection, match_id: int) -> int | None:
        """Return the id of the tournament that a match belongs to."""
        of = "SELECT tournament FROM pairing WHERE match = ?"
        found = connection.execute(of, (match_id,)).fetchone()
        return None if found is None else int(found[0])

    @reads
    def of_player(self, connection: Connection, player: int) -> tuple[Tournament, ...]:
        """Return the tournaments under way that a player is still in, the oldest first."""
        here = f"{OF_ENTRANT} AND is_out = 0 AND ended_at IS NULL ORDER BY id"
        return _all(connection, here, player)

    @reads
    def over(self, connection: Connection, guild: int, player: int) -> tuple[Tournament, ...]:
        """Return the tournaments of a server that a player stayed in and that are over."""
        there = f"{OF_ENTRANT} AND guild = ? AND is_out = 0 AND ended_at IS NOT NULL ORDER BY id"
        return _all(connection, there, player, guild)

    @reads
    def under_way(self, connection: Connection) -> tuple[tuple[int, int], ...]:
        """Return the ids of all tournaments that are not over, each with that of its server."""
        found = connection.execute("SELECT id, guild FROM tournament WHERE ended_at IS NULL")
        return tuple((tournament_id, guild) for tournament_id, guild in found)

    @writes(key=lambda tournament_id, _: ("tournament", tournament_id))
    def change(
        self,
        connection: Connection,
        tournament_id: int,
        change: Callable[[Tournament], Tournament],
    ) -> Tournament | None:
        """Replace a tournament by `change(tournament)` and return that; None if there is none.

        Nobody else can change it in between. `change` may run in another thread, and may raise
        IllegalMove, which leaves the tournament as it was.
        """
        before = _one(connection, "id = ?", tournament_id)
        return None if before is None else _change(connection, before, change(before))


def _change(connection: Connection, before: Tournament, after: Tournament) -> Tournament:
    connection.execute(
        f"""UPDATE tournament SET ({COLUMNS}) = ({places(COLUMNS)}),
            ended_at = CASE WHEN ? THEN coalesce(ended_at, unixepoch()) END
        WHERE id = ?""",
        (*values(after, COLUMNS, PARTS), after.phase == "over", before.id),
    )
    if (before.entrants, before.pairings) != (after.entrants, after.pairings):
        _write_parts(connection, after)
    return after


def _write_parts(connection: Connection, tournament: Tournament) -> None:
    """Write entrants and pairings anew; there are never many."""
    for table in ("entrant", "pairing"):
        connection.execute(f"DELETE FROM {table} WHERE tournament = ?", (tournament.id,))
    add_players(connection, *(one.player for one in tournament.entrants))
    connection.executemany(
        f"INSERT INTO entrant (tournament, {ENTRANT}) VALUES (?, {places(ENTRANT)})",
        [(tournament.id, *values(one, ENTRANT)) for one in tournament.entrants],
    )
    connection.executemany(
        f"INSERT INTO pairing (tournament, {PAIRING}) VALUES (?, {places(PAIRING)})",
        [
            (
                *(tournament.id, *values(one, MEETING)),
                *(json.dumps(one.seats), json.dumps(one.earlier)),
                *(one.result and json.dumps(one.result.winners), one.result and one.result.how),
            )
            for one in tournament.pairings
        ],
    )


def _one(connection: Connection, condition: str, value: int) -> Tournament | None:
    found = connection.execute(f"SELECT id, {COLUMNS} FROM tournament WHERE {condition}", (value,))
    tournament = record(Tournament, found)
    if tournament is None:
        return None
    entrants = connection.execute(
        f"SELECT {ENTRANT} FROM entrant WHERE tournament = ? ORDER BY number", (tournament.id,)
    )
    return replace(
        tournament,
        entrants=records(Entrant, entrants),
        pairings=_pairings(connection, tournament.id),
    )


def _all(connection: Connection, which: str, *of: int) -> tuple[Tournament, ...]:
    """Return the tournaments whose ids a statement finds, in its order."""
    ids = [tournament_id for (tournament_id,) in connection.execute(which, of)]
    return tuple(filter(None, (_one(connection, "id = ?", one) for one in ids)))


def _pairings(connection: Connection, tournament_id: int) -> tuple[Pairing, ...]:
    found = connection.execute(
        f"SELECT {PAIRING} FROM pairing WHERE tournament = ? ORDER BY round, number",
        (tournament_id,),
    )
    return tuple(read(Pairing, _parsed(row)) for row in named(found))


def _parsed(row: dict[str, Any]) -> dict[str, Any]:
    seats, earlier, winners = (json.loads(row[name] or "null") for name in JSON)
    result = None if winners is None else {"winners": winners, "how": row["how"]}
    return row | {"seats": seats, "earlier": earlier, "result": result}


def tournaments_of(connection: Connection, player: int) -> tuple[Tournament, ...]:
    """Return the tournaments that a player is in, or has opened."""
    of = """SELECT tournament FROM entrant WHERE player = ?
        UNION SELECT id FROM tournament WHERE opener = ? ORDER BY 1"""
    return _all(connection, of, player, player)


def withdraw(connection: Connection, player: int, nobody: int) -> tuple[int, ...]:
    """Replace a player by a former player in every tournament; return those under way.

    A sign-up is simply taken back. A tournament under way goes on without them.
    """
    under_way = []
    for tournament in tournaments_of(connection, player):
        _change(connection, tournament, _withdrawn(tournament, player, nobody))
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
