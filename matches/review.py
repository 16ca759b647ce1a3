"""Review: a match that is over, looked at entry by entry and round by round."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, get_args

from matches.history import stages

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matches.match import Match, Played

Way = Literal["back", "on", "round-back", "round-on", "first", "last"]
WAYS: Final[tuple[Way, ...]] = get_args(Way)
"""How one gets from one place of a review to another."""


@dataclass(frozen=True)
class Review:
    """A match at every ply; a place is a ply, from 0 for the deal to the last one."""

    stages: tuple[Match, ...]
    log: tuple[Played, ...]
    rounds: tuple[int, ...]
    """The places at which rounds begin; the first of them is 0."""

    @property
    def last(self) -> int:
        """The place of the end."""
        return len(self.stages) - 1

    def round_at(self, place: int) -> int:
        """Return the round of a place, from 1."""
        return bisect_right(self.rounds, place)

    def goal(self, place: int, way: Way) -> int:
        """Return the place that is reached from a place.

        >>> review = Review((None,) * 9, (), (0, 4))  # type: ignore[arg-type]
        >>> [review.goal(5, way) for way in WAYS]
        [4, 6, 4, 8, 0, 8]
        """
        before, after = bisect_left(self.rounds, place), bisect_right(self.rounds, place)
        return {
            "back": max(place - 1, 0),
            "on": min(place + 1, self.last),
            "round-back": self.rounds[max(before - 1, 0)],
            "round-on": self.rounds[after] if after < len(self.rounds) else self.last,
            "first": 0,
            "last": self.last,
        }[way]


def review(match: Match, log: Sequence[Played]) -> Review:
    """Return a match that is over at every ply.

    Raises:
        ValueError: while the match runs, for its hands are secrets.
        IllegalMove: for a log that this version of the rules refuses.
    """
    if match.outcome is None:
        msg = f"match {match.id} is not over"
        raise ValueError(msg)
    positions = tuple(stages(match, log))
    return Review(positions, tuple(log), _rounds(positions, log))


def _rounds(positions: Sequence[Match], log: Sequence[Played]) -> tuple[int, ...]:
    """Return where rounds begin: as the game counts them, else each time the first seat is back."""
    game = positions[0].game
    numbers = [game.round_of(game.view(one.state, None)) for one in positions]
    if None not in numbers:
        return (0, *(at for at in range(1, len(numbers)) if numbers[at] != numbers[at - 1]))
    seats = [line.seat for line in log]
    starts = (at for at in range(1, len(seats)) if seats[at] == seats[0] != seats[at - 1])
    return (0, *starts)
