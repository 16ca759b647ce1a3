"""What others may still board, after an animal has just boarded, and what each could do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeAlias

from games.all_aboard.components import COURSE, POINTS, WEIGHTS
from games.all_aboard.mind.sailings import sailing, unseen, worlds
from games.all_aboard.mind.scene import boarded, is_clear, kinds, names_of, open_boats
from games.all_aboard.model import card
from games.kit.text import Seat, SeatName, Text, seat_name, text

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from games.all_aboard.components import Animal
    from games.all_aboard.mind.sailings import Fate, How, Sailing
    from games.all_aboard.mind.scene import Scene
    from games.all_aboard.model import Card

MOST_NAMED: Final = 4
"""So many animals are named one by one; of more it is said how many they are."""
HALF: Final = 0.5
"""A share of the animals to come above which a danger speaks against a move."""

Does: TypeAlias = Literal["costs", "sinks", "spares"]
"""What each could do: cost the reader animals, sink the boat under an octopus, or save others."""


class Coming(NamedTuple):
    """The animals that others may still board, by what each could do if it came alone."""

    does: Does
    these: Mapping[Animal, frozenset[How]]
    """Those that could do it, with the ways in which they would."""
    others: Sequence[Animal]
    moves: bool
    """Whether one would throw the animal that boards into another boat, which saves it."""
    is_last: bool
    """Whether no other can matter after it, so that what holds of each holds of all that come."""

    @property
    def share(self) -> float:
        """Of all that may board, those that could do it."""
        return len(self.these) / (len(self.these) + len(self.others))


class Next(NamedTuple):
    """A card that others may still board."""

    laid: Mapping[Card, Animal]
    """What then lies face down of others."""
    by: Card
    end: Sailing
    """What surely comes of the boats."""


def coming(scene: Scene, cards: Sequence[Card], does: Does, last: int = 0) -> Coming | None:
    """Let each animal board that others may have, and no other, in each boat that may matter.

    That is each up to the `last`, where the cards end; 0 for all. None if nobody can board any of
    these any more, or too much lies face down.
    """
    if is_settled(scene, last) or not is_clear(scene.after, scene.seat):
        return None
    ways: dict[Animal, set[How]] = {}
    moves, is_last = False, sum(_places(scene, last).values()) == 1
    beyond = {*_places(scene, 0)} - {*_places(scene, last)}
    for _, by, end in _next_sailings(scene, last):
        sure = end.saved if does == "costs" else end.lost
        found = ways.setdefault(by.animal, set())
        found.update(way_of(scene, end, one, by) for one in cards if one not in sure)
        moves |= scene.own in end.saved and end.thrown.get(scene.own) in _thrown_by(by, end)
        is_last &= not beyond or all(0 < _where(end, one) <= last for one in cards)
    these = {one: frozenset(how) for one, how in ways.items() if how}
    return Coming(does, these, [one for one in ways if one not in these], moves, is_last)


def _together(scene: Scene, cards: Sequence[Card], does: Does, last: int) -> tuple[Card, ...]:
    """Return the heaviest two that others may board, if they could do it in the last boat.

    No lion: it may eat the other, or whom it should drown.
    """
    if _places(scene, last).get(last, 0) < 2:  # noqa: PLR2004
        return ()
    for laid, world in worlds(scene.after, scene.seat):
        plain = (one for one in _to_come(scene, laid) if one.animal != "lion")
        heaviest = sorted(plain, key=lambda one: WEIGHTS[one.animal])[-2:]
        owners = {one.owner for one in heaviest}
        more = world
        for one in heaviest:
            more = boarded(more, one.owner, one.animal, last)
        end = sailing(more)
        sure = end.saved if does == "costs" else end.lost
        can = len(owners) > 1 or all(turns_left(scene, one) > 1 for one in owners)
        if can and any(one not in sure for one in cards):
            return tuple(heaviest)
    return ()


def is_settled(scene: Scene, last: int = 0) -> bool:
    """Tell whether nobody else can board a boat any more up to the last that matters; 0 for all."""
    return not still_to_board(scene) or not _places(scene, last)


def _places(scene: Scene, last: int) -> dict[int, int]:
    """Return the places left in each open boat, up to the last one that matters."""
    boats = open_boats(scene.after)
    return {number: boat.places_left for number, boat in boats if number <= last or not last}


def _next_sailings(scene: Scene, last: int) -> Iterator[Next]:
    """Yield each card that others may still board, and in which boats, whatever lies face down."""
    for laid, world in worlds(scene.after, scene.seat):
        for by in _to_come(scene, laid):
            for number in _places(scene, last):
                yield Next(laid, by, sailing(boarded(world, by.owner, by.animal, number)))


def _to_come(scene: Scene, laid: Mapping[Card, Animal]) -> Iterator[Card]:
    """Yield the cards that others may still board, if this lies face down."""
    known = {(one.owner, animal) for one, animal in laid.items()}
    for owner in still_to_board(scene):
        for animal in unseen(scene.after, owner):
            if (owner, animal) not in known:
                yield card(owner=owner, animal=animal)


def last_sailings(scene: Scene) -> list[Next]:
    """Return all that may come of the boats if one card is still to board, and only one place left.

    None of them if more may change.
    """
    boarding, places = still_to_board(scene), sum(_places(scene, 0).values())
    if not is_clear(scene.after, scene.seat) or not len(boarding) == places == 1:
        return []
    return list(_next_sailings(scene, 0))


def _thrown_by(by: Card, end: Sailing) -> list[Fate]:
    return [fate for fate in end.thrown.values() if fate.by == by]


def _where(end: Sailing, one: Card) -> int:
    """Return in which boat a card ends; 0 where it differs."""
    fate = end.saved.get(one) or end.lost.get(one)
    return fate.boat if fate else 0


def way_of(scene: Scene, end: Sailing, one: Card, by: Card) -> How:
    """Return in which way an animal does it to a card: it eats, throws, scares or weighs."""
    fate = end.saved.get(one) or end.lost.get(one)
    if fate and fate.by == by:
        return fate.how
    if by.animal in {"mouse", "elephant"} and end.scared - scene.then.scared:
        return "scares"
    if one in end.thrown and end.thrown[one].by == by:
        return "overboard"
    weighs = fate and fate.how in {"sinks", "swims"} and fate.boat == _where(end, by)
    return "sinks" if weighs else "any"


def coming_said(scene: Scene, coming_: Coming, cards: Sequence[Card], last: int) -> Text | None:
    """Say which of the animals that others may still board could do something to own ones.

    None if they have nothing in common.
    """
    these, others, n = coming_.these, coming_.others, len(coming_.these)
    is_heavy = all(how == {"sinks"} for how in these.values())
    facts: dict[str, Any] = {"who": others_to_board(scene), "n": n, "many": n + len(others)}
    facts |= {"heavy": "yes" if is_heavy else "no", "alone": "no"}
    if not coming_.is_last:
        facts["alone"] = "one" if n == 1 else "each"
    if coming_.does == "costs":
        points = sum(POINTS[one.animal] for one in cards)
        facts |= {"animal": names_of(cards), "points": points}
    is_thrown = coming_.does == "costs" and coming_.moves and [*cards] == [scene.own]
    if not these and is_thrown and scene.own.animal != "fox":
        return text("costs-none-thrown", **facts)
    if not these:
        said = text(f"{coming_.does}-none", **facts)
        two = _together(scene, cards, coming_.does, last)
        pair = kinds([one.animal for one in two])
        return text("coming-together", what=said, cards=pair) if two else said
    if n > MOST_NAMED and 0 < len(others) <= MOST_NAMED:
        alone = "one" if len(others) == 1 and not coming_.is_last else facts["alone"]
        facts |= {"heavy": "no", "alone": alone}
        return text(f"{coming_.does}-but", cards=kinds(others), **facts)
    if not (named := kinds(these, these) if n <= MOST_NAMED else _by_weight(coming_)):
        return None
    key = "few" if coming_.share <= HALF else "these" if others else "all"
    return text(f"{coming_.does}-{key}", cards=named, **facts)


def _by_weight(coming_: Coming) -> tuple[Text, ...]:
    """Name animals by what all of them weigh at the least, with those that do otherwise."""
    odd = [one for one, how in coming_.these.items() if "sinks" not in how]
    least = min((WEIGHTS[one] for one in coming_.these if one not in odd), default=0)
    if len(odd) >= MOST_NAMED or any(WEIGHTS[one] >= least for one in coming_.others):
        return ()
    return (*kinds(odd, coming_.these), text("card-from", kg=least // 2))


def lost_unless(scene: Scene, cards: Sequence[Card], what: Text, fate: Fate) -> Text:
    """Say with the loss of others' cards what they may still board that could save them."""
    if is_settled(scene, fate.boat):
        return what
    saving = coming(scene, cards, "spares", fate.boat)
    if saving is None or len(saving.these) > MOST_NAMED:
        return text("what-yet", what=what)
    if not saving.these:
        is_said = fate.how in {"any", "sinks", "dry"} and fate.boat in {0, *_places(scene, 0)}
        return what if saving.is_last or is_said else text("what-yet", what=what)
    key = "what-unless" if saving.is_last else "what-unless-alone"
    return text(key, what=what, who=others_to_board(scene), cards=kinds(saving.these))


def others_to_board(scene: Scene) -> tuple[SeatName, ...]:
    """Name who else places an animal before the boats sail."""
    return tuple(map(seat_name, still_to_board(scene)))


def still_to_board(scene: Scene) -> list[Seat]:
    """Return who else places an animal before the boats sail."""
    many = len(scene.state.hands)
    others = (Seat((scene.seat + step) % many) for step in range(1, many))
    return [one for one in others if turns_left(scene, one)]


def turns_left(scene: Scene, owner: Seat) -> int:
    """Return how many animals another places before the boats sail."""
    first, many = scene.state.first, len(scene.state.hands)
    is_later = (owner - first) % many > (scene.seat - first) % many
    return COURSE.circuits - scene.state.circuit + is_later
