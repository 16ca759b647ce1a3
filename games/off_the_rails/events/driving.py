"""What is told of drives and collisions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.kit.game import Event, event, seat_name, text
from games.off_the_rails.components import (
    cart_name,
    jewel_names,
    one_jewel,
)

if TYPE_CHECKING:
    from games.off_the_rails.components import Jewels, Square
    from games.off_the_rails.model import Cart


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
    """Tell where a cart falls into the chasm, and what is lost with it."""
    return event(
        "falls-loaded" if sum(cart.hold) else "falls",
        cart=cart_name(cart.name),
        who=seat_name(cart.owner),
        square=at,
        jewels=jewel_names(cart.hold),
    )


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
    """Tell the owner of a rammed cart alone which piles there are."""
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


def turned_away(cart: Cart) -> Event:
    """Tell where a cart faces after a collision."""
    return event("turns-away", cart=cart_name(cart.name), heading=text(f"heading-{cart.heading}"))
