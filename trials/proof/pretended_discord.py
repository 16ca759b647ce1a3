"""As much of Discord as a bot needs in its own process: requests in, answers out, at once.

The playground is a real server, checks whatever it is sent and numbers messages of all channels
together. Here nothing is awaited, anything is taken, and ids go by channel: so two bots that do the
same in one channel send the same, byte for byte, whatever they do in others. What guilds, channels,
users and messages look like is the playground's.
"""

from __future__ import annotations

import json
from collections import defaultdict
from dataclasses import dataclass
from itertools import count
from typing import TYPE_CHECKING, Any, Final, Self, TypeAlias
from urllib.parse import unquote, urlsplit

import aiohttp
from multidict import CIMultiDict

from playground.payloads.applications import application_payload
from playground.payloads.channels import channel_payload
from playground.payloads.guilds import whole_guild_payload
from playground.payloads.messages import message_payload
from playground.payloads.users import member_payload, user_payload
from playground.protocol.permissions import ALL_PERMISSIONS, BITS
from playground.protocol.types import ChannelType
from playground.state.model import Application, Channel, Guild, Membership, Message, Role, User
from playground.state.snowflakes import EPOCH

if TYPE_CHECKING:
    from collections.abc import Mapping

Body: TypeAlias = "dict[str, Any]"

GUILD: Final = 900_000_000_000_000_001
CHANNEL: Final = 900_000_000_000_000_002
SECOND: Final = 900_000_000_000_000_003
"""Another channel of the same server."""
MORE_CHANNELS: Final = tuple(range(900_000_000_000_000_010, 900_000_000_000_000_020))
APPLICATION: Final = 900_000_000_000_000_005
DM_OF: Final = 100_000_000_000_000_000
"""A user's direct messages have the user's id and this."""
BEGAN: Final = 1_767_225_600.0
"""When all was made that is there: 1 January 2026, in seconds since 1970."""

