"""Lanterns as the house sees it: the contract of a game, each method one line into a room."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from examples.lanterns.game import describe, menu, rules
from examples.lanterns.game import view as secrets
from examples.lanterns.game.model import MOVES, Options, Seal, State, View
from games.kit.game import Decision, Event, Game, Outcome, Picture, Seat, Spec, Text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.kit.chance import Chance


class Lanterns(Game[State, Seal, View, Options]):
    """Seal a card while everybody else does, and light lanterns with the highest."""

    spec: ClassVar[Spec] = Spec(
        slug="lanterns", icon="🏮", seats=(2, 3, 4), minutes=1, options=Options
    )
    moves = MOVES
    state = State

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        """See `rules.setup`."""
        return rules.setup(seats, options, chance)

    def to_act(self, state: State) -> frozenset[Seat]:
        """See `rules.to_act`."""
        return rules.to_act(state)

    def candidates(self, state: State, seat: Seat) -> list[Seal]:
        """See `rules.candidates`."""
        return rules.candidates(state, seat)

    def check(self, state: State, seat: Seat, move: Seal) -> None:
        """See `rules.check`."""
        rules.check(state, seat, move)

    def apply(
        self, state: State, seat: Seat, move: Seal, chance: Chance
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

    def decisions(self, view: View, move: Seal) -> tuple[Decision, ...]:
        """See `menu.decisions`."""
        return menu.decisions(view, move)

    def may_take_back(self, move: Seal, told: Sequence[Event]) -> bool:  # noqa: ARG002
        """Take a card up again until the last one is sealed."""
        return not any(one.key == "lantern-lit" for one in told)

    def describe(self, view: View) -> tuple[Text, ...]:
        """See `describe.describe`."""
        return describe.describe(view)

    def picture(self) -> Picture[View]:
        """See `picture.draw`."""
        from examples.lanterns.game import picture  # an idle bot need not hold what drawing needs

        return Picture(picture.draw)
