"""One program per database: a second bot on the same file would answer every press twice."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from storage.errors import StorageError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


HELD: Final[set[Path]] = set()
"""The databases that this process holds."""


@contextmanager
def claim(database: Path) -> Iterator[None]:
    """Hold `database` for this process, by a lock on a file beside it that a crash releases.

    Backups and `doctor` may read meanwhile, and `abandon` may end a match.

    Raises:
        StorageError: if another process holds it.
    """
    if not database.parent.is_dir():
        raise StorageError("no-folder", database)
    beside = database.with_name(f"{database.name}.lock")
    try:
        file = beside.open("a")
    except OSError:
        raise StorageError("read-only", database) from None
    with file:
        try:
            _lock(file.fileno())
        except OSError:
            raise StorageError("locked", database) from None
        HELD.add(database.absolute())
        try:
            yield
        finally:
            HELD.discard(database.absolute())


@contextmanager
def alone(database: Path) -> Iterator[None]:
    """Hold `database` meanwhile, unless this process does anyway: its tables are changed.

    An older version that plays would go on writing rows, and logs that no longer lead to them.

    Raises:
        StorageError: if another process holds it.
    """
    if database.absolute() in HELD:
        yield
        return
    with claim(database):
        yield
