"""All aboard!: how a match begins, goes on from round to round, and ends."""

from __future__ import annotations

from collections import Counter
from typing import Literal

import pytest

from games.all_aboard.components import FIGURES
from games.all_aboard.model import Options
from games.kit.chance import Chance
from games.kit.game import IllegalMove
from tests.support.boards.all_aboard_table import (
    GAME,
    SEATS,
    before_last_boarding,
    deal,
    random_match,
)


def test_ruling_4_the_first_player_is_drawn_by_lot() -> None:
    assert {deal(4, f"lot {n}").first for n in range(40)} == {0, 1, 2, 3}


def test_the_table_may_name_the_first_player() -> None:
    assert {deal(4, f"{n}", Options(first_player="3")).first for n in range(9)} == {2}


def test_the_first_player_must_sit_at_the_table() -> None:
    with pytest.raises(IllegalMove) as refused:
        GAME.check_start(3, Options(first_player="4"))
    assert refused.value.text.key == "no-such-seat"
    GAME.check_start(4, Options(first_player="4"))


@pytest.mark.parametrize("boats", ["even", "spread"])
def test_thirty_boats_of_the_chosen_deck_hold_fifteen_kilos_on_average(
    boats: Literal["even", "spread"],
) -> None:
    state = deal(options=Options(boat_deck=boats))
    every = [*state.boat_deck, *(boat.capacity for boat in state.boats)]
    assert Counter(every) == Counter(FIGURES.boat_decks[boats].cards())
    assert (len(every), sum(every)) == (30, 450)


def test_ruling_18_boats_are_revealed_although_their_deck_is_nearly_empty() -> None:
    state, move = before_last_boarding(
        "{P bear, P fox, R sloth}14 · {P lion, R fox, R moose}18", deck=(20,), boat_discard=(12, 12)
    )
    after, _ = GAME.play(state, state.turn, move, Chance("nearly empty", 1))
    revealed = [boat.capacity for boat in after.boats]
    assert revealed[0] == 20
    assert sorted([revealed[1], *after.boat_deck]) == [12, 12, 14, 18]
    assert after.boat_discard == ()


@pytest.mark.parametrize("seats", SEATS)
def test_a_match_ends_after_four_rounds_with_empty_hands(seats: int) -> None:
    *_, (_, _, end, _) = random_match(seats, "end")
    assert not any(end.hands)
    assert not any(end.piles)
    assert GAME.outcome(end) is not None
    assert GAME.to_act(end) == frozenset()
