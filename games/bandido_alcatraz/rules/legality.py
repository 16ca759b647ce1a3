"""What a seat can do: which moves there are, and why others are refused."""

from __future__ import annotations

from itertools import starmap
from operator import itemgetter
from typing import TYPE_CHECKING, Final

from games.bandido_alcatraz.components import CARDS, WANTED, missing_items
from games.bandido_alcatraz.events import numbered
from games.bandido_alcatraz.model import Dig, Exchange, Gather, Move, State, places_for, play_card
from games.bandido_alcatraz.rules.dealing import hand_size
from games.kit.game import IllegalMove, Seat, Text, text
from games.kit.mind import move_at_random

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.bandido_alcatraz.model import CardPlay, Spot, View
    from games.kit.chance import Chance

MOST_PLACES_NAMED: Final = 12
"""Places named in one sentence."""


def to_act(state: State) -> frozenset[Seat]:
    """Return the seat whose turn it is, alone; nobody once the match is over."""
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


def candidates(state: State, seat: Seat) -> Iterable[Move]:
    """Return the legal moves: card by card gathered, then dug by tunnel; or else the exchange."""
    return [*starmap(play_card, _plays(state, seat))] or [Exchange()]


def random_move(state: State, seat: Seat, luck: Chance) -> Move:
    """Pick a legal move as `move_at_random` would, and build no other.

    There are some fifty at each ply, most of them at no other.
    """
    plays = _plays(state, seat)
    return play_card(*move_at_random(plays, luck, itemgetter(0))) if plays else Exchange()


def _plays(state: State, seat: Seat) -> list[CardPlay]:
    """Return what can be done with the cards of a hand, in the order in which it is listed."""
    hand = state.hands[seat]
    wanted = gatherable(state, hand)
    plays: list[CardPlay] = []
    for card in hand:
        if card in wanted:
            plays.append((Gather, card, None))
        plays += [(Dig, card, spot) for spot in places_of(state, card)]
    return plays


def check(state: State, seat: Seat, move: Move) -> None:
    """Refuse what the rulebook does not allow.

    Raises:
        IllegalMove: with the text that says why not.
    """
    hand = state.hands[seat]
    if isinstance(move, Exchange):
        if can_play(state, seat):
            raise IllegalMove("something-fits", what=playable_cards(state, hand))
        return
    if move.card not in hand:
        raise IllegalMove("not-in-hand", hand=numbered(hand))
    if isinstance(move, Gather):
        _check_gather(state, move.card)
    elif (move.x, move.y, move.rotation) not in places_of(state, move.card):
        _check_dig(state, move)


def _check_gather(state: State, card: str) -> None:
    item = CARDS[card].item
    if item is None:
        raise IllegalMove("nothing-to-gather")
    if not is_wanted(state, card):
        raise IllegalMove("enough-gathered", enough=text(f"enough-{item}", n=WANTED[item]))


def _check_dig(state: State, move: Dig) -> None:
    """Say why a place that is not listed will not do, unless it is another spelling of one."""
    fitting = places_of(state, move.card)
    if why := state.table.grid.hindrance(move.card, move.spot, state.options.cover_rule):
        raise IllegalMove(why, fits=places_text(fitting.values()))


def no_such_place(view: View, card: str, code: str) -> IllegalMove:
    """Return what refuses a code that is no place of a card."""
    hand = view.hand or ()
    if card not in hand:
        return IllegalMove("not-in-hand", hand=numbered(hand))
    codes = (place.code for place in view.by_card.get(card, {}).values())
    return IllegalMove("no-such-place", code=code, fits=places_text(codes))


def places_text(codes: Iterable[str]) -> Text:
    """Return a text that says where a card would fit."""
    some: list[str | Text] = list(codes)
    if not some:
        return text("fits-nowhere")
    if more := some[MOST_PLACES_NAMED:]:
        some[MOST_PLACES_NAMED:] = [text("more-places", n=len(more))]
    return text("fits-at", places=tuple(some))


def playable_cards(state: State, hand: tuple[str, ...]) -> tuple[Text, ...]:
    """Return a text for each card of a hand that can be dug or gathered."""
    found = []
    for n, card in enumerate(hand, start=1):
        if codes := places_of(state, card):
            found.append(text("card-fits", n=n, place=next(iter(codes.values()))))
        elif (item := CARDS[card].item) and is_wanted(state, card):
            found.append(text("card-gathers", n=n, item=item))
    return tuple(found)
