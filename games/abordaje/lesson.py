"""Lessons of ¡Abordaje!: the first storm on an enemy deck; and a trap of the advanced game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.abordaje.model import DISCIPLINE, PASS, REINFORCE, Options, Place, captain, place
from games.kit.lesson import Free, Lesson, Reply, Step
from games.kit.text import Seat

if TYPE_CHECKING:
    from games.abordaje.components import Order
    from games.abordaje.model import State

SPANIARD: Final = Seat(1)
PIRATE: Final = Seat(1)


def _orders(*cards: Order) -> tuple[Place, ...]:
    return tuple(place(card=card) for card in cards)


HARMLESS: Final = (
    *(REINFORCE, PASS),
    *_orders("stand_up", "repel", "take_cover", "fight", "fire", "boarding"),
)
"""What the Spaniards do where it does not matter: as little harm as they can."""


def _one_is_left_to_lay(state: State) -> bool:
    return min(map(len, state.laid)) == len(state.order_sections) - 1


def _second_turn_is_over(state: State) -> bool:
    return state.turn not in {1, 2} or state.result is not None


FIRST: Final = Lesson(
    name="first",
    seats=2,
    options=Options(pirate="1", turn_cap="none"),
    seed="learn16",
    script=(
        Step("board", place(card="boarding"), instead="board-instead"),
        Reply(SPANIARD, _orders("stand_up")),
        Step("cover", place(card="take_cover"), instead="cover-instead"),
        Reply(SPANIARD, _orders("fire")),
        Step("crew", place(card="stand_up"), instead="crew-instead"),
        Reply(SPANIARD, _orders("repel", "take_cover")),
        Step("fire", place(card="fire"), instead="fire-instead"),
        Reply(SPANIARD, _orders("repel", "take_cover")),
        Step("swap", PASS, instead="swap-instead"),
        Reply(SPANIARD, (PASS,)),
        Step("captain", PASS, instead="captain-instead"),
        Reply(SPANIARD, (PASS,)),
        Step("follow", captain(deck="S1"), instead="follow-instead"),
        *(Reply(SPANIARD, HARMLESS) for _ in range(4)),
        Step("reinforce", REINFORCE, "any"),
        Reply(SPANIARD, (REINFORCE,)),
        Free("alone", _one_is_left_to_lay, HARMLESS),
        Step("fight", place(card="fight"), instead="fight-instead"),
        Reply(SPANIARD, HARMLESS),
        Reply(SPANIARD, (PASS,)),
        Step("leave", PASS, instead="swap-instead"),
        Reply(SPANIARD, (PASS,)),
        Step("stay", PASS, instead="stay-instead"),
        Free("storm", _second_turn_is_over, HARMLESS),
    ),
)

ADVANCED: Final = Lesson(
    name="advanced",
    seats=2,
    options=Options(mode="advanced", pirate="2", turn_cap="none"),
    seed="advanced70",
    script=(
        Step("one", place(card="repel"), instead="plan-instead"),
        Reply(PIRATE, _orders("boarding")),
        Step("two", place(card="take_cover"), instead="plan-instead"),
        Reply(PIRATE, _orders("stand_up")),
        Step("three", place(card="take_cover"), instead="plan-instead"),
        Reply(PIRATE, _orders("fire")),
        Step("four", place(card="stand_up"), instead="four-instead"),
        Reply(PIRATE, _orders("fight")),
        Step("five", place(card="fire"), instead="five-instead"),
        Reply(PIRATE, _orders("boarding")),
        Reply(PIRATE, (PASS,)),
        Reply(PIRATE, (PASS,)),
        Step("captain", PASS, instead="captain-instead"),
        Step("discipline", DISCIPLINE, instead="discipline-instead"),
    ),
)

LESSONS: Final = (FIRST, ADVANCED)
