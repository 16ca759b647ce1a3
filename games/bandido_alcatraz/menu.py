"""How a move breaks into decisions, as a menu asks for them, and what is asked before it."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple, Self

from games.bandido_alcatraz.components import CARDS, EXIT, Item
from games.bandido_alcatraz.model import (
    TUNNEL_CODE_LETTERS,
    Dig,
    Exchange,
    Gather,
    cells_of,
)
from games.kit.game import Decision, Text, decision, text
from games.kit.text import signed

if TYPE_CHECKING:
    from games.bandido_alcatraz.model import Cell, Move, Place, View

ITEM_ICONS: Final[dict[Item, str]] = {"raincoat": "🧥", "rope": "🪢"}
GATHER_ANSWER: Final = "gather"
"""The answer in a menu that gathers a card instead of digging it."""
MOST_PLACES_AT_ONCE: Final = 3
"""Of more places the tunnel is asked first, so that those of one tunnel are seen large."""
FEW_CARDS_LEFT: Final = 10
"""Cards in the pile from which on it matters that it ends."""
DECISIONS_CACHED: Final = 512
"""Decisions about cards and about places, some 2 kB each: those of a few hands come up each ply."""


def decisions(view: View, move: Move) -> tuple[Decision, ...]:
    """Return the decisions that lead to a move: the card, then its place or that it is gathered."""
    hand = view.hand or ()
    if isinstance(move, Exchange):
        label = text("exchange-choice", cards=len(hand), pile=view.pile_size)
        asked = text("ask-exchange")
        return (decision("kind", asked, move.kind, label, "🔄"),)
    n, only = hand.index(move.card) + 1, view.only_place(move.card)
    card = _offered(_ask_card(view), n, move.card, only.code if only else None)
    if isinstance(move, Gather):
        item = CARDS[move.card].item or "rope"
        return card, _gathering(n, item)
    place = view.place(move.card, move.spot)
    best = view.best_changes[place.card, place.code[0] in TUNNEL_CODE_LETTERS, place.code[1:]]
    return card, _place(n, PlaceEffects.of(place, view), best)


def _ask_card(view: View) -> Text:
    """Ask for a card, apart where something matters that its lesson explains: see `lesson-card`.

    First of all that is the goal.
    """
    if len(view.laid) + len(view.gathered) < len(view.hand_sizes):
        return text("ask-card")
    if EXIT in (view.hand or ()):
        return text("ask-card-exit")
    if view.waters:
        return text("ask-card-water")
    if view.gatherable:
        return text("ask-card-kit")
    return text("ask-card-pile" if view.pile_size <= FEW_CARDS_LEFT else "ask-card")


@lru_cache(maxsize=DECISIONS_CACHED)
def _offered(ask: Text, n: int, card: str, code: str | None) -> Decision:
    """Offer a card of the hand; with the code of its only place it is dug as soon as chosen."""
    label, short = text("card-choice", n=n, card=card_in_words(card)), text("card-button", n=n)
    if code:
        label = text("card-choice-forced", card=label, code=code)
        short = text("card-button-forced", n=n, code=code)
    one = CARDS[card]
    icon = "🚪" if card == EXIT else "💧" if one.blue_half else None
    icon = ITEM_ICONS[one.item] if one.item else icon
    return decision("card", ask, card, label, icon, short)


def card_in_words(card: str) -> Text:
    """Name a card by where its halves open, as it lies in the hand, and by what it bears."""
    one = CARDS[card]
    bears = "exit" if card == EXIT else one.item or ("water" if one.blue_half else "nothing")
    first, second = one.halves
    return text("card-words", first=first, second=second, bears=bears, water=one.blue_half or 0)


@cache
def _gathering(n: int, item: Item) -> Decision:
    """Offer to gather a card of the hand."""
    label, short = text(f"gather-{item}"), text("gather-button")
    said = decision("kind", _asked(n), GATHER_ANSWER, label, ITEM_ICONS[item], short)
    return said.model_copy(update={"ungrouped": MOST_PLACES_AT_ONCE})


@cache
def _asked(n: int) -> Text:
    """Ask for the place of a card of the hand."""
    return text("ask-place", n=n)


class PlaceEffects(NamedTuple):
    """What a place does, its code, and where it is: all that its label says."""

    code: str
    cells: tuple[Cell, Cell]
    """The western or northern one first, by column and row of the map in words."""
    closes: int
    opens: int
    covers: int
    """How much water."""
    loses: bool
    ruins: bool

    @classmethod
    def of(cls, place: Place, view: View) -> Self:
        """Return what a place does on the map of a view."""
        first, second = sorted(map(view.from_corner, cells_of(place.spot)))
        covers = len(place.covers)
        changes = place.closes, place.opens, covers
        return cls(place.code, (first, second), *changes, place.loses, place.ruins)


@lru_cache(maxsize=DECISIONS_CACHED)
def _place(n: int, effects: PlaceEffects, best: int) -> Decision:
    """Offer a place for a card of the hand; `best` is the best change of those at its tunnel."""
    code = effects.code
    kind = "tunnel" if code[0] in TUNNEL_CODE_LETTERS else "water"
    return Decision(
        field="at",
        ask=_asked(n),
        value=code,
        label=place_label(effects),
        on_button=text("place-button", code=code, change=_changed(effects.opens - effects.closes)),
        icon="⚠️" if effects.loses or effects.ruins else "🌊" if effects.covers else None,
        ungrouped=MOST_PLACES_AT_ONCE,
        group=text(f"at-{kind}-label", n=code[1:], change=f": {signed(best)}"),
        group_on_button=text(f"at-{kind}-button", n=code[1:], change=f": {signed(best)}"),
        ask_group=text("ask-tunnel", n=n),
    )


def _changed(tunnels: int) -> str:
    """Write behind a place how many open tunnels more or fewer there are then, if that changes.

    >>> _changed(2), _changed(0)
    (' +2', '')
    """
    return f" {signed(tunnels)}" if tunnels else ""


def place_label(place: PlaceEffects) -> Text:
    """Return a label: the code that stands in the picture of a place, where it is, what it does."""
    done = (_effect(key, n) for key, n in _effects(place) if n)
    where = area(*place.cells)
    return text("place-choice", code=place.code, where=where, done=tuple(done))


@cache
def area(first: Cell, second: Cell) -> Text:
    """Name two squares side by side by their rows and columns, counted from 0."""
    (left, top), (right, bottom) = first, second
    if top == bottom:
        return text("area-across", row=top + 1, left=column(left), right=column(right))
    return text("area-down", top=top + 1, bottom=bottom + 1, column=column(left))


def column(n: int) -> str:
    """Name a column, counted from 0: A to Z, then AA.

    >>> column(2), column(26), column(53)
    ('C', 'AA', 'BB')
    """
    return (column(n // 26 - 1) if n >= 26 else "") + chr(ord("A") + n % 26)  # noqa: PLR2004 - Z


@cache
def _effect(key: str, n: int) -> Text:
    return text(f"place-{key}", n=n)


def _effects(place: PlaceEffects) -> tuple[tuple[str, int], ...]:
    return (
        ("closes", place.closes),
        ("opens", place.opens),
        ("covers", place.covers),
        ("loses", int(place.loses)),
        ("ruins", int(place.ruins)),
    )


def warning(view: View, move: Move) -> Text | None:
    """Return what is asked before a move that loses the match, or makes sure of that; else None."""
    if not isinstance(move, Dig):
        return None
    place = view.place(move.card, move.spot)
    return text("sure-loses") if place.loses else text("sure-ruins") if place.ruins else None
