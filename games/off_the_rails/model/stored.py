"""What earlier versions stored of moves and states, in the words of this one.

Fields of moves once had other names than the options of their commands. Whoever ended their actions
was asked for the order of their carts by another rule, which a match goes on by.
"""

from __future__ import annotations

import json
from typing import Any, Final

RENAMED: Final[dict[str, dict[str, str]]] = {
    "side": {"side": "edge"},
    "lay": {"square": "at", "exits": "tile"},
    "upgrade": {"square": "at", "exits": "tile"},
    "cart": {"square": "at"},
    "split": {"left": "piles"},
    "face": {"exit": "way"},
    "collapse": {"square": "at"},
}
"""The former names of a move's fields and the present ones, by its kind."""


def current_move(stored: str) -> str:
    """Return a stored move as this version stores it.

    >>> current_move('{"kind":"collapse","square":"C3"}')
    '{"kind": "collapse", "at": "C3"}'

    Raises:
        ValueError: for what is no JSON.
    """
    fields = json.loads(stored)
    if not isinstance(fields, dict):
        return stored
    older = {"order": "pairs"} if fields.get("kind") == "done" else {}
    return json.dumps({**older, **_renamed(fields)})


def current_state(stored: str) -> str:
    """Return a stored state as this version stores it.

    A state keeps the actions of the running turn as moves, because they may be taken back.

    Raises:
        ValueError: for what is no JSON.
    """
    if '"deeds":' not in stored:
        return stored
    fields = json.loads(stored)
    fields["actions_done"] = [
        {"move": _renamed(done["move"]), "upgraded": done["was"]} for done in fields.pop("deeds")
    ]
    fields["collision"] = fields.pop("crash")
    return json.dumps(fields)


def _renamed(move: dict[str, Any]) -> dict[str, Any]:
    names = RENAMED.get(str(move.get("kind")), {})
    return {names.get(name, name): value for name, value in move.items()}
