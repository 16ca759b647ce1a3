"""The secrets of Off the Rails: what a seat may see, and every world that looks the same to it.

Hidden are the order of the deposit deck, the cards taken out, the chasm deck, and the two piles of
a rammed cart's load until one is picked.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import chain, zip_longest
from typing import TYPE_CHECKING, TypeAlias

from games.off_the_rails import rules
from games.off_the_rails.components import CHASM_CARD, COLOURS, FIGURES, Card, subtract
from games.off_the_rails.model import (
    ACTIONS_PER_TURN,
    Collision,
    Route,
    Run,
    SeenCollision,
    State,
    View,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from games.kit.chance import Chance
    from games.kit.game import Seat
    from games.kit.marks import Changes
    from games.off_the_rails.components import Square
    from games.off_the_rails.model import Cart

Layers: TypeAlias = "tuple[Mapping[Square, object], ...]"
"""What lies on squares: track, deposits and chasm tokens."""


def view(state: State, seat: Seat | None) -> View:
    """Build what `seat` may see, or the table (None), field by field."""
    asked = rules.asked_seat(state)
    return View(
        seat=seat,
        options=state.options,
        phase=state.phase,
        round=state.round,
        turn=None if asked is None else state.turn,
        asked=() if asked is None else (asked,),
        clans=state.clans,
        solo=state.seats == 1,
        tiles=state.tiles,
        deposits=state.deposits,
        tokens=state.tokens,
        carts=state.carts,
        driven=state.driven,
        moving=state.run.cart if state.run else None,
        steps_left=state.run.steps_left if state.run else 0,
        stockpiles=state.stockpiles,
        points=rules.points_so_far(state),
        earned=rules.earned_so_far(state),
        gained=_gained(state),
        homes=state.homes,
        grade=rules.solo_grade(state.homes) if state.seats == 1 else None,
        missions=state.missions,
        claims=state.claims,
        dirty=state.dirty,
        met=state.met,
        deck_size=len(state.deck),
        chasm_place=_chasm_place(state),
        shown=state.shown,
        last_turns=state.last_turns,
        chasm_open=state.chasm_open,
        supply=state.supply,
        token=state.token,
        bag=state.bag,
        gone=state.gone,
        pools=state.pools,
        actions_done=state.actions_done,
        actions_left=ACTIONS_PER_TURN - len(state.actions_done),
        routes=_routes(state),
        collision=_collision(state, seat),
        choices=rules.squares_to_collapse(state, state.token) if state.token else (),
        ends=rules.open_ends(state) if state.phase == "actions" else (),
        result=rules.outcome(state),
        marks=state.marks.of(seat),
    )


def _gained(state: State) -> tuple[int, ...]:
    """Return what every seat has gained since a round ago, or lost."""
    if not state.counted:
        return ()
    before = state.counted[0]
    return tuple(now - then for then, now in zip(before, rules.points_so_far(state), strict=True))


def changes(before: State, after: State) -> Changes:
    """Name the squares and carts that are not as they were."""
    squares = _changed_squares(_layers(before), _layers(after))
    return {**squares, **_changed_carts(before.carts, after.carts)}


def _layers(state: State) -> Layers:
    return state.tiles, state.deposits, state.tokens


def _changed_squares(was: Layers, now: Layers) -> Changes:
    """Name them in the order in which things came to lie there; what was cleared comes last."""
    changed = {
        at
        for old, new in zip(was, now, strict=True)
        if old is not new  # a move leaves most of a position the very same
        for at in {**old, **new}
        if old.get(at) != new.get(at)
    }
    in_order = [at for at in chain(*now, *was) if at in changed] if changed else []
    return {at: (_lying_on(at, was), _lying_on(at, now)) for at in in_order}


def _lying_on(square: Square, layers: Layers) -> str | None:
    lies_there = [layer.get(square) for layer in layers]
    return _in_words(*lies_there) if any(lies_there) else None


def _changed_carts(was: tuple[Cart, ...], now: tuple[Cart, ...]) -> Changes:
    """Name them by seat; before the sides are chosen there are none."""
    if was is now:
        return {}
    moved = [(old, new) for old, new in zip_longest(was, now) if old is not new]
    both = {new.name: (_faring(old), _faring(new)) for old, new in moved}
    return {name: (then, how) for name, (then, how) in both.items() if then != how}


def _faring(cart: Cart | None) -> str | None:
    return _in_words(cart.square, cart.heading, cart.speed, cart.hold) if cart else None


@lru_cache(maxsize=4096)
def _in_words(*what: object) -> str:
    """Return what a square or a cart bears; it is much the same in all matches."""
    return " ".join(map(str, what))


def turn_of(state: State) -> str:
    """Return which turn it is: all that a turn changes is marked together."""
    return f"{state.round} {state.turn}"


def _routes(state: State) -> tuple[Route, ...]:
    if state.phase in {"drive", "steer"}:
        return rules.routes_to_choose(state)
    if state.phase == "take" and state.run and state.run.steps_left:
        return _rest_of_the_way(state, state.run)
    if state.phase != "actions":
        return ()
    track = rules.layout_of(state)
    return rules.with_letters(
        [rules.routes_of_cart(track, cart, cart.speed) for cart in rules.carts_to_drive(state)]
    )


def _rest_of_the_way(state: State, run: Run) -> tuple[Route, ...]:
    """Return what is left of a drive that stops to take a jewel: the chosen exits, then any."""
    cart = state.cart(run.cart)
    ways = rules.routes_of_cart(rules.layout_of(state), cart, run.steps_left, steering=run.steering)
    chosen = [
        way for way in ways if way.exits.startswith(run.route) or run.route.startswith(way.exits)
    ]
    return rules.with_letters([chosen])


def _collision(state: State, seat: Seat | None) -> SeenCollision | None:
    collision = state.collision
    if collision is None or state.run is None:
        return None
    own = seat is not None and state.cart(collision.opponent).owner == seat
    return SeenCollision(
        cart=state.run.cart,
        opponent=collision.opponent,
        head_on=collision.head_on,
        split=collision.left is not None,
        left=collision.left if own else None,
        right=collision.right if own else None,
    )


def _chasm_place(state: State) -> tuple[int, int] | None:
    """Return where the chasm card may lie, from the top: it has four cards below it at least."""
    if CHASM_CARD not in state.deck or state.phase == "sides":
        return None
    if state.seats == 1:
        return 1, len(state.deck)
    below = FIGURES.deck.below_chasm_card
    last = len(state.deck) - below
    return max(1, last - FIGURES.deck.chasm_card_among), last


# ---- other worlds --------------------------------------------------------------


def redeal(state: State, seat: Seat, chance: Chance) -> State:
    """Deal again all that `seat` cannot know: cards by place and colour, and another's split."""
    if state.phase == "sides":
        return state
    if state.seats == 1:
        return state.model_copy(update={"deck": chance.shuffle(sorted(state.deck))})
    update: dict[str, object] = _cards_anew(state, chance)
    collision = state.collision
    if collision and collision.left is not None and state.cart(collision.opponent).owner != seat:
        update["collision"] = _split_anew(state, collision, chance)
    return state.model_copy(update=update)


