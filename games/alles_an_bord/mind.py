"""What computer players know of Alles an Bord?!: what a ship may still earn, and no search.

Loading is a race, where the quickest is served; on a voyage seats do not compete. So each
level asks of every move what the ship could earn after it, with the cards that it takes to be still
to come: levels that use their notes know them, others guess.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from math import exp
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from games.alles_an_bord import model
from games.alles_an_bord.components import (
    CARDS,
    COLOURS,
    KINDS,
    MONEY,
    SHIP,
    equipment_asked,
    goods_asked,
    goods_given,
    sorted_goods,
)
from games.alles_an_bord.events import amount, card_text
from games.alles_an_bord.events.naming import listed_amounts, reward_of
from games.alles_an_bord.model import Move, Notes, Ship, State, View
from games.alles_an_bord.rules import payments_for
from games.kit.mind import Effect, Effort, Mind, levels, move_at_random
from games.kit.text import text

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from games.alles_an_bord.components import Colour, Kind
    from games.kit.chance import Chance
    from games.kit.game import Seat

COVERED: Final = 0.85
"""Of a card's reward, with everything aboard that it asks for."""
HALF_COVERED: Final = 0.35
"""Of a card's reward, times the square of the share that is aboard."""
GOOD_WORTH: Final = 1.2
"""Of a good: it sells for 1, and contracts pay more."""
STORAGE_WORTH: Final = (0.9, 0.5, 0.2)
"""Of the first, second and third storage aboard."""
SPREAD: Final = 6.0
"""Money that is a clear lead."""


@dataclass(frozen=True)
class Taste:
    """What a computer likes while it loads."""

    flipping: float = 0.3
    """Below this gain of all tiles in sight, a tile is turned over instead."""
    goods: float = 0.1
    """What it adds to take a good at once, beyond what its colour may earn."""
    liking: float = 0.0
    """What it adds to load a tile of a kind that is `liked`."""
    liked: frozenset[Kind] = frozenset()


PLAIN: Final = Taste()
STYLES: Final = MappingProxyType(
    {
        "gambler": Taste(flipping=3.0),
        "hoarder": Taste(goods=3.0),
        "gunner": Taste(liking=1.2, liked=frozenset({"cannon", "sabre"})),
    }
)
"""None stronger or weaker than the plain one, as measured: see docs/computer-players.md."""


