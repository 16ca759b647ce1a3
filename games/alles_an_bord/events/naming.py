"""Texts that name what is counted, given and taken: tiles, goods, money, and whole cards."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING

from games.alles_an_bord.components import CARDS, COLOURS, ICONS, KINDS, Colour, Kind
from games.kit.game import Seat, SeatName, Text, seat_name, text

if TYPE_CHECKING:
    from collections.abc import Iterable

COUNTABLES = (*KINDS, *COLOURS, "any", "money", "parrot")
"""Everything that is counted in words, in the order in which it is listed."""


@cache
def amount(countable: str, many: int) -> Text:
    """Name so many of a countable: "2 ropes", "a blue good"."""
    return text(f"some-{countable}", n=many).naming((countable, many))


@cache
def listed_amount(countable: str, many: int) -> Text:
    """Name the same as in a list, where it is not given or taken: "2× rope"."""
    if countable not in KINDS:
        return amount(countable, many)
    return text("times", n=many, what=text(f"tile-{countable}")).naming((countable, many))


def amounts(countables: Iterable[str]) -> tuple[Text, ...]:
    """Name how many there are of each countable."""
    counts = Counter(countables)
    return tuple(amount(one, counts[one]) for one in COUNTABLES if counts[one])


def listed_amounts(countables: Iterable[str]) -> tuple[Text, ...]:
    """Name the same as in a list."""
    counts = Counter(countables)
    return tuple(listed_amount(one, counts[one]) for one in COUNTABLES if counts[one])


def seat_names(seats: Iterable[int]) -> tuple[SeatName, ...]:
    """Name the players at these seats."""
    return tuple(seat_name(Seat(seat)) for seat in seats)


def tile_name(kind: Kind) -> Text:
    """Name a tile by its icon and its kind."""
    return text("pictured", icon=ICONS[kind], what=text(f"tile-{kind}")).naming(kind)


def good_name(colour: Colour) -> Text:
    """Name a good by its icon and its colour."""
    return text("pictured", icon=ICONS[colour], what=text(f"good-{colour}")).naming(colour)


@cache
def card_text(card: str) -> Text:
    """Say a card as printed: its category, what it asks for, and what it gives."""
    printed = CARDS[card]
    return text(
        "card",
        icon=ICONS[printed.category],
        category=text(f"category-{printed.category}"),
        need=tuple(_with_icon(one, many) for one, many in need_of(card).items()),
        reward=tuple(_with_icon(one, many) for one, many in reward_of(card).items()),
    ).naming(card)


@cache
def terms_text(card: str) -> Text:
    """Say what a card asks for and gives, as short as words can be."""
    return text(
        "terms",
        need=tuple(_short_amount(one, many) for one, many in need_of(card).items()),
        reward=tuple(_short_amount(one, many) for one, many in reward_of(card).items()),
    )


@cache
def card_in_brief(card: str) -> Text:
    """Name a card by its category and what it asks for."""
    printed = CARDS[card]
    return text(
        "card-in-brief",
        icon=ICONS[printed.category],
        category=text(f"category-{printed.category}"),
        need=tuple(_short_amount(one, many) for one, many in need_of(card).items()),
    ).naming(card)


def need_of(card: str) -> dict[str, int]:
    """Return how much of which countable a card asks for."""
    printed = CARDS[card].need
    need = dict[str, int]((*printed.equipment.items(), *printed.goods.items()))
    return {one: need[one] for one in COUNTABLES if one in need}


def reward_of(card: str) -> dict[str, int]:
    """Return how much of which countable a card gives."""
    printed = CARDS[card].reward
    reward = dict[str, int](printed.goods.items())
    reward |= {"any": printed.any_goods, "money": printed.money}
    return {one: reward[one] for one in COUNTABLES if reward.get(one)}


def pay_of(card: str) -> tuple[Text, ...]:
    """Name what a card gives."""
    return tuple(amount(one, many) for one, many in reward_of(card).items())


def card_and_pay(card: str) -> dict[str, Text | tuple[Text, ...]]:
    """Name a card, and what it gives."""
    return {"card": card_in_brief(card), "pays": pay_of(card)}


def _short_amount(countable: str, many: int) -> Text:
    """Name goods by their colour alone."""
    if countable in COLOURS:
        return text("times", n=many, what=text(f"good-{countable}"))
    return listed_amount(countable, many)


def _with_icon(countable: str, many: int) -> Text:
    return text("pictured", icon=ICONS[countable], what=listed_amount(countable, many))
