"""The rules of Bandido Alcatraz as pure functions over a state."""

from games.bandido_alcatraz.rules.dealing import hand_size, setup, variant
from games.bandido_alcatraz.rules.ending import GRADES, grade, outcome
from games.bandido_alcatraz.rules.execution import apply
from games.bandido_alcatraz.rules.legality import candidates, check, random_move
from games.bandido_alcatraz.rules.playable import can_act, gatherable, to_act

__all__ = [
    "GRADES",
    "apply",
    "can_act",
    "candidates",
    "check",
    "gatherable",
    "grade",
    "hand_size",
    "outcome",
    "random_move",
    "setup",
    "to_act",
    "variant",
]
