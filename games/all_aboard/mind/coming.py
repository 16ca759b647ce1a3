"""What others may board next, beside an animal that has just boarded, and what that could do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeAlias

from games.all_aboard.components import COURSE
from games.all_aboard.mind.sailings import sailing, unseen, worlds
from games.all_aboard.mind.scene import boarded, is_clear, kinds, names_of
from games.all_aboard.model import card
from games.kit.text import Seat, Text, seat_name, text

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from games.all_aboard.components import Animal
    from games.all_aboard.mind.sailings import Fate, How
    from games.all_aboard.mind.scene import Scene
    from games.all_aboard.model import Card, State

MOST_NAMED: Final = 4
"""So many animals are named one by one; of more it is said how many they are."""
HALF: Final = 0.5
"""A share of the animals to come above which a danger speaks against a move."""

Does: TypeAlias = Literal["costs", "sinks"]
"""What each could do: cost the reader the own animal, or sink the boat under an octopus."""


class Coming(NamedTuple):
    """The animals that others may board next, by what they could do."""

    does: Does
    these: Mapping[Animal, frozenset[How]]
    """Those that could do it, with the ways in which they would."""
    others: Sequence[Animal]

    @property
    def share(self) -> float:
        """Of all that may board, those that could do it."""
        return len(self.these) / (len(self.these) + len(self.others))


def coming(scene: Scene, does: Does) -> Coming | None:
    """Let each animal board next beside the own one that others may have.

    None if no place is left, nobody else boards any more, or too much lies face down.
    """
    boarding = still_to_board(scene.state, scene.seat)
    if not boarding or scene.is_full or not is_clear(scene.after, scene.seat):
        return None
    ways: dict[Animal, set[How]] = {}
    for laid, world in worlds(scene.after, scene.seat):
        known = {(one.owner, animal) for one, animal in laid.items()}
        for owner in boarding:
            for animal in unseen(scene.after, owner):
                if (owner, animal) in known:
                    continue
                end = sailing(boarded(world, owner, animal, scene.move.boat))
                sure, other = (end.saved, end.lost)[:: 1 if does == "costs" else -1]
                found = ways.setdefault(animal, set())
                if scene.own not in sure:
                    found.add(_how(other.get(scene.own), card(owner=owner, animal=animal)))
    these = {one: frozenset(how) for one, how in ways.items() if how}
    return Coming(does, these, [one for one in ways if one not in these])


def _how(fate: Fate | None, by: Card) -> How:
    """Return in which way an animal does it, if it is the one that eats or throws."""
    return fate.how if fate and fate.by == by else "any"


def coming_said(scene: Scene, coming_: Coming) -> Text:
    """Say which of the animals that others may board next could do something to the own one."""
    (name,) = names_of([scene.own])
    these, others, n = coming_.these, coming_.others, len(coming_.these)
    who = tuple(map(seat_name, still_to_board(scene.state, scene.seat)))
    facts: dict[str, Any] = {"animal": name, "who": who, "n": n, "many": n + len(others)}
    if not these:
        return text(f"{coming_.does}-none", **facts)
    if n <= MOST_NAMED:
        key = "few" if coming_.share <= HALF else "these"
        return text(f"{coming_.does}-{key}", cards=kinds(these, these), **facts)
    if 0 < len(others) <= MOST_NAMED:
        return text(f"{coming_.does}-but", cards=kinds(others), **facts)
    return text(f"{coming_.does}-many", **facts)


def still_to_board(state: State, seat: Seat) -> list[Seat]:
    """Return who else places an animal before the boats sail."""
    many = len(state.hands)
    others = [Seat((seat + step) % many) for step in range(1, many)]
    if state.circuit < COURSE.circuits:
        return others
    left = many - 1 - (seat - state.first) % many
    return others[:left]
