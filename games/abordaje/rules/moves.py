"""The moves: which are legal, why others are not, and what a legal one leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.abordaje.components import FIGURES, SIDES, deck_name, order_with_icon
from games.abordaje.events import question_text
from games.abordaje.model import (
    Captain,
    Fight,
    March,
    Move,
    Place,
    Regroup,
    State,
    Swap,
    Task,
    place,
)
from games.abordaje.rules.conditions import mixed_decks
from games.abordaje.rules.placing import next_section, place_order
from games.abordaje.rules.questions import (
    ANSWER_KINDS,
    answers,
    captain_decks,
    is_legal_answer,
)
from games.abordaje.rules.resolution import resume
from games.abordaje.rules.working_copy import TurnCopy
from games.kit.game import Event, IllegalMove, Seat, seat_name, text

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from games.kit.chance import Chance

REVEALING: Final = frozenset({"laid-last", "told-reveal", "told-fire"})
"""What is told when orders are turned up, the turn's own events, or men are hit by lot."""
DETAILED_ANSWERS: Final = (Swap, Captain, Fight, March, Regroup)
"""Answers that say where; all others are a yes or a no."""


def candidates(state: State, seat: Seat) -> Iterable[Move]:
    """Return the orders in hand, or the answers to the open question."""
    if state.tasks:
        return answers(state, state.tasks[0])
    hand = state.hands[SIDES.index(state.side_of(seat))]
    return [place(card=order) for order in dict.fromkeys(hand)]


def check(state: State, seat: Seat, move: Move) -> None:
    """Refuse what is not asked now, and what the answer may not be.

    Raises:
        IllegalMove: with the text that says why not.
    """
    if not state.tasks:
        _check_placing(state, seat, move)
        return
    question = state.tasks[0]
    if move.kind not in ANSWER_KINDS[question.kind]:
        raise IllegalMove("asked-otherwise", ask=question_text(question))
    if isinstance(move, Swap) and move.first == move.second:
        raise IllegalMove("swap-same", section=move.first)
    if isinstance(move, DETAILED_ANSWERS) and not is_legal_answer(state, question, move):
        raise _refusal(state, question, move)


def _check_placing(state: State, seat: Seat, move: Move) -> None:
    side = state.side_of(seat)
    if not isinstance(move, Place):
        ask = text("ask-place", section=next_section(state, side))
        raise IllegalMove("asked-otherwise", ask=ask)
    hand = state.hands[SIDES.index(side)]
    if move.card not in hand:
        raise IllegalMove(
            "not-in-hand",
            order=order_with_icon(move.card),
            hand=tuple(map(order_with_icon, hand)),
        )


def _refusal(state: State, question: Task, move: Move) -> IllegalMove:
    """Say why an answer of the right kind is not allowed."""
    match move:
        case Captain(deck=deck):
            decks = tuple(map(deck_name, captain_decks(state, question)))
            return IllegalMove("captain-not-there", deck=deck_name(deck), decks=decks)
        case Fight(deck=deck):
            decks = tuple(map(deck_name, mixed_decks(state, question.section)))
            return IllegalMove("fight-not-there", deck=deck_name(deck), decks=decks)
        case Regroup(start=None) | Regroup(end=None):
            return IllegalMove("asked-otherwise", ask=question_text(question))
        case March(start=start, end=end) | Regroup(start=start, end=end) if start and end:
            return IllegalMove("march-not-so", start=deck_name(start), end=deck_name(end))
    return IllegalMove("swap-not-there", sections=state.sections_in_play)


def refuse_turn(state: State, seat: Seat, move: Move) -> None:
    """Refuse a move of a seat that must wait where there is a better reason than "not your turn".

    Raises:
        IllegalMove: if the seat has laid its order, or may never swap.
    """
    side = state.side_of(seat)
    if not state.tasks and isinstance(move, Place):
        raise IllegalMove("placed-already", who=seat_name(Seat(1 - seat)))
    may_swap = FIGURES.set_ups[state.options.mode].may_swap
    if isinstance(move, Swap) and side not in may_swap:
        raise IllegalMove("swap-pirate-only")


def may_take_back(move: Move, told: Sequence[Event]) -> bool:
    """Tell by its events whether a move drew no luck and brought nothing to light.

    An order may be taken up again until the other side has laid one.
    """
    keys = {one.key for one in told}
    return keys == {"placed"} if isinstance(move, Place) else not keys & REVEALING


def apply(state: State, seat: Seat, move: Move, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """Lay an order, or answer a question; then go on until a side must decide."""
    if isinstance(move, Place):
        return place_order(state, seat, move.card, chance)
    copy = TurnCopy(state, chance)
    resume(copy, move)
    copy.tell_ahead(seat)
    return copy.result()