def _cards_anew(state: State, chance: Chance) -> dict[str, object]:
    """Deal the unseen cards of each colour to the places where cards of that colour must lie.

    Every four cards of the deck, from its bottom, are one of each colour in some order.
    """
    deck = [card for card in state.deck if card != CHASM_CARD]
    unseen = {
        colour: list(chance.shuffle(_sorted_of((*deck, *state.out, *state.chasm_deck), colour)))
        for colour in COLOURS
    }
    top = len(deck) % len(COLOURS)
    piles = [deck[:top], *(deck[at : at + 4] for at in range(top, len(deck), 4))]
    colours = [card[:-1] for pile in piles for card in chance.shuffle(sorted(pile))]
    dealt = [unseen[colour].pop() for colour in COLOURS] if state.chasm_deck else []
    fresh = [unseen[colour].pop() for colour in colours]  # type: ignore[index]
    return {
        "deck": rules.with_chasm_card(fresh, chance) if CHASM_CARD in state.deck else tuple(fresh),
        "chasm_deck": tuple(dealt),
        "out": tuple(card for colour in COLOURS for card in unseen[colour]),
    }


def _sorted_of(cards: Sequence[Card], colour: str) -> list[Card]:
    return sorted(card for card in cards if card[:-1] == colour)


def _split_anew(state: State, collision: Collision, chance: Chance) -> Collision:
    load = state.cart(collision.opponent).hold
    left = chance.pick(rules.splits(load))
    return collision.model_copy(update={"left": left, "right": subtract(load, left)})
