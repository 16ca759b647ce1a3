"""A view of Lanterns in words: the picture's alt text, and the table on request."""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.lanterns.game.components import ROUNDS
from games.kit.game import Outcome, Seat, SeatName, Text, text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from examples.lanterns.game.model import View


def describe(view: View) -> Iterator[Text]:
    """Say what the picture shows: how the match stands, the viewer's cards, and what lies open."""
    yield headline(view)
    if view.mine is not None:
        yield text("mine-line", card=view.mine)
    if view.hand:
        yield text("hand-line", hand=view.hand)
    for seat, n in enumerate(view.points):
        key = "seat-line" if view.result else "seat-sealed" if view.sealed[seat] else "seat-waits"
        yield text(key, who=SeatName(seat=Seat(seat)), points=n)
    for number, lit in enumerate(view.rounds, start=1):
        yield text("round-line", round=number, cards=lit.cards)
        yield text("light-line", who=SeatName(seat=lit.winner), light=lit.light)


def headline(view: View) -> Text:
    """Say which round it is, or who has won."""
    if view.result:
        return _win(view.result)
    return text("round-of", round=len(view.rounds) + 1, rounds=ROUNDS)


def _win(result: Outcome) -> Text:
    winners = sorted(result.winners)
    return text(
        "win",
        who=tuple(SeatName(seat=seat) for seat in winners),
        winners=len(winners),
        points=max(result.scores),
    )
