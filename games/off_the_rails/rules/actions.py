"""The four actions of a turn: what the rules refuse, how they are done, how they are undone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.kit.game import IllegalMove, text
from games.off_the_rails import events
from games.off_the_rails.components import (
    BUILDABLE,
    CENTRES,
    FIGURES,
    PLAIN_TILES,
    READING_ORDER,
    START_HEADING,
    STARTS_OF,
    SURFACE_OF,
    UPGRADES,
    Exits,
    Square,
    cart_name,
    in_reading_order,
)
from games.off_the_rails.model import (
    ACTIONS_PER_TURN,
    Action,
    ActionDone,
    Cart,
    EndActions,
    Faster,
    Lay,
    Move,
    PlaceCart,
    Slower,
    State,
    Stop,
    Undo,
    Upgrade,
    faster,
    lay,
    place_cart,
    slower,
    upgrade,
)
from games.off_the_rails.rules.scoring import WINNING_GRADES, solo_grade
from games.off_the_rails.rules.state_copy import OFF_BOARD, StateCopy
from games.off_the_rails.rules.track import T_LENGTH, layout_of, track_ends

if TYPE_CHECKING:
    from games.kit.game import Seat

DONE: Final = EndActions()
UNDO: Final = Undo()
STOP: Final = Stop()
LAYS_ON: Final = {
    square: tuple(lay(at=square, tile=tile) for tile in PLAIN_TILES) for square in BUILDABLE
}
BUILDABLE_SQUARES: Final = frozenset(BUILDABLE)
FASTEST: Final = FIGURES.carts.fastest
SLOWEST: Final = FIGURES.carts.slowest


def open_ends(state: State) -> tuple[Square, ...]:
    """Return the empty squares to which the track of the seat whose turn it is leads."""
    if not state.clans:
        return ()
    mine = [cart for cart in state.carts if cart.owner == state.turn]
    supplied = {cart.colour for cart in mine if cart.square is None and not cart.lost}
    starts = [start for colour in sorted(supplied) for start in STARTS_OF[colour]]
    return track_ends(layout_of(state), mine, starts)


def possible_actions(state: State, seat: Seat) -> list[Move]:
    """List every action worth checking: near one's own track first, then in reading order."""
    moves: list[Move] = []
    if len(state.actions_done) < ACTIONS_PER_TURN:
        mine = [cart for cart in state.carts if cart.owner == seat and not cart.lost]
        moves += _track_moves(state)
        for cart in mine:
            if cart.square is None:
                moves += (place_cart(cart=cart.name, at=start) for start in STARTS_OF[cart.colour])
        below = [cart.name for cart in mine if cart.square]
        moves += (faster(cart=name) for name in below)
        moves += (slower(cart=name) for name in below)
    if state.actions_done:
        moves.append(UNDO)
    moves.append(DONE)
    if state.seats == 1 and solo_grade(state.homes) in WINNING_GRADES:
        moves.append(STOP)
    return moves


def _track_moves(state: State) -> list[Move]:
    moves: list[Move] = []
    first = open_ends(state)
    for square in first:
        moves += LAYS_ON[square]
    covered = {*state.tiles, *state.tokens, *first}
    for square in BUILDABLE:
        if square not in covered:
            moves += LAYS_ON[square]
    for square in in_reading_order(state.tiles):
        moves += (upgrade(at=square, tile=more) for more in UPGRADES[state.tiles[square]])
    return moves


# ---- what the rules refuse -----------------------------------------------------


def may_lay(state: State, square: Square) -> bool:
    """Tell whether track may be laid here: asked some hundred times a move, so it is quick."""
    return (
        state.phase == "actions"
        and square in BUILDABLE_SQUARES
        and square not in state.tiles
        and square not in state.tokens
        and len(state.actions_done) < ACTIONS_PER_TURN
        and state.pools[0] > 0
    )


def check_action(state: State, seat: Seat, move: Action) -> None:
    """Refuse an action that may not be done now.

    Raises:
        IllegalMove: with the text that says why not.
    """
    if len(state.actions_done) >= ACTIONS_PER_TURN:
        raise IllegalMove("no-actions-left", n=ACTIONS_PER_TURN)
    match move:
        case Lay():
            _check_lay(state, move)
        case Upgrade():
            _check_upgrade(state, move)
        case PlaceCart():
            _check_place(state, seat, move)
        case Faster() | Slower():
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


