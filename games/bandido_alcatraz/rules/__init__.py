"""The rules of Bandido Alcatraz as pure functions over a state."""

from games.bandido_alcatraz.rules.dealing import hand_size, setup, variant
from games.bandido_alcatraz.rules.execution import GRADES, apply, grade, outcome
from games.bandido_alcatraz.rules.legality import (
    can_act,
    candidates,
    check,
    gatherable,
    no_such_place,
    places_of,
    random_move,
    to_act,
)
