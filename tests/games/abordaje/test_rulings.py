"""¡Abordaje!: rulings by their numbers, and sentences of the rulebook that no scenario covers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from games.abordaje.components import by_priority
from games.abordaje.model import (
    PASS,
    Captain,
    Cross,
    Discipline,
    Fight,
    March,
    Options,
    Place,
    Reinforce,
    Shoot,
    State,
    Swap,
    task_of,
)
from games.kit.chance import Chance
from tests.support.boards.abordaje_table import (
    GAME,
    PIRATE,
    SPANIARD,
    Answers,
    change,
    draw,
    fight,
    fight_until,
    hold,
    lay,
    match_at_random,
    play,
    refusal,
    reveal,
    start,
)

if TYPE_CHECKING:
    from games.abordaje.components import Side


def asking(state: State, kind: str, side: Side) -> State:
    """Let all orders lie, and the turn stop at the swap or the captain's move of a side."""
    state = lay(state, {})
    return state.model_copy(
        update={
            "tasks": (task_of("swap" if kind == "swap" else "captain", side), task_of("reveal"))
        }
    )


# ---- laying orders -----------------------------------------------------------------


def test_ruling_1_what_is_not_played_changes_hands_whole() -> None:
    state = hold(start(), "pirate", "fight", "fight", "fire", "repel", "stand_up")
    state = hold(state, "spanish", "boarding", "boarding", "fire", "repel", "take_cover")
    state = play(play(state, PIRATE, Place(card="fire")), SPANIARD, Place(card="boarding"))
    assert state.hands == (
        ("boarding", "fire", "repel", "take_cover"),
        ("fight", "fight", "repel", "stand_up"),
    )


def test_ruling_1_nothing_changes_hands_until_both_have_chosen() -> None:
    state = hold(start(), "pirate", "fight", "fight", "fire", "repel", "stand_up")
    state = play(state, PIRATE, Place(card="fire"))
    assert state.hands[0] == ("fight", "fight", "repel", "stand_up")
    assert GAME.to_act(state) == {SPANIARD}


def test_ruling_2_a_card_left_aside_joins_the_hand_before_the_last_choice() -> None:
    state = start().model_copy(update={"sections_in_play": (2, 4), "aside": ("fire", "repel")})
    state = hold(state, "pirate", "fight", "fight", "boarding", "boarding", "stand_up")
    state = hold(state, "spanish", "fire", "repel", "take_cover", "take_cover", "stand_up")
    state = play(play(state, PIRATE, Place(card="fight")), SPANIARD, Place(card="fire"))
    assert state.hands[0] == ("fire", "repel", "take_cover", "take_cover", "stand_up")
    assert state.hands[1] == ("fight", "boarding", "boarding", "repel", "stand_up")
    assert state.aside == ()


def test_a_hand_of_two_alike_is_asked_so_that_it_stays_secret() -> None:
    state = start("advanced")
    state = hold(state, "pirate", "fire", "fire")
    assert GAME.to_act(state) == {PIRATE, SPANIARD}
    assert GAME.legal(state, PIRATE) == (Place(card="fire"),)


def test_an_order_is_laid_once_and_only_from_the_hand_one_holds_now() -> None:
    state = hold(start(), "pirate", "fight", "fight", "fire", "repel", "stand_up")
    assert refusal(state, PIRATE, Place(card="boarding")).key == "not-in-hand"
    laid = play(state, PIRATE, Place(card="fire"))
    assert refusal(laid, PIRATE, Place(card="fight")).key == "placed-already"
    assert refusal(laid, PIRATE, PASS).key == "not-your-turn"
    assert refusal(state, PIRATE, PASS).key == "asked-otherwise"


# ---- tactics and captains ------------------------------------------------------------


@pytest.mark.parametrize(
    ("mode", "turn", "asked"),
    [
        ("basic", 1, ["pirate", "spanish"]),
        ("basic", 2, ["spanish", "pirate"]),
        ("advanced", 2, ["pirate"]),
        ("handicap", 1, ["pirate"]),
    ],
)
def test_ruling_4_tactics_are_swapped_initiative_first_in_the_advanced_game_by_pirates_only(
    mode: str, turn: int, asked: list[str]
) -> None:
    state = start().model_copy(update={"options": Options.model_validate({"mode": mode})})
    state = state.model_copy(update={"turn": turn, "sections_in_play": (1, 2)})
    seen = []
    for ply in range(4):
        seat = min(GAME.to_act(state))
        state, _ = GAME.play(state, seat, GAME.legal(state, seat)[0], Chance("swap", ply))
    while state.tasks and state.tasks[0].kind == "swap":
        seen.append(state.tasks[0].side)
        state = play(state, min(GAME.to_act(state)), PASS)
    assert seen == asked


