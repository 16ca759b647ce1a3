"""The board as a plan sees it: where a cart could go next, and how much track that takes.

A place is a square with the exit by which a cart leaves it. Places are numbered and all steps
between them are tabled once, for every tile: plans are made some hundred times for one decision.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from heapq import heapify, heappop, heappush
from math import inf
from typing import TYPE_CHECKING, Final, TypeAlias

from games.off_the_rails.components import (
    BEYOND,
    BUILDABLE,
    EXITS,
    OPPOSITE,
    PRINTED,
    SURFACE_OF,
    UPGRADES,
    Exit,
    Exits,
    Square,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from games.off_the_rails.model import State

STEP_COST: Final = 0.2
"""What a step costs a plan, in tiles to lay."""
PARKED_COST: Final = 2.0
"""What a square costs on which a cart stands now, or over which another plan leads."""
NO_EXITS: Final = ""
"""The tile of a square without track."""

Steps: TypeAlias = tuple[tuple[tuple[int, int], ...], ...]
"""By place: others that may come next, or before, each with the tiles to lay."""

PLACES: Final[tuple[tuple[Square, Exit], ...]] = tuple(
    (square, way)
    for square in (*BUILDABLE, *SURFACE_OF)
    for way in EXITS
    if (square, way) in BEYOND
)
PLACE: Final[dict[tuple[Square, Exit], int]] = {place: n for n, place in enumerate(PLACES)}
"""The number of a place."""
SQUARE_AT: Final[tuple[Square, ...]] = tuple(square for square, _ in PLACES)
AHEAD: Final[tuple[Square, ...]] = tuple(BEYOND[place] for place in PLACES)
"""The square that a cart at a place enters next."""


@cache  # a megabyte together, that only who plans needs
def _steps_over(tile: str) -> Steps:
    """Return by place the next places over a square with this tile, with the tiles to lay."""
    return tuple(
        tuple(
            (PLACE[ahead, way], _tiles_to_lay(tile, OPPOSITE[travel], way))
            for way in EXITS
            if way != OPPOSITE[travel] and (ahead, way) in PLACE
        )
        if ahead not in SURFACE_OF
        else ()
        for (_, travel), ahead in zip(PLACES, AHEAD, strict=True)
    )


def _tiles_to_lay(tile: str, *exits: Exit) -> int:
    """Return how many actions it takes until a tile has these exits."""
    return sum(way not in tile for way in exits) if tile else 1


@cache
def _steps_back(tile: str) -> Steps:
    """Return by place the places before it, with the tiles to lay, if it has this tile."""
    into: list[list[tuple[int, int]]] = [[] for _ in PLACES]
    for before, after in enumerate(_steps_over(tile)):
        for place, lay in after:
            into[place].append((before, lay))
    return tuple(map(tuple, into))


def tile_for(tile: Exits | None, entry: Exit, way: Exit) -> Exits:
    """Return what to lay, or to upgrade to, next: from a straight to a cross takes two actions."""
    have = set(tile or ())
    missing = [one for one in (entry, way) if one not in have]
    wanted = have | set(missing if not have else missing[:1])
    return next(one for one in UPGRADES if set(one) == wanted)


@dataclass
class BoardGraph:
    """The track of a state, and what stands in the way. Changed while plans are made."""

    tiles: Mapping[Square, Exits]
    blocked: frozenset[Square]
    """Squares that have collapsed."""
    crowded: dict[Square, float]
    """Squares that cost more: carts stand there, or other plans lead over them."""
    under_carts: frozenset[Square]
    """Squares whose track cannot be changed."""
    exits: frozenset[Square]
    """Surface squares over which carts leave."""

    @classmethod
    def of(cls, state: State) -> BoardGraph:
        """Return the graph of a state."""
        parked = [cart.square for cart in state.carts if cart.square is not None]
        lenient = state.options.surface_exit == "any_square"
        return cls(
            tiles=state.tiles,
            blocked=frozenset(state.tokens),
            crowded=dict.fromkeys(parked, PARKED_COST),
            under_carts=frozenset(parked),
            exits=frozenset(SURFACE_OF if lenient else PRINTED),
        )

    def steps(self, place: int) -> tuple[tuple[int, int], ...]:
        """Return the places that may come next, with the tiles to lay for each."""
        ahead = AHEAD[place]
        if ahead in self.blocked:
            return ()
        steps = _steps_over(self.tiles.get(ahead, NO_EXITS))[place]
        if ahead in self.under_carts:
            return tuple(step for step in steps if not step[1])
        return steps

    def step_cost(self, place: int) -> float:
        """Return what it costs to enter the square ahead, without what must be laid there."""
        return STEP_COST + self.crowded.get(AHEAD[place], 0.0)

    def ways_home(self, costs: Mapping[Square, float]) -> list[float]:
        """Return by place what it costs to leave; `costs` has what each exit costs in itself."""
        return self.ways_to(
            {
                place: costs[ahead] + STEP_COST
                for place, ahead in enumerate(AHEAD)
                if ahead in self.exits and ahead in costs
            }
        )

    def ways_to(self, goals: Mapping[int, float]) -> list[float]:
        """Return by place what it costs to reach the nearest goal, with what that costs itself."""
        costs = [goals.get(place, inf) for place in range(len(PLACES))]
        edge = [(cost, place) for place, cost in goals.items()]
        heapify(edge)
        while edge:
            cost, place = heappop(edge)
            square = SQUARE_AT[place]
            if cost > costs[place] or square in self.blocked:
                continue
            dearer = cost + STEP_COST + self.crowded.get(square, 0.0)
            fixed = square in self.under_carts
            for before, lay in _steps_back(self.tiles.get(square, NO_EXITS))[place]:
                if dearer + lay < costs[before] and not (fixed and lay):
                    costs[before] = dearer + lay
                    heappush(edge, (dearer + lay, before))
        return costs
