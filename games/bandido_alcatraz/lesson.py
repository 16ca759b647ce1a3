"""Lessons of Bandido Alcatraz: an escape from first to last; and a kit gathered by signals."""

from __future__ import annotations

from typing import Final

from games.bandido_alcatraz.model import Dig, Gather, Options
from games.kit.lesson import Lesson, Reply, Step
from games.kit.text import Seat

PARTNER: Final = Seat(1)

FIRST: Final = Lesson(
    name="first",
    seats=2,
    options=Options(),
    seed="learn2119",
    script=(
        Step("close", Dig(card="A26", x=0, y=-1, rotation=0), instead="close-instead"),
        Reply(PARTNER, (Dig(card="A41", x=0, y=1, rotation=90),)),
        Step("water", Dig(card="A09", x=0, y=2, rotation=180), instead="water-instead"),
        Reply(PARTNER, (Dig(card="A66", x=1, y=2, rotation=270),)),
        Step("gather", Gather(card="A12"), instead="gather-instead"),
        Reply(PARTNER, (Dig(card="A31", x=2, y=1, rotation=90),)),
        Step("exit", Dig(card="EXIT", x=2, y=3, rotation=90), instead="exit-instead"),
        Reply(PARTNER, (Gather(card="A37"),)),
        Step("kit", Gather(card="A27"), instead="kit-instead"),
        Reply(PARTNER, (Dig(card="A38", x=2, y=-1, rotation=90),)),
        Step("more", Gather(card="A45"), instead="kit-instead"),
        Reply(PARTNER, (Gather(card="A53"),)),
        Step("last", Dig(card="A02", x=2, y=-2, rotation=0), instead="last-instead"),
    ),
)

SIGNALS: Final = Lesson(
    name="signals",
    seats=2,
    options=Options(),
    seed="signals4492",
    script=(
        Step("rope", Gather(card="A53"), instead="rope-instead"),
        Reply(PARTNER, (Dig(card="A07", x=0, y=-1, rotation=180),)),
        Step("coat", Gather(card="A37"), instead="coat-instead"),
        Reply(PARTNER, (Gather(card="A49"),)),
        Step("dig", Dig(card="A06", x=2, y=0, rotation=270), instead="dig-instead"),
        Reply(PARTNER, (Gather(card="A09"),)),
        Step(
            "last",
            Gather(card="A43"),
            (Gather(card="A51"), Gather(card="A63")),
            instead="last-instead",
        ),
    ),
)

LESSONS: Final = (FIRST, SIGNALS)