def test_ruling_4_two_own_orders_change_places_and_all_hear_where() -> None:
    state = asking(start(), "swap", "pirate")
    state = state.model_copy(
        update={"laid": (("fight", "boarding", "fire", "repel"), state.laid[1])}
    )
    after, events = GAME.play(state, PIRATE, Swap(first=1, second=4), Chance("swap", 1))
    assert after.laid[0] == ("fire", "boarding", "fight", "repel")
    assert (events[0].key, events[0].args["first"], events[0].args["second"]) == ("swapped", 1, 4)
    assert "fight" not in events[0].model_dump_json()


def test_ruling_4_in_an_even_turn_sections_are_still_meant_by_their_numbers() -> None:
    state = asking(start().model_copy(update={"turn": 2}), "swap", "pirate")
    state = state.model_copy(
        update={"laid": (("fight", "boarding", "fire", "repel"), state.laid[1])}
    )
    after = play(state, PIRATE, Swap(first=4, second=5))
    assert after.laid[0] == ("boarding", "fight", "fire", "repel")


@pytest.mark.parametrize(
    ("first", "second", "key"),
    [(1, 1, "swap-same"), (4, 1, "swap-not-there"), (1, 3, "swap-not-there")],
)
def test_a_swap_names_two_sections_in_play(first: int, second: int, key: str) -> None:
    state = asking(start(), "swap", "pirate")
    assert refusal(state, PIRATE, Swap(first=first, second=second)).key == key


def test_the_spaniard_of_the_advanced_game_is_told_that_only_pirates_swap() -> None:
    state = asking(start("advanced"), "swap", "pirate")
    assert refusal(state, SPANIARD, Swap(first=1, second=2)).key == "swap-pirate-only"
    basic = asking(start(), "swap", "pirate")
    assert refusal(basic, SPANIARD, Swap(first=1, second=2)).key == "not-your-turn"


def steps(drawing: str, side: Side = "pirate") -> set[str]:
    """Where a captain may go as his move."""
    state = asking(draw(start(), drawing), "captain", side)
    legal = GAME.legal(state, state.seat_of(side))
    return {move.deck for move in legal if isinstance(move, Captain)}


def test_a_captain_steps_along_his_ship_to_decks_without_enemies_or_with_own_crew() -> None:
    assert steps("P2: PC") == {"P1", "P4"}
    assert steps("P2: PC; P1: 1s; P4: 1p, 3s") == {"P4"}
    assert steps("P2: PC; P1: ; P4: 1s") == {"P1"}


def test_ruling_5_a_captain_on_the_enemy_ship_steps_to_own_crew_or_home() -> None:
    assert steps("S2: PC; S1: 1p, 2s; S4: 2s") == {"S1", "P2"}
    state = change(draw(start(), "S2: PC; S4: ; P2: 1s"), "pirate", markers=("S4",))
    assert GAME.to_act(asking(state, "captain", "pirate")) == {PIRATE}
    assert GAME.legal(asking(state, "captain", "pirate"), PIRATE) == (PASS,)


def test_a_captain_never_steps_over_to_the_enemy() -> None:
    state = asking(draw(start(), "P2: 2p+PC; S2: 4p"), "captain", "pirate")
    assert refusal(state, PIRATE, Captain(deck="S2")).key == "captain-not-there"


# ---- orders --------------------------------------------------------------------------


def told(state: State, orders: dict[int, str]) -> list[str]:
    """Priorities, sides and sections of the orders in the story."""
    return [line for line in fight(state, orders).public_lines if "board in" in line]


def test_ruling_6_of_one_priority_the_initiative_acts_first_then_the_turns_direction() -> None:
    orders = {1: "boarding / boarding", 4: "boarding / boarding"}
    first = [line.split(".")[0] for line in told(start(), orders)]
    assert [line.split()[3] + line.split()[-1] for line in first] == [
        "pirates1",
        "pirates4",
        "Spaniards1",
        "Spaniards4",
    ]
    second = [line.split(".")[0] for line in told(start().model_copy(update={"turn": 2}), orders)]
    assert [line.split()[3] + line.split()[-1] for line in second] == [
        "Spaniards4",
        "Spaniards1",
        "pirates4",
        "pirates1",
    ]


