"""Who sits at a table: people by their Discord ids, and computers by ids of their own.

A computer's id says its level, and which of the computers at its table it is. They are the largest
that a database holds: Discord's ids count milliseconds, and come near them in the year 2084.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.kit.game import IllegalMove
from games.kit.mind import COMPUTER_NAMES, LEVELS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from games.kit.mind import Level

LARGEST_ID: Final = 2**63 - 1
LEVELS_WITH_IDS: Final[tuple[Level, ...]] = ("easy", "normal", "strong", "first")
"""In this order, for ids are stored: a new level comes last, and gets a block of ids of its own."""
IN_TURN: Final = 3
"""So many of these levels share the first block of ids, one by one in turn."""
MOST_COMPUTERS: Final = 20
"""Computers at one table that have ids; far above the seats of any game."""


def computer_id(level: Level, number: int) -> int:
    """Return the id of a computer; `number` counts those of its table from 1.

    >>> level_of(computer_id("strong", 2)), number_of(computer_id("strong", 2))
    ('strong', 2)
    """
    at = LEVELS_WITH_IDS.index(level)
    if at >= IN_TURN:
        return LARGEST_ID - at * MOST_COMPUTERS - (number - 1)
    return LARGEST_ID - (number - 1) * IN_TURN - at


def is_computer(player: int) -> bool:
    """Tell whether an id is that of a computer."""
    return LARGEST_ID - MOST_COMPUTERS * len(LEVELS_WITH_IDS) < player <= LARGEST_ID


def level_of(computer: int) -> Level:
    """Return how strong a computer is."""
    return _level_and_number(computer)[0]


def easier_computer(computer: int) -> int:
    """Return the id of a computer in the same place that is a level weaker, if there is one.

    >>> level_of(easier_computer(computer_id("strong", 2))), number_of(computer_id("strong", 2))
    ('normal', 2)
    """
    level, number = _level_and_number(computer)
    return computer_id(LEVELS[max(0, LEVELS.index(level) - 1)], number)


def number_of(computer: int) -> int:
    """Return which of its table's computers this is, from 1."""
    return _level_and_number(computer)[1]


def _level_and_number(computer: int) -> tuple[Level, int]:
    down = LARGEST_ID - computer
    if down < IN_TURN * MOST_COMPUTERS:
        return LEVELS_WITH_IDS[down % IN_TURN], down // IN_TURN + 1
    at, before = divmod(down, MOST_COMPUTERS)
    return LEVELS_WITH_IDS[at], before + 1


def another_computer(players: Iterable[int], level: Level) -> int:
    """Return the id of one computer more at a table, with the lowest number that is free."""
    taken = {number_of(player) for player in players if is_computer(player)}
    return computer_id(level, next(n for n in range(1, MOST_COMPUTERS + 1) if n not in taken))


def names_of(computers: Iterable[int]) -> dict[int, str]:
    """Return what the computers at a table are called: by their level, and by their number there.

    So a computer keeps its name whoever else comes or goes. Of more computers than there are names,
    some share one.

    >>> list(names_of([computer_id("easy", 2), computer_id("easy", 3)]).values())
    ['Echo', 'Mica']
    """
    called: dict[int, str] = {}
    share = len(COMPUTER_NAMES) // len(LEVELS)
    for one in sorted(computers, key=number_of):
        first = LEVELS.index(level_of(one)) * share + (number_of(one) - 1) % share
        order = (*COMPUTER_NAMES[first:], *COMPUTER_NAMES[:first])
        free = (name for name in order if name not in called.values())
        called[one] = next(free, order[0])
    return called


def style_of(name: str, styles: Sequence[str]) -> str:
    """Return in which of a game's styles the computer of a name plays; "" for none, plainly.

    The names of a level, one after another, are plain and in each style in turn; each level begins
    with the next one, so that who always plays against one computer meets another style there.

    >>> [style_of(name, ("gambler", "hoarder")) for name in ("Dot", "Zip", "Chip", "Pixel")]
    ['', 'gambler', 'hoarder', 'gambler']
    """
    at = COMPUTER_NAMES.index(name)
    share = len(COMPUTER_NAMES) // len(LEVELS)
    order = ("", *styles)
    return order[(at % share + at // share) % len(order)]


def read_level(said: str) -> Level:
    """Return the level that was said.

    Raises:
        IllegalMove: "no-such-level" if there is none such.
    """
    for level in LEVELS:
        if level == said:
            return level
    raise IllegalMove("no-such-level")
