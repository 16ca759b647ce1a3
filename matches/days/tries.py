"""What is kept of days: tries, and who stands where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from games.kit.text import Text  # noqa: TC001 - the type of a field that is read

if TYPE_CHECKING:
    from collections.abc import Sequence

COUNTED_DAYS: Final = 20
"""Days of a month that count, a player's best."""


@dataclass(frozen=True)
class Try:
    """Somebody's one try at the deal of a day."""

    day: int
    """The number of the day."""
    match: int
    ended_at: int | None
    """When it was over, in seconds since the epoch; None while it is not, or was not in time."""
    measures: tuple[int, int, int] | None
    """What is compared; None where there is no result."""
    said: Text | None = None
    """The result in a line."""


@dataclass(frozen=True)
class DayRow:
    """A line of a server's table of the day."""

    rank: int
    player: int
    match: int
    said: Text | None
    streak: int = 1
    """Days in a row, this one included."""


@dataclass(frozen=True)
class DayPage:
    """A page of a server's table of the day."""

    rows: tuple[DayRow, ...]
    total: int
    """Rows on all pages."""


@dataclass(frozen=True)
class MonthRow:
    """A line of a server's table of a month."""

    rank: int
    player: int
    points: int
    days: int
    """Of those that count."""


Alike: TypeAlias = "tuple[int, Sequence[int]]"
"""The number of a day, and players who had the same result there."""


@dataclass(frozen=True)
class Field:
    """How one result stands among all of a day, in all servers."""

    players: int
    behind: int
    """Players with a worse result."""
    level: int
    """Players with the same one, its own included."""


@dataclass(frozen=True)
class Share:
    """A result, and how many had it."""

    measures: tuple[int, int, int]
    players: int
    said: Text
