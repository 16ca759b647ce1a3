"""A state being worked on: what changes on the way to the next, and what is told of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.kit.working_copy import WorkingCopy
from games.off_the_rails.components import (
    FIGURES,
    NOTHING,
    CartName,
    Jewels,
    MissionName,
    Square,
    add,
)
from games.off_the_rails.model import State
from games.off_the_rails.rules.track import Layout, layout_of

if TYPE_CHECKING:
    from games.kit.game import Event
    from games.off_the_rails.model import Cart, Run


OFF_BOARD: Final[dict[str, object]] = {
    "square": None,
    "heading": None,
    "hold": NOTHING,
    "speed": FIGURES.carts.start_speed,
}
"""What a cart is like in the supply."""


class StateCopy(WorkingCopy[State]):
    """A state on its way to the next, with its carts at hand."""

    def add_event(self, told: Event) -> None:
        """Note what happens, for whom it concerns."""
        self.events.append(told)

    @property
    def run(self) -> Run:
        """The cart on its way.

        Raises:
            ValueError: if there is none; the phase says when this may be asked.
        """
        if self.state.run is None:
            msg = "no cart is on its way"
            raise ValueError(msg)
        return self.state.run

    def layout(self) -> Layout:
        """Return the track as a cart finds it now."""
        return layout_of(self.state)

    def cart(self, name: CartName) -> Cart:
        """Return a cart as it is now, by its name."""
        return self.state.cart(name)

    def change_cart(self, cart: Cart, **fields: object) -> Cart:
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
        self.change_cart(cart, **OFF_BOARD, lost=lost)

    def finish_drive(self) -> None:
        """End a cart's drive."""
        driven = (*self.state.driven, self.run.cart)
        self.change(driven=driven, run=None, collision=None, phase="drive")

    def meet_mission(self, mission: MissionName) -> None:
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