def test_ruling_7_an_order_acts_even_where_its_owner_has_nobody() -> None:
    state = draw(start(), "P2: ; S2: 2s")
    fought = fight(state, {2: "boarding / stand_up", 4: "stand_up / stand_up"})
    assert (fought.on("P2"), fought.on("S2")) == ("", "1s")
    fought = fight(state, {2: "stand_up / stand_up"}, {"pirate reinforce 2": Reinforce()})
    assert fought.on("P2") == "1p"


def test_ruling_8_a_captain_counts_in_a_fight_only_on_the_deck_of_the_fight() -> None:
    on_it = fight(draw(start(), "P1: 2p; S1: 3p+PC, 4s"), {1: "fight / stand_up"})
    beside_it = fight(draw(start(), "P1: 2p+PC; S1: 3p, 4s"), {1: "fight / stand_up"})
    assert (on_it.on("S1"), beside_it.on("S1")) == ("2p+PC, 1s", "2p, 2s")


@pytest.mark.parametrize("where", ["P1", "S1"])
def test_ruling_8_for_fire_and_stand_up_he_counts_on_either_deck_of_the_section(where: str) -> None:
    state = change(draw(start(), f"P1: 2p; S1: 3s; {where}: 1p+PC, 3s"), "pirate", losses=1)
    assert "pirate shoot 1" in fight(state, {1: "fire / fight"}).asked
    assert "pirate rally 1" in fight(state, {1: "stand_up / stand_up"}).asked


def test_ruling_8_a_captain_in_another_section_counts_nowhere_here() -> None:
    state = change(start(), "pirate", losses=1)
    assert "pirate shoot 2" not in fight(draw(state, "S2: 4s"), {2: "fire / fight"}).asked
    assert "pirate rally 2" not in fight(state, {2: "stand_up / stand_up"}).asked
    assert "pirate follow 2" not in fight(state, {2: "boarding / stand_up"}).asked


def test_ruling_8_for_boarding_he_counts_on_his_own_deck_only() -> None:
    assert "pirate follow 1" in fight(start(), {1: "boarding / stand_up"}).asked
    state = draw(start(), "P1: 3p; S1: 1p+PC, 1s")
    assert "pirate follow 1" not in fight(state, {1: "boarding / stand_up"}).asked


def test_ruling_9_a_captain_alone_makes_no_fight() -> None:
    fought = fight(draw(start(), "P1: 2p; S1: PC, 3s"), {1: "fight / stand_up"})
    assert fought.losses == (0, 0)
    assert any("find nobody to fight in section 1" in line for line in fought.public_lines)


BOTH_MIXED = "P2: 3p, 3s; S2: 3p, 3s"


def test_ruling_10_with_two_fights_going_on_the_owner_chooses_the_deck() -> None:
    state = draw(start(), BOTH_MIXED)
    fought = fight(state, {2: "fight / stand_up"}, {"pirate aim 2": Fight(deck="S2")})
    assert (fought.on("P2"), fought.on("S2")) == ("3p, 3s", "2p, 1s")
    assert "🎯 The pirates choose Spanish deck 2 for their Fight!" in fought.public_lines


def test_ruling_10_when_both_fight_the_initiative_chooses_first_and_openly() -> None:
    state = draw(start(), BOTH_MIXED).model_copy(update={"turn": 2})
    first = reveal(state, {2: "fight / fight"})
    assert first.question == "spanish aim 2"
    assert GAME.view(first.state, None).revealed
    then = first.answer(Fight(deck="P2"))
    assert then.question == "pirate aim 2"
    assert GAME.view(then.state, PIRATE).aims == (("spanish", "P2"),)


def test_ruling_10_both_choose_before_navy_discipline_acts() -> None:
    state = draw(start("advanced"), BOTH_MIXED)
    first = reveal(state, {2: "fight / fight", 5: "stand_up / fire"})
    assert first.question == "spanish discipline"
    assert first.answer(Discipline()).question == "pirate aim 2"
    asked = fight(
        state, {2: "fight / fight", 5: "stand_up / repel"}, {"spanish discipline": Discipline()}
    ).asked
    assert asked.index("spanish aim 2") < asked.index("spanish reinforce 5")


