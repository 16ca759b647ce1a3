"""What is told while ships are loaded.

Moves of the race are not told in public, as they would flood the channel: the table shows them.
Public events are shown at once: who has cast off, whose ship is full.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from games.alles_an_bord.events.naming import good_name, tile_name
from games.kit.game import Event, Seat, event, seat_name

if TYPE_CHECKING:
    from games.alles_an_bord.components import Colour, Kind, StowPlace


@cache
def is_ready(seat: Seat) -> Event:
    """Tell all that a seat is ready."""
    return event("is-ready", who=seat_name(seat))


@cache
def cards_up(loader: Seat | None) -> Event:
    """Tell all that loading begins; in calm loading, with whom."""
    if loader is None:
        return event("cards-up")
    return event("cards-up-calm", who=seat_name(loader))


@cache
def flipped(seat: Seat, tile: Kind, *, locked: bool) -> Event:
    """Tell the seat that turned a tile over what it is."""
    return event("flipped-locked" if locked else "flipped", to=seat, tile=tile_name(tile))


@cache
def taken(seat: Seat, tile: Kind) -> Event:
    """Tell a seat what it has in hand."""
    return event("taken", to=seat, tile=tile_name(tile))


@cache
def locked(seat: Seat, tile: Kind) -> Event:
    """Tell a seat that the tile it took bears a starfish."""
    return event("locked", to=seat, tile=tile_name(tile))


@cache
def put_back(seat: Seat, tile: Kind) -> Event:
    """Tell a seat that its tile lies on the heap again."""
    return event("was-put-back", to=seat, tile=tile_name(tile))


@cache
def loaded(seat: Seat, tile: Kind, place: StowPlace, *, aloud: bool) -> tuple[Event, ...]:
    """Tell a seat what it loaded; aloud, tell all, but below deck only that it did."""
    own = event(f"loaded-{place}", to=seat, tile=tile_name(tile))
    if not aloud:
        return (own,)
    who = seat_name(seat)
    if place == "deck":
        return event("loads-deck", who=who, tile=tile_name(tile)), own
    return event("loads-below", who=who), own


@cache
def good_taken(seat: Seat, colour: Colour, *, aloud: bool) -> tuple[Event, ...]:
    """Tell a seat which good it took; aloud, tell all that it took one."""
    own = event("good-taken", to=seat, good=good_name(colour))
    return (event("takes-good", who=seat_name(seat)), own) if aloud else (own,)


@cache
def cast_off(seat: Seat) -> Event:
    """Tell all that the first ship is full, and that the cards are gone."""
    return event("cast-off", who=seat_name(seat))


@cache
def ship_full(seat: Seat) -> Event:
    """Tell all that another ship is full."""
    return event("ship-is-full", who=seat_name(seat))
