"""What is hidden in Summits: the order of the cards to come, from everybody alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.summits.model import State, View
from examples.summits.rules import outcome, to_act

if TYPE_CHECKING:
    from games.kit.chance import Chance
    from games.kit.game import Seat


def view(state: State, seat: Seat | None) -> View:
    """Build what `seat` may see, or the table (None), field by field."""
    del seat  # all see the same
    return View(
        round=min(state.turns // len(state.points) + 1, int(state.options.turns)),
        turn=state.turn if to_act(state) else None,
        open=state.open,
        points=state.points,
        result=outcome(state),
    )


def redeal(state: State, seat: Seat, chance: Chance) -> State:
    """Shuffle the cards to come."""
    del seat
    return state.model_copy(update={"deck": chance.shuffle(sorted(state.deck))})
