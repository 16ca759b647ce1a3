"""What is told at the end of a turn: missions, deposits, the chasm; and at the end of a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.kit.game import Event, event, seat_name, text
from games.off_the_rails.components import (
    COURSE,
    NOTHING,
    SPACES,
    cart_name,
    jewel_names,
    mine_name,
    space_name,
    square_name,
)

if TYPE_CHECKING:
    from games.kit.game import Seat
    from games.off_the_rails.components import Card, Colour, Jewels, MissionName, Square
    from games.off_the_rails.model import Cart, Earned


def mission_claimed(seat: Seat, mission: MissionName) -> Event:
    """Tell who claims a mission, and what it is worth."""
    named = text(f"mission-{mission}").naming(mission)
    return event("claims", who=seat_name(seat), mission=named, points=COURSE.mission_points)


def deposit_laid(card: Card, jewels: Jewels) -> Event:
    """Tell which jewels come to light on the space of a card; the bag may be empty."""
    return event(
        "deposit" if jewels != NOTHING else "deposit-bare",
        space=space_name(card),
        square=SPACES[card],
        jewels=jewel_names(jewels),
    )


# ---- the chasm -------------------------------------------------------------------


def chasm_card_drawn(seat: Seat) -> Event:
    """Tell who reveals the chasm card."""
    return event("chasm-card", who=seat_name(seat))


def chasm_opened() -> Event:
    """Tell that the chasm opens."""
    return event("chasm-opens")


def token_drawn(seat: Seat, colour: Colour) -> Event:
    """Tell the colour of a chasm token."""
    return event("token-drawn", who=seat_name(seat), mine=mine_name(colour))


def token_set_aside(colour: Colour) -> Event:
    """Tell that there is no square for a chasm token."""
    return event("token-aside", mine=mine_name(colour))


def token_passed(seat: Seat) -> Event:
    """Tell that a seat draws no chasm token."""
    return event("passes-token", who=seat_name(seat))


def square_collapsed(at: Square, jewels: Jewels, *, track: bool) -> Event:
    """Tell which square collapses, with which jewels; `track`: a tile lay there."""
    swallowed = "-jewels" if jewels != NOTHING else ""
    return event(
        f"collapses{swallowed}{'-track' if track else ''}",
        square=square_name(at),
        jewels=jewel_names(jewels),
    )


def cart_swallowed(cart: Cart) -> Event:
    """Tell that a cart is lost with the square on which it stood, and with what it held."""
    return event(
        "swallowed-loaded" if sum(cart.hold) else "swallowed",
        cart=cart_name(cart.name),
        who=seat_name(cart.owner),
        jewels=jewel_names(cart.hold),
    )


def cave_in_spared() -> Event:
    """Tell that nothing collapses, because the chasm card came up in a solo match."""
    return event("cave-in-spared")


# ---- the end of the match --------------------------------------------------------


def derailed_at_end(cart: Cart) -> Event:
    """Tell that a cart is still below when the match ends, and what it loses."""
    return event(
        "derails-at-end-loaded" if sum(cart.hold) else "derails-at-end",
        cart=cart_name(cart.name),
        who=seat_name(cart.owner),
        jewels=jewel_names(cart.hold),
    )


def dirty_goblins_awarded(seats: tuple[Seat, ...], rocks: int) -> Event:
    """Tell who has the most rocks, and how many."""
    return event("dirty-goblins", who=tuple(map(seat_name, seats)), n=rocks)


def scores_begun() -> Event:
    """Tell that the match is over and the scores follow."""
    return event("final-scores")


def decided(reason: str) -> Event:
    """Tell what has decided among those level on points."""
    return event("tie-broken", reason=text(reason))


def seat_scored(seat: Seat, points: int, earned: Earned) -> Event:
    """Tell what a seat scores in all, and for what."""
    return event(
        "final-score",
        who=seat_name(seat),
        points=points,
        jewels=earned.jewels,
        majority=earned.rubies,
        carts=earned.carts,
        missions=earned.missions,
    )


def solo_scored(points: int) -> Event:
    """Tell the score of a solo match."""
    return event("solo-score", points=points)
