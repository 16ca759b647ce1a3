"""All aboard!: what becomes of the boats, ruling by ruling."""

from __future__ import annotations

import pytest

from games.all_aboard.model import Options
from tests.support.boards.all_aboard_table import sail

# ---- love and fights ---------------------------------------------------------


def test_ruling_5_an_arrival_can_fall_in_love() -> None:
    sailed = sail("{P monkey, R elephant, P zebra}16 · {R zebra, P fox, R peacock}20")
    assert sailed.cupids == {"P": 1, "R": 1}


def test_ruling_8_two_pairs_in_one_boat_are_both_in_love() -> None:
    sailed = sail(
        "{P monkey, R elephant, Y lion}16 · {R lion, P sloth, Y sloth}16 · "
        "{P fox, R fox, Y peacock}10"
    )
    assert sailed.cupids == {"P": 2, "R": 2, "Y": 2}


def test_ruling_9_cupids_never_run_out() -> None:
    sailed = sail("{P fox, R fox, P sloth}10 · {R sloth, P bear, R bear}20", cupids=(12, 12))
    assert sailed.after.cupids == (14, 14)


def test_ruling_10_beside_a_fight_nobody_falls_in_love() -> None:
    sailed = sail(
        "{P fox, Y bear, Y giraffe}10 · {P monkey, R elephant, P octopus}10 · "
        "{R fox, Y fox, R octopus}20"
    )
    assert sailed.cupids == {}
    assert sailed.saved == {"P": {"octopus"}, "R": {"octopus"}}


def test_ruling_10_a_fight_stops_every_effect() -> None:
    sailed = sail(
        "{P fox, R elephant, Y bear}10 · {R fox, Y fox, P lion}20 · {P sloth, R sloth, Y moose}20"
    )
    assert sailed.ends == "sinks, sinks, sails"
    assert "eat" not in [one.key for one in sailed.events]
    assert sailed.after.departed_boats[1].load is None


def test_ruling_12_a_fox_jumps_away_from_a_fight_of_others() -> None:
    sailed = sail(
        "{P fox, R bear, Y elephant}10 · {P sloth, R sloth, Y sloth}20 · "
        "{P moose, R zebra, Y octopus}20"
    )
    assert "fox" in sailed.saved["P"]
    assert sailed.lost[2:5] == ["P sloth", "R sloth", "Y sloth"]


def test_ruling_12_fighting_foxes_do_not_jump() -> None:
    sailed = sail(
        "{P fox, R fox, Y fox}20 · {P sloth, R moose, Y zebra}20 · {P bear, R lion, Y peacock}20"
    )
    assert sailed.lost[:3] == ["P fox", "R fox", "Y fox"]


@pytest.mark.parametrize(
    "boat",
    [
        "{P mouse, R mouse, R elephant}10 · {P fox, P sloth, R moose}20",
        "{P elephant, R elephant, R mouse}10 · {P fox, P sloth, R moose}20",
    ],
)
def test_ruling_14_no_scare_if_the_mice_or_the_elephants_are_in_love(boat: str) -> None:
    sailed = sail(boat)
    assert "scare" not in [one.key for one in sailed.events]
    assert sailed.after.departed_boats[0].capacity == 10


def test_ruling_14_a_lion_does_not_eat_lovers() -> None:
    sailed = sail("{P giraffe, R giraffe, P lion}20 · {R sloth, P moose, R bear}20")
    assert "eat" not in [one.key for one in sailed.events]


def test_ruling_10_beside_a_fight_two_foxes_jump_and_each_is_told() -> None:
    boats = (
        "{Y elephant, Y monkey, G sloth}18 · {G fox, Y octopus, P monkey}10 · "
        "{P octopus, R fox, R octopus}14"
    )
    last = "{P sloth, G moose, R zebra}16"
    assert "🦊 Foxes leap into boat 4 in time: Red and Green." in sail(f"{boats} · {last}").story
    first = f"{last} · {boats}".replace("R zebra", "R bear")
    lost = "🦊 Foxes leap, but there is no boat left to land in: Red and Green."
    assert lost in sail(first).story


