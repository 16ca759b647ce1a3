"""Matches: opening, reading and recording them, and finding the ones that run."""

from __future__ import annotations

import json
import logging
from collections import Counter
from dataclasses import replace
from functools import partial
from threading import Lock
from typing import TYPE_CHECKING, Final

from typing_extensions import override

from games.kit.game import IllegalMove, Outcome
from matches.caching import BoundedDict
from matches.leaving import CALLED_OFF
from matches.records import TABLE, Due, MatchOver, RunningMatch
from storage import match_rows
from storage.days import begin_try, end_try
from storage.leases import note
from storage.lobbies import close_lobby
from storage.mapping import named, records
from storage.queries import Part, reads, writes

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from games.kit.game import AnyGame, Seat
    from matches.match import Match, Played
    from storage.database import Connection, Database, Key

log = logging.getLogger(__name__)

CACHED_MATCHES: Final = 500
"""Running matches kept in memory: more than a busy evening has, at a few kilobytes each."""
MATCHES_AT_HAND: Final = 64
"""The most recent of these also keep their legal moves, menus and views: up to 0.7 MB each."""
TRIMS_UNTIL_IDLE: Final = 6
"""Calls of `trim` without a move in between after which a recent match loses these as well."""

MOST_COMPARED: Final = 100
"""Matches among which a player's best one is looked for: the last ones."""

ROWS_PRUNED_AT_ONCE: Final = 500
"""Rows deleted in one transaction: others wait some milliseconds for it to write."""

DISCORD_EPOCH: Final = 1_420_070_400_000
"""Milliseconds from 1970 to the first second of 2015, from which Discord's ids count."""

RUNNING: Final = "match INDEXED BY one_running_match_per_channel WHERE ended_at IS NULL"
"""By the index of those that run: the others may be many, and their rows are long."""

ABANDONED: Final = Outcome(winners=frozenset(), reason=CALLED_OFF).model_dump_json()


