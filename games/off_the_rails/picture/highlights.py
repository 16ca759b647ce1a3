"""What to highlight: what is asked about the board, and what a half-made answer would lead to.

It is made from what one seat may see, so it tells nothing more.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from games.off_the_rails.components import (
    BOARD,
    BUILDABLE,
    FIGURES,
    NOTHING,
    PLAIN_TILES,
    START_HEADING,
    STARTS_OF,
    UPGRADES,
    Edge,
    Exits,
    Square,
)
from games.off_the_rails.rules import Layout, routes_of_cart, with_letters

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from games.kit.game import Decision, Proposals
    from games.off_the_rails.model import Cart, Route, View


Rest: TypeAlias = "Sequence[str]"
"""The answers after the verb."""
Risk: TypeAlias = Literal["safe", "rams", "lost"]
"""What may become of a cart: it drives on or leaves, rams another, or derails or falls."""
TileChoices: TypeAlias = "tuple[tuple[Exits, Risk | None], ...]"
"""The tiles that could lie on the chosen square, and what each would mean for the carts."""
RISKS: Final[tuple[Risk, ...]] = ("safe", "rams", "lost")
"""The least first."""
RISK_OF_END: Final[dict[str, Risk]] = {
    "stops": "safe",
    "leaves": "safe",
    "forks": "safe",
    "collides": "rams",
    "derails": "lost",
    "falls": "lost",
    "returns": "lost",
}
"""What becomes of a cart at each end of a route."""
MOST_ROUTES_SHOWN: Final = 6
"""So many routes at most are shown unasked."""


@dataclass(frozen=True)
class Proposal:
    """A likely answer, as it is drawn: a square, and the track that would lie there."""

    number: int
    square: Square
    exits: Exits | None = None


@dataclass(frozen=True)
class Highlighted:
    """A view as it is or would be, and what to mark in it."""

    view: View
    routes: tuple[Route, ...] = ()
    lettered: bool = False
    """Whether the routes are being chosen from, by letter."""
    candidates: tuple[Square, ...] = ()
    first: tuple[Square, ...] = ()
    """The candidates to look at first."""
    focus: tuple[Square, ...] = ()
    """Squares that were chosen, or that it is about."""
    surface: tuple[Square, Square] | None = None
    """The ends of a surface that was chosen."""
    surfaces: tuple[Edge, ...] = ()
    """The sides of the board to choose from."""
    new_track: Square | None = None
    """Where the track would be new."""
    tile_choices: TileChoices = ()
    proposals: tuple[Proposal, ...] = ()
    """Likely answers, which are drawn under numbers from 1."""
    changed: tuple[Square, ...] = ()
    """Where something has changed lately."""


def highlighted(view: View) -> Highlighted:
    """Return what the running question is about, before anything is answered."""
    return replace(_asked(view), changed=changed_squares(view))


def changed_squares(view: View) -> tuple[Square, ...]:
    """Return the squares that are marked, and those on which marked carts stand."""
    where = {square: square for square in (*view.tiles, *view.deposits, *view.tokens)}
    where |= {cart.name: cart.square for cart in view.carts if cart.square}
    return tuple(dict.fromkeys(where[thing] for thing, _ in view.marks if thing in where))


def _asked(view: View) -> Highlighted:
    moving = tuple(one.square for one in view.carts if one.name == view.moving and one.square)
    match view.phase:
        case "drive" | "steer":
            return Highlighted(
                view, routes=view.routes, lettered=len(view.routes) > 1, focus=moving
            )
        case "take":
            routes = view.routes if len(view.routes) <= MOST_ROUTES_SHOWN else ()
            return Highlighted(view, routes=routes, focus=moving)
        case "actions" if view.seat is not None and view.seat == view.turn:
            routes = view.routes if len(view.routes) <= MOST_ROUTES_SHOWN else ()
            return Highlighted(view, routes=routes, candidates=view.ends)
        case "sides" if view.seat in view.asked:
            return Highlighted(view, surfaces=tuple(BOARD.surfaces))
        case "spread":
            return Highlighted(view, candidates=view.choices, first=view.choices)
        case _:
            return Highlighted(view, focus=moving)


def foreseen(view: View, answers: Sequence[str]) -> Highlighted:
    """Return what would be if the answers so far came true: a verb, then its squares and pieces."""
    foresee = FORESEEN.get(answers[0]) if answers else None
    return foresee(view, answers[0], answers[1:]) if foresee else highlighted(view)


def with_proposals(shown: Highlighted, likely: Proposals) -> Highlighted:
    """Mark what is proposed, in place of all that may be answered."""
    proposals = tuple(_proposal(one) for one in likely if one[0].proposal)
    return replace(shown, proposals=proposals, candidates=(), first=()) if proposals else shown


def _proposal(likely: Sequence[Decision]) -> Proposal:
    square, *tile = likely
    exits = next((one for one in UPGRADES if tile and one == tile[0].value), None)
    return Proposal(square.rank + 1, square.value, exits)


def _with_with_side(view: View, _: str, rest: Rest) -> Highlighted:
    """Choose a side of the board: its goblins come out."""
    found = next((one for edge, one in BOARD.surfaces.items() if edge in rest), None)
    if found is None:
        return highlighted(view)
    settled = view.model_copy(update={"clans": (found.colour,)})
    return Highlighted(settled, surface=(found.squares[0], found.squares[-1]))


def _with_track(view: View, kind: str, rest: Rest) -> Highlighted:
    """Lay or upgrade: first the squares that can be chosen, then the tile, then what it does."""
    if not rest:
        open_to = _free(view) if kind == "lay" else _improvable(view)
        return Highlighted(view, candidates=open_to, first=tuple(set(open_to) & set(view.ends)))
    square = rest[0]
    old = view.tiles.get(square)
    tiles: tuple[Exits, ...] = UPGRADES[old] if old and kind == "upgrade" else PLAIN_TILES
    exits = next((one for one in tiles if rest[1:] and one == rest[1]), None)
    if exits is None:
        tile_choices = tuple((one, _risk(_laid(view, square, one))) for one in tiles)
        return Highlighted(view, focus=(square,), tile_choices=tile_choices)
    return replace(_with_routes(_laid(view, square, exits)), focus=(square,), new_track=square)


def _laid(view: View, square: Square, exits: Exits) -> View:
    return view.model_copy(update={"tiles": {**view.tiles, square: exits}})


def _risk(view: View) -> Risk | None:
    """Tell the worst that awaits a cart if all are driven as well as can be; None without carts."""
    best: dict[str, int] = {}
    for route in _routes(view):
        rank = RISKS.index(RISK_OF_END[route.end])
        best[route.cart] = min(rank, best.get(route.cart, rank))
    return RISKS[max(best.values())] if best else None


def _free(view: View) -> tuple[Square, ...]:
    return tuple(one for one in BUILDABLE if one not in view.tiles and one not in view.tokens)


def _improvable(view: View) -> tuple[Square, ...]:
    parked = {cart.square for cart in view.carts}
    return tuple(one for one, exits in view.tiles.items() if UPGRADES[exits] and one not in parked)


def _with_cart(view: View, _: str, rest: Rest) -> Highlighted:
    """Put a cart on the board: first the start tracks that are free, then the cart there."""
    parked = {cart.square for cart in view.carts}
    names = rest[:1] or [cart.name for cart in _own(view) if cart.square is None and not cart.lost]
    colours = {cart.colour for cart in view.carts if cart.name in names}
    starts = [one for colour in STARTS_OF if colour in colours for one in STARTS_OF[colour]]
    free = tuple(one for one in starts if one not in parked)
    if len(rest) < len(("cart", "square")) or rest[1] not in free:
        return Highlighted(view, candidates=free, first=free)
    change = {
        "square": rest[1],
        "heading": START_HEADING[rest[1]],
        "speed": FIGURES.carts.start_speed,
        "hold": NOTHING,
    }
    return replace(_with_routes(_changed(view, rest[0], change)), focus=(rest[1],))


def _with_speed(view: View, kind: str, rest: Rest) -> Highlighted:
    """Turn a die: first the carts whose die may turn, then where the cart would go."""
    figures, change = FIGURES.carts, 1 if kind == "faster" else -1
    able = [
        cart
        for cart in _own(view)
        if cart.square and figures.slowest <= cart.speed + change <= figures.fastest
    ]
    cart = next((one for one in able if one.name in rest), None)
    if cart is None:
        return Highlighted(view, focus=tuple(one.square for one in able if one.square))
    update = {"speed": cart.speed + change}
    return replace(_with_routes(_changed(view, cart.name, update)), focus=(cart.square or "",))


def _routes_of_choice(view: View, kind: str, rest: Rest) -> Highlighted:
    """Drive: the routes of the chosen cart, or the chosen one alone."""
    name = rest[0] if kind == "drive" and rest else view.moving
    routes = tuple(one for one in view.routes if name is None or one.cart == name)
    route = rest[1:] if kind == "drive" else rest
    if route:
        routes = tuple(one for one in routes if one.exits == route[0])
    here = tuple(one.square for one in view.carts if one.name == name and one.square)
    return Highlighted(view, routes=routes, lettered=True, focus=here)


def _with_collapse(view: View, _: str, rest: Rest) -> Highlighted:
    """Let a square fall into the chasm, with everything on it."""
    if not rest or view.token is None:
        return Highlighted(view, candidates=view.choices, first=view.choices)
    square = rest[0]
    lost = [cart.name for cart in view.carts if cart.square == square]
    fallen = view.model_copy(update={"tokens": {**view.tokens, square: view.token}})
    for name in lost:
        gone = {"square": None, "heading": None, "hold": NOTHING, "lost": True}
        fallen = _changed(fallen, name, gone)
    left = {one: jewels for one, jewels in view.deposits.items() if one != square}
    return Highlighted(fallen.model_copy(update={"deposits": left}), focus=(square,))


def _own(view: View) -> tuple[Cart, ...]:
    return tuple(cart for cart in view.carts if cart.owner == view.turn)


def _changed(view: View, name: str, update: Mapping[str, object]) -> View:
    carts = tuple(
        cart.model_copy(update=update) if cart.name == name else cart for cart in view.carts
    )
    return view.model_copy(update={"carts": carts})


def _with_routes(view: View) -> Highlighted:
    """Show how the carts of the seat whose turn it is would drive, if it is not too much."""
    found = _routes(view)
    return Highlighted(view, routes=found if len(found) <= MOST_ROUTES_SHOWN else ())


def _routes(view: View) -> tuple[Route, ...]:
    track = Layout(view.tiles, view.tokens, view.carts, view.options)
    out = [cart for cart in _own(view) if cart.square]
    return with_letters([routes_of_cart(track, cart, cart.speed) for cart in out])


FORESEEN: Final[dict[str, Callable[[View, str, Rest], Highlighted]]] = {
    "side": _with_with_side,
    "lay": _with_track,
    "upgrade": _with_track,
    "cart": _with_cart,
    "faster": _with_speed,
    "slower": _with_speed,
    "drive": _routes_of_choice,
    "steer": _routes_of_choice,
    "collapse": _with_collapse,
}
"""What each verb that concerns the board would lead to."""
