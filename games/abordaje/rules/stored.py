"""States and moves as older versions stored them, brought into the form of this one."""

from __future__ import annotations

from typing import Final, Literal

from pydantic import ValidationError
from pydantic_core import from_json, to_json

from games.abordaje import events
from games.abordaje.components import Order
from games.abordaje.model import MOVES, Move, place
from games.kit.game import Event, Value

RENAMED_STATE_FIELDS: Final = {
    "active": "sections_in_play",
    "agenda": "tasks",
    "story": "turn_events",
    "last": "last_orders",
}
"""Names that fields of a state had before 0.2.0, and what they are called since."""


class OldPlace(Value):
    """`Place` as it was stored before 0.2.0."""

    kind: Literal["place"]
    order: Order


def modern_state(stored: str) -> str:
    """Return the JSON of a stored state with today's names of fields and forms of events.

    Raises:
        ValueError: for what is not JSON, or tells what is not an event.
    """
    fields = from_json(stored)
    if "agenda" not in fields:
        return stored
    fields = {RENAMED_STATE_FIELDS.get(name, name): value for name, value in fields.items()}
    in_play = fields["sections_in_play"]
    fields["order_sections"] = in_play if fields["turn"] % 2 else in_play[::-1]
    told = (Event.model_validate_json(to_json(one)) for one in fields["turn_events"])
    fields["turn_events"] = tuple(map(events.load_event, told))
    return to_json(fields).decode()


def read_move(stored: str) -> Move:
    """Read a stored move.

    Raises:
        ValueError: for what neither this version nor an older one knows as a move.
    """
    try:
        return MOVES.validate_json(stored)
    except ValidationError:
        return place(card=OldPlace.model_validate_json(stored).order)
