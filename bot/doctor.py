"""The doctor: says how everything is that the bot depends on, and changes none of it unasked.

With a token it asks Discord too: who the bot is, what its servers allow it, which commands Discord
knows, and whether this machine's clock is right.
"""

from __future__ import annotations

import platform
import shutil
import stat
import time
import tomllib
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

import aiohttp
import discord
from discord.http import Route
from typing_extensions import override

from bot.app import GameBot
from bot.connecting import DISCORD_TROUBLE, in_one_line
from bot.gateway.second_process import SECOND_PROCESS, VARIABLE
from bot.logs import harmless
from bot.settings import rate_of
from cogs.kit.permissions import invitation_permissions
from games import SHELF
from games.kit.chance import Chance
from games.kit.words import ROOT, Voice
from matches.preferences import zones_unknown
from storage.engines import inspect
from storage.errors import StorageError
from storage.sqlite.backup import backups_in
from storage.store import Store

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Mapping

    from bot.settings import Settings
    from games.kit.game import AnyGame
    from storage.address import Address

TOO_LITTLE_SPACE: Final = 100 * 2**20
"""Bytes of free space below which a busy day may fill the disk."""
LITTLE_SPACE: Final = 2**30
"""Bytes of free space below which the doctor says so."""
CLOCK_TOLERANCE: Final = 5.0
"""Seconds by which clocks may differ: Discord's has whole ones, and its answer takes a while."""
FEW_SESSIONS: Final = 50
"""Connections left today below which Discord may soon refuse to let the bot in."""
MOST_SERVERS_NAMED: Final = 10
"""Servers that a finding names; of more, it says how many."""
PROOF_LASTS: Final = 24 * 60 * 60.0
"""Seconds for which it is told that another process was noticed."""
GUILDS_PER_PAGE: Final = 200
"""Servers that Discord lists in one answer, at most."""


Verdict: TypeAlias = Literal["ok", "note", "wrong"]


@dataclass(frozen=True)
class Finding:
    """What the doctor says of one thing."""

    verdict: Verdict
    about: str
    says: str

    def __str__(self) -> str:
        """Return the finding as a line: `ok     database: …`."""
        return harmless(f"{self.verdict:<6} {self.about}: {self.says}")


def version() -> str:
    """Return the version of this program, as its checkout or the installed package says it."""
    project = ROOT / "pyproject.toml"
    if not project.is_file():
        return metadata.version("gangway")
    return str(tomllib.loads(project.read_text("utf-8"))["project"]["version"])


# ---- this machine -------------------------------------------------------------------------------


def examine(settings: Settings, shelf: Mapping[str, AnyGame] = SHELF) -> Iterator[Finding]:
    """Look at what can be seen without Discord: settings, database, space, backups, pictures."""
    running_on = f"Python {platform.python_version()}, discord.py {discord.__version__}"
    yield Finding("ok", "version", f"{version()} on {running_on}")
    if settings.token:
        yield Finding("ok", "token", "set")
    else:
        yield Finding("note", "token", "missing; without one, only the playground works")
    if settings.discord_api:
        each = f"at most {rate_of(settings):g} a second from each process"
        yield Finding("ok", "requests", f"go through {settings.discord_api}, {each}")
    yield from _database(settings.database)
    if isinstance(settings.database, Path):
        yield _space(settings.database)
        yield _backups(settings)
        yield from _readable(settings.database, settings.backups, Path(".env"))
    else:
        yield Finding("note", "backups", "pg_dump or the server's own archive; none are made here")
    yield _pictures(shelf)
    yield _zones()


def _zones() -> Finding:
    unknown = zones_unknown()
    if unknown:
        says = f"{len(unknown)} are unknown to this machine, as {unknown[0]}: install tzdata"
        return Finding("wrong", "time zones", says)
    return Finding("ok", "time zones", "all that people can pick are known")


def _database(database: Address) -> Iterator[Finding]:
    try:
        found = inspect(database)
    except StorageError as error:
        if error.key in {"missing", "no-folder"}:
            says = f"{database} is not there yet; the first start makes it"
            yield Finding("note", "database", says)
            return
        yield Finding("wrong", "database", str(error))
        return
    age = ", older: the next start brings it up to date" if found.pending_migrations else ""
    yield Finding("ok", "database", f"{database}, sound{age}, {found.running} running")
    noticed = float(found.variables.get(VARIABLE, 0))
    if time.time() - noticed < PROOF_LASTS:
        when = datetime.fromtimestamp(noticed, UTC)
        says = f"{SECOND_PROCESS}, last noticed {when:%Y-%m-%d %H:%M} UTC: stop it, or reset it"
        yield Finding("wrong", "token", says)


