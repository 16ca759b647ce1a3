"""Which cards could close what is open as the table lies, or cover its water."""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from games.bandido_alcatraz.mind.mouths import BIT
from games.bandido_alcatraz.model import Laid, neighbours, places_for

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from games.bandido_alcatraz.mind.mouths import CardSet
    from games.bandido_alcatraz.model import Cell, Grid
    from games.bandido_alcatraz.model.openings import CoverRule, TunnelEnd

Ends: TypeAlias = "frozenset[TunnelEnd]"
"""Open tunnels that one card closes."""
NOBODY: Final[CardSet] = 0


class Closers(NamedTuple):
    """Cards of a set, by what each of them could do."""

    at_once: Mapping[Ends, CardSet]
    """Those that close just these tunnels in some place, and open none."""
    waters: Mapping[Cell, CardSet]
    """Those that cover a blue half."""

    def of(self, end: TunnelEnd) -> CardSet:
        """Return the cards that close a tunnel, whatever else they close, and open none."""
        found = NOBODY
        for ends, cards in self.at_once.items():
            if end in ends:
                found |= cards
        return found

    def of_any(self) -> CardSet:
        """Return the cards that close some tunnel, and open none."""
        found = NOBODY
        for ends, cards in self.at_once.items():
            found |= cards if ends else NOBODY
        return found

    def of_water(self, cell: Cell) -> CardSet:
        """Return the cards that cover a blue half."""
        return self.waters.get(cell, NOBODY)


@lru_cache(maxsize=16)
def closers(grid: Grid, cards: CardSet, rule: CoverRule) -> Closers:
    """Return what each of these cards could close or cover on a table without spoiling anything."""
    at_once: defaultdict[Ends, CardSet] = defaultdict(int)
    waters: defaultdict[Cell, CardSet] = defaultdict(int)
    for card, bit in BIT.items():
        for x, y, way in places_for(grid, card, rule) if cards & bit else ():
            laid = Laid(card=card, x=x, y=y, rotation=way)
            if grid.spoils(laid, rule) != (0, 0):
                continue
            for cell in laid.cells:
                if cell in grid.waters:
                    waters[cell] |= bit
            if not grid.tunnel_changes(laid)[1]:
                at_once[ends_into(grid, laid.cells)] |= bit
    return Closers(at_once, waters)


def ends_into(grid: Grid, cells: Collection[Cell]) -> Ends:
    """Return the open tunnels that lead into some cells."""
    return frozenset(
        (beside, side ^ 2)
        for cell in cells
        for side, beside in enumerate(neighbours(cell))
        if (beside, side ^ 2) in grid.tunnels
    )
