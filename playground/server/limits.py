"""Rate limits of routes: none, those that a test sets, or the real service's."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from playground.server.faults import rate_limited, shape

if TYPE_CHECKING:
    from collections.abc import Mapping

    from playground.rest.routes import Route
    from playground.state.clock import Clock

UNLIMITED = (50, 49, 1.0)
"""A route without a limit, in its headers: calls allowed, calls remaining, seconds."""
GLOBAL_CALLS, GLOBAL_SECONDS = 50, 1.0
_MESSAGES = "/channels/{}/messages"
# Only the global limit is documented; these were read from the real service's headers.
REAL_LIMITS = {
    ("POST", _MESSAGES): (5, 5.0),
    ("PATCH", _MESSAGES + "/{}"): (5, 5.0),
    ("DELETE", _MESSAGES + "/{}"): (5, 1.0),
    ("POST", "/channels/{}/typing"): (5, 5.0),
    ("POST", "/webhooks/{}/{}"): (5, 2.0),
}


@dataclass(slots=True)
class Limit:
    """At most `calls` in `per` seconds, counted for each set of ids in the path."""

    calls: int
    per: float
    since: dict[str, tuple[float, int]] = field(default_factory=dict)

    def count(self, key: str, now: float) -> tuple[int, float]:
        """Count a call; return how many remain, and the seconds until the count starts anew.

        Below zero remain if the call is one too many.
        """
        start, used = self.since.get(key, (now, 0))
        if now - start >= self.per:
            start, used = now, 0
        if used < self.calls:
            self.since[key] = (start, used + 1)
        return self.calls - used - 1, start + self.per - now


def keeps_limits(ids: Mapping[str, str]) -> bool:
    """Whether a route with these ids in its path has a limit; first answers have none."""
    return "interaction_id" not in ids


class Limits:
    """The limits in force, counted on the world's clock."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._routes: dict[tuple[str, str], Limit] = {}
        self._global: Limit | None = None
        self.refusals = 0
        """Calls refused as one too many, for their route or for the bot."""

    def limit(self, method: str, path: str, limit: Limit) -> None:
        """Limit a route."""
        self._routes[method.upper(), shape(path)] = limit

    def keep_real_ones(self) -> None:
        """Limit every route as the real service does."""
        self._global = Limit(GLOBAL_CALLS, GLOBAL_SECONDS)
        self._routes |= {route: Limit(*figures) for route, figures in REAL_LIMITS.items()}

    def count(
        self, route: Route, ids: Mapping[str, str], token: str, headers: dict[str, str]
    ) -> None:
        """Count a call of the bot with that token, and say in the headers what is left.

        Raises:
            DiscordError: (429) if it is one too many for its route or for the bot.
        """
        if not keeps_limits(ids):
            return
        now = self._clock.now()
        # Follow-ups to interactions do not count towards the global limit.
        if self._global is not None and "interaction_token" not in ids:
            remaining, reset = self._global.count(token, now)
            if remaining < 0:
                self.refusals += 1
                raise rate_limited(reset, everywhere=True)
        limit = self._routes.get((route.method, shape(route.path)))
        key = ids.get("channel_id") or ids.get("guild_id") or ids.get("interaction_token") or ""
        calls, remaining, reset = (limit.calls, *limit.count(key, now)) if limit else UNLIMITED
        headers["X-RateLimit-Limit"] = str(calls)
        headers["X-RateLimit-Remaining"] = str(max(remaining, 0))
        headers["X-RateLimit-Reset-After"] = f"{reset:.3f}"
        headers["X-RateLimit-Reset"] = f"{now + reset:.3f}"
        if remaining < 0:
            self.refusals += 1
            raise rate_limited(reset)
