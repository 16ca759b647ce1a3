"""What a seat of Bandido Alcatraz can do: dig, gather, or neither."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.bandido_alcatraz import fitting
from games.bandido_alcatraz.deck import CARDS, COURSE, WANTED, count

if TYPE_CHECKING:
    from games.bandido_alcatraz.geometry import Spot
    from games.bandido_alcatraz.model import Options, State
    from games.kit.game import Seat


def hand_size(seats: int, options: Options) -> int:
    """Return how many cards a hand has; whoever plays alone holds more in the easy game."""
    return int(options.solo_hand) if seats == 1 else COURSE.hand


def gatherable(state: State, hand: tuple[str, ...]) -> tuple[str, ...]:
    """Return the cards of a hand that may be gathered now."""
    return tuple(card for card in hand if is_wanted(state, card))


def is_wanted(state: State, card: str) -> bool:
    """Tell whether a card bears something of which there is not enough yet (ruling 7)."""
    item = CARDS[card].item
    if item is None:
        return False
    return state.options.allow_overcollect == "on" or count(state.gathered, item) < WANTED[item]


def places(state: State, card: str) -> dict[Spot, str]:
    """Return every place where a card may be laid now, with its code."""
    return fitting.places(state.table.grid, card, state.options.cover_rule)


def can_play(state: State, seat: Seat) -> bool:
    """Tell whether anything in a hand can be dug or gathered (ruling 17)."""
    hand = state.hands[seat]
    return any(is_wanted(state, card) or places(state, card) for card in hand)


def can_exchange(state: State) -> bool:
    """Tell whether the seat to act may change its hand, provided that nothing can be played.

    Once it has seen as many cards as the pile holds, it passes (ruling 20).
    """
    size = hand_size(len(state.hands), state.options)
    return bool(state.pile) and state.exchanges * size < len(state.pile)


def can_act(state: State) -> bool:
    """Tell whether the seat to act has a move."""
    return bool(state.hands[state.turn]) and (can_play(state, state.turn) or can_exchange(state))
