"""What earlier versions stored of moves, states and events, in the words of this one.

Fields of moves once had other names than the options of their commands. Whoever ended their actions
was asked for the order of their carts by another rule, which a match goes on by. Events once wrote
the way of a cart out, `C1 → C2 💎`.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from games.kit.game import Text, text
from games.off_the_rails.components import JEWEL_ICONS, jewel_icon

if TYPE_CHECKING:
    from games.kit.game import Event

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
ARROW: Final = " → "
"""Between two squares of a way that is written out."""


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

    A state keeps the actions of the running turn as moves, because they may be taken back. It once
    kept points by which a turn was compared with what would count in the end.

    Raises:
        ValueError: for what is no JSON.
    """
    if '"deeds":' not in stored and '"turn_points":' not in stored:
        return stored
    fields = json.loads(stored)
    fields.pop("turn_points", None)
    if "deeds" in fields:
        fields["actions_done"] = [
            {"move": _renamed(done["move"]), "upgraded": done["was"]}
            for done in fields.pop("deeds")
        ]
        fields["collision"] = fields.pop("crash")
    return json.dumps(fields)


def current_event(stored: Event) -> Event:
    """Return a stored event as this version tells it: a way with one text for each square."""
    way = stored.args.get("way")
    if stored.key != "rolls" or not isinstance(way, str):
        return stored
    steps = tuple(map(_step, way.split(ARROW)))
    return stored.model_copy(update={"args": {**stored.args, "way": steps}})


def _step(written: str) -> str | Text:
    square, *icons = written.split(" ")
    names = {icon: name for name, icon in JEWEL_ICONS.items()}
    taken = tuple(jewel_icon(names[icon]) for icon in icons)
    return text("way-taking", square=square, jewels=taken) if taken else square


def _renamed(move: dict[str, Any]) -> dict[str, Any]:
    names = RENAMED.get(str(move.get("kind")), {})
    return {names.get(name, name): value for name, value in move.items()}
