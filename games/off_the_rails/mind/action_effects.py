"""What an action is for: which cart's plan it serves, what that brings, and what is left to do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.kit.mind import Effect
from games.kit.text import Text, text
from games.off_the_rails import model
from games.off_the_rails.components import (
    NOTHING,
    SPACES,
    MissionName,
    cart_name,
    jewel_names,
    square_name,
)
from games.off_the_rails.mind.alone import squares_of_haul
from games.off_the_rails.mind.answers import driven
from games.off_the_rails.mind.board_graph import PLACES
from games.off_the_rails.mind.dangers import dangers, may_collapse, opens_for_rivals
from games.off_the_rails.mind.drive_effects import effects_of_route
from games.off_the_rails.mind.end_of_actions import drive_chosen, effects_of_the_end
from games.off_the_rails.mind.kept import Served, kept, served
from games.off_the_rails.mind.later import with_track
from games.off_the_rails.mind.reach import (
    as_left,
    cart_to_drive,
    drive_said,
    hangs_on,
    haul_planned,
    hold_on_way,
    home_bound,
    is_near,
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
from games.off_the_rails.mind.turns import actions_left, plans_of, tiles_missing
from games.off_the_rails.rules import layout_of, solo_grade
from games.off_the_rails.rules.routes import all_routes

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.kit.game import Seat
    from games.off_the_rails.components import Jewels, Square
    from games.off_the_rails.mind.plans import CartPlan
    from games.off_the_rails.model import Cart, Move, State


def effects_of_action(state: State, seat: Seat, move: Move) -> Sequence[Effect]:
    """Say which plan an action serves, and how; of the end of the actions, what the drives do."""
    if isinstance(move, model.Stop):
        best = solo_grade(state.homes) == "major"
        return [Effect(text("effect-best-grade"), 1.0)] if best else ()
    if isinstance(move, model.EndActions):
        return list(effects_of_the_end(state, plans_of(state, seat)))
    it = served(state, move)
    if it is None:
        return ()
    if isinstance(move, model.Lay | model.Upgrade):
        opened = opens_for_rivals(state, seat, with_track(state, [move]))
        return [_track_said(state, it, move), *opened]
    mine = as_left(state, it.one, it.plans)
    then, more = cart_to_drive(state, mine, it.plans, move)
    hangs = hangs_on(state, mine, then)
    holds, _, drives = kept(state, move, it)
    for before, _, route in drives:
        if [*route.path] != way_of(mine)[: then.speed] or (route.end == "leaves" and not holds):
            return list(effects_of_route(before, seat, route))
    is_sure = holds and is_near(state, mine, actions_left(state) - 1)
    found = [Effect(_reaches(state, mine, then, more=more, hangs=hangs, is_sure=is_sure), 2.0)]
    if hangs == "nothing" and not more:
        found += dangers(state, moved(mine, then))
    return found


# ---- track -------------------------------------------------------------------------------


def _track_said(state: State, it: Served, move: model.Lay | model.Upgrade) -> Effect:
    """Say what becomes of the cart without track, and what the way is for that it lengthens.

    A plan is told whole that is near, and that hints to come in this turn tell, too.
    """
    one, name = it.one, cart_name(it.one.cart.name)
    jewels, over = haul_planned(state, one, it.plans)
    if jewels == NOTHING and one.cart.square is None:
        start = square_name(PLACES[one.plan.start][0])
        return Effect(text("effect-no-jewel-yet", cart=name, start=start), 0.5)
    after, (holds, squares, _) = with_track(state, [move]), kept(state, move, it)
    if it.later or not holds or not is_near(after, one, actions_left(state) - 1):
        return Effect(_lest(state, it, move, _leads_to(state, it, move, squares)), 1.0)
    said = text(
        "effect-plan",
        cart=name,
        jewels=jewel_names(jewels),
        n=sum(jewels),
        points=points_of(state, jewels),
        squares=tuple([square_name(at) for at in over]),
        over=len(over),
        exit=one.plan.exit,
        lay=tiles_missing(after, one.plan),
        missions=meets(_missions_of(state, one, it.plans, jewels)),
        own=own_side(belonging(state, one.plan.exit, jewels)),
        news=_new_jewels(state, one),
    )
    return Effect(_lest(state, it, move, said), 1.0 + sum(jewels))


def _new_jewels(state: State, one: CartPlan) -> Text | str:
    """Say at first which jewels have come since the seat's last turn: each turn reveals a card."""
    if state.actions_done or state.chasm_open or state.round == 1 or state.seats == 1:
        return ""
    new = [SPACES[card] for card in state.shown[-state.seats :] if card in SPACES]
    lying = [at for at in squares_of_haul(one.cart, one.plan, one.deposits) if at in new]
    squares = tuple(map(square_name, lying))
    return text("effect-new", squares=squares, n=len(lying)) if lying else ""


