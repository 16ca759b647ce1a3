"""Counts and stacks: tiles, goods and colours put in order, taken away and added."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, TypeVar

from games.alles_an_bord.figures import COLOURS, KINDS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from games.alles_an_bord.figures import Colour, Kind
    from games.alles_an_bord.model import Item, Ship

T = TypeVar("T")

KIND_RANK = {kind: n for n, kind in enumerate(KINDS)}
COLOUR_RANK = {colour: n for n, colour in enumerate(COLOURS)}


def by_kind(tiles: Iterable[Kind]) -> tuple[Kind, ...]:
    """Sort tiles, so that their order tells nothing about when they came."""
    return tuple(sorted(tiles, key=KIND_RANK.__getitem__))


def by_colour(goods: Iterable[Colour]) -> tuple[Colour, ...]:
    """Sort goods in the same way."""
    return tuple(sorted(goods, key=COLOUR_RANK.__getitem__))


def counted(row: tuple[int, ...], at: int, change: int = 1) -> tuple[int, ...]:
    """Return counts with one of them changed."""
    return (*row[:at], row[at] + change, *row[at + 1 :])


def replaced(row: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """Return a row with one item replaced."""
    return (*row[:at], item, *row[at + 1 :])


def without(row: tuple[T, ...], item: T) -> tuple[T, ...]:
    """Return a row without one of the items that equal `item`. Raises ValueError if none does."""
    at = row.index(item)
    return row[:at] + row[at + 1 :]


def is_good(item: Item) -> bool:
    """Tell a good from a tile, as things aboard are named."""
    return item in COLOUR_RANK


def unloaded(ship: Ship, item: Item) -> Ship:
    """Return the ship without one thing aboard. Raises ValueError if it is not there."""
    if item == "parrot" and ship.parrot:
        return ship.model_copy(update={"parrot": False})
    if is_good(item):
        goods: tuple[str, ...] = ship.goods
        return ship.model_copy(update={"goods": without(goods, item)})
    kind, _, place = item.partition("@")
    tiles: tuple[str, ...] = ship.deck if place == "deck" else ship.below
    return ship.model_copy(update={place: without(tiles, kind)})


def things(ship: Ship) -> tuple[Item, ...]:
    """List what may be thrown overboard: every kind in every place once, every colour once."""
    deck = (f"{kind}@deck" for kind in dict.fromkeys(ship.deck))
    below = (f"{kind}@below" for kind in dict.fromkeys(ship.below))
    return (*deck, *below, *dict.fromkeys(ship.goods))


def surplus(ship: Ship) -> int:
    """Return how many goods more than its hold a ship carries; negative where there is room."""
    return len(ship.goods) - ship.hold


@lru_cache(maxsize=1024)
def mixes(many: int, supply: Sequence[int]) -> tuple[tuple[Colour, ...], ...]:
    """List every choice of so many goods that the supply can give."""
    return tuple(
        mix
        for mix in combinations_with_replacement(COLOURS, many)
        if all(mix.count(colour) <= supply[n] for n, colour in enumerate(COLOURS))
    )
