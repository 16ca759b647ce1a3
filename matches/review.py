"""Review: a match that is over, looked at step by step, round by round, or by its landmarks.

What was taken back before others saw it is no step.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, get_args

from matches.history import stages, worth_telling

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from games.kit.game import Event, Seat, Value
    from matches.match import Match, Played

Way = Literal["back", "on", "round-on"]
WAYS: Final[tuple[Way, ...]] = get_args(Way)
"""How one gets from one place of a review to another, but for the landmarks."""
MOST_LANDMARKS: Final = 25
"""As many options as a select of Discord has."""


@dataclass(frozen=True)
class Landmark:
    """A place of a review that is worth going to: a turn of the story, or where a part begins."""

    place: int
    climax: Event | None = None
    """What turned the story there."""
    round: int | None = None
    """Which round begins there."""
    seat: Seat | None = None
    """Whose turn begins there."""


@dataclass(frozen=True)
class Review:
    """A match at every step; a place is the number of a step, from 0 for the deal on."""

    stages: tuple[Match, ...]
    log: tuple[Played, ...]
    """What led to each place but the first."""
    rounds: tuple[int, ...]
    """The places at which rounds begin; the first of them is 0."""

    @property
    def last(self) -> int:
        """The place of the end."""
        return len(self.stages) - 1

    def round_at(self, place: int) -> int:
        """Return the round of a place, from 1."""
        return bisect_right(self.rounds, place)

    @property
    def has_rounds(self) -> bool:
        """Whether there is more than one round."""
        return len(self.rounds) > 1

    def landmarks(self) -> list[Landmark]:
        """Return the deal, the end, and in between what fits: the story, rounds, then turns."""
        kept = {
            0: Landmark(0, round=1 if self.has_rounds else None),
            self.last: Landmark(self.last),
        }
        for kind in (self._climaxes(), self._rounds(), self._turns()):
            new = [one for one in kind if one.place not in kept]
            room = MOST_LANDMARKS - len(kept)
            kept |= {one.place: one for one in _evenly(new, room)}
        return [kept[place] for place in sorted(kept)]

    def _climaxes(self) -> Iterator[Landmark]:
        keys = self.stages[0].game.climaxes
        for place, line in enumerate(self.log, 1):
            turned = [told for told in line.events if told.key in keys and told.to is None]
            if turned:
                yield Landmark(place, turned[0])

    def _rounds(self) -> Iterator[Landmark]:
        if self.has_rounds:
            yield from (Landmark(place, round=n) for n, place in enumerate(self.rounds, 1))

    def _turns(self) -> Iterator[Landmark]:
        for place in range(1, self.last):
            seat = self.log[place].seat
            if seat != self.log[place - 1].seat and seat in self.stages[0].seats:
                yield Landmark(place, seat=seat)

    def goal(self, place: int, way: Way) -> int:
        """Return the place that is reached from a place.

        >>> review = Review((None,) * 9, (), (0, 4))  # type: ignore[arg-type]
        >>> [review.goal(5, way) for way in WAYS]
        [4, 6, 8]
        """
        after = bisect_right(self.rounds, place)
        return {
            "back": max(place - 1, 0),
            "on": min(place + 1, self.last),
            "round-on": self.rounds[after] if after < len(self.rounds) else self.last,
        }[way]


def review(match: Match, log: Sequence[Played]) -> Review:
    """Return a match that is over at every step.

    Raises:
        ValueError: while the match runs, for its hands are secrets.
        IllegalMove: for a log that this version of the rules refuses.
    """
    if match.outcome is None:
        msg = f"match {match.id} is not over"
        raise ValueError(msg)
    dealt, *after = stages(match, log)
    by_ply = {one.ply: one for one in after}
    told = worth_telling(log)
    steps = [(line.seat, by_ply[line.ply].state) for line in told]
    kept = [told[at] for at in standing_steps(dealt.state, steps)]
    positions = [dealt, *(by_ply[line.ply] for line in kept)]
    if kept:
        positions[-1] = match
    return Review(tuple(positions), tuple(kept), _rounds(positions, kept))


def standing_steps(dealt: Value, steps: Iterable[tuple[Seat, Value]]) -> list[int]:
    """Return which steps were not undone by their own seat, as some games let it.

    Of each step there is the seat that took it and the state that it led to, from `dealt` on.
    """
    standing: list[int] = []
    seats: list[Seat] = []
    states = [dealt]
    for at, (seat, state) in enumerate(steps):
        if gone := _undone(seats, states, seat, state):
            del standing[-gone:], seats[-gone:], states[-gone:]
        else:
            standing.append(at)
            seats.append(seat)
            states.append(state)
    return standing


def _undone(seats: Sequence[Seat], states: Sequence[Value], seat: Seat, reached: Value) -> int:
    """Return how many of the last steps a seat has undone itself."""
    for many in range(1, len(seats) + 1):
        if seats[-many] != seat:
            break
        if _is_same(states[-many - 1], reached):
            return many
    return 0


def _is_same(one: Value, other: Value) -> bool:
    """Tell whether two positions differ in nothing but what is marked as new."""
    fields = type(one).model_fields.keys() - {"marks"}
    return all(getattr(one, name) == getattr(other, name) for name in fields)


def _evenly(found: Sequence[Landmark], most: int) -> list[Landmark]:
    """Return at most so many of them, evenly spread."""
    if len(found) <= most:
        return list(found)
    return [found[n * len(found) // most] for n in range(most)]


def _rounds(positions: Sequence[Match], log: Sequence[Played]) -> tuple[int, ...]:
    """Return where rounds begin: as the game counts them, else each time the first seat is back."""
    game = positions[0].game
    numbers = [game.round_of(game.view(one.state, None)) for one in positions]
    if None not in numbers:
        return (0, *(at for at in range(1, len(numbers)) if numbers[at] != numbers[at - 1]))
    seats = [line.seat for line in log]
    starts = (at for at in range(1, len(seats)) if seats[at] == seats[0] != seats[at - 1])
    return (0, *starts)
