"""States and moves as older versions stored them, brought into the form of this one."""

from __future__ import annotations

from typing import Final

from pydantic_core import from_json, to_json

from games.abordaje import events
from games.kit.game import Event
from games.kit.stored import renamed

RENAMED_STATE_FIELDS: Final = {
    "active": "sections_in_play",
    "agenda": "tasks",
    "story": "turn_events",
    "last": "last_orders",
}
"""Names that fields of a state had before 0.2.0, and what they are called since."""


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


def modern_move(stored: str) -> str:
    """Return the JSON of a stored move with today's names of fields: `order` was what is placed.

    Raises:
        ValueError: for what is not JSON, or no move.
    """
    return renamed(stored, {"order": "card"})
