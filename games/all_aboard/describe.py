"""What All aboard! says: the events of a turn, the steps of a menu, the table in lines.

Texts that come back again and again are made once: building them costs more than the rules do.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from games.all_aboard.model import (
    COURSE,
    ICONS,
    WEIGHTS,
    Animal,
    Board,
    Card,
    SeenBoat,
    SeenCard,
    State,
    View,
    Voyage,
    in_order,
)
from games.all_aboard.rules.scoring import points, ranking
from games.kit.game import Decision, Event, Outcome, Seat, SeatName, Text, event, text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

PER_LINE = 3
"""Animals in one line of `describe`: so many fit into 42 columns in every language."""


@cache
def named(form: str, animal: Animal) -> Text:
    """Name a species: as a label (`animal`), acted upon (`object`), `with` it, or many (`herd`)."""
    return text(f"{form}-{animal}")


def kilos(halves: int) -> str:
    """Write a weight given in half kilos.

    >>> kilos(25), kilos(28), kilos(-2), kilos(1)
    ('12½', '14', '−1', '½')
    """
    whole, half = divmod(abs(halves), 2)
    figure = f"{whole if whole or not half else ''}{'½' * half}"
    return f"−{figure}" if halves < 0 else figure


def listed(cards: Iterable[Card]) -> tuple[Text, ...]:
    """Name cards with their owners."""
    return tuple(_owned(one.owner, one.animal) for one in cards)


@cache
def _owned(owner: Seat, animal: Animal) -> Text:
    return text(
        "card", icon=ICONS[animal], animal=named("animal", animal), who=SeatName(seat=owner)
    )


# ---- events ------------------------------------------------------------------


@cache
def boarded(seat: Seat, animal: Animal | None, boat: int) -> Event:
    """Tell all that a card came aboard; None for one that lies face down."""
    who = SeatName(seat=seat)
    if animal is None:
        return event("boarded-face-down", who=who, boat=boat)
    return event("boarded", icon=ICONS[animal], who=who, animal=named("object", animal), boat=boat)


@cache
def drawn(seat: Seat, animal: Animal) -> Event:
    """Tell a seat, and nobody else, which card it drew."""
    return event("drawn", to=seat, icon=ICONS[animal], animal=named("animal", animal))


@cache
def circuit_begins(circuit: int) -> Event:
    """Tell which side up the next cards lie."""
    hidden = circuit == COURSE.face_down_circuit
    return event("circuit-face-down" if hidden else "circuit-face-up")


def round_begins(state: State) -> Event:
    """Tell which boats lie ready."""
    return event(
        "round-begins",
        round=state.round,
        boats=tuple(boat.capacity for boat in state.boats),
        who=SeatName(seat=state.first),
    )


def boat_event(number: int, capacity: int, aboard: Sequence[Card]) -> Event:
    """Open the story of one boat."""
    return event("boat-departs", boat=number, capacity=capacity, cards=listed(aboard))


def round_scores(before: State, after: State) -> Event:
    """Tell what the round brought everybody."""
    gained = zip(points(before), points(after), strict=True)
    return event(
        "round-scores",
        round=before.round,
        scores=tuple(
            text("gain", who=SeatName(seat=Seat(seat)), gained=new - old, points=new)
            for seat, (old, new) in enumerate(gained)
        ),
    )


def final_scores(state: State) -> tuple[Event, ...]:
    """Tell everybody's score, best first.

    Who won is the referee's to say: somebody may have resigned.
    """
    scores = points(state)
    lines = tuple(
        event(
            "final-score",
            who=SeatName(seat=seat),
            points=scores[seat],
            animals=len(state.saved[seat]),
            cupids=state.cupids[seat],
        )
        for seat in ranking(state)
    )
    return (event("final-scores"), *lines)


# ---- menus -------------------------------------------------------------------


def steps(view: View, move: Board) -> tuple[Decision, ...]:
    """Break a move into verb, animal and boat."""
    boat = view.boats[move.boat - 1]
    hidden = view.circuit == COURSE.face_down_circuit
    return (
        Decision(field="kind", ask=text("ask-verb"), value=move.kind, label=text("verb-board")),
        Decision(
            field="animal",
            ask=text("ask-animal-face-down" if hidden else "ask-animal"),
            value=move.animal,
            label=_weighed(move.animal, "animal-choice"),
            icon=ICONS[move.animal],
        ),
        Decision(
            field="boat",
            ask=text("ask-boat", animal=named("object", move.animal)),
            value=str(move.boat),
            label=text(
                "boat-choice", boat=move.boat, capacity=boat.capacity, aboard=len(boat.cards)
            ),
            icon="🚣",
        ),
    )


def _weighed(animal: Animal, key: str) -> Text:
    return text(key, animal=named("animal", animal), weight=kilos(WEIGHTS[animal]))


# ---- the table in lines ------------------------------------------------------


def describe(view: View) -> tuple[Text, ...]:
    """Say what the picture shows: a summary first, then boats, hand, players and piles."""
    return tuple(_lines(view))


def _lines(view: View) -> Iterator[Text]:
    if view.result is not None:
        yield _result_line(view.result)
    if view.turn is not None:
        yield _turn_line(view, view.turn)
    for number, boat in enumerate(view.boats, start=1):
        yield from _boat_lines(number, boat)
    if view.hand:
        yield text("hand-line")
        yield from (_weighed(animal, "hand-card-line") for animal in view.hand)
    for seat in map(Seat, range(len(view.cupids))):
        yield from _seat_lines(view, seat)
    if view.voyages:
        yield text("voyages-line")
        for number, voyage in enumerate(view.voyages, start=1):
            yield _voyage_line(number, voyage)
    if view.result is None:
        yield text("first-line", who=SeatName(seat=view.first))
        yield text("deck-line", boats=view.boats_left)
    if view.options.effects == "off":
        yield text("family-line")


def _result_line(result: Outcome) -> Text:
    winners = sorted(result.winners)
    return text(
        "win",
        who=tuple(SeatName(seat=seat) for seat in winners),
        winners=len(winners),
        points=result.scores[winners[0]],
    )


def _turn_line(view: View, turn: Seat) -> Text:
    hidden = view.circuit == COURSE.face_down_circuit
    return text(
        "summary-face-down" if hidden else "summary-face-up",
        round=view.round,
        rounds=COURSE.rounds,
        who=SeatName(seat=turn),
    )


def _boat_lines(number: int, boat: SeenBoat) -> Iterator[Text]:
    yield text("boat-line", boat=number, capacity=boat.capacity, aboard=len(boat.cards))
    yield from (_card_line(one) for one in boat.cards)


def _card_line(one: SeenCard) -> Text:
    who = SeatName(seat=one.owner)
    if one.animal is None:
        return text("card-line-hidden", who=who)
    key = "card-line" if one.face_up else "card-line-own"
    return text(key, who=who, animal=named("animal", one.animal))


def _seat_lines(view: View, seat: Seat) -> Iterator[Text]:
    yield text(
        "seat-line", who=SeatName(seat=seat), points=view.points[seat], cupids=view.cupids[seat]
    )
    if view.result is None:
        yield text("cards-line", hand=view.hand_sizes[seat], pile=view.pile_sizes[seat])
    yield from _animal_lines("saved-line", view.saved[seat])
    lost = [one.animal for one in view.animal_discard if one.owner == seat]
    yield from _animal_lines("lost-line", lost)


def _animal_lines(key: str, animals: Iterable[Animal]) -> Iterator[Text]:
    sorted_animals = in_order(animals)
    for at in range(0, len(sorted_animals), PER_LINE):
        few = sorted_animals[at : at + PER_LINE]
        yield text(key, animals=tuple(named("animal", animal) for animal in few))


def _voyage_line(number: int, voyage: Voyage) -> Text:
    if voyage.load is None:
        return text("voyage-fight", boat=number)
    return text(
        "voyage-sailed" if voyage.sailed else "voyage-sank",
        boat=number,
        load=kilos(voyage.load),
        capacity=voyage.capacity,
    )
