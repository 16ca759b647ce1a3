"""A day's challenge: how a game offers one deal for everybody, and how results are compared.

One person plays, at the first seat, alone or against computers of one level. All that happens
follows from the day's luck and the moves, so everybody has the same chances.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Literal

from games.kit.text import Seat, Text
from games.kit.value import Value

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from games.kit.mind import Level

PERSON: Final = Seat(0)
"""The seat of who plays."""
MEASURES: Final = 3
"""Numbers at most by which results are compared."""


class DayResult(Value):
    """How a day's match went."""

    measures: tuple[int, ...]
    """What is compared, one after another, more being better: at most `MEASURES` numbers."""
    said: Text
    """The same in a line, by a text of the game."""


@dataclass(frozen=True)
class Daily:
    """What a game offers for a day."""

    result: Callable[[Any], DayResult]
    """Returns how a position would count if the match ended there."""
    standing: Callable[[Any], int]
    """Returns how well the person stands: what a day's marks show, step by step, going up or down.

    It may tell nothing of the deal.
    """
    step: Callable[[Any], int]
    """Returns the number of the step, such as a round, in which a position is."""
    unit: Literal["round", "turn", "card"] = "round"
    """What a step is called."""
    options: Mapping[str, str | int] = field(default_factory=dict)
    """Those of the game that are not as usual, by name."""
    computers: int = 0
    level: Level = "strong"
    """Of the computers, if there are any; the best of the house plays the day, too."""

    @property
    def from_zero(self) -> bool:
        """Whether steps count what was done before them, so that the first one is 0."""
        return self.unit == "card"


def lead(scores: Sequence[int]) -> int:
    """Return by how much the person is ahead of the best of the others.

    >>> lead((7, 9, 4))
    -2
    """
    return scores[PERSON] - max(score for seat, score in enumerate(scores) if seat != PERSON)
