"""How a seat without a player is played; see the end of `docs/rulings/off_the_rails.md`.

It does as little as it can, so that it neither spoils the mines nor decides the match for others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from games.off_the_rails.components import JEWEL_INDEX, JEWEL_POINTS
from games.off_the_rails.model import (
    Claim,
    Drive,
    EndActions,
    Pass,
    SplitByLot,
    Steer,
    Take,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.kit.chance import Chance
    from games.off_the_rails.model import Move, Route, View

MoveT = TypeVar("MoveT")

DRIVES_FIRST: Final = "white"
"""The cart of a clan that an absent seat drives first."""


def stand_in(view: View, legal: Sequence[Move], chance: Chance) -> Move:
    """Choose a move for a seat without a player, from what that seat may see."""
    if routes := _ways(view, legal):
        route = _straight_on(view, routes, chance)
        return next(
            move
            for move in legal
            if (isinstance(move, Drive) and (move.cart, move.route) == (route.cart, route.exits))
            or (isinstance(move, Steer) and move.route == route.exits)
        )
    if jewels := _of(legal, Take):
        return max(jewels, key=lambda take: JEWEL_POINTS[JEWEL_INDEX[take.jewel]])
    # The missions come in the order in which they lie; a token is drawn only if it must be.
    for move in legal:
        if isinstance(move, EndActions | Claim | Pass | SplitByLot):
            return move
    return chance.pick(legal)


def _of(legal: Sequence[Move], kind: type[MoveT]) -> list[MoveT]:
    return [move for move in legal if isinstance(move, kind)]


def _ways(view: View, legal: Sequence[Move]) -> list[Route]:
    """Return the routes to choose from, of the white cart as long as it may drive."""
    carts = {move.cart for move in _of(legal, Drive)}
    if not carts and not _of(legal, Steer):
        return []
    first = next((cart for cart in sorted(carts) if cart.endswith(DRIVES_FIRST)), None)
    cart = first or next(iter(sorted(carts)), view.moving)
    return [route for route in view.routes if route.cart == cart]


def _straight_on(view: View, routes: Sequence[Route], chance: Chance) -> Route:
    """Follow the routes from square to square: straight on where they part, else by lot."""
    heading = str(view.cart(routes[0].cart).heading)
    for step in range(max(len(route.headings) for route in routes)):
        ways = sorted({route.headings[step : step + 1] for route in routes})
        heading = heading if heading in ways or len(ways) == 1 else chance.pick(ways)
        heading = ways[0] if len(ways) == 1 else heading
        routes = [route for route in routes if route.headings[step : step + 1] == heading]
    return routes[0]
