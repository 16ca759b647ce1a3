"""Places on the unbounded grid: cells, their neighbours, and how a card lies across two of them.

x grows east, y grows south, and the start tile lies unturned with half 1 on (0, 0). Sides are
numbered clockwise from north, as in `components.SIDES`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from games.bandido_alcatraz.components import ROTATIONS, SYMMETRIC, Rotation
from games.kit.game import Value

Cell: TypeAlias = tuple[int, int]
"""x and y."""

DIRECTIONS: Final[tuple[Cell, ...]] = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""From a cell to its neighbour on each side."""


class Spot(NamedTuple):
    """Where a card would lie: the cell of half 1, and its rotation clockwise in degrees."""

    x: int
    y: int
    rotation: Rotation


class Laid(Value):
    """A card on the table."""

    card: str
    x: int
    """Of half 1, as is `y`."""
    y: int
    rotation: Rotation

    @property
    def spot(self) -> Spot:
        """Where it lies."""
        return Spot(self.x, self.y, self.rotation)

    @property
    def cells(self) -> tuple[Cell, Cell]:
        """The cells of half 1 and half 2."""
        return cells_of(self.spot)


@lru_cache(maxsize=16384)
def neighbours(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """Return the neighbours of a cell, by side: north, east, south, west."""
    x, y = cell
    return (x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)


def beside(cell: Cell, side: int) -> Cell:
    """Return the neighbour of a cell on one side."""
    return neighbours(cell)[side % 4]


@lru_cache(maxsize=4096)
def cells_of(spot: Spot) -> tuple[Cell, Cell]:
    """Return the cells of half 1 and half 2 of a card that lies there."""
    first = (spot.x, spot.y)
    return first, beside(first, spot.rotation // 90 + 1)


@lru_cache(maxsize=4096)
def around(cells: tuple[Cell, Cell]) -> tuple[Cell, ...]:
    """Return the cells of a card and all their neighbours, each once."""
    first, second = cells
    return tuple({*neighbours(first), *neighbours(second)})


def listed_spot(card: str, spot: Spot) -> Spot:
    """Return a spot as it is listed: symmetric cards are turned by 0 or 90 degrees only.

    >>> listed_spot("A36", Spot(3, 0, 180))
    Spot(x=2, y=0, rotation=0)
    """
    if card not in SYMMETRIC or spot.rotation < ROTATIONS[2]:
        return spot
    x, y = cells_of(spot)[1]
    return Spot(x, y, ROTATIONS[spot.rotation // 90 - 2])
