"""Faults that a test injects into routes, and limits that a route keeps."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from playground.protocol.errors import RATE_LIMITED, DiscordError, ErrorCode

if TYPE_CHECKING:
    from playground.rest.routes import Route
    from playground.state.clock import Clock

_PARAMETER = re.compile(r"\{[^}]*\}")
TOO_MANY_REQUESTS = 429
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
    """Answers with `status` the next `times` calls of a route.

    With `after` the call takes effect first and only its answer is lost, as when a
    gateway times out.
    """

    method: str
    path: str
    status: int
    times: int = 1
    code: int = 0
    retry_after: float = 0.01
    after: bool = False

    def error(self) -> DiscordError:
        """Return the refusal this fault answers with."""
        if self.status == TOO_MANY_REQUESTS:
            return rate_limited(self.retry_after)
        sentence = _SENTENCES.get(self.status, f"{self.status}: Refused")
        return DiscordError(ErrorCode(self.status, self.code, sentence))


def rate_limited(retry_after: float) -> DiscordError:
    """Make a 429 of one route."""
    return DiscordError(RATE_LIMITED, extra={"retry_after": retry_after, "global": False})


@dataclass(slots=True)
class Limit:
    """So many calls in so many seconds, counted for each set of ids in the path."""

    calls: int
    per: float
    since: dict[str, tuple[float, int]] = field(default_factory=dict)

    def count(self, key: str, now: float) -> tuple[int, float]:
        """Count a call: how many remain, and the seconds until the count starts anew.

        A remainder below zero means that the call is one too many.
        """
        start, used = self.since.get(key, (now, 0))
        if now - start >= self.per:
            start, used = now, 0
        if used < self.calls:
            self.since[key] = (start, used + 1)
        return self.calls - used - 1, start + self.per - now


class Faults:
    """The faults waiting for their routes, and the limits in force."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._waiting: list[Fault] = []
        self._limits: dict[tuple[str, str], Limit] = {}

    def add(self, fault: Fault) -> None:
        """Inject a fault from now on."""
        self._waiting.append(fault)

    def limit(self, method: str, path: str, limit: Limit) -> None:
        """Let a route keep a limit."""
        self._limits[_shape(method, path)] = limit

    def next_fault(self, route: Route) -> Fault | None:
        """Return the fault this call of a route meets, if any."""
        for fault in self._waiting:
            if _shape(fault.method, fault.path) == _shape(route.method, route.path):
                fault.times -= 1
                if fault.times <= 0:
                    self._waiting.remove(fault)
                return fault
        return None

    def count(self, route: Route, key: str) -> tuple[int, int, float] | None:
        """Count a call against the route's limit: limit, remainder, seconds until anew."""
        if not self._limits:
            return None
        limit = self._limits.get(_shape(route.method, route.path))
        if limit is None:
            return None
        return (limit.calls, *limit.count(key, self._clock.now()))


def _shape(method: str, path: str) -> tuple[str, str]:
    return method.upper(), _PARAMETER.sub("{}", path)
