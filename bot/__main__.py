"""Start the bot on Discord, or do what its operator asks for."""

from __future__ import annotations

import argparse
import asyncio
import sys
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import discord

from bot.app import GameBot
from bot.connecting import DISCORD_TROUBLE, in_one_line, reach_by
from bot.doctor import examine, examine_discord
from bot.health import serve_health
from bot.hourly_backups import back_up_hourly
from bot.logs import configure_logs
from bot.rehearsal import rehearse
from bot.running import run, run_until_stopped
from bot.settings import BadSettingsError, Settings, rate_of, read_settings
from bot.status import ask, ask_to_drain, ask_why
from cogs.delivery.sending.rate_limiter import RateLimiter
from cogs.kit.double_taps import DOUBLE_TAP
from games import SHELF
from storage.address import BadAddressError, address
from storage.copying import copy_database, reconcile
from storage.engines import claim, file_of
from storage.errors import StorageError
from storage.sqlite.backup import back_up, backups_in, restore
from storage.store import Store

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from storage.address import Address

HOW_TO_SIGN_IN = (
    "DISCORD_TOKEN is not set: write it into .env like .env.example (the playground needs none)."
)


def main(arguments: Sequence[str] | None = None, program: str = "python -m bot") -> int:
    """Run one command and return the exit code; what is wrong is said in one line."""
    parser = argparse.ArgumentParser(prog=program, description=__doc__)
    verbs = parser.add_subparsers(dest="verb")
    verbs.add_parser("run", help="start the bot (the default)")
    verbs.add_parser("sync", help="send the slash commands to Discord again, then stop")
    look = verbs.add_parser("doctor", help="check settings, database, disk, pictures and Discord")
    look.add_argument("--fix", action="store_true", help="remove commands left over in servers")
    now = verbs.add_parser("status", help="what is played now, what waits, and what went wrong")
    now.add_argument("--json", action="store_true", help="the same for programs")
    why = verbs.add_parser("why", help="why messages of a match were shown when they were")
    why.add_argument("match", type=int, help="its number, as the log and `status` say it")
    verbs.add_parser(
        "drain", help="let the running bot answer what is under way, hand the rest over, and stop"
    )
    save = verbs.add_parser("backup", help="copy the database to a file, also while the bot runs")
    save.add_argument("file", type=Path, nargs="?", help="may be there already for --verify")
    save.add_argument(
        "--verify",
        action="store_true",
        help="restore it for trial, and look; without FILE the last hourly one",
    )
    back = verbs.add_parser("restore", help="put a backup in the database's place")
    back.add_argument("file", type=Path)
    end = verbs.add_parser(
        "abandon", help="end a match that cannot be read, without result, also while the bot runs"
    )
    end.add_argument("match", type=int, help="its number, as the log says it")
    verbs.add_parser(
        "recompute", help="work all ratings out anew from the results, also while the bot runs"
    )
    verbs.add_parser(
        "reconcile",
        help="after an older snapshot of the server was put back: show all matches anew, and give "
        "no number twice",
    )
    house = verbs.add_parser("migrate", help="copy everything to another, empty database")
    house.add_argument("source", help="sqlite:FILE or postgresql://…; no bot may run on it")
    house.add_argument("target", help="sqlite:FILE or postgresql://…")
    chosen = parser.parse_args(arguments)
    try:
        settings = read_settings()
        configure_logs(settings.log_level, settings.log_format)
        if settings.discord_api:
            reach_by(settings.discord_api)
        return run(_carry_out(settings, chosen))
    except (BadSettingsError, StorageError) as error:
        return _complain(str(error))
    except discord.LoginFailure:
        return _complain("Discord refuses DISCORD_TOKEN: make a new one in the developer portal.")
    except DISCORD_TROUBLE as error:
        return _complain(f"Discord: {in_one_line(error)}")


async def _carry_out(settings: Settings, chosen: argparse.Namespace) -> int:
    """Do what was asked for; return the exit code."""
    match chosen.verb:
        case "backup":
            await _backup(settings, chosen.file, verify=chosen.verify)
        case "restore":
            _restore(settings, chosen.file)
        case "doctor":
            return await _doctor(settings, fix=chosen.fix)
        case "status" | "why" | "drain":
            sys.stdout.write(await _ask(settings.health_port, chosen))
        case "migrate":
            await _migrate(_address(chosen.source), _address(chosen.target))
        case "reconcile":
            await _reconcile(settings)
        case "recompute":
            await _recompute(settings)
        case "abandon":
            return await _abandon(settings, chosen.match)
        case verb:
            await _run(settings, only_sync=verb == "sync")
    return 0


async def _ask(port: int | None, chosen: argparse.Namespace) -> str:
    """Return what the bot that runs on this machine answers to a verb."""
    if chosen.verb == "why":
        return await ask_why(port, chosen.match)
    if chosen.verb == "drain":
        return await ask_to_drain(port)
    told = await ask(port)
    return f"{told.model_dump_json()}\n" if chosen.json else told.in_words()


def _complain(line: str) -> int:
    sys.stderr.write(f"{line}\n")
    return 1


