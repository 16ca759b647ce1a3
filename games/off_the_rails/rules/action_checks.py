"""What the rules refuse among the actions of a turn, and why."""

from __future__ import annotations

from typing import Final

from games.kit.game import IllegalMove, Seat, text
from games.off_the_rails import model
from games.off_the_rails.components import (
    CENTRES,
    FIGURES,
    READING_ORDER,
    STARTS_OF,
    SURFACE_OF,
    UPGRADES,
    Exits,
    Square,
    cart_name,
)
from games.off_the_rails.model import ACTIONS_PER_TURN, Action, Cart, State
from games.off_the_rails.rules.scoring import WINNING_GRADES, solo_grade
from games.off_the_rails.rules.track import T_LENGTH

FASTEST: Final = FIGURES.carts.fastest
SLOWEST: Final = FIGURES.carts.slowest


def check_action(state: State, seat: Seat, move: Action) -> None:
    """Refuse an action that may not be done now.

    Raises:
        IllegalMove: with the text that says why not.
    """
    if len(state.actions_done) >= ACTIONS_PER_TURN:
        raise IllegalMove("no-actions-left", n=ACTIONS_PER_TURN)
    match move:
        case model.Lay():
            _refuse_lay(state, move)
        case model.Upgrade():
            _check_upgrade(state, move)
        case model.PlaceCart():
            _check_place(state, seat, move)
        case model.Faster() | model.Slower():
            _check_speed(state, seat, move)


def check_undo(state: State) -> None:
    """Refuse to take back what was not done.

    Raises:
        IllegalMove: if nothing was done in this turn.
    """
    if not state.actions_done:
        raise IllegalMove("nothing-to-undo")


def check_stop(state: State) -> None:
    """Refuse to stop before the match is won, or at a table of several.

    Raises:
        IllegalMove: with the text that says why not.
    """
    if state.seats > 1:
        raise IllegalMove("stop-alone-only")
    if solo_grade(state.homes) not in WINNING_GRADES:
        raise IllegalMove("stop-not-won")


def _refuse_lay(state: State, move: model.Lay) -> None:
    """Say why track may not be laid there; where it may, `legality` asks no further."""
    if move.at in state.tiles:
        raise IllegalMove("square-taken", square=move.at)
    _check_ground(state, move.at)
    raise IllegalMove("no-plain-tiles")


def _check_ground(state: State, square: Square) -> None:
    if square in SURFACE_OF:
        raise IllegalMove("square-surface", square=square)
    if square not in READING_ORDER:
        raise IllegalMove("no-such-square", square=square[:10])
    if square in CENTRES:
        raise IllegalMove("square-is-centre", square=square)
    if square in state.tokens:
        raise IllegalMove("square-collapsed", square=square)


def _check_upgrade(state: State, move: model.Upgrade) -> None:
    old = state.tiles.get(move.at)
    if old is None:
        _check_ground(state, move.at)
        raise IllegalMove("nothing-to-upgrade", square=move.at)
    if any(cart.square == move.at for cart in state.carts):
        raise IllegalMove("upgrade-under-cart", square=move.at)
    if move.tile not in UPGRADES[old]:
        _refuse_upgrade(move, old)
    if len(old) < T_LENGTH and not state.pools[1]:
        raise IllegalMove("no-branching-tiles")


def _refuse_upgrade(move: model.Upgrade, old: Exits) -> None:
    tile = text(f"tile-{old}")
    if len(old) > T_LENGTH:
        raise IllegalMove("upgrade-of-cross", square=move.at)
    if not set(old) <= set(move.tile):
        raise IllegalMove("upgrade-loses-exit", square=move.at, tile=tile)
    raise IllegalMove("upgrade-two-steps", square=move.at, tile=tile)


def own_cart(state: State, seat: Seat, name: str) -> Cart:
    """Return one of the seat's carts.

    Raises:
        IllegalMove: if it has none of that name, or that cart is out of the game.
    """
    for cart in state.carts:
        if cart.name == name and cart.owner == seat:
            if cart.lost:
                raise IllegalMove("cart-lost", cart=cart_name(cart.name))
            return cart
    own = tuple(cart_name(cart.name) for cart in state.carts if cart.owner == seat)
    raise IllegalMove("not-your-cart", carts=own)


def _check_place(state: State, seat: Seat, move: model.PlaceCart) -> None:
    cart = own_cart(state, seat, move.cart)
    if cart.square is not None:
        raise IllegalMove("cart-on-board", cart=cart_name(cart.name), square=cart.square)
    if move.at not in STARTS_OF[cart.colour]:
        raise IllegalMove(
            "not-your-start", cart=cart_name(cart.name), starts=STARTS_OF[cart.colour]
        )
    if any(one.square == move.at for one in state.carts):
        raise IllegalMove("start-taken", square=move.at)


def _check_speed(state: State, seat: Seat, move: model.Faster | model.Slower) -> None:
    cart = own_cart(state, seat, move.cart)
    if cart.square is None:
        raise IllegalMove("cart-not-on-board", cart=cart_name(cart.name))
    if isinstance(move, model.Faster) and cart.speed >= FASTEST:
        raise IllegalMove("speed-fastest", cart=cart_name(cart.name), speed=FASTEST)
    if isinstance(move, model.Slower) and cart.speed <= SLOWEST:
        raise IllegalMove("speed-slowest", cart=cart_name(cart.name), speed=SLOWEST)
