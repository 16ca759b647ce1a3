"""The way of a cart: one event, as long as nothing else happens on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.kit.game import Event, Text, event, seat_name, text
from games.off_the_rails.components import JEWELS, Square, cart_name, jewel_icon

if TYPE_CHECKING:
    from games.off_the_rails.model import Cart


def rolled(cart: Cart, at: Square) -> Event:
    """Tell that a cart rolls from where it is onto another square."""
    way = (cart.square or "", at)
    return event("rolls", cart=cart_name(cart.name), who=seat_name(cart.owner), way=way)


def is_way_of(told: Event, cart: Cart) -> bool:
    """Tell whether an event is the way of this cart, which may go on."""
    return told.key == "rolls" and told.args["cart"] == cart_name(cart.name)


def rolled_on(told: Event, at: Square) -> Event:
    """Return the way of a cart with one more square."""
    return _with_way(told, (*_way(told), at))


def took_on_the_way(told: Event, kind: int) -> Event:
    """Return the way of a cart with a jewel that it takes on the last square.

    `kind` is the place of the jewel's kind in `JEWELS`.
    """
    *before, last = _way(told)
    jewel = jewel_icon(JEWELS[kind])
    if isinstance(last, str):
        return _with_way(told, (*before, _taking(last, (jewel,))))
    taken = last.args["jewels"]
    more = (*taken, jewel) if isinstance(taken, tuple) else (jewel,)
    return _with_way(
        told, (*before, last.model_copy(update={"args": {**last.args, "jewels": more}}))
    )


def _taking(square: Square, jewels: tuple[Text, ...]) -> Text:
    return text("way-taking", square=square, jewels=jewels)


def _way(told: Event) -> tuple[str | Text, ...]:
    way = told.args["way"]
    steps = way if isinstance(way, tuple) else ()
    return tuple(step for step in steps if isinstance(step, str | Text))


def _with_way(told: Event, way: tuple[str | Text, ...]) -> Event:
    return told.model_copy(update={"args": {**told.args, "way": way}})
