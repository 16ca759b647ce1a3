"""Off the Rails alone: grades, cave-ins, and carts that are lost for good."""

from __future__ import annotations

import pytest

from games.kit.chance import Chance
from games.kit.game import IllegalMove
from games.off_the_rails.components import CHASM_CARD, COLOURS, NOTHING, jewels_of
from games.off_the_rails.model import Options, PlaceCart, Stop
from games.off_the_rails.rules import outcome, solo_grade
from games.off_the_rails.rules.scoring import solo_score
from tests.support.boards.off_the_rails_table import GAME, Position, heap, position


def homes(**by_colour: str) -> tuple[tuple[int, int, int, int, int], ...]:
    return tuple(heap(by_colour.get(colour, "")) for colour in COLOURS)


def test_scenario_18_solo_grades_and_score() -> None:
    major = homes(
        red="ruby ruby", green="emerald emerald ruby", yellow="gold gold", blue="diamond diamond"
    )
    assert (solo_grade(major), solo_score(major)) == ("major", 209)
    win = homes(red="ruby", green="emerald", yellow="gold", blue="diamond")
    assert (solo_grade(win), solo_score(win)) == ("win", 104)
    wrong = homes(red="emerald ruby", green="gold", yellow="diamond")
    assert (solo_grade(wrong), solo_score(wrong)) == ("partial", 14)
    assert solo_grade(homes(red="ruby")) == "loss"


def test_alone_the_first_cave_in_takes_four_squares_and_later_ones_one() -> None:
    state = GAME.setup(1, Options(), Chance("solo", 0))
    deck = ("red1", "red2", "red3", "red4", "red5", "red6", "red7", *state.deck[:9])
    start = Position(state.model_copy(update={"deck": deck}))
    first = start.drive()
    assert set(first.state.tokens) == {"C2", "D2", "E2", "C3"}
    assert len(first.drive().state.tokens) == 5


def test_ruling_43_alone_the_chasm_card_lays_nothing_and_goes_back() -> None:
    state = GAME.setup(1, Options(), Chance("solo", 0))
    rest = tuple(card for card in state.deck if card not in {CHASM_CARD, "red1"})
    start = Position(state.model_copy(update={"deck": (CHASM_CARD, *rest), "round": 2}))
    end = start.drive()
    assert not end.state.tokens
    assert CHASM_CARD in end.state.deck


def test_ruling_44_alone_any_token_will_do_once_a_colour_has_run_out() -> None:
    state = GAME.setup(1, Options(), Chance("solo", 0))
    supply = {**dict.fromkeys(COLOURS, 5), "red": 0}
    start = Position(
        state.model_copy(update={"deck": ("red1", "red2"), "round": 2, "supply": supply})
    )
    assert start.drive().state.tokens == {"C2": "yellow"}


def test_alone_a_derailed_cart_is_out_and_the_match_ends_with_the_last() -> None:
    lost = position("  C\n1 ┃", "red C1 S 3", clans="alone", deck=("blue8",) * 4, round=2).drive()
    assert lost.cart("red") == "lost"
    assert lost.state.phase == "actions"
    with pytest.raises(IllegalMove, match="'cart-lost'"):
        lost.play(PlaceCart(cart="red", at="C0"))
    carts = tuple(
        cart.model_copy(update={"lost": True}) if cart.name != "red" else cart
        for cart in position("  C\n1 ┃", "red C1 S 3", clans="alone").state.carts
    )
    last = position("  C\n1 ┃", "red C1 S 3", clans="alone", round=2, carts=carts).drive()
    assert last.state.phase == "over"


def test_alone_one_may_stop_once_it_is_won() -> None:
    won = homes(red="ruby", green="emerald", yellow="gold", blue="diamond")
    early = position(clans="alone")
    with pytest.raises(IllegalMove):
        early.play(Stop())
    end = Position(early.state.model_copy(update={"homes": won})).play(Stop())
    result = outcome(end.state)
    assert result is not None
    assert result.winners == {0}
    assert (result.grade, result.scores) == ("grade-win", (104,))


def test_alone_what_leaves_is_remembered_by_its_surface() -> None:
    out = position(
        "  C\n1 ┃", "blue C1 N 1: diamond ruby", clans="alone", deck=("blue8",) * 3, round=2
    ).drive()
    assert out.state.homes == (jewels_of(ruby=1, diamond=1), NOTHING, NOTHING, NOTHING)
    assert out.cart("blue") == "supply"
