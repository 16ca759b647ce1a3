"""Missions: which are met when a cart leaves, and which may be claimed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.off_the_rails.components import FIGURES, JEWEL_INDEX, ROCK, Colour, MissionName

if TYPE_CHECKING:
    from games.off_the_rails.model import Cart, State
    from games.off_the_rails.rules.working_copy import StateCopy

MISSIONS_WITHOUT_BUMPERS: Final = ("bumper_carts", "jewel_theft")
"""Missions that cannot be met with bumpers (ruling 37)."""


def meet_by_leaving(copy: StateCopy, cart: Cart, colour: Colour) -> None:
    """Note the missions that a cart meets by bringing its hold over the surface of a colour."""
    others = {clan for seat, clan in enumerate(copy.state.clans) if seat != cart.owner}
    if sum(cart.hold) and colour in others and copy.state.seats > 1:
        copy.meet_mission("enemy_lines")
    for mission in FIGURES.missions:
        if mission.needs and all(
            cart.hold[JEWEL_INDEX[kind]] >= n for kind, n in mission.needs.items()
        ):
            copy.meet_mission(mission.id)


def claimable(state: State) -> tuple[MissionName, ...]:
    """Return the missions the seat whose turn it is may claim now (ruling 42)."""
    stock = state.stockpiles[state.turn]
    standing = {"spice"} if all(stock[ROCK + 1 :]) else set()
    met = {*state.met, *standing}
    return tuple(one for one in state.missions if one in met and one not in state.claims)
