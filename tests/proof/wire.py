"""The real bot without a network, a thread or a file: interactions in, requests out.

The playground checks whatever it is sent and is as slow as a real server; a proof of many thousand
steps takes this instead. Everything runs on one loop, so two bots that do the same ask the same in
the same order.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar, TypeVarTuple
from urllib.parse import urlsplit

import aiohttp
import discord
from multidict import CIMultiDict
from typing_extensions import override

from bot.app import GameBot
from cogs.delivery.reconciler import Delivery
from games import SHELF
from matches.records import User
from matches.workers.processes import Priority
from storage.sqlite.database import SqliteDatabase
from storage.store import Store
from tests.support.evenings.threads import Threads
from tests.support.pretended_discord import (
    BOT_USER,
    CHANNEL,
    DM_OF,
    GUILD,
    MORE_CHANNELS,
    SECOND,
    PretendedDiscord,
    channel_body,
)

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from tests.support.pretended_discord import Body

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


@dataclass(frozen=True)
class Sent:
    """One request of a bot, as it would leave the machine."""

    method: str
    path: str
    """Without the version of the API."""
    body: str
    """As JSON; of a form its `payload_json`."""
    files: tuple[tuple[str, bytes], ...] = ()
    """Names and contents."""

    def __str__(self) -> str:
        """Show where it goes and what it says."""
        files = [(name, len(content)) for name, content in self.files]
        return f"{self.method} {self.path} {self.body} {files or ''}"


class Wire(PretendedDiscord):
    """Takes every request of one bot, notes it, and answers as Discord would."""

    def __init__(self, now: float) -> None:
        super().__init__(now)
        self.sent: list[Sent] = []

    def take(self) -> list[Sent]:
        """Return what was sent since the last time."""
        taken, self.sent = self.sent, []
        return taken

    # ---- as aiohttp's session ---------------------------------------------------------

    def request(self, method: str, url: str, **said: Any) -> _Answering:
        """Answer a request; the library enters what this returns."""
        path = urlsplit(url).path.removeprefix("/api/v10")
        body, files = _content(said.get("data"))
        self.sent.append(Sent(method, path, body, files))
        answer = self.answer(method, path, json.loads(body) if body else {})
        return _Answering(_Response(method, url, *answer))

    async def close(self) -> None:
        """Have nothing to close."""

    @property
    def closed(self) -> bool:
        """Tell that it is open."""
        return False


class _Response:
    """As much of an answer as the library reads."""

    def __init__(self, method: str, url: str, status: int, body: Any) -> None:
        self.method = method
        self.url = url
        self.status = status
        self.reason = ""
        self.headers: CIMultiDict[str] = CIMultiDict()
        self._text = "" if body is None else json.dumps(body)
        if body is not None:
            self.headers["Content-Type"] = "application/json"
        else:
            self.headers["Content-Type"] = "text/plain"

    async def text(self, encoding: str = "utf-8") -> str:  # noqa: ARG002 - as aiohttp has it
        """Return it as it came."""
        return self._text


class _Answering:
    """What a session's request returns: to be entered."""

    def __init__(self, response: _Response) -> None:
        self._response = response

    async def __aenter__(self) -> _Response:
        return self._response

    async def __aexit__(self, *_: object) -> None:
        return None


def _content(data: Any) -> tuple[str, tuple[tuple[str, bytes], ...]]:
    """Return what a request says: its JSON, and the files with it."""
    if data is None:
        return "", ()
    if not isinstance(data, aiohttp.FormData):
        return data.decode() if isinstance(data, bytes) else str(data), ()
    body, files = "", []
    for options, _, value in data._fields:
        if options["name"] == "payload_json":
            body = value
        else:
            content = value if isinstance(value, bytes) else value.read()
            files.append((str(options.get("filename")), content))
    return body, tuple(files)


