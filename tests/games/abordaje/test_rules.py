"""¡Abordaje!: what is said to a move that the rules refuse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.abordaje.model import (
    Captain,
    Discipline,
    Fight,
    March,
    Move,
    Place,
    State,
    Swap,
    task_of,
)
from games.kit.chance import Chance
from tests.support.boards.abordaje_table import (
    GAME,
    PIRATE,
    SPANIARD,
    change,
    draw,
    hold,
    lay,
    refusal,
    reveal,
    start,
    voice,
)

if TYPE_CHECKING:
    from games.kit.game import Seat


def said(state: State, seat: Seat, move: Move) -> str:
    return voice()(refusal(state, seat, move))


def test_a_card_that_changed_sides_is_refused_with_the_hand_one_holds() -> None:
    state = hold(start(), "pirate", "fight", "fire")
    assert said(state, PIRATE, Place(card="repel")) == (
        "You do not hold 🛡️ Repel! now; you swap hands after every order. "
        "Yours: ⚔️ Fight! and 💥 Fire!"
    )


def test_placing_twice_is_refused_with_whom_one_waits_for() -> None:
    state, _ = GAME.play(
        hold(start(), "pirate", "fight", "fire"), PIRATE, Place(card="fire"), Chance("twice", 1)
    )
    assert said(state, PIRATE, Place(card="fight")) == (
        "Your order lies already; now it is up to Ben."
    )


def test_refusals_of_answers_say_what_else_is_possible() -> None:
    state = reveal(draw(start(), "P2: 3p, 3s; S2: 3p, 3s"), {2: "fight / stand_up"}).state
    assert said(state, PIRATE, Fight(deck="P1")) == (
        "There is no fight on pirate deck 1; choose pirate deck 2 and Spanish deck 2."
    )
    assert said(state, PIRATE, Swap(first=1, second=2)) == (
        "That is not the question now, but this: Fight! in section 2: on which deck?"
    )
    assert said(state, SPANIARD, Fight(deck="P2")) == (
        "Not your turn yet: the table is waiting for Ana."
    )


def test_only_pirates_swap_in_the_advanced_game_and_only_spaniards_have_discipline() -> None:
    state = lay(start("advanced"), {})
    state = state.model_copy(update={"tasks": (task_of("swap", "pirate"), *state.tasks)})
    assert said(state, SPANIARD, Swap(first=1, second=2)) == (
        "Only the pirates swap tactics in the advanced game."
    )
    assert said(state, PIRATE, Discipline()) == (
        "That is not the question now, but this: Swap tactics: which two orders?"
    )


def test_a_captain_and_a_man_are_refused_with_their_decks() -> None:
    state = reveal(change(start(), "pirate", pool=0), {2: "repel / stand_up"}).state
    assert said(state, PIRATE, March(start="S2", end="P2")) == (
        "None of your men can move from Spanish deck 2 to pirate deck 2 with this order."
    )
    crossing = reveal(start(), {1: "boarding / stand_up"}).state
    assert said(crossing, PIRATE, Captain(deck="S2")) == (
        "Your captain cannot go to Spanish deck 2 now; he can go to Spanish deck 1."
    )
