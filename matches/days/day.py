"""Days: when each begins, in UTC, and what it is called."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Final

from games.kit.game import IllegalMove
from matches.standings.seasons import Season

BEGINS: Final = 4 * 60 * 60
"""Seconds after midnight UTC at which a day begins: night in Europe, evening in America."""
SECONDS: Final = 24 * 60 * 60
FIRST: Final = date(1970, 1, 1)
LAST: Final = 1_000_000
"""The last number of a day that is read: dates end with the year 9999."""


@dataclass(frozen=True, order=True)
class Day:
    """A day, by its number since 1970."""

    number: int

    @classmethod
    def at(cls, time: float) -> Day:
        """Return the day of a moment, in seconds since the epoch.

        >>> str(Day.at(1_795_000_000.0)), str(Day.at(4 * 3600 - 1))
        ('2026-11-18', '1969-12-31')
        """
        return cls(int((time - BEGINS) // SECONDS))

    @classmethod
    def read(cls, number: int) -> Day:
        """Return the day of a number in a custom id.

        Raises:
            IllegalMove: "moved-on" if there is none such.
        """
        if not 0 <= number <= LAST:
            raise IllegalMove("moved-on")
        return cls(number)

    @classmethod
    def of(cls, written: str) -> Day:
        """Return the day of a date that `str` wrote.

        Raises:
            ValueError: if it is none.
        """
        number = (date.fromisoformat(written) - FIRST).days
        if not 0 <= number <= LAST:
            msg = f"{written} is too far off"
            raise ValueError(msg)
        return cls(number)

    @property
    def begins(self) -> int:
        """When it begins, in seconds since the epoch."""
        return self.number * SECONDS + BEGINS

    @property
    def ends(self) -> int:
        """When the next one begins."""
        return self.after.begins

    @property
    def before(self) -> Day:
        """The day before."""
        return Day(self.number - 1)

    @property
    def after(self) -> Day:
        """The next day."""
        return Day(self.number + 1)

    @property
    def date(self) -> date:
        """Its date."""
        return FIRST + timedelta(days=self.number)

    @property
    def season(self) -> Season:
        """The month for which it counts."""
        return Season(self.date.year, self.date.month)

    def __str__(self) -> str:
        """Write its date: `2026-11-28`."""
        return self.date.isoformat()


def days_of(season: Season) -> tuple[Day, Day]:
    """Return the first day of a month, and the first one after it.

    >>> [str(day) for day in days_of(Season(2026, 2))]
    ['2026-02-01', '2026-03-01']
    """
    begins, ends = (datetime.fromtimestamp(moment, UTC).date() for moment in season.bounds)
    return Day((begins - FIRST).days), Day((ends - FIRST).days)
