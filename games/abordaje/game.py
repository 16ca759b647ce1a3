"""¡Abordaje! as a `Game`: the contract, every method one line into a room."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from games.abordaje import describe, events, menu, rules
from games.abordaje import view as secrets
from games.abordaje.components import SIDES
from games.abordaje.mind import AbordajeMind
from games.abordaje.model import MOVES, Move, Notes, Options, State, View
from games.kit.game import Decision, Event, Game, Outcome, Picture, Seat, Spec, Text
from games.kit.marks import Marking, compared

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from games.kit.chance import Chance


class Abordaje(Game[State, Move, View, Options]):
    """Two captains give their orders in secret, and pass on whatever they do not play."""

    spec = Spec(
        slug="abordaje", icon="🏴‍☠️", seats=(2,), minutes=25, options=Options, fewest_moves=10
    )
    moves = MOVES
    state = State
    marking = Marking(compared(secrets.things), lambda _: len(SIDES), secrets.pair_of_orders)

    def setup(self, seats: int, options: Options, chance: Chance) -> State:  # noqa: ARG002
        """See `rules.setup`."""
        return rules.setup(options, chance)

    def to_act(self, state: State) -> frozenset[Seat]:
        """See `rules.to_act`."""
        return frozenset(rules.to_act(state))

    def candidates(self, state: State, seat: Seat) -> Iterable[Move]:
        """See `rules.candidates`."""
        return rules.candidates(state, seat)

    def check(self, state: State, seat: Seat, move: Move) -> None:
        """See `rules.check`."""
        rules.check(state, seat, move)

    def refuse_turn(self, state: State, seat: Seat, move: Move) -> NoReturn:
        """See `rules.refuse_turn`."""
        rules.refuse_turn(state, seat, move)
        super().refuse_turn(state, seat, move)

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

    def recall(self, state: State, seat: Seat, chance: Chance, notes: Notes) -> State:
        """See `view.redeal`."""
        return secrets.redeal(state, seat, chance, notes)

    def outcome(self, state: State) -> Outcome | None:
        """See `State.result`."""
        return state.result

    def decisions(self, view: View, move: Move) -> tuple[Decision, ...]:
        """See `menu.decisions`."""
        return menu.decisions(view, move)

    def may_take_back(self, move: Move, told: Sequence[Event]) -> bool:  # noqa: ARG002
        """Take an order up again until the other side has laid one."""
        return {one.key for one in told} == {"placed"}

    def describe(self, view: View) -> tuple[Text, ...]:
        """See `describe.describe`."""
        return describe.describe(view)

    def mind(self) -> AbordajeMind:
        """See `mind`."""
        return AbordajeMind()

    def picture(self) -> Picture[View]:
        """See `picture.draw`."""
        from games.abordaje import picture  # an idle bot need not hold what drawing needs

        return Picture(picture.draw)

    def load_state(self, stored: str, version: int) -> State:
        """See `rules.modern_state`."""
        return super().load_state(rules.modern_state(stored), version)

    def load_move(self, stored: str) -> Move:
        """See `rules.read_move`."""
        return rules.read_move(stored)

    def round_of(self, view: View) -> int:
        """Return the turn that a view is in."""
        return view.turn

    def load_event(self, stored: Event) -> Event:
        """See `events.load_event`."""
        return events.load_event(stored)
