"""Where men and captains may go as far as the ships alone decide: which decks lie side by side."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from games.abordaje.components import DECK_AT, ENEMY, SECTION_OF, SHIP_OF, opposite

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.abordaje.components import Deck, Side


@cache
def neighbours(section: int, in_play: tuple[int, ...]) -> tuple[int, ...]:
    """Return the nearest sections in play on either side, also of one that is out of play.

    >>> neighbours(4, (1, 2, 4, 5)), neighbours(2, (1, 4, 5))
    ((2, 5), (1, 4))
    """
    return (
        *[one for one in in_play if one < section][-1:],
        *[one for one in in_play if one > section][:1],
    )


@cache
def captain_steps(side: Side, deck: Deck, in_play: tuple[int, ...]) -> tuple[Deck, ...]:
    """Return where a captain's single step leads: along the ship he is on, or back to his own.

    >>> captain_steps("pirate", "P2", (1, 2, 4, 5)), captain_steps("pirate", "S1", (1, 2, 4, 5))
    (('P1', 'P4'), ('S2', 'P1'))
    """
    ship = SHIP_OF[deck]
    along = tuple(DECK_AT[ship, one] for one in neighbours(SECTION_OF[deck], in_play))
    return along if ship == side else (*along, opposite(deck))


def nearest_safe_decks(
    side: Side, start: Deck, in_play: tuple[int, ...], is_safe: Callable[[Deck], bool]
) -> tuple[Deck, ...]:
    """Return the safe decks that a withdrawing captain reaches in the fewest steps (ruling 21)."""
    seen, ring = {start}, [start]
    while ring:
        ring = [
            there
            for there in dict.fromkeys(
                step for here in ring for step in captain_steps(side, here, in_play)
            )
            if there not in seen
        ]
        seen.update(ring)
        if found := tuple(deck for deck in ring if is_safe(deck)):
            return found
    return ()


@cache
def march_ways(side: Side, section: int, in_play: tuple[int, ...]) -> tuple[tuple[Deck, Deck], ...]:
    """Return every way for a man of `side` to or from a section, as Repel! and Take cover! allow.

    From the own deck to the enemy one only if there are own men already: see
    `questions.open_ways`.
    """
    own, enemy = DECK_AT[side, section], DECK_AT[ENEMY[side], section]
    ways = [(own, enemy), (enemy, own)]
    for other in neighbours(section, in_play):
        for here in _decks_joined_along_ship(own, enemy):
            there = DECK_AT[SHIP_OF[here], other]
            ways += [(here, there), (there, here)]
    return tuple(ways)


def _decks_joined_along_ship(own: Deck, enemy: Deck) -> tuple[Deck, ...]:
    """Return the decks of a section from and to which men move along the ship.

    The rulebook says "freely horizontally"; that this holds for the enemy ship too is ruling 18,
    the least certain of all.
    """
    return own, enemy
