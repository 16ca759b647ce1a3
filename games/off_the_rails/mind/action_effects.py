"""What an action is for: which cart's plan it serves, what that brings, and what is left to do."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from games.kit.mind import Effect
from games.kit.text import Text, text
from games.off_the_rails import model
from games.off_the_rails.components import (
    NOTHING,
    MissionName,
    cart_name,
    jewel_names,
    square_name,
)
from games.off_the_rails.mind.answers import hold_after
from games.off_the_rails.mind.board_graph import PLACES
from games.off_the_rails.mind.dangers import dangers, opens_for_rivals
from games.off_the_rails.mind.end_of_actions import drive_chosen, effects_of_the_end
from games.off_the_rails.mind.later import plans_for_later, with_track
from games.off_the_rails.mind.news import news_of, planned_before
from games.off_the_rails.mind.plans import PATIENT, QUICK
from games.off_the_rails.mind.reach import (
    as_left,
    cart_to_drive,
    drive_said,
    hangs_on,
    haul_planned,
    hold_on_way,
    home_bound,
    moved,
    way_of,
)
from games.off_the_rails.mind.spoils import (
    belonging,
    meets,
    missions_at_home,
    own_side,
    points_of,
)
from games.off_the_rails.mind.turns import (
    actions_left,
    doings,
    moves_of_turn,
    plans_of,
    tiles_missing,
    track_moves,
)
from games.off_the_rails.model import first_alike
from games.off_the_rails.rules import layout_of, solo_grade
from games.off_the_rails.rules.routes import all_routes

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.kit.game import Seat
    from games.off_the_rails.components import Jewels
    from games.off_the_rails.mind.plans import CartPlan
    from games.off_the_rails.model import Cart, Move, State


def effects_of_action(state: State, seat: Seat, move: Move) -> Sequence[Effect]:
    """Say which plan an action serves, and how; of the end of the actions, what the drives do."""
    if isinstance(move, model.Stop):
        best = solo_grade(state.homes) == "major"
        return [Effect(text("effect-best-grade"), 1.0)] if best else ()
    plans = plans_of(state, seat)
    if isinstance(move, model.EndActions):
        return list(effects_of_the_end(state, plans))
    for beam in (QUICK,) if state.seats == 1 else (QUICK, PATIENT):
        plans = plans if beam is QUICK else plans_of(state, seat, beam)
        if found := _served_now(state, plans, move) or _served_later(state, seat, plans, move):
            return found
    return ()


def _served_now(state: State, plans: Sequence[CartPlan], move: Move) -> Sequence[Effect]:
    for one in _plans_for(state, plans, move):
        if not any(move in doing.moves for doing in doings(state, one, actions_left(state))):
            continue
        if isinstance(move, model.Lay | model.Upgrade):
            opened = opens_for_rivals(state, one.cart.owner, with_track(state, [move]))
            return [_plan_said(state, one, plans, "effect-plan", move), *opened]
        mine = as_left(state, one, plans)
        then, more = cart_to_drive(state, mine, plans, move)
        hangs = hangs_on(state, mine, then)
        said = _reaches(state, mine, then, more=more, hangs=hangs)
        found = [Effect(said, 2.0)]
        if hangs == "nothing" and not more:
            found += dangers(state, moved(mine, then))
        return found
    return ()


def _plans_for(state: State, plans: Sequence[CartPlan], move: Move) -> Iterator[CartPlan]:
    """Return the plans that a move may serve; of carts that are alike, the first drives."""
    placed = [one for one in moves_of_turn(state, plans) if isinstance(one, model.PlaceCart)]
    for one in plans:
        first = first_alike(state.carts, one.cart.name)
        if isinstance(move, model.PlaceCart):
            yield one
            if first == move.cart:
                yield replace(one, cart=state.cart(first))
        elif len(placed) > 1 or not isinstance(move, model.Lay | model.Upgrade):
            yield one
        else:
            yield replace(one, cart=state.cart(first))


def _served_later(
    state: State, seat: Seat, plans: Sequence[CartPlan], move: Move
) -> Sequence[Effect]:
    """Say what track is for that nobody needs in this turn: the next trip of a cart."""
    if state.seats == 1 or not isinstance(move, model.Lay | model.Upgrade):
        return ()
    moves = moves_of_turn(state, plans)
    after = with_track(state, moves)
    for beam in (QUICK, PATIENT):
        for one in plans_for_later(state, seat, plans, moves, beam):
            if move in track_moves(after, one.plan):
                opened = opens_for_rivals(state, seat, with_track(state, [move]))
                return [_plan_said(state, one, plans, "effect-later", move), *opened]
    return ()


# ---- track -------------------------------------------------------------------------------


def _plan_said(
    state: State, one: CartPlan, plans: Sequence[CartPlan], key: str, move: Move
) -> Effect:
    """Say what a cart is meant to bring home, over which jewels, and what is still to be laid."""
    (jewels, over), exit_ = haul_planned(state, one, plans), one.plan.exit
    after = with_track(state, [move])
    if jewels == NOTHING and one.cart.square is None:
        said = text(
            "effect-no-jewel-yet",
            cart=cart_name(one.cart.name),
            start=square_name(PLACES[one.plan.start][0]),
            exit=exit_,
            lay=tiles_missing(after, one.plan),
        )
        return Effect(said, 0.5)
    before = planned_before(state, one)
    news = news_of(state, one, plans, after, before)
    said = text(
        key,
        cart=cart_name(one.cart.name),
        jewels=jewel_names(jewels),
        n=sum(jewels),
        points=points_of(state, jewels),
        squares=tuple([square_name(at) for at in over]),
        over=len(over),
        exit=exit_,
        lay=tiles_missing(after, one.plan),
        missions=meets(_missions_of(state, one, plans, jewels)),
        own=own_side(belonging(state, exit_, jewels)),
        again=int(not news and before is not None),
        news=news,
    )
    return Effect(said, 1.0 + sum(jewels))


def _missions_of(
    state: State, one: CartPlan, plans: Sequence[CartPlan], jewels: Jewels
) -> tuple[MissionName, ...]:
    """Return the missions that a load meets, but those that a cart home sooner is to claim."""
    sooner = set[MissionName]()
    for other in plans:
        if other.cart.square and len(other.plan.steps) < len(one.plan.steps):
            load, _ = haul_planned(state, other, plans)
            exit_, (_, now) = other.plan.exit, drive_chosen(state, [other.cart])
            if now.end == "leaves":
                load, exit_ = hold_after(state, other.cart.owner, now), now.at
            met = missions_at_home(state, other.cart.owner, exit_, load)
            sooner |= {*met} if len(met) == 1 else set()
    met = missions_at_home(state, one.cart.owner, one.plan.exit, jewels)
    return tuple(mission for mission in met if mission not in sooner)


# ---- carts -------------------------------------------------------------------------------


def _reaches(state: State, one: CartPlan, cart: Cart, *, more: int, hangs: str) -> Text:
    """Say where a cart gets with this turn's drive, what that hangs on, and what without it."""
    stands = cart.square is not None and hangs != "track"
    now = cart.model_copy(update={"speed": one.cart.speed})
    return text(
        "effect-reaches",
        cart=cart_name(cart.name),
        drive=drive_said(state, one, cart),
        more=more,
        turn="faster" if cart.speed > now.speed else "slower",
        speed=cart.speed,
        bound=home_bound(state, one, cart, briefly=bool(more) or hangs != "nothing"),
        home=int(cart.speed < len(one.plan.steps)),
        hangs=hangs,
        otherwise=_as_it_is(state, one, now, cart) if stands and now != cart else "",
    )


def _as_it_is(state: State, one: CartPlan, cart: Cart, then: Cart) -> Text | str:
    """Say what the drive would come to at the speed that the cart has, where that is worse."""
    routes = all_routes(layout_of(state), cart, cart.speed)
    ends = {route.end for route in routes}
    if len(ends) == 1 and (ends <= {"derails", "falls"}):
        return text("effect-at-speed", n=cart.speed, end=ends.pop(), jewels=0)
    if cart.speed < len(way_of(one)) <= then.speed:
        return text("effect-at-speed", n=cart.speed, end="short", jewels=0)
    now, better = (sum(hold_on_way(one, cart, one_.speed)) for one_ in (cart, then))
    if now < better:
        taken = now - sum(cart.hold)
        return text("effect-at-speed", n=cart.speed, end="fewer", jewels=taken)
    return ""
