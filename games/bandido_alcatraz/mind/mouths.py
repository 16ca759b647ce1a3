"""The mouths of the open tunnels, and what they would be with one more card.

A mouth is an empty cell into which tunnels lead: one card there closes all of them or none. No grid
is built for a place that is only looked at: what is near is worked out anew, the rest stays.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from games.bandido_alcatraz.components import ALL_SIDES, CARDS, MASKS
from games.bandido_alcatraz.model import cells_of, neighbours
from games.bandido_alcatraz.model.grid import mouths_near
from games.bandido_alcatraz.model.openings import NO_DEMAND, Demand, as_if_east, fitting_cards

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping

    from games.bandido_alcatraz.model import Cell, Grid, Spot

CardSet: TypeAlias = int
"""Cards as bits, by `BIT`: quick to join, to meet and to count."""
BIT: Final[dict[str, CardSet]] = {card: 1 << n for n, card in enumerate(CARDS)}
EVERY_CARD: Final[CardSet] = (1 << len(BIT)) - 1


def card_set(cards: Iterable[str]) -> CardSet:
    """Return these cards as bits."""
    return sum([BIT[card] for card in cards])


class Mouth(NamedTuple):
    """What is known of an empty cell with tunnels into it."""

    tunnels: int
    """1 to 4."""
    earths: int
    """Sides on which earth lies."""
    fitting: CardSet
    """Cards that fit there."""
    closing: CardSet
    """Those among them that open no other tunnel."""


class Layout(NamedTuple):
    """The mouths and the water of a table."""

    mouths: dict[Cell, Mouth]
    waters: Collection[Cell] = ()
    blocked: bool = False
    """Whether there is water that can never be covered."""


@lru_cache(maxsize=64)
def layout_of(grid: Grid) -> Layout:
    """Return the mouths and the water of a table as it lies."""
    around = {neighbours(cell)[side] for cell, side in grid.tunnels}
    mouths = {cell: _mouth_at(cell, grid.demands) for cell in around}
    return Layout(mouths, grid.waters.keys(), bool(grid.blocked("strict")))


@lru_cache(maxsize=4096)
def layout_with(grid: Grid, card: str, spot: Spot) -> Layout:
    """Return the mouths and the water of a table with one more card, wherever it lies.

    Simulations of one decision come to the same tables again and again.
    """
    before, cells = layout_of(grid), cells_of(spot)
    halves = dict(zip(cells, MASKS[card][spot.rotation // 90], strict=True))
    demands = grid.demands | _demands_beside(grid, halves)
    near = mouths_near(cells)
    mouths = {cell: mouth for cell, mouth in before.mouths.items() if cell not in near}
    for cell in near:
        if cell not in grid.squares and cell not in halves and demands.get(cell, NO_DEMAND)[1]:
            mouths[cell] = _mouth_at(cell, demands)
    blue = CARDS[card].blue_half
    if not (before.waters or blue):
        return Layout(mouths)
    exits = {cell: grid.squares[cell].exits for cell in before.waters if cell not in halves}
    if blue:
        exits[cells[blue - 1]] = halves[cells[blue - 1]]
    blocked = not all(_coverable(cell, exits, demands) for cell in exits)
    return Layout(mouths, exits.keys(), blocked)


def _demands_beside(grid: Grid, halves: Mapping[Cell, int]) -> dict[Cell, Demand]:
    """Return what is asked of the cells beside new squares, by cell."""
    asked: dict[Cell, Demand] = {}
    for cell, exits in halves.items():
        for side, beside in enumerate(neighbours(cell)):
            known, tunnels = asked.get(beside) or grid.demands.get(beside, NO_DEMAND)
            bit = 1 << (side ^ 2)
            asked[beside] = known | bit, tunnels | bit if exits >> side & 1 else tunnels & ~bit
    return asked


def _coverable(water: Cell, exits: Mapping[Cell, int], demands: Mapping[Cell, Demand]) -> bool:
    """Tell whether a blue half has an exit into an empty cell, or into other water."""
    taken = demands.get(water, NO_DEMAND)[0]
    return any(
        exits[water] >> side & 1 and (not taken >> side & 1 or cell in exits)
        for side, cell in enumerate(neighbours(water))
    )


def _mouth_at(cell: Cell, demands: Mapping[Cell, Demand]) -> Mouth:
    return _mouth(demands[cell], *[demands.get(one, NO_DEMAND) for one in neighbours(cell)])


@lru_cache(maxsize=65536)
def _mouth(here: Demand, *around: Demand) -> Mouth:
    """Return what fits a cell of which, and of whose neighbours, this is asked."""
    known, tunnels = here
    fitting = closing = 0
    for side, there in enumerate(around):
        if not known >> side & 1:
            fitting |= _cards(side, here, there)
            closing |= _cards(side, (ALL_SIDES, tunnels), (ALL_SIDES, there[1]))
    return Mouth(tunnels.bit_count(), (known & ~tunnels).bit_count(), fitting, closing)


def _cards(side: int, here: Demand, there: Demand) -> CardSet:
    """Return the cards that fit from a mouth towards `side`, where this is asked of both halves."""
    return card_set(fitting_cards(*as_if_east(side, here, there, "loose")))
