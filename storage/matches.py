"""Matches: opening, reading and recording them, and finding the ones that run."""

from __future__ import annotations

import logging
from dataclasses import replace
from functools import partial
from threading import Lock
from typing import TYPE_CHECKING, Final

from typing_extensions import override

from games.kit.game import IllegalMove, Outcome
from matches.caching import BoundedDict
from matches.leaving import CALLED_OFF
from matches.ports import MatchStore
from matches.records import TABLE, Due, MatchOver, RunningMatch
from storage import rows
from storage.lobbies import close_lobby
from storage.outbox import note

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from games.kit.game import AnyGame
    from matches.match import Match, Played
    from storage.database import Connection, Database, Key

log = logging.getLogger(__name__)

CACHED_MATCHES: Final = 500
"""Running matches kept in memory: more than a busy evening has, at a few kilobytes each."""
MATCHES_AT_HAND: Final = 64
"""The most recent of these also keep their legal moves, menus and views: up to 0.7 MB each."""
LOOKS_UNTIL_REST: Final = 6
"""Calls of `let_rest` after which those of a match go as well that nobody has moved in."""

ROWS_PRUNED_AT_ONCE: Final = 500
"""Rows deleted in one transaction: others wait some milliseconds for it to write."""

DISCORD_EPOCH: Final = 1_420_070_400_000
"""Milliseconds from 1970 to the first second of 2015, from which Discord's ids count."""

DUE: Final = "SELECT id, guild FROM match WHERE due_at <= ? ORDER BY due_at, id"
NEXT_DUE: Final = "SELECT min(due_at) FROM match WHERE due_at > ?"

ABANDONED: Final = Outcome(winners=frozenset(), reason=CALLED_OFF).model_dump_json()


