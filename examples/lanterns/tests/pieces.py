"""The pieces of Lanterns, counted wherever they lie: none may appear or vanish."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from examples.lanterns.game.model import State


def lanterns(state: State) -> Counter[str]:
    """Count every card: in hands, face down, open, and in the box."""
    cards = [card for hand in state.hands for card in hand]
    cards += [card for card in state.sealed if card is not None]
    cards += [card for over in state.rounds for card in over.cards]
    return Counter(f"card {card}" for card in (*cards, *state.box))
