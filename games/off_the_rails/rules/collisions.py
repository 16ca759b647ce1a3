"""Collisions: what they spill, whom they derail, and where the carts face afterwards."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Literal

from games.off_the_rails import events
from games.off_the_rails.components import (
    EXITS,
    NOTHING,
    OPPOSITE,
    Exit,
    Jewels,
    subtract,
)
from games.off_the_rails.model import Cart, Collision, State
from games.off_the_rails.rules.track import layout_of

if TYPE_CHECKING:
    from games.kit.chance import Chance
    from games.off_the_rails.rules.working_copy import StateCopy


def splits(load: Jewels) -> tuple[Jewels, ...]:
    """Return every left pile of a split as equal as can be; the right pile is the rest.

    >>> splits((0, 2, 0, 0, 0)), len(splits((1, 1, 1, 0, 0)))
    (((0, 1, 0, 0, 0),), 6)
    """
    total = sum(load)
    sizes = {total // 2, total - total // 2}
    rock, ruby, emerald, gold, diamond = (range(n, -1, -1) for n in load)
    return tuple(pile for pile in product(rock, ruby, emerald, gold, diamond) if sum(pile) in sizes)


def resolve(copy: StateCopy) -> bool:
    """Go on with a collision; tell whether a seat has to decide something first."""
    if copy.state.collision is None:
        _ram(copy)
    if not _collision(copy).settled and _ask_to_split(copy):
        return True
    while turning := _collision(copy).turning:
        cart = copy.cart(turning[0])
        ways = ways_to_face(copy.state, cart)
        if len(ways) > 1:
            copy.change(phase="face")
            return True
        face(copy, ways[0] if ways else None)
    copy.finish_drive()
    return False


def split(copy: StateCopy, left: Jewels) -> None:
    """Keep the two piles secret until one is picked; of the driver's own cart the left one falls.

    After ramming an own cart the same seat would split and then pick knowingly: that is one choice
    (ruling 17).
    """
    collision = _collision(copy)
    opponent = copy.cart(collision.opponent)
    if opponent.owner == copy.cart(copy.run.cart).owner:
        drop_and_derail(copy, left)
        return
    right = subtract(opponent.hold, left)
    _change_collision(copy, left=left, right=right)
    copy.events.append(events.load_split(opponent))
    copy.events.append(events.piles_made(opponent, left, right))


def split_by_lot(copy: StateCopy) -> None:
    """Split in the owner's place, any way as likely as another."""
    load = copy.cart(_collision(copy).opponent).hold
    split(copy, _luck_of_split(copy).pick(splits(load)))


def _luck_of_split(copy: StateCopy) -> Chance:
    """Return the luck of this collision: a cart drives once in a turn, and collides once then."""
    return copy.chance.named("split", copy.state.round, copy.state.turn, copy.run.cart)


def drop_pile(copy: StateCopy, pile: Literal["left", "right"]) -> None:
    """Let a pile fall from the rammed cart."""
    collision = _collision(copy)
    piles = {"left": collision.left or NOTHING, "right": collision.right or NOTHING}
    drop_and_derail(copy, piles[pile])


def drop_and_derail(copy: StateCopy, pile: Jewels) -> None:
    """Drop the pile, then derail every cart that was empty before (ruling 15)."""
    collision = _collision(copy)
    opponent = copy.cart(collision.opponent)
    active = copy.cart(copy.run.cart)
    if pile != NOTHING and opponent.square is not None:
        kept = subtract(opponent.hold, pile)
        opponent = copy.change_cart(opponent, hold=kept)
        copy.add_deposit(opponent.square or "", pile)
        copy.events.append(events.jewels_dropped(opponent, pile))
        if opponent.owner != active.owner:
            copy.meet_mission("jewel_theft")
    for name in collision.empty:
        cart = copy.cart(name)
        copy.events.append(events.derailed_by_collision(cart))
        copy.derail(cart)
        if cart.owner != active.owner:
            copy.meet_mission("bumper_carts")
    _change_collision(copy, settled=True, left=None, right=None)


def face(copy: StateCopy, way: Exit | None) -> None:
    """Turn the next cart away from the collision; one that derailed faces nowhere."""
    collision = _collision(copy)
    cart = copy.cart(collision.turning[0])
    if cart.square is not None:
        copy.events.append(events.turned_away(copy.change_cart(cart, heading=way)))
    _change_collision(copy, turning=collision.turning[1:])


def ways_to_face(state: State, cart: Cart) -> tuple[Exit, ...]:
    """Return where a cart may face: straight away from the collision, else any other exit."""
    run = state.run
    if run is None or run.hit is None or cart.square is None:
        return ()
    side = run.hit if cart.name == run.cart else OPPOSITE[run.hit]
    exits = layout_of(state).exits(cart.square)
    if OPPOSITE[side] in exits:
        return (OPPOSITE[side],)
    return tuple(one for one in EXITS if one in exits and one != side)


# ---- one thing after another ---------------------------------------------------


def _ram(copy: StateCopy) -> None:
    """Note how the carts meet: head-on, from elsewhere, or where the tracks are not connected."""
    run, side = copy.run, copy.run.hit
    cart = copy.cart(run.cart)
    if side is None or cart.square is None or cart.heading is None:
        msg = "nothing was hit"
        raise ValueError(msg)
    track = copy.layout()
    _, at = track.ahead(cart.square, side, cart.name)
    opponent = copy.cart(track.parked[at])
    connected = OPPOSITE[side] in track.exits(at)
    head_on = connected and opponent.heading == OPPOSITE[side]
    turning = (cart.name, opponent.name) if head_on else (cart.name,)
    bumpers = copy.state.options.bumpers == "on"
    empty = tuple(one.name for one in (cart, opponent) if one.hold == NOTHING)
    copy.change(
        collision=Collision(
            opponent=opponent.name,
            head_on=head_on,
            empty=() if bumpers or not connected else empty,
            settled=bumpers or not connected,
            turning=turning,
        )
    )
    copy.events.append(events.rammed(cart, opponent, at, head_on=head_on, connected=connected))
    if head_on:
        copy.meet_mission("face_to_face")


def _ask_to_split(copy: StateCopy) -> bool:
    """Let the load drop; tell whether a seat has to split it or to pick a pile first."""
    collision = _collision(copy)
    opponent = copy.cart(collision.opponent)
    load = opponent.hold
    if collision.left is not None:
        copy.change(phase="pick")
        return True
    if sum(load) <= 1:
        drop_and_derail(copy, load)
        return False
    ways = splits(load)
    if len(ways) == 1:
        # Both piles are alike whatever anybody does.
        drop_and_derail(copy, ways[0])
        return False
    if copy.state.options.splits == "lot":
        # Nobody knows the piles, so that a blind pick would choose nothing (ruling 14).
        drop_and_derail(copy, _luck_of_split(copy).pick(ways))
        return False
    copy.change(phase="split")
    return True


def _collision(copy: StateCopy) -> Collision:
    if copy.state.collision is None:
        msg = "there was no collision"
        raise ValueError(msg)
    return copy.state.collision


def _change_collision(copy: StateCopy, **fields: object) -> None:
    copy.change(collision=_collision(copy).model_copy(update=fields))
