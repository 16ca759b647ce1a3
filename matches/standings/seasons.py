"""Seasons: the calendar months, in UTC, for which there are leaderboards of their own."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

from games.kit.game import IllegalMove

FIRST_YEAR = 1970
LAST_YEAR = 9998


@dataclass(frozen=True, order=True)
class Season:
    """One month."""

    year: int
    month: int
    """From 1."""

    @classmethod
    def at(cls, time: float) -> Season:
        """Return the month of a time, in seconds since the epoch.

        >>> str(Season.at(0))
        '1970-01'
        """
        moment = datetime.fromtimestamp(time, UTC)
        return cls(moment.year, moment.month)

    @classmethod
    def read(cls, said: str) -> Season:
        """Read a month that `str` wrote.

        Raises:
            IllegalMove: "moved-on" if it is none.
        """
        year, _, month = said.partition("-")
        if not (year.isascii() and year.isdecimal() and month.isascii() and month.isdecimal()):
            raise IllegalMove("moved-on")
        if not (FIRST_YEAR <= int(year) <= LAST_YEAR and 1 <= int(month) <= 12):  # noqa: PLR2004
            raise IllegalMove("moved-on")
        return cls(int(year), int(month))

    @property
    def before(self) -> Season:
        """The month before."""
        return Season(self.year, self.month - 1) if self.month > 1 else Season(self.year - 1, 12)

    @property
    def bounds(self) -> tuple[int, int]:
        """When it begins, and when the next one does, in seconds since the epoch."""
        year, month = (self.year, self.month + 1) if self.month < 12 else (self.year + 1, 1)  # noqa: PLR2004
        first, after = (
            datetime(self.year, self.month, 1, tzinfo=UTC),
            datetime(year, month, 1, tzinfo=UTC),
        )
        return int(first.timestamp()), int(after.timestamp())

    def __str__(self) -> str:
        """Write it so that `read` can read it: `2026-11`."""
        return f"{self.year:04}-{self.month:02}"
