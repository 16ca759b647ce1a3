"""One PostgreSQL database, a pool of connections, and a thread for each of them."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import math
import random
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

import psycopg
from psycopg import sql
from psycopg.errors import IdleInTransactionSessionTimeout
from psycopg_pool import ConnectionPool, PoolTimeout

from storage.database import current_deadline, read_in_time, seconds_left
from storage.errors import RefusedRowError, StorageError
from storage.postgres import listening
from storage.postgres.connecting import SETTINGS, connect, connected
from storage.postgres.dialect import numbers_its_values, translate
from storage.postgres.errors import CONFLICTS, reason, storage_error
from storage.postgres.schema import migrate

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from storage.address import PostgresAddress
    from storage.database import Connection, Key, Rows

T = TypeVar("T")

CONNECTIONS: Final = 8
"""Connections of one process: a move needs one for some milliseconds."""
MOST_CALLS: Final = 4 * CONNECTIONS
"""Calls that wait for a connection, or have one; those that wait too long are refused."""
LONGEST_WAIT: Final = 2.0
"""Seconds that a call waits for a connection: Discord waits three for an answer."""
MOST_TRIES: Final = 12
"""Attempts at a transaction before it is given up; conflicts last some milliseconds."""
SERIALISABLE: Final = 0x67616E6B
"""The advisory lock under which serialisable transactions run, one after the other; those that are
alone among some only share it."""
SHORTEST_PAUSE: Final = 0.002
"""Seconds, at most, before a transaction is run for the second time; then twice as long."""
LONGEST_PAUSE: Final = 0.1
"""Seconds."""


NAMELESS: Final = ("match", "move", "interaction", "unshown", "thinking", "hindsight", "gangway")
"""Tables whose rows name no person: the long ones, which are not written anew."""
LONGEST_LOCK: Final = 2_000
"""Milliseconds to wait for a lock: of a row, of the queue, or of a table that is written anew."""
LONGEST_STANDSTILL: Final = 5_000
"""Milliseconds after which the server ends a transaction that does nothing: its process, which is
stopped or asleep, would keep all others from the matches that it has written to."""
ACQUIRE_SERIALISABLE: Final = f"""
    SELECT set_config('idle_session_timeout', '{LONGEST_STANDSTILL}', false),
    set_config('lock_timeout', %s, false), pg_advisory_lock({SERIALISABLE})
""".encode()
"""Takes the lock of a serialisable transaction, for which also before it begins, and after it ends,
`LONGEST_STANDSTILL` holds."""
RELEASE_SERIALISABLE: Final = f"""
    SELECT pg_advisory_unlock({SERIALISABLE}), set_config('idle_session_timeout', '0', false),
    set_config('lock_timeout', '{LONGEST_LOCK}', false)