def _readable(*places: Path | None) -> Iterator[Finding]:
    """Tell which files other users of this machine can read: they hold hands, or the token."""
    files = (
        file
        for place in places
        if place is not None
        for file in (sorted(place.glob("*.db")) if place.is_dir() else [place])
        if file.is_file()
    )
    for file in files:
        if file.stat().st_mode & (stat.S_IRGRP | stat.S_IROTH):
            yield Finding("note", "secrets", f"others can read {file}; chmod 600 {file} stops that")


def _space(database: Path) -> Finding:
    folder = next(parent for parent in database.absolute().parents if parent.is_dir())
    free = shutil.disk_usage(folder).free
    says = f"{free / 2**30:.1f} GiB free in {folder}"
    if free < TOO_LITTLE_SPACE:
        return Finding("wrong", "disk", says)
    return Finding("note" if free < LITTLE_SPACE else "ok", "disk", says)


def _backups(settings: Settings) -> Finding:
    folder = settings.backups
    if folder is None:
        return Finding("note", "backups", "none by themselves; GANGWAY_BACKUPS names a folder")
    made = backups_in(folder)
    if not made:
        return Finding("note", "backups", f"none in {folder} yet")
    return Finding("ok", "backups", f"{len(made)} in {folder}, the last is {made[-1].name}")


def _pictures(shelf: Mapping[str, AnyGame]) -> Finding:
    """Draw the opening table of every game: that needs every font, glyph and sheet."""
    failed = [slug for slug, game in shelf.items() if not _can_draw(game)]
    if failed:
        return Finding("wrong", "pictures", f"cannot be drawn: {', '.join(failed)}")
    return Finding("ok", "pictures", f"drawn for {len(shelf)} games")


def _can_draw(game: AnyGame) -> bool:
    from games.kit.draw.canvas import encode  # the bot that runs does not draw in this process

    state = game.setup(game.spec.seats[-1], game.spec.options(), Chance("doctor", 0))
    try:
        return bool(
            encode(game.picture().draw(game.view(state, None), Voice("en", game.spec.slug)))
        )
    except Exception:  # noqa: BLE001 - whatever it is, people would see no picture
        return False


# ---- Discord ------------------------------------------------------------------------------------


class _Visitor(GameBot):
    """The bot, logged in only to look: it tells Discord nothing."""

    @override
    async def sync_commands(self, *, force: bool = False) -> bool:
        return False


async def examine_discord(
    token: str,
    now: Callable[[], datetime] = lambda: datetime.now(UTC),
    feedback: int | None = None,
    *,
    fix: bool = False,
    **client: Any,
) -> tuple[Finding, ...]:
    """Ask Discord about the bot, and say what it answers; `client` goes to `GameBot`.

    `feedback` is the id of the channel or user that feedback goes to. With `fix`, commands that are
    left over in servers are removed.

    What fails is a finding, too.
    """
    heard: list[datetime] = []
    trace = aiohttp.TraceConfig()

    async def hear(_: object, __: object, end: aiohttp.TraceRequestEndParams) -> None:
        if "Date" in end.response.headers:
            heard.append(parsedate_to_datetime(end.response.headers["Date"]))

    trace.on_request_end.append(hear)
    async with (
        await Store.open(Path(":memory:"), SHELF) as store,
        _Visitor(store, http_trace=trace, **client) as bot,
    ):
        try:
            await bot.login(token)
            clock = _clock(heard[-1], now()) if heard else ()
            looks = {
                "gateway": _gateway(bot),
                "commands": _commands(bot),
                "servers": _servers(bot),
                "left over": _left_over(bot, fix=fix),
                "feedback": _feedback(bot, feedback),
            }
            who = Finding("ok", "login", f"{bot.user} ({bot.application_id})")
            return (*clock, who, *[await _found(about, look) for about, look in looks.items()])
        except discord.LoginFailure:
            return (Finding("wrong", "login", "Discord refuses DISCORD_TOKEN"),)
        except DISCORD_TROUBLE as error:
            return (Finding("wrong", "Discord", in_one_line(error)),)


def _clock(theirs: datetime, ours: datetime) -> tuple[Finding, ...]:
    ahead = (ours - theirs).total_seconds()
    if abs(ahead) <= CLOCK_TOLERANCE:
        return (Finding("ok", "clock", "right"),)
    says = f"{abs(ahead):.0f} s {'fast' if ahead > 0 else 'slow'}: deadlines would be, too"
    return (Finding("wrong", "clock", says),)


async def _found(about: str, look: Coroutine[Any, Any, Finding]) -> Finding:
    """Return what a look finds, or why it finds nothing: that must not hide the others."""
    try:
        return await look
    except DISCORD_TROUBLE as error:
        return Finding("wrong", about, in_one_line(error))
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        says = f"Discord's answer is not as it is documented: {type(error).__name__} {error}"
        return Finding("wrong", about, says)


