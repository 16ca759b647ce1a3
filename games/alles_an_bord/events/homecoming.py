"""What is told between the voyages, and at the end."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from games.alles_an_bord.events.naming import seat_names
from games.kit.game import Event, Seat, event, seat_name, text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.alles_an_bord.model import Ship, State


def sold(number: int, before: Sequence[Ship], after: Sequence[Ship]) -> Event:
    """Tell all what the goods brought, and how rich everybody is."""
    return event(
        "sold",
        round=number,
        totals=tuple(
            text("sold-line", who=seat_name(Seat(seat)), sold=len(old.goods), total=new.total)
            for seat, (old, new) in enumerate(zip(before, after, strict=True))
        ),
    )


def chests_placed(seat: Seat, deck: int, below: int) -> Event:
    """Tell all where new chests stand."""
    return event("chests-placed", who=seat_name(seat), deck=deck, below=below)


def parrots(seats: Sequence[Seat]) -> Event:
    """Tell all who gets a parrot."""
    return event("parrots", who=seat_names(seats), many=len(seats))


@cache
def voyage_ahead(number: int) -> Event:
    """Tell all that the next cards lie ready."""
    return event("voyage-ahead", round=number)


def final_totals(state: State) -> tuple[Event, ...]:
    """Tell everybody's money, richest first. Who won is the referee's to say."""
    order = sorted(range(len(state.ships)), key=lambda seat: state.ships[seat].total, reverse=True)
    totals = tuple(
        event(
            "final-total",
            who=seat_name(Seat(seat)),
            total=state.ships[seat].total,
        )
        for seat in order
    )
    return (event("final-totals"), *totals)
