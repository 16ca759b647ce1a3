"""Bandido Alcatraz: every scenario of its rulings, played through."""

from __future__ import annotations

import pytest

from games.bandido_alcatraz.model import Exchange, Gather, Options
from games.kit.chance import Chance
from tests.support.boards.bandido_table import (
    FITS_NOT,
    GAME,
    KIT,
    LOOSE,
    RAINCOATS,
    ROPES,
    Team,
    digging,
    drawn,
    stuck,
    team,
)


@pytest.mark.parametrize(("side", "tunnels"), [("easy", 5), ("normal", 6)])
def test_scenario_1_the_start_tile_has_five_tunnels_or_six(side: str, tunnels: int) -> None:
    assert team(options=Options.model_validate({"side": side})).open == tunnels


def test_scenario_1_three_players_hold_nine_cards_and_sixty_are_in_the_pile() -> None:
    state = GAME.setup(3, Options(), Chance("deal", 0))
    assert [len(hand) for hand in state.hands] == [3, 3, 3]
    assert len(state.pile) == 60


def test_scenario_2_straight_on() -> None:
    table = team().dig("A36 @ (2,0) 0")
    assert table.open == 5
    assert ((3, 0), 1) in table.state.table.grid.tunnels
    assert table.drawing == "┣╋━━"


def test_scenario_3_a_torch_against_a_tunnel_is_refused() -> None:
    table = team()
    assert table.refusal("A05 @ (3,0) 180") == "tunnel-meets-earth"
    assert table.open == 5
    assert table.drawing == "┣╋"


def test_scenario_4_a_dead_end_closes_a_tunnel() -> None:
    table = team().dig("A05 @ (2,0) 0")
    assert table.open == 4
    assert table.drawing == "┣╋━╸"


def test_scenario_5_one_card_joins_two_tunnels() -> None:
    table = team().dig("A26 @ (0,-1) 0")
    assert table.open == 3
    assert set(table.state.table.grid.tunnels) == {((0, 0), 2), ((1, 0), 2), ((1, 0), 1)}
    assert table.drawing == drawn("""
        ┏┓
        ┣╋
    """)
    assert table.told == ["dug-joined"]


def test_scenario_6_only_what_repeats_the_blue_half_covers_it() -> None:
    table = team().dig("A35 @ (2,0) 0")
    assert (table.open, table.blue) == (5, {(3, 0)})
    assert table.drawing == drawn("""
        ┣╋━═
    """)
    assert table.refusal("A10 @ (3,0) 0") == "cover-shape"
    assert table.refusal("A02 @ (3,0) 0") == "cover-shape"
    assert table.refusal("A36 @ (2,0) 0") == "place-taken"
    table.dig("A05 @ (3,0) 0")
    assert (table.open, table.blue) == (4, set())
    assert table.drawing == drawn("""
        ┣╋━━╸
    """)


def test_scenario_6_the_loose_rule_asks_the_neighbours_only() -> None:
    table = team(options=LOOSE).dig("A35 @ (2,0) 0")
    assert table.drawing == "┣╋━═"
    assert table.refusal("A10 @ (3,0) 0") is None
    assert table.refusal("A02 @ (3,0) 0") == "tunnel-meets-earth"


def test_scenario_7_two_tunnels_into_one_cell_count_two_and_one_card_closes_both() -> None:
    table = team().dig("A30 @ (1,-1) 0")
    assert table.open == 6
    assert {((1, 0), 1), ((2, -1), 2)} <= set(table.state.table.grid.tunnels)
    assert table.drawing == drawn("""
         ┏┫
        ┣╋
    """)
    assert table.dig("A16 @ (2,0) 0").open == 4
    assert table.drawing == drawn("""
         ┏┫
        ┣╋┻╸
    """)


def test_scenario_8_water_covers_water_with_its_dry_half() -> None:
    table = team().dig("A35 @ (2,0) 0", "A41 @ (3,0) 0")
    assert (table.open, table.blue) == (6, {(4, 0)})
    assert table.drawing == "┣╋━━╣"
    assert table.told == ["dug-fork", "water-covered", "water-comes"]


def test_scenario_9_one_card_covers_two_blue_halves() -> None:
    table = team().dig("A35 @ (2,0) 0", "A47 @ (4,-1) 90")
    assert (table.open, table.blue) == (5, {(3, 0), (4, 0)})
    assert table.drawing == drawn("""
            ┏
        ┣╋━═╝
    """)
    assert table.refusal("A36 @ (3,0) 0") == "cover-shape"
    table.dig("A24 @ (4,0) 180")
    assert (table.open, table.blue) == (5, set())
    assert table.drawing == drawn("""
            ┏
        ┣╋━━┛
    """)
    assert "water-covered" in table.told


def exit_last(gathered: tuple[str, ...]) -> Team:
    table = team(gathered=gathered).hold("A35", "A48", "A64", seat=1)
    return table.dig("A26 @ (0,-1) 0", "A25 @ (1,1) 180", "EXIT @ (2,0) 0")


def test_scenario_10_the_exit_closes_the_last_tunnel_and_the_bandido_is_free() -> None:
    table = exit_last(KIT)
    assert table.open == 0
    assert table.result == (True, "won-escape")
    assert table.drawing == drawn("""
        ┏┓
        ┣╋━X
        ┗┛
    """)


