"""The rammer's plan: which rival's cart one of its own can run into this turn, and how."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from games.off_the_rails import model
from games.off_the_rails.components import START_HEADING, STARTS_OF, worth
from games.off_the_rails.mind.turns import SPEEDS, actions_left
from games.off_the_rails.rules import layout_of, routes_of_cart

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.kit.game import Seat
    from games.off_the_rails.model import Cart, Move, State

LIKING: Final = 20.0
"""Points by which it likes a drive better that rams a rival with jewels."""


class Ram(NamedTuple):
    """A collision that a seat can bring about in this turn."""

    spoils: int
    """What the rival's cart carries, in points, less what one's own does."""
    moves: tuple[Move, ...]
    """Actions still to be made for it; none if it comes about as it is."""


def best_ram(state: State, seat: Seat) -> Ram | None:
    """Return the collision in reach that costs a rival most, by the fewest actions, if any."""
    return max(_rams(state, seat), key=lambda one: (one.spoils, -len(one.moves)), default=None)


def _rams(state: State, seat: Seat) -> Iterator[Ram]:
    left, layout = actions_left(state), layout_of(state)
    for cart, placed in _standing(state, seat):
        for speed in SPEEDS:
            change = speed - cart.speed
            turn = model.faster if change > 0 else model.slower
            moves = (*placed, *[turn(cart=cart.name)] * abs(change))
            if len(moves) > left:
                continue
            for route in routes_of_cart(layout, cart, speed):
                if route.end == "collides" and route.opponent:
                    rival = state.cart(route.opponent)
                    if rival.owner != seat:
                        yield Ram(worth(rival.hold) - worth(cart.hold), moves)


def _standing(state: State, seat: Seat) -> Iterator[tuple[Cart, tuple[Move, ...]]]:
    """Return a seat's carts where they stand, or may be placed, with the action that takes."""
    taken = {one.square for one in state.carts}
    for cart in state.carts:
        if cart.owner != seat or cart.lost:
            continue
        if cart.square:
            yield cart, ()
            continue
        for start in STARTS_OF[cart.colour]:
            if start not in taken:
                there = {"square": start, "heading": START_HEADING[start]}
                place = model.place_cart(cart=cart.name, at=start)
                yield cart.model_copy(update=there), (place,)
