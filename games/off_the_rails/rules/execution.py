"""Carrying out a checked move, and what follows undecided; which moves may be taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.off_the_rails import events
from games.off_the_rails.components import JEWEL_INDEX
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
from games.off_the_rails.rules import actions, collisions, dealing, drives, driving, turn_end
from games.off_the_rails.rules.routes import carts_to_drive
from games.off_the_rails.rules.scoring import pass_turn
from games.off_the_rails.rules.working_copy import StateCopy

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.kit.chance import Chance
    from games.kit.game import Event, Seat

REVEALING: Final = frozenset(
    {
        "begins",
        "deposit",
        "deposit-bare",
        "chasm-card",
        "chasm-opens",
        "token-drawn",
        "token-aside",
        "collapses",
        "collapses-jewels",
        "collapses-jewels-track",
        "collapses-track",
        "cave-in-spared",
        "drops-some",
        "drops-all",
        "final-scores",
    }
)
"""Keys of what is told when a card, a token or a pile comes to light, or the match is over."""


def apply(state: State, seat: Seat, move: Move, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """Carry out a checked move, and everything that follows without a decision."""
    copy = StateCopy(state, chance)
    match move:
        case ChooseSide(edge=edge):
            dealing.choose_side(copy, edge)
        case Lay() | Upgrade() | PlaceCart() | Faster() | Slower():
            actions.do_action(copy, move)
        case Undo():
            actions.undo_action(copy)
        case Stop():
            copy.events.append(events.match_stopped(seat))
            turn_end.finish(copy)
        case EndActions(order=order):
            copy.change(order=order)
            carts_drive = bool(carts_to_drive(state))
            copy.events.append(events.actions_ended(seat, carts_drive=carts_drive))
            drives.go_on(copy)
        case Claim() | Pass() | Draw() | Collapse():
            _end_of_turn(copy, move)
        case _:
            _on_the_way(copy, move)
            drives.go_on(copy)
    return copy.result()


def _on_the_way(copy: StateCopy, move: Move) -> None:
    """Carry out a decision in the middle of a drive."""
    match move:
        case Drive(cart=cart, route=route):
            driving.drive(copy, cart, route)
        case Steer(route=route):
            driving.steer(copy, route)
        case Take(jewel=jewel):
            driving.take(copy, JEWEL_INDEX[jewel])
        case Split(piles=left):
            collisions.split(copy, left)
        case SplitByLot():
            collisions.split_by_lot(copy)
        case Pick(pile=pile):
            collisions.drop_pile(copy, pile)
        case Face(way=way):
            collisions.face(copy, way)


def _end_of_turn(copy: StateCopy, move: Move) -> None:
    """Carry out a decision at the end of a turn."""
    match move:
        case Claim(mission=mission):
            copy.change(claims={**copy.state.claims, mission: copy.state.turn})
            copy.events.append(events.mission_claimed(copy.state.turn, mission))
            turn_end.end_turn(copy)
        case Collapse(at=square):
            turn_end.place_token(copy, square)
        case Draw():
            turn_end.draw_token(copy)
        case Pass() if copy.state.phase == "claim":
            turn_end.end_turn(copy)
        case _:
            copy.events.append(events.token_passed(copy.state.turn))
            pass_turn(copy)


def may_take_back(move: Move, told: Sequence[Event]) -> bool:
    """Tell by its events whether a move drew no luck and brought nothing to light."""
    if not isinstance(move, ChooseSide | EndActions | Drive | Steer | Take | Face | Split | Claim):
        return False
    return all(one.key not in REVEALING for one in told)
