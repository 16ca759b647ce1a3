"""How a move names what lies aboard, and what pays for a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from games.alles_an_bord.components import COLOUR_RANK

if TYPE_CHECKING:
    from games.alles_an_bord.components import Kind

Thing: TypeAlias = str
"""A thing aboard: a good by its colour, or a tile as `rope@deck` or `rope@below`."""

PiecePayment: TypeAlias = str
"""What pays for one piece of equipment: a tile as in `Thing`, `parrot`, `monkey@deck`, or a pair of
equal tiles as `pair:rope@deck+below`."""

PAIRS: Final = ("deck+deck", "deck+below", "below+below")


def is_good(thing: Thing) -> bool:
    """Tell a good from a tile, as things aboard are named."""
    return thing in COLOUR_RANK


def is_joker(paid: PiecePayment, piece: Kind) -> bool:
    """Tell whether a joker pays: something else than the piece itself."""
    return not paid.startswith(f"{piece}@")


def things_given(paid: PiecePayment) -> tuple[str, ...]:
    """Return what pays for a piece: the parrot, or one tile or two, as in `Thing`.

    >>> things_given("pair:rope@deck+below")
    ('rope@deck', 'rope@below')
    """
    if not paid.startswith("pair:"):
        return (paid,)
    kind, _, places = paid.removeprefix("pair:").partition("@")
    return tuple(f"{kind}@{place}" for place in places.split("+"))
