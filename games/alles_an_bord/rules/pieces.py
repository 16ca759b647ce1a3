"""The pieces of Alles an Bord, counted wherever they lie: none may appear or vanish."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from games.alles_an_bord.components import COLOURS, KINDS

if TYPE_CHECKING:
    from games.alles_an_bord.model import State

COINS_OF_A_CHEST: Final = 10


def pieces(state: State) -> Counter[str]:
    """Count every tile, good, card and parrot, and all the money."""
    found: Counter[str] = Counter(tile.rstrip("*") for tile in state.heap_hidden)
    for row in (state.heap_open, state.heap_locked):
        found.update(dict(zip(KINDS, row, strict=True)))
    found.update(dict(zip(COLOURS, state.supply, strict=True)))
    found.update({"parrot": state.parrots, "money": state.bank})
    for ship, chests in zip(state.ships, state.new_chests, strict=True):
        found.update((*ship.deck, *ship.below, *ship.goods, *([ship.hand] if ship.hand else [])))
        found.update({"monkey": ship.monkey, "parrot": ship.parrot, "money": ship.total})
        found["money"] += COINS_OF_A_CHEST * chests
    cards = (*state.box, *state.pile, *state.discard, *state.sailed)
    found.update((*cards, *([state.card] if state.card else [])))
    return +found
