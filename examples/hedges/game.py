"""Hedges as the house sees it: the contract of a game, each method one line into a room."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from examples.hedges import rules
from examples.hedges import view as secrets
from examples.hedges.lesson import LESSONS
from examples.hedges.model import MOVES, Options, Plant, State, View
from games.kit.game import Event, Game, Outcome, Picture, Seat, Spec

if TYPE_CHECKING:
    from collections import Counter

    from games.kit.chance import Chance


class Hedges(Game[State, Plant, View, Options]):
    """Plant side by side, and along your own secret row."""

    spec: ClassVar[Spec] = Spec(
        slug="hedges", icon="🌳", seats=(2, 3, 4, 5), minutes=10, options=Options
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

    def candidates(self, state: State, seat: Seat) -> list[Plant]:
        """See `rules.candidates`."""
        return rules.candidates(state, seat)

    def check(self, state: State, seat: Seat, move: Plant) -> None:
        """See `rules.check`."""
        rules.check(state, seat, move)

    def apply(
        self, state: State, seat: Seat, move: Plant, chance: Chance
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

    def picture(self) -> Picture[View]:
        """See `picture.draw`."""
        from examples.hedges import picture  # an idle bot need not hold what drawing needs

        return Picture(picture.draw)
