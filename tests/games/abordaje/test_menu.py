"""¡Abordaje!: questions, and the answers that stand side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from games.abordaje.events import open_question_text
from games.abordaje.model import task_of
from games.kit.chance import Chance
from games.kit.menu import MOST_BUTTONS, Menu
from games.kit.words import LANGUAGES, Voice
from tests.support.boards.abordaje_table import (
    GAME,
    PIRATE,
    SPANIARD,
    draw,
    fight_until,
    hold,
    lay,
    start,
    voice,
)
from tests.support.laws.menus import menu_of

if TYPE_CHECKING:
    from games.kit.game import Seat


SHIELDED = {1: "fight / fight", 4: "repel / stand_up"}


def options(question: object) -> list[str]:
    assert isinstance(question, Menu)
    return [voice()(option.label) for option in question.options]


def test_all_answers_to_a_question_stand_side_by_side() -> None:
    state = hold(start(), "pirate", "fight", "fight", "fire", "repel", "stand_up")
    asked = menu_of(GAME, state, PIRATE)
    assert isinstance(asked, Menu)
    assert voice()(asked.ask) == "Which order for section 1?"
    assert options(asked) == ["Fight!", "Fire!", "Repel!", "Stand up!"]


@pytest.mark.parametrize("first", [PIRATE, SPANIARD])
def test_a_table_asks_for_the_section_that_it_waits_for(first: Seat) -> None:
    state, _ = GAME.play(start(), first, GAME.legal(start(), first)[0], Chance("first", 1))
    for seat in (None, PIRATE, SPANIARD):
        asked = open_question_text(GAME.view(state, seat))
        assert voice()(asked) == "Which order for section 1?"


def test_a_swap_names_the_orders_that_would_change_places_to_their_owner() -> None:
    state = lay(start(), {1: "fight / fire", 4: "repel / fire"})
    state = state.model_copy(update={"tasks": (task_of("swap", "pirate"), *state.tasks)})
    labels = options(menu_of(GAME, state, PIRATE))
    assert labels[0] == "Leave them as they lie"
    assert "1 and 4: Fight! ↔ Repel!" in labels


def test_orders_that_are_alike_may_be_swapped_as_a_bluff() -> None:
    state = lay(start(), {1: "fight / fire", 4: "fight / fire"})
    state = state.model_copy(update={"tasks": (task_of("swap", "pirate"), *state.tasks)})
    assert "1 and 4, both Fight!: a bluff" in options(menu_of(GAME, state, PIRATE))


def test_an_order_with_a_shield_asks_once_who_comes_and_who_goes() -> None:
    ships = draw(start(), "P1: ; P2: 1p; P4: 1p; P5: ")
    state = fight_until("pirate reinforce 4", ships, SHIELDED).state
    asked = menu_of(GAME, state, PIRATE)
    assert isinstance(asked, Menu)
    assert voice()(asked.ask) == "Repel! in section 4: does a man come, does one move?"
    for seat in (None, PIRATE, SPANIARD):
        said = [voice()(line) for line in GAME.describe(GAME.view(state, seat))]
        assert "Repel! in section 4: does a man come, does one move?" in said
    ways = ["Pirate 4 → 2", "Pirate 2 → 4", "Pirate 4 → 5"]
    more = [f"+1, {way}" for way in ways]
    assert options(asked) == ["Neither", *ways, "A man from the pool", *more]


def test_who_has_just_come_may_go_at_once() -> None:
    ships = draw(start(), "P1: ; P2: ; P4: ; P5: 3p")
    asked = menu_of(GAME, fight_until("pirate reinforce 4", ships, SHIELDED).state, PIRATE)
    assert "Pirate 4 → 2" not in options(asked)
    assert "+1, Pirate 4 → 2" in options(asked)


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_there_are_more_answers_than_buttons_the_reserve_is_asked_about_first(
    language: str,
) -> None:
    ships = draw(start(), "P1: ; P2: 1p; P4: 1p; P5: 1p; S4: 1p; S2: 1p")
    state = fight_until("pirate reinforce 4", ships, SHIELDED).state
    asked = menu_of(GAME, state, PIRATE)
    assert isinstance(asked, Menu)
    assert len(asked.options) == 2
    first = menu_of(GAME, state, PIRATE, (0,))
    assert isinstance(first, Menu)
    assert len(first.options) <= MOST_BUTTONS
    assert Voice(language, "abordaje")(first.ask)
