"""The values of clocks: until when each seat is waited for, as they are stored with a match.

Moments are seconds since the epoch, which know neither time zones nor changes of the hour. See
`matches.clocks.timing` for what is done with them.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from pydantic import Field

from games.kit.text import Seat
from games.kit.value import Value

Reminding: TypeAlias = Literal["mention", "dm", "none", "later", "together"]
"""How a player is reminded: at the table, by direct message, not at all, later, as quiet hours are
now, or after these, together with the other tables that have waited for them."""

Vote: TypeAlias = Literal["wait", "move", "end"]
"""What the others may vote for: more time, a computer's move, or the end of an unrated match."""
VOTES: Final[tuple[Vote, ...]] = get_args(Vote)


class SeatClock(Value):
    """The clock of one seat that is waited for."""

    acted: int
    """Moves that the seat had made when the clock began; it is for the next one."""
    began: float
    since: float
    """When it began, or was set forward last."""
    due: float
    """When a computer makes the move."""
    reminder: float | None
    """When its player is reminded; None once that is done."""
    reminding: Reminding | None = None
    """How they were reminded; None before half of the time is over."""
    lost: float = 0.0
    """Seconds of it in which nobody could reach the bot."""
    last: float | None = None
    """When its seat must be done with its turn, unless another one acts meanwhile."""
    others: int = 0
    """Moves that the other seats had made when that was set."""
    has_missed: bool = False
    """Whether its seat has missed a decision of the same turn."""

    def used(self, now: float) -> float:
        """Return the seconds for which its seat has kept the others waiting."""
        return max(0.0, now - self.began - self.lost)

    @property
    def is_late(self) -> bool:
        """Whether half of the time is over, so that the others may vote."""
        return self.reminding is not None

    @property
    def next(self) -> float:
        """When it next needs a reminder or a move."""
        return self.due if self.reminder is None else min(self.due, self.reminder)


class Clocks(Value):
    """The clocks of a match, as stored."""

    running: dict[Seat, SeatClock] = Field(default_factory=dict)
    missed: dict[Seat, int] = Field(default_factory=dict)
    """Decisions in a row that each seat has missed; 0 where there is none."""
    votes: dict[Seat, Vote] = Field(default_factory=dict)
    """The votes of the others about those who are late."""
    used: dict[Seat, float] = Field(default_factory=dict)
    """Seconds for which each seat has kept the others waiting, in clocks that run no more."""
    bell: float | None = None
    """When the match must be over at the latest, as the round of its tournament then is."""

    def time_used(self, now: float) -> dict[Seat, float]:
        """Return the seconds for which each seat has kept the others waiting so far."""
        running = {seat: clock.used(now) for seat, clock in self.running.items()}
        seats = running.keys() | self.used.keys()
        return {seat: running.get(seat, 0.0) + self.used.get(seat, 0.0) for seat in seats}

    @property
    def due(self) -> float | None:
        """When the next of them needs a reminder or a move."""
        return min((clock.next for clock in self.running.values()), default=None)

    @property
    def late(self) -> frozenset[Seat]:
        """The seats for which more than half of the time is over."""
        return frozenset(seat for seat, clock in self.running.items() if clock.is_late)

    def missed_by(self, seat: Seat) -> int:
        """Return how many decisions in a row a seat has missed."""
        return self.missed.get(seat, 0)
