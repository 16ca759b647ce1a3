"""A private PostgreSQL server for tests: from the system's binaries, in a folder of its own."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from storage.address import PostgresAddress

if TYPE_CHECKING:
    from collections.abc import Iterator

    import psycopg

USERS = ("postgres", "nobody")
"""Who runs the server where the tests are run by root, whom it refuses."""
FAST = ("fsync=off", "full_page_writes=off", "autovacuum=off")
SMALL = ("shared_buffers=16MB", "max_connections=60", "listen_addresses=")
TEMPLATE = "template_gangway"
"""A database with every table, of which others are made."""
SHAPE = """
    WITH own AS (SELECT * FROM pg_class WHERE relnamespace = 'public'::regnamespace)
    SELECT md5(concat(
        (SELECT string_agg(concat(oid, relname, relacl), ',' ORDER BY oid) FROM own),
        (SELECT string_agg(concat(attrelid, attname, atttypid, attnotnull, attisdropped), ','
            ORDER BY attrelid, attnum) FROM pg_attribute WHERE attrelid IN (SELECT oid FROM own)),
        (SELECT string_agg(oid::text, ',' ORDER BY oid) FROM pg_constraint),
        (SELECT string_agg(concat(oid, tgenabled), ',' ORDER BY oid) FROM pg_trigger),
        (SELECT string_agg(prosrc, ',' ORDER BY oid) FROM pg_proc
            WHERE pronamespace = 'public'::regnamespace),
        (SELECT string_agg(nspname, ',' ORDER BY oid) FROM pg_namespace
            WHERE nspname NOT LIKE 'pg_%'),
        (SELECT string_agg(setconfig::text, ',') FROM pg_db_role_setting),
        (SELECT concat(datacl, datallowconn, datconnlimit) FROM pg_database
            WHERE datname = current_database()),
        (SELECT version FROM gangway)))
"""
"""All that a test may have changed of a database besides its rows, as one word."""
LEAVE = """
    SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
"""
"""Ends the connections that processes had that a test has killed."""
EMPTY = """
    DO $$ DECLARE one record; BEGIN
        PERFORM set_config('session_replication_role', 'replica', true);
        FOR one IN SELECT tablename FROM pg_tables
            WHERE schemaname = 'public' AND tablename <> 'gangway'
        LOOP EXECUTE format('DELETE FROM %I', one.tablename); END LOOP;
        FOR one IN SELECT sequencename FROM pg_sequences WHERE schemaname = 'public'
        LOOP PERFORM setval(one.sequencename::regclass, 1, false); END LOOP;
    END $$
"""
"""Deletes every row without triggers or references, and counts from 1 again."""


def binaries() -> Path | None:
    """Return the folder of PostgreSQL's programs: on the path, or where Debian puts them."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    there = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda p: int(p.parts[-3]))
    return there[-1].parent if there else None


class Server:
    """A server that runs, and the databases made in it so far."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self.folder = folder
        self.programs = programs
        self._process: subprocess.Popen[bytes] | None = None
        self._numbers = count(1)
        self._lent: tuple[PostgresAddress, str] | None = None
        """The database that was lent last, and its shape then."""

    # ---- starting and stopping ----------------------------------------------

    def make(self) -> None:
        """Make the files of an empty server."""
        self._run("initdb", "-D", "data", "-U", "gangway", "-A", "trust", "--no-sync", "-E", "UTF8")
        doors = "local all stranger scram-sha-256\nlocal all all trust\n"
        (self.folder / "data/pg_hba.conf").write_text(doors)

    def start(self, *settings: str) -> None:
        """Start it, unless it runs, and wait until it answers."""
        if self._process and self._process.poll() is None:
            return
        options = [f"-c{line}" for line in (*FAST, *SMALL, *settings)]
        log = (self.folder / "log").open("ab")
        with log:
            self._process = subprocess.Popen(  # noqa: S603 - our own words
                [self.programs / "postgres", "-D", "data", "-k", self.folder, *options],
                cwd=self.folder,
                stdout=log,
                stderr=log,
                **_identity(),
            )
        while subprocess.run(  # noqa: S603
            [self.programs / "pg_isready", "-q", "-h", self.folder, "-U", "gangway"], check=False
        ).returncode:
            if self._process.poll() is not None:
                raise RuntimeError((self.folder / "log").read_text())

    def stop(self, how: str = "immediate") -> None:
        """Stop it: `immediate` as by a crash, `fast` in order."""
        if self._process and self._process.poll() is None:
            self._run("pg_ctl", "-D", "data", "-m", how, "-w", "stop")
            self._process.wait()

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(  # noqa: S603
            [self.programs / program, *arguments],
            cwd=self.folder,
            check=True,
            capture_output=True,
            **_identity(),
        )

    # ---- databases ----------------------------------------------------------

    def address(self, database: str, **parameters: str) -> PostgresAddress:
        """Return the address of a database, there or not."""
        more = "".join(f"&{name}={quote(value)}" for name, value in parameters.items())
        return PostgresAddress(
            f"postgresql://gangway@/{database}?host={quote(str(self.folder), safe='')}{more}"
        )

    def database(self, template: str = "template0") -> PostgresAddress:
        """Make a database and return its address."""
        name = f"gangway_{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        return self.address(name)

    def lend(self) -> PostgresAddress:
        """Return an empty database with every table: that of the test before, unless it was bent.

        To make one costs a tenth of a second of processor, and eight MiB to write.
        """
        if self._lent is None or not _emptied(*self._lent):
            made = self.database(TEMPLATE)
            with closing(connect(made)) as connection:
                self._lent = made, _shape(connection)
        return self._lent[0]

    def execute(self, statement: str) -> None:
        """Carry out a statement of the server's administrator."""
        with closing(connect(self.address("postgres"))) as connection:
            connection.execute(statement.encode())


def connect(address: PostgresAddress) -> psycopg.Connection[Any]:
    """Connect to a database behind the store's back."""
    import psycopg

    return psycopg.connect(address.conninfo, autocommit=True)


def _shape(connection: psycopg.Connection[Any]) -> str:
    (shape,) = connection.execute(SHAPE).fetchone() or ("",)
    return str(shape)


def _emptied(place: PostgresAddress, shape: str) -> bool:
    """Empty a database; tell whether it is as it was made."""
    import psycopg

    try:
        with closing(connect(place)) as connection:
            connection.execute(LEAVE)
            if _shape(connection) != shape:
                return False
            connection.execute(EMPTY)
    except psycopg.Error:
        return False
    return True


@contextmanager
def running_server(programs: Path, *settings: str) -> Iterator[Server]:
    """Run a server meanwhile; `settings` come on top of those for tests."""
    # A socket's path may have 100 characters, and the folder must be one that others can enter.
    folder = Path(tempfile.mkdtemp(prefix="gangway-pg-"))
    identity = _identity()
    if identity:
        os.chown(folder, identity["user"], identity["group"])
    server = Server(folder, programs)
    try:
        server.make()
        server.start(*settings)
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder)


def _identity() -> dict[str, Any]:
    """Return as whom a program is started: PostgreSQL refuses to be run by root."""
    if os.getuid() != 0:
        return {}
    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    entry = next(known[name] for name in USERS if name in known)
    return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": ()}
