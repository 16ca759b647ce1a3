"""What can still be taken aboard, by what a seat sees."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from games.alles_an_bord.components import FIGURES, KIND_RANK, KINDS
from games.alles_an_bord.mind.outlook import aboard

if TYPE_CHECKING:
    from games.alles_an_bord.model import State
    from games.kit.game import Seat


def lying_open(state: State) -> Counter[str]:
    """Count the tiles that lie open and may be taken."""
    return +Counter[str](dict(zip(KINDS, state.heap_open, strict=True)))


def out_of_sight(state: State, seat: Seat) -> int:
    """Count the tiles that a seat does not see: face down, below others' decks, in their hands."""
    others = [one for n, one in enumerate(state.ships) if n != seat]
    held = sum(len(one.below) + (one.hand is not None) for one in others)
    return len(state.heap_hidden) + held


def to_be_had(state: State, seat: Seat, kind: str) -> int:
    """Count the tiles of a kind that a seat does not see and that no starfish locks.

    They are face down, or below others' decks. Locked ones never leave the heap, so that all know
    how many of them lie face down.
    """
    rank = KIND_RANK[kind]
    own = aboard(state.ships[seat])[kind] + (state.ships[seat].hand == kind)
    others = sum(one.deck.count(kind) for n, one in enumerate(state.ships) if n != seat)
    locked = sum(tile == f"{kind}*" for tile in state.heap_hidden)
    in_sight = state.heap_open[rank] + state.heap_locked[rank] + own + others
    return FIGURES.tiles[KINDS[rank]] - in_sight - locked
