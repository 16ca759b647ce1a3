"""How a move names what lies aboard, and what pays for a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from games.alles_an_bord.components import COLOUR_RANK

if TYPE_CHECKING:
    from games.alles_an_bord.components import Kind

Thing: TypeAlias = str
"""A thing aboard: a good by its colour, or a tile as `rope@deck` or `rope@below`."""

Payment: TypeAlias = str
"""What pays for one piece of equipment: a tile as in `Thing`, `parrot`, `monkey@deck`, or a pair of
equal tiles as `pair:rope@deck+below`."""

PAIRS: Final = ("deck+deck", "deck+below", "below+below")


def is_good(thing: Thing) -> bool:
    """Tell a good from a tile, as things aboard are named."""
    return thing in COLOUR_RANK


def is_joker(token: Payment, piece: Kind) -> bool:
    """Tell whether a token stands for a piece that it is not."""
    return not token.startswith(f"{piece}@")


def tokens(token: Payment) -> tuple[str, ...]:
    """Return what a token takes from the ship: the parrot, or tiles as in `Thing`.

    >>> tokens("pair:rope@deck+below")
    ('rope@deck', 'rope@below')
    """
    if not token.startswith("pair:"):
        return (token,)
    kind, _, places = token.removeprefix("pair:").partition("@")
    return tuple(f"{kind}@{place}" for place in places.split("+"))
