"""Boarding: whose turn it is, which animal may go where, and what a move brings about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.all_aboard import events
from games.all_aboard.components import COURSE, in_order, named
from games.all_aboard.model import board, card
from games.all_aboard.rules.rounds import end_round
from games.all_aboard.rules.scoring import is_over
from games.kit.game import IllegalMove, Seat
from games.kit.value import replaced
from games.kit.working_copy import WorkingCopy

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.all_aboard.model import Board, Boat, State
    from games.kit.chance import Chance
    from games.kit.game import Event


def to_act(state: State) -> frozenset[Seat]:
    """Return the one seat whose turn it is; none once the last boats have sailed."""
    return frozenset() if is_over(state) else frozenset((state.turn,))


def candidates(state: State, seat: Seat) -> Iterable[Board]:
    """Return every animal of the hand with every boat that has room: just the legal moves."""
    open_boats = [number for number, boat in enumerate(state.boats, start=1) if _has_room(boat)]
    return [board(animal=animal, boat=boat) for animal in state.hands[seat] for boat in open_boats]


def check(state: State, seat: Seat, move: Board) -> None:
    """Refuse an animal that is not in hand, a boat that is not there, or a full one (ruling 1).

    Raises:
        IllegalMove: "not-in-hand", "no-such-boat" or "boat-full".
    """
    hand = state.hands[seat]
    if move.animal not in hand:
        raise IllegalMove(
            "not-in-hand",
            animal=named("object", move.animal),
            hand=tuple(named("animal", animal) for animal in hand),
        )
    if not 1 <= move.boat <= len(state.boats):
        raise IllegalMove("no-such-boat", boat=move.boat, last=len(state.boats))
    if not _has_room(state.boats[move.boat - 1]):
        raise IllegalMove("boat-full", boat=move.boat, places=COURSE.boat_places)


def _has_room(boat: Boat) -> bool:
    return boat.places_left > 0


def apply(state: State, seat: Seat, move: Board, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """Put the animal aboard, draw a card, and pass the turn on, or let the boats sail."""
    work = WorkingCopy(state, chance)
    _put_aboard(work, seat, move)
    _pass_turn(work)
    return work.result()


def _put_aboard(work: WorkingCopy[State], seat: Seat, move: Board) -> None:
    """Put a card aboard, a round's second face down (ruling 2), and draw one (ruling 3)."""
    state = work.state
    boat, face_up = state.boats[move.boat - 1], not COURSE.face_down(state.circuit)
    laid = card(owner=seat, animal=move.animal, face_up=face_up)
    boat = boat.model_copy(update={"cards": (*boat.cards, laid)})
    hand = tuple(animal for animal in state.hands[seat] if animal != move.animal)
    drawn, pile = state.piles[seat][:1], state.piles[seat][1:]
    work.change(
        boats=replaced(state.boats, move.boat - 1, boat),
        hands=replaced(state.hands, seat, in_order(hand + drawn)),
        piles=replaced(state.piles, seat, pile),
    )
    work.events.append(events.boarded(seat, move.animal if face_up else None, move.boat))
    work.events.extend(events.drawn(seat, animal) for animal in drawn)


def _pass_turn(work: WorkingCopy[State]) -> None:
    """Go on with the next seat; once round the table begins a circuit, or ends the round."""
    state = work.state
    turn = Seat((state.turn + 1) % len(state.hands))
    if turn != state.first:
        work.change(turn=turn)
    elif state.circuit < COURSE.circuits:
        work.change(turn=turn, circuit=state.circuit + 1)
        work.events.append(events.circuit_begins(state.circuit + 1))
    else:
        work.change(turn=turn)
        end_round(work)
