"""What is told when something happens, one builder an event.

Events carry facts: seats, boats, half kilos, and texts that name animals and cards. Those that come
back again and again are made once: building them costs more than the rules do.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from games.all_aboard.components import COURSE, ICONS, named
from games.kit.game import Event, Seat, Text, event, seat_name, text

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from games.all_aboard.components import Animal
    from games.all_aboard.model import Card, State

# ---- boarding ----------------------------------------------------------------


@cache
def boarded(seat: Seat, animal: Animal | None, boat: int) -> Event:
    """Tell all that a card came aboard; None for one that lies face down."""
    who = seat_name(seat)
    if animal is None:
        return event("boarded-face-down", who=who, boat=boat)
    return event("boarded", icon=ICONS[animal], who=who, animal=named("object", animal), boat=boat)


@cache
def drawn(seat: Seat, animal: Animal) -> Event:
    """Tell a seat alone which card it drew."""
    return event("drawn", to=seat, icon=ICONS[animal], animal=named("animal", animal))


@cache
def circuit_begins(circuit: int) -> Event:
    """Tell which side up the next cards lie."""
    return event("circuit-face-down" if COURSE.face_down(circuit) else "circuit-face-up")


def round_begins(state: State) -> Event:
    """Tell which boats have been revealed, and who begins."""
    return event(
        "round-begins",
        round=state.round,
        boats=tuple(boat.capacity for boat in state.boats),
        who=seat_name(state.first),
    )


# ---- sailing -----------------------------------------------------------------


@cache
def sailing_begins() -> Event:
    """Tell that the last card has been placed."""
    return event("sailing-begins")


def boat_departs(number: int, capacity: int, aboard: Iterable[Card]) -> Event:
    """Tell whose turn to depart it is, and who is aboard."""
    return event("boat-departs", boat=number, capacity=capacity, cards=_listed(aboard))


@cache
def fight(animal: Animal) -> Event:
    """Tell which species sinks the boat."""
    return event("fight", animals=named("herd", animal))


def love(animal: Animal, owners: Iterable[Seat]) -> Event:
    """Tell which two owners of a species take a cupid each."""
    first, second = (seat_name(seat) for seat in owners)
    return event("love", animals=named("herd", animal), first=first, second=second)


def scare(capacity: int) -> Event:
    """Tell what the boat holds that takes the place of one tipped over."""
    return event("scare", capacity=capacity)


@cache
def throw(partner: Animal, victim: Animal, next_boat: int | None) -> Event:
    """Tell with whom the monkey sides and whom it throws; None where there is no next boat."""
    side, thrown = named("with", partner), named("object", victim)
    if next_boat is None:
        return event("throw-out", partner=side, victim=thrown)
    return event("throw", partner=side, victim=thrown, boat=next_boat)


@cache
def eat(victim: Animal) -> Event:
    """Tell whom the lion eats."""
    return event("eat", victim=named("object", victim))


def sails(load: int, capacity: int, saved: Iterable[Card] | None) -> Event:
    """Tell that a boat sails with a load in half kilos, and whom it saves; None for all."""
    if saved is None:
        return event("sails-complete", load=load, capacity=capacity)
    return event("sails", load=load, capacity=capacity, cards=_listed(saved))


def octopus_stays_dry(owner: Seat) -> Event:
    """Tell that an octopus is lost because its boat sails."""
    return event("octopus-dry", who=seat_name(owner))


def sinks(load: int, capacity: int) -> Event:
    """Tell that a boat sinks under a load in half kilos."""
    return event("sinks", load=load, capacity=capacity)


def octopuses_swim(owners: Iterable[Seat]) -> Event:
    """Tell whose octopuses are saved because their boat sinks."""
    return event("octopus-swims", who=tuple(seat_name(seat) for seat in owners))


@cache
def octopuses_in_love_are_lost() -> Event:
    """Tell that two octopuses sink with their boat."""
    return event("octopus-love")


@cache
def fox_jumps(next_boat: int | None) -> Event:
    """Tell where a fox lands whose boat sinks; None where there is no next boat."""
    return event("fox-lost") if next_boat is None else event("fox-jumps", boat=next_boat)


def foxes_jump(owners: Sequence[Seat], next_boat: int | None) -> Event:
    """Tell where several foxes land, each with its owner; None where there is no next boat."""
    who = tuple(seat_name(seat) for seat in owners)
    if next_boat is None:
        return event("foxes-lost", who=who)
    return event("foxes-jump", who=who, boat=next_boat)


def _listed(cards: Iterable[Card]) -> tuple[Text, ...]:
    """Name cards with their owners."""
    return tuple(_owned(one.owner, one.animal) for one in cards)


@cache
def _owned(owner: Seat, animal: Animal) -> Text:
    return text("card", icon=ICONS[animal], animal=named("animal", animal), who=seat_name(owner))


# ---- scores ------------------------------------------------------------------


def round_scores(number: int, before: Sequence[int], after: Sequence[int]) -> Event:
    """Tell what a round brought everybody: the points by seat before and after it."""
    return event(
        "round-scores",
        round=number,
        scores=tuple(
            text("gain", who=seat_name(Seat(seat)), gained=new - old, points=new)
            for seat, (old, new) in enumerate(zip(before, after, strict=True))
        ),
    )


@cache
def final_scores() -> Event:
    """Tell that the match is over; everybody's `final_score` follows."""
    return event("final-scores")


def final_score(seat: Seat, points: int, animals: int, cupids: int) -> Event:
    """Tell one seat's points, the number of animals it saved, and its cupids."""
    return event("final-score", who=seat_name(seat), points=points, animals=animals, cupids=cupids)


# ---- events of older versions ------------------------------------------------


def load_event(stored: Event) -> Event:
    """Return a stored event as it is told now: before 0.2 a load was a text such as "12½".

    >>> load_event(event("sinks", load="−½", capacity=10)).args["load"]
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
