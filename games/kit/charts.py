"""Charts: what pictures of a leaderboard, a bracket or a profile show, as plain data.

The modules of `games.kit.draw.pages` draw it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

Ended: TypeAlias = Literal["won", "lost", "left"]
"""How a match ended for a player."""


MEDALS: Final = {1: "🥇", 2: "🥈", 3: "🥉"}
"""For the first ranks."""


def said_rank(rank: int, *, has_medal: bool = True) -> str:
    """Write a rank, the first ones as medals.

    >>> said_rank(2), said_rank(2, has_medal=False), said_rank(4)
    ('🥈', '2.', '4.')
    """
    number = f"{rank}."
    return MEDALS.get(rank, number) if has_medal else number


@dataclass(frozen=True)
class Bar:
    """One row: who, how much of how much, and what that is in words."""

    rank: int
    """From 1; 0 for who is not ranked."""
    name: str
    length: int
    whole: int
    """Length of the pale bar behind it; equal to `length` where there is nothing to show."""
    figure: str
    note: str = ""
    """A second line of figures."""
    has_medal: bool = True
    """Whether one of the first three ranks gets its medal."""


@dataclass(frozen=True)
class PodiumPlace:
    """One of the best of a tournament, or of a day."""

    rank: int
    """From 1; those who are level share one."""
    name: str
    figure: str = ""
    """How much, a space, and what that counts: `2½ points`."""
    line: str = ""
    """What does not fit that: in place of it, on up to three rows."""


@dataclass(frozen=True)
class BracketMatch:
    """One place of a bracket: who meets there, and who goes on."""

    names: tuple[str, ...]
    """Two at most; fewer while it is not known, or for want of an opponent."""
    winner: int | None = None
    """Which of the names."""


@dataclass(frozen=True)
class ProfileChart:
    """A player's profile: figures, a rating curve, and how the last matches ended."""

    name: str
    figures: tuple[tuple[str, str], ...]
    """What is counted, and how much it is: four at most."""
    curve_title: str
    curve: tuple[tuple[int, int], ...]
    """Ratings, each with how far it may be off, oldest first."""
    form_title: str
    form: tuple[Ended, ...]
    """Oldest first."""
    lines: tuple[str, ...]
    """What is worth telling, best first."""


@dataclass(frozen=True)
class DayChart:
    """How somebody did at a day's deal, without telling the deal."""

    name: str
    result: str
    changes: tuple[int, ...]
    """Step by step whether they stood better after it, alike or worse: 1, 0, -1; 10 at most."""
    below: str
    """Place and days in a row."""


@dataclass(frozen=True)
class ChanceChart:
    """The chances of the seats of a match, from its beginning to its end."""

    names: tuple[str, ...]
    """By seat."""
    chances: tuple[tuple[tuple[int, float], ...], ...]
    """By seat: places of the match, each with the chance there, 0 to 1; empty for those without."""
    last: int
    """The last place of the match."""
    turns: tuple[tuple[int, int], ...] = ()
    """Which decisions turned it, as their seat and place, in the order of their numbers from 1."""
