"""Collisions in Off the Rails: what drops, who derails, and where the carts face."""

from __future__ import annotations

import pytest

from games.kit.game import IllegalMove
from games.off_the_rails.model import (
    Claim,
    Drive,
    EndActions,
    Face,
    Options,
    Pick,
    Split,
    SplitByLot,
)
from tests.support.boards.off_the_rails_table import GAME, Position, heap, position

DOWN = """
  C
1 ┃
2 ┃
3 ┃
"""
BUMPERS = Options(bumpers="on")


def head_on() -> Position:
    return position(
        DOWN,
        "red.white C1 S 3: ruby",
        "blue.white C3 N 3: gold emerald ruby rock",
        missions=("face_to_face",),
    ).drive()


def test_scenario_7_a_head_on_collision_is_split_in_secret_and_picked_blind() -> None:
    split = head_on().play(Split(piles=heap("gold rock")), Pick(pile="left"))
    assert split.cart("red.white") == "C2 N: ruby"
    assert split.cart("blue.white") == "C3 S: ruby emerald"
    assert split.at("C3") == "rock gold"
    assert Claim(mission="face_to_face") in split.legal


def test_only_the_owner_sees_the_piles_before_one_is_picked() -> None:
    split = head_on().play(Split(piles=heap("gold rock")))
    seen = [GAME.view(split.state, seat).collision for seat in (None, 0, 1)]  # type: ignore[arg-type]
    assert [collision.left if collision else None for collision in seen] == [
        None,
        None,
        heap("gold rock"),
    ]
    assert not any("gold" in line for line in split.story[-1:])


def test_the_bot_splits_as_evenly_as_the_owner_must() -> None:
    split = head_on().play(SplitByLot())
    collision = split.state.collision
    assert collision is not None
    assert collision.left is not None
    assert sum(collision.left) == 2


def test_scenario_8_from_behind_the_rammed_cart_keeps_its_heading() -> None:
    start = position(DOWN, "red.white C1 S 3: ruby", "blue.white C3 S 3: gold")
    end = start.drive()
    assert end.at("C3") == "gold"
    assert end.cart("blue.white") == "C3 S"
    assert end.cart("red.white") == "C2 N: ruby"


def test_scenario_9_an_empty_cart_derails_when_rammed() -> None:
    start = position(
        "  C\n1 ┃\n2 ┃",
        "red.white C1 S 3: ruby",
        "blue.white C2 S 3",
        missions=("bumper_carts",),
    )
    end = start.drive()
    assert end.cart("blue.white") == "supply"
    assert end.cart("red.white") == "C1 N: ruby"
    assert Claim(mission="bumper_carts") in end.legal


def test_ruling_8_a_drive_cut_short_ends_there_with_its_second_jewel() -> None:
    start = position(
        DOWN, "red.white C1 S 3", "blue.white C3 S 1: gold", deposits={"C2": "ruby ruby ruby"}
    )
    end = start.drive()
    assert end.at("C2") == "ruby"
    assert end.cart("red.white") == "C2 N: ruby ruby"


def test_ruling_8_a_cart_that_never_moved_takes_nothing() -> None:
    start = position(
        DOWN, "red.white C1 S 3: ruby", "blue.white C2 S 1: gold", deposits={"C1": "emerald"}
    )
    assert start.drive().cart("red.white") == "C1 N: ruby"


def test_ruling_12_a_cart_that_cannot_face_straight_away_may_choose() -> None:
    junction = "  B C D\n1 · ┃ ·\n2 ━ ┳ ━\n3 · ┃ ·"
    start = position(
        junction, "red.white D2 W 2: ruby", "blue.white C3 S 1: gold", "red.black B2 W 1: rock"
    )
    hit = start.drive(Drive(cart="red.white", route="S"))
    assert hit.legal == [Face(way="E"), Face(way="W")]
    assert hit.play(Face(way="W")).cart("red.white").startswith("C2 W")


def test_ruling_12_where_there_is_an_exit_straight_away_nobody_is_asked() -> None:
    cross = "  B C D\n1 · ┃ ·\n2 ━ ╋ ━\n3 · ┃ ·"
    start = position(cross, "red.white C2 S 1: ruby", "blue.white C3 S 1: gold")
    assert start.drive().cart("red.white") == "C2 N: ruby"


def test_ruling_12_on_a_corner_the_other_exit_is_the_only_way() -> None:
    start = position("  C D\n1 ┏ ━", "red.white C1 E 1: ruby", "blue.white D1 E 1: gold")
    assert start.drive().cart("red.white") == "C1 S: ruby"


@pytest.mark.parametrize(("load", "sizes"), [("ruby gold rock", {1, 2}), ("ruby gold", {1})])
def test_ruling_14_an_odd_load_splits_as_evenly_as_it_can(load: str, sizes: set[int]) -> None:
    hit = position(DOWN, "red.white C1 S 3: ruby", f"blue.white C3 S 1: {load}").drive()
    piles = [move.piles for move in hit.legal if isinstance(move, Split)]
    assert {sum(pile) for pile in piles} == sizes


def test_a_load_all_alike_and_even_splits_itself() -> None:
    hit = position(DOWN, "red.white C1 S 3: ruby", "blue.white C3 S 1: gold gold").drive()
    assert (hit.at("C3"), hit.cart("blue.white")) == ("gold", "C3 S: gold")


