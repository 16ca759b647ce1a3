"""The field of ¡Abordaje!: which decks lie beside which, and where men and captains may go."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from games.abordaje.components import DECK, FOE, SECTION, SHIP, Deck, Side, opposite

if TYPE_CHECKING:
    from collections.abc import Callable


@cache
def beside(section: int, active: tuple[int, ...]) -> tuple[int, ...]:
    """Return the nearest sections in play on either side, also of one that is out of play.

    >>> beside(4, (1, 2, 4, 5)), beside(2, (1, 4, 5))
    ((2, 5), (1, 4))
    """
    return (
        *[one for one in active if one < section][-1:],
        *[one for one in active if one > section][:1],
    )


@cache
def strides(side: Side, deck: Deck, active: tuple[int, ...]) -> tuple[Deck, ...]:
    """Return where a captain's single step leads: along the ship he is on, or back to his own."""
    ship = SHIP[deck]
    along = tuple(DECK[ship, one] for one in beside(SECTION[deck], active))
    return along if ship == side else (*along, opposite(deck))


@cache
def paths(side: Side, section: int, active: tuple[int, ...]) -> tuple[tuple[Deck, Deck], ...]:
    """Return every way for a man of `side` to or from a section, as Repel! and Take cover! allow.

    From the own deck to the enemy one only if there are own men already: see `Battle.marches`.
    """
    own, enemy = DECK[side, section], DECK[FOE[side], section]
    ways = [(own, enemy), (enemy, own)]
    for other in beside(section, active):
        for here in _freely(own, enemy):
            there = DECK[SHIP[here], other]
            ways += [(here, there), (there, here)]
    return tuple(ways)


def _freely(own: Deck, enemy: Deck) -> tuple[Deck, ...]:
    """Return the decks of a section from and to which men move along the ship.

    The rulebook says "freely horizontally"; that this holds for the enemy ship too is ruling 18,
    the weakest of all: who doubts it changes it here.
    """
    return own, enemy


def nearest(
    side: Side, start: Deck, active: tuple[int, ...], safe: Callable[[Deck], bool]
) -> tuple[Deck, ...]:
    """Return the safe decks that a retreating captain reaches in the fewest steps (ruling 21)."""
    seen, ring = {start}, [start]
    while ring:
        ring = [
            there
            for there in dict.fromkeys(
                step for here in ring for step in strides(side, here, active)
            )
            if there not in seen
        ]
        seen.update(ring)
        if found := tuple(deck for deck in ring if safe(deck)):
            return found
    return ()
