"""A move and the boats before and after it; and how cards and animals are named in hints."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from games.all_aboard.components import COURSE, ICONS, POINTS, WEIGHTS, named
from games.all_aboard.mind.sailings import hidden_from
from games.all_aboard.model import Card, card
from games.all_aboard.rules.weighing import load, pairs
from games.kit.text import Seat, Text, seat_name, text
from games.kit.value import replaced

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from games.all_aboard.components import Animal
    from games.all_aboard.mind.sailings import How, Sailing
    from games.all_aboard.model import Board, Boat, State

A_POINT: Final = 0.1
"""What a point is worth as a reason."""


@dataclass(frozen=True)
class Scene:
    """A move, and how the boats would sail before and after it."""

    state: State
    after: State
    seat: Seat
    move: Board
    own: Card
    """The card that boards, as it sails."""
    boat: Boat
    """Into which it boards, with it aboard."""
    now: Sailing
    """What surely comes of the boats as they stand."""
    then: Sailing
    """What surely comes of them after the move."""

    @property
    def is_full(self) -> bool:
        """Whether nobody else can board the boat."""
        return not self.boat.places_left


def boarded(state: State, seat: Seat, animal: Animal, number: int) -> State:
    """Return the boats with one more animal aboard; all else stays as it is."""
    one = card(owner=seat, animal=animal, face_up=not COURSE.face_down(state.circuit))
    boat = state.boats[number - 1]
    boat = boat.model_copy(update={"cards": (*boat.cards, one)})
    return state.model_copy(update={"boats": replaced(state.boats, number - 1, boat)})


def open_boats(state: State) -> list[tuple[int, Boat]]:
    """Return the boats that have a place left, with their numbers."""
    return [(number, boat) for number, boat in enumerate(state.boats, 1) if boat.places_left]


def is_clear(state: State, seat: Seat) -> bool:
    """Tell whether no more than one card of others lies face down."""
    return len(hidden_from(state, seat)) <= 1


def carried_by(boat: Boat, seat: Seat, *more: Animal) -> int | None:
    """Return what a boat carries, abilities aside; None if something unknown is aboard."""
    if any(not one.face_up and one.owner != seat for one in boat.cards):
        return None
    animals = [*(one.animal for one in boat.cards), *more]
    return load(animals, pairs(animals))


# ---- names ---------------------------------------------------------------------------------------


def by_points(cards: Iterable[Card]) -> list[Card]:
    """Sort cards, those that score most first."""
    return sorted(cards, key=by_worth)


def by_worth(one: Card) -> tuple[int, int, int]:
    """Return what sorts cards by their points, then by weight."""
    return -POINTS[one.animal], -WEIGHTS[one.animal], one.owner


def weight_of(cards: Iterable[Card]) -> float:
    """Return what cards are worth as a reason, in points; one that scores nothing, a half."""
    return sum(max(POINTS[one.animal], 0.5) for one in cards)


ACTS: Final[Mapping[How, str]] = {
    "eaten": "card-eats",
    "overboard": "card-throws",
    "scares": "card-scares",
}
"""How an animal is named that would eat or throw the own one, or have its boat swapped."""


def kinds(
    animals: Iterable[Animal], ways: Mapping[Animal, frozenset[How]] | None = None
) -> tuple[Text, ...]:
    """Name animals whoever owns them, the lightest first; and by what they would do, if told."""
    keys = {
        animal: ACTS.get(next(iter(how)), "card-own")
        for animal, how in (ways or {}).items()
        if len(how) == 1
    }
    return tuple(
        text(keys.get(one, "card-own"), icon=ICONS[one], animal=named("animal", one))
        for one in sorted(animals, key=WEIGHTS.__getitem__)
    )


def names_of(cards: Iterable[Card], reader: Seat | None = None) -> tuple[Text, ...]:
    """Name cards; for a reader those of others with their owners."""
    return tuple(_name(one, reader) for one in cards)


def _name(one: Card, reader: Seat | None) -> Text:
    facts: dict[str, Any] = {"icon": ICONS[one.animal], "animal": named("animal", one.animal)}
    if reader is None or one.owner == reader:
        return text("card-own", **facts)
    return text("card", who=seat_name(one.owner), **facts)
