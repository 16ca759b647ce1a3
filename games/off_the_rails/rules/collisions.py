"""Collisions: what they spill, whom they derail, and where the carts face afterwards."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Literal

from games.off_the_rails.components import (
    EXITS,
    NOTHING,
    OPPOSITE,
    Exit,
    Jewels,
    cart_name,
    heap,
    seat_name,
    subtract,
)
from games.off_the_rails.model import Cart, Crash, State
from games.off_the_rails.rules.track import layout

if TYPE_CHECKING:
    from games.off_the_rails.rules.state_copy import Workings


def splits(load: Jewels) -> tuple[Jewels, ...]:
    """Return every left pile of a split as equal as can be; the right pile is the rest.

    >>> splits((0, 2, 0, 0, 0)), len(splits((1, 1, 1, 0, 0)))
    (((0, 1, 0, 0, 0),), 6)
    """
    total = sum(load)
    sizes = {total // 2, total - total // 2}
    rock, ruby, emerald, gold, diamond = (range(n, -1, -1) for n in load)
    return tuple(pile for pile in product(rock, ruby, emerald, gold, diamond) if sum(pile) in sizes)


def resolve(w: Workings) -> bool:
    """Go on with a collision; tell whether somebody has to decide something first."""
    if w.state.crash is None:
        _ram(w)
    if not _crash(w).settled and _ask_to_split(w):
        return True
    while turning := _crash(w).turning:
        cart = w.cart(turning[0])
        ways = ways_to_face(w.state, cart)
        if len(ways) > 1:
            w.change(phase="face")
            return True
        face(w, ways[0] if ways else None)
    w.finish_drive()
    return False


def split(w: Workings, left: Jewels) -> None:
    """Keep the two piles secret until one is picked."""
    crash = _crash(w)
    opponent = w.cart(crash.opponent)
    right = subtract(opponent.hold, left)
    _change(w, left=left, right=right)
    w.tell("has-split", who=seat_name(opponent.owner), cart=cart_name(opponent.name))
    w.tell("your-piles", to=opponent.owner, left=heap(left), right=heap(right))


def split_by_lot(w: Workings) -> None:
    """Split in the owner's place, any way as likely as another."""
    load = w.cart(_crash(w).opponent).hold
    split(w, w.chance.pick(splits(load)))


def drop(w: Workings, pile: Literal["left", "right"]) -> None:
    """Let a pile fall from the rammed cart."""
    crash = _crash(w)
    piles = {"left": crash.left or NOTHING, "right": crash.right or NOTHING}
    _settle(w, piles[pile])


def face(w: Workings, way: Exit | None) -> None:
    """Turn the next cart away from the collision; one that derailed faces nowhere."""
    crash = _crash(w)
    cart = w.cart(crash.turning[0])
    if cart.square is not None:
        w.put(cart, heading=way)
    _change(w, turning=crash.turning[1:])


def ways_to_face(state: State, cart: Cart) -> tuple[Exit, ...]:
    """Return where a cart may face: straight away from the collision, else any other exit."""
    run = state.run
    if run is None or run.hit is None or cart.square is None:
        return ()
    side = run.hit if cart.name == run.cart else OPPOSITE[run.hit]
    exits = layout(state).exits(cart.square)
    if OPPOSITE[side] in exits:
        return (OPPOSITE[side],)
    return tuple(one for one in EXITS if one in exits and one != side)


# ---- one thing after another ---------------------------------------------------


def _ram(w: Workings) -> None:
    """Note how the carts meet: head-on, from elsewhere, or where the tracks are not connected."""
    run, side = w.run, w.run.hit
    cart = w.cart(run.cart)
    if side is None or cart.square is None or cart.heading is None:
        msg = "nothing was hit"
        raise ValueError(msg)
    track = w.layout()
    _, at = track.ahead(cart.square, side, cart.name)
    opponent = w.cart(track.parked[at])
    connected = OPPOSITE[side] in track.exits(at)
    head_on = connected and opponent.heading == OPPOSITE[side]
    turning = (cart.name, opponent.name) if head_on else (cart.name,)
    bumpers = w.state.options.bumpers == "on"
    empty = tuple(one.name for one in (cart, opponent) if one.hold == NOTHING)
    w.change(
        crash=Crash(
            opponent=opponent.name,
            head_on=head_on,
            empty=() if bumpers or not connected else empty,
            settled=bumpers or not connected,
            turning=turning,
        )
    )
    key = "rams-head-on" if head_on else "rams" if connected else "bumps"
    w.tell(
        key,
        cart=cart_name(cart.name),
        who=seat_name(cart.owner),
        opponent=cart_name(opponent.name),
        whose=seat_name(opponent.owner),
        square=at,
    )
    if head_on:
        w.meet("face_to_face")


def _ask_to_split(w: Workings) -> bool:
    crash = _crash(w)
    opponent = w.cart(crash.opponent)
    load = opponent.hold
    if crash.left is not None:
        w.change(phase="pick")
        return True
    if sum(load) <= 1:
        _settle(w, load)
        return False
    ways = splits(load)
    if len(ways) == 1:
        # Both piles are alike whatever anybody does.
        _settle(w, ways[0])
        return False
    w.change(phase="split")
    return True


def _settle(w: Workings, pile: Jewels) -> None:
    """Drop the pile, then derail every cart that was empty before (ruling 15)."""
    crash = _crash(w)
    opponent = w.cart(crash.opponent)
    active = w.cart(w.run.cart)
    if pile != NOTHING and opponent.square is not None:
        kept = subtract(opponent.hold, pile)
        opponent = w.put(opponent, hold=kept)
        w.add_deposit(opponent.square or "", pile)
        key = "drops-some" if sum(kept) else "drops-all"
        w.tell(
            key,
            cart=cart_name(opponent.name),
            who=seat_name(opponent.owner),
            jewels=heap(pile),
            kept=heap(kept),
            square=opponent.square or "",
        )
        if opponent.owner != active.owner:
            w.meet("jewel_theft")
    for name in crash.empty:
        cart = w.cart(name)
        w.tell("derails-rammed", cart=cart_name(cart.name), who=seat_name(cart.owner))
        w.derail(cart)
        if cart.owner != active.owner:
            w.meet("bumper_carts")
    _change(w, settled=True, left=None, right=None)


def _crash(w: Workings) -> Crash:
    if w.state.crash is None:
        msg = "there was no collision"
        raise ValueError(msg)
    return w.state.crash


def _change(w: Workings, **fields: object) -> None:
    w.change(crash=_crash(w).model_copy(update=fields))
