"""How likely an escape is: a sum of learned weights, by what one seat may see.

The weights were learned from matches of the computer with itself, by temporal differences; see
docs/computer-players.md. Each table is read by counts that are capped at its end.
"""

from __future__ import annotations

from bisect import bisect_right
from math import exp
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from games.bandido_alcatraz.components import CARDS, EXIT, Missing
from games.bandido_alcatraz.mind.mouths import BIT, card_set
from games.kit.game import Value

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from games.bandido_alcatraz.mind.mouths import CardSet, Layout, Mouth
    from games.bandido_alcatraz.model import Cell

T = TypeVar("T")

STEPS_OF_CARDS: Final = (1, 2, 3, 5, 8, 13)
"""Where cards are counted: none, 1, 2, 3-4, 5-7, 8-12, more."""
STEPS_OF_CROWD: Final = (2, 3, 5)
"""Where mouths are counted coarsely: one, 2, 3-4, more."""
PILE_STEP: Final = 7
"""Cards of the pile from one entry of its table to the next."""
UNKNOWN, IN_HAND, LAID = range(3)
"""Where the exit card is, as far as a seat knows."""
WITH_WATER: Final = 5
"""The kind of a card with water; that of others is the number of their exits."""
HOPELESS: Final = -12.0
"""The least worth of a position that cannot be won, so that the better lost one is still found."""
FAINT: Final = 0.01
"""By how much weights tell hopeless positions from one another."""


class Weights(Value):
    """The learned tables. How they are read: `_score`."""

    bias: float
    progress: tuple[tuple[tuple[float, ...], ...], ...]
    tunnels: tuple[tuple[float, ...], ...]
    pile: tuple[tuple[float, ...], ...]
    mouth: tuple[tuple[float, ...], ...]
    closers: tuple[tuple[tuple[float, ...], ...], ...]
    last_mouth: tuple[tuple[tuple[float, ...], ...], ...]
    way_out: tuple[tuple[float, ...], ...]
    own_closers: tuple[tuple[float, ...], ...]
    water: tuple[tuple[float, ...], ...]
    side_by_side: tuple[tuple[float, ...], ...]
    hand: tuple[tuple[tuple[float, ...], ...], ...]


WEIGHTS: Final = Weights.model_validate_json(
    Path(__file__).with_name("weights.json").read_text("utf-8")
)


class Outlook(NamedTuple):
    """A position after a move, as the seat that made it sees it."""

    layout: Layout
    hand: tuple[str, ...]
    """What is left in it, before another card is drawn."""
    unseen: CardSet
    """Neither on the table, nor gathered, nor in the hand as it was before; without EXIT."""
    missing: Missing
    pile: int
    """Cards in it."""
    exit_lies: bool


def chance_of_escape(seen: Outlook) -> float:
    """Return how likely the Bandido gets out, 0 to 1."""
    if not seen.layout.mouths:
        return float(_escapes(seen))
    score = _score(seen)
    return 1 / (1 + exp(-(HOPELESS + FAINT * score if _is_hopeless(seen) else score)))


def _escapes(seen: Outlook) -> bool:
    return seen.exit_lies and not seen.layout.waters and not any(seen.missing.values())


def _is_hopeless(seen: Outlook) -> bool:
    """Tell whether too much is gathered, or some water or some mouth can never be covered."""
    left = seen.unseen | card_set(seen.hand)
    if not seen.exit_lies:
        left |= BIT[EXIT]
    unfit = [mouth for mouth in seen.layout.mouths.values() if not mouth.fitting & left]
    return bool(unfit) or seen.layout.blocked or min(seen.missing.values()) < 0


def _score(seen: Outlook) -> float:
    """Return the sum of what each thing counts; tables go by the way out first, where they do."""
    mouths, waters = seen.layout.mouths, len(seen.layout.waters)
    missing = sum([max(number, 0) for number in seen.missing.values()])
    crowd = bisect_right(STEPS_OF_CROWD, count := len(mouths))
    way_out = LAID if seen.exit_lies else IN_HAND if EXIT in seen.hand else UNKNOWN
    score = (
        WEIGHTS.bias
        + _at(_at(WEIGHTS.progress[way_out], count), missing)
        + _at(WEIGHTS.tunnels[way_out], sum([mouth.tunnels for mouth in mouths.values()]))
        + _at(_at(WEIGHTS.pile, seen.pile // PILE_STEP), count)
        + _at(_at(WEIGHTS.own_closers, _closable(mouths.values(), seen.hand)), count)
        + _at(WEIGHTS.side_by_side, _pairs(mouths))[crowd]
    )
    for mouth in mouths.values():
        closers = WEIGHTS.closers[_many(mouth.closing & seen.unseen)]
        score += WEIGHTS.mouth[mouth.tunnels - 1][mouth.earths]
        score += _at(closers, mouth.tunnels - 1)[crowd]
    if count == 1:
        fits = _many(mouth.fitting & seen.unseen)
        score += WEIGHTS.last_mouth[fits][_many(mouth.closing & seen.unseen)][way_out]
    if way_out != LAID:
        outlets = sum([mouth.closing & BIT[EXIT] > 0 for mouth in mouths.values()])
        score += _at(_at(WEIGHTS.way_out, outlets), count)
    if waters:
        score += _at(WEIGHTS.water, waters)[crowd]
    return score + sum([_card_score(card, seen.missing, crowd) for card in seen.hand])


def _card_score(card: str, missing: Missing, crowd: int) -> float:
    """Return what it counts to keep a card; its water makes it hard to place, as many exits do."""
    if card == EXIT:
        return 0
    kind = WITH_WATER if CARDS[card].blue_half else len(CARDS[card].edges)
    item = CARDS[card].item
    return WEIGHTS.hand[kind][item is not None and missing[item] > 0][crowd]


def _closable(mouths: Iterable[Mouth], hand: Iterable[str]) -> int:
    """Return how many mouths a hand can close, each with a card of its own."""
    cards, held = 0, card_set(hand)
    closing = [closers for mouth in mouths if (closers := mouth.closing & held)]
    for one in closing:
        cards |= one
    return min(len(closing), (cards & ~BIT[EXIT]).bit_count())


def _pairs(mouths: Collection[Cell]) -> int:
    """Return how often two mouths lie side by side: one card may close both."""
    return sum([((x + 1, y) in mouths) + ((x, y + 1) in mouths) for x, y in mouths])


def _many(cards: CardSet) -> int:
    return bisect_right(STEPS_OF_CARDS, cards.bit_count())


def _at(table: tuple[T, ...], index: int) -> T:
    """Return the entry of a table at an index, or its last one."""
    return table[index] if index < len(table) else table[-1]
