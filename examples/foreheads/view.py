"""The secrets of Foreheads: everybody sees all cards but their own, the table none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.foreheads.model import State, View
from examples.foreheads.rules import outcome, to_act
from games.kit.value import replaced

if TYPE_CHECKING:
    from games.kit.chance import Chance
    from games.kit.game import Seat


def view(state: State, seat: Seat | None) -> View:
    """Build what `seat` may see, or the table (None), field by field."""
    hidden = (None,) * len(state.cards)
    return View(
        seat=seat,
        round=state.round,
        turn=state.turn if to_act(state) else None,
        bid=state.bid or None,
        lives=state.lives,
        cards=hidden if seat is None else replaced(state.cards, seat, None),
        shown=state.shown,
        result=outcome(state),
    )


def redeal(state: State, seat: Seat, chance: Chance) -> State:
    """Deal again what `seat` cannot know: its own card, out of those that it does not see."""
    own = state.cards[seat]
    if own is None:
        return state
    pile = list(chance.shuffle(sorted((own, *state.deck))))
    cards = replaced(state.cards, seat, pile.pop())
    return state.model_copy(update={"cards": cards, "deck": tuple(sorted(pile))})
