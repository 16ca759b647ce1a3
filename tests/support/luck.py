"""Luck that is the same in every run of a test: what it finds must be found again."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from matches.fairness.seals import Origin


class Deals:
    """Numbers the matches of a test, and gives each the seed of its number: `Referee.seed_for`."""

    def __init__(self) -> None:
        self._numbers = count(1)

    def begin(self) -> None:
        """Begin with the first deal again, as every test does."""
        self._numbers = count(1)

    def __call__(self, _origin: Origin | None) -> str:
        """Return the seed of the next match."""
        return f"deal-{next(self._numbers)}"


DEALS = Deals()
"""Those of the test that runs; however often it starts the bot, no deal comes twice."""
