"""¡Abordaje!: questions, and the answers that stand side by side."""

from __future__ import annotations

from games.abordaje.model import task_of
from games.kit.menu import Menu
from tests.support.boards.abordaje_table import (
    GAME,
    PIRATE,
    hold,
    lay,
    start,
    voice,
)
from tests.support.laws.menus import menu_of


def options(question: object) -> list[str]:
    assert isinstance(question, Menu)
    return [voice()(option.label) for option in question.options]


def test_all_answers_to_a_question_stand_side_by_side() -> None:
    state = hold(start(), "pirate", "fight", "fight", "fire", "repel", "stand_up")
    asked = menu_of(GAME, state, PIRATE)
    assert isinstance(asked, Menu)
    assert voice()(asked.ask) == "Which order for section 1?"
    assert options(asked) == ["Fight!", "Fire!", "Repel!", "Stand up!"]


def test_a_swap_names_the_orders_that_would_change_places_to_their_owner() -> None:
    state = lay(start(), {1: "fight / fire", 4: "repel / fire"})
    state = state.model_copy(update={"tasks": (task_of("swap", "pirate"), *state.tasks)})
    labels = options(menu_of(GAME, state, PIRATE))
    assert labels[0] == "Leave them as they lie"
    assert "1 and 4: Fight! ↔ Repel!" in labels
