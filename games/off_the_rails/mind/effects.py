"""What a move does, counted, or which plan it serves and how: the reasons of a hint."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from games.kit.game import Seat
from games.kit.mind import Effect
from games.kit.text import text
from games.off_the_rails import model
from games.off_the_rails.components import (
    COURSE,
    FIGURES,
    HOLD_SIZE,
    JEWEL_INDEX,
    JEWEL_POINTS,
    NOTHING,
    cart_name,
    jewel_names,
    one_jewel,
    square_name,
    subtract,
    worth,
)
from games.off_the_rails.mind import answers
from games.off_the_rails.mind.action_effects import effects_of_action
from games.off_the_rails.mind.drive_effects import ahead_of, effects_of_drive
from games.off_the_rails.mind.spoils import open_missions
from games.off_the_rails.mind.turns import plans_of
from games.off_the_rails.rules import at_home, points, squares_to_collapse
from games.off_the_rails.rules.scoring import RUBY

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.kit.text import Text
    from games.off_the_rails.mind.plans import CartPlan
    from games.off_the_rails.model import Move, State


def effects_of(state: State, seat: Seat, move: Move) -> Sequence[Effect]:
    """Say what a drive takes and where it ends; of an action, what it does for which plan."""
    match state.phase:
        case "sides":
            return [Effect(text("effect-any-side"), 0.1)]
        case "drive" | "steer":
            return [one for one in effects_of_drive(state, seat, move) if one.value]
        case "actions":
            return effects_of_action(state, seat, move)
        case "face" if isinstance(move, model.Face):
            one = answers.plan_facing(state, seat, move.way)
            return [ahead_of(state, one)] if one else ()
        case "spread" if isinstance(move, model.Collapse):
            return tuple(_effects_of_collapse(state, seat, move))
        case _:
            return _effects_of_answer(state, seat, move)


def _effects_of_answer(state: State, seat: Seat, move: Move) -> Sequence[Effect]:
    match move:
        case model.Take():
            return [_effect_of_taking(state, seat, move)]
        case model.Split() if state.collision:
            return [_effect_of_piles(state, move)]
        case model.Pick():
            return [Effect(text("effect-blind"), 0.1)]
        case model.Claim():
            return [Effect(text("effect-mission", n=COURSE.mission_points), 4.0)]
        case model.Draw() | model.Pass() if state.phase == "offer":
            return _effects_of_offer(state, seat, move)
        case _:
            return ()


def _effects_of_offer(state: State, seat: Seat, move: model.Draw | model.Pass) -> Sequence[Effect]:
    """Say who is ahead: an end that comes sooner is good for the leader only."""
    scores = points(state)
    lead = scores[seat] - max(other for at, other in enumerate(scores) if at != seat)
    if lead >= 0 and isinstance(move, model.Draw):
        return [Effect(text("effect-hastens", n=lead), 0.5)]
    if lead < 0 and isinstance(move, model.Pass):
        return [Effect(text("effect-delays", n=-lead), 0.5)]
    return ()


def _effect_of_taking(state: State, seat: Seat, move: model.Take) -> Effect:
    """Say what a jewel is worth at home, and what else counts it: rubies, missions, a set."""
    kind = JEWEL_INDEX[move.jewel]
    if state.seats == 1:
        have = at_home(state.homes)[kind]
        return Effect(text("effect-of-kind", n=have), 3.0 - min(have, 2))
    facts = {"n": JEWEL_POINTS[kind], "wanted": _wanted(state, seat, kind), **_beside(state, kind)}
    if kind == RUBY:
        mine, *others = _rubies(state, seat)
        said = text(
            "effect-ruby",
            points=COURSE.ruby_majority_points,
            own=mine,
            other=max(others),
            others=len(others),
            anyone=mine + max(others),
            **facts,
        )
        return Effect(said, 2.9 + bool(facts["wanted"]))
    return Effect(text("effect-worth", **facts), 1.0 + facts["n"] + bool(facts["wanted"]))


def _beside(state: State, kind: int) -> dict[str, Any]:
    """Return what other jewels there score, the best kind first, and how many are still taken."""
    cart = state.run and state.cart(state.run.cart)
    if not state.run or not cart:
        return {"beside": (), "besides": 0, "more": 0}
    there = state.deposits.get(cart.square or "", NOTHING)
    kinds = [one for one in range(len(there)) if there[one] and one != kind]
    beside = [
        text("effect-beside", jewel=jewel_names(one_jewel(one)), n=JEWEL_POINTS[one])
        for one in reversed(kinds)
    ]
    room = HOLD_SIZE - sum(cart.hold)
    more = min(state.run.takes_left, room, sum(there)) - 1
    return {"beside": tuple(beside), "besides": len(beside), "more": max(more, 0)}


def _rubies(state: State, seat: Seat) -> list[int]:
    """Count the rubies at home and below, the seat's own first."""
    many = [stock[RUBY] for stock in state.stockpiles]
    for cart in state.carts:
        many[cart.owner] += cart.hold[RUBY]
    return [many[seat], *many[:seat], *many[seat + 1 :]]


