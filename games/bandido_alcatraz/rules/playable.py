"""What a seat can do: dig, gather, exchange its hand, or nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.bandido_alcatraz.components import CARDS, missing_items
from games.bandido_alcatraz.model import places_for
from games.bandido_alcatraz.rules.dealing import hand_size

if TYPE_CHECKING:
    from games.bandido_alcatraz.model import Spot, State
    from games.kit.game import Seat


def to_act(state: State) -> frozenset[Seat]:
    """Return the seat whose turn it is, alone; none once the match is over."""
    return frozenset() if state.over else frozenset((state.turn,))


def gatherable(state: State, hand: tuple[str, ...]) -> tuple[str, ...]:
    """Return the cards of a hand that may be gathered now."""
    return tuple([card for card in hand if is_wanted(state, card)])


def is_wanted(state: State, card: str) -> bool:
    """Tell whether a card bears something of which there is not enough yet (ruling 7)."""
    item = CARDS[card].item
    if item is None:
        return False
    return missing_items(state.gathered)[item] > 0 or state.options.allow_overcollect == "on"


def places_of(state: State, card: str) -> dict[Spot, str]:
    """Return every place where a card may be laid now, with its code."""
    return places_for(state.table.grid, card, state.options.cover_rule)


def can_play(state: State, seat: Seat) -> bool:
    """Tell whether anything in a hand can be dug or gathered (ruling 17)."""
    hand = state.hands[seat]
    return any(is_wanted(state, card) or places_of(state, card) for card in hand)


def can_exchange(state: State) -> bool:
    """Tell whether the seat to act may change its hand, provided that nothing can be played.

    Once it has seen as many cards as the pile holds, it passes (ruling 20).
    """
    size = hand_size(len(state.hands), state.options)
    return bool(state.pile) and state.exchanges * size < len(state.pile)


def can_act(state: State) -> bool:
    """Tell whether the seat to act has a move."""
    return bool(state.hands[state.turn]) and (can_play(state, state.turn) or can_exchange(state))
