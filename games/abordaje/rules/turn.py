"""The frame of a turn: initiative and direction, which phase it is, and who is to act."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.kit.game import Seat

if TYPE_CHECKING:
    from games.abordaje.components import Side
    from games.abordaje.model import State


def initiative(turn: int) -> Side:
    """Return who goes first: the pirates in odd turns, the Spaniards in even ones."""
    return "pirate" if turn % 2 else "spanish"


def positions(turn: int, active: tuple[int, ...]) -> tuple[int, ...]:
    """Return the sections in a turn's direction: prow to stern, or in even turns back."""
    return active if turn % 2 else active[::-1]


def laying(state: State) -> bool:
    """Tell whether orders are being laid face down."""
    return state.result is None and not state.agenda


def revealed(state: State) -> bool:
    """Tell whether this turn's orders lie face up: the reveal is no longer on the agenda."""
    return not laying(state) and all(one.kind != "reveal" for one in state.agenda)


def to_act(state: State) -> tuple[Seat, ...]:
    """Return who has to decide something, by seat."""
    if state.result is not None:
        return ()
    if state.agenda:
        return (state.seat_of(state.agenda[0].side),)
    pirates, spaniards = map(len, state.laid)
    if pirates == spaniards:
        return Seat(0), Seat(1)
    return (state.seat_of("pirate" if pirates < spaniards else "spanish"),)
