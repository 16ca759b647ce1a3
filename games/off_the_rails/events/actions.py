"""What is told of the set-up and of the actions of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.kit.game import Event, event, seat_name, text
from games.off_the_rails.components import cart_name, square_name

if TYPE_CHECKING:
    from games.kit.game import Seat
    from games.off_the_rails.components import Colour, Exits, Square
    from games.off_the_rails.model import Action, Cart


def side_chosen(seat: Seat, clan: Colour) -> Event:
    """Tell where a seat starts, and with which clan."""
    return event(f"side-{clan}", who=seat_name(seat))


def match_begun(first: Seat) -> Event:
    """Tell who begins."""
    return event("begins", who=seat_name(first))


def track_laid(seat: Seat, at: Square, tile: Exits) -> Event:
    """Tell which straight or corner was laid, and where."""
    return event(
        "lays", who=seat_name(seat), tile=text(f"tile-{tile}").naming(tile), square=square_name(at)
    )


def track_upgraded(seat: Seat, at: Square, tile: Exits) -> Event:
    """Tell into which tile another was turned, and where."""
    return event(
        "upgrades",
        who=seat_name(seat),
        tile=text(f"tile-{tile}").naming(tile),
        square=square_name(at),
    )


def cart_placed(cart: Cart, at: Square) -> Event:
    """Tell on which start track a cart was put."""
    return event("places", who=seat_name(cart.owner), cart=cart_name(cart.name), square=at)


def sped_up(cart: Cart) -> Event:
    """Tell that a cart is faster now."""
    return _speed("faster", cart)


def slowed_down(cart: Cart) -> Event:
    """Tell that a cart is slower now."""
    return _speed("slower", cart)


def _speed(key: str, cart: Cart) -> Event:
    return event(key, who=seat_name(cart.owner), cart=cart_name(cart.name), speed=cart.speed)


def action_undone(seat: Seat, action: Action) -> Event:
    """Tell that an action was taken back."""
    return event(f"undoes-{action.kind}", who=seat_name(seat))


def actions_ended(seat: Seat, *, carts_drive: bool) -> Event:
    """Tell that a seat is done with its actions; `carts_drive`: there are carts to drive."""
    return event("done" if carts_drive else "done-idle", who=seat_name(seat))


def match_stopped(seat: Seat) -> Event:
    """Tell that a solo match was ended by who had won it."""
    return event("stopped", who=seat_name(seat))
