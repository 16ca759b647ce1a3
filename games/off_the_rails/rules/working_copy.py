"""A state being worked on: what changes on the way to the next, and its events."""

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
        self.change(carts=self.carts_with(changed))
        return changed

    def carts_with(self, changed: Cart) -> tuple[Cart, ...]:
        """Return all carts, one of them changed."""
        return tuple([changed if one.name == changed.name else one for one in self.state.carts])

    def add_deposit(self, square: Square, jewels: Jewels) -> None:
        """Lay jewels on a square, onto whatever lies there."""
        self.change(deposits=self.deposits_with(square, jewels))

    def deposits_with(self, square: Square, jewels: Jewels) -> dict[Square, Jewels]:
        """Return what lies on the squares once jewels were laid on one of them."""
        deposits = self.state.deposits
        return {**deposits, square: add(deposits.get(square, NOTHING), jewels)}

    def derail(self, cart: Cart) -> None:
        """Spill a cart's hold into the bag and take it off the board."""
        derailed = cart.model_copy(update={**OFF_BOARD, "lost": self.state.seats == 1})
        self.change(bag=add(self.state.bag, cart.hold), carts=self.carts_with(derailed))

    def finish_drive(self) -> None:
        """End a cart's drive."""
        driven = (*self.state.driven, self.run.cart)
        self.change(driven=driven, run=None, collision=None, phase="drive")

    def meet_mission(self, mission: MissionName) -> None:
        """Note that the seat whose turn it is has met a mission."""
        if mission in self.state.missions and mission not in self.state.met:
            self.change(met=(*self.state.met, mission))
