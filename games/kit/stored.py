"""Reading what earlier versions stored, where fields bore other names."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping


def renamed(stored: str, names: Mapping[str, str | None]) -> str:
    """Return the JSON of a stored value with its fields under their present names.

    `names` gives the present names by the former ones; None for a field that was dropped.

    >>> renamed('{"captain":1,"ply":9,"mood":2}', {"captain": "first", "mood": None})
    '{"first": 1, "ply": 9}'

    Raises:
        ValueError: for what is not JSON, or not an object.
    """
    fields = json.loads(stored)
    if not isinstance(fields, dict):
        msg = f"not an object: {fields}"
        raise ValueError(msg)  # noqa: TRY004 - `Game.load_state` promises one kind of error
    present = ((names.get(name, name), value) for name, value in fields.items())
    return json.dumps({name: value for name, value in present if name is not None})
