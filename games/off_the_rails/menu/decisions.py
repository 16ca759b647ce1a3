"""Every move as a few decisions, with what comes of each answer."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from games.kit.game import Decision, IllegalMove, Text, decision, text
from games.off_the_rails import model
from games.off_the_rails.components import (
    BOARD,
    JEWEL_ICONS,
    JEWEL_INDEX,
    JEWEL_POINTS,
    JEWELS,
    NOTHING,
    Jewels,
    Square,
    cart_name,
    jewel_icon,
    jewel_names,
    listed,
    square_name,
    subtract,
    worth,
)
from games.off_the_rails.menu.routes import (
    CLAN_ICONS,
    cart_decision,
    clan_icon,
    cost_ahead,
    die_name,
    end_on_button,
    forecast,
    route_decisions,
)
from games.off_the_rails.menu.suggestions import FirstPlan, suggestions_in
from games.off_the_rails.rules.collisions import splits

if TYPE_CHECKING:
    from collections.abc import Callable

    from games.off_the_rails.model import Move, View

VERB_ICONS: Final = {
    "side": "🧭",
    "lay": "🛤️",
    "upgrade": "🔀",
    "cart": "🛒",
    "faster": "⏫",
    "slower": "⏬",
    "undo": "⏪",
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
SHORT_VERBS: Final = frozenset({"lay", "upgrade", "cart"})
"""Verbs of which a button says less than a list."""
MOST_SPLITS: Final = 3
"""Ways to split a load that are shown at once: most take a row of a phone."""
ASKED_APART: Final = {"claim": "ask-claim", "draw": "ask-offer"}
"""What is asked where one may do this or pass; elsewhere it is what one does."""
WAY_ICONS: Final = {"N": "⬆️", "E": "➡️", "S": "⬇️", "W": "⬅️"}


def decisions(view: View, move: Move, plan: Callable[[View], FirstPlan]) -> tuple[Decision, ...]:
    """Break a move into its verb and what the verb needs; what `plan` finds good comes first.

    Nothing is looked for where no square is to be chosen, as at the end of the actions.
    """
    if isinstance(move, model.Lay):  # some three hundred of them at a time
        jewels = view.deposits.get(move.at, NOTHING)
        rank = suggestions_in(view, plan).track.get(("lay", move.at, move.tile))
        square = _square_decision("lay", move.at, None, None, jewels, rank=rank)
        return _verb_alone("lay", _ask_verb(view)), square, _tile_decision(move.tile, rank)
    return (_verb(view, move), *_answers(view, move, plan))


def given_answers(view: View) -> tuple[str, ...]:
    """Return the verb that is taken as given: laying track mostly goes on."""
    going_on = view.phase == "actions" and view.actions_left and view.actions_done
    if going_on and view.seat == view.turn and isinstance(view.actions_done[-1].move, model.Lay):
        return ("lay",)
    return ()


def _verb(view: View, move: Move) -> Decision:
    match move:
        case model.Undo() if view.actions_done:
            last = view.actions_done[-1].move
            what = last.at if isinstance(last, model.Lay | model.Upgrade) else cart_name(last.cart)
            label, short = text(f"verb-undo-{last.kind}", what=what), text("verb-undo-short")
            return decision("kind", _ask_verb(view), "undo", label, "⏪", short)
        case _ if move.kind == "done":
            icon = "⚠️" if cost_ahead(view) else "✅"
            label, short = forecast(view), end_on_button(view)
            return decision("kind", _ask_verb(view), "done", label, icon, short)
        case _ if move.kind == "pass":
            ask, label = text(f"ask-{view.phase}"), text(f"verb-pass-{view.phase}")
            no = text("verb-pass-claim-short") if view.phase == "claim" else None
            return decision("kind", ask, "pass", label, "✖️", no)
        case model.Claim(mission=mission) if _claimable(view) == 1:
            named = text(f"mission-{mission}")
            label, short = (
                text("mission-choice", mission=named),
                text("mission-short", mission=named),
            )
            return decision("kind", text("ask-claim"), "claim", label, "🏅", short)
        case _:
            apart = ASKED_APART.get(move.kind)
            return _verb_alone(move.kind, text(apart) if apart else _ask_verb(view))


def _claimable(view: View) -> int:
    return sum(mission not in view.claims for mission in view.met)


def _ask_verb(view: View) -> Text:
    """Ask for the verb; alone apart, as the goal is another one."""
    return text("ask-verb-alone" if view.solo else "ask-verb")


@cache
def _verb_alone(kind: str, ask: Text) -> Decision:
    label = text(f"verb-{kind}")
    short = text(f"verb-{kind}-short") if kind in SHORT_VERBS else None
    return decision("kind", ask, kind, label, VERB_ICONS[kind], short)


def _likely(said: Decision, rank: int, others: str = "another-square") -> Decision:
    """Let an answer be a likely one, of this rank; a text leads to all `others`."""
    return said.model_copy(update={"others": text(others), "rank": rank})


def _answers(view: View, move: Move, plan: Callable[[View], FirstPlan]) -> tuple[Decision, ...]:
    answers: tuple[Decision, ...] = ()
    match move:
        case model.Lay(at=square) | model.Upgrade(at=square):
            rank = suggestions_in(view, plan).track.get((move.kind, square, move.tile))
            answers = (
                _square_seen(view, move.kind, square, rank=rank),
                _tile_decision(move.tile, rank),
            )
        case model.PlaceCart(cart=cart, at=square):
            answers = (
                cart_decision(model.first_alike(view.carts, cart)),
                _start_decision(square, suggestions_in(view, plan).starts.get(square, 0)),
            )
        case model.Faster(cart=name) | model.Slower(cart=name):
            answers = (_speed_decision(view, move, name),)
        case model.Drive() | model.Steer():
            answers = route_decisions(view, move)
        case model.Claim(mission=mission):
            named = text(f"mission-{mission}")
            label = text("mission-choice", mission=named)
            answers = (decision("mission", text("ask-mission"), mission, label, "🏅", named),)
        case model.Collapse(at=square):
            rank = suggestions_in(view, plan).collapses.get(square)
            answers = (_square_seen(view, "collapse", square, rank=rank),)
        case model.ChooseSide() | model.Take() | model.Split() | model.Pick() | model.Face():
            answers = (_answer(view, move),)
    return answers


def _answer(
    view: View, move: model.ChooseSide | model.Take | model.Split | model.Pick | model.Face
) -> Decision:
    match move:
        case model.ChooseSide(edge=edge):
            clan = BOARD.surfaces[edge].colour
            label, short = text(f"side-{edge}"), text(f"side-{edge}-short")
            return decision("edge", text("ask-side"), edge, label, CLAN_ICONS[clan], short)
        case model.Take(jewel=jewel):
            name, points = text(f"take-{jewel}"), JEWEL_POINTS[JEWEL_INDEX[jewel]]
            label = text("jewel-choice", jewel=name, points=points)
            ask, icon = text("ask-take"), JEWEL_ICONS[jewel]
            said = decision("jewel", ask, jewel, label, icon, name)
            return _likely(said, -points, "another-jewel")
        case model.Split(piles=left):
            return _split_decision(_load_to_split(view), left, own=view.asked == (view.turn,))
        case model.Pick(pile=pile):
            return decision("pile", text("ask-pick"), pile, text(f"pile-{pile}"), "❓")
        case model.Face(way=way):
            return decision("way", text("ask-face"), way, text(f"heading-{way}"), WAY_ICONS[way])


@cache
def _split_decision(load: Jewels, left: Jewels, *, own: bool) -> Decision:
    """Offer a split; those that look good are likely ones."""
    rest, kind = subtract(load, left), "-own" if own else ""
    label = text(f"split-choice{kind}", left=jewel_names(left), right=jewel_names(rest))
    short = text(f"split-short{kind}", left=_in_pile(left), right=_in_pile(rest))
    ask, piles = text(f"ask-split{kind}"), ".".join(map(str, left))
    said = decision("piles", ask, piles, label, on_button=short)
    said = said.model_copy(update={"ungrouped": MOST_SPLITS})
    likely = _likely_splits(load, own=own)
    return _likely(said, likely.index(left), "another-split") if left in likely else said


@cache
def _likely_splits(load: Jewels, *, own: bool) -> tuple[Jewels, ...]:
    """Return left piles: those that are as much worth as the right ones, of two alike one.

    Of an own load the left one drops: what is worth least.
    """
    found = splits(load)
    if own:
        return tuple(sorted(found, key=worth)[:MOST_SPLITS])
    found = tuple(sorted(found, key=lambda left: abs(worth(load) - 2 * worth(left))))
    if len(found) > MOST_SPLITS:
        found = tuple(left for left in found if left >= subtract(load, left))
    return found[:MOST_SPLITS]


def _in_pile(jewels: Jewels) -> tuple[Text, ...]:
    """Name the jewels of a pile in few words, the most precious first."""
    named = reversed([*zip(JEWELS, jewels, strict=True)])
    return tuple(text(f"pile-{one}", n=many) for one, many in named if many)


def _load_to_split(view: View) -> Jewels:
    return view.cart(view.collision.opponent).hold if view.collision else NOTHING


@cache
def _start_decision(square: Square, rank: int) -> Decision:
    label, short = text("start", square=square), text("start-short", square=square)
    return _likely(decision("at", text("ask-start"), square, label, "🚩", short), rank)


@cache
def _tile_decision(exits: str, rank: int | None) -> Decision:
    """Name a tile; one with a `rank` is likely on its square."""
    label, short = text(f"tile-choice-{exits}"), text(f"tile-short-{exits}")
    said = decision("tile", text("ask-tile"), exits, label, None, short)
    return said if rank is None else _likely(said, rank)


def _speed_decision(view: View, move: model.Faster | model.Slower, name: str) -> Decision:
    cart = view.cart(name)
    change = 1 if isinstance(move, model.Faster) else -1
    label = text("speed-choice", cart=cart_name(name), old=cart.speed, new=cart.speed + change)
    short = text("speed-short", cart=die_name(cart.name), old=cart.speed, new=cart.speed + change)
    return decision("cart", text("ask-cart"), name, label, clan_icon(name), short)


def _icons(jewels: Jewels) -> tuple[Text, ...]:
    return tuple(map(jewel_icon, reversed(listed(jewels))))


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
    """Name a square; one with a `rank` is likely."""
    parts: list[Text] = []
    if tile is not None:
        parts.append(text(f"tile-choice-{tile}"))
    if cart is not None:
        parts.append(cart_name(cart))
    brief = text("square-choice-bare", square=square)
    if jewels != NOTHING:
        parts.append(text("with-jewels", jewels=jewel_names(jewels)))
        brief = text("square-brief", square=square, jewels=_icons(jewels))
    label = text("square-label", square=square_name(square))
    if parts:
        label = text("square-choice", square=square_name(square), what=tuple(parts))
    said = Decision(
        field="at",
        ask=text(f"ask-square-{kind}"),
        value=square,
        label=label,
        brief=brief,
        on_button=text("square-choice-bare", square=square),
        group=text("row", n=square[1:]),
        group_on_button=text("row-on-button", n=square[1:]),
        ask_group=text("ask-row"),
    )
    return said if rank is None else _proposed(said, kind, rank)


def _proposed(said: Decision, kind: str, rank: int) -> Decision:
    """Let a square be a likely one, which the picture shows under a number."""
    number = text("proposal", n=rank + 1)
    alone = text("square-proposed", number=number, square=said.value)
    sign = number if kind in SHORT_VERBS else alone  # a tile follows, or nothing
    return _likely(said, rank).model_copy(update={"proposal": sign})


def split_of(piles: str) -> model.Split:
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
    return model.Split(piles=(rock, ruby, emerald, gold, diamond))
