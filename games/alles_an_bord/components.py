"""The printed figures of Alles an Bord?!: tiles, goods, ships, money and the 52 adventure cards."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from pydantic import Field

from games.kit.value import Figures

if TYPE_CHECKING:
    from collections.abc import Iterable

Kind: TypeAlias = Literal[
    "cannon",
    "sabre",
    "sailor",
    "shovel",
    "telescope",
    "rope",
    "compass",
    "map",
    "storage",
    "monkey",
]
"""The ten kinds of tiles; the first eight are the equipment that cards ask for."""

Tile: TypeAlias = Literal[
    Kind,
    "cannon*",
    "sabre*",
    "sailor*",
    "shovel*",
    "telescope*",
    "rope*",
    "compass*",
    "map*",
    "storage*",
]
"""A face-down tile: its kind, with a star if its starfish locks it in this match."""

Colour: TypeAlias = Literal["blue", "white", "orange", "violet"]
Category: TypeAlias = Literal["discovery", "trade", "pirates", "contract"]
StowPlace: TypeAlias = Literal["deck", "below"]
"""Where on a ship a tile or a chest is stowed: on deck, in sight of all, or below."""

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
CATEGORIES: Final[tuple[Category, ...]] = get_args(Category)
STOW_PLACES: Final[tuple[StowPlace, ...]] = get_args(StowPlace)
KIND_RANK: Final[dict[str, int]] = {kind: n for n, kind in enumerate(KINDS)}
COLOUR_RANK: Final[dict[str, int]] = {colour: n for n, colour in enumerate(COLOURS)}

# ---- the figures, from data.json ---------------------------------------------


class _ShipFigures(Figures):
    """The slots of a ship: for anything on deck and below, and for goods only."""

    deck: int
    below: int
    goods_only: int
    storage_holds: int


class _GoodsFigures(Figures):
    """How many goods there are, how many one starts with, and what they sell for."""

    copies: dict[Colour, int]
    taken: int
    sale: int


class _MoneyFigures(Figures):
    """Coins, chests and the pirates' price."""

    chest: int
    box: int
    """What all coins and chests in the box are worth."""
    penalty_coins: int
    penalty_goods: int


class _VoyageFigures(Figures):
    """How a voyage's cards are made up."""

    rounds: int
    cards: int


class _Need(Figures):
    """The left side of a card: equipment or goods."""

    equipment: dict[Kind, int] = Field(default={})
    goods: dict[Colour, int] = Field(default={})


class _Reward(Figures):
    """The right side of a card: goods, goods of any colour, or money."""

    goods: dict[Colour, int] = Field(default={})
    any_goods: int = 0
    money: int = 0


class _Card(Figures):
    """One adventure card as printed."""

    id: str
    category: Category
    need: _Need
    reward: _Reward


class _Box(Figures):
    """What is in the box."""

    tiles: dict[Kind, int]
    """How many of each kind."""
    face_up_chance: float
    """Of a tile that is poured out."""
    ship: _ShipFigures
    goods: _GoodsFigures
    money: _MoneyFigures
    parrots: int
    voyage: _VoyageFigures
    cards: tuple[_Card, ...]


FIGURES: Final = _Box.read(Path(__file__).parent)
SHIP: Final = FIGURES.ship
MONEY: Final = FIGURES.money
CHEST_VALUE: Final = MONEY.chest
START_GOODS: Final = FIGURES.goods.taken
VOYAGE: Final = FIGURES.voyage
CARDS: Final[dict[str, _Card]] = {card.id: card for card in FIGURES.cards}
"""The 52 cards by id, in the order in which they are always listed."""
ICONS: Final[dict[str, str]] = {
    "cannon": "💣",
    "sabre": "⚔️",
    "sailor": "🧑",
    "shovel": "⛏️",
    "telescope": "🔭",
    "rope": "🪢",
    "compass": "🧭",
    "map": "🗺️",
    "storage": "📦",
    "monkey": "🐒",
    "blue": "🔷",
    "white": "⚪",
    "orange": "🟧",
    "violet": "💜",
    "any": "🔘",
    "money": "🪙",
    "chest": "💰",
    "parrot": "🦜",
    "discovery": "🌴",
    "trade": "⚖️",
    "pirates": "🏴‍☠️",
    "contract": "📜",
}
"""The emoji that stands for each thing in menus, lines and pictures; goods differ in shape, too."""

# ---- shorthand ---------------------------------------------------------------


def sorted_tiles(tiles: Iterable[Kind]) -> tuple[Kind, ...]:
    """Sort tiles, so that their order tells nothing about when they came."""
    return tuple(sorted(tiles, key=KIND_RANK.__getitem__))


def sorted_goods(goods: Iterable[Colour]) -> tuple[Colour, ...]:
    """Sort goods in the same way."""
    return tuple(sorted(goods, key=COLOUR_RANK.__getitem__))


def is_locked(tile: Tile) -> bool:
    """Tell whether a starfish locks a face-down tile in this match."""
    return tile.endswith("*")


def kind_of(tile: Tile) -> Kind:
    """Return the kind of a face-down tile."""
    return KINDS[KIND_RANK[tile.rstrip("*")]]


@cache
def equipment_asked(card: str) -> tuple[Kind, ...]:
    """Return the equipment a card asks for, piece by piece.

    >>> equipment_asked("P07")
    ('cannon', 'sabre', 'sabre')
    """
    need = CARDS[card].need.equipment
    return tuple(kind for kind in KINDS for _ in range(need.get(kind, 0)))


@cache
def goods_asked(card: str) -> tuple[Colour, ...]:
    """Return the goods a card asks for."""
    return _one_by_one(CARDS[card].need.goods)


@cache
def goods_given(card: str) -> tuple[Colour, ...]:
    """Return the goods of fixed colours that a card gives."""
    return _one_by_one(CARDS[card].reward.goods)


def _one_by_one(goods: dict[Colour, int]) -> tuple[Colour, ...]:
    return tuple(colour for colour in COLOURS for _ in range(goods.get(colour, 0)))