def test_scenario_10_a_water_card_that_stayed_in_hand_does_not_matter() -> None:
    table = team(gathered=KIT).hold("A35", "A48", "A64", seat=1)
    table.dig("A26 @ (0,-1) 0").hold("A25", "A35", "A48").play(digging("A25 @ (1,1) 180"))
    assert table.dig("EXIT @ (2,0) 0").result == (True, "won-escape")
    assert any("A35" in hand for hand in table.state.hands)
    assert table.drawing == drawn("""
        ┏┓
        ┣╋━X
        ┗┛
    """)


def test_scenario_10_with_two_raincoats_it_is_a_defeat() -> None:
    table = exit_last((*RAINCOATS[:2], *ROPES[:2]))
    assert table.result == (False, "lost-items")
    assert table.drawing == drawn("""
        ┏┓
        ┣╋━X
        ┗┛
    """)


def test_scenario_11_after_the_exit_play_goes_on() -> None:
    table = team(gathered=KIT).dig("EXIT @ (2,0) 0")
    assert (table.open, table.result) == (4, None)
    assert table.drawing == "┣╋━X"
    assert table.dig("A26 @ (0,-1) 0").open == 2
    assert table.dig("A25 @ (1,1) 180").result == (True, "won-escape")


def test_scenario_12_whoever_can_play_nothing_changes_the_hand_and_plays_on() -> None:
    table = stuck(*FITS_NOT)
    me = table.state.turn
    assert table.drawing == drawn("""
        ┏┓
        ┣╋┓
        ┃ ╹
        ╹
    """)
    assert GAME.legal(table.state, me) == (Exchange(),)
    table.exchange()
    assert (table.state.turn, table.hand) == (me, ("A36", "A48", "A63"))
    assert len(table.state.pile) == 10
    assert sorted(table.state.pile[-3:]) == list(FITS_NOT)
    table.play(digging("A36 @ (1,1) 90"))
    assert (table.open, len(table.state.pile), table.state.turn) == (1, 9, 1 - me)
    assert table.drawing == drawn("""
        ┏┓
        ┣╋┓
        ┃┃╹
        ╹┃
    """)
    assert len(table.state.hands[me]) == 3


def test_scenario_12_a_needed_raincoat_has_to_be_gathered_instead() -> None:
    table = stuck("A12", "A19", "A30", gathered=("A04", "A09"))
    assert table.refusal(Exchange()) == "something-fits"
    assert GAME.legal(table.state, table.state.turn) == (Gather(card="A12"),)


def test_scenario_12_with_three_raincoats_the_same_hand_is_changed() -> None:
    table = stuck("A12", "A19", "A30", gathered=("A04", "A09", "A15"))
    assert GAME.legal(table.state, table.state.turn) == (Exchange(),)


def test_scenario_13_a_fourth_raincoat_is_refused_but_may_be_dug() -> None:
    table = team(gathered=RAINCOATS[:3]).hold("A15", "A36", "A48")
    assert table.refusal(Gather(card="A15")) == "enough-gathered"
    assert table.refusal("A15 @ (2,0) 0") is None


def test_scenario_13_a_third_rope_is_refused() -> None:
    table = team(gathered=ROPES[:2]).hold("A18", "A36", "A48")
    assert table.refusal(Gather(card="A18")) == "enough-gathered"


@pytest.mark.parametrize(
    ("laid", "tunnels", "grade", "drawing"),
    [
        (("EXIT @ (2,0) 0", "A05 @ (0,1) 90"), 3, "grade-2", "┣╋━X\n┃\n╹"),
        (("A05 @ (2,0) 0",), 4, "grade-2", "┣╋━╸"),
        (("A36 @ (2,0) 0",), 5, "grade-5", "┣╋━━"),
        (("A46 @ (2,0) 0", "EXIT @ (0,-1) 270"), 6, "grade-5", "X\n┃\n┣╋━╋"),
        (("A46 @ (2,0) 0",), 7, "grade-7", "┣╋━╋"),
        (("A46 @ (2,0) 0", "A45 @ (4,0) 0"), 9, "grade-7", "┣╋━╋━╋"),
    ],
)
def test_scenario_14_whoever_played_alone_hears_how_good_it_was(
    laid: tuple[str, ...], tunnels: int, grade: str, drawing: str
) -> None:
    table = team(1).dig(*laid[:-1])
    table.given(pile=(), hands=((digging(laid[-1]).card,),)).play(digging(laid[-1]))
    outcome = GAME.outcome(table.state)
    assert outcome
    assert (outcome.winners, outcome.grade) == (frozenset(), grade)
    assert (table.open, table.drawing) == (tunnels, drawing)
    assert table.told[-1] == "end-grade"


def test_scenario_14_the_last_line_is_reached_even_with_a_rope_missing() -> None:
    table = team(1, gathered=KIT[:4])
    table.dig("EXIT @ (2,0) 0", "A26 @ (0,-1) 0", "A25 @ (1,1) 180")
    outcome = GAME.outcome(table.state)
    assert outcome
    assert (outcome.winners, outcome.reason, outcome.grade) == (
        frozenset(),
        "lost-items",
        "grade-exit",
    )
    assert table.drawing == drawn("""
        ┏┓
        ┣╋━X
        ┗┛
    """)
