"""The model of All aboard!: options, the move, the state, and what a seat may see.

Loads are in half kilos, as weights are; a boat's capacity is in kilos.
"""

from __future__ import annotations

from typing import Final, Literal, Self

from pydantic import TypeAdapter
from typing_extensions import override

from games.all_aboard.components import COURSE, Animal
from games.kit.game import Options as BaseOptions
from games.kit.game import Seat, Value
from games.kit.game import View as BaseView
from games.kit.marks import Marks
from games.kit.value import memoized

# ---- options and the move ----------------------------------------------------


class Options(BaseOptions):
    """What a table may agree on before it starts."""

    effects: Literal["on", "off"] = "on"
    """Off is the family game: animals weigh and love, but do nothing."""
    boat_deck: Literal["even", "spread"] = "even"
    first_player: Literal["random", "1", "2", "3", "4", "5"] = "random"
    """Seats counted from 1, as players say it."""


class Board(Value):
    """Put an animal from the hand into a boat."""

    kind: Literal["board"] = "board"
    animal: Animal
    boat: int
    """From 1, left to right."""


MOVES: Final[TypeAdapter[Board]] = TypeAdapter(Board)

board = memoized(Board)
"""Legal moves are listed often, and there are only sixty."""


# ---- the table ---------------------------------------------------------------


class Card(Value):
    """One animal card on the table; owner and animal together exist only once."""

    owner: Seat
    animal: Animal
    face_up: bool = True


card = memoized(Card)
"""Cards are handled all the time, and there are only 120."""


class Boat(Value):
    """A boat while animals board it."""

    capacity: int
    """Kilos."""
    cards: tuple[Card, ...] = ()
    """In the order they came aboard."""

    @property
    def places_left(self) -> int:
        """How many more animals can board it."""
        return COURSE.boat_places - len(self.cards)


class DepartedBoat(Value):
    """A boat of the last round, and how it ended."""

    capacity: int
    """Kilos; of the last boat card, if a scared elephant had it swapped."""
    load: int | None
    """Half kilos on the scales; None if a fight sank the boat before it was weighed."""
    sailed: bool
    saved: tuple[Card, ...]
    lost: tuple[Card, ...]
    moved: tuple[Card, ...]
    """Thrown or jumped into the next boat."""
    lovers: tuple[Animal, ...] = ()
    """Species in love, lightest first; like all below, stored since 0.3."""
    scared_from: int | None = None
    """What the boat held, in kilos, that a scared elephant had swapped."""
    thrown: Card | None = None
    """Whom the monkey threw: moved, or lost from the last boat."""
    eaten: Card | None = None
    """Whom the lion ate: one of the lost."""


class State(Value):
    """Everything about a match, secrets included. Tuples by seat unless said otherwise."""

    options: Options
    round: int
    """From 1; stays at the last when the match is over."""
    circuit: int
    """From 1: which of a round's placements is being made."""
    first: Seat
    """The first player of this round."""
    turn: Seat
    """The seat to act, until the match is over."""
    boats: tuple[Boat, ...]
    """Left to right; none once the match is over."""
    boat_deck: tuple[int, ...]
    """Capacities in kilos, the next card first."""
    boat_discard: tuple[int, ...]
    hands: tuple[tuple[Animal, ...], ...]
    """Lightest first."""
    piles: tuple[tuple[Animal, ...], ...]
    """Draw piles, the next card first."""
    saved: tuple[tuple[Animal, ...], ...]
    """In the order they were saved."""
    cupids: tuple[int, ...]
    animal_discard: tuple[Card, ...] = ()
    """In the order they were lost; not by seat."""
    departed_boats: tuple[DepartedBoat, ...] = ()
    """Last round's boats, left to right; none in the first round."""
    gained: tuple[int, ...] = ()
    """The points that the last sailing brought; none in the first round, or stored before 0.3."""
    marks: Marks = Marks()


# ---- what a seat, or the table, may see --------------------------------------


def card_thing(round_: int, boat: int, place: int) -> str:
    """Return the name of a card in a boat, for what marks it: boats from 1, places from 0."""
    return f"{round_} {boat} {place}"


class SeenCard(Value):
    """A card in a boat as a viewer sees it."""

    owner: Seat
    animal: Animal | None
    """None: it lies face down, and the viewer is not its owner."""
    face_up: bool


seen_card = memoized(SeenCard)
"""Every view of every table shows some, and there are few more than of cards."""


class SeenBoat(Value):
    """A boat as a viewer sees it."""

    capacity: int
    """Kilos."""
    cards: tuple[SeenCard, ...]


class View(BaseView):
    """What one seat may see, or the whole table. Tuples by seat unless said otherwise."""

    seat: Seat | None
    """Whose view this is; None is the table's."""
    options: Options
    round: int
    circuit: int
    first: Seat
    turn: Seat | None
    """The seat to act; None once the match is over."""
    boats: tuple[SeenBoat, ...]
    """Left to right; none once the match is over."""
    hand: tuple[Animal, ...] | None
    """The viewer's own, lightest first; None for the table."""
    hand_sizes: tuple[int, ...]
    pile_sizes: tuple[int, ...]
    saved: tuple[tuple[Animal, ...], ...]
    """In the order they were saved."""
    cupids: tuple[int, ...]
    points: tuple[int, ...]
    """So far: saved animals, and two for every cupid."""
    animal_discard: tuple[Card, ...]
    """In the order they were lost; not by seat."""
    boats_left: int
    """Cards in the boat deck."""
    boat_discard: tuple[int, ...]
    departed_boats: tuple[DepartedBoat, ...]
    """Last round's boats, left to right; none in the first round."""
    gained: tuple[int, ...]
    """The points that the last sailing brought; none in the first round, or stored before 0.3."""

    @override
    def without_turn(self) -> Self:
        return self.model_copy(update={"turn": None})

    def boarded(self, animal: Animal, number: int) -> Self:
        """Return the view with an animal of the viewer's in a boat, marked as the only new one."""
        boat, here = self.boats[number - 1], number - 1
        one = seen_card(
            owner=Seat(self.seat or 0),
            animal=animal,
            face_up=not COURSE.face_down(self.circuit),
        )
        boats = list(self.boats)
        boats[here] = boat.model_copy(update={"cards": (*boat.cards, one)})
        marks = ((card_thing(self.round, number, len(boat.cards)), ()),)
        return self.model_copy(update={"boats": tuple(boats), "marks": marks})

    def aboard_last(self, seat: Seat) -> frozenset[Card]:
        """Return the animals of a seat that were aboard the last round's boats."""
        aboard = ((*boat.saved, *boat.lost, *boat.moved) for boat in self.departed_boats)
        return frozenset(one for crew in aboard for one in crew if one.owner == seat)

    def is_new(self, boat: int, place: int) -> bool:
        """Tell whether a card is marked as new: boats are counted from 1, places from 0."""
        return card_thing(self.round, boat, place) in dict(self.marks)

    @property
    def just_sailed(self) -> bool:
        """Whether boats have sailed and no seat has acted since."""
        return bool(self.departed_boats) and not any(boat.cards for boat in self.boats)
