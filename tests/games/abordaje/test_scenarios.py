"""¡Abordaje!: the scenarios by their numbers, from set-up to the double finish."""

from __future__ import annotations

from collections import Counter

import pytest

from games.abordaje.components import DECK_AT, FIGURES, SIDES, Mode
from games.abordaje.model import Captain, March, Regroup, Reinforce, State
from games.kit.chance import Chance
from games.kit.game import Event, IllegalMove
from tests.support.boards.abordaje_table import (
    GAME,
    PIRATE,
    SPANIARD,
    Answers,
    change,
    draw,
    fight,
    fight_until,
    match_at_random,
    refusal,
    start,
)

MODES: tuple[Mode, ...] = ("basic", "advanced", "handicap")


def crew(state: State, side: int) -> list[int]:
    return [
        state.forces[side].on(DECK_AT[SIDES[side], section]) for section in state.sections_in_play
    ]


# ---- set-up and card flow --------------------------------------------------------


def test_scenario_1_the_basic_game_sets_up_equal_crews_in_four_sections() -> None:
    state = start()
    assert state.sections_in_play == (1, 2, 4, 5)
    assert [crew(state, 0), crew(state, 1)] == [[2, 2, 2, 2]] * 2
    assert [force.pool for force in state.forces] == [7, 7]
    assert [force.captain for force in state.forces] == ["P1", "S5"]
    assert [sum(force.crew) + force.pool for force in state.forces] == [15, 15]


def test_scenario_1_the_pirates_begin_from_prow_to_stern() -> None:
    view = GAME.view(start(), None)
    assert (view.turn, view.initiative, view.directed_sections) == (1, "pirate", (1, 2, 4, 5))


@pytest.mark.parametrize("mode", ["advanced", "handicap"])
def test_scenario_2_the_advanced_game_sets_up_unequal_crews_in_five_sections(mode: Mode) -> None:
    state = start(mode)
    assert crew(state, 0) == [1, 2, 2, 2, 1]
    assert crew(state, 1) == [2, 2, 2, 2, 2]
    assert [force.pool for force in state.forces] == [7, 10]
    assert [sum(force.crew) + force.pool for force in state.forces] == [15, 20]


def hand_sizes(state: State) -> list[tuple[int, int]]:
    """Lay a whole turn at random; return both hands' sizes at every choice."""
    sizes = []
    for ply in range(1, 2 * len(state.sections_in_play) + 1):
        if state.tasks:
            break
        if len(state.laid[0]) == len(state.laid[1]):
            sizes.append(GAME.view(state, None).hand_sizes)
        seat = min(GAME.to_act(state))
        move = GAME.legal(state, seat)[0]
        state, _ = GAME.play(state, seat, move, Chance("flow", ply))
    return sizes


@pytest.mark.parametrize(
    ("in_play", "sizes"),
    [
        ((1, 2, 3, 4, 5), [5, 4, 3, 2, 2]),
        ((1, 2, 4, 5), [5, 4, 3, 3]),
        ((1, 4, 5), [5, 4, 4]),
        ((2, 4), [5, 5]),
    ],
)
def test_scenario_3_hands_shrink_by_one_and_grow_before_the_last_choice(
    in_play: tuple[int, ...], sizes: list[int]
) -> None:
    state = start("advanced").model_copy(update={"sections_in_play": in_play})
    assert hand_sizes(state) == [(size, size) for size in sizes]


@pytest.mark.parametrize("mode", MODES)
def test_scenario_3_no_action_card_is_ever_lost_and_all_are_dealt_anew(mode: Mode) -> None:
    box = Counter({one.id: one.copies for one in FIGURES.orders})
    box.subtract(FIGURES.set_ups[mode].left_out)
    for *_, state, _ in match_at_random(mode, "cards"):
        cards = Counter(state.aside)
        for row in (*state.hands, *state.laid):
            cards.update(row)
        assert cards == box


@pytest.mark.parametrize(
    ("in_play", "pirates", "spaniards"),
    [((1, 2, 4, 5), [5, 4, 3, 3], [5, 4, 3, 2]), ((1, 4, 5), [5, 4, 4], [5, 4, 3])],
)
def test_scenario_3_with_the_handicap_only_the_pirate_takes_a_card_left_aside(
    in_play: tuple[int, ...], pirates: list[int], spaniards: list[int]
) -> None:
    state = start("handicap").model_copy(update={"sections_in_play": in_play})
    assert hand_sizes(state) == list(zip(pirates, spaniards, strict=True))


