"""The menus of Off the Rails: every move as a few decisions, with what comes of it."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from games.kit.game import Decision, IllegalMove, Text, text
from games.off_the_rails.board import BOARD, Colour, Square
from games.off_the_rails.jewels import ICONS, KIND, NOTHING, POINTS, Jewels, subtract
from games.off_the_rails.moves import (
    ChooseSide,
    Claim,
    Collapse,
    Drive,
    Face,
    Faster,
    Lay,
    Pick,
    Place,
    Slower,
    Split,
    Steer,
    Take,
    Undo,
    Upgrade,
)
from games.off_the_rails.nouns import cart_called, heap, square_name

if TYPE_CHECKING:
    from games.off_the_rails.model import Route, View
    from games.off_the_rails.moves import Move

VERBS: Final = {
    "side": "🧭",
    "lay": "🛤️",
    "upgrade": "🔀",
    "cart": "🛒",
    "faster": "⏫",
    "slower": "⏬",
    "undo": "↩️",
    "done": "✅",
    "stop": "🏁",
    "drive": "🛒",
    "steer": "🔀",
    "take": "⛏️",
    "split": "⚖️",
    "split_by_lot": "🎲",
    "pick": "❓",
    "face": "🔄",
    "claim": "🏅",
    "pass": "✖️",
    "draw": "🕳️",
    "collapse": "🕳️",
}
CLANS: Final[dict[Colour, str]] = {"red": "🔴", "yellow": "🟡", "green": "🟢", "blue": "🔵"}
ARROWS: Final = {"N": "⬆️", "E": "➡️", "S": "⬇️", "W": "⬅️"}
DANGERS: Final = frozenset({"derails", "falls", "returns"})
"""Ends of a drive that cost something."""


def steps(view: View, move: Move) -> tuple[Decision, ...]:
    """Break a move into its verb and what the verb needs."""
    if isinstance(move, Lay):  # some three hundred of them at a time
        jewels, near = view.deposits.get(move.square, NOTHING), move.square in view.ends
        square = _square_with("lay", move.square, None, None, jewels, near=near)
        return _plain_verb("lay"), square, _tile_called(move.exits)
    return (_verb(view, move), *_answers(view, move))


def _verb(view: View, move: Move) -> Decision:
    match move:
        case Undo() if view.deeds:
            deed = view.deeds[-1].move
            what = deed.square if isinstance(deed, Lay | Upgrade) else cart_called(deed.cart)
            return _step("kind", "ask-verb", "undo", text(f"verb-undo-{deed.kind}", what=what), "↩️")
        case _ if move.kind == "done":
            return _step("kind", "ask-verb", "done", _forecast(view), "✅")
        case _ if move.kind == "pass":
            return _step("kind", "ask-verb", "pass", text(f"verb-pass-{view.phase}"), "✖️")
        case _:
            return _plain_verb(move.kind)


@cache
def _plain_verb(kind: str) -> Decision:
    return _step("kind", "ask-verb", kind, text(f"verb-{kind}"), VERBS[kind])


def _answers(view: View, move: Move) -> tuple[Decision, ...]:
    answers: tuple[Decision, ...] = ()
    match move:
        case Lay(square=square) | Upgrade(square=square):
            answers = _square(view, move.kind, square), _tile(move)
        case Place(cart=cart, square=square):
            answers = (
                _cart(cart),
                _step("at", "ask-start", square, text("start", square=square), "🚩"),
            )
        case Faster(cart=name) | Slower(cart=name):
            answers = (_die(view, move, name),)
        case Drive() | Steer():
            answers = _route(view, move)
        case Claim(mission=mission):
            label = text("mission-choice", mission=text(f"mission-{mission}"))
            answers = (_step("mission", "ask-mission", mission, label, "🏅"),)
        case Collapse(square=square):
            answers = (_square(view, "collapse", square),)
        case ChooseSide() | Take() | Split() | Pick() | Face():
            answers = (_answer(view, move),)
    return answers


def _answer(view: View, move: ChooseSide | Take | Split | Pick | Face) -> Decision:
    match move:
        case ChooseSide(side=side):
            clan = BOARD.surfaces[side].colour
            return _step("side", "ask-side", side, text(f"side-{side}"), CLANS[clan])
        case Take(jewel=jewel):
            label = text(
                "jewel-choice", jewel=text(f"jewel-{jewel}", n=1), points=POINTS[KIND[jewel]]
            )
            return _step("jewel", "ask-take", jewel, label, ICONS[jewel])
        case Split(left=left):
            rest = subtract(_load(view), left)
            label = text("split-choice", left=heap(left), right=heap(rest))
            return _step("piles", "ask-split", ".".join(map(str, left)), label, "⚖️")
        case Pick(pile=pile):
            return _step("pile", "ask-pick", pile, text(f"pile-{pile}"), "❓")
        case Face(exit=way):
            return _step("way", "ask-face", way, text(f"heading-{way}"), ARROWS[way])


def _load(view: View) -> Jewels:
    crash = view.crash
    holds = [one.hold for one in view.carts if crash and one.name == crash.opponent]
    return holds[0] if holds else NOTHING


def _step(field: str, ask: str, value: str, label: Text, icon: str | None) -> Decision:
    return Decision(field=field, ask=text(ask), value=value, label=label, icon=icon)


@cache
def _cart(name: str) -> Decision:
    return _step("cart", "ask-cart", name, cart_called(name), _clan_icon(name))


def _clan_icon(name: str) -> str:
    return next(icon for colour, icon in CLANS.items() if name.startswith(colour))


def _tile(move: Lay | Upgrade) -> Decision:
    return _tile_called(move.exits)


@cache
def _tile_called(exits: str) -> Decision:
    return _step("tile", "ask-tile", exits, text(f"tile-choice-{exits}"), None)


def _die(view: View, move: Faster | Slower, name: str) -> Decision:
    cart = next(one for one in view.carts if one.name == name)
    change = 1 if isinstance(move, Faster) else -1
    label = text("speed-choice", cart=cart_called(name), old=cart.speed, new=cart.speed + change)
    return _step("cart", "ask-cart", name, label, _clan_icon(name))


def _square(view: View, kind: str, square: Square) -> Decision:
    """Name a square with what lies on it."""
    standing = [one.name for one in view.carts if one.square == square]
    return _square_with(
        kind,
        square,
        view.tiles.get(square),
        standing[0] if standing else None,
        view.deposits.get(square, NOTHING),
        near=False,
    )


@lru_cache(maxsize=2048)
def _square_with(
    kind: str, square: Square, tile: str | None, cart: str | None, jewels: Jewels, *, near: bool
) -> Decision:
    """Name a square; one at the end of one's own track is marked."""
    parts: list[Text] = []
    if tile is not None:
        parts.append(text(f"tile-choice-{tile}"))
    if cart is not None:
        parts.append(cart_called(cart))
    if jewels != NOTHING:
        parts.append(text("with-jewels", jewels="".join(_signs(jewels))))
    label = text("square-choice", square=square_name(square), what=_joined(parts))
    icon = "📍" if near else "⬛" if kind == "collapse" else "▫️"
    return _step("at", f"ask-square-{kind}", square, label, icon)


