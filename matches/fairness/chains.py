"""Chains of secrets: one for each day, of which each seals all days before it.

The last day's secret is drawn, and that of each day before is worked out from the next one's, which
cannot be done the other way round. So the secret of a day that is over proves that every later one
was drawn by then, and the seal that is published first binds the house to all days of the chain.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from matches.days.day import Day
from matches.fairness.seals import derive, fresh_secret, seal_of

LENGTH: Final = 400
"""Days of a chain."""


@dataclass(frozen=True)
class Chain:
    """The secrets of a number of days."""

    first: Day
    last: Day
    root: str = field(repr=False)
    """The secret of the last day, from which all others follow."""

    def secret(self, day: Day) -> str:
        """Return the secret of a day, which is to be shown when that is over.

        Raises:
            LookupError: if the day is none of the chain.
        """
        if not self.first <= day <= self.last:
            msg = f"{day} is not in the chain from {self.first} to {self.last}"
            raise LookupError(msg)
        return earlier(self.root, self.last.number - day.number)

    def seal(self, day: Day) -> str:
        """Return the seal of a day, which may be shown from the day before on."""
        return seal_of(self.secret(day))


def new_chain(first: Day) -> Chain:
    """Draw a chain that begins with a day."""
    return Chain(first, Day(first.number + LENGTH - 1), fresh_secret())


def sealed_by(secret: str, day: Day, seal: str, sealed: Day) -> bool:
    """Tell whether the secret of a day is the one that the seal of a day, no later, was of.

    >>> chain = new_chain(Day(7))
    >>> [sealed_by(chain.secret(Day(9)), Day(9), chain.seal(Day(7)), Day(at)) for at in (7, 8, 10)]
    [True, False, False]
    """
    apart = day.number - sealed.number
    return 0 <= apart < LENGTH and seal_of(earlier(secret, apart)) == seal


@lru_cache(maxsize=64)
def earlier(secret: str, days: int) -> str:
    """Return the secret of so many days before.

    >>> earlier("00" * 32, 2) == earlier(earlier("00" * 32, 1), 1)
    True
    """
    for _ in range(days):
        secret = derive(secret, "gangway/day-before/1")
    return secret
