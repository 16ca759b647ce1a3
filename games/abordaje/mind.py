"""What computer players know of ¡Abordaje!: search to the end of the turn, and count the men."""

from __future__ import annotations

from math import exp
from typing import Final

from games.abordaje.model import Force, Move, State, View
from games.kit.mind import Effort, Mind, levels

PRICES: Final = {"conquests": 2.6, "markers": 1.0, "men": 0.2, "pool": 0.16, "short": -0.6}


class AbordajeMind(Mind[State, Move, View]):
    """Plays the turn out at random: its orders decide who holds which deck."""

    levels = levels(easy=Effort(60), normal=Effort(600), strong=Effort(2_500))

    def horizon(self, root: State, state: State) -> bool:
        """Stop when the next turn is dealt."""
        return state.turn != root.turn

    def worth(self, state: State) -> tuple[float, ...]:
        """Compare what the sides hold."""
        pirates, spaniards = (
            _strength(force, len(state.sections_in_play)) for force in state.forces
        )
        share = 1 / (1 + exp(spaniards - pirates))
        return (share, 1 - share) if state.pirate == 0 else (1 - share, share)


def _strength(force: Force, sections: int) -> float:
    men = sum(force.crew)
    return (
        2.6 * len(force.conquests)
        + 1.0 * len(force.markers)
        + 0.2 * men
        + 0.16 * force.pool
        - 0.6 * max(0, sections + 2 - men)
    )
