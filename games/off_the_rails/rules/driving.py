"""Driving: every cart rolls exactly its speed, until somebody has to decide something."""

from __future__ import annotations

from games.kit.game import text
from games.off_the_rails.components import (
    COURSE,
    FIGURES,
    HOLD,
    ICONS,
    JEWELS,
    NOTHING,
    ROCK,
    SURFACE_OF,
    CartName,
    Colour,
    Jewels,
    Square,
    add,
    cart_name,
    heap,
    one,
    precious,
    seat_name,
    subtract,
)
from games.off_the_rails.model import Cart, Route, Run, State
from games.off_the_rails.rules import collisions, missions, turn_end
from games.off_the_rails.rules.routes import lettered, offered, reach
from games.off_the_rails.rules.state_copy import OFF_BOARD, Workings
from games.off_the_rails.rules.track import layout


def waiting(state: State) -> tuple[Cart, ...]:
    """Return the carts that still must drive: all the seat has on the board (ruling 4)."""
    return tuple(
        cart
        for cart in state.carts
        if cart.square and cart.owner == state.turn and cart.name not in state.driven
    )


def routes_offered(state: State) -> tuple[Route, ...]:
    """Return the ways to choose from in the phases drive and steer.

    Carts whose drives cannot touch each other go in their own order: nobody is asked for it.
    """
    track = layout(state)
    if state.run is not None:
        cart = next(cart for cart in state.carts if cart.name == state.run.cart)
        return lettered([offered(track, cart, state.run.steps_left, steering=True)])
    carts = waiting(state)
    reaches = [reach(track, cart, cart.speed) for cart in carts]
    if sum(map(len, reaches)) == len(frozenset().union(*reaches)):
        carts = carts[:1]
    return lettered([offered(track, cart, cart.speed) for cart in carts])


def drive(w: Workings, name: CartName, route: str) -> None:
    """Set a cart in motion."""
    w.change(run=Run(cart=name, steps_left=w.cart(name).speed, route=route), phase="drive")


def steer(w: Workings, route: str) -> None:
    """Choose the exits ahead."""
    _on(w, route=route)


def take(w: Workings, kind: int) -> None:
    """Load a jewel from the deposit below the moving cart."""
    cart = _moving(w)
    square = cart.square or ""
    jewel = one(kind)
    left = subtract(w.state.deposits[square], jewel)
    deposits = {at: heap_ for at, heap_ in w.state.deposits.items() if at != square}
    if left != NOTHING:
        deposits[square] = left
    w.change(deposits=deposits)
    cart = w.put(cart, hold=add(cart.hold, jewel))
    if precious(cart.hold) == HOLD:
        w.meet("gem_collector")
    run = w.run
    _on(w, takes_left=run.takes_left - 1)
    if not _added(w, cart, f" {ICONS[JEWELS[kind]]}"):
        w.tell(
            "takes",
            cart=cart_name(cart.name),
            who=seat_name(cart.owner),
            jewels=heap(jewel),
            square=square,
        )


def go_on(w: Workings) -> None:
    """Roll until something is asked, or the turn is over."""
    asked = False
    while not asked:
        run = w.state.run
        if run is None:
            asked = _next_cart(w)
        elif run.takes_left:
            asked = _load(w)
        elif run.hit is not None:
            asked = collisions.resolve(w)
        elif run.steering:
            asked = _steer(w)
        elif run.steps_left == 0:
            _stop(w)
        else:
            _step(w)


def kinds_to_take(state: State) -> tuple[int, ...]:
    """Return the kinds that the moving cart may take now: rocks first (ruling 10)."""
    run = state.run
    if run is None:
        return ()
    cart = next(cart for cart in state.carts if cart.name == run.cart)
    there = state.deposits.get(cart.square or "", NOTHING)
    if sum(cart.hold) >= HOLD:
        return ()
    return (ROCK,) if there[ROCK] else tuple(k for k in range(len(JEWELS)) if there[k])


# ---- one thing after another ---------------------------------------------------


def _next_cart(w: Workings) -> bool:
    if not waiting(w.state):
        turn_end.after_drives(w)
        return True
    choice = routes_offered(w.state)
    if len(choice) > 1:
        w.change(phase="drive")
        return True
    drive(w, choice[0].cart, choice[0].exits)
    return False


def _load(w: Workings) -> bool:
    kinds = kinds_to_take(w.state)
    run = w.run
    if not kinds:
        _on(w, takes_left=0)
        return False
    cart = _moving(w)
    there = w.state.deposits[cart.square or ""]
    if len(kinds) > 1 and sum(there) > min(run.takes_left, HOLD - sum(cart.hold)):
        w.change(phase="take")
        return True
    take(w, kinds[0])
    return False


