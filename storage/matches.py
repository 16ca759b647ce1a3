"""Matches: opening, reading and recording them, and finding the ones that run."""

from __future__ import annotations

import logging
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from games.kit.game import Event, IllegalMove, Outcome
from games.kit.records import TABLE
from games.kit.referee import AlreadyAnsweredError, Match, Played
from storage import rows

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Mapping, Sequence

    from games.kit.game import AnyGame
    from storage.database import Database

log = logging.getLogger(__name__)

CACHED: Final = 500
"""Running matches kept in memory: more than a busy evening has, at a few kilobytes each."""

ABANDONED: Final = Outcome(winners=frozenset(), reason="abandoned").model_dump_json()


class Matches:
    """The matches in one database.

    Running matches are kept in memory as well. That memory is changed in the database's thread, in
    the order of the transactions, so that it cannot fall behind. It belongs to this process: if
    another one has written meanwhile, the next `record` fails and the match is read anew.
    """

    _database: Database
    _shelf: Mapping[str, AnyGame]
    _cache: dict[int, Match]

    async def open_match(self, match: Match) -> Match:
        """Write a new match (its id is ignored) and return it with the id it got.

        Raises IllegalMove("channel-busy") if another match runs in that channel.
        """
        return replace(match, id=await self._database.write(partial(rows.insert, match)))

    async def load(self, match_id: int) -> Match:
        """Read a match. Raises IllegalMove("no-such-match") or IllegalMove("unreadable")."""
        if cached := self._cache.get(match_id):
            return cached
        return await self._database.read(partial(self._load, match_id))

    async def record(
        self, after: Match, played: Sequence[Played], interaction: int | None = None
    ) -> None:
        """Write moves and the snapshot they led to, or nothing: one transaction.

        Once `after.outcome` is set, the result goes to the leaderboard in the same transaction.
        Raises AlreadyAnsweredError if this interaction id was recorded before, and
        IllegalMove("moved-on") if somebody else has moved since the match was loaded.
        """
        work = partial(_record, after, played, interaction)
        try:
            await self._database.write(work, then=partial(self._keep, after))
        except BaseException:
            self._cache.pop(after.id, None)
            raise

    async def answered(self, interaction: int) -> bool:
        """Tell whether this interaction was carried out before."""
        return await self._database.read(partial(rows.answered, interaction))

    async def match_in(self, channel: int) -> Match | None:
        """Return the match that runs in a channel. Raises IllegalMove("unreadable")."""
        match_id = await self.running_in(channel)
        return None if match_id is None else await self.load(match_id)

    async def running_in(self, channel: int) -> int | None:
        """Return the id of the match that runs in a channel, readable or not."""
        return await self._database.read(partial(rows.running_in, channel))

    async def matches_of(self, player: int, guild: int | None = None) -> tuple[Match, ...]:
        """Return the running matches of a player, in one guild or everywhere, oldest first.

        A match that cannot be read is left out: it must not hide the others.
        """
        return await self._database.read(partial(self._matches_of, player, guild))

    async def running(self) -> tuple[int, ...]:
        """Return the ids of all running matches, oldest first."""
        return await self._database.read(_running)

    async def log_of(self, match_id: int, after: int = 0) -> tuple[Played, ...]:
        """Return the moves of a match after ply `after`. Raises what `load` raises."""
        match = await self.load(match_id)
        try:
            return await self._database.read(partial(rows.read_moves, match, after))
        except ValueError:
            raise _unreadable(match_id) from None

    async def last_events(self, match_id: int, plies: int) -> tuple[Event, ...]:
        """Return what was told, to all and to single seats, in the last `plies` moves."""
        match = await self.load(match_id)
        moves = await self.log_of(match_id, max(match.ply - plies, 0))
        return tuple(told for move in moves for told in move.events)

    async def last_match_in(self, channel: int) -> Match | None:
        """Return the match that ended last in a channel. Raises IllegalMove("unreadable")."""
        return await self._database.read(partial(self._last_match_in, channel))

    async def move_match(self, match_id: int, channel: int, guild: int) -> None:
        """Let a match go on in another channel; its messages in the old one are forgotten.

        Raises IllegalMove("channel-busy") if another match runs there.
        """
        try:
            await self._database.write(partial(_move_match, match_id, channel, guild))
        finally:
            self._cache.pop(match_id, None)

    async def abandon(self, match_id: int) -> None:
        """End a running match without result, even one that cannot be read any more."""
        try:
            await self._database.write(partial(_abandon, match_id))
        finally:
            self._cache.pop(match_id, None)

    # ---- in the database's thread --------------------------------------------

    def _load(self, match_id: int, connection: sqlite3.Connection) -> Match:
        row = connection.execute(f"{rows.READ} WHERE id = ?", (match_id,)).fetchone()
        if row is None:
            raise IllegalMove("no-such-match")
        match = self._revive(row)
        self._keep(match)
        return match

    def _last_match_in(self, channel: int, connection: sqlite3.Connection) -> Match | None:
        row = connection.execute(
            f"""{rows.READ} WHERE channel = ? AND ended_at IS NOT NULL
            ORDER BY ended_at DESC, id DESC LIMIT 1""",
            (channel,),
        ).fetchone()
        return None if row is None else self._revive(row)

    def _matches_of(
        self, player: int, guild: int | None, connection: sqlite3.Connection
    ) -> tuple[Match, ...]:
        found = []
        for row in connection.execute(
            f"""{rows.READ}
            WHERE ended_at IS NULL AND id IN (SELECT match FROM seat WHERE player = ?1)
              AND (?2 IS NULL OR guild = ?2) ORDER BY id""",
            (player, guild),
        ):
            try:
                found.append(self._cache.get(row[0]) or self._revive(row))
            except IllegalMove:
                continue
        return tuple(found)

    def _revive(self, row: rows.MatchRow) -> Match:
        try:
            return rows.revive(self._shelf, row)
        except (ValueError, LookupError):
            raise _unreadable(row[0]) from None

    def _keep(self, match: Match) -> None:
        self._cache.pop(match.id, None)
        if match.outcome is None:
            self._cache[match.id] = match
        if len(self._cache) > CACHED:
            self._cache.pop(next(iter(self._cache)), None)


