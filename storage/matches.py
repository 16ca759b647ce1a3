"""Matches: opening, reading and recording them, and finding the ones that run."""

from __future__ import annotations

import logging
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from typing_extensions import override

from games.kit.game import IllegalMove, Outcome
from matches.bounded import BoundedDict
from matches.match import AlreadyAnsweredError, Match, Played
from matches.ports import MatchStore
from matches.records import TABLE
from storage import rows

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Mapping, Sequence

    from games.kit.game import AnyGame
    from storage.database import Database

log = logging.getLogger(__name__)

CACHED_MATCHES: Final = 500
"""Running matches kept in memory: more than a busy evening has, at a few kilobytes each."""

ROWS_PRUNED_AT_ONCE: Final = 500
"""Rows deleted in one transaction: some milliseconds, in which nobody else can write."""

DISCORD_EPOCH: Final = 1_420_070_400_000
"""Milliseconds from 1970 to the first second of 2015, from which Discord's ids count."""

ABANDONED: Final = Outcome(winners=frozenset(), reason="abandoned").model_dump_json()


class Matches(MatchStore):
    """The matches in one database.

    Running matches are kept in memory as well. That memory is changed in the database's thread, in
    the order of the transactions, so that it cannot fall behind. It belongs to this process: if
    another one has written meanwhile, the next `record` fails and the match is read anew.
    """

    def __init__(self, database: Database, shelf: Mapping[str, AnyGame]) -> None:
        self._database = database
        self._shelf = shelf
        self._cache: BoundedDict[int, Match] = BoundedDict(CACHED_MATCHES)

    @override
    async def open(self, match: Match) -> Match:
        return replace(match, id=await self._database.write(partial(rows.insert, match)))

    @override
    async def load(self, match_id: int) -> Match:
        if cached := self._cache.get(match_id):
            return cached
        return await self._database.read(partial(self._load, match_id))

    @override
    async def record(
        self, after: Match, played: Sequence[Played], interaction: int | None = None
    ) -> None:
        work = partial(_record, after, played, interaction)
        try:
            await self._database.write(work, then=partial(self._keep, after))
        except BaseException:
            self._cache.pop(after.id, None)
            raise

    @override
    async def answered(self, interaction: int) -> bool:
        return await self._database.read(partial(rows.answered, interaction))

    @override
    async def log_of(self, match_id: int, after: int = 0) -> tuple[Played, ...]:
        match = await self.load(match_id)
        try:
            return await self._database.read(partial(rows.read_moves, match, after))
        except ValueError:
            raise _unreadable(match_id) from None

    @override
    async def in_channel(self, channel: int) -> Match | None:
        match_id = await self._database.read(partial(rows.running_in, channel))
        return None if match_id is None else await self.load(match_id)

    @override
    async def last_in_channel(self, channel: int) -> Match | None:
        return await self._database.read(partial(self._last_in_channel, channel))

    @override
    async def of_player(self, player: int) -> tuple[Match, ...]:
        return await self._database.read(partial(self._of_player, player))

    @override
    async def running(self) -> tuple[int, ...]:
        return await self._database.read(_running)

    @override
    async def move(self, match_id: int, channel: int, guild: int) -> None:
        try:
            await self._database.write(partial(_move, match_id, channel, guild))
        finally:
            self._cache.pop(match_id, None)

    @override
    async def prune(self, before: float) -> None:
        deleted = 1
        while deleted:  # in slices, each a transaction of its own, between which others write
            deleted = await self._database.write(partial(_prune, before))

    @override
    async def abandon(self, match_id: int) -> bool:
        try:
            return await self._database.write(partial(_abandon, match_id))
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

    def _last_in_channel(self, channel: int, connection: sqlite3.Connection) -> Match | None:
        row = connection.execute(
            f"""{rows.READ} WHERE channel = ? AND ended_at IS NOT NULL
            ORDER BY ended_at DESC, id DESC LIMIT 1""",
            (channel,),
        ).fetchone()
        return None if row is None else self._revive(row)

    def _of_player(self, player: int, connection: sqlite3.Connection) -> tuple[Match, ...]:
        found = []
        for row in connection.execute(
            f"""{rows.READ}
            WHERE ended_at IS NULL AND id IN (SELECT match FROM seat WHERE player = ?)
            ORDER BY id""",
            (player,),
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
        if match.outcome is None:
            self._cache[match.id] = match
        else:
            self._cache.pop(match.id, None)


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
    # By the index of those that run: the others may be many, and their rows are long.
    ids = connection.execute(
        "SELECT id FROM match INDEXED BY one_running_match_per_channel"
        " WHERE ended_at IS NULL ORDER BY id"
    )
    return tuple(match_id for (match_id,) in ids)


def _move(match_id: int, channel: int, guild: int, connection: sqlite3.Connection) -> None:
    if rows.running_in(channel, connection) not in {None, match_id}:
        raise IllegalMove("channel-busy")
    connection.execute(
        "UPDATE match SET channel = ?, guild = ? WHERE id = ?", (channel, guild, match_id)
    )
    connection.execute("DELETE FROM showing WHERE match = ? AND viewer = ?", (match_id, TABLE))


def _prune(before: float, connection: sqlite3.Connection) -> int:
    """Delete a slice of what is not needed any more; return how many rows that were."""
    interactions = connection.execute(
        "DELETE FROM interaction WHERE id IN (SELECT id FROM interaction WHERE id < ? LIMIT ?)",
        (snowflake(before), ROWS_PRUNED_AT_ONCE),
    )
    messages = connection.execute(
        """DELETE FROM showing WHERE match IN (
            SELECT id FROM match WHERE ended_at <= ? AND id IN (SELECT match FROM showing) LIMIT ?
        )""",
        (before, ROWS_PRUNED_AT_ONCE),
    )
    return interactions.rowcount + messages.rowcount


def snowflake(time: float) -> int:
    """Return the lowest id that Discord gives at a time, in seconds since the epoch.

    See https://discord.com/developers/docs/reference#snowflakes.
    """
    return max(0, int(time * 1000) - DISCORD_EPOCH) << 22


def _abandon(match_id: int, connection: sqlite3.Connection) -> bool:
    ended = connection.execute(
        "UPDATE match SET outcome = ?, ended_at = unixepoch() WHERE id = ? AND ended_at IS NULL",
        (ABANDONED, match_id),
    )
    return ended.rowcount > 0
