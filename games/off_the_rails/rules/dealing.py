"""Dealing: sides, decks, first deposits and missions; and the solo game's setting-up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.kit.game import Seat
from games.off_the_rails import events
from games.off_the_rails.components import (
    BOARD,
    CHASM_CARD,
    COLOURS,
    COURSE,
    FIGURES,
    NOTHING,
    OPPOSITE_CLAN,
    SPACES,
    Card,
    Colour,
    Edge,
    Jewels,
    jewels_of,
)
from games.off_the_rails.model import Cart, Options, State
from games.off_the_rails.rules.missions import MISSIONS_WITHOUT_BUMPERS
from games.off_the_rails.rules.turn_end import lay_deposit

if TYPE_CHECKING:
    from collections.abc import Mapping

    from games.kit.chance import Chance
    from games.off_the_rails.rules.working_copy import StateCopy

ALL_CARDS: Final[tuple[Card, ...]] = (*SPACES, CHASM_CARD)
FULL_BAG: Final[Jewels] = jewels_of(**{one.id: one.count for one in FIGURES.jewels})
SOLO_JEWELS: Final = tuple(one.id for one in FIGURES.jewels for _ in range(one.solo_count))
DIE_COLOURS: Final = ("white", "black")
CARDS_DEALT_APART: Final = 2
"""Cards of every colour that lie neither in the deck nor out: a first deposit, and the chasm's."""


def new_match(seats: int, options: Options, chance: Chance) -> State:
    """Open the box: the first seat is drawn by lot and will choose its side."""
    first = Seat(chance.below(seats))
    box = State(
        options=options,
        seats=seats,
        phase="sides",
        first=first,
        turn=first,
        stockpiles=(NOTHING,) * seats,
        bag=FULL_BAG,
        deck=ALL_CARDS,
        supply=dict.fromkeys(COLOURS, COURSE.tokens_per_colour),
    )
    return _alone(box, chance) if seats == 1 else box


def choose_side(copy: StateCopy, edge: Edge) -> None:
    """Seat everybody, then deal."""
    state = copy.state
    first = BOARD.surfaces[edge].colour
    facing = OPPOSITE_CLAN[first]
    left = [one for one in COLOURS if one not in {first, facing}]
    others = copy.chance.named("clans").shuffle(left)
    by_turn = (first, facing, *others)[: state.seats]
    clans = tuple(by_turn[(seat - state.first) % state.seats] for seat in range(state.seats))
    carts = tuple(
        Cart(name=f"{clan}.{die}", owner=Seat(seat))
        for seat, clan in enumerate(clans)
        for die in DIE_COLOURS
    )
    copy.change(clans=clans, carts=carts, phase="actions")
    for seat in range(state.seats):
        who = Seat((state.first + seat) % state.seats)
        copy.events.append(events.side_chosen(who, clans[who]))
    _deal(copy)


def length_of(state: State) -> int:
    """Return how many piles of four make up the deposit deck."""
    length = state.options.length
    return FIGURES.deck.piles[
        FIGURES.deck.standard[str(state.seats)] if length == "auto" else length
    ]


def _deal(copy: StateCopy) -> None:
    state, chance = copy.state, copy.chance.named("deal")
    piles = length_of(state)
    out_each = FIGURES.deck.numbers - CARDS_DEALT_APART - piles
    shuffled = {
        colour: chance.shuffle([card for card in SPACES if card[:-1] == colour])
        for colour in COLOURS
    }
    opening = [cards[0] for cards in shuffled.values()]
    rest = {colour: cards[CARDS_DEALT_APART + out_each :] for colour, cards in shuffled.items()}
    missions = [one.id for one in FIGURES.missions]
    if state.options.bumpers == "on":
        missions = [one for one in missions if one not in MISSIONS_WITHOUT_BUMPERS]
    face_up = state.seats + 1 if state.options.missions == "on" else 0
    copy.change(
        chasm_deck=tuple(cards[1] for cards in shuffled.values()),
        out=tuple(
            card
            for cards in shuffled.values()
            for card in cards[CARDS_DEALT_APART : CARDS_DEALT_APART + out_each]
        ),
        deck=with_chasm_card(stacked(rest, piles, chance), chance),
        missions=chance.shuffle(missions)[:face_up],
        aside=COLOURS,
        supply={colour: n - 1 for colour, n in state.supply.items()},
    )
    for card in opening:
        lay_deposit(copy, card)
    copy.events.append(events.match_begun(state.first))


def stacked(cards: Mapping[Colour, tuple[Card, ...]], piles: int, chance: Chance) -> list[Card]:
    """Make piles of one card of each colour, shuffle each, and stack them."""
    return [
        card
        for pile in range(piles)
        for card in chance.shuffle([cards[colour][pile] for colour in COLOURS])
    ]


def with_chasm_card(deck: list[Card], chance: Chance) -> tuple[Card, ...]:
    """Shuffle the chasm card into the four cards above the bottom four, as far as they remain."""
    lowest = len(deck) - FIGURES.deck.below_chasm_card
    highest = max(0, lowest - FIGURES.deck.chasm_card_among)
    place = highest + chance.below(lowest - highest + 1)
    return (*deck[:place], CHASM_CARD, *deck[place:])


def _alone(box: State, chance: Chance) -> State:
    """Set up the solo game: a cart of every colour, a jewel on every space."""
    jewels = chance.shuffle(SOLO_JEWELS)
    return box.model_copy(
        update={
            "phase": "actions",
            "clans": COLOURS,
            "carts": tuple(Cart(name=colour, owner=Seat(0)) for colour in COLOURS),
            "deposits": {
                square: jewels_of(**{jewel: 1})
                for square, jewel in zip(SPACES.values(), jewels, strict=True)
            },
            "bag": NOTHING,
            "homes": (NOTHING,) * len(COLOURS),
            "deck": chance.shuffle(ALL_CARDS),
        }
    )
