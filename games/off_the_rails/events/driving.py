"""What is told of drives and collisions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.kit.game import Event, Text, event, text
from games.off_the_rails.components import (
    JEWEL_ICONS,
    JEWELS,
    cart_name,
    jewel_icon,
    jewel_names,
    one_jewel,
    seat_name,
)

if TYPE_CHECKING:
    from games.off_the_rails.components import Jewels, Square
    from games.off_the_rails.model import Cart

ARROW: Final = " → "
"""Between two squares of a way, in events of earlier versions."""


# ---- the way of a cart: one event, as long as nothing else happens ---------------


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


def current_event(stored: Event) -> Event:
    """Return a stored event as this version tells it: ways once were written out, `C1 → C2 💎`."""
    way = stored.args.get("way")
    if stored.key != "rolls" or not isinstance(way, str):
        return stored
    return _with_way(stored, tuple(map(_step, way.split(ARROW))))


def _step(written: str) -> str | Text:
    square, *icons = written.split(" ")
    names = {icon: name for name, icon in JEWEL_ICONS.items()}
    taken = tuple(jewel_icon(names[icon]) for icon in icons)
    return _taking(square, taken) if taken else square


# ---- on the way, and where it ends -----------------------------------------------


def jewel_taken(cart: Cart, kind: int) -> Event:
    """Tell which jewel a cart takes from the deposit under it; `kind` is its place in `JEWELS`."""
    return event(
        "takes",
        cart=cart_name(cart.name),
        who=seat_name(cart.owner),
        jewels=jewel_names(one_jewel(kind)),
        square=cart.square or "",
    )


def cart_stopped(cart: Cart) -> Event:
    """Tell where a cart ends its drive, and where it heads."""
    heading = text(f"heading-{cart.heading}")
    return event("stops", cart=cart_name(cart.name), square=cart.square or "", heading=heading)


def rolled_back(cart: Cart) -> Event:
    """Tell that a cart has rolled off its start track, into the supply."""
    return event("returns", cart=cart_name(cart.name), who=seat_name(cart.owner))


def derailed(cart: Cart, before: Square) -> Event:
    """Tell before which square a cart derails, and what it loses."""
    return event(
        "derails-loaded" if sum(cart.hold) else "derails",
        cart=cart_name(cart.name),
        who=seat_name(cart.owner),
        square=before,
        jewels=jewel_names(cart.hold),
    )


def left_the_mine(cart: Cart, at: Square) -> Event:
    """Tell where a cart comes up, and what it brings home."""
    return event(
        "leaves" if sum(cart.hold) else "leaves-empty",
        cart=cart_name(cart.name),
        who=seat_name(cart.owner),
        square=at,
        jewels=jewel_names(cart.hold),
    )


def fell(cart: Cart, at: Square) -> Event:
    """Tell where a cart falls into the chasm."""
    return event("falls", cart=cart_name(cart.name), who=seat_name(cart.owner), square=at)


# ---- collisions ------------------------------------------------------------------


def rammed(cart: Cart, opponent: Cart, at: Square, *, head_on: bool, connected: bool) -> Event:
    """Tell which carts collide, and how; `connected`: their tracks meet."""
    return event(
        "rams-head-on" if head_on else "rams" if connected else "bumps",
        cart=cart_name(cart.name),
        who=seat_name(cart.owner),
        opponent=cart_name(opponent.name),
        whose=seat_name(opponent.owner),
        square=at,
    )


def load_split(cart: Cart) -> Event:
    """Tell everybody that the load of a rammed cart is split."""
    return event("has-split", who=seat_name(cart.owner), cart=cart_name(cart.name))


def piles_made(cart: Cart, left: Jewels, right: Jewels) -> Event:
    """Tell the owner of a rammed cart, and nobody else, which piles there are."""
    return event("your-piles", to=cart.owner, left=jewel_names(left), right=jewel_names(right))


def jewels_dropped(cart: Cart, pile: Jewels) -> Event:
    """Tell what a rammed cart drops, and what it keeps; `cart` has dropped it already."""
    return event(
        "drops-some" if sum(cart.hold) else "drops-all",
        cart=cart_name(cart.name),
        who=seat_name(cart.owner),
        jewels=jewel_names(pile),
        kept=jewel_names(cart.hold),
        square=cart.square or "",
    )


def derailed_by_collision(cart: Cart) -> Event:
    """Tell that a cart was empty and derails."""
    return event("derails-rammed", cart=cart_name(cart.name), who=seat_name(cart.owner))
