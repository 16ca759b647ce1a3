"""All aboard!: who sees what, and what cannot be found out."""

from __future__ import annotations

import pytest

from games.all_aboard.components import ANIMALS
from games.all_aboard.model import Options, State
from games.kit.chance import Chance
from games.kit.game import Seat
from tests.support.boards.all_aboard_table import GAME, SEATS, before_last_boarding, random_match

HIDDEN, _ = before_last_boarding(
    "{P* bear, R fox, Y octopus}12 · {R* lion, P moose, Y zebra}14 · {Y* sloth, P fox, R bear}16"
)
P, R, Y = Seat(0), Seat(1), Seat(2)


def seen(state: State, viewer: Seat | None) -> list[str | None]:
    """What a viewer sees of the first card in each boat: in HIDDEN those lie face down."""
    return [boat.cards[0].animal for boat in GAME.view(state, viewer).boats]


def test_a_face_down_animal_is_known_to_its_owner_only() -> None:
    assert seen(HIDDEN, P) == ["bear", None, None]
    assert seen(HIDDEN, R) == [None, "lion", None]
    assert seen(HIDDEN, Y) == [None, None, "sloth"]


def test_the_table_sees_no_face_down_animal_but_whose_it_is() -> None:
    assert seen(HIDDEN, None) == [None, None, None]
    laid = [boat.cards[0] for boat in GAME.view(HIDDEN, None).boats]
    assert [(one.owner, one.face_up) for one in laid] == [(P, False), (R, False), (Y, False)]


def test_the_owner_sees_that_the_card_lies_face_down() -> None:
    assert not GAME.view(HIDDEN, P).boats[0].cards[0].face_up


def test_a_hand_is_seen_by_its_owner_only() -> None:
    state = GAME.setup(3, Options(), Chance("hand", 0))
    assert GAME.view(state, R).hand == state.hands[R]
    assert GAME.view(state, None).hand is None
    assert GAME.view(state, None).hand_sizes == (3, 3, 3)


@pytest.mark.parametrize("seats", SEATS)
def test_hands_are_listed_by_weight_so_that_their_order_gives_nothing_away(seats: int) -> None:
    for *_, state, _ in random_match(seats, "order"):
        for hand in state.hands:
            assert list(hand) == sorted(hand, key=ANIMALS.index)


def test_redealt_worlds_differ_in_everything_a_seat_does_not_know() -> None:
    *_, (state, _, _, _) = [one for one in random_match(3, "differ") if one[0].circuit == 3][:2]
    worlds = [GAME.redeal(state, P, Chance("differ", n)) for n in range(30)]
    assert len({world.hands[R] for world in worlds}) > 5
    assert len({world.piles[P] for world in worlds}) > 5
    assert len({world.boat_deck for world in worlds}) > 5
    assert len({tuple(boat.cards for boat in world.boats) for world in worlds}) > 5


def test_a_redealt_world_keeps_what_the_seat_laid_down_itself() -> None:
    worlds = [GAME.redeal(HIDDEN, R, Chance("mine", n)) for n in range(10)]
    assert {world.boats[1] for world in worlds} == {HIDDEN.boats[1]}


def test_everything_is_open_once_the_boats_have_sailed() -> None:
    *_, (_, _, end, _) = random_match(3, "open")
    assert GAME.view(end, None).saved == end.saved
    assert all(one.face_up for one in GAME.view(end, None).animal_discard)


def test_ruling_30_saved_piles_are_open_with_their_octopuses() -> None:
    state = HIDDEN.model_copy(update={"saved": (("octopus",), (), ("bear",)), "cupids": (0, 1, 1)})
    view = GAME.view(state, P)
    assert view.saved == (("octopus",), (), ("bear",))
    assert view.points == (3, 2, 12)


def test_what_looks_alike_is_the_same_card_for_all_who_see_it() -> None:
    table, red = (GAME.view(HIDDEN, viewer).boats[0].cards[0] for viewer in (None, R))
    assert table is red
