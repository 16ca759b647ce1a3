"""The bot that is measured, in a process of its own: `python -m trials.bench.gangway SOCKET …`.

It answers questions on its standard input: "watch" begins to note how late its loop is, "lags"
tells that, and "modules" what it has imported.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from pathlib import Path
from time import perf_counter
from typing import Final

from aiohttp import UnixConnector

from bot import running
from bot.app import GameBot
from bot.running import run_until_stopped
from cogs.delivery.reconciler import Delivery
from games import SHELF
from storage.store import Store

CROWD = 1000
"""Direct messages that may be opened in a minute: at a table of every day they come one by one."""
TICK: Final = 0.005
"""Seconds between two looks at how late the loop is."""


class LoopWatch:
    """Notes how late the loop is, from "watch" to "lags"."""

    def __init__(self) -> None:
        self._lags: list[float] = []
        self._task: asyncio.Task[None] | None = None

    async def answer_questions(self) -> None:
        """Answer what stands on the standard input, line by line."""
        lines = asyncio.StreamReader()
        await asyncio.get_running_loop().connect_read_pipe(
            lambda: asyncio.StreamReaderProtocol(lines), sys.stdin
        )
        while asked := (await lines.readline()).decode().strip():
            if self._task:
                self._task.cancel()
            answer: list[object] = [*(sys.modules if asked == "modules" else self._lags)]
            self._lags.clear()
            if asked == "watch":
                self._task = asyncio.create_task(self._watch())
            sys.stdout.write(json.dumps(answer) + "\n")
            sys.stdout.flush()

    async def _watch(self) -> None:
        while True:
            start = perf_counter()
            await asyncio.sleep(TICK)
            self._lags.append(perf_counter() - start - TICK)


async def run(socket: str, token: str, database: str) -> None:
    """Connect to the playground at `socket` and serve until killed."""
    connector = UnixConnector(socket, limit=0)
    watch = asyncio.create_task(LoopWatch().answer_questions())
    async with (
        await Store.open(Path(database), SHELF) as store,
        GameBot(store, connector=connector, guild_ready_timeout=0.05) as gangway,
    ):
        assert isinstance(gangway.delivery, Delivery)
        gangway.delivery.fresh_dms.most = CROWD  # all of it comes within a minute
        await run_until_stopped(gangway, token)
    watch.cancel()


if __name__ == "__main__":
    # Thousands of copied matches stand in channels that there are not.
    logging.getLogger("cogs.delivery").setLevel(logging.ERROR)
    running.run(run(*sys.argv[1:]))