def _joined(parts: list[Text]) -> Text:
    match parts:
        case []:
            return text("nothing-here")
        case [only]:
            return text("here-1", a=only)
        case [first, second]:
            return text("here-2", a=first, b=second)
        case _:
            return text("here-3", a=parts[0], b=parts[1], c=parts[2])


def _signs(jewels: Jewels) -> list[str]:
    return [icon for n, icon in zip(jewels, ICONS.values(), strict=True) for _ in range(n)]


# ---- routes ----------------------------------------------------------------------


def _route(view: View, move: Drive | Steer) -> tuple[Decision, ...]:
    """Name a cart's only route by the cart; of several, first the cart, then the letter."""
    name = move.cart if isinstance(move, Drive) else view.moving or ""
    ways = [one for one in view.routes if one.cart == name]
    route = next(one for one in ways if one.exits == move.route)
    icon = "⚠️" if route.end in DANGERS else None
    if isinstance(move, Drive) and len(ways) == 1:
        label = text("drive-choice", cart=cart_called(name), end=route_end(route))
        return (_step("cart", "ask-drive", name, label, icon or _clan_icon(name)),)
    lettered = _step("route", "ask-route", route.letter, route_label(route), icon)
    return (lettered,) if isinstance(move, Steer) else (_cart(name), lettered)


