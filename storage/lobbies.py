"""Lobbies: tables that people gather at before a match starts, at most one per channel."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final, TypeAlias

from typing_extensions import override

from games.kit.game import IllegalMove
from matches.ports import LobbyStore
from matches.records import Lobby
from matches.terms import read_terms
from storage.rows import running_in

if TYPE_CHECKING:
    from collections.abc import Callable

    from storage.database import Connection, Database, Key

LobbyRow: TypeAlias = tuple[
    int, int, int, int | None, str, int, str, str, str, float, str, str | None
]

COLUMNS: Final = (
    "guild, channel, message, game, host, players, options, language, expires, terms, secret"
)


class Lobbies(LobbyStore):
    """The open lobbies in one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @override
    async def open(self, lobby: Lobby) -> Lobby:
        keys: list[Key] = [("channel", lobby.channel)]
        return replace(lobby, id=await self._database.write(partial(_open, lobby), keys=keys))

    @override
    async def get(self, lobby_id: int) -> Lobby | None:
        return await self._database.read(partial(_one, "id = ?", lobby_id))

    @override
    async def in_channel(self, channel: int) -> Lobby | None:
        return await self._database.read(partial(_one, "channel = ?", channel))

    @override
    async def in_guild(self, guild: int) -> tuple[Lobby, ...]:
        return await self._database.read(partial(_where, "guild = ?", guild))

    @override
    async def expired(self, now: float) -> tuple[Lobby, ...]:
        return await self._database.read(partial(_where, "expires <= ?", now))

    @override
    async def change(self, lobby_id: int, change: Callable[[Lobby], Lobby]) -> Lobby | None:
        work = partial(change_lobby, lobby_id, change)
        return await self._database.write(work, keys=[("lobby", lobby_id)])

    @override
    async def save(self, lobby: Lobby) -> None:
        await self.change(lobby.id, lambda _: lobby)

    @override
    async def close(self, lobby_id: int) -> bool:
        work = partial(close_lobby, lobby_id)
        return await self._database.write(work, keys=[("lobby", lobby_id)])


def _open(lobby: Lobby, connection: Connection) -> int:
    taken = _one("channel = ?", lobby.channel, connection)
    if taken or running_in(lobby.channel, connection) is not None:
        raise IllegalMove("channel-busy")
    places = ", ".join("?" * len(_values(lobby)))
    (lobby_id,) = connection.execute(
        f"INSERT INTO lobby ({COLUMNS}) VALUES ({places}) RETURNING id", _values(lobby)
    ).fetchone()
    return int(lobby_id)


def change_lobby(
    lobby_id: int, change: Callable[[Lobby], Lobby], connection: Connection
) -> Lobby | None:
    """Replace an open lobby by `change(lobby)` and return that; None if it is not open."""
    before = _one("id = ?", lobby_id, connection)
    if before is None:
        return None
    after = change(before)
    places = ", ".join("?" * len(_values(after)))
    connection.execute(
        f"UPDATE lobby SET ({COLUMNS}) = ({places}) WHERE id = ?", (*_values(after), lobby_id)
    )
    return after


def close_lobby(lobby_id: int, connection: Connection) -> bool:
    """Forget a lobby; tell whether it was open."""
    return connection.execute("DELETE FROM lobby WHERE id = ?", (lobby_id,)).rowcount == 1


def lobbies_of(player: int, connection: Connection) -> tuple[Lobby, ...]:
    """Return the lobbies where a player sits; few are ever open, so all are read."""
    return tuple(one for one in _where("id > ?", 0, connection) if player in one.players)


def seated_in_lobbies(connection: Connection) -> set[int]:
    """Return all players who sit at an open lobby."""
    return {player for one in _where("id > ?", 0, connection) for player in one.players}


def _one(condition: str, value: float, connection: Connection) -> Lobby | None:
    found = _where(condition, value, connection)
    return found[0] if found else None


def _where(condition: str, value: float, connection: Connection) -> tuple[Lobby, ...]:
    found = connection.execute(
        f"SELECT id, {COLUMNS} FROM lobby WHERE {condition} ORDER BY id", (value,)
    )
    return tuple(map(_lobby, found))


def _values(lobby: Lobby) -> tuple[int | str | float | None, ...]:
    return (
        lobby.guild,
        lobby.channel,
        lobby.message,
        lobby.game,
        lobby.host,
        json.dumps(lobby.players),
        lobby.options,
        lobby.language,
        lobby.expires,
        lobby.terms.model_dump_json(),
        lobby.secret,
    )


def _lobby(row: LobbyRow) -> Lobby:
    lobby_id, guild, channel, message, game, host, players = row[:7]
    options, language, expires, terms, secret = row[7:]
    return Lobby(
        id=lobby_id,
        guild=guild,
        channel=channel,
        message=message,
        game=game,
        host=host,
        players=tuple(json.loads(players)),
        options=options,
        language=language,
        expires=expires,
        terms=read_terms(terms),
        secret=secret,
    )
