"""The processes that play as one bot.

It is started as `python -m tests.support.processes.one_of_several SOCKET TOKEN PLACE`.

Each line that it reads names the shards of a process to be started, as in the settings; it answers
with that process's id. All of them have the modules of this one, which saves each seconds. When
nothing more is to be read it waits for all, and says how each has ended: its id, and its exit code.
"""

from __future__ import annotations

import os
import sys

import aiohttp

import bot.app
import bot.running
from bot.app import GameBot
from bot.running import run_until_stopped
from bot.shards import read_shards
from games import SHELF
from storage.address import address
from storage.engines import claim
from storage.store import Store
from tests.support.evenings.evening import UNHURRIED
from tests.support.evenings.threads import Threads

# The playground lets them all in at once.
bot.app.BETWEEN_IDENTIFYING = 0.0  # type: ignore[misc]
bot.running.BETWEEN_RENEWALS = 0.5  # type: ignore[misc]


def main(socket: str, token: str, database: str) -> None:
    """Start processes as long as they are asked for."""
    for line in sys.stdin:
        process = os.fork()
        if process == 0:
            sys.stdin.close()
            bot.running.run(run(socket, token, database, line))
            return
        tell(process)
    while True:
        try:
            process, status = os.wait()
        except ChildProcessError:
            return
        tell(process, os.waitstatus_to_exitcode(status))


def tell(*numbers: int) -> None:
    sys.stdout.write(f"{' '.join(map(str, numbers))}\n")
    sys.stdout.flush()


async def run(socket: str, token: str, database: str, written: str) -> None:
    """Play until killed."""
    place, shards = address(database), read_shards(written)
    with claim(place, shards.ids, shards.total) as renew:
        async with (
            await Store.open(place, SHELF) as store,
            GameBot(
                store,
                shards=shards,
                connector=aiohttp.UnixConnector(socket, limit=0),
                guild_ready_timeout=0.05,
                workers=Threads(),
            ) as gangway,
        ):
            gangway.interaction_tasks.longest_answer = UNHURRIED
            gangway.claim_abandoned.change_interval(seconds=0.5)
            await run_until_stopped(gangway, token, renew)


if __name__ == "__main__":
    main(*sys.argv[1:])