def test_ruling_14_a_monkey_neither_sides_with_lovers_nor_throws_them() -> None:
    sailed = sail(
        "{P fox, Y bear, Y elephant}10 · {R monkey, R elephant, P octopus}10 · "
        "{P sloth, R sloth, Y monkey}20"
    )
    # Boat 3: sloths in love, and the octopus and the fox that arrived. The sloths are the heaviest.
    assert "🐵 The monkey sides with the octopus and throws the fox overboard." in sailed.story
    assert {"sloth"} <= sailed.saved["P"] & sailed.saved["R"]


def test_lovers_do_not_act() -> None:
    sailed = sail("{P monkey, R monkey, P bear}20 · {R lion, P lion, R fox}20")
    assert sailed.lost == []
    assert sailed.points == {"P": 4 + 10 + 9 + 4, "R": 4 + 9 + 2 + 4}


def test_mice_in_love_weigh_half_a_kilo_each() -> None:
    sailed = sail("{P mouse, R mouse, P lion}10 · {R fox, P bear, R sloth}20")
    assert sailed.after.departed_boats[0].load == 2 * 10
    assert sailed.ends == "sails, sails"


# ---- effects -----------------------------------------------------------------


def test_ruling_15_the_mouse_acts_before_the_monkey_and_again_where_it_lands() -> None:
    sailed = sail(
        "{P mouse, P monkey, R elephant}10 · {P elephant, R sloth, R fox}10", deck=(14, 19, 10, 10)
    )
    assert [one.capacity for one in sailed.after.departed_boats] == [14, 19]
    assert sailed.ends == "sinks, sails"


def test_ruling_17_a_scare_swaps_the_boat_once_and_discards_the_old_one() -> None:
    sailed = sail("{P mouse, R elephant, P fox}10 · {R sloth, R moose, P zebra}20")
    assert [one.key for one in sailed.events].count("scare") == 1
    assert sailed.after.boat_discard == (10, 20, 20)


def test_ruling_18_an_empty_boat_deck_is_made_up_from_the_discard() -> None:
    sailed = sail(
        "{P mouse, R elephant, P fox}10 · {R sloth, R moose, P zebra}20",
        deck=(),
        boat_discard=(16,) * 8,
    )
    assert sailed.after.departed_boats[0].capacity in {10, 16}
    at_quay = [boat.capacity for boat in sailed.after.boats]
    every = sorted([*sailed.after.boat_deck, *sailed.after.boat_discard, *at_quay])
    assert every == [10] + [16] * 8 + [20]


def test_ruling_19_a_monkey_with_one_free_passenger_does_nothing() -> None:
    sailed = sail(
        "{P fox, R bear, Y elephant}10 · {P sloth, R sloth, Y monkey}20 · "
        "{Y zebra, P moose, R peacock}20"
    )
    assert "throw" not in [one.key for one in sailed.events]
    assert {"fox", "sloth"} <= sailed.saved["P"]


def test_ruling_22_whoever_is_thrown_out_of_the_last_boat_is_lost() -> None:
    sailed = sail("{P fox, R sloth, P moose}20 · {R monkey, P bear, R zebra}20")
    assert sailed.lost == ["R zebra"]


def test_ruling_23_an_octopus_thrown_out_of_the_last_boat_scores_nothing() -> None:
    sailed = sail("{P fox, R sloth, P moose}20 · {R monkey, P bear, R octopus}20")
    assert sailed.lost == ["R octopus"]
    assert "octopus" not in sailed.saved["R"]


def test_ruling_24_a_fox_jumps_again_and_again() -> None:
    sailed = sail(
        "{P fox, R bear, Y elephant}10 · {P giraffe, R zebra, Y moose}10 · "
        "{P sloth, R peacock, Y octopus}20"
    )
    assert sailed.ends == "sinks, sinks, sails"
    assert sailed.saved["P"] == {"fox", "sloth"}
    assert [one.key for one in sailed.events].count("fox-jumps") == 2


def test_ruling_25_a_fox_that_reaches_one_fox_falls_in_love() -> None:
    sailed = sail("{P fox, R bear, P elephant}10 · {R fox, P sloth, R moose}20")
    assert sailed.cupids == {"P": 1, "R": 1}


def test_ruling_25_a_fox_that_reaches_two_foxes_fights() -> None:
    sailed = sail(
        "{P fox, R bear, Y elephant}10 · {R fox, Y fox, P sloth}20 · "
        "{P moose, R zebra, Y octopus}20"
    )
    assert sailed.ends == "sinks, sinks, sails"
    assert sailed.cupids == {}


