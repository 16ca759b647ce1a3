"""Driving in Off the Rails: jewels on the way, the ways out, junctions, and what stops a cart."""

from __future__ import annotations

import pytest

from games.kit.game import IllegalMove
from games.kit.words import Voice
from games.off_the_rails.model import Claim, Drive, EndActions, Options, PlaceCart, Steer, Take
from games.off_the_rails.rules import layout_of, routes_of_cart
from tests.support.boards.off_the_rails_table import GAME, NAMES, everything, position

DOWN = """
  C
1 ┃
2 ┃
3 ┃
"""
FORK = """
  B C D
1 · ┃ ·
2 ┏ ┻ ━
"""


def test_scenario_1_passing_takes_one_and_ending_takes_two() -> None:
    deposits = {"C2": "rock ruby", "C3": "gold ruby emerald"}
    start = position(DOWN, "red.white C0 S 3", deposits=deposits)
    end = start.drive(Take(jewel="gold"), Take(jewel="emerald"))
    assert end.cart("red.white") == "C3 S: rock emerald gold"
    assert (end.at("C2"), end.at("C3")) == ("ruby", "ruby")


def test_scenario_2_a_cart_leaves_by_a_rivals_edge_with_steps_to_spare() -> None:
    start = position(
        "  C\n1 ┃\n2 ┃",
        "blue.white C2 N 4: diamond ruby",
        clans=("blue", "red"),
        missions=("enemy_lines", "spice"),
    )
    out = start.drive()
    assert (out.home(), out.cart("blue.white")) == ("ruby diamond", "supply")
    assert Claim(mission="enemy_lines") in out.legal
    assert Claim(mission="spice") not in out.legal


def test_scenario_3_where_the_track_ends_a_cart_loses_its_load() -> None:
    start = position("  C\n1 ┃\n2 ┃", "red.white C1 S 3: emerald", deposits={"C2": "ruby"})
    end = start.drive()
    assert end.cart("red.white") == "supply"
    assert end.at("C2") == ""
    assert end.home() == ""
    assert "💢 Red 1 derails before C3! Ann loses an emerald and a ruby." in end.story


def test_scenario_4_a_tile_that_does_not_connect_derails() -> None:
    start = position("  C\n1 ┃\n2 ━", "red.white C1 S 2: ruby", deposits={"C2": "gold"})
    end = start.drive()
    assert end.cart("red.white") == "supply"
    assert end.at("C2") == "gold"
    assert everything(end.state) == everything(start.state)


def test_scenario_5_a_cart_placed_before_its_track_derails_and_may_come_again() -> None:
    place = PlaceCart(cart="red.white", at="C0")
    placed = position().play(place)
    assert len(placed.state.actions_done) == 1
    end = placed.drive()
    assert end.cart("red.white") == "supply"
    again = end.drive().play(place)
    assert again.cart("red.white") == "C0 S"
    assert again.state.carts[0].speed == 3


def test_scenario_6a_a_junction_offers_every_exit_but_the_one_behind() -> None:
    start = position(FORK, "red.white C0 S 3", deposits={"D2": "gold"}).drive()
    assert start.legal == [
        Drive(cart="red.white", route="E"),
        Drive(cart="red.white", route="W"),
    ]
    end = start.play(Drive(cart="red.white", route="E"))
    assert end.cart("red.white") == "D2 E: gold"


def test_scenario_6b_the_exit_chosen_when_stopping_binds_the_next_turn() -> None:
    start = position(FORK, "red.white C1 S 1").drive(Drive(cart="red.white", route="W"))
    assert start.cart("red.white") == "C2 W"
    later = start.play(EndActions(), EndActions())
    assert later.cart("red.white") == "B2 S"


def test_scenario_10_a_cart_that_drives_into_the_chasm_is_gone_with_its_hold() -> None:
    start = position("  C\n1 ┃\n2 ┃\n3 x", "red.white C1 S 2: ruby")
    end = start.drive()
    assert end.cart("red.white") == "lost"
    assert (end.state.gone, everything(end.state)) == ((0, 1, 0, 0, 0), everything(start.state))


def test_ruling_1_surface_without_track_derails_unless_the_table_is_lenient() -> None:
    strict = position("  B\n1 ┃", "red.white B1 N: ruby").drive()
    assert (strict.home(), strict.cart("red.white")) == ("", "supply")
    lenient = Options(surface_exit="any_square")
    kind = position("  B\n1 ┃", "red.white B1 N: ruby", options=lenient).drive()
    assert kind.home() == "ruby"


