"""What hints say of jewels: what a load is worth at home, and which missions it meets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.kit.text import text
from games.kit.value import replaced
from games.off_the_rails.components import (
    COURSE,
    JEWELS,
    NOTHING,
    ROCK,
    SURFACE_OF,
    Jewels,
    add,
    cart_name,
    jewel_names,
    jewels_of,
    worth,
)
from games.off_the_rails.mind.alone import KIND_OF
from games.off_the_rails.rules import earned_so_far, missions_of_leaving

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from games.kit.game import Seat
    from games.kit.text import Text
    from games.off_the_rails.components import MissionName, Square
    from games.off_the_rails.model import Cart, State


def points_of(state: State, hold: Jewels) -> int:
    """Return what a load scores; 0 alone, where that is no aim."""
    return worth(hold) if state.seats > 1 else 0


def homecoming(state: State, cart: Cart, exit_: Square, hold: Jewels) -> tuple[Text, float]:
    """Say that a cart comes home with a load and what that brings; return how good it is, too."""
    rubies = most_rubies_by(state, cart.owner, hold)
    missions = missions_at_home(state, cart.owner, exit_, hold)
    own = belonging(state, exit_, hold)
    said = text(
        "effect-home",
        cart=cart_name(cart.name),
        exit=exit_,
        jewels=jewel_names(hold),
        n=sum(hold),
        supply=COURSE.cart_points if state.seats > 1 else 0,
        points=points_of(state, hold),
        rubies=text("effect-most-rubies", n=rubies) if rubies else "",
        missions=meets(missions),
        own=own_side(own),
    )
    good = worth(hold) + sum(hold) + rubies + COURSE.mission_points * bool(missions)
    return said, 2.0 + good + 5 * sum(own)


def most_rubies_by(state: State, seat: Seat, hold: Jewels) -> int:
    """Return the points for most rubies that a seat has more once it has brought a load home."""
    if state.seats == 1:
        return 0
    home = add(state.stockpiles[seat], hold)
    after = state.model_copy(update={"stockpiles": replaced(state.stockpiles, seat, home)})
    then, now = (earned_so_far(one)[seat].rubies for one in (after, state))
    return then - now


def open_missions(state: State, met: Iterable[MissionName]) -> tuple[MissionName, ...]:
    """Return those that lie face up and are still to be claimed."""
    return tuple(one for one in met if one in state.missions and one not in state.claims)


def missions_at_home(
    state: State, seat: Seat, exit_: Square, hold: Jewels
) -> tuple[MissionName, ...]:
    """Return the open missions that a seat meets by bringing a load out there."""
    met = list(missions_of_leaving(state, seat, hold, SURFACE_OF[exit_]))
    stock = state.stockpiles[seat]
    if not all(stock[ROCK + 1 :]) and all(add(stock, hold)[ROCK + 1 :]):
        met.append("spice")
    return open_missions(state, met)


def meets(missions: Sequence[MissionName]) -> Text | str:
    """Say that a mission can be claimed then; nothing where none can."""
    if not missions:
        return ""
    names = tuple(text(f"mission-{one}").naming(one) for one in missions)
    return text("effect-meets", missions=names, many=len(names), n=COURSE.mission_points)


def belonging(state: State, exit_: Square, hold: Jewels) -> Jewels:
    """Return what of a load belongs to the surface there; nothing but alone."""
    if state.seats > 1:
        return NOTHING
    kind = KIND_OF[SURFACE_OF[exit_]]
    return jewels_of(**{JEWELS[kind]: hold[kind]})


def own_side(own: Jewels) -> Text | str:
    """Say what of a load belongs where it goes; nothing where nothing does."""
    return text("effect-belongs", jewels=jewel_names(own), n=sum(own)) if sum(own) else ""