class Matches(MatchStore):
    """The matches in one database.

    Running matches are kept in memory as well. Where this process alone writes, that memory is
    changed in the database's one thread, in the order of the transactions, so that it cannot fall
    behind. Where others write, too, a copy is used only while a look at its row proves it right.
    """

    def __init__(self, database: Database, shelf: Mapping[str, AnyGame], holder: str) -> None:
        self._database = database
        self._shelf = shelf
        self._holder = holder
        """The process that shows what happens here; see `storage.outbox`."""
        self._looks: dict[int, tuple[Match, int]] = {}
        """Cached matches by id, and how often in a row each was looked at by `let_rest`."""
        self._cache: BoundedDict[int, Match] = BoundedDict(CACHED_MATCHES)
        self._caching = Lock()

    @override
    async def open(self, match: Match, lobby: int | None = None) -> Match:
        keys: list[Key] = [("channel", match.channel)]
        if lobby is not None:
            keys.append(("lobby", lobby))
        work = partial(self._insert, match, lobby)
        return replace(match, id=await self._database.write(work, keys=keys))

    @override
    async def load(self, match_id: int) -> Match:
        cached = self._cache.get(match_id)
        if cached and not self._database.shared:
            return cached
        return await self._database.read(partial(self._load, match_id))

    @override
    async def record(
        self, after: Match, played: Sequence[Played], interaction: int | None = None
    ) -> None:
        work = partial(self._record, after, played, interaction)
        try:
            # Ratings follow from those that other matches have left behind.
            keys = [] if after.outcome is None else [rows.league_key(after)]
            keep = partial(self._keep, after)
            await self._database.write(work, then=keep, by_key=not keys, keys=keys)
        except BaseException:
            self._forget(after.id)
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
    async def over(
        self, channel: int, player: int, guild: int | None, most: int
    ) -> tuple[MatchOver, ...]:
        return await self._database.read(partial(_over, channel, player, guild, most))

    @override
    async def of_player(self, player: int) -> tuple[Match, ...]:
        return await self._database.read(partial(self._of_player, player))

    @override
    async def in_guild(self, guild: int) -> tuple[RunningMatch, ...]:
        return await self._database.read(partial(self._in_guild, guild))

    @override
    async def running(self) -> tuple[int, ...]:
        return await self._database.read(_running)

    @override
    async def running_by_game(self) -> dict[str, int]:
        return await self._database.read(_running_by_game)

    @override
    async def running_with_computers(
        self, ours: Callable[[int], bool] | None = None
    ) -> tuple[int, ...]:
        found = await self._database.read(_running_with_computers)
        return tuple(match_id for match_id, guild in found if ours is None or ours(guild))

    @override
    async def due(self, now: float) -> Due:
        return await self._database.read(partial(_due, now))

    @override
    async def timed(self) -> tuple[tuple[int, int], ...]:
        return await self._database.read(_timed)

    @override
    async def move(self, match_id: int, channel: int, guild: int) -> None:
        try:
            work = partial(self._move, match_id, channel, guild)
            await self._database.write(work, keys=[("channel", channel)])
        finally:
            self._forget(match_id)

    @override
    async def prune(self, before: float) -> None:
        deleted = 1
        while deleted:  # in slices, each a transaction of its own, between which others write
            deleted = await self._database.write(partial(_prune, before), by_key=True)

    @override
    async def abandon(self, match_id: int) -> bool:
        try:
            return await self._database.write(partial(self._abandon, match_id), by_key=True)
        finally:
            self._forget(match_id)

    @override
    def let_rest(self) -> None:
        with self._caching:
            kept = tuple(self._cache.values())
        looks = {}
        for place, match in enumerate(reversed(kept)):
            seen, times = self._looks.get(match.id, (match, 0))
            looks[match.id] = match, times + 1 if seen is match else 1
            if place >= MATCHES_AT_HAND or looks[match.id][1] > LOOKS_UNTIL_REST:
                match.forget_derived()
        self._looks = looks

    def forget_cached(self) -> None:
        """Read every match anew: others than this store have written to them."""
        self._cache.clear()

    # ---- in the database's thread --------------------------------------------

    def _insert(self, match: Match, lobby: int | None, connection: Connection) -> int:
        match_id = rows.insert(match, connection)
        if lobby is not None:
            close_lobby(lobby, connection)
        note(match_id, self._holder, connection)
        return match_id

    def _record(
        self,
        after: Match,
        played: Sequence[Played],
        interaction: int | None,
        connection: Connection,
    ) -> None:
        if interaction is not None:
            rows.remember_interaction(after, interaction, connection)
        rows.snapshot(after, after.revision - len(played), connection)
        rows.write_moves(after, played, connection)
        rows.hand_over(after, played, connection)
        if after.outcome:
            rows.write_results(after, after.outcome, connection)
        note(after.id, self._holder, connection)

    def _move(self, match_id: int, channel: int, guild: int, connection: Connection) -> None:
        if rows.running_in(channel, connection) not in {None, match_id}:
            raise IllegalMove("channel-busy")
        moved = "UPDATE match SET channel = ?, guild = ?, revision = revision + 1 WHERE id = ?"
        connection.execute(moved, (channel, guild, match_id))
        connection.execute("DELETE FROM showing WHERE match = ? AND viewer = ?", (match_id, TABLE))
        note(match_id, self._holder, connection)

    def _abandon(self, match_id: int, connection: Connection) -> bool:
        ended = connection.execute(
            """UPDATE match SET outcome = ?, ply = ply + 1, revision = revision + 1,
                ended_at = unixepoch(), due_at = NULL
            WHERE id = ? AND ended_at IS NULL RETURNING ply""",
            (ABANDONED, match_id),
        ).fetchone()
        if ended is None:
            return False
        rows.write_called_off(match_id, ended[0], connection)
        note(match_id, self._holder, connection)
        return True

    def _load(self, match_id: int, connection: Connection) -> Match:
        cached = self._cache.get(match_id)
        if cached and rows.is_as_written(cached, connection):
            return cached
        row = connection.execute(f"{rows.READ} WHERE id = ?", (match_id,)).fetchone()
        if row is None:
            raise IllegalMove("no-such-match")
        match = self._load_stored(row)
        self._keep(match)
        return match

    def _last_in_channel(self, channel: int, connection: Connection) -> Match | None:
        row = connection.execute(
            f"""{rows.READ} WHERE channel = ? AND ended_at IS NOT NULL
            ORDER BY ended_at DESC, id DESC LIMIT 1""",
            (channel,),
        ).fetchone()
        return None if row is None else self._load_stored(row)

    def _of_player(self, player: int, connection: Connection) -> tuple[Match, ...]:
        found = []
        for row in connection.execute(
            f"""{rows.READ}
            WHERE ended_at IS NULL AND id IN (SELECT match FROM seat WHERE player = ?)
            ORDER BY id""",
            (player,),
        ):
            try:
                found.append(self._copy_of(row) or self._load_stored(row))
            except IllegalMove:
                continue
        return tuple(found)

    def _in_guild(self, guild: int, connection: Connection) -> tuple[RunningMatch, ...]:
        found = connection.execute(
            """SELECT id, channel,
                coalesce((SELECT max(made_at) FROM move WHERE move.match = match.id), started_at)
            FROM match INDEXED BY one_running_match_per_channel
            WHERE ended_at IS NULL AND guild = ? ORDER BY 3, id""",
            (guild,),
        )
        listed = []
        for match_id, channel, since in list(found):
            try:
                match = self._load(match_id, connection)
            except IllegalMove:
                match = None
            listed.append(RunningMatch(channel, since, match))
        return tuple(listed)

    def _load_stored(self, row: rows.MatchRow) -> Match:
        try:
            return rows.load_match(self._shelf, row)
        except (ValueError, LookupError):
            raise _unreadable(row[0]) from None

    def _copy_of(self, row: rows.MatchRow) -> Match | None:
        cached = self._cache.get(row[0])
        return cached if cached and rows.shows(cached, row) else None

    def _keep(self, match: Match) -> None:
        with self._caching:
            if match.outcome is None:
                self._cache[match.id] = match
            else:
                self._cache.pop(match.id, None)

    def _forget(self, match_id: int) -> None:
        with self._caching:
            self._cache.pop(match_id, None)


