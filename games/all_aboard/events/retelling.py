"""A sailing told with names: whose animal did what to whose.

The events of a sailing name species. Who owns them follows from who is aboard, which is told when a
boat departs: a species of which there is more than one is in love or fights, and does nothing else.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, TypeAlias

from games.all_aboard.components import WEIGHTS
from games.kit.game import Event, Seat, seat_name, text

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.all_aboard.components import Animal
    from games.kit.game import Text

Crew: TypeAlias = "list[tuple[Animal, Seat]]"

DEPARTS: Final = "boat-departs"


def retold(told: Sequence[Event]) -> tuple[Event, ...]:
    """Return events with those of a sailing that name no owners replaced by some that do.

    Where an earlier version told who is aboard in words alone, they stay as they are.
    """
    crew: Crew = []
    named: list[Event] = []
    for boat in by_boat(told):
        crew = _crew(boat[0])
        leaping = [one for one in boat if one.key in {"fox-jumps", "foxes-jump"}]
        named += (_named(one, crew, has_next_boat=bool(leaping)) if crew else one for one in boat)
    return tuple(named)


def by_boat(told: Sequence[Event]) -> Iterator[list[Event]]:
    """Yield what is told before the first boat departs, if anything, then boat by boat."""
    part: list[Event] = []
    for one in told:
        if one.key == DEPARTS and part:
            yield part
            part = []
        part.append(one)
    if part:
        yield part


def _crew(told: Event) -> Crew:
    if told.key != DEPARTS:
        return []
    known = [one for one in told.facts["cards"] if isinstance(one.get("animal"), str)]
    return [(one["animal"], Seat(one["who"])) for one in known]


def _named(one: Event, crew: Crew, *, has_next_boat: bool) -> Event:
    """Return an event with names; whoever has left the boat by it leaves the crew."""
    match one.key:
        case "scare":
            mouse, elephant = _whose(crew, "mouse"), _whose(crew, "elephant", "whom")
            return _with(one, mouse=mouse, elephant=elephant)
        case "throw" | "throw-out" | "eat":
            doer: Animal = "lion" if one.key == "eat" else "monkey"
            victim: Animal = one.facts["victim"]
            acts, hit = _whose(crew, doer), _whose(crew, victim, "whom")
            crew.remove(next(card for card in crew if card[0] == victim))
            return _with(one, **{str(doer): acts}, victim=hit)
        case "sinks":
            return _sinking(one, crew, has_next_boat=has_next_boat)
        case "fox-jumps" | "fox-lost":
            return _with(one, fox=_whose(crew, "fox"))
    return one


def _with(one: Event, **named: Text | int) -> Event:
    """Return an event said with names."""
    return Event(key=f"{one.key}-of", args={**one.args, **named})


def _sinking(one: Event, crew: Crew, *, has_next_boat: bool) -> Event:
    """Say who was too heavy, and who is lost with it; nobody but itself: then as it was told."""
    heavy = max(crew, key=lambda card: WEIGHTS[card[0]])
    escapes = {"octopus", "fox"} if has_next_boat else {"octopus"}
    species = Counter(animal for animal, _ in crew)
    away = {one for one, many in species.items() if one in escapes and many == 1}  # not in love
    lost = [card for card in crew if card != heavy and card[0] not in away]
    if not lost:
        return one
    victim = max(lost, key=lambda card: WEIGHTS[card[0]])
    names = {"heavy": _owned(*heavy), "victim": _owned(*victim, form="whom")}
    return _with(one, **names, more=len(lost) - 1)


def _whose(crew: Crew, animal: Animal, form: str = "whose") -> Text:
    return _owned(*next(card for card in crew if card[0] == animal), form=form)


def _owned(animal: Animal, owner: Seat, form: str = "whose") -> Text:
    """Name an animal by its owner: as who acts (`whose`), or to whom it is done (`whom`)."""
    return text(f"{form}-{animal}", who=seat_name(owner))
