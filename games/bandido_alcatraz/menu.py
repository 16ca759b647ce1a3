"""How a move breaks into decisions, as a menu asks for them, and what is asked before it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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


def decisions(view: View, move: Move) -> tuple[Decision, ...]:
    """Return the decisions that lead to a move: the card, then its place or that it is gathered."""
    match move:
        case Exchange():
            label = text("exchange-choice", cards=len(view.hand or ()), pile=view.pile_size)
            return (
                Decision(
                    field="kind", ask=text("ask-exchange"), value=move.kind, label=label, icon="🔄"
                ),
            )
        case Gather(card=card):
            label = text(f"gather-{CARDS[card].item}")
            icon = ITEM_ICONS[CARDS[card].item or "rope"]
            return _card(view, card), Decision(
                field="kind", ask=_ask(view, card), value=GATHER_ANSWER, label=label, icon=icon
            )
        case Dig(card=card):
            place = view.place(card, move.spot)
            return _card(view, card), Decision(
                field="at",
                ask=_ask(view, card),
                value=place.code,
                label=place_label(place),
                on_button=_short_label(place),
                icon=_icon(place),
                group=_group(place),
            )


def _card(view: View, card: str) -> Decision:
    """Offer a card; one with a single place is dug as soon as it is chosen, so that is said."""
    label = text("card-choice", n=_number(view, card), card=card_name(card))
    if only := view.only_place.get(card):
        label = text("card-choice-forced", card=label, code=only.code)
    return Decision(
        field="card",
        ask=text("ask-card"),
        value=card,
        label=label,
        icon="🚪" if card == EXIT else None,
    )


def _ask(view: View, card: str) -> Text:
    return text("ask-place", n=_number(view, card))


def _number(view: View, card: str) -> int:
    return (view.hand or ()).index(card) + 1


def place_label(place: Place) -> Text:
    """Return a label: the code that stands in the picture of a place, and what it does.

    Not the way that the card goes from its tunnel: that of one may be to the left of it and lie on
    the right in the picture.
    """
    done = (text(f"place-{key}", n=n) for key, n in _effects(place) if n)
    return text("place-choice", code=place.code, done=tuple(done))


def _short_label(place: Place) -> Text | None:
    """Return what stands on the button of a place: its code, tunnels closed and opened, in signs.

    None where it is said in full, because that loses the match.
    """
    if place.loses:
        return None
    return text("place-short", code=place.code, closes=place.closes, opens=place.opens)


def _effects(place: Place) -> tuple[tuple[str, int], ...]:
    return (
        ("closes", place.closes),
        ("opens", place.opens),
        ("covers", len(place.covers)),
        ("loses", int(place.loses)),
    )


def _group(place: Place) -> Text:
    """Name the tunnel or the water at which a place lies."""
    kind = "tunnel" if place.code[0] in TUNNEL_CODE_LETTERS else "water"
    return text(f"place-at-{kind}", n=place.code[1:])


def _icon(place: Place) -> str | None:
    if place.loses:
        return "⚠️"
    return "💧" if place.covers else None


def warning(view: View, move: Move) -> Text | None:
    """Return what whoever is about to lose the match is asked first; None if the move is safe."""
    if isinstance(move, Dig) and view.place(move.card, move.spot).loses:
        return text("sure-loses")
    return None
