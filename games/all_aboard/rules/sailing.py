"""Sailing: what becomes of the boats once everybody is aboard.

There are no decisions here. The only luck is the boat card that a scared elephant calls for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.all_aboard import events
from games.all_aboard.components import in_order
from games.all_aboard.rules.abilities import use_abilities
from games.all_aboard.rules.boat_cards import discard_boats
from games.all_aboard.rules.departing_boat import departing
from games.all_aboard.rules.weighing import holds
from games.kit.value import replaced

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.all_aboard.model import DepartedBoat, State
    from games.all_aboard.rules.departing_boat import DepartingBoat
    from games.kit.working_copy import WorkingCopy


def sail(work: WorkingCopy[State]) -> None:
    """Let the boats depart from left to right; afterwards there are none on the table."""
    work.events.append(events.sailing_begins())
    departed_boats: list[DepartedBoat] = []
    for number in range(1, len(work.state.boats) + 1):
        arrivals = departed_boats[-1].moved if departed_boats else ()
        departed_boats.append(_depart(work, departing(work.state, number, arrivals)))
    _clear_away(work, departed_boats)


def _depart(work: WorkingCopy[State], boat: DepartingBoat) -> DepartedBoat:
    work.events.append(events.boat_departs(boat.number, boat.capacity, boat.aboard))
    if boat.fighters:
        # It sinks at once: no love, no abilities, no weighing (ruling 10).
        work.events.extend(events.fight(animal) for animal in in_order(boat.fighters))
        _sink(work, boat)
        return boat.departed(None, sailed=False)
    _fall_in_love(work, boat)
    if boat.with_effects:
        use_abilities(work, boat)
    load = boat.load()
    sails = holds(boat.capacity, load)
    if sails:
        _save(work, boat, load)
    else:
        work.events.append(events.sinks(load, boat.capacity))
        _sink(work, boat)
    return boat.departed(load, sailed=sails)


def _fall_in_love(work: WorkingCopy[State], boat: DepartingBoat) -> None:
    """Give the owners of every pair a cupid each, which they keep even if it sinks (ruling 7)."""
    for animal in in_order(boat.lovers):
        cupids = work.state.cupids
        owners = [one.owner for one in boat.aboard if one.animal == animal]
        for owner in owners:
            cupids = replaced(cupids, owner, cupids[owner] + 1)
        work.change(cupids=cupids)
        work.events.append(events.love(animal, owners))


def _save(work: WorkingCopy[State], boat: DepartingBoat, load: int) -> None:
    """Save all aboard a boat that sails, but octopuses that wanted the water."""
    dry = [one for one in boat.aboard if boat.swims(one)]
    boat.lost += dry
    boat.saved += [one for one in boat.aboard if one not in dry]
    complete = not boat.lost and not boat.moved
    work.events.append(events.sails(load, boat.capacity, None if complete else boat.saved))
    work.events.extend(events.octopus_stays_dry(one.owner) for one in dry)


def _sink(work: WorkingCopy[State], boat: DepartingBoat) -> None:
    """Save octopuses from a boat that sinks and let a fox jump; all others are lost."""
    for one in boat.aboard:
        if boat.swims(one):
            boat.saved.append(one)
        elif boat.jumps(one) and boat.next_boat is not None:
            boat.moved.append(one)
        else:
            boat.lost.append(one)
    if boat.saved:
        work.events.append(events.octopuses_swim([one.owner for one in boat.saved]))
    if boat.with_effects and "octopus" in boat.lovers:
        work.events.append(events.octopuses_in_love_are_lost())
    foxes = [one.owner for one in boat.aboard if boat.jumps(one)]
    if len(foxes) > 1:
        work.events.append(events.foxes_jump(foxes, boat.next_boat))
    elif foxes:
        work.events.append(events.fox_jumps(boat.next_boat))


def _clear_away(work: WorkingCopy[State], departed_boats: Sequence[DepartedBoat]) -> None:
    """Give the saved to their owners and put the rest, boats included, on the discards."""
    saved = work.state.saved
    for one in (card for boat in departed_boats for card in boat.saved):
        saved = replaced(saved, one.owner, (*saved[one.owner], one.animal))
    lost = tuple(card for boat in departed_boats for card in boat.lost)
    discard_boats(work, *(boat.capacity for boat in departed_boats))
    work.change(
        boats=(),
        saved=saved,
        animal_discard=work.state.animal_discard + lost,
        departed_boats=tuple(departed_boats),
    )
