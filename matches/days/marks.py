"""Marks: how somebody fared at a day's deal, step by step, without telling the deal."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from matches.days.plan import daily_of
from matches.history import log_entry
from matches.replaying import replay

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matches.match import Match, Played

MOST_MARKS: Final = 10
"""In a row: as many as fit beside one another on a phone."""
MARKS: Final = {1: "🔷", 0: "▫️", -1: "🔻"}
"""What stands for a step after which somebody stood better, alike or worse: told by shape, too."""


def changes_of(match: Match, log: Sequence[Played]) -> tuple[int, ...]:
    """Return after which steps of a match its player stood better, alike or worse: 1, 0, -1.

    Where there are many steps, several in a row share one: `MOST_MARKS` are returned at most.

    Raises:
        IllegalMove: if this version's rules refuse what was played.
    """
    daily = daily_of(match.game)
    dealt, *after = [one.state for one in replay(match.deal, map(log_entry, log))]
    standings = {daily.step(state): daily.standing(state) for state in after}
    ends = list(standings.values())
    many = min(len(ends), MOST_MARKS)
    shown = [ends[-(-len(ends) * (n + 1) // many) - 1] for n in range(many)]
    return tuple(
        (now > was) - (now < was) for was, now in pairwise([daily.standing(dealt), *shown])
    )


def marks(changes: Sequence[int]) -> str:
    """Return the row of marks that says them.

    >>> marks([1, 0, -1])
    '🔷▫️🔻'
    """
    return "".join(MARKS[change] for change in changes)
