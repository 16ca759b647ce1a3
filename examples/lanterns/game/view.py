"""The secrets of Lanterns: what a seat may see, and every world that looks the same to it.

Hidden are the hands of others, the cards that others have sealed, and the box.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.lanterns.game.model import State, View
from examples.lanterns.game.rules import outcome, points

if TYPE_CHECKING:
    from games.kit.chance import Chance
    from games.kit.game import Seat


def view(state: State, seat: Seat | None) -> View:
    """Build what `seat` may see, or the table (None), field by field."""
    return View(
        seat=seat,
        hand=() if seat is None else state.hands[seat],
        mine=None if seat is None else state.sealed[seat],
        sealed=tuple(card is not None for card in state.sealed),
        rounds=state.rounds,
        points=points(state),
        result=outcome(state),
    )


def redeal(state: State, seat: Seat, chance: Chance) -> State:
    """Deal again all that `seat` cannot know: other hands, other sealed cards, and the box."""
    others = [other for other in range(len(state.hands)) if other != seat]
    unseen = [card for other in others for card in state.hands[other]]
    unseen += [card for other in others if (card := state.sealed[other]) is not None]
    pile = list(chance.shuffle(sorted((*unseen, *state.box))))
    hands, sealed = list(state.hands), list(state.sealed)
    for other in others:
        hands[other] = tuple(sorted(pile.pop() for _ in hands[other]))
        sealed[other] = None if sealed[other] is None else pile.pop()
    return state.model_copy(
        update={"hands": tuple(hands), "sealed": tuple(sealed), "box": tuple(sorted(pile))}
    )