def _wanted(state: State, seat: Seat, kind: int) -> Text | str:
    """Say which open mission one more jewel of a kind serves, in the moving cart or at home."""
    hold = state.cart(state.run.cart).hold if state.run else NOTHING
    for mission in FIGURES.missions:
        for name, many in mission.needs.items():
            have = hold[kind]
            has_room = HOLD_SIZE - sum(hold) >= many - have > 0
            if JEWEL_INDEX[name] == kind and has_room and open_missions(state, [mission.id]):
                named = text(f"mission-{mission.id}").naming(mission.id)
                return text("effect-wanted", mission=named, n=have + 1, need=many)
    carried = (cart.hold[kind] for cart in state.carts if cart.owner == seat)
    lacks = not state.stockpiles[seat][kind] and not any(carried)
    if lacks and open_missions(state, ["spice"]):
        return text("effect-wanted-first", mission=text("mission-spice").naming("spice"))
    return ""


def _effect_of_piles(state: State, move: model.Split) -> Effect:
    """Say what two piles are worth; of an own cart's load its owner says which of them drops."""
    rammed = state.collision and state.cart(state.collision.opponent)
    load = rammed.hold if rammed else NOTHING
    left, right = worth(move.piles), worth(subtract(load, move.piles))
    if rammed and rammed.owner == state.turn:
        return Effect(text("effect-keeps", drops=left, keeps=right), 1.0 + right)
    least, most = sorted((left, right))
    said = text("effect-piles", least=least, most=most, differ=most - least)
    return Effect(said, 6.0 - (most - least))


def _effects_of_collapse(state: State, seat: Seat, move: model.Collapse) -> Iterator[Effect]:
    """Say what goes down: carts, whose value depends on whose they are, ways home, jewels."""
    for cart in state.carts:
        if cart.square == move.at:
            sign = -1.0 if cart.owner == seat else 1.0
            name, jewels = cart_name(cart.name), jewel_names(cart.hold)
            said = text("effect-swallows", cart=name, n=sum(cart.hold), jewels=jewels)
            yield Effect(said, sign * (5.0 + sum(cart.hold)))
    ways = _ways_below(state)
    over = [one for one in ways if move.at in one.plan.squares and one.cart.square != move.at]
    for one in over:
        is_own = one.cart.owner == seat
        said = text("effect-bars", cart=cart_name(one.cart.name), exit=one.plan.exit)
        yield Effect(said, -3.0 if is_own else 2.0)
    there = state.deposits.get(move.at, NOTHING)
    if there != NOTHING:
        said = text("effect-buries", n=sum(there), jewels=jewel_names(there))
        yield Effect(said, 0.3 * sum(there))
    mine = [one for one in ways if one.cart.owner == seat]
    if not any(one.cart.owner == seat for one in over):
        yield from _spared(state, mine, move)
    stands = any(cart.square == move.at for cart in state.carts)
    if not over and not stands and there == NOTHING:
        choices = squares_to_collapse(state, state.token) if state.token else ()
        spread = {at for one in ways for at in (one.cart.square, *one.plan.squares)}
        level = spread.isdisjoint(choices) and state.deposits.keys().isdisjoint(choices)
        yield Effect(text("effect-on-no-way", level=int(level)), 0.05)


def _ways_below(state: State) -> list[CartPlan]:
    """Return the best ways home of all carts below."""
    plans = (one for seat in range(state.seats) for one in plans_of(state, Seat(seat)))
    return [one for one in plans if one.cart.square is not None]


def _spared(state: State, mine: Sequence[CartPlan], move: model.Collapse) -> Iterator[Effect]:
    """Say which own way another square that may collapse would break."""
    others = squares_to_collapse(state, state.token) if state.token else ()
    for one in mine:
        hit = [at for at in others if at != move.at and at in (one.cart.square, *one.plan.squares)]
        if hit:
            squares = tuple(map(square_name, hit))
            said = text("effect-spares", cart=cart_name(one.cart.name), squares=squares)
            yield Effect(said, 0.4)
