"""The table in words, for those who cannot see the picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.all_aboard.components import ABLE, COURSE, WEIGHTS, Animal, in_order, named
from games.kit.game import Outcome, Seat, Text, seat_name, text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from games.all_aboard.model import Card, DepartedBoat, SeenBoat, SeenCard, View

ANIMALS_PER_LINE: Final = 3
"""So many names fit into 42 columns in every language."""


def describe(view: View) -> Iterator[Text]:
    """Say what the picture shows: a summary, the hand, boats, players, and piles last."""
    if view.result is not None:
        yield result_line(view.result)
    if view.turn is not None:
        yield _turn_line(view, view.turn)
    if view.hand:
        yield text("hand-line")
        yield from (_hand_line(view, animal) for animal in view.hand)
    for number, boat in enumerate(view.boats, start=1):
        yield from _boat_lines(number, boat)
    seats = map(Seat, range(len(view.cupids)))
    for seat in sorted(seats, key=lambda one: one != view.seat):
        yield from _seat_lines(view, seat)
    if view.departed_boats:
        yield text("departed-line")
        for number, departed in enumerate(view.departed_boats, start=1):
            yield _departed_line(number, departed)
            yield from _act_lines(departed)
    if view.result is None:
        yield text("first-line", who=seat_name(view.first))
        yield text("deck-line", boats=view.boats_left)
    if view.options.effects == "off":
        yield text("family-line")
    yield from _pile_lines(view)


def result_line(result: Outcome) -> Text:
    """Say who has won, and with how many points."""
    winners = sorted(result.winners)
    return text(
        "win",
        who=tuple(seat_name(seat) for seat in winners),
        winners=len(winners),
        points=result.scores[winners[0]],
    )


def _turn_line(view: View, turn: Seat) -> Text:
    face_down = COURSE.face_down(view.circuit)
    return text(
        "summary-face-down" if face_down else "summary-face-up",
        round=view.round,
        rounds=COURSE.rounds,
        who=seat_name(turn),
    )


def _boat_lines(number: int, boat: SeenBoat) -> Iterator[Text]:
    yield text("boat-line", boat=number, capacity=boat.capacity, aboard=len(boat.cards))
    yield from (_card_line(one) for one in boat.cards)


def _card_line(one: SeenCard) -> Text:
    who = seat_name(one.owner)
    if one.animal is None:
        return text("card-line-hidden", who=who)
    key = "card-line" if one.face_up else "card-line-own"
    return text(key, who=who, animal=named("animal", one.animal))


def _hand_line(view: View, animal: Animal) -> Text:
    """Say what an animal of the hand weighs, and what it does, if it does anything."""
    name, weight = named("animal", animal), WEIGHTS[animal]
    if view.options.effects == "off" or animal not in ABLE:
        return text("hand-card-line", animal=name, weight=weight)
    return text("hand-able-line", animal=name, weight=weight, does=text(f"does-{animal}"))


def _seat_lines(view: View, seat: Seat) -> Iterator[Text]:
    yield text("seat-line", who=seat_name(seat), points=view.points[seat], cupids=view.cupids[seat])
    if view.just_sailed and view.gained:
        yield text("gained-line", points=view.gained[seat])
    if view.result is None:
        yield text("cards-line", hand=view.hand_sizes[seat], pile=view.pile_sizes[seat])


def _pile_lines(view: View) -> Iterator[Text]:
    """Say what all have saved and lost: last, as an alt text of five seats has no room for it."""
    for seat in map(Seat, range(len(view.cupids))):
        lost = [one.animal for one in view.animal_discard if one.owner == seat]
        yield from _animal_lines("saved-line", seat, view.saved[seat])
        yield from _animal_lines("lost-line", seat, lost)


def _animal_lines(key: str, seat: Seat, animals: Iterable[Animal]) -> Iterator[Text]:
    names = tuple(named("animal", animal) for animal in in_order(animals))
    for at in range(0, len(names), ANIMALS_PER_LINE):
        row, left = names[at : at + ANIMALS_PER_LINE], len(names) - at - ANIMALS_PER_LINE
        goes_on = "yes" if left > 0 else "no"
        if at:
            yield text("more-line", animals=row, more=goes_on)
        else:
            yield text(key, who=seat_name(seat), animals=row, more=goes_on)


def _act_lines(boat: DepartedBoat) -> Iterator[Text]:
    """Say who loved in a boat, was thrown or eaten, or scared."""
    if boat.lovers:
        yield text("departed-love", animals=tuple(named("animal", one) for one in boat.lovers))
    if boat.scared_from is not None:
        yield text("departed-scare", capacity=boat.scared_from)
    if boat.thrown is not None:
        yield _lost_line("departed-thrown", boat.thrown)
    if boat.eaten is not None:
        yield _lost_line("departed-eaten", boat.eaten)


def _lost_line(key: str, card: Card) -> Text:
    return text(key, animal=named("animal", card.animal), who=seat_name(card.owner))


def _departed_line(number: int, boat: DepartedBoat) -> Text:
    if boat.load is None:
        return text("departed-fight", boat=number)
    return text(
        "departed-sailed" if boat.sailed else "departed-sank",
        boat=number,
        load=boat.load,
        capacity=boat.capacity,
    )