BOT: Final = User(APPLICATION, "Gangway", bot=True)
HOME: Final = Guild(
    GUILD,
    "Home",
    User(1, "Owner"),
    roles={GUILD: Role(GUILD, "@everyone", ALL_PERMISSIONS)},
    members={APPLICATION: Membership(BOT, BEGAN)},
)
HOME.channels |= {
    one: Channel(one, ChannelType.TEXT, f"table-{one % 10}", HOME)
    for one in (CHANNEL, SECOND, *MORE_CHANNELS)
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


class PretendedDiscord:
    """Takes every request of one bot in place of aiohttp's session, and keeps the messages."""

    closed = False

    def __init__(self, now: float) -> None:
        self.messages: dict[int, Body] = {}
        """What stands in channels, by id."""
        self.sent: list[Sent] = []
        self._first = int((now - EPOCH) * 1000) << 22
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

    def request(self, method: str, url: str, **said: Any) -> _Response:
        """Answer a request; the library enters what this returns."""
        path = urlsplit(url).path.removeprefix("/api/v10")
        body, files = _content(said.get("data"))
        self.sent.append(Sent(method, path, body, files))
        answer = self._answer(method, path, json.loads(body) if body else {})
        return _Response(method, url, *answer)

    async def close(self) -> None:
        """Have nothing to close."""

    def _answer(self, method: str, path: str, body: Any) -> tuple[int, Any]:
        """Return status and content of the answer to a request."""
        answer: tuple[int, Any] = 404, {"code": 0, "message": "404: Not Found"}
        match method, unquote(path).strip("/").split("/"):
            case "POST", ["interactions", number, token, "callback"]:
                answer = 200, self._called_back(int(number), token, body)
            case "POST", ["webhooks", _, _]:
                answer = 200, self._post(CHANNEL, body)
            case _, ["webhooks", _, token, "messages", number]:
                told = self._originals.get(token, 0) if number == "@original" else int(number)
                answer = self._change(method, told, body)
            case "POST", ["channels", channel, "messages"]:
                answer = 200, self._post(int(channel), body)
            case "PATCH" | "DELETE", ["channels", _, "messages", number]:
                answer = self._change(method, int(number), body)
            case _, ["channels", channel, *_]:
                answer = 200, channel_payload(_channel(int(channel)))
            case "POST", ["users", "@me", "channels"]:
                answer = 200, dm_body(int(body["recipient_id"]))
            case "GET", ["oauth2", "applications", "@me"]:
                application = Application(APPLICATION, "Gangway", "token", BOT, "")
                answer = 200, application_payload(application, 1)
            case "PUT", ["applications", _, "commands"]:
                answer = 200, []
        return answer

    def _called_back(self, number: int, token: str, body: Body) -> Body:
        told: Body = {"id": str(number), "type": 2}
        kind = body["type"]
        if kind in {4, 5}:
            message = self._post(CHANNEL, body.get("data") or {})
            self._originals[token] = int(message["id"])
            told |= {"response_message_id": message["id"]}
            return {"interaction": told, "resource": {"type": kind, "message": message}}
        return {"interaction": told, "resource": {"type": kind}}

    def _post(self, channel: int, body: Body) -> Body:
        blank = Message(self.next_id(channel), _channel(channel), BOT, BEGAN)
        message = self.messages[blank.id] = message_payload(blank) | _taken(body)
        return message

    def _change(self, method: str, number: int, body: Body) -> tuple[int, Any]:
        if method == "DELETE":
            self.messages.pop(number, None)
            return 204, None
        message = self.messages.get(number)
        if message is None:  # answered in place: the message was another bot's run
            return 200, self._post(CHANNEL, body)
        message |= _taken(body)
        return 200, message


class _Response:
    """As much of an answer as the library reads."""

    reason = ""

    def __init__(self, method: str, url: str, status: int, body: Any) -> None:
        self.method, self.url, self.status = method, url, status
        self._text = "" if body is None else json.dumps(body)
        kind = "text/plain" if body is None else "application/json"
        self.headers = CIMultiDict({"Content-Type": kind})

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        return None

    async def text(self, encoding: str = "utf-8") -> str:  # noqa: ARG002 - as aiohttp has it
        """Return it as it came."""
        return self._text


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
    kept: Body = {name: body[name] for name in ("flags", "components") if name in body}
    return kept | {"content": body.get("content") or ""}


def _channel(number: int) -> Channel:
    return HOME.channels.get(number) or Channel(number, ChannelType.TEXT, "elsewhere", HOME)


def dm_body(user: int) -> Body:
    """Return a user's direct messages as Discord describes them."""
    reader = {user: User(user, "u")}
    return channel_payload(Channel(user + DM_OF, ChannelType.DM, recipients=reader))


def guild_body() -> Body:
    """Return the server as the gateway brings it."""
    return whole_guild_payload(HOME, BOT, everybody=False)


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

    Whoever asks may open threads, and manage nothing.
    """
    person = User(user, name)
    place = dm_body(user) if channel is None else channel_payload(_channel(channel))
    told: Body = {
        "id": str(number),
        "application_id": str(APPLICATION),
        "type": kind,
        "token": f"token-{number}",
        "version": 1,
        "locale": locale,
        "entitlements": [],
        "app_permissions": str(ALL_PERMISSIONS),
        "attachment_size_limit": 10**7,
        "authorizing_integration_owners": {},
        "context": 1 if channel is None else 0,
        "data": data,
        "channel_id": place["id"],
        "channel": place,
    }
    if message is not None:
        told["message"] = message
    if channel is None:
        return told | {"user": user_payload(person)}
    member = member_payload(Membership(person, BEGAN))
    return told | {
        "guild_id": str(GUILD),
        "guild": {"id": str(GUILD), "locale": HOME.locale, "features": HOME.features},
        "guild_locale": HOME.locale,
        "member": member | {"permissions": str(BITS["CREATE_PUBLIC_THREADS"])},
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
