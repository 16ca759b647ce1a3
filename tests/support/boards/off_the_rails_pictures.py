"""Pictures of Off the Rails in tests: views, voices, half-made answers, single squares."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from games.kit.chance import Chance
from games.kit.game import Decision, Seat, text
from games.kit.words import Voice
from games.off_the_rails.picture.table import TABLE_CHART, draw
from tests.support.boards.off_the_rails_table import GAME, busy_match
from tests.support.laws.pictures import cut

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.off_the_rails.components import Square
    from games.off_the_rails.model import State, View

NAMES: Final = ("Ana", "Bartholomew the Great", "Zoë 🦊", "Ximena María del Carmen")


def view(state: State, seat: int | None = None) -> View:
    return GAME.view(state, None if seat is None else Seat(seat))


def voice(language: str = "en", names: tuple[str, ...] = NAMES) -> Voice:
    return Voice(language, "off_the_rails", names)


def answers(*values: str) -> tuple[Decision, ...]:
    return tuple(
        Decision(field="field", ask=text("ask"), value=value, label=text("label"))
        for value in values
    )


def square_of(image: Image, square: Square) -> bytes:
    """Cut one square out of a picture."""
    left, top, width, height = TABLE_CHART.box(square)
    return cut(image, (left, top, left + width, top + height)).tobytes()


@cache
def match(seats: int) -> tuple[State, ...]:
    """Return every position of one lively match, the first and the last included."""
    states = [GAME.setup(seats, GAME.spec.options(), Chance("picture", 0))]  # type: ignore[arg-type]
    return (*states, *(after for *_, after, _ in busy_match(seats, "picture")))


def shown(state: State) -> Image:
    return draw(view(state), voice())