def test_ruling_10_both_choose_before_any_other_fight_is_fought() -> None:
    state = draw(start(), BOTH_MIXED + "; S1: 2p, 2s")
    first = reveal(state, {1: "fight / stand_up", 2: "fight / fight"})
    assert first.question == "pirate aim 2"
    assert first.on("S1") == "2p, 2s"


def test_ruling_10_a_lone_fight_is_aimed_when_its_turn_comes() -> None:
    state = draw(start("advanced"), BOTH_MIXED)
    asked = fight(
        state, {2: "fight / stand_up", 5: "stand_up / repel"}, {"spanish discipline": Discipline()}
    ).asked
    assert asked.index("spanish march 5") < asked.index("pirate aim 2")


def test_ruling_10_a_single_fight_going_on_is_not_asked_about() -> None:
    state = draw(start(), "P2: 2p; S2: 3p, 3s")
    assert "pirate aim 2" not in fight(state, {2: "fight / fight"}).asked


def test_a_fight_on_a_deck_without_a_fight_is_refused() -> None:
    first = reveal(draw(start(), BOTH_MIXED), {2: "fight / stand_up"})
    assert refusal(first.state, PIRATE, Fight(deck="P1")).key == "fight-not-there"


@pytest.mark.parametrize("turn", [1, 2])
def test_ruling_11_two_fights_on_one_deck_are_one_combat_without_the_second_step(turn: int) -> None:
    state = draw(start(), "P2: ; S2: 3p, 3s").model_copy(update={"turn": turn})
    assert fight(state, {2: "fight / fight"}).on("S2") == "2p, 2s"
    with_captains = draw(start(), "P1: ; S1: 3p+PC, 3s+SC").model_copy(update={"turn": turn})
    assert fight(with_captains, {1: "fight / fight"}).on("S1") == "1p+PC, 1s+SC"


def test_ruling_12_two_fights_on_two_decks_are_two_combats() -> None:
    state = draw(start(), "P1: 4p, 4s+SC; S1: 4p+PC, 4s")
    answers: Answers = {"pirate aim 1": Fight(deck="S1"), "spanish aim 1": Fight(deck="P1")}
    fought = fight(state, {1: "fight / fight"}, answers)
    assert (fought.on("S1"), fought.on("P1")) == ("3p+PC, 1s", "1p, 3s+SC")


def test_ruling_13_boarders_leave_enemies_on_their_own_deck_alone() -> None:
    fought = fight(draw(start(), "P2: 2p, 2s; S2: "), {2: "boarding / stand_up"})
    assert (fought.on("P2"), fought.on("S2"), fought.losses) == ("2s", "2p", (0, 0))


def test_a_third_boarder_may_cross_and_two_must() -> None:
    state = draw(start(), "P2: 4p; S2: 3s")
    assert fight(state, {2: "boarding / fight"}).on("P2") == "2p"
    fought = fight(state, {2: "boarding / stand_up"}, {"pirate third 2": Cross()})
    assert (fought.on("P2"), fought.on("S2")) == ("1p", "3p, 2s")


def test_ruling_14_a_captain_may_cross_without_crew_and_must_then_withdraw() -> None:
    state = draw(start(), "P1: PC; S1: 3s")
    fought = fight(state, {1: "boarding / stand_up"}, {"pirate follow 1": Captain(deck="S1")})
    assert fought.on("P1") == "PC"
    assert "🏃 The pirate captain withdraws to pirate deck 1." in fought.public_lines


def fired(state: State, luck: str) -> tuple[int, int]:
    losses = fight(state, {2: "fire / stand_up"}, luck=luck).losses
    return losses[0], losses[1]


def test_ruling_15_fire_draws_two_among_all_on_the_deck_own_men_too() -> None:
    state = draw(start(), "S2: 2p, 2s")
    assert {fired(state, f"luck {n}") for n in range(40)} == {(2, 0), (1, 1), (0, 2)}


def test_ruling_15_fire_is_mandatory_even_where_only_own_men_stand() -> None:
    assert fired(draw(start(), "S2: 1p"), "luck") == (1, 0)
    assert fired(draw(start(), "S2: "), "luck") == (0, 0)


