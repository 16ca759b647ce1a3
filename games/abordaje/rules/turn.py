"""The frame of a turn: initiative and direction, which phase it is, and who is to act."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.abordaje.components import ENEMY
from games.kit.game import Seat

if TYPE_CHECKING:
    from games.abordaje.components import Side
    from games.abordaje.model import State


def initiative(turn: int) -> Side:
    """Return who goes first: the pirates in odd turns, the Spaniards in even ones."""
    return "pirate" if turn % 2 else "spanish"


def sides_by_initiative(turn: int) -> tuple[Side, Side]:
    """Return both sides, the one with the initiative first."""
    first = initiative(turn)
    return first, ENEMY[first]


def directed_sections(state: State) -> tuple[int, ...]:
    """Return the sections in play in this turn's direction: from prow to stern, or back."""
    return state.sections_in_play if state.turn % 2 else state.sections_in_play[::-1]


def is_laying(state: State) -> bool:
    """Tell whether orders are being laid face down."""
    return state.result is None and not state.tasks


def is_revealed(state: State) -> bool:
    """Tell whether this turn's orders lie face up: the reveal is no longer among the tasks."""
    return not is_laying(state) and all(one.kind != "reveal" for one in state.tasks)


def to_act(state: State) -> tuple[Seat, ...]:
    """Return who has to decide something, by seat.

    Both while orders are laid, until each has chosen; then the side with an open question.
    """
    if state.result is not None:
        return ()
    if state.tasks:
        return (state.seat_of(state.tasks[0].side),)
    pirates, spaniards = map(len, state.laid)
    if pirates == spaniards:
        return Seat(0), Seat(1)
    return (state.seat_of("pirate" if pirates < spaniards else "spanish"),)
