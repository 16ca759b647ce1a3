"""What a move does, counted by what lies open and by the own hand: the reasons of hints."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from games.bandido_alcatraz.components import CARDS, EXIT, missing_items
from games.bandido_alcatraz.mind.mouths import BIT, EVERY_CARD, CardSet, card_set, layout_of
from games.bandido_alcatraz.model import (
    Dig,
    Exchange,
    Gather,
    Laid,
    Move,
    State,
    escaped,
    neighbours,
)
from games.bandido_alcatraz.rules import candidates, places_of
from games.kit.mind import Effect
from games.kit.text import text

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from games.bandido_alcatraz.model import Cell, Grid
    from games.kit.game import Seat

FEW_CLOSE: Final = 0.06
"""The share of the cards not seen yet up to which it is bad that no more close a tunnel."""


def effects_of(state: State, seat: Seat, move: Move) -> Sequence[Effect]:
    """Count tunnels and water, what is gathered, and what the rest of the hand could do then."""
    if isinstance(move, Exchange):
        return ()
    if isinstance(move, Gather):
        return [_effect_of_gathering(state, move.card)]
    after = state.model_copy(update={"table": state.table.plus(_laid(move))})
    found = (
        *_of_tunnels(state, after, move),
        *_of_water(state, move),
        *_of_hand(state, after, seat, move),
        *_of_cards_to_come(after, seat, move),
    )
    return [one for one in found if one.value]


def unseen_by(state: State, seat: Seat) -> CardSet:
    """Return the cards that a seat has not seen yet, the EXIT left out."""
    laid = [one.card for one in state.table.laid]
    known = {*laid, *state.gathered, *state.hands[seat], *state.set_aside[seat]}
    return EVERY_CARD & ~(card_set(known) | BIT[EXIT])


def _effect_of_gathering(state: State, card: str) -> Effect:
    """Say what is gathered, and what is missing then."""
    missing = {item: n for item, n in missing_items((*state.gathered, card)).items() if n > 0}
    said = text(
        "effect-gathers",
        n=sum(missing.values()),
        item=CARDS[card].item or "",
        missing=tuple(text(f"missing-{item}", n=n) for item, n in missing.items()),
    )
    return Effect(said, 3)


def _of_tunnels(state: State, after: State, move: Dig) -> Iterator[Effect]:
    grid = after.table.grid
    closed, opened = grid.changes
    fewer, left = closed - opened, len(grid.tunnels)
    joined = closed if closed > 1 and not opened else 0
    meeting = len(_met(grid) - _met(state.table.grid))
    is_out = escaped(grid, after.gathered)
    yield Effect(text("effect-escapes", n=0), 20.0 * is_out)
    yield Effect(text("effect-ends", n=0), -20.0 * (not grid.tunnels and not is_out))
    yield Effect(text("effect-exit", n=0), 9.0 * (move.card == EXIT))
    yield Effect(text("effect-joins", n=joined), 1.1 * joined)
    yield Effect(text("effect-fewer", n=fewer), 1.0 * max(fewer, 0))
    yield Effect(text("effect-meets", n=meeting), 0.9 * meeting)
    yield Effect(text("effect-level", n=left), 0.1 * (fewer == 0))
    yield Effect(text("effect-more", n=-fewer), 1.0 * min(fewer, 0))


def _of_water(state: State, move: Dig) -> Iterator[Effect]:
    grid, laid = state.table.grid, _laid(move)
    covered = len(grid.waters.keys() & set(laid.cells))
    lost, walled = grid.spoils(laid, state.options.cover_rule)
    yield Effect(text("effect-covers-water", n=covered), 2.0 * covered)
    yield Effect(text("effect-blocks-water", n=lost), -9.0 * lost)
    yield Effect(text("effect-walls", n=walled), -9.0 * walled)


def _of_hand(state: State, after: State, seat: Seat, move: Dig) -> Iterator[Effect]:
    """Compare with what else the hand could do now, and say what the rest of it could do then."""
    hand, before = state.hands[seat], state.table.grid
    fewer = _fewer(before, move)
    digs = [one for one in candidates(state, seat) if isinstance(one, Dig)]
    is_least = fewer >= max(_fewer(before, one) for one in digs)
    left = len(after.table.grid.tunnels)
    yield Effect(text("effect-least", n=left), 0.5 * (is_least and fewer <= 0))
    rest = [card for card in hand if card != move.card]
    kept, card = max(((_fewer(before, one), one.card) for one in digs if one.card in rest),
                     default=(0, move.card))  # fmt: skip
    said = text("effect-keeps", n=kept, card=hand.index(card) + 1)
    yield Effect(said, 0.4 * (fewer <= 0 < kept))
    follows, card = max(((_best(after, one), one) for one in rest), default=(0, move.card))
    said = text("effect-prepares", n=follows, card=hand.index(card) + 1)
    yield Effect(said, 0.6 * max(0, follows - max(kept, 0)))


def _of_cards_to_come(after: State, seat: Seat, move: Dig) -> Iterator[Effect]:
    """Count the cards not seen yet that close what a card opens, where fewest do."""
    tunnels, own = after.table.grid.tunnels, _laid(move).cells
    opened = {neighbours(cell)[side] for cell, side in tunnels if cell in own}
    left = unseen_by(after, seat)
    unseen = [card for card, bit in BIT.items() if left & bit]
    if not opened or not unseen:
        return
    closed = Counter(cell for card in unseen for cell in _closed_by(after, card) & opened)
    n, many = min(closed[cell] for cell in opened), len(unseen)
    is_hard = n <= FEW_CLOSE * many
    said = text("effect-hard" if is_hard else "effect-closable", n=n, many=many, places=len(opened))
    yield Effect(said, -0.3 if is_hard else 0.3 * n / many)


def _closed_by(state: State, card: str) -> set[Cell]:
    """Return the squares on which a card may lie and open no tunnel."""
    grid = state.table.grid
    laid = (Laid(card=card, x=x, y=y, rotation=way) for x, y, way in places_of(state, card))
    return {cell for one in laid if not grid.tunnel_changes(one)[1] for cell in one.cells}


def _laid(move: Dig) -> Laid:
    return Laid(card=move.card, x=move.x, y=move.y, rotation=move.rotation)


def _fewer(grid: Grid, move: Dig) -> int:
    """Return how many tunnels fewer are open after a move; below 0 if more are."""
    closed, opened = grid.tunnel_changes(_laid(move))
    return closed - opened


def _best(state: State, card: str) -> int:
    """Return how many tunnels fewer would be open where a card does best; 0 if it fits nowhere."""
    laid = (Laid(card=card, x=x, y=y, rotation=way) for x, y, way in places_of(state, card))
    changes = (state.table.grid.tunnel_changes(one) for one in laid)
    return max((closed - opened for closed, opened in changes), default=0)


def _met(grid: Grid) -> set[Cell]:
    """Return the squares into which several tunnels lead, so that one card could join them."""
    return {cell for cell, mouth in layout_of(grid).mouths.items() if mouth.tunnels > 1}
