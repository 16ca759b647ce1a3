"""How a move is carried out, and how play goes on after it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from games.bandido_alcatraz import events
from games.bandido_alcatraz.model import (
    Dig,
    Exchange,
    Gather,
    Laid,
    Move,
    State,
    in_order,
    same_place,
)
from games.bandido_alcatraz.rules.ending import grade
from games.bandido_alcatraz.rules.playable import can_act, can_play
from games.kit.game import Event, Seat

if TYPE_CHECKING:
    from games.kit.chance import Chance

T = TypeVar("T")


def apply(state: State, seat: Seat, move: Move, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """Play the card, draw another, and pass the turn on, unless that was the end."""
    if isinstance(move, Exchange):
        return _exchange(state, seat, chance)
    play = _gathered(state, seat, move) if isinstance(move, Gather) else _dug(state, seat, move)
    after, told = play
    hand = _without(state.hands[seat], move.card)
    if not after.table.grid.tunnels:
        return _end(_with_hand(after, seat, hand), told)
    drawn, pile = state.pile[:1], state.pile[1:]
    hands = _replaced(state.hands, seat, in_order((*hand, *drawn)))
    after = after.model_copy(update={"hands": hands, "pile": pile, "passes": 0})
    told += tuple(events.drawn(seat, one) for one in drawn)
    return _pass_on(after, told)


def _dug(state: State, seat: Seat, move: Dig) -> tuple[State, tuple[Event, ...]]:
    spot = same_place(move.card, move.spot)
    laid = Laid(card=move.card, x=spot.x, y=spot.y, turn=spot.turn)
    after = state.model_copy(update={"table": state.table.plus(laid), "last": "dug"})
    return after, tuple(events.dug(seat, laid, state, after))


def _gathered(state: State, seat: Seat, move: Gather) -> tuple[State, tuple[Event, ...]]:
    gathered = (*state.gathered, move.card)
    after = state.model_copy(update={"gathered": gathered, "last": "gathered"})
    return after, (events.gathered(seat, move.card, after),)


# ---- how play goes on --------------------------------------------------------------------


def _exchange(state: State, seat: Seat, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """Change the hand; whoever cannot play even then, and may not change again, passes."""
    old, pile, aside = state.hands[seat], state.pile, state.set_aside
    if len(pile) > len(old):
        new, pile = pile[: len(old)], (*pile[len(old) :], *chance.shuffle(old))
    else:
        new, pile, aside = pile, (), _replaced(aside, seat, in_order((*aside[seat], *old)))
    after = state.model_copy(
        update={"pile": pile, "set_aside": aside, "exchanges": state.exchanges + 1}
    )
    after = _with_hand(after, seat, in_order(new))
    told: tuple[Event, ...] = (
        events.exchanged(seat, old, after),
        events.new_hand(seat, after.hands[seat]),
    )
    if can_act(after):
        return after, told
    after = after.model_copy(update={"passes": state.passes + 1})
    told += (events.passed(seat),)
    if after.passes >= sum(map(bool, after.hands)):
        return _end(after, (*told, events.nobody_can_play()))
    return _pass_on(after, told)


def _pass_on(state: State, told: tuple[Event, ...]) -> tuple[State, tuple[Event, ...]]:
    """Give the turn to the next seat that can act; the match is over if there is none."""
    if not any(state.hands):
        return _end(state, (*told, events.hands_empty()))
    seats = [Seat((state.turn + n) % len(state.hands)) for n in range(1, len(state.hands) + 1)]
    if not state.pile and not any(can_play(state, seat) for seat in seats):
        return _end(state, (*told, events.nobody_can_play()))
    for seat in seats:
        if not state.hands[seat]:
            continue
        if seat != state.turn or state.exchanges:
            state = state.model_copy(update={"turn": seat, "exchanges": 0})
        if can_act(state):
            break
        told = (*told, events.passed(seat))
    return state, told


def _end(state: State, told: tuple[Event, ...]) -> tuple[State, tuple[Event, ...]]:
    after = state.model_copy(update={"over": True})
    return after, told + tuple(events.the_end(after, grade(after)))


def _with_hand(state: State, seat: Seat, hand: tuple[str, ...]) -> State:
    return state.model_copy(update={"hands": _replaced(state.hands, seat, hand)})


def _without(hand: tuple[str, ...], card: str) -> tuple[str, ...]:
    return tuple(one for one in hand if one != card)


def _replaced(row: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    return (*row[:at], item, *row[at + 1 :])