def test_ruling_4_every_cart_on_the_board_must_drive() -> None:
    start = position("  C D\n1 ┃ ┃\n2 ┃ ┃", "red.white C1 S 1", "red.black D1 S 1")
    end = start.drive()
    assert (end.cart("red.white"), end.cart("red.black")) == ("C2 S", "D2 S")


def test_ruling_6_on_a_cross_a_chosen_exit_may_lead_nowhere() -> None:
    start = position("  C\n1 ┃\n2 ╋", "red.white C0 S 2").drive()
    assert [move.route for move in start.legal if isinstance(move, Drive)] == ["E", "S", "W"]


def test_ruling_7_a_loop_over_a_deposit_takes_each_time() -> None:
    ring = "  C D\n1 ┏ ┓\n2 ┗ ┛"
    start = position(ring, "red.white C1 E 5", deposits={"D1": "ruby ruby ruby ruby"})
    assert start.drive().cart("red.white") == "D1 S: ruby ruby ruby"


def test_ruling_10_two_rocks_come_before_anything_precious() -> None:
    start = position("  C\n1 ┃", "red.white C0 S 1", deposits={"C1": "rock rock diamond"})
    end = start.drive()
    assert end.cart("red.white") == "C1 S: rock rock"


def test_a_full_hold_takes_nothing() -> None:
    full = "ruby ruby ruby ruby rock"
    start = position(DOWN, f"red.white C1 S 1: {full}", deposits={"C2": "diamond"})
    end = start.drive()
    assert end.at("C2") == "diamond"


def test_nobody_is_asked_when_everything_there_is_taken() -> None:
    start = position("  C\n1 ┃", "red.white C0 S 1", deposits={"C1": "ruby gold"})
    assert start.drive().cart("red.white") == "C1 S: ruby gold"


def test_ruling_21_jewels_laid_under_a_cart_stay_until_it_comes_again() -> None:
    start = position("  B C\n1 ┏ ━", "red.white C1 W 1: ruby", deck=("red1",) * 9)
    end = start.drive()
    assert end.cart("red.white") == "B1 S: ruby"


def test_many_routes_are_chosen_junction_by_junction() -> None:
    crosses = "\n".join(["  B C D E F G H", *(f"{row} ╋ ╋ ╋ ╋ ╋ ╋ ╋" for row in (1, 2, 4))])
    start = position(crosses, "red.white E0 S 4").drive()
    assert [move.route for move in start.legal if isinstance(move, Drive)] == ["E", "S", "W"]
    on = start.play(Drive(cart="red.white", route="S"))
    assert all(isinstance(move, Steer) for move in on.legal)
    stored = on.state.model_dump_json()
    assert GAME.load_state(stored, GAME.spec.version) == on.state


def test_a_route_says_beforehand_how_it_ends() -> None:
    start = position("  C\n1 ┃\n2 ┃", "red.white C1 S 3", "blue.white C2 S 1")
    state = start.state
    (route,) = routes_of_cart(layout_of(state), state.carts[0], 3)
    assert (route.end, route.at, route.opponent) == ("collides", "C2", "blue.white")


def test_every_route_ends_where_it_said() -> None:
    crosses = "  B C D\n1 ╋ ┻ ╋\n2 ┃ · ┃"
    start = position(crosses, "red.white C1 E 2: ruby").drive()
    ways = GAME.view(start.state, None).routes
    assert {way.end for way in ways} >= {"stops", "derails"}
    for way in ways:
        end = start.play(Drive(cart="red.white", route=way.exits))
        stopped = f"{way.at} {way.headings[-1]}: ruby"
        assert end.cart("red.white") == {"stops": stopped}.get(way.end, "supply")


@pytest.mark.parametrize(
    ("cart", "said"),
    [
        ("red.white", "There is no such route. Choose one of the letters shown."),
        ("red.black", "Red 2 is not on the board."),
    ],
)
def test_a_drive_that_cannot_be_is_refused_in_a_sentence(cart: str, said: str) -> None:
    start = position(FORK, "red.white C0 S 3").drive()
    with pytest.raises(IllegalMove) as refused:
        start.play(Drive(cart=cart, route="N"))
    assert Voice("en", "off_the_rails", NAMES)(refused.value.text) == said
