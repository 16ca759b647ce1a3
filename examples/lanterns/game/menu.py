"""How a move of Lanterns is asked for: there is one verb, so only the card is a question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.lanterns.game.components import ROUNDS
from games.kit.game import Decision, text

if TYPE_CHECKING:
    from examples.lanterns.game.model import Seal, View


def decisions(view: View, move: Seal) -> tuple[Decision, ...]:
    """Break a move into its verb and its card."""
    ask = text("ask-card", round=len(view.rounds) + 1, rounds=ROUNDS)
    return (
        Decision(field="kind", ask=text("ask-verb"), value=move.kind, label=text("verb-seal")),
        Decision(
            field="card",
            ask=ask,
            value=str(move.card),
            label=text("card-choice", card=move.card),
            icon="🎴",
        ),
    )
