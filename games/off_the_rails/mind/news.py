"""Why a plan is another than before: what has come, what is in the way, or that one is shorter."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from games.kit.chance import Chance
from games.kit.text import text
from games.off_the_rails import model
from games.off_the_rails.components import (
    SPACES,
    Square,
    cart_name,
    jewel_names,
    square_name,
    worth,
)
from games.off_the_rails.mind.alone import squares_of_haul
from games.off_the_rails.mind.reach import haul_planned
from games.off_the_rails.mind.turns import actions_left, plans_of, tiles_missing, track_moves
from games.off_the_rails.model import first_alike
from games.off_the_rails.rules import apply

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from games.kit.text import Text
    from games.off_the_rails.components import CartName, Jewels
    from games.off_the_rails.mind.plans import CartPlan, Plan
    from games.off_the_rails.model import Cart, State

ANY_LUCK = Chance("nothing is drawn", 0)


class Planned(NamedTuple):
    """The plan of a cart that the last action was for."""

    plan: Plan
    jewels: Jewels
    """What it was to bring home."""


def news_of(
    state: State,
    one: CartPlan,
    plans: Sequence[CartPlan],
    after: State,
    before: Planned | None,
) -> Text | str:
    """Say why a plan is another than `before`, a moment ago; nothing where nothing tells.

    `after` has the track that the next action lays.
    """
    if state.actions_done:
        return _turned(state, one, plans, after, before) if before else ""
    return _in_the_way(state, one) or _new_jewels(state, one)


def planned_before(state: State, one: CartPlan) -> Planned | None:
    """Return what was planned for a cart, if the last action of this turn was for that, too."""
    if not state.actions_done:
        return None
    before, _ = apply(state, state.turn, model.Undo(), ANY_LUCK)
    last, plans = state.actions_done[-1].move, plans_of(before, before.turn)
    old = next((it for it in plans if _serves(before, it, last)), None)
    if old is None or _stands_for(before, old) != _stands_for(state, one):
        return None
    return Planned(old.plan, haul_planned(before, old, plans)[0])


def _turned(
    state: State, one: CartPlan, plans: Sequence[CartPlan], after: State, before: Planned
) -> Text | str:
    """Say that a way is shorter, or brings more, than the one planned before the last action."""
    old, less = before
    more, _ = haul_planned(state, one, plans)
    then, now = tiles_missing(after, old), tiles_missing(after, one.plan)
    if now < then:
        return text("effect-turned", exit=old.exit, n=then)
    if now > then and worth(less) < worth(more):
        return text("effect-brings-less", exit=old.exit, n=then, points=worth(less))
    if (less, old.exit) != (more, one.plan.exit):
        jewels = jewel_names(less)
        return text("effect-changed", exit=old.exit, jewels=jewels, n=sum(less))
    return ""


def _serves(state: State, one: CartPlan, track: model.Move) -> bool:
    """Tell whether track is what a plan would lay in this turn."""
    return track in islice(track_moves(state, one.plan), actions_left(state))


def _stands_for(state: State, one: CartPlan) -> CartName:
    """Return the first of the carts that are alike: a plan for one of them is one for all."""
    return first_alike(state.carts, one.cart.name)


def _in_the_way(state: State, one: CartPlan) -> Text | str:
    """Say what the way leads round: a square that has just collapsed, or a rival's cart."""
    changed = {at for at, _ in state.marks.of(state.turn)}
    older = {at: colour for at, colour in state.tokens.items() if at not in changed}
    if len(older) < len(state.tokens):
        for at in _squares_of_plan(state.model_copy(update={"tokens": older}), one):
            if at in state.tokens and at not in older:
                return text("effect-collapsed", square=square_name(at))
    others = [cart for cart in state.carts if cart.owner != state.turn]
    rivals = {cart.square: cart for cart in others}
    for at in _squares_of_plan(_without(state, others), one):
        if at in rivals and at not in one.plan.squares:
            return text("effect-round", cart=cart_name(rivals[at].name), square=square_name(at))
    return ""


def _without(state: State, carts: Iterable[Cart]) -> State:
    """Return the position as if some carts were not on the board."""
    gone = {one.name: one.model_copy(update={"square": None, "heading": None}) for one in carts}
    return state.model_copy(update={"carts": tuple(gone.get(one.name, one) for one in state.carts)})


def _new_jewels(state: State, one: CartPlan) -> Text | str:
    """Say which jewels have come since the seat acted last: a card is revealed in every turn."""
    if state.chasm_open or state.round == 1 or state.seats == 1:
        return ""
    cards = state.shown[-state.seats :]
    new = [SPACES[card] for card in cards if card in SPACES]
    lying = [at for at in squares_of_haul(one.cart, one.plan, one.deposits) if at in new]
    if not lying:
        return ""
    return text("effect-new", squares=tuple(map(square_name, lying)), n=len(lying))


def _squares_of_plan(state: State, one: CartPlan) -> tuple[Square, ...]:
    """Return where a cart's way would lead at another position."""
    plans = {other.cart.name: other.plan for other in plans_of(state, state.turn)}
    plan = plans.get(one.cart.name)
    return plan.squares if plan else ()
