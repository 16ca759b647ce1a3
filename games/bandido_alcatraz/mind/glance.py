"""What a seat's moves lead to at a glance, and what it would do first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.bandido_alcatraz.components import EXIT, missing_items
from games.bandido_alcatraz.mind.lays import unseen_by
from games.bandido_alcatraz.mind.mouths import layout_of, layout_with
from games.bandido_alcatraz.mind.worth import Outlook, chance_of_escape
from games.bandido_alcatraz.model import Exchange, Gather, Move, State

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.kit.game import Seat


def best_of(state: State, seat: Seat, moves: Sequence[Move]) -> Move:
    """Return what leads to the likeliest escape, of moves that a seat could make."""
    worths = worths_of(state, seat, moves)
    return moves[worths.index(max(worths))]


def worths_of(state: State, seat: Seat, moves: Sequence[Move]) -> list[float]:
    """Return the chance of an escape after each move, as far as the seat can tell."""
    grid, hand = state.table.grid, state.hands[seat]
    before, laid = layout_of(grid), [one.card for one in state.table.laid]
    now = Outlook(
        layout=before,
        hand=hand,
        unseen=unseen_by(state, seat),
        missing=missing_items(state.gathered),
        pile=len(state.pile),
        exit_lies=EXIT in laid,
    )
    return [chance_of_escape(_after(state, now, move)) for move in moves]


def _after(state: State, now: Outlook, move: Move) -> Outlook:
    """Return what a seat looks at after a move of its own."""
    if isinstance(move, Exchange):
        return now
    left = tuple([card for card in now.hand if card != move.card])
    if isinstance(move, Gather):
        return now._replace(hand=left, missing=missing_items((*state.gathered, move.card)))
    return now._replace(
        hand=left,
        layout=layout_with(state.table.grid, move.card, move.spot),
        exit_lies=now.exit_lies or move.card == EXIT,
    )