""".encode()
ALONE: Final = "BEGIN ISOLATION LEVEL SERIALIZABLE"
AMONG: Final = f"; SELECT pg_advisory_xact_lock_shared({SERIALISABLE})"
"""Precedes the locks of the keys of a transaction that is alone among those with the same ones.
Each of its statements sees what was committed before, so also what had to be waited for."""


class Translated:
    """A connection that takes the statements of queries."""

    def __init__(self, connection: psycopg.Connection[Any]) -> None:
        self._connection = connection

    def execute(self, statement: str, values: Sequence[object] = (), /) -> Rows:
        """Carry out one statement."""
        # PostgreSQL keeps no U+0000; SQLite does.
        values = [one.replace("\0", "\ufffd") if isinstance(one, str) else one for one in values]
        bound: Sequence[object] | dict[str, object] = values
        if numbers_its_values(statement):
            bound = {f"v{number}": value for number, value in enumerate(values, start=1)}
        found: Rows = self._connection.execute(translate(statement).encode(), bound)
        return found

    def executemany(self, statement: str, rows: Iterable[Sequence[object]], /) -> object:
        """Carry out one statement for each row of values, and hear of each before the next.

        The library would send them all before: a process that stands still between two of them
        would keep its locks, as for the server such a transaction is not idle.
        """
        for row in rows:
            self.execute(statement, row)
        return None


class PostgresDatabase:
    """Carries out whole functions in threads, each with a connection of its own meanwhile."""

    shared = True
    """Other processes write to it as well."""

    def __init__(self, address: PostgresAddress, patience: float) -> None:
        self.address = address
        self._pool = ConnectionPool(
            address.conninfo,
            min_size=1,
            max_size=CONNECTIONS,
            open=False,
            timeout=min(patience, LONGEST_WAIT),
            # After that long without a server the next call asks for it anew.
            reconnect_timeout=min(patience, LONGEST_WAIT),
            configure=_patient,
            kwargs=SETTINGS,
            name="gangway",
        )
        self._listening: asyncio.Task[None] | None = None
        self._threads = ThreadPoolExecutor(MOST_CALLS, thread_name_prefix="postgres")

    @classmethod
    async def open(cls, address: PostgresAddress, patience: float = 2.0) -> PostgresDatabase:
        """Connect to the database and bring its tables up to date.

        `patience` is how many seconds to wait for the server, or for a free connection.

        Raises:
            StorageError: if it cannot be reached or used, or is not ours.
        """
        # The library logs each try that fails; what needed a connection is told once, and why.
        logging.getLogger("psycopg").setLevel(logging.ERROR)
        await asyncio.to_thread(_prepare, address)
        database = cls(address, patience)
        database._pool.open()
        return database

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run `work`; each of its statements sees committed data only."""
        reading = self._run(lambda connection: work(Translated(connection)))
        return await read_in_time(reading, self.address)

    async def write(
        self,
        work: Callable[[Connection], T],
        then: Callable[[], object] | None = None,
        *,
        by_key: bool = False,
        keys: Sequence[Key] = (),
    ) -> T:
        """Run `work` as one transaction, again after a conflict; see `storage.database`.

        It is serialisable unless something says whom it may meet.
        """
        begin, locks = ("BEGIN", _locks_of(keys)) if by_key or keys else (ALONE, "")
        deadline = current_deadline()
        left = partial(seconds_left, deadline, self.address)
        done = await self._run(partial(_transaction, work, begin, locks, left), left)
        if then:
            then()
        return done

    def listen(self, hear: Callable[[int | None], None]) -> None:
        """Call `hear` with each player who is changed, by this process too; see `listening`."""
        self._listening = asyncio.create_task(listening.listen(self.address, hear))

    async def scrub(self) -> None:
        """Write the tables that tell of people anew: deleted rows stay in the old files.

        Each is locked meanwhile, so this is for the night. What stands in the server's write-ahead
        log ends by its rotation.
        """
        await self._run(_scrub)

    async def close(self) -> None:
        """Finish what is under way and close every connection."""
        if self._listening:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        await asyncio.to_thread(self._threads.shutdown)
        await asyncio.to_thread(self._pool.close)

    async def _run(
        self,
        work: Callable[[psycopg.Connection[Any]], T],
        left: Callable[[], float] = lambda: math.inf,
    ) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._in_thread, work, left)

    def _in_thread(
        self, work: Callable[[psycopg.Connection[Any]], T], left: Callable[[], float]
    ) -> T:
        """Run `work`, a second time if the connection turns out to have been lost before it."""
        try:
            try:
                return self._once(work, left)
            except _LostBeforeError:
                self._pool.check()  # after a restart of the server none of them is any good
                return self._once(work, left)
        except _LostBeforeError as error:
            raise storage_error(error.cause, self.address) from error.cause
        except psycopg.IntegrityError as error:
            raise RefusedRowError(str(error)) from error
        except _UnsureError as error:
            raise StorageError("unsure", self.address, reason(error)) from error
        except CONFLICTS as error:
            left()  # what has had no time is told so
            raise StorageError("contended", self.address) from error
        except psycopg.Error as error:
            raise storage_error(error, self.address) from error

    def _once(self, work: Callable[[psycopg.Connection[Any]], T], left: Callable[[], float]) -> T:
        with self._connection(left) as connection:
            try:
                return work(connection)
            except (psycopg.OperationalError, IdleInTransactionSessionTimeout) as error:
                # While COMMIT is under way its result is unknown.
                if connection.broken and not isinstance(error, _UnsureError):
                    raise _LostBeforeError(error) from error
                raise

    @contextmanager
    def _connection(self, left: Callable[[], float]) -> Iterator[psycopg.Connection[Any]]:
        try:
            connection = self._pool.getconn(min(self._pool.timeout, left()))
        except PoolTimeout:
            left()
            raise self._no_connection() from None
        try:
            yield connection
        finally:
            self._pool.putconn(connection)

    def _no_connection(self) -> StorageError:
        """Return why there was no connection: all are in use, or the server is away."""
        try:
            connect(self.address).close()
        except StorageError as refused:
            return refused
        return StorageError("busy", self.address)