def test_scenario_3_with_the_handicap_the_spaniards_fifth_order_is_forced_and_not_asked() -> None:
    state = start("handicap")
    events: tuple[Event, ...] = ()
    for ply in range(8):
        seat = min(GAME.to_act(state))
        state, events = GAME.play(state, seat, GAME.legal(state, seat)[0], Chance("force", ply))
    assert GAME.to_act(state) == {PIRATE}
    assert list(map(len, state.laid)) == [4, 5]
    assert list(map(len, state.hands)) == [2, 0]
    assert "forced" in [one.key for one in events]


# ---- orders ----------------------------------------------------------------------


def boarded_with_captain() -> State:
    """The position after scenario 4."""
    answers: Answers = {"pirate follow 1": Captain(deck="S1"), "spanish reinforce 1": Reinforce()}
    return fight(start(), {1: "boarding / stand_up"}, answers).state


def test_scenario_4_a_captain_who_crosses_tips_the_scales() -> None:
    answers: Answers = {"pirate follow 1": Captain(deck="S1"), "spanish reinforce 1": Reinforce()}
    fought = fight(start(), {1: "boarding / stand_up"}, answers)
    assert (fought.on("P1"), fought.on("S1")) == ("", "2p+PC, 2s")
    assert "pirate third 1" not in fought.asked
    assert fought.markers == (("S1",), ())
    assert (fought.pools, fought.losses) == ((7, 6), (0, 1))


def test_scenario_4_without_the_captain_it_is_two_against_two_and_no_marker() -> None:
    fought = fight(start(), {1: "boarding / stand_up"}, {"spanish reinforce 1": Reinforce()})
    assert (fought.on("P1"), fought.on("S1")) == ("PC", "2p, 2s")
    assert fought.markers == ((), ())


def test_scenario_5_of_two_boardings_the_initiative_comes_first() -> None:
    state = draw(start(), "P2: 2p; S2: 2s")
    fought = fight(state, {2: "boarding / boarding"})
    assert (fought.on("P2"), fought.on("S2")) == ("1s", "2p")
    assert fought.markers == (("S2",), ("P2",))
    assert fought.losses == (0, 1)


def test_scenario_6_a_fight_with_captain_against_a_side_that_fires() -> None:
    state = draw(start(), "P1: 2p; S1: 3p+PC, 3s")
    fought = fight(state, {1: "fight / fire"})
    assert (fought.on("P1"), fought.on("S1")) == ("", "2p+PC")
    assert fought.markers == (("S1",), ())
    assert fought.losses == (3, 3)


def test_scenario_7_a_fight_stops_as_soon_as_a_side_has_nobody_left() -> None:
    state = draw(start(), "P1: 2p; S1: 3p+PC, 1s")
    fought = fight(state, {1: "fight / stand_up"})
    assert fought.on("S1") == "3p+PC"
    assert fought.losses == (0, 1)


REPELLED = "P4: 2p; P5: 1p; S4: 3s"


@pytest.mark.parametrize("turn", [1, 2])
def test_scenario_8_repel_and_boarding_cancel_each_other(turn: int) -> None:
    state = draw(start(), REPELLED).model_copy(update={"turn": turn})
    fought = fight(state, {4: "repel / boarding"})
    assert (fought.on("P4"), fought.on("S4"), fought.pools[0]) == ("2p", "3s", 7)
    assert not [one for one in fought.asked if one.endswith(" 4")]


@pytest.mark.parametrize("turn", [1, 2])
@pytest.mark.parametrize(("start_", "end", "left"), [("P4", "P5", "2p+PC"), ("P5", "P4", "4p+PC")])
def test_scenario_8_with_the_captain_there_the_pirates_reinforce_and_move_as_well(
    turn: int, start_: str, end: str, left: str
) -> None:
    state = draw(start(), REPELLED + "; P4: 2p+PC").model_copy(update={"turn": turn})
    way = March.model_validate({"start": start_, "end": end})
    answers: Answers = {"pirate reinforce 4": Reinforce(), "pirate march 4": way}
    fought = fight(state, {4: "repel / boarding"}, answers)
    assert (fought.on("P4"), fought.on("S4"), fought.pools[0]) == (left, "3s", 6)


