"""What a move brings aboard, gives and wins, by the cards to come: the reasons of hints."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from games.alles_an_bord import model
from games.alles_an_bord.mind.heap import lying_open
from games.alles_an_bord.mind.loading_effects import of_taking_aboard
from games.alles_an_bord.mind.turning_effects import of_turning_over
from games.alles_an_bord.mind.voyage_effects import (
    of_choosing,
    of_fleeing,
    of_fulfilling,
    of_letting_go,
    of_meeting,
    of_parting,
    of_penalty,
)
from games.kit.mind import Effect
from games.kit.text import text

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.alles_an_bord.model import Move, Ship, State
    from games.kit.game import Seat


def effects_of(state: State, seat: Seat, move: Move) -> Sequence[Effect]:
    """Say which cards a move pays for, or lets one pay later, and what it takes from others."""
    if state.phase == "loading":
        return [*_of_loading(state, seat, move)]
    if isinstance(move, model.PlaceChests):
        below = state.ships[seat].below_free - state.new_chests[seat] + move.deck
        return [Effect(text("effect-secret", n=below), 0.1)] if move.deck else []
    return [*_of_answer(state, state.ships[seat], move)]


def _of_loading(state: State, seat: Seat, move: Move) -> Iterator[Effect]:
    ship, heap = state.ships[seat], lying_open(state)
    match move:
        case model.Load(tile=thing) if thing != "unseen":
            yield from of_taking_aboard(state, seat, thing, heap - Counter([thing]))
        case model.TakeGood(colour=thing):
            yield from of_taking_aboard(state, seat, thing, heap)
        case model.Stow() if ship.hand:
            yield from of_taking_aboard(state, seat, ship.hand, heap)
        case model.Flip():
            yield from of_turning_over(state, seat)
        case _:
            pass


def _of_answer(state: State, ship: Ship, move: Move) -> Iterator[Effect]:
    match move:
        case model.Fulfil(payment=payment):
            yield from of_fulfilling(state, ship, payment)
        case model.Pass():
            yield from of_letting_go(state, ship)
        case model.Meet():
            yield from of_meeting(state, ship)
        case model.Flee():
            yield from of_fleeing(state, ship)
        case model.Penalty(good=good):
            yield from of_penalty(state, ship, good)
        case model.Choose(goods=goods):
            yield from of_choosing(state, ship, goods)
        case model.Throw(thing=thing):
            yield from of_parting(state, ship, thing)
        case _:
            pass
