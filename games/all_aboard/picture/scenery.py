"""Sky and water, and the sizes that every picture of the game shares."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from games.all_aboard.art import ART
from games.kit.draw.cache.images import cached
from games.kit.draw.canvas import Canvas, svg
from games.kit.draw.columns import columns as kit_columns

if TYPE_CHECKING:
    from PIL.Image import Image


WIDTH: Final = 1400
HEIGHT: Final = 1050
"""Units, as all measures here."""
MARGIN: Final = 28
"""Left and right."""
GAP: Final = 14
"""Between two columns."""
SKY_COLOUR: Final = "#D8EEF8"
FAR_WATER_COLOUR: Final = "#7FC3E0"
NEAR_WATER_COLOUR: Final = "#2A7FAE"
SURF: Final = 16
"""So far above and below its middle reaches the upper edge of water, at most."""


def columns(count: int) -> list[tuple[int, int]]:
    """Divide the picture's width: the left edge and the width of every column, in units."""
    return kit_columns(count, WIDTH, MARGIN, GAP)


def backdrop(horizon: int, shore: int, height: int = HEIGHT) -> Image:
    """Paint sky, clouds and water; `horizon` and `shore` are where far and near water begin."""
    canvas = Canvas(WIDTH, height, SKY_COLOUR)
    canvas.paste((640, 8), ART.image("cloud", 72))
    canvas.paste((0, horizon - SURF), ART.image("far-surf", 2 * SURF))
    canvas.panel((0, horizon + SURF), (WIDTH, shore - horizon), FAR_WATER_COLOUR, 0)
    canvas.paste((0, shore + 14 - SURF), ART.image("near-surf", 2 * SURF))
    canvas.panel((0, shore + 14 + SURF), (WIDTH, height - shore), NEAR_WATER_COLOUR, 0)
    return canvas.image


@cached
def near_water(height: int) -> Image:
    """Paint the water in front, which hides the keels."""
    return svg(ART.markup("near-water"), WIDTH, height)
