"""How one learns Summits: three steps; write more of them, and see `docs/adding-a-game.md`."""

from __future__ import annotations

from typing import Final

from examples.summits.model import Climb, Options, Rest
from games.kit.lesson import Lesson, Step

PLAYERS: Final = 2

FIRST: Final = Lesson(
    name="first",
    seats=PLAYERS,
    options=Options(),
    seed="learn10",  # the learner begins, and the first two cards differ
    script=(
        Step("climb", Climb(), instead="instead"),
        Step("on", Climb(), instead="instead"),
        Step("rest", Rest(), instead="rest-instead"),
    ),
)

LESSONS: Final = (FIRST,)
