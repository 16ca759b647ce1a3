"""What a ship may still earn: which cards its things go to, the best paid ones first."""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from games.alles_an_bord import model
from games.alles_an_bord.components import (
    CARDS,
    COLOURS,
    KINDS,
    MONEY,
    equipment_asked,
    goods_asked,
    goods_given,
    sorted_goods,
)

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

    from games.alles_an_bord.components import Colour, Kind
    from games.alles_an_bord.model import Ship, State, Thing

COVERED: Final = 0.85
"""Of a card's reward, with everything aboard that it asks for."""
HALF_COVERED: Final = 0.35
"""Of a card's reward, times the square of the share that is aboard."""
ANY: Final = "any"
"""A good of a colour that is still to be named."""
GOOD_WORTH: Final = 1.2
"""Of a good: it sells for 1, and contracts pay more."""
STORAGE_WORTH: Final = (0.9, 0.5, 0.2)
"""Of the first, second and third storage aboard."""
MORE: Final = 0.01
"""Money by which a plan must beat another to be better: sums of fractions differ by less."""


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
    """What each card lacks beside what those that are paid take; nothing where it is paid."""
    money: float
    """What those that are paid bring, in money."""

    @property
    def paid(self) -> tuple[str, ...]:
        """The cards that can all be paid, with goods that others of them bring."""
        return tuple(card for card, missing in self.missing.items() if not missing)


def plan_of(ship: Ship, cards: Iterable[str], state: State, like: Collection[str] = ()) -> Plan:
    """Return which cards a ship pays to get most, and what the others lack.

    Of plans that bring the same, the one is taken that has most in common with another.
    """
    tiles = Counter[str]([*ship.deck, *ship.below])
    jokers = ship.parrot + (tiles["monkey"] if state.options.competition == "on" else 0)
    every = sorted(cards, key=_best_paid_first)
    tile_cards = [card for card in every if equipment_asked(card)]
    contracts = tuple(card for card in every if goods_asked(card))
    plans = (
        _plan(tuple(paid), spare, ship.goods, tile_cards, contracts)
        for paid, spare in _payable(tile_cards, tiles, jokers)
    )
    return max(plans, key=lambda plan: (round(plan.money, 6), len({*plan.paid} & {*like})))


def _payable(
    cards: Sequence[str], tiles: Counter[str], jokers: int
) -> Iterator[tuple[list[str], Counter[str]]]:
    """Yield each choice of cards that tiles pay, with the tiles that are left."""
    if not cards:
        yield [], tiles
        return
    card, *others = cards
    asked = Counter[str](equipment_asked(card))
    lack = (asked - tiles).total()
    if lack <= jokers:
        for paid, spare in _payable(others, tiles - asked, jokers - lack):
            yield [card, *paid], spare
    for paid, spare in _payable(others, tiles, jokers):
        yield paid, spare


def _plan(
    paid: tuple[str, ...],
    spare: Counter[str],
    goods: tuple[Colour, ...],
    tile_cards: Sequence[str],
    contracts: tuple[str, ...],
) -> Plan:
    """Return the plan in which tiles pay these cards, and goods what they can."""
    missing: dict[str, Counter[str]] = {
        card: Counter() if card in paid else Counter[str](equipment_asked(card)) - spare
        for card in tile_cards
    }
    free = [ANY for card in paid for _ in range(CARDS[card].reward.any_goods)]
    stock = sorted((*goods, *(good for card in paid for good in goods_given(card)), *free))
    gain, traded, left = _traded(tuple(stock), contracts)
    lacking: dict[str, Counter[str]] = {
        card: Counter() if card in traded else Counter[str](goods_asked(card)) - Counter(left)
        for card in (*traded, *(one for one in contracts if one not in traded))
    }
    return Plan({**missing, **lacking}, sum(map(reward, paid)) + gain)


@lru_cache(maxsize=1 << 14)
def _traded(
    goods: tuple[str, ...], contracts: tuple[str, ...]
) -> tuple[float, tuple[str, ...], tuple[str, ...]]:
    """Return what trades and contracts add at best, which ones in turn, and the goods left."""
    best: tuple[float, tuple[str, ...], tuple[str, ...]] = (0.0, (), goods)
    have = Counter(goods)
    for card in contracts:
        asked = Counter[str](goods_asked(card))
        lack = (asked - have).total()
        if lack <= have[ANY]:
            rest = have - asked - Counter({ANY: lack}) + Counter(goods_given(card))
            others = tuple(one for one in contracts if one != card)
            gain, traded, left = _traded(tuple(sorted(rest.elements())), others)
            gain += reward(card) - GOOD_WORTH * asked.total()
            best = max(best, (gain, (card, *traded), left), key=lambda one: round(one[0], 6))
    return best


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


def asked_by(card: str) -> Counter[Thing]:
    """Count the tiles and goods that a card asks for."""
    return Counter([*equipment_asked(card), *goods_asked(card)])


def aboard(ship: Ship) -> Counter[Thing]:
    """Count the tiles and goods of a ship."""
    return Counter([*ship.deck, *ship.below, *ship.goods])


def best_of(cards: Iterable[str]) -> str | None:
    """Return the card that gives most; None if there is none."""
    return max(cards, key=reward, default=None)


def gained(before: Plan, after: Plan) -> list[str]:
    """Return the cards that are paid only in a plan that brings more."""
    if after.money < before.money + MORE:
        return []
    return [card for card in after.paid if card not in before.paid]


def bringing_more(state: State, ship: Ship, kinds: Iterable[str]) -> dict[Kind, str]:
    """Return the kinds of which one more tile would bring more, each with the best new card."""
    cards = cards_to_come(state)
    found: dict[Kind, str] = {}
    before = plan_of(ship, cards, state)
    for kind in (one for one in KINDS if one in kinds):
        then = plan_of(with_tile(ship, kind, "deck"), cards, state, before.paid)
        new = gained(before, then)
        if best := best_of(card for card in new if kind in asked_by(card)) or best_of(new):
            found[kind] = best
    return found


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