def test_ruling_15_an_empty_rammer_derails_and_the_loaded_one_still_drops() -> None:
    end = position(DOWN, "red.white C1 S 3", "blue.white C3 S 3: gold").drive()
    assert end.cart("red.white") == "supply"
    assert end.at("C3") == "gold"


def test_ruling_16_where_tracks_do_not_meet_nobody_derails() -> None:
    start = position("  C\n1 ┃\n2 ━", "red.white C1 S 3", "blue.white C2 E 3: gold")
    end = start.drive()
    assert end.cart("red.white") == "C1 N"
    assert end.cart("blue.white") == "C2 E: gold"


def test_ruling_17_ones_own_cart_is_rammed_like_any_other_but_for_missions() -> None:
    start = position(
        DOWN,
        "red.white C1 S 3: ruby",
        "red.black C3 S 1: gold",
        missions=("jewel_theft", "bumper_carts"),
    )
    end = start.drive(Drive(cart="red.white"))
    assert end.at("C3") == "gold"
    assert not end.state.met


def test_ruling_18_on_its_start_track_a_ramming_cart_is_empty_and_derails() -> None:
    end = position("  C\n1 ┃", "red.white C0 S 3", "blue.white C1 S 1: gold").drive()
    assert end.cart("red.white") == "supply"


def test_ruling_18_with_bumpers_it_turns_and_later_rolls_off_scoring_nothing() -> None:
    start = position(
        "  C\n1 ┃", "red.white C0 S 3", "blue.white C1 S 1: gold", options=BUMPERS
    ).drive()
    assert start.cart("red.white") == "C0 N"
    off = start.drive().drive()
    assert "returns" in off.keys
    assert off.cart("red.white") == "supply"


def test_ruling_19_a_cart_on_a_start_track_blocks_the_way_out() -> None:
    end = position("  C\n1 ┃", "red.white C1 N 3: ruby", "red.black C0 S 1").drive(
        Drive(cart="red.white")
    )
    assert end.cart("red.black") == "supply"
    assert end.cart("red.white") == "C1 S: ruby"


def test_ruling_20_dropped_jewels_are_a_deposit_anywhere() -> None:
    start = position("  C\n1 ┃", "red.white C1 S 1", deposits={"C1": "ruby"})
    assert start.at("C1") == "ruby"
    off_mine = position(
        "  B\n1 ┃\n2 ┃", "red.white B1 S 3: ruby", "blue.white B2 S 1: gold"
    ).drive()
    assert off_mine.at("B2") == "gold"


def test_with_bumpers_collisions_spill_nothing_and_still_turn_carts() -> None:
    start = position(DOWN, "red.white C1 S 3", "blue.white C3 N 3: gold", options=BUMPERS)
    end = start.drive()
    assert end.cart("red.white") == "C2 N"
    assert end.cart("blue.white") == "C3 S: gold"


def test_ruling_40_face_to_face_counts_between_ones_own_carts() -> None:
    start = position(
        DOWN, "red.white C1 S 3: ruby", "red.black C3 N 1: gold", missions=("face_to_face",)
    )
    assert start.drive(Drive(cart="red.white")).state.met == ("face_to_face",)


def test_a_split_of_other_jewels_is_refused() -> None:
    with pytest.raises(IllegalMove) as refused:
        head_on().play(Split(piles=heap("diamond diamond")))
    assert refused.value.text.key == "no-such-split"


# ---- fewer questions -----------------------------------------------------------------------------


def test_ruling_17_a_seat_that_rams_an_own_cart_chooses_once_what_falls() -> None:
    start = position(DOWN, "red.white C1 S 3: ruby", "red.black C3 N 3: gold ruby rock")
    rammed = start.drive(Drive(cart="red.white"))
    assert rammed.state.phase == "split"
    end = rammed.play(Split(piles=heap("ruby rock")))
    assert end.at("C3") == "rock ruby"
    assert {"has-split", "your-piles"}.isdisjoint(end.keys), "there is nobody to hide them from"


def test_ruling_17_the_lot_may_choose_what_falls_from_a_cart_of_ones_own() -> None:
    start = position(DOWN, "red.white C1 S 3: ruby", "red.black C3 N 3: gold ruby")
    end = start.drive(Drive(cart="red.white"), SplitByLot())
    assert end.at("C3") in {"ruby", "gold"}
    assert Pick(pile="left") not in end.legal


def test_a_pick_that_waits_since_before_is_still_answered() -> None:
    """Earlier versions asked two questions of a seat that had rammed an own cart."""
    rammed = position(DOWN, "red.white C1 S 3: ruby", "red.black C3 N 3: gold ruby")
    state = rammed.drive(Drive(cart="red.white")).state
    assert state.collision
    piles = {"left": heap("gold"), "right": heap("ruby")}
    waiting = {"phase": "pick", "collision": state.collision.model_copy(update=piles)}
    assert Position(state.model_copy(update=waiting)).play(Pick(pile="right")).at("C3") == "ruby"


def test_ruling_14_a_table_may_agree_that_the_bot_splits() -> None:
    start = position(
        DOWN,
        "red.white C1 S 3: ruby",
        "blue.white C3 N 3: gold emerald ruby rock",
        options=Options(splits="lot"),
    )
    end = start.drive()
    assert len(end.at("C3").split()) == 2
    assert not {Pick(pile="left"), SplitByLot()} & set(end.legal)
    halves = {start.play(EndActions(), seed=f"{n}").at("C3") for n in range(12)}
    assert len(halves) > 1, "the lot decides"