def _unreadable(match_id: int) -> IllegalMove:
    # Without the cause: a validation error repeats its input, and with it the table's secrets.
    log.warning("match %d cannot be read by this version of its game", match_id)
    return IllegalMove("unreadable")


def _over(
    channel: int, player: int, guild: int | None, most: int, connection: Connection
) -> tuple[MatchOver, ...]:
    """Query channel and player one by one: each has an index of its own."""
    here = connection.execute(
        """SELECT id, game, ended_at FROM match WHERE channel = ? AND ended_at IS NOT NULL
        ORDER BY ended_at DESC, id DESC LIMIT ?""",
        (channel, most),
    )
    found = {match_id: MatchOver(match_id, game, ended) for match_id, game, ended in here}
    in_server, values = ("", ()) if guild is None else ("AND guild = ?", (guild,))
    own = connection.execute(
        f"""SELECT id, game, ended_at FROM seat JOIN match ON match.id = seat.match
        WHERE player = ? AND ended_at IS NOT NULL {in_server}
        ORDER BY ended_at DESC, id DESC LIMIT ?""",
        (player, *values, most),
    )
    found |= {match_id: MatchOver(match_id, game, ended) for match_id, game, ended in own}
    ordered = sorted(found.values(), key=lambda one: (one.ended, one.id), reverse=True)
    return tuple(ordered[:most])


def _running(connection: Connection) -> tuple[int, ...]:
    # By the index of those that run: the others may be many, and their rows are long.
    ids = connection.execute(
        "SELECT id FROM match INDEXED BY one_running_match_per_channel"
        " WHERE ended_at IS NULL ORDER BY id"
    )
    return tuple(match_id for (match_id,) in ids)


def _running_by_game(connection: Connection) -> dict[str, int]:
    counted = connection.execute(
        "SELECT game, count(*) FROM match INDEXED BY one_running_match_per_channel"
        " WHERE ended_at IS NULL GROUP BY game ORDER BY game"
    )
    return {game: int(matches) for game, matches in counted}


def _running_with_computers(connection: Connection) -> list[tuple[int, int]]:
    """Return the matches in which a computer plays, each with its server."""
    return list(
        connection.execute(
            "SELECT id, guild FROM match INDEXED BY one_running_match_per_channel"
            " WHERE ended_at IS NULL AND computers != '{}' ORDER BY id"
        )
    )


def _due(now: float, connection: Connection) -> Due:
    rows = connection.execute(DUE, (now,))
    matches = tuple((match_id, guild) for match_id, guild in rows)
    return Due(matches, connection.execute(NEXT_DUE, (now,)).fetchone()[0])


def _timed(connection: Connection) -> tuple[tuple[int, int], ...]:
    rows = connection.execute("SELECT id, guild FROM match WHERE due_at > 0 ORDER BY due_at, id")
    return tuple((match_id, guild) for match_id, guild in rows)


def _prune(before: float, connection: Connection) -> int:
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
