"""Carrying out a checked move, and everything that follows without a decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.kit.game import text
from games.off_the_rails.components import COURSE, KIND, seat_name
from games.off_the_rails.model import (
    ChooseSide,
    Claim,
    Collapse,
    Draw,
    Drive,
    EndActions,
    Face,
    Faster,
    Lay,
    Move,
    Pass,
    Pick,
    PlaceCart,
    Slower,
    Split,
    SplitByLot,
    State,
    Steer,
    Stop,
    Take,
    Undo,
    Upgrade,
)
from games.off_the_rails.rules import actions, collisions, driving, setup, turn_end
from games.off_the_rails.rules.state_copy import Workings

if TYPE_CHECKING:
    from games.kit.chance import Chance
    from games.kit.game import Event, Seat


def apply(state: State, seat: Seat, move: Move, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """Carry out a checked move, and everything that follows without a decision."""
    w = Workings(state, chance)
    match move:
        case ChooseSide(edge=edge):
            setup.choose_side(w, edge)
        case Lay() | Upgrade() | PlaceCart() | Faster() | Slower():
            actions.do(w, move)
        case Undo():
            actions.undo(w)
        case Stop():
            w.tell("stopped", who=seat_name(seat))
            turn_end.finish(w)
        case EndActions():
            w.tell("done" if driving.waiting(state) else "done-idle", who=seat_name(seat))
            driving.go_on(w)
        case Claim() | Pass() | Draw() | Collapse():
            _end_of_turn(w, move)
        case _:
            _on_the_way(w, move)
            driving.go_on(w)
    return w.state, tuple(w.events)


def _on_the_way(w: Workings, move: Move) -> None:
    """Carry out a decision in the middle of a drive."""
    match move:
        case Drive(cart=cart, route=route):
            driving.drive(w, cart, route)
        case Steer(route=route):
            driving.steer(w, route)
        case Take(jewel=jewel):
            driving.take(w, KIND[jewel])
        case Split(piles=left):
            collisions.split(w, left)
        case SplitByLot():
            collisions.split_by_lot(w)
        case Pick(pile=pile):
            collisions.drop(w, pile)
        case Face(way=way):
            collisions.face(w, way)


def _end_of_turn(w: Workings, move: Move) -> None:
    """Carry out a decision at the end of a turn."""
    who = seat_name(w.state.turn)
    match move:
        case Claim(mission=mission):
            w.change(claims={**w.state.claims, mission: w.state.turn})
            points = COURSE.mission_points
            w.tell("claims", who=who, mission=text(f"mission-{mission}"), points=points)
            turn_end.end_turn(w)
        case Collapse(at=square):
            turn_end.place_token(w, square)
        case Draw():
            turn_end.draw_token(w)
        case Pass() if w.state.phase == "claim":
            turn_end.end_turn(w)
        case _:
            w.tell("passes-token", who=who)
            w.pass_turn()
