"""The bot as a process of its own, on a playground that another process keeps open."""

from __future__ import annotations

import sys
from pathlib import Path

import aiohttp

from bot.app import GameBot
from bot.running import run, run_until_stopped
from games import SHELF
from storage.store import Store
from tests.support.evenings.evening import UNHURRIED
from tests.support.evenings.threads import Threads


async def main(database: str, socket: str, token: str) -> None:
    """Serve until a signal asks to stop."""
    connector = aiohttp.UnixConnector(socket, limit=0)
    async with (
        await Store.open(Path(database), SHELF) as store,
        GameBot(store, connector=connector, workers=Threads(), guild_ready_timeout=0.05) as bot,
    ):
        bot.interaction_tasks.longest_answer = UNHURRIED
        await run_until_stopped(bot, token)


if __name__ == "__main__":
    run(main(*sys.argv[1:]))
