"""The pieces of Off the Rails, counted wherever they lie: none may appear or vanish."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from games.off_the_rails.components import listed

if TYPE_CHECKING:
    from games.off_the_rails.model import State

PLAIN: Final = 2
"""Exits of a tile that does not branch."""


def pieces(state: State) -> Counter[str]:
    """Count all there is, and every cart: they are in the box until sides are chosen."""
    found = Counter(("cart",) * (len(state.carts) or 2 * state.seats))
    holds = (cart.hold for cart in state.carts)
    for heap in (state.bag, state.gone, *state.deposits.values(), *state.stockpiles, *holds):
        found.update(jewel for jewel in listed(heap))
    found.update({"plain tile": state.pools[0], "branching tile": state.pools[1]})
    for exits in (*state.tiles.values(), *state.ruined):
        found["plain tile" if len(exits) == PLAIN else "branching tile"] += 1
    drawn = (state.token,) if state.token else ()
    found.update(f"{one} token" for one in (*state.tokens.values(), *state.aside, *drawn))
    found.update({f"{colour} token": n for colour, n in state.supply.items()})
    found.update((*state.deck, *state.out, *state.chasm_deck, *state.shown))
    return +found
