"""How one learns Foreheads: three steps; write more of them, and see `docs/adding-a-game.md`."""

from __future__ import annotations

from typing import Final

from examples.foreheads.model import Bid, Doubt, Options
from games.kit.lesson import Lesson, Reply, Step
from games.kit.text import Seat

PLAYERS: Final = 2
LAST: Final = Seat(PLAYERS - 1)
BIDS: Final = tuple(Bid(total=total) for total in range(50, 0, -1))
"""What the others bid: as much as they may."""

FIRST: Final = Lesson(
    name="first",
    seats=PLAYERS,
    options=Options(),
    seed="learn45",  # the learner begins, and all cards come to little
    script=(
        Step("bid", Bid(total=5), instead="bid-instead"),
        *(Reply(Seat(seat), BIDS) for seat in range(1, PLAYERS)),
        Step("doubt", Doubt(), instead="doubt-instead"),
        Reply(LAST, BIDS),
        Step("alone", Doubt(), "any"),
    ),
)

LESSONS: Final = (FIRST,)
