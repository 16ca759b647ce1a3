"""What computer players know of Off the Rails: their plans, and how well they play by them."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from typing import TYPE_CHECKING

import pytest

from games.kit.chance import Chance
from games.kit.game import Seat
from games.off_the_rails.components import COLOURS, NOTHING, jewels_of
from games.off_the_rails.game import OffTheRails
from games.off_the_rails.mind.aims import aims_of, turns_left
from games.off_the_rails.mind.alone import HOME_OF, KIND_OF, Outlook, haul_of
from games.off_the_rails.mind.board_graph import AHEAD, PLACE, STEP_COST, BoardGraph, tile_for
from games.off_the_rails.mind.later import turn_of
from games.off_the_rails.mind.plans import best_plan, reserve, starts_of, value_of_load
from games.off_the_rails.mind.turns import moves_of_turn, plans_of
from games.off_the_rails.model import (
    ACTIONS_PER_TURN,
    ChooseSide,
    EndActions,
    Options,
    PlaceCart,
    State,
    Stop,
    Undo,
)
from games.off_the_rails.rules import at_home

if TYPE_CHECKING:
    from collections.abc import Mapping

GAME = OffTheRails()
MIND = GAME.mind()
FIRST = Seat(0)


def _started() -> State:
    state = GAME.setup(2, Options(missions="off"), Chance("mind", 0)).model_copy(
        update={"first": FIRST, "turn": FIRST}
    )
    state, _ = GAME.play(state, FIRST, ChooseSide(edge="north"), Chance("mind", 1))
    return state.model_copy(update={"deposits": {}})


START = _started()
ALONE = GAME.setup(1, Options(), Chance("mind", 0))


def _with_cart(square: str, heading: str, **changes: object) -> State:
    first, *rest = START.carts
    cart = first.model_copy(update={"square": square, "heading": heading, **changes})
    return START.model_copy(update={"carts": (cart, *rest)})


def _turn_played(state: State) -> State:
    """Play the first seat's turn as the mind's policy would."""
    ply = 0
    while state.turn == FIRST:
        ply += 1
        move = MIND.policy(state, FIRST, GAME.legal(state, FIRST), Chance("x", ply))
        state, _ = GAME.play(state, FIRST, move, Chance("x", ply))
    return state


# ---- the ground ----------------------------------------------------------------------


def test_the_way_home_costs_what_must_be_laid() -> None:
    bare = BoardGraph.of(START)
    laid = BoardGraph.of(START.model_copy(update={"tiles": {"C1": "NS"}}))
    at = PLACE["C2", "N"]
    assert AHEAD[at] == "C1"
    home = {"C0": 0.0}
    assert bare.ways_home(home)[at] == pytest.approx(laid.ways_home(home)[at] + 1)


def test_a_straight_becomes_a_cross_in_two_actions() -> None:
    assert tile_for(None, "S", "N") == "NS"
    assert tile_for("NS", "W", "E") == "NSW"
    assert tile_for("NSW", "W", "E") == "NESW"


# ---- plans ---------------------------------------------------------------------------


def test_a_loaded_cart_gets_the_track_that_takes_it_home() -> None:
    state = _with_cart("C2", "N", hold=jewels_of(diamond=2), speed=2)
    moves = moves_of_turn(state, plans_of(state, FIRST))
    assert [(move.kind, getattr(move, "at", "")) for move in moves][:1] == [("lay", "C1")]
    assert _turn_played(state).stockpiles[FIRST] == jewels_of(diamond=2)


def test_a_fast_cart_is_not_derailed_where_track_can_be_laid() -> None:
    state = _with_cart("C2", "S", hold=jewels_of(diamond=1), speed=6)
    state = state.model_copy(update={"tiles": {"C2": "NS"}})
    state = _turn_played(state)
    assert state.carts[0].hold[-1] + state.stockpiles[FIRST][-1] == 1


def test_nobody_plans_for_jewels_that_are_not_there() -> None:
    assert moves_of_turn(START, plans_of(START, FIRST)) == ()


def test_actions_that_no_cart_needs_lay_track_for_the_next_trip() -> None:
    state = _with_cart("C1", "N", hold=jewels_of(diamond=1), speed=2).model_copy(
        update={"tiles": {"C1": "NS"}, "deposits": {"C3": jewels_of(diamond=2)}}
    )
    cart, other = (one for one in state.carts if one.owner == FIRST)
    lost = other.model_copy(update={"lost": True})
    state = state.model_copy(
        update={"carts": tuple(lost if one is other else one for one in state.carts)}
    )
    moves = turn_of(state, FIRST)
    assert moves_of_turn(state, plans_of(state, FIRST)) == ()
    assert {move.kind for move in moves} == {"lay"}
    assert 0 < len(moves) <= ACTIONS_PER_TURN
    assert _turn_played(state).stockpiles[FIRST] == cart.hold


def test_while_the_chasm_spreads_a_cart_is_still_sent_out_for_what_is_near() -> None:
    state = START.model_copy(
        update={
            "deposits": {"C2": jewels_of(diamond=2)},
            "chasm_open": True,
            "tokens": dict.fromkeys(("H2", "H4", "H6", "H8"), "blue"),
        }
    )
    assert "cart" in {move.kind for move in turn_of(state, FIRST)}
    spent = state.model_copy(update={"supply": dict.fromkeys(state.supply, 0)})
    assert turns_left(state) > turns_left(spent)


def test_a_jewel_brings_a_cart_out() -> None:
    state = START.model_copy(update={"deposits": {"C2": jewels_of(diamond=2)}})
    assert "cart" in {move.kind for move in moves_of_turn(state, plans_of(state, FIRST))}


def _trip_pays(state: State, seat: Seat) -> bool:
    """Tell whether a cart in the supply could bring a jewel home in time."""
    ground = BoardGraph.of(state)
    (aim,) = aims_of(state, seat, ground)
    aim = replace(aim, arrival=0.0)
    waiting = [
        cart for cart in state.carts if cart.owner == seat and not cart.lost and not cart.square
    ]
    others = [one for one in plans_of(state, seat) if one.cart.square]
    deposits = dict(state.deposits)
    for one in others:
        reserve(ground, one.plan, deposits)
    plans = (
        best_plan(ground, starts_of(state, cart), cart.hold, deposits, aim) for cart in waiting
    )
    return any(
        plan.value > 0 and sum(step.lay + 2 * STEP_COST for step in plan.steps) < aim.limit / 2
        for plan in plans
        if plan
    )


def test_no_turn_goes_by_without_an_action_while_a_trip_pays() -> None:
    turns, idle = 0, 0
    for number in range(3):
        state, turn = GAME.setup(2, Options(), Chance(f"idle-{number}", 0)), (0, 0)
        for ply in count(1):
            actors = sorted(GAME.to_act(state))
            if not actors:
                break
            seat, luck = actors[0], Chance(f"idle-{number}", ply)
            move = MIND.policy(state, seat, GAME.legal(state, seat), luck)
            if state.phase == "actions" and (state.round, state.turn) != turn:
                turn, turns = (state.round, state.turn), turns + 1
                idle += isinstance(move, EndActions) and _trip_pays(state, seat)
            state, _ = GAME.play(state, seat, move, luck)
    assert turns > 40
    assert not idle


def test_before_a_turn_ends_without_an_action_a_trip_is_looked_for_far_and_wide() -> None:
    yellow, other = (
        one.model_copy(update={"name": f"yellow.{colour}", "owner": FIRST})
        for one, colour in zip(START.carts, ("white", "black"), strict=False)
    )
    leaving = yellow.model_copy(update={"square": "E1", "heading": "N", "speed": 1})
    loaded = {"square": "H3", "heading": "S", "hold": jewels_of(ruby=1, gold=2)}
    out = [
        one.model_copy(update={"name": f"blue.{n}", "owner": Seat(1), "lost": True})
        for n, one in enumerate(START.carts[2:])
    ]
    straight = {"B2", "D4", "E4", "G2", "I2", "I4"}
    state = START.model_copy(
        update={
            "clans": ("yellow", "blue"),
            "carts": (leaving, other.model_copy(update=loaded), *out),
            "deposits": {"C3": jewels_of(ruby=1), "D7": jewels_of(ruby=2)},
            "tiles": {
                **dict.fromkeys(straight, "EW"),
                **dict.fromkeys(("C3", "F3", "H3"), "NS"),
                **dict.fromkeys(("C4", "F4", "H4"), "NEW"),
                **dict.fromkeys(("F2", "H2"), "ESW"),
                "C2": "SW",
            },
        }
    )
    assert turn_of(state, FIRST) == ()
    move = MIND.policy(state, FIRST, GAME.legal(state, FIRST), Chance("x", 0))
    assert (move.kind, getattr(move, "at", "")) == ("lay", "I7")


def test_two_carts_do_not_count_on_the_same_jewel() -> None:
    state = START.model_copy(update={"deposits": {"C2": jewels_of(diamond=1)}})
    one, other = plans_of(state, FIRST)
    assert "C2" in one.deposits
    assert "C2" not in other.deposits


def test_nothing_is_ever_taken_back() -> None:
    state = START.model_copy(update={"deposits": {"C2": jewels_of(diamond=2)}})
    move = MIND.policy(state, FIRST, GAME.legal(state, FIRST), Chance("x", 0))
    state, _ = GAME.play(state, FIRST, move, Chance("x", 0))
    legal = GAME.legal(state, FIRST)
    assert Undo() in legal
    assert Undo() not in MIND.moves(state, FIRST, legal)


# ---- worth -----------------------------------------------------------------------------


def test_a_full_stockpile_is_worth_more() -> None:
    richer = START.model_copy(update={"stockpiles": (jewels_of(diamond=2), NOTHING)})
    assert MIND.worth(START)[0] == pytest.approx(0.5)
    assert MIND.worth(richer)[0] > 0.5 > MIND.worth(richer)[1]


def test_alone_what_is_brought_to_its_own_surface_counts() -> None:
    home, elsewhere = (
        ALONE.model_copy(update={"homes": tuple(homes)})
        for homes in (
            (jewels_of(ruby=1), NOTHING, NOTHING, NOTHING),
            (NOTHING, jewels_of(ruby=1), NOTHING, NOTHING),
        )
    )
    assert MIND.worth(home) > MIND.worth(elsewhere)


def test_alone_nobody_goes_on_once_the_best_grade_is_reached() -> None:
    two = [jewels_of(**{kind: 2}) for kind in ("ruby", "gold", "emerald", "diamond")]
    done = ALONE.model_copy(update={"homes": tuple(two)})
    assert min(at_home(done.homes)[1:]) == 2
    assert MIND.policy(done, FIRST, GAME.legal(done, FIRST), Chance("x", 0)) == Stop()


# ---- alone -----------------------------------------------------------------------------


def _alone(*carts: tuple[str, Mapping[str, object]], **changes: object) -> State:
    placed = dict(carts)
    moved = (cart.model_copy(update=placed.get(cart.name, {})) for cart in ALONE.carts)
    return ALONE.model_copy(update={"carts": tuple(moved), **changes})


def test_alone_a_cart_takes_diamonds_to_their_own_surface_though_another_is_nearer() -> None:
    red = {"square": "E2", "heading": "N", "speed": 6, "hold": jewels_of(diamond=2)}
    tiles = {"E2": "NS", "E1": "NSW", "D1": "EW", "C1": "ES", "C2": "NW", "B2": "EW"}
    state = _alone(("red", red), tiles=tiles, phase="drive")
    move = MIND.policy(state, FIRST, GAME.legal(state, FIRST), Chance("x", 0))
    state, _ = GAME.play(state, FIRST, move, Chance("x", 0))
    assert at_home(state.homes)[-1] >= 2


def test_alone_no_cart_is_put_where_another_is_about_to_leave() -> None:
    yellow = {"square": "B4", "heading": "W", "hold": jewels_of(diamond=2)}
    tiles = {"B4": "EW", "C4": "EW", "D4": "EW"}
    state = _alone(("yellow", yellow), tiles=tiles)
    moves = moves_of_turn(state, plans_of(state, FIRST))
    assert "A4" not in {move.at for move in moves if isinstance(move, PlaceCart)}


def test_alone_more_of_a_kind_than_are_needed_are_worth_little() -> None:
    aim = Outlook.of(ALONE).aims()[COLOURS.index("red")]
    one, two, three = (value_of_load(jewels_of(ruby=n), aim) for n in (1, 2, 3))
    assert one > 1
    assert two - one > 1
    assert three - two < 1


def test_alone_a_rare_kind_is_worth_more_and_missed_more() -> None:
    needs = Outlook.of(ALONE).needs
    ruby, *_, diamond = HOME_OF
    assert needs.below[diamond] < needs.below[ruby]
    assert needs.ladder(diamond)[0] > needs.ladder(ruby)[0] > 0
    assert needs.elsewhere(diamond) < needs.elsewhere(ruby) < 0


def test_alone_what_one_cart_brings_others_need_not() -> None:
    outlook = Outlook.of(ALONE)
    (best, colour) = outlook.best(ALONE.carts) or pytest.fail("no plan")
    kind = KIND_OF[colour]
    brought = haul_of(best.cart, best.plan, outlook.deposits)[kind]
    before = len(outlook.needs.ladder(kind))
    outlook.settle(best, colour)
    assert brought
    assert len(outlook.needs.ladder(kind)) == max(before - brought, 0)


def test_alone_a_set_is_enough_once_two_cannot_be_had() -> None:
    last = {"C2": jewels_of(diamond=1), "D2": jewels_of(ruby=2), "E2": jewels_of(gold=2)}
    state = _alone(deposits={**last, "F2": jewels_of(emerald=2)})
    needs = Outlook.of(state).needs
    assert [len(needs.ladder(kind)) for kind in HOME_OF] == [1, 1, 1, 1]
    gone = Outlook.of(_alone(deposits={"C2": jewels_of(diamond=1)})).needs
    assert [len(gone.ladder(kind)) for kind in HOME_OF] == [0, 0, 0, 0]
    assert gone.spare(KIND_OF["blue"]) > 1


def _rams_of(style: str, seed: str) -> tuple[int, int]:
    """Let two play, the first one in a style; return how often each rams a cart of the other."""
    state, found = GAME.setup(2, Options(), Chance(seed, 0)), [0, 0]
    for ply in count(1):
        if not (actors := sorted(GAME.actors(state))):
            return found[0], found[1]
        mind = MIND.in_style(style if actors[0] == FIRST else "")
        move = mind.policy(state, actors[0], GAME.legal(state, actors[0]), Chance(seed, ply))
        state, events = GAME.play(state, actors[0], move, Chance(seed, ply))
        for told in events:
            if told.key in {"rams", "rams-head-on"}:
                carts = (told.facts["cart"], told.facts["opponent"])
                rammer, rammed = (state.cart(name).owner for name in carts)
                found[rammer] += rammer != rammed
    raise AssertionError


def test_a_rammer_is_seen_to_run_into_rivals_time_and_again() -> None:
    rams = [_rams_of("rammer", f"rammer {number}") for number in range(4)]
    own, plain = map(sum, zip(*rams, strict=True))
    assert own > 3 * plain
    assert own >= 2 * len(rams)


def test_a_word_that_is_no_style_plays_plainly() -> None:
    legal = GAME.legal(START, FIRST)
    moves = {MIND.in_style(one).policy(START, FIRST, legal, Chance("x", 0)) for one in ("", "x")}
    assert moves == {MIND.policy(START, FIRST, legal, Chance("x", 0))}


def test_alone_a_rammer_plays_plainly() -> None:
    legal = GAME.legal(ALONE, FIRST)
    plain = MIND.policy(ALONE, FIRST, legal, Chance("x", 0))
    assert MIND.in_style("rammer").policy(ALONE, FIRST, legal, Chance("x", 0)) == plain
