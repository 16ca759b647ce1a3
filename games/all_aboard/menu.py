"""How a move breaks into decisions: first the animal, then the boat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.all_aboard.components import COURSE, ICONS, WEIGHTS, named
from games.kit.game import Decision, text

if TYPE_CHECKING:
    from games.all_aboard.model import Board, View


def decisions(view: View, move: Board) -> tuple[Decision, ...]:
    """Break a move into verb, animal and boat."""
    boat = view.boats[move.boat - 1]
    hidden = view.circuit == COURSE.face_down_circuit
    return (
        Decision(field="kind", ask=text("ask-verb"), value=move.kind, label=text("verb-board")),
        Decision(
            field="animal",
            ask=text("ask-animal-face-down" if hidden else "ask-animal"),
            value=move.animal,
            label=text(
                "animal-choice",
                animal=named("animal", move.animal),
                weight=WEIGHTS[move.animal],
            ),
            icon=ICONS[move.animal],
        ),
        Decision(
            field="boat",
            ask=text("ask-boat", animal=named("object", move.animal)),
            value=str(move.boat),
            label=text(
                "boat-choice", boat=move.boat, capacity=boat.capacity, aboard=len(boat.cards)
            ),
            icon="🚣",
        ),
    )
