"""Copying a database: every row goes to another one, of either engine, and is compared.

Both databases must be at rest: the verb claims both, so no bot may run on either.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from storage.engines import open_database
from storage.errors import StorageError

if TYPE_CHECKING:
    from storage.address import Address
    from storage.database import Connection, Database

TABLES: Final = {
    "player": "id",
    "match": "id",
    "seat": "match, seat",
    "move": "match, ply",
    "interaction": "id",
    "showing": "match, viewer, kind, message",
    "lobby": "id",
    "setting": "key",
    "result": "match, seat",
    "server": "id",
    "nickname": "guild, player",
    "preference": "player, name",
    "lesson": "player, game, kind",
    "allowance": "player, name",
    "unshown": "match",
    "thinking": "match, seat",
    "tournament": "id",
    "entrant": "tournament, number",
    "pairing": "tournament, round, number",
    "follower": "match, player",
    "private_answer": "token",
    "hindsight": "match, ply",
    "day_chain": "first",
    "day_try": "day, player",
    "day_member": "guild, player",
    "day_look": "day, player",
    "said": "match, seat",
}
"""Every table with its key, each after those to which its rows refer."""

COUNTED: Final = ("match", "lobby", "tournament")
"""Tables that number their rows; no id is given twice."""

AHEAD: Final = 10_000
"""Numbers that are left out after an older copy was put back: more than are given between two."""
SHOW_ALL_ANEW: Final = (
    "UPDATE showing SET digest = '' WHERE kind = 'board'",
    """INSERT INTO unshown (match, mark, holder, held_until)
    SELECT id, 1, '', 0 FROM match WHERE ended_at IS NULL ON CONFLICT (match) DO NOTHING""",
)
"""Lets each match be shown anew: what Discord shows is later than what the rows say of it."""

PATIENCE: Final = 5.0
"""Seconds to wait for a lock or connection."""


@dataclass(frozen=True)
class Copied:
    """What was copied, as a report for the operator."""

    rows: dict[str, int]
    """How many of each table."""

    def __str__(self) -> str:
        """Say it in a line: `3 match, 40 move`."""
        return ", ".join(f"{number} {table}" for table, number in self.rows.items() if number)


async def reconcile(place: Address) -> int:
    """Bring up to date what an older copy of a database says, once that was put in its place.

    All running matches are to be shown anew, and no number is given twice that old buttons bear.
    Returns how many matches run.

    Raises:
        StorageError: for what keeps the database from being used.
    """
    database = await open_database(place, PATIENCE)

    def work(connection: Connection) -> int:
        show_all_anew(connection)
        move_numbers_on(connection, shared=database.shared)
        counted = "SELECT count(*) FROM match WHERE ended_at IS NULL"
        return int(connection.execute(counted).fetchone()[0])

    try:
        return await database.write(work)
    finally:
        await database.close()


def show_all_anew(connection: Connection) -> None:
    """Note that every running match is to be shown, whatever it seems to show."""
    for statement in SHOW_ALL_ANEW:
        connection.execute(statement)


def move_numbers_on(connection: Connection, *, shared: bool) -> None:
    """Leave out numbers that may have been given since: old buttons and links bear them."""
    for table in COUNTED:
        highest = _highest(connection, table, shared=shared)
        _go_on_after(connection, table, highest + AHEAD, shared=shared)


async def copy_database(source: Address, target: Address) -> Copied:
    """Copy every row of `source` to `target`, made when missing, and compare them one by one.

    The copy is one transaction: all of it is there and the same, or nothing.

    Raises:
        StorageError: "not-empty" if the target holds a row, "differs" if a row is not the same
            afterwards, or what keeps a database from being used.
    """
    old = await open_database(source, PATIENCE)
    try:
        new = await open_database(target, PATIENCE)
        try:
            return Copied(await _copy(old, new, target))
        finally:
            await new.close()
    finally:
        await old.close()


async def _copy(old: Database, new: Database, target: Address) -> dict[str, int]:
    kept = {}
    for table, key in TABLES.items():
        kept[table] = await old.read(partial(_read, table=table, key=key))
    counters = {
        table: await old.read(partial(_highest, table=table, shared=old.shared))
        for table in COUNTED
    }

    def write(connection: Connection) -> None:
        for table, (columns, rows) in kept.items():
            if connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0]:
                raise StorageError("not-empty", target)
            places = ", ".join("?" * len(columns))
            connection.executemany(
                f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})", rows
            )
            if _digest(_read(connection, table, TABLES[table])) != _digest((columns, rows)):
                raise StorageError("differs", target, table)
        for table, highest in counters.items():
            _go_on_after(connection, table, highest, shared=new.shared)

    await new.write(write)
    return {table: len(rows) for table, (_, rows) in kept.items()}


def _read(
    connection: Connection, table: str, key: str
) -> tuple[tuple[str, ...], list[tuple[object, ...]]]:
    """Return the names of a table's columns, sorted, and its rows in the order of its key.

    Sorted, since two databases may have gained their columns in different orders.
    """
    described = connection.execute(f"SELECT * FROM {table} ORDER BY {key}")
    names = [column[0] for column in described.description]
    order = sorted(range(len(names)), key=names.__getitem__)
    rows = [tuple(row[place] for place in order) for row in described]
    return tuple(names[place] for place in order), rows


def _digest(read: tuple[tuple[str, ...], list[tuple[object, ...]]]) -> list[str]:
    """Return a mark for each row, in an order that does not depend on how texts are compared."""
    columns, rows = read
    return sorted(sha256(repr((columns, row)).encode()).hexdigest() for row in rows)


def _highest(connection: Connection, table: str, *, shared: bool) -> int:
    """Return the highest id that was ever given to a row: old buttons carry it."""
    if shared:
        statement = f"SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM {table}_id_seq"
    else:
        statement = f"SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = '{table}'"
    return int(connection.execute(statement).fetchone()[0])


def _go_on_after(connection: Connection, table: str, highest: int, *, shared: bool) -> None:
    if not highest:
        return
    if shared:
        connection.execute(f"SELECT setval('{table}_id_seq', ?)", (highest,))
    else:
        connection.execute("DELETE FROM sqlite_sequence WHERE name = ?", (table,))
        connection.execute("INSERT INTO sqlite_sequence VALUES (?, ?)", (table, highest))
