"""The cards of Bandido Alcatraz: what each shows, and which sides of its squares are tunnels.

Sides of a square are bits of a mask, clockwise from north; a card is two squares, half 1 and half
2, whose common side, the seam, is always a tunnel. It may be turned by quarters, clockwise.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from games.kit.value import Figures

if TYPE_CHECKING:
    from collections.abc import Iterable

Side: TypeAlias = Literal["N", "E", "S", "W"]
SIDES: Final[tuple[Side, ...]] = get_args(Side)
"""Clockwise; the n-th is bit `1 << n` of a mask."""
ALL_SIDES: Final = 0b1111
EAST, SOUTH, WEST = 1, 2, 3

Rotation: TypeAlias = Literal[0, 90, 180, 270]
ROTATIONS: Final[tuple[Rotation, ...]] = get_args(Rotation)
"""Degrees clockwise; the n-th brings half 2 to the side n + 1 of half 1."""

Edge: TypeAlias = Literal["W", "N1", "S1", "E", "N2", "S2"]
"""The six outer sides of a card that lies unturned, half 1 in the west."""

StartSide: TypeAlias = Literal["easy", "normal"]
"""The sides of the start tile, by how hard they are."""
Item: TypeAlias = Literal["raincoat", "rope"]
Half: TypeAlias = Literal[1, 2]

EXIT: Final = "EXIT"
"""The id of the exit card."""


class Card(Figures):
    """One tunnel card, or the exit card."""

    id: str
    edges: tuple[Edge, ...]
    """Its exits."""
    halves: tuple[str, str]
    """The exits of each half as seen from the seam: left, head, right; D for the dead end.

    The texts draw a card from these words.
    """
    torch_half: Half | None
    item: Item | None
    blue_half: Half | None
    """The half under water."""


class _Amounts(Figures):
    """How many raincoats and ropes the escape takes, and how many cards a hand has."""

    raincoats: int
    ropes: int
    hand: int


class _Box(Figures):
    """What is in the box."""

    amounts: _Amounts
    start: dict[StartSide, tuple[Edge, ...]]
    """The exits of the start tile, on either of its sides."""
    exit: Card
    """The way out is drawn on its half 2."""
    cards: tuple[Card, ...]
    """The 68 tunnel cards."""


FIGURES: Final = _Box.read(Path(__file__).parent)
AMOUNTS: Final = FIGURES.amounts
CARDS: Final[dict[str, Card]] = {one.id: one for one in (*FIGURES.cards, FIGURES.exit)}
"""All 69 by id."""
WANTED: Final[dict[Item, int]] = {"raincoat": AMOUNTS.raincoats, "rope": AMOUNTS.ropes}
"""How many of each have to be gathered, exactly."""


def count_items(cards: Iterable[str], item: Item) -> int:
    """Return how many of these cards bear an item."""
    return [CARDS[card].item for card in cards].count(item)


Missing: TypeAlias = dict[Item, int]
"""How many of each item are still to be gathered; below 0 where there are too many."""


@lru_cache(maxsize=1024)
def missing_items(gathered: tuple[str, ...]) -> Missing:
    """Return how many of each item are missing.

    >>> missing_items(("A04",))
    {'raincoat': 2, 'rope': 2}
    """
    return {item: wanted - count_items(gathered, item) for item, wanted in WANTED.items()}


Masks: TypeAlias = tuple[int, int]
"""The tunnel sides of half 1 and half 2, seams included."""


def turned(mask: int, quarters: int) -> int:
    """Return a mask turned clockwise by a number of quarters.

    >>> turned(0b0001, 1), turned(0b1000, 1)
    (2, 1)
    """
    quarters %= len(SIDES)
    return (mask << quarters | mask >> len(SIDES) - quarters) & ALL_SIDES


def masks(edges: tuple[Edge, ...]) -> Masks:
    """Return the masks of an unturned card with these exits.

    >>> [f"{mask:04b}" for mask in masks(("W", "N2"))]
    ['1010', '1001']
    """
    west, east = 1 << EAST, 1 << WEST
    for edge in edges:
        bit = 1 << SIDES.index(edge[0])
        if edge in {"W", "N1", "S1"}:
            west |= bit
        else:
            east |= bit
    return west, east


def _all_rotations(card: Card) -> tuple[Masks, ...]:
    first, second = masks(card.edges)
    return tuple((turned(first, q), turned(second, q)) for q in range(len(ROTATIONS)))


MASKS: Final[dict[str, tuple[Masks, ...]]] = {
    name: _all_rotations(one) for name, one in CARDS.items()
}
"""The masks of every card, by quarters turned."""

SYMMETRIC: Final = frozenset(
    name for name, one in CARDS.items() if one.halves[0] == one.halves[1] and not one.blue_half
)
"""Cards that look the same turned by half: they are offered one way round only."""