def _unreadable(match_id: int) -> IllegalMove:
    # Without the cause: a validation error repeats its input, and with it the table's secrets.
    log.warning("match %d cannot be read by this version of its game", match_id)
    return IllegalMove("unreadable")


def _record(
    after: Match,
    played: Sequence[Played],
    interaction: int | None,
    connection: sqlite3.Connection,
) -> None:
    if interaction is not None:
        if rows.answered(interaction, connection):
            raise AlreadyAnsweredError(interaction)
        rows.remember_interaction(after, interaction, connection)
    rows.snapshot(after, after.ply - len(played), connection)
    rows.write_moves(after, played, connection)
    if after.outcome:
        rows.write_results(after, after.outcome, connection)


def _running(connection: sqlite3.Connection) -> tuple[int, ...]:
    ids = connection.execute("SELECT id FROM match WHERE ended_at IS NULL ORDER BY id")
    return tuple(match_id for (match_id,) in ids)


def _move_match(match_id: int, channel: int, guild: int, connection: sqlite3.Connection) -> None:
    if rows.running_in(channel, connection) not in {None, match_id}:
        raise IllegalMove("channel-busy")
    connection.execute(
        "UPDATE match SET channel = ?, guild = ? WHERE id = ?", (channel, guild, match_id)
    )
    connection.execute("DELETE FROM showing WHERE match = ? AND viewer = ?", (match_id, TABLE))


def _abandon(match_id: int, connection: sqlite3.Connection) -> None:
    connection.execute(
        "UPDATE match SET outcome = ?, ended_at = unixepoch() WHERE id = ? AND ended_at IS NULL",
        (ABANDONED, match_id),
    )
