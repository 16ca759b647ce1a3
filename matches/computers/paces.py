"""Paces: the pause before a computer's move, which must tell nothing about its hand.

A pause depends on the level and on what all can see; how long the computer thought does not count.
Where thinking takes longer than a pause, the move comes after a second one, or a third.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from games.kit.chance import Chance

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from games.kit.mind import Level
    from matches.preferences import Preferences

PAUSES: Final[Mapping[Level, float]] = MappingProxyType(
    {"first": 2.0, "easy": 2.0, "normal": 2.5, "strong": 3.0}
)
"""Seconds before a computer's move."""
PAUSES_IN_A_TURN: Final[Mapping[Level, float]] = MappingProxyType(
    {"first": 1.0, "easy": 1.0, "normal": 1.25, "strong": 1.5}
)
"""Seconds before a computer's move that follows its own."""
PAUSE_OF_A_PLAN: Final = 0.1
"""Seconds before such a move at a level that never searches: it carries out what it has planned, in
one showing, and it takes so little time that whole numbers of pauses tell nothing."""
LIVE_PACES: Final[Mapping[Level, tuple[float, float]]] = MappingProxyType(
    {"first": (6.5, 8.5), "easy": (3.8, 5.4), "normal": (2.5, 3.5), "strong": (1.3, 1.9)}
)
"""Seconds between two presses, at least and at most, in a race whose game names no pace."""
SLOWER: Final[Mapping[str, int]] = MappingProxyType({"usual": 1, "half": 2, "quarter": 4})
"""How many times as long a pause in a race is, by what a person prefers; see `Preferences.race`."""
FIRST_LIVE: Final = (3.0, 5.0)
"""Seconds before the first press of a race, at least and at most: people look first, too."""


def pause(level: Level, *, in_a_turn: bool, searches: bool) -> float:
    """Return the seconds before a move of a level, which searches in its game or never does."""
    if in_a_turn and not searches:
        return PAUSE_OF_A_PLAN
    return (PAUSES_IN_A_TURN if in_a_turn else PAUSES)[level]


def slowest(wishes: Iterable[Preferences]) -> int:
    """Return how many times as long pauses in a race are for all of some people."""
    return max((SLOWER[one.race] for one in wishes), default=1)


def live_pause(pace: tuple[float, float], seed: str, *, first: bool) -> float:
    """Return the seconds before a press in a race, drawn from the decision's seed."""
    least, most = FIRST_LIVE if first else pace
    tenths = round((most - least) * 10)
    return least + Chance(f"{seed}/pace", 0).below(tenths + 1) / 10


def left_of(pause: float, spent: float) -> float:
    """Return the seconds to wait after `spent` ones, until a whole number of pauses is over.

    >>> left_of(3.0, 0.5), left_of(3.0, 3.5)
    (2.5, 2.5)
    """
    return pause - spent % pause
