"""Where carts can go: what lies ahead of them, the routes they may take, where track ends.

Pure geometry over what everybody sees, so that rules, menus and pictures agree about every route.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from games.off_the_rails.components import (
    BEYOND,
    CENTRES,
    EXITS,
    OPPOSITE,
    PRINTED,
    START_HEADING,
    SURFACE_OF,
    UPGRADES,
    CartName,
    Colour,
    Exit,
    Exits,
    Square,
    in_reading_order,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.off_the_rails.model import Cart, Options, State


T_LENGTH: Final = 3
"""Exits of a T; fewer make a straight or corner, more a cross."""

Ahead: TypeAlias = Literal["enters", "leaves", "derails", "collides", "falls", "returns"]


WAYS_ON: Final[dict[tuple[Exits, Exit], tuple[Exit, ...]]] = {
    (tile, travel): tuple(one for one in EXITS if one in tile and one != OPPOSITE[travel])
    for tile in UPGRADES
    for travel in EXITS
}
"""The exits open to a cart that comes onto a tile travelling this way: any but back."""


class Layout:
    """The track as one cart finds it: tiles, collapsed squares, and the carts in its way."""

    def __init__(
        self,
        tiles: dict[Square, Exits],
        tokens: dict[Square, Colour],
        carts: Iterable[Cart],
        options: Options,
    ) -> None:
        self.tiles = tiles
        self.tokens = tokens
        self.carts = carts
        self.lenient = options.surface_exit == "any_square"

    @cached_property
    def parked(self) -> dict[Square, CartName]:
        """The cart on each square where one stands."""
        return {one.square: one.name for one in self.carts if one.square is not None}

    def exits(self, square: Square) -> Exits:
        """Return the exits of a square that has track, laid or printed."""
        return self.tiles.get(square) or PRINTED[square]

    def ahead(self, square: Square, heading: Exit, driver: CartName) -> tuple[Ahead, Square]:
        """Tell what happens at the next step, and where (rulebook, moving; ruling 16).

        Where there is nothing beyond, it happens on the square itself.
        """
        beyond = BEYOND.get((square, heading))
        if beyond is None:
            return "returns", square
        if self.parked.get(beyond, driver) != driver:
            return "collides", beyond
        if beyond in SURFACE_OF:
            return ("leaves" if self.lenient or beyond in PRINTED else "derails"), beyond
        if beyond in self.tokens:
            return "falls", beyond
        tile = self.tiles.get(beyond)
        if tile is None or OPPOSITE[heading] not in tile:
            return "derails", beyond
        return "enters", beyond

    def ways_on(self, square: Square, travel: Exit) -> tuple[Exit, ...]:
        """Return the exits open to a cart that came in travelling this way: any but back."""
        return WAYS_ON[self.exits(square), travel]


def layout_of(state: State) -> Layout:
    """Return the track of a state as a cart finds it."""
    return Layout(state.tiles, state.tokens, state.carts, state.options)


def track_ends(
    layout: Layout, carts: Iterable[Cart], starts: Iterable[Square]
) -> tuple[Square, ...]:
    """Return the squares without track to which carts and start tracks lead, in reading order."""
    open_ends: list[tuple[Square, Exit]] = [
        (one.square, one.heading) for one in carts if one.square and one.heading
    ]
    open_ends += [(start, START_HEADING[start]) for start in starts]
    seen: set[tuple[Square, Exit]] = set()
    found: set[Square] = set()
    while open_ends:
        place = open_ends.pop()
        if place in seen:
            continue
        seen.add(place)
        heading = place[1]
        at = BEYOND.get(place)
        if at is None or at in SURFACE_OF or at in CENTRES or at in layout.tokens:
            continue
        tile = layout.tiles.get(at)
        if tile is None:
            found.add(at)
        elif OPPOSITE[heading] in tile:
            open_ends += [(at, way) for way in layout.ways_on(at, heading)]
    return in_reading_order(found)
