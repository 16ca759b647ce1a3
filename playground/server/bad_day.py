"""A bad day of Discord: some requests refused, some answers lost, all of them late."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING

from playground.server.faults import ANY, Fault

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playground.rest.routes import Route

STATUSES = (500, 502, 503, 504, 429)
SERVER_ERROR = 500


@dataclass(slots=True)
class BadDay:
    """Faults for every route, the same ones for the same seed.

    Of each route's calls every `refused_every`th is refused with one of the statuses before it
    takes effect, and every `lost_every`th takes effect and its answer is lost: the connection is
    cut, or it is a 5xx. Which ones depends on the seed and on the call's number within its route,
    not on other routes.
    """

    seed: int
    refused_every: int = 10
    lost_every: int = 20
    latency: float = 0.0
    """Seconds that every request takes on its way, on the world's clock."""
    retry_after: float = 0.05
    statuses: Sequence[int] = STATUSES
    refused: int = 0
    lost: int = 0
    _calls: Counter[str] = field(default_factory=Counter)

    def next_fault(self, route: Route) -> Fault | None:
        """Return what the next call of a route meets, if anything."""
        name = f"{route.method} {route.path}"
        number = self._calls[name]
        self._calls[name] += 1
        fault = Fault(ANY, ANY, delay=self.latency, retry_after=self.retry_after)
        if self._strikes("refused", name, number, self.refused_every):
            self.refused += 1
            fault.status = self._luck("status", name, number).choice(self.statuses)
        elif self._strikes("lost", name, number, self.lost_every):
            self.lost += 1
            fault.after = True
            fault.status = self._luck("answer", name, number).choice(self._after)
            fault.lost = not fault.status
        elif not self.latency:
            return None
        return fault

    @property
    def _after(self) -> Sequence[int]:
        """What may hide that a call took effect: a cut connection (0), or an error of Discord's."""
        return (0, *(one for one in self.statuses if one >= SERVER_ERROR))

    def _strikes(self, what: str, name: str, number: int, every: int) -> bool:
        """Whether a call is the one of its block that is struck; a block is `every` calls long."""
        block, place = divmod(number, every)
        return self._luck(what, name, block).randrange(every) == place

    def _luck(self, what: str, name: str, number: int) -> Random:
        return Random(f"{self.seed} {what} {name} {number}")  # noqa: S311 - repeatable on purpose