def test_ruling_15_the_captains_extra_is_an_enemy_and_optional() -> None:
    state = draw(start(), "P1: 2p+PC; S1: 4s")
    spared = fight(state, {1: "fire / stand_up"})
    hit = fight(state, {1: "fire / stand_up"}, {"pirate shoot 1": Shoot()})
    assert (spared.losses, hit.losses) == ((0, 2), (0, 3))
    assert "pirate shoot 1" not in fight(draw(state, "S1: 2s"), {1: "fire / stand_up"}).asked


def test_ruling_16_take_cover_cancels_fire_whoever_has_the_initiative() -> None:
    for turn in (1, 2):
        state = draw(start(), "P2: 2p").model_copy(update={"turn": turn})
        fought = fight(state, {2: "take_cover / fire"})
        assert fought.losses == (0, 0)
        assert not [one for one in fought.asked if one.endswith(" 2")]
        assert "🚫 Section 2: 🛢️ Take cover! cancels 💥 Fire!" in fought.public_lines


def test_ruling_17_an_empty_pool_still_allows_the_move() -> None:
    state = change(start(), "pirate", pool=0)
    fought = fight(state, {2: "repel / stand_up"}, {"pirate march 2": March(start="P1", end="P2")})
    assert "pirate reinforce 2" not in fought.asked
    assert (fought.on("P1"), fought.on("P2")) == ("1p+PC", "3p")


def ways(drawing: str) -> set[str]:
    """Ways on which Repel! in section 2 may move a pirate."""
    first = reveal(change(draw(start(), drawing), "pirate", pool=0), {2: "repel / stand_up"})
    assert first.question == "pirate march 2"
    legal = GAME.legal(first.state, PIRATE)
    return {f"{move.start} {move.end}" for move in legal if isinstance(move, March)}


def test_men_move_along_the_ship_back_home_and_across_only_to_a_foothold() -> None:
    assert ways("P1: 1p; P2: 1p; P4: 1p") == {"P1 P2", "P2 P1", "P2 P4", "P4 P2"}
    assert ways("P1: ; P2: 1p; P4: ; S2: 1p, 2s") >= {"S2 P2", "P2 S2", "P2 P1", "P2 P4"}


def test_ruling_18_men_move_between_two_enemy_decks_from_or_to_the_section() -> None:
    assert {"S2 S1", "S2 S4"} <= ways("P2: ; S2: 1p, 1s")
    assert {"S1 S2", "S4 S2"} <= ways("P2: ; S1: 1p, 1s; S4: 1p")


def test_ruling_19_losses_return_with_the_captain_even_if_the_pool_is_empty() -> None:
    state = change(start(), "pirate", pool=0, losses=2)
    fought = fight(state, {1: "stand_up / stand_up"}, {"pirate rally 1": Reinforce()})
    assert (fought.on("P1"), fought.losses[0]) == ("3p+PC", 1)
    assert "pirate reinforce 1" not in fought.asked
    assert "pirate rally 2" not in fought.asked


def test_ruling_20_who_falls_is_lost_and_does_not_return_to_the_pool() -> None:
    fought = fight(draw(start(), "P2: 4p"), {2: "stand_up / fire"})
    assert (fought.losses[0], fought.pools[0]) == (2, 7)


# ---- withdrawal ------------------------------------------------------------------------


def test_ruling_21_a_captain_among_enemies_withdraws_to_the_nearest_safe_deck() -> None:
    assert fight(draw(start(), "P1: PC, 1s; P2: 2s; P4: 2p"), {}).on("P4") == "2p+PC"
    assert (
        fight(draw(start(), "S1: PC, 1s; P1: 1s; S2: 1p, 2s; P2: 2s"), {}).on("S2") == "1p+PC, 2s"
    )


def test_ruling_21_of_two_decks_equally_near_the_owner_chooses() -> None:
    state = draw(start(), "P2: PC, 1s; P1: 2p; P4: 1p, 1s")
    fought = fight(state, {}, {"pirate withdraw": Captain(deck="P4")})
    assert fought.on("P4") == "1p+PC, 1s"


def test_ruling_21_a_captain_with_nowhere_to_go_or_no_enemy_around_stays() -> None:
    state = draw(start(), "P1: PC, 1s; P2: 1s; P4: 1s; P5: 1s; S4: 4p")
    assert fight(state, {}).on("P1") == "PC, 1s"
    alone = fight(draw(start(), "P1: ; S1: PC"), {})
    assert (alone.on("S1"), alone.markers) == ("PC", ((), ()))


