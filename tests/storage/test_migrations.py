"""Migrations: what an older version has written says the same afterwards, in both engines."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Any, Final

import pytest

from games.kit.game import Seat
from matches.clocks.values import Clocks
from matches.records import TABLE, Lobby, PostedMessage, ServerConfig
from matches.terms import Terms
from storage.mapping import records
from storage.match_rows import MatchDocument
from storage.migrations import migrations
from storage.postgres.dialect import translate_tables
from storage.postgres.schema import statements
from tests.support.stores.engines import ENGINES
from tests.support.stores.postgres import connect

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from storage.database import Rows

COLUMNS: Final = """
    SELECT table_name, column_name FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name <> 'gangway'
"""


class OldDatabase:
    """A database that is brought up to date step by step."""

    def __init__(self, engine: str, connection: Any) -> None:
        self.engine = engine
        self._connection = connection
        self._left = list(migrations(engine))

    def bring_to(self, last: int) -> None:
        """Apply the migrations up to a number."""
        while self._left and int(self._left[0].name[:4]) <= last:
            path = self._left.pop(0)
            self.run(statements(path) if self.engine == "postgres" else path.read_text("utf-8"))

    def run(self, script: str) -> None:
        """Carry out some statements."""
        if self.engine == "sqlite":
            self._connection.executescript(script)
        else:
            self._connection.execute(script.encode())

    def ask(self, statement: str) -> Rows:
        """Return what a statement finds."""
        found: Rows = self._connection.execute(statement)
        return found


@pytest.fixture(params=ENGINES)
def old(request: pytest.FixtureRequest, path: Path) -> Iterator[OldDatabase]:
    """A database of each engine in turn, in which there is nothing yet."""
    is_file = request.param == "sqlite"
    place: Any = path if is_file else request.getfixturevalue("server").database()
    with closing(sqlite3.connect(place) if is_file else connect(place)) as connection:
        yield OldDatabase(request.param, connection)


def test_migrations_have_the_same_numbers_and_names() -> None:
    names = [[path.name for path in migrations(engine)] for engine in ENGINES]
    assert names[0] == names[1]
    assert [int(name[:4]) for name in names[0]] == list(range(1, len(names[0]) + 1))


def test_both_engines_have_the_same_tables_and_columns(
    path: Path, request: pytest.FixtureRequest
) -> None:
    server = request.getfixturevalue("postgres")
    with closing(sqlite3.connect(path)) as lite, connect(server) as there:
        OldDatabase("sqlite", lite).bring_to(9999)
        tables = lite.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
        columns = {
            (table, row[1])
            for (table,) in tables
            if not table.startswith("sqlite_")
            for row in lite.execute(f"PRAGMA table_info({table})")
        }
        assert set(there.execute(COLUMNS)) == columns


@pytest.mark.parametrize("number", [8, 10, 11, 13, 14, 16, 18, 19])
def test_a_migration_is_translated_as_it_was_by_hand(number: int) -> None:
    ours, theirs = (migrations(engine)[number - 1].read_text("utf-8") for engine in ENGINES)
    assert words(translate_tables(ours)) == words(theirs)


def words(migration: str) -> list[str]:
    """Return the words of a migration, without its comments."""
    return re.sub("--.*", "", migration).split()


def test_results_are_sorted_into_their_leaderboards(old: OldDatabase) -> None:
    """Who had given the seat up, or left it to a computer, is read from the matches."""
    old.bring_to(6)
    old.run("""
        INSERT INTO player (id) VALUES (1), (2), (3);
        INSERT INTO match (id, guild, channel, language, game, version, options, seed, ply, acted,
                           resigned, computers, state, outcome, ended_at)
        VALUES (1, 1, 1, 'en', 'x', 1, '', '', 0, '', '[2]', '{"0": "easy"}', '', '', 1);
        INSERT INTO result (match, seat, guild, game, player, won, points, variant)
        VALUES (1, 0, 1, 'x', 1, 0, 0, NULL), (1, 1, 1, 'x', 2, 1, 0, NULL),
            (1, 2, 1, 'x', 3, 0, 0, NULL), (2, 0, 1, 'x', 1, 1, 0, 'solo'),
            (3, 0, 1, 'y', 1, 1, 0, '2'), (3, 1, 1, 'y', 2, 1, 0, '2'),
            (4, 0, 1, 'z', 1, 1, 0, 'gentle'), (4, 1, 1, 'z', 2, 0, 0, 'gentle');
    """)
    old.bring_to(7)
    found = old.ask("SELECT kind, finished, rated FROM result ORDER BY match, seat")
    assert list(found) == [
        ("versus", 0, 1),
        ("versus", 1, 1),
        ("versus", 0, 1),
        ("solo", 1, 0),
        ("team", 1, 0),
        ("team", 1, 0),
        ("versus", 1, 1),
        ("versus", 1, 1),
    ]


def test_what_had_columns_of_its_own_is_in_documents(old: OldDatabase) -> None:
    """Also what a server had not settled, and what a match or a lobby did not have."""
    old.bring_to(21)
    old.run("""
        INSERT INTO server (id, left_at) VALUES (1, 5);
        INSERT INTO server (id, language, channels, opener_role, retention, keeps_results, speed,
                            computers, hints, motion)
        VALUES (2, 'es', '[8, 9]', 7, 30, 0, 'live', 0, 1, 0);
        INSERT INTO match (id, guild, channel, language, game, version, options, seed, ply, acted,
                           resigned, state)
        VALUES (3, 1, 1, 'en', 'x', 1, '{}', '', 3, '[2, 1]', '[1]', '{}');
        INSERT INTO lobby (id, guild, channel, game, host, options, players, language, expires,
                           terms)
        VALUES (4, 1, 2, 'x', 11, '{"a":"b"}', '[11, 22]', 'de', 9.5, '{"hints":true}');
    """)
    old.bring_to(22)
    settled = old.ask("SELECT retention, keeps_results, document FROM server ORDER BY id")
    assert records(ServerConfig, settled) == (
        ServerConfig(),
        ServerConfig(
            *("es", frozenset({8, 9}), 7, 30),
            keeps_results=False,
            speed="live",
            computers=False,
            motion=False,
        ),
    )
    assert records(MatchDocument, old.ask("SELECT document FROM match")) == (
        MatchDocument((2, 1), frozenset({Seat(1)}), frozenset(), Clocks(), None),
    )
    lobby = Lobby(4, 1, 2, None, "x", 11, (11, 22), '{"a":"b"}', "de", 9.5, None, Terms(hints=True))
    found = old.ask("SELECT id, guild, channel, host, expires, document FROM lobby")
    assert records(Lobby, found) == (lobby,)


def test_what_becomes_of_a_message_is_in_a_column_of_its_own(old: OldDatabase) -> None:
    """Prefixes of kind and digest said so; a message that goes keeps one row, as any other."""
    old.bring_to(23)
    old.run("""
        INSERT INTO match (id, guild, channel, language, game, version, options, seed, ply, state)
        VALUES (3, 1, 5, 'en', 'x', 1, '{}', '', 3, '{}');
        INSERT INTO showing (match, viewer, kind, channel, message, digest, posted)
        VALUES (3, -1, 'board', 5, 70, 'a', 1), (3, -1, 'left-over:70', 5, 70, 'a', 1),
            (3, -1, 'left-over:60', 5, 60, 'b', 1), (3, -1, 'log', 5, 50, '1.0.7', 1),
            (3, 0, 'board', 8, 80, 'idle c', 1), (3, 0, 'notice', 5, 0, '4', 2),
            (3, 1, 'board', 9, 90, 'old-picture idle d', 1), (3, 1, 'notice', 5, 71, '70', 2),
            (3, 2, 'board', 10, 95, 'e', 1), (3, 2, 'stale notice 65', 5, 65, '60', 1),
            (3, 3, 'board', 11, 96, 'away f', 1);
    """)
    old.bring_to(24)
    found = records(PostedMessage, old.ask("SELECT * FROM showing ORDER BY message"))
    assert found == (
        PostedMessage(3, 0, "notice", 5, 0, "", 2, "posting", notified=4),
        PostedMessage(3, TABLE, "log", 5, 50, "1.0.7", 1),
        PostedMessage(3, TABLE, "board", 5, 60, "b", 1, "going"),
        PostedMessage(3, 2, "notice", 5, 65, "60", 1, "stale"),
        PostedMessage(3, TABLE, "board", 5, 70, "a", 1, "replaced"),
        PostedMessage(3, 1, "notice", 5, 71, "70", 2),
        PostedMessage(3, 0, "board", 8, 80, "c", 1, reader="waits"),
        PostedMessage(3, 1, "board", 9, 90, "", 1, "stale", "waits"),
        PostedMessage(3, 2, "board", 10, 95, "e", 1, reader="acts"),
        PostedMessage(3, 3, "board", 11, 96, "f", 1, reader="away"),
    )
