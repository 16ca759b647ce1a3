"""Carts and routes in menus: how each is named, chosen by letter, and warned of."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from typing import Final

from games.kit.game import Decision, IllegalMove, Text, decision, text
from games.off_the_rails.components import CartName, Colour, cart_name, jewel_names
from games.off_the_rails.model import Drive, Move, Route, Steer, View

CLAN_ICONS: Final[dict[Colour, str]] = {"red": "🔴", "yellow": "🟡", "green": "🟢", "blue": "🔵"}
COSTLY_ENDS: Final = frozenset({"derails", "falls", "returns"})
"""Ends of a drive that cost something."""
LEAVING_ENDS: Final = COSTLY_ENDS | {"leaves"}
"""Ends of a drive after which a cart is no longer below."""


@cache
def cart_decision(name: CartName) -> Decision:
    """Return the choice of a cart."""
    said = text("ask-cart")
    return decision("cart", said, name, cart_name(name), clan_icon(name), die_name(name))


def die_name(name: CartName) -> Text:
    """Name a cart on a button by its die; those of the solo game by their colour."""
    colour, _, die = name.partition(".")
    return text(f"die-{die or 'solo'}", clan=text(f"hue-{colour}"))


def clan_icon(name: CartName) -> str:
    """Return the icon of the clan to which a cart belongs."""
    return next(icon for colour, icon in CLAN_ICONS.items() if name.startswith(colour))


def route_decisions(view: View, move: Drive | Steer) -> tuple[Decision, ...]:
    """Return the answers that choose a route.

    A cart's only route is named by the cart; of several, first the cart is asked, then the letter.
    """
    name = move.cart if isinstance(move, Drive) else view.moving or ""
    ways = [one for one in view.routes if one.cart == name]
    route = next(one for one in ways if one.exits == move.route)
    icon = "⚠️" if route.end in COSTLY_ENDS else None
    if isinstance(move, Drive) and len(ways) == 1:
        label = text("drive-choice", cart=cart_name(name), end=route_end(route))
        icon, short = icon or clan_icon(name), _shortly(route, die_name(name))
        return (decision("cart", text("ask-drive"), name, label, icon, short),)
    label, short = route_label(route), _shortly(route, route.letter)
    lettered = decision("route", text("ask-route"), route.letter, label, icon, short)
    return (lettered,) if isinstance(move, Steer) else (cart_decision(name), lettered)


def _shortly(route: Route, which: Text | str) -> Text:
    """Say a route as shortly as can be: which one it is, how it ends, where."""
    return text(f"route-{route.end}-short", which=which, square=route.at)


def move_by_letter(view: View, letter: str) -> Drive | Steer:
    """Return the move that takes the route with this letter.

    The letter is no field of a move: it stands for a cart and its exits at once, or for the exits
    alone where a cart is being steered.

    Raises:
        IllegalMove: if no route has this letter now.
    """
    for route in view.routes:
        if route.letter == letter.upper():
            if view.phase == "steer":
                return Steer(route=route.exits)
            return Drive(cart=route.cart, route=route.exits)
    raise IllegalMove("no-such-route" if view.phase in {"drive", "steer"} else f"now-{view.phase}")


def routes_by_letter(view: View) -> dict[str, Text]:
    """Name the routes to choose from by letter, each with its cart."""
    if view.phase not in {"drive", "steer"}:
        return {}
    return {
        route.letter: text("route-of-cart", cart=cart_name(route.cart), route=route_label(route))
        for route in view.routes
    }


def route_label(route: Route) -> Text:
    """Say a route in a line: its letter, its exits, its end."""
    exits = tuple(text(f"exit-{one}") for one in route.exits)
    if not exits:
        return text("route-straight", letter=route.letter, end=route_end(route))
    return text("route", letter=route.letter, exits=exits, end=route_end(route))


def route_end(route: Route) -> Text:
    """Say how a route ends, and where."""
    if route.end == "collides" and route.opponent is not None:
        return text("end-collides", square=route.at, cart=cart_name(route.opponent))
    if route.end == "stops":
        heading = text(f"exit-{route.headings[-1]}")
        return text("end-stops", square=route.at, heading=heading)
    return text(f"end-{route.end}", square=route.at)


def warning(view: View, move: Move) -> Text | None:
    """Return what to ask before a drive that ends the match, and before the actions end.

    Then a loaded cart may be lost, or no action may have been taken.
    """
    if move.kind != "done":
        return text("sure-last") if _ends_the_match(view, move) else None
    for cart in view.carts:
        ways = [one for one in view.routes if one.cart == cart.name]
        if ways and sum(cart.hold) and all(one.end in COSTLY_ENDS for one in ways):
            end = route_end(ways[0])
            return text(
                "sure-done", cart=cart_name(cart.name), end=end, jewels=jewel_names(cart.hold)
            )
    if _ends_the_match(view, move):
        return text("sure-last")
    idle = not view.actions_done and not view.routes and not view.chasm_open
    return text("sure-idle", n=view.actions_left) if idle else None


def _ends_the_match(view: View, move: Move) -> bool:
    """Tell whether after a drive nobody is below an open chasm, or alone no cart is left at all."""
    routes = view.routes
    if isinstance(move, Drive | Steer):
        driven = move.cart if isinstance(move, Drive) else view.moving
        routes = tuple(one for one in routes if one.cart != driven or one.exits == move.route)
    elif move.kind != "done":
        return False
    ends = defaultdict(set)
    for one in routes:
        ends[one.cart].add(one.end)
    gone = {"falls"} if view.solo else LEAVING_ENDS
    staying = [one for one in view.carts if (not one.lost if view.solo else one.square)]
    may_end = bool(routes) and (view.solo or view.chasm_open)
    return may_end and all(ends[one.name] and ends[one.name] <= gone for one in staying)


def cost_ahead(view: View) -> Route | None:
    """Return the first drive that costs something, whichever way its cart takes."""
    for name in dict.fromkeys(one.cart for one in view.routes):
        ways = [one for one in view.routes if one.cart == name]
        if all(one.end in COSTLY_ENDS for one in ways):
            return ways[0]
    return None


def forecast(view: View) -> Text:
    """Say what ending the actions leads to: the one drive there is, or the first that costs."""
    if not view.routes:
        return text("verb-done-idle", n=view.actions_left)
    if costly := cost_ahead(view):
        return text("verb-done-danger", cart=cart_name(costly.cart), end=route_end(costly))
    if len(view.routes) == 1:
        route = view.routes[0]
        return text("verb-done-one", cart=cart_name(route.cart), end=route_end(route))
    return text("verb-done")


def end_on_button(view: View) -> Text:
    """Say in a few words what ending the actions leads to."""
    if not view.routes:
        return text("verb-done-idle", n=view.actions_left)
    costly = cost_ahead(view)
    return text(f"verb-drive-{costly.end}" if costly else "verb-drive-short", n=view.actions_left)
