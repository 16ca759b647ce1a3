"""Cards laid on a table, what comes of it, and how that is named in the reasons of hints."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from games.bandido_alcatraz.components import CARDS, EXIT, missing_items
from games.bandido_alcatraz.mind.closers import ends_into
from games.bandido_alcatraz.mind.mouths import BIT, EVERY_CARD, CardSet, card_set
from games.bandido_alcatraz.model import Dig, Laid, State, escaped
from games.bandido_alcatraz.rules import places_of
from games.kit.text import text

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from games.bandido_alcatraz.model import Grid
    from games.bandido_alcatraz.model.openings import TunnelEnd
    from games.kit.game import Seat
    from games.kit.text import Arg, Text

FEW_CARDS: Final = 2
"""Cards up to which they are counted; how many more there are is told as a share."""
OFTEN: Final = 0.4
"""The share of cards from which on it is told in tenths; below, as one card in so many."""


class Lay(NamedTuple):
    """A card laid on a table, and how many tunnels it closes and opens."""

    laid: Laid
    closed: int
    opened: int

    @property
    def fewer(self) -> int:
        """How many tunnels fewer are open then; below 0 if more are."""
        return self.closed - self.opened


def lay(state: State, move: Dig) -> Lay:
    """Return a dig with what comes of it."""
    laid = Laid(card=move.card, x=move.x, y=move.y, rotation=move.rotation)
    return Lay(laid, *state.table.grid.tunnel_changes(laid))


def with_card(state: State, laid: Laid) -> State:
    """Return a state with one more card on the table, and all else as it was."""
    return state.model_copy(update={"table": state.table.plus(laid)})


def with_hand(state: State, seat: Seat, cards: tuple[str, ...]) -> State:
    """Return a state in which a seat holds other cards, and all else as it was."""
    hands = (*state.hands[:seat], cards, *state.hands[seat + 1 :])
    return state.model_copy(update={"hands": hands})


def lays(state: State, cards: Iterable[str]) -> list[Lay]:
    """Return every place for some cards, with what comes of it."""
    return [
        lay(state, Dig(card=card, x=x, y=y, rotation=way))
        for card in cards
        for x, y, way in places_of(state, card)
    ]


def sound_lays(state: State, cards: Iterable[str]) -> list[Lay]:
    """Return the places at which some cards do not lose the escape."""
    grid, rule = state.table.grid, state.options.cover_rule
    return [
        one
        for one in lays(state, cards)
        if grid.spoils(one.laid, rule) == (0, 0)
        and (len(grid.tunnels) > one.fewer or escaped(grid.plus(one.laid), state.gathered))
    ]


def unseen_by(state: State, seat: Seat) -> CardSet:
    """Return the cards that a seat has not seen yet, the EXIT left out."""
    laid = [one.card for one in state.table.laid]
    known = {*laid, *state.gathered, *state.hands[seat], *state.set_aside[seat]}
    return EVERY_CARD & ~(card_set(known) | BIT[EXIT])


def items_unseen(state: State, seat: Seat, item: str) -> int:
    """Count the cards with an item that a seat has not seen yet."""
    left = unseen_by(state, seat)
    return sum(CARDS[card].item == item for card, bit in BIT.items() if left & bit)


def items_left_without(state: State, seat: Seat, card: str) -> tuple[int, int]:
    """Return how many of a card's item are missing still, and how many other cards bear it."""
    item = CARDS[card].item
    missing = max(missing_items(state.gathered)[item], 0) if item else 0
    if not item or not missing:
        return 0, 0
    held = sum(CARDS[one].item == item for one in state.hands[seat]) - 1
    return missing, held + items_unseen(state, seat, item)


def is_lost(state: State, seat: Seat) -> bool:
    """Tell whether a seat can know that there is no escape any more."""
    held = [CARDS[card].item for card in state.hands[seat]]
    return (
        EXIT in state.set_aside[seat]
        or state.table.grid.is_spoilt(state.options.cover_rule)
        or any(
            not 0 <= n <= held.count(item) + items_unseen(state, seat, item)
            for item, n in missing_items(state.gathered).items()
        )
    )


# ---- names -------------------------------------------------------------------------------


def named_tunnels(grid: Grid, ends: Collection[TunnelEnd], before: Grid | None = None) -> Text:
    """Name open tunnels by their numbers; those that were not open before have none to be seen."""
    known = (before or grid).tunnels
    numbers = sorted(grid.tunnels[one] for one in ends if one in known)
    new = len(ends) - len(numbers)
    told = {
        "n": new,
        "all": "yes" if new == len(grid.tunnels.keys() - known.keys()) else "no",
        "alone": "no" if numbers else "yes",
    }
    names = (*numbers, *([text("new-tunnel", **told)] if new else ()))
    return text("named-tunnels", many=len(numbers), tunnels=names)


def closed_by(grid: Grid, one: Lay, before: Grid | None = None) -> Text:
    """Name the tunnels that lead to where a card is laid."""
    return named_tunnels(grid, ends_into(grid, one.laid.cells), before)


def counted(n: int, many: int, **others: Arg) -> dict[str, Arg]:
    """Return what tells how many of the cards not seen yet can do something, and more beside it."""
    return {"n": n, "many": many, "share": _share(n, many), **others}


def _share(n: int, many: int) -> Text:
    """Tell a number of cards as people feel it: a few as they are, more as a share."""
    if n <= FEW_CARDS:
        return text("with-cards", n=n)
    if n < OFTEN * many:
        return text("with-share", n=1, of=round(many / n))
    return text("with-share", n=round(10 * n / many), of=10)
