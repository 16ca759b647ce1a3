"""Sailing: what becomes of the boats once everybody is aboard.

Nobody decides anything here. The only luck is the boat card that a scared elephant calls for.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from games.all_aboard.components import LOVE_WEIGHTS, WEIGHTS, Animal, named
from games.all_aboard.events import boat_event, listed
from games.all_aboard.model import Boat, Card, State, Voyage, card
from games.kit.game import Event, SeatName, event

if TYPE_CHECKING:
    from games.kit.chance import Chance
    from games.kit.text import Arg

PAIR = 2
"""So many of a species fall in love; more of them fight."""


class Harbour:
    """The boat cards while some are being drawn."""

    def __init__(self, deck: tuple[int, ...], discard: tuple[int, ...], chance: Chance) -> None:
        self.deck = deck
        self.discard = discard
        self._chance = chance

    def draw(self) -> int:
        """Draw a boat; an empty deck is made up again from the discard (ruling 18)."""
        if not self.deck:
            self.deck, self.discard = self._chance.shuffle(self.discard), ()
        capacity, *rest = self.deck
        self.deck = tuple(rest)
        return capacity

    def moor(self, boats: int) -> tuple[Boat, ...]:
        """Draw the empty boats of a round, left to right."""
        return tuple(Boat(capacity=self.draw()) for _ in range(boats))

    def scrap(self, *capacities: int) -> None:
        """Put boat cards on the discard."""
        self.discard += capacities


@dataclass
class Crossing:
    """One boat on its way, from its turn to its end."""

    number: int
    """From 1, left to right."""
    capacity: int
    """Kilos."""
    aboard: list[Card]
    """Lightest first."""
    lovers: frozenset[Animal] = frozenset()
    fighters: frozenset[Animal] = frozenset()
    saved: list[Card] = field(default_factory=list)
    lost: list[Card] = field(default_factory=list)
    moved: list[Card] = field(default_factory=list)

    def free(self) -> list[Card]:
        """Return whoever is aboard and not in love, lightest first."""
        return [one for one in self.aboard if one.animal not in self.lovers]

    def carries(self, animal: Animal) -> bool:
        """Tell whether a species is aboard and free; love and fights aside there is only one."""
        return animal not in self.lovers and any(one.animal == animal for one in self.aboard)

    def load(self) -> int:
        """Return the weight of all aboard, in half kilos."""
        return sum(
            (LOVE_WEIGHTS if one.animal in self.lovers else WEIGHTS)[one.animal]
            for one in self.aboard
        )

    def voyage(self, load: int | None, *, sails: bool) -> Voyage:
        """Write down how it ended."""
        return Voyage(
            capacity=self.capacity,
            load=load,
            sailed=sails,
            saved=tuple(self.saved),
            lost=tuple(self.lost),
            moved=tuple(self.moved),
        )


class Sailing:
    """A sailing phase being worked out: a notebook that lives for one call of `sail`."""

    def __init__(self, state: State, chance: Chance) -> None:
        self._state = state
        self._effects = state.options.effects == "on"
        self._harbour = Harbour(state.boat_deck, state.boat_discard, chance)
        self._arrivals: list[Card] = []
        """Thrown or jumped into the next boat."""
        self._cupids = list(state.cupids)
        self._voyages: list[Voyage] = []
        self.events: list[Event] = [event("sailing-begins")]

    def sail(self) -> State:
        """Sail every boat from left to right and return the state with empty waters."""
        for number, boat in enumerate(self._state.boats, start=1):
            self._cross(self._board(number, boat))
        saved = list(self._state.saved)
        for voyage in self._voyages:
            for one in voyage.saved:
                saved[one.owner] += (one.animal,)
        self._harbour.scrap(*(voyage.capacity for voyage in self._voyages))
        lost = tuple(one for voyage in self._voyages for one in voyage.lost)
        return self._state.model_copy(
            update={
                "boats": (),
                "boat_deck": self._harbour.deck,
                "boat_discard": self._harbour.discard,
                "saved": tuple(saved),
                "cupids": tuple(self._cupids),
                "animal_discard": self._state.animal_discard + lost,
                "voyages": tuple(self._voyages),
            }
        )

    def _board(self, number: int, boat: Boat) -> Crossing:
        """Turn the cards up, add the arrivals, and see who loves and who fights (ruling 5)."""
        crowd = [card(one.owner, one.animal) for one in boat.cards] + self._arrivals
        crowd.sort(key=lambda one: WEIGHTS[one.animal])
        self._arrivals = []
        counts = Counter(one.animal for one in crowd)
        fighters = frozenset(animal for animal, count in counts.items() if count > PAIR)
        # Beside a fight nobody falls in love (ruling 10).
        pairs = frozenset(animal for animal, count in counts.items() if count == PAIR)
        return Crossing(number, boat.capacity, crowd, frozenset() if fighters else pairs, fighters)

    def _cross(self, boat: Crossing) -> None:
        self.events.append(boat_event(boat.number, boat.capacity, boat.aboard))
        if boat.fighters:
            self._fight(boat)
        else:
            self._love(boat)
            if self._effects:
                # Lightest first; each looks for itself whether it is still aboard (ruling 15).
                self._scare(boat)
                self._throw(boat)
                self._eat(boat)
        load = None if boat.fighters else boat.load()
        sails = load is not None and load <= 2 * boat.capacity
        if sails:
            self._arrive(boat)
        else:
            self._sink(boat)
        self._arrivals = boat.moved
        self._voyages.append(boat.voyage(load, sails=sails))

    def _fight(self, boat: Crossing) -> None:
        for animal in sorted(boat.fighters, key=WEIGHTS.__getitem__):
            self._tell("fight", animals=named("herd", animal))

    def _love(self, boat: Crossing) -> None:
        for animal in sorted(boat.lovers, key=WEIGHTS.__getitem__):
            first, second = (one.owner for one in boat.aboard if one.animal == animal)
            self._cupids[first] += 1
            self._cupids[second] += 1
            self._tell(
                "love",
                animals=named("herd", animal),
                first=SeatName(seat=first),
                second=SeatName(seat=second),
            )

    def _scare(self, boat: Crossing) -> None:
        """Let a mouse scare a free elephant: the boat tips over, another one takes its place."""
        if boat.carries("mouse") and boat.carries("elephant"):
            self._harbour.scrap(boat.capacity)
            boat.capacity = self._harbour.draw()
            self._tell("scare", capacity=boat.capacity)

    def _throw(self, boat: Crossing) -> None:
        """Let a monkey side with the heaviest of the others and throw out the next heaviest."""
        if not boat.carries("monkey"):
            return
        others = [one for one in boat.free() if one.animal != "monkey"]
        if len(others) < 2:  # noqa: PLR2004 - a partner and a victim
            return
        victim, partner = others[-2:]
        boat.aboard.remove(victim)
        # Whoever is thrown comes aboard even a full boat (ruling 21).
        key, target = ("throw-out", boat.lost) if self._last(boat) else ("throw", boat.moved)
        target.append(victim)
        self._tell(
            key,
            partner=named("with", partner.animal),
            victim=named("object", victim.animal),
            boat=boat.number + 1,
        )

    def _eat(self, boat: Crossing) -> None:
        """Let a lion eat the heaviest animal that is lighter than itself."""
        if not boat.carries("lion"):
            return
        lighter = [one for one in boat.free() if WEIGHTS[one.animal] < WEIGHTS["lion"]]
        if lighter:
            boat.aboard.remove(lighter[-1])
            boat.lost.append(lighter[-1])
            self._tell("eat", victim=named("object", lighter[-1].animal))

    def _swims(self, boat: Crossing, one: Card) -> bool:
        """Tell whether this is an octopus that wants the water (ruling 27: in love it does not)."""
        return self._effects and one.animal == "octopus" and one.animal not in boat.lovers

    def _jumps(self, boat: Crossing, one: Card) -> bool:
        """Tell whether this is a fox free to jump: neither in love nor fighting (ruling 12)."""
        busy = boat.lovers | boat.fighters
        return self._effects and one.animal == "fox" and one.animal not in busy

    def _arrive(self, boat: Crossing) -> None:
        for one in boat.aboard:
            (boat.lost if self._swims(boat, one) else boat.saved).append(one)
        scales: dict[str, Arg] = {"load": boat.load(), "capacity": boat.capacity}
        if boat.lost or boat.moved:
            self._tell("sails", **scales, cards=listed(boat.saved))
        else:
            self._tell("sails-complete", **scales)
        for one in boat.aboard:
            if self._swims(boat, one):
                self._tell("octopus-dry", who=SeatName(seat=one.owner))

    def _sink(self, boat: Crossing) -> None:
        if not boat.fighters:
            self._tell("sinks", load=boat.load(), capacity=boat.capacity)
        for one in boat.aboard:
            if self._swims(boat, one):
                boat.saved.append(one)
            elif self._jumps(boat, one) and not self._last(boat):
                boat.moved.append(one)
            else:
                boat.lost.append(one)
        if boat.saved:
            self._tell("octopus-swims", who=tuple(SeatName(seat=one.owner) for one in boat.saved))
        if self._effects and "octopus" in boat.lovers:
            self._tell("octopus-love")
        if any(self._jumps(boat, one) for one in boat.aboard):
            self._tell("fox-lost" if self._last(boat) else "fox-jumps", boat=boat.number + 1)

    def _last(self, boat: Crossing) -> bool:
        return boat.number == len(self._state.boats)

    def _tell(self, key: str, **args: Arg) -> None:
        self.events.append(Event(key=key, args=args))
