"""The games that the tests of referee, storage and laws play: the example, and a variant of it.

Lanterns is short and has what strains the house: sealed choices, hidden hands, and luck.
"""

from __future__ import annotations

from typing import ClassVar

from examples.lanterns.game.components import ROUNDS
from examples.lanterns.game.game import Lanterns
from examples.lanterns.game.model import Options as LanternOptions
from examples.lanterns.game.model import Seal, State, View
from games.kit.game import AnyGame, Outcome, Seat, Spec

__all__ = [
    "LANTERNS",
    "PAIRS",
    "TOGETHER",
    "LanternOptions",
    "Lanterns",
    "Seal",
    "State",
    "View",
    "shelf",
]


class Together(Lanterns):
    """The same cards against the house: all win or lose together."""

    spec: ClassVar[Spec] = Lanterns.spec.model_copy(
        update={"slug": "lanterns-together", "kind": "cooperative"}
    )

    def outcome(self, state: State) -> Outcome | None:
        outcome = super().outcome(state)
        if outcome is None:
            return None
        bright = sum(outcome.scores) > ROUNDS
        winners = frozenset(map(Seat, range(len(outcome.scores)))) if bright else frozenset()
        return Outcome(winners=winners, reason="bright" if bright else "dark")


class Pairs(Lanterns):
    """Two teams of two: partners sit opposite and win with the brighter half of the lanterns."""

    spec: ClassVar[Spec] = Lanterns.spec.model_copy(
        update={"slug": "lanterns-pairs", "seats": (4,), "teams": 2}
    )

    def outcome(self, state: State) -> Outcome | None:
        outcome = super().outcome(state)
        if outcome is None:
            return None
        points = [sum(outcome.scores[team::2]) for team in range(2)]
        level = len(set(points)) == 1
        best = points.index(max(points))
        winners = frozenset(() if level else (Seat(best), Seat(best + 2)))
        return outcome.model_copy(update={"winners": winners})


LANTERNS = Lanterns()
TOGETHER = Together()
PAIRS = Pairs()


def shelf() -> dict[str, AnyGame]:
    """Every toy by its slug, as the store wants it."""
    return {toy.spec.slug: toy for toy in (LANTERNS, TOGETHER)}
