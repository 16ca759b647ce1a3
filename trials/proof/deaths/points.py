"""Where a process dies: the points between two things that belong together.

Each wraps a method of storage, delivery or backups in this process; the bot knows nothing of it.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from contextlib import suppress
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import aiohttp
from discord.http import HTTPClient
from discord.webhook.async_ import AsyncWebhookAdapter
from typing_extensions import override

from cogs.delivery.messages.hand_message import Hands
from cogs.delivery.messages.round_log import LogMessage
from cogs.delivery.messages.table_message import TableMessage
from cogs.delivery.messages.turn_call import TurnNotices
from cogs.delivery.reconciler import Delivery
from cogs.delivery.sending.posting import Posting
from matches.workers.processes import _Worker
from storage.leases import Outbox
from storage.lobbies import Lobbies
from storage.matches import Matches
from storage.messages import Messages
from storage.sqlite import backup, database
from tests.support.evenings.threads import Threads

if TYPE_CHECKING:
    from collections.abc import Callable

    import psycopg

LONGEST_WAIT_FOR_ANSWER: Final = 0.5
"""Seconds until an answer is taken to have been given already."""


class Death:
    """Comes when a point is reached for the n-th time, as from a power cut."""

    def __init__(self, at: int) -> None:
        self._left = at

    @property
    def is_next(self) -> bool:
        """Whether the point is deadly when it is reached next."""
        return self._left == 1

    def here(self, *_: object) -> None:
        """Reach the point."""
        self._left -= 1
        if self._left == 0:
            os.kill(os.getpid(), signal.SIGKILL)


class Freeze(Death):
    """Comes as a machine that is put to sleep: the process goes on where it was, much later.

    It lets a point pass while a request is under way: half of it may be sent, and would take effect
    later whatever the process does. That has a trial of its own.
    """

    def __init__(self, at: int) -> None:
        super().__init__(at)
        self._under_way = 0
        request = aiohttp.ClientSession._request

        @wraps(request)
        async def requesting(*args: Any, **named: Any) -> Any:
            self._under_way += 1
            try:
                return await request(*args, **named)
            finally:
                self._under_way -= 1

        aiohttp.ClientSession._request = requesting  # type: ignore[method-assign]

    @override
    def here(self, *_: object) -> None:
        if self.is_next and self._under_way:
            return
        self._left -= 1
        if self._left == 0:
            os.kill(os.getpid(), signal.SIGSTOP)


Prepare: TypeAlias = "Callable[[Death], None]"


def before(owner: Any, method: str) -> Prepare:
    """Return what lets a process die before a coroutine or function of `owner`."""

    def prepare(death: Death) -> None:
        whole = getattr(owner, method)

        @wraps(whole)
        def dying(*args: Any, **named: Any) -> Any:
            death.here()
            return whole(*args, **named)

        setattr(owner, method, dying)

    return prepare


def after(owner: Any, method: str) -> Prepare:
    """Return what lets a process die once a coroutine or function of `owner` has succeeded."""

    def prepare(death: Death) -> None:
        whole = getattr(owner, method)

        @wraps(whole)
        def dying(*args: Any, **named: Any) -> Any:
            done = whole(*args, **named)
            if asyncio.iscoroutine(done):
                return _then(done, death)
            death.here()
            return done

        setattr(owner, method, dying)

    return prepare


async def _then(work: Any, death: Death) -> Any:
    done = await work
    death.here()
    return done


def between_answer_and_table(death: Death) -> None:
    """Die when the presser has got an answer, and no other player has seen anything."""
    answered = asyncio.Event()
    answer, show = AsyncWebhookAdapter.create_interaction_response, Delivery._look_at

    @wraps(answer)
    async def answering(*args: Any, **named: Any) -> Any:
        done = await answer(*args, **named)
        answered.set()
        return done

    @wraps(show)
    async def showing(*args: Any, **named: Any) -> Any:
        if death.is_next:
            answered.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(answered.wait(), LONGEST_WAIT_FOR_ANSWER)
        death.here()
        return await show(*args, **named)

    AsyncWebhookAdapter.create_interaction_response = answering  # type: ignore[method-assign]
    Delivery._look_at = showing  # type: ignore[method-assign]


def in_a_migration(death: Death) -> None:
    """Die at a statement of those that bring the tables up to date."""
    migrate = database._migrate

    def migrating(connection: sqlite3.Connection) -> None:
        connection.set_trace_callback(death.here)
        migrate(connection)
        connection.set_trace_callback(None)

    database._migrate = migrating
    with suppress(ImportError):
        from storage.postgres import database as postgres

        bring = getattr(postgres, "migrate")  # noqa: B009 - it is exported by another module

        def bringing(connection: psycopg.Connection[Any], *more: Any) -> None:
            whole = connection.execute

            def execute(*args: Any, **named: Any) -> Any:
                death.here()
                return whole(*args, **named)

            connection.execute = execute  # type: ignore[method-assign]
            bring(connection, *more)
            del connection.execute

        setattr(postgres, "migrate", bringing)  # noqa: B010


def in_a_backup(death: Death) -> None:
    """Die while a file is copied, synced, renamed or deleted, or between two of these."""
    copy = backup._copy

    def copying(original: sqlite3.Connection, unfinished: Path, target: Path) -> str:
        with suppress(sqlite3.Error), sqlite3.connect(unfinished) as half:
            half.execute("CREATE TABLE half (written)")
        death.here()
        unfinished.unlink()
        return copy(original, unfinished, target)

    backup._copy = copying
    for owner, method in ((backup, "_sync"), (backup, "_copy"), (Path, "rename"), (Path, "unlink")):
        before(owner, method)(death)
        after(owner, method)(death)


def while_drawing(death: Death) -> None:
    """Die while a worker draws or thinks, be it a process or a thread."""
    before(Threads, "_cheaper")(death)
    ask = _Worker.ask

    async def asking(worker: _Worker, job: bytes) -> tuple[bool, Any]:
        asyncio.get_running_loop().call_later(0.005, death.here)
        return await ask(worker, job)

    _Worker.ask = asking  # type: ignore[assignment, method-assign]


IN_PLAY: Final[dict[str, Prepare]] = {
    "before commit": after(Matches, "_record"),
    "after commit, before answer": after(Matches, "record"),
    "after answer, before table": between_answer_and_table,
    "between log and table": after(LogMessage, "bring"),
    "between table and notices": after(TableMessage, "bring"),
    "after a hand": after(Hands, "bring"),
    "message sent, not written down": after(Posting, "send"),
    "message edited, not written down": after(Posting, "edit"),
    "notice sent, not written down": after(TurnNotices, "_send"),
    "replaced message not yet deleted": before(Posting, "delete"),
    "rows of messages written": after(Messages, "change"),
    "all shown, not acknowledged": before(Outbox, "acknowledge"),
    "match begun, lobby still open": after(Matches, "open"),
    "lobby written, not shown": after(Lobbies, "open"),
    "lobby changed, not shown": after(Lobbies, "change"),
    "while a worker draws": while_drawing,
}
"""Points that are reached while people play."""

FREEZES: Final[dict[str, Prepare]] = {
    "laid out, not yet sent": before(Posting, "_edit_message"),
    "request made, not yet sent": before(HTTPClient, "edit_message"),
    **{
        name: point
        for name, point in IN_PLAY.items()
        # A transaction that stands still keeps a row locked, and its match waits for it.
        if "lobby" not in name and name != "before commit"
    },
}
"""Points at which a process is stopped that is continued later."""

DEATHS: Final[dict[str, Prepare]] = {
    **IN_PLAY,
    "in a migration": in_a_migration,
    "in a backup": in_a_backup,
}
