"""All aboard!: the scenarios by their numbers."""

from __future__ import annotations

import pytest

from tests.support.boards.all_aboard_table import SEATS, random_match, sail

RULEBOOK = (
    "{P elephant, R mouse, Y* octopus}12 · {G* monkey, Y lion, R* zebra}14 · "
    "{P* giraffe, Y* giraffe, G* fox}16 · {P* monkey, G* bear, R* lion}20"
)


def test_scenario_1_the_example_of_the_rulebook_ends_as_printed() -> None:
    sailed = sail(RULEBOOK, deck=(16, 10, 10, 10, 10))
    assert sailed.saved == {
        "P": {"elephant", "monkey"},
        "R": {"mouse"},
        "Y": {"lion"},
        "G": {"bear", "fox"},
    }
    assert sailed.cupids == {"P": 1, "Y": 1}
    assert sailed.points == {"P": 17, "R": 0, "Y": 11, "G": 12}
    assert sailed.ends == "sails, sails, sinks, sails"


def test_scenario_1_is_told_boat_by_boat() -> None:
    assert sail(RULEBOOK, deck=(16, 10, 10, 10, 10)).story == [
        "⚓ All aboard! The hidden animals show their faces, and the boats cast off.",
        "🚣 Boat 1 for 12 kg: 🐭 Mouse (Red), 🐙 Octopus (Yellow) and 🐘 Elephant (Purple).",
        "🐭 The mouse scares the elephant! The boat tips over; its replacement holds 16 kg.",
        "⛵ 14 kg in a boat for 16: it sails! Saved: 🐭 Mouse (Red) and 🐘 Elephant (Purple).",
        "🐙 The octopus stays dry, so Yellow gets nothing for it.",
        "🚣 Boat 2 for 14 kg: 🐵 Monkey (Green), 🦓 Zebra (Red) and 🦁 Lion (Yellow).",
        "🐵 The monkey sides with the lion and throws the zebra into boat 3.",
        "🦁 The lion eats the monkey.",
        "⛵ 9 kg in a boat for 14: it sails! Saved: 🦁 Lion (Yellow).",
        (
            "🚣 Boat 3 for 16 kg: 🦊 Fox (Green), 🦓 Zebra (Red), 🦒 Giraffe (Purple) "
            "and 🦒 Giraffe (Yellow)."
        ),
        "💘 The giraffes fall in love: a cupid each for Purple and Yellow.",
        "🌊 25 kg in a boat for 16: it sinks!",
        "🦊 The fox leaps into boat 4 in time.",
        (
            "🚣 Boat 4 for 20 kg: 🦊 Fox (Green), 🐵 Monkey (Purple), 🦁 Lion (Red) "
            "and 🐻 Bear (Green)."
        ),
        "🐵 The monkey sides with the bear and throws the lion overboard.",
        (
            "⛵ 16 kg in a boat for 20: it sails! Saved: 🦊 Fox (Green), 🐵 Monkey (Purple) "
            "and 🐻 Bear (Green)."
        ),
        (
            "📋 Round 1: Purple +17 (now 17), Red +0 (now 0), Yellow +11 (now 11) "
            "and Green +12 (now 12)."
        ),
    ]


def test_scenario_2_a_fox_leaps_into_a_full_boat_and_is_lost_with_it() -> None:
    sailed = sail("{P bear, R octopus, P fox}14 · {R sloth, P moose, R giraffe}18")
    assert sailed.ends == "sinks, sinks"
    assert sailed.points == {"P": 0, "R": 3}
    assert sailed.lost[:1] == ["P bear"]
    assert "P fox" in sailed.lost


def test_scenario_3_a_peacock_weighs_less_alone_than_in_love() -> None:
    sailed = sail(
        "{P peacock, R elephant, P moose}16 · {R peacock, Y peacock, Y bear}12 · "
        "{P zebra, R sloth, Y fox}14"
    )
    assert [one.load for one in sailed.after.departed_boats] == [2 * 16, 2 * 12, 2 * 14]
    assert sailed.cupids == {"R": 1, "Y": 1}
    assert sailed.points == {"P": 14, "R": 19, "Y": 15}


def test_scenario_4_an_octopus_is_saved_by_sinking_and_lost_by_sailing() -> None:
    sailed = sail("{P octopus, R elephant, P bear}20 · {R octopus, P fox, R sloth}10")
    assert sailed.ends == "sinks, sails"
    assert sailed.saved == {"P": {"octopus", "fox"}, "R": {"sloth"}}
    assert sailed.points == {"P": 5, "R": 5}


def test_scenario_5_three_octopuses_sink_their_boat_and_all_score() -> None:
    sailed = sail(
        "{P octopus, R octopus, Y octopus}20 · {P bear, R sloth, Y zebra}20 · "
        "{P fox, R moose, Y lion}10"
    )
    assert sailed.ends == "sinks, sinks, sinks"
    assert sailed.cupids == {}
    assert sailed.points == {"P": 3, "R": 3, "Y": 3}
    assert sailed.lost[-3:] == ["R moose", "P fox", "Y lion"]


def test_scenario_6_a_monkey_between_lovers_throws_nobody() -> None:
    sailed = sail("{P zebra, R zebra, P monkey}18 · {R bear, P sloth, R fox}20")
    assert sailed.ends == "sails, sails"
    assert sailed.lost == []
    assert sailed.points == {"P": 18, "R": 21}


def test_scenario_7_a_lion_eats_only_what_is_lighter() -> None:
    sailed = sail("{P lion, R bear, R elephant}20 · {R lion, P octopus, P fox}20")
    assert sailed.ends == "sinks, sails"
    assert sailed.lost == ["P lion", "R bear", "R elephant", "P octopus"]
    assert sailed.points == {"P": 2, "R": 9}


def test_scenario_8_a_thrown_animal_acts_where_it_lands() -> None:
    sailed = sail(
        "{P monkey, R elephant, Y lion}16 · {P moose, R sloth, Y bear}16 · "
        "{Y monkey, P peacock, R fox}12"
    )
    assert sailed.ends == "sails, sinks, sails"
    assert sailed.lost == ["P moose", "R sloth", "Y lion", "Y bear", "P peacock"]
    assert sailed.points == {"P": 4, "R": 13, "Y": 4}


@pytest.mark.parametrize("seats", SEATS)
def test_scenario_9_hands_and_piles_last_exactly_four_rounds(seats: int) -> None:
    sizes = [
        (len(state.hands[seat]), len(state.piles[seat]))
        for state, *_ in random_match(seats, "nine")
        for seat in range(seats)
        if state.circuit == 1 and state.turn == state.first
    ]
    assert sizes == [(3, pile) for pile in (9, 6, 3, 0) for _ in range(seats)]


@pytest.mark.parametrize("seats", SEATS)
def test_scenario_9_the_first_player_moves_one_seat_left_each_round(seats: int) -> None:
    firsts = [state.first for state, *_ in random_match(seats, "left")][:: 3 * seats]
    assert firsts == [(firsts[0] + round_) % seats for round_ in range(4)]


@pytest.mark.parametrize("seats", SEATS)
def test_scenario_9_four_boats_a_seat_are_used_and_one_per_scare(seats: int) -> None:
    plays = list(random_match(seats, "boats"))
    scares = sum(one.key == "scare" for *_, events in plays for one in events)
    assert len(plays[-1][2].boat_discard) == 4 * seats + scares
