"""Summits as the house sees it: the contract of a game, each method one line into a room."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from examples.summits import rules
from examples.summits import view as secrets
from examples.summits.lesson import LESSONS
from examples.summits.model import MOVES, Climb, Options, Rest, State, View
from games.kit.game import Event, Game, Outcome, Seat, Spec

if TYPE_CHECKING:
    from collections import Counter

    from games.kit.chance import Chance


class Summits(Game[State, Climb | Rest, View, Options]):
    """Climb card by card, and rest before one comes up that you have already."""

    spec: ClassVar[Spec] = Spec(
        slug="summits", icon="⛰️", seats=(2, 3, 4, 5), minutes=5, options=Options
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

    def candidates(self, state: State, seat: Seat) -> list[Climb | Rest]:
        """See `rules.candidates`."""
        return rules.candidates(state, seat)

    def check(self, state: State, seat: Seat, move: Climb | Rest) -> None:
        """See `rules.check`."""
        rules.check(state, seat, move)

    def apply(
        self, state: State, seat: Seat, move: Climb | Rest, chance: Chance
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

    def pieces(self, state: State) -> Counter[str]:
        """See `rules.pieces`."""
        return rules.pieces(state)
