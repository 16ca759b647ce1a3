"""What may befall a cart where it stands, before its seat drives again: rivals, and the chasm."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.kit.mind import Effect
from games.kit.text import text
from games.off_the_rails.components import CHASM_CARD, SPACE_OF, cart_name, square_name, worth
from games.off_the_rails.mind.turns import SPEEDS
from games.off_the_rails.model import ACTIONS_PER_TURN
from games.off_the_rails.rules import Layout, layout_of, squares_to_collapse
from games.off_the_rails.rules.routes import all_routes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.kit.game import Seat
    from games.off_the_rails.components import CartName, Square
    from games.off_the_rails.model import Cart, State


def dangers(state: State, cart: Cart) -> Iterator[Effect]:
    """Say what may befall a cart that stops here, as the track lies."""
    if cart.square is None:
        return
    at, load = square_name(cart.square), worth(cart.hold)
    if may_collapse(state, cart.square):
        cards = len(set(state.deck) - {CHASM_CARD}) if state.seats == 1 else 0
        said = text("effect-may-collapse", cart=cart_name(cart.name), square=at, cards=cards)
        yield Effect(said, -1.0 - 0.5 * load)
    if others := rammers_of(state, cart):
        names = tuple(map(cart_name, others))
        name, n = cart_name(cart.name), len(names)
        said = text("effect-may-be-rammed", cart=name, square=at, others=names, n=n)
        yield Effect(said, -0.5 - 0.25 * load)


def may_collapse(state: State, square: Square) -> bool:
    """Tell whether the next token, or alone the next card, may take a square."""
    if state.seats == 1:
        return SPACE_OF.get(square) in state.deck
    colours = [one for one, n in state.supply.items() if n] if state.chasm_open else []
    return any(square in squares_to_collapse(state, one) for one in colours)


def rammers_of(state: State, cart: Cart) -> tuple[CartName, ...]:
    """Return the rivals' carts that could drive into a cart in their next turn.

    On the track that lies, with as many changes of speed as a turn allows. With bumpers nobody
    need mind.
    """
    if state.options.bumpers == "on":
        return ()
    carts = tuple(cart if one.name == cart.name else one for one in state.carts)
    layout = Layout(state.tiles, state.tokens, carts, state.options)
    return tuple(one.name for one in carts if one.owner != cart.owner and _hits(layout, one, cart))


def reach_in_a_turn(cart: Cart) -> int:
    """Return how many squares a cart can drive in its next turn."""
    return min(max(SPEEDS), cart.speed + ACTIONS_PER_TURN)


def _hits(layout: Layout, rival: Cart, cart: Cart) -> bool:
    routes = all_routes(layout, rival, reach_in_a_turn(rival))
    return any(route.opponent == cart.name for route in routes)


def opens_for_rivals(state: State, seat: Seat, after: State) -> Iterator[Effect]:
    """Say which jewels a rival's cart could get next turn over the track that is laid only."""
    for cart in state.carts:
        if cart.owner == seat or not cart.square:
            continue
        was, now = (_in_reach(each, cart) for each in (state, after))
        new = [at for at in state.deposits if at in now - was]
        if new:
            squares = tuple(map(square_name, new))
            yield Effect(text("effect-opens", cart=cart_name(cart.name), squares=squares), -0.3)


def _in_reach(state: State, cart: Cart) -> set[Square]:
    routes = all_routes(layout_of(state), cart, reach_in_a_turn(cart))
    return {square for route in routes for square in route.path}


def rivals_at(state: State, seat: Seat, square: Square) -> tuple[CartName, ...]:
    """Return the rivals' carts that could drive over a square in their next turn, as track lies."""
    rivals = (one for one in state.carts if one.owner != seat)
    return tuple(one.name for one in rivals if square in _in_reach(state, one))
