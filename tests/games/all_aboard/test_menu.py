"""All aboard!: what a menu asks, and how it calls the answers."""

from __future__ import annotations

from games.all_aboard.components import WEIGHTS
from games.all_aboard.model import Board, Options, SeenBoat, SeenCard
from games.all_aboard.picture import draw, preview
from games.all_aboard.rules import load
from games.kit.chance import Chance
from games.kit.game import Seat, text
from games.kit.menu import Menu
from games.kit.words import Voice, halves
from tests.support.boards.all_aboard_table import GAME, SHORT
from tests.support.laws.menus import menu_of
from tests.support.laws.pictures import cut


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
    weight, capacity = WEIGHTS[animal], state.boats[1].capacity
    label = say(then.options[1].label)
    assert label == f"Boat 2 · {halves(weight)} of {capacity} kg · empty so far"


def test_a_boat_says_what_it_would_carry_and_what_is_hidden() -> None:
    say = Voice("en", "all_aboard", SHORT)
    hidden = SeenCard(owner=Seat(1), animal=None, face_up=False)
    mouse = SeenCard(owner=Seat(1), animal="mouse", face_up=True)
    view = GAME.view(GAME.setup(3, Options(), Chance("menu", 0)), Seat(0))
    boats = tuple(
        SeenBoat(capacity=14, cards=cards) for cards in ((hidden,), (mouse,), (mouse, hidden))
    )
    seen = view.model_copy(update={"boats": boats})
    said = [
        say(GAME.decisions(seen, Board(animal="mouse", boat=boat))[-1].on_button or text("none"))
        for boat in (1, 2, 3)
    ]
    love, alone = halves(load(["mouse"] * 2, {"mouse"})), halves(WEIGHTS["mouse"])
    assert said == [
        f"1 · {alone}+? of 14 kg",
        f"2 · {love} of 14 kg",
        f"3 · {love}+? of 14 kg",
    ]


def test_the_chosen_animal_is_lifted_and_boats_are_marked_only_then() -> None:
    say = Voice("en", "all_aboard", SHORT)
    state = GAME.setup(3, Options(), Chance("menu", 0))
    view, then = GAME.view(state, state.turn), menu_of(GAME, state, state.turn, (0,))
    assert isinstance(then, Menu)
    asked, chosen = draw(view, say), preview(view, say, then.chosen)
    waiting = draw(view.model_copy(update={"turn": None}), say)
    boats = (0, 160, 1400, 500)
    assert cut(asked, boats).tobytes() == cut(waiting, boats).tobytes()
    assert cut(asked, boats).tobytes() != cut(chosen, boats).tobytes()
    above_the_hand = (0, 616, 1400, 626)
    assert cut(asked, above_the_hand).tobytes() != cut(chosen, above_the_hand).tobytes()


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
