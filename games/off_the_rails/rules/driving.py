"""Driving: a cart rolls exactly its speed, until somebody has to decide something."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.kit.value import replaced
from games.off_the_rails import events
from games.off_the_rails.components import (
    COLOURS,
    COURSE,
    HOLD_SIZE,
    JEWELS,
    NOTHING,
    ROCK,
    SURFACE_OF,
    CartName,
    Colour,
    Jewels,
    Square,
    add,
    one_jewel,
    precious,
    subtract,
)
from games.off_the_rails.model import Cart, Run, State
from games.off_the_rails.rules import collisions, missions
from games.off_the_rails.rules.working_copy import OFF_BOARD, StateCopy

if TYPE_CHECKING:
    from games.kit.game import Event


def drive(copy: StateCopy, name: CartName, route: str) -> None:
    """Set a cart in motion."""
    run = Run(cart=name, steps_left=copy.cart(name).speed, route=route)
    copy.change(run=run, phase="drive", first_carts=())


def steer(copy: StateCopy, route: str) -> None:
    """Choose the exits ahead."""
    _change_run(copy, route=route)


def take(copy: StateCopy, kind: int) -> None:
    """Load a jewel from the deposit below the moving cart."""
    cart = _moving_cart(copy)
    square = cart.square or ""
    jewel = one_jewel(kind)
    left = subtract(copy.state.deposits[square], jewel)
    deposits = {at: there for at, there in copy.state.deposits.items() if at != square}
    if left != NOTHING:
        deposits[square] = left
    copy.change(deposits=deposits)
    cart = copy.change_cart(cart, hold=add(cart.hold, jewel))
    if precious(cart.hold) == HOLD_SIZE:
        copy.meet_mission("gem_collector")
    run = copy.run
    _change_run(copy, takes_left=run.takes_left - 1)
    _tell_take(copy, cart, kind)


def roll(copy: StateCopy) -> bool:
    """Roll until something is asked, or the drive is over; tell whether something is asked."""
    asked = False
    while copy.state.run is not None and not asked:
        run = copy.state.run
        if run.takes_left:
            asked = _take_jewels(copy)
        elif run.hit is not None:
            asked = collisions.resolve(copy)
        elif run.steering:
            asked = _steer(copy)
        elif run.steps_left == 0:
            _end_drive(copy)
        else:
            _advance(copy)
    return asked


def kinds_to_take(state: State) -> tuple[int, ...]:
    """Return the kinds that the moving cart may take now: rocks first (ruling 10)."""
    run = state.run
    if run is None:
        return ()
    cart = state.cart(run.cart)
    there = state.deposits.get(cart.square or "", NOTHING)
    if sum(cart.hold) >= HOLD_SIZE:
        return ()
    return (ROCK,) if there[ROCK] else tuple(k for k in range(len(JEWELS)) if there[k])


# ---- one thing after another ---------------------------------------------------


def _take_jewels(copy: StateCopy) -> bool:
    """Take the next jewel of the square; tell whether a seat has to choose it first."""
    kinds = kinds_to_take(copy.state)
    run = copy.run
    if not kinds:
        _change_run(copy, takes_left=0)
        return False
    cart = _moving_cart(copy)
    there = copy.state.deposits[cart.square or ""]
    if len(kinds) > 1 and sum(there) > min(run.takes_left, HOLD_SIZE - sum(cart.hold)):
        copy.change(phase="take")
        return True
    take(copy, kinds[0])
    return False


def _steer(copy: StateCopy) -> bool:
    """Turn into the chosen exit of a junction; tell whether a seat has to choose it first."""
    run = copy.run
    if run.route:
        cart = _moving_cart(copy)
        copy.change_cart(cart, heading=run.route[0])
        _change_run(copy, route=run.route[1:], steering=False)
        return False
    copy.change(phase="steer")
    return True


def _advance(copy: StateCopy) -> None:
    """Enter the next square, or leave, derail, fall or collide."""
    cart, run = _moving_cart(copy), copy.run
    if cart.square is None or cart.heading is None:
        msg = f"{cart.name} is not on the board"
        raise ValueError(msg)
    track = copy.layout()
    ahead, at = track.ahead(cart.square, cart.heading, cart.name)
    if ahead == "enters":
        ways = track.ways_on(at, cart.heading)
        heading = ways[0] if len(ways) == 1 else cart.heading
        copy.change_cart(cart, square=at, heading=heading)
        last = run.steps_left == 1
        _change_run(
            copy,
            steps_left=run.steps_left - 1,
            entered=True,
            steering=len(ways) > 1,
            takes_left=COURSE.take_ending if last else COURSE.take_passing,
        )
        _tell_roll(copy, cart, at)
        return
    if ahead == "collides":
        # A drive cut short ends here too: a second jewel, if it came here just now (ruling 8).
        more = COURSE.take_ending - COURSE.take_passing if run.entered else 0
        _change_run(copy, hit=cart.heading, takes_left=more)
        return
    if ahead == "leaves":
        _leave(copy, cart, at)
    elif ahead == "falls":
        _fall(copy, cart, at)
    elif ahead == "returns":
        copy.change_cart(cart, **OFF_BOARD)
        copy.events.append(events.rolled_back(cart))
    else:
        copy.events.append(events.derailed(cart, before=at))
        copy.derail(cart)
    copy.finish_drive()


def _end_drive(copy: StateCopy) -> None:
    cart = _moving_cart(copy)
    copy.events.append(events.cart_stopped(cart))
    copy.finish_drive()


def _tell_roll(copy: StateCopy, cart: Cart, at: Square) -> None:
    """Tell the way in one event as long as nothing else happens; `cart` is where it was before."""
    if (way := _way_so_far(copy, cart)) is not None:
        copy.events[-1] = events.rolled_on(way, at)
    else:
        copy.events.append(events.rolled(cart, at))


def _tell_take(copy: StateCopy, cart: Cart, kind: int) -> None:
    """Tell which jewel was taken: with the way, as long as nothing else happens."""
    if (way := _way_so_far(copy, cart)) is not None:
        copy.events[-1] = events.took_on_the_way(way, kind)
    else:
        copy.events.append(events.jewel_taken(cart, kind))


def _way_so_far(copy: StateCopy, cart: Cart) -> Event | None:
    last = copy.events[-1] if copy.events else None
    return last if last is not None and events.is_way_of(last, cart) else None


# ---- off the board -------------------------------------------------------------


def _leave(copy: StateCopy, cart: Cart, at: Square) -> None:
    state, colour = copy.state, SURFACE_OF[at]
    brought = add(state.stockpiles[cart.owner], cart.hold)
    copy.change(stockpiles=replaced(state.stockpiles, cart.owner, brought))
    if state.seats == 1:
        copy.change(homes=_delivered(state.homes, colour, cart.hold))
    missions.meet_by_leaving(copy, cart, colour)
    copy.change_cart(cart, **OFF_BOARD)
    copy.events.append(events.left_the_mine(cart, at))


def _delivered(homes: tuple[Jewels, ...], colour: Colour, hold: Jewels) -> tuple[Jewels, ...]:
    place = COLOURS.index(colour)
    return replaced(homes, place, add(homes[place], hold))


def _fall(copy: StateCopy, cart: Cart, at: Square) -> None:
    """Lose a cart in the chasm, with all it carries (ruling 30)."""
    copy.change(gone=add(copy.state.gone, cart.hold))
    copy.change_cart(cart, **OFF_BOARD, lost=True)
    copy.events.append(events.fell(cart, at))


# ---- small things ----------------------------------------------------------------


def _moving_cart(copy: StateCopy) -> Cart:
    return copy.cart(copy.run.cart)


def _change_run(copy: StateCopy, **fields: object) -> None:
    copy.change(run=copy.run.model_copy(update=fields))