class AllesAnBordMind(Mind[State, Move, View]):
    """Makes the move after which its ship may earn most."""

    levels = levels(
        first=Effort(0, slips=0.37, pace=(6.5, 8.5), head_start=5),
        easy=Effort(0, slips=0.15, pace=(3.8, 5.4), head_start=5),
        normal=Effort(0, remembers=True, slips=0.12, pace=(2.5, 3.5)),
        strong=Effort(0, remembers=True, pace=(1.3, 1.9)),
    )
    blank = Notes()
    styles = tuple(STYLES)

    def __init__(self, taste: Taste = PLAIN) -> None:
        """Load by a taste."""
        self._taste = taste

    def in_style(self, style: str) -> AllesAnBordMind:
        """Return a mind that loads by the taste of a style."""
        return type(self)(STYLES.get(style, PLAIN))

    def moves(
        self,
        state: State,
        seat: Seat,  # noqa: ARG002 - the same for all
        legal: Sequence[Move],
    ) -> Sequence[Move]:
        """Leave out what serves nothing: to throw what need not go, to take without stowing."""
        useless: tuple[type[Move], ...] = (model.Take, model.PutBack)
        if state.phase != "stow":
            useless = (*useless, model.Throw)
        return [move for move in legal if not isinstance(move, useless)] or legal

    def policy(self, state: State, seat: Seat, legal: Sequence[Move], luck: Chance) -> Move:
        """Make the best move by what the ship may earn after it."""
        moves = self.moves(state, seat, legal)
        if state.phase == "loading":
            return _loading_move(state, seat, moves, self._taste)
        if state.phase in {"ready", "chests"}:
            return max(
                moves, key=lambda move: move.deck if isinstance(move, model.PlaceChests) else 0
            )
        outlooks = [(_outlook(state, seat, move), move) for move in moves]
        best = max(outlook for outlook, _ in outlooks)
        return move_at_random([move for outlook, move in outlooks if outlook == best], luck)

    def worth(self, state: State) -> tuple[float, ...]:
        """Compare what all ships have and may still earn."""
        cards = _cards_to_come(state)
        values = [earnings(ship, cards, state) for ship in state.ships]
        return tuple(
            1 / (1 + exp((max(values[:seat] + values[seat + 1 :]) - value) / SPREAD))
            for seat, value in enumerate(values)
        )

    def effects(self, state: State, seat: Seat, move: Move) -> Sequence[Effect]:
        """Count what a move brings aboard, gives and wins, by the cards that are to come."""
        ship, card, found = state.ships[seat], state.card, list[Effect]()
        match move:
            case model.Load(tile=thing) | model.TakeGood(colour=thing) if thing != "unseen":
                found = _served(state, ship, thing)
            case model.Stow() if ship.hand:
                found = _served(state, ship, ship.hand)
            case model.Flip():
                found = _turned_over(state, ship)
            case model.Fulfil() if card:
                reward = tuple([amount(*one) for one in reward_of(card).items()])
                found = [Effect(text("effect-pays", what=reward), 2.0)]
            case model.Pass() if card:
                found = _let_go(state, ship, card)
            case model.Meet() | model.Flee():
                found = _pirates_paid(state, ship, meets=isinstance(move, model.Meet))
            case model.Throw(thing=thing):
                kind = thing.partition("@")[0]
                if not any(kind in _asked_by(one) for one in _cards_to_come(state)):
                    found = [Effect(text("effect-unasked"), 0.3)]
            case _:
                pass
        return found

    def can_be_judged(self, state: State) -> bool:
        """Judge the voyage only: loading is a race."""
        return state.phase not in {"ready", "loading"}

    def waits_for_person(self, state: State, person: Seat, moves: int) -> bool:
        """Wait until the person has loaded so many tiles, where all load at once."""
        ship = state.ships[person]
        loaded = len(ship.deck) + len(ship.below) + (ship.hand is not None)
        is_race = state.phase == "loading" and not state.options.calm
        return is_race and not ship.full and loaded < moves

    def remember(self, notes: Notes, view: View) -> Notes:
        """Note the thirteen cards while they lie open."""
        if view.cards is not None:
            return Notes(round=view.round, cards=view.cards)
        return notes


# ---- what a move does ----------------------------------------------------------------


def _asked_by(card: str) -> Counter[model.Thing]:
    return Counter([*equipment_asked(card), *goods_asked(card)])


def _aboard(ship: Ship) -> Counter[model.Thing]:
    return Counter([*ship.deck, *ship.below, *ship.goods])


def _is_shared(card: str, cards: Sequence[str]) -> bool:
    """Tell whether other cards ask for something that a card asks for."""
    return any(_asked_by(card) & _asked_by(one) for one in cards if one != card)


def _served(state: State, ship: Ship, thing: model.Thing) -> list[Effect]:
    """Say which cards to come find all aboard that they ask for with one thing more.

    Else how many of them ask for it, or what it is good for by itself.
    """
    aboard = _aboard(ship)
    cards = _cards_to_come(state)
    asked = [_asked_by(card) for card in cards]
    found = [
        Effect(text("effect-completes", card=card_text(card)), _reward(card))
        for card, these in zip(cards, asked, strict=True)
        if these - aboard == Counter([thing])
    ]
    if thing == "storage":
        fit = SHIP.goods_only + SHIP.storage_holds * aboard["storage"]
        found.append(Effect(text("effect-stores", n=fit + SHIP.storage_holds, before=fit), 0.3))
    many, have = sum(thing in these for these in asked), aboard[thing]
    if not found and many > have:
        found.append(Effect(text("effect-asked", n=many, have=have), 0.1 * (many - have)))
    return found


def _turned_over(state: State, ship: Ship) -> list[Effect]:
    """Say why none of the tiles that lie open is loaded: what is missing lies elsewhere."""
    lying = [kind for kind, n in zip(KINDS, state.heap_open, strict=True) if n]
    served = [one.said for kind in lying for one in _served(state, ship, kind)]
    completed = [one.facts["card"] for one in served if one.key == "effect-completes"]
    found = _awaited(state, ship, lying)
    if not completed:
        found.append(Effect(text("effect-nothing-lies"), 0.1))
    elif all(_is_shared(one, _cards_to_come(state)) for one in completed):
        found.append(Effect(text("effect-shared"), 0.1))
    return found


