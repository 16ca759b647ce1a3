"""Lagoon as the house sees it: the contract of a game, each method one line into a room."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from examples.lagoon import rules
from examples.lagoon import view as secrets
from examples.lagoon.lesson import LESSONS
from examples.lagoon.model import MOVES, Dive, Options, State, View
from games.kit.game import Event, Game, Outcome, Seat, Spec

if TYPE_CHECKING:
    from games.kit.chance import Chance


class Lagoon(Game[State, Dive, View, Options]):
    """All dive at once, in secret: the deepest who is there alone finds pearls."""

    spec: ClassVar[Spec] = Spec(
        slug="lagoon", icon="🦪", seats=(2, 3, 4, 5), minutes=3, options=Options
    )
    moves = MOVES
    state = State
    lessons = LESSONS

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        """See `rules.setup`."""
        return rules.setup(seats, options, chance)

    def to_act(self, state: State) -> frozenset[Seat]:
        """See `rules.to_act`."""
        return rules.to_act(state)

    def candidates(self, state: State, seat: Seat) -> list[Dive]:
        """See `rules.candidates`."""
        return rules.candidates(state, seat)

    def check(self, state: State, seat: Seat, move: Dive) -> None:
        """See `rules.check`."""
        rules.check(state, seat, move)

    def apply(
        self, state: State, seat: Seat, move: Dive, chance: Chance
    ) -> tuple[State, tuple[Event, ...]]:
        """See `rules.apply`."""
        return rules.apply(state, seat, move, chance)

    def outcome(self, state: State) -> Outcome | None:
        """See `rules.outcome`."""
        return rules.outcome(state)

    def view(self, state: State, seat: Seat | None) -> View:
        """See `view.view`."""
        return secrets.view(state, seat)

    def redeal(self, state: State, seat: Seat, chance: Chance) -> State:
        """See `view.redeal`."""
        return secrets.redeal(state, seat, chance)
