"""Bandido Alcatraz, rulings 17 to 25: exchanging the hand, passing, and the empty pile."""

from __future__ import annotations

import pytest

from games.bandido_alcatraz.components import EXIT
from games.bandido_alcatraz.model import Exchange
from games.kit.chance import Chance
from games.kit.game import IllegalMove, Seat
from tests.support.boards.bandido_table import (
    FITS_NOT,
    GAME,
    HOLE,
    HOLE_DRAWN,
    KIT,
    USELESS,
    digging,
    drawn,
    stuck,
    team,
)


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


def test_ruling_19_whoever_changed_the_hand_plays_and_draws_in_the_same_turn() -> None:
    table = stuck(*FITS_NOT)
    me = table.state.turn
    top = ("A12", "A52", "A54", "A64", "A65")
    table.hold("A36", "A48", "A63", seat=1 - me).given(pile=top).exchange()
    assert (table.state.turn, table.hand) == (me, ("A12", "A52", "A54"))
    table.gather("A12")
    assert (table.state.turn, table.state.hands[me]) == (1 - me, ("A52", "A54", "A64"))


def test_ruling_20_after_seeing_the_whole_pile_a_seat_passes() -> None:
    table = stuck(*FITS_NOT)
    me = table.state.turn
    table.hold("A36", "A48", "A63", seat=1 - me).given(pile=USELESS)
    table.exchange()
    assert (table.state.turn, table.state.exchanges) == (me, 1)
    table.exchange()
    assert table.told == ["exchanged", "passed"]
    assert table.state.turn == 1 - me


@pytest.mark.parametrize(("pile", "exchanges"), [(4, 2), (5, 2), (6, 2), (7, 3)])
def test_ruling_20_a_hand_is_changed_once_for_as_many_cards_as_the_pile_holds(
    pile: int, exchanges: int
) -> None:
    table = stuck(*FITS_NOT)
    me = table.state.turn
    useless = (*USELESS, "A38", "A42")
    table.hold("A36", "A48", "A63", seat=1 - me).given(pile=useless[:pile])
    for made in range(exchanges):
        assert (table.state.turn, table.state.exchanges) == (me, made)
        table.exchange()
    assert table.told == ["exchanged", "passed"]
    assert (table.state.turn, table.state.exchanges) == (1 - me, 0)


def test_ruling_21_returned_cards_lie_under_the_pile_in_an_order_nobody_sees() -> None:
    table = stuck(*FITS_NOT).state
    after = [GAME.play(table, table.turn, Exchange(), Chance(f"order{n}", 1))[0] for n in range(30)]
    assert {tuple(sorted(state.pile[-3:])) for state in after} == {FITS_NOT}
    assert len({state.pile for state in after}) == 6
    for seat in (None, Seat(0), Seat(1)):
        assert len({GAME.view(state, seat).model_dump_json() for state in after}) == 1


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