def _awaited(state: State, ship: Ship, lying: Sequence[Kind]) -> list[Effect]:
    """Say of the best card for which one tile is missing that none of them lies open, if so."""
    aboard = _aboard(ship)
    missing = {card: _asked_by(card) - aboard for card in _cards_to_come(state)}
    cards = [
        card
        for card, these in missing.items()
        if these.total() == 1 and set(these) <= set(KINDS) - set(lying)
    ]
    if not cards:
        return []
    best = max(cards, key=_reward)
    said = text(
        "effect-awaits", card=card_text(best), things=listed_amounts(missing[best].elements())
    )
    return [Effect(said, 0.2)]


def _let_go(state: State, ship: Ship, card: str) -> list[Effect]:
    """Say what is lacking for a card that is let go by, or else what its things are kept for."""
    jokers = state.options.competition == "on"
    payments = payments_for(ship, card, jokers=jokers)
    if not payments:
        lacking = listed_amounts((_asked_by(card) - _aboard(ship)).elements())
        return [Effect(text("effect-lacks", things=lacking), 0.5)]
    given = [_without(ship, (*_things(one), *goods_asked(card))) for one in payments]
    kept = [
        one
        for one in state.pile
        if payments_for(ship, one, jokers=jokers)
        and not any(payments_for(after, one, jokers=jokers) for after in given)
    ]
    if not kept:
        return []
    best = max(kept, key=_reward)
    return [Effect(text("effect-kept-for", card=card_text(best)), _reward(best))]


def _pirates_paid(state: State, ship: Ship, *, meets: bool) -> list[Effect]:
    """Count the pirates among the cards to come that the ship can pay for."""
    jokers = state.options.competition == "on"
    pirates = [one for one in _cards_to_come(state) if CARDS[one].category == "pirates"]
    paid = sum(bool(payments_for(ship, one, jokers=jokers)) for one in pirates)
    said = text("effect-pays-pirates", n=paid, many=len(pirates))
    is_likely = 2 * paid >= len(pirates)
    return [Effect(said, 1.0 if is_likely == meets else -0.5)] if pirates else []


# ---- what a ship may earn ----------------------------------------------------------


def earnings(ship: Ship, cards: Iterable[str], state: State) -> float:
    """Return the money a ship has and may still get from cards, best paid pieces first."""
    tiles = Counter([*ship.deck, *ship.below])
    jokers = ship.parrot + (tiles["monkey"] if state.options.competition == "on" else 0)
    stock = Counter(ship.goods)
    total = ship.total + GOOD_WORTH * len(ship.goods) + sum(STORAGE_WORTH[: tiles["storage"]])
    contracts: list[str] = []
    for card in sorted(cards, key=_rate):
        if goods_asked(card):
            contracts.append(card)
            continue
        asked = Counter(equipment_asked(card))
        missing = (asked - tiles).total()
        if missing <= jokers:
            jokers -= missing
            tiles -= asked
            stock.update(goods_given(card))
            total += COVERED * _reward(card)
        else:
            total += HALF_COVERED * _reward(card) * (1 - missing / asked.total()) ** 2
    return total + _trade(contracts, stock)


def _trade(cards: Iterable[str], stock: Counter[Colour]) -> float:
    """Return what trades and contracts add, with the goods there are and those that may come."""
    total = 0.0
    for card in cards:
        asked = Counter(goods_asked(card))
        gain = _reward(card) - GOOD_WORTH * asked.total()
        missing = (asked - stock).total()
        if not missing:
            stock = stock - asked + Counter(goods_given(card))
            total += COVERED * gain
        else:
            total += HALF_COVERED * gain * (1 - missing / asked.total()) ** 2
    return total


@cache
def _reward(card: str) -> float:
    reward = CARDS[card].reward
    return reward.money + GOOD_WORTH * (sum(reward.goods.values()) + reward.any_goods)


@cache
def _rate(card: str) -> tuple[float, str]:
    """Sort cards by what they pay for a piece, the best first."""
    asked = len(equipment_asked(card)) or len(goods_asked(card))
    return -_reward(card) / asked, card


def _cards_to_come(state: State) -> tuple[str, ...]:
    """Return the cards of the voyage that are still to be answered, as this world has them."""
    if state.phase == "ready":
        return ()
    in_play = state.phase in {"decide", "announce", "face"} and state.card is not None
    return (*state.pile, *((state.card or "",) if in_play else ()))


# ---- loading -------------------------------------------------------------------------


