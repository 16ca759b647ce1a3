"""What is known of the tunnels and the water of one table: which cards fit there, and how.

It is worked out when first asked, and cached from table to table where nothing near has changed.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from games.bandido_alcatraz.components import EAST, MASKS, ROTATIONS, SYMMETRIC, turned
from games.bandido_alcatraz.model.geometry import Cell, Spot, beside

if TYPE_CHECKING:
    from collections.abc import Mapping

    from games.bandido_alcatraz.components import Masks

CoverRule: TypeAlias = Literal["strict", "loose"]
Demand: TypeAlias = tuple[int, int]
"""On which sides a cell has neighbours, and on which of them they are tunnels: two masks."""
NO_DEMAND: Final[Demand] = (0, 0)
TunnelEnd: TypeAlias = tuple[Cell, int]
"""A cell, and the side on which its square has an exit into an empty cell."""

WAYS: Final = (0, 1, -1)
"""Straight on, right, left: what to add to the side one is heading for.

At an opening a card may lie in nine ways: in each of these with half 1 at the mouth, then in each
with half 2 there, then in each if it looks the same both ways round.
"""


class Opening(NamedTuple):
    """An open tunnel, or water that may be covered."""

    mouth: Cell
    """Where half a card comes to lie."""
    cards: CardWays
    spots: tuple[Spot, ...]
    """Where a card would lie, by way."""
    codes: tuple[str, ...]
    """For the places of a card here, in the order in which they are found."""


@dataclass(slots=True)
class PlaceCache:
    """What has been found out about a table's places; it only ever repeats what the grid says."""

    earlier: Mapping[CoverRule, Mapping[int, Opening]] = field(default_factory=dict)
    """The openings before the last card. A number goes to another only near that card."""
    changed: frozenset[Cell] = frozenset()
    """The mouths near that card, where they may be others now."""
    openings: dict[CoverRule, dict[int, Opening]] = field(default_factory=dict)
    """Tunnels first, then water, by number; those of water are below 0."""
    places: dict[tuple[str, CoverRule], dict[Spot, str]] = field(default_factory=dict)
    """By card: where it fits, and the code of the place."""
    blocked: dict[CoverRule, frozenset[Cell]] = field(default_factory=dict)
    """Water that no card can ever cover."""


HALF_1, HALF_2, EITHER_HALF = 1, 1 << len(WAYS), 1 << 2 * len(WAYS)
"""Which half is at the mouth, as the bit of the way straight on; see `WAYS`."""
FittingCards: TypeAlias = dict[str, int]
"""The cards that fit in one direction, each with the halves that may be at the mouth, as bits."""
NO_CARDS: Final[FittingCards] = {}
Direction: TypeAlias = tuple[Demand, Demand]
"""What is asked of the two halves of a card that lies eastwards from its mouth.

Any other direction is read so once the table is turned: there are fewer cases, see `as_if_east`.
"""


class CardWays(dict[str, tuple[int, ...]]):
    """By card: the ways in which it may lie at some openings; filled in when first asked."""

    def __init__(self, directions: tuple[FittingCards, ...]) -> None:
        super().__init__()
        self._directions = directions

    def __missing__(self, card: str) -> tuple[int, ...]:
        """Work it out, and cache it."""
        straight, right, left = self._directions
        bits = straight.get(card, 0) | right.get(card, 0) << 1 | left.get(card, 0) << 2
        ways = self[card] = _ways(bits)
        return ways


@cache
def _ways(bits: int) -> tuple[int, ...]:
    return tuple(way for way in range(bits.bit_length()) if bits >> way & 1)


@lru_cache(maxsize=4096)
def card_ways(*directions: Direction | None) -> CardWays:
    """Return the ways of laying cards at an opening: straight on, right, left; None is taken.

    Equal openings share the result: there are few of them.
    """
    return CardWays(tuple(NO_CARDS if one is None else fitting_cards(*one) for one in directions))


@cache
def as_if_east(side: int, here: Demand, there: Demand, rule: CoverRule) -> Direction:
    """Return what is asked of a mouth, and beyond it, as if the table were turned: `side` is east.

    By the loose rule a card may cover water as it likes: what that asked at the seam is void. By
    the strict one the card repeats the water, and its seam is where the water has an exit.
    """
    return _turned(here, side, side, rule), _turned(there, side, side ^ 2, rule)


def _turned(demand: Demand, east: int, seam: int, rule: CoverRule) -> Demand:
    known, tunnels = demand
    if rule == "loose":
        known &= ~(1 << seam)
    return turned(known, EAST - east), turned(tunnels & known, EAST - east)


@lru_cache(maxsize=4096)
def fitting_cards(here: Demand, there: Demand) -> FittingCards:
    """Return the cards that fit eastwards from a mouth, where this is asked of their halves.

    There are few cases, for each of six sides is free, earth or tunnel.
    """
    fitting: FittingCards = {}
    for card, masks in MASKS.items():
        near, far = _fits(masks[0], here, there), _fits(masks[2], there, here)
        if halves := EITHER_HALF * near if card in SYMMETRIC else HALF_1 * near | HALF_2 * far:
            fitting[card] = halves
    return fitting


def _fits(masks: Masks, first: Demand, second: Demand) -> bool:
    return not ((masks[0] ^ first[1]) & first[0] or (masks[1] ^ second[1]) & second[0])


@lru_cache(maxsize=16384)
def spots_at(mouth: Cell, side: int) -> tuple[Spot, Spot]:
    """Return where a card lies that goes from `mouth` to `side`, half 1 or half 2 at the mouth."""
    return (
        Spot(*mouth, ROTATIONS[(side - EAST) % 4]),
        Spot(*beside(mouth, side), ROTATIONS[(side + 2 - EAST) % 4]),
    )


@lru_cache(maxsize=8192)
def spots_by_way(mouth: Cell, heading: int) -> tuple[Spot, ...]:
    """Return where cards lie at an opening, by way; see `WAYS`."""
    both = [spots_at(mouth, (heading + way) % 4) for way in WAYS]
    return (
        *[near for near, _ in both],
        *[far for _, far in both],
        *[min(ends, key=lambda spot: spot.rotation) for ends in both],
    )
