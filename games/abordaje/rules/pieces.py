"""The pieces of ¡Abordaje!, counted wherever they lie: none may appear or vanish."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from games.abordaje.model import State


def pieces(state: State) -> Counter[str]:
    """Count every action card, every man of both sides, and the captains."""
    found: Counter[str] = Counter(state.aside)
    for row in (*state.hands, *state.laid):
        found.update(row)
    for side, force in zip(("pirate", "spanish"), state.forces, strict=True):
        found[f"{side} crew"] = sum(force.crew) + force.pool + force.losses
        found[f"{side} captain"] = len([force.captain])
    return found
