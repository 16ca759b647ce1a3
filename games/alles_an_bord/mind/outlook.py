"""What a ship may still earn: which cards its things go to, the best paid ones first."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from games.alles_an_bord import model
from games.alles_an_bord.components import (
    CARDS,
    COLOURS,
    MONEY,
    equipment_asked,
    goods_asked,
    goods_given,
    sorted_goods,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from games.alles_an_bord.components import Colour, Kind
    from games.alles_an_bord.model import Ship, State

COVERED: Final = 0.85
"""Of a card's reward, with everything aboard that it asks for."""
HALF_COVERED: Final = 0.35
"""Of a card's reward, times the square of the share that is aboard."""
GOOD_WORTH: Final = 1.2
"""Of a good: it sells for 1, and contracts pay more."""
STORAGE_WORTH: Final = (0.9, 0.5, 0.2)
"""Of the first, second and third storage aboard."""


def earnings(ship: Ship, cards: Iterable[str], state: State) -> float:
    """Return the money a ship has and may still get from cards, best paid pieces first."""
    storages = [*ship.deck, *ship.below].count("storage")
    total = ship.total + GOOD_WORTH * len(ship.goods) + sum(STORAGE_WORTH[:storages])
    trade = 0.0
    for card, missing in _allotted(ship, cards, state):
        gain, asked = reward(card), len(equipment_asked(card))
        if not asked:
            gain, asked = gain - GOOD_WORTH * len(goods_asked(card)), len(goods_asked(card))
        share = 1 - missing.total() / asked
        worth = HALF_COVERED * gain * share**2 if missing else COVERED * gain
        if equipment_asked(card):
            total += worth
        else:
            trade += worth
    return total + trade


class Plan(NamedTuple):
    """What a ship can do with the cards to come: what goes to one is lacking for the next."""

    missing: Mapping[str, Counter[str]]
    """What each card lacks, the best paid ones first; nothing where it can be paid."""

    @property
    def paid(self) -> tuple[str, ...]:
        """The cards that can all be paid, with goods that others of them bring."""
        return tuple(card for card, missing in self.missing.items() if not missing)


def plan_of(ship: Ship, cards: Iterable[str], state: State) -> Plan:
    """Return which cards a ship can pay, the best paid pieces first, and what the others lack."""
    return Plan(dict(_allotted(ship, cards, state)))


def _allotted(ship: Ship, cards: Iterable[str], state: State) -> Iterator[tuple[str, Counter[str]]]:
    """Yield what each card lacks once those before it have taken what they ask for."""
    tiles: Counter[str] = Counter([*ship.deck, *ship.below])
    jokers = ship.parrot + (tiles["monkey"] if state.options.competition == "on" else 0)
    stock: Counter[str] = Counter(ship.goods)
    contracts: list[str] = []
    for card in sorted(cards, key=_best_paid_first):
        if goods_asked(card):
            contracts.append(card)
            continue
        asked: Counter[str] = Counter(equipment_asked(card))
        missing = asked - tiles
        if missing.total() <= jokers:
            jokers -= missing.total()
            tiles -= asked
            stock.update(goods_given(card))
            missing = Counter()
        yield card, missing
    for card in contracts:
        asked = Counter(goods_asked(card))
        missing = asked - stock
        if not missing:
            stock = stock - asked + Counter(goods_given(card))
        yield card, missing


@cache
def reward(card: str) -> float:
    """Return what a card gives, in money."""
    given = CARDS[card].reward
    return given.money + GOOD_WORTH * (sum(given.goods.values()) + given.any_goods)


@cache
def rate(card: str) -> float:
    """Return what a card pays for a piece that it asks for, in money."""
    return reward(card) / (len(equipment_asked(card)) or len(goods_asked(card)))


def _best_paid_first(card: str) -> tuple[float, str]:
    return -rate(card), card


def cards_to_come(state: State) -> tuple[str, ...]:
    """Return the cards of the voyage that are still to be answered, as this world has them."""
    if state.phase == "ready":
        return ()
    in_play = state.phase in {"decide", "announce", "face"} and state.card is not None
    return (*state.pile, *((state.card or "",) if in_play else ()))


# ---- ships as they would be ------------------------------------------------------------


def with_tile(ship: Ship, tile: Kind, place: str) -> Ship:
    """Return a ship with one more tile."""
    tiles: tuple[Kind, ...] = ship.deck if place == "deck" else ship.below
    return ship.model_copy(update={place: (*tiles, tile)})


def things_of(payment: Iterable[str]) -> tuple[str, ...]:
    """Return what a payment takes off a ship."""
    return tuple(thing for one in payment for thing in model.things_given(one))


def without(ship: Ship, things: Iterable[str]) -> Ship:
    """Return a ship without these things, of which some may be its parrot."""
    rows: dict[str, list[str]] = {
        "deck": list(ship.deck),
        "below": list(ship.below),
        "goods": list(ship.goods),
    }
    parrot = ship.parrot
    for thing in things:
        if thing == "parrot":
            parrot = False
            continue
        kind, _, place = thing.partition("@")
        rows["goods" if model.is_good(thing) else place].remove(kind)
    update = {place: tuple(row) for place, row in rows.items()}
    return ship.model_copy(update={**update, "parrot": parrot})


def rewarded(ship: Ship, card: str) -> Ship:
    """Return a ship with what a card gives; goods of free colours as they come."""
    given = CARDS[card].reward
    goods = (*goods_given(card), *COLOURS[: given.any_goods])
    richer = ship.model_copy(update={"coins": ship.coins + given.money})
    return with_goods(richer, goods)


def with_goods(ship: Ship, goods: Iterable[Colour]) -> Ship:
    """Return a ship with more goods."""
    return ship.model_copy(update={"goods": sorted_goods((*ship.goods, *goods))})


def fined(ship: Ship, good: Colour | None) -> Ship:
    """Return a ship after the pirates' penalty."""
    coins = ship.coins - min(MONEY.penalty_coins, ship.coins)
    poorer = ship.model_copy(update={"coins": coins})
    return without(poorer, (good,)) if good else poorer
