"""How a move breaks into decisions: first the animal, then the boat."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from games.all_aboard.components import COURSE, ICONS, WEIGHTS, named
from games.kit.game import Decision, decision, text

if TYPE_CHECKING:
    from games.all_aboard.components import Animal
    from games.all_aboard.model import Board, View

BOATS_CACHED: Final = 2_048
"""Boats that may be picked, memoized at some 700 bytes each: many tables ask alike."""


def decisions(view: View, move: Board) -> tuple[Decision, ...]:
    """Break a move into verb, animal and boat."""
    boat = view.boats[move.boat - 1]
    return (
        _verb(move.kind),
        _animal(move.animal, face_down=COURSE.face_down(view.circuit)),
        _boat(move.animal, move.boat, boat.capacity, len(boat.cards)),
    )


@cache
def _verb(kind: str) -> Decision:
    return decision("kind", text("ask-verb"), kind, text("verb-board"))


@cache
def _animal(animal: Animal, *, face_down: bool) -> Decision:
    ask = text("ask-animal-face-down" if face_down else "ask-animal")
    label = text("animal-choice", animal=named("animal", animal), weight=WEIGHTS[animal])
    return decision("animal", ask, animal, label, ICONS[animal])


@lru_cache(maxsize=BOATS_CACHED)
def _boat(animal: Animal, number: int, capacity: int, aboard: int) -> Decision:
    ask = text("ask-boat", animal=named("object", animal))
    label = text("boat-choice", boat=number, capacity=capacity, aboard=aboard)
    short = text("boat-short", boat=number, capacity=capacity)
    return decision("boat", ask, str(number), label, on_button=short)
