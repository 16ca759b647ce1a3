"""Reading what version 0.1 stored: the same states and moves, some fields under other names."""

from __future__ import annotations

from typing import Final

from games.kit.stored import renamed

STATE_NAMES: Final = {"turn": "loader", "last": "last_answers"}
"""The present names of a state's fields, by those that version 0.1 stored."""
MOVE_NAMES: Final = {"colours": "goods", "item": "thing", "on_deck": "deck"}
"""The same for moves; no two verbs use one name for two things."""


def renamed_state(stored: str) -> str:
    """Return a stored state with its fields under their present names.

    Raises:
        ValueError: for what is not JSON, or no state.
    """
    return renamed(stored, STATE_NAMES)


def renamed_move(stored: str) -> str:
    """Return a stored move with its fields under their present names.

    Raises:
        ValueError: for what is not JSON, or no move.
    """
    return renamed(stored, MOVE_NAMES)
