"""All aboard!: what a menu asks, and how it calls the answers."""

from __future__ import annotations

from games.all_aboard.model import Options
from games.kit.chance import Chance
from games.kit.menu import Menu
from games.kit.words import Voice
from tests.support.boards.all_aboard_table import GAME, SHORT
from tests.support.laws.menus import menu_of


def test_a_menu_asks_for_the_animal_then_for_the_boat() -> None:
    say = Voice("en", "all_aboard", SHORT)
    state = GAME.setup(3, Options(boat_deck="even"), Chance("menu", 0))
    first = menu_of(GAME, state, state.turn)
    then = menu_of(GAME, state, state.turn, (0,))
    assert isinstance(first, Menu)
    assert isinstance(then, Menu)
    assert say(first.ask) == "Which animal?"
    animal = state.hands[state.turn][0]
    assert say(then.ask) == f"Into which boat do you put the {animal}?"
    assert say(then.options[1].label) == f"Boat 2 · holds {state.boats[1].capacity} · empty"


def test_a_menu_warns_that_the_second_animal_goes_face_down(say: Voice) -> None:
    state = GAME.setup(3, Options(), Chance("menu", 0))
    asked = [
        say(GAME.decisions(GAME.view(now, now.turn), GAME.legal(now, now.turn)[0])[1].ask)
        for now in (state, state.model_copy(update={"circuit": 2}))
    ]
    assert asked[0] != asked[1]


def test_tables_share_what_they_ask_alike() -> None:
    one, other = (
        {
            decision.model_dump_json(): decision
            for move in GAME.legal(state, state.turn)
            for decision in GAME.decisions(GAME.view(state, state.turn), move)
        }
        for state in (GAME.setup(2, Options(), Chance(seed, 0)) for seed in "ab")
    )
    asked_alike = one.keys() & other.keys()
    assert asked_alike
    assert all(one[asked] is other[asked] for asked in asked_alike)
