"""Missions: which are met when a cart leaves, and which may be claimed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.off_the_rails.components import FIGURES, JEWEL_INDEX, ROCK, Colour, MissionName

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.kit.game import Seat
    from games.off_the_rails.components import Jewels
    from games.off_the_rails.model import Cart, State
    from games.off_the_rails.rules.working_copy import StateCopy

MISSIONS_WITHOUT_BUMPERS: Final = ("bumper_carts", "jewel_theft")
"""Missions that cannot be met with bumpers (ruling 37)."""


def missions_of_leaving(
    state: State, owner: Seat, hold: Jewels, colour: Colour
) -> Iterator[MissionName]:
    """Return what bringing a hold over the surface of a colour meets, whether open or not."""
    others = {clan for seat, clan in enumerate(state.clans) if seat != owner}
    if sum(hold) and colour in others and state.seats > 1:
        yield "enemy_lines"
    for mission in FIGURES.missions:
        if mission.needs and all(hold[JEWEL_INDEX[kind]] >= n for kind, n in mission.needs.items()):
            yield mission.id


def meet_by_leaving(copy: StateCopy, cart: Cart, colour: Colour) -> None:
    """Note the missions that a cart meets by bringing its hold over the surface of a colour."""
    for mission in missions_of_leaving(copy.state, cart.owner, cart.hold, colour):
        copy.meet_mission(mission)


def claimable(state: State) -> tuple[MissionName, ...]:
    """Return the missions the seat whose turn it is may claim now (ruling 42)."""
    stock = state.stockpiles[state.turn]
    standing = {"spice"} if all(stock[ROCK + 1 :]) else set()
    met = {*state.met, *standing}
    return tuple(one for one in state.missions if one in met and one not in state.claims)
