"""Both engines have the same tables, and understand the same statements."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

from storage.postgres import schema
from storage.postgres.dialect import translate
from storage.sqlite.database import MIGRATIONS
from tests.support.stores.postgres import connect

if TYPE_CHECKING:
    from storage.address import PostgresAddress

COLUMNS = """
    SELECT table_name, column_name FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name <> 'gangway'
"""


def test_migrations_have_the_same_numbers_and_names() -> None:
    assert [path.name for path in schema.MIGRATIONS] == [path.name for path in MIGRATIONS]


def test_both_engines_have_the_same_tables_and_columns(postgres: PostgresAddress) -> None:
    with closing(sqlite3.connect(":memory:")) as lite, connect(postgres) as server:
        for path in MIGRATIONS:
            lite.executescript(path.read_text("utf-8"))
        tables = lite.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
        columns = {
            (table, row[1])
            for (table,) in tables
            if not table.startswith("sqlite_")
            for row in lite.execute(f"PRAGMA table_info({table})")
        }
        assert set(server.execute(COLUMNS)) == columns


def test_a_value_that_is_bound_twice_has_one_number() -> None:
    assert translate("?1 IS NULL OR game = ?1") == "%(v1)s IS NULL OR game = %(v1)s"
