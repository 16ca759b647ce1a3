"""Which moves there are, and why others are refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.bandido_alcatraz.components import CARDS, WANTED
from games.bandido_alcatraz.events import numbered
from games.bandido_alcatraz.model import Dig, Exchange, Gather, Move, State, dig
from games.bandido_alcatraz.rules.playable import can_play, gatherable, is_wanted, places_of
from games.kit.game import IllegalMove, Seat, Text, text

if TYPE_CHECKING:
    from collections.abc import Iterable

MOST_PLACES_NAMED: Final = 12
"""Places named in one sentence."""


def candidates(state: State, seat: Seat) -> Iterable[Move]:
    """Return the legal moves: card by card gathered, then dug by tunnel; or else the exchange."""
    return _plays(state, seat) or [Exchange()]


def _plays(state: State, seat: Seat) -> list[Move]:
    hand = state.hands[seat]
    wanted = gatherable(state, hand)
    moves: list[Move] = []
    for card in hand:
        if card in wanted:
            moves.append(Gather(card=card))
        moves += [dig(card, spot) for spot in places_of(state, card)]
    return moves


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
