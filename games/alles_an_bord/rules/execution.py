"""Carrying out checked moves, and whatever follows by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.alles_an_bord import events, model
from games.alles_an_bord.model import Answer
from games.alles_an_bord.rules import loading
from games.alles_an_bord.rules.actors import free_goods
from games.alles_an_bord.rules.card_play import CardPlay
from games.alles_an_bord.rules.cargo import goods_choices
from games.alles_an_bord.rules.homecoming import Homecoming
from games.kit.value import replaced

if TYPE_CHECKING:
    from games.alles_an_bord.model import Move, State
    from games.kit.chance import Chance
    from games.kit.game import Event, Seat


def apply(state: State, seat: Seat, move: Move, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """Carry out a checked move, and whatever follows by itself."""
    if state.phase == "ready":
        return _ready(state, seat)
    if state.phase == "loading":
        return _load(state, seat, move, chance)
    if isinstance(move, model.PlaceChests):
        homecoming = Homecoming(state, chance)
        homecoming.place_chests(seat, move.deck)
        return homecoming.result()
    return _sail(CardPlay(state, chance, events.sealed(seat, move)), seat, move)


def _ready(state: State, seat: Seat) -> tuple[State, tuple[Event, ...]]:
    """Note that a seat is ready; the last one turns the cards up."""
    ready = replaced(state.ready, seat, item=True)
    if not all(ready):
        return state.model_copy(update={"ready": ready}), (events.is_ready(seat),)
    after = state.model_copy(update={"ready": ready, "phase": "loading"})
    return after, (events.cards_up(state.loader),)


def _load(state: State, seat: Seat, move: Move, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """Load; the first full ship casts off, the last one begins the voyage."""
    after, loaded = loading.carry_out(state, seat, move)
    if not after.ships[seat].full:
        return after, loaded
    if after.first_full is None:
        after = after.model_copy(update={"first_full": seat})
        loaded += (events.cast_off(seat),)
    else:
        loaded += (events.ship_full(seat),)
    if not all(ship.full for ship in after.ships):
        return after, loaded
    play = CardPlay(after, chance, loaded)
    play.begin()
    return play.result()


def _sail(play: CardPlay, seat: Seat, move: Move) -> tuple[State, tuple[Event, ...]]:
    """Carry out a move of the voyage.

    Raises:
        ValueError: for a move of another phase.
    """
    state = play.state
    match move:
        case model.Meet() | model.Flee():
            play.announce(seat, meets=isinstance(move, model.Meet))
        case model.Pass():
            play.answer(seat, Answer(choice="pass"))
        case model.Penalty(good=good):
            play.answer(seat, Answer(choice="penalty", good=good))
        case model.Fulfil(payment=payment):
            choices = goods_choices(free_goods(state), state.supply)
            goods = choices[0] if len(choices) == 1 else None
            play.answer(seat, Answer(choice="fulfil", payment=payment, colours=goods))
        case model.Choose(goods=goods) if state.phase == "reward":
            play.choose_instead(seat, goods)
        case model.Choose(goods=goods):
            answer = state.answers[seat] or Answer(choice="fulfil")
            play.answer(seat, answer.model_copy(update={"colours": goods}))
        case model.Throw(thing=thing):
            play.throw(seat, thing)
        case _:
            raise ValueError(move)
    return play.result()
