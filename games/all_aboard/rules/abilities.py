"""What free animals do before their boat is weighed; they involve no choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.all_aboard import events
from games.all_aboard.components import WEIGHTS
from games.all_aboard.rules.boat_cards import discard_boats, draw_boats

if TYPE_CHECKING:
    from games.all_aboard.model import State
    from games.all_aboard.rules.departing_boat import DepartingBoat
    from games.kit.working_copy import WorkingCopy


def use_abilities(work: WorkingCopy[State], boat: DepartingBoat) -> None:
    """Let mouse, monkey and lion act in turn, each if it is still aboard (ruling 15)."""
    _scare(work, boat)
    _throw(work, boat)
    _eat(work, boat)


def _scare(work: WorkingCopy[State], boat: DepartingBoat) -> None:
    """Let a mouse scare an elephant: the boat tips over, another takes its place (ruling 17)."""
    if boat.carries("mouse") and boat.carries("elephant"):
        discard_boats(work, boat.capacity)
        boat.scared_from = boat.capacity
        luck = work.chance.named("boat", work.state.round, boat.number)
        (boat.capacity,) = draw_boats(work, 1, luck)
        work.events.append(events.scare(boat.capacity))


def _throw(work: WorkingCopy[State], boat: DepartingBoat) -> None:
    """Let a monkey side with the heaviest of the others and throw the next heaviest (ruling 19)."""
    if not boat.carries("monkey"):
        return
    others = [one for one in boat.free() if one.animal != "monkey"]
    if len(others) < 2:  # noqa: PLR2004 - a partner and a victim
        return
    victim, partner = others[-2:]
    boat.aboard.remove(victim)
    boat.thrown = victim
    # A full boat takes them too (ruling 21); beyond the last there is only water (ruling 22).
    (boat.lost if boat.next_boat is None else boat.moved).append(victim)
    work.events.append(events.throw(partner.animal, victim.animal, boat.next_boat))


def _eat(work: WorkingCopy[State], boat: DepartingBoat) -> None:
    """Let a lion eat the heaviest animal that is lighter than itself (ruling 26)."""
    if not boat.carries("lion"):
        return
    lighter = [one for one in boat.free() if WEIGHTS[one.animal] < WEIGHTS["lion"]]
    if lighter:
        victim = lighter[-1]
        boat.aboard.remove(victim)
        boat.lost.append(victim)
        boat.eaten = victim
        work.events.append(events.eat(victim.animal))
