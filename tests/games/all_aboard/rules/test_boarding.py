"""All aboard!: which animal may board where, and what follows."""

from __future__ import annotations

import pytest

from games.all_aboard.components import ANIMALS, Animal
from games.all_aboard.model import Board, State, card
from games.kit.chance import Chance
from games.kit.game import IllegalMove, Seat
from tests.support.boards.all_aboard_table import (
    GAME,
    SEATS,
    before_last_boarding,
    deal,
    random_match,
)


def refusal(state: State, animal: Animal, boat: int) -> str:
    with pytest.raises(IllegalMove) as refused:
        GAME.play(state, state.turn, Board(animal=animal, boat=boat), Chance("put", 1))
    return refused.value.text.key


def test_ruling_1_a_boat_holds_three_animals_even_of_one_owner() -> None:
    state, move = before_last_boarding("{P bear, P fox, P sloth}14 · {R* bear, R fox, R moose}18")
    assert move == Board(animal="moose", boat=2)
    assert refusal(state, "moose", 1) == "boat-full"


@pytest.mark.parametrize("seats", SEATS)
def test_ruling_1_every_boat_ends_with_three_and_nobody_is_stuck(seats: int) -> None:
    for state, *_ in random_match(seats, "three"):
        if state.circuit == 3 and (state.turn + 1) % seats == state.first:
            places = sorted(len(boat.cards) for boat in state.boats)
            assert places == [2] + [3] * (seats - 1)
            assert len({move.boat for move in GAME.legal(state, state.turn)}) == 1


def test_a_card_must_be_in_hand() -> None:
    state = deal()
    absent = next(animal for animal in ANIMALS if animal not in state.hands[state.turn])
    assert refusal(state, absent, 1) == "not-in-hand"


@pytest.mark.parametrize("boat", [-1, 0, 4])
def test_a_boat_must_be_at_the_quay(boat: int) -> None:
    state = deal(3)
    assert refusal(state, state.hands[state.turn][0], boat) == "no-such-boat"


def test_ruling_2_the_second_card_of_a_round_lies_face_down() -> None:
    for state, move, after, _ in random_match(3, "down"):
        if after.boats and state.round == after.round:
            laid = after.boats[move.boat - 1].cards[-1]
            assert laid == card(owner=state.turn, animal=move.animal, face_up=state.circuit != 2)


def test_ruling_3_a_card_is_drawn_after_each_placement_until_the_last_round() -> None:
    for state, _, after, _ in random_match(2, "draw"):
        drawn = state.piles[state.turn][:1]
        assert set(drawn) <= set(after.hands[state.turn])
        assert len(after.hands[state.turn]) == len(state.hands[state.turn]) - 1 + len(drawn)
        assert bool(drawn) == (state.round < 4)


def test_a_refused_move_leaves_the_turn_where_it_was() -> None:
    state = deal(3)
    other = Seat((state.turn + 1) % 3)
    with pytest.raises(IllegalMove) as refused:
        GAME.play(state, other, Board(animal=state.hands[other][0], boat=1), Chance("x", 1))
    assert refused.value.text.key == "not-your-turn"