def test_an_answer_to_both_questions_of_a_shield_does_what_two_answers_do() -> None:
    state = draw(start(), REPELLED + "; P4: 2p+PC")
    at_once: Answers = {"pirate reinforce 4": Regroup(reinforce=True, start="P4", end="P5")}
    way = March(start="P4", end="P5")
    one_by_one: Answers = {"pirate reinforce 4": Reinforce(), "pirate march 4": way}
    fought = [fight(state, {4: "repel / boarding"}, one) for one in (at_once, one_by_one)]
    assert "pirate march 4" not in fought[0].asked
    assert fought[0].state.forces == fought[1].state.forces
    assert fought[0].state.turn_events == fought[1].state.turn_events


def test_both_questions_are_not_answered_at_once_where_only_one_is_asked() -> None:
    asked = fight_until("pirate reinforce 1", start(), {1: "stand_up / fight"}).state
    assert refusal(asked, PIRATE, Regroup(reinforce=True)).key == "asked-otherwise"


def test_scenario_8_nobody_moves_to_an_enemy_deck_without_a_foothold() -> None:
    state = draw(start(), REPELLED + "; P4: 2p+PC")
    with pytest.raises(AssertionError, match="march-not-so"):
        refused(state, March(start="P4", end="S4"))


def refused(state: State, way: March) -> None:
    try:
        fight(state, {4: "repel / boarding"}, {"pirate march 4": way})
    except IllegalMove as refusal:
        raise AssertionError(refusal.text.key) from None


# ---- control and the end -----------------------------------------------------------


def test_scenario_9a_a_marker_is_lost_with_the_majority() -> None:
    answers: Answers = {"pirate reinforce 1": Reinforce(), "spanish reinforce 1": Reinforce()}
    fought = fight(boarded_with_captain(), {}, answers)
    assert (fought.on("P1"), fought.on("S1")) == ("1p", "2p+PC, 3s")
    assert fought.markers == ((), ())
    assert "pirate rally 1" not in fought.asked


def test_scenario_9b_control_in_a_second_turn_conquers() -> None:
    answers: Answers = {
        "spanish reinforce 1": Reinforce(),
        "spanish march 1": March(start="S2", end="S1"),
    }
    orders = {1: "fight / take_cover", 2: "fight / repel", 4: "repel / take_cover"}
    fought = fight(boarded_with_captain(), orders, answers)
    state = fought.state
    assert (state.sections_in_play, state.turn) == ((2, 4, 5), 3)
    assert state.forces[0].conquests == ("S1",)
    assert (fought.on("S1"), fought.on("P2")) == ("", "2p+PC")
    assert (fought.pools, fought.losses) == ((9, 7), (0, 3))
    assert [sum(force.crew) for force in state.forces] == [6, 5]


def double_finish(drawing: str) -> State:
    """Scenario 10: two sections left, a conquest and a marker each."""
    state = draw(start(), drawing).model_copy(update={"sections_in_play": (2, 4), "turn": 7})
    gone = "P1: PC; S1: ; P5: ; S5: ; P2: ; S4: SC"
    state = draw(state, gone)
    state = draw(state, "P2: PC")
    state = change(state, "pirate", markers=("S2",), conquests=("S1",))
    return change(state, "spanish", markers=("P4",), conquests=("P5",))


def test_scenario_10_both_conquer_their_second_deck_and_tie() -> None:
    fought = fight(double_finish("S2: 2p, 1s; P4: 2s"), {})
    result = fought.state.result
    assert result is not None
    assert (result.winners, result.reason) == (frozenset(), "tie-by-conquest")


def test_scenario_10_without_the_majority_the_other_side_wins_alone() -> None:
    fought = fight(double_finish("S2: 2p, 2s; P4: 2s"), {})
    result = fought.state.result
    assert result is not None
    assert (result.winners, result.reason) == (frozenset({SPANIARD}), "won-by-conquest")
    assert fought.markers[0] == ()
