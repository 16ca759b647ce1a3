"""Boat cards: drawn from their deck, and put on their discard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.all_aboard.model import Boat

if TYPE_CHECKING:
    from games.all_aboard.model import State
    from games.kit.chance import Chance
    from games.kit.working_copy import WorkingCopy


def reveal_boats(work: WorkingCopy[State]) -> None:
    """Draw the empty boats of a round, left to right: as many as there are seats."""
    luck = work.chance.named("boats", work.state.round)
    capacities = draw_boats(work, len(work.state.hands), luck)
    work.change(boats=tuple(Boat(capacity=capacity) for capacity in capacities))


def draw_boats(work: WorkingCopy[State], count: int, luck: Chance) -> tuple[int, ...]:
    """Draw boat cards and return their capacities, in kilos.

    An empty deck is made up again from the discard (ruling 18).
    """
    deck, discard = work.state.boat_deck, work.state.boat_discard
    if len(deck) < count:
        deck, discard = deck + luck.shuffle(discard), ()
    work.change(boat_deck=deck[count:], boat_discard=discard)
    return deck[:count]


def discard_boats(work: WorkingCopy[State], *capacities: int) -> None:
    """Put boat cards on their discard."""
    work.change(boat_discard=work.state.boat_discard + capacities)
