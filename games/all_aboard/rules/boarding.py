"""Boarding, move by move, and the rounds around it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from games.all_aboard import events
from games.all_aboard.components import ANIMALS, COURSE, FIGURES, in_order
from games.all_aboard.model import Board, Boat, Options, State, board, card
from games.all_aboard.rules.sailing import Harbour, Sailing
from games.all_aboard.rules.scoring import over, points, ranking
from games.kit.game import Event, IllegalMove, Seat, text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.kit.chance import Chance

T = TypeVar("T")

PLACES = COURSE.boat_places


def check_table(seats: int, options: Options) -> None:
    """Refuse a first player who does not sit at the table."""
    first = options.first_player
    if first != "random" and int(first) > seats:
        raise IllegalMove("no-such-seat", first=first, seats=seats)


def setup(seats: int, options: Options, chance: Chance) -> State:
    """Shuffle boats and sets, deal three cards each and moor the first boats."""
    named = options.first_player
    first = Seat(chance.below(seats) if named == "random" else int(named) - 1)
    deck = chance.shuffle(FIGURES.boat_decks[options.boat_deck].cards())
    sets = [chance.shuffle(ANIMALS) for _ in range(seats)]
    harbour = Harbour(deck, (), chance)
    return State(
        options=options,
        round=1,
        circuit=1,
        first=first,
        turn=first,
        boats=harbour.moor(seats),
        boat_deck=harbour.deck,
        boat_discard=harbour.discard,
        hands=tuple(in_order(cards[: COURSE.hand]) for cards in sets),
        piles=tuple(cards[COURSE.hand :] for cards in sets),
        saved=((),) * seats,
        cupids=(0,) * seats,
    )


def to_act(state: State) -> frozenset[Seat]:
    """One seat after another, until the last boats have sailed."""
    return frozenset() if over(state) else frozenset((state.turn,))


def candidates(state: State, seat: Seat) -> Iterable[Board]:
    """Every animal of the hand into every boat with room."""
    open_boats = [n for n, boat in enumerate(state.boats, start=1) if _has_room(boat)]
    return [board(animal, n) for animal in state.hands[seat] for n in open_boats]


def check(state: State, seat: Seat, move: Board) -> None:
    """Refuse an animal that is not in hand, a boat that is not there, or a full one."""
    if move.animal not in state.hands[seat]:
        raise IllegalMove(
            "not-in-hand",
            animal=text(f"object-{move.animal}"),
            hand=tuple(text(f"animal-{animal}") for animal in state.hands[seat]),
        )
    if not 1 <= move.boat <= len(state.boats):
        raise IllegalMove("no-such-boat", boat=move.boat, last=len(state.boats))
    if not _has_room(state.boats[move.boat - 1]):
        raise IllegalMove("boat-full", boat=move.boat, places=PLACES)


def apply(state: State, seat: Seat, move: Board, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """Put the card aboard, draw one, and pass the turn on, or let the boats sail."""
    face_up = state.circuit != COURSE.face_down_circuit
    drawn = state.piles[seat][:1]
    hand = tuple(animal for animal in state.hands[seat] if animal != move.animal)
    boat = state.boats[move.boat - 1]
    boat = boat.model_copy(
        update={"cards": (*boat.cards, card(seat, move.animal, face_up=face_up))}
    )
    turn = Seat((seat + 1) % len(state.hands))
    circuit = state.circuit + (turn == state.first)
    after = state.model_copy(
        update={
            "boats": _replaced(state.boats, move.boat - 1, boat),
            "hands": _replaced(state.hands, seat, in_order(hand + drawn)),
            "piles": _replaced(state.piles, seat, state.piles[seat][1:]),
            "turn": turn,
            "circuit": min(circuit, COURSE.circuits),
        }
    )
    told: tuple[Event, ...] = (
        events.boarded(seat, move.animal if face_up else None, move.boat),
        *(events.drawn(seat, animal) for animal in drawn),
    )
    if circuit > COURSE.circuits:
        return _end_round(after, told, chance)
    if circuit > state.circuit:
        told += (events.circuit_begins(circuit),)
    return after, told


def _end_round(
    state: State, told: tuple[Event, ...], chance: Chance
) -> tuple[State, tuple[Event, ...]]:
    """Sail, then moor new boats, unless that was the last round."""
    sailing = Sailing(state, chance)
    after = sailing.sail()
    told += (*sailing.events, events.round_scores(state.round, points(state), points(after)))
    if state.round == COURSE.rounds:
        return after, told + _final_scores(after)
    harbour = Harbour(after.boat_deck, after.boat_discard, chance)
    first = Seat((state.first + 1) % len(state.hands))
    after = after.model_copy(
        update={
            "round": state.round + 1,
            "circuit": 1,
            "first": first,
            "turn": first,
            "boats": harbour.moor(len(state.hands)),
            "boat_deck": harbour.deck,
            "boat_discard": harbour.discard,
        }
    )
    return after, (*told, events.round_begins(after))


def _final_scores(state: State) -> tuple[Event, ...]:
    """Tell everybody's score, best first."""
    scores = points(state)
    lines = (
        events.final_score(seat, scores[seat], len(state.saved[seat]), state.cupids[seat])
        for seat in ranking(state)
    )
    return (events.final_scores(), *lines)


def _has_room(boat: Boat) -> bool:
    return len(boat.cards) < PLACES


def _replaced(row: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    return (*row[:at], item, *row[at + 1 :])
