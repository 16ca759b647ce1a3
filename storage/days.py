"""Days: the secrets of their deals, who has tried them, and who stands where."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from games.kit.daily import MEASURES
from matches.days.day import Day, days_of
from matches.days.month import month_rows
from matches.days.tries import DayPage, DayRow, Field, MonthRow, Share, Try
from matches.fairness.chains import Chain, new_chain
from storage.mapping import document, named, read, records
from storage.queries import Part, reads, writes
from storage.users import add_players

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matches.match import Match
    from matches.standings.seasons import Season
    from storage.database import Connection

BY_MEASURE: Final = "measure1 DESC, measure2 DESC, measure3 DESC"
IS_SHOWN: Final = """NOT EXISTS (
    SELECT 1 FROM preference
    WHERE preference.player = {}.player AND preference.name = 'today' AND value = 'off'
)"""
"""Who does not mind that others see their results, of the players of a table."""
SHOWN: Final = f"measure1 IS NOT NULL AND {IS_SHOWN.format('day_try')}"
"""Who has a result, and does not mind that others see it."""
OF_SERVER: Final = f"""
    FROM day_try JOIN day_member ON day_member.player = day_try.player AND day_member.guild = ?1
    WHERE day >= ?2 AND day < ?3 AND {SHOWN}
"""

TABLE: Final = f"""
    SELECT rank() OVER (ORDER BY {BY_MEASURE}) AS rank, day_try.player, match, document {OF_SERVER}
    ORDER BY rank, ended_at, day_try.player LIMIT ?4 OFFSET ?5
"""
RESULTS: Final = f"""
    SELECT day, json_group_array(player) FROM day_try
    WHERE day >= ?2 AND day < ?3 AND measure1 IS NOT NULL AND +player IN (
        SELECT player FROM day_member WHERE guild = ?1 AND {IS_SHOWN.format("day_member")}
    )
    GROUP BY day, measure1, measure2, measure3 ORDER BY day, measure1, measure2, measure3
"""
"""Who in a server had which result on which day, the worst first.

The sign before `player` keeps SQLite from looking up every day of every member.
"""

STREAK: Final = """
    SELECT count(*) FROM (
        SELECT day, day + row_number() OVER (ORDER BY day DESC) AS island FROM day_try
        WHERE player = ?1 AND day <= ?2 AND measure1 IS NOT NULL
    ) AS played WHERE island = ?3
