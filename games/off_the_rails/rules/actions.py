"""The four actions of a turn: which there are, how they are done, how they are undone."""

from __future__ import annotations

from functools import cache
from itertools import chain
from typing import TYPE_CHECKING, Final

from games.off_the_rails import events, model
from games.off_the_rails.components import (
    BUILDABLE,
    PLAIN_TILES,
    START_HEADING,
    STARTS_OF,
    UPGRADES,
    CartName,
    Exits,
    Square,
    in_reading_order,
)
from games.off_the_rails.model import (
    ACTIONS_PER_TURN,
    Action,
    ActionDone,
    Cart,
    Move,
    State,
    colour_of,
)
from games.off_the_rails.rules.action_checks import FASTEST, SLOWEST
from games.off_the_rails.rules.scoring import WINNING_GRADES, solo_grade
from games.off_the_rails.rules.track import T_LENGTH, layout_of, track_ends
from games.off_the_rails.rules.working_copy import OFF_BOARD, StateCopy

if TYPE_CHECKING:
    from games.kit.game import Seat

DONE: Final = model.EndActions()
UNDO: Final = model.Undo()
STOP: Final = model.Stop()
LAYS_ON: Final = {
    square: tuple(model.lay(at=square, tile=tile) for tile in PLAIN_TILES) for square in BUILDABLE
}


def open_ends(state: State) -> tuple[Square, ...]:
    """Return the empty squares to which the track of the seat whose turn it is leads."""
    if not state.clans:
        return ()
    mine = [cart for cart in state.carts if cart.owner == state.turn]
    supplied = {cart.colour for cart in mine if cart.square is None and not cart.lost}
    starts = [start for colour in sorted(supplied) for start in STARTS_OF[colour]]
    return track_ends(layout_of(state), mine, starts)


def legal_actions(state: State, seat: Seat) -> list[Move]:
    """List what may be done now: near the own track first, then in reading order.

    Some three hundred squares and tiles: they are listed as the rules allow them, which is faster
    than to list them all and to check each.
    """
    moves: list[Move] = []
    if len(state.actions_done) < ACTIONS_PER_TURN:
        moves += _track_moves(state)
        moves += _cart_moves(state, seat)
    if state.actions_done:
        moves.append(UNDO)
    moves.append(DONE)
    if state.seats == 1 and solo_grade(state.homes) in WINNING_GRADES:
        moves.append(STOP)
    return moves


def _track_moves(state: State) -> list[Move]:
    plain, branching = state.pools
    moves = _lays(state) if plain else []
    under_carts = {cart.square for cart in state.carts}
    for square in in_reading_order(state.tiles):
        old = state.tiles[square]
        if square not in under_carts and (branching or len(old) >= T_LENGTH):
            moves += _upgrades_on(square, old)
    return moves


def _lays(state: State) -> list[Move]:
    """List the ways to lay track: on open ends, then on all other squares that are free."""
    covered = {*state.tiles, *state.tokens}
    squares = dict.fromkeys((*open_ends(state), *BUILDABLE))
    free = (LAYS_ON[square] for square in squares if square not in covered)
    return list(chain.from_iterable(free))


@cache
def _upgrades_on(square: Square, old: Exits) -> tuple[model.Upgrade, ...]:
    return tuple(model.upgrade(at=square, tile=more) for more in UPGRADES[old])


def _cart_moves(state: State, seat: Seat) -> list[Move]:
    mine = [cart for cart in state.carts if cart.owner == seat and not cart.lost]
    taken = {cart.square for cart in state.carts}
    moves: list[Move] = [
        placing
        for cart in mine
        if cart.square is None
        for placing in _placings(cart.name)
        if placing.at not in taken
    ]
    below = [cart for cart in mine if cart.square]
    moves += (model.faster(cart=cart.name) for cart in below if cart.speed < FASTEST)
    moves += (model.slower(cart=cart.name) for cart in below if cart.speed > SLOWEST)
    return moves


@cache
def _placings(cart: CartName) -> tuple[model.PlaceCart, ...]:
    return tuple(model.place_cart(cart=cart, at=start) for start in STARTS_OF[colour_of(cart)])


# ---- done and undone -------------------------------------------------------------


def do_action(copy: StateCopy, move: Action) -> None:
    """Carry out an action and remember it."""
    state = copy.state
    changed: dict[str, object]
    upgraded: Exits | None = None
    match move:
        case model.Lay(at=square, tile=tile):
            pools = _pools_after_laying(state, plain=1)
            changed = {"tiles": {**state.tiles, square: tile}, "pools": pools}
            told = events.track_laid(state.turn, square, tile)
        case model.Upgrade(at=square, tile=tile):
            upgraded = state.tiles[square]
            pools = _pools_after_upgrade(state, upgraded, 1)
            changed = {"tiles": {**state.tiles, square: tile}, "pools": pools}
            told = events.track_upgraded(state.turn, square, tile)
        case model.PlaceCart(at=square):
            start = {"square": square, "heading": START_HEADING[square]}
            cart = copy.cart(move.cart).model_copy(update=start)
            changed = {"carts": copy.carts_with(cart)}
            told = events.cart_placed(cart, square)
        case _:
            cart = _with_die_turned(copy, move, 1)
            changed = {"carts": copy.carts_with(cart)}
            told = (events.sped_up if isinstance(move, model.Faster) else events.slowed_down)(cart)
    done = ActionDone(move=move, upgraded=upgraded)
    copy.change(**changed, actions_done=(*state.actions_done, done))
    copy.events.append(told)


def undo_action(copy: StateCopy) -> None:
    """Take back the last action of the running turn."""
    state = copy.state
    changed: dict[str, object] = {}
    *before, last = state.actions_done
    match last.move:
        case model.Lay(at=square):
            tiles = {at: tile for at, tile in state.tiles.items() if at != square}
            changed = {"tiles": tiles, "pools": _pools_after_laying(state, plain=-1)}
        case model.Upgrade(at=square) if last.upgraded is not None:
            pools = _pools_after_upgrade(state, last.upgraded, -1)
            changed = {"tiles": {**state.tiles, square: last.upgraded}, "pools": pools}
        case model.PlaceCart() as move:
            cart = copy.cart(move.cart).model_copy(update=OFF_BOARD)
            changed = {"carts": copy.carts_with(cart)}
        case model.Faster() | model.Slower() as move:
            changed = {"carts": copy.carts_with(_with_die_turned(copy, move, -1))}
    copy.change(**changed, actions_done=tuple(before))
    copy.events.append(events.action_undone(state.turn, last.move))


def _with_die_turned(copy: StateCopy, move: model.Faster | model.Slower, way: int) -> Cart:
    cart = copy.cart(move.cart)
    step = way if isinstance(move, model.Faster) else -way
    return cart.model_copy(update={"speed": cart.speed + step})


def _pools_after_laying(state: State, plain: int) -> tuple[int, int]:
    return state.pools[0] - plain, state.pools[1]


def _pools_after_upgrade(state: State, upgraded: Exits, way: int) -> tuple[int, int]:
    """Return the pools after an upgrade; a T becomes a cross by being turned over (ruling 47)."""
    if len(upgraded) >= T_LENGTH:
        return state.pools
    return state.pools[0] + way, state.pools[1] - way
