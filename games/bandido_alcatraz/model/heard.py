"""What teammates have said of their hands, and which cards would make that true.

A signal is a word, and the number of what it is about where it names one: "join", "close/7".
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from games.bandido_alcatraz.components import CARDS, WANTED
from games.bandido_alcatraz.model.geometry import Laid
from games.bandido_alcatraz.model.places import places_for
from games.kit.game import Seat, Value

if TYPE_CHECKING:
    from games.bandido_alcatraz.model.grid import Grid
    from games.bandido_alcatraz.model.openings import CoverRule

OF_THE_TABLE: Final = frozenset({"join", "close", "cover"})
"""Signals about what a card does where it can be laid; the others are about what it bears."""


class Notes(Value):
    """What a seat keeps in mind when it decides: what the others say just now."""

    said: tuple[tuple[Seat, str], ...] = ()
    """Who says which signal, by seat."""

    def claimed_by_others(self, seat: Seat) -> frozenset[str]:
        """Return the signals with which others name a tunnel or water that they can see to."""
        return frozenset(word for one, word in self.said if one != seat and "/" in word)


@lru_cache(maxsize=64)
def cards_meant(grid: Grid, rule: CoverRule, signal: str) -> frozenset[str]:
    """Return the cards one of which somebody has who says this now; none for any other talk.

    It depends on what all see, and on nothing else.
    """
    word, _, number = signal.partition("/")
    if word in WANTED:
        return frozenset(card for card, one in CARDS.items() if one.item == word)
    if word not in OF_THE_TABLE:
        return frozenset()
    about = int(number) if number.isdecimal() else None
    return frozenset(
        card
        for card in CARDS
        if any(
            _does(grid, Laid(card=card, x=spot.x, y=spot.y, rotation=spot.rotation), word, about)
            for spot in places_for(grid, card, rule)
        )
    )


def _does(grid: Grid, laid: Laid, word: str, about: int | None) -> bool:
    """Tell whether a card, laid there, does what a signal says, of one thing or of any."""
    closed, opened = grid.tunnel_changes(laid)
    if word == "join":
        return closed > 1 and not opened
    if word == "close":
        into = grid.tunnels_into(laid.cells)
        return closed > 0 and not opened and (about is None or about in into)
    covered = [grid.waters[cell] for cell in laid.cells if cell in grid.waters]
    return bool(covered) and (about is None or about in covered)
