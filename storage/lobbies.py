"""Lobbies: tables that people gather at before a match starts, at most one per channel."""

from __future__ import annotations

import math
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from games.kit.game import IllegalMove
from matches.records import Lobby
from storage.mapping import places, records, values
from storage.match_rows import held_seats, running_in
from storage.queries import Part, reads, writes

if TYPE_CHECKING:
    from collections.abc import Callable

    from storage.database import Connection

COLUMNS: Final = "guild, channel, host, expires, document"


class Lobbies(Part):
    """The open lobbies in one database."""

    async def open(
        self, lobby: Lobby, most: float = math.inf, most_seats: float = math.inf
    ) -> Lobby:
        """Write a new lobby (its id is ignored) and return it with the id it got.

        Its host may be that of `most` at once, and sit at `most_seats` tables: of several opened at
        the same moment, too.

        Raises:
            IllegalMove: "channel-busy" if a match or another lobby has the channel, "limit-lobbies"
                or "limit-seats" if the host has as many as that.
        """
        return await self.database.write(
            partial(self._open, lobby=lobby, most=most, most_seats=most_seats),
            keys=[("channel", lobby.channel), ("host", lobby.host), ("seats", lobby.host)],
        )

    def _open(self, connection: Connection, lobby: Lobby, most: float, most_seats: float) -> Lobby:
        taken = _one(connection, "channel = ?", lobby.channel)
        if taken or running_in(connection, lobby.channel, "") is not None:
            raise IllegalMove("channel-busy")
        if len(_where(connection, "host = ?", lobby.host)) >= most:
            raise IllegalMove("limit-lobbies")
        _check_seats(connection, lobby.host, most_seats)
        (lobby_id,) = connection.execute(
            f"INSERT INTO lobby ({COLUMNS}) VALUES ({places(COLUMNS)}) RETURNING id",
            values(lobby, COLUMNS),
        ).fetchone()
        return replace(lobby, id=int(lobby_id))

    @reads
    def get(self, connection: Connection, lobby_id: int) -> Lobby | None:
        """Return a lobby that is still open."""
        return _one(connection, "id = ?", lobby_id)

    @reads
    def in_channel(self, connection: Connection, channel: int) -> Lobby | None:
        """Return the open lobby of a channel."""
        return _one(connection, "channel = ?", channel)

    @reads
    def in_guild(self, connection: Connection, guild: int) -> tuple[Lobby, ...]:
        """Return the open lobbies of a server, the oldest first."""
        return _where(connection, "guild = ?", guild)

    @reads
    def of_game(self, connection: Connection, slug: str) -> tuple[Lobby, ...]:
        """Return the open lobbies of a game, the oldest first; few are ever open."""
        return tuple(one for one in _where(connection, "id > ?", 0) if one.game == slug)

    @reads
    def expired(self, connection: Connection, now: float) -> tuple[Lobby, ...]:
        """Return the lobbies that have expired by `now`, seconds since the epoch."""
        return _where(connection, "expires <= ?", now)

    @writes(key=lambda lobby_id, _: ("lobby", lobby_id))
    def change(
        self, connection: Connection, lobby_id: int, change: Callable[[Lobby], Lobby]
    ) -> Lobby | None:
        """Replace an open lobby by `change(lobby)` and return that; None if it is not open.

        Nobody else can change it in between, so two who press Join at once both sit down. `change`
        may run in another thread, and may raise IllegalMove, which leaves the lobby as it was.
        """
        return change_lobby(connection, lobby_id, change)

    async def sit_down(
        self, lobby_id: int, player: int, change: Callable[[Lobby], Lobby], most: float
    ) -> Lobby | None:
        """Make a change by which a player sits down, who may sit at `most` tables at once.

        Raises:
            IllegalMove: "limit-seats" if that are as many as they sit at, or what `change` raises.
        """

        def sit(connection: Connection) -> Lobby | None:
            _check_seats(connection, player, most)
            return change_lobby(connection, lobby_id, change)

        return await self.database.write(sit, keys=[("lobby", lobby_id), ("seats", player)])

    async def save(self, lobby: Lobby) -> None:
        """Write a lobby's changes; `change` is safer for those that depend on who sits."""
        await self.change(lobby.id, lambda _: lobby)

    @writes(key=lambda lobby_id: ("lobby", lobby_id))
    def close(self, connection: Connection, lobby_id: int) -> bool:
        """Forget a lobby; tell whether it was open: of several who close it, one is told True."""
        return close_lobby(connection, lobby_id)


def change_lobby(
    connection: Connection, lobby_id: int, change: Callable[[Lobby], Lobby]
) -> Lobby | None:
    """Replace an open lobby by `change(lobby)` and return that; None if it is not open."""
    before = _one(connection, "id = ?", lobby_id)
    if before is None:
        return None
    after = change(before)
    connection.execute(
        f"UPDATE lobby SET ({COLUMNS}) = ({places(COLUMNS)}) WHERE id = ?",
        (*values(after, COLUMNS), lobby_id),
    )
    return after


def close_lobby(connection: Connection, lobby_id: int) -> bool:
    """Forget a lobby; tell whether it was open."""
    return connection.execute("DELETE FROM lobby WHERE id = ?", (lobby_id,)).rowcount == 1


def lobbies_of(connection: Connection, player: int) -> tuple[Lobby, ...]:
    """Return the lobbies where a player sits; few are ever open, so all are read."""
    return tuple(one for one in _where(connection, "id > ?", 0) if player in one.players)


def seats_of(connection: Connection, player: int) -> int:
    """Return how many seats a player holds: at lobbies, and of matches that go on."""
    return held_seats(connection, player) + len(lobbies_of(connection, player))


def _check_seats(connection: Connection, player: int, most: float) -> None:
    if seats_of(connection, player) >= most:
        raise IllegalMove("limit-seats", most=int(most))


def seated_in_lobbies(connection: Connection) -> set[int]:
    """Return all players who sit at an open lobby."""
    return {player for one in _where(connection, "id > ?", 0) for player in one.players}


def _one(connection: Connection, condition: str, value: float) -> Lobby | None:
    return next(iter(_where(connection, condition, value)), None)


def _where(connection: Connection, condition: str, value: float) -> tuple[Lobby, ...]:
    found = connection.execute(
        f"SELECT id, {COLUMNS} FROM lobby WHERE {condition} ORDER BY id", (value,)
    )
    return records(Lobby, found)
