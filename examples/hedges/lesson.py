"""How one learns Hedges: three steps; write more of them, and see `docs/adding-a-game.md`."""

from __future__ import annotations

from typing import Final

from examples.hedges.model import Options, Plant
from games.kit.lesson import Lesson, Reply, Step
from games.kit.text import Seat

PLAYERS: Final = 2
CORNERS: Final = tuple(
    Plant(column=column, row=row) for column in ("A", "G") for row in range(1, 8)
)
"""Where the others plant: out of the way."""
OTHERS: Final = tuple(Reply(Seat(seat), CORNERS) for seat in range(1, PLAYERS))

FIRST: Final = Lesson(
    name="first",
    seats=PLAYERS,
    options=Options(),
    seed="learn27",  # the learner begins, and has row 4
    script=(
        Step("row", Plant(column="D", row=4), instead="row-instead"),
        *OTHERS,
        Step("beside", Plant(column="E", row=4), instead="beside-instead"),
        *OTHERS,
        Step("alone", Plant(column="D", row=5), "any"),
    ),
)

LESSONS: Final = (FIRST,)
