"""The end of a turn in Off the Rails: deposits, the chasm, and the end of the match."""

from __future__ import annotations

import pytest

from games.kit.game import IllegalMove, Seat
from games.off_the_rails.components import CHASM_CARD, COLOURS, jewels_of
from games.off_the_rails.model import (
    Collapse,
    Draw,
    EndActions,
    Options,
    Pass,
)
from games.off_the_rails.rules import points
from tests.support.boards.off_the_rails_table import Position, heap, position

TRACK = "  C\n1 ┃\n2 ┃\n3 ┃"


def test_scenario_12_a_deposit_lies_under_a_cart_and_onto_what_is_there() -> None:
    start = position(
        TRACK, "blue.white C3 S 1: ruby", deposits={"C3": "rock"}, deck=("red4", "blue8")
    )
    end = start.drive()
    assert sum(end.state.deposits["C3"]) == 4
    assert end.at("C3").startswith("rock")
    assert end.cart("blue.white") == "C3 S: ruby"


def test_scenario_12_a_bag_too_empty_gives_what_it_has() -> None:
    end = position(deck=("red4", "blue8"), bag=heap("ruby gold")).drive()
    assert end.at("C3") == "ruby gold"


def test_scenario_13_everybody_the_drawer_last_has_one_more_turn_before_the_chasm() -> None:
    start = position(
        TRACK,
        "red.white C2 S 1: ruby",
        clans=("red", "green", "blue"),
        turn=Seat(1),
        deck=(CHASM_CARD, "blue8", "blue7", "blue6", "blue5"),
        chasm_deck=("red2", "yellow5", "green8", "blue1"),
        aside=COLOURS,
    )
    drawn = start.drive()
    assert (drawn.state.turn, drawn.state.last_turns, drawn.state.deposits) == (2, 3, {})
    third = drawn.drive()
    last = third.drive()
    assert not last.state.chasm_open
    opened = last.play(EndActions())
    assert opened.state.chasm_open
    assert opened.state.turn == 2
    assert set(opened.state.tokens) == {"D2", "H3", "E7", "F5"}
    assert sum(opened.state.supply.values()) == 16


def spreading() -> Position:
    return position(
        "  C\n2 x\n3 ┃",
        "blue.white C3 S 3: gold gold",
        deposits={"C3": "ruby"},
        phase="spread",
        token="red",
        chasm_open=True,
    )


def test_scenario_14_the_chasm_spreads_to_the_sides_and_swallows_all_there() -> None:
    start = spreading()
    assert [m.at for m in start.legal if isinstance(m, Collapse)] == ["C1", "B2", "D2", "C3"]
    end = start.play(Collapse(at="C3"))
    assert end.cart("blue.white") == "lost"
    assert end.state.gone == jewels_of(ruby=1, gold=2)
    assert "C3" not in end.state.tiles
    assert end.state.ruined == ("NS",)
    assert points(end.state)[1] == 5 + 3


def test_ruling_28_a_token_next_to_nothing_of_its_colour_is_refused() -> None:
    with pytest.raises(IllegalMove) as refused:
        spreading().play(Collapse(at="B1"))
    assert refused.value.text.key == "no-such-collapse"


def test_scenario_17_without_a_cart_below_a_token_is_offered_not_forced() -> None:
    start = position(
        "  C D\n1 ┃ ┃\n2 x ┃",
        "blue.white D1 S 1: gold",
        chasm_open=True,
        deck=(),
    )
    offer = start.drive()
    assert offer.legal == [Draw(), Pass()]
    passed = offer.play(Pass())
    assert passed.state.supply == start.state.supply
    forced = passed.play(EndActions())
    assert "token-drawn" in forced.keys


def test_a_token_without_a_square_is_set_aside() -> None:
    start = position("  D\n1 ┃\n2 ┃", "red.white D1 S 1", chasm_open=True)
    end = start.drive()
    assert "token-aside" in end.keys
    assert len(end.state.aside) == 1


def test_ruling_36_the_chasm_die_chooses_a_space_of_the_mine() -> None:
    options = Options(chasm_die="on")
    start = position("  B\n1 ┃\n2 ┃", "red.white B1 S 1", options=options, chasm_open=True)
    end = start.drive()
    assert len(end.state.tokens) == 1
    assert end.state.phase in {"actions", "over"}


def test_ruling_33_carts_below_after_the_last_token_derail_and_score() -> None:
    supply = {**dict.fromkeys(COLOURS, 0), "red": 1}
    start = position(
        "  B C\n7 · x\n8 ┃ ·",
        "red.white B8 N 1: gold",
        supply=supply,
        chasm_open=True,
        tokens={"H8": "red"},
        phase="spread",
        token="red",
    )
    start = Position(start.state.model_copy(update={"supply": dict.fromkeys(COLOURS, 0)}))
    end = start.play(Collapse(at="H7"))
    assert end.state.phase == "over"
    assert end.cart("red.white") == "supply"
