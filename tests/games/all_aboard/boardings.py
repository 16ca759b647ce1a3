"""A move of All aboard!, and all that others may have and still board: for the laws of hints."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any, NamedTuple

from games.all_aboard.components import COURSE
from games.all_aboard.game import AllAboard
from games.all_aboard.model import Boat, Card, State
from games.all_aboard.rules.sailing import sail
from games.kit.chance import Chance
from games.kit.game import Seat
from games.kit.value import replaced
from games.kit.working_copy import WorkingCopy

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.all_aboard.components import Animal

GAME = AllAboard()
CAPACITIES = (10, 12, 14, 16, 18, 20)


class Boarded(NamedTuple):
    """A move, and the boats before and after it."""

    before: State
    after: State
    move: Any
    seat: Seat

    @property
    def own(self) -> tuple[int, str]:
        return self.seat, self.move.animal

    def sailings(self) -> list[State]:
        """Let the boats sail in a few worlds that the seat cannot tell apart."""
        return [sailed(world) for world in worlds(self.after, self.seat)]


def boarded(before: State, seat: Seat, animal: Animal, number: int) -> State:
    face_up = not COURSE.face_down(before.circuit)
    boat = before.boats[number - 1]
    aboard = (*boat.cards, Card(owner=seat, animal=animal, face_up=face_up))
    boats = replaced(before.boats, number - 1, Boat(capacity=boat.capacity, cards=aboard))
    return before.model_copy(update={"boats": boats})


def worlds(state: State, seat: Seat) -> Iterator[State]:
    """Deal what the seat cannot know anew a few times."""
    for number in range(6):
        yield GAME.redeal(state, seat, Chance("worlds", number))


def sailed(world: State) -> State:
    work = WorkingCopy(world, Chance("any", 0))
    sail(work)
    return work.state


def nexts(at: Boarded) -> Iterator[tuple[int, Animal, list[State]]]:
    """Let each animal board next that others may have, in each boat, whatever is hidden."""
    for world in turned_up(at.after, at.seat):
        for owner in still_to_board(at):
            aboard = {one.animal for boat in world.boats for one in boat.cards
                      if one.owner == owner}  # fmt: skip
            for animal in sorted({*all_of(at.before, owner)} - aboard):
                for number, boat in enumerate(world.boats, 1):
                    if len(boat.cards) < COURSE.boat_places:
                        more = boarded(world, owner, animal, number)
                        yield owner, animal, sailed_by_any_boat(more)


def still_to_board(at: Boarded) -> list[Seat]:
    """Return who else places an animal before the boats sail."""
    aboard = [one.owner for boat in at.after.boats for one in boat.cards]
    return [
        Seat(seat)
        for seat in range(len(at.after.hands))
        if seat != at.seat and aboard.count(Seat(seat)) < COURSE.circuits
    ]


def fillings(at: Boarded) -> Iterator[tuple[list[tuple[int, str]], State]]:
    """Let others board several animals, as many as they still place, some times by lot."""
    found = turned_up(at.after, at.seat)
    for number in range(8):
        luck = Chance("fill", number)
        world, more = luck.pick(found), list[tuple[int, str]]()
        for owner in still_to_board(at):
            aboard = [one.animal for boat in world.boats for one in boat.cards
                      if one.owner == owner]  # fmt: skip
            rest = sorted({*all_of(at.before, owner)} - {*aboard})
            for animal in luck.shuffle(rest)[: COURSE.circuits - len(aboard)]:
                boats = enumerate(world.boats, 1)
                free = [n for n, boat in boats if len(boat.cards) < COURSE.boat_places]
                if free:
                    world = boarded(world, owner, animal, luck.pick(free))
                    more.append((owner, animal))
        yield more, sailed(world)


def named_by(card: dict[str, Any], seat: Seat) -> tuple[int, str]:
    """Return whose card a text names, and which."""
    return card.get("who", seat), card["animal"]


def hidden_cards(state: State, seat: Seat) -> list[tuple[int, Card]]:
    """Return the cards of others that lie face down, each with the place of its boat."""
    return [
        (at, one)
        for at, boat in enumerate(state.boats)
        for one in boat.cards
        if not one.face_up and one.owner != seat
    ]


def all_of(state: State, owner: Seat) -> list[Animal]:
    """Return what a player may have in hand or face down."""
    hidden = [
        one.animal
        for boat in state.boats
        for one in boat.cards
        if one.owner == owner and not one.face_up
    ]
    return [*state.hands[owner], *state.piles[owner], *hidden]


def turned_up(state: State, seat: Seat) -> list[State]:
    """Return the boats with each that may lie face down of others."""
    hidden, found = hidden_cards(state, seat), []
    for animals in product(*(all_of(state, one.owner) for _, one in hidden)):
        world = state
        for (at, one), animal in zip(hidden, animals, strict=True):
            there = [
                card if card != one else one.model_copy(update={"animal": animal})
                for card in world.boats[at].cards
            ]
            boat = world.boats[at].model_copy(update={"cards": tuple(there)})
            world = world.model_copy(update={"boats": replaced(world.boats, at, boat)})
        found.append(world)
    return found


def sailed_by_any_boat(world: State) -> list[State]:
    """Let the boats sail with each boat that a scared elephant may get."""
    aboard = [one.animal for boat in world.boats for one in boat.cards]
    if not {"mouse", "elephant"} <= {*aboard}:
        return [sailed(world)]
    decks = product(CAPACITIES, repeat=aboard.count("elephant"))
    drawn = ((*deck, *world.boat_deck) for deck in decks)
    return [sailed(world.model_copy(update={"boat_deck": deck})) for deck in drawn]


def meets(state: State, fate: str) -> set[tuple[int, str]]:
    """Return whose cards a sailing saved or lost, and which."""
    boats = state.departed_boats
    return {(one.owner, one.animal) for boat in boats for one in getattr(boat, fate)}


def guessed(at: Boarded, *, is_last: bool) -> list[tuple[tuple[str, ...], list[State]]]:
    """Return how the boats sail with each that lies face down, and with each that boards last."""
    found, places = list[tuple[tuple[str, ...], list[State]]](), hidden_places(at)
    for world in turned_up(at.after, at.seat):
        animals = tuple(world.boats[boat].cards[place].animal for boat, place in places)
        if not is_last:
            found.append((animals, sailed_by_any_boat(world)))
            continue
        for _, animal, ends in nexts(at._replace(after=face_up(world))):
            found.append(((*animals, animal), ends))
    return found


def hidden_places(at: Boarded) -> list[tuple[int, int]]:
    """Return where cards of others lie face down: boat and place."""
    return [
        (number, place)
        for number, boat in enumerate(at.after.boats)
        for place, one in enumerate(boat.cards)
        if not one.face_up and one.owner != at.seat
    ]


def face_up(world: State) -> State:
    """Return the boats with every card turned up."""
    boats = tuple(
        Boat(
            capacity=boat.capacity,
            cards=tuple(one.model_copy(update={"face_up": True}) for one in boat.cards),
        )
        for boat in world.boats
    )
    return world.model_copy(update={"boats": boats})
