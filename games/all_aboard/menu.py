"""How a move breaks into decisions: first the animal, then the boat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.all_aboard.components import COURSE, ICONS, WEIGHTS, named
from games.kit.game import Decision, text

if TYPE_CHECKING:
    from games.all_aboard.components import Animal
    from games.all_aboard.model import Board, View


def decisions(view: View, move: Board) -> tuple[Decision, ...]:
    """Break a move into verb, animal and boat."""
    return (
        Decision(field="kind", ask=text("ask-verb"), value=move.kind, label=text("verb-board")),
        _animal(view, move.animal),
        _boat(view, move),
    )


def _animal(view: View, animal: Animal) -> Decision:
    face_down = COURSE.face_down(view.circuit)
    return Decision(
        field="animal",
        ask=text("ask-animal-face-down" if face_down else "ask-animal"),
        value=animal,
        label=text("animal-choice", animal=named("animal", animal), weight=WEIGHTS[animal]),
        icon=ICONS[animal],
    )


def _boat(view: View, move: Board) -> Decision:
    boat = view.boats[move.boat - 1]
    aboard = len(boat.cards)
    return Decision(
        field="boat",
        ask=text("ask-boat", animal=named("object", move.animal)),
        value=str(move.boat),
        label=text("boat-choice", boat=move.boat, capacity=boat.capacity, aboard=aboard),
        icon="🚣",
    )
