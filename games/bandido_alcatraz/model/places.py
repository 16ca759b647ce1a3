"""Where a card fits, and the code of every place.

A place is told by a letter and a number, such as B3. The number is that of the open tunnel the card
is laid against; the letters count the places of the card there, from A on: first straight on, then
to the right and to the left with half 1 at the tunnel, then the same with half 2 there. W, X, Y and
on count those for a card laid on a blue half likewise, with the number of that water; straight on
is away from the dry half. A place at several tunnels goes by the lowest number.

Every legal place is found so: a card that covers no water touches some open tunnel with a tunnel of
its own, and one that covers water cannot turn back, for dry halves are never covered.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from games.bandido_alcatraz.components import ALL_SIDES
from games.bandido_alcatraz.model.geometry import beside, neighbours
from games.bandido_alcatraz.model.openings import (
    NO_DEMAND,
    WAYS,
    Opening,
    as_if_east,
    card_ways,
    spots_by_way,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.bandido_alcatraz.model.geometry import Cell, Spot
    from games.bandido_alcatraz.model.grid import Grid
    from games.bandido_alcatraz.model.openings import CoverRule, Demand, Direction

TUNNEL_CODE_LETTERS: Final = "ABCDEF"
WATER_CODE_LETTERS: Final = "WXYZUV"
"""Six do: where a card looks the same both ways round, it has half as many ways."""


def places_for(grid: Grid, card: str, rule: CoverRule) -> dict[Spot, str]:
    """Return every place where a card may be laid, with its code, by tunnel and letter.

    >>> from games.bandido_alcatraz.model.grid import Grid
    >>> list(places_for(Grid.start("easy"), "A05", "strict").values())
    ['A1', 'A2', 'A3', 'A4', 'A5']
    """
    if (places := grid.cache.places.get((card, rule))) is None:
        places = grid.cache.places[card, rule] = {}
        for _, cards, spots, codes in _openings(grid, rule):
            found = 0
            for way in cards[card]:
                if (spot := spots[way]) not in places:  # one at several goes by the lowest number
                    places[spot] = codes[found]
                    found += 1
    return places


def _openings(grid: Grid, rule: CoverRule) -> Iterable[Opening]:
    """Return the openings of tunnels, then of water, by number."""
    if known := grid.cache.openings.get(rule):
        return known.values()
    earlier, changed = grid.cache.earlier.get(rule, {}), grid.cache.changed
    found: dict[int, Opening] = {}
    for end, number in grid.tunnels_by_number():
        opening = earlier.get(number)
        if opening is None or opening.mouth in changed:
            codes = _codes_of(TUNNEL_CODE_LETTERS, number)
            opening = _find_opening(grid, beside(*end), end[1], rule, codes)
        found[number] = opening
    for cell, number in grid.waters.items():
        opening = earlier.get(-number)
        if opening is None or opening.mouth in changed:
            codes = _codes_of(WATER_CODE_LETTERS, number)
            heading = _heading_from_water(grid, cell)
            opening = _find_opening(grid, cell, heading, rule, codes)
        found[-number] = opening
    grid.cache.openings[rule] = found
    return found.values()


@lru_cache(maxsize=256)
def _codes_of(letters: str, number: int) -> tuple[str, ...]:
    return tuple(f"{letter}{number}" for letter in letters)


def _heading_from_water(grid: Grid, water: Cell) -> int:
    """Return the side of a blue half that is opposite its dry half."""
    return grid.squares[water].seam ^ 2


def _find_opening(
    grid: Grid, mouth: Cell, heading: int, rule: CoverRule, codes: tuple[str, ...]
) -> Opening:
    directions: list[Direction | None] = []
    here, around = _demand_on(grid, mouth, rule), neighbours(mouth)
    squares, waters = grid.squares, grid.waters
    for way in WAYS:
        side = (heading + way) % 4
        other = around[side]
        if other in squares and other not in waters:
            directions.append(None)  # it is taken
        else:
            directions.append(as_if_east(side, here, _demand_on(grid, other, rule), rule))
    return Opening(mouth, card_ways(*directions), spots_by_way(mouth, heading), codes)


def _demand_on(grid: Grid, cell: Cell, rule: CoverRule) -> Demand:
    """Return on which sides a square on this cell is bound, and which of them must be tunnels."""
    if rule == "strict" and cell in grid.waters:
        return ALL_SIDES, grid.squares[cell].exits  # ruling 10: exactly as the blue half
    return grid.demands.get(cell, NO_DEMAND)
