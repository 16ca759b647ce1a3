"""How the boats would sail as they stand, whatever lies face down: what surely comes of it."""

from __future__ import annotations

from itertools import product
from math import prod
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from games.all_aboard.components import ANIMALS
from games.all_aboard.model import Card, card
from games.all_aboard.rules.sailing import sail
from games.all_aboard.rules.weighing import crowds
from games.kit.chance import Chance
from games.kit.working_copy import WorkingCopy

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from games.all_aboard.components import Animal
    from games.all_aboard.model import DepartedBoat, State
    from games.kit.game import Seat

MOST_WAYS: Final = 144
"""So many ways of what others may have face down are gone through: any two cards, or three late."""

How: TypeAlias = Literal[
    "sails", "swims", "eaten", "overboard", "fights", "dry", "sinks", "scares", "any"
]
"""Why an animal is saved or lost: of `any`, it differs by what lies face down."""


class Fate(NamedTuple):
    """What becomes of an animal, and in which boat."""

    how: How
    boat: int = 0
    """From 1; 0 where it differs."""
    load: int | None = None
    """What that boat carries in half kilos; None if it differs or is not weighed."""
    capacity: int | None = None
    """Kilos; None if it differs."""
    by: Card | None = None
    """Who eats or throws it."""
    fights: Animal | None = None
    """Of which animal there are too many."""
    bound: int | None = None
    """What a boat carries at most that sails, at least if it sinks, where its load differs."""


class Sailing(NamedTuple):
    """What surely comes of a sailing, whichever boats a scared elephant is given."""

    saved: Mapping[Card, Fate]
    lost: Mapping[Card, Fate]
    cupids: tuple[int, ...]
    """By seat."""
    love: frozenset[tuple[int, Animal]]
    """Boats, from 1, with the animals of which two fall in love there."""
    thrown: Mapping[Card, Fate]
    scared: frozenset[int]
    """Boats, from 1, that are swapped."""
    eaten: Mapping[Card, Fate]


def sailings(state: State, seat: Seat) -> list[Sailing]:
    """Let the boats sail with each animal that may lie face down; none if there are too many ways.

    One sailing where nothing of others is hidden.
    """
    return [sailing(world) for _, world in worlds(state, seat)]


def worlds(state: State, seat: Seat) -> Iterator[tuple[Mapping[Card, Animal], State]]:
    """Yield what may lie face down of others, with the boats turned up so; none if too many."""
    hidden = hidden_from(state, seat)
    animals = [unseen(state, one.owner) for one in hidden]
    if prod(map(len, animals)) > MOST_WAYS:
        return
    for way in product(*animals):
        laid = dict(zip(hidden, way, strict=True))
        yield laid, _with(state, laid)


def hidden_from(state: State, seat: Seat) -> list[Card]:
    """Return the cards of others that lie face down."""
    return [
        one for boat in state.boats for one in boat.cards if not one.face_up and one.owner != seat
    ]


def unseen(state: State, owner: Seat) -> list[Animal]:
    """Return what a card of a player may be that lies face down: whatever was not seen yet."""
    seen = {one.animal for boat in state.boats for one in boat.cards
            if one.owner == owner and one.face_up}  # fmt: skip
    gone = {one.animal for one in state.animal_discard if one.owner == owner}
    return [one for one in ANIMALS if one not in {*seen, *gone, *state.saved[owner]}]


def _with(state: State, laid: Mapping[Card, Animal]) -> State:
    """Return a state with these animals in place of cards that lie face down."""
    boats = tuple(
        boat.model_copy(
            update={
                "cards": tuple(
                    card(owner=one.owner, animal=laid.get(one, one.animal)) for one in boat.cards
                )
            }
        )
        for boat in state.boats
    )
    return state.model_copy(update={"boats": boats})


def sailing(state: State) -> Sailing:
    """Let boats sail, with each boat that may come for one that a scared elephant tips over."""
    ends = ends_of(state)
    scared = _scared(ends[0])
    return surely([_seen(end, scared) for end in ends])