# ---- extermination, control, conquest ---------------------------------------------------


def test_ruling_22_fewer_men_on_the_decks_than_sections_lose_whatever_the_pool() -> None:
    few = "P1: 1p+PC; P2: 1p; P4: 1p; P5: "
    result = fight(draw(start(), few), {}).state.result
    assert result is not None
    assert (result.winners, result.reason) == (frozenset({SPANIARD}), "won-by-extermination")
    assert fight(draw(start(), few + "; S5: 1p, 2s+SC"), {}).state.result is None


def test_ruling_22_extermination_comes_before_conquest() -> None:
    state = draw(start(), "P1: PC; P2: ; P4: ; P5: ; S1: 2p; S2: 1p, 2s")
    state = change(state, "pirate", markers=("S1",), conquests=("S3",))
    result = fight(state, {}).state.result
    assert result is not None
    assert result.reason == "won-by-extermination"


def test_ruling_23_control_needs_a_strict_majority_and_the_defenders_captain_counts_nothing() -> (
    None
):
    assert fight(draw(start(), "S2: 2p, 2s"), {}).markers == ((), ())
    assert fight(draw(start(), "S5: 2p, 1s+SC"), {}).markers == (("S5",), ())
    assert fight(draw(start(), "P1: PC, 1s; P2: 2p"), {}).markers == ((), ("P1",))


def test_ruling_23_the_captain_counts_only_beside_own_crew() -> None:
    assert fight(draw(start(), "P1: ; S1: 2p+PC, 2s"), {}).markers == (("S1",), ())
    assert fight(draw(start(), "P1: ; S1: PC"), {}).markers == ((), ())


def test_ruling_24_both_sides_may_conquer_one_section_at_once() -> None:
    state = draw(start(), "P2: 2s; S2: 2p")
    state = change(change(state, "pirate", markers=("S2",)), "spanish", markers=("P2",))
    fought = fight(state, {})
    assert fought.state.sections_in_play == (1, 4, 5)
    assert [force.conquests for force in fought.state.forces] == [("S2",), ("P2",)]
    assert fought.pools == (9, 9)


def test_ruling_24_a_young_marker_is_lost_with_the_section() -> None:
    fought = fight(change(draw(start(), "P2: 2s; S2: 2p"), "pirate", markers=("S2",)), {})
    assert fought.markers == ((), ())
    assert [force.conquests for force in fought.state.forces] == [("S2",), ()]


def test_ruling_25_a_captain_of_a_lost_section_goes_to_a_neighbour_of_his_choice() -> None:
    state = change(draw(start(), "P2: PC; S2: 2p"), "pirate", markers=("S2",))
    fought = fight(state, {}, {"pirate home": Captain(deck="P4")})
    assert fought.on("P4") == "2p+PC"
    assert "🏃 The pirate captain goes back to pirate deck 4." in fought.public_lines
    assert fight(state, {}, {"pirate home": Captain(deck="P1")}).on("P1") == "2p+PC"


def test_ruling_25_he_goes_home_from_the_enemy_ship_and_without_choice_is_not_asked() -> None:
    state = change(draw(start(), "P1: ; S1: 2p+PC; P2: 3s"), "pirate", markers=("S1",))
    fought = fight(state, {})
    assert fought.on("P2") == "PC, 3s"
    assert "pirate home" not in fought.asked


ORDERS_LAID = {1: "fire / fight", 2: "stand_up / repel", 4: "repel / fire", 5: "fight / stand_up"}


def lying(state: State) -> dict[int, str]:
    """Return what everybody sees lying in each section."""
    view = GAME.view(state, None)
    return {
        section: f"{pirate} / {spanish}"
        for section, pirate, spanish in zip(view.order_sections, *view.orders, strict=True)
    }


@pytest.mark.parametrize("turn", [1, 2])
def test_ruling_25_orders_stay_where_they_were_laid_while_a_captain_goes_home(turn: int) -> None:
    state = change(draw(start(), "P2: PC; S2: 2p"), "pirate", markers=("S2",))
    state = state.model_copy(update={"turn": turn})
    asked = fight_until("pirate home", state, ORDERS_LAID)
    assert asked.state.sections_in_play == (1, 4, 5)
    assert lying(asked.state) == ORDERS_LAID
    last = asked.answer(Captain(deck="P4")).state.last_orders
    assert {met.section: " / ".join(met.orders) for met in last} == ORDERS_LAID


