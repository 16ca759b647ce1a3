"""The rules of All aboard!: boarding, move by move; the sailing that follows is in `sailing`."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from games.all_aboard import describe as prose
from games.all_aboard import view as secrets
from games.all_aboard.model import (
    ANIMALS,
    COURSE,
    FIGURES,
    MOVES,
    Board,
    Boat,
    Options,
    State,
    View,
    board,
    card,
    in_order,
)
from games.all_aboard.rules import scoring
from games.all_aboard.rules.sailing import Harbour, Sailing
from games.kit.game import (
    Decision,
    Event,
    Game,
    IllegalMove,
    Outcome,
    Picture,
    Seat,
    Spec,
    Text,
    text,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.kit.chance import Chance

T = TypeVar("T")

PLACES = COURSE.boat_places


class AllAboard(Game[State, Board, View, Options]):
    """Crowd your animals into shared boats; only those whose boat sails score."""

    spec = Spec(slug="all_aboard", icon="🚣", seats=(2, 3, 4, 5), minutes=20, options=Options)
    moves = MOVES
    state = State

    def check_table(self, seats: int, options: Options) -> None:
        """Refuse a first player who does not sit at the table."""
        first = options.first_player
        if first != "random" and int(first) > seats:
            raise IllegalMove("no-such-seat", first=first, seats=seats)

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
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

    def to_act(self, state: State) -> frozenset[Seat]:
        """One seat after another, until the last boats have sailed."""
        return frozenset() if scoring.over(state) else frozenset((state.turn,))

    def candidates(self, state: State, seat: Seat) -> Iterable[Board]:
        """Every animal of the hand into every boat with room."""
        open_boats = [n for n, boat in enumerate(state.boats, start=1) if _has_room(boat)]
        return [board(animal, n) for animal in state.hands[seat] for n in open_boats]

    def check(self, state: State, seat: Seat, move: Board) -> None:
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

    def apply(
        self, state: State, seat: Seat, move: Board, chance: Chance
    ) -> tuple[State, tuple[Event, ...]]:
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
            prose.boarded(seat, move.animal if face_up else None, move.boat),
            *(prose.drawn(seat, animal) for animal in drawn),
        )
        if circuit > COURSE.circuits:
            return self._end_round(after, told, chance)
        if circuit > state.circuit:
            told += (prose.circuit_begins(circuit),)
        return after, told

    def _end_round(
        self, state: State, told: tuple[Event, ...], chance: Chance
    ) -> tuple[State, tuple[Event, ...]]:
        """Sail, then moor new boats, unless that was the last round."""
        sailing = Sailing(state, chance)
        after = sailing.sail()
        told += (*sailing.events, prose.round_scores(state, after))
        if state.round == COURSE.rounds:
            return after, told + prose.final_scores(after)
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
        return after, (*told, prose.round_begins(after))

    def view(self, state: State, seat: Seat | None) -> View:
        """See `view.view`."""
        return secrets.view(state, seat)

    def redeal(self, state: State, seat: Seat, chance: Chance) -> State:
        """See `view.redeal`."""
        return secrets.redeal(state, seat, chance)

    def outcome(self, state: State) -> Outcome | None:
        """See `scoring.outcome`."""
        return scoring.outcome(state)

    def decisions(self, view: View, move: Board) -> tuple[Decision, ...]:
        """First the animal, then the boat."""
        return prose.steps(view, move)

    def describe(self, view: View) -> tuple[Text, ...]:
        """Say the table in short lines."""
        return prose.describe(view)

    def picture(self) -> Picture[View]:
        """See `picture`."""
        from games.all_aboard import picture  # an idle bot need not hold what drawing needs

        return Picture(picture.draw)


def _has_room(boat: Boat) -> bool:
    return len(boat.cards) < PLACES


def _replaced(row: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    return (*row[:at], item, *row[at + 1 :])
