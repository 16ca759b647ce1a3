"""The way of a cart: one event, as long as nothing else happens on it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from games.kit.game import Event, Text, event, seat_name, text
from games.off_the_rails.components import JEWELS, JewelName, Square, cart_name, jewel_icon

if TYPE_CHECKING:
    from games.off_the_rails.model import Cart


def rolled(cart: Cart, at: Square) -> Event:
    """Tell that a cart rolls from where it is onto another square."""
    way = (cart.square or "", at)
    return event("rolls", cart=cart_name(cart.name), who=seat_name(cart.owner), way=way)


def is_way_of(told: Event, cart: Cart) -> bool:
    """Tell whether an event is the way of this cart, which may go on."""
    return told.key == "rolls" and told.facts["cart"] == cart.name


def rolled_on(told: Event, at: Square) -> Event:
    """Return the way of a cart with one more square."""
    return _with_way(told, (*told.facts["way"], at))


def took_on_the_way(told: Event, kind: int) -> Event:
    """Return the way of a cart with a jewel that it takes on the last square.

    `kind` is the place of the jewel's kind in `JEWELS`.
    """
    *before, last = told.facts["way"]
    taking = (last,) if isinstance(last, str) else last
    return _with_way(told, (*before, (*taking, JEWELS[kind])))


def _with_way(told: Event, way: tuple[str | tuple[str, ...], ...]) -> Event:
    steps = tuple(one if isinstance(one, str) else _taking(*one) for one in way)
    return told.model_copy(update={"args": {**told.args, "way": steps}})


@cache
def _taking(square: Square, *jewels: JewelName) -> Text:
    """Name a square on which a cart takes jewels."""
    icons = tuple(map(jewel_icon, jewels))
    return text("way-taking", square=square, jewels=icons).naming((square, *jewels))
