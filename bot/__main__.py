"""Start the bot on Discord: `python -m bot`; also `sync`, `backup`, `doctor` and `abandon`."""

from __future__ import annotations

import argparse
import asyncio
import logging
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import discord

from bot.app import GameBot
from bot.settings import BadSettingsError, Settings, read_settings
from games import SHELF
from storage.backup import back_up
from storage.claim import claim
from storage.errors import StorageError
from storage.store import Store

if TYPE_CHECKING:
    from collections.abc import Sequence

HOW_TO_SIGN_IN = (
    "DISCORD_TOKEN is not set: copy .env.example to .env and fill it in (make play needs none)."
)


class NoSuchMatchError(Exception):
    """There is no such running match; the sentence says so."""

    def __init__(self, match_id: int, database: Path) -> None:
        super().__init__(f"No match {match_id} is running in {database}.")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return the exit code; what is wrong is said in one line."""
    parser = argparse.ArgumentParser(prog="python -m bot", description=__doc__)
    verbs = parser.add_subparsers(dest="verb")
    verbs.add_parser("run", help="start the bot (the default)")
    verbs.add_parser("sync", help="send the slash commands to Discord again, then stop")
    verbs.add_parser("doctor", help="check settings and database, then stop")
    save = verbs.add_parser("backup", help="copy the database to a file, also while the bot runs")
    save.add_argument("file", type=Path)
    end = verbs.add_parser(
        "abandon", help="end a match that cannot be read, without result, also while the bot runs"
    )
    end.add_argument("match", type=int, help="its number, as the log says it")
    chosen = parser.parse_args(arguments)
    try:
        settings = read_settings()
        logging.basicConfig(
            level=settings.log_level, format="%(asctime)s %(levelname)-7s %(name)s: %(message)s"
        )
        match chosen.verb:
            case "backup":
                back_up(settings.database, chosen.file)
            case "doctor":
                asyncio.run(_doctor(settings))
            case "abandon":
                asyncio.run(_abandon(settings, chosen.match))
            case verb:
                asyncio.run(_run(settings, only_sync=verb == "sync"))
    except (BadSettingsError, StorageError, NoSuchMatchError) as error:
        return _complain(str(error))
    except discord.LoginFailure:
        return _complain("Discord refuses DISCORD_TOKEN: make a new one in the developer portal.")
    return 0


def _complain(line: str) -> int:
    sys.stderr.write(f"{line}\n")
    return 1


async def _doctor(settings: Settings) -> None:
    async with await Store.open(settings.database, SHELF) as store:
        running = len(await store.matches.running())
    token = "set" if settings.discord_token else "missing"
    sys.stdout.write(f"database {settings.database}: sound, {running} running; token: {token}\n")


async def _abandon(settings: Settings, match_id: int) -> None:
    """End a match; a bot that runs meanwhile reads from storage that it is over.

    Its next move there is refused like any other that comes too late, so nobody has to stop the bot
    and all other tables for it.
    """
    if not settings.database.is_file():
        raise StorageError("cannot-open", settings.database)
    async with await Store.open(settings.database, SHELF) as store:
        if not await store.matches.abandon(match_id):
            raise NoSuchMatchError(match_id, settings.database)
    sys.stdout.write(f"match {match_id} is called off; its channel is free for another one\n")


async def _run(settings: Settings, *, only_sync: bool) -> None:
    if not settings.discord_token or not settings.discord_token.get_secret_value():
        raise BadSettingsError(HOW_TO_SIGN_IN)
    settings.database.parent.mkdir(parents=True, exist_ok=True)
    token = settings.discord_token.get_secret_value()
    with claim(settings.database):
        async with await Store.open(settings.database, SHELF) as store, GameBot(store) as bot:
            loop = asyncio.get_running_loop()
            for stop in (signal.SIGINT, signal.SIGTERM):
                loop.add_signal_handler(stop, lambda: loop.create_task(bot.close()))
            if only_sync:
                await bot.login(token)
                await bot.sync_commands(force=True)
            else:
                await bot.serve(token)


if __name__ == "__main__":
    sys.exit(main())
