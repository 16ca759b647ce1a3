"""The pieces of Bandido: Alcatraz, counted wherever they lie: none may appear or vanish."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from games.bandido_alcatraz.model import State


def pieces(state: State) -> Counter[str]:
    """Count every one of the 69 cards."""
    found = Counter((*state.pile, *state.gathered, *(one.card for one in state.table.laid)))
    for cards in (*state.hands, *state.set_aside):
        found.update(cards)
    return found
