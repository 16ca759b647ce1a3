"""Which carts of a seat are asked for when several are to drive: the order is the owner's choice.

It is asked only where something can depend on it, even if only what a seat knows before it decides
(ruling 50).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from games.off_the_rails.components import EXITS, HOLD_SIZE, OPPOSITE, Exit, Square
from games.off_the_rails.rules.collisions import splits
from games.off_the_rails.rules.order_trial import first_by_trial
from games.off_the_rails.rules.routes import FoundRoute, all_routes, squares_in_reach
from games.off_the_rails.rules.track import Layout, layout_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.off_the_rails.model import Cart, State

PAIR: Final = 2
_EXIT: Final[dict[str, Exit]] = {one: one for one in EXITS}


class _Prospect(NamedTuple):
    """All that a cart's drive may look at, change, reveal or ask, whatever way it takes."""

    cart: Cart
    looks: frozenset[Square]
    """The squares it enters, or finds in its way."""
    changes: frozenset[Square]
    """The squares on which another cart would find something else than before."""
    reveals: bool
    """Whether another seat, or a blind pick, decides something on the way."""
    decides: bool
    """Whether its owner does."""


def first_to_drive(state: State, carts: Sequence[Cart]) -> Sequence[Cart]:
    """Return the carts of which one is to be chosen; a single one where the order is all the same.

    A cart goes ahead unasked if everything that any order leads to can still come of it.
    """
    track = layout_of(state)
    if len(carts) <= 1 or _are_far_apart(track, carts):
        return carts[:1]
    first = _apart_from_others(state, track, carts)
    if state.order == "pairs":
        return carts if first is None else [first]
    # Two carts whose drives do not touch stay apart; of more, one may be turned into another's way.
    if first is not None and len(carts) == PAIR:
        return [first]
    return first_by_trial(state, carts)


def _apart_from_others(state: State, track: Layout, carts: Sequence[Cart]) -> Cart | None:
    """Return the first cart whose drive cannot touch another's, or None, by where all stand now."""
    prospects = [_prospect(state, track, cart) for cart in carts]
    for one in prospects:
        if not any(_concern(one, other) for other in prospects if other is not one):
            return one.cart
    return None


def _are_far_apart(track: Layout, carts: Sequence[Cart]) -> bool:
    """Tell quickly whether no drive can touch another one, or any cart that stands."""
    reaches = [squares_in_reach(track, cart, cart.speed) for cart in carts]
    together = frozenset().union(*reaches)
    met = together & track.parked.keys()
    return sum(map(len, reaches)) == len(together) and len(met) == len(carts)


def _concern(one: _Prospect, other: _Prospect) -> bool:
    """Tell whether it matters which of two carts drives first."""
    # A jewel that both could take needs no line of its own: where both enter a square, each could
    # go on towards where the other comes from, and stops in its way, or runs into where it stood.
    return (
        bool(one.changes & other.looks or other.changes & one.looks)
        or (one.reveals and (other.reveals or other.decides))
        or (other.reveals and one.decides)
    )


# ---- what a drive may do -------------------------------------------------------------------------


def _prospect(state: State, track: Layout, cart: Cart) -> _Prospect:
    routes = all_routes(track, cart, cart.speed)
    rams = [route for route in routes if route.end == "collides"]
    connected = [route for route in rams if _is_connected(track, route)]
    enters = frozenset(at for route in routes for at in route.path)
    here = cart.square or ""
    stands = {(here, *route.path)[-1] for route in routes if route.end in {"stops", "collides"}}
    return _Prospect(
        cart=cart,
        looks=enters | {route.at for route in routes},
        changes=frozenset({here, *stands, *(route.at for route in connected)}),
        reveals=any(_asks_somebody(state, track, route) for route in connected),
        decides=len(routes) > 1
        or any(_asks_what_to_take(state, cart, at) for at in enters)
        or any(_asks_where_to_face(track, here, route) for route in rams),
    )


def _is_connected(track: Layout, route: FoundRoute) -> bool:
    return OPPOSITE[_hit(route)] in track.exits(route.at)


def _hit(route: FoundRoute) -> Exit:
    """Return the way in which a route runs into a cart."""
    return _EXIT[route.headings[-1]]


def _asks_somebody(state: State, track: Layout, route: FoundRoute) -> bool:
    """Tell whether a load is to be split, or another seat's cart to be turned."""
    opponent = state.cart(route.opponent or "")
    load = opponent.hold
    if state.options.bumpers == "off" and sum(load) > 1 and len(splits(load)) > 1:
        return True
    head_on = opponent.heading == OPPOSITE[_hit(route)]
    return head_on and _may_choose(track, route.at, OPPOSITE[_hit(route)])


def _asks_what_to_take(state: State, cart: Cart, square: Square) -> bool:
    there = state.deposits.get(square)
    return there is not None and sum(map(bool, there)) > 1 and sum(cart.hold) < HOLD_SIZE


def _asks_where_to_face(track: Layout, start: Square, route: FoundRoute) -> bool:
    return _may_choose(track, (start, *route.path)[-1], _hit(route))


def _may_choose(track: Layout, square: Square, side: Exit) -> bool:
    """Tell whether a cart that is hit on a side, or hits with it, has several ways to face."""
    exits = track.exits(square)
    return OPPOSITE[side] not in exits and sum(one != side for one in exits) > 1
