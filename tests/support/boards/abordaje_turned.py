"""Positions of which one thing is otherwise, and what the rules then make of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from games.abordaje.components import DECK_AT, DECKS, ENEMY, SECTION_OF, SIDES, opposite
from games.abordaje.model import task_of
from games.abordaje.rules.aftermath import settle_control
from games.abordaje.rules.orders import carry_out
from games.abordaje.rules.questions import answers
from games.abordaje.rules.working_copy import TurnCopy
from games.kit.chance import Chance
from games.kit.value import replaced

if TYPE_CHECKING:
    from games.abordaje.components import Deck, Order, Side
    from games.abordaje.model import Force, State


def men_on(state: State, side: Side, deck: Deck) -> tuple[int, int]:
    """Return a side's own men on a deck, and the enemy's."""
    return state.men_on(side, deck), state.men_on(ENEMY[side], deck)


def with_men(state: State, side: Side, deck: Deck, men: tuple[int, int]) -> State:
    """Return a position with so many own men and enemies on a deck."""
    forces, at = state.forces, DECKS.index(deck)
    for who, many in zip((side, ENEMY[side]), men, strict=True):
        force = state.force(who)
        one = force.model_copy(update={"crew": replaced(force.crew, at, many)})
        forces = cast("tuple[Force, Force]", replaced(forces, SIDES.index(who), one))
    return state.model_copy(update={"forces": forces})


def without_marker(state: State, deck: Deck) -> State:
    """Return a position in which nobody controls a deck: conquered, it would end the section."""
    pirates, spaniards = (
        one.model_copy(update={"markers": tuple(held for held in one.markers if held != deck)})
        for one in state.forces
    )
    return state.model_copy(update={"forces": (pirates, spaniards)})


def settled(state: State, side: Side, section: int) -> Force:
    """Let control of a section be looked at; elsewhere are enough men that no side has too few."""
    other = next(one for one in (1, 2) if one != section)
    for who in SIDES:
        home = DECK_AT[who, other]
        state = with_men(state, who, home, (50, state.men_on(ENEMY[who], home)))
    state = state.model_copy(update={"sections_in_play": (section,)})
    copy = TurnCopy(state, Chance("settled", 0))
    settle_control(copy)
    return copy.state.force(side)


def settles(state: State, side: Side, deck: Deck) -> bool:
    """Tell whether a side would control or conquer a deck."""
    force = settled(state, side, SECTION_OF[deck])
    return deck in (*force.markers, *force.conquests)


def ordered(
    before: State, side: Side, section: int, order: Order, draw: int, *, both: bool = False
) -> State:
    """Return where an order leads, whatever else is laid, by one of the draws of luck.

    Both sides have laid it, if that is said.
    """
    copy = TurnCopy(before, Chance("draws", draw))
    if both:
        copy.tasks = [task_of("order", ENEMY[side], section, order), *copy.tasks]
    carry_out(copy, task_of("order", side, section, order))
    return copy.result()[0]


def boarded(state: State, side: Side, start: Deck) -> tuple[int, int, int]:
    """Return who is opposite after a Boarding!: all men who can come, the captain, and enemies."""
    end = opposite(start)
    then = ordered(state, side, SECTION_OF[start], "boarding", 0)
    come, stay = men_on(then, side, end)
    third = min(1, then.men_on(side, start)) * asked_there(then, side, "third")
    captain = come + third > 0 and SECTION_OF[then.force(side).captain] == SECTION_OF[start]
    return come + third, captain, stay


def asked_there(state: State, side: Side, kind: str) -> bool:
    """Tell whether a side is asked something about the order that has just acted."""
    asked = (one for one in state.tasks if (one.side, one.kind) == (side, kind))
    return any(len(answers(state, one)) > 1 for one in asked)
