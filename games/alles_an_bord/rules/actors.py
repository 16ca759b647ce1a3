"""Who is to act: seats that still have something to load, to answer, to name or to stow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.alles_an_bord.components import CARDS, START_GOODS
from games.alles_an_bord.rules.cargo import surplus
from games.kit.game import Seat

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.alles_an_bord.model import Answer, State


def to_act(state: State) -> frozenset[Seat]:  # noqa: PLR0911 - one for each phase
    """Return the seats for which the table waits; none once the match is over."""
    match state.phase:
        case "loading":
            return _loaders(state)
        case "ready":
            return _seats(not ready for ready in state.ready)
        case "announce":
            return _seats(announced is None for announced in state.announced)
        case "decide" | "face":
            return undecided(state)
        case "reward":
            return frozenset((state.due[0].seat,))
        case "stow":
            return _seats(surplus(ship) > 0 for ship in state.ships)
        case "chests":
            return _seats(many > 0 for many in state.new_chests)
        case "end":
            return frozenset()


def may_act(state: State) -> frozenset[Seat]:
    """Return who may take goods in calm loading while another seat loads."""
    if state.phase != "loading" or state.loader is None:
        return frozenset()
    return _seats(len(ship.goods) < START_GOODS for ship in state.ships) - {state.loader}


def _seats(wanted: Iterable[bool]) -> frozenset[Seat]:
    return frozenset(Seat(n) for n, one in enumerate(wanted) if one)


def _loaders(state: State) -> frozenset[Seat]:
    """Return who is to load: in the race every ship that is not full, in calm loading one.

    Goods can wait until all tiles are loaded; then all who lack some are to take them.
    """
    if state.loader is not None:
        return frozenset((state.loader,))
    return _seats(not ship.full for ship in state.ships)


def undecided(state: State) -> frozenset[Seat]:
    """Return the seats that have not answered the card, or not named the goods of the reward."""
    free = CARDS[state.card].reward.any_goods if state.card else 0
    asked = state.announced if state.phase == "face" else (True,) * len(state.ships)
    return frozenset(
        Seat(n)
        for n, answer in enumerate(state.answers)
        if asked[n] and (answer is None or (free and owes_goods(answer)))
    )


def owes_goods(answer: Answer) -> bool:
    """Tell whether an answer to a card with free colours does not name them yet."""
    return answer.choice == "fulfil" and answer.colours is None


def free_goods(state: State) -> int:
    """Return how many goods of any colour the card gives, as far as the supply has them."""
    free = CARDS[state.card].reward.any_goods if state.card else 0
    return min(free, sum(state.supply))


def goods_to_name(state: State, seat: Seat) -> int:
    """Return how many goods of free colours a seat has to name now; 0 if none."""
    if state.phase == "reward" and state.due[0].seat == seat:
        return min(len(state.due[0].goods), sum(state.supply))
    answer = state.answers[seat]
    return free_goods(state) if answer and owes_goods(answer) else 0
