"""The secrets of Lagoon: nobody sees how deep others dive until all have chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.lagoon.model import DEEPEST, State, View
from examples.lagoon.rules import outcome
from games.kit.game import Seat

if TYPE_CHECKING:
    from games.kit.chance import Chance


def view(state: State, seat: Seat | None) -> View:
    """Build what `seat` may see, or the table (None), field by field."""
    return View(
        seat=seat,
        left=state.left or None,
        own=None if seat is None else state.depths[seat],
        ready=tuple(Seat(one) for one, depth in enumerate(state.depths) if depth is not None),
        pearls=state.pearls,
        shown=state.shown,
        result=outcome(state),
    )


def redeal(state: State, seat: Seat, chance: Chance) -> State:
    """Choose again for others what `seat` cannot know: how deep those dive who have chosen."""
    depths = tuple(
        depth if depth is None or other == seat else 1 + chance.below(DEEPEST)
        for other, depth in enumerate(state.depths)
    )
    return state.model_copy(update={"depths": depths})