def _check_lay(state: State, move: Lay) -> None:
    if may_lay(state, move.at):
        return
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


def _check_upgrade(state: State, move: Upgrade) -> None:
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


def _refuse_upgrade(move: Upgrade, old: Exits) -> None:
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


def _check_place(state: State, seat: Seat, move: PlaceCart) -> None:
    cart = own_cart(state, seat, move.cart)
    if cart.square is not None:
        raise IllegalMove("cart-on-board", cart=cart_name(cart.name), square=cart.square)
    if move.at not in STARTS_OF[cart.colour]:
        raise IllegalMove(
            "not-your-start", cart=cart_name(cart.name), starts=STARTS_OF[cart.colour]
        )
    if any(one.square == move.at for one in state.carts):
        raise IllegalMove("start-taken", square=move.at)


def _check_speed(state: State, seat: Seat, move: Faster | Slower) -> None:
    cart = own_cart(state, seat, move.cart)
    if cart.square is None:
        raise IllegalMove("cart-not-on-board", cart=cart_name(cart.name))
    if isinstance(move, Faster) and cart.speed >= FASTEST:
        raise IllegalMove("speed-fastest", cart=cart_name(cart.name), speed=FASTEST)
    if isinstance(move, Slower) and cart.speed <= SLOWEST:
        raise IllegalMove("speed-slowest", cart=cart_name(cart.name), speed=SLOWEST)


# ---- done and undone -------------------------------------------------------------


def do_action(copy: StateCopy, move: Action) -> None:
    """Carry out an action and remember it."""
    state = copy.state
    upgraded: Exits | None = None
    match move:
        case Lay(at=square, tile=tile):
            copy.change(
                tiles={**state.tiles, square: tile}, pools=_pools_after_laying(state, plain=1)
            )
            copy.add_event(events.track_laid(state.turn, square, tile))
        case Upgrade(at=square, tile=tile):
            upgraded = state.tiles[square]
            copy.change(
                tiles={**state.tiles, square: tile}, pools=_pools_after_upgrade(state, upgraded, 1)
            )
            copy.add_event(events.track_upgraded(state.turn, square, tile))
        case PlaceCart(at=square):
            cart = copy.change_cart(
                copy.cart(move.cart), square=square, heading=START_HEADING[square]
            )
            copy.add_event(events.cart_placed(cart, square))
        case Faster() | Slower():
            cart = _turn_die(copy, move, 1)
            told = events.sped_up if isinstance(move, Faster) else events.slowed_down
            copy.add_event(told(cart))
    copy.change(actions_done=(*state.actions_done, ActionDone(move=move, upgraded=upgraded)))


def undo_action(copy: StateCopy) -> None:
    """Take back the last action of the running turn."""
    state = copy.state
    *before, last = state.actions_done
    match last.move:
        case Lay(at=square):
            tiles = {at: tile for at, tile in state.tiles.items() if at != square}
            copy.change(tiles=tiles, pools=_pools_after_laying(state, plain=-1))
        case Upgrade(at=square) if last.upgraded is not None:
            pools = _pools_after_upgrade(state, last.upgraded, -1)
            copy.change(tiles={**state.tiles, square: last.upgraded}, pools=pools)
        case PlaceCart() as move:
            copy.change_cart(copy.cart(move.cart), **OFF_BOARD)
        case Faster() | Slower() as move:
            _turn_die(copy, move, -1)
    copy.change(actions_done=tuple(before))
    copy.add_event(events.action_undone(state.turn, last.move))


def _turn_die(copy: StateCopy, move: Faster | Slower, way: int) -> Cart:
    cart = copy.cart(move.cart)
    step = way if isinstance(move, Faster) else -way
    return copy.change_cart(cart, speed=cart.speed + step)


def _pools_after_laying(state: State, plain: int) -> tuple[int, int]:
    return state.pools[0] - plain, state.pools[1]


def _pools_after_upgrade(state: State, upgraded: Exits, way: int) -> tuple[int, int]:
    """Return the pools after an upgrade; a T becomes a cross by being turned over (ruling 47)."""
    if len(upgraded) >= T_LENGTH:
        return state.pools
    return state.pools[0] + way, state.pools[1] - way
