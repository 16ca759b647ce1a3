"""What others may board next, after an animal has just boarded, and what that could do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeAlias

from games.all_aboard.components import COURSE, POINTS
from games.all_aboard.mind.sailings import sailing, unseen, worlds
from games.all_aboard.mind.scene import boarded, is_clear, kinds, names_of, open_boats
from games.all_aboard.model import card
from games.kit.text import Seat, SeatName, Text, seat_name, text

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from games.all_aboard.components import Animal
    from games.all_aboard.mind.sailings import Fate, How, Sailing
    from games.all_aboard.mind.scene import Scene
    from games.all_aboard.model import Card, State

MOST_NAMED: Final = 4
"""So many animals are named one by one; of more it is said how many they are."""
HALF: Final = 0.5
"""A share of the animals to come above which a danger speaks against a move."""

Does: TypeAlias = Literal["costs", "sinks", "spares"]
"""What each could do: cost the reader animals, sink the boat under an octopus, or save others."""


class Coming(NamedTuple):
    """The animals that others may board next, by what they could do."""

    does: Does
    these: Mapping[Animal, frozenset[How]]
    """Those that could do it, with the ways in which they would."""
    others: Sequence[Animal]
    moves: bool
    """Whether one would throw the animal that boards into another boat, which saves it."""

    @property
    def share(self) -> float:
        """Of all that may board, those that could do it."""
        return len(self.these) / (len(self.these) + len(self.others))


class Next(NamedTuple):
    """A card that others may board next."""

    laid: Mapping[Card, Animal]
    """What then lies face down of others."""
    by: Card
    end: Sailing
    """What surely comes of the boats."""


def coming(scene: Scene, cards: Sequence[Card], does: Does, last: int = 0) -> Coming | None:
    """Let each animal board next that others may have, in each boat that may matter to cards.

    That is each up to the `last`, where they end; 0 for all. None if nobody can board any of these
    any more, or too much lies face down.
    """
    if is_settled(scene, last) or not is_clear(scene.after, scene.seat):
        return None
    ways: dict[Animal, set[How]] = {}
    moves = False
    for _, by, end in _next_sailings(scene, last):
        sure, other = (end.saved, end.lost)[:: 1 if does == "costs" else -1]
        found = ways.setdefault(by.animal, set())
        found.update(_how(other.get(one), by) for one in cards if one not in sure)
        moves |= scene.own in end.saved and end.thrown.get(scene.own) in _thrown_by(by, end)
    these = {one: frozenset(how) for one, how in ways.items() if how}
    return Coming(does, these, [one for one in ways if one not in these], moves)


def is_settled(scene: Scene, last: int = 0) -> bool:
    """Tell whether nobody else can board a boat any more up to the last that matters; 0 for all."""
    return not still_to_board(scene.state, scene.seat) or not _boats(scene, last)


def _boats(scene: Scene, last: int) -> list[int]:
    """Return the boats that have a place left, up to the last one that matters."""
    return [number for number, _ in open_boats(scene.after) if number <= last or not last]


def _next_sailings(scene: Scene, last: int) -> Iterator[Next]:
    """Yield each card that others may board next, and in which boats, whatever lies face down."""
    for laid, world in worlds(scene.after, scene.seat):
        known = {(one.owner, animal) for one, animal in laid.items()}
        for owner in still_to_board(scene.state, scene.seat):
            for animal in unseen(scene.after, owner):
                if (owner, animal) not in known:
                    by = card(owner=owner, animal=animal)
                    for number in _boats(scene, last):
                        yield Next(laid, by, sailing(boarded(world, owner, animal, number)))


def last_sailings(scene: Scene) -> list[Next]:
    """Return all that may come of the boats if one card is still to board, and only one place left.

    None of them if more may change.
    """
    boarding = still_to_board(scene.state, scene.seat)
    places = sum(boat.places_left for boat in scene.after.boats)
    if not is_clear(scene.after, scene.seat) or not len(boarding) == places == 1:
        return []
    return list(_next_sailings(scene, 0))


def _thrown_by(by: Card, end: Sailing) -> list[Fate]:
    return [fate for fate in end.thrown.values() if fate.by == by]


def _how(fate: Fate | None, by: Card) -> How:
    """Return in which way an animal does it, if it is the one that eats or throws."""
    return fate.how if fate and fate.by == by else "any"


def coming_said(scene: Scene, coming_: Coming, cards: Sequence[Card]) -> Text:
    """Say which of the animals that others may board next could do something to own ones."""
    these, others, n = coming_.these, coming_.others, len(coming_.these)
    facts: dict[str, Any] = {"who": others_to_board(scene), "n": n, "many": n + len(others)}
    if coming_.does == "costs":
        points = sum(POINTS[one.animal] for one in cards)
        facts |= {"animal": names_of(cards), "points": points}
    is_thrown = coming_.does == "costs" and coming_.moves and [*cards] == [scene.own]
    if not these and is_thrown and scene.own.animal != "fox":
        return text("costs-none-thrown", **facts)
    if not these:
        return text(f"{coming_.does}-none", **facts)
    if n <= MOST_NAMED:
        key = "few" if coming_.share <= HALF else "these" if others else "all"
        return text(f"{coming_.does}-{key}", cards=kinds(these, these), **facts)
    if 0 < len(others) <= MOST_NAMED:
        return text(f"{coming_.does}-but", cards=kinds(others), **facts)
    return text(f"{coming_.does}-many", **facts)


def lost_unless(scene: Scene, cards: Sequence[Card], what: Text, last: int) -> Text:
    """Say with the loss of others' cards what they may board next that could still save them."""
    if is_settled(scene, last):
        return what
    saving = coming(scene, cards, "spares", last)
    if saving is None or len(saving.these) > MOST_NAMED:
        return text("what-yet", what=what)
    if not saving.these:
        return what
    who = others_to_board(scene)
    return text("what-unless", what=what, who=who, cards=kinds(saving.these))


def others_to_board(scene: Scene) -> tuple[SeatName, ...]:
    """Name who else places an animal before the boats sail."""
    return tuple(map(seat_name, still_to_board(scene.state, scene.seat)))


def still_to_board(state: State, seat: Seat) -> list[Seat]:
    """Return who else places an animal before the boats sail."""
    many = len(state.hands)
    others = [Seat((seat + step) % many) for step in range(1, many)]
    if state.circuit < COURSE.circuits:
        return others
    left = many - 1 - (seat - state.first) % many
    return others[:left]
