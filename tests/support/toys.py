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


LANTERNS = Lanterns()
TOGETHER = Together()


def shelf() -> dict[str, AnyGame]:
    """Every toy by its slug, as the store wants it."""
    return {toy.spec.slug: toy for toy in (LANTERNS, TOGETHER)}