"""


class Days(Part):
    """The days in one database."""

    async def chain(self, day: Day) -> Chain:
        """Return the chain of secrets that a day is in; a new one is drawn if there is none yet.

        Raises:
            LookupError: for a day before the first chain.
        """
        return await self.known_chain(day) or await self._extend(day)

    @writes(by_key=True)
    def join(self, connection: Connection, guild: int, player: int) -> None:
        """Let somebody stand on the tables of a server, and of those where they have played."""
        add_players(connection, player)
        connection.execute(
            """INSERT INTO day_member (guild, player)
            SELECT DISTINCT guild, CAST(? AS INTEGER) FROM (
                SELECT guild FROM seat JOIN match ON match.id = seat.match WHERE player = ?
                UNION SELECT CAST(? AS INTEGER)
            ) AS played WHERE guild <> 0 ON CONFLICT DO NOTHING""",
            (player, player, guild),
        )

    @writes(by_key=True)
    def leave(self, connection: Connection, guild: int, players: Sequence[int]) -> None:
        """Let those who have left a server stand on its tables no more."""
        gone = "DELETE FROM day_member WHERE guild = ? AND player = ?"
        connection.executemany(gone, [(guild, player) for player in sorted(players)])

    @reads
    def servers(self, connection: Connection, player: int) -> tuple[int, ...]:
        """Return the servers on whose tables somebody stands."""
        found = "SELECT guild FROM day_member WHERE player = ? ORDER BY guild"
        return tuple(guild for (guild,) in connection.execute(found, (player,)))

    @reads
    def try_of(self, connection: Connection, day: Day, player: int) -> Try | None:
        """Return somebody's try at a day, if there was one."""
        found = connection.execute(
            """SELECT day, match, ended_at, measure1, measure2, measure3, document
            FROM day_try WHERE day = ? AND player = ?""",
            (day.number, player),
        )
        return next((read(Try, _with_measures(row)) for row in named(found)), None)

    @writes(by_key=True)
    def look(self, connection: Connection, day: Day, player: int) -> None:
        """Let somebody look at the deal of a day, who can have no try at it any more.

        Nothing changes for who has one.
        """
        add_players(connection, player)
        connection.execute(
            """INSERT INTO day_look (day, player)
            SELECT CAST(?1 AS INTEGER), CAST(?2 AS INTEGER) WHERE NOT EXISTS (
                SELECT 1 FROM day_try WHERE day = ?1 AND player = ?2
            ) ON CONFLICT DO NOTHING""",
            (day.number, player),
        )

    @reads
    def has_looked(self, connection: Connection, day: Day, player: int) -> bool:
        """Tell whether somebody has looked at the deal of a day without a try."""
        found = connection.execute(
            "SELECT 1 FROM day_look WHERE day = ? AND player = ?", (day.number, player)
        )
        return found.fetchone() is not None

    @reads
    def is_shown(self, connection: Connection, match_id: int, player: int) -> bool:
        """Tell whether a try stands on the table of a server where somebody stands, too."""
        found = connection.execute(
            f"""SELECT 1 FROM day_try JOIN day_member ON day_member.player = day_try.player
            JOIN day_member AS reader ON reader.guild = day_member.guild AND reader.player = ?
            WHERE match = ? AND {SHOWN}""",
            (player, match_id),
        )
        return found.fetchone() is not None

    @reads
    def counts(self, connection: Connection, match_id: int) -> bool:
        """Tell whether a match is the try of somebody that counts."""
        found = connection.execute("SELECT 1 FROM day_try WHERE match = ?", (match_id,))
        return found.fetchone() is not None

    @reads
    def table(
        self, connection: Connection, guild: int, day: Day, number: int, size: int
    ) -> DayPage:
        """Return a page of a server's table of a day; pages count from 0."""
        bounds = guild, day.number, day.number + 1
        (total,) = connection.execute(f"SELECT count(*) {OF_SERVER}", bounds).fetchone()
        rows = records(DayRow, connection.execute(TABLE, (*bounds, size, number * size)))
        with_streak = (replace(row, streak=_streak(connection, row.player, day)) for row in rows)
        return DayPage(tuple(with_streak), total)

    @reads
    def rank(self, connection: Connection, guild: int, day: Day, player: int) -> int | None:
        """Return somebody's rank on a server's table of a day; None if they do not stand on it."""
        found = connection.execute(
            f"""SELECT rank FROM (
                SELECT rank() OVER (ORDER BY {BY_MEASURE}) AS rank, day_try.player {OF_SERVER}
            ) AS ranked WHERE player = ?4""",
            (guild, day.number, day.number + 1, player),
        ).fetchone()
        return found and int(found[0])

    @reads
    def month(
        self, connection: Connection, guild: int, season: Season, number: int, size: int
    ) -> tuple[tuple[MonthRow, ...], int]:
        """Return a page of a server's table of a month, and how many stand on all pages."""
        first, after = days_of(season)
        found = connection.execute(RESULTS, (guild, first.number, after.number))
        rows = month_rows((day, json.loads(players)) for day, players in found)
        return tuple(rows[number * size : (number + 1) * size]), len(rows)

    @reads
    def streak(self, connection: Connection, player: int, day: Day) -> int:
        """Return for how many days in a row somebody has played, a day included."""
        return _streak(connection, player, day)

    @reads
    def field(self, connection: Connection, day: Day, measures: tuple[int, int, int]) -> Field:
        """Return how a result stands among all of a day, of all servers."""
        ours = "(measure1, measure2, measure3)"
        found = connection.execute(
            f"""SELECT count(*) AS players,
                coalesce(sum(CASE WHEN {ours} < (?1, ?2, ?3) THEN 1 ELSE 0 END), 0) AS behind,
                coalesce(sum(CASE WHEN {ours} = (?1, ?2, ?3) THEN 1 ELSE 0 END), 0) AS level
            FROM day_try WHERE day = ?4 AND measure1 IS NOT NULL""",
            (*measures, day.number),
        )
        return read(Field, next(named(found)))

    @reads
    def is_played(self, connection: Connection, day: Day) -> bool:
        """Tell whether anybody has a result on a day."""
        found = "SELECT 1 FROM day_try WHERE day = ? AND measure1 IS NOT NULL LIMIT 1"
        return connection.execute(found, (day.number,)).fetchone() is not None

    @reads
    def compared(self, connection: Connection, day: Day, most: int) -> tuple[int, ...]:
        """Return the best match of a day, and `most` of those with a worse result, first begun."""
        ours = "(measure1, measure2, measure3)"
        best = f"""SELECT match, {ours[1:-1]} FROM day_try
            WHERE day = ? AND measure1 IS NOT NULL ORDER BY {BY_MEASURE}, match LIMIT 1"""
        found = connection.execute(best, (day.number,)).fetchone()
        if found is None:
            return ()
        worse = f"""SELECT match FROM day_try
            WHERE day = ? AND measure1 IS NOT NULL AND {ours} < (?, ?, ?) ORDER BY match LIMIT ?"""
        others = connection.execute(worse, (day.number, *found[1:], most))
        return found[0], *(match for (match,) in others)

    @reads
    def spread(self, connection: Connection, day: Day) -> tuple[Share, ...]:
        """Return which results there were on a day, in all servers, best first."""
        found = connection.execute(
            f"""SELECT measure1, measure2, measure3, count(*) AS players,
                   min(document) AS document
            FROM day_try WHERE day = ? AND measure1 IS NOT NULL
            GROUP BY measure1, measure2, measure3 ORDER BY {BY_MEASURE}""",
            (day.number,),
        )
        return tuple(read(Share, _with_measures(row)) for row in named(found))

    @reads
    def known_chain(self, connection: Connection, day: Day) -> Chain | None:
        """Return the chain of secrets that a day is in, if there is one."""
        return _chain(connection, day)

    @writes(key=lambda *_: ("days",))
    def _extend(self, connection: Connection, day: Day) -> Chain:
        """Draw a chain for a day, unless another process just has; no two have a day in common."""
        known = _chain(connection, day)
        if known:
            return known
        later = "SELECT 1 FROM day_chain WHERE first > ? LIMIT 1"
        if connection.execute(later, (day.number,)).fetchone():
            msg = f"{day} is before the first chain"
            raise LookupError(msg)
        drawn = new_chain(day)
        connection.execute(
            "INSERT INTO day_chain (first, last, root) VALUES (?, ?, ?)",
            (drawn.first.number, drawn.last.number, drawn.root),
        )
        return drawn