def ends_of(state: State) -> list[State]:
    """Return how boats may sail: with each boat that may come for a scared elephant."""
    end = _end(state)
    if not (scared := _scared(end)):
        return [end]
    decks = product(sorted({*state.boat_deck, *state.boat_discard}), repeat=len(scared))
    return [_end(state.model_copy(update={"boat_deck": deck})) for deck in decks]


def _scared(end: State) -> frozenset[int]:
    """Return the boats, from 1, that were swapped."""
    boats = enumerate(end.departed_boats, 1)
    return frozenset(number for number, boat in boats if boat.scared_from)


def _end(state: State) -> State:
    work = WorkingCopy(state, Chance("as they stand", 0))
    sail(work)
    return work.state


def _seen(end: State, scared: frozenset[int]) -> Sailing:
    """Return what came of one sailing."""
    saved, lost, thrown = dict[Card, Fate](), dict[Card, Fate](), dict[Card, Fate]()
    for number, boat in enumerate(end.departed_boats, 1):
        how: How = "sails" if boat.sailed else "swims"
        saved |= dict.fromkeys(boat.saved, Fate(how, number, boat.load, boat.capacity))
        lost |= {one: _loss(one, number, boat) for one in boat.lost}
        if boat.thrown:
            thrown[boat.thrown] = Fate("overboard", number, by=_doer(boat, "monkey"))
    love = {(n, one) for n, boat in enumerate(end.departed_boats, 1) for one in boat.lovers}
    eaten = {one: fate for one, fate in lost.items() if fate.how == "eaten"}
    return Sailing(saved, lost, end.cupids, frozenset(love), thrown, scared, eaten)


def _loss(one: Card, number: int, boat: DepartedBoat) -> Fate:
    """Return why an animal was lost."""
    aboard = [other.animal for other in (*boat.saved, *boat.lost, *boat.moved)]
    if one == boat.eaten:
        return Fate("eaten", number, by=_doer(boat, "lion"))
    if one == boat.thrown:
        return Fate("overboard", number, by=_doer(boat, "monkey"))
    if boat.load is None:
        return Fate("fights", number, fights=min(crowds(aboard)))
    return Fate("dry" if boat.sailed else "sinks", number, boat.load, boat.capacity)


def _doer(boat: DepartedBoat, animal: Animal) -> Card | None:
    """Return the one animal of its kind aboard."""
    aboard = (*boat.saved, *boat.lost, *boat.moved)
    return next((one for one in aboard if one.animal == animal), None)


def surely(ends: Sequence[Sailing]) -> Sailing:
    """Return what comes of all of these sailings alike."""
    return Sailing(
        saved=_common([one.saved for one in ends]),
        lost=_common([one.lost for one in ends]),
        cupids=tuple(map(min, zip(*(one.cupids for one in ends), strict=True))),
        love=frozenset.intersection(*(one.love for one in ends)),
        thrown=_common([one.thrown for one in ends]),
        scared=frozenset.intersection(*(one.scared for one in ends)),
        eaten=_common([one.eaten for one in ends]),
    )


def _common(fates: Sequence[Mapping[Card, Fate]]) -> dict[Card, Fate]:
    """Return the cards that are in all of these, with as much of their fate as they share."""
    first, *others = fates
    cards = [one for one in first if all(one in those for those in others)]
    return {one: _shared([those[one] for those in fates]) for one in cards}


def _shared(fates: Sequence[Fate]) -> Fate:
    first, *others = fates
    if all(one == first for one in others):
        return first
    is_alike = all((one.how, one.boat) == (first.how, first.boat) for one in others)
    if is_alike and first.how in {"sails", "sinks"}:
        return _bounded(fates)
    return Fate("any")


def _bounded(fates: Sequence[Fate]) -> Fate:
    """Return the fate in a boat that carries more or less, with the load that is surely kept to."""
    how, boat, capacity = fates[0].how, fates[0].boat, fates[0].capacity
    loads = [one.bound if one.load is None else one.load for one in fates]
    known = [one for one in loads if one is not None]
    if len(known) < len(loads) or any(one.capacity != capacity for one in fates):
        return Fate(how, boat)
    bound = max(known) if how == "sails" else min(known)
    return Fate(how, boat, capacity=capacity, bound=bound)
