"""What stays the same during one decision: the deals, the luck, the values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from games.kit.computers.candidates import EVEN

if TYPE_CHECKING:
    from games.kit.chance import Chance
    from games.kit.game import AnyGame, Outcome, Seat, Spec, Value
    from games.kit.mind import Mind


@dataclass(frozen=True)
class Table:
    """What stays the same during one decision. Its luck is drawn from one source, in order."""

    game: AnyGame
    mind: Mind[Any, Any, Any]
    seat: Seat
    """Who decides."""
    luck: Chance
    notes: Value | None = None

    def deal(self, world: Value) -> Value:
        """Redeal whatever the seat cannot know, or does not remember."""
        if self.notes is None:
            dealt: Value = self.game.redeal(world, self.seat, self.luck)
            return dealt
        recalled: Value = self.game.recall(world, self.seat, self.luck, self.notes)
        return recalled

    def values(self, state: Value, seats: tuple[Seat, ...]) -> tuple[float, ...]:
        """Return how good a position is for each of these seats, 0 to 1."""
        if outcome := self.game.outcome(state):
            return tuple(value_of(outcome, self.game.spec, seat) for seat in seats)
        worth = self.mind.worth(state)
        return tuple(worth[seat] if worth else EVEN for seat in seats)

    def lead(self, state: Value) -> float:
        """Return by how much the seat is ahead at the end: in points, or else in worth."""
        outcome = self.game.outcome(state)
        if outcome and outcome.scores:
            others = [*outcome.scores[: self.seat], *outcome.scores[self.seat + 1 :]]
            return float(outcome.scores[self.seat] - max(others, default=0))
        worth = self.mind.worth(state) if outcome else ()
        return worth[self.seat] if worth else 0.0


def value_of(outcome: Outcome, spec: Spec, seat: Seat) -> float:
    """Return what an outcome is worth to a seat, 0 to 1: any win more than any loss.

    A shared win is shared, but not that of a team. Without a winner all are level, unless they
    played together. Grades order wins, and losses.
    """
    together = spec.kind == "cooperative"
    won = seat in outcome.winners
    if outcome.grade in spec.grades:
        worse = len(spec.grades) - 1 - spec.grades.index(outcome.grade)
        return (won + worse / max(len(spec.grades) - 1, 1)) / 2
    if won:
        whole = together or spec.is_one_team(outcome.winners)
        return 1.0 if whole else 1 / len(outcome.winners)
    return 0.0 if together or outcome.winners else EVEN
