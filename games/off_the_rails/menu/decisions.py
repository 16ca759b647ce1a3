"""Every move as a few decisions, with what comes of each answer."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from games.kit.game import Decision, IllegalMove, Text, text
from games.off_the_rails.components import (
    BOARD,
    JEWEL_ICONS,
    JEWEL_INDEX,
    JEWEL_POINTS,
    NOTHING,
    CartName,
    Jewels,
    Square,
    cart_name,
    jewel_icon,
    jewel_names,
    listed,
    square_name,
    subtract,
)
from games.off_the_rails.menu.ends import joined, rank_of_end
from games.off_the_rails.menu.routes import (
    CLAN_ICONS,
    cart_decision,
    clan_icon,
    decision,
    forecast,
    route_decisions,
)
from games.off_the_rails.model import (
    ChooseSide,
    Claim,
    Collapse,
    Drive,
    Face,
    Faster,
    Lay,
    Move,
    Pick,
    PlaceCart,
    Slower,
    Split,
    Steer,
    Take,
    Undo,
    Upgrade,
    View,
)

VERB_ICONS: Final = {
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
ASKED_APART: Final = {"claim": "ask-claim", "draw": "ask-offer"}
"""What is asked where one may do this or pass; elsewhere it is what one does."""
TILE_SIGNS: Final = {
    "NS": "┃",
    "EW": "━",
    "NE": "┗",
    "ES": "┏",
    "SW": "┓",
    "NW": "┛",
    "NES": "┣",
    "ESW": "┳",
    "NSW": "┫",
    "NEW": "┻",
    "NESW": "╋",
}
WAY_ICONS: Final = {"N": "⬆️", "E": "➡️", "S": "⬇️", "W": "⬅️"}


def decisions(view: View, move: Move) -> tuple[Decision, ...]:
    """Break a move into its verb and what the verb needs."""
    if isinstance(move, Lay):  # some three hundred of them at a time
        jewels, rank = view.deposits.get(move.at, NOTHING), rank_of_end(view, move.at)
        square = _square_decision("lay", move.at, None, None, jewels, rank=rank)
        joins = None if rank is None else joined(view, move.at, move.tile)
        return _verb_alone("lay"), square, _tile_decision(move.tile, joins)
    return (_verb(view, move), *_answers(view, move))


def given_answers(view: View) -> tuple[str, ...]:
    """Return the verb that is taken as given: laying track mostly goes on."""
    going_on = view.phase == "actions" and view.actions_left and view.actions_done
    if going_on and view.seat == view.turn and isinstance(view.actions_done[-1].move, Lay):
        return ("lay",)
    return ()


def _verb(view: View, move: Move) -> Decision:
    match move:
        case Undo() if view.actions_done:
            last = view.actions_done[-1].move
            what = last.at if isinstance(last, Lay | Upgrade) else cart_name(last.cart)
            return decision(
                "kind", "ask-verb", "undo", text(f"verb-undo-{last.kind}", what=what), "↩️"
            )
        case _ if move.kind == "done":
            return decision("kind", "ask-verb", "done", forecast(view), "✅")
        case _ if move.kind == "pass":
            label = text(f"verb-pass-{view.phase}")
            return decision("kind", f"ask-{view.phase}", "pass", label, "✖️")
        case _:
            return _verb_alone(move.kind)


@cache
def _verb_alone(kind: str) -> Decision:
    ask = ASKED_APART.get(kind, "ask-verb")
    return decision("kind", ask, kind, text(f"verb-{kind}"), VERB_ICONS[kind])


def _answers(view: View, move: Move) -> tuple[Decision, ...]:
    answers: tuple[Decision, ...] = ()
    match move:
        case Lay(at=square) | Upgrade(at=square):
            on_the_way = any(square in route.path for route in view.routes)
            answers = (
                _square_seen(view, move.kind, square, rank=0 if on_the_way else 1),
                _tile_decision(move.tile, 1),
            )
        case PlaceCart(cart=cart, at=square):
            answers = (
                cart_decision(_first_alike(view, cart)),
                decision("at", "ask-start", square, text("start", square=square), "🚩"),
            )
        case Faster(cart=name) | Slower(cart=name):
            answers = (_speed_decision(view, move, name),)
        case Drive() | Steer():
            answers = route_decisions(view, move)
        case Claim(mission=mission):
            label = text("mission-choice", mission=text(f"mission-{mission}"))
            answers = (decision("mission", "ask-mission", mission, label, "🏅"),)
        case Collapse(at=square):
            answers = (_square_seen(view, "collapse", square),)
        case ChooseSide() | Take() | Split() | Pick() | Face():
            answers = (_answer(view, move),)
    return answers


def _answer(view: View, move: ChooseSide | Take | Split | Pick | Face) -> Decision:
    match move:
        case ChooseSide(edge=edge):
            clan = BOARD.surfaces[edge].colour
            return decision("edge", "ask-side", edge, text(f"side-{edge}"), CLAN_ICONS[clan])
        case Take(jewel=jewel):
            label = text(
                "jewel-choice",
                jewel=text(f"jewel-{jewel}", n=1),
                points=JEWEL_POINTS[JEWEL_INDEX[jewel]],
            )
            return decision("jewel", "ask-take", jewel, label, JEWEL_ICONS[jewel])
        case Split(piles=left):
            rest = subtract(_load_to_split(view), left)
            own = "-own" if view.asked == (view.turn,) else ""
            label = text(f"split-choice{own}", left=jewel_names(left), right=jewel_names(rest))
            return decision("piles", f"ask-split{own}", ".".join(map(str, left)), label, "⚖️")
        case Pick(pile=pile):
            return decision("pile", "ask-pick", pile, text(f"pile-{pile}"), "❓")
        case Face(way=way):
            return decision("way", "ask-face", way, text(f"heading-{way}"), WAY_ICONS[way])


def _load_to_split(view: View) -> Jewels:
    return view.cart(view.collision.opponent).hold if view.collision else NOTHING


def _first_alike(view: View, name: CartName) -> CartName:
    """Return the cart that stands for all in the supply which differ from this one in name only."""
    chosen = view.cart(name)
    return next(
        one.name
        for one in view.carts
        if one.model_copy(update={"name": name}) == chosen and one.colour == chosen.colour
    )


@cache
def _tile_decision(exits: str, joins: int | None = None) -> Decision:
    """Name a tile; one that joins track is likely, and more so the more it joins."""
    label = text(f"tile-choice-{exits}")
    if not joins:
        return decision("tile", "ask-tile", exits, label, None)
    others = text("another-square")
    return Decision(
        field="tile",
        ask=text("ask-tile"),
        value=exits,
        label=label,
        brief=text("tile-brief", sign=TILE_SIGNS[exits], exits=text(f"tile-short-{exits}")),
        others=others,
        rank=-joins,
    )


def _speed_decision(view: View, move: Faster | Slower, name: str) -> Decision:
    cart = view.cart(name)
    change = 1 if isinstance(move, Faster) else -1
    label = text("speed-choice", cart=cart_name(name), old=cart.speed, new=cart.speed + change)
    return decision("cart", "ask-cart", name, label, clan_icon(name))


def _square_seen(view: View, kind: str, square: Square, rank: int | None = None) -> Decision:
    """Name a square with what lies on it."""
    standing = [one.name for one in view.carts if one.square == square]
    return _square_decision(
        kind,
        square,
        view.tiles.get(square),
        standing[0] if standing else None,
        view.deposits.get(square, NOTHING),
        rank=rank,
    )


@lru_cache(maxsize=2048)
def _square_decision(
    kind: str,
    square: Square,
    tile: str | None,
    cart: str | None,
    jewels: Jewels,
    *,
    rank: int | None,
) -> Decision:
    """Name a square; one with a `rank` is likely, as it lies at the end of the own track."""
    parts: list[Text] = []
    if tile is not None:
        parts.append(text(f"tile-choice-{tile}"))
    if cart is not None:
        parts.append(cart_name(cart))
    if jewels != NOTHING:
        icons = tuple(map(jewel_icon, listed(jewels)))
        parts.append(text("with-jewels", jewels=icons))
    label = text("square-choice-bare", square=square_name(square))
    brief = text("square-choice-bare", square=square)
    if jewels != NOTHING:
        brief = text("square-brief", square=square, jewels=tuple(map(jewel_icon, listed(jewels))))
    if parts:
        label = text("square-choice", square=square_name(square), what=tuple(parts))
    return Decision(
        field="at",
        ask=text(f"ask-square-{kind}"),
        value=square,
        label=label,
        brief=brief,
        icon="⬛" if kind == "collapse" else "📍" if rank is not None and kind == "lay" else "▫️",
        group=text("row", n=square[1:]),
        others=None if rank is None else text("another-square"),
        rank=rank or 0,
    )


def split_of(piles: str) -> Split:
    """Read the left pile of a split as `decisions` writes it, in the order of `JEWELS`.

    >>> split_of("0.1.0.1.0").piles
    (0, 1, 0, 1, 0)

    Raises:
        IllegalMove: for what are no five numbers.
    """
    try:
        rock, ruby, emerald, gold, diamond = map(int, piles.split("."))
    except ValueError:
        raise IllegalMove("no-such-split") from None
    return Split(piles=(rock, ruby, emerald, gold, diamond))
