"""Cards, places and the whole map as signs in a line of text, the same in every language."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from games.bandido_alcatraz.deck import CARDS, EXIT, Item
from games.kit.game import Text, text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.bandido_alcatraz.grid import Grid, Square

ITEMS: Final[dict[Item, str]] = {"raincoat": "🧥", "rope": "🪢"}
ARROWS: Final = {"W": "←", "N1": "↑", "S1": "↓", "N2": "↑", "S2": "↓", "E": "→"}
FIRST: Final = ("W", "N1", "S1")
SECOND: Final = ("N2", "S2", "E")
DRY: Final = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
"""A square on the map by the mask of its tunnel sides."""
WET: Final = " ║═╚║║╔╠═╝═╩╗╣╦╬"
"""A blue half likewise."""
WAY_OUT: Final = "X"


@cache
def sign(card: str) -> str:
    """Draw an unturned card: arrows for the exits of either half, and what it bears.

    >>> sign("A31"), sign("A35"), sign("A05"), sign("EXIT")
    ('↓═↓→ 🪢', '←═→💧', '←═▪', '←═🚪')
    """
    one = CARDS[card]
    ends = ["".join(ARROWS[edge] for edge in half if edge in one.edges) for half in (FIRST, SECOND)]
    if one.torch_half:
        ends[one.torch_half - 1] = "▪"
    if card == EXIT:
        ends[1] = "🚪"
    if one.blue_half:
        ends[one.blue_half - 1] += "💧"
    return "═".join(ends) + (f" {ITEMS[one.item]}" if one.item else "")


@cache
def named(card: str) -> Text:
    """Name a card: its sign, how many tunnels it has, and what it bears, in words."""
    one = CARDS[card]
    if card == EXIT:
        return text("card-exit", sign=sign(card))
    bears = one.item or ("water" if one.blue_half else None)
    key = f"card-{bears}" if bears else "card-plain"
    return text(key, sign=sign(card), exits=len(one.edges))


def map_rows(grid: Grid) -> Iterator[str]:
    """Draw the table with one sign per square, northern row first."""
    xs, ys = ([cell[axis] for cell in grid.squares] for axis in (0, 1))
    for y in range(min(ys), max(ys) + 1):
        row = (grid.squares.get((x, y)) for x in range(min(xs), max(xs) + 1))
        yield "".join(map(_square, row)).rstrip()


def _square(square: Square | None) -> str:
    if square is None:
        return " "
    if square.is_way_out:
        return WAY_OUT
    return (WET if square.blue else DRY)[square.exits]