def _leads_to(
    state: State, it: Served, move: model.Lay | model.Upgrade, squares: set[Square]
) -> Text:
    """Say which jewels track brings nearer that lie on its square or beyond."""
    way, after = way_of(it.one), with_track(state, [move])
    begins = way.index(move.at) if move.at in way else 0
    name, later = cart_name(it.one.cart.name), int(it.later)
    for steps, at in enumerate(way[begins:], start=begins + 1):
        if at in squares:
            lay = tiles_missing(after, it.one.plan, steps)
            there, where = jewel_names(state.deposits[at]), square_name(at)
            return text("effect-leads", cart=name, jewels=there, at=where, lay=lay, later=later)
    return text("effect-lengthens", cart=name, square=square_name(move.at), later=later)


def _lest(state: State, it: Served, move: model.Lay | model.Upgrade, said: Text) -> Text:
    """Say first what befalls a cart this turn as the track lies, if it is to drive over a tile."""
    cart, _ = cart_to_drive(state, it.one, it.plans, model.EndActions())
    way, (end, square) = way_of(it.one)[: cart.speed], _as_it_lies(state, it.one.cart)
    if it.later or move.at not in way or not end or square == way[-1]:
        return said
    return text(
        "effect-lest",
        cart=cart_name(cart.name),
        end=end,
        square=square_name(square),
        jewels=jewel_names(cart.hold),
        n=sum(cart.hold),
        then=said,
    )


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
                load, exit_ = driven(state, other.cart.owner, now)[0], now.at
            met = missions_at_home(state, other.cart.owner, exit_, load)
            sooner |= {*met} if len(met) == 1 else set()
    met = missions_at_home(state, one.cart.owner, one.plan.exit, jewels)
    return tuple(mission for mission in met if mission not in sooner)


# ---- carts -------------------------------------------------------------------------------


def _reaches(
    state: State, one: CartPlan, cart: Cart, *, more: int, hangs: str, is_sure: bool
) -> Text:
    """Say where a cart gets with this turn's drive, what that hangs on, and what without it."""
    stands = cart.square is not None and hangs != "track"
    now = cart.model_copy(update={"speed": one.cart.speed})
    is_brief = bool(more) or hangs != "nothing"
    goes_on = is_sure and cart.speed < len(one.plan.steps)
    return text(
        "effect-reaches",
        cart=cart_name(cart.name),
        drive=drive_said(state, one, cart, names_exit=is_sure),
        more=more,
        turn="faster" if cart.speed > now.speed else "slower",
        speed=cart.speed,
        bound=home_bound(state, one, cart, briefly=is_brief) if goes_on else "",
        home=int(goes_on),
        hangs=hangs,
        otherwise=_as_it_is(state, one, now, cart) if stands and now != cart else "",
    )


def _as_it_is(state: State, one: CartPlan, cart: Cart, then: Cart) -> Text | str:
    """Say what the drive would come to at the speed that the cart has, where that is worse."""
    end, _ = _as_it_lies(state, cart)
    if end in {"derails", "falls"}:
        return text("effect-at-speed", n=cart.speed, end=end, jewels=0)
    if cart.speed < len(way_of(one)) <= then.speed:
        return text("effect-at-speed", n=cart.speed, end="short", jewels=0)
    now, better = (sum(hold_on_way(one, cart, one_.speed)) for one_ in (cart, then))
    if now < better:
        taken = now - sum(cart.hold)
        return text("effect-at-speed", n=cart.speed, end="fewer", jewels=taken)
    return ""


def _as_it_lies(state: State, cart: Cart) -> tuple[str, Square | str]:
    """Return how a drive ends badly, whichever way it goes, and where; nothing if it need not."""
    ends = {(route.end, route.at) for route in all_routes(layout_of(state), cart, cart.speed)}
    kinds = {end for end, _ in ends}
    if len(kinds) == 1 and kinds <= {"derails", "falls"}:
        return next(iter(kinds)), ""
    if len(ends) == 1 and kinds == {"stops"} and may_collapse(state, at := next(iter(ends))[1]):
        return "collapses", at
    return "", ""
