"""The real bot without a network, a thread or a file: interactions in, requests out.

The playground checks whatever it is sent and is as slow as a real server; a proof of many thousand
steps takes this instead. Everything runs on one loop, so two bots that do the same ask the same in
the same order.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections import defaultdict
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar, TypeVarTuple
from urllib.parse import urlsplit

import aiohttp
import discord
from multidict import CIMultiDict
from typing_extensions import override

from bot.app import GameBot
from cogs.delivery.delivery import Delivery
from games import SHELF
from matches.records import User
from matches.workers.processes import Priority
from storage.sqlite.database import SqliteDatabase
from storage.store import Store
from tests.support.evenings.threads import Threads

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Mapping

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

Body: TypeAlias = "dict[str, Any]"

EPOCH: Final = 1_420_070_400_000
"""When Discord's ids begin, in milliseconds since the epoch."""
GUILD: Final = 900_000_000_000_000_001
CHANNEL: Final = 900_000_000_000_000_002
SECOND: Final = 900_000_000_000_000_003
"""Another channel of the same server."""
MORE_CHANNELS: Final = tuple(range(900_000_000_000_000_010, 900_000_000_000_000_020))
APPLICATION: Final = 900_000_000_000_000_005
DM_OF: Final = 100_000_000_000_000_000
"""A user's direct messages have the user's id and this."""
EPHEMERAL: Final = 64

BOT_USER: Final = {
    "id": str(APPLICATION),
    "username": "Gangway",
    "discriminator": "0",
    "avatar": None,
    "bot": True,
}


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


class Wire:
    """Takes every request of one bot, notes it, and answers as Discord would."""

    def __init__(self, now: float) -> None:
        self.sent: list[Sent] = []
        self.messages: dict[int, Body] = {}
        """What stands in channels, by id."""
        self._first = (int(now * 1000) - EPOCH) << 22
        self._ids: defaultdict[int, count[int]] = defaultdict(count)
        """How many ids were given away, by channel."""
        self._originals: dict[str, int] = {}
        """The first answers to interactions, by token."""

    def take(self) -> list[Sent]:
        """Return what was sent since the last time."""
        taken, self.sent = self.sent, []
        return taken

    def next_id(self, channel: int = 0) -> int:
        """Return a new id, of an interaction or of a channel's message; they tell of no other's."""
        return self._first + channel % 1009 * 100_000 + next(self._ids[channel])

    # ---- as aiohttp's session ---------------------------------------------------------

    def request(self, method: str, url: str, **said: Any) -> _Answering:
        """Answer a request; the library enters what this returns."""
        path = urlsplit(url).path.removeprefix("/api/v10")
        body, files = _content(said.get("data"))
        self.sent.append(Sent(method, path, body, files))
        answer = self._answer(method, path, json.loads(body) if body else {})
        return _Answering(_Response(method, url, *answer))

    async def close(self) -> None:
        """Have nothing to close."""

    @property
    def closed(self) -> bool:
        """Tell that it is open."""
        return False

    # ---- as Discord -------------------------------------------------------------------

    def _answer(self, method: str, path: str, body: Any) -> tuple[int, Any]:
        parts = path.strip("/").split("/")
        match method, parts:
            case "POST", ["interactions", number, token, "callback"]:
                return 200, self._called_back(int(number), token, body)
            case _, ["webhooks", _, token, *rest]:
                return self._after_an_answer(method, token, rest, body)
            case _, ["channels", channel, *rest]:
                return self._in_channel(method, int(channel), rest, body)
            case "POST", ["users", "@me", "channels"]:
                return 200, _dm(int(body["recipient_id"]))
        return KNOWN.get((method, path), (404, {"code": 0, "message": "404: Not Found"}))

    def _in_channel(
        self, method: str, channel: int, rest: list[str], body: Body
    ) -> tuple[int, Any]:
        match method, rest:
            case "POST", ["messages"]:
                return 200, self._post(channel, body)
            case "PATCH", ["messages", number]:
                return self._edit(int(number), body)
            case "DELETE", ["messages", number]:
                self.messages.pop(int(number), None)
                return 204, None
        return 200, channel_body(channel)

    def _called_back(self, number: int, token: str, body: Body) -> Body:
        told: Body = {"id": str(number), "type": 2}
        kind = body["type"]
        if kind in {4, 5}:
            message = self._post(CHANNEL, body.get("data") or {})
            self._originals[token] = int(message["id"])
            told |= {"response_message_id": message["id"]}
            return {"interaction": told, "resource": {"type": kind, "message": message}}
        return {"interaction": told, "resource": {"type": kind}}

    def _after_an_answer(
        self, method: str, token: str, rest: list[str], body: Body
    ) -> tuple[int, Any]:
        if method == "POST":
            return 200, self._post(CHANNEL, body)
        number = int(self._originals.get(token, 0) if rest[-1] == "@original" else rest[-1])
        if method == "DELETE":
            self.messages.pop(number, None)
            return 204, None
        return self._edit(number, body)

    def _post(self, channel: int, body: Body) -> Body:
        message: Body = {
            "id": str(self.next_id(channel)),
            "channel_id": str(channel),
            "author": BOT_USER,
            "content": "",
            "type": 0,
            "flags": 0,
            "timestamp": "2026-01-01T00:00:00+00:00",
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [],
            "embeds": [],
            "pinned": False,
            "components": [],
        }
        self.messages[int(message["id"])] = message
        message |= _taken(body)
        return message

    def _edit(self, number: int, body: Body) -> tuple[int, Any]:
        message = self.messages.get(number)
        if message is None:  # answered in place: the message was another bot's run
            return 200, self._post(CHANNEL, body)
        message |= _taken(body)
        return 200, message


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