def test_ruling_26_a_lion_eats_the_heaviest_of_the_lighter() -> None:
    sailed = sail("{P lion, R giraffe, P zebra}20 · {R sloth, P fox, R moose}20")
    assert sailed.lost == ["R giraffe"]


def test_ruling_27_octopuses_in_love_are_saved_by_sailing() -> None:
    sailed = sail("{P octopus, R octopus, P fox}10 · {R sloth, P moose, R bear}10")
    assert sailed.saved == {"P": {"octopus", "fox"}, "R": {"octopus"}}


def test_ruling_27_octopuses_in_love_are_lost_by_sinking() -> None:
    sailed = sail("{P octopus, R octopus, P elephant}10 · {R sloth, P moose, R zebra}18")
    assert sailed.lost == ["P octopus", "R octopus", "P elephant"]
    assert sailed.cupids == {"P": 1, "R": 1}


def test_ruling_28_a_peacock_only_lightens_its_boat() -> None:
    sailed = sail("{P peacock, R bear, P fox}11 · {R sloth, P moose, R zebra}18")
    assert sailed.after.departed_boats[0].load == 2 * 11
    assert sailed.points == {"P": 1 + 2 + 6, "R": 10 + 5 + 7}


@pytest.mark.parametrize(("capacity", "end"), [(18, "sails"), (17, "sinks")])
def test_ruling_29_a_boat_sails_with_exactly_what_it_holds(capacity: int, end: str) -> None:
    sailed = sail(f"{{P sloth, R moose, P zebra}}{capacity} · {{R bear, P fox, R giraffe}}20")
    assert sailed.ends.split(", ")[0] == end


# ---- without effects ---------------------------------------------------------


def test_without_effects_nobody_scares_throws_eats_or_jumps() -> None:
    sailed = sail(
        "{P mouse, R elephant, Y lion}10 · {P monkey, R fox, Y bear}10 · "
        "{P lion, R moose, Y sloth}20",
        options=Options(effects="off"),
    )
    assert sailed.ends == "sinks, sinks, sails"
    assert [one.capacity for one in sailed.after.departed_boats] == [10, 10, 20]
    assert sailed.saved == {"P": {"lion"}, "R": {"moose"}, "Y": {"sloth"}}


def test_without_effects_an_octopus_is_like_any_animal() -> None:
    sailed = sail(
        "{P octopus, R elephant, Y bear}20 · {R octopus, Y octopus, P fox}10 · "
        "{P sloth, R moose, Y zebra}20",
        options=Options(effects="off"),
    )
    assert sailed.lost == ["P octopus", "Y bear", "R elephant"]
    assert sailed.cupids == {"R": 1, "Y": 1}
    assert {"octopus"} <= sailed.saved["R"]


def test_without_effects_fighting_octopuses_are_lost() -> None:
    sailed = sail(
        "{P octopus, R octopus, Y octopus}20 · {P sloth, R moose, Y zebra}20 · "
        "{P mouse, R mouse, Y lion}10",
        options=Options(effects="off"),
    )
    assert sailed.lost == ["P octopus", "R octopus", "Y octopus"]
    assert sailed.after.departed_boats[2].load == 2 * 10


# ---- what is kept of a sailing -------------------------------------------------


def test_a_boat_that_has_departed_tells_who_did_what_in_it() -> None:
    sailed = sail(
        "{P elephant, R mouse, Y* octopus}12 · {G* monkey, Y lion, R* zebra}14 · "
        "{P* giraffe, Y* giraffe, G* fox}16 · {P* monkey, G* bear, R* lion}20",
        (16,) * 9,
    )
    first, second, third, fourth = sailed.after.departed_boats
    assert (first.scared_from, first.capacity) == (12, 16)
    assert second.thrown is not None
    assert second.eaten is not None
    assert (second.thrown.animal, second.eaten.animal) == ("zebra", "monkey")
    assert second.thrown in second.moved
    assert second.eaten in second.lost
    assert third.lovers == ("giraffe",)
    assert fourth.thrown is not None
    assert fourth.thrown in fourth.lost
    assert fourth.eaten is None
    assert sailed.after.gained == (17, 0, 11, 12)
