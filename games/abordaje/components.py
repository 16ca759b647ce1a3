"""What is in the box of ¡Abordaje!: sides, decks, orders, the figures of `data.json`; their names.

The row of ship-deck cards is numbered 1 to 5 from prow to stern; one of them is called a *section*
here, so that it is not taken for one of its two decks or for an order. A deck is written as its
ship's letter and its section's number: `P2` is the pirate deck of section 2, `S2` the Spanish one.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from games.kit.game import Text, text
from games.kit.value import Figures

if TYPE_CHECKING:
    from collections.abc import Iterable

Side: TypeAlias = Literal["pirate", "spanish"]
SIDES: Final[tuple[Side, Side]] = ("pirate", "spanish")
"""The order of everything that stands "by side"."""
SIDE_ICONS: Final[dict[Side, str]] = {"pirate": "🏴‍☠️", "spanish": "🇪🇸"}
ENEMY: Final[dict[Side, Side]] = {"pirate": "spanish", "spanish": "pirate"}

Order: TypeAlias = Literal["fight", "boarding", "fire", "repel", "take_cover", "stand_up"]
"""The six action cards by priority: the order in which a hand is always listed."""
ORDERS: Final[tuple[Order, ...]] = get_args(Order)

Deck: TypeAlias = Literal["P1", "P2", "P3", "P4", "P5", "S1", "S2", "S3", "S4", "S5"]
DECKS: Final[tuple[Deck, ...]] = get_args(Deck)
"""The order in which a side's crew is counted."""

Mode: TypeAlias = Literal["basic", "advanced", "handicap"]

# ---- the decks ---------------------------------------------------------------

SHIP_OF: Final[dict[Deck, Side]] = {
    deck: "pirate" if deck.startswith("P") else "spanish" for deck in DECKS
}
"""Whose ship a deck belongs to."""
SECTION_OF: Final[dict[Deck, int]] = {deck: int(deck[1:]) for deck in DECKS}
DECK_AT: Final[dict[tuple[Side, int], Deck]] = {
    (SHIP_OF[deck], SECTION_OF[deck]): deck for deck in DECKS
}
"""The deck of a ship in a section."""


def opposite(deck: Deck) -> Deck:
    """Return the other deck of the same section.

    >>> opposite("P2")
    'S2'
    """
    return DECK_AT[ENEMY[SHIP_OF[deck]], SECTION_OF[deck]]


# ---- the figures, from data.json ---------------------------------------------


class _ActionCard(Figures):
    """One of the six orders."""

    id: Order
    priority: int
    """From 1, which is carried out first, to 6."""
    icon: str
    copies: int
    cancels: Order | None
    """The enemy order in the same section that this one cancels."""


class _OrderEffects(Figures):
    """How many men an order costs or moves."""

    captain_kills: int
    unmatched_loss: int
    common_loss: int
    boarding_kills: int
    boarding_crosses: int
    fire_hits: int


class _StartingForce(Figures):
    """A side's men at the start: on its own deck of every section, and in its pool."""

    crew: tuple[int, ...]
    pool: int


class SetUp(Figures):
    """What the three ways to play differ in."""

    sections: tuple[int, ...]
    pirate: _StartingForce
    spanish: _StartingForce
    left_out: tuple[Order, ...]
    """Action cards that stay in the box, one copy each."""
    aside_for: tuple[Side, ...]
    """Who takes one of the cards left from the deal before the last choice."""
    may_swap: tuple[Side, ...]
    """Who may swap tactics."""
    discipline: bool
    """Whether the Spaniards have Navy discipline."""


class _MatchLimits(Figures):
    """The numbers that shape a match."""

    hand_size: int
    """So many orders are dealt to each side."""
    conquests_to_win: int
    """So many conquered decks win."""


class _Box(Figures):
    """What is in the box."""

    orders: tuple[_ActionCard, ...]
    effects: _OrderEffects
    set_ups: dict[Mode, SetUp]
    limits: _MatchLimits


FIGURES: Final = _Box.read(Path(__file__).parent)
LIMITS: Final = FIGURES.limits
EFFECTS: Final = FIGURES.effects
ORDER_ICONS: Final[dict[Order, str]] = {one.id: one.icon for one in FIGURES.orders}
PRIORITY: Final[dict[Order, int]] = {one.id: one.priority for one in FIGURES.orders}
CANCELS: Final[dict[Order, Order]] = {one.id: one.cancels for one in FIGURES.orders if one.cancels}
"""An order with the enemy order that it cancels."""


def by_priority(orders: Iterable[Order]) -> tuple[Order, ...]:
    """Sort orders by priority, so that the order of a hand gives nothing away.

    >>> by_priority(("stand_up", "fire", "fight"))
    ('fight', 'fire', 'stand_up')
    """
    return tuple(sorted(orders, key=PRIORITY.__getitem__))


# ---- names; made once, because they come back again and again ------------------


@cache
def side_name(side: Side) -> Text:
    """Name a side at the start of a sentence: The pirates."""
    return text(f"side-{side}").naming(side)


@cache
def captain_name(side: Side) -> Text:
    """Name a captain at the start of a sentence: The pirate captain."""
    return text(f"captain-of-{side}").naming(side)


@cache
def deck_name(deck: Deck) -> Text:
    """Name a deck: pirate deck 2."""
    return text(f"deck-{SHIP_OF[deck]}", n=SECTION_OF[deck]).naming(deck)


@cache
def order_name(order: Order) -> Text:
    """Name an order: Boarding!."""
    return text(f"order-{order}").naming(order)


@cache
def order_with_icon(order: Order) -> Text:
    """Name an order with its icon: 🪝 Boarding!."""
    return text("order", icon=ORDER_ICONS[order], order=order_name(order)).naming(order)


@cache
def crew_of(side: Side, men: int) -> Text:
    """Count men of one side: 2 pirates, 1 Spaniard, or none."""
    return (text(f"men-{side}", n=men) if men else text("nobody")).naming((side, men))


@cache
def crew_of_both(pirates: int, spaniards: int) -> Text | tuple[Text, ...]:
    """Count the men of both sides, as far as there are any."""
    both = zip(SIDES, (pirates, spaniards), strict=True)
    return tuple(crew_of(*one) for one in both if one[1]) or text("nobody").naming(())
