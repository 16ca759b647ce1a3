"""The rules of ¡Abordaje!: orders laid in secret, then a turn that is fought out."""

from games.abordaje.rules.moves import apply, candidates, check, refuse_turn
from games.abordaje.rules.setup import setup
from games.abordaje.rules.turn import initiative, laying, positions, revealed, to_act

__all__ = [
    "apply",
    "candidates",
    "check",
    "initiative",
    "laying",
    "positions",
    "refuse_turn",
    "revealed",
    "setup",
    "to_act",
]
