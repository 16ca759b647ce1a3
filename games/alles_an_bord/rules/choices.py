"""Every legal move, phase by phase; `loading` lists those of the race."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.alles_an_bord import model
from games.alles_an_bord.rules import loading
from games.alles_an_bord.rules.actors import goods_to_name
from games.alles_an_bord.rules.cargo import chest_splits, goods_choices, throwable
from games.alles_an_bord.rules.payments import payments
from games.kit.value import memoized

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from games.alles_an_bord.model import Move, Ship, State
    from games.kit.game import Seat

_fulfil = memoized(model.Fulfil, 4096)
_throw = memoized(model.Throw)


def candidates(state: State, seat: Seat) -> Iterable[Move]:  # noqa: PLR0911 - one for each phase
    """Return every legal move of this seat; of things that are alike, one."""
    ship = state.ships[seat]
    match state.phase:
        case "ready":
            return (model.Ready(),)
        case "loading":
            return loading.candidates(state, seat)
        case "announce":
            return (model.Meet(), model.Flee(), *_throws(ship))
        case "decide":
            return (*_fulfilments(state, ship), model.Pass(), *_throws(ship))
        case "face" if state.answers[seat] is None:
            return (*_fulfilments(state, ship), *_penalties(ship), *_throws(ship))
        case "face" | "reward":
            return (
                model.Choose(goods=mix)
                for mix in goods_choices(goods_to_name(state, seat), state.supply)
            )
        case "stow":
            return _throws(ship)
        case "chests":
            splits = chest_splits(ship, state.new_chests[seat])
            return (model.PlaceChests(deck=many) for many in splits)
        case "end":
            return ()


def _fulfilments(state: State, ship: Ship) -> Iterator[Move]:
    return (_fulfil(payment=payment) for payment in payments(state, ship))


def _penalties(ship: Ship) -> list[Move]:
    if not ship.goods:
        return [model.Penalty()]
    return [model.Penalty(good=colour) for colour in dict.fromkeys(ship.goods)]


def _throws(ship: Ship) -> list[Move]:
    return [_throw(thing=thing) for thing in throwable(ship)]
