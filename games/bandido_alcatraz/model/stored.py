"""Reading what versions before 0.3 stored: the rotation of a card was its `turn`."""

from __future__ import annotations

import json


def with_rotations(stored: str) -> str:
    """Return the JSON of a stored move or state with the rotations of cards under that name.

    >>> with_rotations('{"kind": "dig", "card": "A36", "x": 2, "y": 0, "turn": 0}')
    '{"kind": "dig", "card": "A36", "x": 2, "y": 0, "rotation": 0}'

    Raises:
        ValueError: for what is not JSON.
    """
    return json.dumps(json.loads(stored, object_hook=_with_rotation))


def _with_rotation(fields: dict[str, object]) -> dict[str, object]:
    # The seat whose turn it is stands in a state, which is no card.
    if "card" in fields and "turn" in fields:
        fields["rotation"] = fields.pop("turn")
    return fields
