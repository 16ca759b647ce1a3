"""Routes: how they are found, one call of a route, and what every route may ask."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from playground.protocol.encoding import Json, Upload
from playground.protocol.errors import (
    MISSING_ACCESS,
    MISSING_PERMISSIONS,
    UNAUTHORIZED,
    DiscordError,
    invalid_form,
)
from playground.protocol.permissions import BITS
from playground.state.permissions import can_see, permissions_in_channel

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from playground.state.model import Application, Channel, Message
    from playground.state.services import Services
    from playground.state.state import State

Answer: TypeAlias = Json | list[Json] | None


@dataclass(slots=True)
class Call:
    """One request to a route, its path's ids and its body already read.

    `body` is an object that was sent, `items` a list, `sent` either, or None.
    """

    services: Services
    application: Application | None
    ids: Mapping[str, str]
    query: Mapping[str, str] = field(default_factory=dict)
    body: Json = field(default_factory=dict)
    items: Sequence[Json] = ()
    sent: object = None
    uploads: Sequence[Upload] = ()

    @property
    def state(self) -> State:
        """The state of the world."""
        return self.services.state

    @property
    def bot(self) -> Application:
        """The application that asks.

        Raises:
            DiscordError: (401) without a valid token.
        """
        if self.application is None:
            raise DiscordError(UNAUTHORIZED)
        return self.application

    def id(self, name: str) -> int:
        """Return an id of the path.

        Raises:
            DiscordError: for what is no number.
        """
        value = self.ids[name]
        if not value.isdigit():
            sentence = f'Value "{value}" is not snowflake.'
            raise invalid_form(((name,), "NUMBER_TYPE_COERCE", sentence))
        return int(value)

    def channel(self, *permissions: str) -> Channel:
        """Return the path's channel.

        Raises:
            DiscordError: if there is none, or the bot does not see it or may not do these
                there.
        """
        channel = self.state.channel(self.id("channel_id"))
        self.require(channel, *permissions)
        return channel

    def require(self, channel: Channel, *permissions: str) -> None:
        """Check that the bot sees the channel and has the permissions there.

        Raises:
            DiscordError: if not.
        """
        allowed = permissions_in_channel(channel, self.bot.user.id)
        if not can_see(self.bot.user, channel):
            raise DiscordError(MISSING_ACCESS)
        if any(not allowed & BITS[permission] for permission in permissions):
            raise DiscordError(MISSING_PERMISSIONS)

    def may(self, channel: Channel, permission: str) -> bool:
        """Whether the bot has a permission in a channel."""
        return bool(permissions_in_channel(channel, self.bot.user.id) & BITS[permission])

    def message(self, channel: Channel) -> Message:
        """Return the message of the path.

        Raises:
            DiscordError: if there is none.
        """
        return self.state.message(channel, self.id("message_id"))


@dataclass(frozen=True, slots=True)
class Route:
    """A method and a path with its function; `status` is that of an answer with a body."""

    method: str
    path: str
    serve: Callable[[Call], Answer]
    status: int = 200

    @property
    def bucket(self) -> str:
        """The name of its rate limit, as Discord's headers give it."""
        return hashlib.blake2s(f"{self.method} {self.path}".encode(), digest_size=16).hexdigest()


class RouteTable:
    """Finds routes; literal steps win over parameters."""

    def __init__(self, routes: Iterable[Route]) -> None:
        self._by_shape: dict[tuple[str, int], list[tuple[tuple[str, ...], Route]]] = {}
        for route in routes:
            steps = tuple(route.path.strip("/").split("/"))
            self._by_shape.setdefault((route.method, len(steps)), []).append((steps, route))
        for candidates in self._by_shape.values():
            candidates.sort(key=lambda candidate: sum(step[0] == "{" for step in candidate[0]))

    def find(self, method: str, path: str) -> tuple[Route, Mapping[str, str]] | None:
        """Return the route of a path (without /api/v10), with the ids in it.

        >>> routes = RouteTable([Route("GET", "/users/{user_id}", serve=lambda call: None)])
        >>> routes.find("GET", "/users/7")[1]
        {'user_id': '7'}
        """
        steps = path.strip("/").split("/")
        for pattern, route in self._by_shape.get((method, len(steps)), ()):
            ids = _match(pattern, steps)
            if ids is not None:
                return route, ids
        return None

    def knows(self, path: str) -> bool:
        """Whether some other method has this path."""
        methods = {method for method, _ in self._by_shape}
        return any(self.find(method, path) for method in methods)


def _match(pattern: Sequence[str], steps: Sequence[str]) -> dict[str, str] | None:
    ids = {}
    for expected, step in zip(pattern, steps, strict=True):
        if expected[0] == "{":
            ids[expected[1:-1]] = step
        elif expected != step:
            return None
    return ids
