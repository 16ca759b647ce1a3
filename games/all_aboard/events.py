"""What is told when something happens.

Texts that come back again and again are made once: building them costs more than the rules do.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from games.all_aboard.components import COURSE, ICONS, Animal, named
from games.kit.game import Event, Seat, SeatName, Text, event, text

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from games.all_aboard.model import Card, State


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


def round_scores(number: int, before: Sequence[int], after: Sequence[int]) -> Event:
    """Tell what a round brought everybody: the points by seat before and after it."""
    return event(
        "round-scores",
        round=number,
        scores=tuple(
            text("gain", who=SeatName(seat=Seat(seat)), gained=new - old, points=new)
            for seat, (old, new) in enumerate(zip(before, after, strict=True))
        ),
    )


def final_scores() -> Event:
    """Open the list of everybody's scores; who won is the referee's to say."""
    return event("final-scores")


def final_score(seat: Seat, points: int, animals: int, cupids: int) -> Event:
    """Tell one seat's score, with the number of animals it saved and of its cupids."""
    return event(
        "final-score", who=SeatName(seat=seat), points=points, animals=animals, cupids=cupids
    )


def listed(cards: Iterable[Card]) -> tuple[Text, ...]:
    """Name cards with their owners."""
    return tuple(_owned(one.owner, one.animal) for one in cards)


@cache
def _owned(owner: Seat, animal: Animal) -> Text:
    return text(
        "card", icon=ICONS[animal], animal=named("animal", animal), who=SeatName(seat=owner)
    )


# ---- events of older versions ------------------------------------------------


def revived(stored: Event) -> Event:
    """Return a stored event as it is told now: before 0.2 a load was a text such as "12½".

    >>> revived(event("sinks", load="−½", capacity=10)).args["load"]
    -1
    """
    load = stored.args.get("load")
    if not isinstance(load, str):
        return stored
    return stored.model_copy(update={"args": {**stored.args, "load": _halves(load)}})


def _halves(figure: str) -> int:
    whole, half = figure.removeprefix("−").removesuffix("½"), figure.endswith("½")
    count = 2 * int(whole or 0) + half
    return -count if figure.startswith("−") else count