def by_letter(view: View, letter: str) -> Drive | Steer:
    """Return the move that takes the route with this letter; the rules refuse one of no letter."""
    for route in view.routes:
        if route.letter == letter.upper():
            if view.phase == "steer":
                return Steer(route=route.exits)
            return Drive(cart=route.cart, route=route.exits)
    raise IllegalMove("no-such-route" if view.phase in {"drive", "steer"} else f"now-{view.phase}")


def split_called(piles: str) -> Split:
    """Read the left pile of a split as `steps` writes it: `0.1.0.1.0`, in the order of `JEWELS`."""
    try:
        rock, ruby, emerald, gold, diamond = map(int, piles.split("."))
    except ValueError:
        raise IllegalMove("no-such-split") from None
    return Split(left=(rock, ruby, emerald, gold, diamond))


def lettered(view: View) -> dict[str, Text]:
    """Name the routes to choose from by letter, each with its cart."""
    if view.phase not in {"drive", "steer"}:
        return {}
    return {
        route.letter: text("route-of-cart", cart=cart_called(route.cart), route=route_label(route))
        for route in view.routes
    }


def route_label(route: Route) -> Text:
    """Say a route in a line: its letter, its exits, its end."""
    exits = tuple(text(f"exit-{one}") for one in route.exits)
    if not exits:
        return text("route-straight", letter=route.letter, end=route_end(route))
    return text("route", letter=route.letter, exits=_dashed(exits), end=route_end(route))


def _dashed(exits: tuple[Text, ...]) -> Text | str:
    said: Text | str = ""
    for one in exits:
        said = text("dash", a=said, b=one) if said else one
    return said


def route_end(route: Route) -> Text:
    """Say how a route ends, and where."""
    if route.end == "collides" and route.opponent is not None:
        return text("end-collides", square=route.at, cart=cart_called(route.opponent))
    if route.end == "stops":
        heading = text(f"exit-{route.headings[-1]}")
        return text("end-stops", square=route.at, heading=heading)
    return text(f"end-{route.end}", square=route.at)


def warning(view: View, move: Move) -> Text | None:
    """Ask before the brakes are let go, if a loaded cart is bound to be lost."""
    if move.kind != "done":
        return None
    for cart in view.carts:
        ways = [one for one in view.routes if one.cart == cart.name]
        if ways and sum(cart.hold) and all(one.end in DANGERS for one in ways):
            end = route_end(ways[0])
            return text("sure-done", cart=cart_called(cart.name), end=end, jewels=heap(cart.hold))
    return None


def _forecast(view: View) -> Text:
    """Say what ending the actions leads to: the one drive there is, or the first in danger."""
    if not view.routes:
        return text("verb-done-idle")
    names = dict.fromkeys(one.cart for one in view.routes)
    for name in names:
        ways = [one for one in view.routes if one.cart == name]
        if all(one.end in DANGERS for one in ways):
            return text("verb-done-danger", cart=cart_called(name), end=route_end(ways[0]))
    if len(view.routes) == 1:
        route = view.routes[0]
        return text("verb-done-one", cart=cart_called(route.cart), end=route_end(route))
    return text("verb-done")
