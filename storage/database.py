"""The port of the engines: what the store asks of a database, and the SQL that both understand.

Each query is written once. Its statements are the SQL that SQLite and PostgreSQL share, with `?`
for values; storage.postgres.dialect lists the few words that differ.
"""

from __future__ import annotations

import asyncio
import math
import time
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeAlias, TypeVar
from weakref import ref

from storage.errors import StorageError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence

    from storage.address import Address

T = TypeVar("T")

Key: TypeAlias = tuple[str, *tuple[int | str, ...]]
"""What two transactions may not write at once: `("channel", 5)`, `("user", 11)`."""


class Rows(Protocol):
    """What a statement found or changed."""

    @property
    def rowcount(self) -> int:
        """How many rows it changed."""

    @property
    def description(self) -> Any:
        """One item for each column, the first of each its name."""

    def fetchone(self) -> Any:
        """Return the next row; None after the last."""

    def __iter__(self) -> Iterator[Any]:
        """Go through the rows that are left."""


class Connection(Protocol):
    """Runs statements, one after the other, in a thread of the engine."""

    def execute(self, statement: str, values: Sequence[object] = (), /) -> Rows:
        """Carry out one statement."""

    def executemany(self, statement: str, rows: Iterable[Sequence[object]], /) -> object:
        """Carry out one statement for each row of values."""


class Database(Protocol):
    """A database that carries out whole functions in its threads, not one statement at a time."""

    @property
    def shared(self) -> bool:
        """Whether other processes may write to it meanwhile."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run `work`; each of its statements sees committed data only.

        Raises:
            StorageError: if the database cannot be used now.
        """

    async def write(
        self,
        work: Callable[[Connection], T],
        then: Callable[[], object] | None = None,
        *,
        by_key: bool = False,
        keys: Sequence[Key] = (),
    ) -> T:
        """Run `work` as one transaction: all of it is on the disk afterwards, or none.

        It sees the data as if it were alone. After a conflict with another process it is undone and
        run again, so it must have no other effect. `then` is called once it is on the disk. When
        the deadline of the running task is over, nothing is done.

        `by_key` says that it need not be alone: what must not have changed is a part of the
        statement that changes it, or of a key. Such work conflicts only over the same row.

        With `keys` it is alone among all that names one of them: whatever it reads and relies on
        is written by no other work, but by such as has a key in common with it, or has none at all.

        Raises:
            RefusedRowError: if a key is taken, or refers to nothing.
            StorageError: if the database cannot be used now; an `unsure` one if all of it may be on
                the disk.
        """

    def listen(self, hear: Callable[[int | None], None]) -> None:
        """Call `hear` with each player whom other processes change, from now on; returns at once.

        None stands for all of them: something may have been missed.
        """

    async def scrub(self) -> None:
        """Remove what the files still hold of deleted rows about people."""

    async def close(self) -> None:
        """Finish what is under way and let the database go."""


@dataclass
class Deadline:
    """Until when an answer may be written down: after that its user has read that it failed."""

    over: float
    """The moment on the clock of `time.monotonic`."""
    is_answered: Callable[[], bool]
    """Tells that the user has been answered, so that nothing hurries any more."""
    task: ref[asyncio.Task[object] | None]
    """The task that answers; whatever it starts besides has all the time. Its context holds this:
    what held it in turn would be a circle."""


_DEADLINE: Final[ContextVar[Deadline | None]] = ContextVar("_DEADLINE", default=None)


def answer_within(seconds: float, is_answered: Callable[[], bool] = lambda: False) -> Deadline:
    """Let this task write nothing down after some seconds, unless it has answered by then."""
    task = ref(asyncio.current_task())
    deadline = Deadline(time.monotonic() + seconds, is_answered, task)
    _DEADLINE.set(deadline)
    return deadline


def current_deadline() -> Deadline | None:
    """Return the deadline of the running task, if it has one that still holds."""
    deadline = _DEADLINE.get()
    if deadline is None or deadline.task() is not asyncio.current_task() or deadline.is_answered():
        return None
    return deadline


def seconds_left(deadline: Deadline | None, place: Address) -> float:
    """Return how long a transaction may still take.

    Raises:
        StorageError: "too-late" if there is no time left.
    """
    if deadline is None:
        return math.inf
    left = deadline.over - time.monotonic()
    if left <= 0:
        raise StorageError("too-late", place)
    return left


async def read_in_time(reading: Awaitable[T], place: Address) -> T:
    """Wait for what is read, no longer than the running task has time.

    Raises:
        StorageError: "too-late" then.
    """
    deadline = current_deadline()
    if deadline is None:
        return await reading
    left = max(0.0, deadline.over - time.monotonic())
    try:
        async with asyncio.timeout(left):
            return await reading
    except TimeoutError:
        raise StorageError("too-late", place) from None


@dataclass(frozen=True)
class Inspection:
    """What an inspection finds in a sound database, of either engine."""

    running: int
    """Matches that are not over."""
    pending_migrations: int
    """Migrations that the next start applies: above 0, an older version has written it."""
    variables: Mapping[str, str] = field(default_factory=dict, compare=False)
    """What the bot keeps for itself between starts."""
