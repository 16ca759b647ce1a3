"""All aboard! as a `Game`: the contract, each method one line into a room."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pydantic import ValidationError

from games.all_aboard import describe, events, menu, rules
from games.all_aboard import view as secrets
from games.all_aboard.mind import AllAboardMind
from games.all_aboard.model import MOVES, Board, Options, State, View
from games.kit.game import Decision, Event, Game, Outcome, Picture, Seat, Spec, Text
from games.kit.marks import Marking, compared
from games.kit.stored import renamed

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from games.kit.chance import Chance

STATE_NAMES: Final = {"voyages": "departed_boats", "boardings": None}
"""The present names of a state's fields, by those that earlier versions stored."""


class AllAboard(Game[State, Board, View, Options]):
    """Crowd your animals into shared boats; only those whose boat sails score."""

    spec = Spec(
        slug="all_aboard",
        icon="🚣",
        seats=(2, 3, 4, 5),
        minutes=20,
        options=Options,
        fewest_moves=4,
    )
    moves = MOVES
    state = State
    candidates_are_legal = True
    marking = Marking(compared(secrets.things), lambda state: len(state.hands))

    def check_table(self, seats: int, options: Options) -> None:
        """See `rules.check_table`."""
        rules.check_table(seats, options)

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        """See `rules.setup`."""
        return rules.setup(seats, options, chance)

    def to_act(self, state: State) -> frozenset[Seat]:
        """See `rules.to_act`."""
        return rules.to_act(state)

    def candidates(self, state: State, seat: Seat) -> Iterable[Board]:
        """See `rules.candidates`."""
        return rules.candidates(state, seat)

    def check(self, state: State, seat: Seat, move: Board) -> None:
        """See `rules.check`."""
        rules.check(state, seat, move)

    def apply(
        self, state: State, seat: Seat, move: Board, chance: Chance
    ) -> tuple[State, tuple[Event, ...]]:
        """See `rules.apply`."""
        return rules.apply(state, seat, move, chance)

    def view(self, state: State, seat: Seat | None) -> View:
        """See `view.view`."""
        return secrets.view(state, seat)

    def redeal(self, state: State, seat: Seat, chance: Chance) -> State:
        """See `view.redeal`."""
        return secrets.redeal(state, seat, chance)

    def outcome(self, state: State) -> Outcome | None:
        """See `rules.outcome`."""
        return rules.outcome(state)

    def decisions(self, view: View, move: Board) -> tuple[Decision, ...]:
        """See `menu.decisions`."""
        return menu.decisions(view, move)

    def may_take_back(self, move: Board, told: Sequence[Event]) -> bool:  # noqa: ARG002
        """Take a card face down back, unless another was drawn for it."""
        return {one.key for one in told} == {"boarded-face-down"}

    def describe(self, view: View) -> tuple[Text, ...]:
        """See `describe.describe`."""
        return describe.describe(view)

    def mind(self) -> AllAboardMind:
        """See `mind`."""
        return AllAboardMind()

    def picture(self) -> Picture[View]:
        """See `picture.draw`."""
        from games.all_aboard import picture  # an idle bot need not hold what drawing needs

        return Picture(picture.draw)

    def load_state(self, stored: str, version: int) -> State:
        """Read also a state as earlier versions stored it, in which boats made voyages.

        Those after them kept the boats that were boarded where there are marks now.
        """
        try:
            return super().load_state(stored, version)
        except ValidationError:
            return super().load_state(renamed(stored, STATE_NAMES), version)

    def load_event(self, stored: Event) -> Event:
        """See `events.load_event`."""
        return events.load_event(stored)
