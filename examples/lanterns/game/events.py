"""What is told while Lanterns is played: facts only; `texts/` makes sentences of them.

A secret happens twice: once for all, without the secret, and once for the seat that may know it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.kit.game import Event, Seat, SeatName, event, text

if TYPE_CHECKING:
    from examples.lanterns.game.model import Round


def sealed(seat: Seat, card: int) -> tuple[Event, Event]:
    """Tell all that a card lies face down, and its owner which one."""
    return event("sealed", who=SeatName(seat=seat)), event("you-sealed", to=seat, card=card)


def lantern_lit(lit: Round) -> Event:
    """Tell all which cards were sealed, and whose lit how bright a lantern."""
    cards = tuple(
        text("card-of", who=SeatName(seat=Seat(seat)), card=card)
        for seat, card in enumerate(lit.cards)
    )
    return event("lantern-lit", who=SeatName(seat=lit.winner), light=lit.light, cards=cards)