def _steer(w: Workings) -> bool:
    run = w.run
    if run.route:
        cart = _moving(w)
        w.put(cart, heading=run.route[0])
        _on(w, route=run.route[1:], steering=False)
        return False
    choice = routes_offered(w.state)
    if len(choice) > 1:
        w.change(phase="steer")
        return True
    _on(w, route=choice[0].exits)
    return False


def _step(w: Workings) -> None:
    """Look ahead, then enter, leave, derail, fall or collide."""
    cart, run = _moving(w), w.run
    if cart.square is None or cart.heading is None:
        msg = f"{cart.name} is not on the board"
        raise ValueError(msg)
    track = w.layout()
    ahead, at = track.ahead(cart.square, cart.heading, cart.name)
    if ahead == "enters":
        ways = track.ways_on(at, cart.heading)
        heading = ways[0] if len(ways) == 1 else cart.heading
        w.put(cart, square=at, heading=heading)
        last = run.steps_left == 1
        _on(
            w,
            steps_left=run.steps_left - 1,
            entered=True,
            steering=len(ways) > 1,
            takes_left=COURSE.take_ending if last else COURSE.take_passing,
        )
        _rolled(w, cart, at)
        return
    if ahead == "collides":
        # A drive cut short ends here too: a second jewel, if it came here just now (ruling 8).
        more = COURSE.take_ending - COURSE.take_passing if run.entered else 0
        _on(w, hit=cart.heading, takes_left=more)
        return
    if ahead == "leaves":
        _leave(w, cart, at)
    elif ahead == "falls":
        _fall(w, cart, at)
    elif ahead == "returns":
        w.put(cart, **OFF_BOARD)
        w.tell("returns", cart=cart_name(cart.name), who=seat_name(cart.owner))
    else:
        key = "derails-loaded" if sum(cart.hold) else "derails"
        w.tell(
            key,
            cart=cart_name(cart.name),
            who=seat_name(cart.owner),
            square=at,
            jewels=heap(cart.hold),
        )
        w.derail(cart)
    w.finish_drive()


def _stop(w: Workings) -> None:
    cart = _moving(w)
    w.tell(
        "stops",
        cart=cart_name(cart.name),
        square=cart.square or "",
        heading=text(f"heading-{cart.heading}"),
    )
    w.finish_drive()


def _rolled(w: Workings, cart: Cart, at: Square) -> None:
    if not _added(w, cart, f" → {at}"):
        w.tell(
            "rolls",
            cart=cart_name(cart.name),
            who=seat_name(cart.owner),
            way=f"{cart.square} → {at}",
        )


def _added(w: Workings, cart: Cart, more: str) -> bool:
    """Tell the way in one line, with what is taken on it, as long as nothing else happens."""
    last = w.events[-1] if w.events else None
    if last is None or last.key != "rolls" or last.args["cart"] != cart_name(cart.name):
        return False
    args = {**last.args, "way": f"{last.args['way']}{more}"}
    w.events[-1] = last.model_copy(update={"args": args})
    return True


# ---- off the board -------------------------------------------------------------


def _leave(w: Workings, cart: Cart, at: Square) -> None:
    state, colour = w.state, SURFACE_OF[at]
    stock = list(state.stockpiles)
    stock[cart.owner] = add(stock[cart.owner], cart.hold)
    w.change(stockpiles=tuple(stock))
    if state.seats == 1:
        w.change(homes=_delivered(state.homes, colour, cart.hold))
    missions.meet_by_leaving(w, cart, colour)
    w.put(cart, **OFF_BOARD)
    w.tell(
        "leaves" if sum(cart.hold) else "leaves-empty",
        cart=cart_name(cart.name),
        who=seat_name(cart.owner),
        square=at,
        jewels=heap(cart.hold),
    )


def _delivered(homes: tuple[Jewels, ...], colour: Colour, hold: Jewels) -> tuple[Jewels, ...]:
    place = list(FIGURES.board.mines).index(colour)
    return tuple(add(heap_, hold) if n == place else heap_ for n, heap_ in enumerate(homes))


def _fall(w: Workings, cart: Cart, at: Square) -> None:
    """Into the chasm, with all it carries (ruling 30)."""
    w.change(gone=add(w.state.gone, cart.hold))
    w.put(cart, **OFF_BOARD, lost=True)
    w.tell("falls", cart=cart_name(cart.name), who=seat_name(cart.owner), square=at)


# ---- small things ----------------------------------------------------------------


def _moving(w: Workings) -> Cart:
    return w.cart(w.run.cart)


def _on(w: Workings, **fields: object) -> None:
    w.change(run=w.run.model_copy(update=fields))
