"""Many running matches: copies of those in a database, each in a channel of its own."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pathlib import Path

FAR_APART: Final = 1_000_000
"""Between the ids of a channel or message and of its copies."""


def copy_matches(database: Path, times: int) -> None:
    """Copy every running match, with what shows it, so many times; no bot may use the file."""
    with closing(sqlite3.connect(database)) as connection, connection:
        ids = [one for (one,) in connection.execute("SELECT id FROM match WHERE ended_at IS NULL")]
        step = max(ids)
        for number in range(1, times + 1):
            for table, key in (("match", "id"), ("seat", "match"), ("showing", "match")):
                _copy(connection, table, key, ids, step * number, FAR_APART * number)
        # A notice knows the table that it links to by the table's message, and until when it is.
        connection.execute(
            """UPDATE showing SET digest = (
                SELECT message FROM showing AS shown WHERE shown.match = showing.match
                AND shown.viewer = -1 AND shown.kind = 'board')
                || CASE WHEN instr(digest, ' ') THEN substr(digest, instr(digest, ' ')) ELSE '' END
            WHERE kind = 'notice'"""
        )


def _copy(
    connection: sqlite3.Connection, table: str, key: str, ids: list[int], more: int, apart: int
) -> None:
    """Copy the rows of some matches, with other ids of matches, channels and messages."""
    names = [name for _, name, *_ in connection.execute(f"PRAGMA table_info({table})")]
    added = {key: more, "channel": apart, "message": apart}
    columns = ", ".join(f"{name} + {added[name]}" if name in added else name for name in names)
    marks = ", ".join("?" * len(ids))
    connection.execute(  # every name comes from the table itself
        f"INSERT INTO {table} SELECT {columns} FROM {table} WHERE {key} IN ({marks})",  # noqa: S608
        ids,
    )