def begin_try(connection: Connection, match_id: int, match: Match) -> None:
    """Note that a match is somebody's try at a day, if it is one, their first, and unseen."""
    if match.day:
        connection.execute(
            """INSERT INTO day_try (day, player, match)
            SELECT CAST(?1 AS INTEGER), CAST(?2 AS INTEGER), CAST(?3 AS INTEGER)
            WHERE NOT EXISTS (SELECT 1 FROM day_look WHERE day = ?1 AND player = ?2)
            ON CONFLICT (day, player) DO NOTHING""",
            (match.day.number, match.players[0], match_id),
        )


def end_try(connection: Connection, match: Match) -> None:
    """Write down how a try has ended, if a match is one, and in time: before its day was over.

    Who has given up has no result.
    """
    if match.day is None or match.game.daily is None:
        return
    result = match.game.daily.result(match.state)
    whole = match.game.outcome(match.state) is not None
    padded = (*result.measures, *(0,) * MEASURES)[:MEASURES]
    connection.execute(
        """UPDATE day_try SET ended_at = unixepoch(), measure1 = ?, measure2 = ?, measure3 = ?,
            document = ?
        WHERE match = ? AND ended_at IS NULL AND unixepoch() < ?""",
        (
            padded[0] if whole else None,
            *padded[1:],
            document(result, frozenset({"measures"})),
            match.id,
            match.day.ends,
        ),
    )


def _with_measures(row: dict[str, Any]) -> dict[str, Any]:
    measures = [row.pop(f"measure{number + 1}") for number in range(MEASURES)]
    return row | {"measures": None if measures[0] is None else measures}


def _chain(connection: Connection, day: Day) -> Chain | None:
    found = connection.execute(
        "SELECT first, last, root FROM day_chain WHERE first <= ?1 AND last >= ?1", (day.number,)
    ).fetchone()
    return found and Chain(Day(found[0]), Day(found[1]), str(found[2]))


def _streak(connection: Connection, player: int, day: Day) -> int:
    found = connection.execute(STREAK, (player, day.number, day.number + 1))
    (days,) = found.fetchone()
    return int(days)
