"""Jewels, counted by kind."""

from __future__ import annotations

from functools import cache
from itertools import chain, repeat
from typing import Final, TypeAlias

from games.off_the_rails.components.figures import FIGURES, JewelName

Jewels: TypeAlias = tuple[int, int, int, int, int]
"""How many of each kind, in the order of `JEWELS`."""
JEWELS: Final[tuple[JewelName, ...]] = tuple(one.id for one in FIGURES.jewels)
"""Rock, ruby, emerald, gold, diamond: the least worth first."""
JEWEL_ICONS: Final[dict[JewelName, str]] = {one.id: one.icon for one in FIGURES.jewels}
JEWEL_POINTS: Final[tuple[int, ...]] = tuple(one.points for one in FIGURES.jewels)
"""What a jewel of each kind scores, in the order of `JEWELS`."""
JEWEL_INDEX: Final[dict[JewelName, int]] = {name: n for n, name in enumerate(JEWELS)}
"""The place of a kind in `Jewels`."""
ROCK: Final = JEWEL_INDEX["rock"]
NOTHING: Final[Jewels] = (0, 0, 0, 0, 0)
HOLD_SIZE: Final = FIGURES.carts.hold
"""Jewels that a cart holds at most."""


def add(some: Jewels, more: Jewels) -> Jewels:
    """Return all jewels of two amounts.

    >>> add((1, 0, 0, 2, 0), (0, 1, 0, 1, 0))
    (1, 1, 0, 3, 0)
    """
    a, b, c, d, e = some
    v, w, x, y, z = more
    return a + v, b + w, c + x, d + y, e + z


def subtract(some: Jewels, fewer: Jewels) -> Jewels:
    """Return what is left of some jewels without fewer of them."""
    a, b, c, d, e = some
    v, w, x, y, z = fewer
    return a - v, b - w, c - x, d - y, e - z


@cache
def one_jewel(kind: int) -> Jewels:
    """Return a single jewel of the kind at this place."""
    rock, ruby, emerald, gold, diamond = (int(n == kind) for n in range(len(JEWELS)))
    return rock, ruby, emerald, gold, diamond


def worth(jewels: Jewels) -> int:
    """Return what jewels score.

    >>> worth((9, 1, 1, 1, 1))
    10
    """
    return sum(n * points for n, points in zip(jewels, JEWEL_POINTS, strict=True))


def precious(jewels: Jewels) -> int:
    """Count the jewels that are no rocks."""
    return sum(jewels) - jewels[ROCK]


def jewels_of(**counts: int) -> Jewels:
    """Write jewels by name.

    >>> jewels_of(ruby=2, rock=1)
    (1, 2, 0, 0, 0)

    Raises:
        ValueError: for a kind of jewel that there is not.
    """
    unknown = counts.keys() - JEWEL_INDEX.keys()
    if unknown:
        msg = f"no jewels: {sorted(unknown)}"
        raise ValueError(msg)
    rock, ruby, emerald, gold, diamond = (counts.get(name, 0) for name in JEWELS)
    return rock, ruby, emerald, gold, diamond


def listed(jewels: Jewels) -> tuple[JewelName, ...]:
    """Name every single jewel, the least worth first.

    >>> listed((1, 2, 0, 0, 0))
    ('rock', 'ruby', 'ruby')
    """
    return tuple(chain.from_iterable(map(repeat, JEWELS, jewels)))
