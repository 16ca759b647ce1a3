"""The missions of Off the Rails: how they are met, and who may claim them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from games.kit.game import IllegalMove
from games.off_the_rails.model import Claim, EndActions, Pass
from games.off_the_rails.rules import points
from tests.support.boards.off_the_rails_table import Position, heap, position

if TYPE_CHECKING:
    from games.off_the_rails.components import MissionName


def test_ruling_41_all_who_tie_for_rocks_are_dirty_and_none_without() -> None:
    def scores(*stock: str) -> tuple[int, ...]:
        start = position(
            "  C\n1 ┃", "red.white C1 N 1", chasm_open=True, missions=("dirty_goblins",)
        )
        piles = tuple(map(heap, stock))
        end = Position(start.state.model_copy(update={"stockpiles": piles})).drive()
        return points(end.state)

    assert scores("rock", "rock") == (15, 15)
    assert scores("rock rock", "rock") == (15, 11)
    assert scores("", "") == (11, 11)


def test_ruling_42_what_is_not_claimed_lapses_save_spice() -> None:
    start = position(
        "  C\n1 ┃",
        "red.white C1 N 1: ruby emerald gold diamond",
        missions=("diamonds", "spice"),
    )
    out = start.drive()
    assert out.legal == [Claim(mission="diamonds"), Claim(mission="spice"), Pass()]
    later = out.play(Pass(), EndActions(), EndActions())
    assert later.legal == [Claim(mission="spice"), Pass()]


def test_a_second_mission_in_one_turn_is_refused() -> None:
    start = position(
        "  C D\n1 ┃ ┃\n2 · ┃\n3 · ┃",
        "red.white C1 N 1: diamond emerald emerald",
        "red.black D1 S 1: rock",
        missions=("diamonds", "green_fingers"),
        chasm_open=True,
        tokens={"H8": "red", "G3": "yellow", "D6": "green", "G6": "blue"},
    )
    out = start.drive(Claim(mission="diamonds"))
    assert out.state.phase == "spread"
    with pytest.raises(IllegalMove) as refused:
        out.play(Claim(mission="green_fingers"))
    assert refused.value.text.key == "one-mission"


@pytest.mark.parametrize(
    ("hold", "mission"),
    [
        ("diamond", "diamonds"),
        ("emerald emerald", "green_fingers"),
        ("gold gold", "gold_hills"),
        ("ruby ruby ruby ruby", "red_leader"),
    ],
)
def test_missions_for_what_one_cart_brings_home(hold: str, mission: str) -> None:
    face_up: tuple[MissionName, ...] = ("diamonds", "green_fingers", "gold_hills", "red_leader")
    out = position("  C\n1 ┃", f"red.white C1 N 1: {hold}", missions=face_up).drive()
    assert out.state.met == (mission,)


def test_the_gem_collector_is_met_when_the_fifth_jewel_is_taken() -> None:
    start = position(
        "  C\n1 ┃\n2 ┃",
        "red.white C1 S 3: ruby ruby ruby ruby",
        deposits={"C2": "gold"},
        missions=("gem_collector",),
    )
    assert start.drive().state.met == ("gem_collector",)


def test_ruling_39_an_unused_surface_is_nobodys_enemy_line() -> None:
    out = position(
        "  C\n1 ┃", "blue.white C1 N 1: ruby", clans=("blue", "yellow"), missions=("enemy_lines",)
    ).drive()
    assert out.home() == "ruby"
    assert not out.state.met
