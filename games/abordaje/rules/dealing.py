"""The set-up: both ships manned, the pirate chosen, and a turn's orders dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.abordaje.components import (
    DECK_AT,
    DECKS,
    FIGURES,
    LIMITS,
    Order,
    SetUp,
    Side,
    by_priority,
)
from games.abordaje.model import Force, Options, State
from games.kit.game import Seat

if TYPE_CHECKING:
    from games.kit.chance import Chance

Hands = tuple[tuple[Order, ...], tuple[Order, ...]]


def setup(options: Options, chance: Chance) -> State:
    """Man the ships, choose the pirate, and deal the first turn."""
    named = options.pirate
    pirate = Seat(chance.below(2) if named == "random" else int(named) - 1)
    set_up = FIGURES.set_ups[options.mode]
    hands, aside = deal(set_up, chance)
    return State(
        options=options,
        pirate=pirate,
        turn=1,
        sections_in_play=set_up.sections,
        forces=(_man_ship(options, "pirate"), _man_ship(options, "spanish")),
        hands=hands,
        order_sections=set_up.sections,
        laid=((), ()),
        aside=aside,
    )


def _man_ship(options: Options, side: Side) -> Force:
    """Man a side's ship; the pirate captain stands at the prow, the Spanish one at the stern."""
    set_up = FIGURES.set_ups[options.mode]
    start = set_up.pirate if side == "pirate" else set_up.spanish
    crew = {
        DECK_AT[side, section]: men
        for section, men in zip(set_up.sections, start.crew, strict=True)
    }
    end = set_up.sections[0 if side == "pirate" else -1]
    return Force(
        crew=tuple(crew.get(deck, 0) for deck in DECKS), pool=start.pool, captain=DECK_AT[side, end]
    )


def deal(set_up: SetUp, chance: Chance) -> tuple[Hands, tuple[Order, ...]]:
    """Shuffle all orders and deal; return the hands by side, and what is left aside."""
    cards = [one.id for one in FIGURES.orders for _ in range(one.copies)]
    for order in set_up.left_out:
        cards.remove(order)
    pile = chance.shuffle(cards)
    first, second = pile[: LIMITS.hand_size], pile[LIMITS.hand_size : 2 * LIMITS.hand_size]
    return (by_priority(first), by_priority(second)), pile[2 * LIMITS.hand_size :]
