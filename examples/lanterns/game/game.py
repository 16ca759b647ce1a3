"""Lanterns as the house sees it: the contract of a game, each method one line into a room."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from examples.lanterns.game import describe, menu, rules
from examples.lanterns.game import view as views
from examples.lanterns.game.model import MOVES, Options, Seal, State, View
from games.kit.game import Event, Game, Picture, Spec

if TYPE_CHECKING:
    from collections.abc import Sequence


class Lanterns(Game[State, Seal, View, Options]):
    """Seal a card while everybody else does, and light lanterns with the highest."""

    spec: ClassVar[Spec] = Spec(
        slug="lanterns", icon="🏮", seats=(2, 3, 4), minutes=1, options=Options
    )
    moves = MOVES
    state = State

    setup = staticmethod(rules.setup)
    to_act = staticmethod(rules.to_act)
    candidates = staticmethod(rules.candidates)
    check = staticmethod(rules.check)
    apply = staticmethod(rules.apply)
    outcome = staticmethod(rules.outcome)
    view = staticmethod(views.view)
    redeal = staticmethod(views.redeal)
    pieces = staticmethod(rules.pieces)
    decisions = staticmethod(menu.decisions)
    describe = staticmethod(describe.describe)

    def may_take_back(self, move: Seal, told: Sequence[Event]) -> bool:  # noqa: ARG002
        """Take a card up again until the last one is sealed."""
        return not any(one.key == "lantern-lit" for one in told)

    def picture(self) -> Picture[View]:
        """See `picture.draw`."""
        from examples.lanterns.game import picture  # an idle bot need not hold what drawing needs

        return Picture(picture.draw)
