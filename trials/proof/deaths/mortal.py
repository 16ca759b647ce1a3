"""Processes that are made to die: each is a fork of this one, and ends where it is told to.

`python -m trials.proof.deaths.mortal` reads what each is to do, a line of JSON, and answers
with its process id, and when it has ended with its exit status. What takes long at a start, the
imports, is done once; all else is a start like any other: the whole bot, every cog, all games.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
from contextlib import contextmanager, nullcontext, suppress
from datetime import UTC, datetime
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import choice
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

import aiohttp
from typing_extensions import override

from bot import app, running
from bot.app import GameBot
from bot.running import run, run_until_stopped
from bot.shards import read_shards
from cogs.delivery.pace import BACKLOG, Due, Facts, pace
from cogs.delivery.reconciler import Delivery
from cogs.kit import discord_errors
from games import SHELF
from storage import leases
from storage.address import address
from storage.engines import claim
from storage.sqlite.backup import back_up_in_turn, restore
from storage.store import Store
from tests.support.evenings.threads import Threads
from trials.people import let_all_come
from trials.proof.deaths.points import DEATHS, FREEZES, Death, Freeze

if TYPE_CHECKING:
    from collections.abc import Iterator

log = logging.getLogger(__name__)

BETWEEN_LOOKS = 0.5
"""Seconds between two looks for what a dead process has left, on a server."""
NEWCOMERS = 1000
"""All people come within seconds."""
PAUSE = 0.3
"""Seconds until what was put off is shown, and until those who are there are called."""
LONGEST_STANDSTILL = 1_000
"""Milliseconds after which a server ends what a process that stands still has begun."""


class Tides(Threads):
    """Says by lot that nothing waits to be drawn, or that there is a backlog."""

    @override
    def waiting(self) -> int:
        return choice((0, BACKLOG + 1))


def soon(facts: Facts) -> Due:
    """Let nothing wait for long, though what waits does."""
    due = pace(facts)
    return due._replace(at=min(due.at, max(facts.since, facts.shown) + PAUSE))


async def serve(
    database: str,
    socket: str,
    token: str,
    *,
    draws: bool = False,
    shards: str = "",
    lease: int = leases.LEASE,
) -> None:
    """Be the bot until stopped, or its process for some `shards`, as the settings name them.

    With `draws` pictures come from worker processes. Each process takes another one for dead after
    `lease` seconds.
    """
    place, kept = address(database), read_shards(shards) if shards else None
    with (
        claim(place, *((kept.ids, kept.total) if kept else ())) as renew,
        patch.multiple(leases, LEASE=lease),
        patch.object(running, "BETWEEN_RENEWALS", BETWEEN_LOOKS),
        patch.object(app, "BETWEEN_IDENTIFYING", 0.0),
        _impatient() if shards else nullcontext(),
    ):
        async with (
            await Store.open(place, SHELF) as store,
            GameBot(
                store,
                shards=kept,
                connector=aiohttp.UnixConnector(socket, limit=0),
                guild_ready_timeout=0.05,
                workers=None if draws else Tides(),
            ) as bot,
        ):
            assert isinstance(bot.delivery, Delivery)
            if kept is None:
                await store.outbox.take_over()
            let_all_come(bot, NEWCOMERS)
            bot.delivery.pace = soon
            bot.claim_abandoned.change_interval(seconds=BETWEEN_LOOKS)
            await run_until_stopped(bot, token, renew)


@contextmanager
def _impatient() -> Iterator[None]:
    """Wait less for a process that stands still, at the server and in the others."""
    postgres = import_module("storage.postgres.database")
    usual, here = (f"{one}".encode() for one in (postgres.LONGEST_STANDSTILL, LONGEST_STANDSTILL))
    turn = postgres.ACQUIRE_SERIALISABLE.replace(usual, here)
    pauses = (PAUSE, *discord_errors.PAUSES[1:])
    with (
        patch.multiple(postgres, LONGEST_STANDSTILL=LONGEST_STANDSTILL, ACQUIRE_SERIALISABLE=turn),
        patch.object(discord_errors, "PAUSES", pauses),
    ):
        yield


async def open_store(database: str) -> None:
    """Bring a database up to date, and close it."""
    await (await Store.open(address(database), SHELF)).close()


def back_up(database: str, folder: str, moment: float) -> None:
    """Make one backup of a row of two."""
    back_up_in_turn(Path(database), Path(folder), datetime.fromtimestamp(moment, UTC), kept=2)


def put_back(backup: str, database: str, moment: float) -> None:
    """Put a backup in a database's place."""
    restore(Path(backup), Path(database), datetime.fromtimestamp(moment, UTC))


WORK: dict[str, Any] = {
    "serve": serve,
    "open": open_store,
    "back-up": back_up,
    "restore": put_back,
}


def live(life: dict[str, Any]) -> None:
    """Do one piece of work, and die at the point that it names, if it comes that far."""
    with Path(life["log"]).open("ab") as log, Path(os.devnull).open("rb") as nothing:
        os.dup2(nothing.fileno(), 0)
        os.dup2(log.fileno(), 1)
        os.dup2(log.fileno(), 2)
    logging.basicConfig(level=logging.WARNING, force=True)
    if life.get("dies"):
        DEATHS[life["dies"]](Death(life.get("at", 1)))
    if life.get("freezes"):
        FREEZES[life["freezes"]](Freeze(life.get("at", 1)))
    done: Any = WORK[life["work"]](**life["arguments"])
    if asyncio.iscoroutine(done):
        run(done)


def main() -> None:
    """Give birth as often as asked, until the input ends."""
    if find_spec("psycopg"):
        import_module("storage.postgres.database")
    while line := sys.stdin.readline():
        child = os.fork()
        if child == 0:
            status = 1
            with suppress(KeyboardInterrupt):
                try:
                    live(json.loads(line))
                    status = 0
                except BaseException:
                    log.exception("a life ended badly")
            os._exit(status)
        _say(child)
        _say(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))


def _say(number: int) -> None:
    sys.stdout.write(f"{number}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
