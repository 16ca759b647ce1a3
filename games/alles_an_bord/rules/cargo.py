"""What a ship carries: what may be taken off it, and what it has room for."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, TypeVar

from games.alles_an_bord.components import COLOURS, SHIP
from games.alles_an_bord.model import is_good

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.alles_an_bord.components import Colour
    from games.alles_an_bord.model import Ship, Thing

T = TypeVar("T")


def changed_count(row: tuple[int, ...], at: int, change: int = 1) -> tuple[int, ...]:
    """Return counts of which the one at `at` is changed by `change`."""
    return (*row[:at], row[at] + change, *row[at + 1 :])


def without(row: tuple[T, ...], thing: T) -> tuple[T, ...]:
    """Return a row without one of those that equal `thing`.

    Raises:
        ValueError: if none does.
    """
    at = row.index(thing)
    return row[:at] + row[at + 1 :]


def unloaded(ship: Ship, thing: Thing) -> Ship:
    """Return the ship without one thing aboard, or without its parrot.

    Raises:
        ValueError: if it is not there.
    """
    if thing == "parrot" and ship.parrot:
        return ship.model_copy(update={"parrot": False})
    if is_good(thing):
        goods: tuple[str, ...] = ship.goods
        return ship.model_copy(update={"goods": without(goods, thing)})
    kind, _, place = thing.partition("@")
    tiles: tuple[str, ...] = ship.deck if place == "deck" else ship.below
    return ship.model_copy(update={place: without(tiles, kind)})


def things_aboard(ship: Ship) -> tuple[Thing, ...]:
    """List tiles and goods: every kind in every place once, every colour once."""
    deck = (f"{kind}@deck" for kind in dict.fromkeys(ship.deck))
    below = (f"{kind}@below" for kind in dict.fromkeys(ship.below))
    return (*deck, *below, *dict.fromkeys(ship.goods))


def throwable(ship: Ship) -> list[Thing]:
    """List what may be thrown overboard."""
    return [thing for thing in things_aboard(ship) if may_throw(ship, thing)]


def surplus(ship: Ship) -> int:
    """Return how many goods more than its hold a ship carries; negative where there is room."""
    return len(ship.goods) - ship.hold


@lru_cache(maxsize=1024)
def goods_choices(many: int, supply: Sequence[int]) -> tuple[tuple[Colour, ...], ...]:
    """List every choice of `many` goods that a supply, counted by colour, can give."""
    return tuple(
        mix
        for mix in combinations_with_replacement(COLOURS, many)
        if all(mix.count(colour) <= supply[n] for n, colour in enumerate(COLOURS))
    )


def may_throw(ship: Ship, thing: Thing) -> bool:
    """Tell whether throwing this leaves no goods without a place, or fewer than before."""
    before = surplus(ship)
    stores = thing.startswith("storage@")
    # Storage frees its own slot and takes two others with it.
    after = before + SHIP.storage_holds - 1 if stores else before - 1
    return after <= max(0, before - 1)


def chest_splits(ship: Ship, many: int) -> range:
    """Return how many of `many` new chests may stand on deck."""
    return range(max(0, many - ship.below_free), min(many, ship.deck_free) + 1)
