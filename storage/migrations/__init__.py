"""The migrations of a database's tables, numbered: the n-th leads from version n - 1 to n.

The first 21 were written for each engine and lie in its folder. Those since lie here, in the words
of SQLite, and `storage.postgres.dialect` translates them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent


def migrations(engine: str) -> tuple[Path, ...]:
    """Return the files for an engine, `sqlite` or `postgres`, in the order of their numbers."""
    own = HERE.parent / engine / "migrations"
    return tuple(sorted((*own.glob("[0-9]*.sql"), *HERE.glob("[0-9]*.sql")), key=_name))


def is_shared(migration: Path) -> bool:
    """Tell whether a migration is in the words of SQLite, for both engines."""
    return migration.parent == HERE


def _name(migration: Path) -> str:
    return migration.name