async def _gateway(bot: _Visitor) -> Finding:
    shards, _, sessions = await bot.http.get_bot_gateway()
    left = sessions["remaining"]
    verdict: Verdict = "ok" if left >= FEW_SESSIONS else "note"
    return Finding(verdict, "gateway", f"{shards} shards advised, {left} connections left today")


async def _feedback(bot: _Visitor, place: int | None) -> Finding:
    """Say whether feedback can be delivered, as far as can be seen without sending any."""
    if place is None:
        return Finding("note", "feedback", "goes nowhere; GANGWAY_FEEDBACK names a channel or user")
    for kind, look in (("channel", bot.http.get_channel), ("user", bot.http.get_user)):
        try:
            found = await look(place)
        except (discord.NotFound, discord.Forbidden):
            continue
        name = found.get("name") or found.get("username") or place
        return Finding("ok", "feedback", f"goes to the {kind} {name}")
    says = f"{place} is no channel that the bot sees, and no user"
    return Finding("wrong", "feedback", says)


async def _commands(bot: _Visitor) -> Finding:
    """Compare the commands that Discord knows with ours."""
    listing = Route(
        "GET", "/applications/{application_id}/commands", application_id=bot.application_id or 0
    )
    known = await bot.http.request(listing, params={"with_localizations": "true"})
    if not known:
        return Finding("note", "commands", "Discord knows none yet; the first start sends them")
    theirs = {command["name"]: command for command in known}
    ours = {command["name"]: command for command in await bot.command_payloads()}
    drifted = {name for name in ours.keys() & theirs if not agrees(ours[name], theirs[name])}
    unlike = sorted(drifted | (ours.keys() ^ theirs.keys()))
    if unlike:
        says = f"Discord knows others: {', '.join(unlike)}; `python -m bot sync` tells it"
        return Finding("wrong", "commands", says)
    return Finding("ok", "commands", f"{len(ours)}, as Discord knows them")


async def _left_over(bot: _Visitor, *, fix: bool) -> Finding:
    """Say which servers have commands of their own, and remove these with `fix`.

    All of ours are the same everywhere: those of one server are left over from an earlier bot, or
    from trying something out there, stand beside ours, and are never answered.
    """
    found: list[str] = []
    async for server in _guilds(bot):
        here = bot.application_id or 0, int(server["id"])
        names = sorted({command["name"] for command in await bot.http.get_guild_commands(*here)})
        if names:
            found.append(f"{server['name']} ({server['id']}): {', '.join(names)}")
            if fix:
                await bot.http.bulk_upsert_guild_commands(*here, payload=[])
    if not found:
        return Finding("ok", "left over", "no server has commands of its own")
    more = f" and {len(found) - MOST_SERVERS_NAMED} more" * (len(found) > MOST_SERVERS_NAMED)
    said = f"{'; '.join(found[:MOST_SERVERS_NAMED])}{more}"
    if fix:
        return Finding("ok", "left over", f"removed commands of single servers: {said}")
    says = f"commands that nothing answers, in {said}; `python -m bot doctor --fix` removes them"
    return Finding("wrong", "left over", says)


def agrees(ours: object, theirs: object) -> bool:
    """Tell whether Discord knows a command, or a part of one, as we would send it.

    What we do not send, or send empty, Discord fills in or leaves out.
    """
    if isinstance(ours, dict):
        there = theirs if isinstance(theirs, dict) else {}
        return all(agrees(value, there.get(key)) for key, value in ours.items())
    if isinstance(ours, list) and isinstance(theirs, list):
        return len(ours) == len(theirs) and all(map(agrees, ours, theirs))
    # Permissions are numbers when they are sent, and words when they are read.
    return ours == theirs or str(ours) == str(theirs) or (not ours and not theirs)


async def _servers(bot: _Visitor) -> Finding:
    """Say in which servers the bot may not do what it needs."""
    needed = invitation_permissions()
    names = []
    count = 0
    async for server in _guilds(bot):
        count += 1
        allowed = discord.Permissions(int(server["permissions"]))
        if not (allowed.administrator or allowed >= needed):
            names.append(f"{server['name']} ({server['id']})")
    if names:
        more = f" and {len(names) - MOST_SERVERS_NAMED} more" * (len(names) > MOST_SERVERS_NAMED)
        first = ", ".join(names[:MOST_SERVERS_NAMED])
        return Finding("note", "servers", f"{count}; permissions are missing in {first}{more}")
    return Finding("ok", "servers", f"{count}, every permission is there")


async def _guilds(bot: _Visitor) -> AsyncIterator[Mapping[str, Any]]:
    after = 0
    while True:
        page = await bot.http.get_guilds(GUILDS_PER_PAGE, after=after, with_counts=False)
        for server in page:
            yield server
        if len(page) < GUILDS_PER_PAGE:
            return
        after = int(page[-1]["id"])
