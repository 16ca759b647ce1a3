"""The moves: which are legal, why others are not, and what a legal one leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.abordaje.components import FIGURES, SIDES
from games.abordaje.events import asked, deck_text, order_text, whispered
from games.abordaje.model import Captain, Fight, March, Move, Place, State, Swap, Task, place
from games.abordaje.rules.orders import mixed_decks
from games.abordaje.rules.placing import lay
from games.abordaje.rules.questions import VERBS, allows, answers, ways
from games.abordaje.rules.resolution import resume
from games.abordaje.rules.turn import positions
from games.abordaje.rules.working_copy import Battle
from games.kit.game import Event, IllegalMove, Seat, SeatName, text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.kit.chance import Chance

DETAILED: Final = (Swap, Captain, Fight, March)
"""Answers that say where; all others are a yes or a no."""


def candidates(state: State, seat: Seat) -> Iterable[Move]:
    """Offer the orders in hand, or the answers to the open question."""
    if state.agenda:
        return answers(Battle(state), state.agenda[0])
    hand = state.hands[SIDES.index(state.side_of(seat))]
    return [place(order) for order in dict.fromkeys(hand)]


def check(state: State, seat: Seat, move: Move) -> None:
    """Refuse what is not asked now, and what the answer may not be."""
    if not state.agenda:
        _check_placing(state, seat, move)
        return
    now = state.agenda[0]
    if move.kind not in VERBS[now.kind]:
        raise IllegalMove("asked-otherwise", ask=asked(now))
    if isinstance(move, Swap) and move.first == move.second:
        raise IllegalMove("swap-same", section=move.first)
    if isinstance(move, DETAILED) and not allows(battle := Battle(state), now, move):
        raise _refusal(battle, now, move)


def _check_placing(state: State, seat: Seat, move: Move) -> None:
    side = SIDES.index(state.side_of(seat))
    if not isinstance(move, Place):
        at = positions(state.turn, state.active)[len(state.laid[side])]
        raise IllegalMove("asked-otherwise", ask=text("ask-place", section=at))
    if move.order not in state.hands[side]:
        raise IllegalMove(
            "not-in-hand",
            order=order_text(move.order),
            hand=tuple(map(order_text, state.hands[side])),
        )


def _refusal(battle: Battle, now: Task, move: Move) -> IllegalMove:
    """Say why an answer of the right kind is not allowed."""
    match move:
        case Captain(deck=deck) | Fight(deck=deck):
            sent = isinstance(move, Captain)
            decks = ways(battle, now) if sent else mixed_decks(battle, now.section)
            return IllegalMove(
                f"{move.kind}-not-there",
                deck=deck_text(deck),
                decks=tuple(map(deck_text, decks)),
            )
        case March(start=start, end=end):
            return IllegalMove("march-not-so", start=deck_text(start), end=deck_text(end))
    return IllegalMove("swap-not-there", sections=battle.active)


def refuse_turn(state: State, seat: Seat, move: Move) -> None:
    """Say why somebody must wait: he has laid his order, or may never swap."""
    side = state.side_of(seat)
    if not state.agenda and isinstance(move, Place):
        raise IllegalMove("placed-already", who=SeatName(seat=Seat(1 - seat)))
    may_swap = FIGURES.set_ups[state.options.mode].swaps
    if isinstance(move, Swap) and side not in may_swap:
        raise IllegalMove("swap-pirate-only")


def apply(state: State, seat: Seat, move: Move, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """Lay an order, or answer a question; then go on until somebody must decide."""
    if isinstance(move, Place):
        return lay(state, seat, move.order, chance)
    battle = Battle(state, chance)
    resume(battle, move)
    news = (whispered(line, seat) for line in battle.unpublished)
    return battle.close(), (*battle.events, *news)
