"""The workings: one state on its way to the next, with what happens on the way told in events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.kit.game import Event
from games.off_the_rails.components import (
    FIGURES,
    NOTHING,
    CartName,
    Jewels,
    MissionName,
    Square,
    add,
)
from games.off_the_rails.rules.track import Layout, layout

if TYPE_CHECKING:
    from games.kit.chance import Chance
    from games.kit.game import Seat
    from games.kit.text import Arg
    from games.off_the_rails.model import Cart, Run, State


OFF_BOARD: Final[dict[str, object]] = {
    "square": None,
    "heading": None,
    "hold": NOTHING,
    "speed": FIGURES.carts.start_speed,
}
"""What a cart is like in the supply."""


class Workings:
    """A state being worked on. States stay frozen; this only remembers the latest."""

    def __init__(self, state: State, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.events: list[Event] = []

    def change(self, **fields: object) -> None:
        """Go on with another state."""
        self.state = self.state.model_copy(update=fields)

    def tell(self, key: str, to: Seat | None = None, **args: Arg) -> None:
        """Say what happens: to everybody, or to one seat."""
        self.events.append(Event(key=key, args=args, to=to))

    @property
    def run(self) -> Run:
        """The cart on its way; there is one when this is asked."""
        if self.state.run is None:
            msg = "no cart is on its way"
            raise ValueError(msg)
        return self.state.run

    def layout(self) -> Layout:
        """Return the track as a cart finds it now."""
        return layout(self.state)

    def cart(self, name: CartName) -> Cart:
        """Return a cart by its name."""
        return next(one for one in self.state.carts if one.name == name)

    def put(self, cart: Cart, **fields: object) -> Cart:
        """Change a cart; return it as it is now."""
        changed = cart.model_copy(update=fields)
        self.change(
            carts=tuple(changed if one.name == cart.name else one for one in self.state.carts)
        )
        return changed

    def add_deposit(self, square: Square, jewels: Jewels) -> None:
        """Lay jewels on a square, onto whatever lies there."""
        there = self.state.deposits.get(square, NOTHING)
        self.change(deposits={**self.state.deposits, square: add(there, jewels)})

    def derail(self, cart: Cart) -> None:
        """Spill a cart's hold into the bag and take it off the board."""
        self.change(bag=add(self.state.bag, cart.hold))
        lost = self.state.seats == 1
        self.put(cart, **OFF_BOARD, lost=lost)

    def finish_drive(self) -> None:
        """End a cart's drive."""
        driven = (*self.state.driven, self.run.cart)
        self.change(driven=driven, run=None, crash=None, phase="drive")

    def meet(self, mission: MissionName) -> None:
        """Note that the seat whose turn it is has met a mission."""
        if mission in self.state.missions and mission not in self.state.met:
            self.change(met=(*self.state.met, mission))

    def pass_turn(self) -> None:
        """Let the next seat begin its turn."""
        state = self.state
        turn = (state.turn + 1) % state.seats
        self.change(
            phase="actions",
            turn=turn,
            round=state.round + (turn == state.first),
            actions_done=(),
            driven=(),
            met=(),
            token=None,
        )