class Matches(Part):
    """The matches in one database, their logs, and their results.

    Running matches are kept in memory as well. Where this process alone writes, that memory is
    changed in the database's one thread, in the order of the transactions, so that it cannot fall
    behind. Where others write, too, a copy is used only while a look at its row proves it right.
    """

    @override
    def __init__(self, database: Database, shelf: Mapping[str, AnyGame], holder: str) -> None:
        super().__init__(database)
        self._shelf = shelf
        self._holder = holder
        """The process that shows what happens here; see `storage.leases`."""
        self._idle: dict[int, tuple[Match, int]] = {}
        """Cached matches by id, and how often in a row `trim` has found each unmoved."""
        self._cache: BoundedDict[int, Match] = BoundedDict(CACHED_MATCHES)
        self._caching = Lock()

    async def open(self, match: Match, lobby: int | None = None) -> Match:
        """Write a new match (its id is ignored) and return it with the id it got.

        The lobby that it comes from is closed by that.

        Raises:
            IllegalMove: "channel-busy" if another match runs in that channel.
        """
        keys: list[Key] = [("channel", match.channel)]
        if lobby is not None:
            keys.append(("lobby", lobby))
        work = partial(self._open, match=match, lobby=lobby)
        return replace(match, id=await self.database.write(work, keys=keys))

    @writes(key=lambda over, _: ("channel", over.channel))
    def keep(self, connection: Connection, over: Match, played: Sequence[Played]) -> int:
        """Write a match that only computers have played, and that is over; return its id.

        It is in no channel, so nothing is shown of it, and it counts nowhere.
        """
        match_id = match_rows.insert(connection, over)
        kept = replace(over, id=match_id)
        match_rows.snapshot(connection, kept, kept.revision)
        match_rows.write_moves(connection, kept, played)
        return match_id

    async def load(self, match_id: int) -> Match:
        """Read a match.

        Raises:
            IllegalMove: "no-such-match", or "unreadable" if this version cannot continue it.
        """
        cached = self._cache.get(match_id)
        if cached and not self.database.shared:
            return cached
        return await self._load(match_id)

    async def record(
        self, after: Match, played: Sequence[Played], interaction: int | None = None
    ) -> None:
        """Write moves and the snapshot they led to, or nothing: one transaction.

        Once `after.outcome` is set, the result goes to the leaderboard in the same transaction. A
        seat that was handed over is its new player's, and messages that showed it no longer count.

        Raises:
            AlreadyAnsweredError: if this interaction id was recorded before.
            IllegalMove: "moved-on" if somebody else has moved since the match was loaded.
        """
        work = partial(self._record, after=after, played=played, interaction=interaction)
        try:
            # Ratings follow from those that other matches have left behind.
            keys = [] if after.outcome is None else [match_rows.league_key(after)]
            keep = partial(self._keep, after)
            await self.database.write(work, then=keep, by_key=not keys, keys=keys)
        except BaseException:
            self._forget(after.id)
            raise

    @reads
    def answered(self, connection: Connection, interaction: int) -> bool:
        """Tell whether this interaction id was recorded before."""
        found = connection.execute("SELECT 1 FROM interaction WHERE id = ?", (interaction,))
        return found.fetchone() is not None

    @writes(by_key=True)
    def was_recorded(self, connection: Connection, match_id: int, interaction: int) -> bool:
        """Tell whether an interaction was recorded; waits for the end of one that is just being.

        Where it was not by then, it never will be.
        """
        if not match_rows.note_interaction(connection, match_id, interaction):
            return True
        connection.execute("DELETE FROM interaction WHERE id = ?", (interaction,))
        return False

    async def log_of(self, match_id: int, after: int = 0) -> tuple[Played, ...]:
        """Return the moves of a match after ply `after`.

        Raises:
            IllegalMove: what `load` raises.
        """
        match = await self.load(match_id)
        try:
            return await self._log_of(match, after)
        except ValueError:
            raise _unreadable(match_id) from None

    async def in_channel(self, channel: int, room: str | None = None) -> Match | None:
        """Return the match that runs in a channel or thread, of several the usual one.

        With a `room`, the one in it; see `Match.room`.

        Raises:
            IllegalMove: "unreadable" if this version cannot continue it.
        """
        match_id = await self.running_in(channel, room)
        return None if match_id is None else await self.load(match_id)

    @reads
    def running_in(
        self, connection: Connection, channel: int, room: str | None = None
    ) -> int | None:
        """Return the id of the match that `in_channel` returns, readable or not."""
        return match_rows.running_in(connection, channel, room)

    @reads
    def last_in_channel(self, connection: Connection, channel: int) -> Match | None:
        """Return the match that ended last in a channel.

        Raises:
            IllegalMove: "unreadable" if this version cannot read it.
        """
        found = connection.execute(
            f"""{match_rows.READ} WHERE channel = ? AND ended_at IS NOT NULL
            ORDER BY ended_at DESC, id DESC LIMIT 1""",
            (channel,),
        )
        return next(map(self._load_stored, named(found)), None)

    @reads
    def language_of(self, connection: Connection, match_id: int) -> str | None:
        """Return the language of a match, readable or not; None if there is none."""
        of = "SELECT language FROM match WHERE id = ?"
        found = connection.execute(of, (match_id,)).fetchone()
        return found and str(found[0])

    @reads
    def over(
        self, connection: Connection, channel: int, player: int, guild: int | None, most: int
    ) -> tuple[MatchOver, ...]:
        """Return matches that ended in a channel, or that a player played, the last ones first.

        Of the player's only those of one server, where it is given.
        """
        # Channel and player one by one: each has an index of its own.
        ended = "ended_at IS NOT NULL ORDER BY ended_at DESC, id DESC LIMIT ?"
        columns = "SELECT id, game, ended_at AS ended FROM"
        here = connection.execute(f"{columns} match WHERE channel = ? AND {ended}", (channel, most))
        found = set(records(MatchOver, here))
        in_server, of_server = ("", ()) if guild is None else ("guild = ? AND", (guild,))
        own = connection.execute(
            f"""{columns} seat JOIN match ON match.id = seat.match
            WHERE player = ? AND {in_server} {ended}""",
            (player, *of_server, most),
        )
        found.update(records(MatchOver, own))
        return tuple(sorted(found, key=lambda one: (one.ended, one.id), reverse=True)[:most])

    @reads
    def most_points_alone(self, connection: Connection, match: Match, seat: Seat) -> int | None:
        """Return the most points that a player had at the end of earlier matches like this one.

        Those are the last ones of its game in its channel, at a table as large.
        """
        last = match.channel, match.id, MOST_COMPARED
        found = connection.execute(
            """SELECT outcome FROM seat JOIN match ON match.id = seat.match
            WHERE player = ? AND seat = ? AND game = ? AND channel = ? AND match.id < ?
            AND outcome IS NOT NULL ORDER BY match.id DESC LIMIT ?""",
            (match.players[seat], seat, match.game.spec.slug, *last),
        )
        scores = [Outcome.model_validate_json(row[0]).scores for row in found]
        alike = [one[seat] for one in scores if len(one) == len(match.players)]
        return max(alike, default=None)

    @reads
    def of_player(self, connection: Connection, player: int) -> tuple[Match, ...]:
        """Return the running matches of a player, oldest first.

        A match that cannot be read is left out: it must not hide the others.
        """
        rows = connection.execute(
            f"""{match_rows.READ}
            WHERE ended_at IS NULL AND id IN (SELECT match FROM seat WHERE player = ?)
            ORDER BY id""",
            (player,),
        )
        found = []
        for row in named(rows):
            try:
                found.append(self._copy_of(row) or self._load_stored(row))
            except IllegalMove:
                continue
        return tuple(found)

    @reads
    def in_guild(self, connection: Connection, guild: int) -> tuple[RunningMatch, ...]:
        """Return the matches that run in a server, those first where nothing moved for longest."""
        found = connection.execute(
            f"""SELECT id, channel,
                coalesce((SELECT max(made_at) FROM move WHERE move.match = match.id), started_at)
            FROM {RUNNING} AND guild = ? ORDER BY 3, id""",
            (guild,),
        )
        listed = []
        for match_id, channel, since in list(found):
            try:
                match = self._read(connection, match_id)
            except IllegalMove:
                match = None
            listed.append(RunningMatch(channel, since, match))
        return tuple(listed)

    @reads
    def running(self, connection: Connection) -> tuple[int, ...]:
        """Return the ids of all running matches, oldest first."""
        return tuple(id_ for (id_,) in connection.execute(f"SELECT id FROM {RUNNING} ORDER BY id"))

    @reads
    def running_by_game(self, connection: Connection) -> dict[str, int]:
        """Return how many matches of each game run, by slug."""
        counted = connection.execute(
            f"SELECT game, count(*) FROM {RUNNING} GROUP BY game ORDER BY game"
        )
        return {game: int(matches) for game, matches in counted}

    @reads
    def lessons_left(self, connection: Connection) -> dict[tuple[str, str, int], int]:
        """Count stored lessons by game, lesson and the entry of the script at which each stands."""
        found = connection.execute(
            """SELECT game, document FROM match WHERE guild = 0 AND document LIKE '%"lesson":{%'"""
        )
        counted: Counter[tuple[str, str, int]] = Counter()
        for game, written in found:
            here = json.loads(written)["lesson"]
            counted[game, here["lesson"], here["at"]] += 1
        return dict(counted)

    async def running_with_computers(
        self, ours: Callable[[int], bool] | None = None
    ) -> tuple[int, ...]:
        """Return the ids of the running matches in which a computer plays, oldest first.

        With `ours`, only those of servers for which it is true.
        """
        found = await self._running_with_computers()
        return tuple(match_id for match_id, guild in found if ours is None or ours(guild))

    @reads
    def due(self, connection: Connection, now: float) -> Due:
        """Return the running matches with a clock that is due by `now`."""
        due = "SELECT id, guild FROM match WHERE due_at <= ? ORDER BY due_at, id"
        later = "SELECT min(due_at) FROM match WHERE due_at > ?"
        matches = tuple((match_id, guild) for match_id, guild in connection.execute(due, (now,)))
        return Due(matches, connection.execute(later, (now,)).fetchone()[0])

    @reads
    def timed(self, connection: Connection) -> tuple[tuple[int, int], ...]:
        """Return id and server of every running match of which a clock runs."""
        found = connection.execute(
            "SELECT id, guild FROM match WHERE due_at > 0 ORDER BY due_at, id"
        )
        return tuple((match_id, guild) for match_id, guild in found)

    async def move(self, match_id: int, channel: int, guild: int) -> None:
        """Let a match go on in another channel; its table in the old one is forgotten.

        Raises:
            IllegalMove: "channel-busy" if another match runs there.
        """
        try:
            await self._move(match_id, channel, guild)
        finally:
            self._forget(match_id)

    async def prune(self, before: float) -> None:
        """Forget what nobody can ask for any more, as of `before`, seconds since the epoch.

        That is: interactions carried out by then (Discord repeats one within minutes, if at all),
        and which messages showed matches that had ended by then.
        """
        while await self._prune(before):
            pass  # in slices, each a transaction of its own, between which others write

    async def abandon(self, match_id: int) -> bool:
        """End a running match without result, readable or not; tell whether there was one."""
        try:
            return await self._abandon(match_id)
        finally:
            self._forget(match_id)

    def trim(self) -> None:
        """Drop what was derived from matches that were not played lately."""
        with self._caching:
            kept = tuple(self._cache.values())
        idle = {}
        for place, match in enumerate(reversed(kept)):
            before, times = self._idle.get(match.id, (match, 0))
            idle[match.id] = match, times + 1 if before is match else 1
            if place >= MATCHES_AT_HAND or idle[match.id][1] > TRIMS_UNTIL_IDLE:
                match.forget_derived()
        self._idle = idle

    def forget_cached(self) -> None:
        """Read every match anew: others than this store have written to them."""
        self._cache.clear()

    def _open(self, connection: Connection, match: Match, lobby: int | None) -> int:
        match_id = match_rows.insert(connection, match)
        if lobby is not None:
            close_lobby(connection, lobby)
        begin_try(connection, match_id, match)
        note(connection, match_id, self._holder)
        return match_id

    def _record(
        self,
        connection: Connection,
        after: Match,
        played: Sequence[Played],
        interaction: int | None,
    ) -> None:
        if interaction is not None:
            match_rows.remember_interaction(connection, after, interaction)
        match_rows.snapshot(connection, after, after.revision - len(played))
        match_rows.write_moves(connection, after, played)
        match_rows.hand_over(connection, after, played)
        if after.outcome:
            match_rows.write_results(connection, after, after.outcome)
            end_try(connection, after)
        note(connection, after.id, self._holder)

    @reads
    def _load(self, connection: Connection, match_id: int) -> Match:
        return self._read(connection, match_id)

    @reads
    def _log_of(self, connection: Connection, match: Match, after: int) -> tuple[Played, ...]:
        return match_rows.read_moves(connection, match, after)

    @reads
    def _running_with_computers(self, connection: Connection) -> list[tuple[int, int]]:
        """Return the matches in which a computer plays, each with its server."""
        played = f"SELECT id, guild FROM {RUNNING} AND computers != '{{}}' ORDER BY id"
        return list(connection.execute(played))

    @writes(key=lambda _, channel, __: ("channel", channel))
    def _move(self, connection: Connection, match_id: int, channel: int, guild: int) -> None:
        if match_rows.running_in(connection, channel) not in {None, match_id}:
            raise IllegalMove("channel-busy")
        moved = "UPDATE match SET channel = ?, guild = ?, revision = revision + 1 WHERE id = ?"
        connection.execute(moved, (channel, guild, match_id))
        connection.execute("DELETE FROM showing WHERE match = ? AND viewer = ?", (match_id, TABLE))
        note(connection, match_id, self._holder)

    @writes(by_key=True)
    def _abandon(self, connection: Connection, match_id: int) -> bool:
        ended = connection.execute(
            """UPDATE match SET outcome = ?, ply = ply + 1, revision = revision + 1,
                ended_at = unixepoch(), due_at = NULL
            WHERE id = ? AND ended_at IS NULL RETURNING ply""",
            (ABANDONED, match_id),
        ).fetchone()
        if ended is None:
            return False
        match_rows.write_called_off(connection, match_id, ended[0])
        note(connection, match_id, self._holder)
        return True

    @writes(by_key=True)
    def _prune(self, connection: Connection, before: float) -> int:
        """Delete a slice of what is not needed any more; return how many rows that were."""
        interactions = connection.execute(
            "DELETE FROM interaction WHERE id IN (SELECT id FROM interaction WHERE id < ? LIMIT ?)",
            (snowflake(before), ROWS_PRUNED_AT_ONCE),
        )
        messages = connection.execute(
            """DELETE FROM showing WHERE match IN (
                SELECT id FROM match WHERE ended_at <= ? AND id IN (SELECT match FROM showing)
                LIMIT ?
            )""",
            (before, ROWS_PRUNED_AT_ONCE),
        )
        return interactions.rowcount + messages.rowcount

    def _read(self, connection: Connection, match_id: int) -> Match:
        cached = self._cache.get(match_id)
        if cached and match_rows.is_as_written(connection, cached):
            return cached
        found = connection.execute(f"{match_rows.READ} WHERE id = ?", (match_id,))
        row = next(named(found), None)
        if row is None:
            raise IllegalMove("no-such-match")
        match = self._load_stored(row)
        self._keep(match)
        return match

    def _load_stored(self, row: match_rows.Row) -> Match:
        try:
            return match_rows.load_match(self._shelf, row)
        except (ValueError, LookupError):
            raise _unreadable(row["id"]) from None

    def _copy_of(self, row: match_rows.Row) -> Match | None:
        cached = self._cache.get(row["id"])
        return cached if cached and match_rows.shows(cached, row) else None

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


def snowflake(time: float) -> int:
    """Return the lowest id that Discord gives at a time, in seconds since the epoch.

    See https://discord.com/developers/docs/reference#snowflakes.
    """
    return max(0, int(time * 1000) - DISCORD_EPOCH) << 22
