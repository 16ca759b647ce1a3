"""Bandido Alcatraz: every scenario and ruling of its rules, one sentence each."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

import pytest

from games.bandido_alcatraz.components import CARDS, EXIT, FIGURES, TURNS, count_items
from games.bandido_alcatraz.model import (
    Dig,
    Exchange,
    Gather,
    Laid,
    Options,
    Spot,
    Table,
    listed_spot,
    places_for,
    read_code,
)
from games.kit.chance import Chance
from games.kit.game import IllegalMove, Seat
from tests.support.bandido_table import GAME, KIT, RAINCOATS, ROPES, Team, digging, drawn, team

if TYPE_CHECKING:
    from games.bandido_alcatraz.model import Grid

LOOSE = Options(cover_rule="loose")
HOLE = ("A02 @ (2,0) 90", "A26 @ (0,-1) 0", "A05 @ (0,1) 90")
"""Scenario 12: one tunnel left, into a cell with torches on both sides."""
HOLE_DRAWN = drawn("""
    ┏┓
    ┣╋┓
    ┃ ╹
    ╹
""")
FITS_NOT = ("A19", "A30", "A66")
"""Fits nowhere there."""

USELESS = ("A20", "A22", "A28", "A32", "A34")
"""More that fits nowhere there."""
WALLED = ("A02 @ (2,0) 90", "A40 @ (0,1) 90", "A05 @ (1,2) 0")
"""Ruling 32: the tunnel south of the start tile leads into a hole of one cell."""
REST = ("A26 @ (0,-1) 0", "A03 @ (0,3) 180")
"""Closes everything else there."""

# ---- the box ---------------------------------------------------------------------------------


def test_the_box_holds_68_cards_and_the_exit() -> None:
    bears = Counter("water" if one.blue_half else one.item for one in CARDS.values())
    assert bears == {"water": 4, "rope": 8, "raincoat": 12, None: 45}
    assert len(CARDS) == 69


def test_the_shapes_are_those_of_the_original_deck_less_one_dead_end() -> None:
    halves = ("L", "H", "R", "LH", "LR", "HR", "LHR")
    shapes = Counter(one.halves for one in FIGURES.deck.cards)
    for pair in combinations_with_replacement(halves, 2):
        assert shapes[pair] == (2 if len("".join(pair)) <= 4 else 0), pair
    assert [shapes[half, "D"] for half in halves] == [3, 2, 3, 3, 3, 3, 3]


def test_cards_by_number_of_tunnels() -> None:
    exits = Counter(len(one.edges) for one in FIGURES.deck.cards)
    assert exits == {1: 8, 2: 21, 3: 21, 4: 18}
    assert sum(n * many for n, many in exits.items()) == 185


# ---- scenarios -------------------------------------------------------------------------------


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


def stuck(*hand: str, gathered: tuple[str, ...] = ()) -> Team:
    """Scenario 12: nothing but dead ends around, and ten cards in the pile."""
    table = team(gathered=gathered).dig(*HOLE).hold(*hand)
    assert table.drawing == HOLE_DRAWN
    top = ("A36", "A48", "A63")
    other = table.state.hands[1 - table.state.turn]
    rest = [one for one in table.state.pile if one not in top and one not in other][:7]
    return table.given(pile=(*top, *rest))


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


# ---- rulings: laying cards ---------------------------------------------------------------------


def test_ruling_1_a_card_may_lie_offset_by_one_square() -> None:
    table = team().dig("A38 @ (-1,-1) 0")
    assert table.open == 5
    assert table.drawing == drawn("""
        ━┓
         ┣╋
    """)


def test_ruling_2_touching_earth_alone_does_not_connect() -> None:
    assert team().refusal("A02 @ (-2,0) 0") == "no-tunnel-there"
    assert team().refusal("A05 @ (7,7) 0") == "no-tunnel-there"


def test_ruling_4_the_exits_own_tunnel_is_not_open() -> None:
    table = team().dig("EXIT @ (2,0) 0")
    assert (table.open, table.drawing) == (4, "┣╋━X")


def test_ruling_5_a_rope_that_is_dug_is_not_gathered() -> None:
    table = team().dig("A25 @ (0,-1) 0")
    assert table.state.gathered == ()
    assert table.open == 3
    assert table.drawing == drawn("""
        ┏┓
        ┣╋
    """)


def test_ruling_6_gathering_takes_the_turn_and_draws() -> None:
    table = team().hold("A04", "A36", "A48")
    pile = table.state.pile
    table.gather("A04")
    assert table.state.gathered == ("A04",)
    assert table.state.turn == 1
    assert table.state.hands[0] == tuple(sorted(("A36", "A48", pile[0])))
    assert table.told == ["gathered-raincoat"]


def test_ruling_6_a_card_without_rope_or_raincoat_cannot_be_gathered() -> None:
    assert team().hold("A36", "A48", "A21").refusal(Gather(card="A21")) == "nothing-to-gather"


def test_ruling_7_with_the_option_a_fourth_raincoat_may_be_gathered_and_loses() -> None:
    options = Options(allow_overcollect="on")
    table = team(options=options, gathered=(*KIT, "A15"))
    table.hold("A23", "A36", "A48")
    assert table.refusal(Gather(card="A23")) is None
    table.dig("EXIT @ (2,0) 0", "A26 @ (0,-1) 0", "A25 @ (1,1) 180")
    assert table.result == (False, "lost-surplus")
    assert table.drawing == drawn("""
        ┏┓
        ┣╋━X
        ┗┛
    """)


def test_ruling_8_dry_halves_and_the_start_tile_are_never_covered() -> None:
    table = team().dig("A35 @ (2,0) 0")
    assert table.drawing == "┣╋━═"
    assert table.refusal("A36 @ (1,0) 0") == "place-taken"
    assert table.refusal("A36 @ (2,0) 180") == "place-taken"


def test_ruling_11_water_that_is_walled_in_is_said_once_and_play_goes_on() -> None:
    table = team().dig("A35 @ (2,0) 0", "A05 @ (4,0) 0")
    assert "water-blocked" in table.told
    assert table.drawing == "┣╋━═━╸"
    view = GAME.view(table.state, None)
    assert [water.blocked for water in view.waters] == [True]
    assert table.result is None
    assert "water-blocked" not in table.dig("A36 @ (1,1) 90").told


def test_ruling_12_others_connect_to_a_blue_half_while_it_is_visible() -> None:
    table = team().dig("A35 @ (2,0) 0")
    assert table.refusal("A36 @ (4,0) 0") is None
    assert table.dig("A36 @ (4,0) 0").drawing == "┣╋━═━━"


def test_ruling_13_a_water_card_that_covers_with_its_blue_half_leaves_water() -> None:
    table = team().dig("A21 @ (2,0) 90")
    assert table.blue == {(2, 1)}
    assert table.drawing == drawn("""
        ┣╋┓
          ╚
    """)
    table.dig("A47 @ (3,1) 180")
    assert table.blue == {(2, 1)}
    assert table.drawing == drawn("""
        ┣╋┓
          ╚┓
    """)
    assert table.told[:3] == ["dug-on", "water-covered", "water-comes"]


def test_ruling_14_the_exit_may_cover_water_with_its_tunnel_half() -> None:
    table = team().dig("A35 @ (2,0) 0", "EXIT @ (3,0) 0")
    assert (table.open, table.blue) == (4, set())
    assert table.state.table.grid.exit_cell == (4, 0)
    assert table.drawing == "┣╋━━X"


def test_ruling_16_the_free_square_of_a_covering_card_must_fit_too() -> None:
    table = team().dig("A35 @ (2,0) 0")
    assert table.refusal("A42 @ (3,0) 0") is None
    below = Laid(card="A05", x=4, y=1, turn=0)
    table.given(table=table.state.table.plus(below))
    assert table.drawing == drawn("""
        ┣╋━═
            ━╸
    """)
    assert table.refusal("A42 @ (3,0) 0") == "tunnel-meets-earth"


def test_ruling_17_a_move_that_loses_is_still_a_move() -> None:
    table = team().dig("A26 @ (0,-1) 0", "A05 @ (2,0) 0").hold("A25", "A19", "A30")
    assert table.drawing == drawn("""
        ┏┓
        ┣╋━╸
    """)
    assert table.refusal(Exchange()) == "something-fits"
    table.play(digging("A25 @ (1,1) 180"))
    assert table.result == (False, "lost-no-exit")


def test_ruling_18_changing_at_will_is_refused_and_told_what_fits() -> None:
    table = team().hold("A05", "A36", "A48")
    with pytest.raises(IllegalMove) as refused:
        GAME.play(table.state, Seat(0), Exchange(), Chance("x", 1))
    assert [line.args for line in refused.value.text.args["what"]][:2] == [  # type: ignore[union-attr]
        {"n": 1, "place": "A1"},
        {"n": 2, "place": "A1"},
    ]


def test_ruling_20_after_seeing_the_whole_pile_a_seat_passes() -> None:
    table = stuck(*FITS_NOT)
    me = table.state.turn
    table.hold("A36", "A48", "A63", seat=1 - me).given(pile=USELESS)
    table.exchange()
    assert (table.state.turn, table.state.exchanges) == (me, 1)
    table.exchange()
    assert table.told == ["exchanged", "passed"]
    assert table.state.turn == 1 - me


def test_ruling_22_with_three_cards_in_the_pile_or_fewer_the_old_hand_leaves_the_game() -> None:
    table = stuck(*FITS_NOT).given(pile=("A36", "A48"))
    me = table.state.turn
    table.exchange()
    assert (table.hand, table.state.pile, table.state.set_aside[me]) == (
        ("A36", "A48"),
        (),
        FITS_NOT,
    )
    assert table.told == ["exchanged-last"]
    assert table.state.turn == me


def test_ruling_22_alone_six_cards_in_the_pile_are_few() -> None:
    table = team(1).dig(*HOLE).hold(*FITS_NOT, *USELESS[:3])
    assert table.drawing == HOLE_DRAWN
    table.given(pile=("A36", "A48", "A63", "A33", "A34", "A64")).exchange()
    assert (len(table.hand), table.state.pile) == (6, ())
    assert len(table.state.set_aside[0]) == 6


def test_ruling_23_with_an_empty_pile_nobody_draws_and_who_cannot_play_passes() -> None:
    table = team().dig("A02 @ (2,0) 90", "A26 @ (0,-1) 0").hold("A05", "A36", "A64")
    me = table.state.turn
    table.hold(*FITS_NOT, seat=1 - me).given(pile=()).play(digging("A05 @ (0,1) 90"))
    assert table.told == ["dug-shut", "passed"]
    assert table.drawing == HOLE_DRAWN
    assert (table.state.turn, len(table.hand)) == (me, 2)


def test_ruling_23_who_has_no_cards_is_skipped_in_silence() -> None:
    table = team(3).given(pile=()).hold("A36", "A48")
    table.given(hands=(("A36", "A48"), (), ("A64",)))
    table.play(digging("A36 @ (2,0) 0"))
    assert (table.state.turn, table.told) == (2, ["dug-on"])
    assert table.drawing == "┣╋━━"


def test_ruling_24_the_game_is_over_when_everybody_has_passed() -> None:
    table = stuck(*FITS_NOT)
    table.hold("A52", "A54", "A64", seat=1 - table.state.turn).given(pile=USELESS)
    for _ in range(4):
        table.exchange()
    assert table.result == (False, "lost-tunnels")
    assert table.told[:3] == ["exchanged", "passed", "nobody-can-play"]


def test_the_game_is_over_when_no_hand_fits_and_the_pile_is_empty() -> None:
    table = team().dig("A02 @ (2,0) 90", "A26 @ (0,-1) 0").hold("A05", "A19")
    table.hold("A30", seat=1 - table.state.turn).given(pile=())
    table.play(digging("A05 @ (0,1) 90"))
    assert table.told[:2] == ["dug-shut", "nobody-can-play"]
    assert table.result == (False, "lost-tunnels")


def test_the_game_is_over_when_all_hands_are_empty() -> None:
    table = team().given(pile=(), hands=(("A36",), ())).play(digging("A36 @ (2,0) 0"))
    assert table.told[:2] == ["dug-on", "hands-empty"]
    assert table.result == (False, "lost-tunnels")


def test_ruling_25_the_exit_may_be_laid_from_the_first_hand() -> None:
    assert team().refusal("EXIT @ (2,0) 0") is None


def test_ruling_28_closing_everything_without_the_exit_is_a_defeat() -> None:
    table = team(gathered=KIT).dig("A26 @ (0,-1) 0", "A25 @ (1,1) 180", "A05 @ (2,0) 0")
    assert table.result == (False, "lost-no-exit")
    assert table.drawing == drawn("""
        ┏┓
        ┣╋━╸
        ┗┛
    """)


def test_ruling_29_closing_everything_with_water_in_sight_is_a_defeat() -> None:
    table = team(gathered=KIT).dig("A26 @ (0,-1) 0", "A25 @ (1,1) 180", "A35 @ (2,0) 0")
    assert table.dig("EXIT @ (4,0) 0").result == (False, "lost-water")
    assert table.drawing == drawn("""
        ┏┓
        ┣╋━═━X
        ┗┛
    """)


def test_ruling_30_with_one_tunnel_left_and_no_exit_play_goes_on() -> None:
    table = team().dig("A26 @ (0,-1) 0", "A25 @ (1,1) 180")
    assert (table.open, table.result) == (1, None)
    assert table.drawing == drawn("""
        ┏┓
        ┣╋
        ┗┛
    """)


def test_ruling_31_an_exit_set_aside_is_lost_and_nobody_else_is_told() -> None:
    table = team().dig(*WALLED, *REST).hold("EXIT", "A19", "A30").given(pile=("A36",))
    assert table.drawing == drawn("""
         ┏┓
         ┣╋┓
         ┃ ╹
         ┣━╸
        ╺┛
    """)
    me = table.state.turn
    table.exchange()
    other = GAME.view(table.state, Seat(1 - me))
    assert (other.set_aside_sizes[me], other.set_aside) == (3, ())
    assert EXIT not in other.model_dump_json()
    assert GAME.view(table.state, me).set_aside == ("A19", "A30", EXIT)


def test_ruling_32_a_hole_of_one_cell_stays_open_for_good() -> None:
    table = team().dig(*WALLED)
    assert table.told == ["dug-shut", "tunnel-walled"]
    view = GAME.view(table.state, None)
    assert [(one.x, one.y, one.side) for one in view.tunnels if one.walled] == [(1, 0, "S")]
    assert table.result is None
    assert table.drawing == drawn("""
        ┣╋┓
        ┃ ╹
        ┣━╸
    """)


@pytest.mark.parametrize(
    ("below", "walled", "drawing"),
    [("A47", 0, "┣╋┓\n┃ ╹\n╹╚┓"), ("A48", 2, "┣╋┓\n┃ ╹\n╹┗┓")],
)
def test_ruling_32_a_hole_with_water_leading_into_it_can_be_filled(
    below: str, walled: int, drawing: str
) -> None:
    table = team().dig("A02 @ (2,0) 90", "A05 @ (0,1) 90")
    table.given(table=table.state.table.plus(Laid(card=below, x=2, y=2, turn=180)))
    assert table.drawing == drawing
    assert len(table.state.table.grid.walled) == walled


def test_ruling_34_the_lot_may_choose_who_begins() -> None:
    options = Options(first_player="lot")
    first = {GAME.setup(4, options, Chance(f"lot{n}", 0)).turn for n in range(40)}
    assert first == {0, 1, 2, 3}
    assert GAME.setup(4, Options(), Chance("lot1", 0)).turn == 0


@pytest.mark.parametrize(("solo_hand", "cards"), [("6", 6), ("3", 3)])
def test_ruling_36_alone_one_holds_six_cards_or_three(solo_hand: str, cards: int) -> None:
    options = Options.model_validate({"solo_hand": solo_hand})
    state = GAME.setup(1, options, Chance("solo", 0))
    assert (len(state.hands[0]), len(state.pile)) == (cards, 69 - cards)
    assert len(GAME.setup(2, options, Chance("duo", 0)).hands[0]) == 3


def test_ruling_37_one_open_tunnel_counts_as_two_to_four() -> None:
    table = team(1).dig("A26 @ (0,-1) 0", "A25 @ (1,1) 180")
    table.given(pile=(), hands=(("A36",),)).play(digging("A36 @ (2,0) 0"))
    outcome = GAME.outcome(table.state)
    assert outcome
    assert outcome.grade == "grade-2"
    assert table.drawing == drawn("""
        ┏┓
        ┣╋━━
        ┗┛
    """)


def test_ruling_37_no_line_for_closing_everything_without_the_exit() -> None:
    table = team(1).dig("A26 @ (0,-1) 0", "A25 @ (1,1) 180", "A05 @ (2,0) 0")
    outcome = GAME.outcome(table.state)
    assert outcome
    assert (outcome.reason, outcome.grade) == ("lost-no-exit", None)
    assert table.drawing == drawn("""
        ┏┓
        ┣╋━╸
        ┗┛
    """)


def test_a_team_hears_its_line_only_if_it_asked_for_it() -> None:
    grades = []
    for options in (Options(), Options(score_line="always")):
        table = team(options=options).dig("A26 @ (0,-1) 0", "A05 @ (2,0) 0", "EXIT @ (0,1) 90")
        outcome = GAME.outcome(table.dig("A05 @ (1,1) 90").state)
        assert outcome
        grades.append(outcome.grade)
    assert grades == [None, "grade-exit"]


# ---- where cards fit -----------------------------------------------------------------------------


@pytest.mark.parametrize("rule", ["strict", "loose"])
def test_the_search_finds_every_place_that_trying_every_cell_finds(rule: str) -> None:
    options = Options.model_validate({"side": "normal", "cover_rule": rule})
    table, luck = Table(side="normal"), Chance(f"cells {rule}", 0)
    for card in luck.shuffle(tuple(CARDS)):
        found = places_for(table.grid, card, options.cover_rule)
        assert set(found) == _tried(table.grid, card, options)
        assert len(set(found.values())) == len(found), "two places have one code"
        assert all(listed_spot(card, _read(table.grid, code)) == at for at, code in found.items())
        if found:
            at = luck.pick(tuple(found))
            table = table.plus(Laid(card=card, x=at.x, y=at.y, turn=at.turn))
    assert len(table.laid) > 50


def _tried(grid: Grid, card: str, options: Options) -> set[Spot]:
    cells = {
        (x + dx, y + dy) for x, y in grid.squares for dx in range(-2, 3) for dy in range(-2, 3)
    }
    spots = (Spot(x, y, turn) for x, y in cells for turn in TURNS)
    return {
        listed_spot(card, one) for one in spots if not grid.hindrance(card, one, options.cover_rule)
    }


def _read(grid: Grid, code: str) -> Spot:
    found = read_code(grid, code)
    assert found
    return found


def test_a_grid_grown_card_by_card_equals_one_read_anew() -> None:
    table = team().dig("A35 @ (2,0) 0", "A41 @ (3,0) 0", "A26 @ (0,-1) 0").state.table
    anew = Table.model_validate_json(table.model_dump_json())
    assert anew == table
    assert (anew.grid.tunnels, anew.grid.waters) == (table.grid.tunnels, table.grid.waters)
    assert anew.grid.demands == table.grid.demands


@pytest.mark.parametrize("rule", ["strict", "loose"])
def test_a_place_is_told_with_the_tunnels_it_closes_and_opens(rule: str) -> None:
    options = Options.model_validate({"cover_rule": rule})
    table, luck = Table(side="easy"), Chance(f"change {rule}", 0)
    for card in luck.shuffle(tuple(CARDS)):
        for at in places_for(table.grid, card, options.cover_rule):
            laid = Laid(card=card, x=at.x, y=at.y, turn=at.turn)
            before, after = table.grid.tunnels.keys(), table.grid.plus(laid).tunnels.keys()
            assert table.grid.tunnel_changes(laid) == (len(before - after), len(after - before))
        if found := tuple(places_for(table.grid, card, options.cover_rule)):
            at = luck.pick(found)
            table = table.plus(Laid(card=card, x=at.x, y=at.y, turn=at.turn))


def test_a_tunnel_keeps_its_number_while_it_is_open() -> None:
    before = team()
    numbers = dict(before.state.table.grid.tunnels)
    after = before.dig("A36 @ (2,0) 0").state.table.grid.tunnels
    assert {end: n for end, n in after.items() if end in numbers}.items() <= numbers.items()
    assert after[(3, 0), 1] == numbers[(1, 0), 1], "a tunnel that goes on keeps its number too"


def test_a_tunnel_that_goes_on_keeps_its_number_though_a_lower_one_is_free() -> None:
    one_closed = team().dig("A05 @ (0,1) 90")
    assert 2 not in one_closed.state.table.grid.tunnels.values()
    before = one_closed.state.table.grid.tunnels[(1, 0), 1]
    assert one_closed.dig("A36 @ (2,0) 0").state.table.grid.tunnels[(3, 0), 1] == before > 2


def test_a_code_means_the_same_for_every_card() -> None:
    grid = team().state.table.grid
    assert {
        places_for(grid, card, "strict").get(Spot(2, 0, 0)) for card in ("A05", "A36", EXIT)
    } == {"A4"}


def test_a_card_alike_both_ways_is_offered_once_and_understood_both_ways() -> None:
    table = team().hold("A36", "A48", "A64")
    digs = [move for move in GAME.legal(table.state, Seat(0)) if isinstance(move, Dig)]
    assert len([move for move in digs if move.card == "A36"]) == 5
    assert table.play(digging("A36 @ (3,0) 180")).state.table.laid[0].spot == Spot(2, 0, 0)


@pytest.mark.parametrize("code", ["A9", "M1", "A", "1", "", "A1 please", "G1"])
def test_a_code_that_the_table_does_not_have_is_no_place(code: str) -> None:
    assert read_code(team().state.table.grid, code) is None


@pytest.mark.parametrize("code", ["a4", " A4 ", "A 4"])
def test_codes_are_read_generously(code: str) -> None:
    assert read_code(team().state.table.grid, code) == Spot(2, 0, 0)


# ---- refusals --------------------------------------------------------------------------------


def test_a_card_that_is_not_held_is_refused() -> None:
    table = team().hold("A36", "A48", "A64")
    assert table.refusal(Dig(card="A05", x=2, y=0, turn=0)) == "not-in-hand"
    assert table.refusal(Gather(card="A04")) == "not-in-hand"
    assert table.refusal(Gather(card="nonsense")) == "not-in-hand"


def test_playing_out_of_turn_is_refused() -> None:
    with pytest.raises(IllegalMove, match="not-your-turn"):
        GAME.refuse(team().state, Seat(1), Exchange())


def test_everything_gathered_is_counted_by_kind() -> None:
    assert (count_items(KIT, "raincoat"), count_items(KIT, "rope")) == (3, 2)
