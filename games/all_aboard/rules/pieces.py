"""The pieces of All aboard!, counted wherever they lie: none may appear or vanish."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from games.all_aboard.model import State


def pieces(state: State) -> Counter[str]:
    """Count every animal of every player, and every boat card."""
    found: Counter[str] = Counter()
    for places in (state.hands, state.piles, state.saved):
        for owner, animals in enumerate(places):
            found.update(f"{owner}'s {animal}" for animal in animals)
    aboard = [card for boat in state.boats for card in boat.cards]
    found.update(f"{card.owner}'s {card.animal}" for card in (*aboard, *state.animal_discard))
    boats = (*state.boat_deck, *state.boat_discard, *(boat.capacity for boat in state.boats))
    found.update(f"boat for {kilos} kg" for kilos in boats)
    return found
