"""What is known of the tunnels and the water of one table: which cards fit there, and how.

It is found out when first asked, and kept from table to table where nothing near has changed.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from games.bandido_alcatraz.components import EAST, MASKS, ROTATIONS, SYMMETRIC
from games.bandido_alcatraz.model.geometry import Cell, Spot, beside

if TYPE_CHECKING:
    from games.bandido_alcatraz.components import Masks

CoverRule: TypeAlias = Literal["strict", "loose"]
Demand: TypeAlias = tuple[int, int]
"""On which sides a cell has neighbours, and on which of them they are tunnels: two masks."""
NO_DEMAND: Final[Demand] = (0, 0)
TunnelEnd: TypeAlias = tuple[Cell, int]
"""A cell, and the side on which its square has an exit into an empty cell."""
Fit: TypeAlias = tuple[Spot, str]
"""Where a card may lie, and the code of the place."""
Way: TypeAlias = tuple[frozenset[str], Fit]
"""A way of laying a card at an opening: all cards that fit so, and where they would lie."""

WAYS: Final = (0, 1, -1)
"""Straight on, right, left: what to add to the side one is heading for."""
ASYMMETRIC: Final = frozenset(MASKS) - SYMMETRIC


class Fits(dict[str, tuple[Fit, ...]]):
    """By card: how it fits at one tunnel or water; filled in when first asked."""

    def __init__(self, ways: list[Way], symmetric: list[Way]) -> None:
        super().__init__()
        self._ways = ways
        self._symmetric = symmetric

    def __missing__(self, card: str) -> tuple[Fit, ...]:
        """Find it, and keep it."""
        ways = self._symmetric if card in SYMMETRIC else self._ways
        fits = self[card] = tuple([fit for cards, fit in ways if card in cards])
        return fits


class Opening(NamedTuple):
    """An open tunnel, or water that may be covered."""

    mouth: Cell
    """Where half a card comes to lie."""
    fits: Fits


@dataclass
class PlaceCache:
    """What has been found out about a table's places; it only ever repeats what the grid says."""

    openings: dict[tuple[TunnelEnd, CoverRule], Opening] = field(default_factory=dict)
    """Under water the side is that towards the dry half."""
    by_number: dict[CoverRule, tuple[Fits, ...]] = field(default_factory=dict)
    """Tunnels first, then water, by number."""
    places: dict[tuple[str, CoverRule], dict[Spot, str]] = field(default_factory=dict)
    """By card: where it fits, and the code of the place."""
    blocked: dict[CoverRule, frozenset[Cell]] = field(default_factory=dict)
    """Water that no card can ever cover."""


class FittingCards(NamedTuple):
    """The cards that fit in one direction."""

    near: frozenset[str]
    """With half 1 at the mouth; as is `symmetric`."""
    far: frozenset[str]
    """With half 2 at the mouth."""
    symmetric: frozenset[str]
    """Those that look the same both ways round; they are in neither of the others."""


@lru_cache(maxsize=4096)
def fitting_cards(side: int, here: Demand, there: Demand) -> FittingCards:
    """Return the cards that fit from the mouth towards `side`, where this is asked of their halves.

    There are few cases, for each of six sides is free, earth or tunnel.
    """
    ahead, back = (side - EAST) % 4, (side + 2 - EAST) % 4
    return FittingCards(
        near=frozenset(card for card in ASYMMETRIC if _fits(MASKS[card][ahead], here, there)),
        far=frozenset(card for card in ASYMMETRIC if _fits(MASKS[card][back], there, here)),
        symmetric=frozenset(card for card in SYMMETRIC if _fits(MASKS[card][ahead], here, there)),
    )


def _fits(masks: Masks, first: Demand, second: Demand) -> bool:
    return not ((masks[0] ^ first[1]) & first[0] or (masks[1] ^ second[1]) & second[0])


@lru_cache(maxsize=4096)
def spots_at(mouth: Cell, side: int) -> tuple[Spot, Spot]:
    """Return where a card lies that goes from `mouth` to `side`, half 1 or half 2 at the mouth."""
    return (
        Spot(*mouth, ROTATIONS[(side - EAST) % 4]),
        Spot(*beside(mouth, side), ROTATIONS[(side + 2 - EAST) % 4]),
    )
