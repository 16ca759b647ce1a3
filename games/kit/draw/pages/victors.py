"""The end of a tournament: its best on a podium, and below a knock-out's bracket."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.kit.draw.canvas import Canvas
from games.kit.draw.materials import OAK, sheet, wall
from games.kit.draw.pages.bracket import draw_bracket
from games.kit.draw.pages.podium import WIDTH, Standing, paint_podium
from games.kit.draw.scale import extent
from games.kit.draw.text.names import legible_name
from games.kit.words import LANGUAGES, Voice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PIL.Image import Image

    from games.kit.charts import BracketMatch, PodiumPlace

MARGIN: Final = 18
HEIGHT: Final = 660
FLOOR: Final = 590
"""Where the podium stands."""
STEP_HEIGHT: Final = 280
"""Of the first step."""


def draw_victors(victors: Sequence[PodiumPlace], rounds: Sequence[Sequence[BracketMatch]]) -> Image:
    """Draw a podium, best first, and with `rounds` the bracket below it."""
    bracket = draw_bracket(rounds) if rounds else None
    height = HEIGHT + (extent(bracket)[1] if bracket else 0)
    canvas = Canvas(WIDTH, height, OAK.seam)
    canvas.paste((0, 0), wall(WIDTH, HEIGHT))
    canvas.paste((MARGIN, MARGIN), sheet(WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN))
    names = tuple(legible_name(one.name) for one in victors)
    places = [
        Standing(seat, one.rank - 1, won=one.rank == 1, said=one.figure)
        for seat, one in enumerate(victors)
    ]
    paint_podium(canvas, places, Voice(LANGUAGES[0], names=names), FLOOR, STEP_HEIGHT)
    if bracket:
        canvas.paste((0, HEIGHT), bracket)
    return canvas.image