def test_the_orders_of_the_last_turn_stay_where_they_were_laid_when_a_conquest_wins() -> None:
    state = change(draw(start(), "S2: 2p"), "pirate", markers=("S2",), conquests=("S1",))
    over = fight(state, ORDERS_LAID).state
    assert over.result is not None
    assert lying(over) == ORDERS_LAID


def test_ruling_26_both_exterminated_is_a_tie() -> None:
    state = draw(start(), "P1: 3p; P2: ; P4: ; P5: ; S1: 3s; S2: ; S4: ; S5: ")
    result = fight(state, {}).state.result
    assert result is not None
    assert (result.winners, result.reason) == (frozenset(), "tie-by-extermination")


# ---- navy discipline ------------------------------------------------------------------


def test_ruling_27_navy_discipline_puts_the_captains_order_before_all_others() -> None:
    state = draw(start("advanced"), "P5: 3p; S5: 1s+SC")
    orders = {5: "boarding / boarding"}
    plain = fight(state, orders)
    drilled = fight(state, orders, {"spanish discipline": Discipline()})
    assert (plain.on("S5"), plain.on("P5"), plain.losses) == ("2p", "", (1, 1))
    assert (drilled.on("S5"), drilled.on("P5"), drilled.losses) == ("2p", "1s", (1, 0))


@pytest.mark.parametrize("orders", ["stand_up / fight", "repel / boarding", "boarding / repel"])
def test_ruling_27_it_is_not_asked_where_it_can_change_nothing(orders: str) -> None:
    fought = fight(start("advanced"), {5: orders})
    assert "spanish discipline" not in fought.asked


def test_ruling_27_there_is_no_discipline_in_the_basic_game() -> None:
    assert "spanish discipline" not in fight(start(), {5: "stand_up / fire"}).asked
    assert "spanish discipline" in fight(start("advanced"), {5: "stand_up / fire"}).asked


def test_ruling_27_it_holds_where_the_captain_stands_also_aboard_the_enemy() -> None:
    state = draw(start("advanced"), "S5: 2s; P2: 2p, 1s+SC")
    answers: Answers = {"spanish discipline": Discipline()}
    fought = fight(state, {2: "fight / fire"}, answers)
    assert "🎖️ Navy discipline: 💥 Fire! in section 2 comes first." in fought.public_lines


# ---- the frame ------------------------------------------------------------------------


def test_ruling_29_turn_forty_is_the_last_unless_agreed_otherwise() -> None:
    state = start().model_copy(update={"turn": 40})
    result = fight(state, {}).state.result
    assert result is not None
    assert (result.winners, result.reason) == (frozenset(), "tie-by-turns")
    endless = state.model_copy(update={"options": Options(turn_cap="none", pirate="1")})
    assert fight(endless, {}).state.turn == 41


def test_ruling_30_the_pirate_is_drawn_or_agreed() -> None:
    assert {GAME.setup(2, Options(), Chance(f"{n}", 0)).pirate for n in range(20)} == {0, 1}
    assert GAME.setup(2, Options(pirate="2"), Chance("x", 0)).pirate == 1


def test_the_initiative_flips_every_turn_and_all_orders_are_dealt_anew() -> None:
    fought = fight(start(), {})
    view = GAME.view(fought.state, None)
    assert (view.turn, view.initiative, view.directed_sections) == (2, "spanish", (5, 4, 2, 1))
    assert view.hand_sizes == (5, 5)


@pytest.mark.parametrize("mode", ["basic", "advanced", "handicap"])
def test_nobody_is_asked_where_there_is_nothing_to_decide(mode: str) -> None:
    for state, *_ in match_at_random(Options.model_validate({"mode": mode}).mode, "nothing"):
        if state.tasks:
            (seat,) = GAME.to_act(state)
            assert len(GAME.legal(state, seat)) > 1


@pytest.mark.parametrize("mode", ["basic", "advanced", "handicap"])
def test_hands_are_always_listed_by_priority(mode: str) -> None:
    for *_, state, _ in match_at_random(Options.model_validate({"mode": mode}).mode, "sorted"):
        assert all(hand == by_priority(hand) for hand in state.hands)
