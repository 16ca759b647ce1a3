"""How one learns Lagoon: three steps; write more of them, and see `docs/adding-a-game.md`."""

from __future__ import annotations

from typing import Final

from examples.lagoon.model import Dive, Options
from games.kit.lesson import Lesson, Reply, Step
from games.kit.text import Seat

PLAYERS: Final = 2
OTHERS: Final = tuple(Reply(Seat(seat), (Dive(depth=1 + seat % 2),)) for seat in range(1, PLAYERS))
"""The others stay near the shore."""

FIRST: Final = Lesson(
    name="first",
    seats=PLAYERS,
    options=Options(),
    seed="learn1",
    script=(
        Step("deep", Dive(depth=5), instead="deep-instead"),
        *OTHERS,
        Step("less", Dive(depth=3), instead="less-instead"),
        *OTHERS,
        Step("alone", Dive(depth=4), "any"),
        *OTHERS,
    ),
)

LESSONS: Final = (FIRST,)
