"""How a match of Bandido Alcatraz begins, and what makes it harder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.bandido_alcatraz.components import AMOUNTS, CARDS
from games.bandido_alcatraz.model import Options, State, Table, in_order
from games.kit.game import Seat

if TYPE_CHECKING:
    from games.kit.chance import Chance


def setup(seats: int, options: Options, chance: Chance) -> State:
    """Return the opening position: the 68 cards and the exit card shuffled, the hands dealt."""
    pile = chance.shuffle(tuple(CARDS))
    size = hand_size(seats, options)
    hands = tuple(in_order(pile[size * seat : size * (seat + 1)]) for seat in range(seats))
    first = chance.below(seats) if options.first_player == "lot" else 0
    return State(
        options=options,
        table=Table(side=options.side),
        turn=Seat(first),
        hands=hands,
        pile=pile[size * seats :],
        set_aside=((),) * seats,
    )


def hand_size(seats: int, options: Options) -> int:
    """Return how many cards a hand has; a single player holds more in the easy game."""
    return int(options.solo_hand) if seats == 1 else AMOUNTS.hand


def variant(seats: int, options: Options) -> str:
    """Return a word for seats, start tile, the hand of a single player, and loose covering.

    Covering water loosely is easier, so such matches are compared among themselves.

    >>> variant(1, Options()), variant(3, Options(side="normal", cover_rule="loose"))
    ('1-easy-6', '3-normal-loose')
    """
    alone = f"-{options.solo_hand}" if seats == 1 else ""
    loose = "-loose" if options.cover_rule == "loose" else ""
    return f"{seats}-{options.side}{alone}{loose}"
