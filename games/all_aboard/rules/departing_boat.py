"""The boat whose turn to depart it is, with everybody aboard."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from games.all_aboard.components import WEIGHTS, in_order
from games.all_aboard.model import DepartedBoat, card
from games.all_aboard.rules.weighing import crowds, load, pairs

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.all_aboard.components import Animal
    from games.all_aboard.model import Card, State


@dataclass
class DepartingBoat:
    """A boat from the moment its turn comes until it has sailed or sunk."""

    number: int
    """From 1, left to right."""
    next_boat: int | None
    """The number of the boat to its right; None for the last one."""
    capacity: int
    """Kilos."""
    with_effects: bool
    """Whether animals use their abilities, as the table has agreed."""
    aboard: list[Card]
    """All face up, lightest first."""
    lovers: frozenset[Animal]
    fighters: frozenset[Animal]
    saved: list[Card] = field(default_factory=list)
    lost: list[Card] = field(default_factory=list)
    moved: list[Card] = field(default_factory=list)
    """Thrown or jumped into the next boat."""
    scared_from: int | None = None
    """What the boat held, in kilos, that a scared elephant had swapped."""
    thrown: Card | None = None
    eaten: Card | None = None

    def free(self) -> list[Card]:
        """Return the animals aboard that are not in love, lightest first (ruling 14)."""
        return [one for one in self.aboard if one.animal not in self.lovers]

    def carries(self, animal: Animal) -> bool:
        """Tell whether a species is aboard and free."""
        return animal not in self.lovers and any(one.animal == animal for one in self.aboard)

    def load(self) -> int:
        """Return the weight of all aboard, in half kilos."""
        return load((one.animal for one in self.aboard), self.lovers)

    def swims(self, one: Card) -> bool:
        """Tell whether this is an octopus that wants the water; in love it does not (ruling 27)."""
        return self.with_effects and one.animal == "octopus" and one.animal not in self.lovers

    def jumps(self, one: Card) -> bool:
        """Tell whether this is a fox free to jump: neither in love nor fighting (ruling 12)."""
        busy = self.lovers | self.fighters
        return self.with_effects and one.animal == "fox" and one.animal not in busy

    def departed(self, load: int | None, *, sailed: bool) -> DepartedBoat:
        """Return the boat as it is once it has sailed or sunk."""
        return DepartedBoat(
            capacity=self.capacity,
            load=load,
            sailed=sailed,
            saved=tuple(self.saved),
            lost=tuple(self.lost),
            moved=tuple(self.moved),
            lovers=in_order(self.lovers),
            scared_from=self.scared_from,
            thrown=self.thrown,
            eaten=self.eaten,
        )


def departing(state: State, number: int, arrivals: Iterable[Card]) -> DepartingBoat:
    """Turn the cards of a boat up, add the arrivals, and see who loves and who fights (ruling 5).

    `arrivals` were thrown or jumped here from the boat before.
    """
    boat = state.boats[number - 1]
    aboard = [*(card(owner=one.owner, animal=one.animal) for one in boat.cards), *arrivals]
    aboard.sort(key=lambda one: WEIGHTS[one.animal])
    animals = [one.animal for one in aboard]
    fighters = crowds(animals)
    return DepartingBoat(
        number=number,
        next_boat=number + 1 if number < len(state.boats) else None,
        capacity=boat.capacity,
        with_effects=state.options.effects == "on",
        aboard=aboard,
        # Beside a fight nobody falls in love (ruling 10).
        lovers=frozenset() if fighters else pairs(animals),
        fighters=fighters,
    )
