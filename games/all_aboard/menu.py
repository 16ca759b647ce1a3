"""How a move breaks into decisions: first the animal, then the boat."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from games.all_aboard.components import COURSE, ICONS, WEIGHTS, named
from games.all_aboard.rules import load, pairs
from games.kit.game import Decision, decision, text

if TYPE_CHECKING:
    from games.all_aboard.components import Animal
    from games.all_aboard.model import Board, View

BOATS_CACHED: Final = 2_048
"""Boats that may be picked, memoized at some 700 bytes each: many tables ask alike."""


def decisions(view: View, move: Board) -> tuple[Decision, ...]:
    """Break a move into verb, animal and boat."""
    boat = view.boats[move.boat - 1]
    seen = [card.animal for card in boat.cards if card.animal]
    aboard = [*seen, move.animal]
    return (
        _verb(move.kind),
        _animal(move.animal, face_down=COURSE.face_down(view.circuit)),
        _boat(
            move.animal,
            move.boat,
            boat.capacity,
            load(aboard, pairs(aboard)),
            len(boat.cards),
            len(boat.cards) - len(seen),
        ),
    )


@cache
def _verb(kind: str) -> Decision:
    return decision("kind", text("ask-verb"), kind, text("verb-board"))


@cache
def _animal(animal: Animal, *, face_down: bool) -> Decision:
    ask = text("ask-animal-face-down" if face_down else "ask-animal")
    name = named("animal", animal)
    label = text("animal-choice", animal=name, weight=WEIGHTS[animal])
    return decision("animal", ask, animal, label, ICONS[animal], on_button=name)


@lru_cache(maxsize=BOATS_CACHED)
def _boat(
    animal: Animal, number: int, capacity: int, weight: int, aboard: int, hidden: int
) -> Decision:
    """Name a boat with what it would carry, in half kilos, of what its viewer knows.

    It is what the scales show before any animal does something.
    """
    ask = text("ask-boat", animal=named("object", animal))
    would_carry = {"boat": number, "capacity": capacity, "weight": weight, "hidden": hidden}
    label = text("boat-choice", aboard=aboard, **would_carry)
    short = text("boat-short", **would_carry)
    return decision("boat", ask, str(number), label, on_button=short)
