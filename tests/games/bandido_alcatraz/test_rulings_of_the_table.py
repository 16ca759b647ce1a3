"""Bandido Alcatraz, rulings 1 to 16: digging, gathering, and covering water."""

from __future__ import annotations

from games.bandido_alcatraz.model import Gather, Laid, Options
from tests.support.boards.bandido_table import GAME, KIT, LOOSE, drawn, team


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


def test_ruling_3_tunnels_into_one_cell_are_counted_one_by_one() -> None:
    table = team(options=Options(side="normal")).dig("A26 @ (-1,-1) 0")
    assert {((0, 0), 3), ((-1, -1), 2)} <= set(table.state.table.grid.tunnels)
    assert table.open == 6
    assert table.drawing == drawn("""
        ┏┓
         ╋╋
    """)
    assert table.dig("A10 @ (-1,0) 180").open == 4
    assert table.drawing == drawn("""
         ┏┓
        ╺┻╋╋
    """)


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


def test_ruling_9_a_card_on_two_blue_halves_has_to_repeat_both() -> None:
    table = team().dig("A35 @ (2,0) 0", "A47 @ (4,-1) 90")
    assert table.drawing == drawn("""
            ┏
        ┣╋━═╝
    """)
    assert table.refusal("A24 @ (3,0) 0") == "cover-shape"
    assert table.refusal("A24 @ (4,0) 180") is None
    assert table.dig("A24 @ (4,0) 180").blue == set()
    assert table.drawing == drawn("""
            ┏
        ┣╋━━┛
    """)


def test_ruling_10_a_cover_keeps_even_the_tunnels_that_face_empty_cells() -> None:
    strict, loose = (team(options=rule).dig("A41 @ (2,0) 0") for rule in (Options(), LOOSE))
    assert strict.drawing == loose.drawing == "┣╋━╣"
    assert strict.refusal("A16 @ (3,0) 270") is None
    assert strict.refusal("A07 @ (3,0) 270") == "cover-shape"
    assert loose.refusal("A07 @ (3,0) 270") is None


def test_ruling_10_a_cover_opens_no_tunnel_where_there_was_earth() -> None:
    strict, loose = (team(options=rule).dig("A35 @ (2,0) 0") for rule in (Options(), LOOSE))
    assert strict.drawing == loose.drawing == "┣╋━═"
    assert strict.refusal("A16 @ (3,0) 0") == "cover-shape"
    assert loose.refusal("A16 @ (3,0) 0") is None


def test_ruling_11_water_that_is_walled_in_is_said_once_and_play_goes_on() -> None:
    table = team().dig("A35 @ (2,0) 0", "A05 @ (4,0) 0")
    assert "water-blocked" in table.told
    assert table.drawing == "┣╋━═━╸"
    view = GAME.view(table.state, None)
    assert [water.blocked for water in view.waters] == [True]
    assert table.result is None
    assert "water-blocked" not in table.dig("A36 @ (1,1) 90").told


def test_ruling_11_water_that_leads_into_other_water_is_not_walled_in() -> None:
    table = team().dig("A35 @ (2,0) 0", "A47 @ (4,-1) 90")
    assert table.drawing == drawn("""
            ┏
        ┣╋━═╝
    """)
    assert "water-blocked" not in table.told
    view = GAME.view(table.state, None)
    assert [(water.x, water.y, water.blocked) for water in view.waters] == [
        (3, 0, False),
        (4, 0, False),
    ]


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


def test_ruling_15_water_may_wait_for_the_very_last_card() -> None:
    table = team(gathered=KIT).dig("A35 @ (2,0) 0", "A26 @ (0,-1) 0", "A25 @ (1,1) 180")
    assert (table.open, table.blue, table.result) == (1, {(3, 0)}, None)
    assert table.dig("EXIT @ (3,0) 0").result == (True, "won-escape")
    assert table.drawing == drawn("""
        ┏┓
        ┣╋━━X
        ┗┛
    """)


def test_ruling_16_the_free_square_of_a_covering_card_must_fit_too() -> None:
    table = team().dig("A35 @ (2,0) 0")
    assert table.refusal("A42 @ (3,0) 0") is None
    below = Laid(card="A05", x=4, y=1, rotation=0)
    table.given(table=table.state.table.plus(below))
    assert table.drawing == drawn("""
        ┣╋━═
            ━╸
    """)
    assert table.refusal("A42 @ (3,0) 0") == "tunnel-meets-earth"
