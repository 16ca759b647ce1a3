"""What computer players know of Off the Rails: plans, and a search over what to do first.

Playouts at random would hardly ever drive a cart home. So every seat follows its plans, and a
simulation stops at the end of the turn, where plans are valued.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from games.kit.game import Seat
from games.kit.mind import Effort, Mind, levels, move_at_random
from games.off_the_rails import model
from games.off_the_rails.mind import answers
from games.off_the_rails.mind.aims import turns_left
from games.off_the_rails.mind.alone import HOME_OF, LOST_CART
from games.off_the_rails.mind.effects import effects_of
from games.off_the_rails.mind.later import DONE, may, next_action
from games.off_the_rails.mind.rammer import LIKING, best_ram
from games.off_the_rails.mind.turns import WAITING, moves_of_turn, plans_of
from games.off_the_rails.model import Move, State, View
from games.off_the_rails.rules import at_home, points

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.kit.chance import Chance
    from games.kit.mind import Effect
    from games.off_the_rails.mind.plans import CartPlan

SPREAD: Final = 2.0
"""Points that are a clear lead at the end; more, the more turns are left."""
SPREAD_PER_TURN: Final = 0.5
NEEDED_ALONE: Final = (12.0, 9.0)
"""Alone: what the first and the second jewel of a kind is worth at its own surface."""
BEST_ALONE: Final = 90.0
"""Alone: what all that is needed is worth."""


class OffTheRailsMind(Mind[State, Move, View]):
    """Plans by itself; the search finds out which first step of a plan serves best."""

    levels = levels(easy=Effort(0, slips=0.3), normal=Effort(0, slips=0.15), strong=Effort(0))

    styles = ("rammer",)

    def __init__(self, style: str = "") -> None:
        """Play in a style, or plainly."""
        self._rams = style == "rammer"

    def in_style(self, style: str) -> OffTheRailsMind:
        """Return a mind that plays in a style."""
        return type(self)(style)

    def moves(self, state: State, seat: Seat, legal: Sequence[Move]) -> Sequence[Move]:
        """Return what plans begin with; of answers all."""
        if state.phase != "actions":
            return legal
        return _actions(state, seat, legal)

    def policy(self, state: State, seat: Seat, legal: Sequence[Move], luck: Chance) -> Move:
        """Follow the plans."""
        match state.phase:
            case "actions":
                return _ramming(state, seat) if self._rams else next_action(state, seat)
            case "drive" | "steer" if self._rams:
                return answers.best_drive(state, seat, legal, rams=LIKING)
            case "offer":
                return model.Draw() if answers.draws_token(state, seat) else model.Pass()
            case phase if phase in answers.ANSWERS:
                return answers.ANSWERS[phase](state, seat, legal)
            case "claim":
                return legal[0]
            case _:
                return move_at_random(legal, luck)

    def horizon(self, root: State, state: State) -> bool:
        """Stop when the turn is over."""
        return (state.round, state.turn) != (root.round, root.turn)

    def worth(self, state: State) -> tuple[float, ...]:
        """Compare points, and what the plans of all carts promise."""
        if state.phase == "sides":
            return ()
        values = [_promise(state, Seat(seat)) for seat in range(state.seats)]
        if state.seats == 1:
            return (max(0.0, min(1.0, values[0] / BEST_ALONE)),)
        spread = SPREAD + SPREAD_PER_TURN * turns_left(state)
        return tuple(
            1 / (1 + exp((max(values[:seat] + values[seat + 1 :]) - value) / spread))
            for seat, value in enumerate(values)
        )

    def effects(self, state: State, seat: Seat, move: Move) -> Sequence[Effect]:
        """See `effects`."""
        return effects_of(state, seat, move)


def _ramming(state: State, seat: Seat) -> Move:
    """Return the next action towards a collision in reach, or else what plans ask for.

    Once all is ready for it, it cannot wait: actions that are left go by. That costs about as much
    as its collisions bring.
    """
    ram = best_ram(state, seat) if state.seats > 1 else None
    if ram is None:
        return next_action(state, seat)
    return ram.moves[0] if ram.moves else DONE


def _actions(state: State, seat: Seat, legal: Sequence[Move]) -> Sequence[Move]:
    """Return what to do first: as the plans say, as other plans would, or to cart after cart."""
    plans = plans_of(state, seat)
    whole = moves_of_turn(state, plans)
    wanted = [*whole[:1], *_first_of_others(state, seat, plans), *_cart_moves(legal), DONE]
    found = [move for move in dict.fromkeys(wanted) if may(state, seat, move)]
    # The order of the actions makes no difference: what is planned anyway is looked at once.
    return [move for move in found if move == found[0] or move not in whole]


def _first_of_others(state: State, seat: Seat, plans: Sequence[CartPlan]) -> Iterator[Move]:
    """Return how plans would begin that leave out what is planned now."""
    for one in plans:
        deposits = {at: n for at, n in state.deposits.items() if at not in one.plan.squares}
        other = state.model_copy(update={"deposits": deposits})
        yield from moves_of_turn(
            other, [plan for plan in plans_of(other, seat) if plan.cart.name == one.cart.name]
        )[:1]


def _cart_moves(legal: Sequence[Move]) -> Iterator[Move]:
    return (
        move for move in legal if isinstance(move, model.Faster | model.Slower | model.PlaceCart)
    )


def _promise(state: State, seat: Seat) -> float:
    """Return the points a seat has and may expect."""
    plans = {one.cart.name: one for one in plans_of(state, seat)}
    total = float(points(state)[seat]) if state.seats > 1 else _brought_alone(state)
    for cart in state.carts:
        one = plans.get(cart.name)
        if cart.owner != seat or cart.lost or one is None:
            continue
        if cart.square is not None:
            total += one.plan.value
        else:
            total += WAITING * max(0.0, one.plan.value - one.safe)
    return total - LOST_CART * sum(cart.lost for cart in state.carts if state.seats == 1)


def _brought_alone(state: State) -> float:
    """Return what the jewels are worth that came to their own surface, each as far as needed."""
    home = at_home(state.homes)
    return sum(sum(NEEDED_ALONE[: home[kind]]) for kind in HOME_OF)