def _loading_move(state: State, seat: Seat, moves: Sequence[Move], taste: Taste) -> Move:
    """Return the tile or good that adds most; turn tiles over while none in sight adds much."""
    ship, cards = state.ships[seat], state.pile
    before = earnings(ship, cards, state)
    gains = [(earnings(_loaded(ship, move, taste), cards, state) - before, move) for move in moves]
    best, move = max(gains, key=lambda item: item[0])
    flip = next((move for move in moves if move.kind == "flip"), None)
    if flip is not None and best < taste.flipping and not ship.hand:
        return flip
    return move


def _loaded(ship: Ship, move: Move, taste: Taste) -> Ship:
    """Return a ship with what a move brings aboard; of what is unseen, nothing is known."""
    match move:
        case model.Load(tile=tile, place=place) if tile != "unseen":
            return _liked(_with_tile(ship, tile, place), tile, taste)
        case model.Stow(place=place) if ship.hand:
            return _liked(_with_tile(ship, ship.hand, place), ship.hand, taste)
        case model.TakeGood(colour=colour):
            # Two goods are due to everybody and hardly ever run out, so tiles come first.
            goods = sorted_goods((*ship.goods, colour))
            return ship.model_copy(
                update={"goods": goods, "coins": ship.coins - GOOD_WORTH + taste.goods}
            )
        case _:
            return ship


def _liked(ship: Ship, tile: Kind, taste: Taste) -> Ship:
    """Return a ship that is worth more if its new tile is to the taste."""
    return ship.model_copy(update={"coins": ship.coins + taste.liking * (tile in taste.liked)})


def _with_tile(ship: Ship, tile: Kind, place: str) -> Ship:
    tiles: tuple[Kind, ...] = ship.deck if place == "deck" else ship.below
    return ship.model_copy(update={place: (*tiles, tile)})


# ---- on a voyage ---------------------------------------------------------------------


def _outlook(state: State, seat: Seat, move: Move) -> float:
    """Return what a ship may earn after an answer."""
    ship, card, cards = state.ships[seat], state.card, state.pile
    match move:
        case model.Fulfil(payment=payment) if card:
            paid = _without(ship, (*_things(payment), *goods_asked(card)))
            return earnings(_rewarded(paid, card), cards, state)
        case model.Penalty(good=good):
            return earnings(_fined(ship, good), cards, state)
        case model.Choose(goods=goods):
            return earnings(_with_goods(ship, goods), cards, state)
        case model.Throw(thing=thing):
            return earnings(_without(ship, (thing,)), cards, state)
        case model.Meet():
            return _outlook_of_meeting(state, ship)
        case _:
            return earnings(ship, cards, state)


def _outlook_of_meeting(state: State, ship: Ship) -> float:
    """Return what it brings on average to meet the pirates that may lie on the pile."""
    jokers = state.options.competition == "on"
    cards = _cards_to_come(state)
    outlooks = []
    for card in cards:
        if CARDS[card].category != "pirates":
            continue
        rest = [one for one in cards if one != card]
        payments = payments_for(ship, card, jokers=jokers)
        after = [_rewarded(_without(ship, _things(payment)), card) for payment in payments]
        after = after or [_fined(ship, good) for good in _forfeits(ship)]
        outlooks.append(max(earnings(one, rest, state) for one in after))
    return sum(outlooks) / len(outlooks)


def _forfeits(ship: Ship) -> tuple[Colour | None, ...]:
    return tuple(dict.fromkeys(ship.goods)) or (None,)


def _things(payment: Iterable[str]) -> tuple[str, ...]:
    return tuple(thing for one in payment for thing in model.things_given(one))


def _without(ship: Ship, things: Iterable[str]) -> Ship:
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


def _rewarded(ship: Ship, card: str) -> Ship:
    """Return a ship with what a card gives; goods of free colours as they come."""
    reward = CARDS[card].reward
    goods = (*goods_given(card), *COLOURS[: reward.any_goods])
    richer = ship.model_copy(update={"coins": ship.coins + reward.money})
    return _with_goods(richer, goods)


def _with_goods(ship: Ship, goods: Iterable[Colour]) -> Ship:
    return ship.model_copy(update={"goods": sorted_goods((*ship.goods, *goods))})


def _fined(ship: Ship, good: Colour | None) -> Ship:
    """Return a ship after the pirates' penalty."""
    coins = ship.coins - min(MONEY.penalty_coins, ship.coins)
    poorer = ship.model_copy(update={"coins": coins})
    return _without(poorer, (good,)) if good else poorer
