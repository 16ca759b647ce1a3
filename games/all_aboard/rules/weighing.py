"""What animals weigh together, and what a boat can carry; weights in half kilos."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from games.all_aboard.components import LOVE_WEIGHTS, WEIGHTS

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from games.all_aboard.components import Animal

PAIR: Final = 2
"""So many of a species fall in love; more of them fight."""


def pairs(animals: Iterable[Animal]) -> frozenset[Animal]:
    """Return the species of which there are exactly two.

    >>> sorted(pairs(["fox", "fox", "bear", "lion", "lion", "lion"]))
    ['fox']
    """
    return frozenset(animal for animal, count in Counter(animals).items() if count == PAIR)


def crowds(animals: Iterable[Animal]) -> frozenset[Animal]:
    """Return the species of which there are three or more."""
    return frozenset(animal for animal, count in Counter(animals).items() if count > PAIR)


def load(animals: Iterable[Animal], lovers: Collection[Animal]) -> int:
    """Return what the scales show: lovers weigh what their species weighs in love.

    >>> load(["mouse", "mouse", "fox"], lovers={"mouse"})
    6
    """
    return sum((LOVE_WEIGHTS if animal in lovers else WEIGHTS)[animal] for animal in animals)


def holds(capacity: int, load: int) -> bool:
    """Tell whether a boat for `capacity` kilos sails with `load` half kilos (ruling 29).

    >>> holds(12, 24), holds(12, 25)
    (True, False)
    """
    return load <= 2 * capacity
