"""The drives of a turn: one cart after another, in the order that their owner chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.off_the_rails.rules import turn_end
from games.off_the_rails.rules.cart_order import first_to_drive
from games.off_the_rails.rules.driving import drive, roll
from games.off_the_rails.rules.routes import carts_to_drive, routes_of_cart, with_letters
from games.off_the_rails.rules.track import layout_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.off_the_rails.model import Cart, Route, State
    from games.off_the_rails.rules.working_copy import StateCopy


def routes_to_choose(state: State) -> tuple[Route, ...]:
    """Return the ways to choose from in the phases drive and steer.

    Carts whose order makes no difference go in their own: nobody is asked for it.
    """
    track = layout_of(state)
    if state.run is not None:
        cart = state.cart(state.run.cart)
        return with_letters([routes_of_cart(track, cart, state.run.steps_left, steering=True)])
    left = carts_to_drive(state)
    names = state.first_carts
    carts = [one for one in left if one.name in names] if names else first_to_drive(state, left)
    return _routes(state, carts)


def go_on(copy: StateCopy) -> None:
    """Let cart after cart drive until something is asked, or the turn is over."""
    while not roll(copy):
        left = carts_to_drive(copy.state)
        if not left:
            turn_end.after_drives(copy)
            return
        carts = first_to_drive(copy.state, left)
        choice = _routes(copy.state, carts)
        if len(choice) > 1:
            # By pairs it is found quickly, and states of earlier versions do not hold it.
            names = () if copy.state.order == "pairs" else tuple(one.name for one in carts)
            copy.change(phase="drive", first_carts=names)
            return
        drive(copy, choice[0].cart, choice[0].exits)


def _routes(state: State, carts: Sequence[Cart]) -> tuple[Route, ...]:
    track = layout_of(state)
    return with_letters([routes_of_cart(track, cart, cart.speed) for cart in carts])
