"""Signals: what somebody may say of their own hand without describing a card (ruling 35).

A signal is a word, and the number of what it is about where it names one: "join", "close/7".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.bandido_alcatraz.components import CARDS, missing_items
from games.bandido_alcatraz.model import cells_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.bandido_alcatraz.model import Place, View

FEW_TUNNELS: Final = 6
"""Open tunnels from which on it matters who can close which one."""


def closable(view: View) -> tuple[int, ...]:
    """Return the numbers of the tunnels that a card of the viewer closes, and opens none."""
    found = {
        number
        for place in _sound(view)
        if place.closes and not place.opens
        for number in view.grid.tunnels_into(cells_of(place.spot))
    }
    return tuple(sorted(found))


def coverable(view: View) -> tuple[int, ...]:
    """Return the numbers of the water that a card of the viewer covers."""
    return tuple(sorted({number for place in _sound(view) for number in place.covers}))


def best_signal(view: View) -> tuple[int, str] | None:
    """Return what helps the team most to know of a hand, and how much it does; None for nothing."""
    return max(_signals(view), default=None)


def _signals(view: View) -> Iterator[tuple[int, str]]:
    if any(place.closes > 1 and not place.opens for place in _sound(view)):
        yield 4, "join"
    for number in coverable(view)[:1]:
        yield 3, f"cover/{number}"
    missing = missing_items(view.gathered)
    for card in view.hand or ():
        item = CARDS[card].item
        if item and missing[item] > 0:
            yield 2, item
    if len(view.tunnels) <= FEW_TUNNELS:
        for number in closable(view)[:1]:
            yield 1, f"close/{number}"


def _sound(view: View) -> Iterator[Place]:
    """Yield the places of the viewer's cards that harm nothing."""
    return (one for one in view.places if not (one.loses or one.ruins))
