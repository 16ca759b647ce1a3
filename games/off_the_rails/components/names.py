"""What texts call the things in the box: carts, jewels, squares and mines."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from games.kit.game import Text, text
from games.off_the_rails.components.board import CENTRES, SPACE_OF
from games.off_the_rails.components.jewels import JEWELS, Jewels

if TYPE_CHECKING:
    from games.off_the_rails.components.figures import CartName, Colour, JewelName, Square


@cache
def cart_name(name: CartName) -> Text:
    """Name a cart; those of the solo game have no die to tell them apart."""
    colour, _, die = name.partition(".")
    return text(f"cart-{die}" if die else "cart-solo", clan=text(f"hue-{colour}")).naming(name)


@cache
def jewel_names(jewels: Jewels) -> tuple[Text, ...]:
    """Name jewels, the most precious kind first."""
    counted = reversed(list(zip(JEWELS, jewels, strict=True)))
    return tuple(text(f"jewel-{name}", n=n).naming((name, n)) for name, n in counted if n)


@cache
def jewel_icon(name: JewelName) -> Text:
    """Return the sign of a jewel, for texts that show jewels one by one."""
    return text(f"icon-{name}").naming(name)


@cache
def square_name(square: Square) -> Text:
    """Name a square, with its mine space where it is one."""
    if square in SPACE_OF:
        card = SPACE_OF[square]
        return text("square-space", square=square, space=space_name(card)).naming(square)
    key = "square-centre" if square in CENTRES else "square-plain"
    return text(key, square=square).naming(square)


@cache
def space_name(card: str) -> Text:
    """Name the mine space of a deposit card: red 4."""
    return text("space", mine=text(f"mine-{card[:-1]}"), n=int(card[-1])).naming(card)


@cache
def mine_name(colour: Colour) -> Text:
    """Name a mine by its colour."""
    return text(f"mine-{colour}").naming(colour)
