"""All aboard!: the scenarios by their numbers, then the rulings that no scenario covers."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Literal

import pytest

from games.all_aboard.components import ANIMALS, COURSE, FIGURES
from games.all_aboard.model import Board, Options, State, card
from games.kit.chance import Chance
from games.kit.game import IllegalMove, Seat
from tests.support.all_aboard_table import GAME, before_last_boarding, evening, sail

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.all_aboard.components import Animal

SEATS = (2, 3, 4, 5)

RULEBOOK = (
    "{P elephant, R mouse, Y* octopus}12 · {G* monkey, Y lion, R* zebra}14 · "
    "{P* giraffe, Y* giraffe, G* fox}16 · {P* monkey, G* bear, R* lion}20"
)


def deal(seats: int = 3, seed: str = "deal", options: Options | None = None) -> State:
    return GAME.setup(seats, options or Options(), Chance(seed, 0))


def put(state: State, animal: Animal, boat: int) -> State:
    return GAME.play(state, state.turn, Board(animal=animal, boat=boat), Chance("put", 1))[0]


def refusal(state: State, animal: Animal, boat: int) -> str:
    with pytest.raises(IllegalMove) as refused:
        GAME.play(state, state.turn, Board(animal=animal, boat=boat), Chance("put", 1))
    return refused.value.text.key


# ---- scenarios ---------------------------------------------------------------


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
    assert [one.load for one in sailed.after.voyages] == [2 * 16, 2 * 12, 2 * 14]
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
        for state, *_ in evening(seats, "nine")
        for seat in range(seats)
        if state.circuit == 1 and state.turn == state.first
    ]
    assert sizes == [(3, pile) for pile in (9, 6, 3, 0) for _ in range(seats)]


@pytest.mark.parametrize("seats", SEATS)
def test_scenario_9_the_first_player_moves_one_seat_left_each_round(seats: int) -> None:
    firsts = [state.first for state, *_ in evening(seats, "left")][:: 3 * seats]
    assert firsts == [(firsts[0] + round_) % seats for round_ in range(4)]


@pytest.mark.parametrize("seats", SEATS)
def test_scenario_9_four_boats_a_seat_are_used_and_one_per_scare(seats: int) -> None:
    plays = list(evening(seats, "boats"))
    scares = sum(one.key == "scare" for *_, events in plays for one in events)
    assert len(plays[-1][2].boat_discard) == 4 * seats + scares


# ---- boarding ----------------------------------------------------------------


def test_ruling_1_a_boat_holds_three_animals_even_of_one_owner() -> None:
    state, move = before_last_boarding("{P bear, P fox, P sloth}14 · {R* bear, R fox, R moose}18")
    assert move == Board(animal="moose", boat=2)
    assert refusal(state, "moose", 1) == "boat-full"


@pytest.mark.parametrize("seats", SEATS)
def test_ruling_1_every_boat_ends_with_three_and_nobody_is_stuck(seats: int) -> None:
    for state, *_ in evening(seats, "three"):
        if state.circuit == 3 and (state.turn + 1) % seats == state.first:
            places = sorted(len(boat.cards) for boat in state.boats)
            assert places == [2] + [3] * (seats - 1)
            assert len({move.boat for move in GAME.legal(state, state.turn)}) == 1


def test_a_card_must_be_in_hand() -> None:
    state = deal()
    absent = next(animal for animal in ANIMALS if animal not in state.hands[state.turn])
    assert refusal(state, absent, 1) == "not-in-hand"


@pytest.mark.parametrize("boat", [-1, 0, 4])
def test_a_boat_must_be_at_the_quay(boat: int) -> None:
    state = deal(3)
    assert refusal(state, state.hands[state.turn][0], boat) == "no-such-boat"


def test_ruling_2_the_second_card_of_a_round_lies_face_down() -> None:
    for state, move, after, _ in evening(3, "down"):
        if after.boats and state.round == after.round:
            laid = after.boats[move.boat - 1].cards[-1]
            assert laid == card(owner=state.turn, animal=move.animal, face_up=state.circuit != 2)


def test_ruling_3_a_card_is_drawn_after_each_placement_until_the_last_round() -> None:
    for state, _, after, _ in evening(2, "draw"):
        drawn = state.piles[state.turn][:1]
        assert set(drawn) <= set(after.hands[state.turn])
        assert len(after.hands[state.turn]) == len(state.hands[state.turn]) - 1 + len(drawn)
        assert bool(drawn) == (state.round < 4)


def test_ruling_4_the_first_player_is_drawn_by_lot() -> None:
    assert {deal(4, f"lot {n}").first for n in range(40)} == {0, 1, 2, 3}


def test_a_refused_move_leaves_the_turn_where_it_was() -> None:
    state = deal(3)
    other = Seat((state.turn + 1) % 3)
    with pytest.raises(IllegalMove) as refused:
        GAME.play(state, other, Board(animal=state.hands[other][0], boat=1), Chance("x", 1))
    assert refused.value.text.key == "not-your-turn"


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
    assert sailed.after.voyages[1].load is None


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
    assert sailed.after.voyages[0].capacity == 10


def test_ruling_14_a_lion_does_not_eat_lovers() -> None:
    sailed = sail("{P giraffe, R giraffe, P lion}20 · {R sloth, P moose, R bear}20")
    assert "eat" not in [one.key for one in sailed.events]


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
    assert sailed.after.voyages[0].load == 2 * 10
    assert sailed.ends == "sails, sails"


# ---- effects -----------------------------------------------------------------


def test_ruling_15_the_mouse_acts_before_the_monkey_and_again_where_it_lands() -> None:
    sailed = sail(
        "{P mouse, P monkey, R elephant}10 · {P elephant, R sloth, R fox}10", deck=(14, 19, 10, 10)
    )
    assert [one.capacity for one in sailed.after.voyages] == [14, 19]
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
    assert sailed.after.voyages[0].capacity in {10, 16}
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
    assert sailed.after.voyages[0].load == 2 * 11
    assert sailed.points == {"P": 1 + 2 + 6, "R": 10 + 5 + 7}


@pytest.mark.parametrize(("capacity", "end"), [(18, "sails"), (17, "sinks")])
def test_ruling_29_a_boat_sails_with_exactly_what_it_holds(capacity: int, end: str) -> None:
    sailed = sail(f"{{P sloth, R moose, P zebra}}{capacity} · {{R bear, P fox, R giraffe}}20")
    assert sailed.ends.split(", ")[0] == end


# ---- options -----------------------------------------------------------------


def test_without_effects_nobody_scares_throws_eats_or_jumps() -> None:
    sailed = sail(
        "{P mouse, R elephant, Y lion}10 · {P monkey, R fox, Y bear}10 · "
        "{P lion, R moose, Y sloth}20",
        options=Options(effects="off"),
    )
    assert sailed.ends == "sinks, sinks, sails"
    assert [one.capacity for one in sailed.after.voyages] == [10, 10, 20]
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
    assert sailed.after.voyages[2].load == 2 * 10


@pytest.mark.parametrize("boats", ["even", "spread"])
def test_thirty_boats_of_the_chosen_deck_hold_fifteen_kilos_on_average(
    boats: Literal["even", "spread"],
) -> None:
    state = deal(options=Options(boat_deck=boats))
    every = [*state.boat_deck, *(boat.capacity for boat in state.boats)]
    assert Counter(every) == Counter(FIGURES.boat_decks[boats].cards())
    assert (len(every), sum(every)) == (30, 450)


def test_the_table_may_name_the_first_player() -> None:
    assert {deal(4, f"{n}", Options(first_player="3")).first for n in range(9)} == {2}


def test_the_first_player_must_sit_at_the_table() -> None:
    with pytest.raises(IllegalMove) as refused:
        GAME.check_start(3, Options(first_player="4"))
    assert refused.value.text.key == "no-such-seat"
    GAME.check_start(4, Options(first_player="4"))


# ---- the end -----------------------------------------------------------------


def ended(saved: Iterable[tuple[Animal, ...]], cupids: tuple[int, ...]) -> tuple[set[int], str]:
    state = deal(len(cupids)).model_copy(
        update={"boats": (), "saved": tuple(saved), "cupids": cupids}
    )
    result = GAME.outcome(state)
    assert result is not None
    return set(result.winners), result.reason


def test_most_points_win() -> None:
    assert ended([("bear",), ("lion",)], (0, 0)) == ({0}, "won-by-points")


def test_a_cupid_is_worth_two_points() -> None:
    assert ended([("bear",), ("lion",)], (0, 1)) == ({1}, "won-by-points")


def test_more_cupids_break_a_tie() -> None:
    assert ended([("bear",), ("giraffe",)], (0, 1)) == ({1}, "won-by-cupids")


def test_more_saved_animals_break_a_tie_of_cupids() -> None:
    assert ended([("bear",), ("giraffe", "fox")], (1, 1)) == ({1}, "won-by-saved")


def test_whoever_is_still_level_shares_the_win() -> None:
    assert ended([("bear", "fox"), ("lion", "octopus"), ("elephant", "peacock")], (1, 1, 1)) == (
        {0, 1, 2},
        "shared-win",
    )


@pytest.mark.parametrize("seats", SEATS)
def test_a_match_ends_after_four_rounds_with_empty_hands(seats: int) -> None:
    *_, (_, _, end, _) = evening(seats, "end")
    assert not any(end.hands)
    assert not any(end.piles)
    assert GAME.outcome(end) is not None
    assert GAME.to_act(end) == frozenset()


# ---- nothing gets lost -------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
def test_sixty_animals_and_thirty_boats_are_always_somewhere(seats: int) -> None:
    for *_, state, _ in evening(seats, "whole"):
        for seat in range(seats):
            mine = [*state.hands[seat], *state.piles[seat], *state.saved[seat]]
            laid = [one for boat in state.boats for one in boat.cards] + [*state.animal_discard]
            mine += [one.animal for one in laid if one.owner == seat]
            assert sorted(mine) == sorted(ANIMALS)
        boats = len(state.boats) + len(state.boat_deck) + len(state.boat_discard)
        assert boats == 30


@pytest.mark.parametrize("seats", SEATS)
def test_a_position_survives_being_written_down(seats: int) -> None:
    for *_, state, _ in evening(seats, "json"):
        assert State.model_validate_json(state.model_dump_json()) == state


def test_figures_are_listed_from_light_to_heavy_and_their_sources_are_named() -> None:
    weights = [one.weight for one in FIGURES.animals]
    assert weights == sorted(weights)
    assert (weights[0], weights[-1]) == (-1, 11)
    assert set(FIGURES.sources) == {"rulebook", "derived", "published", "chosen"}
    assert (COURSE.rounds, COURSE.circuits, COURSE.hand) == (4, 3, 3)