class _LostBeforeError(Exception):
    """The connection was lost before anything could have been committed."""

    def __init__(self, cause: psycopg.Error) -> None:
        super().__init__(str(cause))
        self.cause = cause


class _UnsureError(psycopg.OperationalError):
    """The connection was lost while a transaction was being committed."""


def _patient(connection: psycopg.Connection[Any]) -> None:
    connection.execute(f"SET lock_timeout = {LONGEST_LOCK}".encode())
    still = f"SET idle_in_transaction_session_timeout = {LONGEST_STANDSTILL}"
    connection.execute(still.encode())


def _scrub(connection: psycopg.Connection[Any]) -> None:
    found = connection.execute(
        """SELECT relname FROM pg_class WHERE relnamespace = current_schema()::regnamespace
        AND relkind = 'r' AND relname <> ALL (%s) ORDER BY relname""",
        ([*NAMELESS],),
    )
    tables = sql.SQL(", ").join(sql.Identifier(name) for (name,) in found)
    # The statistics hold the most frequent values; made anew, their old rows go as well.
    connection.execute(sql.SQL("VACUUM (FULL, ANALYZE) {}").format(tables))
    connection.execute("VACUUM (FULL) pg_catalog.pg_statistic")


def _prepare(address: PostgresAddress) -> None:
    with connected(address) as connection:
        migrate(connection, address)


def _transaction(
    work: Callable[[Connection], T],
    begin: str,
    locks: str,
    left: Callable[[], float],
    connection: psycopg.Connection[Any],
) -> T:
    """Run `work` as a transaction, again after each conflict, as long as there is time `left`."""
    run = _try_alone if begin is ALONE else _try
    taken = False
    for number in range(MOST_TRIES - 1):
        try:
            return run(work, connection, begin, locks, left)
        except psycopg.errors.UniqueViolation:
            # Two wrote the same key at once: run again, this one sees what the other has written.
            if taken:
                raise
            taken = True
        except CONFLICTS:
            longest = min(SHORTEST_PAUSE * 2**number, LONGEST_PAUSE, left())
            time.sleep(random.uniform(0, longest))  # noqa: S311 - nothing is hidden by it
    return run(work, connection, begin, locks, left)


def _locks_of(keys: Sequence[Key]) -> str:
    """Return what takes the locks of some keys: always in one order, so that there is no deadlock.

    Two keys with the same number wait for each other without need, and do no harm.
    """
    locks = sorted(map(_number, keys))
    return "".join(
        (AMONG, *(f"; SELECT pg_advisory_xact_lock({lock})" for lock in locks)) * bool(keys)
    )


def _longest_lock(left: Callable[[], float]) -> str:
    """Return the milliseconds for which a transaction may wait for a lock."""
    return f"{max(1.0, min(float(LONGEST_LOCK), left() * 1000)):.0f}"


def _number(key: Key) -> int:
    """Return the number of a key's lock, the same in every process."""
    digest = hashlib.blake2b(repr(key).encode(), digest_size=8).digest()
    return int.from_bytes(digest, signed=True)


def _try_alone(
    work: Callable[[Connection], T],
    connection: psycopg.Connection[Any],
    begin: str,
    locks: str,
    left: Callable[[], float],
) -> T:
    """Run a serialisable transaction while no other one runs, at any process.

    In tables of a few pages any two of them conflict. The lock is taken before it begins, so
    that it sees what earlier ones have written.
    """
    connection.execute(ACQUIRE_SERIALISABLE, (_longest_lock(left),))
    try:
        return _try(work, connection, begin, locks, left)
    finally:
        if not connection.broken:
            with suppress(psycopg.Error):  # it is lost, and the lock with it
                connection.execute(RELEASE_SERIALISABLE)


def _try(
    work: Callable[[Connection], T],
    connection: psycopg.Connection[Any],
    begin: str,
    locks: str,
    left: Callable[[], float],
) -> T:
    try:
        timed = f"{begin}; SET LOCAL lock_timeout = {_longest_lock(left)}{locks}"
        connection.execute(timed.encode())
        done = work(Translated(connection))
        left()
    except BaseException:
        if not connection.broken:
            connection.execute("ROLLBACK")
        raise
    try:
        connection.execute("COMMIT")
    except psycopg.Error as error:
        if connection.broken:
            raise _UnsureError(str(error)) from error
        raise
    return done
