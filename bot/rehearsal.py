"""Rehearsals: a backup is restored into a scratch folder and looked at, before anybody needs it."""

from __future__ import annotations

import asyncio
import json
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from games import SHELF
from games.kit.game import IllegalMove
from storage.errors import StorageError
from storage.sqlite.backup import restore
from storage.sqlite.inspection import open_for_reading
from storage.store import Store

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from sqlite3 import Connection

    from games.kit.game import AnyGame

LEFT_OUT: Final = {"unshown"}
"""Tables that a restore changes: afterwards every match is to be shown."""


class Contents(NamedTuple):
    """What a database holds."""

    rows: dict[str, int]
    """By table."""
    newest: tuple[int, int, int] | None
    """When the newest move was made, in seconds since the epoch, in which match, at which ply."""

    def __str__(self) -> str:
        """Say it in a line: `3 matches, 40 moves, the newest on 2026-11-22 at 20:15 UTC`."""
        counts = f"{self.rows['match']} matches, {self.rows['move']} moves"
        if self.newest is None:
            return counts
        made = datetime.fromtimestamp(self.newest[0], UTC)
        return f"{counts}, the newest on {made:%Y-%m-%d at %H:%M} UTC"


async def rehearse(backup: Path, shelf: Mapping[str, AnyGame] = SHELF) -> Contents:
    """Restore a backup for trial, beside it; return what it holds, and leave nothing behind.

    The copy is whole, holds every row, is brought up to date, and the match that was played last is
    read at its newest move.

    Raises:
        StorageError: if one of these does not hold.
    """
    beside = backup.parent
    try:
        with tempfile.TemporaryDirectory(prefix="rehearsal-", dir=beside) as place:
            scratch = Path(place) / "gangway.db"
            held = await asyncio.to_thread(_restore, backup, scratch, shelf)
            await _open(backup, scratch, held, shelf)
    except OSError as error:
        raise StorageError("not-written", beside, error.strerror or str(error)) from error
    return held


def _restore(backup: Path, scratch: Path, shelf: Iterable[str]) -> Contents:
    """Restore a backup, and compare what both hold."""
    with open_for_reading(backup, unused=True) as connection:
        held = _contents(connection, shelf)
    restore(backup, scratch, datetime.now(UTC))
    with open_for_reading(scratch, unused=True) as connection:
        found = _contents(connection, shelf)
    if found != held:
        unlike = [name for name in held.rows if found.rows.get(name) != held.rows[name]]
        raise StorageError("differs", scratch, ", ".join(unlike) or "the newest move")
    return held


async def _open(backup: Path, scratch: Path, held: Contents, shelf: Mapping[str, AnyGame]) -> None:
    """Open a restored database as a bot does, and read the match that was played last."""
    async with await Store.open(scratch, shelf) as store:
        if held.newest is None:
            return
        _, match_id, ply = held.newest
        try:
            match = await store.matches.load(match_id)
        except IllegalMove as error:
            raise StorageError("failed", backup, f"match {match_id}: {error.text.key}") from error
        if match.ply < ply:
            raise StorageError("differs", backup, f"the newest move of match {match_id}")


def _contents(connection: Connection, shelf: Iterable[str]) -> Contents:
    named = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    tables = [name for (name,) in connection.execute(named) if name not in LEFT_OUT]
    rows = {
        name: connection.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0]  # noqa: S608
        for name in tables
    }
    newest = """SELECT made_at, match, move.ply FROM move JOIN match ON match.id = move.match
        WHERE game IN (SELECT value FROM json_each(?))
        ORDER BY made_at DESC, match DESC, move.ply DESC LIMIT 1"""
    return Contents(rows, connection.execute(newest, (json.dumps([*shelf]),)).fetchone())
