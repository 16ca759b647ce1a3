"""Which squares and tiles are likely to be chosen: those that carry the own track on."""

from __future__ import annotations

from typing import Final, cast

from games.off_the_rails.components import BEYOND, EXITS, OPPOSITE, PRINTED, Exit, Square
from games.off_the_rails.model import Lay, View

AFTER_THE_LAST: Final = 0
BEFORE_A_CART: Final = 1
AFTER_TRACK: Final = 2
AFTER_A_START: Final = 3
"""Ranks of the ends of the own track: after the tile laid last, where an own cart would derail now,
elsewhere, and where nothing lies."""


def rank_of_end(view: View, square: Square) -> int | None:
    """Return how soon one is likely to lay here, the lowest first; None if no own track ends."""
    if square not in view.ends:
        return None
    before = {BEYOND[square, side] for side in _open_sides(view, square)}
    last = view.actions_done[-1].move if view.actions_done else None
    if isinstance(last, Lay) and last.at in before:
        return AFTER_THE_LAST
    if any(route.end == "derails" and route.at == square for route in view.routes):
        return BEFORE_A_CART
    return AFTER_TRACK if before & view.tiles.keys() else AFTER_A_START


def joined(view: View, square: Square, tile: str) -> int:
    """Return how many neighbouring tracks a tile would join on a square."""
    return sum(side in tile for side in _open_sides(view, square))


def _open_sides(view: View, square: Square) -> list[Exit]:
    """Return the sides of a square on which track leads to it."""
    return [side for side in EXITS if OPPOSITE[side] in _exits(view, BEYOND.get((square, side)))]


def _exits(view: View, square: Square | None) -> str:
    return cast("str", view.tiles.get(square) or PRINTED.get(square, "")) if square else ""