def _guild() -> Body:
    everyone = {"id": str(GUILD), "name": "@everyone", "permissions": str(2**50 - 1), "color": 0}
    role = {"hoist": False, "position": 0, "managed": False, "mentionable": False, "flags": 0}
    return {
        "id": str(GUILD),
        "name": "Home",
        "owner_id": "1",
        "region": "",
        "afk_timeout": 0,
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "system_channel_flags": 0,
        "preferred_locale": "en-US",
        "features": [],
        "emojis": [],
        "stickers": [],
        "roles": [{**everyone, **role, "colors": {"primary_color": 0}}],
        "channels": [channel_body(one) for one in (CHANNEL, SECOND, *MORE_CHANNELS)],
        "members": [],
        "threads": [],
        "member_count": 9,
    }


class InlineDatabase(SqliteDatabase):
    """A database in memory, whose statements run where they are asked for."""

    def __init__(self) -> None:
        super().__init__(Path(":memory:"), 1)
        self.plain = sqlite3.connect(":memory:", isolation_level=None)
        self._prepare(self.plain)

    @override
    async def _run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return work(self.plain)

    @override
    async def close(self) -> None:
        self.plain.close()


class Inline(Threads):
    """Draws sketches where they are asked for, at once even in a backlog."""

    told: list[partial[Any]] | None = None
    """What it was asked to do, while a proof wants to know."""

    @override
    async def run(
        self, function: Callable[[*Ts], T], *arguments: *Ts, priority: Priority = Priority.SHOWN
    ) -> T:
        if self.told is not None:
            self.told.append(partial(function, *arguments))
        done: T = self._cheaper(function)(*arguments)
        return done


@dataclass
class Bare:
    """A bot on a wire."""

    bot: GameBot
    store: Store
    wire: Wire
    database: InlineDatabase
    workers: Inline

    def hear(self, interaction: Body) -> None:
        """Bring an interaction to the bot, as its gateway would."""
        self.bot._connection.parsers["INTERACTION_CREATE"](interaction)

    def hand_of(self, user: int) -> discord.Message | None:
        """Return what stands last in a user's direct messages, as a press on it would bring it."""
        found = [
            one for one in self.wire.messages.values() if one["channel_id"] == str(user + DM_OF)
        ]
        if not found:
            return None
        address = f"{discord.Asset.BASE}/attachments/"
        sent = json.loads(json.dumps(found[-1]).replace("attachment://", address))
        channel = self.bot.get_partial_messageable(user + DM_OF)
        return discord.Message(state=self.bot._connection, channel=channel, data=sent)

    async def show_what_cannot_wait(self) -> None:
        """Wait until all is shown but what is put off in a backlog."""
        assert isinstance(self.bot.delivery, Delivery)
        await self.bot.delivery.wait_until_idle()

    async def settle(self) -> None:
        """Wait until all is answered and shown."""
        await asyncio.sleep(0)
        for _ in range(2):
            await self.bot.answering.wait_until_answered()
            await self.bot.delivery.wait_until_shown()

    async def acquaint(self, user: int, name: str, language: str) -> None:
        """Let the bot know a user whose direct messages are open."""
        await self.bot.known_users.save(User(user, name, language, user + DM_OF))


NEVER: Final = 24 * 60 * 60.0
"""Seconds, longer than any proof takes."""


@asynccontextmanager
async def bare_bot(now: float) -> AsyncIterator[Bare]:
    """Start the bot on a wire of its own; its clock stands still at `now`."""
    database, wire, workers = InlineDatabase(), Wire(now), Inline()
    store = Store.of(database, dict(SHELF))
    bot = GameBot(store, dict(SHELF), workers=workers)
    assert isinstance(bot.delivery, Delivery)
    bot.delivery.clock.now = lambda: now
    # Nor does anything fall due: two worlds side by side would not come to it at the same time.
    bot.delivery.clock.later = lambda _, call: asyncio.get_running_loop().call_later(NEVER, call)

    async def log_in(token: str) -> Body:
        bot.http._HTTPClient__session = wire  # type: ignore[attr-defined]
        bot.http._global_over = asyncio.Event()
        bot.http._global_over.set()
        bot.http.token = token
        return BOT_USER

    bot.http.static_login = log_in  # type: ignore[method-assign, assignment]
    await bot.login("token")
    bot._connection._add_guild_from_data(_guild())  # type: ignore[arg-type]
    await store.configs.greet(GUILD)
    wire.take()
    bare = Bare(bot, store, wire, database, workers)
    try:
        yield bare
    finally:
        await bot.close()
        await store.close()
