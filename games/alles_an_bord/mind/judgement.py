"""What computer players know of Alles an Bord?!: what a ship may still earn, and no search.

Loading is a race, where the quickest is served; on a voyage seats do not compete. So each
level asks of every move what the ship could earn after it, with the cards that it takes to be still
to come: levels that use their notes know them, others guess.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from games.alles_an_bord import model
from games.alles_an_bord.components import CARDS, goods_asked, sorted_goods
from games.alles_an_bord.mind.effects import effects_of
from games.alles_an_bord.mind.outlook import (
    GOOD_WORTH,
    cards_to_come,
    earnings,
    fined,
    rewarded,
    things_of,
    with_goods,
    with_tile,
    without,
)
from games.alles_an_bord.model import Move, Notes, Ship, State, View
from games.alles_an_bord.rules import payments_for
from games.kit.mind import Effort, Mind, levels, move_at_random

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.alles_an_bord.components import Colour, Kind
    from games.kit.chance import Chance
    from games.kit.game import Seat
    from games.kit.mind import Effect

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

    def horizon(self, root: State, state: State) -> bool:
        """Stop when a voyage is over: what is loaded for the next one is a race."""
        return state.round > root.round

    def worth(self, state: State) -> tuple[float, ...]:
        """Compare what all ships have and may still earn."""
        cards = cards_to_come(state)
        values = [earnings(ship, cards, state) for ship in state.ships]
        return tuple(
            1 / (1 + exp((max(values[:seat] + values[seat + 1 :]) - value) / SPREAD))
            for seat, value in enumerate(values)
        )

    def effects(self, state: State, seat: Seat, move: Move) -> Sequence[Effect]:
        """Count what a move brings aboard, gives and wins, by the cards that are to come."""
        return effects_of(state, seat, move)

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
            return _liked(with_tile(ship, tile, place), tile, taste)
        case model.Stow(place=place) if ship.hand:
            return _liked(with_tile(ship, ship.hand, place), ship.hand, taste)
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


# ---- on a voyage ---------------------------------------------------------------------


def _outlook(state: State, seat: Seat, move: Move) -> float:
    """Return what a ship may earn after an answer."""
    ship, card, cards = state.ships[seat], state.card, state.pile
    match move:
        case model.Fulfil(payment=payment) if card:
            paid = without(ship, (*things_of(payment), *goods_asked(card)))
            return earnings(rewarded(paid, card), cards, state)
        case model.Penalty(good=good):
            return earnings(fined(ship, good), cards, state)
        case model.Choose(goods=goods):
            return earnings(with_goods(ship, goods), cards, state)
        case model.Throw(thing=thing):
            return earnings(without(ship, (thing,)), cards, state)
        case model.Meet():
            return _outlook_of_meeting(state, ship)
        case _:
            return earnings(ship, cards, state)


def _outlook_of_meeting(state: State, ship: Ship) -> float:
    """Return what it brings on average to meet the pirates that may lie on the pile."""
    jokers = state.options.competition == "on"
    cards = cards_to_come(state)
    outlooks = []
    for card in cards:
        if CARDS[card].category != "pirates":
            continue
        rest = [one for one in cards if one != card]
        payments = payments_for(ship, card, jokers=jokers)
        after = [rewarded(without(ship, things_of(payment)), card) for payment in payments]
        after = after or [fined(ship, good) for good in _forfeits(ship)]
        outlooks.append(max(earnings(one, rest, state) for one in after))
    return sum(outlooks) / len(outlooks)


def _forfeits(ship: Ship) -> tuple[Colour | None, ...]:
    return tuple(dict.fromkeys(ship.goods)) or (None,)
