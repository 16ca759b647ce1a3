"""How a move breaks into decisions, as a menu asks for them, and what is asked before it."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple, Self

from games.bandido_alcatraz.components import CARDS, EXIT, Item
from games.bandido_alcatraz.events import card_name
from games.bandido_alcatraz.model import (
    TUNNEL_CODE_LETTERS,
    Dig,
    Exchange,
    Gather,
)
from games.kit.game import Decision, Text, text

if TYPE_CHECKING:
    from games.bandido_alcatraz.model import Move, Place, View

ITEM_ICONS: Final[dict[Item, str]] = {"raincoat": "🧥", "rope": "🪢"}
GATHER_ANSWER: Final = "gather"
"""The answer in a menu that gathers a card instead of digging it."""
DECISIONS_CACHED: Final = 256
"""Decisions about cards and about places, some 2 kB each: those of a few hands come up each ply."""


def decisions(view: View, move: Move) -> tuple[Decision, ...]:
    """Return the decisions that lead to a move: the card, then its place or that it is gathered."""
    hand = view.hand or ()
    if isinstance(move, Exchange):
        label = text("exchange-choice", cards=len(hand), pile=view.pile_size)
        asked = text("ask-exchange")
        return (Decision(field="kind", ask=asked, value=move.kind, label=label, icon="🔄"),)
    n, only = hand.index(move.card) + 1, view.only_place(move.card)
    card = _offered(n, move.card, only.code if only else None)
    if isinstance(move, Gather):
        return card, _gathering(n, CARDS[move.card].item or "rope")
    return card, _place(n, PlaceEffects.of(view.place(move.card, move.spot)))


@lru_cache(maxsize=DECISIONS_CACHED)
def _offered(n: int, card: str, code: str | None) -> Decision:
    """Offer a card of the hand; with the code of its only place it is dug as soon as chosen."""
    label = text("card-choice", n=n, card=card_name(card))
    if code:
        label = text("card-choice-forced", card=label, code=code)
    return Decision(
        field="card",
        ask=text("ask-card"),
        value=card,
        label=label,
        icon="🚪" if card == EXIT else None,
    )


@cache
def _gathering(n: int, item: Item) -> Decision:
    """Offer to gather a card of the hand."""
    return Decision(
        field="kind",
        ask=_asked(n),
        value=GATHER_ANSWER,
        label=text(f"gather-{item}"),
        icon=ITEM_ICONS[item],
    )


@cache
def _asked(n: int) -> Text:
    """Ask for the place of a card of the hand."""
    return text("ask-place", n=n)


class PlaceEffects(NamedTuple):
    """What a place does, and its code: all that its label says."""

    code: str
    closes: int
    opens: int
    covers: int
    """How much water."""
    loses: bool

    @classmethod
    def of(cls, place: Place) -> Self:
        """Return what a place does."""
        return cls(place.code, place.closes, place.opens, len(place.covers), place.loses)


@lru_cache(maxsize=DECISIONS_CACHED)
def _place(n: int, effects: PlaceEffects) -> Decision:
    """Offer a place for a card of the hand."""
    return Decision(
        field="at",
        ask=_asked(n),
        value=effects.code,
        label=place_label(effects),
        on_button=_short_label(effects),
        icon=_icon(effects),
        group=_group(effects),
    )


def place_label(place: PlaceEffects) -> Text:
    """Return a label: the code that stands in the picture of a place, and what it does.

    It leaves out the way from the tunnel: what goes to the left of it may lie on the right in the
    picture.
    """
    done = (_effect(key, n) for key, n in _effects(place) if n)
    return text("place-choice", code=place.code, done=tuple(done))


@cache
def _effect(key: str, n: int) -> Text:
    return text(f"place-{key}", n=n)


def _short_label(place: PlaceEffects) -> Text | None:
    """Return what stands on the button of a place: its code, tunnels closed and opened, in signs.

    None where it is said in full, because that loses the match.
    """
    if place.loses:
        return None
    return text("place-short", code=place.code, closes=place.closes, opens=place.opens)


def _effects(place: PlaceEffects) -> tuple[tuple[str, int], ...]:
    return (
        ("closes", place.closes),
        ("opens", place.opens),
        ("covers", place.covers),
        ("loses", int(place.loses)),
    )


def _group(place: PlaceEffects) -> Text:
    """Name the tunnel or the water at which a place lies."""
    kind = "tunnel" if place.code[0] in TUNNEL_CODE_LETTERS else "water"
    return text(f"place-at-{kind}", n=place.code[1:])


def _icon(place: PlaceEffects) -> str | None:
    if place.loses:
        return "⚠️"
    return "💧" if place.covers else None


def warning(view: View, move: Move) -> Text | None:
    """Return what is asked before a move that loses the match; None if the move is safe."""
    if isinstance(move, Dig) and view.place(move.card, move.spot).loses:
        return text("sure-loses")
    return None
