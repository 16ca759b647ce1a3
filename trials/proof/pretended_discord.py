"""As much of Discord as a bot needs that is answered at once: routes, messages, interactions.

The playground checks whatever it is sent and is as slow as a real server. Proofs of many thousand
steps (`wire`) and the pong without a playground (`trials.bench.bare_discord`) take this.
"""

from __future__ import annotations

from collections import defaultdict
from itertools import count
from typing import TYPE_CHECKING, Any, Final, TypeAlias
from urllib.parse import unquote

if TYPE_CHECKING:
    from collections.abc import Mapping

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

BOT_USER: Final = {
    "id": str(APPLICATION),
    "username": "Gangway",
    "discriminator": "0",
    "avatar": None,
    "bot": True,
}


class PretendedDiscord:
    """Answers one bot's requests as Discord would, and keeps the messages."""

    def __init__(self, now: float) -> None:
        self.messages: dict[int, Body] = {}
        """What stands in channels, by id."""
        self._first = (int(now * 1000) - EPOCH) << 22
        self._ids: defaultdict[int, count[int]] = defaultdict(count)
        """How many ids were given away, by channel."""
        self._originals: dict[str, int] = {}
        """The first answers to interactions, by token."""

    def next_id(self, channel: int = 0) -> int:
        """Return a new id, of an interaction or of a channel's message; they tell of no other's."""
        return self._first + channel % 1009 * 100_000 + next(self._ids[channel])

    def answer(self, method: str, path: str, body: Any) -> tuple[int, Any]:
        """Return status and content of the answer to a request."""
        parts = unquote(path).strip("/").split("/")
        match method, parts:
            case "POST", ["interactions", number, token, "callback"]:
                return 200, self._called_back(int(number), token, body)
            case _, ["webhooks", _, token, *rest]:
                return self._after_an_answer(method, token, rest, body)
            case _, ["channels", channel, *rest]:
                return self._in_channel(method, int(channel), rest, body)
            case "POST", ["users", "@me", "channels"]:
                return 200, dm_body(int(body["recipient_id"]))
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


def _taken(body: Body) -> Body:
    """Return what of a posted body a message keeps."""
    kept: Body = {name: body[name] for name in ("content", "flags", "components") if name in body}
    return kept | {"content": body.get("content") or ""}


def dm_body(user: int) -> Body:
    """Return a user's direct messages as Discord describes them."""
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


KNOWN: Final[dict[tuple[str, str], tuple[int, Any]]] = {
    ("GET", "/users/@me"): (200, BOT_USER),
    ("GET", "/oauth2/applications/@me"): (200, _application()),
    ("PUT", f"/applications/{APPLICATION}/commands"): (200, []),
}
"""What is always answered alike."""


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
        dm = dm_body(user)
        return told | {"user": person, "channel_id": dm["id"], "channel": dm}
    member = {
        "user": person,
        "roles": [],
        "joined_at": "2026-01-01T00:00:00+00:00",
        "deaf": False,
        "mute": False,
        "flags": 0,
        "permissions": str(1 << 35),
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
