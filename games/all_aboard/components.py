"""What is in the box of All aboard!: animals and boats, with every figure and its source.

The figures come from `data.json`. Weights and loads are in half kilos throughout, so that a mouse
in love (0.5 kg) stays a whole number; a boat's capacity is in kilos, as printed on its card.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from games.kit.text import Text, text
from games.kit.value import Figures

if TYPE_CHECKING:
    from collections.abc import Iterable

Animal: TypeAlias = Literal[
    "peacock",
    "mouse",
    "fox",
    "octopus",
    "monkey",
    "sloth",
    "moose",
    "zebra",
    "giraffe",
    "lion",
    "bear",
    "elephant",
]
"""The twelve species, lightest first: the order in which a hand is always listed."""

Form: TypeAlias = Literal["animal", "object", "with", "herd", "yours"]
"""In which form a text names a species; see `named`."""


class _Species(Figures):
    """One species as printed; weights in kilos."""

    id: Animal
    icon: str
    weight: float
    love_weight: float
    points: int
    ability: str | None
    """What it does; None if it only weighs."""


class _BoatDeck(Figures):
    """One way to make up the 30 boat cards: (capacity in kilos, copies)."""

    copies_by_capacity: tuple[tuple[int, int], ...]

    def cards(self) -> tuple[int, ...]:
        """Return the capacities of all cards in kilos, ascending."""
        return tuple(kilos for kilos, copies in self.copies_by_capacity for _ in range(copies))


class _Course(Figures):
    """The numbers that shape a match."""

    rounds: int
    circuits: int
    """Placements by every seat in a round."""
    face_down_circuit: int
    boat_places: int
    """Animals that may be placed in a boat."""
    hand: int
    """Cards."""
    cupid_points: int

    def face_down(self, circuit: int) -> bool:
        """Tell whether the cards of a circuit lie face down (ruling 2)."""
        return circuit == self.face_down_circuit


class _Box(Figures):
    """What is in the box."""

    course: _Course
    animals: tuple[_Species, ...]
    boat_decks: dict[Literal["even", "spread"], _BoatDeck]


FIGURES: Final = _Box.read(Path(__file__).parent)
COURSE: Final = FIGURES.course
ANIMALS: Final[tuple[Animal, ...]] = tuple(one.id for one in FIGURES.animals)
"""Every species, lightest first."""
ICONS: Final[dict[Animal, str]] = {one.id: one.icon for one in FIGURES.animals}
POINTS: Final[dict[Animal, int]] = {one.id: one.points for one in FIGURES.animals}
WEIGHTS: Final[dict[Animal, int]] = {one.id: round(2 * one.weight) for one in FIGURES.animals}
"""Half kilos."""
ABLE: Final = frozenset(one.id for one in FIGURES.animals if one.ability)
"""The animals that do something."""
LOVE_WEIGHTS: Final[dict[Animal, int]] = {
    one.id: round(2 * one.love_weight) for one in FIGURES.animals
}
"""Half kilos."""


def in_order(animals: Iterable[Animal]) -> tuple[Animal, ...]:
    """Sort animals from light to heavy, so that their order gives nothing away."""
    return tuple(sorted(animals, key=WEIGHTS.__getitem__))


@cache
def named(form: Form, animal: Animal) -> Text:
    """Name a species: as a label (`animal`), acted upon (`object`), `with` it, many (`herd`).

    Or the reader's own (`yours`).
    """
    return text(f"{form}-{animal}").naming(animal)
