"""Carrying out a checked move, and what follows undecided; which moves may be taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.off_the_rails import events, model
from games.off_the_rails.components import JEWEL_INDEX
from games.off_the_rails.rules import actions, collisions, dealing, drives, driving, turn_end
from games.off_the_rails.rules.routes import carts_to_drive
from games.off_the_rails.rules.scoring import pass_turn
from games.off_the_rails.rules.working_copy import StateCopy

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.kit.chance import Chance
    from games.kit.game import Event, Seat
    from games.off_the_rails.model import Move, State

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

OPEN_CHOICES: Final = frozenset(
    {"side", "done", "drive", "steer", "take", "face", "split", "claim"}
)
"""Kinds of moves that may be taken back, as far as they told nothing of these."""


def apply(state: State, seat: Seat, move: Move, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """Carry out a checked move, and everything that follows without a decision."""
    copy = StateCopy(state, chance)
    match move:
        case model.ChooseSide(edge=edge):
            dealing.choose_side(copy, edge)
        case model.Lay() | model.Upgrade() | model.PlaceCart() | model.Faster() | model.Slower():
            actions.do_action(copy, move)
        case model.Undo():
            actions.undo_action(copy)
        case model.Stop():
            copy.events.append(events.match_stopped(seat))
            turn_end.finish(copy)
        case model.EndActions(order=order):
            copy.change(order=order)
            carts_drive = bool(carts_to_drive(state))
            copy.events.append(events.actions_ended(seat, carts_drive=carts_drive))
            drives.go_on(copy)
        case model.Claim() | model.Pass() | model.Draw() | model.Collapse():
            _end_of_turn(copy, move)
        case _:
            _on_the_way(copy, move)
            drives.go_on(copy)
    return copy.result()


def _on_the_way(copy: StateCopy, move: Move) -> None:
    """Carry out a decision in the middle of a drive."""
    match move:
        case model.Drive(cart=cart, route=route):
            driving.drive(copy, cart, route)
        case model.Steer(route=route):
            driving.steer(copy, route)
        case model.Take(jewel=jewel):
            driving.take(copy, JEWEL_INDEX[jewel])
        case model.Split(piles=left):
            collisions.split(copy, left)
        case model.SplitByLot():
            collisions.split_by_lot(copy)
        case model.Pick(pile=pile):
            collisions.drop_pile(copy, pile)
        case model.Face(way=way):
            collisions.face(copy, way)


def _end_of_turn(copy: StateCopy, move: Move) -> None:
    """Carry out a decision at the end of a turn."""
    match move:
        case model.Claim(mission=mission):
            copy.change(claims={**copy.state.claims, mission: copy.state.turn})
            copy.events.append(events.mission_claimed(copy.state.turn, mission))
            turn_end.end_turn(copy)
        case model.Collapse(at=square):
            turn_end.place_token(copy, square)
        case model.Draw():
            turn_end.draw_token(copy)
        case model.Pass() if copy.state.phase == "claim":
            turn_end.end_turn(copy)
        case _:
            copy.events.append(events.token_passed(copy.state.turn))
            pass_turn(copy)


def may_take_back(move: Move, told: Sequence[Event]) -> bool:
    """Tell by its events whether a move drew no luck and brought nothing to light."""
    if move.kind not in OPEN_CHOICES:
        return False
    return all(one.key not in REVEALING for one in told)