async def _doctor(settings: Settings, *, fix: bool) -> int:
    """Say how everything is; return the exit code: 1 if something is wrong."""
    findings = [*examine(settings)]
    if settings.token:
        findings += await examine_discord(settings.token, feedback=settings.feedback, fix=fix)
    sys.stdout.writelines(f"{finding}\n" for finding in findings)
    return int(any(finding.verdict == "wrong" for finding in findings))


def _address(given: str) -> Address:
    try:
        return address(given)
    except BadAddressError as error:
        msg = f"One of the two databases {error}."
        raise BadSettingsError(msg) from None


async def _migrate(source: Address, target: Address) -> None:
    """Copy everything from one database to another; the old one stays as it is."""
    if isinstance(source, Path) and not source.is_file():
        raise StorageError("missing", source)
    with claim(source), claim(target):
        copied = await copy_database(source, target)
    sys.stdout.write(f"{target} holds what {source} holds, row by row: {copied}\n")


async def _backup(settings: Settings, file: Path | None, *, verify: bool) -> None:
    """Make a backup, or verify one: that file, a new one there, or the last hourly one."""
    if file is None:
        made = backups_in(settings.backups) if verify and settings.backups else []
        if not made:
            raise BadSettingsError("backup: name a file; there is no hourly one to verify.")
        file = made[-1]
    if not (verify and file.exists()):
        back_up(file_of(settings.database), file)
    if verify:
        held = await rehearse(file)
        sys.stdout.write(f"{file} was restored for trial, and is whole: {held}\n")


def _restore(settings: Settings, backup: Path) -> None:
    database = file_of(settings.database)
    database.parent.mkdir(parents=True, exist_ok=True)
    former = restore(backup, database, datetime.now(UTC))
    kept = f"; what was there is now {former}" if former else ""
    sys.stdout.write(f"{database} is {backup} now{kept}\n")


async def _reconcile(settings: Settings) -> None:
    """Bring up to date what an older snapshot says; no bot may run meanwhile."""
    _check_is_there(settings)
    with claim(settings.database):
        running = await reconcile(settings.database)
    shown = f"{running} matches are shown anew at the next start"
    sys.stdout.write(f"{shown}; numbers go on further up\n")


async def _abandon(settings: Settings, match_id: int) -> int:
    """End a match; a bot that runs meanwhile reads from storage that it is over.

    Its next move there is refused like any other that comes too late, so the bot and all
    other tables need not stop for it.
    """
    _check_is_there(settings)
    async with await Store.open(settings.database, SHELF) as store:
        if not await store.matches.abandon(match_id):
            return _complain(f"No match {match_id} is running in {settings.database}.")
    sys.stdout.write(f"match {match_id} is called off; its channel is free for another one\n")
    return 0


async def _recompute(settings: Settings) -> None:
    """Work all ratings out anew; where nothing was wrong, nothing changes."""
    _check_is_there(settings)
    async with await Store.open(settings.database, SHELF) as store:
        changed = await store.standings.recompute()
    sys.stdout.write(f"all ratings follow from the results; {changed} of these had another one\n")


def _check_is_there(settings: Settings) -> None:
    """Check that the database of the settings exists, so that none is made by accident.

    Raises:
        StorageError: "missing".
    """
    if isinstance(settings.database, Path) and not settings.database.is_file():
        raise StorageError("missing", settings.database)


async def _run(settings: Settings, *, only_sync: bool) -> None:
    if not settings.token:
        raise BadSettingsError(HOW_TO_SIGN_IN)
    ids, total = (settings.shards.ids, settings.shards.total) if settings.shards else ((), 0)
    rules = " ".join(f"{slug} {game.spec.version}" for slug, game in sorted(SHELF.items()))
    with claim(settings.database, ids, total, rules) as renew:
        async with (
            await Store.open(settings.database, SHELF) as store,
            GameBot(store, shards=settings.shards, limiter=RateLimiter(rate_of(settings))) as bot,
        ):
            bot.feedback, bot.double_taps.within = settings.feedback, DOUBLE_TAP
            if not settings.shards:  # the claim proves that no other process runs
                await store.outbox.take_over()
            if only_sync:
                await bot.login(settings.token)
                await bot.sync_commands(force=True)
                return
            async with _beside(bot, settings):
                await run_until_stopped(bot, settings.token, renew)


@asynccontextmanager
async def _beside(bot: GameBot, settings: Settings) -> AsyncIterator[None]:
    """Do beside a running bot what its operator has asked for: backups, health and metrics."""
    async with AsyncExitStack() as stack:
        metrics = None
        if settings.health_port:
            metrics = await stack.enter_async_context(
                serve_health(
                    bot,
                    settings.health_port,
                    settings.database,
                    settings.backups,
                    settings.health_host,
                )
            )
        if settings.backups and isinstance(settings.database, Path):
            heard = metrics.verified.set if metrics else lambda _: None
            hourly = back_up_hourly(
                settings.database, settings.backups, settings.backups_kept, verified=heard
            )
            stack.callback(asyncio.create_task(hourly, name="backups").cancel)
        yield


if __name__ == "__main__":
    sys.exit(main())
