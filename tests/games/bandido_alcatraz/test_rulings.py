"""Bandido Alcatraz: the rulings that no scenario names, one sentence each."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from games.bandido_alcatraz.components import CARDS, EXIT
from games.bandido_alcatraz.model import Exchange, Options
from games.kit.chance import Chance
from games.kit.game import Seat
from tests.cogs.test_bandido_alcatraz import SLUG, put
from tests.games.bandido_alcatraz.test_scenarios import (
    FITS_NOT,
    HOLE,
    HOLE_DRAWN,
    LOOSE,
    USELESS,
    stuck,
)
from tests.support.bandido_table import GAME, KIT, digging, drawn, sign, team
from tests.support.evening import evening

if TYPE_CHECKING:
    from pathlib import Path

# ---- laying and covering -----------------------------------------------------------------------


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


def test_ruling_15_water_may_wait_for_the_very_last_card() -> None:
    table = team(gathered=KIT).dig("A35 @ (2,0) 0", "A26 @ (0,-1) 0", "A25 @ (1,1) 180")
    assert (table.open, table.blue, table.result) == (1, {(3, 0)}, None)
    assert table.dig("EXIT @ (3,0) 0").result == (True, "won-escape")
    assert table.drawing == drawn("""
        ┏┓
        ┣╋━━X
        ┗┛
    """)


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


# ---- changing the hand -------------------------------------------------------------------------


def test_ruling_19_whoever_changed_the_hand_plays_and_draws_in_the_same_turn() -> None:
    table = stuck(*FITS_NOT)
    me = table.state.turn
    top = ("A12", "A52", "A54", "A64", "A65")
    table.hold("A36", "A48", "A63", seat=1 - me).given(pile=top).exchange()
    assert (table.state.turn, table.hand) == (me, ("A12", "A52", "A54"))
    table.gather("A12")
    assert (table.state.turn, table.state.hands[me]) == (1 - me, ("A52", "A54", "A64"))


def test_ruling_21_returned_cards_lie_under_the_pile_in_an_order_nobody_sees() -> None:
    table = stuck(*FITS_NOT).state
    after = [GAME.play(table, table.turn, Exchange(), Chance(f"order{n}", 1))[0] for n in range(30)]
    assert {tuple(sorted(state.pile[-3:])) for state in after} == {FITS_NOT}
    assert len({state.pile for state in after}) == 6
    for seat in (None, Seat(0), Seat(1)):
        assert len({GAME.view(state, seat).model_dump_json() for state in after}) == 1


def test_ruling_36_alone_the_hand_is_refilled_and_changed_as_a_whole() -> None:
    table = team(1).dig(*HOLE)
    assert table.drawing == HOLE_DRAWN
    assert (len(table.hand), table.state.turn) == (6, 0)
    table.hold(*FITS_NOT, *USELESS[:3])
    new, old = table.state.pile[:6], table.hand
    table.exchange()
    assert table.hand == tuple(sorted(new))
    assert sorted(table.state.pile[-6:]) == sorted(old)


# ---- the exit ----------------------------------------------------------------------------------


def test_ruling_25_an_exit_drawn_by_changing_the_hand_may_be_laid_in_the_same_turn() -> None:
    table = stuck(*FITS_NOT, gathered=KIT)
    me = table.state.turn
    table.given(pile=(EXIT, *(one for one in table.state.pile if one != EXIT)))
    table.exchange()
    assert (table.state.turn, EXIT in table.hand) == (me, True)
    assert table.play(digging("EXIT @ (1,1) 90")).result == (True, "won-escape")
    assert table.drawing == drawn("""
        ┏┓
        ┣╋┓
        ┃┃╹
        ╹X
    """)


@pytest.mark.parametrize("place", ["(0,-1) 270", "(1,-1) 270", "(0,1) 90", "(1,1) 90", "(4,0) 0"])
def test_ruling_26_the_exit_asks_for_no_kit_no_dry_table_and_no_closed_tunnels(place: str) -> None:
    table = team().dig("A35 @ (2,0) 0")
    assert (table.open, len(table.blue), table.state.gathered) == (5, 1, ())
    assert table.drawing == "┣╋━═"
    assert table.refusal(f"EXIT @ {place}") is None


def test_ruling_26_the_exit_has_to_fit_like_any_other_card() -> None:
    assert team().refusal("EXIT @ (3,0) 180") == "tunnel-meets-earth"
    assert team().refusal("EXIT @ (-1,0) 180") == "tunnel-meets-earth"


def test_ruling_27_with_the_exit_laid_and_tunnels_open_the_next_seat_plays() -> None:
    table = team(gathered=KIT).dig("EXIT @ (2,0) 0")
    assert (table.open, table.result) == (4, None)
    assert table.drawing == "┣╋━X"
    assert table.state.turn == 1
    table.dig("A36 @ (0,1) 90")
    assert (table.result, table.state.turn) == (None, 0)
    assert table.drawing == drawn("""
        ┣╋━X
        ┃
        ┃
    """)


# ---- what is known and said --------------------------------------------------------------------


def test_ruling_33_nobody_is_warned_because_the_cards_that_would_help_are_gone() -> None:
    table = team().dig("A35 @ (2,0) 0")
    assert table.drawing == "┣╋━═"
    gone = tuple(one for one in (*CARDS, EXIT) if one not in ("A35", *FITS_NOT))
    table.given(pile=(), hands=(FITS_NOT, ()), set_aside=(gone, ()))
    for seat in (None, Seat(0), Seat(1)):
        view = GAME.view(table.state, seat)
        assert [water.blocked for water in view.waters] == [False]
        assert not any(tunnel.walled for tunnel in view.tunnels)


def test_ruling_35_no_card_of_a_hand_is_shown_to_anybody_else() -> None:
    table = team().dig("A05 @ (2,0) 0")
    secret = table.state.hands[0]
    assert len(secret) == 3
    for seat in (None, Seat(1)):
        seen = GAME.view(table.state, seat).model_dump_json()
        assert not [card for card in secret if card in seen]


async def test_ruling_35_a_signal_tells_a_plan_and_names_no_card(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, _ = table.people
        await table.open_table(SLUG, *table.people)
        position = team().hold("A01", "A36", "A48")
        await put(table, position)
        await red.press("I have a rope", on=table.hand(red))
        said = "I have a rope; I could gather it instead of digging."
        assert f"**{red.name}**: “{said}”" in table.told()
        assert not [card for card in position.hand if sign(card) in table.told()]
