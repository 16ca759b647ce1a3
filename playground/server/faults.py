"""Faults that a test injects into routes: refusals, slow answers, lost requests and answers."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from playground.protocol.errors import BY_CODE, RATE_LIMITED, DiscordError, ErrorCode

if TYPE_CHECKING:
    from playground.rest.routes import Route

_PARAMETER = re.compile(r"\{[^}]*\}")
TOO_MANY_REQUESTS = 429
ANY = "*"
"""Instead of a method or path: all of them."""
_SENTENCES = {
    400: "400: Bad Request",
    401: "401: Unauthorized",
    403: "Missing Access",
    404: "404: Not Found",
    500: "500: Internal Server Error",
    502: "502: Bad Gateway",
    503: "503: Service Unavailable",
    504: "504: Gateway Timeout",
}


@dataclass(slots=True)
class Fault:
    """What the next `times` calls of a route meet.

    A `status` is answered; without one (0) the call is served. `delay` seconds pass on the world's
    clock. `lost` cuts the connection instead of answering. All that happens before the call takes
    effect, or with `after` once it has, as when a gateway times out.
    """

    method: str
    path: str
    status: int = 0
    times: int = 1
    code: int = 0
    retry_after: float = 0.01
    after: bool = False
    delay: float = 0.0
    lost: bool = False
    everywhere: bool = False
    """Whether a 429 is of the limit that all routes share."""
    channel: int | None = None
    """The channel that is meant, or all."""

    def meets(self, route: Route, channel: int | None) -> bool:
        """Whether a route is meant, called about a channel, or about none."""
        method = self.method in (ANY, route.method)
        place = self.channel in (None, channel)
        return place and method and (self.path == ANY or shape(self.path) == shape(route.path))

    def error(self) -> DiscordError | None:
        """Return the refusal this fault answers with, if it does."""
        if not self.status:
            return None
        if self.status == TOO_MANY_REQUESTS:
            return rate_limited(self.retry_after, everywhere=self.everywhere)
        known = BY_CODE.get(self.code)
        sentence = _SENTENCES.get(self.status, f"{self.status}: Refused")
        return DiscordError(ErrorCode(self.status, self.code, known.message if known else sentence))


def rate_limited(retry_after: float, *, everywhere: bool = False) -> DiscordError:
    """Make a 429 of one route, or of the limit that all share."""
    return DiscordError(RATE_LIMITED, extra={"retry_after": retry_after, "global": everywhere})


class Profile(Protocol):
    """A source of faults that decides which calls meet them."""

    def next_fault(self, route: Route) -> Fault | None:
        """Return what the next call of a route meets, if anything."""


class Faults:
    """The faults waiting for their routes, and the bad day, if it is one."""

    def __init__(self) -> None:
        self._waiting: list[Fault] = []
        self.bad_day: Profile | None = None

    def add(self, fault: Fault) -> None:
        """Inject a fault from now on."""
        self._waiting.append(fault)

    def clear(self) -> None:
        """Forget the faults that are still waiting, and end the bad day."""
        self._waiting.clear()
        self.bad_day = None

    def next_fault(self, route: Route, channel: int | None = None) -> Fault | None:
        """Return the fault that this call of a route, about a channel, meets, if any."""
        for fault in self._waiting:
            if fault.meets(route, channel):
                fault.times -= 1
                if fault.times <= 0:
                    self._waiting.remove(fault)
                return fault
        return self.bad_day.next_fault(route) if self.bad_day else None


def shape(path: str) -> str:
    """Return a path whose parameters have no names.

    >>> shape("/users/{user_id}")
    '/users/{}'
    """
    return _PARAMETER.sub("{}", path)
