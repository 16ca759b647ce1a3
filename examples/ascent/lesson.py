"""How one learns Ascent: three steps; write more of them, and see `docs/adding-a-game.md`."""

from __future__ import annotations

from typing import Final

from examples.ascent.model import Lay, Options
from games.kit.lesson import Lesson, Step

PLAYERS: Final = 2

FIRST: Final = Lesson(
    name="first",
    seats=PLAYERS,
    options=Options(),
    seed="learn50",  # the learner holds the lowest cards: 5, 8, 11
    script=(
        Step("low", Lay(card=5), instead="instead"),
        Step("next", Lay(card=8), instead="instead"),
        Step("last", Lay(card=11)),
    ),
)

LESSONS: Final = (FIRST,)
