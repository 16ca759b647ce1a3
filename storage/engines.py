"""Which engine keeps a database: opening, inspecting and claiming one, by its address.

PostgreSQL's is imported late: a bot on SQLite does without psycopg.
"""

from __future__ import annotations

from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from storage.errors import StorageError
from storage.sqlite import claim as sqlite_claim
from storage.sqlite import inspection as sqlite_inspection
from storage.sqlite.database import SqliteDatabase

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from storage.address import Address
    from storage.database import Database, Inspection


async def open_database(place: Address, patience: float) -> Database:
    """Open a database of either engine and bring it up to date.

    Raises:
        StorageError: with a sentence meant for the operator.
    """
    if isinstance(place, Path):
        return await SqliteDatabase.open(place, patience)
    _check_driver(place)
    from storage.postgres.database import PostgresDatabase

    return await PostgresDatabase.open(place, patience)


def inspect(place: Address) -> Inspection:
    """Check that a database is whole, ours, and one that this user may write; change nothing.

    Raises:
        StorageError: if it is not.
    """
    if isinstance(place, Path):
        return sqlite_inspection.inspect(place)
    _check_driver(place)
    from storage.postgres import inspection

    return inspection.inspect(place)


@contextmanager
def claim(
    place: Address, shards: Sequence[int] = (), total: int = 0, rules: str = ""
) -> Iterator[Callable[[], None] | None]:
    """Hold a database for this process: a second bot on it would answer every press twice.

    Several processes may share a server if each keeps other `shards` of the same `total`, and all
    are of one version: their tables are the same, and `rules` names the same ones. Backups
    and `doctor` may read meanwhile, and `abandon` may end a match. Of a server this returns a
    function to be called every few seconds, from any thread: it renews what a restart has cost, and
    raises what this raises. A file stays locked as long as its process runs.

    Raises:
        StorageError: if another process holds it.
    """
    if isinstance(place, Path):
        if total:
            raise StorageError("needs-server", place)
        place.parent.mkdir(parents=True, exist_ok=True)
        with sqlite_claim.claim(place):
            yield None
        return
    _check_driver(place)
    from storage.postgres import claim as postgres_claim

    with postgres_claim.claim(place, shards, total, rules) as renew:
        yield renew


def file_of(place: Address) -> Path:
    """Return the file of an SQLite database.

    Raises:
        StorageError: if it is on a server, which has its own tools for backups.
    """
    if isinstance(place, Path):
        return place
    raise StorageError("own-tools", place)


def _check_driver(place: Address) -> None:
    if find_spec("psycopg") is None:
        raise StorageError("no-driver", place)
