"""The figures of ¡Abordaje!, from `data.json`, and their words: sides, orders, decks.

The row of ship-deck cards is numbered 1 to 5 from prow to stern; one of them is called a *section*
here, so that nobody takes it for one of its two decks or for an order. A deck is written as its
ship's letter and its section's number: `P2` is the pirate deck of section 2, `S2` the Spanish one.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from games.kit.game import Value

if TYPE_CHECKING:
    from collections.abc import Iterable

Side: TypeAlias = Literal["pirate", "spanish"]
SIDES: Final[tuple[Side, Side]] = ("pirate", "spanish")
"""The order of everything that is kept "by side"."""

Order: TypeAlias = Literal["fight", "boarding", "fire", "repel", "take_cover", "stand_up"]
"""The six action cards by priority: the order in which a hand is always listed."""
ORDERS: Final[tuple[Order, ...]] = get_args(Order)

Deck: TypeAlias = Literal["P1", "P2", "P3", "P4", "P5", "S1", "S2", "S3", "S4", "S5"]
DECKS: Final[tuple[Deck, ...]] = get_args(Deck)
"""The order in which a side's crew is counted."""

Mode: TypeAlias = Literal["basic", "advanced", "handicap"]
Source: TypeAlias = Literal["rulebook", "derived", "published", "chosen"]
"""Where a figure comes from; `data.json` explains the words."""

# ---- the decks ---------------------------------------------------------------

FOE: Final[dict[Side, Side]] = {"pirate": "spanish", "spanish": "pirate"}
SHIP: Final[dict[Deck, Side]] = {
    deck: "pirate" if deck.startswith("P") else "spanish" for deck in DECKS
}
"""Whose ship a deck belongs to."""
SECTION: Final[dict[Deck, int]] = {deck: int(deck[1:]) for deck in DECKS}
DECK: Final[dict[tuple[Side, int], Deck]] = {(SHIP[deck], SECTION[deck]): deck for deck in DECKS}
"""The deck of a ship in a section."""


def opposite(deck: Deck) -> Deck:
    """Return the other deck of the same section.

    >>> opposite("P2")
    'S2'
    """
    return DECK[FOE[SHIP[deck]], SECTION[deck]]


# ---- the figures, from data.json ---------------------------------------------


class ActionCard(Value):
    """One of the six orders."""

    id: Order
    priority: int
    icon: str
    copies: int
    cancels: Order | None
    """The enemy order in the same section that this one cancels."""
    source: Source


class Effects(Value):
    """How many men an order costs or moves."""

    captain_kills: int
    unmatched_loss: int
    common_loss: int
    boarding_kills: int
    boarding_crosses: int
    fire_hits: int
    source: Source


class Muster(Value):
    """A side's men at the start: on its own deck of every section, and in its pool."""

    crew: tuple[int, ...]
    pool: int


class SetUp(Value):
    """What the three ways to play differ in."""

    sections: tuple[int, ...]
    pirate: Muster
    spanish: Muster
    left_out: tuple[Order, ...]
    """Action cards that stay in the box, one copy each."""
    aside_for: tuple[Side, ...]
    """Who takes one of the cards left from the deal before the last choice."""
    swaps: tuple[Side, ...]
    """Who may swap tactics."""
    discipline: bool
    source: Source


class Course(Value):
    """The numbers that shape a match."""

    hand: int
    conquests: int
    """So many conquered decks win."""
    turn_cap: int
    source: dict[str, Source]


class Figures(Value):
    """All of `data.json`."""

    title: str
    author: str
    publisher: str
    sources: dict[Source, str]
    orders: tuple[ActionCard, ...]
    effects: Effects
    set_ups: dict[Mode, SetUp]
    course: Course
    ends: dict[str, str]


FIGURES: Final = Figures.model_validate_json(
    Path(__file__).with_name("data.json").read_text("utf-8")
)
COURSE: Final = FIGURES.course
EFFECTS: Final = FIGURES.effects
ICONS: Final[dict[Order, str]] = {one.id: one.icon for one in FIGURES.orders}
PRIORITY: Final[dict[Order, int]] = {one.id: one.priority for one in FIGURES.orders}
CANCELS: Final[dict[Order, Order]] = {one.id: one.cancels for one in FIGURES.orders if one.cancels}


def in_order(orders: Iterable[Order]) -> tuple[Order, ...]:
    """Sort orders by priority, so that the order of a hand gives nothing away."""
    return tuple(sorted(orders, key=PRIORITY.__getitem__))