def _taken(body: Body) -> Body:
    """Return what of a posted body a message keeps."""
    kept: Body = {name: body[name] for name in ("content", "flags", "components") if name in body}
    return kept | {"content": body.get("content") or ""}


def _dm(user: int) -> Body:
    recipient = {"id": str(user), "username": "u", "discriminator": "0", "avatar": None}
    return {"id": str(user + DM_OF), "type": 1, "last_message_id": None, "recipients": [recipient]}


def _application() -> Body:
    plain = {"name": "Gangway", "description": "", "verify_key": "", "flags": 0, "icon": None}
    return {
        "id": str(APPLICATION),
        **plain,
        "bot_public": True,
        "owner": BOT_USER,
        "rpc_origins": [],
        "bot_require_code_grant": False,
    }


def channel_body(channel: int) -> Body:
    """Return a text channel as Discord describes it."""
    return {
        "id": str(channel),
        "type": 0,
        "guild_id": str(GUILD),
        "name": f"table-{channel % 10}",
        "position": 0,
        "parent_id": None,
        "topic": None,
        "nsfw": False,
        "permission_overwrites": [],
        "last_message_id": None,
    }


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


KNOWN: Final[dict[tuple[str, str], tuple[int, Any]]] = {
    ("GET", "/users/@me"): (200, BOT_USER),
    ("GET", "/oauth2/applications/@me"): (200, _application()),
    ("PUT", f"/applications/{APPLICATION}/commands"): (200, []),
}
"""What is always answered alike."""


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

    @override
    async def run(
        self, function: Callable[[*Ts], T], *arguments: *Ts, priority: Priority = Priority.SHOWN
    ) -> T:
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
        self.bot._connection.parse_interaction_create(interaction)  # type: ignore[arg-type]

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
        for pending in self.bot.delivery._pending.values():
            pending.urgent.set()
        await asyncio.gather(*self.bot.delivery._tasks())

    async def settle(self) -> None:
        """Wait until all is answered and shown."""
        await asyncio.sleep(0)
        for _ in range(2):
            await self.bot.answering.wait_until_answered()
            await self.bot.delivery.wait_until_shown()

    async def acquaint(self, user: int, name: str, language: str) -> None:
        """Let the bot know somebody whose direct messages are open."""
        await self.bot.known_users.save(User(user, name, language, user + DM_OF))


@asynccontextmanager
async def bare_bot(now: float) -> AsyncIterator[Bare]:
    """Start the bot on a wire of its own; its clock stands still at `now`."""
    database, wire, workers = InlineDatabase(), Wire(now), Inline()
    store = Store(database, dict(SHELF))
    bot = GameBot(store, dict(SHELF), workers=workers)
    assert isinstance(bot.delivery, Delivery)
    bot.delivery.clock.now = lambda: now

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


# ---- interactions -----------------------------------------------------------------------


def asked(
    kind: int,
    number: int,
    user: int,
    data: Body,
    *,
    name: str = "Somebody",
    channel: int | None = CHANNEL,
    locale: str = "en-US",
    message: Body | None = None,
) -> Body:
    """Return an interaction as the gateway brings it; without a channel, by direct message.

    Whoever asks may manage nothing.
    """
    person = {"id": str(user), "username": name, "discriminator": "0", "avatar": None}
    told: Body = {
        "id": str(number),
        "application_id": str(APPLICATION),
        "type": kind,
        "token": f"token-{number}",
        "version": 1,
        "locale": locale,
        "entitlements": [],
        "app_permissions": str(2**50 - 1),
        "attachment_size_limit": 10**7,
        "authorizing_integration_owners": {},
        "context": 1 if channel is None else 0,
        "data": data,
    }
    if message is not None:
        told["message"] = message
    if channel is None:
        dm = _dm(user)
        return told | {"user": person, "channel_id": dm["id"], "channel": dm}
    member = {
        "user": person,
        "roles": [],
        "joined_at": "2026-01-01T00:00:00+00:00",
        "deaf": False,
        "mute": False,
        "flags": 0,
        "permissions": "0",
    }
    return told | {
        "guild_id": str(GUILD),
        "guild": {"id": str(GUILD), "locale": "en-US", "features": []},
        "guild_locale": "en-US",
        "channel_id": str(channel),
        "channel": channel_body(channel),
        "member": member,
    }


def command(text: str, options: Mapping[str, Any], *, focused: str | None = None) -> Body:
    """Return the data of a slash command; of an autocompletion if an option is `focused`."""
    given = [
        {"name": name, "type": 3, "value": value, **({"focused": True} if name == focused else {})}
        for name, value in options.items()
    ]
    name, *words = text.split()
    for word in reversed(words):
        given = [{"name": word, "type": 1, "options": given}]
    return {"id": "3", "name": name, "type": 1, "options": given}


def pressed(custom_id: str, *values: str) -> Body:
    """Return the data of a press, or of a select's answer."""
    if values:
        return {"custom_id": custom_id, "component_type": 3, "values": list(values)}
    return {"custom_id": custom_id, "component_type": 2}
