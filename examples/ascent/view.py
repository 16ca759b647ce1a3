"""The secrets of Ascent: everybody knows their own hand alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.ascent.model import State, View
from examples.ascent.rules import outcome

if TYPE_CHECKING:
    from games.kit.chance import Chance
    from games.kit.game import Seat


def view(state: State, seat: Seat | None) -> View:
    """Build what `seat` may see, or the table (None), field by field."""
    return View(
        seat=seat,
        lives=state.lives,
        top=state.laid[-1] if state.laid else None,
        hand=() if seat is None else state.hands[seat],
        held=tuple(map(len, state.hands)),
        laid=state.laid,
        result=outcome(state),
    )


def redeal(state: State, seat: Seat, chance: Chance) -> State:
    """Deal the hands of all others again, out of all cards that `seat` has not seen."""
    others = [card for other, hand in enumerate(state.hands) if other != seat for card in hand]
    lowest = max(state.laid, default=0)
    pile = [card for card in chance.shuffle(sorted((*others, *state.box))) if card > lowest]
    hands = tuple(
        hand if other == seat else tuple(sorted(pile.pop() for _ in hand))
        for other, hand in enumerate(state.hands)
    )
    dealt = {card for other, hand in enumerate(hands) if other != seat for card in hand}
    box = tuple(sorted({*others, *state.box} - dealt))
    return state.model_copy(update={"hands": hands, "box": box})
