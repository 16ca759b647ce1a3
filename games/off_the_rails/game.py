"""Off the Rails as the house plays it: each part of the contract is one line into a room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.kit.game import Decision, Event, Game, Outcome, Picture, Seat, Spec, Text
from games.kit.marks import Marking
from games.off_the_rails import describe, menu, rules
from games.off_the_rails import view as secrets
from games.off_the_rails.mind import OffTheRailsMind
from games.off_the_rails.model import (
    MOVES,
    Move,
    Options,
    State,
    View,
    current_event,
    current_move,
    current_state,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from games.kit.chance import Chance


class OffTheRails(Game[State, Move, View, Options]):
    """Lay track, drive carts over jewels, and be out before the chasm opens."""

    spec = Spec(
        slug="off_the_rails",
        icon="🛤️",
        seats=(1, 2, 3, 4),
        minutes=60,
        options=Options,
        grades=rules.GRADES,
        fewest_moves=8,
    )
    moves = MOVES
    state = State
    marking = Marking(secrets.changes, lambda state: state.seats, secrets.turn_of)
    candidates_are_legal = True
    previews = zooms = True

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        """See `rules.new_match`."""
        return rules.new_match(seats, options, chance)

    def to_act(self, state: State) -> frozenset[Seat]:
        """See `rules.to_act`: one seat at a time."""
        return rules.to_act(state)

    def candidates(self, state: State, seat: Seat) -> Iterable[Move]:
        """See `rules.candidates`."""
        return rules.candidates(state, seat)

    def check(self, state: State, seat: Seat, move: Move) -> None:
        """See `rules.check`."""
        rules.check(state, seat, move)

    def apply(
        self, state: State, seat: Seat, move: Move, chance: Chance
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

    def load_state(self, stored: str, version: int) -> State:
        """Read a stored state, one of before some fields were renamed as well."""
        return super().load_state(current_state(stored), version)

    def load_move(self, stored: str) -> Move:
        """Read a stored move, one of before some fields were renamed as well."""
        return super().load_move(current_move(stored))

    def load_event(self, stored: Event) -> Event:
        """Return a stored event with the way of a cart as a list of squares."""
        return current_event(stored)

    def variant(self, seats: int, options: Options) -> str | None:
        """Compare solo matches among themselves, by their grades, and so those made gentler."""
        if seats == 1:
            return "solo"
        gentle = options.bumpers == "on" or options.surface_exit == "any_square"
        return "gentle" if gentle else None

    def warning(self, view: View, move: Move) -> Text | None:
        """See `menu.warning`: a loaded cart is about to be lost whatever its player does."""
        return menu.warning(view, move)

    def stand_in(self, view: View, legal: Sequence[Move], chance: Chance) -> Move:
        """See `rules.stand_in`: it ends its actions, and answers no more than it must."""
        return rules.stand_in(view, legal, chance)

    def idle_options(self, seats: int) -> frozenset[str]:
        """Return what has no effect alone: all cards, no missions, squares that fall by card."""
        return frozenset({"length", "missions", "chasm_die"} if seats == 1 else ())

    def decisions(self, view: View, move: Move) -> tuple[Decision, ...]:
        """See `menu.decisions`."""
        return menu.decisions(view, move)

    def may_take_back(self, move: Move, told: Sequence[Event]) -> bool:
        """See `rules.may_take_back`."""
        return rules.may_take_back(move, told)

    def given_answers(self, view: View) -> tuple[str, ...]:
        """See `menu.given_answers`: after a track one goes on laying."""
        return menu.given_answers(view)

    def describe(self, view: View) -> tuple[Text, ...]:
        """See `describe.describe`."""
        return describe.describe(view)

    def mind(self) -> OffTheRailsMind:
        """See `mind`."""
        return OffTheRailsMind()

    def picture(self) -> Picture[View]:
        """See `picture`."""
        from games.off_the_rails import picture  # an idle bot need not hold what drawing needs

        return Picture(picture.draw, picture.preview, picture.zoom)
